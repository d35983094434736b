"""People at their devices, what they do there, and everything that their browsers get to know."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, Response, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from tests import luck

PATIENCE = 60_000  # milliseconds; only a fault takes so long, on a busy machine too
HASTE = 5000  # for what may have gone meanwhile
PAUSE = 20

GLIMPSE = """() => {
  const all = (selector, see) => [...document.querySelectorAll(selector)].map(see);
  const picture = /data:image\\/svg\\+xml[^"]*/g;  // the board, the same at every glimpse; it is checked as it arrives
  return {
    html: document.documentElement.outerHTML.replace(picture, ''),
    told: document.querySelectorAll('[data-testid=log] .happened').length,
    pins: all('[data-figure]', ({dataset, style}) => {
      const at = new DOMMatrix(style.transform);
      return dataset.at ? [dataset.figure, Number(dataset.at)] : [dataset.figure, at.e, at.f];
    }),
    offers: all('[data-testid=offers] [data-action]', (button) => [
      Number(button.dataset.action), button.closest('.group').ariaLabel]),
    over: document.querySelector('[data-testid=outcome]') !== null,
    held: document.querySelector('[data-held=true]') !== null,
    stored: JSON.stringify([localStorage, sessionStorage]),
  };
}"""


@dataclass
class Transcript:
    """All that came to one device, and all that it showed or kept, in order."""

    frames: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    answers: list[tuple[str, bytes]] = field(default_factory=list)  # by HTTP: of what path, which content
    glimpses: list[dict] = field(default_factory=list)


class Guest:
    """Somebody with a browser of their own, who is watched."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.transcript = Transcript()
        self._responses: list[Response] = []
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda response: self._responses.append(response))

    def _listen(self, socket) -> None:
        socket.on("framereceived", lambda frame: self.transcript.frames.append(frame))
        socket.on("framesent", lambda frame: self.transcript.sent.append(frame))

    def find(self, name: str):
        return self.page.get_by_test_id(name)

    def read_the_view(self):
        """The one in words, which is folded where a game has a face."""
        self.page.locator("details", has=self.find("in-words")).locator("summary").click()
        self.find("in-words").get_by_text(re.compile(".")).wait_for(state="attached")

    def look(self) -> dict:
        """What is to be seen now; it is remembered."""
        glimpse = self.page.evaluate(GLIMPSE)
        self.transcript.glimpses.append(glimpse)
        return glimpse

    def act(self, action: int, patience: int = PATIENCE) -> None:
        """Choose it from the list, then do it."""
        self.find("offers").locator(f'[data-action="{action}"]').click(timeout=patience)
        self.find("do-it").click(timeout=patience)

    def act_somehow(self) -> None:
        """As soon as there is something to do."""
        self.find("offers").locator("[data-action]").first.wait_for()
        self.act(self.look()["offers"][0][0])

    def leave(self) -> None:
        """Let a bot play, if the match is not over by then."""
        with suppress(TooLate):
            self.page.get_by_text("My seat").click(timeout=HASTE)
            self.find("leave").click(timeout=HASTE)

    def resign(self) -> None:
        """Give up, and mean it."""
        self.page.get_by_text("My seat").click()
        self.find("resign").click()
        self.find("resign-sure").click()
        self.find("outcome").wait_for()

    def keep_answers(self) -> None:
        """Before the page goes, and they with it."""
        for response in self._responses:
            self.transcript.answers.append((urlsplit(response.url).path, response.body()))
        self._responses.clear()


