"""Finding a browser on this machine, and starting it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"  # Debian's: the same engine without a window's works, at half the cost
OTHERS = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
]
NO_PLAYWRIGHT = "This needs Playwright, which drives a browser: `pip install playwright`."
NO_BROWSER = "This needs Chromium, Chrome or Edge; `python -m playwright install chromium` brings one."

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
    """A browser, until the end; raises BadInput where there is none."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput(NO_PLAYWRIGHT) from None
    with sync_playwright() as playwright:
        browser = launched(playwright)
        if browser is None:
            raise BadInput(NO_BROWSER)
        yield browser
        browser.close()


def launched(playwright: Playwright, arguments: tuple[str, ...] = ()) -> Browser | None:
    """The first that can be started."""
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
    yield from ({"channel": channel} for channel in ("chrome", "msedge", "chromium-headless-shell", "chromium"))
