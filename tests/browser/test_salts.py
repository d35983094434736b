"""Before a match begins: devices add their salts by themselves, and nobody is waited for for ever."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay


@pytest.fixture
def rematched(guests, server):
    """Two people have played, and agreed to play again; the second has gone. Seeds are alike: a server has one such."""
    evening = gather(guests, lay(guests, server.address, "venice", "oo"), onlooker=False)
    host = evening.people[0]
    host.resign()
    expect(evening.people[1].find("outcome")).to_be_attached()
    host.find("rematch").click()
    other = evening.people[1].page
    other.goto("about:blank")
    other.context.request.post(f"{server.address}/api/tables/{evening.table}/rematch")
    expect(host.find("prompt")).to_contain_text("Waiting for the devices of Guest 1")
    return evening


def begun(guest):
    return expect(guest.find("log").or_(guest.find("curtain")))


def test_a_rematch_begins_when_the_other_comes(rematched, faults_on):
    host, other = rematched.people.values()
    assert [] == faults_on(host.page)

    other.page.goto(host.page.url)

    begun(host).to_be_attached()
    begun(other).to_be_attached()


def test_it_begins_without_who_does_not_come(rematched):
    host, other = rematched.people.values()
    host.page.set_viewport_size({"width": 320, "height": 640})
    expect(host.find("begin")).to_be_in_viewport(ratio=1)
    host.find("begin").click()
    begun(host).to_be_attached()

    other.page.goto(host.page.url)

    begun(other).to_be_attached()


def test_several_seats_on_one_device_have_a_salt_each(guests, address):
    """As one lays a table for several people: nothing is to be seen of it."""
    host = guests.come("about:blank")
    ask = host.page.context.request
    ask.get(f"{address}/api/mine")
    seats = [{"type": "mine", "name": name, "adds_salt": True} for name in ("Anna", "Bruno")]
    table = ask.post(f"{address}/api/tables", data={"game": "venice", "seats": seats}).json()["table"]
    host.page.goto(f"{address}/t/{table}")
    expect(host.find("curtain")).to_be_attached()

    salted = [message["seat"] for message in map(json.loads, host.transcript.sent) if message["type"] == "add_salt"]
    assert {0, 1} == set(salted)
