"""A friend elsewhere in the network comes by the link that the server gave: through a cable to a network of its own."""

import asyncio
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
NEEDS = "This test lays a cable to a network namespace, which takes root and `ip` (`apt-get install iproute2`)."
NUMBER = os.getpid() % 10_000  # so that two runs on one machine do not share a cable
PLACE, OURS, THEIRS = f"nascondino{NUMBER}", f"nasco{NUMBER}a", f"nasco{NUMBER}b"
HERE, THERE = (f"10.213.{NUMBER % 250}.{end}" for end in (1, 2))


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def lay_cable():
    ip("netns", "add", PLACE)
    ip("link", "add", OURS, "type", "veth", "peer", "name", THEIRS, "netns", PLACE)
    ip("address", "add", f"{HERE}/30", "dev", OURS)
    ip("link", "set", OURS, "up")
    ip("-n", PLACE, "address", "add", f"{THERE}/30", "dev", THEIRS)
    ip("-n", PLACE, "link", "set", THEIRS, "up")


@pytest.fixture
def cable():
    """From this machine to another network, where nothing else leads."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        pytest.fail(NEEDS)
    try:
        lay_cable()
        yield
    except subprocess.CalledProcessError as problem:
        pytest.fail(f"{NEEDS} It says: {problem.stderr.strip()}")
    finally:
        subprocess.run(["ip", "netns", "delete", PLACE], check=False, capture_output=True)
        subprocess.run(["ip", "link", "delete", OURS], check=False, capture_output=True)


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
        ["ip", "netns", "exec", PLACE, sys.executable, str(FRIEND), f"{address}{path}"],
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
