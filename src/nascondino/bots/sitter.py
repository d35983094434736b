"""A bot on its seat, for as long as the match goes on: it learns what is new, and nothing twice."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from nascondino import bots, games
from nascondino.bots.advice import Advice, advise
from nascondino.bots.opinions import opinion
from nascondino.engine.belief import Belief, Chair
from nascondino.engine.game import Game, Setup
from nascondino.engine.match import Match
from nascondino.engine.player import Appraiser, Clock, Judge, Judgement, MakePlayer
from nascondino.engine.questions import Decision, Seating, decision, question
from nascondino.kernel import COMPILED

REHEARSED = 40  # actions: enough to have called whatever the rules and a game's own bots have compiled
SEARCHED = 8  # and what a search has, and an opinion of somebody who has hidden and fled


class OutOfStep(Exception):
    """It was not told all that its seat has perceived, or something twice."""


class NotCompiled(Exception):
    """Whoever judges searches, and the search would have to be compiled first."""


class Memory:
    """All events that a seat has perceived, as one array that grows."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._events = kind.array(64)
        self._length = 0

    @property
    def seen(self) -> Any:
        return self._events[: self._length]

    def add(self, after: int, content: bytes) -> None:
        """What was perceived after so many bytes."""
        if after != self._length * self._events.itemsize:
            raise OutOfStep
        new = records(content, self._kind)
        while self._length + len(new) > len(self._events):
            self._events = self._kind.joined([self._events, self._kind.array(len(self._events))])
        self._events[self._length : self._length + len(new)] = new
        self._length += len(new)


class Sitter:
    """A player, what it has perceived, and its luck, which every decision brings along.

    So a player that was kept decides as one that was made anew and told everything.
    """

    def __init__(self, seating: Seating, own: MakePlayer | None = None, *, may_compile: bool = True) -> None:
        setup = laid(seating.game, seating.board, seating.own_board, seating.players, seating.settings)
        chair = Chair(setup, seating.seat)
        self._random = Random(0)
        self.bot = seating.bot if own or may_compile else bots.at_hand(seating.bot, setup.game)
        self._player = own(chair, self._random) if own else bots.make(self.bot, chair, self._random)
        self._chair, self._module, self._may_compile = chair, setup.game.module, may_compile
        self._memory = Memory(self._module.Event)

    def choose(self, asked: Decision) -> int:
        view, seen = self._take_in(asked)
        return int(self._player.act(view, seen, list(asked.legal), Clock(asked.seconds, asked.iterations)))

    def weigh(self, asked: Decision) -> dict[int, float]:
        view, seen = self._take_in(asked)
        if not isinstance(self._player, Appraiser):
            return {}
        values = self._player.weigh(view, seen, list(asked.legal))
        return {int(action): float(value) for action, value in values.items() if math.isfinite(value)}

    @property
    def values_matches(self) -> bool:
        """Whether what it says an action is worth is a share of a match."""
        return isinstance(self._player, Judge)

    def advise(self, asked: Decision) -> Advice:
        view, seen = self._take_in(asked)
        return advise(self._player, self._chair, view, seen, list(asked.legal))

    def judge(self, asked: Decision, made: int, iterations: int | None = None) -> Judgement:
        """What was lost there."""
        view, seen = self._take_in(asked)
        return self._judge.judge(view, seen, list(asked.legal), made, iterations)

    @functools.cached_property
    def _judge(self) -> Judge:
        if not (self._may_compile or bots.at_hand(bots.REVIEWER, self._chair.game) == bots.REVIEWER):
            raise NotCompiled
        return bots.judge(self._chair, self._random)

    def _take_in(self, asked: Decision) -> tuple[Any, Any]:
        self._memory.add(asked.after, asked.events)
        self._random.seed(asked.luck)
        return records(asked.view, self._module.View)[0], self._memory.seen


def records(content: bytes, kind: Any) -> Any:
    return kind.joined([memoryview(content)])


@functools.lru_cache(8)
def laid(game_id: str, board: str, own_board: str, players: int, settings: Sequence[tuple[str, str | int]]) -> Setup:
    """A board that somebody brought is remembered by its whole file: its name may be that of another."""
    game = games.load(game_id)
    found = game.own_board(own_board.encode()) if own_board else game.board(board)
    return game.setup(players, found, dict(settings))


# Before any match.


def rehearse(game_id: str, chosen: Sequence[str] | None = None) -> None:
    """Play some of it by each of its bots, or each chosen one: all that they need is then compiled, kept and loaded."""
    game = games.load(game_id)
    for bot in (chosen or bots.quick(game.info)) if COMPILED else ():
        _play_some(game, bot, SEARCHED if bot in bots.SEARCHERS else REHEARSED)


def rehearse_search(game_id: str) -> None:
    """The same for our levels, who have one search, and for those who judge and advise by it.

    It takes longer, and nobody needs to wait for it.
    """
    if COMPILED:
        game = games.load(game_id)
        _play_some(game, next(iter(bots.LEVELS)), SEARCHED)
        _judge_one(game)
        _hold_opinion(game)


def _hold_opinion(game: Game) -> None:
    match = Match(game.setup(game.info.players[0]), seed=bytes(32))
    while match.actors and len(match.steps) < REHEARSED:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    held = opinion(match.chair(None))
    if held:
        held.update(match.seen(None))


def _judge_one(game: Game) -> None:
    match = Match(game.setup(game.info.players[0]), seed=bytes(32))
    situation = question(match, match.actors[0], bots.REVIEWER, None)
    asked = decision(situation, 0, 0)
    Sitter(situation.seating).judge(asked, asked.legal[0], 1)
    Sitter(situation.seating).advise(asked)


def _play_some(game: Game, bot: str, actions: int) -> None:
    match = Match(game.setup(game.info.players[0]), seed=bytes(32))
    sitters = [Sitter(question(match, seat, bot, 0.0).seating) for seat in range(match.players)]
    told = [0] * match.players
    begun = len(match.steps)
    while match.actors and len(match.steps) < begun + actions:
        seat = match.actors[0]
        asked = question(match, seat, bot, 0.0)
        match.play(seat, sitters[seat].choose(decision(asked, told[seat], luck=len(match.steps))))
        told[seat] = len(asked.seen)
    for chair in (0, None):
        match.view(chair)
    Belief(match.chair(None)).update(match.seen(None))


# Bots of users.


def own_player(folder: Path, bot: str) -> MakePlayer:
    """The `player` of the file of that name."""
    player: MakePlayer = _own_module(folder, bot).player
    return player


def own_games(folder: Path, bot: str) -> tuple[str, ...]:
    """The games that it says it plays; all, if it does not say."""
    module = _own_module(folder, bot)
    if not callable(getattr(module, "player", None)):
        raise TypeError("it defines no `player`")
    return tuple(str(title) for title in getattr(module, "GAMES", games.titles()) if title in games.titles())


@functools.cache
def _own_module(folder: Path, bot: str) -> Any:
    import importlib.util
    import sys

    sys.path.append(str(folder))  # a bot may consist of several files
    spec = importlib.util.spec_from_file_location(f"own_bot_{bot}", folder / f"{bot}.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
