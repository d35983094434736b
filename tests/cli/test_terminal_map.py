"""What a person at the terminal can look at: ways, the map, tables of who is what, long lists."""

import re

import pytest

from nascondino.cli.languages import LOCALE
from nascondino.cli.move_list import FOLDED, LONG, Group, folded, is_long, whole
from nascondino.engine import record
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.engine.texts import languages
from nascondino.games import load

NARROW = 80


@pytest.fixture(autouse=True)
def narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", str(NARROW))
    monkeypatch.setenv("LINES", "24")


@pytest.fixture
def venice(run):
    """A detective of London asks; it is the same match every time."""
    given = ("play", "venice", "--players", 2, "--seat", 2, "--board", "london")
    return lambda *lines: run(*given, typed="\n".join([*lines, "quit", ""]))


def answer(ran, number=1):
    """What was said after the prompt that many times."""
    return ran.out.split("or ? for help > ")[number]


# from


def test_ways_are_told_by_transport_and_with_who_can_come(venice):
    said = answer(venice("from 67"))

    assert "From 67:" in said
    assert "  Taxi         51, 66, 68, 84" in said
    assert "  Bus          23, 52, 65, 82, 102" in said
    assert "  Underground  13, 79, 89, 111" in said


@pytest.mark.parametrize("line", ["FROM 67", "From 67", "from   67"])
def test_commands_are_read_in_any_case(venice, line):
    assert "From 67:" in answer(venice(line))


@pytest.mark.parametrize("line", ["from 200", "from 0", "from nowhere", "map 999", "map x"])
def test_a_place_that_is_not_there_is_one_sentence(venice, line):
    command, place = line.split()
    said = answer(venice(line)).strip().splitlines()[0]

    assert said.startswith(f"No single place here is called ‘{place}’; name one as in ‘{command} ")


def test_without_a_place_it_is_about_ones_own(venice):
    ran = venice("from", "map")
    own = re.search(r"Pawn 1 \(seat 2\).*  (\d+)$", ran.out, re.MULTILINE)[1]

    assert f"From {own}:" in answer(ran)
    assert "Here: Pawn 1" in answer(ran)
    assert f"[{own}*1]" in answer(ran, 2)


def test_whoever_stands_next_to_a_place_can_come_to_it(venice):
    ran = venice("moves")
    pawn, by, station = re.search(r"^Pawn (\d) by (\w+) to\n +\d+\) (\d+)", ran.out, re.MULTILINE).groups()

    said = answer(venice(f"from {station}"))

    assert "In one move these can come here:" in said
    assert re.search(rf"^  Pawn {pawn}.*  from \d+: .*{by.capitalize()}", said, re.MULTILINE)


def test_a_place_may_be_named_in_part(run):
    ran = run("play", "venice", typed="from rialto\nfrom murano museo\nfrom murano\nquit\n")

    assert "From 110 Rialto:" in answer(ran, 1)
    assert "From 177 Murano Museo:" in answer(ran, 2)
    assert "No single place here is called ‘murano’" in answer(ran, 3)


# map


def test_the_map_shows_numbers_pawns_and_lines_and_fits_the_terminal(venice):
    said = answer(venice("map 117")).splitlines()

    assert max(map(len, said)) < NARROW
    assert len(said) <= 24
    assert any("·118·" in line for line in said)
    assert any("[117]" in line for line in said)
    assert "· Taxi; 57*1: pawn 1 is at 57; [57]: the middle. ‘from 57’ tells all lines of" in said


def test_the_map_of_mille_grazie_has_every_city_road_and_coach(run):
    said = answer(run("play", "mille_grazie", "--seat", 2, typed="map\nquit\n"))
    chart = said.partition("Letters are roads")[0]

    assert max(map(len, said.splitlines())) < NARROW
    for city in ("Torino", "Milano", "Venezia", "San Marino", "La Spezia"):
        assert city in chart
    assert set("ABCDEFGHIJKLMNOPQRSTUVXZ") <= set(re.sub(r"[A-Z][a-z]+", "", chart))
    assert {"1", "2", "3"} <= set("".join(re.findall(r"[a-z]\*(\d+)", chart)))


def test_roads_are_told_with_letter_and_colour(run):
    ran = run("play", "mille_grazie", "--seat", 2, typed="from milano\nquit\n")

    assert re.search(r"^  B Via Bergamasca, violet +Brescia$", answer(ran), re.MULTILINE)


def test_the_map_of_the_dice_game_is_its_city(run):
    ran = run("play", "dice", "--players", 2, typed="map\nquit\n")
    city = re.search(r"city is being laid out\.\n(.*?)\n\n", ran.out, re.DOTALL)[1]

    assert city == answer(ran).strip("\n").partition("\n\n")[0]


@pytest.mark.parametrize("line", ["map", "from 3", "MAP Rialto"])
def test_a_game_without_ways_has_no_map_and_does_not_offer_it(run, line):
    ran = run("play", "inkognito", typed=f"{line}\n?\nquit\n")

    assert "This game has no map: nothing leads from place to place.\n" == answer(ran).partition("You are")[0]
    assert not re.search("^  (from|map) ", answer(ran, 2), re.MULTILINE)


@pytest.mark.parametrize("language", languages(LOCALE))
@pytest.mark.parametrize("game", ["venice", "dice", "kompakt", "mille_grazie"])
def test_ways_and_maps_are_told_in_every_language(run, game, language):
    ran = run("play", game, "--language", language, typed="from\nmap\nquit\n")

    assert (0, "") == (ran.code, ran.err)
    assert 5 < len(ran.out.rpartition(" > ")[0].rpartition(" > ")[2].splitlines())


# where, as a table


