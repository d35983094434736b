"""Bots against themselves, and what is written of it."""

import re

import pytest

from nascondino.arena import balance, play
from nascondino.arena.intervals import wilson
from nascondino.bots.uniform import Uniform
from nascondino.engine.player import Clock
from nascondino.games import folder, load, titles

GAME = load("venice")


def test_the_same_seed_gives_the_same_match():
    setup = GAME.setup(3)
    first, second, third = (play(setup, ["greedy"] * 3, seed)[0].steps for seed in (1, 1, 2))

    assert first == second
    assert first != third


def test_every_board_seat_count_and_bot_has_a_row():
    assert 2 * 5 * 2 == len(balance.tables(GAME))
    assert 2 * 5 * ["expert"] == [bot for _, bot in balance.tables(GAME, ["expert"])]


def test_a_row_adds_up():
    row = balance.measure(GAME.setup(4), "random", 8)

    assert 8 == row.reasons.total()
    assert {row.wins[1]} == set(row.wins[1:])
    assert 8 == row.wins[0] + row.wins[1]


def test_a_bot_thinks_as_much_as_it_is_told_and_the_row_says_so(monkeypatch):
    told = []
    monkeypatch.setattr(Uniform, "act", lambda self, view, seen, legal, clock: told.append(clock) or legal[0])
    hurried = balance.measure(GAME.setup(2), "random", 1, Clock(0.2))
    free = balance.measure(GAME.setup(2), "random", 1)

    assert {Clock(0.2), Clock()} == set(told)
    assert "| random, 0.2 s an action |" in balance.table([hurried])
    assert "| random |" in balance.table([free])


@pytest.mark.parametrize(
    ("won", "played", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (60, 100, 0.502, 0.691)]
)
def test_intervals_are_wilsons(won, played, low, high):
    assert (low, high) == pytest.approx(wilson(won, played), abs=0.001)


def test_the_table_replaces_the_one_that_stood_there_and_nothing_else(tmp_path):
    rules = tmp_path / "RULES.md"
    rules.write_text("# Rules\n\n- **V-1** …\n", encoding="utf-8")
    row = balance.measure(GAME.setup(2), "random", 2)
    balance.write(rules, [row])
    once = rules.read_text(encoding="utf-8")
    rules.write_text(once + "\n## After\n", encoding="utf-8")
    balance.write(rules, [row])

    assert once.startswith("# Rules\n\n- **V-1** …\n\n## Balance\n")
    assert once + "\n## After\n" == rules.read_text(encoding="utf-8")


def test_a_chapter_that_has_no_table_yet_gets_one_and_stays_one_chapter(tmp_path):
    rules = tmp_path / "RULES.md"
    rules.write_text("# Rules\n\n## Balance\n\nIt is fair.\n", encoding="utf-8")
    balance.write(rules, [balance.measure(GAME.setup(2), "random", 2)])

    text = rules.read_text(encoding="utf-8")
    assert text.startswith(f"# Rules\n\n## Balance\n\n{balance.BEGIN}")
    assert text.endswith(f"{balance.END}\nIt is fair.\n")


@pytest.mark.parametrize("title", titles())
def test_every_games_rules_tell_of_every_table_and_bot(title):
    chapter = (folder(title) / "RULES.md").read_text(encoding="utf-8").partition(f"{balance.HEADING}\n")[2]
    written = chapter.partition(balance.BEGIN)[2].partition(balance.END)[0]

    assert [(setup.name, bot) for setup, bot in balance.tables(load(title))] == re.findall(
        r"^\| (\w+, \d players) \| (\w+) \|", written, re.MULTILINE
    )
