"""`nascondino bench server`: moves per CPU-second, latency, memory, reopening; boardgame.io in the same run, in turns.

Beside it what the machine gives: how long the disk takes for what every commit waits for.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from nascondino.client.device import Device
from nascondino.engine.errors import BadInput
from nascondino.games import info, titles
from nascondino.kernel import cache
from nascondino.server.http.static_files import FOLDER as PAGE
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.trials.process import ServerProcess

from . import rooms
from .rooms import Shares
from .rounds import Figures

PEER = Path(__file__).parent / "boardgameio"
PACKAGES = {"boardgame.io": "0.50.2"}
OVERRIDES = {"koa-compose": "4.1.0"}  # with a newer one its lobby answers nothing but 404
UNLIMITED = ("-m", "nascondino.trials.unlimited")
NO_PEER = "boardgame.io was not measured: {why}."
REOPENED = 5  # tables
LINUX = Path("/proc/self/stat")


class NotMeasured(BadInput):
    """Something could not be measured here; the text says why."""


@dataclass(frozen=True)
class Sizes:
    """How much is done. Smaller ones are for tests."""

    tables: int = 100
    rounds: int = 3  # in turns with the peer: a machine that does other things does so to both
    seconds: float = 10.0  # of one
    paced_tables: int = 200
    paced_seconds: float = 15.0
    cached: int = 500  # fewer than the cache holds
    events: int = 200
    moves_alone: int = 20_000  # of rooms by themselves
    syncs: int = 200


class Told(msgspec.Struct):
    """What clients say when they have done."""

    times: list[float]
    bytes: int = 0


@dataclass(frozen=True)
class Cpu:
    """Seconds of a process."""

    loop: float  # its first thread, in its own mode
    system: float  # and in the system's
    others: float  # all other threads: of ours, the log's

    @property
    def whole(self) -> float:
        return self.loop + self.system + self.others

    def __sub__(self, before: Cpu) -> Cpu:
        return Cpu(self.loop - before.loop, self.system - before.system, self.others - before.others)


@dataclass(frozen=True)
class Load:
    """Tables of three clients, for some seconds."""

    moves: int
    cpu: Cpu  # the server's
    p50: float  # milliseconds until all three had seen a move
    p95: float
    bytes: float = 0  # that a client was sent for a move

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu.whole


@dataclass(frozen=True)
class Disk:
    """Milliseconds until a page that was written is on the disk."""

    p50: float
    p95: float


@dataclass(frozen=True)
class Result:
    game: str
    ours: tuple[Load, ...]  # by round
    peer: tuple[Load, ...]  # none, if it could not be measured
    paced: Load
    disk: Disk  # beside the paced load
    alone: Shares
    growth: float  # kB of memory for each table in the cache, without sockets
    reopened_game: str
    reopening: float  # milliseconds to open a table of many events after a restart
    reopened_events: int
    page: dict[str, int]  # bytes, compressed
    remarks: tuple[str, ...]

    @property
    def over_peer(self) -> float | None:
        """How many times as many moves a CPU-second are made: the median over the rounds."""
        return _rates(self.ours).over(_rates(self.peer)) if self.peer else None


def _rates(loads: Sequence[Load]) -> Figures:
    return Figures(tuple(load.per_cpu_second for load in loads))


def run(sizes: Sizes, tell: Callable[[str], Any]) -> Result:
    """Measure; `tell` is told what is being done."""
    if not LINUX.exists():
        raise NotMeasured("The processor time of a server is read from /proc, which this system does not have.")
    game = titles()[-1]
    with tempfile.TemporaryDirectory() as folder:
        tell("starting")
        server = ServerProcess(Path(folder), (), program=UNLIMITED)
        server.start()
        try:
            asyncio.run(Device(server.address).create(game, _people(3)))  # compiles, if it was not
            tell("memory")
            growth = _growth(server, game, sizes.cached)  # first: later the cache is full, and grows no more
            ours, peer, remarks = _in_turns(server, game, sizes, tell)
            tell(f"{sizes.paced_tables} tables, an action a second each")
            paced = _load(server, game, sizes.paced_tables, sizes.paced_seconds, 1)
            disk = _disk(Path(folder), sizes.syncs)
            tell("reopening")
            reopening = _reopening(server, sizes.events)
        finally:
            server.kill()
    tell("rooms by themselves")
    alone = rooms.run(game, sizes.moves_alone)
    return Result(game, ours, peer, paced, disk, alone, growth, *reopening, _page_sizes(), remarks)


def _in_turns(
    server: ServerProcess, game: str, sizes: Sizes, tell: Callable[[str], Any]
) -> tuple[tuple[Load, ...], tuple[Load, ...], tuple[str, ...]]:
    """Our loads and the peer's, round by round; and what is to be said, if it could not be measured."""
    ours, peers, remarks = list[Load](), list[Load](), tuple[str, ...]()
    with ExitStack() as stack:
        measure_peer: Callable[[], Load] | None = None
        try:
            tell("starting boardgame.io")
            measure_peer = stack.enter_context(_peer(sizes))
        except (NotMeasured, OSError) as why:
            remarks = (NO_PEER.format(why=str(why).rstrip(".")),)
        for number in range(1, sizes.rounds + 1):
            tell(f"{sizes.tables} tables, as fast as it goes, round {number} of {sizes.rounds}")
            ours.append(_load(server, game, sizes.tables, sizes.seconds, 0))
            if measure_peer:
                tell(f"boardgame.io, round {number}")
                try:
                    peers.append(measure_peer())
                except (NotMeasured, OSError) as why:
                    remarks, measure_peer = (NO_PEER.format(why=str(why).rstrip(".")),), None
                    peers.clear()  # rounds are compared one by one
    return tuple(ours), tuple(peers), remarks


