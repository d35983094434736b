"""Friends who go away: when a bot may play for them, that they have their seat again when they come, and a rematch."""

import asyncio

import msgspec
import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.server.bots.pool import BotPool
from nascondino.server.live import presence
from nascondino.server.tables import decisions
from nascondino.server.tables.table import ENTRY_BYTES, MOST_TAKEN_ALONG, Table
from nascondino.server.wire.http_messages import Invitation, Mine, Open, RematchMade, ShownLink
from nascondino.server.wire.socket_messages import Resign, Say
from nascondino.trials.stage import served
from tests.server.bare_table import BOT, BareTable

MISTER_X, ANNA, BRUNO = range(3)
BOTS = ["random", "master"]


class Clock:
    """By which it is judged who is away."""

    def __init__(self):
        self.time = 1_800_000_000

    def __call__(self):
        return self.time


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(presence, "now", clock)
    return clock


# What may be wished for, by whom.


@pytest.fixture
def detectives():
    """Venice; both detectives are people, and it is their turn."""
    bare = BareTable("venice", BOT, "anna", "bruno")
    bare.act(MISTER_X)
    return bare


def stand_in(bare, session, seat, *, has_been_away=True):
    return bare.refusal(
        lambda table: decisions.stand_in(table, session, seat, BOTS, has_been_away=has_been_away)
    )


class TestWhoMayAskForIt:
    def test_another_person_for_one_who_is_away(self, detectives):
        assert stand_in(detectives, "anna", BRUNO) is None
        assert ("master", True) == (detectives.table.seats[BRUNO].bot, detectives.table.seats[BRUNO].lent)

    @pytest.mark.parametrize(
        ("session", "seat", "reason"),
        [("anna", ANNA, "not_possible"), ("anna", MISTER_X, "not_possible"), ("carla", BRUNO, "not_yours")],
    )
    def test_not_for_oneself_nor_for_a_bot_nor_by_a_stranger(self, detectives, session, seat, reason):
        assert reason == stand_in(detectives, session, seat)

    def test_nobody_who_has_left_decides_for_others(self, detectives):
        detectives.leave(ANNA)

        assert "not_yours" == stand_in(detectives, "anna", BRUNO)

    def test_not_for_one_who_is_there(self, detectives):
        assert "still_there" == stand_in(detectives, "anna", BRUNO, has_been_away=False)

    def test_not_when_the_match_is_over(self, detectives):
        detectives.resign(ANNA)
        detectives.resign(BRUNO)

        assert "not_possible" == stand_in(detectives, "anna", BRUNO)


class TestWhatItMeans:
    def test_whoever_is_away_does_not_give_up_by_it(self, detectives):
        """Or one could seat a bot for a partner, and end the match of both."""
        stand_in(detectives, "anna", BRUNO)
        detectives.resign(ANNA)
        assert not detectives.table.over

        detectives.come_back(BRUNO)
        detectives.resign(BRUNO)
        assert detectives.table.over

    def test_only_the_holder_takes_it_back(self, detectives):
        stand_in(detectives, "anna", BRUNO)

        assert "not_yours" == detectives.refusal(decisions.take_back, "anna", BRUNO)
        assert detectives.come_back(BRUNO)
        assert ("", False) == (detectives.table.seats[BRUNO].bot, detectives.table.seats[BRUNO].lent)

    def test_one_who_has_left_of_their_own_accord_is_asked_before_they_play_again(self, detectives):
        detectives.leave(BRUNO)

        assert [] == detectives.table.lent_of("bruno")


# At a real table.


async def seated(device, table, seat):
    place = await device.sit(table, seat)
    await place.receive()
    return place


async def two_at_a_table(address, **more):
    anna, bruno = Device(address), Device(address)
    created = await anna.create("venice", [Mine("Anna"), Open()], **more)
    await bruno.claim(created.table, created.links[0].token, "Bruno")
    return anna, bruno, created


async def refused(device, path):
    try:
        await device.ask("POST", path)
    except RequestRefused as refusal:
        return refusal.reason
    return None


async def until(place, holds):
    while not holds(place.table["seats"]):
        await place.receive()


def test_a_bot_plays_for_a_friend_who_is_away_until_they_are_back(tmp_path, clock, monkeypatch):
    asked = []

    async def choose(pool, place, question):
        asked.append((place, question.seating.seat, question.view))
        return question.legal[0]

    monkeypatch.setattr(BotPool, "choose", choose)

    async def scene(address):
        anna, bruno, created = await two_at_a_table(address)
        table, carla = created.table, Device(address)
        await carla.claim(table, created.watch)
        first, second = await seated(anna, table, 0), await seated(bruno, table, 1)
        await first.act(first.now["offers"][0][0])
        path = f"/api/tables/{table}/seats/1/stand-in"
        clock.time += 86400
        answers = [await refused(anna, path)]  # he is there
        await second.close()
        await until(first, lambda seats: seats[1]["away_since"] == clock.time)
        answers.append(await refused(anna, path))
        clock.time += 10 * 60 - 1
        answers.append(await refused(anna, path))
        clock.time += 1
        answers += [await refused(carla, path), await refused(anna, path)]
        await until(first, lambda seats: seats[1]["bot"])
        told = [item for item in first.items if item["type"] == "seat" and item["what"] == "lent"]
        thieves = [await refused(thief, f"/api/tables/{table}/seats/1/back") for thief in (anna, carla)]
        second = await seated(bruno, table, 1)
        await until(second, lambda seats: seats[1]["bot"] is None)
        await first.close()
        await second.close()
        return table, answers, told, thieves

    async def run():
        async with served(tmp_path / "tables.db", pace=0) as address:
            return await scene(address)

    table, answers, told, thieves = asyncio.run(run())

    assert ["still_there", "still_there", "still_there", "not_yours", None] == answers
    assert [("Bruno", "Anna")] == [(item["name"], item["by"]) for item in told]
    assert ["not_yours", "not_yours"] == thieves
    assert {((table, 1), 1)} == {(place, seat) for place, seat, _ in asked}


