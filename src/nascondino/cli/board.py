"""`nascondino board`: the boards there are, copies to begin one's own with, checks of it, and pictures."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput, WrongUsage

from .arguments import add_json, print_json

if TYPE_CHECKING:
    from nascondino.engine.contract import LoadedBoard

SUMMARY = "List, copy and draw boards, check a board file"


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", required=True, dest="action")
    listing = actions.add_parser("list", help="the boards of every game")
    copying = actions.add_parser("copy", help="a board's file, to make another of it")
    copying.add_argument("board", metavar="NAME")
    copying.add_argument("-o", "--output", metavar="FILE", required=True, help="where to write it")
    checking = actions.add_parser("check", help="whether a board file can be played on")
    checking.add_argument("file", metavar="FILE")
    checking.add_argument("--game", metavar="GAME", help="for this game; for any, if not said")
    showing = actions.add_parser("show", help="a board as a picture (SVG)")
    showing.add_argument("board", metavar="NAME|FILE")
    showing.add_argument("-o", "--output", metavar="FILE", help="where to write it; standard output, if not said")
    showing.add_argument("--theme", choices=("light", "dark"), default="light")
    for action in (listing, copying, checking, showing):
        add_json(action)


def run(arguments: argparse.Namespace) -> int:
    action = {"list": _list, "copy": _copy, "check": _check, "show": _show}[arguments.action]
    return action(arguments)


def _list(arguments: argparse.Namespace) -> int:
    found = [_facts(game, name) for game, name in _shelf()]
    if arguments.json:
        print_json({"boards": found})
    else:
        for board in found:
            print(f"{board['name']:10} {board['title']:12} {board['size']:28} {board['game']}")
    return 0


def _shelf() -> list[tuple[str, str]]:
    """Every board by name, and the game that plays on it."""
    from nascondino import games

    return [(title, name) for title in games.titles() for name in games.info(title).boards]


def _facts(game: str, name: str) -> dict[str, Any]:
    from nascondino import games

    board = games.load(game).board(name)
    return {"name": name, "title": board.title, "game": game, "size": board.size, "digest": board.digest}


def _copy(arguments: argparse.Namespace) -> int:
    from nascondino import games

    files = {name: games.folder(title) / "data" / f"{name}.json" for title, name in _shelf()}
    known = [name for name, file in files.items() if file.exists()]
    if arguments.board not in known:
        raise WrongUsage(f"There is no file of a board '{arguments.board}'; there are {', '.join(known)}.")
    content = files[arguments.board].read_bytes()
    Path(arguments.output).write_bytes(content)
    if arguments.json:
        print_json({"board": arguments.board, "file": arguments.output, "bytes": len(content)})
    return 0


def _check(arguments: argparse.Namespace) -> int:
    """A file is right if one of the games can be played on it."""
    from nascondino import games

    titles = [arguments.game] if arguments.game else games.titles()
    faults = {title: _loaded(title, arguments.file)[1] for title in titles}
    playable = [title for title, fault in faults.items() if not fault]
    if arguments.json:
        print_json({"file": arguments.file, "ok": bool(playable), "faults": faults})
    if not playable:
        raise BadInput(_nearest(arguments.file, filter(None, faults.values())))
    if not arguments.json:
        print(f"{arguments.file}: right; it can be played on in {', '.join(playable)}.")
    return 0


def _loaded(game_id: str, source: str) -> tuple[LoadedBoard | None, str | None]:
    """The board, or what is wrong with it for this game."""
    from nascondino import games
    from nascondino.parts.boards import BoardError

    try:
        return games.load(game_id).board(source), None
    except BoardError as problem:
        return None, str(problem)


def _show(arguments: argparse.Namespace) -> int:
    if arguments.json and not arguments.output:
        raise WrongUsage("With --json, say where to write the picture: -o FILE.")
    board = _found(arguments.board)
    picture = board.svg(arguments.theme)
    if arguments.output:
        Path(arguments.output).write_text(picture, encoding="utf-8")
    if arguments.json:
        print_json({"board": board.name, "file": arguments.output, "bytes": len(picture.encode())})
    elif not arguments.output:
        print(picture, end="")
    return 0


def _found(source: str) -> LoadedBoard:
    """A board by name; a game's first one by the name of the game; or a file, for the first game that takes it."""
    from nascondino import games

    source = next((name for title, name in _shelf() if title == source), source)
    names = [name for _, name in _shelf()]
    if source not in names and not Path(source).exists():
        raise WrongUsage(f"There is no board '{source}'; there are {', '.join(names)}, and no file is called so.")
    titles = [title for title, name in _shelf() if name == source] or games.titles()
    tried = [_loaded(title, source) for title in titles]
    for board, _ in tried:
        if board:
            return board
    raise BadInput(_nearest(source, (fault for _, fault in tried if fault)))


def _nearest(source: str, faults: Iterable[str]) -> str:
    """Of what the games find wrong with a file, what lies deepest in it: it is most like the boards of that game."""
    return max(faults, key=lambda fault: len(re.findall(r"[.\[]", fault.removeprefix(f"{source}: ").split(": ")[0])))
