"""Names: nobody can look like somebody else at the table, or hide something in what they are called."""

import asyncio

import msgspec
import pytest

from nascondino import games
from nascondino.client.device import Device, RequestRefused
from nascondino.engine.texts import TABLE_TEXTS, catalogue, languages
from nascondino.server.refusals import Refused
from nascondino.server.tables import names
from nascondino.server.wire.http_messages import Mine, Open, SeatLink, TakeSeat
from nascondino.server.wire.socket_messages import AskToLook

VENICE = games.load("venice")


def refusal(name, *others, game=VENICE):
    try:
        names.check(name, others, game)
    except Refused as refused:
        return refused.reason
    return None


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Anna\u202eannA", id="right-to-left override"),
        pytest.param("\u2067Anna", id="an isolate that is never ended"),
        pytest.param("An\u200bna", id="zero-width space"),
        pytest.param("An\u200dna", id="zero-width joiner"),
        pytest.param("\u2060\u2060", id="word joiners and nothing else"),
        pytest.param("Anna\u3164", id="Hangul filler, a letter without a shape"),
        pytest.param("\u2800\u2800", id="empty Braille"),
        pytest.param("An\u00adna", id="soft hyphen"),
        pytest.param("Anna\ufe0f", id="variation selector behind a letter"),
        pytest.param("Anna\U000e0041", id="tag letter"),
        pytest.param("Anna\ue000", id="private use"),
        pytest.param("\u0301\u0301", id="marks that stand on nothing"),
    ],
)
def test_what_cannot_be_seen_is_in_no_name(name):
    assert "bad_name" == refusal(name)


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "Søren", "Дмитрий", "Ιωάννης", "محمد", "山田 太郎", "अनन्या", "Anna ❤️", "O’Hara 2"]
)
def test_a_name_of_any_people_is_a_name(name):
    assert refusal(name, "Bruno", "") is None


@pytest.mark.parametrize(
    ("name", "other"),
    [
        pytest.param("Anna", "Anna", id="the same"),
        pytest.param("ANNA ", "anna", id="another case, a space"),
        pytest.param("Anná", "Anna", id="an accent"),
        pytest.param("Ａｎｎａ", "Anna", id="full width"),
        pytest.param("𝐀𝐧𝐧𝐚", "Anna", id="mathematics"),
        pytest.param("Аnnа", "Anna", id="two Cyrillic letters"),
        pytest.param("СОРЕ", "COPE", id="Cyrillic as a whole"),
        pytest.param("Αννα", "Avva", id="Greek"),
        pytest.param("lvan", "Ivan", id="a small L for a capital I"),
        pytest.param("B0b", "Bob", id="a figure"),
        pytest.param("ᴀɴɴᴀ", "Anna", id="small capitals"),
        pytest.param("Ma rnie", "Mamie", id="two letters that look like one"),
        pytest.param("Anna.", "Anna", id="a dot more"),
        pytest.param("Łukasz", "Lukasz", id="a stroke"),
        pytest.param("Anna\u00a0B", "Anna B", id="another space"),
    ],
)
def test_a_name_that_looks_like_another_is_refused_both_ways(name, other):
    assert ["like_name"] * 2 == [refusal(name, "Carla", other), refusal(other, name)]


@pytest.mark.parametrize(("name", "other"), [("Anna", "Anne"), ("Player 2", "Player 3"), ("Lia", "Ila"), ("🦊", "🐢")])
def test_other_names_are_others(name, other):
    assert refusal(name, other) is None


@pytest.mark.parametrize("language", languages(TABLE_TEXTS))
def test_nobody_is_called_as_the_table_calls_bots_onlookers_seats_and_roles(language):
    table, game = catalogue(TABLE_TEXTS, language), catalogue(games.folder("venice") / "locale", language)
    called = [table.say("onlooker"), table.say("seat-bot", seat=1), table.say("seat-label", seat=1)]
    called += [table.say("seat-bot-kind", bot="greedy")]
    called += [game.say(f"venice-role-{role}") for role in ("mister_x", "detective")]

    assert ["like_name"] * 6 == [refusal(name) for name in called]


@pytest.mark.parametrize(
    "name", ["onlooker", "0nlooker", "Detective", "DETEСTIVE", "Мister Χ", "bot", "Bot #3!", "random", "В0t 2"]
)
def test_nor_by_what_looks_like_it(name):
    assert "like_name" == refusal(name)


def test_a_role_of_another_game_is_a_name():
    assert refusal("Mister X", game=games.load("mille_grazie")) is None
    assert "like_name" == refusal("Brigand", game=games.load("mille_grazie"))


class TestAtTheTable:
    """Wherever a name is given: creating, by link, taking an open seat, asking to look over a shoulder."""

    @staticmethod
    async def reason(wish):
        try:
            await wish
        except RequestRefused as refused:
            return refused.reason
        return None

    def test_whoever_sets_it_up(self, shared_server):
        host = Device(shared_server.address)

        async def create(*called):
            return await self.reason(host.create("venice", [*map(Mine, called), Open()]))

        assert ["like_name", "bad_name", None] == [
            asyncio.run(create("Anna", "Аnna")),
            asyncio.run(create("Anna", "B\u202eruno")),
            asyncio.run(create("Anna", "Bruno")),
        ]

    def test_whoever_comes_by_link_and_whoever_moves_a_seat(self, shared_server):
        async def scene():
            host, guest, heir = (Device(shared_server.address) for _ in range(3))
            created = await host.create("venice", [Mine("Anna"), Open()])
            table, token = created.table, created.links[0].token
            first = await self.reason(guest.claim(table, token, "Аnna"))
            await guest.claim(table, token, "Bruno")
            moved = await guest.ask("POST", f"/api/tables/{table}/seats/1/link")
            fresh = msgspec.json.decode(moved, type=SeatLink).token
            return first, await self.reason(heir.claim(table, fresh, "anna")), await heir.claim(table, fresh)

        assert ("like_name", "like_name", 1) == asyncio.run(scene())

    def test_whoever_takes_a_seat_of_a_public_table(self, shared_server):
        async def scene():
            host, guest = Device(shared_server.address), Device(shared_server.address)
            table = (await host.create("venice", [Mine("Anna"), Open()], public=True)).table
            seat = f"/api/tables/{table}/seats/1/take"
            await guest.begin()
            return [await self.reason(guest.ask("POST", seat, TakeSeat(name))) for name in ("ANNA", "Bot 1", "Carla")]

        assert ["like_name", "like_name", None] == asyncio.run(scene())

    def test_whoever_asks_to_look_over_a_shoulder(self, shared_server):
        async def scene():
            host, guest, other = (Device(shared_server.address) for _ in range(3))
            created = await host.create("venice", [Mine("Anna"), Mine("Bruno")])
            answers = []
            for device, called in ((guest, "Аnna"), (guest, "C\u200barla"), (guest, "Carla"), (other, "CARLA")):
                await device.claim(created.table, created.watch)
                place = await device.sit(created.table, None)
                answers.append((await place.answer(AskToLook(place.next_id(), 0, called))).get("reason"))
                await place.close()
            return answers

        assert ["like_name", "bad_name", None, "like_name"] == asyncio.run(scene())
