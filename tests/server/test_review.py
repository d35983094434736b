"""A match that is over is open to whoever may look at the table; one that is not, to nobody."""

import asyncio

import pytest

from nascondino import bots
from nascondino.client.device import Device
from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.games import load
from nascondino.server.live.reviews import MOST_TRIED
from nascondino.server.wire.http_messages import Moment, Reviewed, Suggestion, Thoughts
from nascondino.server.wire.messages import Resigned
from tests.server.playing import ask, played, refused

NOT_YET = [
    *("/review/analysis", "/review/1/1/opinion"),
    *("/review/all", "/review/0", "/review/onlooker", "/review/0/0", "/review/all/1", "/review/0/1/thoughts"),
    *("/review/all/1-00000000", "/review/0/1-00000000-0.1", "/review/0/1-00000000-0.1/words/en"),
    *("/review/0/1/bot", "/review/0/1-00000000/bot", "/review/0/1-00000000/thoughts"),
]
LUCK = "00000000"


@pytest.fixture(scope="module")
def finished(shared_server):
    """A device and a table of Venice that is over."""
    device = Device(shared_server.address)
    return device, asyncio.run(played(device, "venice", 4, resign=True))


def test_before_the_end_nothing_can_be_looked_at(shared_server):
    device = Device(shared_server.address)
    table = asyncio.run(played(device, "venice", 2, resign=False))

    assert {"not_over"} == {refused(device, table, path) for path in NOT_YET}


def test_a_stranger_finds_no_table(finished, shared_server):
    _, table = finished

    assert "no_such_table" == refused(Device(shared_server.address), table, "/review/all")


def test_every_line_of_the_record_is_a_moment(finished):
    device, table = finished
    lines = asyncio.run(device.ask("GET", f"/api/tables/{table}/record")).decode().splitlines()
    actions = [line.split() for line in lines[1:-2]]
    for eyes in ("all", "onlooker", "0", "1"):
        whole = ask(device, table, f"/review/{eyes}", Reviewed)

        assert [None if who == "chance" else int(who) for _, who, *_ in actions] == whole.makers
        assert len(actions) + 1 == len(whole.perceived)
        assert Resigned(1) == whole.items[-1]
        assert len(whole.items) == whole.perceived[-1]
        assert len(actions) == whole.highlights[-1]


def test_each_chair_sees_what_it_saw_and_together_they_see_all(finished):
    device, table = finished
    whole = ask(device, table, "/review/all", Reviewed)
    moment = len(whole.makers) - 1
    mister_x, detective, onlooker, everybody = (
        ask(device, table, f"/review/{eyes}/{moment}", Moment) for eyes in ("0", "1", "onlooker", "all")
    )

    assert 0 == detective.now.view["pawns"][0] == onlooker.now.view["pawns"][0]
    assert 0 < mister_x.now.view["pawns"][0] == everybody.now.view["pawns"][0]
    assert everybody.aid == onlooker.aid
    assert [1.0] == [case.share for case in mister_x.aid.doubts[0].cases if case.share]
    assert 1 < sum(case.share > 0 for case in detective.aid.doubts[0].cases)
    assert all(case.since <= detective.aid.items for case in detective.aid.doubts[0].cases)
    fled = [item.event for item in whole.items[:-1] if item.event["kind"] == "fled"]
    assert all(event["station"] for event in fled)


def test_the_moment_after_a_resignation_has_the_outcome(finished):
    device, table = finished
    last = len(ask(device, table, "/review/all", Reviewed).makers)

    assert "resigned" == ask(device, table, f"/review/0/{last}", Moment).now.outcome.reason
    assert ask(device, table, f"/review/0/{last - 1}", Moment).now.outcome is None


@pytest.mark.parametrize(
    "path",
    ["7", "X", "0/999", "0/-1", "0/x", "9/1/thoughts", "0/9-", "0/9-0", "0/9-00000000-", "0/9-00000000-0", "9/1/bot"],
)
def test_what_is_not_there_is_refused(finished, path):
    assert "bad_settings" == refused(*finished, f"/review/{path}")


def test_a_bot_weighs_what_the_seat_might_have_done(finished):
    device, table = finished
    whole = ask(device, table, "/review/all", Reviewed)
    moment = whole.makers.index(0)
    thoughts = ask(device, table, f"/review/0/{moment}/thoughts", Thoughts)
    values = [each.value for each in thoughts.candidates]
    weighed = [value for value in values if value is not None]

    assert ("greedy", False) == (thoughts.bot, thoughts.of_a_match), "as plain Python nothing searches"
    assert [*sorted(weighed, reverse=True), *[None] * (len(values) - len(weighed))] == values
    assert len(weighed) > 1
    assert [True] == [each.made for each in thoughts.candidates if each.made]
    assert "not_to_act" == refused(device, table, f"/review/1/{moment}/thoughts")


