"""`nascondino bench kernel`: compiled rules beside OpenSpiel, beside C, in batches, on threads; replays and starts."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nascondino.engine.game import Setup
from nascondino.games import load

from . import peers
from .contestants import Batch, Playouts, Replay, Threads
from .limit import Limit, LimitPlayouts, NoLimit
from .rounds import Figures, Turn, measure
from .starts import Start, starts

GAME = "venice"  # the one that limit.c knows
PLAYERS = (2, 4, 6)
THREADS = 2
MATCHES, BATCH, BATCH_STEPS, REPLAYS = 4000, 4096, 40, 300  # of a turn of some 50 ms

OURS, PEER, LIMIT, STEPPED = "playouts", "peer", "C", "batch"


@dataclass(frozen=True)
class Speed:
    """Random play at one table, in moves per CPU-second, and how it compares; None: nothing to compare with."""

    table: str
    playouts: Figures
    batch: Figures
    limit: Figures | None
    over_fastest_peer: float | None

    @property
    def over_limit(self) -> float | None:
        return self.playouts.over(self.limit) if self.limit else None

    @property
    def batch_over_playouts(self) -> float:
        return self.batch.over(self.playouts)


@dataclass(frozen=True)
class Scaling:
    """Playouts on two threads beside one."""

    wall: float  # as measured, best beside best: what else the machine does counts against it
    free: float  # as it would be with a core for each: twice the moves per CPU-second, beside those of one


@dataclass(frozen=True)
class Result:
    """Everything that was measured."""

    rounds: int
    speeds: tuple[Speed, ...]
    peers: dict[str, Figures]  # decisions per CPU-second
    threads: Scaling
    replay_ms: float
    replay_actions: int
    starts: dict[str, Start | None]
    remarks: tuple[str, ...]


def run(rounds: int = 7, size: float = 1.0, progress: Callable[..., Any] | None = None) -> Result:
    """Measure everything; `size` scales the work of a turn, `progress` makes a bar as tqdm does."""
    game = load(GAME)
    tables = [game.setup(players, game.board(name)) for name in game.info.boards for players in PLAYERS]
    limit, remarks = _limit(tables, size)
    turns = _turns(tables, limit, size)
    if not any(kind == PEER for kind, _ in turns):
        remarks = (peers.MISSING, *remarks)
    with _bar(progress, rounds * (len(turns) + 4) + 3 * min(rounds, 3) + 2) as bar:
        rates = measure(turns, rounds, time.process_time, bar.update)
        threads = _scaling(tables[-1], rounds, size, bar.update)
        replay = Replay(tables[-1])
        milliseconds = statistics.median(replay.milliseconds() for _ in range(max(2, int(REPLAYS * size))))
        started = starts(GAME, min(rounds, 3), bar.update)
    return Result(
        rounds=rounds,
        speeds=tuple(_speed(table.name, rates) for table in tables),
        peers={name: figures for (kind, name), figures in rates.items() if kind == PEER},
        threads=threads,
        replay_ms=milliseconds,
        replay_actions=replay.actions,
        starts=started,
        remarks=remarks,
    )


def _limit(tables: list[Setup], size: float) -> tuple[Limit | None, tuple[str, ...]]:
    limit = Limit()
    try:
        for table in tables:
            limit.check(table, max(20, int(MATCHES * size)))
    except NoLimit as reason:
        return None, (str(reason),)
    return limit, ()


def _turns(tables: list[Setup], limit: Limit | None, size: float) -> dict[tuple[str, str], Turn]:
    matches = max(1, int(MATCHES * size))
    turns: dict[tuple[str, str], Turn] = {(PEER, name): turn for name, turn in peers.turns(size).items()}
    for table in tables:
        turns[OURS, table.name] = Playouts(table, matches)
        turns[STEPPED, table.name] = Batch(table, BATCH, max(1, int(BATCH_STEPS * size)))
        if limit:
            turns[LIMIT, table.name] = LimitPlayouts(limit, table, matches)
    return turns


def _speed(table: str, rates: dict[tuple[str, str], Figures]) -> Speed:
    playouts = rates[OURS, table]
    ratios = [playouts.over(figures) for (kind, _), figures in rates.items() if kind == PEER]
    return Speed(
        table=table,
        playouts=playouts,
        batch=rates[STEPPED, table],
        limit=rates.get((LIMIT, table)),
        over_fastest_peer=min(ratios, default=None),
    )


def _scaling(table: Setup, rounds: int, size: float, tick: Callable[[], Any]) -> Scaling:
    matches = max(1, int(MATCHES * 4 * size))
    turns = {count: Threads(table, matches, count) for count in (1, THREADS)}
    wall = measure(turns, rounds, time.perf_counter, tick)
    cpu = measure(turns, rounds, time.process_time, tick)
    return Scaling(wall[THREADS].best / wall[1].best, THREADS * cpu[THREADS].over(cpu[1]))


class _NoBar:
    def __enter__(self) -> _NoBar:
        return self

    def __exit__(self, *problem: object) -> None:
        pass

    def update(self) -> None:
        pass


def _bar(progress: Callable[..., Any] | None, total: int) -> Any:
    return progress(total=total) if progress else _NoBar()


# In words.


def figures(result: Result) -> dict[str, Any]:
    """The result for a JSON file."""
    return {
        "rounds": result.rounds,
        "speeds": [
            {
                "table": speed.table,
                "moves_per_cpu_second": _rate(speed.playouts),
                "over_fastest_peer": speed.over_fastest_peer,
                "c_moves_per_cpu_second": speed.limit and _rate(speed.limit),
                "over_c": speed.over_limit,
                "batch_moves_per_cpu_second": _rate(speed.batch),
                "batch_over_playouts": speed.batch_over_playouts,
            }
            for speed in result.speeds
        ],
        "peers_decisions_per_cpu_second": {name: _rate(found) for name, found in result.peers.items()},
        "two_threads_over_one": {"wall": result.threads.wall, "with_a_core_each": result.threads.free},
        "replay": {"milliseconds": result.replay_ms, "actions": result.replay_actions},
        "starts": {
            name: start and {"cpu_seconds": start.cpu, "seconds": start.wall} for name, start in result.starts.items()
        },
        "remarks": list(result.remarks),
    }


def _rate(found: Figures) -> dict[str, float]:
    return {"median": round(found.median), "best": round(found.best)}


def table(result: Result) -> str:
    """The result for a person."""
    return "\n".join(
        [
            f"Random play, million moves per CPU-second: median (best) of {result.rounds} rounds, everybody in turn",
            _row("", "playouts", "× fastest peer", "× C, same matches", f"batch of {BATCH:,}", "× playouts"),
            *(_speed_row(speed) for speed in result.speeds),
            *(_row(f"OpenSpiel {name}", _millions(found)) for name, found in result.peers.items()),
            "",
            _row("two threads beside one", f"× {result.threads.wall:.2f}", f"(a core each: {result.threads.free:.2f})"),
            _row(f"replay of {result.replay_actions} actions", f"{result.replay_ms:.2f} ms"),
            *(_row(name, _seconds(start)) for name, start in result.starts.items()),
            *result.remarks,
        ]
    )


def _speed_row(speed: Speed) -> str:
    return _row(
        f"{GAME}, {speed.table}",
        _millions(speed.playouts),
        _ratio(speed.over_fastest_peer),
        _ratio(speed.over_limit),
        _millions(speed.batch),
        _ratio(speed.batch_over_playouts),
    )


def _row(name: str, *cells: str) -> str:
    return f"{name:46}{''.join(f'{cell:>20}' for cell in cells)}"


def _millions(found: Figures) -> str:
    return f"{found.median / 1e6:.2f} ({found.best / 1e6:.2f})"


def _ratio(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.2f}"


def _seconds(start: Start | None) -> str:
    return "–" if start is None else f"{start.cpu:.2f} s of CPU"
