"""M-8, the roads that a noble may take: beside a search through everything that could still become of his journey."""

import string
from pathlib import Path
from random import Random

import numpy as np
import pytest

from nascondino.games.mille_grazie import rules
from nascondino.games.mille_grazie.board import load_board, road_number
from nascondino.games.mille_grazie.state import ROADS_ALONE, ROADS_ESCORTED, TRAVEL, WAYS, State

ORDERS = ["Asti-Bari 1"] * 8
TINY = str(Path(__file__).with_name("tiny.json"))
CITIES = "Asti", "Bari", "Como", "Domodossola", "Empoli", "Forlì"


def drawn(seed):
    """The roads of a map by chance: a tree, so with dead ends, and some roads more, which may be double."""
    random = Random(seed)
    cities = CITIES[: random.randint(2, len(CITIES))]
    pairs = [(random.choice(cities[:i]), cities[i]) for i in range(1, len(cities))]
    pairs += [random.sample(cities, 2) for _ in range(random.randint(0, 6))]
    letters = random.sample(string.ascii_uppercase, len(pairs))
    return [f"{letter} green {a}-{b}" for letter, (a, b) in zip(letters, pairs, strict=True)]


def unused(roads, city, used):
    """Each road from here that is not used, and where it leads."""
    here = [road for road in roads if city in (road.a, road.b) and road not in used]
    return [(road, road.a if city == road.b else road.b) for road in here]


def can_travel(roads, city, used, count):
    """Whether so many roads more can be travelled from here: all ways are tried."""
    return count == 0 or any(
        can_travel(roads, there, [*used, road], count - 1) for road, there in unused(roads, city, used)
    )


def expected_roads(roads, city, used, left):
    """Each unused road after which all that are left can be travelled; if there is none, each."""
    here = sorted(unused(roads, city, used), key=lambda way: way[0].letter)
    full = [(road, there) for road, there in here if can_travel(roads, there, [*used, road], left - 1)]
    return full or here


def actual_roads(board, city, used, count):
    state = State.array(1)[0]
    state.players, state.phase, state.roads, state.travelled = 2, TRAVEL, count, len(used)
    state.cities[0] = [known.name for known in board.file.cities].index(city) + 1
    for road in used:
        state.used[road_number(road.letter)] = True
    actions = np.zeros(len(string.ascii_uppercase), np.int64)
    return actions[: rules.legal(board.record[0], state, 0, actions)].tolist()


def compare(board, city, used, count):
    """At this step of a journey and at all that can follow; the number of steps."""
    if len(used) == count:
        return 0
    roads = expected_roads(board.file.roads, city, used, count - len(used))

    assert [road_number(road.letter) for road, _ in roads] == actual_roads(board, city, used, count)
    return 1 + sum(compare(board, there, [*used, road], count) for road, there in roads)


@pytest.mark.parametrize("count", [ROADS_ESCORTED, ROADS_ALONE])
@pytest.mark.parametrize("name", ["italy", TINY], ids=["italy", "tiny"])
def test_m_8_only_roads_after_which_all_the_others_can_be_travelled(name, count):
    board = load_board(name)
    steps = sum(compare(board, city.name, [], count) for city in board.file.cities)

    assert steps > len(board.file.roads)


@pytest.mark.parametrize("seed", range(60))
def test_m_8_on_any_map(country, seed):
    board = country(drawn(seed), ORDERS)
    for city in board.file.cities:
        for count in (ROADS_ESCORTED, ROADS_ALONE):
            assert compare(board, city.name, [], count) > 0


def test_m_8_ways_have_room_on_a_map_where_every_road_crosses_every_other(country):
    """26 roads between two cities: the most ways that there can be."""
    board = country([f"{letter} green Asti-Bari" for letter in string.ascii_uppercase], ORDERS)
    listed = (np.asarray(board.record[0].ways)[:, :, :, 0] > 0).sum(axis=2)

    assert [0, 5, 10, 10, 5] == listed[1].tolist() == listed[2].tolist()
    assert WAYS == listed.max()
