import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nascondino.parts import boards, curves, drawing, drawing_style

GAMES = Path(drawing.__file__).parents[1] / "games"
SHIPPED = [path for path in sorted(GAMES.glob("*/data/*.json")) if "stations" in json.loads(path.read_bytes())]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
SVG = "{http://www.w3.org/2000/svg}"


def tiny(tmp_path, **changes):
    shades = {"light": "#010203", "dark": "#a1b2c3"}
    board = {
        "format": 1, "id": "tiny", "title": "Tiny", "licence": "CC0-1.0", "credits": [], "size": [300, 200],
        "radius": 10, "ground": "water",
        "transports": [
            {"id": name, "name": name, "colour": shades, "width": 3, "dash": [4, 2], "secret": name == "tunnel"}
            for name in ("foot", "tram", "train", "tunnel")
        ],
        "stations": [{"id": 1, "x": 50, "y": 50}, {"id": 2, "x": 150, "y": 50}, {"id": 3, "x": 250, "y": 50}],
        "links": [
            {"a": 1, "b": 2, "by": "foot"}, {"a": 2, "b": 3, "by": "foot"}, {"a": 1, "b": 2, "by": "tram"},
            {"a": 1, "b": 2, "by": "train"}, {"a": 2, "b": 3, "by": "tunnel", "path": [[200, 90]]},
        ],
        "starts": {},
        "scenery": [{"draw": "area", "kind": "land", "points": [[10, 10], [290, 10], [150, 90]]}],
    }  # fmt: skip
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps({**board, **changes}), encoding="utf-8")
    return boards.read(path)


def picture(board, theme="light"):
    return ElementTree.fromstring(drawing.svg(board, theme))  # noqa: S314 (our own)


def with_id(tree):
    return {element.get("id"): element for element in tree.iter() if element.get("id")}


def stations_of(tree):
    """By number."""
    return {int(element.get("data-spot")): element for element in tree.iter() if element.get("data-spot")}


