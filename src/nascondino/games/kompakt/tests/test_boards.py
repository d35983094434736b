"""What the boards of this game must be like: the facts that the rulebook tells of its map, and our own measure."""

import importlib.util
import json
import math
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from nascondino.games import folder
from nascondino.games.kompakt.board import load_board, underground_stops
from nascondino.parts import boards
from nascondino.parts.boards import BoardError
from nascondino.testing.pictures import crossings, drawn_lines

ROOT = Path(__file__).parents[5]
TINY = Path(__file__).parent / "tiny.json"
DATA = folder("kompakt") / "data"
POCKET = load_board("pocket").file
AT = {station.id: (station.x, station.y) for station in POCKET.stations}
CROSSING = {7, 21, 22, 39}


def tool(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


figures = tool("board_figures")


def beside(station, transport):
    return figures.beside(POCKET, [transport]).get(station, set())


# What the rulebook tells of its map


def test_the_lines_from_station_8():
    assert [{3, 7, 9, 21}, {6, 9}, {13, 40}, set()] == [beside(8, transport) for transport in range(4)]


def test_the_crossing_by_station_7():
    assert {8, 21, 22, 39} == beside(7, 0)
    for station in CROSSING:
        assert CROSSING - {station} <= beside(station, 0)


def test_the_ferry_stops_at_four_stations_that_it_joins():
    ferry = figures.beside(POCKET, [3])

    assert {36, 47, 84, 112} == set(ferry)
    assert figures.connected(ferry)


def test_there_are_112_stations_at_least_and_each_is_a_stop():
    assert 112 <= len(POCKET.stations) <= 127
    assert set(AT) == set(figures.beside(POCKET, range(3)))


def test_24_start_stations_and_none_where_the_underground_stops():
    starts = POCKET.starts["mister_x"]

    assert 24 == len(set(starts))
    assert not set(starts) & set(underground_stops(load_board("pocket").record[0]))


# Our own choice


def test_taxis_stop_everywhere_and_the_networks_are_connected():
    taxi, bus, underground = (figures.beside(POCKET, [i]) for i in range(3))

    assert len(taxi) == len(POCKET.stations) > len(bus) > len(underground) >= 12
    assert all(figures.connected(network) for network in (taxi, bus, underground))


def test_the_shape_is_that_of_london():
    """As many links to a station, within a fifth; nobody at a dead end of the taxi."""
    london = boards.read(ROOT / "src" / "nascondino" / "games" / "venice" / "data" / "london.json")
    for transport in (0, 1):
        ours, theirs = (
            len(figures.pairs(board, transport)) / len(figures.beside(board, [transport])) for board in (POCKET, london)
        )
        assert 0.8 < ours / theirs < 1.2
    assert min(map(len, figures.beside(POCKET, [0]).values())) >= 2


def test_starts_are_spread():
    everything = figures.beside(POCKET, range(3))
    apart = [figures.distances(everything, a)[b] for a, b in combinations(POCKET.starts["mister_x"], 2)]

    assert min(apart) >= 2


def test_every_station_is_a_place_of_its_own():
    names = [station.name for station in POCKET.stations]

    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.slow
def test_the_tool_makes_the_board_again(tmp_path):
    subprocess.run([sys.executable, ROOT / "tools" / "make_pocket.py", tmp_path], check=True)

    assert (tmp_path / "pocket.json").read_bytes() == (DATA / "pocket.json").read_bytes()


def test_the_network_is_the_one_that_was_recorded_on():
    """Drawing the board anew must not change the game."""
    assert "624be6b0eaf1ccaf7b4b84fab3e785a1199ec60c7a8aa50d3c8439b5f4f5441e" == boards.digest(POCKET)


# The picture


def test_stations_do_not_touch():
    assert min(math.dist(a, b) for a, b in combinations(AT.values(), 2)) >= 2.4 * POCKET.radius


def test_no_line_runs_under_a_foreign_station():
    lines = drawn_lines(POCKET)
    for link in POCKET.links:
        foreign = [place for station, place in AT.items() if station not in (link.a, link.b)]
        for point in lines[f"link-{link.a}-{link.b}-{link.by}"]:
            assert min(math.dist(point, place) for place in foreign) > 1.05 * POCKET.radius, link


@pytest.mark.parametrize("by", ["taxi", "bus", "underground", "ferry"])
def test_lines_of_one_transport_cross_only_where_one_may_turn_off(by):
    lines = drawn_lines(POCKET)
    own = [({link.a, link.b}, lines[f"link-{link.a}-{link.b}-{by}"]) for link in POCKET.links if link.by == by]
    for (one, first), (other, second) in combinations(own, 2):
        if not one | other <= CROSSING:
            shared = [AT[station] for station in one & other]
            crossed = [
                point for point in crossings(first, second) if all(math.dist(point, c) > POCKET.radius for c in shared)
            ]

            assert not crossed, f"{one} and {other}"


# Boards of others


def changed(tmp_path, change):
    board = json.loads(TINY.read_text(encoding="utf-8"))
    change(board)
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    return path


def three_starts(board):
    board["starts"]["mister_x"] = [2, 4, 7]


def too_many_starts(board):
    board["starts"]["mister_x"] = list(range(1, 17)) + list(range(1, 10))


def no_deck(board):
    board["starts"] = {}


def one_underground_line(board):
    board["links"] = [link for link in board["links"] if link["by"] != "underground" or link["a"] == 1]


def open_ferry(board):
    board["transports"][3]["secret"] = False


def crowded(board):
    extra = [{"id": n, "x": 5, "y": 5} for n in range(17, 128)]
    board["stations"] += extra
    board["links"] += [{"a": a, "b": there["id"], "by": "taxi"} for a in (1, 2, 3) for there in extra]


FAULTS = {
    three_starts: r"mine.json: \$.starts.mister_x: there must be between 4 and 24 stations, not 3",
    too_many_starts: r"mine.json: \$.starts.mister_x: there must be between 4 and 24 stations, not 25",
    no_deck: r"mine.json: \$.starts: there is no deck 'mister_x'",
    one_underground_line: r"mine.json: \$.links: the third transport must stop at 3 stations at least",
    open_ferry: r"mine.json: \$.transports\[3\].secret: the transport 'ferry' must be secret",
    crowded: r"mine.json: \$.links: too many links meet at a few stations",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_board_that_will_not_do_is_refused_in_one_sentence(tmp_path, fault):
    with pytest.raises(BoardError, match=FAULTS[fault]):
        load_board(str(changed(tmp_path, fault)))


def test_a_board_of_others_that_will_do_is_taken(tmp_path):
    assert "16 stations, 30 links" == load_board(str(changed(tmp_path, dict))).size
