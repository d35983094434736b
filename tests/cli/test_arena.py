"""`nascondino arena`, with bots in processes of their own."""

import json
import re
import signal
import subprocess
import time

import pytest

from nascondino.arena import ledger

BOTS = '''
import os
import time

from nascondino.engine.player import Clock


class Steady:
    """Does what its luck says, and searches as much as it is told."""

    def __init__(self, chair, random):
        self.random = random

    def act(self, view, seen, legal, clock):
        print("nobody hears this")
        return self.random.choice(legal)


class Careless(Steady):
    def act(self, view, seen, legal, clock):
        return 0


class Nervous(Steady):
    def act(self, view, seen, legal, clock):
        raise ValueError("what now")


class Mortal(Steady):
    def act(self, view, seen, legal, clock):
        os._exit(3)


class Hurt(Steady):
    """Its process is ended once, by somebody else."""

    def act(self, view, seen, legal, clock):
        try:
            os.mkdir(os.environ["NASCONDINO_DATA"] + "-hurt")
        except FileExistsError:
            return super().act(view, seen, legal, clock)
        os._exit(3)


class Counting(Steady):
    """Plays three matches in a process; then it waits for the gate."""

    made = 0

    def __init__(self, chair, random):
        super().__init__(chair, random)
        Counting.made += 1

    def act(self, view, seen, legal, clock):
        assert (None, 3) == (clock.seconds, clock.iterations)
        while Counting.made > 3 and not os.path.exists(os.environ["NASCONDINO_DATA"] + "-gate"):
            time.sleep(0.01)
        return super().act(view, seen, legal, clock)


PLAYERS = {
    "steady": Steady, "careless": Careless, "nervous": Nervous, "mortal": Mortal, "hurt": Hurt, "counting": Counting
}
'''


@pytest.fixture
def arena(start, run, tmp_path):
    """Run it as a process, with bots of ours for a game of ours, whose rules need no compiling."""
    run("new-game", "marmot", "--in", tmp_path / "shelf")
    folder = tmp_path / "shelf" / "marmot"
    (folder / "bots.py").write_text(BOTS, encoding="utf-8")
    info = (folder / "info.py").read_text(encoding="utf-8")
    names = '"steady", "careless", "nervous", "mortal", "hurt", "counting"'
    (folder / "info.py").write_text(info.replace('bots=("greedy",)', f"bots=({names})"), encoding="utf-8")
    return lambda *arguments, **more: start("--shelf", tmp_path / "shelf", "arena", "marmot", *arguments, **more)


@pytest.fixture
def environment(environment):
    return {**environment, "NUMBA_DISABLE_JIT": "1"}


def test_a_bot_that_cannot_go_on_loses_the_match_and_costs_nothing_else(arena, tmp_path):
    ran = arena("--bots", "steady,careless,nervous,mortal,hurt", "--games", 2, "--json", "-o", tmp_path / "o")
    shown = json.loads(ran.stdout)

    assert 0 == ran.returncode, ran.stderr
    assert 10 * 2 == shown["matches"]
    faults = {bot: set(found) for bot, found in shown["faults"].items()}
    assert not faults["steady"]
    assert not faults["hurt"]
    assert {f"careless on seat {seat} chose what is not legal" for seat in (1, 2)} == faults["careless"]
    assert "nervous on seat 1 raised ValueError: what now" in faults["nervous"]
    assert "mortal on seat 2 ended its process" in faults["mortal"]
    share = {(cell["bot"], cell["against"]): cell["mean"] for cell in shown["tables"][0]["cells"]}
    assert 1.0 == share["steady", "nervous"]
    assert 0.0 == share["mortal", "steady"]


def test_iterations_reach_the_bots_and_results_are_the_same_for_any_workers_and_after_an_interruption(
    arena, program, environment, tmp_path
):
    wanted = "--bots", "steady,counting,hurt", "--games", "24", "--iterations", "3", "--json"
    gate = tmp_path / "data-gate"
    gate.touch()
    whole = arena(*wanted, "--workers", 1, "-o", tmp_path / "whole")
    folder = tmp_path / "stopped"
    gate.unlink()
    command = [*program, "--shelf", tmp_path / "shelf", "arena", "marmot", *wanted, "--workers", "3", "-o", folder]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(list(map(str, command)), env=environment, **pipes) as process:
        while not (folder / ledger.NAME).exists() or (folder / ledger.NAME).read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    gate.touch()
    kept = (folder / ledger.NAME).read_bytes().count(b"\n") - 1
    again = arena(*wanted, "--workers", 2, "-o", folder)

    assert 130 == process.returncode
    assert said.endswith("nascondino: stopped.\n")
    assert "Traceback" not in said
    assert 5 <= 1 + kept < 72
    assert (0, 0) == (whole.returncode, again.returncode), again.stderr
    assert whole.stdout == again.stdout
    assert not any(json.loads(whole.stdout)["faults"].values())


def test_tables_and_pictures_are_written_and_told(arena, tmp_path):
    ran = arena("--bots", "steady,random,careless", "--games", 16, "--until", "even", "-o", tmp_path / "o")

    assert 0 == ran.returncode, ran.stderr
    assert ran.stdout == (tmp_path / "o" / "table.md").read_text(encoding="utf-8")
    assert re.search(r"^\| careless \| 0\.0% \(.*%\) \| 0\.0% \(.*%\) \| – \|$", ran.stdout, re.MULTILINE)
    assert re.search(r"^steady against careless was settled after \d+ starts\.$", ran.stdout, re.MULTILINE)
    assert "however often one looks" in ran.stdout
    assert re.search(r"steady took [\d.]+ ms an action", ran.stderr)
    for picture in "crosstables.svg", "ratings.svg":
        assert (tmp_path / "o" / picture).read_text(encoding="utf-8").startswith("<svg")
    assert 16 == json.loads((tmp_path / "o" / "table.json").read_text(encoding="utf-8"))["starts"] * 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["venice", "--bots", "greedy,nobody"], "No bot 'nobody' plays venice; there are: random, greedy"),
        (["venice", "--bots", "greedy"], "'greedy' does not name two or more different bots"),
        (["venice", "--bots", "greedy,"], "'greedy,' is not a list of names, as in greedy,random"),
        (["venice", "--bots", "greedy,greedy"], "'greedy,greedy' names a bot twice"),
        (["venice", "--bots", "greedy,random", "--board", "paris"], "There is no board 'paris'"),
        (["venice", "--bots", "greedy,random", "--players", "9"], "venice is for 2 to 6 players, not 9."),
        (["venice", "--bots", "greedy,random", "--budget", "0"], "'0' is not a number of seconds above 0"),
        (["venice", "--bots", "greedy,random", "--until", "101"], "'101' is neither 'even' nor a percentage"),
        (["venice", "--bots", "greedy,random", "--budget", "1", "--iterations", "1"], "not allowed with argument"),
        (["chess", "--bots", "greedy,random"], "There is no game 'chess'"),
    ],
)
def test_what_is_wrong_is_one_sentence(run, arguments, sentence):
    ran = run("arena", *arguments)

    assert 2 == ran.code
    assert sentence in ran.err
    assert 1 == ran.err.count("\n")


def test_a_folder_that_cannot_be_written_is_one_sentence(run, tmp_path):
    (tmp_path / "file").write_text("")
    ran = run("arena", "venice", "--bots", "greedy,random", "-o", tmp_path / "file" / "o")

    assert 1 == ran.code
    assert "cannot be used" in ran.err.splitlines()[-1]
