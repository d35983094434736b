"""Records as files: their form, what is refused, resuming, and writing that never harms what was there."""

import os
import re
import resource
import shutil
import stat
import tempfile
from pathlib import Path

import pytest

from nascondino.engine import record, seal
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import Match
from nascondino.engine.record import RecordError
from nascondino.games import load

NOBODY = 65534
SEATS = ["ann", "bot greedy", "Łukasz", ""]


@pytest.fixture
def match(begin, play_on):
    return play_on(begin())


@pytest.fixture
def lines(match):
    """The sealed texts of a whole match."""
    return record.texts(match, SEATS)


def sealed(texts, seed):
    """A record that says these things under a right chain."""
    chain = record.links(seed, texts)
    body = "".join(f"{text}\t{link}\n" for text, link in zip(texts, chain, strict=True))
    return f"{body}opened {seed.hex()}\n"


def fault(texts, match, link=None):
    """What is wrong with a record that says these things, though its chain is right."""
    return rejected(sealed(texts, match.seed), match, link)


def rejected(content, match, link=None):
    with pytest.raises(RecordError) as error:
        record.verify(record.parse(content, "m.record"), match.game, match.board, link)
    assert "\n" not in str(error.value)
    return str(error.value)


# The form.


def test_a_record_has_a_line_for_every_action(match, lines):
    content = record.text(match, SEATS).splitlines()

    assert len(match.steps) + 3 == len(content)
    assert lines == [line.rpartition("\t")[0] for line in content[:-1]]
    assert f"opened {match.seed.hex()}" == content[-1]
    assert "1 chance 9-9/16 tile " == re.sub(r"\d+$", "", lines[1])
    assert "6 0 " == lines[6][:4]
    assert lines[-1].startswith('end {"points": [')


def test_the_header_says_what_was_public_before_the_first_action(match, board):
    header = record.parse(record.text(match, SEATS), "m").header

    assert (
        record.Header(
            format=2,
            game="venice",
            version=match.game.info.version,
            board="london",
            board_digest=board.digest,
            players=4,
            options={"mister_x": 0, "stuck_rule": "detectives"},
            seats=tuple(SEATS),
            chosen=False,
            limit=None,
            commitment=seal.commitment(match.seed),
            salts=(),
        )
        == header
    )


def test_the_same_match_gives_the_same_bytes(begin, play_on):
    assert record.text(play_on(begin(3)), SEATS) == record.text(play_on(begin(3)), SEATS)


def test_what_is_written_is_read_back(match, tmp_path):
    path = tmp_path / "a match.record"
    record.write(path, match, SEATS)
    found = record.verify(record.read(path), match.game, match.board)

    assert (len(match.steps), match.draws, True, match.outcome, None) == (
        found.actions, found.draws, found.draws_derived, found.outcome, found.link_found
    )  # fmt: skip


def test_a_match_with_a_limit_is_recorded_with_it(begin, play_on):
    match = play_on(begin(limit=12))
    read = record.parse(record.text(match, SEATS), "m")

    assert (12, "limit") == (read.header.limit, read.end.reason)
    assert match.outcome == record.verify(read, match.game, match.board).outcome


# Resuming.


@pytest.mark.parametrize("saved_after", [0, 1, 5, 17, 40])
def test_a_resumed_match_goes_on_as_if_it_had_never_been_saved(begin, play_on, saved_after):
    whole = play_on(begin(5))
    saved = begin(5)
    for step in whole.steps[5 : 5 + saved_after]:
        saved.play(step.seat, step.action)
    resumed = record.resume(record.parse(record.text(saved, SEATS), "m"), saved.game, saved.board)
    for step in whole.steps[5 + saved_after :]:
        resumed.play(step.seat, step.action)

    assert record.text(whole, SEATS) == record.text(resumed, SEATS)


