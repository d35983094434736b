"""Puzzles: each is a real moment, and has the one answer that the exact belief of its seat proves."""

import functools

import pytest

from nascondino import games, puzzles
from nascondino.engine import record
from nascondino.engine.contract import Case, Doubt
from nascondino.engine.texts import TABLE_TEXTS, languages
from nascondino.puzzles import LEVELS, asked, begun, certain, last_inquiry, moment_of

EVERY = [
    pytest.param(title, puzzle, id=f"{title}-{puzzle.record}")
    for title in games.titles()
    for puzzle in puzzles.puzzles(title)
]


@functools.cache
def inquiry_of(title, puzzle):
    return last_inquiry(moment_of(title, puzzle), puzzle)


@pytest.mark.parametrize("title", games.titles())
def test_every_game_has_ten_from_easy_to_hard(title):
    levels = [puzzle.level for puzzle in puzzles.puzzles(title)]
    files = sorted(path.name for path in (games.folder(title) / puzzles.FOLDER).glob(f"*{record.SUFFIX}"))

    assert 10 == len(levels)
    assert sorted(levels) == levels
    assert set(LEVELS) == set(levels)
    assert files == [puzzle.record for puzzle in puzzles.puzzles(title)]


@pytest.mark.parametrize(("title", "puzzle"), EVERY)
def test_the_belief_of_its_seat_proves_its_answer_and_no_other(title, puzzle):
    inquiry = inquiry_of(title, puzzle)
    wrong = [inquiry.doubt.cases[n] for n in inquiry.suspects if n != puzzle.answer]

    assert puzzle.answer == certain(inquiry.doubt)
    assert len(wrong) >= 2
    assert all(case.why for case in wrong)


@pytest.mark.parametrize(("title", "puzzle"), EVERY)
def test_its_match_was_played_by_the_rules_and_goes_on(title, puzzle):
    game, file = games.load(title), record.read(games.folder(title) / puzzles.FOLDER / puzzle.record)
    verdict = record.verify(file, game, game.board(file.header.board))

    assert verdict.outcome is None


@pytest.mark.parametrize("title", games.titles())
def test_its_question_can_be_put_in_every_language(title):
    game = games.load(title)
    posed = [asked(inquiry_of(title, puzzle).doubt) for puzzle in puzzles.puzzles(title)]
    said = {game.say(question, language) for question in posed for language in languages(TABLE_TEXTS)}

    assert all(text.endswith("?") for text in said)


class TestAnInquiry:
    """A coin is hidden under one of three cups."""

    def test_remembers_what_was_possible_since_it_was_last_unknown(self, cups):
        inquiry = begun(cups(1, 1, 1)).after(cups(1, 1, 0)).after(cups(1, 0, 0))

        assert ({0, 1, 2}, 2, 0) == (inquiry.suspects, inquiry.turns, certain(inquiry.doubt))

    def test_is_not_changed_by_what_tells_nothing_new(self, cups):
        inquiry = begun(cups(1, 1, 1)).after(cups(1, 1, 1)).after(cups(1, 0, 0)).after(cups(1, 0, 0))

        assert ({0, 1, 2}, 1) == (inquiry.suspects, inquiry.turns)

    def test_begins_anew_when_what_was_known_is_hidden_again(self, cups):
        inquiry = begun(cups(1, 1, 0)).after(cups(1, 0, 0)).after(cups(0, 1, 1))

        assert ({1, 2}, 0) == (inquiry.suspects, inquiry.turns)

    def test_has_no_answer_while_two_are_as_certain(self, cups):
        assert certain(cups(1, 1, 0)) is None

    @pytest.fixture
    def cups(self):
        def doubt(*coins):
            return Doubt(("coin", {}), ("coin", {}), [case(coin / sum(coins)) for coin in coins])

        def case(share):
            return Case(None, 0, share)

        return doubt
