"""Pictures of every page and of every game: at its begin, in the middle and at its end, through the eyes of each role.

In the middle there is also what can be opened at a table, and a great moment.

A page that `server.http.app.PAGES` lists and that needs no table is found there; a new one needs nothing here.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

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
BIG_SCREEN, CHOSEN, RECAP, NOTEBOOK, SCENE = "2-screen", "2-chosen", "2-recap", "2-notebook", "2-scene"  # then, too
AFTERWARDS = "/t/{table}/"  # pages of a match that is over
KINDS: dict[str, dict[str, Any]] = {".png": {"type": "png"}, ".jpg": {"type": "jpeg", "quality": 82}}

A_MOMENT = 200  # milliseconds; much less than a scene lasts

DRAWN = """(theme) => {
  const boards = [...document.querySelectorAll('.shell .board, .screen .board')];
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
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Look:
    """How the page is shown."""

    size: str
    theme: Theme

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}"


SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "large": (2560, 1440),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "lying": (844, 390),
}
LOOKS = [Look(size, theme) for size, theme in product(SIZES, get_args(Theme))]
OF_THE_README = Look("laptop", "light"), Look("laptop", "dark"), Look("phone", "light")


Plan = Callable[[str], Sequence[tuple[Look, str]]]
"""In which looks a picture is wanted, and the file for each."""


def every(looks: Sequence[str]) -> Plan:
    """All pictures in these looks; in all, if none are named."""
    wanted = [look for look in LOOKS if not looks or look.name in looks]
    return lambda name: [(look, f"{name}-{look.name}.png") for look in wanted]


def for_readme(titles: Sequence[str]) -> Plan:
    """Home, and each game in the middle of a match through its first role; by day, by night, on a phone."""
    wanted = {"home": [(OF_THE_README[0], "home.jpg")]}
    for number, title in enumerate(titles):
        first = games.info(title).roles[0]
        wanted[f"{title}-{first}-{MIDDLE}"] = [(OF_THE_README[number % 3], f"table-{title}.jpg")]
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
            width, height = SIZES[look.size]
            page.set_viewport_size({"width": width, "height": height})
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
                for place in self.addresses(path, titles):
                    self._take(page, place)
            for title in titles:
                self._take_play_sheet(page, title)
            if self.camera.wants("waiting"):
                self._around_a_table(page, tables, titles[-1])

    @staticmethod
    def addresses(path: str, titles: Sequence[str]) -> list[str]:
        """A path with a game in it is one for each, with the first of its puzzles; a table is another matter."""
        if "{table}" in path:
            return []
        path = path.replace("{puzzle}", "1")
        return [path.replace("{game}", title) for title in titles] if "{game}" in path else [path]

    def _take(self, page: Page, path: str) -> None:
        name = path.strip("/").replace("/", "-") or "home"
        if self.camera.wants(name):
            page.goto(self.address + path)
            _settled(page)
            self.camera.take(page, name, whole=True)

    def _take_play_sheet(self, page: Page, title: str) -> None:
        name = f"play-{title}"
        if self.camera.wants(name):
            page.goto(self.address)
            page.locator(f"article[data-game={title}] button.chief").click()
            page.get_by_test_id("start").wait_for()
            self.camera.take(page, name)

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
        self._take_lessons()
        for role, (seat, players) in self._seats_of_roles().items():
            if self.camera.wants(*(f"{self.game}-{role}-{stage}" for stage in STAGES)):
                with _visit(self.browser, self.address) as (page, tables):
                    self._play(page, tables, role, seat, players)

    def _take_lessons(self) -> None:
        """The first step of each."""
        with _visit(self.browser, self.address) as (page, _):
            page.goto(f"{self.address}/learn/{self.game}")
            _settled(page)
            lessons = page.get_by_test_id("teach")
            for number in range(lessons.count()):
                name = f"{self.game}-lesson-{number + 1}"
                if self.camera.wants(name):
                    page.goto(f"{self.address}/learn/{self.game}")
                    lessons.nth(number).click()
                    page.get_by_test_id("guide").wait_for()
                    self.camera.take(page, name)

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
        _until_due(page)
        self.camera.take(page, f"{self.game}-{role}-{MIDDLE}")
        for stage, open_it in OPENED.items():
            self._take_opened(page, table, f"{self.game}-{role}-{stage}", open_it)
        self._take_big_screen(page, table, f"{self.game}-{role}-{BIG_SCREEN}")
        self._take_scene(page, tables, table, seat, f"{self.game}-{role}-{SCENE}")
        tables.leave(table, seat)
        page.get_by_test_id("outcome").wait_for(state="attached")
        self.camera.take(page, f"{self.game}-{role}-{END}")
        for path in PAGES:
            if path.startswith(AFTERWARDS):
                name = path.removeprefix(AFTERWARDS)
                page.goto(f"{table}/{name}")
                _settled(page)
                self.camera.take(page, f"{self.game}-{role}-4-{name}")

    def _take_big_screen(self, page: Page, table: str, name: str) -> None:
        if self.camera.wants(name):
            page.goto(f"{table}?screen")
            page.get_by_test_id("big-seats").wait_for()
            self.camera.take(page, name)
            page.goto(table)

    def _take_opened(self, page: Page, table: str, name: str, open_it: Callable[[Page], None]) -> None:
        """What somebody opens who is to act; when the match is over already, there is nothing to open."""
        if self.camera.wants(name) and _until_due(page).count() == 0:
            open_it(page)
            self.camera.take(page, name)
            page.goto(table)

    def _take_scene(self, page: Page, tables: Tables, table: str, seat: int, name: str) -> None:
        """The next great moment; time stands still, so that it lasts for all pictures. The seat's bot goes on."""
        if self.camera.wants(name) and _until_due(page).count() == 0:
            page.clock.install()
            page.goto(table)
            _settled(page)  # what stages it is fetched last
            tables.leave(table, seat)
            scene = page.get_by_test_id("scene")
            scene.or_(page.get_by_test_id("outcome")).first.wait_for(state="attached")
            if scene.count():  # bots may be through before the page can stage anything
                page.clock.pause_at(page.evaluate("Date.now()") + A_MOMENT)
                self.camera.take(page, name)
                page.clock.resume()


