"""`nascondino bench kernel`: compiled rules beside OpenSpiel, beside C, in batches, on threads; replays and starts."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from nascondino.engine.game import Game, Setup
from nascondino.games import load, titles

from . import peers
from .limit import Limit, LimitPlayouts, NoLimit
from .rounds import Figures, Workload, measure
from .startup import KINDS, ONCE, Start, help_start, starts
from .workloads import Batch, Playouts, Replay, Threads

THREADS = 2
MATCHES, MOVES, BATCH, BATCH_STEPS, REPLAYS = 4000, 300_000, 4096, 40, 300  # of a workload of some 50 ms
STARTS = 3  # of each kind, where nothing is compiled

OURS, PEER, LIMIT, STEPPED = "playouts", "peer", "C", "batch"


@dataclass(frozen=True)
class Speed:
    """Random play at one table, in moves per CPU-second, and how it compares; None: nothing to compare with."""

    table: str
    playouts: Figures
    batch: Figures
    limit: Figures | None
    peer: str | None  # the fastest of the game's kind
    over_peer: float | None

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
    replays: dict[str, tuple[float, int]]  # by game: milliseconds, and the actions of the match
    starts: dict[str, dict[str, Start | None]]  # by game
    help: Start | None  # of `nascondino --help`
    remarks: tuple[str, ...]


def run(
    rounds: int = 7, size: float = 1.0, chosen: Sequence[str] = (), progress: Callable[..., Any] | None = None
) -> Result:
    """Measure the chosen games, or all; `size` scales the workloads, `progress` makes a bar as tqdm does."""
    tables = {_name(table): table for title in chosen or titles() for table in _tables(load(title))}
    limit, remarks = _limit(tables, size)
    workloads = _workloads(tables, limit, size)
    if not any(kind == PEER for kind, _ in workloads):
        remarks = (peers.MISSING, *remarks)
    games = list({table.game.info.id: table for table in tables.values()}.items())
    with _bar(progress, (rounds + 1) * (len(workloads) + 4) + KINDS * len(games)) as bar:
        rates = measure(workloads, rounds, time.process_time, bar.update)
        threads = _scaling(games[-1][1], rounds, size, bar.update)
        replays = {title: _replay(table, size) for title, table in games}
        started = {title: starts(title, min(rounds, STARTS), bar.update) for title, _ in games}
    return Result(
        rounds=rounds,
        speeds=tuple(_speed(name, table.game.info.akin, rates) for name, table in tables.items()),
        peers={name: figures for (kind, name), figures in rates.items() if kind == PEER},
        threads=threads,
        replays=replays,
        starts=started,
        help=help_start(min(rounds, STARTS)),
        remarks=(ONCE, *remarks),
    )


def _tables(game: Game) -> list[Setup]:
    """On every board: the fewest players, the most, and as many as between them."""
    fewest, most = game.info.players
    counts = sorted({fewest, (fewest + most) // 2, most})
    return [game.setup(players, game.board(board)) for board in game.info.boards for players in counts]


def _name(table: Setup) -> str:
    return f"{table.game.info.id}: {table.name}"


def _limit(tables: dict[str, Setup], size: float) -> tuple[dict[str, Limit], tuple[str, ...]]:
    """The C program for each table whose matches it plays; why there is none, if it plays none."""
    limit, able, reasons = Limit(), {}, []
    for name, table in tables.items():
        try:
            limit.check(table, max(20, int(MATCHES * size)))
            able[name] = limit
        except NoLimit as reason:
            reasons.append(str(reason))
    return able, () if able else tuple(reasons[:1])


def _workloads(tables: dict[str, Setup], limits: dict[str, Limit], size: float) -> dict[tuple[str, str], Workload]:
    akin = dict.fromkeys(name for table in tables.values() for name in table.game.info.akin)
    workloads: dict[tuple[str, str], Workload] = {}
    workloads |= {(PEER, name): workload for name, workload in peers.workloads(akin, size).items()}
    for name, table in tables.items():
        matches = _matches(table, size)
        workloads[OURS, name] = Playouts(table, matches)
        workloads[STEPPED, name] = Batch(table, BATCH, max(1, int(BATCH_STEPS * size)))
        if name in limits:
            workloads[LIMIT, name] = LimitPlayouts(limits[name], table, matches)
    return workloads


def _matches(table: Setup, size: float) -> int:
    """As many as have about the wanted number of moves, whatever the length of a match."""
    few = Playouts(table, 20)
    return max(1, int(size * MOVES * few.matches / few()))


def _replay(table: Setup, size: float) -> tuple[float, int]:
    """Milliseconds, and the actions of the match."""
    replay = Replay(table)
    times = [replay.milliseconds() for _ in range(max(2, int(REPLAYS * size)))]
    return statistics.median(times), replay.actions


def _speed(table: str, akin: Sequence[str], rates: dict[tuple[str, str], Figures]) -> Speed:
    playouts = rates[OURS, table]
    ratios = [(playouts.over(rates[PEER, name]), name) for name in akin if (PEER, name) in rates]
    over_peer, peer = min(ratios, default=(None, None))
    return Speed(
        table=table,
        playouts=playouts,
        batch=rates[STEPPED, table],
        limit=rates.get((LIMIT, table)),
        peer=peer,
        over_peer=over_peer,
    )


def _scaling(table: Setup, rounds: int, size: float, tick: Callable[[], Any]) -> Scaling:
    matches = 4 * _matches(table, size)
    workloads = {count: Threads(table, matches, count) for count in (1, THREADS)}
    wall = measure(workloads, rounds, time.perf_counter, tick)
    cpu = measure(workloads, rounds, time.process_time, tick)
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
                "fastest_peer": speed.peer,
                "over_fastest_peer": speed.over_peer,
                "c_moves_per_cpu_second": speed.limit and _rate(speed.limit),
                "over_c": speed.over_limit,
                "batch_moves_per_cpu_second": _rate(speed.batch),
                "batch_over_playouts": speed.batch_over_playouts,
            }
            for speed in result.speeds
        ],
        "peers_decisions_per_cpu_second": {name: _rate(found) for name, found in result.peers.items()},
        "two_threads_over_one": {"wall": result.threads.wall, "with_a_core_each": result.threads.free},
        "replays": {
            title: {"milliseconds": found, "actions": actions} for title, (found, actions) in result.replays.items()
        },
        "starts": {
            title: {name: _times(start) for name, start in found.items()} for title, found in result.starts.items()
        },
        "help": _times(result.help),
        "remarks": list(result.remarks),
    }


def _times(start: Start | None) -> dict[str, float] | None:
    return {"cpu_seconds": start.cpu, "seconds": start.wall} if start else None


def _rate(found: Figures) -> dict[str, float]:
    return {"median": round(found.median), "best": round(found.best)}


def table(result: Result) -> str:
    """The result for a person."""
    return "\n".join(
        [
            f"Random play, million moves per CPU-second: median (best) of {result.rounds} rounds, everybody in turn",
            _row("", "playouts", "× C, same matches", f"batch of {BATCH:,}", "× playouts", "× fastest peer"),
            *(_speed_row(speed) for speed in result.speeds),
            *(_row(f"OpenSpiel {name}", _millions(found)) for name, found in result.peers.items()),
            "",
            _row("two threads beside one", f"× {result.threads.wall:.2f}", f"(a core each: {result.threads.free:.2f})"),
            *(
                _row(f"{title}: replay of {actions} actions", f"{found:.2f} ms")
                for title, (found, actions) in result.replays.items()
            ),
            *(
                _row(f"{title}: {name}", _seconds(start))
                for title, found in result.starts.items()
                for name, start in found.items()
            ),
            _row("nascondino --help", _seconds(result.help)),
            *result.remarks,
        ]
    )


def _speed_row(speed: Speed) -> str:
    return (
        _row(
            speed.table,
            _millions(speed.playouts),
            _ratio(speed.over_limit),
            _millions(speed.batch),
            _ratio(speed.batch_over_playouts),
            _ratio(speed.over_peer),
        )
        + f"  {speed.peer or ''}"
    )


def _row(name: str, *cells: str) -> str:
    return f"{name:62}{''.join(f'{cell:>20}' for cell in cells)}"


def _millions(found: Figures) -> str:
    return f"{found.median / 1e6:.2f} ({found.best / 1e6:.2f})"


def _ratio(ratio: float | None) -> str:
    return "–" if ratio is None else f"{ratio:.2f}"


def _seconds(start: Start | None) -> str:
    return "–" if start is None else f"{start.cpu:.2f} s of CPU"
