"""No test depends on luck: the same draws, the same bots and the same examples at every run."""

import pytest
from hypothesis import settings

from tests import luck

settings.register_profile("same", derandomize=True)
settings.register_profile("new")  # to look for what nobody thought of: `pytest --hypothesis-profile new`
settings.load_profile("same")


@pytest.fixture(autouse=True)
def same_luck(monkeypatch):
    luck.fix(monkeypatch.setattr)
