"""The rules of a game for people: its RULES.md as chapters of HTML."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from .messages import Chapter, Rulebook

FILE = "RULES.md"
HEADING = re.compile(r"^## +(.+)$", re.MULTILINE)
TITLE = re.compile(r"^# .*$", re.MULTILINE)
RULE = re.compile(r"<li>(\s*<p>)?<strong>([A-Z]{1,3}-\d+)</strong>")
STYLE = re.compile(r' style="[^"]*"')  # of columns of tables; the page forbids them


@functools.cache
def rulebook(folder: Path) -> Rulebook:
    """Of the game in this folder. One that has no such file has no chapters."""
    file = folder / FILE
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    lead, *parts = HEADING.split(TITLE.sub("", text, count=1))
    chapters = [Chapter(title.strip(), html(body)) for title, body in zip(parts[::2], parts[1::2], strict=True)]
    return Rulebook(html(lead), chapters)


def html(markdown: str) -> str:
    """HTML inside of Markdown is shown, and not obeyed. Every rule can be linked to by its number."""
    from markdown_it import MarkdownIt  # late: only who reads rules needs it

    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(_without_remarks(markdown)))
    return RULE.sub(r'<li id="\2">\1<strong>\2</strong>', STYLE.sub("", made))


def _without_remarks(markdown: str) -> str:
    return re.sub(r"<!--.*?-->", "", markdown, flags=re.DOTALL)
