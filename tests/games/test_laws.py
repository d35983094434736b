"""Every game on the shelf obeys every law, on every board, at every seat count."""

import itertools
import os
from dataclasses import replace
from pathlib import Path

import pytest

from nascondino.games import folder, info, load, titles
from nascondino.testing import laws
from nascondino.testing.broken import Broken
from nascondino.testing.laws import Report
from nascondino.testing.leaks import altered

TABLES = [
    (game, board, players) for game in titles() for board in info(game).boards for players in info(game).seat_counts()
]

# So many worlds of every kind of seat, and so many events of every kind.
ENOUGH = pytest.param((10_000, 100), id="enough", marks=pytest.mark.slow)
A_TASTE = pytest.param((1_000, 10), id="a-taste")


@pytest.mark.parametrize(("game_id", "board", "players"), TABLES, ids=lambda part: str(part))
def test_random_matches_obey_all_laws(game_id, board, players):
    game = load(game_id)
    report = laws.check(game, game.board(board), players, matches=3)
    assert report.matches == 3


@pytest.mark.parametrize("game_id", titles())
def test_the_laws_hold_whoever_sits_where_and_for_every_option(game_id):
    game = load(game_id)
    players = game.info.players[1]
    for option in game.info.options:
        for value in option.allowed(players)[1:]:
            laws.check(game, game.board(), players, settings={option.name: value}, matches=1, seed=7)


@pytest.mark.parametrize("wanted", [A_TASTE, ENOUGH])
@pytest.mark.parametrize("game_id", titles())
def test_enough_twins_and_events_were_compared(game_id, wanted):
    game = load(game_id)
    report = Report()
    seed = 0
    while not _has(report, game, *wanted):
        seed += 1
        for players, board in itertools.product(game.info.seat_counts(), _boards(game)):
            settings = _settings(game, players, seed)
            laws.check(game, board, players, settings=settings, matches=1, seed=seed, report=report)
    _tell(game_id, report)
    assert report.twins.others


@pytest.mark.parametrize("game_id", ["kompakt", "inkognito"])
def test_a_game_that_is_wrongly_declared_to_have_two_sides_is_caught(game_id):
    """One where seats change sides, one where there are more than two."""
    true = load(game_id)
    declared = altered(true, INFO=replace(true.info, two_sides=True))

    with pytest.raises(Broken, match="declared to have the same two sides"):
        laws.check(declared, declared.board(), true.info.players[1], matches=1)


def _settings(game, players, seed):
    """Every value of every option in turn: some events happen by some of them only."""
    return {option.name: option.allowed(players)[seed % len(option.allowed(players))] for option in game.info.options}


def _boards(game):
    """The game's first one, and the tiny one of its tests if there is one: what is rare elsewhere is common there."""
    tiny = folder(game.info.id) / "tests" / "tiny.json"
    return [game.board(), *([game.board(str(tiny))] if tiny.exists() else [])]


def _has(report, game, worlds, events):
    kinds = (*game.info.roles, "onlooker")
    return all(report.twins.worlds[kind] >= worlds for kind in kinds) and all(
        report.twins.events[name] >= events for name in game.module.EVENTS
    )


def _tell(game_id, report):
    """Into the file that NASCONDINO_TWINS names, for whoever wants the figures."""
    if "NASCONDINO_TWINS" in os.environ:
        with Path(os.environ["NASCONDINO_TWINS"]).open("a") as file:
            file.write(f"{game_id}: {report}\n")
