"""The referee: what it refuses, what it tells whom, and how it ends."""

import pytest

from nascondino.engine import seal
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import RESIGNED, Match, NotAllowed, NotLegal, NotToAct, NotTwoSides
from nascondino.games import info, load, titles

NEW_SEED = seal.new_seed  # the real one, whatever other tests are given
CHAIRS = 0, 1, 2, 3, None


def everything(match):
    """All that could have changed, as bytes."""
    told = [match.seen(chair).tobytes() for chair in CHAIRS]
    views = [match.view(chair).tobytes() for chair in CHAIRS]
    return match._truth.states.tobytes(), told, views, tuple(match.steps), match.draws, match.actors, match.outcome


def refused(match, seat, action):
    """The text of the refusal; nothing may have changed by it."""
    before = everything(match)
    with pytest.raises(NotAllowed) as refusal:
        match.play(seat, action)

    assert before == everything(match)
    return str(refusal.value)


def moments(match, play_on, count=12):
    for number in range(count):
        yield play_on(match, number, actions=5)


def test_an_illegal_action_is_refused_and_changes_nothing(game, begin, play_on):
    for match in moments(begin(), play_on):
        for seat in match.actors:
            illegal = sorted(set(range(-2, game.info.actions + 2)) - set(match.legal(seat)))
            for action in illegal[::97]:
                assert f"Seat {seat + 1} cannot do that now." == refused(match, seat, action)


def test_an_action_out_of_turn_is_refused_and_changes_nothing(begin, play_on):
    for match in moments(begin(), play_on):
        legal = match.legal(match.actors[0])[0]
        for seat in {0, 1, 2, 3, 4, 99, -1} - set(match.actors):
            assert f"Seat {seat + 1} is not to act now." == refused(match, seat, legal)
        assert "Chance is not to act now." == refused(match, CHANCE, legal)


def test_the_kind_of_refusal_says_whether_it_was_the_seats_turn(begin):
    match = begin()

    with pytest.raises(NotLegal):
        match.play(0, 0)
    with pytest.raises(NotToAct):
        match.play(1, 0)


def test_refusals_count_seats_as_people_do(begin):
    """From 1: the first seat is 0 only in code."""
    match = begin()

    assert "Seat 1 cannot do that now." == refused(match, 0, 0)
    assert "Seat 2 is not to act now." == refused(match, 1, 0)
    with pytest.raises(NotToAct, match=r"^Seat 5 cannot resign now\.$"):
        match.resign(4)


@pytest.mark.parametrize("title", [title for title in titles() if info(title).two_sides])
def test_a_side_resigns_to_the_other(title):
    match = Match(load(title).setup(info(title).players[1]), seed=bytes(32))
    match.resign(1)

    assert (RESIGNED, (0,)) == (match.outcome.reason, match.outcome.winners())
    with pytest.raises(NotToAct):
        match.resign(0)


@pytest.mark.parametrize("title", [title for title in titles() if not info(title).two_sides])
def test_where_no_two_sides_last_nobody_resigns(title):
    """Not with two players either: each plays every role in turn, and has points to lose."""
    for players in info(title).seat_counts():
        match = Match(load(title).setup(players), seed=bytes(32))

        with pytest.raises(NotTwoSides, match=r"^Seat 1 cannot resign: no two sides last"):
            match.resign(0)
        assert match.outcome is None


def test_only_where_one_side_hunts_the_other_can_it_resign():
    assert ["dice", "venice"] == sorted(title for title in titles() if info(title).two_sides)


def test_nothing_is_played_after_the_end(begin, play_on):
    match = play_on(begin())
    last = match.steps[-1]

    assert () == match.actors
    assert "is not to act now" in refused(match, last.seat, last.action)
    assert [] == [action for seat in (*range(4), CHANCE) for action in match.legal(seat)]


def test_whoever_is_to_act_has_something_to_do_and_nobody_else_has(begin, play_on):
    for match in moments(begin(), play_on, 20):
        for seat in (*range(4), CHANCE):
            assert (seat in match.actors) == bool(match.legal(seat))


def test_legal_actions_are_ascending_and_distinct(begin, play_on):
    for match in moments(begin(), play_on, 20):
        for seat in match.actors:
            assert sorted(set(match.legal(seat))) == match.legal(seat)


