"""What holds for whatever anyone may send: properties of the referee, of notations and of records, for every game."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nascondino.engine import record
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match, NotAllowed
from nascondino.games import folder, load, titles

GAMES = titles()
a_game = pytest.mark.parametrize("game_id", GAMES)
unhurried = settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck))


def all_that_is_known(match):
    """Whatever leaves the referee: views, seen events, actors, legal actions, outcome."""
    chairs = (*range(match.players), None)
    views = [match.view(chair).tobytes() for chair in chairs]
    seen = [match.seen(chair).tobytes() for chair in chairs]
    return views, seen, match.actors, [match.legal(seat) for seat in range(match.players)], match.outcome


def played_at_random(game, players, random, limit=400):
    match = Match(game.setup(players), seed=random.randbytes(32), limit=limit)
    while match.actors:
        seat = random.choice(match.actors)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@a_game
@unhurried
@given(data=st.data())
def test_the_referee_carries_out_what_is_legal_and_refuses_the_rest_without_a_trace(game_id, data):
    game = load(game_id)
    match = Match(game.setup(data.draw(st.sampled_from(game.info.seat_counts()))), seed=bytes(32))
    seats = st.integers(CHANCE - 1, match.players)
    for _ in range(data.draw(st.integers(1, 40))):
        seat = data.draw(st.sampled_from(match.actors) if match.actors else seats)
        legal = match.legal(seat)
        wanted = st.sampled_from(legal) if legal and data.draw(st.booleans()) else st.integers(-1, game.info.actions)
        seat, action = data.draw(st.one_of(st.just(seat), seats)), data.draw(wanted)
        if action in match.legal(seat):
            match.play(seat, action)
            continue
        before = all_that_is_known(match)
        with pytest.raises(NotAllowed, match=r"^(Seat -?\d+|Chance) (is not to act|cannot do that) now\.$"):
            match.play(seat, action)
        assert before == all_that_is_known(match)


@a_game
@unhurried
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_record_replays_to_the_same_bytes_and_goes_on_alike(game_id, seed, data):
    game, random = load(game_id), Random(seed)
    players = data.draw(st.sampled_from(game.info.seat_counts()))
    match = played_at_random(game, players, random, limit=data.draw(st.integers(1, 150)))
    seats = ["person"] * players
    read = record.parse(record.text(match, seats), "m.record")
    again = record.resume(read, game, match.board)

    assert record.text(match, seats) == record.text(again, seats)
    assert all_that_is_known(match) == all_that_is_known(again)
    assert record.verify(read, game, match.board).outcome == match.outcome


@a_game
@given(text=st.one_of(st.text(max_size=40), st.from_regex(r"[a-z0-9 ]{1,20}", fullmatch=True)), seat=st.integers(-2, 6))
def test_a_text_is_refused_or_is_the_notation_of_an_action(game_id, text, seat):
    words, info = load(game_id).words, load(game_id).info
    try:
        action = words.parse(text, seat)
    except ValueError:
        return
    assert 0 <= action < info.actions
    assert text == words.notation(action, seat)


@a_game
@unhurried
@given(data=st.data())
def test_a_record_that_was_cut_or_changed_anywhere_is_refused_in_a_sentence(game_id, data):
    path = data.draw(st.sampled_from(sorted((folder(game_id) / "records").glob("*.record"))))
    content = path.read_bytes()
    place = data.draw(st.integers(0, len(content) - 1))
    new = data.draw(st.binary(max_size=3).filter(lambda new: new != content[place : place + 1]))
    damaged = content[:place] + new + content[place + 1 :]
    game = load(game_id)
    board = game.board(record.read(path).header.board)
    with pytest.raises(record.RecordError, match=re.escape(path.name)):
        record.verify(record.parse(damaged.decode(errors="replace"), path.name), game, board)


def test_there_are_games_to_check():
    assert GAMES
    assert all(list((Path(folder(game)) / "records").glob("*.record")) for game in GAMES)