class Guests:
    """Each has a browser of their own, without anybody's cookies."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []

    def enter(self, url: str, **device) -> Page:
        """One more guest, who opens this address."""
        return self.come(url, **device).page

    def come(self, url: str, **device) -> Guest:
        """The same, watched."""
        usual = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        context = self._browser.new_context(**usual | device)
        context.set_default_timeout(PATIENCE)  # for what is asked of the server without a page, too
        context.add_init_script(luck.SAME_SALTS)
        self._contexts.append(context)
        context.on("request", lambda request: self.requests.append(request.url))
        guest = Guest(context)
        guest.page.on("websocket", lambda socket: self.requests.append(socket.url))
        guest.page.on("console", self._console)
        guest.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        guest.page.goto(url)
        return guest

    def _console(self, message) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def strangers(self) -> list[str]:
        """Requests that were meant for another host."""
        return [url for url in self.requests if urlsplit(url).hostname not in {"127.0.0.1", "localhost", None}]

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def wait_until(page: Page, promise: str) -> None:
    """Until a function's promise is kept with something true: `wait_for_function` takes the promise itself for it."""
    for _ in range(PATIENCE // PAUSE):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(promise)


class Held:
    """Requests of a page that wait until they are let go on."""

    def __init__(self, page: Page, path: str, method: str = "POST") -> None:
        self.page = page
        self.method = method
        self.routes: list[Route] = []
        page.route(path, self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.method == self.method:
            self.routes.append(route)
        else:
            route.continue_()

    def first(self) -> Route:
        """As soon as there is one."""
        for _ in range(PATIENCE // PAUSE):
            if self.routes:
                return self.routes[0]
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("nothing was asked for")

    def let_go(self) -> None:
        """The first, until the page has read the answer."""
        route = self.first()
        with self.page.expect_response(lambda answer: answer.request == route.request) as coming:
            route.continue_()
        see_that_it_was_read(self.page, coming.value)


def see_that_it_was_read(page: Page, answer: Response) -> None:
    """By a page that has read what it asked for after that."""
    answer.finished()
    page.evaluate("fetch('/api/reach').then((answer) => answer.text())")


def play_against_bots(page: Page, game: str) -> None:
    """From the first page, without being taught; as who has not chosen how to play it yet."""
    page.locator(f"article[data-game={game}] button.chief").click()
    page.get_by_test_id("play-dialog").get_by_role("checkbox").uncheck()
    page.get_by_test_id("start").click()


# Around a table


@dataclass
class Evening:
    """A table, and those who sit at it by seat; bots' seats are None."""

    address: str
    table: str
    tokens: dict[int, str]
    watch: str
    host: Guest
    people: dict[int, Guest] = field(default_factory=dict)
    onlooker: Guest | None = None

    @property
    def url(self) -> str:
        return f"{self.address}/t/{self.table}"

    @property
    def everybody(self) -> list[Guest]:
        devices = [*self.people.values(), *([self.onlooker] if self.onlooker else [])]
        return list(dict.fromkeys(devices))

    def record(self) -> str:
        return self._ask("/record").text()

    def names(self) -> list[str]:
        """What the people at the table are called, by seat; bots have no names."""
        return [seat["name"] for seat in self._ask("").json()["seats"]]

    def _ask(self, what: str) -> APIResponse:
        answer = self.host.page.context.request.get(f"{self.address}/api/tables/{self.table}{what}")
        assert answer.ok, answer.text()
        return answer


def lay(guests: Guests, address: str, game: str, seats: str, device: dict | None = None, **settings) -> Evening:
    """A table. A letter for each seat: h, the host's; o, open; r, the random bot's; g, the greedy one's."""
    host = guests.come("about:blank", **(device or {}))
    plans = [_plan(kind, seat) for seat, kind in enumerate(seats)]
    request = host.page.context.request
    request.get(f"{address}/api/mine")
    answer = request.post(f"{address}/api/tables", data={"game": game, "seats": plans, **settings})
    assert answer.ok, answer.text()
    made = answer.json()
    tokens = {link["seat"]: link["token"] for link in made["links"]}
    mine = {seat: host for seat, kind in enumerate(seats) if kind == "h"}
    return Evening(address, made["table"], tokens, made["watch"], host, mine)


def _plan(kind: str, seat: int) -> dict:
    if kind == "h":
        return {"type": "mine", "name": f"Host {seat}"}
    return {"type": "open"} if kind == "o" else {"type": "bot", "bot": {"r": "random", "g": "greedy"}[kind]}


def gather(guests: Guests, evening: Evening, onlooker: bool = True, **device) -> Evening:
    """Everybody comes by link; the match begins."""
    evening.host.page.goto(evening.url)
    if onlooker:
        evening.onlooker = guests.come(f"{evening.url}?look#{evening.watch}", **device)
    for seat, token in evening.tokens.items():
        evening.people[seat] = sit_down(guests, f"{evening.url}#{token}", f"Guest {seat}", **device)
    for guest in evening.everybody:
        expect(guest.find("log").or_(guest.find("curtain"))).to_be_attached(timeout=PATIENCE)
    return evening


def sit_down(guests: Guests, link: str, name: str, **device) -> Guest:
    """By link."""
    guest = guests.come(link, **device)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.find("connection")).to_have_attribute("data-state", "open")
    return guest


def play(evening: Evening, choose, most: int = 1_000_000) -> None:
    """Until everybody sees the end, each acts as they choose from what is offered; after so often, a bot does."""
    made = Counter()
    while not all(guest.look()["over"] for guest in evening.everybody):
        for seat, guest in evening.people.items():
            if play_once(guest, choose):
                made[seat] += 1
                if made[seat] == most:
                    guest.leave()
        evening.host.page.wait_for_timeout(PAUSE)
    for guest in evening.everybody:
        guest.look()
        guest.keep_answers()


def play_once(guest: Guest, choose) -> bool:
    """What was offered may have gone when the finger comes down: then it is chosen anew."""
    offers = guest.look()["offers"]
    with suppress(TooLate):
        if offers:
            guest.act(choose(offers), HASTE)
    return bool(offers)
