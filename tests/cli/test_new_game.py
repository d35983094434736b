"""A game that is added: the steps of docs/add-a-game.md, and what may go wrong."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nascondino import games
from nascondino.cli import new_game


@pytest.fixture
def shelf(tmp_path):
    """A folder for games, which no later test of this process knows."""
    before = games.titles()
    yield tmp_path / "my_games"
    assert before == games.titles()


def nascondino(*arguments, shelf):
    command = [sys.executable, "-P", "-m", "nascondino", "--shelf", str(shelf), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_new_game_is_complete_keeps_the_laws_and_passes_its_own_tests(run, shelf):
    assert 0 == run("new-game", "marmot", "--in", shelf).code

    laws = nascondino("laws", "marmot", "--matches", 20, shelf=shelf)
    assert (0, "") == (laws.returncode, laws.stderr)
    assert "every law holds" in laws.stdout
    simulated = nascondino("simulate", "marmot", "--games", 500, shelf=shelf)
    assert "caught" in simulated.stdout
    rules = nascondino("rules", "marmot", shelf=shelf)
    assert rules.stdout.count("tested") >= 5
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", str(shelf)],
        env={**os.environ, "NASCONDINO_GAMES": str(shelf)},
        capture_output=True,
        text=True,
        check=False,
        cwd=shelf,
    )
    assert "6 passed" in tests.stdout


def test_a_match_of_a_new_game_can_be_played_recorded_and_verified(run, shelf, tmp_path):
    run("new-game", "marmot", "--in", shelf)
    file = tmp_path / "m.record"
    typed = "1\n" * 12
    command = [sys.executable, "-P", "-m", "nascondino", "--shelf", str(shelf), "play", "marmot", "--save", str(file)]
    played = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)

    assert "The record is" in played.stdout
    assert 0 == nascondino("verify", file, shelf=shelf).returncode


@pytest.mark.slow
def test_a_broken_law_is_told_in_one_sentence(run, shelf):
    run("new-game", "marmot", "--in", shelf)
    sight = shelf / "marmot" / "sight.py"
    sight.write_text(sight.read_text().replace("if seat == FOX or s.phase == OVER:", "if s.phase == s.phase:"))
    laws = nascondino("laws", "marmot", shelf=shelf)

    assert 1 == laws.returncode
    assert laws.stderr.startswith("nascondino: A law is broken: after action")
    assert 1 == laws.stderr.count("\n")


def test_no_word_of_the_template_is_left(run, shelf):
    run("new-game", "marmot", "--in", shelf)
    words = new_game.TEMPLATE, new_game.TEMPLATE.replace("_", " ")
    texts = [path.read_text(encoding="utf-8") for path in (shelf / "marmot").rglob("*") if path.is_file()]

    assert not [word for word in words for text in texts if word in text.lower()]


@pytest.mark.parametrize("name", ["Marmot", "9lives", "a b", "../x", "x", "é1"])
def test_a_name_that_no_folder_could_have_is_refused(run, shelf, name):
    ran = run("new-game", name, "--in", shelf)

    assert (2, f"nascondino: '{name}' cannot be a game's name: small letters, digits and _, a letter first.\n") == (
        ran.code,
        ran.err,
    )


def test_what_is_there_is_not_overwritten(run, shelf):
    run("new-game", "marmot", "--in", shelf)
    (shelf / "marmot" / "rules.py").write_text("mine")
    again = run("new-game", "marmot", "--in", shelf)

    assert 2 == again.code
    assert "mine" == (shelf / "marmot" / "rules.py").read_text()
    shutil.rmtree(shelf)


def test_a_name_on_the_shelf_is_taken(run, shelf):
    assert "nascondino: There is already a game 'venice'.\n" == run("new-game", "venice", "--in", shelf).err
    assert not Path(shelf).exists()
