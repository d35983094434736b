"""`nascondino beliefs`."""

import pytest

from nascondino.engine.record import read
from nascondino.games import folder, titles

RECORDS = {title: sorted((folder(title) / "records").glob("*.record"))[0] for title in titles()}


@pytest.mark.parametrize("title", titles())
def test_every_game_tells_what_was_in_doubt(run, title):
    ran = run("beliefs", RECORDS[title], "--seat", 2, "--json")

    assert 0 == ran.code, ran.err
    assert title == ran.json["game"]
    for moment in ran.json["moments"]:
        assert moment["possible"] > 1
        assert moment["counted"]["share"] > 0
        assert moment["counted"]["rank"] <= moment["possible"]
    assert ran.json["summary"]["counted"]["reliability"]


def test_a_person_reads_it_and_sees_maps(run, tmp_path):
    ran = run("beliefs", folder("venice") / "records" / "london-caught-4.record", "--seat", 2, "-o", tmp_path / "maps")
    lines, maps = ran.out.splitlines(), sorted((tmp_path / "maps").iterdir())

    assert 0 == ran.code, ran.err
    assert len(lines) - 2 == len(maps)
    assert "possible; the truth: counted" in lines[0]
    assert lines[-1].startswith("weighted: the truth surprised by ")
    picture = maps[0].read_text(encoding="utf-8")
    assert 1 == picture.count('<g class="heat">')
    assert int(lines[0].split()[1]) == picture.count("</title></circle>")
    assert 1 == picture.count('fill="none" stroke="#1d2733" stroke-width="5"')


def test_where_no_place_is_in_doubt_the_missing_maps_are_told(run, tmp_path):
    ran = run("beliefs", RECORDS["inkognito"], "--seat", 2, "-o", tmp_path / "maps")

    assert 0 == ran.code
    assert "No map was drawn: maps tell where somebody is, if that is in doubt.\n" == ran.err
    assert [] == list((tmp_path / "maps").iterdir())


def test_who_knows_everything_is_told_so(run):
    his_seat = read(RECORDS["venice"]).header.options["mister_x"] + 1
    ran = run("beliefs", RECORDS["venice"], "--seat", his_seat)

    assert "Nothing was ever in doubt.\n" == ran.out


@pytest.mark.parametrize(
    ("seat", "sentence"), [("9", "There is no seat '9': with 4 players, the seats are 1 to 4."), ("x", "no seat 'x'")]
)
def test_a_wrong_seat_is_one_sentence(run, seat, sentence):
    ran = run("beliefs", folder("venice") / "records" / "london-caught-4.record", "--seat", seat)

    assert 2 == ran.code
    assert sentence in ran.err


def test_a_match_that_goes_on_tells_nothing(run, tmp_path):
    saved = tmp_path / "saved.record"
    run("play", "venice", "--players", 2, "--seat", 2, "--save", saved, typed="1\nquit\n")
    ran = run("beliefs", saved, "--seat", 2)

    assert 1 == ran.code
    assert "is not over: what is true is told when it is." in ran.err
