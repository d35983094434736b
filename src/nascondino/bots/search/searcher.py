"""A player that searches: the same for every game."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

import numpy as np

from nascondino.engine.belief import Chair
from nascondino.engine.player import Budget, Clock, Judgement, least_of

from . import memory
from .knowledge import Knowledge
from .tree import ALL, OWN, UNPLANNED, Manner
from .weighing import Weighing, weighing

FIRST_BATCH = 64  # iterations
AT_ONCE = 0.005  # seconds of a batch: so finely a budget is kept
MOST = 2_000_000  # iterations
PROBES = 4  # worlds in which each action is tried before anything else
CERTAIN = 64  # worlds in which one that wins at once must do so to be taken without further thought
JUDGED = 60_000  # moves in search for each look at a decision that is judged
WEIGHED = 6000  # iterations, to say what actions are worth
SEEN = 1 / 3  # of the favourite's visits; what was looked at less may look good by luck, and is no matter of taste
RARE = 0.1  # mixed choices that are so much rarer than the most frequent one are not made


@dataclass(frozen=True)
class Effort:
    """How much to think: at most so many seconds of one core, and so many iterations.

    Without seconds, what is decided depends on no machine and no clock.
    """

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1  # each with a tree of its own, and so much of the effort


@dataclass(frozen=True)
class Style:
    """How to think. `temperature`: how much worse, of a match, an action may look and still be chosen at times."""

    explore: float = 1.5
    own: int = 50  # of a hundred worlds, if others believe more to be possible
    weighed: bool = True  # whether worlds are drawn by how likely they are, where the game's guide says so
    temperature: float = 0.0
    taste: int = 0  # of what looks so good, only what the guide would choose most readily (1), or least readily (-1)
    solves: bool = False  # chooses as the game's own solution does, where there is one
    nodes: int = 1 << 16


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: how often, what it came to of a match, and how likely it is to be chosen."""

    action: int
    visits: int
    value: float
    chance: float


@dataclass(frozen=True)
class Explanation:
    candidates: tuple[Candidate, ...]  # what is preferred, first
    expected: float  # of a match
    iterations: int
    possible: tuple[tuple[int, ...], ...]  # for each secret of the game, what it may still be
    is_sure: bool = False  # what is preferred wins at once, whatever is hidden, if only for those it stands by
    is_mixed: bool = False  # one has to be unpredictable


