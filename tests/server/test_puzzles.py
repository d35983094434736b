"""Puzzles as they are sent and judged: nobody is told an answer before they give one, or give up."""

import asyncio
import json

import pytest

from nascondino import games, puzzles
from nascondino.client.device import Device, RequestRefused
from nascondino.server.live.riddles import riddle
from nascondino.server.refusals import Refused
from nascondino.server.wire.http_messages import Guess
from nascondino.server.wire.messages import encode

TITLES = games.titles()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_asked_is_what_its_seat_knew_and_nothing_more(title):
    one = riddle(title, 1)
    posed, match = one.posed(), one.match

    assert len(match.seen(posed.seat)) == len(posed.items)
    assert match.plain_view(posed.seat) == match.game.module.View.plain_reader().decode(view_in(posed))
    assert b'"share"' not in encode(posed)
    assert b'"offers":[]' in encode(posed.now)


def view_in(posed):
    """As JSON."""
    text = encode(posed.now)
    return text[text.index(b":") + 1 : text.index(b',"figures"')]


@pytest.mark.parametrize("title", TITLES)
def test_the_right_guess_is_told_all_that_can_be_known(title):
    one = riddle(title, 1)
    judged = one.judged(Guess(one.puzzle.answer))

    assert (True, one.puzzle.answer) == (judged.right, judged.answer)
    assert judged.doubt.cases[judged.answer].share == 1


@pytest.mark.parametrize("title", TITLES)
def test_a_wrong_guess_is_told_why_and_no_more(title):
    one = riddle(title, 1)
    wrong = [one.judged(Guess(each.case)) for each in one.posed().suspects if each.case != one.puzzle.answer]

    assert wrong
    assert all(judged.doubt.reasons and judged.doubt.cases[0].share < 1 for judged in wrong)
    assert {1} == {len(judged.doubt.cases) for judged in wrong}
    assert {(False, None)} == {(judged.right, judged.answer) for judged in wrong}


def test_whoever_gives_up_is_told_the_answer_and_has_not_found_it():
    one = riddle("venice", 2)
    judged = one.judged(Guess(None))

    assert (False, one.puzzle.answer) == (judged.right, judged.answer)
    assert len(judged.doubt.cases) > 1


@pytest.mark.parametrize("case", [-1, 10_000])
def test_a_guess_is_one_of_the_suspects(case):
    with pytest.raises(Refused, match="one of the suspects"):
        riddle("venice", 1).judged(Guess(case))


class TestByHttp:
    @pytest.fixture
    def ask(self, generous):
        def answer(method, path, body=None):
            device = Device(generous.address)
            return json.loads(asyncio.run(device.ask(method, f"/api/games/dice/puzzles{path}", body)))

        return answer

    def test_a_game_tells_how_many_it_has(self, ask):
        assert {"levels": [puzzle.level for puzzle in puzzles.puzzles("dice")]} == ask("GET", "")

    def test_one_is_asked_and_judged(self, ask):
        answer = puzzles.puzzles("dice")[0].answer

        assert answer in [suspect["case"] for suspect in ask("GET", "/1")["suspects"]]
        assert ask("POST", "/1/guess", {"case": answer})["right"]

    @pytest.mark.parametrize("number", ["0", "11", "x", "1234"])
    def test_one_that_is_not_there_is_refused(self, ask, number):
        with pytest.raises(RequestRefused) as refused:
            ask("GET", f"/{number}")

        assert "bad_settings" == refused.value.reason
