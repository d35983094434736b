"""Sets of small numbers, as the bits of an int: the same plain and compiled."""

import numpy as np
import pytest
from numba import njit

from nascondino.kernel import lowest


@njit
def compiled_lowest(members):
    return lowest(members)


SETS = [(0b1, 0), (0b1010, 1), (0b1000, 3), (1 << 36, 36), (1 << 62 | 1 << 61, 61)]


@pytest.mark.parametrize(("members", "first"), SETS)
def test_lowest_is_the_smallest_member(members, first):
    assert first == lowest(members)
    assert first == lowest(np.int64(members))
    assert first == compiled_lowest(members)
