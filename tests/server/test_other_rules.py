"""A table whose log was written under other rules: it can be looked at and taken home, and never goes on."""

import asyncio
import contextlib
import json
import sqlite3

import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.engine.seal import commitment
from nascondino.server.wire.http_messages import Mine
from nascondino.server.wire.socket_messages import Resign

SHARED = [Mine("Anna"), Mine("Bruno")]


@pytest.fixture
def anna(server):
    return Device(server.address)


async def play_a_little(device):
    """Two actions of Mister X and a detective, on one device."""
    table = (await device.create("venice", SHARED, public=True)).table
    made = []
    places = [await device.sit(table, seat) for seat in range(2)]
    for place in places:
        await place.receive()
    while len(made) < 2:
        seat = places[0].now["actors"][0]
        action = places[seat].now["offers"][0][0]
        await places[seat].act(action)
        made.append({"seat": seat, "action": action})
        for place in places:
            if place is not places[seat]:
                await place.until_news()
    for place in places:
        await place.close()
    return table, made


def under_other_rules(server, table):
    """As if another version had told the chairs something else of the last action."""
    with stopped(server) as log:
        (seq, body), *_ = log.execute("SELECT seq, body FROM entry WHERE table_id = ? ORDER BY seq DESC", (table,))
        entry = json.loads(body)
        changed = json.dumps({**entry, "perceived": entry["perceived"] + 1}).encode()
        log.execute("UPDATE entry SET body = ? WHERE table_id = ? AND seq = ?", (changed, table, seq))


@contextlib.contextmanager
def stopped(server):
    """Its log, while it is down."""
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as log, log:
        yield log
    server.start()


def ask(device, table, path=""):
    return asyncio.run(device.ask("GET", f"/api/tables/{table}{path}"))


def refused(device, table, path):
    with pytest.raises(RequestRefused) as problem:
        ask(device, table, path)
    return problem.value.reason


def test_it_can_be_exported_by_those_who_played_and_is_closed_by_that(anna, server):
    table, made = asyncio.run(play_a_little(anna))
    promised = json.loads(ask(anna, table))["commitment"]
    under_other_rules(server, table)
    anna.address, stranger = server.address, Device(server.address)

    assert json.loads(ask(anna, table))["readonly"]
    assert "other_version" == refused(anna, table, "/review/all")
    assert "not_yours" == refused(stranger, table, "/record")
    head, *lines = map(json.loads, ask(anna, table, "/record").decode().splitlines())

    assert made == lines
    assert ("venice", ["Anna", "Bruno"]) == (head["game"], head["seats"])
    assert promised == commitment(bytes.fromhex(head["seed"]))
    assert ["none", "none"] == head["salts"]

    before = ask(anna, table, "/record")
    server.restart()
    anna.address = server.address

    assert before == ask(anna, table, "/record"), "it is closed once"
    assert json.loads(ask(anna, table))["readonly"]


def test_whose_secrets_were_opened_never_goes_on_whatever_the_rules(anna, server):
    table, made = asyncio.run(play_a_little(anna))
    with stopped(server) as log:
        (last,) = log.execute("SELECT max(seq) FROM entry WHERE table_id = ?", (table,)).fetchone()
        log.execute("INSERT INTO entry VALUES (?, ?, 0, ?)", (table, last + 1, b'{"kind":"closed"}'))
    anna.address = server.address

    assert json.loads(ask(anna, table))["readonly"]
    assert len(made) + 1 == len(ask(anna, table, "/record").decode().splitlines())


async def lay_the_pocket_edition(device):
    """Where nobody can resign, and it is not offered."""
    table = (await device.create("kompakt", SHARED, public=True)).table
    place = await device.sit(table, 0)
    await place.receive()
    answer = await place.answer(Resign(place.next_id(), 0))
    await place.close()
    return table, answer


def test_a_side_that_resigned_where_that_is_no_rule_any_more(anna, server):
    table, answer = asyncio.run(lay_the_pocket_edition(anna))
    told = json.loads(ask(anna, table))

    assert ("refused", "not_two_sides") == (answer["type"], answer["reason"])
    assert (False, False) == (told["two_sides"], told["readonly"])

    with stopped(server) as log:
        (last,) = log.execute("SELECT max(seq) FROM entry WHERE table_id = ?", (table,)).fetchone()
        log.execute("INSERT INTO entry VALUES (?, ?, 0, ?)", (table, last + 1, b'{"kind":"resigned","seat":0}'))
    anna.address = server.address

    assert json.loads(ask(anna, table))["readonly"]
    assert {"seat": 0, "resigned": True} == json.loads(ask(anna, table, "/record").decode().splitlines()[-1])
