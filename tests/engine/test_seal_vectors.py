"""Matches that are fair, forged, steered, ground or sealed late: `verify` finds what the page finds, but for odds.

The same file is read by web/src/lib/seal.test.ts.
"""

from pathlib import Path
from random import Random
from string import printable

import msgspec
import pytest

from nascondino.engine import record
from nascondino.games import load
from tools import seal_vectors
from tools.seal_vectors import Vector

VECTORS = msgspec.json.decode(seal_vectors.FILE.read_bytes(), type=list[Vector])


def found(vector):
    game = load("inkognito")
    read = record.parse(vector.record, "m.record")
    try:
        record.verify(read, game, game.board(read.header.board), kept=vector.kept)
    except record.SealBroken as fault:
        return fault.what, fault.line
    return None


def test_the_file_is_as_the_tool_writes_it():
    assert seal_vectors.content() == Path(seal_vectors.FILE).read_text(encoding="utf-8"), "run tools/seal_vectors.py"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_what_is_wrong_is_found_and_where(vector):
    assert vector.verify == found(vector)


def test_only_odds_are_beyond_the_page():
    """It does not know the rules."""
    assert [("odds", None)] == [(v.verify[0], v.page) for v in VECTORS if v.verify != v.page]


@pytest.mark.parametrize("kind", ["fair", "forged", "steered", "ground", "sealed late"])
def test_every_kind_of_match_is_among_them(kind):
    assert any(vector.name.startswith(kind) for vector in VECTORS)


@pytest.mark.parametrize("number", range(300))
def test_no_byte_of_a_record_can_be_another(number):
    """Of the format with salts; those in games' records are of the one before."""
    random = Random(number)
    content = VECTORS[0].record
    at = random.randrange(len(content))
    changed = content[:at] + random.choice(["", *printable]) + content[at + random.randrange(2) :]
    game = load("inkognito")
    if changed == content:
        return

    with pytest.raises(record.RecordError):
        record.verify(record.parse(changed, "m.record"), game, game.board(game.info.boards[0]))
