"""The moving picture of the README: it is what its tool makes, small, and ends with the catch."""

import re

from tools.make_moving_picture import PICTURE, made

MOST = 2_000_000  # bytes


def test_it_is_what_the_tool_makes_of_the_record():
    """Possibilities come and go, and in the end there is one."""
    picture = PICTURE.read_text(encoding="utf-8")

    assert made() == picture, "run tools/make_moving_picture.py"
    assert len(picture.encode()) < MOST
    glows = [moment.count('class="glow"') for moment in re.findall(r'<g class="moment.*', picture)][:-1]
    assert 1 == glows[-1] < max(glows)
    assert "Caught" in picture
