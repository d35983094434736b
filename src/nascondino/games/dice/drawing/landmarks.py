"""What the quarters of London are known for: silhouettes that stand on the origin, about 96 wide and 64 high."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nascondino.parts.curves import number

STYLE = (
    ".board .landmark .stone { fill: var(--land-ink); stroke: var(--land-ink); stroke-width: 0.8 }",
    ".board .landmark .wire { stroke: var(--land-ink); stroke-width: 1.8 }",
)


class Landmark(NamedTuple):
    """Its parts, as paths: what is solid, what is thin, and what is lit at night."""

    stone: str
    wire: str = ""
    lit: str = ""


def landmark(name: str, x: float, y: float) -> Iterator[str]:
    """A quarter that is known for nothing here has its name only."""
    if name in LANDMARKS:
        yield f'<g class="landmark" transform="translate({number(x)} {number(y)})">'
        for part, path in LANDMARKS[name]._asdict().items():
            if path:
                yield f'<path class="{part}" d="{path}"/>'
        yield "</g>"


def disc(x: float, y: float, radius: float) -> str:
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0"


def _box(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"


def _row(xs: tuple[float, ...], width: float, top: float, bottom: float) -> str:
    """Columns or windows that are alike."""
    return "".join(_box(x - width / 2, top, x + width / 2, bottom) for x in xs)


def _gate(x: float) -> str:
    """A small round arch."""
    return f"M{number(x - 4)} -4V-13A4 4 0 0 1 {number(x + 4)} -13V-4Z"


WHEEL = ((0, -64), (29, -35), (-29, -35), (20.5, -55.5), (-20.5, -55.5))  # cabins; those below are hidden by its feet

LANDMARKS = {
    "Mayfair": Landmark(  # a triumphal arch with its chariot
        stone="M-32 0V-38H32V0H13V-15A13 13 0 0 0 -13 -15V0ZM-15 -45L-12 -54L-6 -50L0 -62L5 -51L14 -55L16 -45Z"
        + _box(-36, -45, 36, -38),
        lit=_row((-22.5, 22.5), 7, -32, -12),
    ),
    "Soho": Landmark(  # the gate of Chinatown
        stone="M-46 -30Q-37 -33 -33 -42H33Q37 -33 46 -30ZM-24 -44Q-17 -47 -14 -58H14Q17 -47 24 -44Z"
        + _row((-33, -11.5, 11.5, 33), 5.5, -30, 0)
        + _box(-30, -22, 30, -17),
        lit=_box(-8, -53, 8, -48) + _box(-7, -27, 7, -24),
    ),
    "Bloomsbury": Landmark(  # the museum
        stone="M-46 -36L0 -56L46 -36V-30H-46Z"
        + _row((-37.5, -23.5, -9.5, 9.5, 23.5, 37.5), 7, -30, -5)
        + _box(-46, -5, 46, 0),
        lit="M0 -50L16 -41H-16Z" + _box(-4, -24, 4, -5),
    ),
    "Kensington": Landmark(  # the round hall
        stone="M-36 -28Q-30 -50 0 -52Q30 -50 36 -28Z"
        + _box(-42, -23, 42, 0)
        + _box(-45, -28, 45, -23)
        + _box(-4, -59, 4, -51),
        lit="".join(map(_gate, (-31, -15, 0, 15, 31))),
    ),
    "Westminster": Landmark(  # the clock tower
        stone="M-48 0V-24H-44L-42 -30L-40 -24H-24L-22 -30L-20 -24H4V-52L6 -54V-57L13 -70L20 -57V-54L22 -52V-24H38"
        "L40 -32L42 -24H48V0Z",
        lit=disc(13, -45, 5.5) + _row((-39, -29, -19, -9, 31, 41), 4, -16, -6),
    ),
    "Covent Garden": Landmark(  # the market halls
        stone="M-46 0V-24L-31 -36L-16 -24V-34Q-14 -50 0 -54Q14 -50 16 -34V-24L31 -36L46 -24V0Z",
        lit="M-10 0V-28A10 12 0 0 1 10 -28V0H6V-26H-6V0Z" + _row((-37, -25, 25, 37), 6, -16, -4),
    ),
    "Chelsea": Landmark(  # a bridge that hangs from its towers
        stone="M-28 0V-46L-25 -54L-22 -46V0ZM22 0V-46L25 -54L28 -46V0Z" + _box(-48, -9, 48, -5),
        wire="M-48 -14L-25 -46Q0 2 25 -46L48 -14M-36 -30V-9M-15 -29V-9M-5 -22V-9M5 -22V-9M15 -29V-9M36 -30V-9",
        lit=disc(-25, -44, 2.2) + disc(25, -44, 2.2),
    ),
    "Lambeth": Landmark(  # the great wheel
        stone="M-19 0L-3 -35H3L19 0H14L0 -28L-14 0Z",
        wire=disc(0, -35, 29) + disc(0, -35, 24) + "M0 -64V-6M-29 -35H29M-20.5 -55.5L20.5 -14.5M20.5 -55.5L-20.5 -14.5",
        lit="".join(disc(x, y, 3) for x, y in WHEEL) + disc(0, -35, 4),
    ),
    "Southwark": Landmark(  # the bridge with two towers
        stone="M-34 0V-46H-32L-26 -62L-20 -46H-18V0ZM18 0V-46H20L26 -62L32 -46H34V0Z"
        + _box(-50, -9, 50, -4)
        + _box(-18, -38, 18, -34),
        wire="M-50 -14Q-38 -22 -34 -42M50 -14Q38 -22 34 -42",
        lit=_row((-26, 26), 4, -40, -32) + _row((-26, 26), 4, -26, -16),
    ),
}
