"""Moments that tell nothing: what depends on a secret goes out at a beat, not as soon as it is made."""

from __future__ import annotations

import math

NEWS = 0.005  # seconds after a wish came; at the next beat, if it is not ready
ANSWER = 0.05  # after a request
HINT = 1.0  # after a request for one: most are ready then


def release(begun: float, now: float, beat: float) -> float:
    """When something goes out that was asked for at `begun` and is ready `now`."""
    return begun + beat * max(1, math.ceil((now - begun) / beat))
