"""The cache of compiled code: never stale, never in the way, and it does not grow for ever."""

import errno
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nascondino.kernel import cache, compile_lock

SOURCE = Path(__file__).resolve().parents[2] / "src"
LONG_AGO = time.time() - cache.RESTING - 1000


def test_code_is_compiled_once(project):
    assert [11] == project.run("one")

    first = project.compiled()

    assert first
    assert [11] == project.run("one")
    assert first == project.compiled()


def test_an_edit_of_a_called_rule_is_noticed_by_the_next_process_and_other_games_stay_compiled(project):
    assert [11, 21] == project.run("one", "two")

    before = project.compiled()
    project.edit("one", 100)

    assert [101, 21] == project.run("one", "two")
    assert before.items() < project.compiled().items()
    assert len(before) // 2 == len(project.compiled()) - len(before)


@pytest.mark.slow
def test_going_back_to_an_earlier_source_finds_its_code_still_compiled(project):
    project.run("one")
    before = project.compiled()
    project.edit("one", 100)
    project.run("one")
    project.edit("one", 10)
    both = project.compiled()

    assert before.items() < both.items()
    assert [11] == project.run("one")
    assert both == project.compiled()


@pytest.mark.slow
def test_an_edit_of_the_kernel_recompiles_everything(project):
    project.run("one", "two")
    before = project.compiled()
    with (project.package / "kernel" / "records.py").open("a") as file:
        file.write("\n# changed\n")
    project.run("one", "two")

    assert 2 * len(before) == len(project.compiled())


@pytest.mark.slow
def test_tests_and_other_files_of_a_game_do_not_count(project):
    project.run("one")
    before = project.compiled()
    (project.package / "games" / "one" / "tests").mkdir()
    (project.package / "games" / "one" / "tests" / "test_it.py").write_text("")
    (project.package / "games" / "one" / "RULES.md").write_text("")
    project.run("one")

    assert before == project.compiled()


def test_a_rule_of_a_real_game_that_is_edited_is_noticed(tmp_path):
    """The whole package, and `purse`, which `begin` calls: broken, it puts all tickets before the first detective."""
    shutil.copytree(SOURCE / "nascondino", tmp_path / "nascondino", ignore=shutil.ignore_patterns("__pycache__"))
    program = (
        "from nascondino.games import load; game = load('venice'); states = game.module.State.array(1);"
        "game.run.begin(game.board('london').record, game.options(5, game.settings(5, {})), states);"
        "print(*states[0].tickets[:, 1])"
    )
    rules = tmp_path / "nascondino" / "games" / "venice" / "rules" / "pawns.py"
    text = rules.read_text(encoding="utf-8")

    def run():
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "NASCONDINO_CACHE": str(tmp_path / "cache")}
        command = [sys.executable, "-P", "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode().split()

    assert ["0", "11", "11", "11", "11", "0"] == run()

    rules.write_text(text.replace("return POOL if s.players == 2 else pawn", "return POOL"), encoding="utf-8")

    assert ["0", "44", "0", "0", "0", "0"] == run()


def test_the_directory_is_the_users_unless_another_is_named(project):
    project.run("one", NASCONDINO_CACHE=None)

    assert not project.cache.exists()
    assert list(project.root.glob(".cache/nascondino/**/*.nbc")) or list(project.root.glob("Library/**/*.nbc"))


def test_where_nothing_can_be_written_a_temporary_directory_serves_and_is_removed(project):
    (project.root / "file").write_text("where a directory would have to be")
    temporary = project.root / "temporary"
    temporary.mkdir()
    nowhere = project.root / "file" / "cache"

    assert [11, 21] == project.run("one", "two", NASCONDINO_CACHE=nowhere, TMPDIR=temporary)
    assert [11] == project.run("one", NASCONDINO_CACHE=None, HOME=nowhere, TMPDIR=temporary)
    assert [] == list(temporary.iterdir())


def test_a_directory_that_is_read_only_is_left_alone(project):
    """For root, too, whom permissions do not stop: there it is simply used."""
    project.cache.mkdir()
    project.cache.chmod(0o555)

    assert [11] == project.run("one")
    project.cache.chmod(0o755)


def beginning(project, *lines):
    """Let the program begin so."""
    program = project.root / "program.py"
    program.write_text("\n".join([*lines, program.read_text()]))


def test_a_process_that_cannot_write_compiles_in_memory(project):
    beginning(project, "from nascondino.kernel import cache", "cache.keep_nothing()")

    assert [11, 21] == project.run("one", "two")
    assert {} == project.compiled()


FILES = "from numba.core.caching import IndexDataCacheFile as files"
REFUSED = "def refused(*arguments): raise PermissionError"


def test_code_that_cannot_be_kept_is_used_all_the_same(project):
    beginning(project, FILES, REFUSED, "files.save = refused")

    assert [11] == project.run("one")
    assert {} == project.compiled()


def test_code_that_cannot_be_read_is_compiled_again(project):
    project.run("one")
    beginning(project, FILES, REFUSED, "files.load = refused")

    assert [11] == project.run("one")


@pytest.mark.slow
def test_two_processes_that_compile_at_once_both_succeed(project):
    started = [project.start("one", "two") for _ in range(3)]
    answers = [process.communicate() for process in started]

    assert [("11\n21\n", "")] * 3 == answers
    before = project.compiled()
    assert [11, 21] == project.run("one", "two")
    assert before == project.compiled()


def test_of_several_processes_one_compiles_and_the_others_wait_for_it(project):
    started = [project.start("one", NUMBA_DEBUG_CACHE=1) for _ in range(3)]
    said = "".join(process.communicate()[0] for process in started)

    assert 1 == said.count("data saved to")
    assert 2 == said.count("data loaded from")


def test_what_is_compiled_is_loaded_while_another_process_compiles(project):
    project.run("one")
    (lock,) = project.cache.rglob("*.lock")
    with compile_lock.held(lock):
        assert [11] == project.run("one")


def test_a_process_that_dies_while_it_compiles_keeps_nobody_waiting(project):
    first = project.start("one")
    while first.poll() is None and not list(project.cache.rglob("*.lock")):
        time.sleep(0.01)
    first.kill()
    first.communicate()

    assert list(project.cache.rglob("*.lock"))
    assert [11] == project.run("one")


def test_without_a_lock_it_is_compiled_all_the_same(tmp_path):
    with compile_lock.held(tmp_path / "nowhere" / "it.lock"):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="there every file system has locks")
