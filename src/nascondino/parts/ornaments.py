"""What an old chart carries besides the map. Everything is drawn around the origin."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from xml.sax.saxutils import escape

from nascondino.parts.board_file import Transport
from nascondino.parts.curves import closed, number, smooth

Sign = Callable[[float, str, list[Transport]], Iterator[str]]

GONDOLA = ((-50, -3), (-47, -18), (-43, -18), (-43, -6), (-28, 3), (0, 6), (26, 4), (42, -4), (50, -15), (46, 2))
GONDOLA_KEEL = ((46, 2), (32, 10), (0, 13), (-34, 10), (-50, -3))


def title(text: str, width: float) -> Iterator[str]:
    """The title on a scroll: a panel with a second rim and curled ends."""
    half, high = width / 2, width * 0.13
    size = min(width * 0.19, 1.25 * width / max(len(text), 1))  # in Fraunces, the letters of the page
    for side in (-1, 1):
        yield (
            f'<path class="panel" d="M{number(side * (half - 26))} {number(-high + 16)}'
            f"L{number(side * (half + 42))} {number(-high + 22)}L{number(side * (half + 24))} 14"
            f'L{number(side * (half + 42))} {number(high + 18)}L{number(side * (half - 26))} {number(high + 10)}Z"/>'
        )
    yield _rectangle("panel", half, high)
    yield _rectangle("thin", half - 7, high - 7)
    yield f'<text y="{number(size * 0.34)}" font-size="{number(size)}" letter-spacing="0.14em">{escape(text)}</text>'


def _rectangle(kind: str, half: float, high: float) -> str:
    return f'<path class="{kind}" d="M{number(-half)} {number(-high)}H{number(half)}V{number(high)}H{number(-half)}Z"/>'


def compass(radius: float) -> Iterator[str]:
    """A rose of sixteen points, each half dark and half pale."""
    for ring in (1, 0.94, 0.3):
        yield f'<circle class="thin" fill="none" r="{number(radius * ring)}"/>'
    for long, first, step in ((0.62, 22.5, 45), (0.78, 45, 90), (1.12, 0, 90)):
        for angle in range(4 if step == 90 else 8):
            yield from _point_of_compass(radius * long, math.radians(first + step * angle), radius * 0.13)
    yield f'<text y="{number(-radius * 1.2)}" font-size="{number(radius * 0.3)}">N</text>'


def _point_of_compass(length: float, angle: float, waist: float) -> Iterator[str]:
    tip = length * math.sin(angle), -length * math.cos(angle)
    for kind, side in (("dark", -1), ("pale", 1)):
        turned = angle + side * math.pi / 8
        shoulder = waist * math.sin(turned) * 1.3, -waist * math.cos(turned) * 1.3
        yield f'<path class="{kind}" d="{closed(((0, 0), shoulder, tip))}"/>'


def gondola(width: float) -> Iterator[str]:
    """A gondola with its gondolier, leaning on the oar."""
    yield f'<g transform="scale({width / 100:.3f})">'
    yield f'<path class="dark" d="{smooth(GONDOLA)}{smooth(GONDOLA_KEEL).replace("M", "L", 1)}Z"/>'
    yield '<path class="dark" d="M22 4L24 -16L21 -24L27 -27L31 -16L29 4Z"/>'
    yield '<circle class="dark" cx="25" cy="-31" r="4"/>'
    yield '<path stroke="currentColor" class="thin" stroke-width="1.6" d="M29 -20L8 18"/>'
    for y, half in ((18, 46), (23, 34)):
        yield f'<path class="thin" d="M{-half} {y}q{half / 4} -3 {half / 2} 0t{half / 2} 0 {half / 2} 0 {half / 2} 0"/>'
    yield "</g>"


def legend(transports: Sequence[Transport], width: float, radius: float, sign: Sign) -> Iterator[str]:
    """Each transport's line, with the sign of a station where it and those before it stop."""
    row_height, size = 2.5 * radius, min(22, width * 0.07)
    high = row_height * (len(transports) + 0.4) / 2
    yield _rectangle("panel", width / 2, high)
    yield _rectangle("thin", width / 2 - 6, high - 6)
    for row, transport in enumerate(transports):
        y = row_height * (row + 0.7) - high
        here = [transports[0], transport] if transport.secret else list(transports[: row + 1])
        yield f'<g transform="translate({number(-width / 2 + 40)} {number(y)})">'
        yield f'<path class="link {transport.id}" d="M28 0H{number(width * 0.32)}"/>'
        yield '<g class="station">'
        yield from sign(radius, "", here)
        yield "</g>"
        name = f'<text x="{number(width * 0.36)}" y="{number(size * 0.32)}" font-size="{number(size)}" class="name">'
        yield f"{name}{escape(transport.name)}</text></g>"
