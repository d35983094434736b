"""What the board must be like by the rulebook and by public reviews, and that a bad file is refused with a reason."""

import json
import re
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from nascondino.games.mille_grazie import board_file
from nascondino.games.mille_grazie.board import DATA, digest, initials, load_board, road_number
from nascondino.games.mille_grazie.bots import Planner
from nascondino.games.mille_grazie.drawing import along, line
from nascondino.parts.board_file import BoardError, schema
from nascondino.parts.drawing_style import contrast

ITALY = load_board("italy")
FILE = ITALY.file
ROADS = {road.letter: road for road in FILE.roads}
ORDERS = {(order.first, order.destination): order.points for order in FILE.orders}
TINY = json.loads((Path(__file__).parent / "tiny.json").read_text(encoding="utf-8"))

KNOWN_CITIES = {
    "Bologna", "Brescia", "Ferrara", "Firenze", "Genova", "La Spezia", "Milano", "Modena", "Piacenza", "San Marino",
    "Venezia", "Verona",
}  # fmt: skip
KNOWN_ROADS = {
    "V": ("Via Vittoria", {"Venezia", "Verona"}, "green"),
    "X": ("Via XXII Aprile", {"Verona", "Ferrara"}, "violet"),
    "Q": ("Via del Quirinale", {"Ferrara", "Bologna"}, None),
    "F": ("Via Fiorentina", {"Bologna", "Firenze"}, "orange"),
    "L": ("Via Liguria", None, None),
    "Z": ("Via Zorzi", None, None),
}
KNOWN_LINKS = ("Milano", "Piacenza", "Modena", "Bologna", "San Marino"), ("Brescia", "Milano")


def test_there_are_fourteen_cities_the_known_ones_among_them():
    names = {city.name for city in FILE.cities}

    assert 14 == len(names)
    assert KNOWN_CITIES <= names


def test_three_to_five_roads_meet_at_each_city():
    ends = Counter(city for road in FILE.roads for city in (road.a, road.b))

    assert {3, 4, 5} == set(ends.values())


def test_there_are_24_to_26_roads_of_three_colours():
    assert 24 <= len(FILE.roads) <= 26
    assert {"green", "violet", "orange"} == {road.colour for road in FILE.roads}


def test_every_road_has_the_initial_of_its_name():
    """Of the last word, but for the road of the 22nd of April."""
    for road in FILE.roads:
        assert road.letter in initials(road.name)
        assert road.letter == road.name.replace("’", " ").split()[-1][0] or road.letter == "X"


@pytest.mark.parametrize("letter", KNOWN_ROADS)
def test_the_known_roads_are_as_they_are_known(letter):
    name, ends, colour = KNOWN_ROADS[letter]
    road = ROADS[letter]

    assert name == road.name
    assert ends in (None, {road.a, road.b})
    assert colour in (None, road.colour)


def test_the_known_neighbours_are_joined():
    joined = {frozenset((road.a, road.b)) for road in FILE.roads}
    for way in KNOWN_LINKS:
        assert all(frozenset(pair) in joined for pair in pairwise(way))


def test_there_are_thirty_orders_the_known_ones_among_them():
    assert 30 == len(FILE.orders) == len(ORDERS)
    assert 6 == ORDERS["Venezia", "Genova"]
    assert 4 == ORDERS["Milano", "Genova"]
    assert 7 == ORDERS["San Marino", "Genova"]
    assert 5 == ORDERS["Ferrara", "Milano"]
    assert ("San Marino", "Venezia") in ORDERS
    for destination in ("Ferrara", "Firenze"):
        assert any(to == destination and points == 7 for (_, to), points in ORDERS.items())
    assert {"Brescia", "Milano", "Bologna", "San Marino", "Verona"} <= {order.first for order in FILE.orders}


def test_an_order_is_worth_two_more_than_the_roads_on_the_shortest_way():
    numbers = {city.name: n for n, city in enumerate(FILE.cities, 1)}
    distance = Planner(ITALY.record[0]).distance
    for (first, destination), points in ORDERS.items():
        assert points == distance[numbers[first]][numbers[destination]] + 2


