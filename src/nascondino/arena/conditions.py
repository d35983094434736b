"""Under which conditions matches are played: results are comparable, and kept in one file, if these are the same."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from nascondino import bots, games
from nascondino.bots.sitter import laid
from nascondino.engine.game import Setup
from nascondino.engine.player import Clock
from nascondino.kernel import cache


class Conditions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played, how much a bot may think about an action, and by which state of the program."""

    game: str
    version: int
    board: str
    board_digest: str
    own_board: str  # the file of a board that somebody brought
    players: int
    settings: tuple[tuple[str, str | int], ...]
    seed: int
    seconds: float | None
    iterations: int | None
    code: str

    @property
    def setup(self) -> Setup:
        return laid(self.game, self.board, self.own_board, self.players, self.settings)

    @property
    def budget(self) -> str:
        return budget(Clock(self.seconds, self.iterations))


def budget(clock: Clock) -> str:
    """In words."""
    if clock.iterations is not None:
        return f"{clock.iterations} iterations an action"
    return "as long as they like" if clock.seconds is None else f"{clock.seconds:g} s an action"


def conditions(setup: Setup, seed: int, seconds: float | None = None, iterations: int | None = None) -> Conditions:
    return Conditions(
        game=setup.game.info.id,
        version=setup.game.info.version,
        board=setup.board.name,
        board_digest=setup.board.digest,
        own_board=setup.board.own,
        players=setup.players,
        settings=tuple(setup.settings.items()),
        seed=seed,
        seconds=seconds,
        iterations=iterations,
        code=code(setup.game.info.id),
    )


def code(game: str) -> str:
    """A digest of all sources that rules and bots of the game depend on: another one may be other play."""
    return cache.digest(frozenset((*cache.SHARED, Path(bots.__file__).parent, games.folder(game))))
