"""Hints: to whom they are given, where tables allow them, and what they tell others, which is nothing."""

import asyncio

import msgspec
import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.server.wire import padding
from nascondino.server.wire.http_messages import Bot, Hint, Mine, Open, Opinion
from nascondino.server.wire.messages import TableInfo
from tests.samples import every_game

ALONE = [Mine("Anna"), Bot("random")]
SHARED = [Mine("Anna"), Mine("Bruno")]


@pytest.fixture
def anna(shared_server):
    return Device(shared_server.address)


def lay(device, seats, game="venice", **more):
    return asyncio.run(device.create(game, seats, **more)).table


def answer(device, table, path):
    return asyncio.run(device.ask("GET", f"/api/tables/{table}/{path}"))


def refused(device, table, path):
    with pytest.raises(RequestRefused) as problem:
        answer(device, table, path)
    return problem.value.status, problem.value.reason


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (ALONE, {}, True),
        (SHARED, {}, False),
        ([Mine("Anna"), Open()], {}, False),
        (ALONE, {"hints": False}, False),
        (SHARED, {"hints": True}, True),
    ],
)
def test_a_table_allows_them_as_its_host_says_or_else_to_whoever_plays_bots_only(anna, seats, wish, allowed):
    table = lay(anna, seats, **wish)
    info = msgspec.json.decode(asyncio.run(anna.ask("GET", f"/api/tables/{table}")), type=TableInfo)

    assert allowed == info.hints
    if not allowed:
        assert (403, "no_hints") == refused(anna, table, "seats/0/hint")


def test_only_who_is_to_act_has_one_and_only_for_a_seat_of_their_own(anna, shared_server):
    table = lay(anna, SHARED, hints=True, public=True)

    assert (403, "not_yours") == refused(Device(shared_server.address), table, "seats/0/hint")
    assert (409, "not_to_act") == refused(anna, table, "seats/1/hint")
    assert (403, "not_yours") == refused(anna, table, "seats/7/hint")


async def moments(device, game, count):
    """Somebody on all chairs asks, does what they are told, and others are told no more than that they did."""
    table = (await device.create(game, SHARED if game != "inkognito" else [*SHARED, Mine("Carla")], hints=True)).table
    places = [await device.sit(table, seat) for seat in range(3 if game == "inkognito" else 2)]
    for place in places:
        await place.receive()
    for _ in range(count):
        seat = places[0].now["actors"][0]
        before = [len(place.items) for place in places]
        content = await device.ask("GET", f"/api/tables/{table}/seats/{seat}/hint")
        again = await device.ask("GET", f"/api/tables/{table}/seats/{seat}/hint")
        yield content, again, [offer[0] for offer in places[seat].now["offers"]]
        assert before == [len(place.items) for place in places]
        await places[seat].act(msgspec.json.decode(content, type=Hint).best)
        for place in places:
            if place is not places[seat]:
                await place.until_news()
    for place in places:
        await place.close()


@pytest.mark.parametrize("title", every_game("kompakt"))  # quick as plain Python, as this server is
def test_a_hint_is_one_of_the_offers_always_of_one_length_and_the_same_again(anna, title):
    async def scene():
        return [each async for each in moments(anna, title, 2)]

    for content, again, offered in asyncio.run(scene()):
        hint = msgspec.json.decode(content, type=Hint)

        assert hint.best in offered
        assert hint.other is None or hint.other in offered
        assert padding.ANSWER == len(content)
        assert again == content


def test_an_opinion_is_given_where_notebooks_work_things_out_and_says_no_more_than_is_possible(anna):
    table = lay(anna, SHARED, aid=True)
    told = [answer(anna, table, f"opinion/{chair}") for chair in ("0", "1", "onlooker")]
    found = msgspec.json.decode(told[1], type=Opinion).likely

    assert {padding.ANSWER} == set(map(len, told))
    assert told[1] == told[2]
    assert pytest.approx(1, abs=0.01) == sum(each.share for each in found)
    assert (403, "no_aid") == refused(anna, lay(anna, SHARED), "opinion/0")
