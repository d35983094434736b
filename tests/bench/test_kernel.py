"""`nascondino bench kernel` measures all it says, and the C program plays the same matches as the rules."""

import argparse
import json
import shutil
import sys

import pytest

from nascondino.bench import kernel, peers
from nascondino.bench.limit import Limit, LimitPlayouts, NoLimit
from nascondino.bench.rounds import Figures, measure
from nascondino.bench.workloads import Playouts
from nascondino.cli import bench
from nascondino.games import load, titles
from nascondino.kernel import COMPILED

GAME = load("venice")  # the one that limit.c knows
TABLES = [GAME.setup(players, GAME.board(name)) for name in GAME.info.boards for players in GAME.info.seat_counts()]

MATCHES = 2000 if COMPILED else 10
C_COMPILER = shutil.which("gcc") or shutil.which("cc")
NEEDS_C = pytest.mark.skipif(not C_COMPILER, reason="the program needs no C compiler; only this comparison does")


@pytest.mark.slow
def test_a_small_run_has_every_figure():
    result = kernel.run(rounds=2, size=0.01, chosen=["venice"])

    found = kernel.figures(result)
    assert 2 == found["rounds"]
    assert len(GAME.info.boards) * 3 == len(found["speeds"])
    for speed in found["speeds"]:
        assert speed["moves_per_cpu_second"]["best"] >= speed["moves_per_cpu_second"]["median"] > 0
        assert speed["batch_over_playouts"] > 0
        assert bool(C_COMPILER) == bool(speed["over_c"])
        assert bool(found["peers_decisions_per_cpu_second"]) == bool(speed["over_fastest_peer"])
        assert speed["fastest_peer"] in {None, *GAME.info.akin}
    assert found["two_threads_over_one"]["wall"] > 0
    assert found["replays"]["venice"]["milliseconds"] > 0
    assert found["starts"]["venice"]["stepping, nothing compiled"]["seconds"] > 0
    assert found["starts"]["venice"]["stepping, compiled before"]["seconds"] > 0
    assert found["help"]["seconds"] > 0
    assert all(speed.table in kernel.table(result) for speed in result.speeds)
    json.dumps(found)


@NEEDS_C
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_c_program_plays_the_same_matches(table):
    ours, theirs = Playouts(table, MATCHES), LimitPlayouts(Limit(), table, MATCHES)

    assert ours() == theirs()
    assert ours.played() == theirs.played()


@NEEDS_C
def test_a_c_program_that_plays_other_matches_is_left_out(monkeypatch):
    monkeypatch.setattr(LimitPlayouts, "played", lambda self: ([], 0))

    with pytest.raises(NoLimit, match="plays other matches"):
        Limit().check(TABLES[0], 20)


def test_without_a_compiler_the_bench_says_so(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(NoLimit, match="no C compiler"):
        Limit().check(TABLES[0], 20)


def test_without_openspiel_there_are_no_peers(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)

    assert {} == peers.workloads(["battleship"], 0.01)


class Bids:
    """As OpenSpiel's games: a card is turned up, and three bid at the same time."""

    def __init__(self):
        self.turned_up = False
        self.bids = []

    def num_players(self):
        return 3

    def new_initial_state(self):
        return Bids()

    def is_terminal(self):
        return bool(self.bids)

    def is_chance_node(self):
        return not self.turned_up

    def is_simultaneous_node(self):
        return self.turned_up

    def chance_outcomes(self):
        return [(1, 0.5), (2, 0.5)]

    def apply_action(self, card):
        self.turned_up = True

    def legal_actions(self, player):
        return [10 * player]

    def apply_actions(self, bids):
        assert [0, 10, 20] == bids
        self.bids = bids


def test_choices_that_peers_make_at_the_same_time_count_for_each_player():
    assert 12 == peers.play(Bids(), 10)


def test_each_game_is_beside_its_own_kind_and_the_fastest_is_named():
    rates = {
        (kernel.OURS, "a"): Figures((8.0,)),
        (kernel.STEPPED, "a"): Figures((6.0,)),
        (kernel.PEER, "slow"): Figures((1.0,)),
        (kernel.PEER, "fast"): Figures((2.0,)),
        (kernel.PEER, "another game's"): Figures((4.0,)),
    }

    speed = kernel._speed("a", ("slow", "fast", "unmeasured"), rates)

    assert ("fast", 4.0) == (speed.peer, speed.over_peer)


def test_every_game_names_its_kind():
    assert all(load(title).info.akin for title in titles())


def test_ratios_are_taken_within_a_round():
    slow_machine_in_round_two = Figures((8.0, 2.0, 8.0))

    assert 4.0 == slow_machine_in_round_two.over(Figures((2.0, 0.5, 2.0)))


def test_everybody_has_a_turn_in_every_round():
    order = []
    clock = iter(range(100))
    turns = {name: lambda name=name: order.append(name) or 5 for name in "ab"}

    rates = measure(turns, 2, lambda: next(clock), lambda: None)

    assert "ababab" == "".join(order)
    assert Figures((5.0, 5.0)) == rates["a"]


@pytest.mark.parametrize("rounds", ["0", "-1", "many", "1001"])
def test_the_command_refuses_impossible_rounds(rounds, capsys):
    parser = argparse.ArgumentParser()
    bench.arguments(parser)

    with pytest.raises(SystemExit):
        parser.parse_args(["kernel", "--rounds", rounds])

    assert "from 1 to 1000" in capsys.readouterr().err
