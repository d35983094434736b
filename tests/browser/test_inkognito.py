"""The face of Inkognito: places, pairs and the call are touched; a clue sheet keeps what only its seat may know."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay
from tests.browser.looks import LYING, PHONE, WIDE

DEVICES = {
    "light": (WIDE | {"color_scheme": "light"}, PHONE | {"color_scheme": "dark"}),
    "dark": (WIDE | {"color_scheme": "dark"}, PHONE | {"color_scheme": "light"}),
}


@pytest.fixture(params=["light", pytest.param("dark", marks=pytest.mark.slow)])
def evening(request, guests, address):
    """Azure on a wide screen, yellow and an onlooker on phones, and a bot; azure and yellow have met."""
    wide, phone = DEVICES[request.param]
    evening = gather(guests, lay(guests, address, "inkognito", "hog", wide), **phone)
    while not all(is_to_show(guest) for guest in evening.people.values()):
        for guest in evening.people.values():
            go_on(guest)
        evening.host.page.wait_for_timeout(20)
    return evening


def is_to_show(guest):
    """To the other one, who is met alone."""
    return guest.page.get_by_role("heading", name=SHOWS[is_wide(guest)]).is_visible()


SHOWS = {True: "Show Yellow two cards", False: "Show Azure two cards"}


def is_wide(guest):
    return guest.page.viewport_size["width"] > PHONE["viewport"]["width"]


def go_on(guest):
    """Two who always go to the first place in hand are alone there before long. What others want, they get."""
    places, offers = guest.page.locator("button[data-spot]"), guest.look()["offers"]
    if places.count():
        places.first.click()
        guest.find("do-it").click()
    elif offers and not is_to_show(guest):
        guest.act(offers[0][0])


def look_at_clues(guest):
    """One person at a device: they lie open."""
    if not is_wide(guest):
        guest.page.get_by_role("navigation").get_by_role("button", name="View").click()
    expect(own(guest, "sheet")).to_be_visible()


def own(guest, name):
    """In the part of the scratch that is one's own; on a phone it is beside the board too, while others act."""
    return guest.page.locator("[data-part=view]").get_by_test_id(name)


def cards(guest):
    """Of the hand: those that are true of it, and the others."""
    hand = guest.find("hand").get_by_role("button")
    mark = guest.page.locator("[data-true]")
    return hand.filter(has=mark), hand.filter(has_not=mark)


NUMBER = {"Lord Fiddlebottom": "52", "Colonel Bubble": "0", "Madame Zsa Zsa": "11", "Agent X": "29"}


def test_a_meeting_is_played_with_cards_and_kept_on_two_clue_sheets_only(evening, faults_on):
    """A call is put together and thought better of; then a pair is shown."""
    host, guest, onlooker = evening.host, evening.people[1], evening.onlooker
    put_call_together(host.page, faults_on)
    expect(host.page.locator("[data-true]")).to_have_count(2)
    look_at_clues(host)
    shown_before = own(host, "given").locator(".pair").count()
    pick_pair(host)
    assert [] == [*faults_on(host.page), *faults_on(guest.page)]
    host.find("do-it").click()
    expect(onlooker.find("meetings")).to_contain_text("Azure has decided")
    guest.act(guest.look()["offers"][0][0])

    look_at_clues(guest)
    expect(own(guest, "sheet").locator("[data-agent='0'] i")).to_have_count(2)
    expect(own(host, "sheet").locator("[data-agent='1'] i")).to_have_count(2)
    expect(own(host, "given").locator(".pair")).to_have_count(shown_before + 1)
    assert [] == [*faults_on(host.page), *faults_on(guest.page), *faults_on(onlooker.page)]
    expect(onlooker.find("veil")).to_have_count(0)
    expect(onlooker.find("sheet")).to_have_count(0)
    expect(onlooker.find("meetings").locator(".covered").first).to_be_attached()


def put_call_together(page, faults_on):
    page.get_by_role("button", name="Call the number").click()
    ready = page.get_by_test_id("call-ready")
    expect(page.get_by_role("dialog")).to_contain_text("Wrong: a point for each of the 2 others")
    expect(ready).to_be_disabled()
    for agent, fragment in NUMBER.items():
        page.get_by_role("group", name=agent).get_by_role("button", name=fragment, exact=True).click()
    assert [] == faults_on(page)
    ready.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_test_id("prompt")).to_contain_text("52-0-11-29")


def pick_pair(guest):
    """A card of each kind; half a pair is nothing to send. What is picked is not written on the screen."""
    true, other = cards(guest)
    true.first.click()
    expect(guest.find("do-it")).to_have_count(0)
    other.first.click()
    expect(guest.find("hand").locator("[aria-pressed=true]")).to_have_count(2)
    expect(guest.find("prompt")).to_have_text("Your secret choice is made. Shall it stand?")


POINTS_AND_RECAP = """() => [
  [...document.querySelectorAll('[data-testid=players] li')].map((each) => each.getBoundingClientRect().top),
  document.querySelector('[data-testid=recap-open]').getBoundingClientRect().bottom,
]"""


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["standing", "lying"])
def test_what_happened_since_ones_turn_lies_on_nobodys_points(guests, address, device):
    host = gather(guests, lay(guests, address, "inkognito", "hrrrr", device), onlooker=False).host
    host.act_somehow()
    host.find("offers").locator("[data-action]").first.wait_for(state="attached")  # nobody else moves now
    expect(host.find("recap-open")).to_be_visible()
    tops, foot = host.page.evaluate(POINTS_AND_RECAP)

    assert 5 == len(tops)
    assert min(tops) >= foot


def test_on_the_smallest_phone_whoever_can_still_come_is_in_sight(guests, address):
    small = PHONE | {"viewport": {"width": 320, "height": 640}}
    host = gather(guests, lay(guests, address, "inkognito", "hrrrr", small), onlooker=False).host
    coming = host.page.locator(".coming svg")
    expect(coming).to_have_count(25)  # five at each of five places

    board = host.page.locator(".shell > .board").bounding_box()
    masks = [mask.bounding_box() for mask in coming.all()]
    assert max(mask["y"] + mask["height"] for mask in masks) <= board["y"] + board["height"]