def test_draws_after_a_resume_follow_from_the_seed(begin):
    """Saved between two tiles: the referee draws the rest as it would have."""
    chosen, drawn = begin(5, chosen=True), begin(5)
    for step in drawn.steps[:2]:
        chosen.play(step.seat, step.action)
    chosen.chosen = False
    resumed = record.resume(record.parse(record.text(chosen, SEATS), "m"), chosen.game, chosen.board)

    assert drawn.steps == resumed.steps


def test_a_match_whose_chance_was_chosen_stays_so(begin):
    chosen = begin(5, chosen=True)
    resumed = record.resume(record.parse(record.text(chosen, SEATS), "m"), chosen.game, chosen.board)

    assert resumed.chosen
    assert chosen.actors == resumed.actors


def test_an_unfinished_record_verifies_as_far_as_it_goes(begin, play_on):
    match = play_on(begin(), actions=9)
    found = record.verify(record.parse(record.text(match, SEATS), "m"), match.game, match.board)

    assert (14, None) == (found.actions, found.outcome)


# What is refused. The chain is right in these: whoever made them had the seed.


def test_a_participants_link_is_found(match, lines):
    chain = record.links(match.seed, lines)
    read = record.parse(record.text(match, SEATS), "m")

    assert 1 == record.verify(read, match.game, match.board, chain[0]).link_found
    assert len(chain) == record.verify(read, match.game, match.board, chain[-1].upper()).link_found


@pytest.mark.parametrize("link", ["0" * 64, "", "not a link"])
def test_a_link_of_another_match_is_not_found(match, lines, link):
    assert "m.record: the link given seals none of its lines; it is another match, or was changed." == (
        fault(lines, match, link)
    )


def test_a_record_rewritten_with_the_seed_is_betrayed_by_a_link(match, lines, begin, play_on):
    other = record.texts(play_on(begin(), number=2), SEATS)
    last = record.links(match.seed, lines)[-1]

    assert "seals none of its lines" in fault(other, match, last)


def test_another_version_of_the_game_is_said(match, lines):
    texts = [lines[0].replace('"version": 1', '"version": 9'), *lines[1:]]

    assert "m.record, line 1: it was played under version 9 of venice; this program has version 1." == (
        fault(texts, match)
    )


def test_another_board_is_said(match, game, lines):
    read = record.parse(sealed(lines, match.seed), "m.record")
    with pytest.raises(RecordError, match="line 1: it was played on another board 'london' than the one given"):
        record.verify(read, game, game.board("venice"))


def test_another_format_is_said(match, lines):
    texts = [lines[0].replace('"format": 2', '"format": 3'), *lines[1:]]

    assert "m.record, line 1: this is format 3; this program reads up to 2." == fault(texts, match)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"players": 4', '"players": 9', "4 seats are named for 9 players"),
        ('"mister_x": 0', '"mister_x": 7', "Option 'mister_x' cannot be '7'"),
        ('"mister_x": 0', '"speed": 7', "venice has no option 'speed'"),
        ('"chosen": false', '"chosen": 0', "Expected `bool`"),
        ('"chosen": false, ', "", "missing required field `chosen`"),
        ('"chosen"', '"more": 1, "chosen"', "unknown field `more`"),
        ('{"board"', '["board"', "line 1: "),
    ],
)
def test_a_wrong_header_is_said(match, lines, old, new, what):
    assert what in fault([lines[0].replace(old, new), *lines[1:]], match)


def test_an_action_that_the_rules_forbid_is_said_with_its_line(match, lines):
    texts = [*lines[:6], "6 0 gondola 1", *lines[7:]]

    assert "m.record, line 7: Seat 1 cannot do that now." == fault(texts, match)


def test_an_action_out_of_turn_is_said_with_its_line(match, lines):
    texts = [*lines[:6], "6 1 gondola 1", *lines[7:]]

    assert "m.record, line 7: Seat 2 is not to act now." == fault(texts, match)


