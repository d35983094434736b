"""The rules of a game for players, in their language, as chapters of HTML: to learn it by, and exactly.

The guide is `locale/guide.<language>.md`, with the same chapters in every game and language; what lies on the table is
a list, each line of which begins with the name of its picture. The exact rules are in English the game's RULES.md up to
what only programmers need, and in another language `locale/rules.<language>.md`.
"""

from __future__ import annotations

import functools
import itertools
import re
from pathlib import Path

from nascondino.engine.texts import LANGUAGE

from ..wire.http_messages import Chapter, GuideChapter, GuideTopic, Piece, Rulebook

FILE = "RULES.md"
FOR_PROGRAMMERS = "Actions"  # the first chapter that is
HEADING = re.compile(r"^## +(.+)$", re.MULTILINE)
TITLE = re.compile(r"^# .*$", re.MULTILINE)
PIECE = re.compile(r"^- `([a-z_]+)` (.+)$", re.MULTILINE)
TOPICS: tuple[GuideTopic, ...] = ("aim", "components", "setup", "turn", "example", "sight", "tips", "variants")
RULE = re.compile(r"<li>(\s*<p>)?<strong>([A-Z]{1,3}-\d+)</strong>")
STYLE = re.compile(r' style="[^"]*"')  # of columns of tables; the page forbids them


@functools.cache
def rulebook(folder: Path, language: str = LANGUAGE) -> Rulebook:
    """Of the game in this folder; in English if it has no translation. A game without written rules has no chapters."""
    locale, translation = folder / "locale", folder / "locale" / f"rules.{language}.md"
    guide = _guide(_text(locale / f"guide.{language}.md") or _text(locale / f"guide.{LANGUAGE}.md"))
    if translation.is_file():
        return _book(_text(translation), language, guide)
    return _book(_text(folder / FILE), LANGUAGE, guide)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _book(text: str, language: str, guide: list[GuideChapter]) -> Rulebook:
    lead, *chapters = _chapters(text)
    readable = itertools.takewhile(lambda chapter: chapter[0] != FOR_PROGRAMMERS, chapters)
    return Rulebook(language, html(lead[1]), [Chapter(title, html(body)) for title, body in readable], guide)


def _guide(text: str) -> list[GuideChapter]:
    return [_guide_chapter(topic, *chapter) for topic, chapter in zip(TOPICS, _chapters(text)[1:], strict=False)]


def _guide_chapter(topic: GuideTopic, title: str, body: str) -> GuideChapter:
    pieces = [Piece(picture, html(words)) for picture, words in PIECE.findall(body)]
    return GuideChapter(topic, title, html(PIECE.sub("", body)), pieces)


def _chapters(text: str) -> list[tuple[str, str]]:
    """Titles and what stands under them; before the first one, what has no title."""
    lead, *parts = HEADING.split(TITLE.sub("", text, count=1))
    return [("", lead), *zip((title.strip() for title in parts[::2]), parts[1::2], strict=True)]


def html(markdown: str) -> str:
    """HTML inside of Markdown is shown, and not obeyed. Every rule can be linked to by its number."""
    from markdown_it import MarkdownIt  # late: only who reads rules needs it

    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(_without_remarks(markdown)))
    return RULE.sub(r'<li id="\2">\1<strong>\2</strong>', STYLE.sub("", made))


def _without_remarks(markdown: str) -> str:
    return re.sub(r"<!--.*?-->", "", markdown, flags=re.DOTALL)