def test_orders_begin_and_end_everywhere():
    for cities in (Counter(order.first for order in FILE.orders), Counter(order.destination for order in FILE.orders)):
        assert {city.name for city in FILE.cities} == set(cities)
        assert set(cities.values()) <= {2, 3}


def test_riskier_colours_are_on_the_more_useful_roads():
    """Useful is what lies on many shortest ways between two cities; Via Fiorentina is orange by the rulebook."""
    useful = usefulness(Planner(ITALY.record[0]))
    mean = {
        colour: sum(useful[letter] for letter in letters) / len(letters)
        for colour in ("green", "violet", "orange")
        for letters in [[road.letter for road in FILE.roads if road.colour == colour]]
    }

    assert mean["green"] < mean["violet"] < mean["orange"]
    others = sorted((letter for letter in useful if letter != "F"), key=useful.__getitem__)
    assert {"orange"} == {ROADS[letter].colour for letter in others[-5:]}


def usefulness(atlas):
    shares = Counter()
    for start in atlas.at:
        for end in atlas.at:
            ways = list(shortest(atlas, start, end))
            for way in ways:
                shares.update({letter: 1 / len(ways) for letter in way})
    return {letter: shares[road_number(letter)] for letter in ROADS}


def shortest(atlas, start, end):
    if start == end:
        yield []
    for road, city in atlas.at[start]:
        if atlas.distance[city][end] < atlas.distance[start][end]:
            yield from ([road, *rest] for rest in shortest(atlas, city, end))


def test_the_map_is_the_one_that_was_balanced():
    """Drawing the board anew must not change the game."""
    assert "98535c8b55b28916e9f3d532631a14adf78ccb5d717659b6bfd028bd25b4ff4a" == ITALY.digest


def test_the_published_schema_is_current():
    published = Path(board_file.__file__).with_name("board.schema.json")

    assert published.read_bytes() == schema(board_file.BoardFile)


