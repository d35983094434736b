"""The command as a whole: help, mistakes, exit codes, what happens to its output."""

import json
import os
import signal
import subprocess
import sys

import pytest

from nascondino.cli import COMMANDS, parser


def test_help_names_every_command_and_imports_nothing_slow(environment):
    script = "import sys; from nascondino.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, encoding="utf-8")

    assert set(COMMANDS) <= set(ran.stdout.split())
    assert set() == {"numba", "numpy", "msgspec", "fluent", "tqdm", "platformdirs"} & set(ran.stderr.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    ran = run(command, "--help")

    assert (0, "") == (ran.code, ran.err)
    assert f"usage: nascondino {command}" in ran.out


MISTAKES = [
    (["nonsense"], "invalid choice: 'nonsense'"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "chess"], "There is no game 'chess'; there are:"),
    (["simulate", "venice", "--players", "7"], "venice is for 2 to 6 players, not 7."),
    (["simulate", "venice", "--players", "1"], "venice is for 2 to 6 players, not 1."),
    (["simulate", "venice", "--board", "atlantis"], "There is no board 'atlantis'"),
    (["simulate", "venice", "--option", "speed=9"], "venice has no option 'speed'; it has: mister_x, stuck_rule."),
    (["simulate", "venice", "--option", "mister_x=4"], "There is no seat '4': with 3 players, the seats are 1 to 3."),
    (["simulate", "venice", "--option", "stuck_rule=x"], "Option 'stuck_rule' cannot be 'x'; it can be: detectives,"),
    (["simulate", "venice", "--option", "mister_x"], "An option is written NAME=VALUE, not 'mister_x'."),
    (["simulate", "venice", "--games", "0"], "'0' is not a whole number between 1 and"),
    (["simulate", "venice", "--games", "9" * 5000], "is not a whole number between 1 and"),
    (["simulate", "venice", "--seed", "-1"], "argument --seed"),
    (["perft", "venice", "--depth", "many"], "'many' is not a whole number"),
    (["play", "venice", "--seat", "4"], "There is no seat '4': with 3 players, the seats are 1 to 3."),
    (["simulate", "venice", "--option", "mister_x=0"], "There is no seat '0': with 3 players, the seats are 1 to 3."),
    (["play", "venice", "--bots", "genius"], "No bot 'genius' plays venice; there are: random, greedy, novice,"),
    (["play", "venice", "--resume", "x"], "leave them out with --resume."),
    (["verify", "a", "b", "--link", "0" * 64], "A link belongs to one record"),
    (["verify", "a", "--link", "xyz"], "A link is 64 hexadecimal digits."),
    (["replay", "a", "--step", "--json"], "Choose one of --step and --json."),
    (["board", "show", "atlantis"], "There is no board 'atlantis'"),
    (["board", "copy", "atlantis", "-o", "map.json"], "There is no file of a board 'atlantis'"),
    (["board", "show", "london", "--json"], "say where to write the picture"),
    (["board"], "the following arguments are required: ACTION"),
    (["rules", "chess"], "There is no game 'chess'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=[" ".join(mistake[0])[:60] for mistake in MISTAKES])
def test_a_mistake_is_one_sentence_and_exit_code_2(run, arguments, sentence):
    ran = run(*arguments)

    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith("nascondino: ")
    assert sentence in ran.err
    assert 1 == ran.err.count("\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "."],
        ["replay", "nowhere"],
        ["play", "--resume", "nowhere"],
        ["board", "check", "nowhere"],
        ["board", "show", "."],
        ["simulate", "venice", "--board", "."],
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence_and_exit_code_1(run, arguments):
    ran = run(*arguments)

    assert (1, "") == (ran.code, ran.out)
    assert ran.err.startswith("nascondino: ")
    assert 1 == ran.err.count("\n")


def test_an_output_nobody_reads_is_no_error_worth_a_word(start):
    """As in `nascondino board show venice | head -1`."""
    read_end, write_end = os.pipe()
    os.close(read_end)
    ran = start("board", "list", capture_output=False, stdout=write_end, stderr=subprocess.PIPE)
    os.close(write_end)

    assert (1, "") == (ran.returncode, ran.stderr)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a device that is always full")  # noqa: PTH110
def test_a_full_disk_is_one_sentence(start):
    with open("/dev/full", "w") as full:  # noqa: PTH123
        ran = start("board", "list", capture_output=False, stdout=full, stderr=subprocess.PIPE)

    assert (1, "nascondino: the output cannot be used: No space left on device.\n") == (ran.returncode, ran.stderr)


def test_a_terminal_that_knows_no_accents_still_gets_an_answer(start, environment, tmp_path):
    ran = start("board", "show", "venice", env={**environment, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})

    assert (0, "") == (ran.returncode, ran.stderr)
    assert "San Nicol?" in ran.stdout


LONG = {  # what would take years, and the same so short that only what it needs is compiled
    "simulate": (["--games", "1000000000", "--threads", "2"], ["--games", "1"]),
    "perft": (["--depth", "40"], ["--depth", "2"]),
}
TWICE = """
import json, signal, sys
from nascondino.cli import main
from nascondino.engine import perft, simulation

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests themselves were told to ignore it

def telling(work):
    def told(*arguments):
        print("begun", flush=True)
        return work(*arguments)
    return told

long, short = json.loads(sys.argv[1])
main(short)
perft.divided, simulation.simulate = telling(perft.divided), telling(simulation.simulate)
sys.exit(main(long))
"""


@pytest.mark.parametrize("command", LONG)
def test_ctrl_c_stops_what_takes_long(environment, command):
    whole = json.dumps([[command, "venice", *arguments] for arguments in LONG[command]])
    piped = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf-8"}
    with subprocess.Popen([sys.executable, "-c", TWICE, whole], env=environment, **piped) as process:
        while process.stdout.readline() != "begun\n":
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)

    assert (130, "", "nascondino: stopped.\n") == (process.returncode, out, err)


def test_commands_are_found_by_their_table():
    assert list(COMMANDS) == [name for action in parser()._actions for name in action.choices or ()]
