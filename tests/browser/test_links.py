"""Links that work: for the friend who gets one, for what is taken home, and for whoever comes too late."""

import json
import re

import pytest
from playwright.sync_api import expect

from nascondino import cli
from nascondino.server.tables.entries import Closed
from tests.browser.guests import Held, gather, lay
from tests.browser.looks import LOOKS
from tests.server.playing import plant

HOME, CABLE = "http://192.168.1.5:8460", "http://192.168.7.2:8460"


@pytest.fixture
def finished(guests, address):
    """A private table whose match is over: the host, Mister X, has moved once and given up."""
    evening = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False)
    evening.host.act_somehow()
    expect(evening.people[1].find("log").locator("[data-kind=fled]")).to_have_count(1)
    evening.host.resign()
    return evening


def copied(guest):
    """The link that it offers, once it was asked for."""
    guest.find("copy").click()
    return guest.find("link").input_value()


class TestTakingItHome:
    def downloaded(self, guest, folder):
        with guest.page.expect_download() as coming:
            guest.find("record").click()
        path = folder / coming.value.suggested_filename
        coming.value.save_as(path)
        return path

    def test_the_record_comes_from_the_end_and_from_the_review_and_is_right(self, finished, tmp_path):
        host, name = finished.host, f"venice-{finished.table}.record"
        at_the_end = self.downloaded(host, tmp_path)
        assert (name, finished.url) == (at_the_end.name, host.page.url)
        assert 0 == cli.main(["verify", str(at_the_end)])
        at_the_end.unlink()

        host.find("review").click()
        in_review = self.downloaded(host, tmp_path)

        assert name == in_review.name
        assert 0 == cli.main(["verify", str(in_review)])

    def test_what_was_written_down_comes_from_a_table_that_cannot_go_on(self, guests, server, tmp_path):
        evening = gather(guests, lay(guests, server.address, "venice", "hr"), onlooker=False)
        evening.host.act_somehow()
        evening.host.page.goto("about:blank")
        server.stop()
        plant(server.database, evening.table, Closed())
        server.start()
        evening.host.page.goto(evening.url)
        path = self.downloaded(evening.host, tmp_path)

        assert f"venice-{evening.table}.log" == path.name
        assert "venice" == json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"]


class TestWhereLinksLead:
    def told(self, guest, **reach):
        """As if the server had said so."""
        answer = json.dumps({"public": None, "addresses": [], "opening": None, **reach})
        guest.page.route("**/api/reach", lambda route: route.fulfill(body=answer, content_type="application/json"))

    @pytest.fixture
    def evening(self, guests, address):
        return lay(guests, address.replace("127.0.0.1", "localhost"), "venice", "ho")

    def link(self, evening):
        evening.host.page.goto(evening.url)
        evening.host.page.get_by_role("button", name="Make a link").click()
        return evening.host.find("link").first

    def test_who_serves_this_machine_alone_is_told_how_to_let_others_in(self, evening, faults_on):
        expect(self.link(evening)).to_have_value(re.compile(r"^http://localhost:\d+/t/\w+#[\w-]{22}$"))
        expect(evening.host.find("reach-problem")).to_contain_text("Only this machine can open these links.")
        expect(evening.host.find("reach-problem").locator("code")).to_have_text("python3 table.py serve --host 0.0.0.0")
        assert [] == faults_on(evening.host.page)

    def test_on_the_machine_itself_links_name_its_address_in_the_network(self, evening):
        self.told(evening.host, addresses=[HOME])

        expect(self.link(evening)).to_have_value(re.compile(f"^{HOME}/t/{evening.table}#"))
        expect(evening.host.find("reach-problem")).to_have_count(0)
        expect(evening.host.find("address")).to_have_count(0)

    def test_of_several_addresses_another_can_be_chosen(self, evening, faults_on):
        self.told(evening.host, addresses=[HOME, CABLE])
        link = self.link(evening)
        expect(link).to_have_value(re.compile(f"^{HOME}/t/"))
        assert [] == faults_on(evening.host.page)
        evening.host.page.get_by_role("button", name="Show as a QR code").first.click()
        code = evening.host.find("qr").locator("path")
        before = code.get_attribute("d")

        evening.host.find("address").select_option(CABLE)

        expect(link).to_have_value(re.compile(f"^{CABLE}/t/"))
        expect(code).not_to_have_attribute("d", before)

    def test_without_a_network_it_is_said(self, evening):
        self.told(evening.host)
        self.link(evening)

        expect(evening.host.find("reach-problem")).to_contain_text("in no network")


