"""Friends who go away: a bot plays until they are back; talk goes along, and is unread until somebody reads it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import luck
from tests.browser.guests import Held, gather, lay, see_that_it_was_read, sit_down


@pytest.fixture(scope="module")
def hurried(tmp_path_factory):
    """Where a server is at which whoever goes has been away for ten minutes at once."""
    process = luck.server(tmp_path_factory.mktemp("hurried"), program=Path(__file__).with_name("hurried.py"))
    process.start()
    yield process.address
    process.kill()
    assert "Traceback" not in process.log, process.log


def test_a_bot_plays_for_a_friend_until_they_are_back(guests, hurried, faults_on):
    evening = gather(guests, lay(guests, hurried, "venice", "ho"), onlooker=False)
    host, friend = evening.people[0], evening.people[1]
    expect(host.find("absent")).to_have_count(0)
    host.act_somehow()
    friend.find("offers").locator("[data-action]").first.wait_for()
    friend.page.goto("about:blank")

    expect(host.find("absent")).to_contain_text("Guest 1 has been away for 10 minutes.")
    assert [] == faults_on(host.page)
    host.find("absent").get_by_role("button", name="Let a bot play until Guest 1 is back").click()
    expect(host.find("log")).to_contain_text("Guest 1 is away, and a bot plays until they are back. Host 0 asked")
    expect(host.find("absent")).to_have_count(0)
    host.find("offers").locator("[data-action]").first.wait_for()  # the bot has acted

    friend.page.goto(evening.url)
    expect(friend.find("log")).to_contain_text("Guest 1 is back at seat 2.")
    expect(host.page.locator("li[data-seat='1']")).to_contain_text("here")
    host.act_somehow()
    friend.act_somehow()


def test_talk_goes_along_into_a_rematch_and_unread_marks_survive_a_reload(guests, hurried):
    evening = gather(guests, lay(guests, hurried, "venice", "ho"), onlooker=False)
    host, friend = evening.people[0], evening.people[1]
    chat = host.page.locator(".switch").get_by_role("button", name="Chat")
    say(friend, "You never saw me coming")
    expect(chat).to_contain_text("new")
    host.page.reload()
    expect(chat).to_contain_text("new")
    chat.click()
    expect(chat).not_to_contain_text("new")
    host.page.reload()
    expect(host.find("prompt")).to_be_visible()
    expect(chat).not_to_contain_text("new")

    host.resign()
    host.find("rematch").click()
    friend.find("rematch").click()
    expect(host.page).not_to_have_url(evening.url)
    chat.click()
    say(host, "Again")
    lines = ["You never saw me coming", "the new match", "Again"]
    expect(host.find("chat").locator("li")).to_contain_text(lines)


def test_what_was_said_while_waiting_is_not_new_at_the_table_and_what_is_being_said_goes_on(guests, hurried):
    evening = lay(guests, hurried, "venice", "ho")
    host = evening.host
    host.page.goto(evening.url)
    host.page.get_by_label("Say something").fill("Who else is coming?")
    host.page.keyboard.press("Enter")
    expect(host.find("chat")).to_contain_text("Who else is coming?")
    host.page.get_by_label("Say something").fill("I shall be")
    friend = sit_down(guests, f"{evening.url}#{evening.tokens[1]}", "Guest")

    for guest, is_new in ((host, False), (friend, True)):
        chat = guest.page.locator(".switch").get_by_role("button", name="Chat")
        expect(chat).to_be_visible()
        expect(chat).to_contain_text("new") if is_new else expect(chat).not_to_contain_text("new")

    expect(host.page.get_by_label("Say something")).to_have_value("I shall be")
    host.page.locator(".switch").get_by_role("button", name="Notes").click()
    expect(host.find("notes")).to_be_visible()
    host.page.locator(".switch").get_by_role("button", name="Chat").click()
    friend.resign()
    expect(host.find("outcome")).to_be_visible()
    expect(host.page.get_by_label("Say something")).to_have_value("I shall be")


def test_whoever_sits_already_is_asked_for_another_name(guests, hurried):
    evening = lay(guests, hurried, "venice", "hooo", options={"mister_x": 3})
    page = evening.host.page
    page.goto(evening.url)
    taken = []
    page.route("**/seats/1/take", lambda route: taken.append((route, route.fetch())))
    page.get_by_role("button", name="Sit down here").first.click()
    expect(page.locator("li[data-seat='1']")).to_contain_text("Player 2")
    name = page.get_by_label("Name, if somebody else sits down at this device")
    name.fill("Grandma")
    with page.expect_response("**/seats/1/take") as late:
        ((route, answer),) = taken
        route.fulfill(response=answer)
    see_that_it_was_read(page, late.value)
    expect(name).to_have_value("Grandma")
    page.get_by_role("button", name="Sit down here").first.click()
    expect(page.locator("li[data-seat='2']")).to_contain_text("Grandma")

    assert ["Host 0", "Player 2", "Grandma", ""] == evening.names()


def test_a_second_press_asks_for_nothing_twice(guests, hurried):
    evening = lay(guests, hurried, "venice", "hooo", public=True)
    host, friend = evening.host.page, guests.enter(evening.url)
    host.goto(evening.url)
    friend.get_by_label("Your name, if you sit down").fill("Anna")
    links = pressed_twice(host, "Make a link")
    expect(host.locator("li[data-seat='1']").get_by_test_id("link")).to_be_visible()
    bots = pressed_twice(host, "Give it to a bot")
    takes = pressed_twice(friend, "Sit down here")
    expect(host.locator("li[data-seat='2']")).to_contain_text("Anna")

    assert [1, 1, 1] == [len(links), len(bots), len(takes)]
    assert "Anna" == friend.evaluate("localStorage.name")


def pressed_twice(page, name):
    """What is asked for by it, the second time before the first is answered."""
    asked = Held(page, "**/seats/**")
    page.get_by_role("button", name=name).first.dblclick()
    asked.let_go()
    return asked.routes


def test_where_everybody_is_a_side_nobody_is_offered_a_second_seat(guests, hurried):
    evening = lay(guests, hurried, "inkognito", "hoo")
    page = evening.host.page
    page.goto(evening.url)

    expect(page.get_by_role("button", name="Give it to a bot")).to_have_count(2)
    expect(page.get_by_role("button", name="Sit down here")).to_have_count(0)


def test_a_long_name_of_somebody_who_is_away_stays_in_its_column(guests, hurried):
    evening = lay(guests, hurried, "venice", "ho")
    host = evening.host
    host.page.goto(evening.url)
    friend = sit_down(guests, f"{evening.url}#{evening.tokens[1]}", "W" * 24)
    host.act_somehow()
    friend.find("offers").locator("[data-action]").first.wait_for()
    friend.page.goto("about:blank")
    host.find("absent").get_by_role("button").click()
    expect(host.find("log")).to_contain_text("is away")

    wide = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert [] == host.page.locator("[data-part=seats] li, [data-testid=log] li").evaluate_all(wide)


def say(guest, text):
    guest.page.locator(".switch").get_by_role("button", name="Chat").click()
    guest.page.get_by_label("Say something").fill(text)
    guest.page.keyboard.press("Enter")
    expect(guest.find("chat")).to_contain_text(text)


def test_an_invitation_names_the_game_the_host_and_what_to_expect(guests, hurried, faults_on):
    evening = lay(guests, hurried, "venice", "hoo")
    page = guests.enter(f"{evening.url}#{evening.tokens[1]}")
    facts = page.get_by_test_id("invitation")

    expect(page.get_by_role("main")).to_contain_text("Host 0 invites you to Scotland Yard Venice.")
    expect(facts).to_contain_text("A match takes 45 to 60 minutes.")
    expect(facts).to_contain_text("At the table: Host 0.")
    expect(facts).to_contain_text("One more seat is free.")
    expect(facts).to_contain_text("Your place is seat 2, and you begin as a detective.")
    expect(facts).to_contain_text("No account")
    assert [] == faults_on(page)


def test_my_tables_can_be_looked_through(guests, hurried):
    evening = lay(guests, hurried, "venice", "hr")
    host, ask = evening.host, evening.host.page.context.request
    seats = [{"type": "mine", "name": "Me"}, {"type": "open"}]
    ask.post(f"{hurried}/api/tables", data={"game": "dice", "seats": seats})
    host.page.goto(evening.url)
    host.resign()
    host.page.goto(f"{hurried}/tables")
    rows = host.page.locator("main ul").first.locator("li")

    expect(rows).to_have_count(2)
    host.page.get_by_role("button", name="Finished (1)").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("You lost")
    host.page.get_by_role("button", name="My turn (0)").click()
    expect(host.find("none-such")).to_be_visible()
    host.page.get_by_role("button", name="All (2)").click()
    host.page.get_by_label("Game").select_option("dice")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("one seat is free")
    link = ask.post(f"{hurried}/api/tables/{table_of(rows)}/seats/1/link").json()["token"]
    sit_down(guests, f"{hurried}/t/{table_of(rows)}#{link}", "Guest")
    expect(rows).to_contain_text("Waiting for Guest.")  # nobody has asked again


def table_of(rows):
    return rows.get_by_role("link").get_attribute("href").split("/")[-1]
