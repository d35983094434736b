"""What a face knows of its game, as TypeScript, made from the game's state.py and info.py."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from nascondino.engine.game import Game
from nascondino.engine.info import Info, Option

HEAD = """\
// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";
"""
GAME = """\
/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}
"""


def typescript(game: Game) -> str:
    """One file: views, events, offers, and what the game says of itself."""
    module, info = game.module, game.info
    parts = [
        HEAD,
        _interface("View", module.View.dtype),
        _union("Event", (_object(_event(kind, names, module.Event.dtype)) for kind, names in module.EVENTS.items())),
        f"type Offered = {_OFFERED};\n",
        _union("Offer", (f"(Offered & {_offer(name, kind.facts)})" for name, kind in module.OFFERS.items())),
        GAME,
        *_names(info),
        _options(info.options),
        "".join(_constant(name, value) for name, value in _constants(module)),
    ]
    return "\n".join(part for part in parts if part)


_OFFERED = 'Omit<AnyOffer, "kind" | "facts">'


def _interface(name: str, record: np.dtype[Any]) -> str:
    lines = (f"  {field}: {_field(record, field)};" for field in record.names or ())
    return "\n".join((f"export interface {name} {{", *lines, "}\n"))


def _field(record: np.dtype[Any], name: str) -> str:
    """As it is sent: lists of truths are lists of numbers."""
    field: np.dtype[Any] = record[name]
    scalar = "boolean" if field.base.kind == "b" else "number"
    return "Array<" * field.ndim + scalar + ">" * field.ndim


def _event(kind: str, names: Iterable[str], record: np.dtype[Any]) -> Mapping[str, str]:
    return {"kind": _json(kind)} | {name: _field(record, name) for name in names}


def _offer(kind: str, names: tuple[str, ...]) -> str:
    facts = _object(dict.fromkeys(names, "number")) if names else "Record<string, never>"
    return _object({"kind": _json(kind), "facts": facts})


def _object(fields: Mapping[str, str]) -> str:
    return f"{{ {'; '.join(f'{name}: {kind}' for name, kind in fields.items())} }}"


def _union(name: str, members: Iterable[str]) -> str:
    return "\n".join((f"export type {name} =", *(f"  | {member}" for member in members))) + ";\n"


def _names(info: Info) -> Iterator[str]:
    """Where an event or a view has a reason's number, 1 is the first."""
    for name, words in (("Role", info.roles), ("Reason", info.reasons), ("Board", info.boards)):
        yield f"export type {name} = {' | '.join(map(_json, words))};\n"


def _options(options: Iterable[Option]) -> str:
    """A choice named by a word is its position in views; letters are what may be named instead."""
    return "\n".join(("export const OPTIONS = {", *(_option(option) for option in options), "} as const;\n"))


def _option(option: Option) -> str:
    letters = f", letters: {_json(option.letters.of)}" if option.letters else ""
    return f"  {option.name}: {{ choices: {_json(option.choices)}{letters} }},"


def _constants(module: Any) -> Iterator[tuple[str, object]]:
    """They stand beside the View."""
    state = sys.modules[module.View.__module__]
    for name in module.CONSTANTS:
        yield name, getattr(state, name)


def _constant(name: str, value: object) -> str:
    """Words are told apart by their types; among numbers one looks for any number."""
    if not isinstance(value, tuple):
        return f"export const {name} = {_json(value)};\n"
    if isinstance(value[0], str):
        return f"export const {name} = {_json(value)} as const;\n"
    return f"export const {name}: {_type(value)} = {_json(value)};\n"


def _type(value: object) -> str:
    return f"ReadonlyArray<{_type(value[-1])}>" if isinstance(value, tuple) else "number"


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
