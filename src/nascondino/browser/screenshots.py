"""Pictures of every page and of every game: at its begin, in the middle and at its end, through the eyes of each role.

A page that `server.app.PAGES` lists and that needs no table is found there; a new one needs nothing here.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from nascondino import games
from nascondino.server.http.app import PAGES
from nascondino.trials.process import ServerProcess

from .launch import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

PATIENCE = 120_000  # milliseconds; a game may have to be compiled first
REST = 700  # until nothing moves any more
SEED = 7
ACTIONS = 5  # of the person's, until it is the middle of a match
FEW, MANY = 4, 5  # seats
NAME = "Anna"
BEGIN, MIDDLE, END = "1-begin", "2-middle", "3-end"
AFTERWARDS = "/t/{table}/"  # pages of a match that is over
KINDS: dict[str, dict[str, Any]] = {".png": {"type": "png"}, ".jpg": {"type": "jpeg", "quality": 82}}

DRAWN = """(theme) => {
  const boards = [...document.querySelectorAll('.shell .board')];
  const isOfAnother = ({src}) => /class%3D%22board%20/.test(src) && !src.includes(`class%3D%22board%20${theme}`);
  return boards.every((board) => board.querySelector('[role=group]')) && ![...document.images].some(isOfAnother);
}"""
"""Whether the board is there, and its picture is of this theme."""

PAINTED = """async () => {
  const pictures = [...document.images].filter(({loading}) => loading !== 'lazy');
  await Promise.all([document.fonts.ready, ...pictures.map((each) => each.decode().catch(() => undefined))]);
}"""
"""Until pictures and letters can be seen."""

Say = Callable[[str], Any]


@dataclass(frozen=True)
class Look:
    """How the page is shown."""

    name: str
    width: int
    height: int
    theme: Literal["light", "dark"]


LOOKS = (
    Look("desktop-light", 1280, 800, "light"),
    Look("desktop-dark", 1280, 800, "dark"),
    Look("phone-light", 390, 844, "light"),
    Look("phone-dark", 390, 844, "dark"),
)


Plan = Callable[[str], Sequence[tuple[Look, str]]]
"""In which looks a picture is wanted, and the file for each."""


def every(looks: Sequence[str]) -> Plan:
    """All pictures in these looks; in all, if none are named."""
    wanted = [look for look in LOOKS if not looks or look.name in looks]
    return lambda name: [(look, f"{name}-{look.name}.png") for look in wanted]


def for_readme(titles: Sequence[str]) -> Plan:
    """Home, and each game in the middle of a match through its first role; by day, by night, on a phone."""
    wanted = {"home": [(LOOKS[0], "home.jpg")]}
    for number, title in enumerate(titles):
        first = games.info(title).roles[0]
        wanted[f"{title}-{first}-{MIDDLE}"] = [(LOOKS[number % 3], f"table-{title}.jpg")]
    return lambda name: wanted.get(name, [])


@dataclass(frozen=True)
class Camera:
    """Takes the pictures of what a page shows that are wanted, into a folder."""

    folder: Path
    plan: Plan
    say: Say

    def wants(self, *names: str) -> bool:
        return any(map(self.plan, names))

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        """`whole`: as long as the page is."""
        for look, file in self.plan(name):
            page.set_viewport_size({"width": look.width, "height": look.height})
            page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")
            page.wait_for_timeout(REST)
            page.wait_for_function(DRAWN, arg=look.theme)
            page.evaluate(PAINTED)
            page.screenshot(path=self.folder / file, full_page=whole, **KINDS[Path(file).suffix])
            self.say(file)


def shoot(folder: Path, titles: Sequence[str], plan: Plan, say: Say) -> None:
    """What is wanted of these games, and of the pages around them."""
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder, plan, say)
    with _served() as address, opened() as browser:
        Places(browser, address, camera).shoot(titles)
        for title in titles:
            Matches(browser, address, camera, title).shoot()


@contextmanager
def _served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        program = ("-m", "nascondino.trials.unlimited")
        server = ServerProcess(Path(folder), ("--seed", str(SEED)), program=program)
        try:
            server.start()
            yield server.address
        finally:
            server.kill()


@contextmanager
def _visit(browser: Browser, address: str) -> Iterator[tuple[Page, Tables]]:
    """Somebody new, with a page and what they can ask of the server."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        yield page, Tables(context, address)
    finally:
        context.close()


@dataclass(frozen=True)
class Tables:
    """What a person asks for, without the page."""

    context: BrowserContext
    address: str

    def lay(self, game: str, seats: Sequence[dict[str, str]], *, public: bool = False) -> str:
        """The address of a new table."""
        self.context.request.get(f"{self.address}/api/mine")
        wish = {"game": game, "seats": list(seats), "public": public}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish, timeout=PATIENCE)
        return f"{self.address}/t/{answer.json()['table']}"

    def leave(self, table: str, seat: int) -> None:
        """Let a bot go on."""
        path = table.replace("/t/", "/api/tables/")
        self.context.request.post(f"{path}/seats/{seat}/bot", data={})


def mine(name: str = NAME) -> dict[str, str]:
    return {"type": "mine", "name": name}


def bot(game: str) -> dict[str, str]:
    return {"type": "bot", "bot": (games.info(game).bots or ("random",))[-1]}


