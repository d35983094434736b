"""Every rule in a game's RULES.md has an id and a test, and every id that the game's files name is a rule there."""

import re

import pytest

from nascondino import games

RULE = re.compile(r"^- \*\*([A-Z])-(\d+)\*\* \S", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]-\d+\b")


def rules(game):
    """The ids in RULES.md, as letter and number."""
    text = (games.folder(game) / "RULES.md").read_text(encoding="utf-8")
    return [(letter, int(number)) for letter, number in RULE.findall(text)]


def names_of_tests(game):
    """The names of all test functions of a game."""
    files = (games.folder(game) / "tests").glob("test_*.py")
    return [name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)]


def untested(ids, names):
    return [f"{letter}-{n}" for letter, n in ids if not any(is_about(letter, n, name) for name in names)]


def is_about(letter, number, name):
    return name.startswith(f"test_{letter.lower()}_{number}_")


@pytest.mark.parametrize("game", games.titles())
def test_rules_are_numbered_from_1_without_a_gap_under_one_letter(game):
    ids = rules(game)

    assert ids
    assert 1 == len({letter for letter, _ in ids})
    assert list(range(1, len(ids) + 1)) == sorted(number for _, number in ids)


@pytest.mark.parametrize("game", games.titles())
def test_every_rule_has_a_test(game):
    assert [] == untested(rules(game), names_of_tests(game))


@pytest.mark.parametrize("game", games.titles())
def test_every_id_that_a_file_of_the_game_names_is_a_rule(game):
    known = {f"{letter}-{number}" for letter, number in rules(game)}
    letter = rules(game)[0][0]
    for file in [*games.folder(game).rglob("*.py"), games.folder(game) / "RULES.md"]:
        named = set(MENTION.findall(file.read_text(encoding="utf-8")))

        assert set() == {name for name in named if name.startswith(f"{letter}-")} - known, file.name


def test_a_rule_without_a_test_is_noticed():
    assert ["V-2"] == untested([("V", 1), ("V", 2)], ["test_v_1_holds", "test_v_22_holds", "test_2"])