INKOGNITO = ("play", "inkognito", "--players", 4)


def test_who_is_who_is_a_table(run):
    ran = run(*INKOGNITO, typed="where\nquit\n")
    me = re.search(r"Azure \((.*), (\d+)\)", ran.out)
    who, what = (table.splitlines() for table in answer(ran).split("\n\n")[:2])
    identities = ["Lord Fiddlebottom", "Colonel Bubble", "Madame Zsa Zsa", "Agent X"]

    assert "Possible, from what you have seen: 36" in who[0]
    assert ["Who is who", *identities] == re.split(r"  +", who[1].strip())
    assert ["Azure", *("yes" if name == me[1] else "-" for name in identities)] == who[2].split()
    for row, agent in zip(who[3:], ["Yellow", "Green", "Pink"], strict=True):
        assert [agent, *("-" if name == me[1] else "?" for name in identities)] == row.split()
    assert ["Azure", *("yes" if part == me[2] else "-" for part in ("52", "11", "0", "29"))] == what[1].split()


def test_the_table_is_what_the_belief_says(run, tmp_path):
    """After some meetings something is excluded, and the table has it."""
    path, game = tmp_path / "it", load("inkognito")
    ran = run(*INKOGNITO, "--save", path, typed="1\n" * 8 + "where\nquit\n")
    played = record.read(path)
    *_, match = record.replayed(played, record.open_match(played, game, game.board()))
    belief = Belief(match.chair(0))
    belief.update(match.seen(0))
    signs = [row.split()[1:] for row in ran.out.splitlines() if re.match("  (Azure|Yellow|Green|Pink) +[-?y]", row)]
    expected = [
        ["yes" if case.share == 1 else "?" if case.share else "-" for case in doubt.cases] for doubt in belief.doubts()
    ]

    assert expected == signs[-8:]
    assert 36 > len(belief.possible())


def test_a_table_tells_why(run):
    ran = run(*INKOGNITO, typed="why yellow bubble\nWHY Azure 52\nwhy\nwhy yellow\nwhy 5\nquit\n")
    mine = re.search(r"Azure \((.*), (\d+)\)", ran.out)

    assert answer(ran).startswith("Yellow: Colonel Bubble is possible." if mine[1] != "Colonel Bubble" else "Azure was")
    assert answer(ran, 2).startswith(f"Azure was dealt {mine[2]}." if mine[2] != "52" else "Azure: 52, for certain.")
    for number in (3, 4, 5):
        assert answer(ran, number).startswith("Say who and what, as in ‘why Azure Lord Fiddlebottom’.")


# Pairs in any order


@pytest.mark.parametrize("typed", ["V X", "X V", "xv", "X-V"])
def test_two_roads_are_typed_in_any_order(run, tmp_path, typed):
    path = tmp_path / "it"
    run("play", "mille_grazie", "--players", 2, "--seat", 2, "--save", path, typed=f"{typed}\nquit\n")

    assert (1, "V X") in record.read(path).actions


@pytest.mark.parametrize("turned", [False, True])
def test_two_cards_are_typed_in_any_order(run, tmp_path, turned):
    """In the list the true one comes first, in the notation the one that is first in the deck."""
    path, match = tmp_path / "it", a_meeting()
    record.write(path, match, ["person", "greedy", "greedy", "greedy"])
    notation = next(text for text in notations(match) if text.startswith("show"))
    show, card, other = notation.split()
    run("play", "--resume", path, typed=f"{show} {other} {card}\n" if turned else f"{notation}\n")

    assert (0, notation) in record.read(path).actions


def a_meeting():
    """The first two agents go to the same place, and nobody else does."""
    match = Match(load("inkognito").setup(4), seed=bytes(32))
    while not any(text.startswith("show") for text in notations(match)):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0 if seat < 2 else 1])
    return match


def notations(match):
    return [match.game.words.notation(action, 0) for action in match.legal(0)] if 0 in match.actors else []


# Long lists


def test_a_long_list_is_folded_until_it_is_asked_for(run):
    ran = run("play", "mille_grazie", "--players", 2, "--seat", 2, typed="moves\nquit\n")
    at_first, asked_for = answer(ran, 0), answer(ran, 1)

    assert "Lie in wait on A Via Aurelia and on … 1–23\n" in at_first
    assert "Lie in wait on X Via XXII Aprile and on … 276\n" in at_first
    assert "276 moves in all. Type one, such as ‘A B’, or ‘moves’ to list them.\n" in at_first
    assert " 1) B Via Bergamasca" not in at_first
    assert "276) Z Via Zorzi" in asked_for
    assert "moves in all" not in asked_for


@pytest.mark.parametrize("game", ["venice", "dice", "kompakt", "inkognito", "mille_grazie"])
def test_a_short_list_is_shown_whole(run, game):
    ran = run("play", game, typed="moves\n1\n1\nmoves\nquit\n")

    assert "moves in all" not in ran.out


def test_a_folded_list_has_every_heading_and_its_numbers():
    groups = [Group("first", 1, [f"item {n}" for n in range(100)]), Group("second", 101, ["x"])]
    lines = folded(groups).splitlines()

    assert is_long(groups) is False  # a hundred short ones stand side by side
    assert ["first", "second", "    101) x"] == [lines[0], *lines[-2:]]


def test_of_a_long_group_its_first_lines_are_shown_and_the_numbers_of_the_rest():
    groups = [Group("only", 1, [f"{n:>60}" for n in range(LONG)])]
    lines = folded(groups).splitlines()

    assert is_long(groups)
    assert FOLDED + 1 == len(lines)
    assert f"    … {FOLDED}–{LONG}" == lines[-1]
    assert whole(groups).startswith("\n".join(lines[:-1]))
