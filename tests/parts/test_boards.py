import json
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from nascondino.parts import board_file, boards
from nascondino.parts.boards import BoardError, Needs

NEEDS = Needs(decks={"hunters": (2, 3), "prey": (1, 3)})
SHADES = {"light": "#000000", "dark": "#ffffff"}


def transport(name, **more):
    return {"id": name, "name": name.title(), "colour": SHADES, "width": 3, **more}


def small_board():
    """Four stations in a square, walked around; a tram along one side and a tunnel across."""
    return {
        "format": 1,
        "id": "square",
        "title": "Square",
        "licence": "CC0-1.0",
        "credits": ["Nobody"],
        "size": [100, 100],
        "radius": 5,
        "ground": "land",
        "transports": [transport("foot"), transport("tram"), transport("train"), transport("tunnel", secret=True)],
        "stations": [
            {"id": 1, "x": 10, "y": 10, "name": "North"},
            {"id": 2, "x": 90, "y": 10},
            {"id": 3, "x": 90, "y": 90},
            {"id": 4, "x": 10, "y": 90},
        ],
        "links": [
            {"a": 1, "b": 2, "by": "foot"},
            {"a": 2, "b": 3, "by": "foot"},
            {"a": 3, "b": 4, "by": "foot"},
            {"a": 1, "b": 2, "by": "tram", "path": [[50, 20]]},
            {"a": 1, "b": 3, "by": "tunnel"},
        ],
        "starts": {"hunters": [1, 2], "prey": [4]},
        "scenery": [{"draw": "area", "kind": "park", "points": [[0, 0], [9, 0], [9, 9]]}],
    }


def read(tmp_path, content, needs=NEEDS):
    path = tmp_path / "board.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return boards.read(path, needs)


def sentence(tmp_path, content, needs=NEEDS):
    with pytest.raises(BoardError) as caught:
        read(tmp_path, content, needs)
    text = str(caught.value)
    start = f"{tmp_path / 'board.json'}: "
    assert text.startswith(start)
    assert "\n" not in text
    return text.removeprefix(start)


def test_a_sound_board_is_read(tmp_path):
    board = read(tmp_path, small_board())
    assert board.title == "Square"
    assert board.stations[0].name == "North"
    assert board.stations[1].name == ""
    assert boards.neighbours(board) == {
        1: [(2, 0), (2, 1), (3, 3)],
        2: [(1, 0), (1, 1), (3, 0)],
        3: [(1, 3), (2, 0), (4, 0)],
        4: [(3, 0)],
    }


def test_a_byte_order_mark_is_no_mistake(tmp_path):
    assert read(tmp_path, b"\xef\xbb\xbf" + json.dumps(small_board()).encode()).id == "square"


def change(*path_and_value):
    """A change of one place inside a board: the last argument is the new value."""
    *path, last, value = path_and_value

    def apply(board):
        place = board
        for key in path:
            place = place[key]
        place[last] = value

    return apply


def more_links(board):
    board["links"] = [{"a": 1, "b": 2, "by": "foot"}] * 1001


def more_stations(board):
    board["stations"] = [{"id": i, "x": 1, "y": 1} for i in range(1, 257)]


def without(*path):
    *path, last = path

    def apply(board):
        place = board
        for key in path:
            place = place[key]
        del place[last]

    return apply


