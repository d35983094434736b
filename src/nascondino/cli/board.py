"""`nascondino board`: the boards there are, checks for one's own, and pictures of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput, WrongUsage

from .arguments import add_json, print_json

if TYPE_CHECKING:
    from nascondino.parts.boards import BoardFile

SUMMARY = "List boards, check a board file, draw a board"


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", required=True, dest="action")
    listing = actions.add_parser("list", help="the boards of every game")
    checking = actions.add_parser("check", help="whether a board file can be played on")
    checking.add_argument("file", metavar="FILE")
    checking.add_argument("--game", metavar="GAME", help="for this game; for any, if not said")
    showing = actions.add_parser("show", help="a board as a picture (SVG)")
    showing.add_argument("board", metavar="NAME|FILE")
    showing.add_argument("-o", "--output", metavar="FILE", help="where to write it; standard output, if not said")
    showing.add_argument("--theme", choices=("light", "dark"), default="light")
    for action in (listing, checking, showing):
        add_json(action)


def run(arguments: argparse.Namespace) -> int:
    action = {"list": _list, "check": _check, "show": _show}[arguments.action]
    return action(arguments)


def shelf() -> dict[str, tuple[str, Path]]:
    """Every board by name: a game that plays on it, and its file."""
    from nascondino import games

    return {
        name: (title, games.folder(title) / "data" / f"{name}.json")
        for title in games.titles()
        for name in games.info(title).boards
    }


def _list(arguments: argparse.Namespace) -> int:
    from nascondino.parts import boards

    found = [_facts(name, title, boards.read(path)) for name, (title, path) in shelf().items()]
    if arguments.json:
        print_json({"boards": found})
    else:
        for board in found:
            sizes = f"{board['stations']} stations, {board['links']} links"
            print(f"{board['name']:10} {board['title']:12} {sizes:28} {board['game']}")
    return 0


def _facts(name: str, game: str, board: BoardFile) -> dict[str, Any]:
    from nascondino.parts import boards

    sizes = {"stations": len(board.stations), "links": len(board.links)}
    return {"name": name, "title": board.title, "game": game, **sizes, "digest": boards.digest(board)}


def _check(arguments: argparse.Namespace) -> int:
    """A file is right if one of the games can be played on it."""
    from nascondino import games

    titles = [arguments.game] if arguments.game else games.titles()
    faults = {title: _fault(title, arguments.file) for title in titles}
    playable = [title for title, fault in faults.items() if not fault]
    if arguments.json:
        print_json({"file": arguments.file, "ok": bool(playable), "faults": faults})
    if not playable:
        raise BadInput(next(iter(faults.values())))
    if not arguments.json:
        print(f"{arguments.file}: right; it can be played on in {', '.join(playable)}.")
    return 0


def _fault(game_id: str, path: str) -> str | None:
    from nascondino import games
    from nascondino.parts.boards import BoardError

    try:
        games.load(game_id).board(path)
    except BoardError as problem:
        return str(problem)
    return None


def _show(arguments: argparse.Namespace) -> int:
    from nascondino.parts.drawing import svg

    if arguments.json and not arguments.output:
        raise WrongUsage("With --json, say where to write the picture: -o FILE.")
    board = _found(arguments.board)
    picture = svg(board, arguments.theme)
    if arguments.output:
        Path(arguments.output).write_text(picture, encoding="utf-8")
    if arguments.json:
        print_json({"board": board.id, "file": arguments.output, "bytes": len(picture.encode())})
    elif not arguments.output:
        print(picture, end="")
    return 0


def _found(source: str) -> BoardFile:
    from nascondino.parts import boards

    if source in shelf():
        return boards.read(shelf()[source][1])
    if not Path(source).exists():
        raise WrongUsage(f"There is no board '{source}'; there are {', '.join(shelf())}, and no file is called so.")
    return boards.read(source)
