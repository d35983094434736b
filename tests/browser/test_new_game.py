"""A game that was begun by `new-game` is played in the browser, and nothing of it was edited."""

import pytest
from playwright.sync_api import expect

from nascondino.cli import new_game
from tests import luck
from tests.browser.guests import play_against_bots


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    shelf = tmp_path_factory.mktemp("shelf")
    new_game.write("marmot", shelf / "marmot")
    server = luck.server(tmp_path_factory.mktemp("server"), environment={"NASCONDINO_GAMES": str(shelf)})
    server.start()
    yield server.address
    server.kill()
    assert "Traceback" not in server.log, server.log


def test_it_is_played_to_its_end_and_looked_at_again(guests, address):
    guest = guests.come(address)
    expect(guest.page.locator("article[data-game=marmot] .facts span").first).to_have_text("2 players")
    play_against_bots(guest.page, "marmot")
    expect(guest.find("prompt")).to_contain_text("You are the fox")
    while not is_over(guest):
        guest.act_somehow()

    expect(guest.find("log")).to_contain_text("The fox hides in burrow")
    guest.find("review").click()
    expect(guest.find("picture")).to_be_visible()


def is_over(guest):
    """As soon as there is something to do, or nothing any more."""
    guest.page.locator("[data-testid=offers] [data-action], [data-testid=outcome]").first.wait_for()
    return guest.look()["over"]
