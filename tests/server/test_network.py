"""A friend elsewhere in the network comes by the link that the server gave: through a cable to a network of its own."""

import asyncio
import contextlib
import ctypes
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from nascondino.client.device import Device
from nascondino.server.wire.http_messages import Mine, Open, Reach
from tests import luck

FRIEND = Path(__file__).with_name("friend.py")
NEEDS = "This test lays a cable between two network namespaces, which takes root and `ip` (`apt-get install iproute2`)."
NUMBER = os.getpid() % 10_000  # so that two runs on one machine do not share a cable
OURS, THEIRS = f"nasco{NUMBER}a", f"nasco{NUMBER}b"  # places, and the ends of the cable there
HERE, THERE = (f"10.213.{NUMBER % 250}.{end}" for end in (1, 2))
NETWORK = 0x40000000  # CLONE_NEWNET of sched.h


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def lay_cable():
    """In places of its own: browsers of other tests break off when the machine's own network changes."""
    for place in (OURS, THEIRS):
        ip("netns", "add", place)
    ip("-n", OURS, "link", "add", OURS, "type", "veth", "peer", "name", THEIRS, "netns", THEIRS)
    for place, address in ((OURS, HERE), (THEIRS, THERE)):
        ip("-n", place, "address", "add", f"{address}/30", "dev", place)
        ip("-n", place, "link", "set", place, "up")
        ip("-n", place, "link", "set", "lo", "up")


@contextlib.contextmanager
def moved_to(place):
    """This thread, and what it starts."""
    library = ctypes.CDLL(None, use_errno=True)
    with Path("/proc/thread-self/ns/net").open() as before, Path("/run/netns", place).open() as there:
        assert 0 == library.setns(there.fileno(), NETWORK), os.strerror(ctypes.get_errno())
        try:
            yield
        finally:
            assert 0 == library.setns(before.fileno(), NETWORK), os.strerror(ctypes.get_errno())


@pytest.fixture
def cable():
    """From where the server is to another network; nothing else leads to either."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        pytest.fail(NEEDS)
    try:
        lay_cable()
        with moved_to(OURS):
            yield
    except subprocess.CalledProcessError as problem:
        pytest.fail(f"{NEEDS} It says: {problem.stderr.strip()}")
    finally:
        for place in (OURS, THEIRS):
            subprocess.run(["ip", "netns", "delete", place], check=False, capture_output=True)


@pytest.fixture
def server(tmp_path, cable):
    process = luck.server(tmp_path, ("--pace", "0", "--host", "0.0.0.0"))  # noqa: S104
    process.start()
    yield process
    process.kill()
    assert [] == process.tracebacks()


@pytest.mark.slow  # it takes root
def test_a_friend_in_another_network_opens_the_link(server):
    async def invite():
        host = Device(server.address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        reach = msgspec.json.decode(await host.ask("GET", "/api/reach"), type=Reach)
        return reach.addresses, f"/t/{created.table}#{created.links[0].token}"

    addresses, path = asyncio.run(invite())
    address = f"http://{HERE}:{server.port}"
    assert address in addresses
    assert address in server.log

    came = subprocess.run(
        ["ip", "netns", "exec", THEIRS, sys.executable, str(FRIEND), f"{address}{path}"],
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert "" == came.stderr
    assert {
        "page": 200,
        "invitation": {
            "state": "free",
            "game": "kompakt",
            "host": "Host",
            "seat": 1,
            "role": "detective",
            "names": ["Host"],
            "bots": 0,
            "free": 1,
            "watch": False,
            "aid": False,
        },
        "reach": {"public": None, "addresses": None, "opening": None},  # which networks we are in is ours to know
        "seat": 1,
        "names": ["Host", "Friend"],
    } == json.loads(came.stdout)
