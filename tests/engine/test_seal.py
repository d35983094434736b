"""Draws that follow their weights, and a chain that no line can leave."""

import hashlib
import hmac
from collections import Counter

import pytest

from nascondino.engine import record, seal
from nascondino.engine.seal import new_seed  # the real one, whatever other tests are given

SEED = hashlib.sha256(b"a fixed seed").digest()


@pytest.mark.parametrize("weights", [[1] * 16, [1, 2, 3, 4], [5, 0, 1], [1], [1000, 1]])
def test_draws_follow_their_weights(weights):
    """Pearson's statistic stays below what would be exceeded once in ten thousand seeds (normal approximation)."""
    draws = 20_000
    counts = Counter(seal.draw(SEED, n, weights) for n in range(draws))
    expected = [draws * weight / sum(weights) for weight in weights]
    free = sum(weight > 0 for weight in weights) - 1
    distance = sum((counts[i] - share) ** 2 / share for i, share in enumerate(expected) if share)

    assert distance <= free + 3.8 * (2 * free) ** 0.5 + 5
    assert all(weights[position] > 0 for position in counts)


def test_draws_depend_on_seed_and_number_only():
    other = hashlib.sha256(b"another seed").digest()
    first = [seal.draw(SEED, n, [1] * 256) for n in range(50)]

    assert first == [seal.draw(SEED, n, [1] * 256) for n in range(50)]
    assert first != [seal.draw(other, n, [1] * 256) for n in range(50)]
    assert 40 < len(set(first))


def test_a_draw_among_nothing_is_an_error():
    with pytest.raises((ValueError, ZeroDivisionError)):
        seal.draw(SEED, 0, [])


def test_the_commitment_is_not_the_seed_and_tells_seeds_apart():
    assert 64 == len(seal.commitment(SEED))
    assert SEED.hex() not in seal.commitment(SEED)
    assert seal.commitment(SEED) != seal.commitment(bytes(32))


def test_any_changed_line_changes_its_link_and_all_that_follow():
    lines = [f"line {n}" for n in range(8)]
    chain = record.links(SEED, lines)
    for n in range(8):
        changed = record.links(SEED, [*lines[:n], lines[n] + " ", *lines[n + 1 :]])

        assert chain[:n] == changed[:n]
        assert not set(chain[n:]) & set(changed[n:])


def test_equal_lines_have_unequal_links():
    assert 5 == len(set(record.links(SEED, ["same"] * 5)))


def test_a_link_without_the_seed_tells_nothing_about_its_line():
    """Under another seed, thus other nonces, the same line has another link: guessing lines does not help."""
    assert record.links(SEED, ["gondola 5"]) != record.links(bytes(32), ["gondola 5"])


def test_new_seeds_are_long_and_differ():
    seeds = {new_seed() for _ in range(20)}

    assert {32} == {len(seed) for seed in seeds}
    assert 20 == len(seeds)


# Salts.


SALT, OTHER_SALT = (hashlib.sha256(name).hexdigest() for name in (b"a salt", b"another salt"))


def test_every_salt_changes_the_key():
    keys = {seal.key(SEED, salts) for salts in ([SALT, OTHER_SALT], [OTHER_SALT, SALT], [SALT, "none"], ["none", SALT])}

    assert 4 == len(keys)
    assert SEED not in keys


@pytest.mark.parametrize("salts", [(), ("none",), ("bot", "none", "bot")])
def test_without_salts_the_seed_alone_is_the_key(salts):
    assert SEED == seal.key(SEED, salts)


def test_whoever_lacks_the_seed_cannot_work_out_the_key():
    assert seal.key(SEED, [SALT]) != seal.key(bytes(32), [SALT])


@pytest.mark.parametrize("weights", [[1] * 16, [1, 2, 3, 4], [5, 0, 1], [1]])
def test_odds_are_the_numbers_that_draw_the_outcome(weights):
    for n in range(200):
        position = seal.draw(SEED, n, weights)
        odds = seal.odds(weights, position)
        number = int.from_bytes(hmac.digest(SEED, b"draw %d" % n, "sha256"), "big") % odds.total

        assert sum(weights) == odds.total
        assert odds.first <= number <= odds.last
