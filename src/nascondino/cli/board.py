"""`nascondino board`: the boards there are, checks for one's own, and pictures of them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput, WrongUsage

from .arguments import add_json, print_json

if TYPE_CHECKING:
    from nascondino.engine.contract import LoadedBoard

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


def _check(arguments: argparse.Namespace) -> int:
    """A file is right if one of the games can be played on it."""
    from nascondino import games

    titles = [arguments.game] if arguments.game else games.titles()
    faults = {title: _loaded(title, arguments.file)[1] for title in titles}
    playable = [title for title, fault in faults.items() if not fault]
    if arguments.json:
        print_json({"file": arguments.file, "ok": bool(playable), "faults": faults})
    if not playable:
        raise BadInput(_nearest(list(faults.values())))
    if not arguments.json:
        print(f"{arguments.file}: right; it can be played on in {', '.join(playable)}.")
    return 0


def _nearest(faults: Sequence[str | None]) -> str:
    """Of what several games find wrong, the word of one that read the file as its own: not that it is another thing."""
    told = [fault for fault in faults if fault]
    return next((fault for fault in told if ": $: " not in fault), told[0])


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
    """A board by name; or a file, for the first game that can be played on it."""
    from nascondino import games

    names = [name for _, name in _shelf()]
    if source not in names and not Path(source).exists():
        raise WrongUsage(f"There is no board '{source}'; there are {', '.join(names)}, and no file is called so.")
    titles = [title for title, name in _shelf() if name == source] or games.titles()
    tried = [_loaded(title, source) for title in titles]
    for board, _ in tried:
        if board:
            return board
    raise BadInput(_nearest([fault for _, fault in tried]))
