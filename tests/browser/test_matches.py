"""Whole matches in real browsers: persons by link, bots, an onlooker; and what each of their devices got to know."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from nascondino import games
from tests import luck
from tests.browser.audit import Leak, Truth, audit, says
from tests.browser.guests import Guests, gather, lay, play
from tests.samples import every_game

# Seats as `lay` reads them. With more bots, persons have less to click.
MATCHES = {"venice": "hogg", "dice": "hog", "kompakt": "hog", "inkognito": "horr", "mille_grazie": "hog"}
PATIENCE = 6  # actions, after which a person leaves the rest of the match to a bot
AT_ONCE = {"inkognito": "Call"}  # what is listed under this is done as soon as it is offered, so that matches end


def test_every_game_is_played():
    assert set(games.titles()) == set(MATCHES)


@pytest.mark.parametrize("game", every_game("venice", "inkognito"))
def test_a_match_is_played_to_its_end_and_no_device_knows_more_than_its_chair(guests, address, game):
    play_and_audit(guests, address, game, MATCHES[game], most=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in MATCHES for players in games.info(game).seat_counts()]
)
def test_so_it_is_with_every_number_of_seats_and_persons_who_stay(guests, address, game, players):
    play_and_audit(guests, address, game, "ho" + "g" * (players - 2))


def play_and_audit(guests, address, game, seats, **more):
    evening = gather(guests, lay(guests, address, game, seats))
    play(evening, chooser(AT_ONCE.get(game)), **more)
    truth = Truth(evening.record(), evening.names())

    for guest in evening.everybody:
        audit(truth, guest.transcript)
    assert all(says(evening.onlooker.transcript.glimpses[-1], sentence) for sentence in truth.told([None]))
    assert any(glimpse["pins"] for glimpse in evening.onlooker.transcript.glimpses)


def chooser(at_once):
    """Chooses from the offers of a page: at random, but some things at once."""
    random = Random(1)

    def choose(offers):
        preferred = [action for action, under in offers if at_once and at_once in under]
        return random.choice(preferred or [action for action, _ in offers])

    return choose


class TestTheAudit:
    """What the other tests rely on: a leak, wherever it is, is found."""

    def test_a_server_that_shows_too_much_is_found_out(self, guests, tmp_path):
        server = luck.server(tmp_path, program=Path(__file__).with_name("leaky.py"))
        server.start()
        try:
            evening = played(guests, server.address)
        finally:
            server.kill()

        audit(evening.truth, evening.host.transcript)
        with pytest.raises(Leak, match="was shown what it does not see"):
            audit(evening.truth, evening.onlooker.transcript)

    @pytest.mark.parametrize("chair", [1, None], ids=["detective", "onlooker"])
    def test_mister_x_is_not_to_be_found_elsewhere(self, short_match, chair):
        """Whatever he got, in the hands of another."""
        truth, transcripts = short_match
        for part in ("answers", "glimpses"):
            doctored = deepcopy(transcripts[chair])
            setattr(doctored, part, getattr(transcripts[0], part))

            with pytest.raises(Leak):
                audit(truth, doctored)

    def test_an_event_that_tells_more_is_found(self, short_match):
        truth, transcripts = short_match
        hid = next(event for event in truth.events[0] if event not in truth.events[1])
        doctored = deepcopy(transcripts[1])
        poorer = truth.events[1][truth.events[0].index(hid)]
        doctored.frames = [swapped(frame, poorer, hid) for frame in doctored.frames]

        with pytest.raises(Leak, match="not what it perceived"):
            audit(truth, doctored)

    def test_a_field_that_no_message_has_is_found(self, short_match):
        truth, transcripts = short_match
        doctored = deepcopy(transcripts[1])
        doctored.frames[-1] = json.dumps({**json.loads(doctored.frames[-1]), "state": [57]})

        with pytest.raises(Leak, match="fields that it should not have"):
            audit(truth, doctored)

    def test_a_sentence_in_the_page_is_found(self, short_match):
        truth, transcripts = short_match
        doctored = deepcopy(transcripts[1])
        secret = next(iter(truth.secrets({1, None})))
        doctored.glimpses[-1]["html"] += f"<p hidden>{secret}</p>"

        with pytest.raises(Leak, match="the page knows"):
            audit(truth, doctored)

    def test_a_figure_where_none_is_seen_is_found(self, short_match):
        truth, transcripts = short_match
        doctored = deepcopy(transcripts[1])
        shown = next(glimpse for glimpse in doctored.glimpses if glimpse["pins"])
        shown["pins"].append(["X", truth.spots[0][0]["x"], truth.spots[0][0]["y"]])

        with pytest.raises(Leak, match="the page shows"):
            audit(truth, doctored)

    def test_what_a_browser_keeps_is_found(self, short_match):
        truth, transcripts = short_match
        doctored = deepcopy(transcripts[1])
        doctored.glimpses[-1]["stored"] = json.dumps([{"name": "Guest", "last view": "57"}, {}])

        with pytest.raises(Leak, match="the browser keeps"):
            audit(truth, doctored)


def swapped(frame, one, other):
    message = json.loads(frame)
    if "items" in message:
        message["items"] = [other if item == one else item for item in message["items"]]
    return json.dumps(message)


@pytest.fixture(scope="module")
def short_match(browser, address):
    """The truth of a match, and what each chair's device got to know, without a leak."""
    guests = Guests(browser)
    evening = played(guests, address)
    transcripts = {0: evening.host.transcript, 1: evening.people[1].transcript, None: evening.onlooker.transcript}
    for transcript in transcripts.values():
        audit(evening.truth, transcript)
    yield evening.truth, transcripts
    guests.leave()


def played(guests, address):
    """Mister X moves, a detective moves, Mister X gives up."""
    evening = gather(guests, lay(guests, address, "venice", "ho"))
    for guest in (evening.host, evening.people[1]):
        guest.act_somehow()
    for guest in evening.everybody:
        guest.find("log").locator("[data-kind=moved]").wait_for(state="attached")
        guest.read_the_view()
        guest.look()
    evening.host.resign()
    for guest in evening.everybody:
        guest.find("outcome").wait_for()
        guest.look()
        guest.keep_answers()
    evening.truth = Truth(evening.record(), evening.names())
    return evening
