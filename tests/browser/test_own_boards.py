"""A board of one's own: brought where a table is set up, played on, and taken home with the record."""

import json
import re

import pytest
from playwright.sync_api import expect

from nascondino import cli
from tests.own_board import AT, TITLE, board, file_of

LAID = re.compile("links-bicycle")  # a transport that no other board has, in the address of its picture


def bring(guests, address, game, content, **device):
    """A guest who has brought a board for a game, where tables are set up."""
    guest = guests.come(f"{address}/new?game={game}", **device)
    guest.find("bring-board").set_input_files(upload(content))
    return guest


def upload(content):
    return {"name": "hill.json", "mimeType": "application/json", "buffer": content}


def open_table(guest):
    guest.page.get_by_role("button", name="Open the table").click()
    expect(guest.find("log")).to_be_attached()


@pytest.mark.parametrize("game", ["venice", "kompakt"])
def test_a_match_is_played_on_a_board_that_was_brought(guests, address, faults_on, game):
    guest = bring(guests, address, game, file_of(board(game)))
    expect(guest.find("own-board")).to_be_visible()
    expect(guest.page.get_by_text(TITLE)).to_be_visible()
    assert [] == faults_on(guest.page)
    open_table(guest)
    expect(guest.find("picture")).to_have_attribute("src", LAID)
    for _ in range(2):
        guest.act_somehow()
    expect(guest.page.locator("[data-ticket=bicycle]").first).to_be_attached()
    guest.page.goto(guest.page.url)  # as after a pause
    expect(guest.find("log")).to_contain_text("bicycle" if game == "venice" else re.compile("."))

    seen = guest.look()
    assert {(x, y) for _, x, y in seen["pins"]} <= set(AT.values())
    assert [] == faults_on(guest.page)


def test_the_record_of_such_a_match_is_right_by_itself(guests, address, tmp_path):
    guest = bring(guests, address, "venice", file_of(board()))
    open_table(guest)
    guest.act_somehow()
    guest.resign()
    with guest.page.expect_download() as coming:
        guest.find("record").click()
    coming.value.save_as(tmp_path / "my.record")

    assert 0 == cli.main(["verify", str(tmp_path / "my.record")])
    guest.find("review").click()
    expect(guest.find("picture")).to_have_attribute("src", LAID)


def test_tickets_have_the_colours_and_words_of_the_board(guests, address):
    guest = bring(guests, address, "venice", file_of(board()), color_scheme="light")
    open_table(guest)
    ticket = guest.page.locator("[data-ticket=tram]").first
    band = ticket.locator(".band")

    expect(ticket).to_have_attribute("aria-label", re.compile("tram"))
    assert "rgb(0, 86, 122)" == band.evaluate("(band) => getComputedStyle(band).backgroundColor")
    assert "rgb(255, 255, 255)" == band.evaluate("(band) => getComputedStyle(band).color")


def test_what_is_wrong_with_a_board_is_said_and_another_can_be_brought(suspects, address):
    content = board()
    del content["starts"]["mister_x"]
    guest = bring(suspects, address, "venice", file_of(content))
    wrong = "This board cannot be played on: $.starts: there is no deck 'mister_x'; known are detectives"
    expect(guest.find("refusal")).to_have_text(wrong)

    guest.find("bring-board").set_input_files(upload(b""))
    expect(guest.find("refusal")).to_have_text("This board cannot be played on: the file is empty")
    guest.find("bring-board").set_input_files(upload(b" " * 5_000_000))
    expect(guest.find("refusal")).to_contain_text("the file is larger than 200 kB, the most that a table takes")
    guest.page.get_by_role("button", name="Use the game’s board instead").click()
    with guest.page.expect_request("**/api/tables") as asked:
        guest.page.get_by_role("button", name="Open the table").click()

    assert "venice" == json.loads(asked.value.post_data)["board"]
    assert ["422"] * 3 == [re.findall(r"\d+", said)[0] for said in suspects.complaints]


def test_a_game_that_takes_no_boards_does_not_ask_for_one(guests, address):
    guest = guests.come(f"{address}/new?game=dice")
    expect(guest.page.get_by_role("button", name="Open the table")).to_be_visible()

    expect(guest.find("bring-board")).to_have_count(0)


def test_tables_are_listed_with_the_title_of_their_board(guests, address):
    guest = bring(guests, address, "venice", file_of(board()))
    open_table(guest)
    guest.page.goto(f"{address}/tables")

    expect(guest.page.get_by_text(TITLE)).to_be_visible()
