"""Strangers who take connections and time: they are let go, and nobody else notices."""

import asyncio
import contextlib
import logging
from dataclasses import replace
from types import SimpleNamespace

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from nascondino.client.device import Device
from nascondino.server.http.log_lines import FewAlike
from nascondino.server.limits import Buckets, Rate, household
from nascondino.server.live.sockets import Socket
from nascondino.server.wire import messages
from nascondino.server.wire.http_messages import Bot, CreateTable, Mine
from nascondino.server.wire.socket_messages import AskToLook, Ping, Say
from nascondino.trials.stage import served
from nascondino.trials.unlimited import UNLIMITED

SOON = 0.3  # seconds
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE_HEAD = HALF_A_HEAD + b"\r\n"
PLAYERS = (Mine("Anna"), Mine("Bruno"))


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def stranger(address, said=b""):
    """Somebody who connects, says so much and waits."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]))
    writer.write(said)
    try:
        yield reader
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def until_let_go(reader):
    """All that was said to them."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), 30)


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, WHOLE_HEAD + HALF_A_HEAD], ids=["nothing", "half", "more"])
def test_who_does_not_finish_asking_is_let_go(database, said):
    async def wait():
        limits = replace(UNLIMITED, seconds_for_head=SOON)
        async with served(database, limits=limits) as address, contextlib.AsyncExitStack() as crowd:
            silent = [await crowd.enter_async_context(stranger(address, said)) for _ in range(180)]
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            place = await anna.sit(table, 0)
            await place.receive()
            acted = await place.act(place.now["offers"][0][0])
            heard = [await until_let_go(one) for one in silent]
            still = await anna.request("GET", "/healthz")
            await place.close()
            return acted["type"], len(heard), still.status

    assert ("accepted", 180, 200) == asyncio.run(wait())


def test_who_is_slow_after_a_whole_question_is_answered(database):
    """What is measured is the head alone, not how long the connection lasts."""

    async def ask():
        async with served(database, limits=replace(UNLIMITED, seconds_for_head=SOON)) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            place = await anna.sit(table, 0)
            await place.receive()
            async with stranger(address) as silent:  # when this one has been let go, the time for heads has passed
                await until_let_go(silent)
            acted = await place.act(place.now["offers"][0][0])
            await place.close()
            return acted["type"]

    assert "accepted" == asyncio.run(ask())


def test_an_address_has_so_many_connections_and_no_more(database):
    """Sockets count as well, and whoever goes makes room."""

    async def crowd():
        async with served(database, limits=replace(UNLIMITED, connections_of_address=3)) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            socket = await anna.connect(table)
            async with stranger(address), stranger(address):
                async with stranger(address, WHOLE_HEAD) as too_many:
                    refused = await until_let_go(too_many)
                await socket.close()
                await until_answered(address)
            return refused

    assert asyncio.run(crowd()) in (None, b"")


def test_all_together_have_so_many_connections_and_no_more(database):
    async def crowd():
        async with served(database, limits=replace(UNLIMITED, connections=2)) as address:
            async with stranger(address), stranger(address), stranger(address, WHOLE_HEAD) as too_many:
                refused = await until_let_go(too_many)
            await until_answered(address)
            return refused

    assert asyncio.run(crowd()) in (None, b"")


async def until_answered(address):
    """The server learns a little later that somebody has gone."""
    async with asyncio.timeout(30):
        answer = b""
        while not answer.startswith(b"HTTP/1.1 200"):
            async with stranger(address, WHOLE_HEAD) as asking:
                with contextlib.suppress(ConnectionError):
                    answer = await asking.read(15)


def test_a_body_that_does_not_come_is_not_waited_for(database):
    async def ask():
        async with served(database, limits=replace(UNLIMITED, seconds_for_body=SOON)) as address:
            host = address.removeprefix("http://")
            head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n"
            async with stranger(address, head.encode() + b'{"game"') as slow:
                answer = await asyncio.wait_for(slow.readuntil(b"whole in time"), 30)
            return answer.split(b"\r\n")[0]

    assert b"HTTP/1.1 400 Bad Request" == asyncio.run(ask())


def test_who_goes_in_the_middle_of_a_request_leaves_no_trace(server):
    async def ask():
        host = server.address.removeprefix("http://")
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\n"
        for rest in ("Transfer-Encoding: chunked\r\n\r\nzz\r\n", "Content-Length: 100\r\n\r\n{"):
            async with stranger(server.address, (head + rest).encode()):
                await until_answered(server.address)
        await until_answered(server.address)

    asyncio.run(ask())
    assert "Exception" not in server.log


