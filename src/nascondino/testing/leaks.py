"""Leaks to plant into a game's rules, one at a time, each with what the laws must find. They run as plain Python.

A chair learns something through its view, each kind of event, who may act, what may be done, and the outcome; and its
belief may claim too much or too little. A game's tests plant leaks into all of these and hold the laws against each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

from nascondino.engine.contract import ONLOOKER
from nascondino.engine.game import Game

from .broken import Broken

VIEW = r"the view of chair|does not look like"  # what the laws say of a leak, by where it is planted
EVENTS = "by the table"
LEGAL = "list of legal actions"
ACTORS = r"list of actors|others may act"
OUTCOME = "outcome"
TOO_MUCH_POSSIBLE = r"not exact|sampled"
TOO_LITTLE_POSSIBLE = r"impossible|missing"

CHANNELS = {VIEW, EVENTS, LEGAL, ACTORS, OUTCOME, TOO_MUCH_POSSIBLE, TOO_LITTLE_POSSIBLE}

Laws = Callable[..., object]
"""Holds laws against a game; raises Broken."""


def altered(game: Game, **names: Any) -> Game:
    """The game with some names of its module replaced, as plain Python."""
    module: Any = ModuleType("altered")
    vars(module).update(vars(game.module) | names)
    return Game(module, compiled=False)


def everyone(_s: Any, _seat: int) -> bool:
    return True


def onlookers(_s: Any, seat: int) -> bool:
    return seat == ONLOOKER


@dataclass(frozen=True)
class Leak:
    """A game that leaks in one place, the laws to hold against it, and a pattern of what they must find."""

    name: str
    game: Game
    hold: Laws
    finds: str
    kind: str | None = None  # of event, if it leaks there

    def __str__(self) -> str:
        return self.name

    def must_be_caught(self) -> None:
        try:
            self.hold(self.game)
        except Broken as broken:
            if not re.search(self.finds, str(broken)):
                raise
        else:
            raise AssertionError(f"no law was broken: {self.name}")


class Leaks:
    """Plants leaks into one game.

    `hunt` holds all laws against a game, `listen` only the table of who sees what. What is said besides a leak
    (matches, players, seeds) is passed on to `hunt`.
    """

    def __init__(self, game: Game, hunt: Laws, listen: Laws) -> None:
        self.true: Any = game.module
        self.unaltered = altered(game)
        self.kinds = {name: kind for kind, name in enumerate(self.true.EVENTS, 1)}
        self._game = game
        self._hunt = hunt
        self._listen = listen

    def gathered(self, *leaks: Leak | Iterable[Leak]) -> list[Leak]:
        """All of them, if no channel and no kind of event was left out."""
        planted = [leak for group in leaks for leak in ([group] if isinstance(group, Leak) else group)]
        left_out = {*CHANNELS, *self.kinds} - {leak.finds for leak in planted} - {leak.kind for leak in planted}
        if left_out:
            raise ValueError(f"{self._game.info.id}: no leak is planted that breaks {sorted(left_out)}")
        return planted

    def replacing(self, name: str, finds: str, how: Mapping[str, Any] | None = None, **functions: Any) -> Leak:
        """Whatever leaks by replacing functions of the game."""
        return Leak(name, altered(self._game, **functions), partial(self._hunt, **(how or {})), finds)

    # The view.

    def showing(self, show: Callable[[Any, int, Any], None], **how: Any) -> Leak:
        """A view to which show(s, seat, out) has added something."""

        def look(board: Any, s: Any, seat: int, out: Any) -> None:
            self.true.look(board, s, seat, out)
            show(s, seat, out)

        return self.replacing(show.__name__, VIEW, how, look=look)

    def revealing(self, field: str, place: Any, to: Callable[[Any, int], bool] = everyone, **how: Any) -> Leak:
        """A view with a part of a field of the state, where to(s, seat)."""

        def show(s: Any, seat: int, out: Any) -> None:
            if to(s, seat):
                out[field][place] = s[field][place]

        show.__name__ = f"view_shows_{field}_to_{to.__name__}"
        return self.showing(show, **how)

    # The events.

    def in_every_event(self, field: str, secret: Callable[[Any, int], int | None]) -> list[Leak]:
        """Each kind tells, in a field that it does not use, something of secret(s, seat); or is told by it or not.

        The secret is None for a seat that may know it.
        """

        def hint(s: Any, seat: int, _event: Any) -> int:
            hidden = secret(s, seat)
            return 0 if hidden is None else 1 + hidden % 2

        def hushed(s: Any, seat: int) -> bool:
            hidden = secret(s, seat)
            return hidden is not None and hidden % 2 == 0

        return [
            leak for kind in self.kinds for leak in (self.hinting(kind, field, hint), self.hushing(kind, hushed))
        ]

    def telling_too_many(self, kind: str, field: str, outsider: Callable[[Any, Any], int]) -> list[Leak]:
        """A field of such an event is told to all, to onlookers, or to the one seat outsider(s, event)."""
        hearers: dict[str, Callable[[Any, int, Any], bool]] = {
            "everyone": lambda s, seat, event: True,
            "onlookers": lambda s, seat, event: seat == ONLOOKER,
            "an outsider": lambda s, seat, event: seat == outsider(s, event),
        }
        return [self.telling(kind, field, hears, name) for name, hears in hearers.items()]

    def hinting(self, kind: str, field: str, hint: Callable[[Any, int, Any], int]) -> Leak:
        """To a field of such an event hint(s, seat, event) is added."""

        def alter(s: Any, seat: int, event: Any, out: Any, told: int) -> int:
            out[field] += hint(s, seat, event)
            return told

        return self._in_events(f"{kind} carries a hint in {field}", kind, alter)

    def hushing(self, kind: str, hushed: Callable[[Any, int], bool]) -> Leak:
        """Such an event is not told where hushed(s, seat)."""
        return self._in_events(
            f"{kind} is told only sometimes", kind, lambda s, seat, event, out, told: 0 if hushed(s, seat) else told
        )

    def telling(self, kind: str, field: str, hears: Callable[[Any, int, Any], bool], name: str) -> Leak:
        """A field of such an event is told where hears(s, seat, event)."""

        def alter(s: Any, seat: int, event: Any, out: Any, told: int) -> int:
            if hears(s, seat, event):
                out[field] = event[field]
            return told

        return self._in_events(f"{kind} tells {field} to {name}", kind, alter)

    def _in_events(self, name: str, kind: str, alter: Callable[[Any, int, Any, Any, int], int]) -> Leak:
        def perceive(board: Any, s: Any, seat: int, event: Any, out: Any) -> int:
            told: int = self.true.perceive(board, s, seat, event, out)
            return alter(s, seat, event, out, told) if event.kind == self.kinds[kind] else told

        return Leak(name, altered(self._game, perceive=perceive), self._listen, EVENTS, kind)

    # Who acts, what may be done, and the outcome.

    def withholding(self, withheld: Callable[[Any, int, int], bool], **how: Any) -> Leak:
        """Actions are not offered where withheld(s, seat, action), unless none would be left."""

        def legal(board: Any, s: Any, seat: int, actions: Any) -> int:
            n: int = self.true.legal(board, s, seat, actions)
            kept = [action for action in actions[:n] if n == 1 or not withheld(s, seat, action)]
            actions[: len(kept)] = kept
            return len(kept)

        return self.replacing("legal actions depend on a secret", LEGAL, how, legal=legal)

    def calling(self, called: Callable[[Any, int], int], **how: Any) -> Leak:
        """Those may act whom called(s, seats) makes of the true actors."""

        def actors(board: Any, s: Any) -> int:
            return called(s, self.true.actors(board, s))

        return self.replacing("actors depend on a secret", ACTORS, how, actors=actors)

    def scoring(self, score: Callable[[Any, Any], None], **how: Any) -> Leak:
        """While the match goes on, score(s, points) changes the points."""

        def outcome(board: Any, s: Any, points: Any) -> int:
            reason: int = self.true.outcome(board, s, points)
            if reason == 0:
                score(s, points)
            return reason

        return self.replacing("points depend on a secret", OUTCOME, how, outcome=outcome)

    # Beliefs.

    def forgetting(self, kind: str, field: str, finds: str = TOO_MUCH_POSSIBLE, **how: Any) -> Leak:
        """Such an event changes what is public, but not this field of the belief."""

        def learn(board: Any, belief: Any, event: Any) -> None:
            before = belief[field].copy()
            self.true.learn(board, belief, event)
            if event.kind == self.kinds[kind]:
                belief[field][:] = before

        return self.replacing(f"belief forgets what {kind} excludes", finds, how, learn=learn)

    def excluding(self, exclude: Callable[[Any, Any], None], **how: Any) -> Leak:
        """After each event, exclude(belief, event) takes something out of the belief that may be so."""

        def learn(board: Any, belief: Any, event: Any) -> None:
            self.true.learn(board, belief, event)
            exclude(belief, event)

        return self.replacing(exclude.__name__, TOO_LITTLE_POSSIBLE, how, learn=learn)
