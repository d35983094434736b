"""No test depends on luck: the same draws, the same bots and the same examples at every run."""

import signal

import pytest
from hypothesis import settings

from tests import luck

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # so it is behind a shell; what tests interrupt would go on
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("same", derandomize=True, deadline=None)  # a busy machine is slow, and not wrong
settings.register_profile("new")  # to look for what nobody thought of: `pytest --hypothesis-profile new`
settings.load_profile("same")


@pytest.fixture(autouse=True)
def same_luck(monkeypatch):
    luck.fix(monkeypatch.setattr)