@pytest.mark.parametrize("patience", [60, None])
def test_how_long_is_waited_is_the_hosts_choice_and_everybody_knows_it(tmp_path, clock, patience):
    async def run():
        async with served(tmp_path / "tables.db", pace=0) as address:
            anna, bruno, created = await two_at_a_table(address, patience=patience)
            first, second = await seated(anna, created.table, 0), await seated(bruno, created.table, 1)
            await second.close()
            await until(first, lambda seats: not seats[1]["present"])
            clock.time += 59 * 60
            path = f"/api/tables/{created.table}/seats/1/stand-in"
            answers = [await refused(anna, path)]
            clock.time += 60
            answers.append(await refused(anna, path))
            await first.close()
            return first.table["patience"], answers

    expected = None if patience else "still_there"
    assert (patience, ["still_there", expected]) == asyncio.run(run())


# The next match.


def test_a_rematch_asks_everybody_and_says_who_has_agreed(tmp_path):
    async def run():
        async with served(tmp_path / "tables.db", pace=0) as address:
            anna, bruno, created = await two_at_a_table(address)
            first, second = await seated(anna, created.table, 0), await seated(bruno, created.table, 1)
            for place, text in ((first, "Well hidden"), (second, "See you")):
                await place.answer(Say(place.next_id(), place.seat, "key 12345", "table", text))
            await first.answer(Resign(first.next_id(), 0))
            path = f"/api/tables/{created.table}/rematch"
            alone = msgspec.json.decode(await anna.ask("POST", path), type=RematchMade).table
            await until(second, lambda seats: seats[0]["again"])
            agreed = [seat["again"] for seat in second.table["seats"]]
            made = msgspec.json.decode(await bruno.ask("POST", path), type=RematchMade).table
            again = await seated(bruno, made, 0)
            for place in (first, second, again):
                await place.close()
            return alone, agreed, [item for item in again.items if item["type"] == "heard"], again.table

    alone, agreed, heard, table = asyncio.run(run())

    assert (None, [True, False]) == (alone, agreed)
    assert [("Anna", 1, "Well hidden", True), ("Bruno", 0, "See you", True)] == [
        (item["name"], item["seat"], item["text"], item["earlier"]) for item in heard
    ]
    assert ["Bruno", "Anna"] == [seat["name"] for seat in table["seats"]]


def test_without_those_who_have_not_agreed_bots_play_until_they_come(tmp_path):
    async def run():
        async with served(tmp_path / "tables.db", pace=0) as address:
            anna, bruno, created = await two_at_a_table(address)
            first = await seated(anna, created.table, 0)
            await first.answer(Resign(first.next_id(), 0))
            content = await anna.ask("POST", f"/api/tables/{created.table}/rematch/now")
            made = msgspec.json.decode(content, type=RematchMade).table
            again = await seated(anna, made, 1)
            before = [bool(seat["bot"]) for seat in again.table["seats"]]
            come = await seated(bruno, made, 0)
            await until(come, lambda seats: seats[0]["bot"] is None)
            for place in (first, again, come):
                await place.close()
            return before

    assert [True, False] == asyncio.run(run())


def test_what_a_side_has_said_does_not_go_along(detectives):
    """Sides change."""
    detectives.say(ANNA, "He is at the Arsenal", "detectives")
    for number in range(MOST_TAKEN_ALONG + 5):
        detectives.say(BRUNO, f"Hello {number}", "table")
    said = decisions.said_before_rematch(detectives.table)

    assert MOST_TAKEN_ALONG == len(said)
    assert {(0, "table", "bruno 2")} == {(each.seat, each.channel, each.name) for each in said}
    assert "Hello 54" == said[-1].text


def test_whoever_goes_along_to_look_on_counts_there_as_at_first(detectives):
    """Else a rematch after the other would let in any number."""
    admitted = tuple(f"onlooker {number}" for number in range(3))
    again = msgspec.structs.replace(detectives.table.created, admitted=admitted)
    table = Table("again", again, detectives.table.setup)

    assert all(table.may_watch(onlooker) for onlooker in admitted)
    assert not table.may_watch("stranger")
    assert 3 * ENTRY_BYTES == table.written[None]


# The invitation.


def test_an_invitation_says_what_to_expect(tmp_path):
    async def run():
        async with served(tmp_path / "tables.db") as address:
            anna, guest = Device(address), Device(address)
            created = await anna.create("venice", [Mine("Anna"), Open(), Open()])
            path, token = f"/api/tables/{created.table}/invitation", created.links[0].token
            shown = msgspec.json.decode(await guest.ask("POST", path, ShownLink(token)), type=Invitation)
            await guest.claim(created.table, token, "Bruno")
            late = await Device(address).ask("POST", path, ShownLink(token))
            return shown, msgspec.json.decode(late, type=Invitation)

    shown, late = asyncio.run(run())

    assert ("free", "venice", "Anna", 1, "detective") == (shown.state, shown.game, shown.host, shown.seat, shown.role)
    assert (["Anna"], 0, 2) == (shown.names, shown.bots, shown.free)
    assert ("used", "", []) == (late.state, late.role, late.names)
