"""Learning a game: its page, and the first steps at a real table."""

import pytest
from playwright.sync_api import expect

from nascondino import games
from tests.browser.looks import PHONE

FIRST, *OTHERS = games.titles()


@pytest.mark.parametrize("title", games.titles())
def test_every_game_has_a_page_with_all_its_rules(guests, address, title):
    page = guests.enter(f"{address}/learn/{title}")
    expect(page.locator(".rules details")).not_to_have_count(0)

    assert page.locator(".rules li[id]").count() >= 15
    expect(page.locator("header .picture svg")).to_be_visible()


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["dark", "phone"])
def test_all_chapters_are_accessible(guests, address, faults_on, device):
    page = guests.enter(f"{address}/learn/venice", **device)
    page.locator(".rules details").first.wait_for()
    page.evaluate("for (const chapter of document.querySelectorAll('details')) chapter.open = true")

    assert [] == faults_on(page)


def test_a_link_to_a_rule_opens_its_chapter(guests, address):
    page = guests.enter(f"{address}/learn/venice#V-20")

    expect(page.locator("#V-20")).to_be_in_viewport()


def test_a_game_that_is_not_there_leads_back(guests, address):
    page = guests.enter(f"{address}/learn/marmot")

    expect(page.get_by_role("link", name="Back to the beginning")).to_be_visible()


@pytest.fixture
def lesson(guests, address):
    """Begins one; the guide has appeared."""

    def begin(title, **device):
        guest = guests.come(f"{address}/learn/{title}", **device)
        guest.find("teach").click()
        guest.find("guide").wait_for(timeout=60_000)
        return guest

    return begin


class TestTheFirstSteps:
    @pytest.mark.parametrize("title", [FIRST, *(pytest.param(title, marks=pytest.mark.slow) for title in OTHERS)])
    def test_a_lesson_leads_to_its_end_and_the_match_goes_on(self, lesson, title):
        guest = lesson(title)
        steps = follow(guest)

        assert "goal" == steps[0]
        assert "end" == steps[-1]
        assert "?" not in guest.page.url
        expect(guest.find("prompt")).to_be_visible()

    def test_it_can_be_ended_at_any_time_for_good(self, lesson):
        guest = lesson("kompakt")
        guest.find("guide").get_by_role("button", name="No more explanations").click()
        expect(guest.find("guide")).to_have_count(0)

        guest.page.reload()
        guest.find("prompt").wait_for()
        expect(guest.find("guide")).to_have_count(0)

    @pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["dark", "phone"])
    def test_it_is_accessible_and_covers_nothing_that_it_speaks_of(self, lesson, faults_on, device):
        guest = lesson("kompakt", **device)

        expect(guest.find("guide")).to_be_in_viewport(ratio=1)
        assert [] == faults_on(guest.page)


def follow(guest):
    """Do what the guide says, whatever can be done; the names of its steps."""
    guide, steps = guest.find("guide"), []
    for _ in range(200):
        if guide.count() == 0:
            return steps
        step = guide.get_attribute("data-step")
        steps.extend([step] if step not in steps else [])
        if guide.locator(".chief").count():
            guide.locator(".chief").click()
        elif step != "wait":
            guest.page.evaluate(PRESS)
        guest.page.wait_for_timeout(100)
    return pytest.fail(f"the lesson does not end: {steps}")


PRESS = """() => (document.querySelector("[data-testid=do-it]")
    ?? document.querySelector("[data-testid=offers] [data-action]"))?.click()"""
