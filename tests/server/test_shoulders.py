"""Looking over a shoulder: with everybody's leave, for as long as it is given, and nothing more than the seat sees."""

import asyncio

import msgspec
import pytest

from nascondino.client.device import Device, RequestRefused
from nascondino.server.live.projection import Projection
from nascondino.server.refusals import Refused
from nascondino.server.tables import shoulders
from nascondino.server.tables.shoulders import Shoulders
from nascondino.server.wire.http_messages import Bot, Mine, Open, SeatLink
from nascondino.server.wire.socket_messages import Act, AnswerLook, AskToLook, Note, Ping, Resign, Say, Sit
from nascondino.testing.broken import Broken
from nascondino.trials.stage import served

from .bare_table import BareTable

MISTER_X, DETECTIVE, COLLEAGUE = range(3)
ACTS = ("made", "offers", "talk")


class Party:
    """Venice with a person on every seat, and a guest who looks on."""

    def __init__(self, address, plan=None):
        self.address = address
        self.plan = plan or [Mine("Anna"), Open(), Open()]

    async def gather(self):
        self.people = {seat: Device(self.address) for seat in range(len(self.plan))}
        self.created = await self.people[0].create("venice", self.plan, board="london", aid=True)
        self.table = self.created.table
        for link in self.created.links:
            await self.people[link.seat].claim(self.table, link.token, f"Person {link.seat}")
        self.places = {}
        for seat, plan in enumerate(self.plan):
            if not isinstance(plan, Bot):
                holder = 0 if isinstance(plan, Mine) else seat
                self.places[seat] = await self.people[holder].sit(self.table, seat)
        self.guest_device, self.guest = await self.onlooker()
        await self.settle()
        return self

    async def onlooker(self):
        device = Device(self.address)
        await device.claim(self.table, self.created.watch)
        return device, await device.sit(self.table, None)

    async def settle(self):
        """Until everybody has been sent what there is."""
        for place in (*self.places.values(), self.guest):
            await place.answer(Ping(place.next_id()))

    async def ask_to_look(self, seat=MISTER_X, name="Guest"):
        answer = await self.guest.answer(AskToLook(self.guest.next_id(), seat, name))
        await self.settle()
        return answer

    async def answer_look(self, *seats, given=True):
        for seat in seats:
            place = self.places[seat]
            (guest,) = place.table["guests"]
            answer = await place.answer(AnswerLook(place.next_id(), seat, guest["ask"], given))
            assert "accepted" == answer["type"]
        await self.settle()

    async def act(self, seat, choice=0):
        place = self.places[seat]
        answer = await place.act(place.now["offers"][choice][0])
        assert "accepted" == answer["type"]
        await self.settle()

    async def say(self, seat, text, channel="table"):
        place = self.places[seat]
        answer = await place.answer(Say(place.next_id(), seat, f"key of {text}", channel, text))
        assert "accepted" == answer["type"]
        await self.settle()

    async def refused(self, wish):
        answer = await self.guest.answer(wish)
        await self.settle()
        return answer.get("reason")

    def sees(self):
        """Over whose shoulder the guest looks; Broken if that seat, or an onlooker, sees anything else."""
        seat = self.guest.over
        if seat is None:
            check(self.guest.now["view"] != self.places[MISTER_X].now["view"], "a view that is not the onlooker's")
            check(not told_stations(self.guest), "where Mister X has gone")
            return None
        own = self.places[seat]
        check(without_acting(own.now) == without_acting(self.guest.now), "another view than the seat's")
        check(events(own) == events(self.guest), "other events than the seat's")
        check(not (self.guest.now["offers"] or self.guest.now["talk"] or self.guest.now["made"]), "how to act")
        return seat


def check(holds, what):
    if not holds:
        raise Broken(f"the guest is sent {what}")


def without_acting(now):
    return {name: value for name, value in now.items() if name not in ACTS}


def events(place):
    return [item["event"] for item in place.items if item["type"] == "happened"]


def heard(place):
    return [item["text"] for item in place.items if item["type"] == "heard"]


def told_stations(place):
    """Where Mister X is told to have been while he is unseen, as he is in his first moves."""
    return [event["station"] for event in events(place) if event["kind"] in ("hid", "fled") and event["station"]]


