"""Write anew the matches by which the seal is tested, in Python and in the page: `python tools/seal_vectors.py`.

Each is a record, what a device kept while it was played, and what `verify` and the page must find: nothing, or a fault
and its line. An operator who cheats has the seed, so all chains are right but where a line was changed afterwards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from nascondino import games
from nascondino.engine import record, seal
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.record import Kept

FILE = Path(__file__).resolve().parent.parent / "tests" / "seal_vectors.json"
SEATS = ["Anna", "Bruno", "greedy"]
ME = 0  # whose device kept what it was sent
STEERED = 14  # the action, a draw, that an operator chooses

Found = tuple[str, int] | None


class Vector(msgspec.Struct, frozen=True):
    name: str
    record: str
    kept: Kept | None
    verify: Found
    page: Found  # where it differs, the page cannot know, and says so


def digits(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


SEED = digits("seed")
SALTS = (digits("Anna's salt").hex(), seal.NONE, seal.BOT)


def played(
    seed: bytes = SEED, salts: tuple[str, ...] | None = SALTS, *, steered: bool = False, differs: bool = False
) -> Match:
    """Everybody does the first thing that is offered, or something else in the end; one draw may be chosen."""
    setup = games.load("inkognito").setup(3)
    match = Match(setup, seed=seed, salts=salts, chosen=True, limit=24)
    while match.actors:
        seat = match.actors[0]
        if seat == CHANCE:
            drawn, due = match.drawn(), match.legal(CHANCE)
            chosen = steered and len(match.steps) + 1 == STEERED
            match.play(CHANCE, next(action for action in due if action != drawn) if chosen else drawn)
        else:
            match.play(seat, match.legal(seat)[-1 if differs and len(match.steps) > 20 else 0])
    match.chosen = False
    return match


def kept_of(match: Match, salts: dict[int, str] | None = None) -> Kept:
    """What an honest device has at the end: it hears a link whenever no draw is due."""
    lines = record.texts(match, SEATS)
    links, made, heard = record.links(match.key, lines), 0, []
    for n, step in enumerate(match.steps, 1):
        made += step.seat == ME
        if n == len(match.steps) or match.steps[n].seat != CHANCE:
            heard.append((links[-1 if n == len(match.steps) else n], ME, made))
    return Kept(seal.commitment(match.seed), {ME: SALTS[ME]} if salts is None else salts, tuple(heard))


def resealed(match: Match, line: int, old: str, new: str) -> str:
    """A record in which a line says something else, under a chain that is right again."""
    texts = record.texts(match, SEATS)
    texts[line - 1] = texts[line - 1].replace(old, new)
    links = record.links(match.key, texts)
    sealed = "".join(f"{text}\t{link}\n" for text, link in zip(texts, links, strict=True))
    return f"{sealed}opened {match.seed.hex()}\n"


def vectors() -> Iterator[Vector]:
    match = played()
    text, kept = record.text(match, SEATS), kept_of(match)
    yield Vector("fair", text, kept, None, None)
    yield Vector("fair, and nobody kept anything", text, None, None, None)
    yield from fair_without_salts()
    yield from forged(match, text, kept)
    yield from steered()
    yield from ground(kept)
    yield from sealed_late(text, kept)


def fair_without_salts() -> Iterator[Vector]:
    bare, old = played(salts=(seal.NONE, seal.NONE, seal.BOT)), played(salts=None)
    yield Vector("fair, and no device added a salt", record.text(bare, SEATS), kept_of(bare, {}), None, None)
    yield Vector("fair, of format 1", record.text(old, SEATS), kept_of(old, {}), None, None)


def forged(match: Match, text: str, kept: Kept) -> Iterator[Vector]:
    changed = text.replace("\n22 0 place 3\t", "\n22 0 place 4\t")
    yield Vector("forged: a line was changed afterwards", changed, kept, ("link", 23), ("link", 23))
    other = record.text(played(differs=True), SEATS)
    yield Vector("forged: another end, sealed anew", other, kept, ("kept", 0), ("kept", 0))
    end = len(record.texts(match, SEATS))
    opened = text.replace(f"opened {SEED.hex()}", f"opened {digits('another').hex()}")
    yield Vector("forged: another seed is opened", opened, kept, ("seed", end + 1), ("seed", end + 1))


def steered() -> Iterator[Vector]:
    match = played(steered=True)
    line, text, kept = STEERED + 1, record.text(match, SEATS), kept_of(match)
    yield Vector("steered: a draw was chosen", text, kept, ("draw", line), ("draw", line))
    drawn = seal.draw(match.key, sum(step.seat == CHANCE for step in match.steps[: STEERED - 1]), [1] * 5)
    lied = resealed(match, line, str(match.steps[STEERED - 1].odds), f"{drawn}-{drawn}/5")
    heard = dict(zip(_links(text), _links(lied), strict=True))
    lying = msgspec.structs.replace(kept, links=tuple((heard[link], seat, made) for link, seat, made in kept.links))
    yield Vector("steered: a draw was chosen, and its odds are a lie", lied, lying, ("odds", line), None)


def _links(text: str) -> list[str]:
    return [line.rpartition("\t")[2] for line in text.split("\n")[:-2]]


def ground(kept: Kept) -> Iterator[Vector]:
    """Seeds, or salts, are tried when the salts of others are known."""
    searched = played(digits("the best of many seeds"))
    sent = msgspec.structs.replace(kept_of(searched), commitment=kept.commitment)
    text = record.text(searched, SEATS)
    yield Vector("ground: committed again when the salt was known", text, sent, ("promise", 1), ("promise", 1))
    for name, salts in {
        "ground: the salt was exchanged": (digits("the best of many salts").hex(), seal.NONE, seal.BOT),
        "ground: the salt was left out": (seal.NONE, seal.NONE, seal.BOT),
        "ground: format 1 was used, which has no salts": None,
    }.items():
        match = played(salts=salts)
        yield Vector(name, record.text(match, SEATS), kept_of(match), ("salt", 1), ("salt", 1))


def sealed_late(text: str, kept: Kept) -> Iterator[Vector]:
    """Links that were sent bound nobody: the record was made up to fit them, or not even that."""
    first = kept.links[0][0]
    same = tuple((first, seat, made) for _, seat, made in kept.links)
    line = _links(text).index(first) + 1
    late = msgspec.structs.replace(kept, links=same)
    yield Vector("sealed late: one link was sent again and again", text, late, ("kept", line), ("kept", line))
    void = msgspec.structs.replace(kept, links=(("f" * 64, ME, 0), *kept.links))
    yield Vector("sealed late: a link was made up", text, void, ("kept", 0), ("kept", 0))


def content() -> str:
    return msgspec.json.format(msgspec.json.encode(list(vectors())), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(content(), encoding="utf-8")
    print(f"{FILE.name} written")