@pytest.mark.parametrize(
    ("asked", "later"),
    [(WHOLE_HEAD, b"\r\n"), (HALF_A_HEAD + b"Content-Length: 9\r\n\r\n", b"x")],
    ids=["an empty line", "a part of a body"],
)
def test_who_says_a_little_after_an_answer_is_let_go(database, asked, later):
    """Uvicorn's clock stops for good at whatever comes; the connection would be theirs for ever."""

    async def linger():
        async with served(database, limits=replace(UNLIMITED, seconds_for_head=SOON)) as address:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]))
            writer.write(asked)
            await reader.readuntil(b"ok")
            writer.write(later)
            heard = await until_let_go(reader)
            writer.close()
            return heard

    assert asyncio.run(linger()) in (None, b"", b"\n")


def test_who_reads_no_answer_is_let_go(database):
    async def ask():
        limits = replace(UNLIMITED, seconds_to_read=SOON, connections=1)
        async with served(database, limits=limits) as address:
            host = address.removeprefix("http://")
            picture = f"GET /api/games/venice/boards/venice/light/en HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]), limit=1)
            writer.write(picture * 100)
            await reader.readexactly(1)  # it is being answered, and reads no more
            await until_answered(address)
            writer.transport.abort()

    asyncio.run(ask())


def test_a_head_without_an_end_is_not_kept(database):
    async def ask():
        async with served(database) as address, stranger(address, HALF_A_HEAD + b"X: " + b"x" * 200_000) as endless:
            return await until_let_go(endless)

    assert asyncio.run(ask()) in (None, b"")


FIRST_PART, EMPTY_PART, PING = (bytes([kind, 0x80, 0, 0, 0, 0]) for kind in (0x01, 0x00, 0x89))  # frames, masked


@pytest.mark.parametrize("said", [PING * 1000, FIRST_PART + EMPTY_PART * 1000], ids=["heartbeats", "empty parts"])
def test_who_floods_a_socket_with_what_is_no_message_is_let_go(database, said):
    """Each heartbeat is answered, and each part is kept, whether they read or not."""

    async def flood():
        async with served(database) as address:
            anna = Device(address)
            socket = await anna.connect((await anna.create("venice", PLAYERS)).table)
            socket.transport.write(said)
            await asyncio.wait_for(socket.wait_closed(), 30)
            return socket.close_code

    assert 1006 == asyncio.run(flood())


def test_wishes_that_wait_are_bounded():
    async def wish():
        submitted, said, limits = [], [], replace(UNLIMITED, wishes=3)
        room = SimpleNamespace(submit=lambda *wish: submitted.append(wish), decide_saying=None, edition=0, stale=False)
        room.table = SimpleNamespace(may_watch=lambda session: True, chair=lambda seat: 2)
        connection = SimpleNamespace(is_free=True, send_text=said.append)
        socket = Socket(connection, room, "anna", limits, lambda: True, None)
        for number in range(5):
            socket.received(messages.encode(Say(number, 0, f"a new key {number}", "table", "…")))
        waiting = len(submitted)
        submitted[0][0](None, None)
        socket.received(messages.encode(Say(9, 0, "the last key", "table", "…")))
        return waiting, len(submitted), [msgspec.json.decode(answer) for answer in said]

    waiting, in_all, answers = asyncio.run(wish())
    assert (3, 4) == (waiting, in_all)
    assert [(3, "too_fast"), (4, "too_fast"), (0, None)] == [(each["re"], each.get("reason")) for each in answers]


def test_sockets_of_one_address_share_what_they_may_ask(database):
    async def ask():
        async with served(database, limits=replace(UNLIMITED, messages_of_address=Rate(0.001, 3))) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            places = [await anna.sit(table, seat) for seat in (0, 1)]
            for place in places:
                await place.receive()
            answers = [await place.answer(Ping(place.next_id())) for place in places]
            await asyncio.gather(*(place.close() for place in places))
            return [answer.get("reason") for answer in answers]

    assert [None, "too_fast"] == asyncio.run(ask())


