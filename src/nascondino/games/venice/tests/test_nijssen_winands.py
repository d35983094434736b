"""The published search, ingredient by ingredient; its rules are called as plain Python."""

import math
from collections import Counter
from random import Random

import numpy as np
import pytest

from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.engine.player import Clock
from nascondino.games import load
from nascondino.games.venice.actions import flight, pawn_of, ticket_of
from nascondino.games.venice.bots import determinised_search as searching
from nascondino.games.venice.bots.nijssen_winands import (
    NijssenWinands,
    Parameters,
    batches,
    guide,
    new_scratch,
    new_tree,
)
from nascondino.games.venice.state import (
    BLACK,
    CAUGHT,
    CORNERED,
    DOUBLE,
    ESCAPED,
    GONDOLA,
    MISTER_X,
    MOTORBOAT,
    SHOWS,
    STRANDED,
)
from nascondino.kernel import seeded

LINE = "1-2-3-4-5-6-7-8-9-10-11-12-13-14"


@pytest.fixture
def line(stage):
    """Mister X on 8, seekers on 1, 3, 13 and 14."""
    return stage(LINE, "7-9", x=8, seekers=[1, 3, 13, 14])


def guided(scene, **parameters):
    [made] = guide(scene.match.chair(0), Parameters(**parameters))
    return made


def at(scene, *places):
    made = guided(scene, weights=(0.2, 0.6, 0.5, 0.3, 0.1))
    made.places = len(places)
    made.place[: len(places)] = places
    return made


# Where he may be.


def test_places_are_told_apart_by_the_nearest_seeker(line):
    found = {station: searching.category(guided(line), line.state, station) for station in (2, 4, 5, 6, 8, 9, 12)}

    assert {2: 1, 4: 1, 5: 2, 6: 3, 8: 5, 9: 4, 12: 1} == found


def chances(line, made):
    chance = np.zeros(searching.STATIONS)
    searching.weigh_places(made, line.state, chance)
    return chance[: made.places].tolist()


def test_a_category_has_its_weight_however_many_places_are_in_it(line):
    made = at(line, 2, 4, 5)

    assert pytest.approx([0.2 / 2, 0.2 / 2, 0.6]) == chances(line, made)


def test_or_each_of_its_places_has(line):
    made = at(line, 2, 4, 5)
    made.by_category = False

    assert pytest.approx([0.2, 0.2, 0.6]) == chances(line, made)


def test_places_are_drawn_by_their_chances(line):
    made, random = at(line, 2, 4, 5), seeded(1)[0]
    drawn = Counter(searching.drawn_place(made, [1.0, 0.0, 3.0], random) for _ in range(2000))

    assert {2, 5} == set(drawn)
    assert 0.75 == pytest.approx(drawn[5] / 2000, abs=0.03)


def test_what_seekers_think_in_a_playout_is_what_their_notebook_says():
    """But for what a double move tells: that there was a second way."""
    game = load("venice")
    match, luck = Match(game.setup(4, game.board("london")), seed=bytes(32)), Random(5)
    belief, board = Belief(match.chair(None)), match.board.record[0]
    belief.update(match.seen(None))
    made = guide(match.chair(0), Parameters())[0]
    made.places = len(belief.possible())
    made.place[: made.places] = belief.possible()
    scratch, compared = new_scratch(), 0
    count = searching.list_places(made, scratch.place, scratch.marked)
    while match.actors:
        seat = luck.choice(match.actors)
        action = luck.choice([each for each in match.legal(seat) if each != DOUBLE])
        match.play(seat, action)
        belief.update(match.seen(None))
        pawn = pawn_of(action) if seat else MISTER_X
        places = scratch.place, scratch.marked, count
        count = searching.places_after(board, match._truth.states[0], pawn, action, *places)
        if match.actors:
            compared += 1
            assert set(belief.possible()) <= set(scratch.place[:count].tolist())
            assert np.flatnonzero(scratch.marked).tolist() == sorted(scratch.place[:count].tolist())
    assert compared > 20


# Moves.


def sensible(scene):
    actions = np.zeros(256, np.int64)
    return actions[: searching.sensible_moves(scene.match.board.record[0], scene.state, MISTER_X, actions)].tolist()


def tickets(actions):
    return {ticket_of(action) for action in actions if action != DOUBLE}


@pytest.mark.parametrize(
    ("moves", "station", "sensibly"),
    [
        (5, 7, {GONDOLA, MOTORBOAT, BLACK}),
        (1, 7, {GONDOLA, MOTORBOAT}),  # his first two
        (SHOWS[1] - 1, 7, {GONDOLA, MOTORBOAT}),  # he is shown after it
        (5, 8, {GONDOLA}),  # where only gondolas stop
    ],
)
def test_a_black_ticket_is_not_wasted(line, moves, station, sensibly):
    line.state.moves, line.state.pawns[MISTER_X] = moves, station

    assert sensibly == tickets(sensible(line))


def test_but_used_if_there_is_no_other(line):
    line.state.supply[:] = 0

    assert {BLACK} == tickets(sensible(line))


def test_a_double_move_may_be_declared(line):
    assert DOUBLE in sensible(line)


