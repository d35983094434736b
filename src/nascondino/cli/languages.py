"""The language of a match in the terminal."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from nascondino.engine.errors import WrongUsage
from nascondino.engine.texts import LANGUAGE, best_language, catalogue, languages

LOCALE = Path(__file__).parent / "locale"
NO_LANGUAGE = ("C", "POSIX")

Say = Callable[..., str]


def add_language(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(languages(LOCALE))
    parser.add_argument("--language", metavar="CODE", help=f"{known}; that of your system if not said")


def language(arguments: argparse.Namespace) -> str:
    """The one that was asked for, or else that of the system."""
    asked: str | None = arguments.language
    if asked is None:
        return best_language(wishes(os.environ), languages(LOCALE))
    found = best_language([asked], languages(LOCALE))
    if found == LANGUAGE and not asked.lower().startswith(LANGUAGE):
        raise WrongUsage(f"There are no texts in '{asked}'; there are some in: {', '.join(languages(LOCALE))}.")
    return found


def wishes(environment: Mapping[str, str]) -> list[str]:
    """As gettext reads them: a locale says which language, and LANGUAGE which others would do, best first."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale.partition(".")[0] in NO_LANGUAGE:
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]


def texts(language: str) -> Say:
    """`say(message, **arguments)` of the terminal's own texts."""
    return catalogue(LOCALE, language).say
