"""Learning a game: its page, puzzles, and the first steps at a real table."""

from time import monotonic

import pytest
from playwright.sync_api import expect

from nascondino import games, puzzles
from tests.browser.guests import PATIENCE
from tests.browser.looks import LYING, PHONE

FIRST, *OTHERS = games.titles()
LONGEST = 5 * PATIENCE / 1000  # seconds of a lesson, in which several bots may think for long on a busy machine
ROLES = {"inkognito": ("agent", "ambassador"), "mille_grazie": ("noble", "brigand")}
LESSONS = [(title, role) for title in games.titles() for role in ROLES.get(title, ("mister_x", "detective"))]


def quick(lesson):
    """All lessons; all but this one are slow."""
    return [pytest.param(*each, marks=[] if each == lesson else pytest.mark.slow) for each in LESSONS]


@pytest.mark.parametrize("title", games.titles())
def test_every_game_has_a_page_with_all_its_rules(guests, address, title):
    page = guests.enter(f"{address}/learn/{title}")
    expect(page.locator(".rules details")).not_to_have_count(0)

    assert page.locator(".rules li[id]").count() >= 15
    expect(page.locator("header .picture svg")).to_be_visible()
    expect(page.locator(".guide [data-topic]")).to_have_count(8)


@pytest.mark.parametrize("title", games.titles())
def test_everything_that_lies_on_the_table_has_its_picture(guests, address, title):
    page = guests.enter(f"{address}/learn/{title}")
    pieces = page.locator("[data-picture]")
    pieces.first.wait_for()

    for piece in pieces.all():
        drawn = piece.locator(".picture :is(svg, .order, .sign, .token, .card)").first
        expect(drawn).to_be_visible()
        assert drawn.bounding_box()["width"] >= 12


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


class TestAPuzzle:
    """The first one of the dice game, whose answer the server alone knows."""

    @pytest.fixture
    def solver(self, guests, address):
        guest = guests.come(f"{address}/learn/dice/puzzles/1")
        guest.find("offers").wait_for(timeout=60_000)
        return guest

    def answer(self, solver, case):
        solver.page.locator(f"[data-testid=offers] [data-action='{case}']").click()
        solver.find("do-it").click()

    def test_a_wrong_answer_is_told_why_and_can_be_given_no_more(self, solver):
        wrong = next(case for case in offered(solver) if case != ANSWER)
        self.answer(solver, wrong)

        expect(solver.find("why")).not_to_be_empty()
        expect(solver.page.locator(f"[data-action='{wrong}']")).to_have_count(0)
        expect(solver.find("answer")).to_have_count(0)

    def test_the_right_one_is_explained_and_kept(self, solver):
        self.answer(solver, ANSWER)
        expect(solver.find("answer")).to_be_visible()
        expect(solver.find("why")).not_to_have_count(0)

        solver.find("next-puzzle").click()
        solver.page.wait_for_url("**/puzzles/2")
        solver.page.goto(solver.page.url.replace("/puzzles/2", ""))
        expect(solver.page.locator("a[href$='/puzzles/1'] .solved").first).to_be_visible()

    def test_one_may_give_up(self, solver):
        solver.find("tell").click()

        expect(solver.find("answer")).to_be_visible()

    def test_a_place_on_the_board_is_an_answer_too(self, solver):
        solver.page.locator(".board [data-spot]").first.focus()
        solver.page.keyboard.press("Enter")

        expect(solver.find("do-it")).to_be_visible()


def test_a_lesson_goes_on_when_something_of_its_table_changes(guests, address):
    learner = guests.come(f"{address}/learn/venice")
    learner.page.locator("[data-testid=teach][data-role=mister_x]").click()
    guide = learner.find("guide")
    expect(guide).to_have_attribute("data-step", "goal", timeout=60_000)
    expect(guide).to_have_attribute("data-game", "venice")  # whose colour it has
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_have_attribute("data-step", "choose")
    learner.resign()

    expect(guide).to_have_attribute("data-step", "told")


def test_the_puzzle_of_the_day_is_one_of_ten(guests, address):
    page = guests.enter(f"{address}/learn")
    expect(page.get_by_role("main")).to_contain_text("a lesson at a real table, and ten puzzles")
    today = page.get_by_test_id("puzzle-today")
    expect(today).to_have_count(len(games.titles()))

    assert all(1 <= int(link.get_attribute("href").rpartition("/")[2]) <= 10 for link in today.all())


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["dark", "phone"])
def test_a_puzzle_is_accessible(guests, address, faults_on, device):
    page = guests.enter(f"{address}/learn/inkognito/puzzles/1", **device)
    page.get_by_test_id("offers").wait_for(timeout=60_000)

    assert [] == faults_on(page)


def test_a_pawn_of_a_puzzle_is_called_by_who_plays_it(guests, address):
    guest = guests.come(f"{address}/learn/venice/puzzles/1")
    police = guest.find("log").get_by_text("Police").first
    expect(police).to_be_attached(timeout=60_000)

    expect(guest.find("log")).not_to_contain_text("Pawn")


def test_a_puzzle_that_is_not_there_leads_back(guests, address):
    page = guests.enter(f"{address}/learn/dice/puzzles/99")

    expect(page.get_by_role("link", name="Back to the beginning")).to_be_visible()


ANSWER = puzzles.puzzles("dice")[0].answer


def offered(solver):
    return [int(each.get_attribute("data-action")) for each in solver.page.locator("[data-action]").all()]


@pytest.fixture
def lesson(guests, address):
    """Begins one; the guide has appeared."""

    def begin(title, role="", **device):
        guest = guests.come(f"{address}/learn/{title}", **device)
        guest.page.locator(f"[data-testid=teach]{role and f'[data-role={role}]'}").first.click()
        guest.find("guide").wait_for(timeout=60_000)
        return guest

    return begin


class TestTheFirstSteps:
    @pytest.mark.parametrize(("title", "role"), quick(LESSONS[0]))
    def test_a_lesson_leads_to_its_end_and_the_match_goes_on(self, lesson, title, role):
        guest = lesson(title, role)
        steps = follow(guest)

        assert steps[0].endswith("goal")
        assert steps[-1].endswith("end")
        assert "?" not in guest.page.url
        expect(guest.find("prompt")).to_be_visible()

    @pytest.mark.parametrize("device", [PHONE, LYING], ids=["up", "lying"])
    @pytest.mark.parametrize(("title", "role"), quick(LESSONS[1]))
    def test_on_a_phone_fingers_reach_all_that_it_asks_for(self, lesson, title, role, device):
        steps = follow(lesson(title, role, **device), tap)

        assert steps[-1].endswith("end")

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


def press(guest):
    """Whatever can be done."""
    guest.page.evaluate(PRESS)


def tap(guest):
    """Whatever can be done, if nothing lies over it."""
    done, offers = guest.find("do-it"), guest.find("offers").locator("[data-action]")
    (done if done.count() else offers).first.tap()


def follow(guest, act=press):
    """Do what the guide says; the names of its steps."""
    guide, steps = guest.find("guide"), []
    deadline = monotonic() + LONGEST
    while monotonic() < deadline:
        if guide.count() == 0:
            return steps
        step = guide.get_attribute("data-step")
        steps.extend([step] if step not in steps else [])
        if guide.locator(".chief").count():
            guide.locator(".chief").click()
        elif not step.endswith("wait"):
            act(guest)
        guest.page.wait_for_timeout(100)
    return pytest.fail(f"the lesson does not end: {steps}")


PRESS = """() => (document.querySelector("[data-testid=do-it]")
    ?? document.querySelector("[data-testid=offers] [data-action]"))?.click()"""
