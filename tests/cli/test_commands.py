"""simulate, perft, rules and board."""

import json
import re
from pathlib import Path

import pytest

from nascondino.cli import rules
from nascondino.games import folder

LONDON = folder("venice") / "data" / "london.json"


# simulate


@pytest.mark.parametrize("board", ["venice", "london"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_simulated_matches_are_counted_by_reason(run, players, board):
    result = run("simulate", "venice", "--players", players, "--board", board, "--games", 700, "--json").json

    assert {"caught", "cornered", "escaped", "stranded"} == set(result["reasons"])
    assert 700 == sum(result["reasons"].values())
    assert result["moves"] > 700
    assert (players, board) == (result["players"], result["board"])


def test_the_same_seed_gives_the_same_counts_on_any_number_of_threads(run):
    def counts(seed, threads):
        result = run("simulate", "venice", "--games", 2100, "--seed", seed, "--threads", threads, "--json").json
        return result["reasons"], result["moves"]

    assert counts(1, 1) == counts(1, 1) == counts(1, 3)
    assert counts(1, 1) != counts(2, 1)


def test_options_reach_the_rules(run):
    def stranded(rule):
        result = run("simulate", "venice", "--games", 300, "--option", f"stuck_rule={rule}", "--json").json
        return result["reasons"]["stranded"]

    assert stranded("all_pawns") < stranded("detectives")


def test_simulate_tells_a_person(run):
    ran = run("simulate", "venice", "--games", 10, "--board", LONDON)

    assert "10 random matches of venice on london, 3 players\nreasons: {caught: " in ran.out
    assert "moves/s: " in ran.out
    assert "" == ran.err


# perft


def test_perft_is_the_same_every_time_and_adds_up(run):
    asked = "perft", "venice", "--board", "london", "--depth", 4, "--seed", 5, "--after", 9, "--divide", "--json"
    first, second = run(*asked).json, run(*asked).json

    assert first == second
    assert first["nodes"][-1] == sum(first["divide"].values())
    assert first["nodes"][0] == len(first["divide"])


def test_perft_begins_with_the_draws_of_chance(run):
    ran = run("perft", "venice", "--board", "london", "--depth", 3, "--divide")

    assert "chance tile 13                       210\n" in ran.out
    assert "    3           3,360\n" in ran.out


def test_perft_counts_what_the_referee_would_allow(run):
    """The same tree, walked by the slow and certain way."""
    from nascondino.engine.match import Match
    from nascondino.games import load

    game = load("venice")

    def walk(actions, depth):
        match = Match(game.setup(2, game.board("london")), chosen=True)
        for seat, action in actions:
            match.play(seat, action)
        choices = [(seat, action) for seat in match.actors for action in match.legal(seat)]
        return len(choices) if depth == 1 else sum(walk([*actions, choice], depth - 1) for choice in choices[:2])

    result = run("perft", "venice", "--board", "london", "--depth", 2, "--divide", "--json").json
    assert walk([], 2) == sum(list(result["divide"].values())[:2])


def test_a_finished_match_has_no_tree(run):
    assert [0, 0] == run("perft", "venice", "--depth", 2, "--after", 2000, "--json").json["nodes"]


# rules


@pytest.fixture
def written(tmp_path):
    """A folder of a game: RULES.md and tests."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "RULES.md").write_text(
        "# Rules\nSee V-3 and V-99.\n\n- **V-1** rule: one.\n- V-2 decision: two,\n  told on V-9 lines.\n"
        "### V-10: ten\n| V-11 | eleven |\n* `V-3` three\n- **V-1** again\n"
    )
    (tmp_path / "tests" / "test_it.py").write_text(
        "def test_v_1_works(): pass\n\n\n# V-2 is hard\n@mark('x')\ndef test_that(): pass\n\n\n"
        "class TestMore:\n    def test_deep(self):\n        '''V-10'''\n\n\ndef helper():\n    '''V-11'''\n"
    )
    return tmp_path


def test_rules_are_held_against_tests(written):
    found = {rule.id: (rule.text, rule.tests, rule.status) for rule in rules.rules_of("x", written)}

    assert ["V-1", "V-2", "V-3", "V-10", "V-11"] == list(found)
    assert ("rule: one.", ["tests/test_it.py::test_v_1_works"], "tested") == found["V-1"]
    assert ("decision: two,", ["tests/test_it.py::test_that"], "tested") == found["V-2"]
    assert ("ten", ["tests/test_it.py::test_deep"], "tested") == found["V-10"]
    assert ("three", [], "untested") == found["V-3"]
    assert "untested" == found["V-11"][2]


@pytest.mark.parametrize("missing", ["RULES.md", "tests"])
def test_without_a_checkout_there_is_a_sentence(run, written, monkeypatch, missing):
    import shutil

    from nascondino import games

    shutil.rmtree(written / missing) if missing == "tests" else (written / missing).unlink()
    monkeypatch.setattr(games, "folder", lambda title: written)
    ran = run("rules", "venice")

    assert (1, "") == (ran.code, ran.out)
    assert 1 == ran.err.count("\n")


def test_rules_are_printed(run, written, monkeypatch):
    from nascondino import games

    monkeypatch.setattr(games, "folder", lambda title: written)

    assert "3 of 5 rules are tested.\n" == run("rules", "venice").out.splitlines(keepends=True)[-1]
    assert (3, 2) == tuple(run("rules", "venice", "--json").json[status] for status in ("tested", "untested"))


# board


def test_boards_are_listed(run):
    boards = run("board", "list", "--json").json["boards"]

    assert {"venice", "london"} <= {board["name"] for board in boards}
    assert "london" in run("board", "list").out


def test_a_right_board_file_is_found_right(run):
    ran = run("board", "check", LONDON, "--game", "venice")

    assert 0 == ran.code
    assert f"{LONDON}: right; it can be played on in venice.\n" == ran.out


def broken(tmp_path, change):
    board = json.loads(LONDON.read_text(encoding="utf-8"))
    change(board)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    return path


def test_a_broken_board_file_is_one_sentence(run, tmp_path):
    path = broken(tmp_path, lambda board: board["links"][3].update(by="train"))

    for arguments in (["board", "check"], ["board", "show"], ["simulate", "venice", "--board"]):
        ran = run(*arguments, path)

        assert (1, "") == (ran.code, ran.out)
        assert f"nascondino: {path}: $.links[3].by: there is no transport 'train'" in ran.err
        assert 1 == ran.err.count("\n")


def test_a_copy_of_a_board_is_its_file(run, tmp_path):
    ran = run("board", "copy", "london", "-o", tmp_path / "mine.json", "--json")

    assert ("london", LONDON.stat().st_size) == (json.loads(ran.out)["board"], json.loads(ran.out)["bytes"])
    assert LONDON.read_bytes() == (tmp_path / "mine.json").read_bytes()


def test_what_a_game_needs_of_a_board_is_checked(run, tmp_path):
    path = broken(tmp_path, lambda board: board["starts"].pop("mister_x"))
    ran = run("board", "check", "--game", "venice", path, "--json")

    assert (1, False) == (ran.code, ran.json["ok"])
    assert "there is no deck 'mister_x'" in ran.json["faults"]["venice"]
    assert "there is no deck 'mister_x'" in ran.err


TITLE = re.compile(r"<title>.*?</title>|<text [^>]*letter-spacing=\"0.14em\">.*?</text>")
"""A file of one's own is called by its own title; a game's board is in the reader's language."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("board", ["venice", "london"])
def test_a_board_is_drawn(run, tmp_path, board, theme):
    ran = run("board", "show", board, "-o", tmp_path / "map.svg", "--theme", theme, "--json")
    drawn = (tmp_path / "map.svg").read_text(encoding="utf-8")

    assert {"board": board, "file": str(tmp_path / "map.svg"), "bytes": len(drawn.encode())} == ran.json
    assert f'class="board {theme}"' in drawn
    of_a_file = run("board", "show", LONDON.with_name(f"{board}.json"), "--theme", theme).out
    assert TITLE.sub("", drawn) == TITLE.sub("", of_a_file)


def test_a_place_that_cannot_be_written_is_one_sentence(run, tmp_path):
    ran = run("board", "show", "london", "-o", tmp_path / "no" / "map.svg")

    assert (1, "") == (ran.code, ran.out)
    assert f"nascondino: {Path(tmp_path / 'no' / 'map.svg')} cannot be used: No such file or directory.\n" == ran.err
