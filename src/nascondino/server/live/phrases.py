"""What is told of a game on one board, as JSON. Many chairs at many tables are told the same, so it is remembered."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

from nascondino.engine.contract import Facts, LoadedBoard
from nascondino.engine.game import Game
from nascondino.kernel.writing import RecordWriter

from ..tables.talk import may_talk
from ..wire.messages import Figure, Happened, Offer, encode

MOST_REMEMBERED = 20_000  # events, and offers, of a board
MOST_BOARDS = 64


class Phrases:
    """Views and events come as bytes of Records; words are given them plain, read from the JSON that is sent anyway."""

    def __init__(self, game: Game, board: LoadedBoard) -> None:
        self._game, self._board = game, board
        self.views = RecordWriter(game.module.View.dtype)
        self._events = RecordWriter(game.module.Event.dtype)
        self._plain_views = game.module.View.plain_reader()
        self._plain_events = game.module.Event.plain_reader()
        self.happened = functools.lru_cache(MOST_REMEMBERED)(self._happened)
        self._rest_of_offer = functools.lru_cache(MOST_REMEMBERED)(self._written_after_action)
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

    def _happened(self, content: bytes) -> msgspec.Raw:
        return msgspec.Raw(encode(self.event(content)))

    def figures(self, view: Any) -> bytes:
        return encode([Figure(*figure) for figure in self._game.words.figures(view, self._board)])

    def offers(self, actions: Sequence[int], view: Any) -> bytes:
        facts, rest, board = self._game.words.facts, self._rest_of_offer, self._board
        written = [b'{"action":%d,%b' % (action, rest(facts(action, view, board))) for action in actions]
        return b"[%b]" % b",".join(written)

    def offer(self, action: int, view: Any) -> Offer:
        return self._offer(action, self._game.words.facts(action, view, self._board))

    def _offer(self, action: int, facts: Facts) -> Offer:
        """All but the action follows from the facts."""
        words, named = self._game.words, self._game.module.OFFERS[facts.kind]
        by_name = dict(zip(named, facts.values, strict=True))
        return Offer(action, facts.kind, by_name, *words.offer(facts, self._board), words.spot(facts, self._board))

    def _written_after_action(self, facts: Facts) -> bytes:
        return encode(self._offer(0, facts)).removeprefix(b'{"action":0,')

    def _talk(self, role: int | None) -> bytes:
        """The channels that a role, or an onlooker, may talk on."""
        info = self._game.info
        name = None if role is None else info.roles[role]
        return encode([channel.name for channel in info.channels if may_talk(channel, name)])


def phrases(game: Game, board: LoadedBoard) -> Phrases:
    """Those of a game on a board, made once."""
    key = game, board.imprint
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_BOARDS:
            _KNOWN.clear()
        _KNOWN[key] = Phrases(game, board)
    return _KNOWN[key]


_KNOWN: dict[tuple[Game, str], Phrases] = {}
