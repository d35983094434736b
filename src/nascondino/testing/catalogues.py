"""What a game's catalogue of texts holds."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from nascondino.engine.game import Game
from nascondino.engine.texts import LANGUAGE


def messages(game: Game) -> list[str]:
    """The ids of its messages, in order."""
    return [entry.id.name for entry in _entries(game) if isinstance(entry, ast.Message)]


def spoken(game: Game) -> list[str]:
    """Those that its words say. The others are of its face, `<game>-face-…`: a test of the page asks for them."""
    return [message for message in messages(game) if not message.startswith(f"{game.info.id}-face-")]


def mistakes(game: Game) -> list[str]:
    """What is no message, nor anything else that a catalogue may hold."""
    return [str(entry.content) for entry in _entries(game) if isinstance(entry, ast.Junk)]


def _entries(game: Game) -> list[Any]:
    file = Path(inspect.getfile(game.module)).parent / "locale" / f"{LANGUAGE}.ftl"
    body: list[Any] = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return body