class TestWhatMightHaveBeen:
    """A variation leaves the match at a moment at which a seat was to act."""

    @pytest.fixture
    def left(self, finished):
        """The moment before Mister X's first action, and what everybody together perceived in the match."""
        whole = ask(*finished, "/review/all", Reviewed)
        return whole.makers.index(0), whole

    @pytest.mark.parametrize("eyes", ["all", "onlooker", "0", "1"])
    def test_what_was_done_leads_with_the_same_luck_to_what_was(self, finished, left, eyes):
        device, table = finished
        seed, steps = opened(device, table)
        first, whole = left
        last = len(whole.makers) - 1  # before the resignation
        tried = "".join(f"-{seat}.{action}" for seat, action in steps[first:last] if seat is not None)
        was = ask(device, table, f"/review/{eyes}/{last}", Moment)
        items = ask(device, table, f"/review/{eyes}", Reviewed).items[whole.perceived[first] : whole.perceived[last]]

        found = ask(device, table, f"/review/{eyes}/{first}-{seed}{tried}", Moment)

        assert (was.now, was.aid, items) == (found.now, found.aid, found.variation.items)

    def test_every_seat_that_is_to_act_is_offered_what_it_may_do(self, finished, left):
        device, table = finished
        first, _ = left
        [mister_x] = ask(device, table, f"/review/1/{first}-{LUCK}", Moment).variation.choices
        offered = [action for action, _, _ in mister_x.offers]

        assert (0, True) == (mister_x.seat, mister_x.made in offered)
        assert offered == [action for action, _, _ in ask(device, table, f"/review/0/{first}", Moment).now.offers]

    def test_something_else_leads_elsewhere_and_the_match_stays_as_it_was(self, finished, left):
        device, table = finished
        first, whole = left
        before = asyncio.run(device.ask("GET", f"/api/tables/{table}/record"))
        [mister_x] = ask(device, table, f"/review/all/{first}-{LUCK}", Moment).variation.choices
        others = [offer for offer in mister_x.offers if offer[0] != mister_x.made]
        action, facts = next((action, facts) for action, _, facts in others if facts)
        point = f"{first}-{LUCK}-0.{action}"

        found = ask(device, table, f"/review/all/{point}", Moment)

        assert facts[-1] == found.now.view["pawns"][0]
        assert "fled" in {item.event["kind"] for item in found.variation.items}
        assert MOST_TRIED - 1 == found.variation.left
        assert found.variation.choices
        assert all(choice.made is None for choice in found.variation.choices)
        assert asyncio.run(device.ask("GET", f"/api/tables/{table}/review/0/{point}/words/en"))
        assert before == asyncio.run(device.ask("GET", f"/api/tables/{table}/record"))
        assert whole == ask(device, table, "/review/all", Reviewed)

    def test_a_bot_thinks_about_it_and_goes_on(self, finished, left):
        device, table = finished
        first, _ = left
        begun = f"{first}-{LUCK}"
        there = ask(device, table, f"/review/0/{begun}/bot", Suggestion)
        point = f"{begun}-0.{there.action}"
        [seat, *_] = [choice.seat for choice in ask(device, table, f"/review/all/{point}", Moment).variation.choices]

        thoughts = ask(device, table, f"/review/{seat}/{point}/thoughts", Thoughts)

        assert bots.REVIEWER == there.bot
        assert thoughts.candidates
        assert not any(each.made for each in thoughts.candidates)

    @pytest.mark.parametrize(
        ("tried", "reason"),
        [
            ("0.9999", "not_legal"),
            ("1.1", "not_to_act"),
            ("9.1", "not_to_act"),
            ("-".join(["0.1"] * (MOST_TRIED + 1)), "not_possible"),
        ],
    )
    def test_what_cannot_be_is_refused(self, finished, left, tried, reason):
        first, _ = left

        assert reason == refused(*finished, f"/review/all/{first}-{LUCK}-{tried}")

    def test_where_nobody_was_to_act_nothing_can_be_tried(self, finished, left):
        _, whole = left

        assert "not_to_act" == refused(*finished, f"/review/all/0-{LUCK}")
        assert "not_to_act" == refused(*finished, f"/review/all/{len(whole.makers)}-{LUCK}")


def opened(device, table):
    """The seed of a match that is over, and its actions: seats, None for chance, and numbers."""
    content = asyncio.run(device.ask("GET", f"/api/tables/{table}/record")).decode()
    game = load("venice")
    match = record.resume(record.parse(content, "it"), game, game.board())
    return match.seed.hex(), [(None if step.seat == CHANCE else step.seat, step.action) for step in match.steps]


def test_the_record_can_be_replayed(finished):
    device, table = finished
    content = asyncio.run(device.ask("GET", f"/api/tables/{table}/record")).decode()
    game = load("venice")

    assert record.verify(record.parse(content, "it"), game, game.board()).outcome.reason == "resigned"
