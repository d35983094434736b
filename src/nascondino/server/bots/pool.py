"""The processes that bots think in, one for each seat, and who of them is asked when.

A process never serves two seats, nor two matches. It keeps its player as long as the match goes on, so that a question
brings only what was perceived since the last one. Those that rest long are ended, and those that overrun are killed;
the next one of that seat is told everything and knows as much.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

import msgspec

from nascondino.bots import analysis
from nascondino.bots.analysis import JudgedDecision, SeatDecisions
from nascondino.engine.player import Judgement
from nascondino.engine.questions import (
    Advice,
    Advise,
    Choice,
    Confined,
    Introduce,
    Introduction,
    Judge,
    Judged,
    Place,
    Question,
    Reply,
    Seating,
    Values,
    decision,
)

from .starting import MindFailed, MindProcess, Tell, mind_starter
from .turns import Turns

LOG = logging.getLogger(__name__)

PATIENCE = 20.0  # seconds after which a process that is silent is ended, as a rule
COMPILING = 300.0  # seconds that loading or compiling may take
SETTLING = 60.0  # seconds until a process is there and its bot sits
IDLE = 120.0  # seconds after which one that is not asked is ended
MOST = 64  # processes that are kept
ATTEMPTS = 2
REVIEWS, HINTS = "reviews", "hints"  # have their turn as one table each


@dataclass
class Mind:
    """A process, for whom it thinks, and all that it was told."""

    process: MindProcess
    seating: Seating
    told: bytes = b""
    asked: float = 0.0

    def knows_part_of(self, question: Question) -> bool:
        """Whether the question goes on from what it was told: not in another match, nor at a table that was rebuilt."""
        return self.seating == question.seating and question.seen.startswith(self.told)

    async def decide(self, question: Question, luck: int, *, weighs: bool) -> Reply:
        reply = await self.process.tell(decision(question, len(self.told), luck, weighs=weighs))
        self.told, self.asked = question.seen, time.monotonic()
        return reply


class BotPool:
    """`at_once`: how many think at the same time; `patience`: seconds that one may be silent, if not as usual."""

    def __init__(self, at_once: int, patience: float | None = None, own_bots: Path | None = None) -> None:
        self.patience = PATIENCE if patience is None else patience
        self._random = SystemRandom()
        self._starter = mind_starter(own_bots)
        self._turns = Turns(at_once)
        self._at_leisure = asyncio.Semaphore(max(1, at_once - 1))  # one turn stays for matches that are being played
        self._resting: OrderedDict[Place, Mind] = OrderedDict()  # whoever was asked last, last
        self._sweeping: asyncio.TimerHandle | None = None

    async def choose(self, place: Place, question: Question) -> int:
        """The bot's choice; any legal action if it does not come to one."""
        return await self._chosen(place, question)

    async def suggest(self, question: Question) -> int:
        """As `choose`, for a match that is over."""
        async with self._at_leisure:
            return await self._chosen(None, question)

    async def weigh(self, question: Question) -> Values:
        """What the bot makes of its actions, from what the seat knew; nothing, if it does not tell."""
        async with self._at_leisure:
            for _ in range(ATTEMPTS):
                reply = await self._reply(None, question, weighs=True)
                if isinstance(reply, Values):
                    values = {action: reply.values[action] for action in question.legal if action in reply.values}
                    return msgspec.structs.replace(reply, values=values)
        return Values(question.seating.bot, of_a_match=False, values={})

    async def advise(self, question: Question) -> Advice | None:
        """What a seat of a match that is played is to do, and why. Its process knows what the seat does, and ends then.

        It always has the same luck, so that to ask again tells nothing else.
        """
        async with self._at_leisure, self._turns.of(HINTS):
            try:
                mind = await self._mind(None, question)
                try:
                    reply = await asyncio.wait_for(mind.process.tell(Advise(decision(question, 0, 0))), self.patience)
                finally:
                    mind.process.end()
            except Exception as problem:
                LOG.warning("advising in %s failed: %s", question.seating.game, _named(problem))
                return None
        return reply if isinstance(reply, Advice) else None

    async def judge(self, whose: SeatDecisions) -> AsyncIterator[JudgedDecision]:
        """What each decision of a seat lost in a match that is over: by one process, which waits for others' turns."""
        mind: Mind | None = None
        try:
            for deciding in whose.decisions:
                async with self._at_leisure, self._turns.of(REVIEWS):
                    mind = mind or await self._mind(None, whose.question(deciding))
                    asked = analysis.asked(whose, deciding, len(mind.told))
                    telling = mind.process.tell(Judge(asked, deciding.made))
                    reply = await asyncio.wait_for(telling, self.patience)
                    mind.told = whose.seen[: deciding.seen]
                if isinstance(reply, Judged):
                    found = Judgement(reply.best, reply.best_value, reply.made_value)
                    yield analysis.judged(whose, deciding, found)
        finally:
            if mind:
                mind.process.end()

    def dismiss(self, table: str) -> None:
        """A match is over: nobody thinks about it any more."""
        for place in [place for place in self._resting if place[0] == table]:
            self._resting.pop(place).process.end()

    async def introduce(self, bot: str) -> tuple[str, ...]:
        """The games that a user's bot plays. Raises MindFailed, if its file cannot be used."""
        process = await self._new_process(None)
        try:
            reply = await asyncio.wait_for(process.tell(Introduce(bot)), SETTLING)
        finally:
            process.end()
        return reply.games if isinstance(reply, Introduction) else ()

    async def protections(self) -> Confined:
        """What its processes give up before they are told anything, on this machine."""
        process = await asyncio.wait_for(self._starter.start(None), SETTLING)
        try:
            return await asyncio.wait_for(process.confined(), SETTLING)
        finally:
            process.end()

    async def warm_up(self) -> None:
        """Start what takes long to start, before anybody waits for it."""
        try:
            await asyncio.wait_for(self._starter.warm_up(), COMPILING)
        except Exception as problem:  # the first who needs it will try again
            LOG.warning("starting a process for bots failed: %s", _named(problem))

    async def compile(self, game_id: str, tell: Tell) -> None:
        """Have a game's rules and bots compiled and kept on disk, by a process that nobody waits for otherwise."""
        for _ in range(ATTEMPTS):
            try:
                await asyncio.wait_for(self._starter.compile(game_id, tell), COMPILING)
                return
            except Exception as problem:  # whoever plays the game will learn what is wrong with it
                LOG.warning("compiling %s ahead failed: %s", game_id, _named(problem))

    async def compile_search(self, game_id: str) -> None:
        """Have our search compiled for a game that is being played already: until then its levels think less far."""
        try:
            await asyncio.wait_for(self._starter.compile_search(game_id), COMPILING)
        except Exception as problem:
            LOG.warning("compiling the search for %s failed: %s", game_id, _named(problem))
            return
        for place in [place for place, mind in self._resting.items() if mind.seating.game == game_id]:
            self._resting.pop(place).process.end()  # the next one of that seat has the search

    async def compile_at_leisure(self, game_id: str) -> None:
        """The same and the search, before anybody needs them; however long it takes, since it waits for all others."""
        try:
            await self._starter.compile_at_leisure(game_id)
        except Exception as problem:  # whoever plays the game will try again
            LOG.warning("compiling %s ahead failed: %s", game_id, _named(problem))

    async def close(self) -> None:
        if self._sweeping:
            self._sweeping.cancel()
        while self._resting:
            self._resting.popitem()[1].process.end()
        await self._starter.close()

    def _luck(self, question: Question) -> int:
        """What a bot's choices at random follow from. Its process is given it, as everything else."""
        return self._random.getrandbits(64)

    async def _chosen(self, place: Place | None, question: Question) -> int:
        for _ in range(ATTEMPTS):
            reply = await self._reply(place, question)
            if isinstance(reply, Choice) and reply.action in question.legal:
                return reply.action
        return self._random.choice(question.legal)

    async def _reply(self, place: Place | None, question: Question, *, weighs: bool = False) -> Reply | None:
        """What its process says, when it has its turn; None if it fails. Of a match that is over nothing is kept."""
        async with self._turns.of(place[0] if place else REVIEWS):
            try:
                mind = await self._mind(place, question)
                reply = await self._answer_of(mind, question, weighs=weighs)
            except Exception as problem:  # a bot may raise anything
                LOG.warning("bot %s of %s failed: %s", question.seating.bot, question.seating.game, _named(problem))
                return None
            if place:
                self._keep(place, mind)
            else:
                mind.process.end()
            return reply

    async def _answer_of(self, mind: Mind, question: Question, *, weighs: bool) -> Reply:
        """Ask the process; end it if it does not answer in time, or nobody waits for it any more."""
        try:
            deciding = mind.decide(question, self._luck(question), weighs=weighs)
            return await asyncio.wait_for(deciding, self.patience)
        except BaseException:
            mind.process.end()
            raise

    async def _mind(self, place: Place | None, question: Question) -> Mind:
        """The one of this seat, or a new one."""
        mind = self._resting.pop(place, None) if place else None
        if mind and mind.knows_part_of(question):
            return mind
        if mind:
            mind.process.end()
        process = await self._new_process(question.seating.game)
        try:
            await asyncio.wait_for(process.tell(question.seating), SETTLING)
        except BaseException:
            process.end()
            raise
        return Mind(process, question.seating)

    async def _new_process(self, game: str | None) -> MindProcess:
        process = await asyncio.wait_for(self._starter.start(game), COMPILING)
        try:
            await asyncio.wait_for(process.confined(), SETTLING)
        except BaseException:
            process.end()
            raise
        return process

    def _keep(self, place: Place, mind: Mind) -> None:
        self._resting[place] = mind
        while len(self._resting) > MOST:
            self._resting.popitem(last=False)[1].process.end()
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(IDLE, self._sweep)

    def _sweep(self) -> None:
        """End those that have not been asked for long; look again when the next one may be."""
        self._sweeping, now = None, time.monotonic()
        while self._resting:
            place, mind = next(iter(self._resting.items()))
            rest = mind.asked + IDLE - now
            if rest > 0:
                self._sweeping = asyncio.get_running_loop().call_later(rest, self._sweep)
                return
            self._resting.pop(place).process.end()


def _named(problem: Exception) -> str:
    """What went wrong, without anything that a seat knows."""
    return problem.kind if isinstance(problem, MindFailed) else type(problem).__name__
