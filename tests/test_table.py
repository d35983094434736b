"""`table.py`: what it decides, what it says, and that a second start is quick."""

import ast
import json
import os
import re
import shutil
import signal
import site
import subprocess
import sys
from pathlib import Path

import pytest

import page
import table
from nascondino.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent

EVERYTHING = [table.MAKE, table.INSTALL, table.BUILD, table.LINK]


@pytest.fixture
def checkout(tmp_path):
    """A folder with what setting up depends on, and nothing set up."""
    for name in "table.py", "page.py", "pyproject.toml":
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").touch()
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    return table.Checkout(tmp_path.resolve())


@pytest.fixture
def ready(checkout):
    """The same with a real environment: a new one that sees the packages of the one the tests run in."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout.venv], check=True)
    packages = next(checkout.venv.glob("[Ll]ib/**/site-packages"))
    shown = [f"import site; site.addsitedir({folder!r})\n" for folder in site.getsitepackages()]
    (packages / "shown.pth").write_text("".join(shown), encoding="utf-8")
    table.write_stamp(checkout, table.fresh_stamp(checkout, table.RUNTIME))
    pretend_built(checkout)
    return checkout


def pretend_built(checkout):
    checkout.page.built.mkdir(parents=True)
    page.stamp(checkout.page.built).write_text(page.digest(checkout.page), encoding="utf-8")


def run_table(checkout, *arguments, python_path="", **options):
    command = [sys.executable, str(checkout.root / "table.py"), *arguments]
    environment = {**os.environ, "PYTHONPATH": python_path}
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=60, **options)


def other_program(checkout, source):
    """Put a small program in the place of Nascondino, to see how it is started."""
    packages = next(checkout.venv.glob("[Ll]ib/**/site-packages"))
    (packages / "nascondino").mkdir()
    (packages / "nascondino" / "__init__.py").touch()
    (packages / "nascondino" / "__main__.py").write_text(source, encoding="utf-8")
    (packages / "shown.pth").unlink()


class TestWhatIsToBeDone:
    def test_everything_in_a_new_checkout(self, checkout):
        assert EVERYTHING == table.missing_steps(checkout, table.RUNTIME)

    def test_nothing_the_second_time(self, ready):
        assert [] == table.missing_steps(ready, table.RUNTIME)

    def test_everything_after_an_interrupted_set_up(self, ready):
        ready.stamp.unlink()

        assert [table.MAKE, table.INSTALL, table.LINK] == table.missing_steps(ready, table.RUNTIME)

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"python": "3"}', "\0"])
    def test_everything_when_the_stamp_is_damaged(self, ready, text):
        ready.stamp.write_text(text, encoding="utf-8")

        assert table.MAKE in table.missing_steps(ready, table.RUNTIME)

    def test_everything_when_the_environment_lost_its_python(self, ready):
        ready.python.unlink()

        assert table.MAKE in table.missing_steps(ready, table.RUNTIME)

    def test_everything_when_the_lock_changed(self, ready):
        with ready.lock(table.RUNTIME).open("a", encoding="utf-8") as lock:
            lock.write("# changed\n")

        assert [table.MAKE, table.INSTALL, table.LINK] == table.missing_steps(ready, table.RUNTIME)

    def test_everything_when_another_python_made_it(self, ready):
        stamp = json.loads(ready.stamp.read_text(encoding="utf-8"))
        ready.stamp.write_text(json.dumps({**stamp, "python": "cpython-310 elsewhere"}), encoding="utf-8")

        assert [table.MAKE, table.INSTALL, table.LINK] == table.missing_steps(ready, table.RUNTIME)

    def test_everything_when_the_checkout_was_moved(self, ready):
        moved = ready.root.rename(ready.root.with_name("moved"))

        assert table.MAKE in table.missing_steps(table.Checkout(moved), table.RUNTIME)

    def test_linking_alone_when_the_project_file_changed(self, ready):
        with ready.pyproject.open("a", encoding="utf-8") as file:
            file.write("# changed\n")

        assert [table.LINK] == table.missing_steps(ready, table.RUNTIME)

    def test_building_alone_when_a_source_of_the_page_changed(self, ready):
        (ready.page.web / "index.html").write_text("changed", encoding="utf-8")

        assert [table.BUILD] == table.missing_steps(ready, table.RUNTIME)

    def test_building_and_linking_when_the_project_was_never_linked(self, ready):
        table.write_stamp(ready, table.fresh_stamp(ready, table.RUNTIME)._replace(project=""))
        shutil.rmtree(ready.page.built)

        assert [table.BUILD, table.LINK] == table.missing_steps(ready, table.RUNTIME)

    def test_more_packages_for_a_developer(self, ready):
        assert [table.INSTALL] == table.missing_steps(ready, table.DEV)

    def test_nothing_for_a_player_in_a_developers_environment(self, ready):
        table.write_stamp(ready, table.fresh_stamp(ready, table.DEV))

        assert [] == table.missing_steps(ready, table.RUNTIME)
        assert [] == table.missing_steps(ready, table.DEV)

    def test_a_developers_environment_does_not_care_for_the_other_lock(self, ready):
        table.write_stamp(ready, table.fresh_stamp(ready, table.DEV))
        ready.lock(table.RUNTIME).write_text("", encoding="utf-8")

        assert [] == table.missing_steps(ready, table.RUNTIME)


class TestStarting:
    def test_the_program_itself_answers(self, ready):
        answer = run_table(ready, "--help", python_path=str(ROOT / "src"))

        assert (0, "") == (answer.returncode, answer.stderr)
        assert "nascondino" in answer.stdout.lower()

    def test_a_second_start_does_nothing_but_start_the_program(self, ready, monkeypatch):
        started = []
        for other in "run", "Popen":
            monkeypatch.setattr(subprocess, other, lambda *command, **_: pytest.fail(f"started {command}"))
        monkeypatch.setattr(table, "become", lambda command: started.append(command) or 0)

        assert 0 == table.run(ready, ["--help"])
        assert [[str(ready.python), "-P", "-m", "nascondino", "--help"]] == started

    def test_arguments_folder_and_exit_code_are_the_programs_own(self, ready, tmp_path_factory):
        folder = tmp_path_factory.mktemp("folder")
        other_program(ready, "import pathlib, sys\nprint(pathlib.Path.cwd(), sys.argv[1:])\nsys.exit(7)\n")

        answer = run_table(ready, "play", "--seed", "3", "a b", cwd=folder)

        assert (7, f"{folder} ['play', '--seed', '3', 'a b']\n") == (answer.returncode, answer.stdout)

    def test_where_it_cannot_become_the_program_it_passes_the_exit_code_on(self):
        assert 7 == table.start_beside([sys.executable, "-c", "import sys; sys.exit(7)"])

    def test_a_stray_file_in_the_current_folder_is_not_imported(self, ready, tmp_path_factory):
        folder = tmp_path_factory.mktemp("folder")
        (folder / "nascondino.py").write_text("raise SystemExit('stray')\n", encoding="utf-8")
        other_program(ready, "print('right')\n")

        assert "right\n" == run_table(ready, cwd=folder).stdout

    def test_a_soak_is_a_tool_of_the_checkout(self, ready):
        table.write_stamp(ready, table.fresh_stamp(ready, table.DEV))
        (ready.root / "tools").mkdir()
        (ready.root / "tools" / "soak.py").write_text("import sys\nprint(sys.argv[1:])\n", encoding="utf-8")

        assert "['kills', '--for', '9']\n" == run_table(ready, "soak", "kills", "--for", "9").stdout

    def test_setup_alone_starts_nothing(self, ready):
        other_program(ready, "print('started')\n")

        answer = run_table(ready, "setup")

        assert (0, "") == (answer.returncode, answer.stdout)


class TestAskingForHelp:
    @pytest.fixture
    def with_source(self, checkout):
        (checkout.root / "src").symlink_to(ROOT / "src")
        return checkout

    @pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["play", "--help"], ["play", "venice", "-h"]])
    def test_sets_nothing_up(self, with_source, arguments):
        answer = run_table(with_source, *arguments)

        assert (0, "") == (answer.returncode, answer.stderr)
        assert answer.stdout.startswith("usage: nascondino")
        assert not with_source.venv.exists()

    @pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)], ids=" ".join)
    def test_needs_no_package(self, command):
        source = "import sys; sys.path.insert(0, sys.argv.pop(1)); import nascondino.__main__"
        python = [sys.executable, "-I", "-S", "-c", source, str(ROOT / "src")]
        answer = subprocess.run([*python, *command, "--help"], capture_output=True, encoding="utf-8")

        assert (0, "") == (answer.returncode, answer.stderr)

    def test_is_the_programs_own_answer_once_it_is_set_up(self, ready):
        other_program(ready, "print('help')\n")

        assert "help\n" == run_table(ready, "--help").stdout


class TestBuildingThePage:
    @pytest.fixture
    def fetched(self, monkeypatch):
        """What was fetched; nothing really is."""
        locks = []
        monkeypatch.setattr(table, "pip_locked", lambda _, lock: locks.append(lock))
        return locks

    def builds(self, checkout, source):
        (checkout.root / "page.py").write_text(source, encoding="utf-8")

    def test_fetches_no_node_where_one_is_found(self, ready, fetched):
        self.builds(ready, "")

        table.build_page(ready)
        assert [] == fetched

    def test_fetches_node_once_where_none_is_found(self, ready, fetched):
        self.builds(ready, f"raise SystemExit({page.NO_NODE})")

        with pytest.raises(table.CannotGoOnError):
            table.build_page(ready)
        assert [table.NODE] == fetched

    def test_a_failure_is_told_in_the_words_of_the_builder(self, ready, fetched):
        self.builds(ready, "raise SystemExit('The page could not be built.')")

        with pytest.raises(table.CannotGoOnError, match=r"^The page could not be built\.$"):
            table.build_page(ready)
        assert [] == fetched

    def test_a_failure_does_not_cost_the_packages(self, ready):
        shutil.rmtree(ready.page.built)
        self.builds(ready, "raise SystemExit(1)")

        with pytest.raises(table.CannotGoOnError):
            table.set_up(ready, table.RUNTIME)
        assert [table.BUILD] == table.missing_steps(ready, table.RUNTIME)


class TestTwoAtOnce:
    @pytest.mark.skipif(os.name != "posix", reason="interrupts a process by a signal that only POSIX systems have")
    def test_the_second_waits_says_so_and_can_be_interrupted(self, checkout):
        command = [sys.executable, str(checkout.root / "table.py"), "setup"]
        popen = subprocess.Popen
        with table.only_one(checkout), popen(command, stderr=subprocess.PIPE, encoding="utf-8") as second:
            assert "waiting" in second.stderr.readline()
            second.send_signal(signal.SIGINT)
            rest = second.stderr.read()

        assert (130, "\nStopped.\n") == (second.returncode, rest)

    def test_the_second_finds_the_work_done(self, ready):
        stamp = ready.stamp.read_text(encoding="utf-8")
        ready.stamp.unlink()
        command = [sys.executable, str(ready.root / "table.py"), "setup"]
        with table.only_one(ready):
            second = subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8")
            assert "waiting" in second.stderr.readline()
            ready.stamp.write_text(stamp, encoding="utf-8")
        with second:
            rest = second.stderr.read()

        assert (0, "") == (second.returncode, rest)


class TestWhatIsSaid:
    @pytest.mark.parametrize("name", ["table.py", "page.py"])
    def test_an_old_python_can_read_the_file(self, name):
        ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 8))

    def test_an_old_python_is_named_in_one_sentence(self):
        assert "Nascondino needs Python 3.11 or newer; this is Python 3.8." == table.old_python_message(3, 8)

    def test_the_first_line_tells_what_comes_before_the_program(self, checkout, monkeypatch, capfd):
        def refuse(*_):
            raise table.CannotGoOnError("refused")

        monkeypatch.setattr(table, "make_venv", refuse)
        with pytest.raises(table.CannotGoOnError):
            table.run(checkout, ["play"])

        said = "Setting up first, once: packages and the page, all beside this file; this needs a connection and"
        assert capfd.readouterr().err.splitlines()[0].startswith(said)

    def test_what_changed_is_named_when_it_is_set_up_anew(self):
        assert "Setting up first what changed: build the page." == table.announcement([table.BUILD])

    def test_no_connection_is_one_sentence(self):
        said = ["WARNING: Retrying … NewConnectionError: [Errno -2] Name or service not known", "ERROR: No matching …"]

        assert 1 == len(table.pip_failure(said).splitlines())
        assert "no connection" in table.pip_failure(said)

    def test_other_failures_show_the_last_words_of_pip(self):
        said = [f"line {n}" for n in range(50)]

        assert ["  line 48", "  line 49"] == table.pip_failure(said).splitlines()[-2:]
        assert 13 == len(table.pip_failure(said).splitlines())

    def test_a_missing_ensurepip_names_the_remedy(self):
        assert "python3-venv" in table.venv_failure("The virtual environment … because ensurepip is not available.")

    def test_a_folder_that_cannot_be_written_is_one_sentence(self, checkout):
        (checkout.root / ".table.lock").mkdir()  # refuses everybody, root too

        answer = run_table(checkout, "setup")

        assert (1, "") == (answer.returncode, answer.stdout)
        assert answer.stderr.startswith("Nascondino cannot be set up here: ")
        assert 1 == len(answer.stderr.splitlines())

    def test_the_packages_of_a_lock_are_counted_once_each(self, tmp_path):
        lock = tmp_path / "lock.txt"
        lock.write_text("# by a tool\na-b==1 ; x \\\n    --hash=sha256:0\na-b==2 ; y\nc.d==3\n", encoding="utf-8")

        assert ["a-b", "c.d"] == table.locked_names(lock)


class TestTesting:
    def test_slow_tests_run_only_when_all_is_asked_for(self, checkout):
        usual, everything = (table.checks(checkout, [*options, "-k", "x"])[-1] for options in ([], ["--all"]))

        assert [*table.PARALLEL, "-k", "x"] == usual.command[3:]
        assert [*table.PARALLEL, "-m", "", "-k", "x"] == everything.command[3:]

    @pytest.mark.parametrize("bad", [[], [0], [2], [0, 2]])
    def test_one_failure_fails_the_whole_but_the_rest_still_runs(self, checkout, monkeypatch, capfd, bad):
        names = ["first", "second", "third"]
        monkeypatch.setattr(table, "checks", lambda *_: [planted_check(n, i in bad) for i, n in enumerate(names)])

        code = table.test(checkout, ["-k", "any"])

        out, err = capfd.readouterr()
        assert names == re.findall(r"^(\w+)$", err + out, re.MULTILINE)
        assert "third" == out.strip()  # it takes longest, and is shown as it goes
        assert (1 if bad else 0) == code
        assert len(bad) == err.split("== summary")[1].count("FAILED")

    @pytest.mark.parametrize(("options", "fetched"), [(["-k", "x"], []), (["--all"], [table.RAY])])
    def test_a_cluster_is_fetched_for_the_slow_tests_alone(self, checkout, monkeypatch, options, fetched):
        locks = []
        monkeypatch.setattr(table, "pip_locked", lambda _, lock: locks.append(lock))
        monkeypatch.setattr(table, "see_that_there_is_a_browser", lambda _: None)
        monkeypatch.setattr(table, "checks", lambda *_: [planted_check("only", fails=False)])
        table.test(checkout, options)

        assert fetched == locks


def planted_check(name, fails):
    return table.Check(name, "planted", [sys.executable, "-c", f"print({name!r}); raise SystemExit({int(fails)})"])
