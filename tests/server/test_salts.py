"""The match begins when those have added their salt who are to, and not before: then no draw can be chosen any more."""

import asyncio
import contextlib
import json
import sqlite3

import pytest

from nascondino.client.device import Device
from nascondino.engine import record, seal
from nascondino.games import load
from nascondino.server.wire.http_messages import Bot, Mine, Open
from nascondino.server.wire.socket_messages import AddSalt, Begin, Resign

SALT, OTHER = "a5" * 32, "5a" * 32
SALTED = Mine("Anna", adds_salt=True)


async def seated(device, table, seat):
    place = await device.sit(table, seat)
    await place.receive()
    return place


async def read(device, table):
    content = (await device.ask("GET", f"/api/tables/{table}/record")).decode()
    return record.parse(content, "m.record")


async def given_up(place):
    await place.answer(Resign(place.next_id(), place.seat))
    await place.close()


def verified(read_record, kept=None):
    game = load(read_record.header.game)
    return record.verify(read_record, game, game.board(read_record.header.board), kept=kept)


def owing(place):
    return [seat["seat"] for seat in place.table["seats"] if seat["owes_salt"]]


def test_a_device_adds_its_salt_when_it_knows_the_commitment_and_the_match_begins(shared_server):
    async def scene(device):
        table = (await device.create("venice", [SALTED, Bot("random")])).table
        place = await seated(device, table, 0)
        assert (None, [0], seal.START.hex()) == (place.now, owing(place), place.link)
        commitment = place.table["commitment"]
        assert "accepted" == (await place.add_salt(SALT))["type"]
        assert ([], True) == (owing(place), place.table["begun"])
        links = [(place.link, 0, place.now["made"])]
        await place.act(place.now["offers"][0][0])
        links.append((place.link, 0, place.now["made"]))
        await given_up(place)
        return await read(device, table), record.Kept(commitment, {0: SALT}, tuple(links))

    written, kept = asyncio.run(scene(Device(shared_server.address)))

    assert (2, (SALT, "bot")) == (written.header.format, written.header.salts)
    assert (SALT, "bot") == verified(written, kept).salts
    assert 0 == kept.links[0][2] < kept.links[1][2] == 1


def test_who_announces_no_salt_is_not_waited_for_and_has_none_in_the_record(shared_server):
    async def scene(device):
        table = (await device.create("venice", [Mine("Anna"), Bot("random")])).table
        place = await seated(device, table, 0)
        assert place.now is not None
        refused = await place.add_salt(SALT)
        await given_up(place)
        return refused, await read(device, table)

    refused, written = asyncio.run(scene(Device(shared_server.address)))

    assert "not_possible" == refused["reason"]
    assert ("none", "bot") == written.header.salts
    verified(written)


def test_everybody_adds_one_and_nobody_is_told_anothers(shared_server):
    async def scene(anna, bruno):
        created = await anna.create("venice", [SALTED, Open()])
        first = await seated(anna, created.table, 0)
        await first.add_salt(SALT)
        assert first.now is None
        await bruno.claim(created.table, created.links[0].token, "Bruno", adds_salt=True)
        second = await seated(bruno, created.table, 1)
        assert (None, [1]) == (second.now, owing(second))
        received = json.dumps([await second.add_salt(OTHER), second.items, second.table, second.now])
        while first.now is None:
            received += json.dumps(await first.receive())
        assert second.now is not None
        await second.close()
        await given_up(first)
        return received, await read(anna, created.table)

    received, written = asyncio.run(scene(Device(shared_server.address), Device(shared_server.address)))

    assert (SALT, OTHER) == written.header.salts
    assert SALT not in received
    assert OTHER not in received
    verified(written)


def test_a_salt_is_added_once_by_who_holds_the_seat_to_the_commitment_in_force(shared_server):
    async def scene(anna, bruno):
        created = await anna.create("venice", [SALTED, Open()], public=True)
        place, stranger = await seated(anna, created.table, 0), await seated(bruno, created.table, None)

        async def answer(asking, commitment, salt):
            return (await asking.answer(AddSalt(asking.next_id(), 0, commitment, salt))).get("reason")

        commitment = place.table["commitment"]
        answers = [
            await answer(stranger, commitment, OTHER),
            await answer(place, "f" * 64, SALT),
            await answer(place, commitment, SALT),
            await answer(place, commitment, SALT),
            await answer(place, commitment, OTHER),
        ]
        for each in (place, stranger):
            await each.close()
        return answers

    answers = asyncio.run(scene(Device(shared_server.address), Device(shared_server.address)))

    assert ["not_yours", "stale", None, None, "not_possible"] == answers


