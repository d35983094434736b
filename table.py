"""Set up Nascondino and start it.

    python3 table.py [ARGS...]               start the program; ARGS are its own (try --help)
    python3 table.py setup                   only set up
    python3 table.py test [--all] [ARGS...]  check everything, as CI does; ARGS go to pytest
    python3 table.py soak [ARGS...]          strain it for long; ARGS go to tools/soak.py

Needs nothing but Python 3.11 or newer and, once, a connection to the package index. All that is installed goes into
`.venv` beside this file. The code of this file stays readable for Python 3.8, so that an older Python gets a sentence
and not a syntax error.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

RUNTIME, DEV = "runtime", "dev"  # the locks; everything in the first is in the second
FOR_DEVELOPERS = {"test", "soak", "screenshots", "bench", "arena"}  # the commands that need the second
NODE = "node"  # and one for Node, which builds the page where the machine has none that is new enough
RAY = "ray"  # and one for a cluster, on which some of the slow tests play

# The steps of setting up, in this order. Linking builds the project, and that needs the page.
MAKE, INSTALL, BUILD, LINK = "make .venv", "install packages", "build the page", "link the project"

NO_CONNECTION = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ProxyError|Read timed out|Network is unreachable"
    "|Temporary failure in name resolution|getaddrinfo failed|Connection refused"
)


class CannotGoOnError(Exception):
    """A sentence for the person at the keyboard."""


class Stamp(NamedTuple):
    """What `.venv` was made from. Written when the packages are complete, so an interrupted set-up has none."""

    python: str
    lock: str
    packages: str
    project: str  # empty while the project is not linked


class Checkout(NamedTuple):
    """Where things are."""

    root: Path

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def scripts(self) -> Path:
        return self.venv / ("Scripts" if sys.platform == "win32" else "bin")

    @property
    def python(self) -> Path:
        return self.scripts / ("python.exe" if sys.platform == "win32" else "python")

    @property
    def stamp(self) -> Path:
        return self.venv / "nascondino-stamp.json"

    @property
    def pyproject(self) -> Path:
        return self.root / "pyproject.toml"

    @property
    def page(self) -> page.Page:
        return page.Page(self.root)

    def lock(self, name: str) -> Path:
        return self.root / "locks" / (name + ".txt")


# What is there, and what is needed


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def this_python(checkout: Checkout) -> str:
    """The kind of Python, and the place: an environment refers to its own path, so a moved one is made anew."""
    return f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')} {checkout.root}"


def fresh_stamp(checkout: Checkout, lock: str) -> Stamp:
    return Stamp(this_python(checkout), lock, digest(checkout.lock(lock)), digest(checkout.pyproject))


def read_stamp(checkout: Checkout) -> Stamp | None:
    if not checkout.python.exists():
        return None
    try:
        return Stamp(**json.loads(checkout.stamp.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(checkout: Checkout, stamp: Stamp) -> None:
    unfinished = checkout.stamp.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp._asdict(), indent=2) + "\n", encoding="utf-8")
    unfinished.replace(checkout.stamp)


def missing_steps(checkout: Checkout, lock: str) -> list[str]:
    """The steps that turn what is there into what `lock` asks for; none on a second start."""
    missing = steps_of_venv(checkout, lock)
    if not page.is_built(checkout.page):
        missing.add(BUILD)
    return [step for step in (MAKE, INSTALL, BUILD, LINK) if step in missing]


def steps_of_venv(checkout: Checkout, lock: str) -> set[str]:
    have = read_stamp(checkout)
    if have is None:
        return {MAKE, INSTALL, LINK}
    now = fresh_stamp(checkout, have.lock)
    if (have.python, have.packages) != (now.python, now.packages):
        return {MAKE, INSTALL, LINK}  # anew, since a package that left the lock must not linger
    install = {INSTALL} if lock == DEV and have.lock != DEV else set()
    link = {LINK} if have.project != now.project else set()
    return install | link


def locked_names(lock: Path) -> list[str]:
    """The packages that a lock pins; one that is pinned per platform counts once."""
    pins = re.findall(r"^([\w.-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return sorted(set(pins))


# Setting up


def say(text: str) -> None:
    """To standard error: standard output belongs to the program, whose results may be piped."""
    print(text, file=sys.stderr, flush=True)


def set_up(checkout: Checkout, lock: str) -> None:
    if not missing_steps(checkout, lock):
        return
    with only_one(checkout):
        steps = missing_steps(checkout, lock)  # again: whoever held the lock may have done the work
        if steps:
            carry_out(checkout, steps, lock)


def carry_out(checkout: Checkout, steps: Sequence[str], lock: str) -> None:
    say(announcement(steps))
    have = read_stamp(checkout)
    if have is not None and MAKE not in steps and have.lock == DEV:
        lock = DEV  # what is already there stays
    if INSTALL in steps:
        renew_venv(checkout, lock, MAKE in steps)
    if BUILD in steps:
        build_page(checkout)
    if LINK in steps:
        link_project(checkout)
        write_stamp(checkout, fresh_stamp(checkout, lock))
    say("Ready.")


def announcement(steps: Sequence[str]) -> str:
    """What happens first, before any of it does: whoever only wanted to play shall know why it takes a while."""
    if MAKE in steps:
        how_long = "this needs a connection and takes about a minute on a fast line"
        return f"Setting up first, once: packages and the page, all beside this file; {how_long}."
    return f"Setting up first what changed: {', '.join(steps)}."


def renew_venv(checkout: Checkout, lock: str, anew: bool) -> None:
    """Its stamp is there once it holds every package, so that a page that cannot be built does not cost them."""
    linked = read_stamp(checkout)
    with contextlib.suppress(FileNotFoundError):
        checkout.stamp.unlink()
    if anew:
        make_venv(checkout)
    install_packages(checkout, lock)
    project = linked.project if linked is not None and not anew else ""
    write_stamp(checkout, fresh_stamp(checkout, lock)._replace(project=project))


def only_one(checkout: Checkout) -> contextlib.AbstractContextManager[None]:
    return page.only_one(checkout.root / ".table.lock", lambda: say("Another start is setting up; waiting for it…"))


def make_venv(checkout: Checkout) -> None:
    say(f"Making .venv for Python {sys.version_info[0]}.{sys.version_info[1]}…")
    if checkout.venv.is_dir() and not checkout.venv.is_symlink():
        shutil.rmtree(checkout.venv)
    command = [sys.executable, "-m", "venv", str(checkout.venv)]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if made.returncode:
        raise CannotGoOnError(venv_failure(made.stdout))


def install_packages(checkout: Checkout, lock: str) -> None:
    names = locked_names(checkout.lock(lock))
    say(f"Installing the {len(names)} packages of locks/{lock}.txt (once; 100 MB or more to fetch)…")
    pip_locked(checkout, lock, len(names))


def build_page(checkout: Checkout) -> None:
    say("Building the page…")
    built = run_page_build(checkout)
    if built.returncode == page.NO_NODE:
        say("Fetching Node for it (once; 60 MB to fetch)…")
        pip_locked(checkout, NODE)
        built = run_page_build(checkout)
    if built.returncode:
        raise CannotGoOnError(built.stdout.rstrip())


def run_page_build(checkout: Checkout) -> subprocess.CompletedProcess[str]:
    """By the Python of `.venv`, since that is where a fetched Node lies."""
    command = [str(checkout.python), str(checkout.root / "page.py"), "build"]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def pip_locked(checkout: Checkout, lock: str, packages: int = 0) -> None:
    wheels_only = ["--only-binary", ":all:"]  # a missing wheel is said at once, instead of compiling for an hour
    pip(checkout, ["--require-hashes", *wheels_only, "-r", str(checkout.lock(lock))], packages)


def link_project(checkout: Checkout) -> None:
    say("Linking the program into .venv…")
    pip(checkout, ["--no-deps", "--no-build-isolation", "--editable", str(checkout.root)])


def pip(checkout: Checkout, arguments: Sequence[str], packages: int = 0) -> None:
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "3"]
    command = [str(checkout.python), "-m", "pip", "install", *options, *arguments]
    last_lines: deque[str] = deque(maxlen=60)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            show_progress(process.stdout or [], last_lines, packages)
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise CannotGoOnError(pip_failure(list(last_lines)))


def show_progress(output: Iterable[str], last_lines: deque[str], packages: int) -> None:
    """On a terminal, one line that tells which package is being fetched."""
    on_terminal, begun = sys.stderr.isatty() and packages > 0, 0
    for line in output:
        last_lines.append(line.rstrip())
        if on_terminal and line.startswith("Collecting "):
            begun += 1
            print(f"\r\033[K  {line.split()[1]}  ({begun} of {packages})", end="", file=sys.stderr, flush=True)
        if on_terminal and line.startswith("Installing "):
            print("\r\033[K  unpacking…", end="", file=sys.stderr, flush=True)
    if on_terminal:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


# What to say when it does not work


def old_python_message(major: int, minor: int) -> str:
    return f"Nascondino needs Python 3.11 or newer; this is Python {major}.{minor}."


def pip_failure(last_lines: Sequence[str]) -> str:
    if any(NO_CONNECTION.search(line) for line in last_lines):
        return "The packages could not be fetched: no connection to the package index. Connect, then start again."
    return "\n".join(["pip could not install what is needed. It said:", *("  " + line for line in last_lines[-12:])])


def venv_failure(output: str) -> str:
    if "ensurepip" in output:
        return "This Python cannot make environments; on Debian and Ubuntu, `apt install python3-venv` mends that."
    return "\n".join(["Making .venv failed. Python said:", *("  " + line for line in output.splitlines()[-12:])])


def os_failure(error: OSError) -> str:
    return f"Nascondino cannot be set up here: {error.strerror or error}: {error.filename or 'no file named'}."


# Starting, and testing


def start(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Become the program. `-P`: a stray file in the current folder must not pass for a module."""
    return become([str(checkout.python), "-P", "-m", "nascondino", *arguments])