class Searcher:
    """Chooses from what its seat may know. Its random numbers are its own."""

    def __init__(self, chair: Chair, random: Random, effort: Effort | None = None, style: Style | None = None) -> None:
        self.chair, self.seat, self.random = chair, cast(int, chair.seat), random
        self.effort, self.style = effort or Effort(), style or Style()
        self.search = memory.search_of(chair.game)
        self.prepare, self.mixture = memory.rules_of(chair.game).prepare, memory.rules_of(chair.game).mixture
        self.knowledge = Knowledge(chair)
        self.opinion = weighing(chair) if self.style.weighed else None
        self.scratches = [memory.new_scratch(chair.game, self.style.nodes, n) for n in range(self.effort.threads)]
        self.explanation = Explanation((), 0.0, 0, ())

    def act(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        self.think(view, seen, legal, clock)
        chances = [candidate.chance for candidate in self.explanation.candidates]
        return self.random.choices(self.explanation.candidates, chances)[0].action

    def weigh(self, view: Any, seen: Any, legal: Sequence[int]) -> dict[int, float]:
        self.think(view, seen, legal, Clock(iterations=WEIGHED))
        return {candidate.action: candidate.value for candidate in self.explanation.candidates}

    def judge(
        self, view: Any, seen: Any, legal: Sequence[int], made: int, iterations: int | None = None
    ) -> Judgement:
        """What is preferred is looked at once more, as closely as what was done: else they could not be compared."""
        thought = self._thought(view, seen)
        sure = thought.sure_win(legal)
        count = iterations or thought.iterations_of(JUDGED)
        self._explain(thought, sure, view, legal, Clock(iterations=count))
        best = self.explanation.candidates[0]
        if made == best.action:
            return Judgement(made, best.value, best.value)
        best_value = 1.0 if self.explanation.is_sure else thought.value_of(best.action, count)
        return Judgement(best.action, best_value, thought.value_of(made, count))

    def think(self, view: Any, seen: Any, legal: Sequence[int], clock: Clock) -> Thought:
        """Come to an explanation of what to do."""
        thought = self._thought(view, seen)
        self._explain(thought, thought.sure_win(legal), view, legal, clock)
        return thought

    def _thought(self, view: Any, seen: Any) -> Thought:
        begun = time.thread_time()
        self.knowledge.update(seen)
        if self.opinion:
            self.opinion.update(seen)
        return Thought(self, view, begun)

    def _explain(self, thought: Thought, sure: int | None, view: Any, legal: Sequence[int], clock: Clock) -> None:
        if sure is not None:
            found = [Candidate(sure, CERTAIN, 1.0, 1.0)]
        else:
            thought.go_on(clock, legal)
            found = mixed(thought.candidates(legal), self._solved(view, legal))
        self.explanation = Explanation(
            candidates=tuple(found),
            expected=sum(candidate.chance * candidate.value for candidate in found),
            iterations=thought.iterations,
            possible=self.knowledge.possible(),
            is_sure=sure is not None,
            is_mixed=thought.is_mixed,
        )

    def _solved(self, view: Any, legal: Sequence[int]) -> dict[int, float]:
        return self.mixture(self.chair.board.record[0], view, legal) if self.style.solves else {}


class Thought:
    """One decision of a searcher."""

    def __init__(self, searcher: Searcher, view: Any, begun: float) -> None:
        self.iterations, self._begun = 0, begun
        self.is_mixed = False
        chair, style = searcher.chair, searcher.style
        knowledge = searcher.knowledge
        self._effort, self._style, self._scratches = searcher.effort, style, searcher.scratches
        self._search, self._random = searcher.search, searcher.random
        self._knowledge = knowledge
        self._board, self._beliefs = chair.board.record, knowledge.beliefs
        self._hints = searcher.prepare(chair.board.record[0], view, self._beliefs[OWN])
        self._manner = Manner(
            seat=searcher.seat,
            players=chair.setup.players,
            two_sides=chair.game.info.two_sides,
            own=style.own if knowledge.is_private() else ALL,
            weighed=searcher.opinion is not None,
            explore=style.explore,
        )
        for scratch in self._scratches:
            scratch.found[0].choices = scratch.found[0].moves = 0
            self._weigh(scratch, searcher.opinion)
            scratch.randoms[0].word = np.uint64(self._random.getrandbits(64) | 1)
            if scratch.found[0].edges * 2 > len(scratch.edges) or scratch.found[0].nodes * 2 > len(scratch.nodes):
                memory.clear(scratch)

    def _weigh(self, scratch: Any, opinion: Weighing | None) -> None:
        weights = opinion.weights() if opinion else {}
        scratch.odds[:] = 0.0
        for value, weight in weights.items():
            scratch.odds[value] = weight / max(weights.values())

    # What an action leads to at once.

    def sure_win(self, legal: Sequence[int]) -> int | None:
        """An action that wins, whatever is hidden."""
        return next((action for action in legal if self._wins(action, PROBES) and self._wins(action, CERTAIN)), None)

    def _wins(self, action: int, worlds: int) -> bool:
        scratch = self._scratches[0]
        scratch.found[0].won = 0
        self._run(scratch, worlds, action, at_once=True)
        return bool(scratch.found[0].won == worlds)

    # What it leads to in the end.

    def value_of(self, action: int, iterations: int) -> float:
        """Of a match: played on from there about every second time, by all that is known already."""
        found = self._scratches[0].found[0]
        found.tried, found.worth = 0, 0.0
        self._manner = self._manner._replace(hides=self._knowledge.hides(action))
        self._run(self._scratches[0], iterations, action)
        return float(found.worth / max(1, found.tried))

    # The search.

    def iterations_of(self, moves: int) -> int:
        """So many that they make about so many moves, as the first of them tell: so the same on every machine."""
        found = self._scratches[0].found[0]
        before = found.moves
        self._run(self._scratches[0], FIRST_BATCH)
        return max(FIRST_BATCH, int(moves * FIRST_BATCH // max(1, found.moves - before)))

    def go_on(self, clock: Clock, legal: Sequence[int]) -> None:
        """Until the budget is used, or what is left of it could change nothing."""
        if len(self._scratches) == 1:  # a confined process has no other threads
            self.iterations += self._within(self._scratches[0], clock, self._begun, legal)
        else:
            with ThreadPoolExecutor(len(self._scratches)) as pool:
                done = pool.map(lambda one: self._within(one, clock, time.thread_time(), legal), self._scratches)
                self.iterations += sum(done)

    def _within(self, scratch: Any, clock: Clock, begun: float, legal: Sequence[int]) -> int:
        """In batches that grow until one takes long enough for a look at the clock."""
        most = least_of(self._effort.iterations, clock.iterations) or MOST
        budget, done, batch = Budget(self._seconds(clock), begun), 0, FIRST_BATCH
        searching = Budget(None)  # `begun` may be long ago: what the thought had to know first is no search
        while True:
            before, count = time.thread_time(), min(batch, most - done)
            self._run(scratch, count)
            done += count
            if done == most or budget.is_used() or scratch.found[0].choices == 1:
                return done
            if most == MOST and self.is_settled(scratch, legal, at_that_pace(done, searching.used, budget.left)):
                return done
            if time.thread_time() - before < AT_ONCE:
                batch *= 2

    def is_settled(self, scratch: Any, legal: Sequence[int], ahead: float) -> bool:
        """Whether so many iterations more cannot change which action is looked at most, where that one is chosen."""
        found = scratch.found[0]
        count = int(found.choices)
        if found.root < 0 or self._style.temperature or len(self._scratches) > 1:  # the trees of others count too
            return False
        edges = self._root_edges(scratch, count)
        if edges["share"].any():
            return False
        visits = np.sort(edges["visits"][np.isin(scratch.choices[:count], legal)])
        return len(visits) > 1 and bool(visits[-1] - visits[-2] > ahead)

    def _seconds(self, clock: Clock) -> float | None:
        """If iterations are counted, only those seconds that are asked for count too."""
        return clock.seconds if clock.iterations is not None else least_of(self._effort.seconds, clock.seconds)

    def _run(self, scratch: Any, iterations: int, planned: int = UNPLANNED, *, at_once: bool = False) -> None:
        with np.errstate(over="ignore"):  # as plain Python, keys of nodes are NumPy's numbers
            self._search(self._board, self._hints, self._beliefs, scratch, self._manner, iterations, planned, at_once)

    # What came of it.

    def candidates(self, legal: Sequence[int]) -> list[Candidate]:
        """Of the actions that may be chosen: a table may allow fewer than the rules do."""
        scratch = self._scratches[0]
        count = int(scratch.found[0].choices)
        choices = scratch.choices[:count]
        visits, totals, shares, priors = (np.zeros(count) for _ in range(4))
        for each in self._scratches:
            if each.found[0].root >= 0 and count > 1:
                edges = self._root_edges(each, count)
                visits += edges["visits"]
                totals += edges["total"]
                shares += edges["share"]
                priors += edges["prior"]
        self.is_mixed = bool(shares.any())
        may_be = np.isin(choices, legal)
        if not may_be.any():
            return [Candidate(action, 0, 0.5, 1 / len(legal)) for action in legal]
        return self._ranked(*(column[may_be] for column in (choices, visits, totals, shares, priors)))

    def _ranked(self, choices: Any, visits: Any, totals: Any, shares: Any, priors: Any) -> list[Candidate]:
        values = totals / np.maximum(visits, 1)
        columns = choices, visits.astype(int), values, self._chances(visits, values, shares, priors)
        found = [Candidate(*each) for each in zip(*(column.tolist() for column in columns), strict=True)]
        return sorted(found, key=lambda candidate: (-candidate.chance, -candidate.visits))

    def _root_edges(self, scratch: Any, count: int) -> Any:
        first = scratch.nodes[scratch.found[0].root].first
        return scratch.edges[first : first + count]

    def _chances(self, visits: Any, values: Any, shares: Any, priors: Any) -> Any:
        """As often as in a mixed node it was chosen; else what was looked at most, or is hardly worse."""
        if shares.any():
            return purified(shares)
        favourite = visits.argmax()
        behind = np.maximum(values[favourite] - values, 0.0)
        near = (behind < self._style.temperature) & (visits > 0)
        near[favourite] = True
        if self._style.taste:
            return liked_most(near & (visits >= SEEN * visits[favourite]), self._style.taste * priors, visits)
        chances = np.where(near, 1.0 - behind / (self._style.temperature or 1.0), 0.0)
        return chances / chances.sum()


def at_that_pace(done: int, used: float, left: float) -> float:
    """How many more there will be. Clocks that tick rarely may not have moved yet."""
    return done * left / used if used else math.inf


def mixed(found: list[Candidate], solution: dict[int, float]) -> list[Candidate]:
    """The chances of the actions in a solution, shared out among them as it says; their values stay the search's.

    How likely it is that one of these is chosen at all stays as the search would have it.
    """
    share = sum(candidate.chance for candidate in found if candidate.action in solution)
    if not share:
        return found
    seen = {candidate.action: candidate for candidate in found}
    expected = sum(candidate.chance * candidate.value for candidate in found)
    unseen = {action: Candidate(action, 0, expected, 0.0) for action, often in solution.items() if often}
    chances = {action: share * often for action, often in solution.items()}
    chosen = [replace(each, chance=chances.get(each.action, each.chance)) for each in (unseen | seen).values()]
    return sorted(chosen, key=lambda candidate: (-candidate.chance, -candidate.visits))


def purified(shares: Any) -> Any:
    """Without what is rare: it may be there only because everything is tried."""
    kept = np.where(shares < RARE * shares.max(), 0.0, shares)
    return kept / kept.sum()


def liked_most(near: Any, likings: Any, visits: Any) -> Any:
    """All chances to one of the actions that are near: the one liked best, and among equals looked at most."""
    pick = max(np.flatnonzero(near), key=lambda n: (likings[n], visits[n]))
    return np.where(np.arange(len(near)) == pick, 1.0, 0.0)
