"""One person, one side: nobody hears two sides of a table, unless all know that one device plays them."""

import asyncio
import contextlib

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nascondino import games
from nascondino.client.device import Device, RequestRefused
from nascondino.server.live.projection import Projection
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions
from nascondino.server.wire.http_messages import Bot, Claim, Mine, Open, SeatLink, TakeSeat
from nascondino.server.wire.socket_messages import Ping, Say, Sit
from nascondino.trials.stage import served
from tests.server.bare_table import BOT, OPEN, BareTable

MISTER_X, HUNTER, COLLEAGUE = range(3)


def claimed(bare, seat, session, name="Other name"):
    """What came of claiming the seat by a link that its holder, or the host, gave."""
    link = bare.link(seat)
    return bare.refusal(decisions.claim, session, link, Claim("token", name))


class TestTakingASecondSeat:
    def test_of_another_side_is_refused_where_others_sit(self):
        bare = BareTable("venice", "anna", "bruno", OPEN)

        assert "other_side" == claimed(bare, COLLEAGUE, "anna")

    def test_or_may_sit(self):
        bare = BareTable("venice", "anna", OPEN, OPEN, public=True)

        assert "other_side" == claimed(bare, HUNTER, "anna")
        assert "other_side" == bare.refusal(decisions.take, "anna", HUNTER, TakeSeat("Other name"))

    def test_or_may_come_back(self):
        bare = BareTable("venice", "anna", "bruno", OPEN)
        bare.leave(HUNTER)

        assert "other_side" == claimed(bare, COLLEAGUE, "anna")

    def test_not_of_ones_own_side(self):
        bare = BareTable("venice", "anna", "bruno", OPEN)

        assert claimed(bare, COLLEAGUE, "bruno") is None

    def test_nor_where_nobody_else_is(self):
        bare = BareTable("venice", "anna", OPEN, BOT)

        assert bare.refusal(decisions.take, "anna", HUNTER, TakeSeat("Other name")) is None

    def test_whoever_is_mister_x_is_known_before_the_match_begins(self):
        bare = BareTable("venice", "anna", "bruno", OPEN, mister_x=1)

        assert claimed(bare, COLLEAGUE, "bruno") == "other_side"
        assert claimed(bare, COLLEAGUE, "anna") is None

    @pytest.mark.parametrize("game", ["kompakt", "inkognito", "mille_grazie"])
    def test_where_sides_change_every_seat_is_a_side(self, game):
        bare = BareTable(game, "anna", "bruno", OPEN)

        assert ["other_side"] * 2 == [claimed(bare, COLLEAGUE, session) for session in ("anna", "bruno")]

    def test_during_a_match_too(self):
        """A colleague hands a detective over to Mister X, while somebody else believes to talk among detectives."""
        bare = BareTable("venice", "anna", "bruno", "carla")

        assert "other_side" == claimed(bare, COLLEAGUE, "anna")
        assert "carla" == bare.table.seats[COLLEAGUE].session

    @pytest.mark.parametrize("game", sorted(games.titles()))
    def test_a_device_that_was_set_up_for_several_can_move(self, game):
        """All seats of one tablet go to another, one by one; another person goes on playing."""
        bare = BareTable(game, "tablet", "tablet", "bruno", "carla")

        assert [None, None] == [claimed(bare, seat, "laptop", None) for seat in (0, 1)]
        assert "other_side" == claimed(bare, 2, "laptop", None)

    @pytest.mark.parametrize("game", sorted(games.titles()))
    def test_and_so_can_one_against_bots(self, game):
        bare = BareTable(game, "tablet", "tablet", "tablet")

        assert [None] * 3 == [claimed(bare, seat, "laptop", None) for seat in range(3)]

    def test_a_spectator_may_still_take_a_seat(self):
        bare = BareTable("venice", "anna", "bruno", OPEN)
        bare.table.admitted.add("carla")

        assert claimed(bare, COLLEAGUE, "carla") is None