@pytest.mark.parametrize("salt", ["", "a5", "A5" * 32, "g" * 64, "a5" * 33, "a5" * 32 + "\n"])
def test_what_is_no_salt_is_no_message(shared_server, salt):
    async def scene(device):
        table = (await device.create("venice", [SALTED, Bot("random")])).table
        place = await seated(device, table, 0)
        answer = await place.add_salt(salt)
        await place.close()
        return answer["reason"]

    assert "bad_message" == asyncio.run(scene(Device(shared_server.address)))


def test_nobody_is_waited_for_for_ever(shared_server):
    """Whoever has added theirs may begin without the others; these have none in the record."""

    async def scene(anna, bruno):
        created = await anna.create("venice", [SALTED, Open()])
        await bruno.claim(created.table, created.links[0].token, "Bruno", adds_salt=True)
        place = await seated(anna, created.table, 0)
        early = await place.answer(Begin(place.next_id(), 0))
        await place.add_salt(SALT)
        assert (None, [1]) == (place.now, owing(place))
        await place.answer(Begin(place.next_id(), 0))
        assert place.now is not None
        late = await seated(bruno, created.table, 1)
        refused = await late.add_salt(OTHER)
        await late.close()
        await given_up(place)
        return early, refused, await read(anna, created.table)

    early, refused, written = asyncio.run(scene(Device(shared_server.address), Device(shared_server.address)))

    assert ["not_possible", "not_possible"] == [early["reason"], refused["reason"]]
    assert (SALT, "none") == written.header.salts
    verified(written)


def test_a_rematch_waits_for_those_who_added_one_before(server):
    """On a server of its own: the same seed at every run makes the same table of a rematch."""

    async def scene(anna, bruno):
        created = await anna.create("venice", [SALTED, Open()])
        await bruno.claim(created.table, created.links[0].token, "Bruno")
        place = await seated(anna, created.table, 0)
        await place.add_salt(SALT)
        await given_up(place)
        for device in (anna, bruno):
            await device.ask("POST", f"/api/tables/{created.table}/rematch")
        place = await seated(anna, created.table, 0)
        again = await seated(anna, place.table["rematch"], 1)
        await place.close()
        assert (None, [1]) == (again.now, owing(again))
        assert created.table != again.table["table"]
        await again.add_salt(OTHER)
        await given_up(again)
        return await read(anna, again.table["table"])

    written = asyncio.run(scene(Device(server.address), Device(server.address)))

    assert ("none", OTHER) == written.header.salts


def test_a_salt_outlives_the_server(server):
    async def scene(anna, bruno):
        created = await anna.create("venice", [SALTED, Open()])
        place = await seated(anna, created.table, 0)
        await place.add_salt(SALT)
        await place.close()
        server.kill()
        server.start()
        for device in (anna, bruno):
            device.address = server.address
        await bruno.claim(created.table, created.links[0].token, "Bruno")
        place = await seated(anna, created.table, 0)
        link = place.link
        await given_up(place)
        server.kill()
        server.start()
        anna.address = server.address
        return link, await read(anna, created.table)

    link, written = asyncio.run(scene(Device(server.address), Device(server.address)))

    assert (SALT, "none") == written.header.salts
    assert link in [line.link for line in written.lines]
    verified(written)


def as_before_there_were_salts(server, table):
    """The log as an older program has written it."""
    with contextlib.closing(sqlite3.connect(server.database)) as log, log:
        [(body,)] = log.execute("SELECT body FROM entry WHERE table_id = ? AND seq = 1", (table,)).fetchall()
        created = {name: value for name, value in json.loads(body).items() if name != "format"}
        changed = (json.dumps(created).encode(), table)
        log.execute("UPDATE entry SET body = ? WHERE table_id = ? AND seq = 1", changed)


def test_a_table_from_before_there_were_salts_goes_on_as_it_was(server):
    async def scene(device):
        table = (await device.create("venice", [Mine("Anna"), Mine("Bruno")])).table
        server.kill()
        as_before_there_were_salts(server, table)
        server.start()
        device.address = server.address
        place = await seated(device, table, 0)
        link = place.link
        await place.act(place.now["offers"][0][0])
        await given_up(place)
        return link, await read(device, table)

    link, written = asyncio.run(scene(Device(server.address)))

    assert (1, None) == (written.header.format, written.header.salts)
    assert link in [line.link for line in written.lines]
    verified(written)