# The picture.


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_shows_every_city_road_and_field(theme):
    root = ElementTree.fromstring(ITALY.svg(theme))  # noqa: S314 - our own picture
    ids = {element.get("id") for element in root.iter()}
    classes = Counter(element.get("class") for element in root.iter())

    assert {f"city-{n}" for n in range(1, 15)} | {f"road-{letter}" for letter in ROADS} <= ids
    assert 14 == classes["field"]
    assert 14 == classes["field rim"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_roads_can_be_told_apart_without_colours(theme):
    """By their dashes; and every colour stands out from the land."""
    picture = ITALY.svg(theme)
    dashes = re.findall(r"\.road\.\w+ \{.*stroke-dasharray: ([^}]+)\}", picture)
    land = re.search(r"--land: (#\w+)", picture)[1]

    assert 3 == len(set(dashes))
    for colour in ("green", "violet", "orange"):
        assert contrast(re.search(rf"--by-{colour}: (#\w+)", picture)[1], land) >= 3


def test_signs_keep_clear_of_each_other_and_of_cities():
    signs = {road.letter: along(line(FILE, road), road.sign) for road in FILE.roads}
    for one, other in combinations(signs.values(), 2):
        assert apart(one, other) > 34
    for sign in signs.values():
        assert all(apart(sign, (city.x, city.y)) > 34 for city in FILE.cities)


def test_names_keep_clear_of_each_other_and_of_signs():
    names = [name_box(city) for city in FILE.cities]
    signs = [along(line(FILE, road), road.sign) for road in FILE.roads]

    assert [] == [(one, other) for one, other in combinations(names, 2) if overlap(*map(with_a_gap, (one, other)))]
    assert [] == [(name, sign) for name in names for sign in signs if overlap(name, around(sign, 17, 17))]
    assert [] == [(name, sign) for name in names for sign in signs if apart_on_a_grid(name, sign) < DIAMOND]


DIAMOND = 37  # from its middle to each corner: what marks a road where somebody may wait


def apart_on_a_grid(box, point):
    """How far a diamond around the point reaches when it touches the box."""
    (left, top, right, bottom), (x, y) = box, point
    return max(left - x, 0, x - right) + max(top - y, 0, y - bottom)


def name_box(city):
    """As wide as its letters are at most, and as high as a capital."""
    x, y = city.x + city.label[0], city.y + city.label[1]
    return around((x, y - 10), 29 * 0.29 * len(city.name), 11)


def with_a_gap(box):
    return box[0] - 4, box[1], box[2] + 4, box[3]


def around(middle, wide, high):
    return middle[0] - wide, middle[1] - high, middle[0] + wide, middle[1] + high


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def apart(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


# Files.


def refused(tmp_path, **changes):
    path = tmp_path / "board.json"
    path.write_text(json.dumps(TINY | changes), encoding="utf-8")
    with pytest.raises(BoardError) as error:
        load_board(str(path))
    assert "\n" not in str(error.value)
    return str(error.value).removeprefix(f"{path}: ")


def changed(part, i, **changes):
    return {part: [thing | (changes if n == i else {}) for n, thing in enumerate(TINY[part])]}


BAD = [
    ({"cities": TINY["cities"][:1]}, "$.cities: there must be between 2 and 31 cities, not 1"),
    (changed("cities", 1, name="Asti"), "$.cities[1].name: Asti is already $.cities[0]"),
    (changed("cities", 1, x=200), "$.cities[1]: the point (200, 10) is outside the board of 100 by 100"),
    (changed("cities", 1, field=[20, 0]), "$.cities[1].field: the point (110, 10) is outside the board of 100 by 100"),
    (changed("roads", 1, letter="A", name="Via Ada"), "$.roads[1].letter: the letter A is already that of $.roads[0]"),
    (changed("roads", 1, letter="é", name="Via é"), "$.roads[1].letter: a letter from A to Z is expected, not 'é'"),
    (changed("roads", 1, letter="E"), "$.roads[1].name: no word of 'Via Corta' begins with the letter E"),
    (changed("roads", 1, a="Pisa"), "$.roads[1].a: there is no city 'Pisa'; known are Asti, Bari, Como"),
    (changed("roads", 1, a="Como"), "$.roads[1]: a road may not lead from Como to itself"),
    (changed("roads", 1, path=[[1, 200]]), "$.roads[1].path[0]: the point (1, 200) is outside the board of 100 by 100"),
    ({"roads": TINY["roads"][1:2]}, "$.cities[1]: Bari cannot be reached from Asti"),
    ({"orders": TINY["orders"][:7]}, "$.orders: there must be between 8 and 63 orders, not 7"),
    (changed("orders", 2, first="Pisa"), "$.orders[2].first: there is no city 'Pisa'; known are Asti, Bari, Como"),
    (changed("orders", 2, destination="Bari"), "$.orders[2]: an order may not lead from Bari to itself"),
    (changed("orders", 2, points=0), "$.orders[2].points: expected `int` >= 1"),
    (changed("roads", 1, colour="red"), "$.roads[1].colour: invalid enum value 'red'"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence.split(":")[0] for _, sentence in BAD])
def test_a_bad_file_is_refused_with_the_place_and_the_reason(tmp_path, changes, sentence):
    assert sentence == refused(tmp_path, **changes)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BoardError, match=r"nowhere\.json: there is no such file"):
        load_board(str(tmp_path / "nowhere.json"))


def test_two_drawings_of_one_map_have_one_digest():
    moved = msgspec.structs.replace(FILE, size=(9000, 9000), scenery=())
    dearer = msgspec.structs.replace(FILE, orders=FILE.orders[1:])

    assert digest(FILE) == digest(moved) != digest(dearer)


def test_the_board_is_where_it_is_looked_for():
    assert ["italy.json"] == [path.name for path in DATA.glob("*.json")]
