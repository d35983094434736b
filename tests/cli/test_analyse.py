"""`nascondino analyse`."""

import pytest

from nascondino.games import folder, titles
from tests.samples import every_game

RECORDS = {title: sorted((folder(title) / "records").glob("*.record"))[0] for title in titles()}


@pytest.mark.parametrize("title", every_game("kompakt"))
def test_every_game_is_judged_seat_by_seat(run, title):
    ran = run("analyse", RECORDS[title], "--iterations", 20, "--json")

    assert 0 == ran.code, ran.err
    assert title == ran.json["game"]
    for number, seat in enumerate(ran.json["seats"], 1):
        assert (number, seat["decisions"] > 0) == (seat["seat"], seat["accuracy"] is not None)
        for point in seat["turning_points"]:
            assert pytest.approx(point["loss"], abs=2e-4) == point["best_value"] - point["made_value"]


def test_a_person_reads_where_a_seat_lost_most(run):
    path = folder("dice") / "records" / "caught-3-expert.record"
    judged = run("analyse", path, "--seat", 1, "--json").json["seats"]
    lines = run("analyse", path, "--seat", 1).out.splitlines()

    [seat] = judged
    worst = seat["turning_points"][0]
    assert f"Seat 1: accuracy {seat['accuracy']:.0%} in {seat['decisions']} decisions" == lines[0]
    assert f"{worst['made']}; better: {worst['best']}" in lines[1]
    assert len(seat["turning_points"]) + 1 == len(lines)


def test_a_match_that_is_not_over_is_not_judged(run, tmp_path):
    path = tmp_path / "begun.record"
    run("play", "dice", "--save", path, typed="quit\n")
    ran = run("analyse", path)

    assert (1, f"nascondino: {path} is not over.\n") == (ran.code, ran.err)
