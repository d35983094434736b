"""A board of somebody's own: laid by its file, kept with the table, and carried by the record."""

import asyncio
import json
import re
import threading
from types import SimpleNamespace

import msgspec
import pytest

from nascondino.bots.sitter import laid
from nascondino.cli import main
from nascondino.client.device import Device, RequestRefused
from nascondino.server.http import board_calls
from nascondino.server.wire.http_messages import (
    LARGEST_BOARD,
    BoardFacts,
    Bot,
    BroughtBoard,
    DrawnBoard,
    Mine,
    Reviewed,
    Tables,
    Thoughts,
)
from nascondino.server.wire.messages import TableInfo
from nascondino.server.wire.socket_messages import Resign
from tests.own_board import AT, TITLE, board, file_of
from tests.server.playing import SHARED, play_on, played

ESCAPED = "Hill &lt;b&gt;&amp; Town&lt;/b&gt;"


async def answer(device, path, kind=None):
    content = await device.ask("GET", path)
    return msgspec.json.decode(content, type=kind) if kind else content.decode()


def check(server, game, content):
    """What the server says of a file: its title and picture, or why it is refused."""
    wish, path = BroughtBoard(content), f"/api/games/{game}/boards/light/en"
    try:
        return msgspec.json.decode(asyncio.run(Device(server.address).ask("POST", path, wish)), type=DrawnBoard)
    except RequestRefused as refusal:
        return refusal


def lay(device, game="venice", actions=0, content=None, *, resign=False):
    """A public table with such a board, where so much was done."""
    brought = file_of(content or board(game))
    return asyncio.run(played(device, game, actions, resign=resign, board_file=brought, public=True))


# From the file to the record


def test_a_match_on_a_board_of_ones_own_survives_a_restart_and_its_record_stands_alone(server, tmp_path, capsys):
    anna, file = Device(server.address), tmp_path / "my.record"
    table = lay(anna, actions=3)
    link = asyncio.run(play_on(anna, table, 0, resign=False))
    server.restart()
    kept = asyncio.run(play_on(anna, table, 1, resign=True))
    file.write_text(asyncio.run(answer(anna, f"/api/tables/{table}/record")), encoding="utf-8")

    assert link == kept
    assert 0 == main(["verify", str(file), "--link", link])
    assert 0 == main(["replay", str(file), "--as", "all"])
    assert "by bicycle to" in capsys.readouterr().out
    review = asyncio.run(answer(anna, f"/api/tables/{table}/review/0", Reviewed))
    assert (TITLE, len(AT)) == (review.table.own_board, len(review.spots))


def test_a_record_whose_board_was_changed_does_not_hold(shared_server, tmp_path, capsys):
    anna, file = Device(shared_server.address), tmp_path / "my.record"
    table = lay(anna, actions=1, resign=True)
    record = asyncio.run(answer(anna, f"/api/tables/{table}/record"))

    file.write_text(record.replace('"Tunnel"', '"Bridge"', 1), encoding="utf-8")
    assert 1 == main(["verify", str(file)])
    assert "line 1: this line does not match its seal" in capsys.readouterr().err
    file.write_text(record.replace('"radius": 20.0', '"radius": -1', 1), encoding="utf-8")
    assert 1 == main(["verify", str(file)])
    assert "line 1: its board cannot be played on: $.radius: " in capsys.readouterr().err


def test_bots_play_on_it_and_tell_what_they_think(shared_server):
    anna, seats = Device(shared_server.address), [Mine("Anna"), Bot("greedy"), Bot("greedy")]

    async def evening():
        table = (await anna.create("venice", seats, board_file=file_of(board()), public=True)).table
        place = await anna.sit(table, 0)
        await place.receive()
        await place.act(place.now["offers"][0][0])
        while not any(stations_moved_to(place)):
            await place.until_news()
        await place.answer(Resign(place.next_id(), 0))
        await place.close()
        makers = (await answer(anna, f"/api/tables/{table}/review/0", Reviewed)).makers
        bot = next(maker for maker in makers if maker)
        path = f"/api/tables/{table}/review/{bot}/{makers.index(bot)}/thoughts"
        return stations_moved_to(place), await answer(anna, path, Thoughts)

    moved, thoughts = asyncio.run(evening())

    assert set(moved) <= set(AT)
    assert {station for _, _, (*_, station) in (each.offer for each in thoughts.candidates)} <= set(AT)
    assert any(candidate.value is not None for candidate in thoughts.candidates)


