"""What makes a board sound, beyond the types of its fields. Every check says where in the file and what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from nascondino.parts.board_file import BoardError, BoardFile, Link, Ornament, Point

MOST_ORNAMENTS = 24  # each is drawn of many lines, and few letters of a file would make a picture of megabytes


@dataclass(frozen=True, slots=True)
class Needs:
    """What a game asks of its boards."""

    decks: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The decks of start stations it draws from, each with the least and the largest number of stations."""
    transports: int = 4
    secret: int = 1
    """How many transports, the last ones, are closed to ordinary tickets."""
    stations: int = 255
    links: int = 1000


def check(board: BoardFile, needs: Needs) -> None:
    """Raise BoardError, without a file name, at the first thing that is wrong."""
    _check_transports(board, needs)
    _check_stations(board, needs)
    _check_links(board, needs)
    _check_networks(board)
    _check_starts(board, needs)
    _check_ornaments(board)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


def _check_transports(board: BoardFile, needs: Needs) -> None:
    count = len(board.transports)
    if count != needs.transports:
        raise BoardError.at("$.transports", f"there must be exactly {needs.transports} transports, not {count}")
    known: set[str] = set()
    for i, transport in enumerate(board.transports):
        if transport.id in known:
            raise BoardError.at(f"$.transports[{i}].id", f"there is already a transport '{transport.id}'")
        known.add(transport.id)
        must_be_secret = i >= count - needs.secret
        if transport.secret != must_be_secret:
            what = "must be secret" if must_be_secret else "must not be secret"
            raise BoardError.at(f"$.transports[{i}].secret", f"the transport '{transport.id}' {what}")


def _check_stations(board: BoardFile, needs: Needs) -> None:
    if not 1 <= len(board.stations) <= needs.stations:
        count = len(board.stations)
        raise BoardError.at("$.stations", f"there must be between 1 and {needs.stations} stations, not {count}")
    for i, station in enumerate(board.stations):
        if station.id != i + 1:
            what = f"stations count from 1 in order, so this is {i + 1}, not {station.id}"
            raise BoardError.at(f"$.stations[{i}].id", what)
        check_inside(board.size, (station.x, station.y), f"$.stations[{i}]")


def check_inside(size: tuple[float, float], point: Point, path: str) -> None:
    width, height = size
    if not (0 <= point[0] <= width and 0 <= point[1] <= height):
        at = f"({point[0]:g}, {point[1]:g})"
        raise BoardError.at(path, f"the point {at} is outside the board of {width:g} by {height:g}")


def _check_links(board: BoardFile, needs: Needs) -> None:
    if len(board.links) > needs.links:
        raise BoardError.at("$.links", f"there may be at most {needs.links} links, not {len(board.links)}")
    first_seen: dict[tuple[int, int, str], int] = {}
    for i, link in enumerate(board.links):
        _check_link(board, link, f"$.links[{i}]")
        earlier = first_seen.setdefault((link.a, link.b, link.by), i)
        if earlier != i:
            raise BoardError.at(f"$.links[{i}]", f"{link.by} {link.a}-{link.b} is already $.links[{earlier}]")


def _check_link(board: BoardFile, link: Link, path: str) -> None:
    known = [transport.id for transport in board.transports]
    if link.by not in known:
        raise BoardError.at(f"{path}.by", f"there is no transport '{link.by}'; known are {_listed(known)}")
    for end, station in (("a", link.a), ("b", link.b)):
        if station > len(board.stations):
            raise BoardError.at(f"{path}.{end}", f"there is no station {station}; the last is {len(board.stations)}")
    if link.a == link.b:
        raise BoardError.at(path, f"a link may not lead from station {link.a} to itself")
    if link.a > link.b:
        raise BoardError.at(path, f"the smaller station comes first: a is {link.b} and b is {link.a}")
    for i, point in enumerate(link.path):
        check_inside(board.size, point, f"{path}.path[{i}]")


def _check_networks(board: BoardFile) -> None:
    """The first transport must reach everybody, so nobody can be stranded while its tickets last."""
    first = board.transports[0].id
    reached = _reached(board, first)
    for i, station in enumerate(board.stations):
        if station.id not in reached:
            raise BoardError.at(f"$.stations[{i}]", f"station {station.id} cannot be reached from station 1 by {first}")


def _reached(board: BoardFile, by: str) -> set[int]:
    beside: dict[int, list[int]] = {}
    for link in board.links:
        if link.by == by:
            beside.setdefault(link.a, []).append(link.b)
            beside.setdefault(link.b, []).append(link.a)
    reached, waiting = {1}, [1]
    while waiting:
        fresh = [station for station in beside.get(waiting.pop(), ()) if station not in reached]
        reached.update(fresh)
        waiting.extend(fresh)
    return reached


def _check_starts(board: BoardFile, needs: Needs) -> None:
    for name in needs.decks:
        if name not in board.starts:
            raise BoardError.at("$.starts", f"there is no deck '{name}'; known are {_listed(board.starts)}")
    place_of: dict[int, str] = {}
    for name, deck in board.starts.items():
        _check_deck_size(name, deck, needs)
        for i, station in enumerate(deck):
            path = f"$.starts.{name}[{i}]"
            if station > len(board.stations):
                raise BoardError.at(path, f"there is no station {station}; the last is {len(board.stations)}")
            earlier = place_of.setdefault(station, path)
            if earlier != path:
                raise BoardError.at(path, f"station {station} is already {earlier}")


def _check_deck_size(name: str, deck: tuple[int, ...], needs: Needs) -> None:
    if needs.decks and name not in needs.decks:
        what = f"nothing is dealt from this deck; the decks are {_listed(needs.decks)}"
        raise BoardError.at(f"$.starts.{name}", what)
    least, most = needs.decks.get(name, (0, needs.stations))
    if not least <= len(deck) <= most:
        raise BoardError.at(f"$.starts.{name}", f"there must be between {least} and {most} stations, not {len(deck)}")


def _check_ornaments(board: BoardFile) -> None:
    ornaments = sum(isinstance(part, Ornament) for part in board.scenery)
    if ornaments > MOST_ORNAMENTS:
        raise BoardError.at("$.scenery", f"there may be at most {MOST_ORNAMENTS} ornaments, not {ornaments}")
