"""The page in the reader's language, and in one that nobody speaks, which shows what is no text and what is cut off."""

import json
import re

import pytest
from playwright.sync_api import expect

from nascondino import games
from nascondino.engine.texts import TABLE_TEXTS, languages
from nascondino.testing import pseudo
from tests.browser.guests import lay, play_against_bots
from tests.browser.looks import PHONE

LANGUAGES = languages(TABLE_TEXTS)
PARTS = sorted(folder.name for folder in TABLE_TEXTS.iterdir() if folder.is_dir())
CATALOGUES = rf"/assets/(?:({'|'.join(PARTS)})-)?en-[^/]*[.]js"
BY_GAME = ["/new?game=", "/learn/"]


@pytest.fixture
def table(guests, address):
    """Opens a new table against bots, at the first seat."""

    def open_table(game="venice", before=lambda page: None, **device):
        page = guests.enter("about:blank", **device)
        before(page)
        page.goto(address)
        play_against_bots(page, game)
        page.get_by_test_id("offers").locator("button").first.wait_for(timeout=120_000)
        return page

    return open_table


def language_of(page):
    return page.locator("html").get_attribute("lang")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_as_the_browser_wishes(guests, address, language):
    page = guests.enter(address, locale=f"{language}-{language.upper()}")

    expect(page.locator("article h3").first).to_be_visible()
    assert language == language_of(page)


