"""Recorded matches: every game has one for each way to end, all of them verify, and none survives a changed byte."""

import hashlib
from random import Random

import pytest

from nascondino import games
from nascondino.engine import record
from nascondino.engine.record import RecordError

SAMPLE = 150  # positions tried in each record; in one of each game, every position is
RECORDS = [path for game in games.titles() for path in sorted((games.folder(game) / "records").glob("*.record"))]


def named(path):
    return path.name


def table_of(path):
    """The game and the board that an untouched record names."""
    header = record.read(path).header
    game = games.load(header.game)
    return game, game.board(header.board)


def verdict(content, name, game, board):
    """Read and check these bytes as `nascondino verify` does."""
    try:
        return record.verify(record.parse(content.decode(), name), game, board)
    except UnicodeDecodeError as error:  # as record.read says it
        raise RecordError(str(error)) from None


def flipped(content, at, random):
    return content[:at] + bytes([content[at] ^ 1 << random.randrange(8)]) + content[at + 1 :]


def replaced(content, at, random):
    others = [byte for byte in range(256) if byte != content[at]]
    return content[:at] + bytes([random.choice(others)]) + content[at + 1 :]


def deleted(content, at, random):
    return content[:at] + content[at + 1 :]


def inserted(content, at, random):
    return content[:at] + bytes([random.randrange(256)]) + content[at:]


def doubled(content, at, random):
    return content[:at] + content[at : at + 1] + content[at:]


def cut(content, at, random):
    return content[:at]


CHANGES = flipped, replaced, deleted, inserted, doubled, cut


@pytest.mark.parametrize("game", games.titles())
def test_every_end_reason_has_a_record(game):
    ends = {record.read(path).end.reason for path in RECORDS if record.read(path).header.game == game}

    assert set(games.info(game).reasons) == ends


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_in_the_repository_verifies(path):
    found = record.verify(record.read(path), *table_of(path))

    assert record.read(path).end.reason == found.outcome.reason
    assert len(record.read(path).actions) == found.actions


@pytest.mark.parametrize("game", games.titles())
def test_some_records_are_drawn_by_seed_and_some_are_composed(game):
    headers = [record.read(path).header for path in RECORDS]

    assert {True, False} == {header.chosen for header in headers if header.game == game}


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_is_written_as_it_was_read(path):
    read = record.read(path)
    match = record.resume(read, *table_of(path))
    match.chosen = read.header.chosen

    assert path.read_text(encoding="utf-8") == record.text(match, read.header.seats)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_with_one_byte_changed_is_rejected(path, change):
    """The text of an error is one line, whatever was changed."""
    content, table = path.read_bytes(), table_of(path)
    random = Random(hashlib.sha256(f"{path.name} {change.__name__}".encode()).digest())
    for at in random.sample(range(len(content)), SAMPLE):
        with pytest.raises(RecordError) as rejected:
            verdict(change(content, at, random), path.name, *table)

        assert "\n" not in str(rejected.value)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("game", games.titles())
def test_in_one_record_no_byte_at_all_can_be_changed(game, change):
    of_this_game = [path for path in RECORDS if path.is_relative_to(games.folder(game))]
    path = min(of_this_game, key=lambda path: path.stat().st_size)
    content, table, random = path.read_bytes(), table_of(path), Random(1)
    for at in range(len(content)):
        with pytest.raises(RecordError):
            verdict(change(content, at, random), path.name, *table)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_without_some_of_its_lines_is_rejected_or_is_an_earlier_moment_of_the_match(path):
    """Cut after any action, and opened again, a record is a saved match: only somebody's link shows what is missing."""
    read, table = record.read(path), table_of(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    last = read.lines[-1].link
    for kept in range(1, len(read.actions) + 1, 7):
        shorter = record.parse("".join([*lines[:kept], lines[-1]]), path.name)

        assert kept - 1 == record.verify(shorter, *table).actions
        with pytest.raises(RecordError, match="the link given seals none of its lines"):
            record.verify(shorter, *table, link=last)
    for gone in range(1, len(lines) - 2, 7):
        with pytest.raises(RecordError):
            verdict("".join([*lines[:gone], *lines[gone + 1 :]]).encode(), path.name, *table)
