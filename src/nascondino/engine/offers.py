"""Offers in words: what a game declares of them, read with the lists of a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .contract import InWords, Lists, Message, OfferKind, Phrase, Source


def phrase(message: str, **arguments: str | Source) -> Phrase:
    """Of a text whose arguments are facts, named by a word, or what lists have there."""
    return Phrase(message, {name: Source(of) if isinstance(of, str) else of for name, of in arguments.items()})


def put_into_words(kind: OfferKind, values: Sequence[int], lists: Lists) -> InWords:
    facts = dict(zip(kind.facts, values, strict=True))
    spot = _read(kind.spot, facts, lists) if kind.spot else 0
    return InWords(_message(kind.under, facts, lists), _message(kind.text, facts, lists), spot)


def _message(phrase: Phrase, facts: Mapping[str, int], lists: Lists) -> Message:
    return phrase.id, {name: _read(source, facts, lists) for name, source in phrase.arguments.items()}


def _read(source: Source, facts: Mapping[str, int], lists: Lists) -> Any:
    number = facts[source.fact]
    return lists[source.of][number] if source.of else number
