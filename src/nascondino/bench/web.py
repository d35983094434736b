"""`nascondino bench web`: how large the page is and how quick, in a real browser, held against our goals.

All times but that of the start are taken with the processor slowed down four times, to be like a phone.
"""

from __future__ import annotations

import gzip
import os
import re
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.browser.launch import opened
from nascondino.trials.process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

SLOWER = 4
PATIENCE = 120_000  # milliseconds; a game may have to be compiled first
KILOBYTE = 1000
BUSY = "The machine had other work to do (load {load:.1f} on {cores} cores); times and frames are worse for it."

FONT = re.compile(r"\.woff2$")
PAGE = re.compile(r"\.(js|css)$")
TEXTS_OR_BOARD = re.compile(r"^/api/(games/\w+/texts/|tables/[\w-]+/board/)")

WATCH = """(() => {
  const measured = (window.measured = { taps: [], draws: [], frames: 0, clicks: 0, playable: 0 });
  new MutationObserver((_, watch) => {
    if (!document.querySelector("[data-testid=offers] [data-action]")) return;
    measured.playable = performance.timeOrigin + performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
  let pressed = 0;
  addEventListener("click", (click) => { pressed = click.timeStamp; measured.clicks += 1; }, true);

  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    if (text.includes('"type":"act"')) measured.taps.push(performance.now() - pressed);
  };

  const drawnSince = (arrived) => requestAnimationFrame(() => {
    // As urgent as can be, so it comes when this frame has been painted, and not after the next ones of an animation.
    scheduler.postTask(() => measured.draws.push(performance.now() - arrived), { priority: "user-blocking" });
  });
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (message) => {  // before the page itself hears of it
        if (/^{"type":"news".*"items":\\[{/.test(message.data)) drawnSince(performance.now());
      });
    }
  };
})()"""
# What is pressed next: what was chosen is done, or something is chosen, or after the end another match is begun.
NEXT_BUTTON = """() => new Promise((found) => {  // looks rarely: Playwright's own waiting would be work for the page
  const look = () => {
    const button = document.querySelector(
      "[data-testid=do-it], [data-testid=offers] [data-action], button[data-testid=rematch]");
    if (!button) return setTimeout(look, 100);
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    found([box.x + box.width / 2, box.y + box.height / 2]);
  };
  look();
})"""
COUNT_FRAMES = "() => { const next = () => { measured.frames += 1; requestAnimationFrame(next); }; next(); }"


@dataclass(frozen=True)
class Sizes:
    """How much is done. Smaller ones are for tests."""

    games: tuple[str, ...]
    actions: int = 12
    pan_seconds: float = 3.0


@dataclass(frozen=True)
class Figure:
    """What was measured, the worst of all games, and what we want."""

    name: str
    value: float
    unit: str
    goal: float
    at_least: bool = False  # the goal is; else at most
    game: str = ""

    @property
    def reached(self) -> bool:
        return self.value >= self.goal if self.at_least else self.value <= self.goal


@dataclass(frozen=True)
class MeasuredGame:
    """One game, measured."""

    game: str
    start: float  # seconds
    clicks: int
    page: float  # kB
    fonts: float
    taps: tuple[float, ...]  # milliseconds
    draws: tuple[float, ...]
    frames: float  # per second


@dataclass(frozen=True)
class Result:
    games: tuple[MeasuredGame, ...]
    figures: tuple[Figure, ...]
    remarks: tuple[str, ...]


def run(sizes: Sizes, tell: Callable[[str], Any]) -> Result:
    """Measure; `tell` is told what is being done."""
    with tempfile.TemporaryDirectory() as folder, opened() as browser:
        tell("compiling, where it was not done before")
        _compile(browser, Path(folder) / "first", sizes.games)
        games = []
        for game in sizes.games:
            tell(game)
            games.append(_measured(browser, Path(folder) / game, game, sizes))
    return Result(tuple(games), tuple(_figures(games)), tuple(_remarks()))


# One game.


def _compile(browser: Browser, folder: Path, games: Sequence[str]) -> None:
    with _served(folder) as server:
        for game in games:
            page = browser.new_page()
            _play_at_once(page, server.address, game)
            page.close()


