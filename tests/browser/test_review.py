"""The notebook that works things out; and a match that is over, looked at again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from nascondino.cli import main
from tests.browser.guests import gather, lay, play_against_bots
from tests.browser.looks import PHONE, WIDE

ROOT = Path(__file__).resolve().parent.parent.parent

DETECTIVE = {"options": {"mister_x": 1}}


class TestTheNotebook:
    def test_it_is_on_until_it_is_switched_off_and_tells_why(self, guests, address, faults_on):
        host = gather(guests, lay(guests, address, "venice", "hr", **DETECTIVE), onlooker=False).host
        expect(host.find("doubt").locator("[data-bar]")).to_have_count(6)
        expect(host.find("heat")).to_be_attached()
        host.find("why-not").select_option(index=1)
        expect(host.find("why")).to_contain_text(re.compile(r"cannot have ended at|on none of Mister X’s start tiles"))
        expect(host.find("why").locator("[data-item]")).to_contain_text("Ruled out since:")
        assert [] == faults_on(host.page)

        host.find("aid-switch").uncheck()

        expect(host.find("heat")).not_to_be_attached()
        expect(host.find("doubt")).to_have_count(0)

    def test_mister_x_is_shown_what_everybody_can_know(self, guests, address):
        host = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False).host

        everybody = host.page.get_by_role("button", name="What everybody can know")
        expect(everybody).to_have_attribute("aria-pressed", "true")
        expect(host.find("doubt").locator("[data-bar]")).not_to_have_count(1)
        host.page.get_by_role("button", name="What I can know").click()
        expect(host.find("doubt").locator("[data-bar]")).to_have_count(1)

    def test_who_is_who_is_a_grid_in_which_every_cell_says_why(self, guests, address, faults_on):
        host = gather(guests, lay(guests, address, "inkognito", "hrrr"), onlooker=False).host
        host.find("grid").first.locator(".gone").first.press("Enter")

        expect(host.find("why").first).to_contain_text("was dealt")
        assert [] == faults_on(host.page)

    def test_among_friends_it_is_not_there_unless_the_table_allows_it(self, guests, address):
        evening = gather(guests, lay(guests, address, "kompakt", "ho"), onlooker=False)

        expect(evening.host.find("notebook")).to_contain_text("set up without this help")
        expect(evening.host.find("aid-switch")).to_have_count(0)


@pytest.fixture
def finished(guests, address):
    """A table whose match is over: the host, Mister X, has moved once and given up."""
    evening = gather(guests, lay(guests, address, "venice", "ho", public=True), onlooker=False)
    evening.host.act_somehow()
    expect(evening.people[1].find("log").locator("[data-kind=fled]")).to_have_count(1)
    evening.host.resign()
    return evening


def given_up(guests, address):
    """Somebody who has played against bots, and given up."""
    host = guests.come(address)
    play_against_bots(host.page, "venice")
    host.act_somehow()
    host.resign()
    return host


def saved(guest, name, folder):
    """A file that the page offers."""
    with guest.page.expect_download() as download:
        guest.find(name).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def stored_by(guest):
    """Under which name the browser keeps what it knows of the seal of the only table it was at."""
    return guest.page.evaluate("Object.keys(localStorage).find((name) => name.startsWith('seal '))")


def moment(page):
    return int(page.locator("[data-moment]").get_attribute("data-moment"))


class TestLookingAgain:
    def test_step_by_step_through_any_eyes_and_by_a_link(self, guests, finished, faults_on):
        page = finished.host.page
        finished.host.find("review").click()
        expect(finished.host.find("slider")).to_be_visible()
        page.keyboard.press("End")
        expect(finished.host.find("prompt")).to_have_text("Mister X has given up.")
        expect(finished.host.find("log").locator("[data-kind=resigned]")).to_have_text("Host 0 gives up.")
        page.keyboard.press("Home")
        finished.host.find("on").click()
        expect(page).to_have_url(re.compile(r"/review#all/[1-9]\d*$"))
        told = finished.host.find("log").locator("li")
        before = told.count()
        page.keyboard.press("ArrowRight")
        expect(told).not_to_have_count(before)
        page.locator('[data-eyes="1"]').click()
        expect(page).to_have_url(re.compile(r"/review#1/\d+$"))
        assert [] == faults_on(page)

        friend = guests.come(page.url)
        expect(friend.page.locator('[data-eyes="1"]')).to_have_attribute("aria-pressed", "true")
        assert moment(page) == moment(friend.page)
        expect(friend.find("log").locator("li")).to_have_text(told.all_text_contents())

    def test_a_bot_tells_what_it_would_have_done(self, finished):
        finished.host.page.goto(f"{finished.url}/review")
        finished.host.find("think").click()

        expect(finished.host.find("thoughts").locator(".noted")).to_have_count(1)

    def test_something_else_is_tried_and_the_match_stays_as_it_was(self, guests, finished, faults_on):
        host, page, record = finished.host, finished.host.page, finished.record()
        page.goto(f"{finished.url}/review")
        host.find("what-if").click()
        expect(host.find("ribbon")).to_contain_text("This did not happen.")
        expect(host.find("made")).to_contain_text("In the match:")
        host.find("offers").locator("button").last.click()
        host.find("do-it").click()
        expect(page).to_have_url(re.compile(r"/review#all/\d+-[0-9a-f]{8}-0\.\d+$"))
        tried = host.find("log").locator("li.varied")
        expect(tried).not_to_have_count(0)
        after_one = tried.all_text_contents()
        host.find("let-bot").click()
        expect(host.find("ribbon")).to_contain_text("2 of 2")
        assert [] == faults_on(page)
        page.keyboard.press("ArrowLeft")
        expect(host.find("ribbon")).to_contain_text("1 of 2")
        expect(tried).to_have_text(after_one)
        page.set_viewport_size(PHONE["viewport"])
        page.locator("[data-to=log]").click()
        page.keyboard.press("ArrowRight")
        expect(host.find("ribbon")).to_contain_text("2 of 2")
        expect(page.locator("[data-part=log]")).to_be_visible()  # whoever reads it goes on
        page.keyboard.press("ArrowLeft")
        expect(host.find("ribbon")).to_contain_text("1 of 2")
        page.set_viewport_size(WIDE["viewport"])

        friend = guests.come(page.url)
        expect(friend.find("ribbon")).to_contain_text("1 of 1")
        expect(friend.find("log").locator("li.varied")).to_have_text(after_one)

        host.find("bots").click()
        expect(host.find("ribbon")).to_contain_text(re.compile(r"([3-9]|\d\d) of"))  # they do not wait for the test
        host.find("bots").click()
        expect(host.find("bots")).to_have_text("Let bots play on")

        host.find("leave").click()
        expect(host.find("slider")).to_be_visible()
        expect(tried).to_have_count(0)
        assert record == finished.record()

    def test_the_seal_is_checked_and_a_changed_line_is_found(self, finished, tmp_path):
        host, forged = finished.host, tmp_path / "forged.record"
        changed = re.sub(r"^(\d+ 0) \w+ ", r"\1 jetski ", finished.record(), count=1, flags=re.MULTILINE)
        forged.write_text(changed, encoding="utf-8")
        host.page.goto(f"{finished.url}/review")
        host.find("check-seal").click()
        expect(host.find("seal-result")).to_have_attribute("data-holds", "true")
        expect(host.find("seal-result")).to_contain_text("it is the match that you played")

        host.find("seal-file").set_input_files(forged)

        expect(host.find("seal-result")).to_have_attribute("data-holds", "false")
        expect(host.find("seal-result").locator("li[data-holds=false]")).to_have_count(1)

    def test_a_match_by_one_click_is_salted_and_verifies_with_what_was_kept(self, guests, address, tmp_path, capsys):
        host = given_up(guests, address)
        host.find("review").click()
        host.find("check-seal").click()
        expect(host.find("seal-result")).to_have_attribute("data-holds", "true")
        expect(host.find("seal-result")).to_contain_text("the table could not choose them")
        host.find("seal-meaning").locator("summary").click()
        record, kept = (saved(host, name, tmp_path) for name in ("record", "kept"))

        assert 0 == main(["verify", str(record), "--kept", str(kept)])
        assert "by the seed and the salt of seat 1" in capsys.readouterr().out
        told = json.loads(kept.read_text(encoding="utf-8"))
        assert {"0": "07" * 32} == told["salts"]
        assert {0, 1} == {made for _, seat, made in told["links"] if seat == 0}

        other = json.dumps({**told, "commitment": "f" * 64})
        kept.write_text(other, encoding="utf-8")
        host.page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [stored_by(host), other])
        host.page.reload()
        host.find("check-seal").click()

        assert 1 == main(["verify", str(record), "--kept", str(kept)])
        assert "line 1: it commits to another seed than the table did before the match" in capsys.readouterr().err
        expect(host.find("seal-result")).to_have_attribute("data-holds", "false")
        expect(host.find("seal-result")).to_contain_text("it was exchanged")

    def test_a_draw_that_was_chosen_is_found_by_its_line(self, guests, address, tmp_path):
        vectors = json.loads((ROOT / "tests" / "seal_vectors.json").read_text(encoding="utf-8"))
        steered = next(vector for vector in vectors if vector["name"] == "steered: a draw was chosen")
        finished, path = given_up(guests, address), tmp_path / "steered.record"
        path.write_text(steered["record"], encoding="utf-8")
        finished.page.evaluate(
            "([name, kept]) => localStorage.setItem(name, kept)", [stored_by(finished), json.dumps(steered["kept"])]
        )
        finished.find("review").click()
        finished.find("seal-file").set_input_files(path)

        expect(finished.find("seal-result")).to_have_attribute("data-holds", "false")
        expect(finished.find("seal-result").locator("li[data-holds=false]")).to_have_count(1)
        expect(finished.find("seal-result").locator("li[data-holds=false]")).to_contain_text("Another number was drawn")
        expect(finished.find("seal-result").locator("li[data-holds=false]")).to_contain_text("14 chance")

    def test_a_match_that_is_not_over_is_not_shown(self, suspects, address):
        evening = gather(suspects, lay(suspects, address, "venice", "hr"), onlooker=False)
        evening.host.page.goto(f"{evening.url}/review")

        expect(evening.host.page.get_by_text("The match is not over yet.")).to_be_visible()
