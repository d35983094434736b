"""From the table to what one chair is sent. Only Views and perceived events go in; nothing else comes out."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from nascondino.engine import contract
from nascondino.engine.belief import Belief
from nascondino.engine.contract import Facts, LoadedBoard
from nascondino.engine.game import Game, Setup
from nascondino.engine.match import Match
from nascondino.engine.review import seats_to_act

from ..tables.feed import Column
from ..tables.table import Table
from ..tables.talk import may_talk
from ..wire import messages
from ..wire.messages import Aid, Case, Doubt, Figure, Now, Offer, Outcome

MOST_REMEMBERED = 20_000  # events in words


class Public(Struct, frozen=True):
    """The part of Now that is the same for every chair."""

    actors: list[int]
    roles: list[str]
    sides: list[int]
    points: list[int]
    outcome: Outcome | None


def public(match: Match) -> Public:
    seats = range(match.players)
    return Public(
        actors=seats_to_act(match),
        roles=[match.role(seat) for seat in seats],
        sides=[match.side(seat) for seat in seats],
        points=list(match.points),
        outcome=_outcome(match),
    )


class Scene(Struct, frozen=True):
    """A view as it is sent, with what stands on the board; chairs that see the same share it."""

    fields: dict[str, Any]
    figures: list[Figure]
    view: SimpleNamespace  # for words: plain numbers are quicker than those of a record, as for events


def scene(match: Match, view: Any) -> Scene:
    fields = as_json(view)
    plain = SimpleNamespace(**fields)
    return Scene(fields, [Figure(*figure) for figure in match.game.words.figures(plain, match.board)], plain)


def now(match: Match, seat: int | None, made: int, known: Public, seen: Scene) -> Now:
    """How things stand for a chair that sees this, and has made so many actions."""
    own_role = None if seat is None else known.roles[seat]
    talk = [channel.name for channel in match.game.info.channels if may_talk(channel, own_role)]
    return _now(known, seen, made, offers(match, seat, seen.view), talk)


def now_over_a_shoulder(known: Public, seen: Scene) -> Now:
    """As the seat sees it, for somebody who cannot act, nor talk."""
    return _now(known, seen, made=0, offers=[], talk=[])


def _now(known: Public, seen: Scene, made: int, offers: list[Offer], talk: list[str]) -> Now:
    everyone = msgspec.structs.asdict(known)
    return Now(view=seen.fields, figures=seen.figures, made=made, offers=offers, talk=talk, **everyone)


def items(table: Table, seat: int | None, after: int) -> list[msgspec.Raw]:
    """What the chair has perceived after the item of that number, as JSON."""
    return items_beside(table, seat, table.column(seat), after)


def items_beside(table: Table, seat: int | None, others: Column, after: int) -> list[msgspec.Raw]:
    """The events that the seat has perceived, with other items among them, after the item of that number."""
    events = table.match.perceived(seat, others.passed(after)) if table.match else []
    return list(others.after(after, [happened(table.setup, event) for event in events]))


def spots(table: Table) -> tuple[Any, ...]:
    """Where things can stand: what everybody may know, so an onlooker's view shows it."""
    return table.setup.board.spots(table.match.view(None)) if table.match else ()


def as_json(record: Any) -> dict[str, Any]:
    """A Record by the names of its fields."""
    return {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(record.dtype.names, record.item(), strict=True)
    }


def happened(setup: Setup, event: bytes) -> msgspec.Raw:
    """A perceived event with its sentence, as JSON; remembered, since many chairs perceive the same."""
    key = (setup.game.info.id, setup.board.imprint, event)
    if key not in _REMEMBERED:
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = msgspec.Raw(messages.encode(in_words(setup.game, setup.board, event)))
    return _REMEMBERED[key]


_REMEMBERED: dict[tuple[str, str, bytes], msgspec.Raw] = {}


def in_words(game: Game, board: LoadedBoard, content: bytes) -> messages.Happened:
    event = as_json(np.frombuffer(content, game.module.Event.dtype)[0])
    kind = game.event_name(event["kind"])
    fields = {name: event[name] for name in game.module.EVENTS[kind]}
    return messages.Happened({"kind": kind, **fields}, game.words.sentence(SimpleNamespace(**event), board))


def offers(match: Match, seat: int | None, view: Any) -> list[Offer]:
    if seat is None:
        return []
    words, board = match.game.words, match.board
    return [offer(match.game, action, words.facts(action, view, board), board) for action in match.legal(seat)]


def offer(game: Game, action: int, facts: Facts, board: LoadedBoard) -> Offer:
    """All but the action follows from the facts."""
    named = dict(zip(game.module.OFFERS[facts.kind], facts.values, strict=True))
    return Offer(action, facts.kind, named, *game.words.offer(facts, board), game.words.spot(facts, board))


def _outcome(match: Match) -> Outcome | None:
    outcome = match.outcome
    return Outcome(outcome.reason, list(outcome.points), list(outcome.winners())) if outcome else None


def aid(belief: Belief, items: int, number: Callable[[int], int]) -> Aid:
    """What a belief leaves open that has taken in so many items; `number` finds the item of an event."""
    return Aid(
        items,
        [
            Doubt(under, about, [_case(case, number(case.since) if case.since else 0) for case in cases])
            for under, about, cases in belief.doubts()
        ],
    )


def _case(case: contract.Case, item: int) -> Case:
    return Case(case.name, case.spot, round(case.share, 4), case.why, item)
