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
    for name, size in SIZES.items():
        resize(page, name)
        seen = page.evaluate(LOOK)
        least = SHARE * min(size)
        wrong = [f"the board has {seen['board']}"] * (min(seen["board"]) < least) + seen["cut"]
        found[name] = wrong + [f"the page is {seen['wider']} too wide"] * (seen["wider"] > 0)
    return {name: wrong for name, wrong in found.items() if wrong}


def begun(guests, address, game, seats=None, **settings):
    """A table of somebody who is to act."""
    evening = gather(guests, lay(guests, address, game, seats or GAMES[game], **settings), onlooker=False)
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


CAMERA = "document.querySelector('.window > svg > g').getAttribute('transform')"


def test_a_map_that_went_near_by_itself_is_whole_again_in_a_larger_window(guests, address):
    """Unless somebody has looked at it closely meanwhile."""
    page = begun(guests, address, "venice").host.page
    whole = page.get_by_role("button", name="Whole map")
    resize(page, "phone")
    expect(whole).to_be_visible()
    resize(page, "laptop")
    expect(whole).to_have_count(0)

    resize(page, "phone")
    page.get_by_role("button", name="Zoom in").click()
    looked_at = page.evaluate(CAMERA)
    resize(page, "small phone")
    assert looked_at == page.evaluate(CAMERA)
    resize(page, "laptop")
    expect(whole).to_be_visible()


@pytest.mark.parametrize("game", ["venice", pytest.param("mille_grazie", marks=pytest.mark.slow)])
def test_what_happened_last_is_in_sight_beside_a_low_board(guests, address, game):
    page = gather(guests, lay(guests, address, game, "hrrr"), onlooker=False).host.page
    page.get_by_test_id("offers").locator("[data-action]").first.wait_for()
    resize(page, "laptop")

    expect(page.get_by_test_id("log").locator("li").last).to_be_in_viewport(ratio=1)


ABOVE_THE_LOG = """() => {
  const boxOf = (selector) => [...document.querySelectorAll(selector)].at(-1).getBoundingClientRect();
  return boxOf('[data-part=log]').top - boxOf('[data-part=view] tbody tr').bottom;
}"""


def test_a_whole_clue_sheet_is_in_sight_above_the_log_on_a_laptop(guests, address):
    page = gather(guests, lay(guests, address, "inkognito", "hrrr"), onlooker=False).host.page
    expect(page.get_by_test_id("sheet")).to_be_visible()
    resize(page, "laptop")

    assert page.evaluate(ABOVE_THE_LOG) >= 0


PHONES = ("phone", "phone lying", "small phone", "small phone lying")


IS_BESIDE = """() => {
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  return boxOf('[data-testid=legend]').top >= boxOf('.window').bottom;
}"""


@pytest.mark.parametrize("name", PHONES)
def test_a_legend_lies_beside_a_small_map_and_not_on_it(guests, address, name):
    page = begun(guests, address, "venice", device={"has_touch": True}, aid=True).host.page
    resize(page, name)

    page.wait_for_function(IS_BESIDE)  # as soon as the map knows its size


@pytest.mark.parametrize("name", [*PHONES, "zoomed to 200 %", "laptop"])
def test_what_is_chosen_leaves_the_board_where_it_is(guests, address, name):
    page = begun(guests, address, "venice").host.page
    resize(page, name)
    board = page.locator(".board")
    before = board.bounding_box()
    page.get_by_test_id("offers").locator("[data-action]").last.click()
    expect(page.get_by_test_id("do-it")).to_be_visible()

    assert before == board.bounding_box()


ROWS = """() => new Set([...document.querySelectorAll('.prompt button')].map(
  (each) => each.getBoundingClientRect().top)).size"""


def test_a_choice_is_confirmed_or_taken_back_in_one_row(guests, address):
    page = begun(guests, address, "venice").host.page
    page.get_by_test_id("offers").locator("[data-action]").last.click()
    rows = {}
    for name in SIZES:
        resize(page, name)
        rows[name] = page.evaluate(ROWS)

    assert dict.fromkeys(SIZES, 1) == rows


TWO_FRAMES = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


def resize(page, name):
    """Until the page has heard of it: what its scripts make of the size comes a frame after what its styles do."""
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[name], strict=True)))
    page.evaluate(TWO_FRAMES)


