"""Compare boards by their figures: python tools/board_figures.py BOARD.json [BOARD.json …]."""

from __future__ import annotations

import math
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from nascondino.parts import boards
from nascondino.parts.board_file import Area, BoardFile, Link, Point

Beside = dict[int, set[int]]


def main() -> None:
    columns = [figures(boards.read(path)) for path in sys.argv[1:]]
    if not columns:
        sys.exit(__doc__)
    for name in columns[0]:
        print(f"{name:34}" + "".join(f"{column[name]:>30}" for column in columns))


def figures(board: BoardFile) -> dict[str, str]:
    """Every figure by its name. Transports are called by their order, so that boards compare."""
    everything = beside(board, range(len(board.transports)))
    first = beside(board, [0])
    unit = length(board, 0)
    return {
        "board": board.title,
        "stations": f"{len(board.stations)}",
        "links": slashed(len(pairs(board, i)) for i in range(4)),
        "stops of the first / two / three": slashed(kinds(board).values()),
        **{f"degrees by transport {i + 1}": degrees(board, i) for i in range(3)},
        "networks connected": slashed("yes" if connected(beside(board, [i])) else "no" for i in range(3)),
        "mean, largest distance by first": "{:.2f}, {}".format(*spread(first)),
        "mean, largest distance by all": "{:.2f}, {}".format(*spread(everything)),
        "drawn length": slashed(f"{length(board, i) / unit:.2f}" for i in range(4)),
        "first over water: straight, drawn": water_figure(board),
        "pairs joined by several": f"{sum(count > 1 for count in Counter((k.a, k.b) for k in board.links).values())}",
        **starts_figures(board, everything),
    }


def starts_figures(board: BoardFile, everything: Beside) -> dict[str, str]:
    hunters, prey = board.starts["detectives"], board.starts["mister_x"]
    apart = [distances(everything, d)[x] for d in hunters for x in prey]
    kind = kind_of(board)
    return {
        "starts": f"{len(hunters)} + {len(prey)}",
        "D starts by kind": slashed(sum(kind[d] == k for d in hunters) for k in (1, 2, 3)),
        "X starts by kind": slashed(sum(kind[x] == k for x in prey) for k in (1, 2, 3)),
        "D to X: least, mean, most": f"{min(apart)}, {sum(apart) / len(apart):.2f}, {max(apart)}",
    }


def slashed(values: Iterable[object]) -> str:
    return " / ".join(map(str, values))


def pairs(board: BoardFile, transport: int) -> list[tuple[int, int]]:
    by = board.transports[transport].id
    return [(link.a, link.b) for link in board.links if link.by == by]


def beside(board: BoardFile, transports: Iterable[int]) -> Beside:
    """Who is next to whom; stations where none of these transports stops are left out."""
    found: Beside = {}
    for transport in transports:
        for a, b in pairs(board, transport):
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
    return found


def kind_of(board: BoardFile) -> dict[int, int]:
    """How many of the open transports stop at each station."""
    networks = [beside(board, [i]) for i in range(3)]
    return {station.id: sum(station.id in network for network in networks) for station in board.stations}


def kinds(board: BoardFile) -> dict[int, int]:
    count = Counter(kind_of(board).values())
    return {kind: count[kind] for kind in (1, 2, 3)}


def degrees(board: BoardFile, transport: int) -> str:
    count = Counter(map(len, beside(board, [transport]).values()))
    return " ".join(f"{degree}:{count[degree]}" for degree in sorted(count))


def distances(network: Beside, start: int) -> dict[int, int]:
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in network[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def connected(network: Beside) -> bool:
    return len(distances(network, next(iter(network)))) == len(network)


def spread(network: Beside) -> tuple[float, int]:
    far = {a: distances(network, a) for a in network}
    steps = [far[a][b] for a, b in combinations(network, 2)]
    return sum(steps) / len(steps), max(steps)


def length(board: BoardFile, transport: int) -> float:
    """Mean length of the transport's links, as the crow flies."""
    at = [(station.x, station.y) for station in board.stations]
    lengths = [math.dist(at[a - 1], at[b - 1]) for a, b in pairs(board, transport)]
    return sum(lengths) / len(lengths)


def water_figure(board: BoardFile) -> str:
    return "{:.1%}, {:.1%}".format(*over_water(board)) if board.ground == "water" else "-"


def over_water(board: BoardFile) -> tuple[float, float]:
    """How much of the first transport's lines is off all areas of land, if all were straight and as they are drawn."""
    islands = [Island(thing.points) for thing in board.scenery if isinstance(thing, Area) and thing.kind == "land"]
    own = [link for link in board.links if link.by == board.transports[0].id]
    shares = []
    for lines in ([ends(board, link) for link in own], [drawn(board, link) for link in own]):
        points = [point for line in lines for point in along(line)]
        wet = sum(not any(island.holds(*point) for island in islands) for point in points)
        shares.append(wet / len(points))
    return shares[0], shares[1]


def ends(board: BoardFile, link: Link) -> list[Point]:
    return [(station.x, station.y) for station in (board.stations[link.a - 1], board.stations[link.b - 1])]


def drawn(board: BoardFile, link: Link) -> list[Point]:
    a, b = ends(board, link)
    return [a, *link.path, b]


def along(line: list[Point]) -> Iterator[Point]:
    """Points along a line, about four units from each other."""
    for a, b in pairwise(line):
        steps = max(1, round(math.dist(a, b) / 4))
        yield from ((a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps))


class Island:
    def __init__(self, points: tuple[Point, ...]) -> None:
        self.sides = [(a, b) for a, b in zip(points, (*points[1:], points[0]), strict=True) if a[1] != b[1]]
        xs, ys = zip(*points, strict=True)
        self.box = min(xs), max(xs), min(ys), max(ys)

    def holds(self, x: float, y: float) -> bool:
        left, right, top, bottom = self.box
        if not (left <= x <= right and top <= y <= bottom):
            return False
        crossed = (
            ((a[1] > y) != (b[1] > y)) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in self.sides
        )
        return sum(crossed) % 2 == 1


if __name__ == "__main__":
    main()
