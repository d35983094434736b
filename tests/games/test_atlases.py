"""Every game's map at a terminal: it fits, agrees with the rules, and tells no more than a view does."""

import re
from itertools import count, islice
from random import Random

import numpy as np
import pytest

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.contract import CHANCE, ONLOOKER
from nascondino.games import load, titles
from nascondino.kernel import seeded
from nascondino.testing.walk import Referee, walk

MAPPED = [title for title in titles() if load(title).atlas]
ACTIONS = 90  # of a match
TWINS = 12  # worlds that a chair cannot tell from the true one
PLACES = 3  # that are asked about at each moment


def referee(title):
    game = load(title)
    return Referee(game.setup(game.info.base))


def moments(referee, seed=7):
    """The states of a random match in which somebody has a choice, and all that every chair was told before."""
    told = {chair: [] for chair in referee.chairs}
    for happened in walk(referee, Random(seed), ACTIONS):
        for chair, events in zip(referee.chairs, happened.told, strict=True):
            told[chair].append(events)
        if referee.actors(happened.after) not in ((), (CHANCE,)):
            yield happened.after, told


def twins(referee, randoms):
    """Chairs, true states, and other worlds that look the same from there; of as many matches as it takes."""
    for seed in count():
        for state, told in moments(referee, seed):
            for chair, events in told.items():
                belief = Belief(Chair(referee.setup, None if chair == ONLOOKER else chair))
                belief.take_in(np.concatenate(events))
                world = belief.sample(randoms)
                if world.tobytes() != state.tobytes():
                    yield chair, state, world


def told(game, board, view):
    """The map, and what is told of some places and of where somebody stands."""
    atlas, places = game.atlas, [spot.number for spot in game.atlas.places(view, board)]
    standing = [figure.spot for figure in game.words.figures(view, board) if figure.spot in places]
    asked = [*places[:: len(places) // PLACES], *standing]
    ways = [(atlas.ways(place, view, board), atlas.comers(place, view, board)) for place in asked]
    return atlas.chart(asked[-1], 79, 20, view, board), ways


def test_games_with_ways_between_places_have_one():
    assert ["dice", "kompakt", "mille_grazie", "venice"] == sorted(MAPPED)


@pytest.mark.parametrize("title", MAPPED)
def test_worlds_that_a_chair_cannot_tell_apart_have_the_same_map(title):
    """Maps of the states themselves would differ: what makes them alike is the view."""
    table = referee(title)
    game, board, differing = table.setup.game, table.setup.board, 0
    for chair, state, twin in islice(twins(table, seeded(3)), TWINS):
        seen, seen_in_twin = (told(game, board, table.plain_view(each, chair)) for each in (state, twin))

        assert seen == seen_in_twin
        shown, shown_of_twin = (told(game, board, game.module.State.plain(each[0])) for each in (state, twin))
        differing += shown != shown_of_twin
    assert differing > 0


@pytest.mark.parametrize("title", MAPPED)
def test_whoever_may_move_to_a_place_is_told_to_be_able_to_come(title):
    table = referee(title)
    game, board, moves = table.setup.game, table.setup.board, 0
    for state, _ in moments(table):
        for seat in table.actors(state):
            view = table.plain_view(state, seat)
            for action in table.legal(state, seat):
                moving = re.fullmatch(r"(\d) \w+ (\d+)", game.words.notation(action, seat))
                if moving:
                    moves += 1
                    assert moving[1] in {who.mark for who, _ in game.atlas.comers(int(moving[2]), view, board)}
    assert moves > 0 or title == "mille_grazie"  # where roads, and no pawns, are in the notation


@pytest.mark.parametrize("title", MAPPED)
def test_ways_lead_to_places_and_whoever_comes_stands_on_one(title):
    table = referee(title)
    game, board = table.setup.game, table.setup.board
    for state, _ in moments(table):
        view = table.plain_view(state, ONLOOKER)
        places = game.atlas.places(view, board)
        for place in places[:: len(places) // PLACES]:
            ways, comers = game.atlas.ways(place.number, view, board), game.atlas.comers(place.number, view, board)

            assert ways
            assert {spot for way in ways for spot in way.to} <= set(places)
            assert {who.spot for who, _ in comers} <= {spot.number for spot in places} - {place.number}
            assert all(by for _, by in comers)


@pytest.mark.parametrize("columns", [40, 79, 160])
@pytest.mark.parametrize("title", MAPPED)
def test_the_map_fits_and_shows_who_stands_in_its_middle(title, columns):
    table = referee(title)
    game, board = table.setup.game, table.setup.board
    state, _ = list(moments(table))[-1]
    view = table.plain_view(state, ONLOOKER)
    places = {spot.number for spot in game.atlas.places(view, board)}
    for figure in game.words.figures(view, board):
        if figure.spot in places:
            chart = game.atlas.chart(figure.spot, columns, 20, view, board)

            assert max(map(len, chart.splitlines())) <= max(columns, 62)  # the city of the dice game is as wide
            assert re.search(rf"\*\w*{figure.mark}", chart)