def stations_moved_to(place):
    events = [item["event"] for item in place.items if item["type"] == "happened"]
    return [event["station"] for event in events if event["kind"] == "moved"]


def test_a_rematch_is_played_on_it_too(shared_server):
    anna = Device(shared_server.address)
    table = lay(anna, resign=True)
    again = json.loads(asyncio.run(anna.ask("POST", f"/api/tables/{table}/rematch")))["table"]
    info = asyncio.run(answer(anna, f"/api/tables/{again}", TableInfo))

    assert ("hill", TITLE) == (info.board, info.own_board)


def test_the_pocket_edition_is_played_on_one_as_well(shared_server):
    anna = Device(shared_server.address)
    table = lay(anna, "kompakt", actions=4)
    facts = asyncio.run(answer(anna, f"/api/tables/{table}/board/facts/de", BoardFacts))

    assert (TITLE, len(AT)) == (facts.title, len(facts.spots))


# What others see of it


def test_whoever_sees_the_table_sees_its_board(shared_server):
    onlooker, table = Device(shared_server.address), lay(Device(shared_server.address))
    facts = asyncio.run(answer(onlooker, f"/api/tables/{table}/board/facts/it", BoardFacts))
    picture = asyncio.run(answer(onlooker, f"/api/tables/{table}/board/light/it"))
    listed = {each.table: each.own_board for each in asyncio.run(answer(onlooker, "/api/tables", Tables)).tables}

    assert (TITLE, (1320, 900), 20) == (facts.title, facts.size, facts.radius)
    assert AT == {spot.number: (spot.x, spot.y) for spot in facts.spots}
    assert [("Bicycle", "#7a4a00"), ("Tram", "#00567a")] == [(each.name, each.light) for each in facts.transports[:2]]
    assert told_as_drawn(facts, picture) == {""}
    assert TITLE == listed[table]
    assert f"<title>{ESCAPED}</title>" in picture
    assert ("<script" in picture, "&lt;script&gt;" in picture) == (False, True)


def told_as_drawn(facts, picture):
    """The paths that lines are told with, each as it is drawn; a straight one needs none."""
    for line in facts.lines:
        there = re.search(rf'id="link-{line.a}-{line.b}-{line.by}" d="([^"]+)"', picture)[1]
        assert line.path == ("" if re.fullmatch(r"M[^a-z]+l[^a-z]+", there) else there)
    return {line.path for line in facts.lines}


def test_in_brief_a_board_tells_no_spots_and_draws_neither_lines_nor_names_since_all_are_told(shared_server):
    anna = Device(shared_server.address)

    async def told(game):
        table = (await anna.create(game, SHARED[:2], public=True)).table
        facts = await answer(anna, f"/api/tables/{table}/board/brief/en", BoardFacts)
        picture = await answer(anna, f"/api/tables/{table}/board/brief/light/en")
        place = await anna.sit(table, 0)
        seated = await place.receive()
        await place.close()
        return facts, picture, {spot["number"] for spot in seated["spots"]}

    facts, picture, spots = asyncio.run(told("kompakt"))
    roads, _, cities = asyncio.run(told("mille_grazie"))
    places = {f'<g id="links-{line.by}">\n</g>' for line in facts.lines}

    assert [] == facts.spots
    assert [] == [place for place in places if place not in picture]
    assert [] == re.findall("<title|data-spot", picture)
    assert spots >= {end for line in facts.lines for end in (line.a, line.b)}
    assert all(line.path for line in roads.lines)
    assert cities >= {end for line in roads.lines for end in (line.a, line.b)}