def _people(players: int) -> list[Mine]:
    return [Mine(f"player {seat}") for seat in range(players)]


# Ours.


def _load(server: ServerProcess, game: str, tables: int, seconds: float, pause: float) -> Load:
    arguments = [server.address, game, str(tables), str(seconds), str(pause)]
    command = [sys.executable, "-m", "nascondino.bench.load", *arguments]
    return _measured(command, server.pid)


def _measured(command: Sequence[str], pid: int, folder: Path | None = None) -> Load:
    """The server's processor time from when all are seated until the clients have done."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=folder) as clients:  # noqa: S603
        if not clients.stdin or not clients.stdout or clients.stdout.readline().strip() != "seated":
            raise NotMeasured("the clients could not take their seats")
        before = _cpu(pid)
        clients.stdin.write("go\n")
        clients.stdin.flush()
        told = msgspec.json.decode(clients.stdout.readline() or '{"times":[]}', type=Told)
        cpu = _cpu(pid) - before
    if not told.times:
        raise NotMeasured("the clients made no move")
    return Load(len(told.times), cpu, *_middle_and_late(told.times), told.bytes / len(told.times) / rooms.PLAYERS)


def _middle_and_late(times: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(times)
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]


def _cpu(pid: int) -> Cpu:
    """Of processor time that a process has used."""
    loop, system = _times(Path(f"/proc/{pid}/task/{pid}/stat"))
    return Cpu(loop, system, sum(_times(Path(f"/proc/{pid}/stat"))) - loop - system)


def _times(stat: Path) -> tuple[float, float]:
    """Seconds in its own mode, and in the system's."""
    fields, second = stat.read_text().rsplit(")", 1)[1].split(), os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / second, int(fields[12]) / second


def _disk(folder: Path, times: int) -> Disk:
    taken = []
    with (folder / "page").open("wb") as file:
        for _ in range(times):
            begin = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            taken.append((time.perf_counter() - begin) * 1000)
    return Disk(*_middle_and_late(taken))


