"""How the tools write a board: checked, and one station, link or polygon to a line, so that changes can be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from nascondino.parts import boards
from nascondino.parts.board_file import BoardFile

ROOT = Path(__file__).parent.parent
INPUTS = ROOT / "tools" / "data"
BOARDS = ROOT / "src" / "nascondino" / "games" / "venice" / "data"


def facts(name: str) -> Any:
    return json.loads((INPUTS / name).read_text(encoding="utf-8"))


def write(board: BoardFile, folder: str | Path = BOARDS) -> None:
    boards.check(board)
    path = Path(folder) / f"{board.id}.json"
    path.write_text(text(board), encoding="utf-8", newline="\n")
    print(f"{path}: {len(board.stations)} stations, {len(board.links)} links")


def text(board: msgspec.Struct) -> str:
    fields = msgspec.to_builtins(board)
    return "{\n" + ",\n".join(f" {_json(key)}: {_lines(value)}" for key, value in fields.items()) + "\n}\n"


def _lines(value: Any) -> str:
    if not (isinstance(value, list | tuple) and value and isinstance(value[0], dict)):
        return _json(value)
    return "[\n  " + ",\n  ".join(map(_json, value)) + "\n ]"


def _json(value: Any) -> str:
    return json.dumps(_whole(value), ensure_ascii=False)


def _whole(value: Any) -> Any:
    """Write 12 for 12.0."""
    if isinstance(value, dict):
        return {key: _whole(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