def test_every_legal_action_can_be_played(game, board, begin, play_on):
    for match in moments(begin(), play_on, 6):
        for seat in match.actors:
            for action in match.legal(seat):
                other = Match(game.setup(4, board), seed=match.seed, chosen=True)
                for step in match.steps:
                    other.play(step.seat, step.action)
                other.play(seat, action)


def test_chance_is_played_by_the_referee_unless_it_is_chosen(begin):
    drawn, chosen = begin(), begin(chosen=True)

    assert (0,) == drawn.actors
    assert 5 == drawn.draws
    assert (CHANCE,) == chosen.actors
    assert 0 == chosen.draws


def test_draws_that_are_chosen_as_the_seed_would_give_the_same_match(begin):
    drawn, chosen = begin(), begin(chosen=True)
    while chosen.actors == (CHANCE,):
        chosen.play(CHANCE, chosen.drawn())

    assert everything(drawn) == everything(chosen)


def test_the_same_seed_and_actions_give_the_same_match_and_another_seed_another(begin, play_on):
    assert everything(play_on(begin(7), 3)) == everything(play_on(begin(7), 3))
    assert everything(begin(7)) != everything(begin(8))


def test_without_a_seed_every_match_has_its_own(game, board, monkeypatch):
    monkeypatch.setattr(seal, "new_seed", NEW_SEED)

    assert 32 == len(Match(game.setup(2, board)).seed)
    assert Match(game.setup(2, board)).seed != Match(game.setup(2, board)).seed


def test_an_onlooker_sees_what_is_public(begin, play_on):
    match = play_on(begin(), actions=1)

    assert 0 == match.view(None).pawns[0]
    assert 0 < match.view(0).pawns[0]
    assert match.seen(None).tobytes() == match.seen(3).tobytes()
    assert match.seen(None).tobytes() != match.seen(0).tobytes()


def test_nothing_has_been_seen_before_the_first_action(begin):
    match = begin(chosen=True)

    assert [0] * 5 == [len(match.seen(chair)) for chair in CHAIRS]


def test_what_was_handed_out_does_not_change_later(begin, play_on):
    match = begin()
    view, seen, legal = match.view(0), match.seen(0), match.legal(0)
    before = view.tobytes(), seen.tobytes(), list(legal)
    play_on(match, actions=20)

    assert before == (view.tobytes(), seen.tobytes(), legal)


def test_changing_what_was_handed_out_changes_nothing(begin):
    match = begin()
    before = everything(match)
    match.view(0).pawns[0] = 1
    match.seen(0)["station"] = 1
    match.legal(0).clear()

    assert before == everything(match)


@pytest.mark.parametrize("limit", [0, 3, 6, 15])
def test_a_limit_ends_the_match_without_points_and_without_opening_secrets(begin, play_on, limit):
    match = play_on(begin(limit=limit))

    assert limit == len(match.steps)
    assert () == match.actors
    assert ("limit", (0, 0, 0, 0)) == (match.outcome.reason, match.outcome.points)
    assert 0 == match.view(None).pawns[0]


def test_an_end_by_the_rules_comes_before_the_limit(begin, play_on):
    free = play_on(begin())
    limited = play_on(begin(limit=len(free.steps)))

    assert free.outcome == limited.outcome


def test_winners_have_the_most_points(begin, play_on):
    match = play_on(begin())
    most = max(match.outcome.points)

    assert tuple(seat for seat in range(4) if match.outcome.points[seat] == most) == match.outcome.winners()


def test_there_is_no_outcome_while_it_goes_on(begin, play_on):
    assert play_on(begin(), actions=9).outcome is None


def test_refusals_say_the_same_whatever_is_hidden(begin):
    """Two matches that differ only in where Mister X is: a seeker's illegal actions are refused in the same words."""
    texts = []
    for tile, flight in ((45, 60), (51, 67)):
        match = begin(chosen=True)
        for station in (13, 26, 29, 34, tile):
            match.play(CHANCE, station)
        match.play(0, flight)
        texts.append([refused(match, seat, action) for seat in range(4) for action in (0, 1, 60, 67, 1025, 4864, 9999)])

    assert texts[0] == texts[1]
