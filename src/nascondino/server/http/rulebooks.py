"""The rules of a game for players, in their language, as chapters of HTML.

In English they are the game's RULES.md up to what only programmers need; a translation is `locale/rules.<language>.md`.
"""

from __future__ import annotations

import functools
import itertools
import re
from pathlib import Path

from nascondino.engine.texts import LANGUAGE

from ..wire.http_messages import Chapter, Rulebook

FILE = "RULES.md"
FOR_PROGRAMMERS = "Actions"  # the first chapter that is
HEADING = re.compile(r"^## +(.+)$", re.MULTILINE)
TITLE = re.compile(r"^# .*$", re.MULTILINE)
RULE = re.compile(r"<li>(\s*<p>)?<strong>([A-Z]{1,3}-\d+)</strong>")
STYLE = re.compile(r' style="[^"]*"')  # of columns of tables; the page forbids them


@functools.cache
def rulebook(folder: Path, language: str = LANGUAGE) -> Rulebook:
    """Of the game in this folder; in English if it has no translation. A game without written rules has no chapters."""
    translation = folder / "locale" / f"rules.{language}.md"
    if translation.is_file():
        return _book(translation.read_text(encoding="utf-8"), language)
    original = folder / FILE
    return _book(original.read_text(encoding="utf-8") if original.is_file() else "", LANGUAGE)


def _book(text: str, language: str) -> Rulebook:
    lead, *parts = HEADING.split(TITLE.sub("", text, count=1))
    titled = zip((title.strip() for title in parts[::2]), parts[1::2], strict=True)
    readable = itertools.takewhile(lambda chapter: chapter[0] != FOR_PROGRAMMERS, titled)
    return Rulebook(language, html(lead), [Chapter(title, html(body)) for title, body in readable])


def html(markdown: str) -> str:
    """HTML inside of Markdown is shown, and not obeyed. Every rule can be linked to by its number."""
    from markdown_it import MarkdownIt  # late: only who reads rules needs it

    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(_without_remarks(markdown)))
    return RULE.sub(r'<li id="\2">\1<strong>\2</strong>', STYLE.sub("", made))


def _without_remarks(markdown: str) -> str:
    return re.sub(r"<!--.*?-->", "", markdown, flags=re.DOTALL)
