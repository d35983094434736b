"""What is told of a game on one board, as JSON. Many chairs at many tables are told the same, so it is remembered."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from nascondino.engine.contract import LoadedBoard
from nascondino.engine.game import Game
from nascondino.kernel.writing import RecordWriter

from ..tables.talk import may_talk
from ..wire.messages import Happened, Offer, encode

Numbers = tuple[int, ...]

MOST_REMEMBERED = 20_000  # events of a board
MOST_SITUATIONS = 200
MOST_BOARDS = 64


class Made(dict[int, bytes]):
    """What was made of a number is kept."""

    def __init__(self, make: Callable[[int], bytes]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, number: int) -> bytes:
        made = self[number] = self._make(number)
        return made


class Phrases:
    """Views and events come as bytes of Records; words are given them plain, read from the JSON that is sent anyway."""

    def __init__(self, game: Game, board: LoadedBoard) -> None:
        self._game, self._board = game, board
        self.views = RecordWriter(game.module.View.dtype)
        self._events = RecordWriter(game.module.Event.dtype)
        self._plain_views = game.module.View.plain_reader()
        self._plain_events = game.module.Event.plain_reader()
        self.happened = functools.lru_cache(MOST_REMEMBERED)(self._happened)
        self.told = functools.lru_cache(MOST_REMEMBERED)(self._told)
        self._offers_in = functools.lru_cache(MOST_SITUATIONS)(lambda seen: Made(partial(self._written_offer, seen)))
        self.seats = functools.lru_cache(MOST_REMEMBERED)(self._seats)
        self.talk = functools.cache(self._talk)

    def view(self, written: bytes) -> Any:
        """A view for words, from its JSON."""
        return self._plain_views.decode(written)

    def event(self, content: bytes) -> Happened:
        """A perceived event with its sentence."""
        written = self._events.whole(content)
        told = self._plain_events.decode(written)
        kind = self._game.event_name(told.kind)
        fields = {name: getattr(told, name) for name in self._game.module.EVENTS[kind]}
        return Happened({"kind": kind, **fields}, self._game.words.sentence(told, self._board))

    def _happened(self, content: bytes) -> bytes:
        return encode(self.event(content))

    def _told(self, contents: bytes) -> msgspec.Raw:
        """Events that somebody perceives by one action."""
        size = self._events.itemsize
        each = [contents[start : start + size] for start in range(0, len(contents), size)]
        return msgspec.Raw(b"[%b]" % b",".join(map(self.happened, each)))

    def count(self, contents: bytes) -> int:
        """The events in these bytes."""
        return len(contents) // self._events.itemsize

    def figures(self, view: Any) -> bytes:
        return encode(self._game.words.figures(view, self._board))

    def offers(self, actions: Sequence[int], view: Any) -> bytes:
        """As a list. Of every situation it is remembered how its actions were offered."""
        known = self._offers_in(self._game.words.situation(view, self._board))
        return b"[%b]" % b",".join(map(known.__getitem__, actions))

    def offer(self, action: int, view: Any) -> Offer:
        return self._offer(self._game.words.situation(view, self._board), action)

    def _offer(self, situation: Any, action: int) -> Offer:
        kind, values = self._game.words.facts(action, situation, self._board)
        return action, kind, list(values)

    def _written_offer(self, situation: Any, action: int) -> bytes:
        return encode(self._offer(situation, action))

    @functools.cached_property
    def offering(self) -> msgspec.Raw:
        """How offers are put into words."""
        kinds, lists = self._game.module.OFFERS, self._board.lists
        return msgspec.Raw(encode({"kinds": {name: kind._asdict() for name, kind in kinds.items()}, "lists": lists}))

    def _seats(self, actors: Numbers, roles: Numbers, sides: Numbers, points: Numbers) -> tuple[bytes, ...]:
        """What everybody may know of them, each with its name."""
        named = [self._game.info.roles[role] for role in roles]
        parts = {b"actors": actors, b"roles": named, b"sides": sides, b"points": points}
        return tuple(b'"%b":%b' % (name, encode(part)) for name, part in parts.items())

    def _talk(self, role: int | None) -> bytes:
        """The channels that a role, or an onlooker, may talk on."""
        info = self._game.info
        name = None if role is None else info.roles[role]
        return b'"talk":%b' % encode([channel.name for channel in info.channels if may_talk(channel, name)])


def phrases(game: Game, board: LoadedBoard) -> Phrases:
    """Those of a game on a board, made once."""
    key = game, board.imprint
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_BOARDS:
            _KNOWN.clear()
        _KNOWN[key] = Phrases(game, board)
    return _KNOWN[key]


_KNOWN: dict[tuple[Game, str], Phrases] = {}