@THEMES
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_station_and_link_is_drawn_once(path, theme):
    board = boards.read(path)
    tree = picture(board, theme)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    drawn = {name for name in ids if name != "shores" and not name.startswith("links-")}
    assert drawn == {f"link-{link.a}-{link.b}-{link.by}" for link in board.links}
    spots = [int(element.get("data-spot")) for element in tree.iter() if element.get("data-spot")]
    assert sorted(spots) == sorted(station.id for station in board.stations)
    assert len(SHIPPED) >= 2


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_picture_stands_alone(path):
    board = boards.read(path)
    text = drawing.svg(board)
    assert "script" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert set(re.findall(r'href="([^"]*)"', text)) <= {"#shores", *(f"#links-{way.id}" for way in board.transports)}
    assert re.findall(r"https?://[^\"' ]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_margin_covers_the_edges_at_every_scale(path):
    board = boards.read(path)
    margin = next(way.get("d") for way in picture(board).iter(f"{SVG}path") if way.get("class") == "margin")
    left, top, right, bottom = (int(number) for number in re.findall(r"-?\d+", margin)[:4])

    assert left < 0 > top
    assert right > board.size[0]
    assert bottom > board.size[1]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_credits_and_licence_are_shown(path):
    board = boards.read(path)
    credit = next(text.text for text in picture(board).iter(f"{SVG}text") if text.get("class") == "credits")
    assert all(line in credit for line in (*board.credits, board.licence))


def test_stations_show_who_stops_there(tmp_path):
    stations = stations_of(picture(tiny(tmp_path)))
    assert stations[1].get("class") == "station foot tram train"
    assert stations[2].get("class") == "station foot tram train tunnel"
    assert stations[3].get("class") == "station foot tunnel"
    fills = [part.get("class") for part in stations[1] if (part.get("class") or "").startswith("stop")]
    assert fills == ["stop foot", "stop tram", "stop train"]
    rings = [part.get("class") for part in stations[3].iter() if (part.get("class") or "").startswith("ring")]
    assert rings == ["ring tunnel"]


def test_links_of_one_pair_lie_side_by_side(tmp_path):
    ids = with_id(picture(tiny(tmp_path)))
    paths = [ids[f"link-1-2-{by}"].get("d") for by in ("foot", "tram", "train")]
    assert paths == ["M50 50q50-36 100 0", "M50 50l100 0", "M50 50q50 36 100 0"]
    assert ids["link-2-3-foot"].get("d") == "M150 50l100 0"


def test_a_link_with_a_path_runs_through_it(tmp_path):
    assert "M150 50s33 40 50 40 42-33.3 50-40" == with_id(picture(tiny(tmp_path)))["link-2-3-tunnel"].get("d")


def test_a_line_keeps_the_points_that_matter():
    bend = [(0, 0), (10, 0.4), (20, 0), (20, 10.3), (20, 20)]

    assert [(0, 0), (20, 0), (20, 20)] == curves.simplified(bend, 0.5)
    assert bend == [*curves.simplified(bend, 0.1)[:3], (20, 10.3), (20, 20)]
    assert [(0, 0), (5, 5)] == curves.simplified([(0, 0), (5, 5)], 1)


def test_halos_are_lines_and_no_areas(tmp_path):
    """What is used again does not know that it was a line: the rule for lines does not reach it."""
    assert ".board .halo { fill: none;" in picture(tiny(tmp_path)).find(f"{SVG}style").text


def test_text_is_escaped(tmp_path):
    nasty = "<script>alert('1')</script> & \"so\" on"
    scenery = [
        {"draw": "label", "kind": "land", "text": nasty, "x": 9, "y": 9, "size": 9},
        {"draw": "area", "kind": "park", "points": [[0, 0], [9, 0], [9, 9]], "name": nasty},
        {"draw": "ornament", "kind": "title", "x": 9, "y": 9, "size": 9},
        {"draw": "ornament", "kind": "legend", "x": 9, "y": 9, "size": 9},
    ]
    stations = [{"id": i, "x": 50 * i, "y": 50, "name": nasty} for i in (1, 2, 3)]
    board = tiny(tmp_path, title=nasty, credits=[nasty], licence=nasty, scenery=scenery, stations=stations)
    tree = picture(board)
    assert not list(tree.iter(f"{SVG}script"))
    assert stations_of(tree)[1].findtext(f"{SVG}title") == nasty
    assert sum(nasty in (element.text or "") for element in tree.iter()) == 1 + 1 + 1 + 1 + 3 + 1


@THEMES
def test_colours_are_variables_with_a_plain_colour_before(tmp_path, theme):
    style = picture(tiny(tmp_path), theme).find(f"{SVG}style").text
    shade = {"light": "#010203", "dark": "#a1b2c3"}[theme]
    water = {"light": "#d5e6e8", "dark": "#0f2a33"}[theme]
    assert f"--by-tram: {shade};" in style
    assert f"--water: {water};" in style
    assert (
        f".board .link.tram {{ stroke: {shade}; stroke: var(--by-tram); stroke-width: 3; stroke-dasharray: 4 2 }}"
        in style
    )
    assert set(re.findall(r"var\((--[a-z-]+)\)", style)) <= set(re.findall(r"(--[a-z-]+):", style))


def test_a_transport_may_be_called_like_a_colour_of_the_picture(tmp_path):
    transports = [
        {
            "id": name,
            "name": name,
            "colour": {"light": "#010203", "dark": "#a1b2c3"},
            "width": 3,
            "secret": name == "ink",
        }
        for name in ("water", "land", "paper", "ink")
    ]
    links = [{"a": 1, "b": 2, "by": "water"}, {"a": 2, "b": 3, "by": "water"}]
    style = picture(tiny(tmp_path, transports=transports, links=links)).find(f"{SVG}style").text
    assert "--water: #d5e6e8;" in style
    assert "--by-water: #010203;" in style


def test_only_shores_on_water_have_ripples(tmp_path):
    assert "ripple" in [use.get("class") for use in picture(tiny(tmp_path)).iter(f"{SVG}use")]
    assert "ripple" not in [use.get("class") for use in picture(tiny(tmp_path, ground="land")).iter(f"{SVG}use")]


def test_every_kind_of_scenery_is_drawn(tmp_path):
    points = [[10, 10], [60, 20], [40, 60]]
    scenery = [
        {"draw": "area", "kind": "water", "points": points},
        {"draw": "stroke", "kind": "water", "width": 20, "points": points},
        {"draw": "stroke", "kind": "bridge", "width": 3, "points": points},
        {"draw": "label", "kind": "water", "text": "Deep", "x": 30, "y": 30, "size": 12, "angle": 45},
        *(
            {"draw": "ornament", "kind": kind, "x": 99, "y": 99, "size": 50, "angle": 10}
            for kind in ("compass", "gondola")
        ),
    ]
    tree = picture(tiny(tmp_path, scenery=scenery))
    classes = {element.get("class") for element in tree.iter()}
    assert {"area water", "bank", "stroke water", "stroke bridge", "label water", "compass", "gondola"} <= classes
    assert next(tree.iter(f"{SVG}text")).get("transform") == "rotate(45 30 30)"


def shades(tree):
    """The colours of a picture by the names of its variables."""
    return dict(re.findall(r"--([a-z_-]+): (#[0-9a-f]{6});", tree.find(f"{SVG}style").text))


@THEMES
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_numbers_can_be_read_on_their_discs(path, theme):
    tree = picture(boards.read(path), theme)
    colour = shades(tree)
    seen = set()
    for station in (element for element in tree.iter() if (element.get("class") or "").startswith("station ")):
        *_, plate, number = station
        kind = plate.get("class")
        ground = colour["paper"] if kind == "plate" else colour[f"by-{kind.removeprefix('stop ')}"]
        ink = colour[number.get("class") or "ink"]
        assert drawing_style.contrast(ink, ground) >= 4.5
        seen.add(kind)
    assert len(seen) == 2


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#767676", "#777777", "#d2455a", "#c0080e", "#e0ab10"])
def test_a_number_can_be_read_on_any_colour(colour):
    assert drawing_style.contrast(drawing_style.readable_on(colour), colour) >= 4.5


def test_contrast_is_measured_as_everyone_does():
    assert drawing_style.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert drawing_style.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@THEMES
@pytest.mark.parametrize(
    ("ink", "grounds", "least"),
    [
        ("ink", ["paper"], 4.5),
        ("quiet-ink", ["paper"], 4.5),
        ("land-ink", ["land"], 3),  # large letters
        ("water-ink", ["water"], 3),
        ("park-ink", ["land", "park", "water"], 3),
    ],
)
def test_words_can_be_read(theme, ink, grounds, least):
    colours = drawing_style.COLOURS
    for ground in grounds:
        assert drawing_style.contrast(colours[ink][theme], colours[ground][theme]) >= least


def test_curves():
    assert curves.straight([(1, 2), (3, 4.25)]) == "M1 2l2 2.2"
    assert curves.closed([(1, 2), (3, 4), (5, 6)]) == "M1 2l2 2 2 2Z"
    assert curves.smooth([(0, 0), (6, 0), (12, 6)]) == "M0 0s4-1 6 0 5 5 6 6"
    assert curves.rounded([(0, 0), (6, 0), (6, 6)]) == "M0 0c0-1 5-1 6 0 1 1 1 6 0 6-1 0-6-5-6-6Z"
    assert curves.bowed((0, 0), (10, 0), 0) == "M0 0l10 0"
    assert curves.bowed((0, 0), (10, 0), 3) == "M0 0q5 6 10 0"
    assert curves.bowed((0, 0), (0, 0), 3) == "M0 0q0 0 0 0"