class Stage:
    def __init__(self, folder):
        self.database = folder / "tables.db"
        self.runner = asyncio.Runner()
        self.open()

    def open(self):
        self.serving = served(self.database, pace=0.0)
        self.address = self.runner.run(self.serving.__aenter__())

    def shut(self):
        self.runner.run(self.serving.__aexit__(None, None, None))

    def party(self, plan=None):
        return self.runner.run(Party(self.address, plan).gather())

    def run(self, scene):
        return self.runner.run(scene)


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    stage = Stage(tmp_path_factory.mktemp("stage"))
    yield stage
    stage.shut()
    stage.runner.close()


async def ask_and_play(party, *allowing):
    """The guest asks, these people give leave, and Mister X makes two moves; what the guest sees after each."""
    await party.ask_to_look()
    await party.answer_look(*allowing)
    seen = [party.sees()]
    for _ in range(2):
        await party.act(MISTER_X)
        seen.append(party.sees())
        while DETECTIVE in party.places[DETECTIVE].now["actors"]:
            await party.act(DETECTIVE)
        while COLLEAGUE in party.places[COLLEAGUE].now["actors"]:
            await party.act(COLLEAGUE)
    return seen


@pytest.mark.parametrize("allowing", [[], [MISTER_X], [MISTER_X, DETECTIVE], [DETECTIVE, COLLEAGUE]])
def test_without_the_leave_of_one_nothing_is_shown(stage, allowing):
    assert [None] * 3 == stage.run(ask_and_play(stage.party(), *allowing))


def test_a_planted_leak_would_be_found(stage, monkeypatch):
    """One whose leave is not waited for; and a look that nobody is told of."""
    honest = Shoulders._holders
    monkeypatch.setattr(Shoulders, "_holders", lambda shoulders: {h for h in honest(shoulders) if h[0] != COLLEAGUE})
    assert [MISTER_X] * 3 == stage.run(ask_and_play(stage.party(), MISTER_X, DETECTIVE))

    standing = Projection.standing
    monkeypatch.setattr(Projection, "standing", lambda made, chair: standing(made, MISTER_X))
    with pytest.raises(Broken, match="a view that is not the onlooker's"):
        stage.run(ask_and_play(stage.party()))


@pytest.mark.parametrize("seat", [MISTER_X, DETECTIVE])
def test_with_everybodys_leave_it_is_what_the_seat_sees(stage, seat):
    async def scene(party):
        await party.ask_to_look(seat)
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        for acting in (MISTER_X, DETECTIVE, COLLEAGUE, DETECTIVE):
            assert seat == party.sees()
            if acting in party.places[acting].now["actors"]:
                await party.act(acting)
        return party

    party = stage.run(scene(stage.party()))

    assert bool(told_stations(party.guest)) == (seat == MISTER_X)
    (told,) = party.places[COLLEAGUE].table["guests"]
    assert ("Guest", seat, "looking", False, [COLLEAGUE]) == tuple(
        told[name] for name in ("name", "seat", "state", "mine", "given")
    )