def _choose(page: Page) -> None:
    """By its place, if it has one: there its card is."""
    _offers(page).first.wait_for()
    places = page.locator(".board [data-spot]")
    (places if places.count() else _offers(page)).first.press("Enter")


def _open_recap(page: Page) -> None:
    """As soon as there is something to tell."""
    recap, chooser = page.get_by_test_id("recap-open"), random.Random(SEED)
    while recap.count() == 0 and _until_due(page).count() == 0:
        _act(page, chooser)
    if recap.count():
        recap.click()


def _open_notebook(page: Page) -> None:
    """Behind a tab, which only a narrow screen shows."""
    page.locator("[data-to=notes]").dispatch_event("click")
    page.get_by_test_id("notebook-larger").click()


OPENED = {CHOSEN: _choose, NOTEBOOK: _open_notebook, RECAP: _open_recap}
STAGES = (BEGIN, MIDDLE, BIG_SCREEN, *OPENED, SCENE, END)


def _offers(page: Page) -> Locator:
    return page.get_by_test_id("offers").locator("[data-action]")


def _until_due(page: Page) -> Locator:
    """Until the person is to act, or the match is over; that it is."""
    over = page.get_by_test_id("outcome")
    _offers(page).first.or_(over).first.wait_for(state="attached")
    return over


def _act(page: Page, chooser: random.Random) -> None:
    """Any action, unless the match is over."""
    if _until_due(page).count() == 0:
        offers = _offers(page)
        offers.nth(chooser.randrange(offers.count())).click()
        page.get_by_test_id("do-it").click()
        page.wait_for_timeout(150)