# Pages without a match.


@dataclass(frozen=True)
class Places:
    browser: Browser
    address: str
    camera: Camera

    def shoot(self, titles: Sequence[str]) -> None:
        with _visit(self.browser, self.address) as (page, tables):
            for path in (*PAGES, "/nowhere"):
                for place in self._filled(path, titles):
                    self._take(page, place)
            if self.camera.wants("waiting"):
                self._around_a_table(page, tables, titles[-1])

    @staticmethod
    def _filled(path: str, titles: Sequence[str]) -> list[str]:
        """A path with a game in it is one for each; a table is another matter."""
        if "{table}" in path:
            return []
        return [path.replace("{game}", title) for title in titles] if "{game}" in path else [path]

    def _take(self, page: Page, path: str) -> None:
        name = path.strip("/").replace("/", "-") or "home"
        if self.camera.wants(name):
            page.goto(self.address + path)
            _settled(page)
            self.camera.take(page, name, whole=True)

    def _around_a_table(self, page: Page, tables: Tables, game: str) -> None:
        """The waiting room, with a code to scan; the invitation; home and lobby with tables; the curtain."""
        table = tables.lay(game, [mine(), {"type": "open"}, bot(game)], public=True)
        page.goto(table)
        page.get_by_role("button", name="Make a link").first.click()
        page.get_by_role("button", name="QR").first.click()
        link = page.get_by_test_id("link").first.input_value()
        page.get_by_test_id("qr").first.wait_for()
        self.camera.take(page, "waiting", whole=True)
        with _visit(self.browser, self.address) as (guest, _):
            guest.goto(link)
            self.camera.take(guest, "invited")
        page.goto(tables.lay(game, [mine("Anna"), mine("Bruno")]))
        page.get_by_test_id("curtain").wait_for()
        self.camera.take(page, "curtain")
        for place, name in (("/", "home-again"), ("/tables", "lobby")):
            page.goto(self.address + place)
            _settled(page)
            self.camera.take(page, name, whole=True)


def _settled(page: Page) -> None:
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


# Matches.


@dataclass(frozen=True)
class Matches:
    browser: Browser
    address: str
    camera: Camera
    game: str

    def shoot(self) -> None:
        if self.camera.wants(f"{self.game}-guide"):
            with _visit(self.browser, self.address) as (page, _):
                page.goto(f"{self.address}/learn/{self.game}")
                page.get_by_test_id("teach").click()
                page.get_by_test_id("guide").wait_for()
                self.camera.take(page, f"{self.game}-guide")
        for role, (seat, players) in self._seats_of_roles().items():
            if self.camera.wants(*(f"{self.game}-{role}-{stage}" for stage in (BEGIN, MIDDLE, END))):
                with _visit(self.browser, self.address) as (page, tables):
                    self._play(page, tables, role, seat, players)

    def _seats_of_roles(self) -> dict[str, tuple[int, int]]:
        """For each role a seat that begins with it, and at a table for how many."""
        fewest, most = games.info(self.game).players
        found: dict[str, tuple[int, int]] = {}
        with _visit(self.browser, self.address) as (page, tables):
            for players in sorted({max(fewest, min(FEW, most)), max(fewest, min(MANY, most))}):
                page.goto(tables.lay(self.game, self._plan(0, players)))
                page.get_by_test_id("log").wait_for(state="attached")
                for seat, role in enumerate(page.locator("[data-seat][data-role]").all()):
                    found.setdefault(role.get_attribute("data-role") or "", (seat, players))
        return found

    def _plan(self, seat: int, players: int) -> list[dict[str, str]]:
        return [mine() if number == seat else bot(self.game) for number in range(players)]

    def _play(self, page: Page, tables: Tables, role: str, seat: int, players: int) -> None:
        table, chooser = tables.lay(self.game, self._plan(seat, players)), random.Random(SEED)
        page.goto(table)
        _offers(page).first.wait_for()
        self.camera.take(page, f"{self.game}-{role}-{BEGIN}")
        for _ in range(ACTIONS):
            _act(page, chooser)
        if page.get_by_test_id("outcome").count() == 0:
            _offers(page).first.wait_for(state="attached")
        self.camera.take(page, f"{self.game}-{role}-{MIDDLE}")
        tables.leave(table, seat)
        page.get_by_test_id("outcome").wait_for(state="attached")
        self.camera.take(page, f"{self.game}-{role}-{END}")
        for path in PAGES:
            if path.startswith(AFTERWARDS):
                name = path.removeprefix(AFTERWARDS)
                page.goto(f"{table}/{name}")
                _settled(page)
                self.camera.take(page, f"{self.game}-{role}-4-{name}")


def _offers(page: Page) -> Locator:
    return page.get_by_test_id("offers").locator("[data-action]")


def _act(page: Page, chooser: random.Random) -> None:
    """Any action, unless the match is over."""
    over = page.get_by_test_id("outcome")
    _offers(page).first.or_(over).first.wait_for(state="attached")
    if over.count() == 0:
        offers = _offers(page)
        offers.nth(chooser.randrange(offers.count())).click()
        page.get_by_test_id("do-it").click()
        page.wait_for_timeout(150)