def test_nor_does_a_file_system_without_locks_matter(tmp_path, monkeypatch):
    def refuse(*rest):
        raise OSError(errno.ENOSYS, "no locks")

    monkeypatch.setattr("fcntl.flock", refuse)
    with compile_lock.held(tmp_path / "it.lock"), compile_lock.held(tmp_path / "it.lock"):
        pass


def made(folder, names, when):
    for name in names:
        (folder / name).mkdir()
        (folder / name / "code.nbc").write_text("")
        os.utime(folder / name, (when, when))
        when += 1


def test_old_directories_are_removed_but_for_the_latest(tmp_path):
    old = [f"old{n}" for n in range(6)]
    made(tmp_path, old, LONG_AGO)
    made(tmp_path, ["now"], time.time())
    cache.remove_old(tmp_path, keep=tmp_path / "now")

    assert {"now", *old[-cache.KEPT :]} == {path.name for path in tmp_path.iterdir()}


def test_directories_that_may_be_in_use_are_kept_however_many(tmp_path):
    recent = [f"recent{n}" for n in range(8)]
    made(tmp_path, recent, time.time() - 60)
    made(tmp_path, ["now"], LONG_AGO)
    cache.remove_old(tmp_path, keep=tmp_path / "now")

    assert {"now", *recent} == {path.name for path in tmp_path.iterdir()}


@pytest.mark.slow
def test_a_directory_in_use_is_young_again_each_time(project):
    project.run("one")
    (directory,) = {path.parent.parent for path in project.compiled()}
    os.utime(directory, (LONG_AGO, LONG_AGO))
    project.run("one")

    assert directory.stat().st_mtime > LONG_AGO + 100


# The progress line.


def test_a_person_at_a_terminal_sees_that_rules_are_being_compiled_once(project):
    seen = project.on_terminal("one")

    assert "Compiling the rules, once after each change" in seen
    assert seen.endswith("\r\x1b[K")
    assert "" == project.on_terminal("one")


@pytest.mark.slow
def test_a_person_who_waits_for_another_process_is_told(project):
    project.run("one")
    (lock,) = project.cache.rglob("*.lock")
    project.forget()
    with compile_lock.held(lock):
        screen = project.begin_on_terminal("one")
        screen.until("Another process is compiling the rules")

    assert screen.rest().endswith("\r\x1b[K")


def test_nothing_is_said_on_a_pipe(project):
    assert ("11\n", "") == project.start("one").communicate()
