"""A real browser, and guests who use it. What their browsers complain about, or ask of another host, fails the test.

The browser lives as long as a module's tests: Playwright keeps an event loop running in the thread that started it, and
tests elsewhere in the same process want to run their own.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from nascondino.browser.launch import launched
from tests import luck
from tests.browser.guests import PATIENCE, Guests

expect.set_options(timeout=PATIENCE)  # a busy machine is slow, and not wrong

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def playwright():
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="module")
def browser(playwright):
    found = launched(playwright)
    yield found
    found.close()


# The server


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Where a server is at that has no tables yet; many tests use it, and none may stop it."""
    process = luck.server(tmp_path_factory.mktemp("server"))
    process.start()
    yield process.address
    process.kill()
    assert "Traceback" not in process.log, process.log


@pytest.fixture
def server(tmp_path):
    """A server of this test alone, which can be killed: `address`, `kill()`, `start()`, `restart()`."""
    process = luck.server(tmp_path)
    process.start()
    yield process
    process.kill()
    assert "Traceback" not in process.log, process.log


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
