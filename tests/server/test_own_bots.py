"""Bots of users: files in a folder, offered at tables by name, and never imported by the server."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nascondino import bots, games
from nascondino.client.device import Device, RequestRefused
from nascondino.engine.errors import BadInput
from nascondino.server.bots import readable
from nascondino.server.wire.http_messages import Bot, Mine
from tests import luck
from tests.server.minds import asked, begun, pool_of, with_bots


@pytest.fixture
def hosting(tmp_path):
    """A server with users' bots, which cannot all be used."""
    folder = with_bots(tmp_path, database=str(tmp_path / "tables.db"), planted="", server=1, fork_server=1, port=1)
    (folder / "random.py").write_text("def player(chair, random): ...")
    (folder / "Not a name.py").write_text("")
    (folder / "nothing.py").write_text("x = 1")
    (folder / "_shared.py").write_text("raise ImportError")
    process = luck.server(tmp_path, ("--pace", "0", "--bots", str(folder)))
    process.start()
    yield process
    process.kill()
    assert process.tracebacks() == []


def test_they_are_offered_beside_ours_for_the_games_they_play(hosting):
    offered = json.loads(asyncio.run(Device(hosting.address).ask("GET", "/api/games")))["games"]
    found = {game["id"]: game["bots"] for game in offered}

    for title in games.titles():
        ours, own = bots.names_by(games.info(title)), ["hostile", "restless", "slow"]
        own = ["first", *own] if title in ("venice", "kompakt") else own
        assert [ours[0], *own, *ours[1:]] == found[title]


def test_what_is_wrong_with_one_is_said_in_a_sentence_at_start(hosting):
    said = [line for line in hosting.log.splitlines() if "cannot be used" in line]

    assert [
        "Not a name.py cannot be used: a bot is named by up to 40 small letters, digits, - and _.",
        "broken.py cannot be used: ImportError: there is no such  [2Jlibrary",
        "nothing.py cannot be used: TypeError: it defines no `player`",
        "random.py cannot be used: we have a bot of that name.",
    ] == said


def test_one_plays_at_a_table(hosting):
    async def play():
        anna = Device(hosting.address)
        place = await anna.sit((await anna.create("venice", (Bot("first"), Mine("Anna")))).table, 1)
        for _ in range(3):
            while not (place.now and place.now["offers"]):
                await place.receive()
            await place.act(place.now["offers"][0][0])
        await place.close()

    asyncio.run(play())

    assert "bot first" not in hosting.log


def test_a_hostile_one_does_no_harm_at_a_table(hosting):
    """It always fails, and so does whatever is legal."""

    async def play():
        anna = Device(hosting.address)
        place = await anna.sit((await anna.create("venice", (Bot("hostile"), Mine("Anna")))).table, 1)
        while not (place.now and place.now["offers"]):
            await place.receive()
        await place.close()

    asyncio.run(play())

    assert "bot hostile of venice failed: Report" in hosting.log
    assert "attempts" not in hosting.log


def test_a_bot_that_does_not_play_a_game_is_refused_there(hosting):
    with pytest.raises(RequestRefused) as problem:
        asyncio.run(Device(hosting.address).create("dice", (Bot("first"), Mine("Anna"))))

    assert "bad_settings" == problem.value.reason


def test_a_table_whose_bot_is_gone_goes_on(caplog):
    async def scene():
        async with pool_of() as pool:
            match = begun()
            return await pool.choose(("t", match.actors[0]), asked(match, "gone")) in match.legal(match.actors[0])

    assert asyncio.run(scene())
    assert "bot gone of venice failed: NoSuchBot" in caplog.text


@pytest.mark.parametrize("variable", ["NASCONDINO_CACHE", "NASCONDINO_GAMES", None])
def test_the_database_is_kept_out_of_their_sight(tmp_path, monkeypatch, variable):
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
    own_bots = None if variable else tmp_path
    with pytest.raises(BadInput, match="keep the database elsewhere"):
        readable.check(tmp_path / "deep" / "tables.db", own_bots)
    readable.check(tmp_path.parent / "tables.db", own_bots)


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadInput, match="There is no folder"):
        readable.check(tmp_path / "tables.db", tmp_path / "nowhere")


# As the document tells it.

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "bots-of-your-own.md"


@pytest.fixture
def example(tmp_path):
    """The bot of the document in a folder, and the program that tries it."""
    bot, trial = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "bloodhound.py").write_text(bot)
    return tmp_path, trial


def test_the_example_plays_a_whole_match_by_hand(example):
    folder, trial = example
    done = subprocess.run([sys.executable, "-c", trial], cwd=folder, capture_output=True, text=True)

    assert "Outcome(reason=" in done.stdout, done.stderr


def test_the_example_plays_in_a_process_of_its_own(example, caplog):
    folder, _ = example

    async def play():
        async with pool_of(own_bots=folder) as pool:
            match = begun()
            while len(match.steps) < 12:
                seat = match.actors[0]
                match.play(seat, await pool.choose(("t", seat), asked(match, "bloodhound")))
            return await pool.introduce("bloodhound")

    assert ("venice",) == asyncio.run(play())
    assert "failed" not in caplog.text


COMPILING = """
from numba import njit

@njit
def most(values):
    return values.max()

def player(chair, random):
    return Compiling()

class Compiling:
    def act(self, view, seen, legal, clock):
        import numpy
        return int(most(numpy.array(legal)))
"""


@pytest.mark.usefixtures("compiled_minds")
def test_a_bot_may_compile_what_it_needs(tmp_path, caplog):
    (tmp_path / "compiling.py").write_text(COMPILING)

    async def play():
        async with pool_of(own_bots=tmp_path) as pool:
            now = asked(begun(), "compiling")
            return max(now.legal), await pool.choose(("t", now.seating.seat), now)

    expected, chosen = asyncio.run(play())

    assert expected == chosen
    assert "failed" not in caplog.text
