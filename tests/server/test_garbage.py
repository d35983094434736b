"""Whatever a device sends is answered, or its socket is closed with a code. Nothing changes, and the server stays."""

import asyncio
import json
import re
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from nascondino import games
from nascondino.client.device import Device, RequestRefused
from nascondino.engine import record
from nascondino.server.refusals import Refused
from nascondino.server.tables import names
from nascondino.server.wire import messages
from nascondino.server.wire.http_messages import Bot, Mine, Open
from nascondino.server.wire.socket_messages import Act, LetBotsFirst, Note, Ping, Resign, Say, Sit
from nascondino.trials.kills import persist

LAST = 999_999_999  # the number of a ping that ends a row of messages
REASONS = set(get_args(messages.Reason))
DEEP = "[" * 7000 + "]" * 7000


@pytest.fixture(scope="module")
def table(shared_server):
    """A public table where Anna plays, Bruno waits, and anybody may look on."""

    async def prepare():
        anna, bruno = Device(shared_server.address), Device(shared_server.address)
        created = await anna.create("venice", (Mine("Anna"), Open(), Bot("random")), public=True)
        await bruno.claim(created.table, created.links[0].token, "Bruno")
        return anna, bruno, created.table

    return asyncio.run(prepare())


# What nobody without a seat may do, and what is no message at all.

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
NUMBERS = st.integers(-2, 20) | st.integers(LAST, 10**30)
FIELDS = {
    "id": st.integers(0, LAST - 1),
    "seat": st.integers(0, 15),  # never one's own
    "after": st.none() | NUMBERS,
    "made": NUMBERS,
    "action": NUMBERS,
    "key": st.text(max_size=50),
    "channel": st.sampled_from(["all", "public", "x", "", "A"]),
    "text": st.text(max_size=600),
}
TAGS = {kind.__struct_config__.tag: kind for kind in (Sit, Act, Say, Note, LetBotsFirst, Resign)}


@st.composite
def wishes(draw):
    """A message of a known type, as it should be but for the seat, and then perhaps spoilt."""
    tag = draw(st.sampled_from(sorted(TAGS)))
    wish = {"type": tag, **{name: draw(FIELDS[name]) for name in TAGS[tag].__struct_fields__}}
    wish |= draw(st.dictionaries(st.sampled_from([*FIELDS, "unknown"]), JSON, max_size=2))
    if wish.get("seat") is None:
        wish["seat"] = 0
    for name in draw(st.sets(st.sampled_from(sorted(wish)), max_size=1)):
        if name != "seat":
            del wish[name]
    return json.dumps(wish)


@st.composite
def truncated(draw):
    wish = draw(wishes())
    return wish[: draw(st.integers(0, len(wish) - 1))]


STRANGE = [
    "",
    "null",
    DEEP,
    '{"x":' + DEEP + ',"type":"ping","id":1}',
    '{"type":"ping","id":1,"x":' + DEEP + "}",
    '{"type":"ping","id":' + "9" * 5000 + "}",
    '{"type":"say","id":1,"seat":0,"key":"\\ud800\\ud800\\ud800\\ud800","channel":"all","text":"\\udc00"}',
    '{"type":"note","id":1,"seat":0,"made":0,"text":"\\u0000\\ud83d"}',
    b"\xff\xfe",
    b'{"type":"act","id":1,"seat":0,"made":0,"action":0}',
]
ROWS = st.lists(st.text() | st.binary() | JSON.map(json.dumps) | wishes() | truncated() | st.sampled_from(STRANGE))


@settings(deadline=None, max_examples=60)
@given(row=ROWS)
def test_everything_is_answered_and_nothing_changes(shared_server, table, row):
    anna, _, table_id = table

    async def send_all():
        before = await _standing(anna, table_id)
        answers = await _answers(Device(shared_server.address), table_id, row)
        assert await _standing(anna, table_id) == before
        return answers

    answers = asyncio.run(send_all())
    assert len(row) + 1 == len(answers)
    assert {"type": "accepted", "re": LAST} == answers[-1]
    assert all(answer["type"] == "refused" and answer["reason"] in REASONS for answer in answers[:-1])


def test_a_flood_is_slowed_down(shared_server, table):
    row = [json.dumps({"type": "ping", "id": n}) for n in range(150)]
    answers = asyncio.run(_answers(Device(shared_server.address), table[2], row))
    assert [*range(150), LAST] == [answer["re"] for answer in answers]
    assert {"accepted", "refused"} == {answer["type"] for answer in answers}
    assert {"too_fast"} == {answer["reason"] for answer in answers if answer["type"] == "refused"}


def test_garbage_is_slowed_down_too(shared_server, table):
    answers = asyncio.run(_answers(Device(shared_server.address), table[2], ["{"] * 100))
    assert {"bad_message", "too_fast"} == {answer["reason"] for answer in answers if answer["type"] == "refused"}


