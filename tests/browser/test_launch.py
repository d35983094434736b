"""Where a browser comes from: one that is there, Playwright's own, the distribution's; or one sentence before any test.

Each test takes away every browser of the machine, and gives back one, in one place.
"""

import io
import os
import shutil
import sys
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import table
from nascondino.browser import launch
from nascondino.engine.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent.parent
NOWHERE = "http://127.0.0.1:9"  # nobody listens there
APT = """#!{shell}
echo "$@" >> {calls}
[ "$1" = update ] || {link} -s {real} {folder}/{name}
"""


@pytest.fixture(scope="module")
def real_browser():
    """A program that starts the browser that the other tests use, wherever it is called from."""
    with launch.opened() as browser:
        assert browser.version
    found = next(filter(None, map(shutil.which, [launch.SHELL, *launch.OTHERS])), None)
    return found or playwrights_own()


def playwrights_own():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@pytest.fixture
def bare(tmp_path, monkeypatch):
    """A machine without any browser, and nobody who would give one; its only folder of programs."""
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "fetched"))
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", NOWHERE)
    monkeypatch.setattr(launch, "CHANNELS", [launch.SHELL])  # Chrome and Edge may lie where no setting leads past them
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    return programs


@pytest.fixture
def root(bare, real_browser, monkeypatch):
    """What its package manager was asked for; it has the browser."""
    calls = bare / "calls"
    facts = {"shell": shutil.which("sh", path=os.defpath), "link": shutil.which("ln", path=os.defpath)}
    script = APT.format(calls=calls, real=real_browser, folder=bare, name=launch.SHELL, **facts)
    program(bare / "apt-get", script)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return calls


@pytest.fixture
def download(real_browser, monkeypatch):
    """The paths that were fetched from a host that has Playwright's browser: here a door to the real one."""
    fetched = []
    with ThreadingHTTPServer(("127.0.0.1", 0), handler(fetched, real_browser)) as server:
        threading.Thread(target=server.serve_forever).start()
        monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", f"http://127.0.0.1:{server.server_port}")
        yield fetched
        server.shutdown()


def handler(fetched, real_browser):
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            fetched.append(self.path)
            packed = archive(Path(self.path).stem, real_browser)
            self.send_response(200)
            self.send_header("Content-Length", str(len(packed)))
            self.end_headers()
            self.wfile.write(packed)

        def log_message(self, *_):
            pass

    return Handler


def archive(name, real_browser):
    packed = io.BytesIO()
    entry = zipfile.ZipInfo(name if "ffmpeg" in name else f"{name}/chrome-headless-shell")  # it makes films with that
    entry.external_attr = 0o100755 << 16
    with zipfile.ZipFile(packed, "w") as contents:
        contents.writestr(entry, f'#!/bin/sh\nexec {real_browser} "$@"\n')
    return packed.getvalue()


def program(path, text):
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def calls_of(file):
    return file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []


class TestWhereABrowserComesFrom:
    @pytest.mark.parametrize("name", ["chromium", "google-chrome", "microsoft-edge"])
    def test_one_that_is_there_is_taken_and_nothing_is_fetched(self, root, bare, download, real_browser, name):
        (bare / name).symlink_to(real_browser)

        with launch.opened() as browser:
            assert browser.version

        assert ([], []) == (download, calls_of(root))

    def test_else_playwright_fetches_its_own(self, root, download, tmp_path):
        with launch.opened() as browser:
            assert browser.version

        assert any("headless-shell" in path for path in download)
        assert list((tmp_path / "fetched").glob("chromium_headless_shell-*"))
        assert [] == calls_of(root)

    def test_which_is_found_the_next_time(self, bare, download):
        for _ in range(2):
            with launch.opened() as browser:
                assert browser.version

        assert len(set(download)) == len(download)

    def test_else_as_root_the_distribution_has_one(self, root):
        with launch.opened() as browser:
            assert browser.version

        assert ["update", f"install -y --no-install-recommends {launch.SHELL}"] == calls_of(root)

    def test_else_one_sentence(self, bare):
        with pytest.raises(BadInput) as problem, launch.opened():
            pass

        assert launch.NO_BROWSER == str(problem.value)

    def test_only_root_installs_packages(self, root, monkeypatch):
        monkeypatch.setattr(os, "geteuid", lambda: 1000)

        with pytest.raises(BadInput), launch.opened():
            pass

        assert [] == calls_of(root)


class TestBeforeTheFirstTest:
    @pytest.fixture
    def begun(self, bare, monkeypatch):
        """What `table.py test` began, on that machine."""
        names = []
        checkout = table.Checkout(ROOT)
        python = Path(sys.executable)
        monkeypatch.setattr(table.Checkout, "python", property(lambda _: python))
        check = table.Check("planted", "it ends at once", [sys.executable, "-c", ""])
        monkeypatch.setattr(table, "checks", lambda *_: names.append("begun") or [check])
        return lambda *arguments: (table.test(checkout, arguments), names)

    @pytest.mark.parametrize("arguments", [[], ["--all"]])
    def test_whoever_has_none_is_told(self, begun, arguments, capfd):
        with pytest.raises(table.CannotGoOnError):
            begun(*arguments)

        assert 1 == capfd.readouterr().err.count(launch.NO_BROWSER)

    def test_whoever_has_one_begins(self, begun, bare, real_browser):
        (bare / "chromium").symlink_to(real_browser)

        assert (0, ["begun"]) == begun()

    def test_a_part_that_was_chosen_may_need_none(self, begun):
        assert (0, ["begun"]) == begun("-k", "locks")