def test_in_brief_a_style_says_no_colours_twice_and_what_is_written_stays():
    written = "<text>fill: red; fill: var(--y)</text>"
    style = "<style>.a { background-fill: red; fill: var(--y); stroke: red; stroke: var(--x, red); }</style>"

    assert written + style.replace("stroke: red; ", "") == board_calls.as_image(written + style)


def test_a_straight_way_is_told_without_a_path_and_a_bent_one_as_it_is_drawn(shared_server):
    anna, path = Device(shared_server.address), "/api/games/kompakt/boards/pocket"
    facts = asyncio.run(answer(anna, f"{path}/facts/en", BoardFacts))
    picture = asyncio.run(answer(anna, f"{path}/light/en"))

    told = told_as_drawn(facts, picture)
    assert ("" in told, len(told) > 50) == (True, True)


def test_two_boards_of_one_name_do_not_get_into_each_others_way(shared_server):
    """Not in pictures, documents or sentences, though in play they are the same."""
    anna, other = Device(shared_server.address), board()
    other["title"], other["transports"][0]["name"] = "Another hill", "Horse"

    async def told(content):
        table = (await anna.create("venice", SHARED, board_file=file_of(content), public=True)).table
        place = await anna.sit(table, 0)
        await place.receive()
        await place.act(place.now["offers"][0][0])
        await place.close()
        words = [item["text"][1].get("called") for item in place.items if item["type"] == "happened"]
        papers = [await answer(anna, f"/api/tables/{table}/board/{paper}/en") for paper in ("light", "facts")]
        return [*papers, *words]

    first, second = asyncio.run(told(board())), asyncio.run(told(other))

    assert [False, False] == ["Another hill" in paper for paper in first[:2]]
    assert [True, True] == ["Another hill" in paper for paper in second[:2]]
    assert [True, True] == ["bicycle" in first, "horse" in second]


def test_a_board_with_the_name_of_a_games_own_is_itself(shared_server):
    anna, disguised = Device(shared_server.address), {**board(), "id": "venice"}

    table = lay(anna, content=disguised)
    own = asyncio.run(answer(anna, f"/api/tables/{table}/board/facts/en", BoardFacts))
    games = asyncio.run(answer(anna, "/api/games/venice/boards/venice/facts/en", BoardFacts))

    assert (TITLE, 40) == (own.title, len(own.spots))
    assert ("Venice", 199) == (games.title, len(games.spots))


def test_a_bots_process_knows_boards_by_their_files():
    renamed = {**board(), "title": "Another"}
    settings = (("mister_x", 0), ("stuck_rule", "detectives"))
    made = [laid("venice", "hill", file_of(each).decode(), 3, settings).board for each in (board(), renamed, board())]

    assert [TITLE, "Another", TITLE] == [each.title for each in made]
    assert made[0] is made[2]


# What is refused


def broken(change):
    content = board()
    change(content)
    return file_of(content)


BROKEN = {
    "no JSON": b'{"format": 1,\n "id": }',
    "nothing": b"  \n",
    "no UTF-8": file_of(board())[:-40] + b"\xff\xfe",
    "deeply nested": b"[" * 90_000,
    "deeply nested, inside": file_of(board())[:-1] + b', "more": ' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}",
    "no object": b"[]",
    "a number too large": broken(lambda file: file["stations"][0].update(x=10**30)),
    "an endless number": file_of(board()).replace(b'"radius": 20', b'"radius": 1e999'),
    "a station too far": broken(lambda file: file["links"][0].update(b=10**15)),
    "a path for a name": broken(lambda file: file.update(id="../../etc/passwd")),
    "HTML for a name": broken(lambda file: file.update(id="<b>")),
    "a colour that is more": broken(lambda file: file["transports"][0]["colour"].update(light="red;}</style>")),
    "too many stations": broken(
        lambda file: file.update(stations=[{"id": n, "x": 1, "y": 1} for n in range(1, 4000)], scenery=[])
    ),
    "too many points": broken(
        lambda file: file["scenery"].append({"draw": "area", "kind": "land", "points": [[1, 1]] * 501})
    ),
    "an unknown field": broken(lambda file: file.update(script="x")),
    "a station out of reach": broken(lambda file: file.update(links=file["links"][1:][:4])),
    "too few starts": broken(lambda file: file["starts"].update(detectives=[1])),
    "another format": broken(lambda file: file.update(format=2)),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("game", ["venice", "kompakt"])
