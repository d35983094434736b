"""The twin law over the wire: matches that a chair perceives alike must bring its device the same bytes.

Each is played at a table of its own. And what the device is told must be what the game's table of who sees what grants.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from nascondino import games
from nascondino.engine.contract import ONLOOKER
from nascondino.engine.game import Setup
from nascondino.testing.audiences import Audiences
from nascondino.testing.broken import Broken
from nascondino.testing.histories import twin
from nascondino.testing.walk import Happened, Referee, walk

from . import between_steps
from .stage import ChosenDraws
from .transcripts import RecordedPlace, Transcript, compare, compare_lengths
from .watched_match import Doing, Programme, Saying, WatchedMatch, at_rest

SHORT = [20, 40]  # steps of some matches: at the end of a whole one, little of what was hidden still is
EACH = 0.1  # of the payloads of a game, for each kind of chair
ONLOOKERS = "onlooker"
PING = "accepted"  # the answer to a ping, among others; not worth counting


@dataclass
class Tally:
    """What was compared and found the same."""

    payloads: Counter[str] = field(default_factory=Counter)  # by kind of chair
    kinds: Counter[str] = field(default_factory=Counter)  # by kind of payload
    events: int = 0  # held to the table of who sees what
    lengths: int = 0  # of messages of others, in both directions
    pairs: int = 0  # of tables
    other_steps: int = 0  # in which the matches of a pair were not the same

    @property
    def total(self) -> int:
        return sum(self.payloads.values())

    def figures(self) -> dict[str, Any]:
        """For JSON."""
        counts = {"payloads": dict(self.payloads), "kinds": dict(self.kinds.most_common()), "lengths": self.lengths}
        return {**counts, "events": self.events, "pairs": self.pairs, "other_steps": self.other_steps}


@dataclass(frozen=True)
class Trial:
    """Where matches are played, and how much happens beside them."""

    address: str
    draws: ChosenDraws
    most_steps: int
    share: float  # of the steps after which something else is done
    beside: tuple[Doing, ...] = between_steps.ALL

    async def compare(self, setup: Setup, chair: int, random: Random, tally: Tally, *, listens: bool = False) -> None:
        """Play one match at a table, and at another one that the chair cannot tell from it.

        If the chair listens, too, others do the same in secret at both tables: that they do it, it hears.
        """
        true_table, twin_table = await self.play(setup, chair, random, tally, listens=listens)
        compare_tables(true_table, twin_table, tally)
        if listens:
            tally.lengths += compare_lengths(true_table.others_lengths(), twin_table.others_lengths())
        tally.events += check_audience(true_table) + check_audience(twin_table)

    async def play(
        self, setup: Setup, chair: int, random: Random, tally: Tally, *, listens: bool = False
    ) -> tuple[WatchedMatch, WatchedMatch]:
        referee = Referee(setup)
        played = cut(list(walk(referee, random, self.most_steps)), referee)
        other, different = twin(referee, played, chair, random, listens=listens)
        programme = self._programme(referee, played, random, listens)
        true_table = await self._table(referee, programme, played, chair, random)
        twin_table = await self._table(referee, programme, other, chair, random)
        tally.pairs += 1
        tally.other_steps += different
        await _play(true_table, twin_table)
        return true_table, twin_table

    async def _table(
        self, referee: Referee, programme: Programme, match: Sequence[Happened], chair: int, random: Random
    ) -> WatchedMatch:
        secret = Random(random.getrandbits(64))
        return await WatchedMatch(self.address, self.draws, referee, programme, match, chair, secret).gather()

    def _programme(self, referee: Referee, played: Sequence[Happened], random: Random, listens: bool) -> Programme:
        """Everything else is done in the middle and at the end, and single things elsewhere."""
        rests = [number for number, step in enumerate(played, 1) if at_rest(referee, step)]
        between: dict[int, list[Doing]] = {
            number: [random.choice(self.beside)] for number in rests if random.random() < self.share
        }
        between[rests[len(rests) // 2]] = list(self.beside)
        between[len(played)] = list(between_steps.AT_THE_END)
        resigning = random.randrange(referee.setup.players) if referee.setup.game.info.two_sides else None
        doings = random.getrandbits(32) if listens else None
        return Programme(random.random() < 0.5, between, resigning, doings)


async def _play(*tables: WatchedMatch) -> None:
    """Side by side, each to its end; then raise what went wrong."""
    endings = await asyncio.gather(*(table.play() for table in tables), return_exceptions=True)
    for table in tables:
        await table.leave()
    for ending in endings:
        if ending is not None:
            raise ending


def cut(played: list[Happened], referee: Referee) -> list[Happened]:
    """Without the last steps, if they would be followed by draws."""
    while not at_rest(referee, played[-1]):
        played.pop()
    return played


def compare_tables(one: WatchedMatch, other: WatchedMatch, tally: Tally) -> None:
    kind_of_chair = one.referee.role(one.history[0].before, one.chair)
    for transcript, twins in zip(one.transcripts(), other.transcripts(), strict=True):
        compare(transcript, twins)
        counted = worth_counting(transcript)
        tally.payloads[kind_of_chair] += counted.total()
        tally.kinds.update(counted)


def worth_counting(transcript: Transcript) -> Counter[str]:
    return Counter(payload.kind for payload in transcript.payloads if payload.kind != PING)


# What the twin law cannot see: something told to too many.


def check_audience(played: WatchedMatch) -> int:
    """Hold every item that was received to who may know it; gives the number of events."""
    ending = [*played.recorded, *(guest for guest in played.guests if guest.over is None)]
    for guest, (items, said) in zip(played.guests, played.overlooked, strict=False):
        _check_items(played, guest, items, played.chair, _said_over_the_shoulder(played, said))
    return sum(_check_ending(played, place) for place in ending)


def _check_ending(played: WatchedMatch, place: RecordedPlace) -> int:
    chair = ONLOOKER if place.seat is None else place.seat
    said = [saying for saying in played.said if chair in saying.hearers]
    return _check_items(played, place, place.items, chair, said)


def _said_over_the_shoulder(played: WatchedMatch, until: int) -> list[Saying]:
    """What onlookers hear, and, from when they look over the shoulder, what the chair hears."""
    before, since = played.said[: played.said_before], played.said[played.said_before : until]
    public = [saying for saying in before if ONLOOKER in saying.hearers]
    return [*public, *(saying for saying in since if played.chair in saying.hearers)]


def _check_items(
    played: WatchedMatch, place: RecordedPlace, items: Sequence[Any], chair: int, said: Sequence[Saying]
) -> int:
    events = [item for item in items if item["type"] == "happened"]
    if events != granted(played.referee, played.history, chair):
        raise Broken(f"the {place.transcript.name} was told events that the table of who sees what does not grant it")
    heard = [(item["channel"], item["text"]) for item in items if item["type"] == "heard"]
    if heard != [(saying.channel, saying.text) for saying in said]:
        raise Broken(f"the {place.transcript.name} heard what was not said to it: {heard}")
    return len(events)


def granted(referee: Referee, history: Sequence[Happened], chair: int) -> list[dict[str, Any]]:
    """The events that the chair may know of, as items."""
    game, board = referee.setup.game, referee.setup.board
    audiences, items = Audiences.of(game), []
    for step in history:
        for event in audiences.granted(referee, step, chair):
            told = game.module.Event.plain(event)
            kind = game.event_name(told.kind)
            fields = {name: getattr(told, name) for name in game.module.EVENTS[kind]}
            text = game.words.sentence(told, board)
            items.append({"type": "happened", "event": {"kind": kind, **fields}, "text": [*text]})
    return items


# The soak.


async def soak(trial: Trial, payloads: int, seed: int, tell: Callable[[dict[str, Tally]], None]) -> dict[str, Tally]:
    """All games, boards and seat counts, until so many payloads were compared, some of them for each kind of chair."""
    tallies = {title: Tally() for title in games.titles()}
    setups = [setup for title in games.titles() for setup in _setups(title)]
    rounds = itertools.count()
    while wanting := [setup for setup in setups if not _enough(tallies, setup, payloads / len(tallies))]:
        number = next(rounds)
        for position, setup in enumerate(wanting):
            random = Random(f"{setup.game.info.id} {setup.players} {seed} {number}")
            chair = (number + position) % (setup.players + 1) + ONLOOKER
            listens = (number // (setup.players + 1) + position) % 2 == 1
            shorter = replace(trial, most_steps=random.choice([*SHORT, trial.most_steps]))
            await shorter.compare(setup, chair, random, tallies[setup.game.info.id], listens=listens)
            tell(tallies)
    return tallies


def _enough(tallies: dict[str, Tally], setup: Setup, payloads: float) -> bool:
    info = setup.game.info
    tally = tallies[info.id]
    each = all(tally.payloads[kind] >= payloads * EACH for kind in (*info.roles, ONLOOKERS))
    return each and tally.total >= payloads and tally.other_steps > 0


def _setups(title: str) -> list[Setup]:
    game = games.load(title)
    return [game.setup(players, game.board(board)) for board in game.info.boards for players in game.info.seat_counts()]