def test_a_resignation_where_nobody_can_resign_is_said_with_its_line():
    """As records of the pocket edition could have one once."""
    game = load("kompakt")
    match = Match(game.setup(2), seed=bytes(32))
    match.resigned = 1

    assert "m.record, line 3: Seat 2 cannot resign: no two sides last for a whole match of this game." == fault(
        record.texts(match, ["ann", "ben"]), match
    )


@pytest.mark.parametrize("text", ["swim 5", "gondola 005", "gondola 256", "gondola ٥", "gondola " + "9" * 5000])
def test_what_is_no_action_of_the_game_is_said(match, lines, text):
    assert "is not an action of this game" in fault([*lines[:6], f"6 0 {text}", *lines[7:]], match)


@pytest.mark.parametrize(
    "text", ["", "6 0", "6  0 double", "x 0 double", "06 0 double", "6 00 double", "6 -1 double", "٦ 0 double"]
)
def test_what_is_no_line_of_a_record_is_said(match, lines, text):
    assert "m.record, line 7: this is not an action." == fault([*lines[:6], text, *lines[7:]], match)


@pytest.mark.parametrize("number", ["7", "60", "9" * 5000])
def test_a_wrong_number_is_said(match, lines, number):
    """5,000 digits are more than Python likes to read as a number."""
    texts = [*lines[:6], f"{number} 0 gondola 5", *lines[7:]]

    assert "m.record, line 7: action 6 is expected here" in fault(texts, match)


def drawn_otherwise(begin, salts=()):
    """A match whose fifth draw the referee has chosen."""
    match = begin(chosen=True, salts=salts)
    for n in range(5):
        drawn, tiles = match.drawn(), match.legal(CHANCE)
        match.play(CHANCE, drawn if n < 4 else next(tile for tile in tiles if tile != drawn))
    match.chosen = False
    return match


def test_a_draw_that_does_not_follow_from_the_seed_is_said(begin):
    match = drawn_otherwise(begin)

    assert "m.record, line 6: this draw does not follow from the seed." == rejected(record.text(match, SEATS), match)


def test_a_draw_that_does_not_follow_from_seed_and_salts_is_said(begin):
    match = drawn_otherwise(begin, ("ab" * 32, "none", "bot", "bot"))

    assert "m.record, line 6: this draw does not follow from the seed and the salts." == (
        rejected(record.text(match, SEATS), match)
    )


def test_odds_that_are_not_those_of_the_rules_are_said(match, lines):
    texts = [*lines[:5], lines[5].replace("/13 ", "/14 "), *lines[6:]]

    assert "m.record, line 6: by the rules this is drawn by the numbers 11-11/13, not 11-11/14." == fault(texts, match)


@pytest.mark.parametrize("odds", ["", "11/13 ", "11-/13 ", "11-11/0 ", "1-2-3/4 "])
def test_a_draw_without_odds_is_said(match, lines, odds):
    texts = [*lines[:5], lines[5].replace("11-11/13 ", odds), *lines[6:]]

    assert "m.record, line 6: the numbers by which this is drawn are missing." == fault(texts, match)


@pytest.mark.parametrize(
    ("salts", "what"),
    [
        ('["none"]', "there are 1 salts for 4 players"),
        ('["none", "bot", "bot", "5f"]', "a salt is 64 hexadecimal digits, 'bot' or 'none'"),
        ("null", "format 2 and its salts do not go together"),
    ],
)
def test_salts_that_are_none_are_said(match, lines, salts, what):
    texts = [lines[0].replace('"salts": []', f'"salts": {salts}'), *lines[1:]]

    assert f"m.record, line 1: {what}." == fault(texts, match)


def test_a_match_from_before_there_were_salts_is_recorded_as_it_was_begun(begin, play_on):
    match = play_on(begin(salts=None))
    text = record.text(match, SEATS)
    read = record.parse(text, "m")

    assert '"salts"' not in text
    assert "\n1 chance tile " in text
    assert (1, None) == (read.header.format, read.header.salts)
    assert match.outcome == record.verify(read, match.game, match.board).outcome
    assert text == record.text(record.resume(read, match.game, match.board), SEATS)