def test_a_broken_board_is_refused_in_the_words_of_the_command(generous, tmp_path, capsys, game, name):
    file = tmp_path / "mine.json"
    file.write_bytes(BROKEN[name])
    assert 1 == main(["board", "check", str(file), "--game", game])
    said = capsys.readouterr().err.strip()
    refusal = check(generous, game, BROKEN[name])

    assert (422, "bad_board") == (refusal.status, refusal.reason)
    assert said.endswith(f"{file}: {refusal.text}")


def test_a_sound_board_passes_both(generous, tmp_path, capsys):
    file = tmp_path / "mine.json"
    file.write_bytes(b"\xef\xbb\xbf" + file_of(board("kompakt")))

    assert 0 == main(["board", "check", str(file), "--game", "kompakt"])
    assert f"{file}: right; it can be played on in kompakt.\n" == capsys.readouterr().out
    drawn = check(generous, "kompakt", file.read_bytes())
    assert TITLE == drawn.title
    assert f"<title>{ESCAPED}</title>" in drawn.picture


def test_a_file_may_be_as_large_as_it_is_said(generous):
    assert TITLE == check(generous, "venice", file_of(board()).ljust(LARGEST_BOARD)).title


@pytest.mark.parametrize("more", [1, 1000, 2_000_000])
def test_a_file_that_is_too_large_is_refused(generous, more):
    refusal = check(generous, "venice", b" " * (LARGEST_BOARD + more))

    assert "bad_board" == refusal.reason
    assert "the file is larger than 200 kB, the most that a table takes" == refusal.text


@pytest.mark.parametrize("game", ["dice", "inkognito", "mille_grazie"])
def test_other_games_say_that_they_take_no_boards(generous, game):
    refusal = check(generous, game, file_of(board()))

    assert ("bad_board", f"{game} is played on its own boards only") == (refusal.reason, refusal.text)


def test_a_table_is_not_laid_with_a_broken_board_or_with_two(generous):
    anna = Device(generous.address)

    def refused(**settings):
        with pytest.raises(RequestRefused) as problem:
            asyncio.run(anna.create("venice", SHARED, **settings))
        return problem.value.reason

    assert "bad_board" == refused(board_file=BROKEN["too few starts"])
    assert "bad_settings" == refused(board_file=file_of(board()), board="london")


def test_whoever_brings_boards_without_end_has_to_wait(server):
    reasons = [getattr(check(server, "venice", b""), "reason", "") for _ in range(12)]

    assert "too_fast" == reasons[-1]
    assert ["bad_board"] * 10 == reasons[:10]


def test_whoever_brings_boards_does_not_make_the_games_own_be_drawn_anew(monkeypatch):
    """Nor are many drawn at once, or kept."""
    monkeypatch.setattr(board_calls, "MOST_OWN_DRAWN", 2)
    ours, theirs, made = {}, {}, []
    monkeypatch.setattr(board_calls, "_DRAWN", ours)
    monkeypatch.setattr(board_calls, "_OWN_DRAWN", theirs)

    def draw(imprint, own):
        def make():
            made.append((imprint, threading.current_thread().name.partition("_")[0]))
            return imprint

        return board_calls._made(make, ("venice", "light", "en"), SimpleNamespace(imprint=imprint, own=own), None)

    async def draw_all():
        await draw("ours", "")
        await asyncio.gather(*(draw(str(number), "file") for number in range(5)))
        await draw("ours", "")

    asyncio.run(draw_all())
    assert [(str(number), "drawer") for number in range(5)] == made[1:]
    assert (1, True) == (len(ours), len(theirs) <= 2)
