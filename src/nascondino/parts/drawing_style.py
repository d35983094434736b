"""The colours and letters of a drawn board, as a style sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from nascondino.engine import contract
from nascondino.parts.board_file import BoardFile, Shades, Transport
from nascondino.parts.curves import number

Theme = Literal["light", "dark"]

COLOURS = {
    "paper": {"light": "#f7f2e7", "dark": "#14171c"},
    "water": {"light": "#d5e6e8", "dark": "#0f2a33"},
    "ripple": {"light": "#a9c8cd", "dark": "#1c4450"},
    "water-ink": {"light": "#4f7f88", "dark": "#5f9aa8"},
    "ink": {"light": "#1d2733", "dark": "#ece6d8"},
    "quiet-ink": {"light": "#5b6670", "dark": "#98a2ab"},
    "land": {"light": "#efe6d2", "dark": "#1d232b"},
    "land-edge": {"light": "#5b6670", "dark": "#8a7a4c"},
    "land-ink": {"light": "#8f7d54", "dark": "#6b7480"},
    "park": {"light": "#d9dfbd", "dark": "#1d2e29"},
    "park-ink": {"light": "#6b7a50", "dark": "#6d8c79"},
}
SERIF = "Fraunces, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"
SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"


def style(board: BoardFile, theme: Theme) -> str:
    return transports_sheet(board.transports, board.radius, theme)


def transports_sheet(transports: Sequence[Transport], radius: float, theme: Theme, more: Iterable[str] = ()) -> str:
    """The style of a chart with these transports and stations of that size; and `more` rules of its own."""
    colours = {transport.id: transport.colour for transport in transports}
    rules = (rule for transport in transports for rule in _transport_style(transport, radius))
    return sheet(colours, (*rules, *more), theme)


def sheet(colours: Mapping[str, Shades], rules: Iterable[str], theme: Theme) -> str:
    """The style of all charts, with colours of ways (`by-NAME`, and `on-NAME` for writing) and rules of one's own."""
    shades = {name: shade[theme] for name, shade in COLOURS.items()}
    for name, pair in colours.items():
        colour = pair.light if theme == "light" else pair.dark
        shades[f"by-{name}"], shades[f"on-{name}"] = colour, readable_on(colour)
    return plain_sheet(shades, rules)


def plain_sheet(shades: Mapping[str, str], rules: Iterable[str]) -> str:
    """The style of every picture, by these shades, and rules of one's own."""
    variables = " ".join(f"--{name}: {shade};" for name, shade in shades.items())
    return "\n".join((f".board {{ {variables} }}", *(_with_fallback(rule, shades) for rule in (*_STYLE, *rules))))


def readable_on(colour: str) -> str:
    """Black or white, whichever stands out more: on any colour at least 4.5 to 1, as WCAG 2 asks of text."""
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, colour))


def as_data(name: str, called: str, shades: Shades, *, secret: bool = False) -> contract.Transport:
    """A transport with its colours, and those of letters on it."""
    light, dark = shades.light, shades.dark
    return contract.Transport(name, called, light, dark, readable_on(light), readable_on(dark), secret)


def contrast(one: str, other: str) -> float:
    """How much two colours differ in brightness, as WCAG 2 has it: from 1 to 21."""
    dim, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _with_fallback(rule: str, shades: Mapping[str, str]) -> str:
    """Say every colour plainly before its variable: not every program that shows SVG knows variables."""
    selector, _, body = rule.partition("{")
    declarations = []
    for declaration in body.rstrip("} ").split(";"):
        declarations += [_plain(declaration, shades), declaration] if "var(" in declaration else [declaration]
    return f"{selector}{{{';'.join(declarations)} }}"


def _plain(declaration: str, shades: Mapping[str, str]) -> str:
    before, _, name = declaration.partition("var(--")
    return before + shades[name.rstrip(") ")]


_STYLE = (
    f".board {{ font-family: {SERIF}; text-anchor: middle; stroke-linejoin: round }}",
    ".board path, .board line { fill: none }",
    ".board .water { fill: var(--water) }",
    ".board .land { fill: var(--land) }",
    ".board .park { fill: var(--park) }",
    ".board .area.land { stroke: var(--land-edge); stroke-width: 1.2 }",
    ".board .area.water { stroke: var(--land-edge); stroke-width: 1.2 }",
    ".board .ripple { stroke: var(--ripple) }",
    ".board .calm { stroke: var(--water) }",
    ".board .bank { stroke: var(--land-edge) }",
    ".board .stroke.water { fill: none; stroke: var(--water) }",
    ".board .stroke.bridge { stroke: var(--land) }",
    ".board .label.water { fill: var(--water-ink); font-style: italic; letter-spacing: 0.12em }",
    ".board .label.land { fill: var(--land-ink); letter-spacing: 0.22em }",
    ".board .label.place { fill: var(--park-ink); font-style: italic }",
    ".board .halo { fill: none; stroke: var(--land); stroke-opacity: 0.55; stroke-linecap: round }",
    ".board .link { stroke-linecap: round }",
    ".board .station .disc { stroke: var(--ink); stroke-width: 1.6 }",
    ".board .station .plate { fill: var(--paper) }",
    f".board .station text {{ fill: var(--ink); font: 600 1px {SANS}; font-variant-numeric: tabular-nums }}",
    ".board .frame path { stroke: var(--quiet-ink) }",
    ".board .frame .margin { fill: var(--paper); stroke: none }",
    ".board .credits { fill: var(--quiet-ink); font-style: italic; text-anchor: start }",
    ".board .panel { fill: var(--paper); stroke: var(--quiet-ink); stroke-width: 1.5 }",
    ".board .ornaments .thin { stroke: var(--quiet-ink); stroke-width: 1 }",
    ".board .ornaments text { fill: var(--ink) }",
    ".board .legend .name { text-anchor: start }",
    ".board .ornaments .quiet { fill: var(--quiet-ink) }",
    ".board .ornaments .dark { fill: var(--ink) }",
    ".board .ornaments .pale { fill: var(--paper); stroke: var(--ink); stroke-width: 1 }",
)


def _transport_style(transport: Transport, radius: float) -> Iterator[str]:
    dash = f"; stroke-dasharray: {' '.join(map(number, transport.dash))}" if transport.dash else ""
    stroke = f"stroke: var(--by-{transport.id}); stroke-width: {number(transport.width)}{dash}"
    yield f".board .link.{transport.id} {{ {stroke} }}"
    yield f".board .halo.{transport.id} {{ stroke-width: {number(transport.width + 3)} }}"
    yield f".board .stop.{transport.id} {{ fill: var(--by-{transport.id}) }}"
    yield f".board .station .on-{transport.id} {{ fill: var(--on-{transport.id}) }}"
    yield f".board .ring.{transport.id} {{ stroke: var(--by-{transport.id}); stroke-width: {number(radius / 8)} }}"
