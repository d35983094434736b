"""Around the table: one device for several people, lines that are cut, seats that are left, talk, notes, links."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Truth, audit
from tests.browser.guests import PATIENCE, Held, gather, lay
from tests.browser.looks import LOOKS, PHONE

DOWN = re.compile("The line is down|The server is starting again|Connecting")


def sent(guest, kind):
    return [message for message in map(json.loads, guest.transcript.sent) if message["type"] == kind]


def test_who_waits_on_a_wide_screen_sees_what_happened_last(guests, address):
    host = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False).host
    host.act_somehow()

    expect(host.find("latest").locator("li").first).to_contain_text("Mister X")
    host.page.get_by_text("Nothing, for now.").wait_for(state="hidden")


class TestOneDevice:
    """Two seats of different sides."""

    def test_nothing_of_a_seat_is_left_when_it_is_handed_over(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "hh"))
        host = evening.host
        expect(host.find("curtain")).to_be_visible()
        host.page.get_by_role("button", name="I am Host 0").click()
        host.act_somehow()
        write(host, "beware of the lagoon")
        secret = host.find("log").locator("[data-kind=hid]").text_content().split(maxsplit=1)[1]  # after the badge
        assert all(told in host.look()["html"] + heap(host.page) for told in (secret, "beware of the lagoon"))
        host.find("hand-over").click()
        expect(host.page.get_by_role("button", name="I am Host 1")).to_be_visible()

        assert [] == traces(host, secret, "beware of the lagoon")
        host.page.get_by_role("button", name="I am Host 1").click()
        expect(host.find("log")).to_be_visible()
        assert [] == traces(host, secret, "beware of the lagoon")

    def test_a_seats_view_is_sent_only_when_it_was_asked_for(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "hh"))
        host = evening.host
        for _ in range(4):
            host.page.locator(".curtain button.chief").click()
            act_until_it_is_anothers_turn(host)
            host.find("hand-over").click()
            expect(host.find("curtain")).to_be_visible()
        host.page.locator(".curtain button.chief").click()
        expect(host.find("log")).to_be_visible()
        host.resign()

        asked = [message["seat"] for message in sent(host, "sit")]
        answered = [frame["seat"] for frame in map(json.loads, host.transcript.frames) if frame["type"] == "seated"]
        assert asked == answered
        assert {0, 1, None} == set(asked)
        audit(Truth(evening.record(), evening.names(), one_device=(0, 1)), host.transcript)

    def test_everybody_else_reads_that_one_device_plays_two_sides(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "hho"))
        host, friend = evening.host, evening.people[2]
        for guest in (friend, evening.onlooker):
            told = guest.find("one-device")
            expect(told).to_have_count(2)
            expect(told.first).to_have_text("on one device with Host 1")
            expect(told.last).to_have_text("on one device with Host 0")
        host.page.get_by_role("button", name="I am Host 0").click()
        act_until_it_is_anothers_turn(host)
        host.find("hand-over").click()
        host.page.get_by_role("button", name="I am Host 1").click()
        expect(host.find("log")).to_be_visible()
        expect(host.find("one-device")).to_have_count(0)
        for guest in (host, friend):
            expect(talk(guest)).to_be_attached()
        expect(host.page.locator('[data-part="chat"] select')).to_have_count(0)
        expect(friend.page.locator('[data-part="chat"] select')).to_have_count(1)

    def test_who_sits_on_one_side_reads_why_the_other_is_closed(self, suspects, address):
        evening = lay(suspects, address, "venice", "hoo")
        evening.host.page.goto(evening.url)
        evening.host.page.get_by_label("Name, if somebody else sits down").fill("Another name")
        evening.host.page.get_by_role("button", name="Sit down here").first.click()
        expect(evening.host.find("refusal")).to_contain_text("You already sit on another side at this table")


def act_until_it_is_anothers_turn(guest):
    offers, hand_over = guest.find("offers").locator("[data-action]").first, guest.find("hand-over")
    while not hand_over.is_visible():
        guest.act_somehow()
        offers.or_(hand_over).first.wait_for()


def traces(guest, *told):
    """What of it is still in the page, in what it keeps, or in its memory."""
    glimpse = guest.look()
    everything = glimpse["html"] + glimpse["stored"] + heap(guest.page)
    return [words for words in told if words in everything]


def heap(page):
    """Every string that the page's scripts can still reach."""
    chunks = []
    session = page.context.new_cdp_session(page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


class TestOverAShoulder:
    def test_an_onlooker_sees_what_a_seat_sees_while_everybody_agrees(self, guests, address, faults_on):
        evening = gather(guests, lay(guests, address, "venice", "ho"))
        mister_x, detective, onlooker = evening.people[0], evening.people[1], evening.onlooker
        mister_x.act_somehow()
        secret = mister_x.find("log").locator("[data-kind=hid]").text_content()
        expect(onlooker.find("request")).to_have_count(0)
        onlooker.page.get_by_role("button", name="Look over Host 0’s shoulder").click()
        onlooker.page.get_by_label("Your name").fill("Carla")
        assert [] == faults_on(onlooker.page)
        onlooker.find("shoulder-ask").click()
        expect(detective.find("request")).to_contain_text("Carla, a spectator, would like to look over Host 0’s")
        assert [] == faults_on(detective.page)
        detective.find("allow").click()
        expect(detective.find("request")).to_have_count(0)
        expect(onlooker.find("shoulder-state")).to_have_attribute("data-state", "asking")
        assert [] == traces(onlooker, secret)
        mister_x.find("allow").click()
        expect(onlooker.find("prompt")).to_have_text("You are looking over Host 0’s shoulder. Waiting for Guest 1.")
        expect(onlooker.page.locator("[data-figure=X]")).to_have_count(1)
        assert secret == onlooker.find("log").locator("[data-kind=hid]").text_content()
        for guest in (mister_x, detective):
            expect(guest.page.locator("li[data-seat='0']").get_by_test_id("mark")).to_contain_text("Carla, a spectator")
        expect(onlooker.find("offers").locator("[data-action]")).to_have_count(0)
        onlooker.page.get_by_role("button", name="Chat").click()
        expect(onlooker.page.get_by_label("Say something")).to_have_count(0)
        assert [] == faults_on(onlooker.page)

        detective.find("withdraw").click()
        expect(onlooker.find("shoulder-state")).to_contain_text("Somebody would rather not.")
        expect(onlooker.page.locator("[data-figure=X]")).to_have_count(0)
        expect(mister_x.find("mark")).to_have_count(0)
        assert secret not in onlooker.look()["html"] + onlooker.look()["stored"]


LISTEN = """() => {
  const outage = document.querySelector('[data-testid=outage]');
  window.heard = [];
  const listen = () => heard.push(outage.textContent.trim());
  new MutationObserver(listen).observe(outage, {characterData: true, childList: true, subtree: true});
}"""


class TestTheLine:
    @pytest.mark.parametrize("lost", ["action", "answer"])
    def test_an_action_on_a_cut_line_is_made_once(self, suspects, address, lost):
        evening = lay(suspects, address, "venice", "rh")
        line = Scissors(evening.host.page)
        gather(suspects, evening, onlooker=False)
        host = evening.host
        host.find("offers").locator("[data-action]").first.wait_for()
        line.cut_at_act(lost)
        host.act_somehow()
        expect(host.find("prompt")).to_contain_text("sent as soon as the line is back")
        expect(host.find("connection")).to_contain_text(DOWN)
        line.mend()
        expect(host.find("connection")).to_have_attribute("data-state", "open", timeout=PATIENCE)
        host.find("offers").locator("[data-action]").first.wait_for()

        acts = [(act["seat"], act["made"], act["action"]) for act in line.acts]
        assert 2 == len(acts)
        assert 1 == len(set(acts))
        assert 1 == host.find("log").locator("[data-kind=moved]").count()
        expect(host.find("refusal")).to_have_count(0)

    def test_a_killed_server_is_told_and_the_match_goes_on(self, suspects, server):
        evening = gather(suspects, lay(suspects, server.address, "venice", "ho"))
        told = evening.host.look()["told"]
        evening.host.page.evaluate(LISTEN)
        evening.host.act_somehow()
        server.kill()  # perhaps before the action was answered, perhaps before it arrived
        for guest in evening.everybody:
            expect(guest.find("connection")).to_contain_text(DOWN)
        server.start()
        for guest in evening.everybody:
            expect(guest.find("connection")).to_have_attribute("data-state", "open", timeout=2 * PATIENCE)
            expect(guest.find("log").locator(".happened")).to_have_count(told + 1)
        assert 1 == len([heard for heard in evening.host.page.evaluate("heard") if heard])

        evening.people[1].act_somehow()
        evening.host.resign()
        truth = Truth(evening.record(), evening.names())
        for guest in evening.everybody:
            expect(guest.find("outcome")).to_be_visible()
            guest.look()
            audit(truth, guest.transcript)


class Scissors:
    """Between a page and the server; it can lose what passes, and cut the line."""

    def __init__(self, page):
        self.acts = []
        self._lost = ""
        self._cut = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def cut_at_act(self, lost):
        self._lost = lost

    def mend(self):
        self._lost, self._cut = "", False

    def _connect(self, line):
        if self._cut:
            line.close(code=1011)
            return
        far = line.connect_to_server()
        line.on_message(lambda message: self._pass_on(line, far, message))
        far.on_message(lambda message: None if self._cut else line.send(message))

    def _pass_on(self, line, far, message):
        is_act = json.loads(message)["type"] == "act"
        if is_act:
            self.acts.append(json.loads(message))
        if not (is_act and self._lost == "action"):
            far.send(message)
        if is_act and self._lost:
            self._cut = True
            line.close(code=1011)


class TestSeats:
    def test_a_seat_is_left_to_a_bot_and_taken_back(self, guests, address):
        evening = gather(guests, lay(guests, address, "kompakt", "ho"), onlooker=False)
        host, friend = evening.people[0], evening.people[1]
        host.page.get_by_text("My seat").click()
        expect(host.find("resign")).to_have_count(0)  # it has no two sides that last
        host.find("leave").click()
        expect(host.find("prompt")).to_have_text("A bot plays your seat.")
        expect(friend.find("log")).to_contain_text("Host 0 leaves seat 1 to a bot.")
        for _ in range(3):
            friend.act_somehow()
        expect(host.find("log").locator("[data-kind=moved], [data-kind=fled], [data-kind=dived]").first).to_be_visible()
        host.find("take-back").click()
        expect(friend.find("log")).to_contain_text("Host 0 is back at seat 1.")
        for _ in range(3):
            friend.act_somehow()

        expect(host.find("offers").locator("[data-action]").first).to_be_visible()

    def test_in_a_rematch_everybody_sits_one_seat_further(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "ho"))
        host, friend = evening.people[0], evening.people[1]
        host.resign()
        host.find("rematch").click()
        expect(host.find("rematch-awaits")).to_contain_text("Waiting for Guest 1.")
        expect(friend.find("rematch-asked")).to_have_text("Host 0 would play again.")
        friend.find("rematch").click()
        expect(friend.page).not_to_have_url(evening.url)
        expect(host.page).to_have_url(friend.page.url)
        expect(host.page.locator("li.me")).to_have_attribute("data-seat", "1")
        expect(friend.page.locator("li.me")).to_have_attribute("data-seat", "0")
        friend.act_somehow()

    def test_whoever_leaves_while_a_rematch_is_laid_stays_where_they_went(self, guests, address):
        host = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False).host
        host.resign()
        rematches = Held(host.page, "**/rematch")
        host.find("rematch").click()
        rematches.first()
        host.page.get_by_role("link", name="Nascondino").click()
        expect(host.page).to_have_url(f"{address}/")
        rematches.let_go()

        expect(host.page).to_have_url(f"{address}/")

    def test_a_token_leaves_no_trace(self, guests, address):
        evening = lay(guests, address, "venice", "ho")
        token, heads = evening.tokens[1], []
        evening.host.page.goto(evening.url)
        friend = guests.come(address)
        friend.page.on("request", lambda request: heads.append((request.url, request.all_headers())))
        friend.page.goto(f"{evening.url}#{token}")
        friend.page.get_by_label("Your name").fill("Friend")
        friend.page.get_by_role("button", name="Sit down").click()
        expect(friend.find("log")).to_be_visible()

        assert evening.url == friend.page.url
        assert token not in friend.look()["html"] + friend.look()["stored"]
        assert not [url for url, _ in heads if token in url.partition("#")[0]]
        assert not [head for _, head in heads if token in str(head.get("referer"))]