def test_a_chosen_language_stays(guests, address):
    page = guests.enter(address, locale="nl-BE")
    page.get_by_test_id("language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()

    expect(page.get_by_test_id("language")).to_have_value("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_change_of_language_leaves_the_match_as_it_is(table):
    page = table(locale="en-GB")
    log, offers = page.get_by_test_id("log"), page.get_by_test_id("offers")
    page.locator("details", has=page.get_by_test_id("in-words")).locator("summary").click()
    expect(page.get_by_test_id("in-words")).to_contain_text("Supply")
    offers.locator("[data-action]").first.click()
    page.evaluate("window.same = true")
    told, actions = log.locator("li").count(), offers.locator("[data-action]").count()
    page.locator(".top").get_by_test_id("language").select_option("de")

    expect(log).to_contain_text("Mister X startet auf")
    expect(page.get_by_test_id("in-words")).to_contain_text("Vorrat")
    expect(offers.locator("[aria-pressed=true]")).to_have_count(1)
    assert (told, actions) == (log.locator("li").count(), offers.locator("[data-action]").count())
    page.get_by_test_id("do-it").click()
    expect(log).to_contain_text("Zug 1: Mister X")
    assert page.evaluate("window.same")


# The language that nobody speaks

UNTRANSLATED = """() => {
  const named = 'bdi, code, pre, textarea, [translate=no], body [lang], script, noscript, style, title';
  const found = [];
  const tell = (text, element) => {
    let rest = text;
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/g, '')];
    if (/[\\p{L}]{2}/u.test(rest) && !element.closest(named)) found.push(rest.trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) tell(walker.currentNode.data, walker.currentNode.parentElement);
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) tell(element.getAttribute(name), element);
  return [...new Set(found)];
}"""

CUT_OFF = """() => {
  const clips = (element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return overflowX !== 'visible' && textOverflow !== 'ellipsis';
  };
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const told = (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 60)}`;
  const written = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility()
    && !element.closest('svg, pre, select, .unseen, .skip')
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  const within = (element) => {
    for (let outer = element; outer; outer = outer.parentElement) {
      if (scrolls(outer)) return true;
      if (clips(outer) && outer.scrollWidth > outer.clientWidth + 1) return false;
    }
    const { left, right } = element.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1;
  };
  return written.filter((element) => !within(element)).map(told);
}"""


def speak_nobodys_language(page):
    """In the place of English."""
    page.route(
        re.compile(CATALOGUES),
        lambda route: route.fulfill(body=of_table(route.request.url), content_type="text/javascript"),
    )
    page.route("**/api/games/*/texts/en", lambda route: route.fulfill(body=of_game(route.request.url.split("/")[-3])))


def of_table(url):
    part = re.search(CATALOGUES, url)[1] or ""
    return f"export default {json.dumps(pseudo.catalogue(TABLE_TEXTS / part / 'en.ftl'))}"


def of_game(title):
    return pseudo.catalogue(games.folder(title) / "locale" / "en.ftl")


def check(page):
    check_room(page)
    assert [] == page.evaluate(UNTRANSLATED), page.url


def check_room(page):
    expect(page.get_by_test_id("busy")).to_have_count(0)
    page.wait_for_load_state("networkidle")

    assert [] == page.evaluate(CUT_OFF), page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/tables", *(path + title for path in BY_GAME for title in games.titles())])
def test_a_page_has_only_texts_of_catalogues_and_room_for_longer_ones(guests, address, path):
    page = guests.enter("about:blank", **PHONE)
    speak_nobodys_language(page)
    page.goto(address + path)
    expect(page.locator("h1")).to_contain_text(pseudo.BEGIN)

    check(page)


@pytest.mark.slow
@pytest.mark.parametrize("title", games.titles())
def test_a_table_has_only_texts_of_catalogues_and_room_for_longer_ones(table, title):
    look_around(table(title, before=speak_nobodys_language, **PHONE), check)


def look_around(page, check):
    """Everything that a table shows of itself, a chosen action and the rules in short too."""
    tabs = page.locator("nav.tabs button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        check(page)
    tabs.first.click()
    page.get_by_test_id("offers").locator("[data-action]").first.click()
    check(page)
    page.locator(".top button.small").first.click()
    check(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", games.titles())
def test_a_small_phone_has_room_for_every_language(table, address, title, language):
    page = table(title, locale=f"{language}-{language.upper()}", **PHONE)
    look_around(page, check_room)
    for path in ("/", f"/new?game={title}", f"/learn/{title}"):
        page.goto(address + path)
        check_room(page)


@pytest.mark.slow
def test_around_a_match_there_are_only_texts_of_catalogues_and_room_for_longer_ones(guests, address):
    evening = lay(guests, address, "venice", "hho", PHONE)
    host, guest = evening.host.page, guests.enter("about:blank", **PHONE)
    for page, link in ((host, evening.url), (guest, f"{evening.url}#{evening.tokens[2]}")):
        speak_nobodys_language(page)
        page.goto(link)
        check(page)  # a room that waits; an invitation
    guest.locator("form button").click()
    expect(host.get_by_test_id("curtain")).to_be_visible()
    check(host)
    host.locator(".curtain button.chief").click()
    host.locator("nav.tabs button[data-to=seats]").click()
    host.get_by_test_id("my-seat").locator("summary").click()
    host.get_by_test_id("resign").click()
    check(host)
    host.get_by_test_id("resign-sure").click()
    guest.get_by_test_id("outcome").wait_for()
    check(guest)


def test_a_forgotten_text_and_one_that_is_cut_off_are_found(guests, address):
    page = guests.enter("about:blank", **PHONE)
    speak_nobodys_language(page)
    page.goto(address)
    expect(page.locator("h1")).to_contain_text(pseudo.BEGIN)
    plant = "words => { document.querySelector('h1').textContent = words; document.querySelector('h1').title = words }"
    page.evaluate(plant, "Forgotten")
    assert ["Forgotten"] == page.evaluate(UNTRANSLATED)
    page.evaluate(plant, "⟦" + 60 * "w" + "⟧")
    assert [] == page.evaluate(CUT_OFF)  # a word that is too long is broken
    page.evaluate("document.querySelector('h1').style.whiteSpace = 'nowrap'")

    assert ["H1"] == [told.split()[0] for told in page.evaluate(CUT_OFF)]
