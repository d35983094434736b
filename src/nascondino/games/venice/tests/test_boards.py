"""What the boards of this game must be like, and how near our Venice comes to the measure of London."""

import importlib.util
import json
import math
import subprocess
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from nascondino.parts import boards
from nascondino.parts.board_file import BoardFile, Link, Point
from nascondino.testing.pictures import crossings, drawn_lines

ROOT = Path(__file__).parents[5]
DATA = Path(__file__).parents[1] / "data"
NEEDS = boards.Needs(decks={"detectives": (5, 32), "mister_x": (1, 32)})
LONDON = boards.read(DATA / "london.json", NEEDS)
VENICE = boards.read(DATA / "venice.json", NEEDS)
BOTH = pytest.mark.parametrize("board", [LONDON, VENICE], ids=["london", "venice"])


def tool(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


figures = tool("board_figures")


def places(board: BoardFile) -> list[Point]:
    return [(station.x, station.y) for station in board.stations]


# Both boards


@BOTH
def test_sixteen_and_thirteen_start_stations(board: BoardFile) -> None:  # V-7
    assert len(board.starts["detectives"]) == 16
    assert len(board.starts["mister_x"]) == 13


@BOTH
def test_three_transports_for_tickets_and_a_secret_one(board: BoardFile) -> None:
    assert [transport.secret for transport in board.transports] == [False, False, False, True]


@BOTH
def test_stations_do_not_touch(board: BoardFile) -> None:
    nearest = min(math.dist(a, b) for a, b in combinations(places(board), 2))
    assert nearest >= 2.4 * board.radius


@BOTH
def test_no_line_runs_under_a_foreign_station(board: BoardFile) -> None:
    lines = drawn_lines(board)
    assert len(lines) == len(board.links)
    for link in board.links:
        foreign = [station for station in board.stations if station.id not in (link.a, link.b)]
        for x, y in lines[f"link-{link.a}-{link.b}-{link.by}"]:
            nearest = min(foreign, key=lambda station: math.hypot(station.x - x, station.y - y))
            gap = math.hypot(nearest.x - x, nearest.y - y)
            assert gap > board.radius * 1.05, f"{link.by} {link.a}-{link.b} touches {nearest.id}"


@pytest.mark.slow
@BOTH
def test_the_tool_makes_the_board_again(board: BoardFile, tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "tools" / f"make_{board.id}.py", tmp_path], check=True)
    assert (tmp_path / f"{board.id}.json").read_bytes() == (DATA / f"{board.id}.json").read_bytes()


# London is what published lists say


def test_london() -> None:
    told = figures.figures(LONDON)
    assert told["stations"] == "199"
    assert told["links"] == "345 / 99 / 20 / 3"
    assert told["stops of the first / two / three"] == "137 / 48 / 14"
    assert told["degrees by transport 1"] == "2:25 3:82 4:71 5:17 6:3 7:1"
    assert told["networks connected"] == "yes / yes / yes"
    assert told["mean, largest distance by first"] == "8.43, 20"
    assert told["mean, largest distance by all"] == "4.71, 10"
    assert told["pairs joined by several"] == "31"
    assert told["D to X: least, mean, most"] == "2, 4.31, 7"


def test_londons_start_stations() -> None:
    assert LONDON.starts["detectives"] == (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174)
    assert LONDON.starts["mister_x"] == (35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172)


def test_londons_ferries() -> None:
    assert figures.pairs(LONDON, 3) == [(108, 115), (115, 157), (157, 194)]


def test_ways_from_a_london_station() -> None:
    assert boards.neighbours(LONDON)[8] == [(1, 0), (18, 0), (19, 0)]
    assert boards.neighbours(LONDON)[194] == [(157, 3), (192, 0), (193, 0), (195, 0)]


# Venice: what is known of the printed map


def test_numbers_run_from_left_to_right() -> None:
    across = [x for x, _ in places(VENICE)]
    assert across == sorted(across)


def test_a_vaporetto_joins_70_and_157() -> None:
    assert (70, 157) in figures.pairs(VENICE, 3)
    assert VENICE.transports[3].id == "vaporetto"


def test_gondolas_stop_everywhere_and_the_networks_are_connected() -> None:  # V-13
    gondola, motorboat, jet_ski = (figures.beside(VENICE, [i]) for i in range(3))
    assert len(gondola) == len(VENICE.stations)
    assert len(gondola) > len(motorboat) > len(jet_ski)
    assert all(figures.connected(network) for network in (gondola, motorboat, jet_ski))


# Venice: our own choice


def test_every_station_is_a_place_of_its_own() -> None:
    names = [station.name for station in VENICE.stations]
    assert all(names)
    assert len(set(names)) == len(names)