@pytest.mark.parametrize(
    ("searching_pawn", "reason", "last", "score"),
    [
        *((2, CAUGHT, 2, 1.0), (2, CAUGHT, 3, 0.75), (2, CORNERED, 2, 0.75)),
        *((2, ESCAPED, 2, 0.0), (2, STRANDED, 2, 0.0)),
        *((MISTER_X, CAUGHT, 2, 1.0), (MISTER_X, CORNERED, 2, 1.0), (MISTER_X, ESCAPED, 2, 0.0)),
    ],
)
def test_a_seeker_who_searches_shall_rather_catch_him_itself(line, searching_pawn, reason, last, score):
    made = guided(line, reduction=0.25)
    made.pawn, line.state.reason = searching_pawn, reason

    assert score == searching.seekers_score(made, line.state, last)


# In the tree.


def test_a_node_serves_every_place_from_which_its_move_is_possible(line):
    tree, scratch, random = new_tree(), new_scratch(), seeded(1)[0]
    tree.size[0] = 1
    to_7, to_9 = flight(GONDOLA, 7), flight(GONDOLA, 9)
    first, second = (searching.new_node(tree, 0, move) for move in (to_7, to_9))
    searching.find_children(tree, scratch, 0, [to_9, flight(GONDOLA, 11)], 2)

    assert [second, 0] == scratch.found[:2].tolist()
    assert 1 == searching.chosen_in_tree(guided(line), tree, scratch, 0, [to_9, flight(GONDOLA, 11)], 2, random)
    assert not scratch.slot.any()
    assert {1, 2} == {first, second}


def test_what_a_move_promises_fades_from_its_history_to_its_score(line):
    tree = new_tree()
    tree.visits[:2], tree.score[1], tree.move[1] = (100, 20), 15, 7
    tree.history[7], tree.tried[7] = 30, 60
    expected = 0.75 + 0.5 * math.sqrt(math.log(100) / 20) + 5 * 0.5 / (20 * 0.25 + 1)

    assert expected == pytest.approx(searching.promise(guided(line), tree, 0, 1))


# In playouts.


def choices(line, made, pawn, stations, count=0, scratch=None):
    """All that may be chosen when chances are even."""
    random, actions = seeded(3)[0], [flight(GONDOLA, station) for station in stations]
    arguments = made, scratch or new_scratch(), count, line.state, pawn, actions, len(actions), random
    return {stations[searching.chosen_in_playout(*arguments)] for _ in range(40)}


def test_mister_x_keeps_away_from_the_nearest_seeker(line):
    assert {8} == choices(line, guided(line, random_flights=0), MISTER_X, [5, 8, 10])


def test_seekers_who_search_chase_where_he_is_assumed(line):
    made = guided(line, random_pursuits=0)
    made.pawn = 2

    assert {6, 10} == choices(line, made, 1, [5, 6, 10, 11])


def test_seekers_he_thinks_of_come_near_to_all_places_where_he_may_be(line):
    made, scratch = guided(line, random_pursuits=0), new_scratch()
    made.pawn = MISTER_X
    scratch.place[:3] = 2, 3, 12

    assert {3} == choices(line, made, 1, [2, 3, 6, 12], count=3, scratch=scratch)


def test_some_moves_are_made_at_random(line):
    assert {5, 8, 10} == choices(line, guided(line, random_flights=1), MISTER_X, [5, 8, 10])


# All of it.


def player(scene, seat, **parameters):
    return NijssenWinands(scene.match.chair(seat), Random(1), Parameters(**parameters))


def acts(scene, seat):
    told = scene.match.view(seat), scene.match.seen(seat), scene.match.legal(seat)
    action = player(scene, seat).act(*told, Clock(iterations=300))
    return scene.match.game.words.notation(action, seat)


def test_a_seeker_takes_him_where_he_is_for_certain(stage):
    scene = stage(LINE, x=4, seekers=[6, 10, 12, 14]).play("gondola 5")

    assert "1 gondola 5" == acts(scene, 1)


def test_mister_x_does_not_step_beside_a_seeker_who_knows_where_he_is(stage):
    """To 3 he could be followed; to 5 a seeker comes at once."""
    scene = stage(LINE, x=4, seekers=[6, 10, 12, 14])
    scene.state.doubles = 0

    assert "gondola 3" == acts(scene, 0)


def test_every_iteration_is_counted_and_every_move_remembered(line):
    searcher = player(line, 0)
    visits = searcher._visits(line.match.view(0), line.match.seen(0), line.match.legal(0), Clock(iterations=200))

    assert 200 == sum(visits.values()) == searcher.tree.visits[0]
    assert 201 == searcher.tree.size[0]
    assert searcher.tree.tried.sum() > 200
    assert (searcher.tree.history <= searcher.tree.tried).all()


def test_the_same_luck_gives_the_same_decision(line):
    told = line.match.view(0), line.match.seen(0), line.match.legal(0)
    first, second = (player(line, 0)._visits(*told, Clock(iterations=100)) for _ in range(2))

    assert first == second


def test_a_budget_of_seconds_ends_after_a_few_looks_at_the_clock(monkeypatch):
    ticks = iter(n * 0.001 for n in range(100))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks))
    monkeypatch.setattr("time.monotonic", lambda: 0.0)

    assert 6 == len(list(batches(Clock(seconds=0.01))))
    assert [32] == list(batches(Clock(seconds=0.0)))
    assert [70] == list(batches(Clock(seconds=9.0, iterations=70)))