@contextmanager
def _served(folder: Path) -> Iterator[ServerProcess]:
    folder.mkdir()
    server = ServerProcess(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def _measured(browser: Browser, folder: Path, game: str, sizes: Sizes) -> MeasuredGame:
    begin = time.time()  # by the clock that the browser has too
    with _served(folder) as server:
        context = browser.new_context()
        page = context.new_page()
        page.add_init_script(WATCH)
        _play_at_once(page, server.address, game)
        playable, clicks = page.evaluate("[measured.playable, measured.clicks]")
        page_size, fonts = _fetched(browser, page)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for _ in range(sizes.actions):
            _act(page)
        frames = _frames(page, sizes.pan_seconds)
        taps, draws = page.evaluate("[measured.taps, measured.draws]")
        context.close()
    return MeasuredGame(game, playable / 1000 - begin, clicks, page_size, fonts, tuple(taps), tuple(draws), frames)


def _play_at_once(page: Page, address: str, game: str) -> None:
    """As whoever has never played: a dialog asks how, and what it proposes is taken."""
    page.goto(address)
    page.locator(f"[data-game={game}] button").first.click()
    page.get_by_test_id("start").click()
    _offers(page).first.wait_for(timeout=PATIENCE)


def _offers(page: Page) -> Any:
    return page.get_by_test_id("offers").locator("[data-action]")


def _act(page: Page) -> None:
    """Choose something and do it, as a hand would."""
    for _ in range(2):
        page.mouse.click(*page.evaluate(NEXT_BUTTON))
        page.wait_for_timeout(100)


def _fetched(browser: Browser, played: Page) -> tuple[float, float]:
    """What somebody fetches who comes to this table by a link: kB of the page, its texts and board; and of fonts."""
    context = browser.new_context(storage_state=played.context.storage_state())
    page, answers = context.new_page(), list[Any]()
    page.on("response", lambda answer: answers.append(answer))  # Playwright takes no method of a list
    page.goto(played.url.split("?")[0])  # without a lesson
    _offers(page).first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page_size = sum(len(gzip.compress(body, 9)) for body in _bodies(answers, PAGE, TEXTS_OR_BOARD))
    fonts = sum(map(len, _bodies(answers, FONT)))
    context.close()
    return page_size / KILOBYTE, fonts / KILOBYTE


def _bodies(answers: Sequence[Response], *kinds: re.Pattern[str]) -> Iterable[bytes]:
    """Each once: what is asked for again comes from the cache, without a body."""
    found = [(answer.url, answer.body()) for answer in answers if any(_is(kind, answer) for kind in kinds)]
    return dict(sorted(found, key=lambda each: len(each[1]))).values()


def _is(kind: re.Pattern[str], answer: Response) -> bool:
    path = re.sub(r"^\w+://[^/]+", "", answer.url).split("?")[0]
    return kind.search(path) is not None


def _frames(page: Page, seconds: float) -> float:
    """Frames per second while a finger moves the enlarged map about."""
    box = page.locator(".board").bounding_box()
    if box is None:
        return 0.0
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -200)
    page.mouse.down()
    page.evaluate(COUNT_FRAMES)
    begin, before = time.perf_counter(), page.evaluate("measured.frames")
    step = 0
    while time.perf_counter() - begin < seconds:
        step += 1
        page.mouse.move(x + step * 7 % 160 - 80, y + step * 5 % 120 - 60)
    frames = (page.evaluate("measured.frames") - before) / (time.perf_counter() - begin)
    page.mouse.up()
    return float(frames)


# What to say.


def _figures(games: Sequence[MeasuredGame]) -> Iterator[Figure]:
    largest = _worst(games, lambda measured: measured.page)
    yield Figure("script, style, texts and board, compressed", largest.page, "kB", 120, game=largest.game)
    yield Figure("fonts", max(measured.fonts for measured in games), "kB", 70)
    slowest = _worst(games, lambda measured: measured.start)
    yield Figure("from the command to a match that can be played", slowest.start, "s", 3, game=slowest.game)
    yield Figure("clicks for that", max(measured.clicks for measured in games), "", 2)
    tap = _worst(games, lambda measured: _high(measured.taps))
    yield Figure("from a tap to the message, 95 %", _high(tap.taps), "ms", 50, game=tap.game)
    draw = _worst(games, lambda measured: _high(measured.draws))
    yield Figure("from an event to the picture, 95 %", _high(draw.draws), "ms", 100, game=draw.game)
    stalling = min(games, key=lambda measured: measured.frames)
    yield Figure("frames while the map is moved", stalling.frames, "/s", 50, at_least=True, game=stalling.game)


def _worst(games: Sequence[MeasuredGame], by: Callable[[MeasuredGame], float]) -> MeasuredGame:
    return max(games, key=by)


def _high(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))] if times else float("inf")


def _remarks() -> Iterator[str]:
    cores = os.cpu_count() or 1
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > cores:
        yield BUSY.format(load=os.getloadavg()[0], cores=cores)


def figures(result: Result) -> dict[str, Any]:
    return {
        "figures": [{**asdict(figure), "reached": figure.reached} for figure in result.figures],
        "games": {measured.game: asdict(measured) for measured in result.games},
        "slower": SLOWER,
        "remarks": list(result.remarks),
    }


def table(result: Result) -> str:
    head = f"The worst of {len(result.games)} games; times after the start on a processor {SLOWER} times slower:"
    return "\n".join([head, *map(_line, result.figures), *result.remarks])


def _line(figure: Figure) -> str:
    sign, mark = "≥" if figure.at_least else "≤", "yes" if figure.reached else "NO"
    return (
        f"  {figure.name:48} {figure.value:8.1f} {figure.unit:3} goal {sign} {figure.goal:<4g} {mark:4} {figure.game}"
    ).rstrip()
