"""The places: what a file of them must be, and the picture of their cards."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

from nascondino.games import load
from nascondino.games.inkognito.board import CLOTH, DATA, load_board
from nascondino.parts.boards import BoardError
from nascondino.parts.drawing_style import COLOURS, contrast

OURS = DATA / "inkognito.json"


@pytest.fixture
def written(tmp_path):
    """A file like ours, changed."""

    def write(change):
        content = json.loads(OURS.read_text(encoding="utf-8"))
        change(content)
        path = tmp_path / "places.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return str(path)

    return write


def test_the_places_are_those_that_are_known():
    names = [place.name for place in load("inkognito").board().file.places]

    assert ["San Marco", "Rialto", "San Giorgio", "Salute", "Ponte dei Sospiri"] == names


def test_places_can_be_named_anew_and_the_game_is_the_same(written):
    def rename(content):
        content["places"][1] = {"name": "Arsenale"}

    board = load_board(written(rename))

    assert "Arsenale" == board.file.places[1].name
    assert load_board("inkognito").digest == board.digest
    assert "Arsenale" in board.svg("light")


def four(content):
    del content["places"][4]


def twice(content):
    content["places"][3]["name"] = "san marco"


def nameless(content):
    content["places"][2]["name"] = ""


def scribbled(content):
    content["places"][0]["picture"][0]["d"] = 'M0 0"/><script/>'


def unknown(content):
    content["places"][0]["picture"][0]["of"] = "gold"


def another_format(content):
    content["format"] = 2


BAD = {
    four: r"\$\.places: there must be 5 places, not 4$",
    twice: r"\$\.places\[3\]\.name: another place is called san marco too$",
    nameless: r"\$\.places\[2\]\.name: expected `str` of length >= 1",
    scribbled: r"\$\.places\[0\]\.picture\[0\]\.d: expected the letters and numbers of an SVG path$",
    unknown: r"\$\.places\[0\]\.picture\[0\]\.of: invalid enum value 'gold'",
    another_format: r"\$\.format: invalid enum value 2",
}


@pytest.mark.parametrize("change", BAD, ids=lambda change: change.__name__)
def test_a_bad_file_is_refused_in_one_sentence_that_says_where(written, change):
    with pytest.raises(BoardError, match=BAD[change]) as refused:
        load_board(written(change))

    assert "places.json: " in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_is_named():
    with pytest.raises(BoardError, match=r"nowhere\.json: there is no such file"):
        load_board("nowhere.json")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_has_a_card_for_every_place(theme):
    board = load_board("inkognito")
    picture = board.svg(theme)
    cards = [part.get("id") for part in ElementTree.fromstring(picture).iter() if part.get("class") == "card"]  # noqa: S314

    assert [f"place-{n}" for n in range(1, 6)] == cards
    assert all(place.name in picture for place in board.file.places)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_written_on_a_card_can_be_read(theme):
    card = CLOTH["card"][theme]

    assert contrast(COLOURS["ink"][theme], card) >= 4.5
    assert contrast(CLOTH["accent"][theme], card) >= 4.5


def test_a_board_tells_its_size():
    assert "5 places" == load_board("inkognito").size
