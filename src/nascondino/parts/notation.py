"""What notations of actions share: how numbers and words are read, and what is said of a text that is no notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class NotationError(ValueError):
    """A text that is not the notation of any action."""


def not_an_action(text: str, examples: str) -> NotationError:
    return NotationError(f"'{text}' is not an action of this game; actions look like {examples}")


def number(text: str, most: int, least: int = 1) -> int:
    """The number in these bounds that a text is: no sign, no zeros before it, never so long that int refuses."""
    is_written = text.isascii() and text.isdigit() and len(text) <= len(str(most)) and text == str(int(text))
    if not (is_written and least <= int(text) <= most):
        raise NotationError(text)
    return int(text)


def number_of(word: str, among: Iterable[int], words: Mapping[int, str] | Sequence[str]) -> int:
    """Which of these numbers the word stands for."""
    for found in among:
        if words[found] == word:
            return found
    raise NotationError(word)