class TestTalkAndNotes:
    def test_what_detectives_say_among_themselves_mister_x_does_not_hear(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "hoo"))
        detective = evening.people[1]
        say(detective, "detectives", "he is by the bridge")
        expect(talk(evening.people[2])).to_contain_text("he is by the bridge")
        say(detective, "table", "good evening")
        for deaf in (evening.host, evening.onlooker):
            expect(talk(deaf)).to_contain_text("good evening")
            assert "bridge" not in deaf.look()["html"] + "".join(deaf.transcript.frames)
        evening.host.resign()
        truth = Truth(evening.record(), evening.names())
        for guest in evening.everybody:
            audit(truth, guest.transcript)

    def test_notes_stay_over_a_reload_and_are_nobody_elses(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "ho"))
        writer = evening.people[1]
        write(writer, "ask the baker")
        expect(writer.find("notes-state")).to_have_text("Saved")
        writer.page.reload()
        expect(writer.find("notes")).to_have_value("ask the baker")
        evening.host.resign()

        for other in (evening.host, evening.onlooker):
            assert "baker" not in "".join(other.transcript.frames) + other.look()["stored"]
            audit(Truth(evening.record(), evening.names()), other.transcript)
        audit(Truth(evening.record(), evening.names()), writer.transcript, written=("ask the baker",))


