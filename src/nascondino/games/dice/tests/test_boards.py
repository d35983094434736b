"""What the tiles and dice must be like, what is wrong with files that are not, and how they are drawn."""

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from nascondino.games import load
from nascondino.games.dice.board import load_board
from nascondino.games.dice.board_file import TilesFile
from nascondino.games.dice.drawing import BLOCK, RADIUS
from nascondino.games.dice.drawing.landmarks import LANDMARKS
from nascondino.games.dice.guides import city
from nascondino.games.dice.state import PLACES, View
from nascondino.parts.board_file import schema
from nascondino.parts.boards import BoardError

FOLDER = Path(__file__).parents[1]
FILE = FOLDER / "data" / "dice.json"


@pytest.fixture
def written(tmp_path):
    """Our file with something changed, loaded; what is wrong is said after the file's name."""

    def load_changed(change):
        content = json.loads(FILE.read_text(encoding="utf-8"))
        change(content)
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return load_board(str(path))

    return load_changed


# Facts


def test_nine_tiles_of_four_places_with_letters_a_to_i(tiles):
    assert "ABCDEFGHI" == "".join(tile.letter for tile in tiles.file.tiles)
    assert 36 == sum(len(tile.dark.stops) for tile in tiles.file.tiles)


def test_every_side_of_every_tile_has_a_taxi_only_place(tiles):
    for tile in tiles.file.tiles:
        assert ("taxi",) in tile.dark.stops
        assert ("taxi",) in tile.light.stops


def test_some_tiles_have_an_underground_station_and_some_have_none(tiles):
    served = ["underground" in str(tile.dark.stops) for tile in tiles.file.tiles]

    assert (5, 4) == (served.count(True), served.count(False))


def test_all_symbols_are_on_the_dice(tiles):
    dice = tiles.file.dice

    assert (2, 2, 1, 1) == (dice.taxi, dice.bus, dice.underground, dice.x)


def test_light_sides_have_what_the_rules_page_says(tiles):
    for tile in tiles.file.tiles:
        ways = {street.way for street in tile.light.streets}
        assert not tile.dark.streets
        assert 1 == len(tile.light.lanes)
        assert ways & {"in", "out"}
        assert ("none" in ways) == (tile.letter != "D")


def test_the_rules_page_lists_the_stops(tiles):
    rules = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"\b(\d+) (T?B?U?)(?= \|)", rules))
    for index, tile in enumerate(tiles.file.tiles):
        for corner, names in enumerate(tile.dark.stops):
            assert "".join(name[0].upper() for name in names) == listed[str(4 * index + corner + 1)]


@pytest.mark.parametrize("seed", range(12))
def test_from_every_place_one_gets_to_every_other_however_the_tiles_lie(tiles, seed):
    """By all transports; whichever sides lie up."""
    random = Random(seed)
    view = View.array(1)[0]
    view.players = 4
    for slot, tile in enumerate(random.sample(range(1, 10), 9), 1):
        view.layout[slot], view.slots[tile] = tile, slot
        view.light[tile] = random.random() < 0.7
    steps = city(tiles.record[0], view).distances[1:, 1:]

    assert steps.max() <= 10
    assert (PLACES - 1, PLACES - 1) == steps.shape


def test_names_and_size(tiles):
    assert ("dice", "London in the Fog", "9 tiles, 36 places") == (tiles.name, tiles.title, tiles.size)


def test_the_digest_is_about_play_not_about_names_and_colours(tiles, written):
    def rename(content):
        content["title"] = "Elsewhere"
        content["tiles"][0]["name"] = "Nowhere"
        content["tiles"][1]["light"]["streets"].reverse()

    assert tiles.digest == written(rename).digest


def test_another_net_has_another_digest(tiles, written):
    def change(content):
        content["dice"] = {"taxi": 3, "bus": 1, "underground": 1, "x": 1}

    assert tiles.digest != written(change).digest


def test_the_schema_beside_the_types_is_up_to_date():
    assert schema(TilesFile) == (FOLDER / "board_file.schema.json").read_bytes()


# Files that cannot be used


def side(content, tile, name):
    return content["tiles"][tile][name]


WRONG = {
    "$.dice: a die has 6 faces, not 7": lambda c: c["dice"].update(taxi=3),
    "$.dice.x: expected `int` >= 1": lambda c: c["dice"].update(x=0),
    "$.tiles: there must be a tile for each letter from A to I, in order, not 'BCDEFGHI'": lambda c: c["tiles"].pop(0),
    "$.tiles[0].dark.stops: a tile has 4 places, not 3": lambda c: side(c, 0, "dark")["stops"].pop(),
    "$.tiles[0].dark.stops[0]: a place is a stop of one to three transports, each named once": (
        lambda c: side(c, 0, "dark")["stops"].__setitem__(0, ["taxi", "taxi"])
    ),
    "$.tiles[1].dark.stops: on each side of a tile there must be a place where only taxis stop": (
        lambda c: side(c, 1, "dark")["stops"].__setitem__(2, ["taxi", "bus"])
    ),
    "$.tiles[0].light.stops: both sides of a tile have the same underground stations": (
        lambda c: side(c, 0, "light")["stops"].__setitem__(2, ["taxi"])
    ),
    "$.tiles[2].light.streets[0].place: place 1 is not on this tile, 9 to 12 are": (
        lambda c: side(c, 2, "light")["streets"][0].update(place=1)
    ),
    "$.tiles[0].light.streets: a street is listed twice": (
        lambda c: side(c, 0, "light")["streets"].append({"place": 2, "to": "west", "way": "none"})
    ),
    "$.tiles[0].light.lanes[0]: a taxi lane joins 1 and 4, or 2 and 3, the smaller number first": (
        lambda c: side(c, 0, "light")["lanes"].__setitem__(0, [1, 2])
    ),
    "$.tiles[0].light.lanes[0]: no taxi stops at 4, where this lane ends": (
        lambda c: side(c, 0, "light")["stops"].__setitem__(3, ["bus"])
    ),
    "$.tiles[1].dark: within the tile no taxi gets from 5 to 6": (
        lambda c: side(c, 1, "dark").update(
            streets=[{"place": 5, "to": "east", "way": "none"}, {"place": 8, "to": "north", "way": "none"}]
        )
    ),
    "$.tiles[1].dark: within the tile no taxi gets from 6 to 5": (
        lambda c: side(c, 1, "dark").update(
            streets=[{"place": 5, "to": "east", "way": "out"}, {"place": 5, "to": "south", "way": "out"}]
        )
    ),
    "$.tiles[0].light.streets[0].to: invalid enum value 'up'": (
        lambda c: side(c, 0, "light")["streets"][0].update(to="up")
    ),
    "$: object contains unknown field `more`": lambda c: c.update(more=1),
}


