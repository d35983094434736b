"""Hypothesis tries new examples at every run, except where a change is judged: there, the same ones."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
