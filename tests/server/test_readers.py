"""Whoever comes by a reader's link may read the match that is over, and do nothing else at its table."""

import asyncio

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from nascondino.client.device import Device, RequestRefused
from nascondino.server.http import sessions
from nascondino.server.tables.entries import Reading, Shared
from nascondino.server.wire.calls import CALLS
from nascondino.server.wire.http_messages import Moment, ReaderLink, Reviewed, TakeSeat
from tests.server.playing import ask, plant, played

READING = {
    *("review", "analyse", "moment", "moment_in_words", "moment_opinion", "thoughts", "suggestion"),
    *("finished_record", "share", "table_board_picture", "table_board_facts"),
    *("table_board_facts_in_brief", "table_board_picture_in_brief"),
}
USING_LINKS = ("claim", "invitation")
AT_TABLES = [call for call in CALLS if "{table}" in call.path and call.name not in USING_LINKS]


def shared(device, table):
    content = asyncio.run(device.ask("POST", f"/api/tables/{table}/review"))
    return msgspec.json.decode(content, type=ReaderLink).token


async def tried(device, table, call, moment=1):
    """The status that a call is answered with, if all else about it is right."""
    path = call.path.format(table=table, seat=0, chair=0, moment=moment, language="en", theme="light")
    body = call.body and msgspec.json.encode(call.body("A name") if call.body is TakeSeat else call.body())
    return (await device.request(call.method, path, body)).status


@pytest.fixture(scope="module")
def finished(generous):
    """A device and a table of Venice that is over, where one may ask as often as one likes."""
    device = Device(generous.address)
    return device, asyncio.run(played(device, "venice", 4, resign=True))


@pytest.fixture(scope="module")
def reader(finished, generous):
    owner, table = finished
    device = Device(generous.address)
    asyncio.run(device.claim(table, shared(owner, table)))
    return device


def test_they_read_what_was_played(finished, reader):
    owner, table = finished
    mine, theirs = (ask(device, table, "/review/all", Reviewed) for device in (owner, reader))

    assert (False, True) == (mine.reads, theirs.reads)
    assert mine.items == theirs.items
    assert ask(owner, table, "/review/0/3", Moment) == ask(reader, table, "/review/0/3", Moment)


def test_they_pass_it_on(finished, reader, generous):
    _, table = finished
    friend = Device(generous.address)
    asyncio.run(friend.claim(table, shared(reader, table)))

    assert ask(friend, table, "/review/all", Reviewed).reads


@pytest.mark.parametrize("call", AT_TABLES, ids=lambda call: call.name)
def test_they_do_nothing_else(finished, reader, call):
    _, table = finished
    moment = ask(reader, table, "/review/all", Reviewed).makers.index(0)  # at which seat 0 decides

    assert (200 if call.name in READING else 404) == asyncio.run(tried(reader, table, call, moment))


def test_they_do_not_come_to_the_table(finished, reader):
    _, table = finished
    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(reader.connect(table))

    assert b'"tables":[]' in asyncio.run(reader.ask("GET", "/api/mine"))


def test_they_do_not_learn_who_is_there_or_where_it_goes_on(generous):
    owner, reader = Device(generous.address), Device(generous.address)
    table = asyncio.run(played(owner, "venice", 1, resign=True))
    asyncio.run(reader.claim(table, shared(owner, table)))
    asyncio.run(owner.ask("POST", f"/api/tables/{table}/rematch"))

    async def both():
        place = await owner.sit(table, 0)
        await place.receive()
        told = [await device.ask("GET", f"/api/tables/{table}/review/all") for device in (owner, reader)]
        await place.close()
        return [msgspec.json.decode(content, type=Reviewed).table for content in told]

    mine, theirs = asyncio.run(both())

    assert (True, False) == (mine.seats[0].present, theirs.seats[0].present)
    assert mine.rematch
    assert theirs.rematch is None


def test_as_long_as_it_is_played_there_is_no_such_link(generous):
    device = Device(generous.address)
    table = asyncio.run(played(device, "venice", 2, resign=False))
    with pytest.raises(RequestRefused, match="not_over"):
        shared(device, table)


def test_a_stranger_makes_none(finished, generous):
    _, table = finished
    with pytest.raises(RequestRefused, match="no_such_table"):
        shared(Device(generous.address), table)


def test_one_that_was_planted_in_a_running_match_opens_nothing(server):
    """As if a mistake of ours had written it down."""
    device, reader, stranger = (Device(server.address) for _ in range(3))
    table = asyncio.run(played(device, "venice", 2, resign=False))
    asyncio.run(reader.begin())
    asyncio.run(stranger.begin())
    token = sessions.new_token()
    server.stop()
    session = sessions.digest(sessions.token_in(reader.cookie))
    plant(server.database, table, Shared(sessions.digest(token)), Reading(session))
    server.start()
    for call in AT_TABLES:
        assert 404 == asyncio.run(tried(reader, table, call)), call.path
    with pytest.raises(RequestRefused, match="bad_link"):
        asyncio.run(stranger.claim(table, token))
    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(reader.connect(table))


def test_a_token_is_kept_as_a_digest(finished, generous):
    owner, table = finished
    token = shared(owner, table)
    database = generous.database
    kept = b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))

    assert token.encode() not in kept
    assert sessions.digest(token).encode() in kept
    assert token not in generous.log