def test_vaporetti_run_where_they_really_do() -> None:
    geo = json.loads((ROOT / "tools" / "data" / "venice_geo.json").read_text(encoding="utf-8"))
    real = {frozenset((leg["a"], leg["b"])) for leg in geo["water_legs"]}
    name = {station.id: station.name for station in VENICE.stations}
    assert all(frozenset((name[a], name[b])) in real for a, b in figures.pairs(VENICE, 3))


def test_the_network_is_the_one_that_was_tuned() -> None:
    """Drawing the board anew must not change the game."""
    assert boards.digest(VENICE) == "7f1217f0231774fb996897bb4a4f7a367ba9b13a322df524aff20c08fe921df5"


def test_gondolas_follow_canals() -> None:
    straight, drawn = figures.over_water(VENICE)
    assert drawn >= 1.35 * straight
    assert drawn >= 0.28


def test_gondola_lines_make_no_long_detours() -> None:
    for link in gondolas():
        line = figures.drawn(VENICE, link)
        assert sum(math.dist(a, b) for a, b in pairwise(line)) <= 1.42 * math.dist(line[0], line[-1])


def test_gondola_lines_do_not_cross() -> None:
    """As they are drawn; those that meet at a station part there for good."""
    lines = drawn_lines(VENICE)
    own = [(link, lines[f"link-{link.a}-{link.b}-{link.by}"]) for link in gondolas()]
    for (one, first), (other, second) in combinations(own, 2):
        shared = {one.a, one.b} & {other.a, other.b}
        centres = [places(VENICE)[station - 1] for station in shared]
        crossed = [
            point for point in crossings(first, second) if all(math.dist(point, c) > VENICE.radius for c in centres)
        ]
        assert not crossed, f"{one.a}-{one.b} and {other.a}-{other.b}"


def test_links_of_one_pair_are_drawn_apart() -> None:
    lines = drawn_lines(VENICE)
    pairs = {(link.a, link.b) for link in VENICE.links}
    for a, b in pairs:
        together = [lines[f"link-{link.a}-{link.b}-{link.by}"] for link in VENICE.links if (link.a, link.b) == (a, b)]
        for one, other in combinations(together, 2):
            assert max(min(math.dist(here, point) for point in other) for here in one) > 12


def gondolas() -> list[Link]:
    return [link for link in VENICE.links if link.by == "gondola"]


def test_venice_has_the_measure_of_london() -> None:
    assert len(VENICE.stations) == 199
    assert [len(figures.pairs(VENICE, i)) for i in range(3)] == [345, 99, 20]
    assert figures.kinds(VENICE) == figures.kinds(LONDON)
    assert figures.degrees(VENICE, 0) == figures.degrees(LONDON, 0)
    assert figures.degrees(VENICE, 1) == figures.degrees(LONDON, 1)
    assert 3 <= len(figures.pairs(VENICE, 3)) <= 6


@pytest.mark.parametrize(("transports", "mean", "largest"), [([0], 8.43, 22), (range(4), 4.71, 10)])
def test_ways_in_venice_are_as_long_as_in_london(transports: Sequence[int], mean: float, largest: int) -> None:
    ours = figures.spread(figures.beside(VENICE, transports))
    assert ours[0] == pytest.approx(mean, rel=0.05)
    assert ours[1] <= largest


@pytest.mark.parametrize(("transport", "tolerance"), [(1, 0.05), (2, 0.2)])
def test_links_in_venice_reach_as_far_as_in_london(transport: int, tolerance: float) -> None:
    ours, theirs = (figures.length(board, transport) / figures.length(board, 0) for board in (VENICE, LONDON))
    assert ours == pytest.approx(theirs, rel=tolerance)


def test_pairs_joined_by_several_transports() -> None:
    pairs = [(link.a, link.b) for link in VENICE.links]
    assert len(pairs) - len(set(pairs)) == pytest.approx(31, abs=8)


def test_start_stations_are_as_far_apart_as_in_london() -> None:
    told, theirs = figures.figures(VENICE), figures.figures(LONDON)
    assert told["D starts by kind"] == theirs["D starts by kind"] == "11 / 4 / 1"
    assert told["X starts by kind"] == theirs["X starts by kind"] == "11 / 2 / 0"
    least, mean, most = map(float, told["D to X: least, mean, most"].split(", "))
    assert (least, most) == (2, 7)
    assert mean == pytest.approx(4.3, abs=0.1)


@pytest.mark.parametrize("deck", ["detectives", "mister_x"])
def test_start_stations_are_spread_over_the_map(deck: str) -> None:
    """Each third of the map from left to right, and each half from top to bottom, has its share."""
    starts = [VENICE.stations[number - 1] for number in VENICE.starts[deck]]
    thirds = [sum(low < station.id <= low + 67 for station in starts) for low in (0, 67, 134)]
    assert min(thirds) >= len(starts) / 5
    middle = sorted(y for _, y in places(VENICE))[99]
    assert len(starts) / 3 <= sum(station.y < middle for station in starts) <= len(starts) * 2 / 3
