"""Where a server says that others reach it."""

import asyncio
import socket

import msgspec
import pytest

from nascondino.client.device import Device
from nascondino.server.http import addresses
from nascondino.server.http.addresses import POINT_TO_POINT, RUNNING, UP, Interface, best_first, reach
from nascondino.server.wire.http_messages import Reach
from nascondino.trials.stage import served

HOME, CABLE, VPN, BRIDGE = "192.168.1.5", "192.168.7.2", "10.8.0.2", "172.17.0.1"
OPENING = "nascondino serve --host 0.0.0.0"
LAPTOP = (
    Interface("127.0.0.1"),
    Interface(VPN, UP | RUNNING | POINT_TO_POINT),
    Interface(BRIDGE, UP),  # nothing is plugged in there
    Interface("169.254.3.4"),
    Interface(CABLE),
    Interface(HOME),
)


def no_network(family):
    return None


@pytest.mark.parametrize(
    ("interfaces", "source", "expected"),
    [
        pytest.param(LAPTOP, HOME, [HOME, CABLE, VPN], id="the way into the world comes first"),
        pytest.param(LAPTOP, VPN, [CABLE, HOME, VPN], id="but not through a tunnel"),
        pytest.param(LAPTOP, None, [CABLE, HOME, VPN], id="a house without a way into the world"),
        pytest.param((), HOME, [HOME], id="a system that is not asked for its interfaces"),
        pytest.param(LAPTOP, "192.168.1.6", ["192.168.1.6", CABLE, HOME, VPN], id="a second address of an interface"),
        pytest.param(LAPTOP[:1], None, [], id="no network"),
        pytest.param(LAPTOP[:1], "127.0.0.1", [], id="a way into the world that ends here"),
        pytest.param((), "fe80::1", [], id="an address that means something else to everybody"),
        pytest.param((), "2001:db8::5", ["2001:db8::5"], id="the new kind of address"),
    ],
)
def test_of_several_addresses_the_best_comes_first(interfaces, source, expected):
    assert expected == best_first(interfaces, source)


@pytest.fixture
def laptop(monkeypatch):
    """This machine is one in a house, of the old and the new kind of address."""
    sources = {socket.AF_INET: HOME, socket.AF_INET6: "2001:db8::5"}
    monkeypatch.setattr(addresses, "interfaces", lambda: list(LAPTOP))
    monkeypatch.setattr(addresses, "source_towards", sources.get)


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("0.0.0.0", [HOME, CABLE, VPN]),  # noqa: S104
        ("::", [HOME, CABLE, VPN, "[2001:db8::5]"]),
        (CABLE, [CABLE]),
        ("2001:db8::5", ["[2001:db8::5]"]),
    ],
)
def test_a_server_names_the_addresses_that_it_listens_on(laptop, host, expected):
    assert Reach(None, [f"http://{address}:8460" for address in expected], None) == reach(host, 8460, None, OPENING)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1"])
def test_a_server_for_this_machine_alone_says_how_to_let_others_in(laptop, host):
    assert Reach(None, [], OPENING) == reach(host, 8460, None, OPENING)


def test_what_whoever_runs_it_says_counts_more(laptop):
    assert Reach("https://table.example", [], None) == reach("127.0.0.1", 8460, "https://table.example/", OPENING)


def test_a_machine_without_a_network_has_no_address_but_nothing_is_amiss(monkeypatch):
    monkeypatch.setattr(addresses, "interfaces", lambda: [Interface("127.0.0.1")])
    monkeypatch.setattr(addresses, "source_towards", no_network)

    assert Reach(None, [], None) == reach("0.0.0.0", 8460, None, OPENING)  # noqa: S104


def test_this_machine_itself_can_be_asked():
    """Loopback is there wherever tests run."""
    assert "127.0.0.1" in [interface.address for interface in addresses.interfaces()]


def test_no_route_is_no_failure(monkeypatch):
    monkeypatch.setitem(addresses.ELSEWHERE, socket.AF_INET, "255.255.255.255")  # nobody may send there unasked

    assert addresses.source_towards(socket.AF_INET) is None


@pytest.mark.parametrize("host", ["localhost:8460", "127.0.0.1:8460"])
def test_the_page_is_told_on_this_machine(laptop, tmp_path, host):
    told = asyncio.run(told_by(tmp_path, host))

    assert f"http://{HOME}:8460" == told.addresses[0]


def test_but_not_through_a_proxy_where_others_come_from_this_machine_too(laptop, tmp_path):
    told = asyncio.run(told_by(tmp_path, "table.example", public_url="https://table.example"))

    assert Reach("https://table.example", addresses=None, opening=None) == told


async def told_by(folder, host, **settings):
    async with served(folder / "tables.db", host="0.0.0.0", port=8460, **settings) as address:  # noqa: S104
        answer = await Device(address).request("GET", "/api/reach", Host=host)
        return msgspec.json.decode(answer.content, type=Reach)
