"""Hints at the table, and a match that is over, judged: by a search, so the rules of this server are compiled."""

import json
import re

import pytest
from playwright.sync_api import expect

from nascondino.cli import main
from tests import luck
from tests.browser.guests import gather, lay

COMPILING = 300_000  # milliseconds, as long as the server grants itself; only the first time


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    process = luck.server(tmp_path_factory.mktemp("server"), environment={"NUMBA_DISABLE_JIT": "0"})
    process.start()
    yield process.address
    process.kill()
    assert "Traceback" not in process.log, process.log


def hinted(guest):
    """The action that a hint names, chosen."""
    guest.find("hint-ask").click()
    guest.find("hint-best").wait_for(timeout=COMPILING)
    guest.find("hint-choose").click()
    return guest.find("offers").locator("[aria-pressed=true]")


def play_carelessly(guest):
    """Whatever comes first, until it is over; or give up."""
    for _ in range(10):
        guest.page.locator("[data-testid=outcome], [data-testid=offers] [data-action]").first.wait_for(state="attached")
        if guest.find("outcome").count():
            return
        guest.act_somehow()
    guest.resign()


def test_a_hint_then_carelessness_and_what_that_cost(guests, address, faults_on, tmp_path, capsys):
    host = gather(guests, lay(guests, address, "venice", "hgg"), onlooker=False).host
    page = host.page
    chosen = hinted(host)
    expect(chosen).to_have_count(1)
    expect(host.find("hint")).to_contain_text("chance of winning about")
    expect(host.find("hint").locator("li").first).to_be_visible()
    assert [] == faults_on(page)
    host.find("do-it").click()
    expect(host.find("hint")).to_have_count(0)

    play_carelessly(host)
    host.find("review").click()
    host.find("analyse").click()
    host.find("analysis").wait_for(timeout=COMPILING)
    expect(page.locator("[data-accuracy]")).to_have_count(3)
    points = page.locator("[data-turning]")
    expect(page.locator(".slider .turning")).to_have_count(points.count())
    assert points.count() > 0
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", points.first.get_attribute("data-turning"))
    expect(points.first).to_contain_text("Better:")
    timeline = host.find("controls").locator(".figures")
    expect(points.first).to_contain_text(f"step {timeline.text_content()}")
    assert [] == faults_on(page)

    with page.expect_download() as download:
        host.find("record").click()
    download.value.save_as(tmp_path / "lost.record")
    assert 0 == main(["analyse", str(tmp_path / "lost.record"), "--json"])
    judged = json.loads(capsys.readouterr().out)["seats"]
    accuracies = [f"{seat['accuracy']:.0%}" for seat in judged]
    assert accuracies == page.locator("[data-accuracy] strong").all_text_contents()
    moments = sorted(point["action"] - 1 for seat in judged for point in seat["turning_points"])
    assert moments == [int(point.get_attribute("data-turning")) for point in points.all()]

    expect(host.find("analysis")).to_contain_text("Turning points")
    page.route("**/review/analysis", as_if_hardly_anything_was_lost)
    page.reload()
    host.find("analyse").click()
    expect(host.find("analysis")).to_contain_text("The little that was lost", timeout=COMPILING)
    expect(page.locator("[data-accuracy]", has_text="Hardly anything was lost.")).to_have_count(3)
    assert [] == faults_on(page)


def as_if_hardly_anything_was_lost(route):
    """The same analysis, of people who had played better."""
    answer = route.fetch()
    told = answer.json()
    seats = [{**seat, "accuracy": 0.99} for seat in told["seats"]]
    route.fulfill(response=answer, json={**told, "seats": seats})


def test_an_opinion_stands_beside_what_is_counted_and_is_called_one(guests, address, faults_on):
    host = gather(guests, lay(guests, address, "venice", "hg", options={"mister_x": 1}), onlooker=False).host
    host.find("aid-switch").check()
    host.find("opinion-switch").check(timeout=COMPILING)
    bars = host.find("opinion").locator("[data-bar]")
    expect(bars.first).to_contain_text(re.compile(r"% \(counted: \d+%\)"), timeout=COMPILING)
    expect(host.find("opinion")).to_contain_text("Not knowledge")
    assert [] == faults_on(host.page)


def test_where_the_table_has_none_nobody_is_offered_a_hint(guests, address):
    host = gather(guests, lay(guests, address, "venice", "hg", hints=False), onlooker=False).host
    host.find("offers").locator("[data-action]").first.wait_for()

    expect(host.find("hint-ask")).to_have_count(0)
