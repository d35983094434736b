"""A real browser, and guests who use it. What their browsers complain about, or ask of another host, fails the test.

The browser lives as long as a module's tests: Playwright keeps an event loop running in the thread that started it, and
tests elsewhere in the same process want to run their own.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"]
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
NO_BROWSER = "No browser was found for these tests; `{}` brings one, or `python -m playwright install chromium`."

QUIET = [  # what a browser would ask of its maker by itself; and no name is looked up but our own
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-pings",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


# Finding it


def ways_to_launch():
    """An installed Chromium, Chrome or Edge, wherever the system keeps it; else Playwright's own."""
    yield from ({"executable_path": path} for path in map(shutil.which, NAMES) if path)
    yield from ({"channel": channel} for channel in ("chrome", "msedge", "chromium"))


def launched(playwright: Playwright) -> Browser | None:
    for way in ways_to_launch():
        try:
            return playwright.chromium.launch(args=QUIET, **way)
        except Error:
            continue
    return None


def may_install() -> bool:
    """Only on a machine that exists for this test."""
    return os.environ.get("CI") == "true" and hasattr(os, "geteuid") and os.geteuid() == 0


def install_chromium() -> None:
    """Debian's, once: tests run in several processes, and the second finds the work done."""
    import fcntl

    with Path(tempfile.gettempdir(), "nascondino-chromium.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shutil.which("chromium"):
            subprocess.run(["apt-get", "update"], check=True)
            subprocess.run(INSTALL, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        found = launched(playwright)
        if found is None and may_install():
            install_chromium()
            found = launched(playwright)
        if found is None:
            pytest.fail(NO_BROWSER.format(" ".join(INSTALL)))
        yield found
        found.close()


# The server


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Where a server of its own, with no tables yet, is at."""
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [sys.executable, "-P", "-m", "nascondino", "serve", "--port", "0", "--database", str(database)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as server:
        found = re.search(r"http://[\w.:]+", server.stdout.readline()).group()
        yield found
        server.terminate()


# Accessibility


@pytest.fixture(scope="session")
def faults_on():
    """What axe finds on a page, and where."""
    axe = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def find(page: Page) -> list[tuple[str, str, str]]:
        page.evaluate(axe)
        found = page.evaluate("axe.run().then(({violations}) => violations)")
        return [(page.url, each["id"], node["html"]) for each in found for node in each["nodes"]]

    return find


# Guests


class Guests:
    """People at their devices; each has a browser of their own, without anybody's cookies."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []

    def enter(self, url: str, **device) -> Page:
        """One more guest, who opens this address."""
        page = self._browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **device}).new_page()
        self._contexts.append(page.context)
        page.context.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(url)
        return page

    def _console(self, message) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def strangers(self) -> list[str]:
        """Requests that were meant for another host."""
        return [url for url in self.requests if urlsplit(url).hostname not in {"127.0.0.1", "localhost", None}]

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def suspects(browser):
    """Guests who may misbehave: the test itself looks at what they did."""
    guests = Guests(browser)
    yield guests
    guests.leave()


@pytest.fixture
def guests(suspects):
    yield suspects
    assert [] == suspects.strangers()
    assert [] == suspects.complaints