def write(guest, text):
    guest.page.locator(".corner").get_by_role("button", name="Notes").click()
    guest.find("notes").fill(text)


def talk(guest):
    """What was said, as soon as somebody wants to read it."""
    guest.page.get_by_role("button", name="Chat").click()
    return guest.find("chat")


def say(guest, channel, words):
    guest.page.locator(".corner").get_by_role("button", name="Chat").click()
    guest.page.locator("[data-part=chat] select").select_option(channel)
    guest.page.get_by_label("Say something").fill(words)
    guest.page.get_by_role("button", name="Send").click()


class TestDevices:
    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_a_phone_plays(self, guests, address, theme):
        evening = lay(guests, address, "kompakt", "hr", {**PHONE, "color_scheme": theme})
        gather(guests, evening, onlooker=False)
        host = evening.host
        for _ in range(2):
            host.find("offers").locator("[data-action]").first.wait_for()
            told = host.look()["told"]
            host.find("offers").locator("[data-action]").first.tap()
            host.find("do-it").tap()
            expect(host.page.locator("[data-testid=log] .happened").nth(told)).to_be_attached()

    def test_what_a_phone_shows_below_the_board_has_all_the_room_there_is(self, guests, address):
        host = gather(guests, lay(guests, address, "kompakt", "hr", PHONE), onlooker=False).host
        for tab in ("view", "seats", "log", "chat", "notes", "move"):
            host.page.locator(f"[data-to={tab}]").tap()
            drawer = host.page.locator(f"[data-part={tab}]").bounding_box()
            assert PHONE["viewport"]["height"] == round(drawer["y"] + drawer["height"]), tab

    @LOOKS
    def test_before_between_and_after_matches_a_table_is_accessible(self, guests, address, faults_on, device, theme):
        looks = {**device, "color_scheme": theme}
        evening = lay(guests, address, "venice", "ho", looks)
        host = evening.host.page
        host.goto(evening.url)
        host.get_by_test_id("link").first.or_(host.get_by_role("button", name="Make a link")).first.wait_for()
        faults = faults_on(host)
        friend = guests.come(f"{evening.url}#{evening.tokens[1]}", **looks).page
        friend.get_by_role("button", name="Sit down").wait_for()
        faults += faults_on(friend)
        friend.get_by_role("button", name="Sit down").click()
        evening.host.find("offers").locator("[data-action]").first.wait_for()
        if device is PHONE:
            host.get_by_role("button", name="Table", exact=True).click()
        host.get_by_text("My seat").click()
        faults += faults_on(host)
        evening.host.find("resign").click()
        evening.host.find("resign-sure").click()
        friend.get_by_test_id("outcome").wait_for(state="attached")
        faults += faults_on(friend)

        assert [] == faults

    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_the_curtain_is_accessible(self, guests, address, faults_on, theme):
        evening = gather(guests, lay(guests, address, "venice", "hh", {**PHONE, "color_scheme": theme}), onlooker=False)
        evening.host.page.get_by_role("button", name="I am Host 0").wait_for()

        assert [] == faults_on(evening.host.page)

    def test_the_keyboard_alone_plays(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False)
        host = evening.host
        host.find("offers").locator("[data-action]").first.wait_for()
        press_until(host.page, "[data-action]")
        press_until(host.page, "[data-testid=do-it]")

        expect(host.find("log").locator("[data-kind=hid]")).to_be_attached()


def press_until(page, wanted):
    """Tab, back or forth, to the first of these, and Enter."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
    pytest.fail(f"the Tab key does not lead to {wanted}")
