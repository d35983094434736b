"""A match told from every chair: what each perceived of every action, and how its view changed.

It is made for reading: a person who goes through it chair by chair finds an event that was told to too many, which no
law can find.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.engine.game import Game
from nascondino.engine.match import Match
from nascondino.engine.record import RecordFile


def playthrough(played: RecordFile, match: Match) -> Iterator[str]:
    """The lines of the recorded match, which is given as it was before its first action."""
    chairs = _Chairs(match)
    yield f"{match.game.info.id} on {match.board.name}, {match.players} players, {_settings(match)}"
    yield from chairs.changes()
    for number, _ in enumerate(record.replayed(played, match), 1):
        seat, notation = played.actions[number - 1]
        yield ""
        yield f"{number} {'chance' if seat == CHANCE else f'seat {seat}'}: {notation}"
        yield from chairs.changes()
    yield ""
    yield f"outcome: {match.outcome}"


def described(event: Any, game: Game) -> str:
    """An Event Record in a line: its kind, and the fields that are not zero."""
    fields = [f"{name} {event[name].tolist()}" for name in event.dtype.names if name != "kind" and np.any(event[name])]
    return ", ".join([game.event_name(event["kind"]), *fields])


class _Chairs:
    """Every seat and the onlooker, each with what it knew so far. Chairs that are told the same share their lines."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chairs = (*range(match.players), None)
        self.heard = dict.fromkeys(self.chairs, 0)
        self.views = {chair: match.game.module.View.array(1)[0] for chair in self.chairs}

    def changes(self) -> Iterator[str]:
        told: dict[tuple[str, ...], list[str]] = {}
        for chair in self.chairs:
            told.setdefault((*self._perceived(chair), *self._changed(chair)), []).append(self._name(chair))
        for lines, names in told.items():
            yield f"  {', '.join(names)}"
            yield from (f"    {line}" for line in lines)

    def _name(self, chair: int | None) -> str:
        return "onlooker" if chair is None else f"seat {chair} ({self.match.role(chair)})"

    def _perceived(self, chair: int | None) -> list[str]:
        seen = self.match.seen(chair)
        new = seen[self.heard[chair] :]
        self.heard[chair] = len(seen)
        return [f"· {described(event, self.match.game)}" for event in new]

    def _changed(self, chair: int | None) -> list[str]:
        before, now = self.views[chair], self.match.view(chair)
        self.views[chair] = now
        return [line for name in now.dtype.names for line in _changes(name, before[name], now[name])]


def _changes(name: str, before: Any, now: Any) -> list[str]:
    """One line for each value of a field that is another than before."""
    places = np.argwhere(np.asarray(before) != np.asarray(now))
    return [f"{name}{_place(place)} {before[tuple(place)]} → {now[tuple(place)]}" for place in places]


def _place(place: Any) -> str:
    return "".join(f"[{i}]" for i in place)


def _settings(match: Match) -> str:
    return ", ".join(f"{name} {value}" for name, value in match.settings.items()) or "no options"


def golden(game: Game, folder: Path) -> tuple[Path, str]:
    """Where a game's golden playthrough is kept, and what it should say; its first line names the record it tells."""
    path = folder / "tests" / "playthrough.txt"
    name = path.read_text(encoding="utf-8").partition("\n")[0]
    played = record.read(folder / "records" / name)
    match = record.open_match(played, game, game.board(played.header.board))
    return path, "\n".join([name, *playthrough(played, match)]) + "\n"