def test_leave_that_is_taken_back_ends_it_at_once(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        known = [party.sees()]
        await party.answer_look(DETECTIVE, given=False)
        known.append(party.sees())
        await party.act(MISTER_X)
        known.append(party.sees())
        await party.answer_look(DETECTIVE)
        return [*known, party.sees()]

    assert [MISTER_X, None, None, MISTER_X] == stage.run(scene(stage.party()))


def test_what_a_side_said_before_stays_among_them(stage):
    async def scene(party):
        await party.say(DETECTIVE, "before", "detectives")
        await party.say(MISTER_X, "hello")
        await party.ask_to_look(COLLEAGUE)
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        await party.say(DETECTIVE, "now", "detectives")
        during = heard(party.guest)
        await party.answer_look(COLLEAGUE, given=False)
        return during, heard(party.guest)

    assert (["hello", "now"], ["hello"]) == stage.run(scene(stage.party()))


def test_who_looks_over_a_shoulder_cannot_act_talk_or_write(stage):
    async def scene(party):
        await party.places[MISTER_X].answer(Note(party.places[MISTER_X].next_id(), MISTER_X, 0, "my den"))
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        number, action = party.guest.next_id, party.places[MISTER_X].now["offers"][0][0]
        wishes = [
            Act(number(), MISTER_X, 0, action),
            Say(number(), None, "a new key", "table", "he is at 57"),
            Say(number(), MISTER_X, "another key", "table", "I am at 57"),
            Note(number(), MISTER_X, 1, "found"),
            Sit(number(), MISTER_X),
            Resign(number(), MISTER_X),
            AnswerLook(number(), MISTER_X, 1, True),
        ]
        reasons = [await party.refused(wish) for wish in wishes]
        notes = (await party.guest.answer(Sit(number(), None)))["notes"]
        await party.ask_to_look(None)
        return reasons, notes, party.guest.over, await party.refused(Say(number(), None, "third key", "table", "57"))

    reasons, notes, over, afterwards = stage.run(scene(stage.party()))

    assert ["not_yours", "silent", "silent", *["not_yours"] * 4] == reasons
    assert (None, None, "silent") == (notes, over, afterwards)


def test_the_view_in_words_is_shown_and_what_can_be_worked_out_is_not(stage):
    async def asked(party, what):
        try:
            return (await party.guest_device.ask("GET", f"/api/tables/{party.table}/{what}")) and "shown"
        except RequestRefused as refused:
            return refused.reason

    async def scene(party):
        calls = [f"view/{MISTER_X}/en", f"view/{DETECTIVE}/en", f"aid/{MISTER_X}"]
        before = [await asked(party, what) for what in calls]
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        during = [await asked(party, what) for what in calls]
        await party.answer_look(MISTER_X, given=False)
        return before, during, [await asked(party, what) for what in calls]

    before, during, after = stage.run(scene(stage.party()))

    assert ["not_yours"] * 3 == before == after
    assert ["shown", "not_yours", "not_yours"] == during


def test_who_comes_back_sees_all_anew_whatever_they_knew(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        await party.act(MISTER_X)
        known = len(party.guest.items)
        await party.guest.close()
        party.guest = await party.guest_device.sit(party.table, None, after=known)
        seated = await party.guest.receive()
        return seated["first"], party.sees()

    assert (1, MISTER_X) == stage.run(scene(stage.party()))


def test_who_takes_a_seat_over_has_not_given_leave(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        answer = await party.people[DETECTIVE].ask("POST", f"/api/tables/{party.table}/seats/{DETECTIVE}/link")
        heir = Device(party.address)
        await heir.claim(party.table, msgspec.json.decode(answer, type=SeatLink).token, "Heir")
        party.places[DETECTIVE] = await heir.sit(party.table, DETECTIVE)
        await party.settle()
        without = party.sees()
        await party.answer_look(DETECTIVE)
        return without, party.sees()

    assert (None, MISTER_X) == stage.run(scene(stage.party()))


def test_who_leaves_a_seat_to_a_bot_is_still_asked(stage):
    async def scene(party):
        await party.people[COLLEAGUE].ask("POST", f"/api/tables/{party.table}/seats/{COLLEAGUE}/bot", {})
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE)
        without = party.sees()
        await party.answer_look(COLLEAGUE)
        return without, party.sees()

    assert (None, MISTER_X) == stage.run(scene(stage.party()))


def test_several_people_on_one_device_are_asked_each(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(MISTER_X)
        first = party.sees()
        await party.answer_look(DETECTIVE)
        return first, party.sees()

    party = stage.party([Mine("Anna"), Mine("Bruno"), Bot("random")])

    assert (None, MISTER_X) == stage.run(scene(party))


def test_who_has_declined_is_not_asked_again_but_may_think_better_of_it(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(DETECTIVE, given=False)
        await party.ask_to_look(COLLEAGUE)
        await party.answer_look(MISTER_X, COLLEAGUE)
        told = [party.places[DETECTIVE].table["guests"][0]["declined"], party.guest.table["guests"][0]["state"]]
        told.append(party.places[MISTER_X].table["guests"][0]["state"])
        declined = party.sees()
        await party.answer_look(DETECTIVE)
        return told, declined, party.sees()

    told, declined, afterwards = stage.run(scene(stage.party()))

    assert [[DETECTIVE], "declined", "asking"] == told
    assert (None, COLLEAGUE) == (declined, afterwards)


def test_leave_is_for_one_shoulder_and_for_one_wish(stage):
    async def scene(party):
        await party.ask_to_look()
        ask = party.places[MISTER_X].table["guests"][0]["ask"]
        await party.answer_look(MISTER_X, DETECTIVE)
        await party.ask_to_look(COLLEAGUE, "Another name")
        place = party.places[COLLEAGUE]
        late = await place.answer(AnswerLook(place.next_id(), COLLEAGUE, ask, True))
        return late["reason"], party.places[MISTER_X].table["guests"][0]["given"]

    assert ("stale", []) == stage.run(scene(stage.party()))


def test_only_an_onlooker_may_ask_and_only_while_there_is_a_match(stage):
    async def scene(party):
        place = party.places[DETECTIVE]
        seated = await place.answer(AskToLook(place.next_id(), MISTER_X, "Person 1"))
        nobody = await party.refused(AskToLook(party.guest.next_id(), 9, "Guest"))
        nameless = await party.refused(AskToLook(party.guest.next_id(), MISTER_X))
        await place.answer(Resign(place.next_id(), DETECTIVE))
        colleague = party.places[COLLEAGUE]
        await colleague.answer(Resign(colleague.next_id(), COLLEAGUE))
        again = await party.refused(AskToLook(party.guest.next_id(), MISTER_X, "Guest"))
        return seated["reason"], nobody, nameless, again

    assert ("not_possible", "bad_settings", "bad_settings", "over") == stage.run(scene(stage.party()))


def test_with_the_match_it_ends_and_whoever_looked_may_talk_again(stage):
    async def scene(party):
        await party.ask_to_look()
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        place = party.places[MISTER_X]
        await place.answer(Resign(place.next_id(), MISTER_X))
        await party.settle()
        talks = await party.guest.answer(Say(party.guest.next_id(), None, "a new key", "table", "well played"))
        return party.guest.over, party.guest.table["guests"], talks["type"]

    assert (None, [], "accepted") == stage.run(scene(stage.party()))


def test_other_onlookers_are_told_who_looks_and_not_who_asks(stage):
    async def scene(party):
        _, other = await party.onlooker()
        await party.ask_to_look()
        await other.answer(Ping(other.next_id()))
        asking = other.table["guests"]
        await party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE)
        await other.answer(Ping(other.next_id()))
        return asking, [(guest["name"], guest["seat"], guest["mine"]) for guest in other.table["guests"]], other.over

    assert ([], [("Guest", MISTER_X, False)], None) == stage.run(scene(stage.party()))


def test_a_server_that_starts_again_has_nobodys_leave(tmp_path):
    stage = Stage(tmp_path)
    party = stage.party()
    stage.run(party.ask_to_look())
    stage.run(party.answer_look(MISTER_X, DETECTIVE, COLLEAGUE))
    assert MISTER_X == party.sees()

    stage.shut()
    stage.open()

    async def return_there():
        party.guest_device.address = stage.address
        party.guest = await party.guest_device.sit(party.table, None)
        return await party.guest.receive()

    seated = stage.run(return_there())
    stage.shut()
    stage.runner.close()

    assert (None, [], False) == (seated["over"], seated["table"]["guests"], seated["table"]["silent"])


def test_who_has_gone_or_was_declined_makes_room_for_others_who_ask(monkeypatch):
    """Fresh sessions are free: those of a stranger must not keep everybody else from asking."""
    monkeypatch.setattr(shoulders, "MOST_GUESTS", 2)
    bare = BareTable("venice", "anna", "bruno", public=True)

    def ask(guest, *present):
        bare.shoulders.ask_to_look(guest, AskToLook(1, 0, f"Guest {guest}"), {guest, *present})
        return sorted(bare.shoulders._guests)

    assert ["1"] == ask("1")
    assert ["1", "2"] == ask("2", "1")
    with pytest.raises(Refused, match="Too many"):
        ask("3", "1", "2")
    assert ["2", "3"] == ask("3", "2")
    bare.shoulders.answer_look("bruno", AnswerLook(1, 1, bare.shoulders._guests["2"].ask, given=False))
    assert ["3", "4"] == ask("4", "2", "3")
    bare.shoulders._guests["3"].has_looked = True
    bare.shoulders._guests["4"].has_looked = True
    with pytest.raises(Refused, match="Too many"):
        ask("5")