class TestOneDeviceWithTwoSides:
    """Mister X and a hunter on one tablet; a friend elsewhere is the other hunter."""

    @pytest.fixture
    def bare(self):
        return BareTable("venice", "tablet", "tablet", "bruno", "carla")

    def test_it_does_not_hear_what_hunters_say_among_themselves(self, bare):
        said = bare.say(2, "he is in the north")

        assert (2, 3) == said.seats

    def test_nor_can_it_talk_there(self, bare):
        with pytest.raises(Refused, match="no channel 'detectives'"):
            bare.say(HUNTER, "I am a friend")

    def test_nor_is_it_offered(self, bare):
        offered = [msgspec.json.decode(Projection(bare.table).standing(seat).whole)["talk"] for seat in range(4)]

        assert [["table"], ["table"], ["table", "detectives"], ["table", "detectives"]] == offered

    def test_everybody_hears_what_is_said_to_all(self, bare):
        assert (0, 1, 2, 3) == bare.say(HUNTER, "hello", "table").seats

    def test_a_seat_that_goes_to_a_device_of_its_own_hears_again(self, bare):
        bare.move(HUNTER, "phone")

        assert (1, 2, 3) == bare.say(2, "welcome").seats

    def test_nobody_looks_over_its_shoulder_while_others_play(self, bare):
        reasons = []
        for seat in (MISTER_X, HUNTER, 2):
            try:
                bare.ask_to_look("guest", seat)
                reasons.append(None)
            except Refused as refused:
                reasons.append(refused.reason)

        assert ["not_possible", "not_possible", None] == reasons

    def test_a_look_ends_when_the_device_comes_to_hold_another_side(self):
        bare = BareTable("venice", "tablet", "tablet", "bruno")
        bare.move(HUNTER, "phone")
        bare.ask_to_look("guest", HUNTER)
        bare.give_leave(0, 1, 2)
        looked = bare.shoulders.over("guest")
        bare.move(HUNTER, "tablet")
        bare.give_leave(HUNTER)

        assert (HUNTER, None) == (looked, bare.shoulders.over("guest"))

    def test_sides_are_those_of_the_moment_where_they_change(self):
        """In a hand of the pocket edition in which all of its seats are hunters, the tablet is one of them."""
        bare = BareTable("kompakt", "tablet", "tablet", "bruno", "carla")
        heard = {}
        for hand in range(4):
            fugitive = next(seat for seat in range(4) if bare.match.role(seat) == "mister_x")
            speaker = 3 if fugitive == 2 else 2
            heard[fugitive] = bare.say(speaker, f"hand {hand}").seats
            if bare.table.over:
                break
            bare.play_until(lambda: bare.table.over or bare.match.role(fugitive) != "mister_x")  # noqa: B023

        assert {0: (2, 3), 1: (2, 3), 2: (0, 1, 3), 3: (0, 1, 2)} == heard


@pytest.fixture(scope="module")
def runner(tmp_path_factory):
    with asyncio.Runner() as runner:
        serving = served(tmp_path_factory.mktemp("sides") / "tables.db", pace=0.0)
        address = runner.run(serving.__aenter__())
        yield lambda scene: runner.run(scene(address))
        runner.run(serving.__aexit__(None, None, None))


