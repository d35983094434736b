"""`nascondino bench bots`: the search of every game beside OpenSpiel's, beliefs, and two threads beside one."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from nascondino.bots.search import memory, tree
from nascondino.bots.search.knowledge import Knowledge
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.games import load, titles

from . import peers
from .kernel import Scaling
from .rounds import Figures, Workload, measure

ITERATIONS, SIMULATIONS = 10_000, 2000  # of a workload of some 50 ms: ours, and a peer's
POSITIONS = 4  # of a match, in turn
EARLY, APART = 24, 6  # actions before the first of them, and between them
UPDATES = 20  # beliefs made anew and told everything, in a workload
NODES = 1 << 14
EXPLORE = 1.5
PEER = "hearts"
PLAYOUTS, UPDATED, ONE, TWO = "playouts", "events", "one thread", "two threads"


@dataclass(frozen=True)
class Speed:
    """A game's search on one thread, per CPU-second; and microseconds of a belief for each event perceived."""

    playouts: Figures
    moves: float  # in a playout, in the mean
    update: float


@dataclass(frozen=True)
class Result:
    rounds: int
    speeds: dict[str, Speed]
    peer: Figures | None  # simulations per CPU-second
    threads: Scaling
    remarks: tuple[str, ...]


class Thinking:
    """A search from positions of one match, in turn."""

    def __init__(self, title: str, iterations: int, seed: int = 1) -> None:
        game = load(title)
        self._board = game.board().record
        self._search, self._iterations = memory.search_of(game), iterations
        self._scratch = memory.new_scratch(game, NODES, seed)
        self._positions = [_position(begun(title, EARLY + n * APART)) for n in range(POSITIONS)]
        self._next = 0
        self.moves = self.playouts = 0

    def __call__(self) -> int:
        hints, beliefs, manner = self._positions[self._next % POSITIONS]
        self._next += 1
        memory.clear(self._scratch)
        self._scratch.found[0].choices = 0
        arrays = self._board, hints, beliefs, self._scratch, manner
        self._search(*arrays, self._iterations, tree.UNPLANNED, False)
        self.playouts, self.moves = self.playouts + self._iterations, int(self._scratch.found[0].moves)
        return self._iterations


def begun(title: str, actions: int) -> Match:
    """A match at random, so many actions old and not over."""
    game = load(title)
    for seed in itertools.count():
        match, luck = Match(game.setup(game.info.players[1]), seed=seed.to_bytes(32, "big")), random.Random(seed)
        while match.actors and len(match.steps) < actions:
            seat = luck.choice(match.actors)
            match.play(seat, luck.choice(match.legal(seat)))
        if match.actors:
            break
    return match


def _position(match: Match) -> tuple[Any, Any, Any]:
    """What the search is given for whoever is to act."""
    seat = match.actors[0]
    knowledge = Knowledge(match.chair(seat))
    knowledge.update(match.seen(seat))
    prepare, own = memory.rules_of(match.game).prepare, knowledge.beliefs[tree.OWN]
    hints = prepare(match.board.record[0], match.view(seat), own)
    manner = tree.Manner(
        seat, match.players, match.game.info.two_sides, own=tree.ALL, weighed=False, explore=EXPLORE
    )
    return hints, knowledge.beliefs, manner


class Updates:
    """What a seat perceived in a match at random, learned again and again."""

    def __init__(self, title: str, times: int) -> None:
        match = begun(title, EARLY + POSITIONS * APART)
        self._chair, self._seen, self._times = match.chair(0), match.seen(0), times

    def __call__(self) -> int:
        for _ in range(self._times):
            Belief(self._chair).update(self._seen)
        return self._times * len(self._seen)


class Threads:
    """The same search on so many threads, each with its own memory."""

    def __init__(self, title: str, iterations: int, threads: int) -> None:
        self._thinking = [Thinking(title, iterations, seed) for seed in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def __call__(self) -> int:
        return sum(self._pool.map(Thinking.__call__, self._thinking))


def run(rounds: int = 7, size: float = 1.0, chosen: Sequence[str] = (), tick: Callable[[], Any] = int) -> Result:
    """Measure the chosen games, or all; `size` scales the workloads."""
    games, iterations = tuple(chosen or titles()), max(50, int(ITERATIONS * size))
    thinking = {title: Thinking(title, iterations) for title in games}
    workloads: dict[tuple[str, str], Workload] = {(PLAYOUTS, title): search for title, search in thinking.items()}
    workloads |= {(UPDATED, title): Updates(title, max(1, int(UPDATES * size))) for title in games}
    search = peers.search(PEER, max(50, int(SIMULATIONS * size)))
    workloads |= {(PEER, PEER): search} if search else {}
    rates = measure(workloads, rounds, time.process_time, tick)
    threads = {name: Threads(games[0], iterations, count) for name, count in ((ONE, 1), (TWO, 2))}
    walls, cpus = (measure(threads, rounds, clock, tick) for clock in (time.perf_counter, time.process_time))
    return Result(
        rounds=rounds,
        speeds={title: _speed(title, thinking[title], rates) for title in games},
        peer=rates.get((PEER, PEER)),
        threads=Scaling(wall=walls[TWO].over(walls[ONE]), free=2 * cpus[TWO].over(cpus[ONE])),
        remarks=() if (PEER, PEER) in rates else (peers.MISSING,),
    )


def _speed(title: str, search: Thinking, rates: dict[tuple[str, str], Figures]) -> Speed:
    return Speed(
        playouts=rates[PLAYOUTS, title],
        moves=search.moves / search.playouts,
        update=1e6 / rates[UPDATED, title].median,
    )


def figures(result: Result) -> dict[str, Any]:
    """The result as one JSON object."""
    return {
        "rounds": result.rounds,
        "searches": {title: _figures(speed, result.peer) for title, speed in result.speeds.items()},
        "peer_simulations_per_cpu_second": result.peer and round(result.peer.median),
        "two_threads_over_one": {"wall": result.threads.wall, "with_a_core_each": result.threads.free},
        "remarks": list(result.remarks),
    }


def _figures(speed: Speed, peer: Figures | None) -> dict[str, Any]:
    return {
        "playouts_per_cpu_second": round(speed.playouts.median),
        "moves_per_cpu_second": round(speed.playouts.median * speed.moves),
        "over_peer": peer and round(speed.playouts.over(peer), 2),
        "belief_microseconds_per_event": round(speed.update, 2),
    }


def table(result: Result) -> str:
    """The result for a person."""
    head = f"Search on one thread, per CPU-second: median of {result.rounds} rounds, everybody in turn"
    peer = [_row(f"OpenSpiel's IS-MCTS, {PEER}", f"{result.peer.median:,.0f}")] if result.peer else []
    return "\n".join(
        [
            head,
            _row("", "playouts", "million moves", "× OpenSpiel", "belief, µs/event"),
            *(_speed_row(title, speed, result.peer) for title, speed in result.speeds.items()),
            *peer,
            _row("two threads beside one", f"× {result.threads.wall:.2f}", f"(a core each: {result.threads.free:.2f})"),
            *result.remarks,
        ]
    )


def _speed_row(title: str, speed: Speed, peer: Figures | None) -> str:
    return _row(
        title,
        f"{speed.playouts.median:,.0f}",
        f"{speed.playouts.median * speed.moves / 1e6:.2f}",
        f"{speed.playouts.over(peer):.1f}" if peer else "–",
        f"{speed.update:.2f}",
    )


def _row(name: str, *cells: str) -> str:
    return f"{name:32}{''.join(f'{cell:>18}' for cell in cells)}"
