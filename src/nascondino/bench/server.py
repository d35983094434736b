"""`nascondino bench server`: moves per CPU-second, latency, memory, reopening; boardgame.io in the same run."""

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
from contextlib import contextmanager
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
    seconds: float = 15.0
    paced_tables: int = 200
    paced_seconds: float = 15.0
    cached: int = 500  # fewer than the cache holds
    events: int = 200


@dataclass(frozen=True)
class Load:
    """Tables of three clients, for some seconds."""

    moves: int
    cpu: float  # seconds of the server's
    p50: float  # milliseconds until all three had seen a move
    p95: float

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu


@dataclass(frozen=True)
class Result:
    game: str
    ours: Load
    peer: Load | None
    paced: Load
    growth: float  # kB of memory for each table in the cache, without sockets
    reopened_game: str
    reopening: float  # milliseconds to open a table of many events after a restart
    reopened_events: int
    page: dict[str, int]  # bytes, compressed
    remarks: tuple[str, ...]


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
            tell(f"{sizes.tables} tables, as fast as it goes")
            ours = _load(server, game, sizes.tables, sizes.seconds, 0)
            tell(f"{sizes.paced_tables} tables, an action a second each")
            paced = _load(server, game, sizes.paced_tables, sizes.paced_seconds, 1)
            tell("reopening")
            reopening = _reopening(server, sizes.events)
        finally:
            server.kill()
    tell("boardgame.io")
    peer, remarks = _peer(sizes)
    return Result(game, ours, peer, paced, growth, *reopening, _page_sizes(), remarks)


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
        times = sorted(msgspec.json.decode(clients.stdout.readline() or "[]", type=list[float]))
        cpu = _cpu(pid) - before
    if not times:
        raise NotMeasured("the clients made no move")
    return Load(len(times), cpu, times[len(times) // 2], times[int(len(times) * 0.95)])


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used, in its own mode and the system's."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def _peer(sizes: Sizes) -> tuple[Load | None, tuple[str, ...]]:
    try:
        folder = _installed()
        with _peer_server(folder) as (address, pid):
            command = ["node", "clients.cjs", address, str(sizes.tables), str(sizes.seconds)]
            return _measured(command, pid, folder), ()
    except (NotMeasured, OSError) as why:
        return None, (NO_PEER.format(why=str(why).rstrip(".")),)


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
        "moves_per_cpu_second": result.ours.per_cpu_second,
        "over_peer": result.peer and result.ours.per_cpu_second / result.peer.per_cpu_second,
    }


def table(result: Result) -> str:
    ours, paced, peer = result.ours, result.paced, result.peer
    reopened = f"{result.reopened_game}, {result.reopened_events} events"
    lines = [
        f"{result.game}, 3 clients a table, written to disk before it is answered, projected for each seat:",
        f"  moves per CPU-second      {ours.per_cpu_second:8.0f}   p50 {ours.p50:.1f} ms, p95 {ours.p95:.1f} ms",
        f"  an action a second each   {paced.moves:8d} moves, p50 {paced.p50:.1f} ms, p95 {paced.p95:.1f} ms",
        f"  memory of a cached table  {result.growth:8.1f} kB",
        f"  reopened after a restart  {result.reopening:8.1f} ms ({reopened})",
        f"  the page, compressed      {sum(result.page.values()) / 1000:8.1f} kB of script and style",
    ]
    if peer:
        ratio = ours.per_cpu_second / peer.per_cpu_second
        lines.append(f"boardgame.io, in memory: {peer.per_cpu_second:.0f} moves per CPU-second; ours is {ratio:.2f}×")
    return "\n".join([*lines, *result.remarks])
