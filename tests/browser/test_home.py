"""Sitting down: one click against bots, where one was, links to scan, and being told that it is one's turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PATIENCE, Held, gather, lay, play_against_bots
from tests.browser.looks import PHONE

WATCHED = """
  window.told = [];
  window.tones = 0;
  document.hasFocus = () => false;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = window.leave ?? "granted"); }
    constructor(title, { body }) { window.told.push([title, body]); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => window.told.push([title, body]);
  window.OscillatorNode = class extends OscillatorNode { constructor(...args) { super(...args); window.tones += 1; } };
"""


class TestFirstStart:
    def test_who_plays_for_the_first_time_is_asked_how_and_next_time_one_press_is_enough(
        self, guests, address, faults_on
    ):
        page = guests.enter(address, **PHONE)
        card = page.locator("article[data-game=kompakt]")
        expect(card.get_by_test_id("choice")).to_have_count(0)
        card.get_by_role("button", name="Play").click()
        dialog = page.get_by_test_id("play-dialog")
        assert [] == faults_on(page)
        expect(dialog.get_by_label("Teach me first")).to_be_checked()
        dialog.get_by_text("a detective").click()
        dialog.get_by_text("Novices").click()  # and not to be taught
        expect(dialog.get_by_label("Teach me first")).not_to_be_checked()
        first = laid_by(page, dialog.get_by_test_id("start"))
        page.goto(address)
        expect(card.get_by_test_id("choice")).to_contain_text("a detective · against novices")
        second = laid_by(page, card.get_by_role("button", name="Play"))

        assert ["bot", "mine", "bot"] == [seat["type"] for seat in first["seats"]]
        assert {"novice"} == {seat["bot"] for seat in first["seats"] if seat["type"] == "bot"}
        assert first == second

        page.goto(address)
        card.get_by_role("button", name="Change").click()
        expect(dialog.get_by_label("a detective")).to_be_checked()
        expect(dialog.get_by_label("Teach me first")).not_to_be_checked()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def test_on_a_low_screen_a_game_can_be_played_without_scrolling(self, guests, address):
        page = guests.enter(address, viewport={"width": 640, "height": 400})

        expect(page.locator("article[data-game] button.chief").first).to_be_in_viewport(ratio=1)

    def test_the_end_of_a_long_form_is_within_reach(self, guests, address):
        page = guests.enter(f"{address}/new?game=dice&friends", **PHONE)

        expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)

    def test_the_lesson_of_the_chosen_side_comes_first_if_it_is_wished_for(self, guests, address):
        guest = guests.come(address)
        guest.page.locator("article[data-game=venice]").get_by_role("button", name="Play").click()
        guest.page.get_by_test_id("play-dialog").get_by_text("a detective").click()
        guest.find("start").click()

        expect(guest.page).to_have_url(re.compile(r"/t/\w+\?learn=detective$"))
        expect(guest.find("guide")).to_be_visible()

    def test_a_match_against_bots_can_be_played(self, guests, address):
        guest = guests.come(address)
        play_against_bots(guest.page, "inkognito")
        guest.find("offers").locator("[data-action]").first.wait_for(timeout=PATIENCE)

        told = guest.look()["told"]
        guest.act_somehow()
        expect(guest.find("log").locator(".happened").nth(told)).to_be_attached()

    def test_with_friends_the_other_seats_are_taken_by_links(self, guests, address):
        page = guests.enter(address)
        page.locator("article[data-game=venice]").get_by_role("link", name="With friends").click()
        page.get_by_test_id("plan-aid").select_option("true")
        laid = laid_by(page, page.get_by_role("button", name="Open the table"))

        assert ("venice", ["mine", "open", "open"]) == (laid["game"], [seat["type"] for seat in laid["seats"]])

    def test_who_has_to_wait_sees_how_far_it_is(self, guests, address):
        page = guests.enter(address)
        preparation = {"stage": "compiling", "done": 30, "of": 109}
        page.route("**/preparation", lambda route: route.fulfill(json=preparation))
        wishes = Held(page, "**/api/tables")
        play_against_bots(page, "venice")

        expect(page.get_by_test_id("preparing")).to_contain_text("Step 30 of about 109")
        expect(page.get_by_role("progressbar")).to_have_js_property("value", 30)
        preparation |= {"stage": "loading", "done": 1, "of": 1}
        expect(page.get_by_test_id("preparing")).to_contain_text("Nearly there")
        wishes.first().continue_()
        expect(page).to_have_url(re.compile("/t/"))

    def test_an_answer_that_comes_when_the_table_is_there_is_the_last(self, guests, address):
        page = guests.enter(address)
        preparations = Held(page, "**/preparation", "GET")
        wishes = Held(page, "**/api/tables")
        play_against_bots(page, "venice")
        preparations.first()
        wishes.first().continue_()
        expect(page).to_have_url(re.compile("/t/"))

        preparations.first().fulfill(json={"stage": "loading", "done": 1, "of": 1})
        page.wait_for_timeout(2000)  # twice as long as until it would ask again

        assert 1 == len(preparations.routes)


def laid_by(page, button):
    """The table that is asked for when it is pressed."""
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as asked:
        button.click()
    expect(page).to_have_url(re.compile("/t/"))
    return asked.value.post_data_json


def test_every_game_on_the_shelf_has_a_picture_and_says_how_many_play_for_how_long(guests, address):
    page = guests.enter(address)
    cards = page.locator("article[data-game]")
    expect(cards.locator(".picture svg")).to_have_count(5)

    assert all(re.search(r"\d to \d players\s+\d+ to \d+ minutes", words) for words in cards.all_inner_texts())


def test_a_setting_that_makes_no_difference_to_so_many_players_is_not_offered(guests, address):
    page = guests.enter(f"{address}/new?game=inkognito")
    setting, count = page.get_by_label("The Ambassador among five players"), page.locator(".counts button")
    expect(page.get_by_label("Who starts")).to_be_visible()
    expect(setting).to_have_count(0)

    count.get_by_text("5").click()
    expect(setting).to_be_visible()
    setting.select_option("rotates")
    count.get_by_text("4").click()
    expect(setting).to_have_count(0)
    wish = laid_by(page, page.get_by_role("button", name="Open the table"))
    assert "ambassador" not in wish["options"]


def test_what_is_chosen_for_a_table_stays_whoever_is_named_and_in_another_language(guests, address):
    page = guests.enter(f"{address}/new?game=venice")
    page.get_by_label("Who is Mister X").select_option("seat 3")
    page.get_by_label("Name at seat 1").fill("Anna")
    expect(page.get_by_label("Who is Mister X")).to_have_value("2")

    page.get_by_test_id("language").select_option("de")
    expect(page.locator("h1")).to_have_text("Ein neuer Tisch")
    expect(page.locator(".seat input")).to_have_value("Anna")
    expect(page.locator(".rules select").first).to_have_value("2")
    page.locator(".counts button").get_by_text("2").click()  # there is no third seat any more
    expect(page.locator(".rules select").first).to_have_value("0")


class TestAnAnswerThatIsLate:
    def test_a_second_enter_lays_no_second_table_and_whoever_has_gone_elsewhere_stays_there(self, guests, address):
        page = guests.enter(f"{address}/new?game=kompakt")
        wishes = Held(page, "**/api/tables")
        page.get_by_label("Name at seat 1").press("Enter")
        wishes.first()
        page.get_by_label("Name at seat 1").press("Enter")
        page.get_by_role("link", name="Tables").click()
        expect(page).to_have_url(f"{address}/tables")
        wishes.let_go()

        expect(page).to_have_url(f"{address}/tables")
        assert 1 == len(wishes.routes)

    def test_a_second_press_lays_no_second_table(self, guests, address):
        page = guests.enter("about:blank")
        page.add_init_script("localStorage.setItem('play kompakt', 'detective novice')")
        page.goto(address)
        expect(page.get_by_test_id("choice")).to_be_visible()
        wishes = Held(page, "**/api/tables")
        page.locator("article[data-game=kompakt] button.chief").evaluate("(play) => (play.click(), play.click())")
        wishes.let_go()
        expect(page).to_have_url(re.compile("/t/"))

        assert 1 == len(wishes.routes)

    def test_the_game_that_was_pressed_last_is_the_one_that_is_asked_about(self, guests, address):
        page = guests.enter(address)
        lessons = Held(page, "**/assets/kompakt-*.js", "GET")
        page.locator("article[data-game=kompakt] button.chief").click()
        lessons.first()
        page.locator("article[data-game=venice] button.chief").click()
        dialog = page.get_by_test_id("play-dialog")
        expect(dialog).to_have_attribute("data-game", "venice")
        lessons.let_go()

        expect(dialog).to_have_attribute("data-game", "venice")
        expect(dialog.locator("[name=role]:checked")).to_have_count(1)


class TestWhereIWas:
    def test_my_open_tables_come_first_and_say_whose_turn_it_is(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False)
        host, other = evening.host, evening.people[1]
        host.find("offers").locator("[data-action]").first.wait_for()
        for guest in (host, other):
            guest.page.goto(address)

        expect(host.find("resume")).to_contain_text("It is your turn.")
        expect(other.find("resume")).to_contain_text("Waiting for Host 0.")
        expect(host.page).to_have_title("● Your turn · Nascondino")
        expect(other.page).to_have_title("Nascondino")
        host.find("resume").click()
        expect(host.page).to_have_url(evening.url)
        act_until(host, other)
        expect(other.find("resume")).to_contain_text("It is your turn.")
        expect(other.page).to_have_title("● Your turn · Nascondino")

    def test_a_table_that_waits_for_players_says_so(self, guests, address):
        evening = lay(guests, address, "venice", "hoo")
        evening.host.page.goto(address)

        expect(evening.host.find("resume")).to_contain_text("2 seats are free")

    def test_nobody_else_is_told_whose_turn_it_is_at_a_private_table(self, guests, address):
        evening = lay(guests, address, "venice", "hr")
        stranger = guests.come("about:blank")

        assert 404 == stranger.page.context.request.get(f"{address}/api/tables/{evening.table}/turn").status


class TestLinks:
    def test_a_link_can_be_scanned(self, guests, address, faults_on):
        evening = lay(guests, address, "venice", "hoo", PHONE)
        page = evening.host.page
        page.goto(evening.url)
        for seat in (1, 2):
            page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Make a link").click()
            page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Show as a QR code").click()

        codes = page.get_by_test_id("qr").locator("path")
        expect(codes).to_have_count(2)
        assert codes.nth(0).get_attribute("d") != codes.nth(1).get_attribute("d")
        assert [] == faults_on(page)


class TestNotices:
    @pytest.fixture
    def evening(self, guests, address):
        """Two people; the second is about to see what the page does, as if they looked elsewhere."""
        evening = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False)
        evening.people[1].page.add_init_script(WATCHED)
        evening.people[1].page.reload()
        expect(evening.people[1].find("connection")).to_have_attribute("data-state", "open")
        return evening

    def panel(self, page):
        page.locator(".top").get_by_role("button", name="When it is my turn").click()
        return page.locator(".top dialog")

    def test_sound_and_notification_come_when_my_turn_begins_if_i_wished_for_them(self, evening, faults_on):
        page = evening.people[1].page
        panel = self.panel(page)
        panel.get_by_label("Play a short sound").check()
        panel.get_by_label("Show a notification").check()
        expect(panel.get_by_label("Show a notification")).to_be_checked()
        assert [] == faults_on(page)
        panel.get_by_role("button", name="Close").click()
        tried = page.evaluate("tones")
        act_until(evening.host, evening.people[1])

        expect(page).to_have_title(re.compile("^● Your turn"))
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/emblem-turn.svg")
        page.wait_for_function("told.length")
        assert [["It is your turn", "Scotland Yard Venice"]] == page.evaluate("told")
        assert 2 * tried == page.evaluate("tones") > 0

    def test_nothing_is_asked_for_or_heard_before(self, evening):
        page = evening.people[1].page
        act_until(evening.host, evening.people[1])

        expect(page).to_have_title(re.compile("^● Your turn"))
        assert ["default", [], 0] == page.evaluate("[Notification.permission, told, tones]")

    def test_leave_that_is_not_given_is_said_and_not_kept(self, evening):
        page = evening.people[1].page
        page.evaluate("window.leave = 'denied'")
        panel = self.panel(page)
        panel.get_by_label("Show a notification").click()

        expect(panel.get_by_role("alert")).to_contain_text("does not allow")
        expect(panel.get_by_label("Show a notification")).not_to_be_checked()


def act_until(actor, other):
    """Until it is the other's turn, at the table or in a list."""
    while not (other.look()["offers"] or "Your turn" in other.page.title()):
        if actor.look()["offers"]:
            actor.act_somehow()
        actor.page.wait_for_timeout(50)