@pytest.mark.parametrize(("content", "text", "code"), [("x" * 16_385, None, 1009), (b"\xff", True, 1007)])
def test_what_cannot_be_a_message_closes_the_socket(shared_server, table, content, text, code):
    async def send():
        place = await Device(shared_server.address).sit(table[2], None)
        await place.receive()
        await place.socket.send(content, text=text)
        with pytest.raises(ConnectionClosed):
            await place.receive()
        return place.socket.close_code

    assert asyncio.run(send()) == code


def test_only_the_holder_acts_once(shared_server, table):
    """Foreign, stale, ahead and replayed actions, from the devices of two players."""
    anna, bruno, table_id = table

    async def play():
        hers, his = await anna.sit(table_id, 0), await bruno.sit(table_id, 1)
        while not (hers.now and hers.now["offers"]):
            await hers.receive()
        await his.receive()
        made, action = hers.now["made"], hers.now["offers"][0][0]
        said = [
            await his.answer(Act(1, 0, made, action)),
            await hers.answer(Act(2, 0, made + 1, action)),
            await hers.answer(Act(3, 0, made, 9_999)),
            await hers.answer(Act(4, 0, made, action)),
            await hers.answer(Act(5, 0, made, action)),
            await hers.answer(Act(6, 0, made, 9_999)),
            await his.answer(Act(7, 15, 0, 0)),
        ]
        while hers.now["made"] == made:
            await hers.receive()
        assert hers.now["made"] == made + 1
        await asyncio.gather(hers.close(), his.close())
        return [answer.get("reason", answer["type"]) for answer in said]

    assert ["not_yours", "ahead", "not_legal", "accepted", "accepted", "stale", "not_yours"] == asyncio.run(play())


# Names and texts.

PRINTED = st.characters(exclude_categories=["Cc", "Cs"])
NAMES = st.text(PRINTED, min_size=1, max_size=24).filter(lambda name: _is_name(name))


def _is_name(name):
    """Whether somebody may be called so; tests/server/test_names.py says who may not."""
    try:
        names.check(name, (), games.load("venice"))
    except Refused:
        return False
    return bool(re.search("[^ \u00a0]", name))


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "a\nb", "a\n", "\tb", "\x00", "\x7f", "\x85", "x" * 25])
def test_a_name_is_one_visible_line(shared_server, name):
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(_raw(shared_server, {"game": "venice", "seats": [{"type": "mine", "name": name}]}))
    assert refused.value.reason == "bad_message"


@pytest.mark.parametrize("name", ['"name": "\\ud800"', '"name": "\\udc00x"', '"name": "\xff'])
def test_a_name_is_text(shared_server, name):
    body = msgspec.Raw(('{"game": "venice", "seats": [{"type": "mine", ' + name + "}]}").encode("latin-1"))
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(_raw(shared_server, body))
    assert refused.value.reason == "bad_message"


@settings(deadline=None, max_examples=10)
@given(text=st.text(min_size=1, max_size=100), name=NAMES)
def test_whatever_is_accepted_is_kept_as_it_was(shared_server, text, name):
    """Said, noted, and in the record's header."""

    async def write():
        anna = Device(shared_server.address)
        table = (await persist(lambda: anna.create("venice", (Mine(name), Bot("random"))))).table
        place = await anna.sit(table, 0)
        await place.receive()
        channel = place.now["talk"][0]
        assert (await place.answer(Say(1, 0, "12345678", channel, text)))["type"] == "accepted"
        assert (await place.answer(Note(2, 0, 0, text)))["type"] == "accepted"
        assert (await place.answer(Resign(3, 0)))["type"] == "accepted"
        await place.close()
        place = await anna.sit(table, 0)
        seated = await place.receive()
        await place.close()
        assert seated["notes"] == {"made": 1, "text": text}
        assert text in [item.get("text") for item in seated["items"]]
        kept = record.parse((await anna.ask("GET", f"/api/tables/{table}/record")).decode(), "record")
        assert kept.header.seats == (name, "random")

    asyncio.run(write())


async def _answers(device, table_id, row):
    """All answers to a row of messages, and to a ping after them, which is repeated until it is not too fast."""
    place = await device.sit(table_id, None)
    await place.receive()
    sending = asyncio.gather(*[place.socket.send(content) for content in row], place.send(Ping(LAST)))
    answers = []
    while not (answers and answers[-1] == {"type": "accepted", "re": LAST}):
        message = await place.receive()
        if message["type"] == "refused" and message["re"] == LAST:
            await asyncio.sleep(0.1)
            await place.send(Ping(LAST))
        elif message["type"] in ("accepted", "refused"):
            answers.append(message)
    await sending
    await place.close()
    return answers


async def _standing(device, table_id):
    """How the table stands, for its first seat; but not who is there and what time it is."""
    place = await device.sit(table_id, 0)
    seated = await place.receive()
    await place.close()
    return {name: seated[name] for name in ("items", "now", "notes", "link")}


async def _raw(server, body):
    return await Device(server.address).ask("POST", "/api/tables", body)
