"""Players for any game, and where to find a game's own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nascondino.engine.belief import Chair
from nascondino.engine.errors import WrongUsage
from nascondino.engine.game import Game
from nascondino.engine.info import Info
from nascondino.engine.player import Judge, MakePlayer, Player

from .levels import LEVELS as LEVELS
from .levels import SEARCHERS as SEARCHERS
from .levels import STYLES as STYLES
from .search import Effort, is_compiled
from .uniform import Uniform

FOR_ANY_GAME: dict[str, MakePlayer] = {"random": Uniform}
REVIEWER = "master"  # plays any game best; what it makes of a position it says within a second, see `WEIGHED`


class NoSuchBot(WrongUsage, LookupError):
    """No player of that name plays this game."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that play this game, weakest first, styles apart."""
    return names_by(game.info)


def names_by(info: Info, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The same, without loading the game's rules; with `more`, whose strength nobody knows, before the game's own.

    Styles come after the expert whose effort they share; a master stays last, for whoever takes the strongest.
    """
    *lesser, strongest = LEVELS
    return (*FOR_ANY_GAME, *more, *info.bots, *lesser, *(STYLES if info.styled else ()), strongest)


def contestants(game: Game) -> tuple[str, ...]:
    """Those, and what they are measured by."""
    return (*names(game), *game.info.baselines)


def quick(info: Info) -> tuple[str, ...]:
    """Those that do not search: they act at once, and soon after the rules they are compiled."""
    return (*FOR_ANY_GAME, *info.bots)


def make(name: str, chair: Chair, random: Random, effort: Effort | None = None) -> Player:
    """A bot for a chair. `random` is its own stream, never the referee's. A level can be given another effort.

    A level searches, unless the game has a player of that name which plays better.
    """
    check(name, chair.game)
    makers: dict[str, MakePlayer] = FOR_ANY_GAME | chair.game.module.PLAYERS
    return makers[name](chair, random) if name in makers else SEARCHERS[name].player(chair, random, effort)


def own_time(name: str, game: Game) -> float:
    """Seconds that a bot thinks about whatever it can think about at all; 0, if it takes no such time."""
    level = SEARCHERS.get(name)
    if level is None or level.effort.iterations is not None or name in game.module.PLAYERS:
        return 0.0
    return level.effort.seconds or 0.0


def judge(chair: Chair, random: Random) -> Judge:
    """Who tells what decisions of this chair were worth: the reviewer, or our search where that one cannot."""
    player = make(REVIEWER, chair, random, Effort())
    return player if isinstance(player, Judge) else LEVELS[REVIEWER].player(chair, random, Effort())


def at_hand(name: str, game: Game) -> str:
    """The bot of that name; as long as its search is not compiled, the best one that needs none."""
    return name if name not in SEARCHERS or _is_ready(name, game) else quick(game.info)[-1]


def _is_ready(level: str, game: Game) -> bool:
    """A game's own player of a level may have to be compiled too, and then says whether it is."""
    own = game.module.PLAYERS.get(level)
    asked: Callable[[], bool] = getattr(own, "is_compiled", lambda: True)
    return is_compiled(game) if own is None else asked()


def check(name: str, game: Game) -> None:
    """Raise NoSuchBot unless a bot of that name plays the game."""
    if name not in contestants(game):
        raise NoSuchBot(f"No bot '{name}' plays {game.info.id}; there are: {', '.join(contestants(game))}.")