@pytest.mark.parametrize(
    ("break_it", "expected"),
    [
        # types
        (without("title"), "$: object missing required field `title`"),
        (change("colour", 1), "$: object contains unknown field `colour`"),
        (change("stations", 2, "x", "far"), "$.stations[2].x: expected `float`, got `str`"),
        (change("stations", 2, "id", 0), "$.stations[2].id: expected `int` >= 1"),
        (change("format", 2), "$.format: invalid enum value 2"),
        (change("id", "My Board"), "$.id: expected small letters, digits, - and _, a letter first"),
        (change("id", "square\n"), "$.id: expected small letters, digits, - and _, a letter first"),
        (change("title", "a\x00b"), "$.title: expected one line of printable text"),
        (change("transports", 0, "colour", {"light": "red", "dark": "#ffffff"}),
         "$.transports[0].colour.light: expected a colour like #0f2a33"),
        (change("scenery", 0, "kind", "swamp"), "$.scenery[0].kind: invalid enum value 'swamp'"),
        (change("scenery", 0, "draw", "film"), "$.scenery[0].draw: invalid value 'film'"),
        # transports
        (without("transports", 1), "$.transports: there must be exactly 4 transports, not 3"),
        (change("transports", 1, transport("foot")), "$.transports[1].id: there is already a transport 'foot'"),
        (change("transports", 3, "secret", False), "$.transports[3].secret: the transport 'tunnel' must be secret"),
        (change("transports", 1, "secret", True), "$.transports[1].secret: the transport 'tram' must not be secret"),
        # stations
        (change("stations", []), "$.stations: there must be between 1 and 255 stations, not 0"),
        (more_stations, "$.stations: there must be between 1 and 255 stations, not 256"),
        (change("stations", 2, "id", 4), "$.stations[2].id: stations count from 1 in order, so this is 3, not 4"),
        (change("stations", 1, "x", 100.5), "$.stations[1]: the point (100.5, 10) is outside the board of 100 by 100"),
        # links
        (more_links, "$.links: there may be at most 1000 links, not 1001"),
        (change("links", 2, "by", "boat"),
         "$.links[2].by: there is no transport 'boat'; known are foot, tram, train, tunnel"),
        (change("links", 2, "b", 5), "$.links[2].b: there is no station 5; the last is 4"),
        (change("links", 2, "a", 9), "$.links[2].a: there is no station 9; the last is 4"),
        (change("links", 2, {"a": 3, "b": 3, "by": "foot"}),
         "$.links[2]: a link may not lead from station 3 to itself"),
        (change("links", 2, {"a": 4, "b": 3, "by": "foot"}),
         "$.links[2]: the smaller station comes first: a is 3 and b is 4"),
        (change("links", 2, {"a": 1, "b": 2, "by": "foot"}), "$.links[2]: foot 1-2 is already $.links[0]"),
        (change("links", 3, "path", 0, [50, -1]),
         "$.links[3].path[0]: the point (50, -1) is outside the board of 100 by 100"),
        (without("links", 1), "$.stations[2]: station 3 cannot be reached from station 1 by foot"),
        (change("links", 2, "by", "tram"), "$.stations[3]: station 4 cannot be reached from station 1 by foot"),
        # scenery
        (change("scenery", [{"draw": "ornament", "kind": "compass", "x": 1, "y": 1, "size": 1}] * 25),
         "$.scenery: there may be at most 24 ornaments, not 25"),
        # starts
        (without("starts", "prey"), "$.starts: there is no deck 'prey'; known are hunters"),
        (change("starts", "bears", [3]),
         "$.starts.bears: nothing is dealt from this deck; the decks are hunters, prey"),
        (change("starts", "hunters", [1]), "$.starts.hunters: there must be between 2 and 3 stations, not 1"),
        (change("starts", "hunters", [1, 2, 3, 3]), "$.starts.hunters: there must be between 2 and 3 stations, not 4"),
        (change("starts", "hunters", [1, 5]), "$.starts.hunters[1]: there is no station 5; the last is 4"),
        (change("starts", "hunters", [1, 1]), "$.starts.hunters[1]: station 1 is already $.starts.hunters[0]"),
        (change("starts", "prey", [2]), "$.starts.prey[0]: station 2 is already $.starts.hunters[1]"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(tmp_path, break_it, expected):
    board = small_board()
    break_it(board)
    assert sentence(tmp_path, board) == expected


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "the file is empty"),
        (b" \n ", "the file is empty"),
        (b'{\n "format": 1,\n "id" 2}', "line 3, column 7: this is not JSON (expected ':')"),
        (b'{"format": 1', "line 1, column 13: this is not JSON (input data was truncated)"),
        (b'{"title": "\xff"}', "the file is not UTF-8 text (byte 11)"),
        (b" " * (8 * 1024 * 1024 + 1), "the file is larger than 8 MB"),
        (b'{"scenery": [{"x": ' + b"[" * 100_000, "the file is nested too deeply"),
        (b"[]", "$: expected `object`, got `array`"),
    ],
)
def test_a_file_that_is_no_board(tmp_path, content, expected):
    assert sentence(tmp_path, content) == expected


