"""Every game in words: its catalogue, and random matches written down, told and shown."""

import random

import pytest

from nascondino import games
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.testing import catalogues

TABLES = [
    (title, board, players)
    for title in games.titles()
    for board in games.load(title).info.boards
    for players in sorted(set(games.load(title).info.players))
]


@pytest.mark.parametrize("title", games.titles())
def test_the_catalogue_has_no_mistakes_of_form_and_no_message_twice(title):
    messages = catalogues.messages(games.load(title))

    assert [] == catalogues.mistakes(games.load(title))
    assert len(set(messages)) == len(messages)


@pytest.mark.parametrize(("title", "board", "players"), TABLES)
def test_a_random_match_in_words(title, board, players):
    """Notations come back as the same actions; every chair can be told and shown everything."""
    game = games.load(title)
    match = Match(game.setup(players, game.board(board)), chosen=True)
    chance = random.Random(players)
    while match.actors:
        seat = chance.choice(match.actors)
        check_choice(match, seat)
        match.play(seat, chance.choice(match.legal(seat)))

        assert game.words.picture(match.plain_view(None), match.board)
        assert game.words.picture(match.plain_view(0), match.board)

    for chair in (*range(players), None):
        assert all(game.say(game.words.sentence(event, match.board)) for event in match.plain_seen(chair))


def check_choice(match, seat):
    game, words, legal = match.game, match.game.words, match.legal(seat)
    spoken = {words.spoken(action, seat, match.board) for action in legal}

    assert legal == [words.parse(words.notation(action, seat), seat) for action in legal]
    assert len(legal) == len(spoken)
    if seat != CHANCE:
        situation = words.situation(match.plain_view(seat), match.board)
        offered = [words.facts(action, situation, match.board) for action in legal]
        told = [game.in_words(facts, match.board) for facts in offered]
        assert all(game.say(message) for in_words in told for message in (in_words.under, in_words.text))
