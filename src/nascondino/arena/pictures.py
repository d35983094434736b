"""A report as pictures: cross-tables, and ratings with their doubt. Each stands alone as a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

from nascondino.parts.drawing_style import COLOURS, SANS

from .ratings import Rating
from .report import Crosstable, Report
from .standings import Estimate

PAPER, INK, QUIET = (COLOURS[name]["light"] for name in ("paper", "ink", "quiet-ink"))
BETTER, WORSE, LIKE = (31, 111, 120), (176, 84, 52), (247, 242, 231)  # a cell far above, far below, and like equals
NAME, CELL, HEIGHT, MARGIN, TITLE = 150, 170, 44, 24, 40  # of tables
SCALE, LINE = 520, 28  # of the plot
LETTER = 8  # as wide as one is at most, in titles


def pictures(shown: Report) -> dict[str, str]:
    """SVG documents, by the names of their files."""
    of_ratings = {"ratings.svg": ratings(shown.ratings)} if shown.ratings else {}
    return {"crosstables.svg": crosstables(shown), **of_ratings}


def crosstables(shown: Report) -> str:
    bots = shown.run.bots
    each = TITLE + HEIGHT * (len(bots) + 1) + MARGIN
    longest = max(len(title) for title in (shown.heading, *(table.title for table in shown.crosstables)))
    width = max(NAME + CELL * len(bots), LETTER * longest) + 2 * MARGIN
    height = TITLE + each * len(shown.crosstables) + MARGIN
    tables = (
        part for n, table in enumerate(shown.crosstables) for part in _table(table, bots, TITLE + n * each)
    )
    return _document(width, height, shown.heading, tables)


def _table(table: Crosstable, bots: Sequence[str], top: float) -> Iterator[str]:
    yield _text(MARGIN, top + TITLE / 2 + 6, table.title, size=15)
    for n, bot in enumerate(bots):
        yield _text(MARGIN + NAME + CELL * (n + 0.5), top + TITLE + HEIGHT / 2 + 5, bot, anchor="middle")
        yield _text(MARGIN, top + TITLE + HEIGHT * (n + 1.5) + 5, bot)
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            x, y = MARGIN + NAME + CELL * column, top + TITLE + HEIGHT * (row + 1)
            yield from _cell(table, bot, other, x, y)


def _cell(table: Crosstable, row: str, column: str, x: float, y: float) -> Iterator[str]:
    found = table.cells.get((row, column))
    colour = _shade(found, table.even) if found and table.even is not None else PAPER
    box = f'x="{x:g}" y="{y:g}" width="{CELL - 4}" height="{HEIGHT - 4}" rx="4"'
    yield f'<rect {box} fill="{colour}" stroke="{QUIET}"/>'
    yield _text(x + CELL / 2 - 2, y + HEIGHT / 2 + 3, table.cell(row, column), anchor="middle", size=13)


def _shade(found: Estimate, even: float) -> str:
    """Coloured only as far as the interval leaves no doubt."""
    if found.low > even:
        return _mixed(BETTER, (found.low - even) / (1 - even))
    return _mixed(WORSE, (even - found.high) / even) if found.high < even else _mixed(LIKE, 1)


def _mixed(colour: tuple[int, int, int], share: float) -> str:
    share = 0.15 + 0.45 * share  # so that ink stays readable on it
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(colour, LIKE, strict=True))


def ratings(rated: Sequence[Rating]) -> str:
    """A dot for each bot in each role, on a line as long as its doubt."""
    low, high = min(r.value - r.reach for r in rated), max(r.value + r.reach for r in rated)
    width, height = 2 * MARGIN + 2 * NAME + SCALE, TITLE + LINE * (len(rated) + 1) + MARGIN

    def place(value: float) -> float:
        return MARGIN + 2 * NAME + SCALE * (value - low) / (high - low)

    marks = (part for n, each in enumerate(rated) for part in _dot(each, TITLE + LINE * (n + 1), place))
    return _document(width, height, "Ratings on Elo's scale, with 95 % intervals", marks)


def _dot(rating: Rating, y: float, place: Callable[[float], float]) -> Iterator[str]:
    left, middle, right = (place(rating.value + sign * rating.reach) for sign in (-1, 0, 1))
    yield _text(MARGIN, y + 5, f"{rating.bot}, {rating.role}")
    yield _text(MARGIN + 2 * NAME - 16, y + 5, f"{rating.value:.0f}", anchor="end")
    yield f'<path d="M{left:.1f} {y:g}H{right:.1f}" stroke="{INK}" stroke-width="2"/>'
    yield f'<circle cx="{middle:.1f}" cy="{y:g}" r="5" fill="{INK}"/>'


def _text(x: float, y: float, text: str, *, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def _document(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img"'
            f' font-family="{SANS}" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
            _text(MARGIN, 26, title, size=16),
            *parts,
            "</svg>\n",
        )
    )
