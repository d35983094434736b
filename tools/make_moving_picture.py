"""Draw the moving picture of the README: a recorded match, and where Mister X could be at every moment of it.

    python tools/make_moving_picture.py

It is one SVG that moves by styles alone: the board as `board show` draws it, a glow for every place that an onlooker
could not exclude, and the pawns. Where no motion is wanted it stands still at the end. The same sources give the same
picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from nascondino import games
from nascondino.engine import record
from nascondino.engine.belief import Belief
from nascondino.engine.contract import LoadedBoard, Spot
from nascondino.engine.match import Match
from nascondino.engine.texts import catalogue

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "images" / "chase.svg"
GAME, RECORD = "venice", "venice-caught-4.record"

TOLD = ("fled", "shown", "moved", "ended")  # events that are worth a moment
SECONDS = {"fled": 1.8, "shown": 2.2, "moved": 0.9, "ended": 5.0}
FADE = 0.3  # seconds in which one moment gives way to the next
BAR = 190  # below the board, for words
REACH = 78  # of the largest glow
STYLE = """
.chase { text-anchor: middle }
.chase .moment { opacity: 0; animation: LENGTHs linear infinite }
.chase .last { opacity: 1 }
.chase .glow { fill: #ff7338; fill-opacity: 0.5; stroke: #ffb48f; stroke-width: 5 }
.chase .pawn { animation: LENGTHs ease-in-out infinite }
.chase .pawn circle { fill: #7fd6e8; stroke: #10161b; stroke-width: 8 }
.chase .x circle { fill: #f2c14e }
.chase .pawn text, .chase .x text { fill: #10161b; font-size: 54px; font-weight: 700; dominant-baseline: central }
.chase .way { fill: none; stroke: #f2c14e; stroke-width: 13; stroke-dasharray: 26 20; stroke-linecap: round }
.chase .bar { fill: #14171c }
.chase .words { fill: #ece6d8; font-size: 50px; text-anchor: start }
.chase .count { fill: #ffb48f; font-size: 84px; font-weight: 700; text-anchor: end }
@media (prefers-reduced-motion: reduce) { .chase .moment, .chase .pawn { animation: none } }
"""


@dataclass(frozen=True)
class Moment:
    """What an onlooker saw, and could conclude."""

    kind: str
    words: str
    shares: dict[int, float]  # by spot, where Mister X may be
    pawns: dict[str, int]  # by mark, the spot

    @property
    def seconds(self) -> float:
        return SECONDS[self.kind]


def moments(match: Match, played: Iterable[Match]) -> Iterator[Moment]:
    """One for every action of which something is told; where all detectives move, one for all of them."""
    belief = Belief(match.chair(None))
    for _ in played:
        seen = match.plain_seen(None, belief.learned)
        belief.update(match.seen(None))
        told = [event for event in seen if match.game.event_name(event.kind) in TOLD]
        doubts = belief.doubts()
        if told and doubts:
            sentence, facts = match.game.words.sentence(told[-1], match.board)
            words = catalogue(games.folder(match.game.info.id) / "locale").say(sentence, **facts)
            shares = {case.spot: case.share for case in doubts[0].cases if case.share}
            figures = match.game.words.figures(match.plain_view(None), match.board)
            pawns = {figure.mark: figure.spot for figure in figures if figure.mark != "X"}
            yield Moment(match.game.event_name(told[-1].kind), words, shares, pawns)


def drawn(board: LoadedBoard, spots: dict[int, Spot], shown: list[Moment], way: list[int]) -> str:
    """The board with all moments on it, and in the last of them the way that he had come."""
    length = sum(moment.seconds for moment in shown)
    picture = board.svg("dark").removesuffix("</svg>\n").removesuffix("</svg>")
    box = picture.split('viewBox="')[1].split('"')[0].split()
    taller = f'viewBox="{" ".join(box[:3])} {int(box[3]) + BAR}"'
    parts = [
        picture.replace(f'viewBox="{" ".join(box)}"', taller, 1),
        f"<style>{STYLE.replace('LENGTH', f'{length:g}')}{''.join(_keyframes(shown, spots))}</style>",
        '<g class="chase">',
        f'<rect class="bar" y="{box[3]}" width="{box[2]}" height="{BAR}"/>',
        *(_moment(n, moment, spots, box, last=moment is shown[-1]) for n, moment in enumerate(shown)),
        *(_pawn(mark, spots[spot]) for mark, spot in shown[-1].pawns.items()),
        _catch(len(shown) - 1, [spots[spot] for spot in way]),
        "</g>",
        "</svg>\n",
    ]
    return "\n".join(parts)


def _moment(n: int, moment: Moment, spots: dict[int, Spot], box: list[str], *, last: bool) -> str:
    most = max(moment.shares.values())
    glows = "".join(_glow(spots[spot], share / most) for spot, share in moment.shares.items())
    middle = int(box[3]) + BAR / 2 + 22
    count = len(moment.shares)
    places = f"{count} possible place{'s' * (count > 1)}" if moment.kind != "ended" else "Caught"
    words = f'<text class="words" x="60" y="{middle:g}">{escape(moment.words)}</text>'
    figures = f'<text class="count" x="{int(box[2]) - 60}" y="{middle:g}">{places}</text>'
    return f'<g class="moment{" last" * last}" style="animation-name: m{n}">{glows}{words}{figures}</g>'


def _glow(spot: Spot, share: float) -> str:
    return f'<circle class="glow" cx="{spot.x:g}" cy="{spot.y:g}" r="{REACH * (0.4 + 0.6 * share**0.5):.0f}"/>'


def _pawn(mark: str, spot: Spot) -> str:
    place = f"transform: translate({spot.x:g}px, {spot.y:g}px); animation-name: p{mark}"
    return f'<g class="pawn" style="{place}"><circle r="44"/><text>{mark}</text></g>'


def _catch(n: int, way: list[Spot]) -> str:
    path = "M" + "L".join(f"{spot.x:g} {spot.y:g}" for spot in way)
    end = f"translate({way[-1].x - 60:g} {way[-1].y - 60:g})"
    mask = f'<g class="x" transform="{end}"><circle r="48"/><text>X</text></g>'
    return f'<g class="moment last" style="animation-name: m{n}"><path class="way" d="{path}"/>{mask}</g>'


def _keyframes(shown: list[Moment], spots: dict[int, Spot]) -> Iterator[str]:
    length = sum(moment.seconds for moment in shown)
    starts = [sum(moment.seconds for moment in shown[:n]) for n in range(len(shown) + 1)]
    percent = [f"{100 * start / length:.2f}%" for start in starts]
    faded = [f"{100 * min(start + FADE, length) / length:.2f}%" for start in starts]
    for n in range(len(shown)):
        hidden = f"0%, {percent[n]} {{ opacity: 0 }} " if n else "0% { opacity: 0 } "
        gone = f" {faded[n + 1]}, 100% {{ opacity: 0 }}" if n + 1 < len(shown) else ""
        yield f"@keyframes m{n} {{ {hidden}{faded[n]}, {percent[n + 1]} {{ opacity: 1 }}{gone} }}\n"
    for mark in shown[-1].pawns:
        places = [spots[moment.pawns[mark]] for moment in shown]
        steps = [f"{faded[n]}, {percent[n + 1]} {{ {_at(place)} }}" for n, place in enumerate(places)]
        yield f"@keyframes p{mark} {{ 0% {{ {_at(places[0])} }} {' '.join(steps)} }}\n"


def _at(spot: Spot) -> str:
    return f"transform: translate({spot.x:g}px, {spot.y:g}px)"


def made() -> str:
    """The whole picture."""
    game = games.load(GAME)
    kept = record.read(games.folder(GAME) / "records" / RECORD)
    board = game.board(kept.header.board)
    match = record.open_match(kept, game, board)
    shown = list(moments(match, record.replayed(kept, match)))
    events = match.plain_seen(int(match.settings["mister_x"]))
    way = [event.station for event in events if game.event_name(event.kind) in ("hid", "fled")]
    spots = {spot.number: spot for spot in board.spots(match.plain_view(None))}
    return drawn(board, spots, shown, way)


def main() -> None:
    PICTURE.write_text(made(), encoding="utf-8", newline="\n")
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
