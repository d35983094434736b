"""Every screen: the board keeps its room, and what can be pressed can be reached, however large the window is.

One page is resized through all sizes, as loading it anew takes longer than looking at it.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay

SHARE = 0.55  # of the shorter side, which the board keeps in width and height

SIZES = {
    "phone lying": (844, 390),
    "small phone lying": (667, 375),
    "tablet lying": (1024, 768),
    "tablet standing": (768, 1024),
    "zoomed to 200 %": (640, 400),
    "small phone": (320, 640),
    "phone": (390, 844),
    "square": (600, 640),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "low and wide": (1280, 500),
    "large": (2560, 1440),
}

GAMES = {
    "venice": "hgr",
    "inkognito": "hrrr",
    "dice": "rh",
    "kompakt": "rhr",
    "mille_grazie": "hrrr",
}

LONG_NAMES = ["W" * 24, "مستخدم طويل الاسم جدا", "🎭" * 20, "M" * 24]

LOOK = """() => {
  const size = (element) => {
    const {width, height} = element?.getBoundingClientRect() ?? {width: 0, height: 0};
    return [Math.round(width), Math.round(height)];
  };
  const isClipping = (style) => style.display !== 'contents' && style.overflow !== 'visible';
  const isScrolled = (style, element) => style.overflowY !== 'hidden' && element.scrollHeight > element.clientHeight;

  // What cannot be brought into sight: it sticks out sideways, or below where nothing scrolls.
  const isCut = (control) => {
    const at = control.getBoundingClientRect();
    let free = document.documentElement.scrollHeight > innerHeight, sideways = false;
    for (let frame = control.parentElement; frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame), room = frame.getBoundingClientRect();
      if (!isClipping(style)) continue;
      if (isScrolled(style, frame) && room.height < 40) return true;
      free ||= isScrolled(style, frame);
      sideways ||= style.overflowX !== 'hidden' && frame.scrollWidth > frame.clientWidth;
      if (!sideways && (at.left < room.left - 1 || at.right > room.right + 1)) return true;
      if (!free && (at.top < room.top - 1 || at.bottom > room.bottom + 1)) return true;
    }
    if (!sideways && (at.left < -1 || at.right > innerWidth + 1)) return true;
    return !free && (at.top < -1 || at.bottom > innerHeight + 1);
  };
  const controls = [...document.querySelectorAll('#main :is(button, a, input, select, textarea, summary)')];
  return {
    board: size(document.querySelector('.board [role=group]')),
    wider: document.documentElement.scrollWidth - innerWidth,
    cut: controls.filter((each) => each.checkVisibility() && isCut(each)).map((each) => each.outerHTML.slice(0, 120)),
  };
}"""


HELD = """() => {
  const card = document.querySelector('.curtain .card').getBoundingClientRect();
  const {left, right} = document.querySelector('.curtain .chief').getBoundingClientRect();
  return card.left < left && right < card.right;
}"""


def faults(page):
    """By size: what is wrong there."""
    found = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        seen = page.evaluate(LOOK)
        least = SHARE * min(width, height)
        wrong = [f"the board has {seen['board']}"] * (min(seen["board"]) < least) + seen["cut"]
        found[name] = wrong + [f"the page is {seen['wider']} too wide"] * (seen["wider"] > 0)
    return {name: wrong for name, wrong in found.items() if wrong}


def begun(guests, address, game, **settings):
    """A table of somebody who is to act."""
    evening = gather(guests, lay(guests, address, game, GAMES[game], **settings), onlooker=False)
    evening.host.find("offers").locator("[data-action]").first.wait_for(state="attached")
    expect(evening.host.page.locator(".board [role=group]")).to_be_visible()
    return evening


ALL_GAMES = [pytest.param(game, marks=[] if n < 2 else pytest.mark.slow) for n, game in enumerate(GAMES)]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_board_keeps_its_room_and_everything_within_reach(guests, address, game):
    evening = begun(guests, address, game)
    assert {} == faults(evening.host.page)

    evening.host.act_somehow()
    assert {} == faults(evening.host.page)


@pytest.mark.parametrize("size", [SIZES["phone"], SIZES["phone lying"]], ids=["standing", "lying"])
def test_in_the_end_a_phone_shows_what_can_be_done_next(guests, address, size):
    host = gather(guests, lay(guests, address, "venice", "hrrr"), onlooker=False).host
    host.resign()
    host.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))

    expect(host.find("rematch")).to_be_in_viewport(ratio=1)


LOW_OR_SMALL = pytest.mark.parametrize("size", [SIZES["phone lying"], SIZES["small phone"]], ids=["lying", "small"])


@LOW_OR_SMALL
def test_whoever_is_invited_sees_where_to_write_a_name_and_sit_down(guests, address, size):
    evening = lay(guests, address, "venice", "hoo")
    page = guests.enter(f"{evening.url}#{evening.tokens[1]}", **device(size))

    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Your name")).to_be_in_viewport(ratio=1)


@LOW_OR_SMALL
def test_whoever_is_asked_how_to_play_sees_where_to_start(guests, address, size):
    page = guests.enter(address, **device(size))
    page.locator("article[data-game=venice] button.chief").click()

    expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)


def device(size):
    return {"viewport": dict(zip(("width", "height"), size, strict=True))}


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.slow) for game in GAMES])
def test_so_does_a_review(guests, address, game):
    evening = begun(guests, address, game)
    evening.host.leave()
    expect(evening.host.find("outcome")).to_be_attached(timeout=120_000)
    evening.host.page.goto(f"{evening.url}/review")
    expect(evening.host.page.locator(".board [role=group]")).to_be_visible(timeout=60_000)

    assert {} == faults(evening.host.page)


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.slow) for game in GAMES])
def test_long_names_break_nothing_behind_a_curtain_or_before_it(guests, address, game):
    host = guests.come("about:blank")
    request = host.page.context.request
    request.get(f"{address}/api/mine")
    seats = [{"type": "mine", "name": name} for name in LONG_NAMES]
    table = request.post(f"{address}/api/tables", data={"game": game, "seats": seats}).json()["table"]
    host.page.goto(f"{address}/t/{table}")
    curtain = host.find("curtain")
    curtain.get_by_role("button").first.wait_for()
    assert [] == [wrong for wrongs in faults(host.page).values() for wrong in wrongs if "the board" not in wrong]

    assert host.page.evaluate(HELD)

    curtain.get_by_role("button").first.click()
    expect(host.page.locator(".board [role=group]")).to_be_visible()
    assert {} == faults(host.page)