class TestWhatEverybodyIsTold:
    def test_which_seats_of_several_sides_are_on_one_device(self, runner):
        async def scene(address):
            tablet, friend, onlooker = (Device(address) for _ in range(3))
            created = await tablet.create("venice", [Mine("Anna"), Mine("Bruno"), Mine("Carla"), Open(), Bot("random")])
            waiting = await info(tablet, created.table)
            await friend.claim(created.table, created.links[0].token, "Friend")
            await onlooker.claim(created.table, created.watch)
            return [waiting, *[await info(device, created.table) for device in (tablet, friend, onlooker)]]

        async def info(device, table):
            told = msgspec.json.decode(await device.ask("GET", f"/api/tables/{table}"))
            return [seat["beside"] for seat in told["seats"]]

        told = runner(scene)
        assert [[[1, 2], [0], [0], [], []]] * 4 == told

    def test_the_reason_is_told_by_http(self, runner):
        async def scene(address):
            host, guest = Device(address), Device(address)
            created = await host.create("venice", [Open(), Open(), Mine("Anna")])
            await guest.claim(created.table, created.links[0].token, "Bruno")
            with pytest.raises(RequestRefused, match="other_side"):
                await guest.claim(created.table, created.links[1].token, "Carla")

        runner(scene)

    def test_two_names_do_not_hear_two_sides(self, runner):
        """The attack as a whole: a cookie that holds Mister X and one of the hunters by what the host chose."""

        async def scene(address):
            tablet, friend = Device(address), Device(address)
            created = await tablet.create("venice", [Mine("Anna"), Mine("Bruno"), Open()])
            await friend.claim(created.table, created.links[0].token, "Friend")
            spy, talker = await tablet.sit(created.table, HUNTER), await friend.sit(created.table, COLLEAGUE)
            for channel in ("detectives", "table"):
                said = Say(talker.next_id(), COLLEAGUE, f"key of {channel}", channel, f"for {channel}")
                assert "accepted" == (await talker.answer(said))["type"]
            await spy.answer(Ping(spy.next_id()))
            heard = [item["text"] for item in spy.items if item["type"] == "heard"]
            refused = await spy.answer(Say(spy.next_id(), HUNTER, "another key", "detectives", "me too"))
            await spy.close()
            await talker.close()
            return heard, refused["reason"], spy.now["talk"]

        assert (["for table"], "no_such_channel", ["table"]) == runner(scene)

    @pytest.mark.parametrize("chair", [1, None])
    def test_with_the_seat_the_right_to_look_on_ends_at_once(self, runner, chair):
        """Whoever gave the seat away is sent nothing more, through whatever chair they looked, or through none."""

        async def scene(address):
            host, old, new = (Device(address) for _ in range(3))
            created = await host.create("kompakt", [Mine("Anna"), Open()])
            await old.claim(created.table, created.links[0].token, "Bruno")
            place = await old.sit(created.table, 1)
            await place.answer(Ping(place.next_id()))
            await place.answer(Sit(place.next_id(), chair))
            mute = await old.connect(created.table)
            fresh = await old.ask("POST", f"/api/tables/{created.table}/seats/1/link")
            await new.claim(created.table, msgspec.json.decode(fresh, type=SeatLink).token)
            codes = []
            for line in (place.socket, mute):
                with contextlib.suppress(TimeoutError):
                    with pytest.raises(ConnectionClosed) as closed:
                        await asyncio.wait_for(line.recv(), 5)
                    codes.append(closed.value.rcvd.code)
            with pytest.raises(InvalidStatus, match="403"):
                await old.connect(created.table)
            return codes

        assert [1012, 1012] == runner(scene)


@pytest.mark.parametrize("game", sorted(games.titles()))
def test_a_family_on_one_device_plays_among_bots_as_ever(runner, game):
    """Both seats are sent their own view, act in turn, and talk to all; nobody has to be asked for anything."""

    async def scene(address):
        tablet = Device(address)
        table = (await tablet.create(game, [Mine("Anna"), Mine("Bruno"), Bot("random")])).table
        places = [await tablet.sit(table, seat) for seat in (0, 1)]
        for place in places:
            await place.receive()
        acted = [0, 0]
        while min(acted) < 3 and not places[0].now["outcome"]:
            for seat, place in enumerate(places):
                await place.answer(Ping(place.next_id()))
                if place.now["offers"]:
                    assert "accepted" == (await place.act(place.now["offers"][0][0]))["type"]
                    acted[seat] += 1
        said = [
            (await place.answer(Say(place.next_id(), place.seat, f"key of {place.seat} ", "table", "hello")))["type"]
            for place in places
        ]
        for place in places:
            await place.close()
        return said, min(acted) > 0

    assert (["accepted"] * 2, True) == runner(scene)