def test_letters_beside_the_board_grow_with_a_large_window_and_with_no_other(guests, address):
    page = begun(guests, address, "venice").host.page
    name, sizes = page.locator("[data-part=seats] strong").first, {}
    for window in ("phone", "desktop", "large"):
        resize(page, window)
        sizes[window] = name.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")

    assert sizes["phone"] == sizes["desktop"]
    assert 1.375 == sizes["large"] / sizes["desktop"]


LOW_OR_SMALL = pytest.mark.parametrize("size", [SIZES["phone lying"], SIZES["small phone"]], ids=["lying", "small"])


@LOW_OR_SMALL
def test_whoever_is_invited_sees_where_to_write_a_name_and_sit_down(guests, address, size):
    evening = lay(guests, address, "venice", "hoo")
    page = guests.enter(f"{evening.url}#{evening.tokens[1]}", **device(size))

    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Your name")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(740, 360), (640, 400), (568, 320), (320, 640)], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_is_asked_how_to_play_sees_all_of_it_and_where_to_start(guests, address, language, size):
    page = guests.enter(address, locale=language, **device(size))
    page.locator("article[data-game=venice] button.chief").click()

    expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)
    assert page.get_by_test_id("play-dialog").evaluate(BEHIND) <= 0


BEHIND = """(dialog) => {
  const bottoms = [...dialog.querySelectorAll('label')].map((each) => each.getBoundingClientRect().bottom);
  return Math.max(...bottoms) - dialog.querySelector('.buttons').getBoundingClientRect().top;
}"""  # how far something that can be chosen reaches behind the buttons


@pytest.mark.parametrize("size", [SIZES["phone lying"], (568, 320)], ids=str)
def test_beside_its_words_the_middle_of_a_games_picture_is_seen(guests, address, size):
    page = guests.enter(address, **device(size))
    picture = page.locator("article .picture").first
    picture.locator("svg").wait_for()

    assert picture.evaluate("(frame) => frame.querySelector('svg').clientWidth - frame.clientWidth") == 0


@pytest.mark.parametrize("size", [SIZES["phone lying"], SIZES["zoomed to 200 %"]], ids=str)
def test_on_a_low_screen_the_way_out_of_a_dead_end_is_in_sight(suspects, address, size):
    page = suspects.enter(f"{address}/nowhere", **device(size))

    expect(page.get_by_test_id("dead-end").get_by_role("link")).to_be_in_viewport(ratio=1)


ALL_FREE = """() => {
  const floating = '[data-testid=pencil], [data-testid=recap] > button, .tools button';
  const boxes = [...document.querySelectorAll(floating)].map((each) => each.getBoundingClientRect());
  const REACH = 10;  // pixels around the middle of a place
  const isBelow = (x, y) => boxes.some(({left, right, top, bottom}) =>
    left - REACH < x && x < right + REACH && top - REACH < y && y < bottom + REACH);
  const middles = [...document.querySelectorAll('.board svg [data-spot] .line')].map((each) => {
    const {left, top, width, height} = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  return boxes.length && middles.length && !middles.some(([x, y]) => isBelow(x, y));
}"""


def test_what_floats_on_a_small_map_makes_room_for_what_can_be_chosen(guests, address):
    """Mister X chooses where to hide, among all the places that there are."""
    page = begun(guests, address, "dice", "hr", device={"has_touch": True}).host.page
    for width in range(300, 560, 20):
        page.set_viewport_size({"width": width, "height": 844})

        page.wait_for_function(ALL_FREE)


def device(size):
    return {"viewport": dict(zip(("width", "height"), size, strict=True))}


ONE_ROW = """() => {
  const tops = [...document.querySelectorAll('.tabs button')].map((each) => each.getBoundingClientRect().top);
  return tops.length === 7 && new Set(tops).size === 1;
}"""


def test_all_tabs_of_a_review_are_in_one_row_in_every_language(guests, address):
    evening = gather(guests, lay(guests, address, "venice", "hr", public=True), onlooker=False)
    evening.host.resign()

    for language in ("en", "de", "fr", "it", "es", "nl"):
        page = guests.enter(f"{evening.url}/review", locale=language)
        page.locator(".tabs").wait_for(state="attached")
        for name in ("small phone", "zoomed to 200 %", "small phone lying", "phone", "phone lying"):
            resize(page, name)
            page.wait_for_function(ONE_ROW)


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