def _resident(pid: int) -> float:
    """Kilobytes of memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1000


def _growth(server: ServerProcess, game: str, tables: int) -> float:
    """Of memory, for each table that is created and stays in the cache."""

    async def create(number: int) -> None:
        device = Device(server.address)
        for _ in range(number):
            await device.create(game, _people(3))

    asyncio.run(create(tables // 10))
    before = _resident(server.pid)
    asyncio.run(create(tables))
    return (_resident(server.pid) - before) / tables


def _reopening(server: ServerProcess, events: int) -> tuple[str, float, int]:
    """A game, and the middle of several tables of it, opened first after a restart, when the game is loaded."""
    device = Device(server.address)
    game, tables = asyncio.run(_long_tables(device, events))
    server.restart()
    asyncio.run(device.create(game, _people(info(game).players[0])))
    times = []
    for table, _ in tables:
        begin = time.perf_counter()
        asyncio.run(device.ask("GET", f"/api/tables/{table}"))
        times.append((time.perf_counter() - begin) * 1000)
    return game, statistics.median(times), min(perceived for _, perceived in tables)


async def _long_tables(device: Device, events: int) -> tuple[str, list[tuple[str, int]]]:
    """Tables of the first game all of whose matches last for so many events."""
    for game in titles():
        tables = await _tables_of(device, game, events)
        if len(tables) == REOPENED:
            return game, tables
    raise NotMeasured(f"No game has matches of {events} events.")


async def _tables_of(device: Device, game: str, events: int) -> list[tuple[str, int]]:
    """As many as are needed, or those before one whose match is over too early."""
    tables: list[tuple[str, int]] = []
    while len(tables) < REOPENED:
        table, perceived = await _played(device, game, events)
        if perceived < events:
            break
        tables.append((table, perceived))
    return tables


async def _played(device: Device, game: str, events: int) -> tuple[str, int]:
    """A table where bots have played until so many events, or the end; and how many it were."""
    created = await device.create(game, [Bot("random")] * info(game).players[1])
    onlooker = await device.sit(created.table, None)
    await onlooker.receive()
    while onlooker.now and not onlooker.now["outcome"] and len(onlooker.items) < events:
        await onlooker.until_news()
    await onlooker.close()
    return created.table, len(onlooker.items)


def _page_sizes() -> dict[str, int]:
    """Of the built page, as it is sent."""
    sizes = {"script": 0, "style": 0}
    for path in PAGE.rglob("*.gz"):
        kind = {".js": "script", ".css": "style"}.get(Path(path.stem).suffix)
        if kind:
            sizes[kind] += path.stat().st_size
    return sizes


# The peer.


@contextmanager
def _peer(sizes: Sizes) -> Iterator[Callable[[], Load]]:
    """Its server, ready to be measured."""
    folder = _installed()
    with _peer_server(folder) as (address, pid):
        command = ["node", "clients.cjs", address, str(sizes.tables), str(sizes.seconds)]
        yield lambda: _measured(command, pid, folder)


def _installed() -> Path:
    """A folder with boardgame.io and our scripts, fetched once."""
    if not (shutil.which("npm") and shutil.which("node")):
        raise NotMeasured("there is no npm")
    folder = cache.base() / f"boardgameio-{PACKAGES['boardgame.io']}"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        package = {"private": True, "dependencies": PACKAGES, "overrides": OVERRIDES}
        (folder / "package.json").write_bytes(msgspec.json.encode(package))
        command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"]
        if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:  # noqa: S603
            raise NotMeasured("npm could not bring it")
    for script in PEER.glob("*.cjs"):
        shutil.copy(script, folder)
    return folder


@contextmanager
def _peer_server(folder: Path) -> Iterator[tuple[str, int]]:
    port = str(_free_port())
    command = ["node", "server.cjs", port]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        try:
            if not server.stdout or server.stdout.readline().strip() != "ready":
                raise NotMeasured("its server did not start")
            yield f"http://localhost:{port}", server.pid
        finally:
            server.kill()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


# What to say.


def figures(result: Result) -> dict[str, Any]:
    return {
        **asdict(result),
        "moves_per_cpu_second": _rates(result.ours).median,
        "over_peer": result.over_peer,
    }


def table(result: Result) -> str:
    ours, paced, disk = _middle(result.ours), result.paced, result.disk
    reopened = f"{result.reopened_game}, {result.reopened_events} events"
    lines = [
        f"{result.game}, 3 clients a table, written to disk before it is answered, projected for each seat:",
        f"  moves per CPU-second      {ours.per_cpu_second:8.0f}   p50 {ours.p50:.1f} ms, p95 {ours.p95:.1f} ms",
        f"  a move's microseconds     {_microseconds(ours)}",
        f"  rooms by themselves       {_alone(result.alone)}",
        f"  sent for a move           {ours.bytes:8.0f} bytes a client",
        f"  an action a second each   {paced.moves:8d} moves, p50 {paced.p50:.1f} ms, p95 {paced.p95:.1f} ms",
        f"  the disk's own fdatasync  {'':8}   p50 {disk.p50:.1f} ms, p95 {disk.p95:.1f} ms",
        f"  memory of a cached table  {result.growth:8.1f} kB",
        f"  reopened after a restart  {result.reopening:8.1f} ms ({reopened})",
        f"  the page, compressed      {sum(result.page.values()) / 1000:8.1f} kB of script and style",
    ]
    if result.peer:
        peer = _middle(result.peer).per_cpu_second
        rounds = ", ".join(
            f"{our.per_cpu_second:.0f} : {theirs.per_cpu_second:.0f}"
            for our, theirs in zip(result.ours, result.peer, strict=True)
        )
        lines.append(f"boardgame.io, in memory: {peer:.0f} moves per CPU-second; ours is {result.over_peer:.2f}×")
        lines.append(f"  round by round            {rounds}")
    return "\n".join([*lines, *result.remarks])


def _middle(loads: Sequence[Load]) -> Load:
    """The one of the middle rate."""
    return sorted(loads, key=lambda load: load.per_cpu_second)[len(loads) // 2]


def _microseconds(load: Load) -> str:
    loop, system, others = (1e6 * part / load.moves for part in (load.cpu.loop, load.cpu.system, load.cpu.others))
    return f"{loop + system + others:8.0f}   loop {loop:.0f}, its calls of the system {system:.0f}, log {others:.0f}"


def _alone(shares: Shares) -> str:
    whole = shares.wishes + shares.rules + shares.news
    return f"{whole:8.0f}   wishes {shares.wishes:.0f}, rules and seal {shares.rules:.0f}, news {shares.news:.0f}"