@pytest.mark.parametrize("message", WRONG)
def test_a_file_that_cannot_be_used_is_refused_with_one_precise_sentence(written, message):
    with pytest.raises(BoardError) as refused:
        written(WRONG[message])

    assert str(refused.value).endswith(f"changed.json: {message}")


def test_too_many_tiles_with_an_underground_station(written):
    def change(content):
        for tile in (1, 3):
            for name in ("dark", "light"):
                stops = content["tiles"][tile][name]["stops"]
                stops[3 if tile == 1 else 2] = ["taxi", "underground"]

    with pytest.raises(BoardError, match=r"\$\.tiles: at least 3 tiles .* at least 3 none; 7 of 9 have one"):
        written(change)


def test_what_is_no_file_at_all():
    with pytest.raises(BoardError, match=r"nowhere\.json: there is no such file"):
        load_board("nowhere.json")


def test_a_board_of_stations_is_refused():
    with pytest.raises(BoardError, match=r"london\.json: \$"):
        load_board(str(FOLDER.parent / "venice" / "data" / "london.json"))


# The picture


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_stands_alone_and_shows_every_place_twice(tiles, theme):
    tree = ElementTree.fromstring(tiles.svg(theme))  # noqa: S314 (our own)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    places = [f"place-{n}{side}" for side in ("", "-light") for n in range(1, 37)]

    assert sorted([*places, "fog", "lamplight"]) == sorted(ids)
    assert "http" not in tiles.svg(theme).replace("http://www.w3.org/2000/svg", "")


def test_the_picture_shows_every_lane_arrow_and_dead_end(tiles):
    tree = ElementTree.fromstring(tiles.svg("light"))  # noqa: S314 (our own)
    drawn = [element.get("class") for element in tree.iter("{http://www.w3.org/2000/svg}path")]
    streets = [street.way for tile in tiles.file.tiles for street in tile.light.streets]
    in_the_legend = 1

    assert 9 + in_the_legend == drawn.count("lane")
    assert streets.count("none") + in_the_legend == drawn.count("shut")
    assert streets.count("in") + streets.count("out") + in_the_legend == drawn.count("arrow")


def test_every_quarter_has_its_landmark(tiles):
    assert [tile.name for tile in tiles.file.tiles] == list(LANDMARKS)
    assert len(LANDMARKS) == tiles.svg("light").count('class="landmark"')


def test_no_name_of_a_quarter_reaches_the_rings_around_its_places(tiles):
    names = re.findall(r'<text class="quarter" x="[^"]*" y="([^"]*)"', tiles.svg("light"))

    assert 2 * len(LANDMARKS) == len(names)
    assert max(map(float, names)) <= 1.5 * BLOCK - 1.35 * RADIUS  # a ring is so wide on the page


def test_the_picture_shows_the_net_of_the_dice(tiles):
    faces = re.findall(r'class="face (\w+)"', tiles.svg("light"))

    assert ["bus", "bus", "taxi", "taxi", "underground", "x"] == sorted(faces)


def test_a_city_is_drawn_as_it_was_laid(stage, tiles):
    """Another arrangement, or another side, is another picture; and a place is where its tile is."""
    straight = stage("ABCDEF", pawns=[1], x=24).match.plain_view(None)
    swapped = stage("BACDEF", pawns=[1], x=24).match.plain_view(None)
    turned = stage("ABCDEF", pawns=[1], x=24, turned="A").match.plain_view(None)
    at = [{spot.number: (spot.x, spot.y) for spot in tiles.spots(view)} for view in (straight, swapped, turned)]

    assert 3 == len({tiles.svg("light", view) for view in (straight, swapped, turned)})
    assert at[0] == at[2] != at[1]
    assert set(range(1, 25)) == set(at[0])
    assert (at[0][1], at[0][5]) == (at[1][5], at[1][1])
    assert at[0][24] == at[1][24]
    assert "1 Mayfair" == tiles.spots(straight)[0].name


def test_a_city_that_is_being_laid_shows_what_lies_there(fresh, tiles):
    scene = fresh(3)

    assert () == tiles.spots(scene.match.plain_view(None))

    scene.play("tile D")

    assert [13, 14, 15, 16] == [spot.number for spot in tiles.spots(scene.match.plain_view(None))]


def test_the_game_finds_its_tiles_by_name():
    assert load("dice").board().name == "dice"
