"""The laws of design: legality, endings, same actions same bytes, beliefs, twins, audiences."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from nascondino.engine.contract import LoadedBoard
from nascondino.engine.game import Game

from .audiences import Audiences
from .beliefs import Believers
from .broken import Broken
from .twins import Tally, Twins
from .walk import Happened, Referee, walk

LONGEST = 20_000  # actions; no match of ours comes near
TRIED = 12  # legal actions that are tried at each step


@dataclass
class Report:
    """What was checked."""

    matches: int = 0
    actions: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    twins: Tally = field(default_factory=Tally)


def check(
    game: Game,
    board: LoadedBoard,
    players: int,
    *,
    settings: dict[str, str | int] | None = None,
    matches: int = 5,
    seed: int = 0,
    report: Report | None = None,
) -> Report:
    """Play random matches and hold every law against every step."""
    setup = game.setup(players, board, settings)
    audiences = Audiences.of(game)
    report = report or Report()
    for match in range(matches):
        random = Random(f"{game.info.id} {players} {seed} {match}")
        try:
            check_match(Referee(setup), random, audiences, report)
        except Broken as broken:
            broken.add_note(f"in match {match} of seed {seed}: {game.info.id}, {board.name}, {players} players")
            raise
    return report


def check_audiences(
    game: Game,
    board: LoadedBoard,
    players: int,
    *,
    settings: dict[str, str | int] | None = None,
    matches: int,
    seed: int = 0,
) -> None:
    """Hold only the table of who sees what against random matches; much quicker than all laws."""
    referee = Referee(game.setup(players, board, settings))
    audiences = Audiences.of(game)
    for match in range(matches):
        random = Random(f"{game.info.id} {players} {seed} {match}")
        for happened in walk(referee, random, LONGEST):
            audiences.check(referee, happened)


def check_match(referee: Referee, random: Random, audiences: Audiences, report: Report) -> None:
    states = referee.begin()
    sides = referee.sides(states)
    twins = [Twins(referee, chair, states) for chair in referee.chairs]
    believers = Believers(referee, random)
    check_moment(referee, states, random)
    for happened in walk(referee, random, LONGEST):
        audiences.check(referee, happened)
        check_events(referee, happened)
        check_moment(referee, happened.after, random)
        check_same_bytes(referee, happened)
        check_sides(referee, sides, referee.sides(happened.after))
        for bag in twins:
            bag.follow(happened, random, report.twins)
        believers.follow(happened, twins)
        states = happened.after
        report.actions += 1
    check_end(referee, states, report)


def check_moment(referee: Referee, states: Any, random: Random) -> None:
    """Whoever may act has legal actions: ascending, distinct, in range; all apply; nobody acts when it is over."""
    info = referee.setup.game.info
    actors = referee.actors(states)
    reason, _ = referee.outcome(states)
    if bool(actors) == bool(reason):
        raise Broken(f"the outcome is {reason}, yet the actors are {actors}")
    for actor in actors:
        legal = referee.legal(states, actor)
        if not legal or legal != sorted(set(legal)) or not 0 <= legal[0] <= legal[-1] < info.actions:
            raise Broken(f"legal actions of seat {actor} are not some, ascending and in range: {legal}")
        for action in random.sample(legal, min(TRIED, len(legal))):
            if len(referee.apply(states, actor, action).events) == 0:
                raise Broken(f"action {action} of seat {actor} is told by no event")
        check_notation(referee.setup.game, actor, legal)


def check_events(referee: Referee, happened: Happened) -> None:
    """An event is of a declared kind, and the fields that its kind does not use are empty."""
    kinds = referee.setup.game.module.EVENTS
    for event in happened.events:
        if not 1 <= event.kind <= len(kinds):
            raise Broken(f"action {happened.action} of seat {happened.actor} is told by an undeclared kind of event")
        name = referee.setup.game.event_name(event.kind)
        unused = set(event.dtype.names) - {"kind", *kinds[name]}
        if any(np.any(event[field]) for field in unused):
            raise Broken(f"the event '{name}' uses fields that it does not declare: {event}")


def check_same_bytes(referee: Referee, happened: Happened) -> None:
    """Same action, same bytes, whatever was in the scratch arrays before."""
    referee.events[:] = 0
    again = referee.apply(happened.before, happened.actor, happened.action)
    if again.after.tobytes() != happened.after.tobytes() or again.events.tobytes() != happened.events.tobytes():
        raise Broken(f"action {happened.action} of seat {happened.actor} had two results")


def check_sides(referee: Referee, before: list[int], now: list[int]) -> None:
    """Where a game is declared to have two sides, nobody changes sides in a match."""
    if referee.setup.game.info.two_sides and (now != before or len(set(now)) != 2):
        raise Broken(f"the game is declared to have the same two sides throughout, but they are {now}, after {before}")


def check_end(referee: Referee, states: Any, report: Report) -> None:
    """A match ends by a reason that its game declares."""
    reason, _ = referee.outcome(states)
    reasons = referee.setup.game.info.reasons
    if not 1 <= reason <= len(reasons):
        raise Broken(f"the match ended by the undeclared reason {reason}")
    name = reasons[reason - 1]
    report.reasons[name] = report.reasons.get(name, 0) + 1
    report.matches += 1


def check_notation(game: Game, actor: int, legal: list[int]) -> None:
    """Every action can be written down and read again."""
    words = game.words
    for action in legal:
        if words.parse(words.notation(action, actor), actor) != action:
            raise Broken(f"'{words.notation(action, actor)}' is not read as action {action}, of seat {actor}")
