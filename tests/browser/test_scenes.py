"""Great moments are staged, once, and never in the way; the end is said plainly, and shows what was hidden."""

import re

from playwright.sync_api import expect

from tests.browser.guests import gather, lay

MOVING = {"reduced_motion": "no-preference"}

LASTING = """{
  const isBeat = (wait) => wait > 2000 && wait < 5000;
  const later = setTimeout;
  window.setTimeout = (then, wait, ...told) => later(then, isBeat(wait) ? 3_600_000 : wait, ...told);
}"""  # a scene goes by a key or a press, and not while a test looks at it

FIGURES = """() => [...document.querySelectorAll('[data-figure]')].map(
  ({dataset, style}) => [dataset.figure, style.transform])"""
COVERED = """() => {
  const isCovered = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-testid=scene]');
  };
  const needed = '[data-spot], [data-testid=prompt], [data-testid=offers] button';
  return [...document.querySelectorAll(needed)].filter(isCovered).length;
}"""
TELLING = """(text) => [...document.querySelectorAll('[aria-live], [role=status]')].filter(
  (one) => one.innerText.includes(text)).length"""


def at_table(guests, address, game, seats, onlooker=False):
    """The host's screen moves; that of an onlooker does not."""
    evening = lay(guests, address, game, seats, MOVING)
    evening.host.page.add_init_script(LASTING)
    gather(guests, evening, onlooker=onlooker)
    evening.host.find("offers").locator("[data-action]").first.wait_for(timeout=60_000)
    return evening


def test_the_end_of_a_hand_stays_for_a_beat_and_goes_by_a_key(guests, address, faults_on):
    host = at_table(guests, address, "kompakt", "rh").host
    for _ in range(3):  # his figures
        host.act_somehow()
    give_up = host.page.get_by_role("button", name=re.compile("you give up"))
    give_up.wait_for()
    before = host.page.evaluate(FIGURES)
    give_up.click()
    host.find("do-it").click()

    expect(host.find("scene")).to_contain_text("The detectives give up")
    expect(host.find("scene")).to_contain_text("points as Mister X")
    expect(host.find("announcer")).to_contain_text("The detectives give up")
    assert before == host.page.evaluate(FIGURES)
    assert 0 == host.page.evaluate(COVERED)
    assert 1 == host.page.evaluate(TELLING, "The detectives give up")
    assert [] == faults_on(host.page)

    host.page.keyboard.press("Escape")
    expect(host.find("scene")).to_have_count(0)
    expect(host.page.locator("[data-figure='X']")).to_be_visible()
    assert before != host.page.evaluate(FIGURES)
    host.find("recap-open").click()
    expect(host.find("recap").locator("li", has_text="The detectives give up")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.find("recap").locator("li")).to_have_count(0)

    host.page.reload()
    host.find("log").locator("[data-kind=hand_ended]").wait_for()
    expect(host.find("scene")).to_have_count(0)


TONES = """
  window.tones = 0;
  window.OscillatorNode = class extends OscillatorNode { constructor(...args) { super(...args); window.tones += 1; } };
"""


def test_great_moments_sound_only_to_whoever_wished_for_it(guests, address):
    evening = lay(guests, address, "venice", "rhr", MOVING)
    evening.host.page.add_init_script(TONES)
    gather(guests, evening, onlooker=False)
    page = evening.host.page
    evening.host.act_somehow()
    page.locator(".top").get_by_role("button", name="When it is my turn").click()
    page.get_by_test_id("notice-tunes").check()
    page.locator(".top dialog").get_by_role("button", name="Close").click()
    tried = page.evaluate("tones")
    assert tried > 0
    page.get_by_text("My seat").click()
    evening.host.find("resign").click()
    evening.host.find("resign-sure").click()
    expect(evening.host.find("verdict")).to_be_visible()

    assert tried < page.evaluate("tones")


def test_the_end_is_said_plainly_and_shows_where_he_was(guests, address):
    evening = at_table(guests, address, "venice", "rhr", onlooker=True)
    host, onlooker = evening.host, evening.onlooker
    boxes = host.find("travel-log").locator("strong")
    host.page.evaluate(f"() => {{{TONES}}}")
    host.act_somehow()
    expect(boxes).to_have_count(0)
    host.page.get_by_text("My seat").click()
    host.find("resign").click()
    host.find("resign-sure").click()

    expect(host.find("verdict")).to_have_text("You lose: Bot X wins.")
    assert 0 == host.page.evaluate("tones")
    expect(host.find("outcome")).to_have_count(0)
    host.page.mouse.click(640, 400)  # anywhere
    expect(host.find("scene")).to_have_count(0)
    expect(host.find("outcome").get_by_role("heading")).to_have_text("You lose: Bot X wins.")
    expect(boxes.first).to_be_visible()

    expect(onlooker.find("outcome").get_by_role("heading")).to_have_text("Bot X wins.")  # where nothing moves
    expect(onlooker.find("scene")).to_have_count(0)
    expect(onlooker.find("travel-log").locator("strong").first).to_be_visible()

    host.page.reload()
    expect(host.find("outcome")).to_be_visible()
    expect(boxes.first).to_be_visible()
    expect(host.find("scene")).to_have_count(0)
