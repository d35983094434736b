"""The law of notebooks: what a chair can work out is whole, can be said and shown, and is dated rightly."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.contract import ONLOOKER, Case, Doubt, LoadedBoard
from nascondino.engine.game import Game

from .broken import Broken
from .faces import check_text, is_plain
from .walk import Referee, walk

STEPS = 60  # of a match

Dated = dict[tuple[Any, str], int]
"""By what is in doubt and the name of an excluded case, the event that excluded it."""


def check(
    game: Game, board: LoadedBoard, players: int, *, settings: dict[str, str | int] | None = None, seed: int = 0
) -> None:
    """Keep a notebook for every chair of a random match, event by event."""
    referee = Referee(game.setup(players, board, settings))
    notebooks = [Notebook(referee, chair) for chair in referee.chairs]
    try:
        for happened in walk(referee, Random(f"{game.info.id} {players} {seed}"), STEPS):
            for notebook in notebooks:
                view = referee.plain_view(happened.after, notebook.chair)
                notebook.take_in(happened.told[notebook.chair], {spot.number for spot in board.spots(view)})
    except Broken as broken:
        broken.add_note(f"in the match of seed {seed}: {game.info.id}, {board.name}, {players} players")
        raise


class Notebook:
    def __init__(self, referee: Referee, chair: int) -> None:
        self.chair = chair
        self.game = referee.setup.game
        self.belief = Belief(Chair(referee.setup, None if chair == ONLOOKER else chair))
        self.events = 0
        self.dated: Dated = {}
        self.doubts: set[Any] = set()  # that there were a moment ago

    def take_in(self, told: Any, spots: set[int]) -> None:
        for n in range(len(told)):
            self.belief.take_in(told[n : n + 1])
            self.events += 1
            self._check_dates(self.belief.doubts())
        for doubt in self.belief.doubts():  # between the events of one action nothing need be possible
            check_doubt(self.game, doubt, spots)

    def _check_dates(self, doubts: list[Doubt]) -> None:
        """An exclusion is dated when it happens, and keeps its date; a doubt that is new may bring older ones along."""
        now: Dated = {(key(doubt), str(case[:2])): case.since for doubt, case in excluded(doubts)}
        for (doubt, name), since in now.items():
            dates = {self.events, self.dated.get((doubt, name))} if doubt in self.doubts else range(1, self.events + 1)
            if since not in dates:
                raise Broken(f"'{name}' is excluded since event {since}, told so at event {self.events}: {doubt}")
        self.dated, self.doubts = now, {key(doubt) for doubt in doubts}


def check_doubt(game: Game, doubt: Doubt, spots: set[int]) -> None:
    total = sum(case.share for case in doubt.cases)
    if total < 1 - 1e-9 or not math.isclose(total, round(total)):
        raise Broken(f"the shares of {doubt.about} add up to {total}")
    for message in (doubt.under, doubt.about):
        check_text(game, message)
    for case in doubt.cases:
        check_case(game, case, spots)


def check_case(game: Game, case: Case, spots: set[int]) -> None:
    if (case.name is None) != (case.spot > 0):
        raise Broken(f"the case {case} has no name, or one beside that of its spot")
    if not (is_plain(case.spot) and is_plain(case.since) and type(case.share) is float):
        raise Broken(f"the case {case} has numbers that no message can carry")
    if case.spot not in {0, *spots}:
        raise Broken(f"the case {case} is at a spot which is not there")
    if not 0 <= case.share <= 1 or (case.share == 0) != (case.why is not None):
        raise Broken(f"the case {case} is excluded without a reason, or for one though it is possible")
    for message in (case.name, case.why):
        if message:
            check_text(game, message)


def excluded(doubts: list[Doubt]) -> list[tuple[Doubt, Case]]:
    return [(doubt, case) for doubt in doubts for case in doubt.cases if case.why]


def key(doubt: Doubt) -> tuple[Any, ...]:
    """What it is about."""
    return doubt.under[0], doubt.about[0], *sorted(doubt.about[1].items())