class TestReading:
    def moment(self, page):
        return int(page.locator("[data-moment]").get_attribute("data-moment"))

    def test_a_link_to_a_moment_opens_for_whoever_gets_it(self, guests, finished, address):
        host = finished.host
        host.find("review").click()
        host.find("on").click()
        host.page.locator('[data-eyes="1"]').click()
        expect(host.page).to_have_url(re.compile(r"/review#1/[1-9]\d*$"))
        link = copied(host)
        assert re.fullmatch(rf"{address}/t/{finished.table}/review#[\w-]{{22}}/1/\d+", link)

        friend = guests.come("about:blank")
        friend.page.goto(link)

        expect(friend.page.locator('[data-eyes="1"]')).to_have_attribute("aria-pressed", "true")
        assert self.moment(host.page) == self.moment(friend.page)
        expect(friend.find("log").locator("li")).to_have_text(host.find("log").locator("li").all_text_contents())
        token = link.partition("#")[2].partition("/")[0]
        assert host.page.url == friend.page.url
        assert token not in friend.look()["stored"]
        assert not [url for url in guests.requests if token in url.partition("#")[0]]
        expect(friend.page.get_by_role("link", name="Back to the beginning")).to_be_visible()
        expect(friend.page.get_by_role("link", name="Back to the table")).to_have_count(0)

        friend.page.reload()  # the right to read stays with the browser
        assert self.moment(host.page) == self.moment(friend.page)
        another = guests.come(copied(friend))  # and can be passed on
        expect(another.page.locator('[data-eyes="1"]')).to_have_attribute("aria-pressed", "true")

    def test_a_link_to_what_never_was_opens_too(self, guests, finished):
        host = finished.host
        host.page.goto(f"{finished.url}/review")
        host.find("what-if").click()
        host.find("offers").locator("button").last.click()
        host.find("do-it").click()
        tried = host.find("log").locator("li.varied")
        expect(tried).not_to_have_count(0)

        friend = guests.come(copied(host))

        expect(friend.find("ribbon")).to_contain_text("1 of 1")
        expect(friend.find("log").locator("li.varied")).to_have_text(tried.all_text_contents())

    def test_a_reader_who_comes_to_the_table_is_led_to_the_review(self, guests, finished):
        host = finished.host
        host.page.goto(f"{finished.url}/review")
        token = copied(host).partition("#")[2].partition("/")[0]

        friend = guests.come(f"{finished.url}#{token}")

        expect(friend.find("slider")).to_be_visible()


