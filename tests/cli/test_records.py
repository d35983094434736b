"""replay and verify."""

import json
import re
from pathlib import Path

import pytest

SHOWN = "Mister X shows himself at"


def test_a_record_is_verified_and_what_was_not_checked_is_said(run, finished):
    ran = run("verify", finished)

    assert (0, "") == (ran.code, ran.err)
    assert "right." in ran.out
    assert "Checked: integrity and rules only" in ran.out


def test_a_link_that_someone_kept_is_found(run, finished):
    link = finished.read_text().splitlines()[7].rpartition("\t")[2]
    ran = run("verify", finished, "--link", link.upper())

    assert 0 == ran.code
    assert "Checked: the link seals line 8." in ran.out
    assert 8 == run("verify", finished, "--link", link, "--json").json["records"][0]["link_seals_line"]


def test_a_link_of_another_match_is_refused(run, finished):
    ran = run("verify", finished, "--link", "0" * 64)

    assert (1, "") == (ran.code, ran.out)
    assert "seals none of its lines" in ran.err


def test_a_record_changed_in_a_single_byte_is_refused(run, finished):
    """Every byte of a line somewhere in the middle, and one byte of every line."""
    content = finished.read_bytes()
    lines = content.splitlines(keepends=True)
    middle = sum(map(len, lines[:9]))
    starts = [sum(map(len, lines[:n])) for n in range(len(lines))]
    changed = finished.with_name("changed.record")
    for at in [*range(middle, middle + len(lines[9])), *starts]:
        changed.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        ran = run("verify", changed)

        assert (1, "") == (ran.code, ran.out), f"byte {at}"
        assert re.fullmatch(r"nascondino: .*changed\.record(, line \d+| is ).*\n", ran.err), ran.err


@pytest.mark.parametrize("keep", [0, 1, 100, 2000, -1, -70])
def test_a_truncated_record_is_refused_by_every_command(run, finished, keep):
    finished.write_bytes(finished.read_bytes()[:keep])
    for arguments in (["verify"], ["replay"], ["play", "--resume"]):
        ran = run(*arguments, finished)

        assert (1, "") == (ran.code, ran.out)
        assert "truncated" in ran.err
        assert 1 == ran.err.count("\n")


def test_of_several_records_each_gets_its_answer(run, finished, tmp_path):
    bad = tmp_path / "bad.record"
    bad.write_text("nonsense\n")
    ran = run("verify", finished, bad, "--json")

    assert 1 == ran.code
    assert [True, False] == [record["ok"] for record in ran.json["records"]]
    assert ran.json["records"][1]["fault"] in ran.err


def test_a_record_of_a_game_or_board_that_is_not_here(run, finished):
    text = finished.read_text()
    for old, new, sentence in (
        ('"game": "venice"', '"game": "chess"', "there is no game 'chess' here"),
        ('"board": "london"', '"board": "rome"', "venice has no board 'rome'; give its file with --board"),
    ):
        finished.write_text(text.replace(old, new))
        ran = run("verify", finished)

        assert 1 == ran.code
        assert f"finished.record, line 1: {sentence}." in ran.err


def test_the_wrong_board_is_refused(run, finished):
    assert "another board 'london'" in run("verify", finished, "--board", "venice").err


def test_a_match_is_told_as_each_chair_perceived_it(run, finished):
    mister_x, detective, onlooker = (run("replay", finished, "--as", chair).out for chair in ("1", "2", "onlooker"))

    assert re.search(r"Mister X goes by \w+ to \d+\.", mister_x)
    assert "nobody sees" not in mister_x
    assert not re.search(r"Mister X goes by \w+ to \d+\.", detective)
    assert "nobody sees" in detective
    assert detective == onlooker == run("replay", finished).out


def test_told_from_every_chair_those_who_perceive_alike_are_named_together(run, finished):
    steps = run("replay", finished, "--as", "all", "--json").json["steps"]
    drawn = steps[4]

    assert [["seat 1"], ["seat 2", "onlooker"]] == [telling["chairs"] for telling in drawn]
    assert "Mister X draws his start in secret." == drawn[1]["sentences"][0]
    assert [["seat 1", "seat 2", "onlooker"]] == [telling["chairs"] for telling in steps[0]]
    assert "seat 2, onlooker: Mister X draws his start in secret." in run("replay", finished, "--as", "all").out


@pytest.mark.parametrize("chair", ["0", "3", "-1", "x", "01"])
def test_a_chair_that_is_not_there_is_refused(run, finished, chair):
    ran = run("replay", finished, f"--as={chair}")

    assert 2 == ran.code
    assert f"There is no seat '{chair}': with 2 players, the seats are 1 to 2." in ran.err


def test_stepping_goes_on_and_back_and_ends(run, finished):
    ran = run("replay", finished, "--step", typed="\n\nb\nq\n")
    steps = re.findall(r"(\d+) of \d+\. Enter", ran.out)

    assert ["1", "2", "3", "2"] == steps
    assert 0 == run("replay", finished, "--step", typed="\n").code
    assert SHOWN in run("replay", finished, "--step", typed="\n" * 500).out


# What a browser kept.


VECTORS = json.loads((Path(__file__).parent.parent / "seal_vectors.json").read_text(encoding="utf-8"))


def written(tmp_path, name):
    """A record of the vectors, and what was kept of it, as files."""
    vector = next(vector for vector in VECTORS if vector["name"] == name)
    record, kept = tmp_path / "m.record", tmp_path / "m.kept"
    record.write_text(vector["record"], encoding="utf-8")
    kept.write_text(json.dumps(vector["kept"]), encoding="utf-8")
    return record, kept


def test_a_record_is_held_to_what_a_browser_kept(run, tmp_path):
    record, kept = written(tmp_path, "fair")
    ran = run("verify", record, "--kept", kept)

    assert 0 == ran.code
    assert "15 draws by the seed and the salt of seat 1, ended by 'limit'" in ran.out
    assert "Checked: integrity, rules and what was kept while it was played." in ran.out
    salts = run("verify", record, "--kept", kept, "--json").json["records"][0]["salts"]
    assert (64, ["none", "bot"]) == (len(salts[0]), salts[1:])


def test_a_record_that_was_ground_passes_until_it_is_held_to_what_was_kept(run, tmp_path):
    record, kept = written(tmp_path, "ground: committed again when the salt was known")

    assert 0 == run("verify", record).code
    ran = run("verify", record, "--kept", kept)
    assert 1 == ran.code
    assert "m.record, line 1: it commits to another seed than the table did before the match.\n" in ran.err


def test_what_was_kept_belongs_to_one_record(run, tmp_path):
    record, kept = written(tmp_path, "fair")

    assert "give one record with --kept" in run("verify", record, record, "--kept", kept).err


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"commitment": 1, "salts": {}, "links": []}', "[" * 100_000])
def test_what_no_browser_keeps_is_said(run, tmp_path, content):
    record, kept = written(tmp_path, "fair")
    kept.write_text(content, encoding="utf-8")

    assert "m.kept is not what a browser keeps of a match." in run("verify", record, "--kept", kept).err
    assert "cannot be read" in run("verify", record, "--kept", tmp_path / "nothing").err
