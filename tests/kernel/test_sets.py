"""Sets of small numbers, as the bits of an int: the same plain and compiled."""

import numpy as np
import pytest
from numba import njit

from nascondino.kernel import lowest, size


@njit
def compiled_lowest(members):
    return lowest(members)


@njit
def compiled_size(members):
    return size(members)


SETS = [(0b1, 0), (0b1010, 1), (0b1000, 3), (1 << 36, 36), (1 << 62 | 1 << 61, 61)]


@pytest.mark.parametrize(("members", "first"), SETS)
def test_lowest_is_the_smallest_member(members, first):
    assert first == lowest(members)
    assert first == lowest(np.int64(members))
    assert first == compiled_lowest(members)


@pytest.mark.parametrize(("members", "count"), [(0, 0), (0b1, 1), (0b1011, 3), (1 << 36, 1), ((1 << 62) - 1, 62)])
def test_size_is_how_many_members_there_are(members, count):
    assert count == size(members)
    assert count == size(np.int64(members))
    assert count == compiled_size(members)