def test_onlookers_together_say_only_so_much_and_those_who_play_what_they_like(database):
    async def talk():
        async with served(database, limits=replace(UNLIMITED, onlookers=Rate(0.001, 2))) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS, public=True)).table
            guests = [await Device(address).sit(table, None) for _ in range(2)]
            places = [await anna.sit(table, 0), *guests]
            answers = [await say(places[number], key) for key, number in enumerate((1, 2, 1, 2, 0, 0, 0))]
            asked = await places[1].answer(AskToLook(places[1].next_id(), 0, "Guest"))
            await asyncio.gather(*(place.close() for place in places))
            return answers, asked["reason"]

    async def say(place, key):
        answer = await place.answer(Say(place.next_id(), place.seat, f"a new key {key}", "table", "…"))
        return answer.get("reason")

    answers, asked = asyncio.run(talk())
    assert [None, None, "too_fast", "too_fast", None, None, None] == answers
    assert "too_fast" == asked


@pytest.mark.parametrize(
    ("limits", "answers"),
    [
        ({"tables_of_session": Rate(0.001, 2)}, [200, 200, 429, 200]),
        ({"tables_of_address": Rate(0.001, 3)}, [200, 200, 200, 429]),
    ],
    ids=["a session", "fresh sessions"],
)
def test_nobody_lays_any_number_of_tables(database, limits, answers):
    """The last of four comes with a fresh cookie."""

    async def lay():
        async with served(database, limits=replace(UNLIMITED, **limits)) as address:
            anna, wish = Device(address), messages.encode(CreateTable("venice", [Bot("random"), Bot("random")]))
            await anna.begin()
            who = anna, anna, anna, Device(address)
            return [(await each.request("POST", "/api/tables", wish)).status for each in who]

    assert answers == asyncio.run(lay())


def test_bots_alone_wait_until_somebody_looks(database):
    """Else a stranger could have them think for ever. At the other table they have played for a while by then."""

    async def look():
        async with served(database, pace=0) as address:
            anna = Device(address)
            first, second = [(await anna.create("venice", [Bot("random")] * 2)).table for _ in range(2)]
            watched = await anna.sit(second, None)
            while len(watched.items) < 30:
                await watched.receive()
            alone = await anna.sit(first, None)
            found = len((await alone.receive())["items"])
            while len(alone.items) < 20:
                await alone.receive()
            await asyncio.gather(watched.close(), alone.close())
            return found

    assert asyncio.run(look()) < 10  # what is told before the first action


def test_a_network_of_addresses_is_one_household():
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("192.0.2.1") != household("192.0.2.2")
    assert household("::ffff:192.0.2.1") != household("::ffff:192.0.2.2")
    assert "" == household("")


def test_lines_alike_are_counted_instead_of_written(caplog):
    few, log = FewAlike(Rate(0, 2)), logging.getLogger("tests.strangers")

    def cause(numbers):
        for number in numbers:
            log.warning("a stranger did %d", number)

    caplog.handler.addFilter(few)
    try:
        cause(range(5))
        log.warning("something else")
        few._places = Buckets(Rate(0, 2))  # as when time has passed
        cause((5, 6, 7))
    finally:
        caplog.handler.removeFilter(few)

    before = ["a stranger did 0", "a stranger did 1", "something else"]
    assert [*before, "a stranger did 5 (and 3 more like this)", "a stranger did 6"] == caplog.messages


def test_sockets_are_not_opened_as_fast_as_one_likes(database):
    async def connect():
        async with served(database, limits=replace(UNLIMITED, handshakes=Rate(0.001, 2))) as address:
            anna = Device(address)
            table = (await anna.create("venice", PLAYERS)).table
            for _ in range(2):
                await (await anna.connect(table)).close()
            with pytest.raises(InvalidStatus) as refused:
                await anna.connect(table)
            return refused.value.response.status_code

    assert 403 == asyncio.run(connect())


@pytest.mark.parametrize(("proxy", "statuses"), [(None, [200, 200, 429]), ("127.0.0.1", [200, 200, 200])])
def test_only_a_trusted_proxy_says_for_whom_it_asks(database, proxy, statuses):
    """Else whoever names another address each time has no limits."""

    async def ask():
        limits = replace(UNLIMITED, questions=Rate(0.001, 2))
        async with served(database, limits=limits, trusted_proxy=proxy) as address:
            anna = Device(address)
            asked = [await anna.request("GET", "/api/games", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(3)]
            return [answer.status for answer in asked]

    assert statuses == asyncio.run(ask())
