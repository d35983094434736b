"""Lengths tell nothing: of messages in both directions, and of answers; and where padding is missing, it is noticed."""

import asyncio

import msgspec
import pytest

from nascondino import games
from nascondino.client.device import Device
from nascondino.server.wire import padding
from nascondino.server.wire.calls import CALLS
from nascondino.server.wire.http_messages import Bot, Mine
from nascondino.server.wire.socket_messages import Act, Note, Say
from nascondino.testing.broken import Broken
from nascondino.trials import lengths

POSITIONS = 12
WORLDS = 12


def compare(title, positions=POSITIONS):
    return lengths.compare(title, positions, seed=1, most_worlds=WORLDS)


@pytest.mark.parametrize("title", games.titles())
def test_whoever_listens_learns_nothing_by_lengths(title):
    tally = compare(title)

    assert POSITIONS == tally.positions
    assert tally.worlds, "there was nothing to compare with"


@pytest.mark.parametrize("least", ["ITEM", "WHOLE", "CHANGE", "ANSWER"])
def test_what_is_not_padded_is_noticed(monkeypatch, least):
    room, exact = padding.room, getattr(padding, least)
    monkeypatch.setattr(padding, "room", lambda length, least: length if least % exact == 0 else room(length, least))
    monkeypatch.setattr(padding, least, exact)
    with pytest.raises(Broken, match="depending on what chair"):
        compare("venice", 40)


def test_room_grows_by_steps_that_are_far_apart():
    assert [256, 256, 1024, 4096] == [padding.room(length, 256) for length in (0, 256, 257, 1025)]


def test_padding_changes_nothing_of_what_is_said():
    wish = Act(1, 0, 5, 133)

    assert msgspec.json.decode(padding.wish(wish), type=Act) == wish


@pytest.mark.parametrize(
    "wishes",
    [
        [Act(1, 0, 5, 7), Act(1, 0, 5, 4711)],
        [Say(1, 0, "some key", "table", text) for text in ("no", "n" * 500, "💬" * 200)],
        [Note(1, 0, 3, text) for text in ("", "he is here", "n" * 900)],
    ],
    ids=["act", "say", "note"],
)
def test_a_wish_is_as_long_whatever_is_wished(wishes):
    assert 1 == len({len(padding.wish(wish)) for wish in wishes})


def test_answers_to_a_chair_are_of_one_length_and_never_compressed(shared_server):
    device = Device(shared_server.address)
    table = asyncio.run(device.create("venice", [Mine("Anna"), Bot("random")])).table
    paths = [f"/api/tables/{table}/{what}" for what in ("aid/0", "aid/onlooker", "view/0/en", "view/0/it")]
    answers = [asyncio.run(device.request("GET", path, **{"Accept-Encoding": "gzip"})) for path in paths]

    assert {padding.ANSWER} == {len(answer.content) for answer in answers}
    assert not any(name.lower() == "content-encoding" for answer in answers for name, _ in answer.headers)


def test_every_call_by_which_a_chair_learns_something_is_padded():
    """But for reviews, which open when all is open; and hints, which only a seat can have."""
    of_chairs = {call.name for call in CALLS if "{chair}" in call.path and "/review" not in call.path}

    assert of_chairs | {"hint"} == {call.name for call in CALLS if call.is_for_chair}
