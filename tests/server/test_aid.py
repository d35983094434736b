"""The notebook's aid: to whom it is given, where tables allow it, and what it points to."""

import asyncio

import msgspec
import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.server.wire.http_messages import Aid, Bot, Mine, Open
from nascondino.server.wire.messages import TableInfo
from nascondino.server.wire.socket_messages import Ping

ALONE = [Mine("Anna"), Bot("random")]
SHARED = [Mine("Anna"), Mine("Bruno")]
FOR_FRIENDS = [Mine("Anna"), Open()]


@pytest.fixture
def anna(shared_server):
    return Device(shared_server.address)


def lay(device, seats, **more):
    return asyncio.run(device.create("venice", seats, **more))


def ask(device, table, chair):
    return msgspec.json.decode(asyncio.run(device.ask("GET", f"/api/tables/{table}/aid/{chair}")), type=Aid)


def refused(device, table, chair):
    with pytest.raises(RequestRefused) as problem:
        ask(device, table, chair)
    return problem.value.status, problem.value.reason


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (ALONE, {}, True),
        (SHARED, {}, False),
        (FOR_FRIENDS, {}, False),
        (ALONE, {"aid": False}, False),
        (SHARED, {"aid": True}, True),
    ],
)
def test_a_table_allows_it_as_its_host_says_or_else_to_whoever_plays_bots_only(anna, seats, wish, allowed):
    table = lay(anna, seats, **wish).table
    info = msgspec.json.decode(asyncio.run(anna.ask("GET", f"/api/tables/{table}")), type=TableInfo)

    assert allowed == info.aid


def test_where_it_is_not_allowed_nobody_gets_it(anna):
    table = lay(anna, SHARED).table

    assert [(403, "no_aid")] * 2 == [refused(anna, table, chair) for chair in ("0", "onlooker")]


def test_it_is_for_ones_own_chair_and_what_everybody_can_work_out_is_for_everybody(anna, shared_server):
    table = lay(anna, [Mine("Anna"), Mine("Bruno")], aid=True, public=True).table
    stranger = Device(shared_server.address)

    assert (403, "not_yours") == refused(stranger, table, "0")
    assert [ask(anna, table, "1")] == [ask(stranger, table, "onlooker")]
    assert [1.0] == [case.share for case in ask(anna, table, "0").doubts[0].cases if case.share], "Mister X knows"
    assert (403, "not_yours") == refused(anna, table, "7")
    assert (422, "bad_settings") == refused(anna, table, "X")


def test_what_everybody_can_work_out_quotes_nothing_but_what_everybody_was_told(anna):
    """Mister X was told more of the same events."""
    mine, everybody = asyncio.run(told_to_mister_x_and_all(anna))

    assert {"venice-fled"} < {text for text, _ in mine.told.values()} | {"venice-fled"}
    assert all("station" not in facts for text, facts in everybody.told.values() if text.startswith("venice-fled"))
    assert everybody.doubts[0].left > mine.doubts[0].left == 1


async def told_to_mister_x_and_all(device):
    table = (await device.create("venice", SHARED, aid=True)).table
    places = [await device.sit(table, seat) for seat in range(2)]
    for place in places:
        await place.receive()
    for _ in range(4):
        await settle(places)
        place = places[places[0].now["actors"][0]]
        await place.act(place.now["offers"][-1][0])
    aids = [await device.ask("GET", f"/api/tables/{table}/aid/{chair}") for chair in ("0", "onlooker")]
    for place in places:
        await place.close()
    return [msgspec.json.decode(aid, type=Aid) for aid in aids]


def test_there_is_none_before_the_match(anna):
    table = lay(anna, FOR_FRIENDS, aid=True).table

    assert (409, "not_begun") == refused(anna, table, "0")


def test_an_exclusion_points_to_the_item_that_tells_it(anna):
    """Among the items are those that are no events: so numbers of items and of events differ."""
    aid, items = asyncio.run(played_a_little(anna))
    doubt = aid.doubts[0]
    excluded = [case for case in doubt.cases if case.why is not None]
    kinds = {(doubt.reasons[case.why][0], items[case.since - 1]["event"]["kind"]) for case in excluded}

    assert aid.items == len(items)
    assert {number: tuple(items[number - 1]["text"]) for number in aid.told} == aid.told
    assert {case.since for case in excluded} <= {*aid.told}
    assert {"happened", "seat"} == {item["type"] for item in items}
    assert kinds <= {
        ("venice-not-within-reach", "fled"),
        ("venice-not-within-reach-black", "fled"),
        ("venice-elsewhere", "shown"),
        ("venice-visited", "moved"),
    }
    assert len(kinds) > 1


async def played_a_little(device):
    """Mister X and a detective on one device; Mister X leaves and comes back, and everybody hears of it."""
    table = (await device.create("venice", SHARED, aid=True)).table
    places = [await device.sit(table, seat) for seat in range(2)]
    for place in places:
        await place.receive()
    for call in ("bot", "back"):
        await device.ask("POST", f"/api/tables/{table}/seats/1/{call}", {})
    for _ in range(8):
        await settle(places)
        place = places[places[0].now["actors"][0]]
        await place.act(place.now["offers"][-1][0])
    await settle(places)
    content = await device.ask("GET", f"/api/tables/{table}/aid/1")
    items = list(places[1].items)
    for place in places:
        await place.close()
    return msgspec.json.decode(content, type=Aid), items


async def settle(places):
    """Until everybody has been sent what there is."""
    for place in places:
        await place.answer(Ping(place.next_id()))