def explain(checkout: Checkout, arguments: Sequence[str]) -> int:
    """What the program can do, told by its source: that needs no packages, so nothing has to be set up for it."""
    os.environ["PYTHONPATH"] = str(checkout.root / "src")
    return become([sys.executable, "-P", "-m", "nascondino", *arguments])


def become(command: list[str]) -> int:
    if os.name == "posix":
        os.execv(command[0], command)
    return start_beside(command)


def start_beside(command: Sequence[str]) -> int:
    """Where a process cannot become another one (Windows): start it and pass its exit code on."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # it reached the program too, which decides what it means


# Four also on two cores, since tests in browsers wait half of their time; each does what lies side by side, so that
# few of them start the same browser and load the same game.
PARALLEL = ["-n", "4", "--dist", "worksteal"]


class Check(NamedTuple):
    name: str
    why: str
    command: list[str]


class Result(NamedTuple):
    check: Check
    code: int
    seconds: float
    said: str


def checks(checkout: Checkout, arguments: Sequence[str]) -> list[Check]:
    python = str(checkout.python)
    slow = ["-m", ""] if "--all" in arguments else []  # undoes the `-m "not slow"` of pyproject.toml
    chosen = [argument for argument in arguments if argument != "--all"]
    return [
        Check("ruff", "style and likely mistakes", [python, "-m", "ruff", "check", "--quiet", "."]),
        Check("mypy", "types", [python, "-m", "mypy"]),
        Check("import-linter", "who may import whom", [str(checkout.scripts / "lint-imports"), "--no-logo"]),
        Check("svelte-check", "types of the page", [python, "page.py", "check"]),
        Check("eslint", "style of the page, and who may import whom there", [python, "page.py", "lint"]),
        Check("prettier", "layout of its code; `page.py format` puts it right", [python, "page.py", "formatted"]),
        Check("vitest", "behaviour of the page's parts", [python, "page.py", "test"]),
        Check("pytest", "behaviour; this takes minutes", [python, "-m", "pytest", *PARALLEL, *slow, *chosen]),
    ]


def test(checkout: Checkout, arguments: Sequence[str]) -> int:
    if not arguments or "--all" in arguments:  # a part that was chosen may need none, and brings it if it does
        see_that_there_is_a_browser(checkout)
    if "--all" in arguments:
        pip_locked(checkout, RAY)
    *several, longest = checks(checkout, arguments)
    results = list(side_by_side(checkout, several))
    say(headline(longest))
    results.append(run_check(checkout, longest))
    say(summary(results))
    return 1 if any(result.code for result in results) else 0


def side_by_side(checkout: Checkout, several: Sequence[Check]) -> Iterator[Result]:
    """As many at a time as there are cores; what each of them said is shown when all before it are done."""
    kept = partial(run_check, checkout, output=subprocess.PIPE)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(kept, several):
            say(f"{headline(result.check)}\n{result.said}".rstrip())
            yield result


def headline(check: Check) -> str:
    return f"\n== {check.name}: {check.why}"


def run_check(checkout: Checkout, check: Check, output: int | None = None) -> Result:
    begin, errors = time.monotonic(), None if output is None else subprocess.STDOUT
    done = subprocess.run(check.command, cwd=checkout.root, stdout=output, stderr=errors, text=True, check=False)
    return Result(check, done.returncode, time.monotonic() - begin, done.stdout or "")


def see_that_there_is_a_browser(checkout: Checkout) -> None:
    """Before the first test, so that whoever has none learns it now and not from a hundred failures."""
    command = [str(checkout.python), "-m", "nascondino.browser.launch"]
    if subprocess.run(command, cwd=checkout.root, check=False).returncode:
        raise CannotGoOnError("The tests were not begun.")


def summary(results: Sequence[Result]) -> str:
    told = (f"{each.check.name:16}{'FAILED' if each.code else 'ok':8}{each.seconds:6.1f} s" for each in results)
    return "\n".join(["\n== summary", *told])


OWN_COMMANDS = {"setup", "test", "soak"}  # all others are the program's


def asks_for_help(arguments: Sequence[str]) -> bool:
    return not {"-h", "--help"}.isdisjoint(arguments)


def run(checkout: Checkout, arguments: Sequence[str]) -> int:
    command = arguments[0] if arguments else ""
    if asks_for_help(arguments) and command not in OWN_COMMANDS and missing_steps(checkout, RUNTIME):
        return explain(checkout, arguments)
    set_up(checkout, DEV if command in FOR_DEVELOPERS else RUNTIME)
    if command == "setup":
        return 0
    if command == "test":
        return test(checkout, arguments[1:])
    if command == "soak":
        return become([str(checkout.python), str(checkout.root / "tools" / "soak.py"), *arguments[1:]])
    return start(checkout, arguments)


def main() -> int:
    if sys.version_info < (3, 11):
        say(old_python_message(*sys.version_info[:2]))
        return 1
    try:
        return run(Checkout(Path(__file__).resolve().parent), sys.argv[1:])
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except CannotGoOnError as problem:
        say(str(problem))
    except OSError as error:
        say(os_failure(error))
    return 1


if __name__ == "__main__":
    sys.exit(main())
