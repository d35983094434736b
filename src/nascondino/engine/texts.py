"""Catalogues of texts (Fluent), one per language in a folder `locale`.

Actions and events travel as ids of messages with arguments; whoever shows them makes the text.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .info import Info

LANGUAGE = "en"  # the one that every catalogue exists in
TABLE_TEXTS = Path(__file__).parent.parent / "locale"  # the table's own texts, which no game repeats


class TextError(LookupError):
    """A message that a catalogue does not have, or cannot make from its arguments: a mistake of whoever wrote it."""


def seat_number(seat: int) -> int:
    """As people count: in code, records and messages the first seat is 0, in all that is read and typed it is 1."""
    return seat + 1


class Catalogue:
    """The messages of one file."""

    def __init__(self, path: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # late: a tenth of a second that few commands need

        self.path = path
        # Isolating marks would help where directions of writing mix; on a terminal they are only noise.
        self._bundle: Any = FluentBundle([path.stem], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The message as text.

        An argument named `seat` is a seat: the text may have its number, `$seat`, and who plays there, `$player`. The
        page knows their names; who is not named here is called by a number. An argument named `pawn` is a figure: the
        page knows its `$owner`, and whether it is all that they `$owns`.
        """
        if "pawn" in arguments:
            arguments.setdefault("owner", "")
            arguments.setdefault("owns", "unknown")
        if isinstance(seat := arguments.get("seat"), int):
            arguments["seat"] = seat_number(seat)
            arguments.setdefault("player", self._called(seat_number(seat)))
        return self._formatted(message, arguments)

    def _called(self, number: int) -> str:
        return catalogue(TABLE_TEXTS, self.path.stem)._formatted("player-numbered", {"seat": number})

    def has(self, message: str) -> bool:
        """Whether there is such a text: games need not have all of them."""
        return bool(self._bundle.has_message(message))

    def _formatted(self, message: str, arguments: dict[str, str | int]) -> str:
        if not self.has(message):
            raise TextError(f"{self.path.name} has no message '{message}'")
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, arguments)
        if errors:
            raise TextError(f"{self.path.name}, message '{message}': {errors[0]}")
        return str(text)


def languages(folder: Path) -> list[str]:
    """Those that a folder `locale` has a catalogue for."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


def best_language(wishes: Iterable[str], available: Iterable[str]) -> str:
    """The first wish that there is a catalogue for; `de_AT.UTF-8` and `de-AT` are content with `de`."""
    known = set(available)
    bare = (re.split("[-_.@]", wish.lower())[0] for wish in wishes)
    return next((wish for wish in bare if wish in known), LANGUAGE)


@functools.cache
def catalogue(folder: Path, language: str = LANGUAGE) -> Catalogue:
    """The catalogue of a folder `locale` in one language, or in the first one if it has none."""
    return Catalogue(folder / f"{best_language([language], languages(folder))}.ftl")


def at_the_table(info: Info) -> Iterator[str]:
    """The ids of what a game says of itself around a match. None of them takes arguments."""
    for word in ("title", "pitch", "lasts", "help"):
        yield f"{info.id}-{word}"
    yield from (f"{info.id}-board-{board}" for board in info.boards)
    yield from (f"{info.id}-role-{role}" for role in info.roles)
    yield from (f"{info.id}-reason-{reason}" for reason in info.reasons)
    yield from (f"{info.id}-channel-{channel.name}" for channel in info.channels)
    for option in info.options:
        yield f"{info.id}-option-{option.name}"
        yield from (f"{info.id}-option-{option.name}-{word}" for word in option.words())
        if option.letters:
            yield f"{info.id}-option-{option.name}-letters"
