"""What notations of actions share: how numbers are written, and what is no notation."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that is not the notation of any action."""


def number(text: str, most: int) -> int | None:
    """The number from 1 to `most` that a text is: no sign, no zeros before it, never so long that int refuses."""
    written = text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= len(str(most))
    return int(text) if written and int(text) <= most else None
