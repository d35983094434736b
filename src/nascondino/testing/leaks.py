"""Leaks to plant into a game's rules, to show that the laws catch them. What is planted runs as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from nascondino.engine.game import Game


class Leaks:
    """A game, and how to make one of it that leaks."""

    def __init__(self, game: Game) -> None:
        self.true: Any = game.module
        self.kinds = {name: kind for kind, name in enumerate(self.true.EVENTS, 1)}

    def planted(self, **functions: Callable[..., Any]) -> Game:
        """The game with some of its functions replaced."""
        module: Any = ModuleType("leaky")
        vars(module).update(vars(self.true) | functions)
        return Game(module, compiled=False)

    def showing(self, show: Callable[[Any, int, Any], None]) -> Game:
        """A view to which show(s, seat, out) has added something."""

        def look(board: Any, s: Any, seat: int, out: Any) -> None:
            self.true.look(board, s, seat, out)
            show(s, seat, out)

        return self.planted(look=look)

    def hinting(self, kind: str, field: str, hint: Callable[[Any, int, Any], int]) -> Game:
        """To a field of such an event hint(s, seat, event) is added."""

        def perceive(board: Any, s: Any, seat: int, event: Any, out: Any) -> int:
            told: int = self.true.perceive(board, s, seat, event, out)
            if event.kind == self.kinds[kind]:
                out[field] += hint(s, seat, event)
            return told

        return self.planted(perceive=perceive)

    def hushing(self, kind: str, hushed: Callable[[Any, int], bool]) -> Game:
        """Such an event is not told where hushed(s, seat)."""

        def perceive(board: Any, s: Any, seat: int, event: Any, out: Any) -> int:
            told: int = self.true.perceive(board, s, seat, event, out)
            return 0 if event.kind == self.kinds[kind] and hushed(s, seat) else told

        return self.planted(perceive=perceive)

    def telling(self, kind: str, field: str, hears: Callable[[Any, int, Any], bool]) -> Game:
        """A field of such an event is told where hears(s, seat, event)."""

        def perceive(board: Any, s: Any, seat: int, event: Any, out: Any) -> int:
            told: int = self.true.perceive(board, s, seat, event, out)
            if event.kind == self.kinds[kind] and hears(s, seat, event):
                out[field] = event[field]
            return told

        return self.planted(perceive=perceive)

    def withholding(self, withheld: Callable[[Any, int, int], bool]) -> Game:
        """Actions are not offered where withheld(s, seat, action), unless none would be left."""

        def legal(board: Any, s: Any, seat: int, actions: Any) -> int:
            n: int = self.true.legal(board, s, seat, actions)
            kept = [action for action in actions[:n] if n == 1 or not withheld(s, seat, action)]
            actions[: len(kept)] = kept
            return len(kept)

        return self.planted(legal=legal)

    def calling(self, called: Callable[[Any, int], int]) -> Game:
        """Those may act whom called(s, seats) makes of the true actors."""
        return self.planted(actors=lambda board, s: called(s, self.true.actors(board, s)))

    def scoring(self, score: Callable[[Any, Any], None]) -> Game:
        """While the match goes on, score(s, points) changes the points."""

        def outcome(board: Any, s: Any, points: Any) -> int:
            reason: int = self.true.outcome(board, s, points)
            if reason == 0:
                score(s, points)
            return reason

        return self.planted(outcome=outcome)

    def learning(self, change: Callable[[Any, Any], None]) -> Game:
        """What is believed after an event is changed by change(belief, event)."""

        def learn(board: Any, belief: Any, event: Any) -> None:
            self.true.learn(board, belief, event)
            change(belief, event)

        return self.planted(learn=learn)

    def forgetting(self, kind: str, field: str) -> Game:
        """Such an event changes what is public, but not this field of the belief."""

        def learn(board: Any, belief: Any, event: Any) -> None:
            before = belief[field].copy()
            self.true.learn(board, belief, event)
            if event.kind == self.kinds[kind]:
                belief[field][:] = before

        return self.planted(learn=learn)
