"""Pictures of boards are written in the page's own letters, and what is written on them has room."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from nascondino import games
from nascondino.browser.screenshots import LOOKS, Camera, Places
from nascondino.cli.languages import LOCALE
from nascondino.engine.texts import languages
from nascondino.server.http.app import PAGES
from tests.browser.guests import gather, lay, play_against_bots, wait_until

BOARDS = [(game, board) for game in games.titles() for board in games.info(game).boards]

# A title lies on a ribbon: a rim, and right after it the words. How much wider they are than the rim, at the most.
TOO_WIDE = """async (addresses) => {
  await document.fonts.load('20px Fraunces');
  const found = {};
  for (const address of addresses) {
    const svg = await (await fetch(address)).text();
    document.body.innerHTML = svg;
    const titles = [...document.querySelectorAll('svg path.thin + text')];
    const room = (title) => title.previousElementSibling.getBBox().width - title.getBBox().width;
    found[address] = [titles.length, Math.min(...titles.map(room))];
  }
  return found;
}"""

# Whether the picture on the page is painted otherwise than without the letters that it was given; that one is always
# painted alike. A picture is there before its letters are.
PAINTED = """async () => {
  const shown = document.querySelector('[data-testid=picture]').src;
  const paint = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(600, 400);
    canvas.getContext('2d').drawImage(image, 0, 0, 600, 400);
    return canvas.getContext('2d').getImageData(0, 0, 600, 400).data.join();
  };
  const bare = decodeURIComponent(shown).replace(/@font-face\\{.*?\\}/g, '').replace(/#/g, '%23');
  const plain = await paint(bare);
  return plain === await paint(bare) && plain !== await paint(shown);
}"""


def test_every_title_fits_its_ribbon_in_every_language(guests, address):
    page = guests.enter(address, bypass_csp=True)  # here pictures lie in the page, to be measured
    pictures = [f"/api/games/{game}/boards/{board}/light" for game, board in BOARDS]
    found = page.evaluate(TOO_WIDE, [f"{path}/{tongue}" for path in pictures for tongue in languages(LOCALE)])

    assert {1} == {titles for titles, _ in found.values()}
    assert {} == {path: room for path, (_, room) in found.items() if room < 0}


def test_every_page_that_a_picture_is_taken_of_has_an_address():
    places = [place for path in PAGES for place in Places.addresses(path, ["venice"])]

    assert {"/learn/venice", "/learn/venice/puzzles/1"} < set(places)
    assert [] == [place for place in places if "{" in place]


@pytest.mark.parametrize("game", ["venice", "mille_grazie"])
def test_the_map_is_painted_in_the_letters_of_the_page(guests, address, game):
    guest = guests.come(address)
    play_against_bots(guest.page, game)
    expect(guest.find("picture")).to_have_attribute("src", re.compile("font-face"))
    wait_until(guest.page, PAINTED)


# The night takes its time.
LATE = """{
  const asked = window.fetch.bind(window);
  const later = () => new Promise((resolve) => setTimeout(resolve, 3000));
  window.fetch = async (...what) => {
    if (`${what[0]}`.includes('/dark/')) await later();
    return asked(...what);
  };
}"""


def test_a_screenshot_waits_for_the_picture_of_its_theme(guests, address, tmp_path):
    host = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False).host
    host.page.evaluate(LATE)
    night = [look for look in LOOKS if look.theme == "dark"][:1]
    seen = []

    def look_up(file):
        seen.append((file, "board%20dark" in host.find("picture").get_attribute("src")))

    Camera(tmp_path, lambda name: [(look, f"{name}.png") for look in night], look_up).take(host.page, "venice")

    assert [("venice.png", True)] == seen


@pytest.mark.slow
def test_pictures_are_taken_of_every_page_and_of_a_whole_match(tmp_path):
    command = [sys.executable, "-m", "nascondino", "screenshots", str(tmp_path), "--game", "kompakt"]
    taken = subprocess.run([*command, "--look", "phone-light"], capture_output=True, text=True, check=False)

    assert 0 == taken.returncode, taken.stderr
    opened = ["2-screen", "2-chosen", "2-recap", "2-notebook", "2-scene"]
    stages = ["1-begin", "2-middle", *opened, "3-end", "4-review"]
    matches = [f"kompakt-{role}-{stage}" for role in games.info("kompakt").roles for stage in stages]
    learning = ["learn-kompakt", "learn-kompakt-puzzles-1", "kompakt-lesson-1", "kompakt-lesson-2"]
    places = ["home", "play-kompakt", "waiting", "invited", "curtain", "lobby"]
    wanted = {f"{name}-phone-light.png" for name in (*places, *learning, *matches)}
    assert set() == wanted - {file.name for file in tmp_path.iterdir()}
