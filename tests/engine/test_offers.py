"""What follows from the facts of an offer; web/src/offers/offers.test.ts reads the same file."""

import pytest

from nascondino import games
from tools import offer_vectors


@pytest.fixture(scope="module")
def vectors():
    return list(offer_vectors.vectors())


def test_the_file_is_as_the_tool_writes_it(vectors):
    written = offer_vectors.FILE.read_text(encoding="utf-8")

    assert offer_vectors.content(vectors) == written, "run tools/offer_vectors.py"


def test_every_kind_of_offer_of_every_game_is_among_them(vectors):
    declared = {kind for title in games.titles() for kind in games.load(title).module.OFFERS}

    assert declared == {offer["kind"] for vector in vectors for _, offer in vector.offers}
