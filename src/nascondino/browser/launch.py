"""Finding a browser on this machine, or bringing one, and starting it."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from filelock import FileLock

from nascondino.engine.errors import BadInput

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"  # the same engine without a window's works, at half the cost
OTHERS = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
]
CHANNELS = ["chrome", "msedge", SHELL, "chromium"]  # where their makers put them, and Playwright's own
NO_PLAYWRIGHT = "This needs Playwright, which drives a browser: `pip install playwright`."
NO_BROWSER = (
    "This needs Chromium, Chrome or Edge, and there is none here that starts, nor could one be fetched: install one,"
    " or connect and run `python -m playwright install --with-deps chromium`."
)

STANDARD_ERROR = 2

QUIET = [  # what a browser would ask of its maker by itself; and no name is looked up but our own
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-pings",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser, until the end; raises BadInput where there is none and none can be brought."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput(NO_PLAYWRIGHT) from None
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright, arguments: tuple[str, ...] = ()) -> Browser:
    """The first that can be started; if there is none, the first that could be brought and starts."""
    found = _first_that_starts(playwright, arguments)
    return found or _brought(playwright, arguments)


def _first_that_starts(playwright: Playwright, arguments: tuple[str, ...]) -> Browser | None:
    from playwright.sync_api import Error

    for way in _ways():
        try:
            return playwright.chromium.launch(args=[*QUIET, *arguments], **way)
        except Error:
            continue
    return None


def _ways() -> Iterator[dict[str, Any]]:
    """An installed Chromium, Chrome or Edge, wherever the system keeps it; else Playwright's own."""
    yield from ({"executable_path": path} for path in map(shutil.which, [SHELL, *OTHERS]) if path)
    yield from ({"channel": channel} for channel in CHANNELS)


# Bringing one


def _brought(playwright: Playwright, arguments: tuple[str, ...]) -> Browser:
    """One process at a time brings one: the next finds it there."""
    with FileLock(Path(tempfile.gettempdir(), f"nascondino-browser-{getpass.getuser()}.lock")):
        found = _first_that_starts(playwright, arguments)
        for commands in _means():
            if found is None and _all_succeed(commands):
                found = _first_that_starts(playwright, arguments)
    if found is None:
        raise BadInput(NO_BROWSER)
    return found


def _means() -> Iterator[list[list[str]]]:
    """Playwright's own, for this person alone; as root also Debian's, or what Playwright's lacks on a bare Ubuntu."""
    playwright = [sys.executable, "-m", "playwright"]
    yield [[*playwright, "install", SHELL]]
    if _may_install_packages():
        yield [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", SHELL]]
        yield [[*playwright, "install-deps", SHELL]]


def _may_install_packages() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _all_succeed(commands: list[list[str]]) -> bool:
    return all(_succeeds(command) for command in commands)


def _succeeds(command: list[str]) -> bool:
    """A person sees what takes so long; what went wrong is told by running the command that NO_BROWSER names."""
    _say(f"No browser found; trying `{' '.join(command)}` …")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ended = subprocess.run(command, stdout=STANDARD_ERROR, stderr=subprocess.DEVNULL, env=quiet, check=False)  # noqa: S603
    return ended.returncode == 0


def _say(text: str) -> None:
    """To standard error: standard output belongs to results."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main() -> int:
    """See that there is a browser, before anything begins that needs one."""
    try:
        with opened():
            return 0
    except BadInput as problem:
        _say(str(problem))
        return 1


if __name__ == "__main__":
    sys.exit(main())