def test_an_outcome_that_is_not_so_is_said(match, lines):
    claimed = 'end {"points": [9, 9, 9, 9], "reason": "caught"}'

    assert "by the rules the match ended by" in fault([*lines[:-1], claimed], match)
    assert "by the rules the match ended by" in fault(lines[:-1], match)


def test_an_end_before_the_end_is_said(match, lines):
    assert "by the rules the match is not over" in fault([*lines[:20], lines[-1]], match)


def test_actions_after_the_end_are_said(match, lines):
    texts = [*lines[:-1], f"{len(match.steps) + 1} 0 double", lines[-1]]

    assert "is not to act now" in fault(texts, match)


@pytest.mark.parametrize("content", ["", "\n", "opened\n", "nonsense\n", "\0" * 50, "opened " + "0" * 64 + "\n"])
def test_what_is_no_record_at_all_is_said(match, content):
    assert rejected(content, match).startswith("m.record")


def test_a_file_that_is_not_text_is_said(tmp_path):
    path = tmp_path / "picture.record"
    path.write_bytes(b"GIF89a\xff\xfe")

    with pytest.raises(RecordError, match=r"picture\.record is not a record: byte 6 is not UTF-8 text\."):
        record.read(path)


def test_a_huge_file_is_said(tmp_path):
    path = tmp_path / "huge.record"
    with path.open("wb") as file:
        file.truncate(record.LARGEST_FILE + 1)

    with pytest.raises(RecordError, match="is larger than 16 MB"):
        record.read(path)


def test_a_file_that_is_not_there_is_said(tmp_path):
    with pytest.raises(RecordError, match=r"none\.record cannot be read: No such file or directory\."):
        record.read(tmp_path / "none.record")
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        record.read(tmp_path)


# Writing.


@pytest.mark.parametrize("folder", ["missing", "file"])
def test_where_nothing_can_be_written_one_sentence_says_so(match, tmp_path, folder):
    (tmp_path / "file").write_text("a file")
    with pytest.raises(RecordError, match=r"m\.record cannot be written: (No such file|Not a directory)"):
        record.write(tmp_path / folder / "m.record", match, SEATS)

    assert ["file"] == [path.name for path in tmp_path.iterdir()]


@pytest.fixture
def nobodys_folder(match):
    """A folder of the user; of somebody without rights if the user is root, whom no permission stops."""
    record.text(match, SEATS)  # compiled before, while there is a folder for that
    user = os.geteuid()
    os.seteuid(user or NOBODY)
    folder = Path(tempfile.mkdtemp())
    try:
        yield folder
    finally:
        folder.chmod(stat.S_IRWXU)
        os.seteuid(user)
        shutil.rmtree(folder)


def test_in_a_directory_that_is_read_only_nothing_is_lost(match, nobodys_folder):
    path = nobodys_folder / "m.record"
    path.write_text("what was there")
    nobodys_folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(RecordError, match="cannot be written: Permission denied"):
        record.write(path, match, SEATS)

    assert "what was there" == path.read_text()


def test_when_the_disk_is_full_the_old_file_stays_as_it_was(match, tmp_path):
    path = tmp_path / "m.record"
    path.write_text("what was there")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(RecordError, match="cannot be written: File too large"):
            record.write(path, match, SEATS)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert "what was there" == path.read_text()
    assert [path] == list(tmp_path.iterdir())


def test_an_interruption_leaves_no_half_written_file(match, tmp_path, monkeypatch):
    path = tmp_path / "m.record"
    path.write_text("what was there")

    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        record.write(path, match, SEATS)

    assert "what was there" == path.read_text()
    assert [path] == list(tmp_path.iterdir())


def test_a_record_is_replaced_in_one_step(match, begin, tmp_path):
    path = tmp_path / "m.record"
    record.write(path, begin(), SEATS)
    record.write(path, match, SEATS)

    assert record.text(match, SEATS) == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())
