"""Words are given the same by the server as by the terminal."""

from random import Random

import pytest

from nascondino.engine.match import Match
from nascondino.games import load, titles
from nascondino.server.live.phrases import Phrases
from nascondino.testing.only_plain import OnlyPlain


def played(title, actions=40):
    game, random = load(title), Random(title)
    match = Match(game.setup(game.info.base), seed=bytes(32))
    for _ in range(actions):
        if match.actors:
            seat = random.choice(match.actors)
            match.play(seat, random.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("title", titles())
def test_a_view_is_the_plain_view_of_the_match(title):
    match = played(title)
    phrases = Phrases(match.game, match.board)

    for seat in (*range(match.players), None):
        content = match.view(seat).tobytes()
        assert match.plain_view(seat) == phrases.view(phrases.views.whole(content))


@pytest.mark.parametrize("title", titles())
def test_words_are_given_plain_events_and_views(monkeypatch, title):
    match = played(title)
    words = OnlyPlain(match.game.words)
    monkeypatch.setattr(match.game, "words", words)
    phrases = Phrases(match.game, match.board)
    view = phrases.view(phrases.views.whole(match.view(0).tobytes()))

    told = [phrases.event(content).text for content in match.perceived(0)]
    phrases.figures(view)

    assert told == [words.sentence(event, match.board) for event in match.plain_seen(0)]
    assert 2 * len(told) == words.called["sentence"]