class TestLinksThatOpenNothing:
    def dead_end(self, guest, what):
        found = guest.find("dead-end")
        expect(found).to_have_attribute("data-what", what)
        return found

    def test_no_such_page_is_one_of_them(self, suspects, address):
        found = self.dead_end(suspects.come(f"{address}/nowhere"), "page")

        expect(found).to_contain_text("Nobody is hiding here")
        expect(found.get_by_role("link", name="Back to the beginning")).to_be_visible()

    @LOOKS
    def test_who_comes_too_late_is_told_to_what(self, guests, address, faults_on, device, theme):
        evening = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False)
        late = guests.come(f"{evening.url}#{evening.tokens[1]}", **device, color_scheme=theme)

        found = self.dead_end(late, "used")
        expect(found).to_contain_text("Host 0 invites you to Scotland Yard Venice.")
        expect(found.get_by_role("button", name="Watch")).to_have_count(0)
        assert [] == faults_on(late.page)
        found.get_by_role("link", name="Back to the beginning").click()
        expect(late.page).to_have_url(f"{address}/")

    def test_at_a_public_table_they_look_on_instead(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "ho", public=True), onlooker=False)
        late = guests.come(f"{evening.url}#{evening.tokens[1]}")
        self.dead_end(late, "used").get_by_role("button", name="Watch").click()

        expect(late.find("prompt")).to_contain_text("You are watching.")
        assert evening.url == late.page.url

    def test_who_comes_back_by_their_own_link_is_at_their_seat(self, guests, address):
        evening = gather(guests, lay(guests, address, "venice", "ho"), onlooker=False)
        friend = evening.people[1]
        friend.page.goto("about:blank")
        friend.page.goto(f"{evening.url}#{evening.tokens[1]}")

        expect(friend.page.locator("li.me")).to_have_attribute("data-seat", "1")

    def test_who_is_a_moment_too_late_is_told_so(self, suspects, address):
        evening = lay(suspects, address, "venice", "ho")
        slow = suspects.come(f"{evening.url}#{evening.tokens[1]}")
        slow.page.get_by_label("Your name").wait_for()
        gather(suspects, evening, onlooker=False)
        slow.page.get_by_role("button", name="Sit down").click()

        self.dead_end(slow, "used")

    def test_whoever_leaves_while_they_are_let_in_stays_where_they_went(self, guests, address):
        evening = lay(guests, address, "venice", "ho")
        page = guests.enter(f"{evening.url}#{evening.tokens[1]}")
        claims = Held(page, "**/claim")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Sit down").click()
        claims.first()
        page.get_by_role("link", name="Learn").click()
        expect(page).to_have_url(f"{address}/learn")
        claims.let_go()

        expect(page).to_have_url(f"{address}/learn")

    def test_a_name_that_looks_like_anothers_is_refused_in_words(self, suspects, address):
        evening = lay(suspects, address, "venice", "ho")
        friend = suspects.come(f"{evening.url}#{evening.tokens[1]}")
        wrong = {"Ноst 0": "looks like that of somebody else", "A\u200bnna": "characters that cannot be seen"}
        for name, why in wrong.items():
            friend.page.get_by_label("Your name").fill(name)
            friend.page.get_by_role("button", name="Sit down").click()
            expect(friend.find("refusal")).to_contain_text(why)
        friend.page.get_by_label("Your name").fill("Anna")
        friend.page.get_by_role("button", name="Sit down").click()
        expect(friend.find("connection")).to_have_attribute("data-state", "open")

    @pytest.mark.parametrize("table", ["{table}", "anothertable234"])
    def test_an_unknown_link_tells_nothing(self, suspects, address, table):
        evening = lay(suspects, address, "venice", "ho")
        lost = suspects.come(f"{address}/t/{table.format(table=evening.table)}#Zm9vYmFyYmF6cXV1eA")

        found = self.dead_end(lost, "link")
        expect(found).to_contain_text(f"the server at {address.removeprefix('http://')}")
        assert "Scotland Yard" not in found.inner_text()
        assert "Host" not in found.inner_text()

    def test_an_unknown_table_says_where_it_might_be(self, suspects, address, faults_on):
        lost = suspects.come(f"{address}/t/anothertable234")

        found = self.dead_end(lost, "table")
        expect(found).to_contain_text("only its links open it")
        expect(found).to_contain_text("A table of another server opens only there.")
        assert [] == faults_on(lost.page)

    @LOOKS
    def test_a_match_that_is_not_open_says_who_can_open_it(self, suspects, address, faults_on, device, theme):
        lost = suspects.come(f"{address}/t/anothertable234/review#all/3", **device, color_scheme=theme)

        expect(self.dead_end(lost, "review")).to_contain_text("can copy a link")
        assert [] == faults_on(lost.page)
        lost.page.goto("about:blank")
        lost.page.goto(f"{address}/t/anothertable234/review#Zm9vYmFyYmF6cXV1eA/all/3")
        self.dead_end(lost, "link")
