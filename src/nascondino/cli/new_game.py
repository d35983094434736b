"""`nascondino new-game`: a tiny game that keeps every law, to be turned into another one."""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

from nascondino.engine.errors import WrongUsage

from .arguments import add_json, print_json

SUMMARY = "Begin a game of your own: a folder with a tiny complete one"

TEMPLATE = "example_game"
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _, a letter first")
    parser.add_argument("--in", dest="folder", metavar="FOLDER", help="where; beside our own games, if not said")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from nascondino import games

    _check_name(arguments.name)
    folder = Path(arguments.folder or games.OWN) / arguments.name
    made = write(arguments.name, folder)
    if arguments.json:
        print_json({"game": arguments.name, "folder": str(folder), "files": made})
    else:
        print(f"{folder}: {len(made)} files, a tiny game that keeps every law. See docs/add-a-game.md.")
    return 0


def _check_name(name: str) -> None:
    from nascondino import games

    if not NAME.fullmatch(name):
        raise WrongUsage(f"'{name}' cannot be a game's name: small letters, digits and _, a letter first.")
    if name in games.titles():
        raise WrongUsage(f"There is already a game '{name}'.")


def write(name: str, folder: Path) -> list[str]:
    """Copy the template under another name; return its files."""
    from nascondino import testing

    if folder.exists():
        raise WrongUsage(f"{folder} exists already.")
    template = Path(testing.__file__).parent / TEMPLATE
    shutil.copytree(template, folder, ignore=shutil.ignore_patterns("__pycache__"))
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for path in files:
        path.write_text(_renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    return [path.relative_to(folder).as_posix() for path in files]


def _renamed(text: str, name: str) -> str:
    return text.replace(TEMPLATE, name).replace(_title(TEMPLATE), _title(name))


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()