def test_the_column_counts_letters_not_bytes(tmp_path):
    assert sentence(tmp_path, '{"tìtòlò" 1}'.encode()).startswith("line 1, column 11:")


def test_a_missing_file(tmp_path):
    with pytest.raises(BoardError, match=r"gone\.json: there is no such file$"):
        boards.read(tmp_path / "gone.json")


def test_a_folder(tmp_path):
    with pytest.raises(BoardError, match=r"this is not a file$"):
        boards.read(tmp_path)


def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BoardError, match=r"this is not a file$"):
        boards.read(tmp_path / "pipe")


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    (tmp_path / "board.json").touch()
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BoardError, match=r"the file cannot be read \(Permission denied\)$"):
        boards.read(tmp_path / "board.json")


def test_an_impossible_path():
    with pytest.raises(BoardError, match=r"the file cannot be read|there is no such file"):
        boards.read("a\0b")


def test_another_game_may_need_other_things(tmp_path):
    board = small_board()
    board["transports"] = board["transports"][:3]
    del board["links"][4]
    assert len(read(tmp_path, board, Needs(transports=3, secret=0)).transports) == 3
    assert "at most 3 stations" in sentence(tmp_path, small_board(), Needs(stations=3)).replace(
        "between 1 and", "at most"
    )


def changed_digest(tmp_path, change_it):
    board = small_board()
    change_it(board)
    return boards.digest(read(tmp_path, board))


def test_drawing_a_board_anew_keeps_its_digest(tmp_path):
    digest = boards.digest(read(tmp_path, small_board()))
    assert len(digest) == 64
    for redraw in (
        change("stations", 0, "x", 20),
        change("stations", 0, "name", "Nord"),
        change("links", 3, "path", []),
        change("scenery", []),
        change("title", "Quadrat"),
        change("size", [200, 200]),
        lambda board: board["links"].reverse(),
    ):
        assert changed_digest(tmp_path, redraw) == digest


def test_changing_the_game_changes_the_digest(tmp_path):
    digests = [
        changed_digest(tmp_path, changed)
        for changed in (
            lambda board: None,
            without("links", 4),
            change("links", 4, "b", 4),
            change("links", 3, "by", "train"),
            change("starts", "prey", [3]),
            lambda board: (
                board["transports"].insert(0, board["transports"].pop(1))
                or board["links"].extend({"a": a, "b": b, "by": "tram"} for a, b in ((2, 3), (3, 4)))
            ),
            lambda board: (
                board["stations"].append({"id": 5, "x": 1, "y": 1})
                or board["links"].append({"a": 1, "b": 5, "by": "foot"})
            ),
        )
    ]
    assert len(set(digests)) == len(digests)


def test_a_board_survives_being_written(tmp_path):
    board = read(tmp_path, small_board())
    assert read(tmp_path, msgspec.json.encode(board)) == board


def test_the_published_schema_is_current():
    published = Path(board_file.__file__).with_name("board.schema.json")
    assert published.read_bytes() == board_file.schema()


def test_threads_that_read_the_first_boards_make_their_decoder_one_after_the_other(monkeypatch):
    """Two that make it at the same moment crash the program: on a server, two people with boards of their own."""
    inside, most, two = 0, 0, threading.Event()

    def make(kind):
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        if most > 1:
            two.set()
        two.wait(0.2)  # another comes in meanwhile, if it can
        inside -= 1
        return msgspec.json.Decoder(kind)

    monkeypatch.setattr(boards, "_made_decoder", make)
    with ThreadPoolExecutor(2) as threads:
        made = [threads.submit(boards._decoder, boards.BoardFile) for _ in range(2)]

    assert [None, None] == [each.exception() for each in made]
    assert 1 == most
