"""Records: a match as a file, one action per line, sealed line by line.

    {"board": …, "game": "venice", …}    ⇥ link     the header: what was public before the first action
    1 chance 3-3/16 tile 57              ⇥ link     the number of the action, who made it, and its notation;
    2 0 gondola 58                       ⇥ link     before that of a draw, the numbers by which it is drawn (seal.Odds)
    3 1 resigns                          ⇥ link     if a side has
    end {"points": [1, 0], …}            ⇥ link     if the match is over
    opened 5f0c…                                    the seed: with the salts in the header, draws and nonces follow

Format 1 knew no salts, and no odds in its lines: its draws and nonces follow from the seed alone. It is still read, and
written of matches that were begun so.

A record without the last line is truncated. A record of a match that is not over is a saved match; it tells every
secret to whoever reads it.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from . import seal
from .contract import CHANCE, LoadedBoard
from .errors import BadInput
from .game import Game, SettingError
from .match import Match, NotAllowed, Outcome, Step
from .seal import Odds
from .texts import seat_number

Decoded = TypeVar("Decoded")

FORMAT = 2
UNSALTED = 1  # the format before it
SUFFIX = ".record"  # of files
LARGEST_FILE = 16 * 1024 * 1024

_HEX = re.compile(r"[0-9a-f]{64}")
_ACTION = re.compile(r"([1-9][0-9]*) (chance|0|[1-9][0-9]?) (\S.*)")
_ODDS = re.compile(r"(0|[1-9][0-9]*)-(0|[1-9][0-9]*)/([1-9][0-9]*) (\S.*)")
_END, _OPENED, _CHANCE, _RESIGNS = "end ", "opened ", "chance", "resigns"


class RecordError(BadInput):
    """A record that cannot be read, or is not what it claims to be. The text is one sentence."""


Fault = Literal["seed", "link", "draw", "odds", "promise", "salt", "kept"]
"""What can be wrong with a seal; the page knows all but `odds`, since it does not know the rules."""


class SealBroken(RecordError):
    """The record is not what was sealed, or not what was drawn, or not what was promised."""

    def __init__(self, text: str, what: Fault, line: int) -> None:
        super().__init__(text)
        self.what = what
        self.line = line


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What was public before the first action."""

    format: int
    game: str
    version: int
    board: str
    board_digest: str
    own_board: dict[str, Any] | None = None  # the board's file, if it is none of the game's: the record needs no other
    players: int
    options: dict[str, str | int]
    seats: tuple[str, ...]  # who sat there: a person, or a bot by name
    chosen: bool  # chance was chosen by hand; else every draw follows from the seed
    limit: int | None
    commitment: str
    salts: tuple[str, ...] | None = None  # by seat; none at all, if only the referee draws; None in format 1


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class SealedLine:
    """One sealed line of the file."""

    number: int
    text: str
    link: str


@dataclass(frozen=True)
class RecordFile:
    """A record as it was read; its form is right, its content not yet checked."""

    name: str
    header: Header
    lines: tuple[SealedLine, ...]  # all sealed ones, the header first
    actions: tuple[tuple[int, str], ...]  # seat and notation
    odds: tuple[Odds | None, ...]  # by action, as the record claims them
    end: End | None
    seed: bytes

    def fault(self, line: int, what: str) -> RecordError:
        return RecordError(f"{self.name}, line {line}: {what}.")

    def broken(self, what: Fault, line: int, text: str) -> SealBroken:
        return SealBroken(f"{self.name}, line {line}: {text}.", what, line)


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device kept of a match while it was played; the page writes it as a file."""

    commitment: str  # as the device first heard it, before it sent its salts
    salts: dict[int, str]  # that it sent, by seat
    links: tuple[tuple[str, int | None, int], ...]  # each: as heard by which seat, after how many of its actions


# Writing.


def texts(match: Match, seats: Sequence[str]) -> list[str]:
    """Every line of the match's record so far, as it is sealed."""
    return [_encode(_header(match, seats)), *_lines_after(match, 0)]


def _lines_after(match: Match, actions: int) -> list[str]:
    """The lines that follow the one of an action; after 0, the header's."""
    lines = [_line(match, n, step) for n, step in enumerate(match.steps[actions:], actions + 1)]
    if match.resigned is not None:
        lines.append(f"{len(match.steps) + 1} {match.resigned} {_RESIGNS}")
    outcome = match.outcome
    if outcome:
        lines.append(_END + _encode(End(outcome.reason, outcome.points)))
    return lines


def _line(match: Match, n: int, step: Step) -> str:
    notation = match.game.words.notation(step.action, step.seat)
    if step.seat != CHANCE:
        return f"{n} {step.seat} {notation}"
    return f"{n} {_CHANCE} {notation}" if match.salts is None else f"{n} {_CHANCE} {step.odds} {notation}"


class Chain:
    """The chain over a match that is going on, link by link."""

    def __init__(self, match: Match, seats: Sequence[str]) -> None:
        self.link = seal.START
        self._match = match
        self._sealed = 0  # actions
        self._lines = 0
        self._extend([_encode(_header(match, seats))])
        self.extend()

    def extend(self) -> None:
        """Seal what has happened since the last time."""
        self._extend(_lines_after(self._match, self._sealed))
        self._sealed = len(self._match.steps)

    def _extend(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.link = seal.link(self._match.key, self.link, self._lines, line.encode())
            self._lines += 1


def links(key: bytes, lines: Sequence[str]) -> list[str]:
    """The chain over these lines: a link each, public at once, telling nothing before the seed is opened."""
    chain = []
    link = seal.START
    for n, line in enumerate(lines):
        link = seal.link(key, link, n, line.encode())
        chain.append(link.hex())
    return chain


def text(match: Match, seats: Sequence[str]) -> str:
    """The whole record, opened."""
    lines = texts(match, seats)
    sealed = "".join(f"{line}\t{link}\n" for line, link in zip(lines, links(match.key, lines), strict=True))
    return f"{sealed}{_OPENED}{match.seed.hex()}\n"


def write(path: Path, match: Match, seats: Sequence[str]) -> None:
    """Write the record in one step: after a failure the file is as it was before."""
    try:
        _replace(path, text(match, seats).encode())
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error.strerror}.") from None


def _replace(path: Path, content: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def _header(match: Match, seats: Sequence[str]) -> Header:
    return Header(
        format=UNSALTED if match.salts is None else FORMAT,
        game=match.game.info.id,
        version=match.game.info.version,
        board=match.board.name,
        board_digest=match.board.digest,
        own_board=msgspec.json.decode(match.board.own) if match.board.own else None,
        players=match.players,
        options=match.settings,
        seats=tuple(seats),
        chosen=match.chosen,
        limit=match.limit,
        commitment=seal.commitment(match.seed),
        salts=match.salts,
    )


def _encode(value: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(value, order="sorted"), indent=0).decode()


# Reading.


def read(path: Path) -> RecordFile:
    """Read a record and check its form."""
    try:
        content = _content(path).decode()
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a record: byte {error.start} is not UTF-8 text.") from None
    return parse(content, path.name)


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise RecordError(f"{path} is not a record: it is larger than {LARGEST_FILE // 1024**2} MB.")
    return content


def read_kept(path: Path) -> Kept:
    """Read what a device kept."""
    try:
        return msgspec.json.decode(_content(path), type=Kept)
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise RecordError(f"{path} is not what a browser keeps of a match.") from None


def parse(content: str, name: str) -> RecordFile:
    """The record in a text; `name` is what to call it in errors."""
    *whole, rest = content.split("\n")
    if rest or not whole or not whole[-1].startswith(_OPENED):
        raise RecordError(f"{name} is truncated: its last line, which opens the seed, is missing or incomplete.")
    lines = tuple(_sealed(name, n, line) for n, line in enumerate(whole[:-1], 1))
    seed = whole[-1].removeprefix(_OPENED)
    if not _HEX.fullmatch(seed):
        raise RecordError(f"{name}, line {len(whole)}: the opened seed is not 64 hexadecimal digits.")
    if not lines:
        raise RecordError(f"{name} has no header.")
    header = _decode(name, lines[0], lines[0].text, Header)
    _check_header(name, header)
    actions, end = _body(name, lines[1:])
    odds: list[Odds | None] = [None] * len(actions)
    if header.format != UNSALTED:
        for n, (seat, notation) in enumerate(actions):
            if seat == CHANCE:
                odds[n], actions[n] = _drawn(name, lines[n + 1], notation)
    return RecordFile(name, header, lines, tuple(actions), tuple(odds), end, bytes.fromhex(seed))


def _sealed(name: str, number: int, line: str) -> SealedLine:
    text, tab, link = line.rpartition("\t")
    if not tab or not _HEX.fullmatch(link):
        raise RecordError(f"{name}, line {number}: there is no seal at its end.")
    return SealedLine(number, text, link)


def _decode(name: str, line: SealedLine, text: str, kind: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise RecordError(f"{name}, line {line.number}: {error}.") from None
    except RecursionError:
        raise RecordError(f"{name}, line {line.number}: it is nested too deeply.") from None


def _check_header(name: str, header: Header) -> None:
    if header.format not in (UNSALTED, FORMAT):
        raise RecordError(f"{name}, line 1: this is format {header.format}; this program reads up to {FORMAT}.")
    if (header.format == UNSALTED) != (header.salts is None):
        raise RecordError(f"{name}, line 1: format {header.format} and its salts do not go together.")
    if len(header.seats) != header.players:
        raise RecordError(f"{name}, line 1: {len(header.seats)} seats are named for {header.players} players.")
    if header.salts and len(header.salts) != header.players:
        raise RecordError(f"{name}, line 1: there are {len(header.salts)} salts for {header.players} players.")
    if not all(salt in (seal.BOT, seal.NONE) or _HEX.fullmatch(salt) for salt in header.salts or ()):
        raise RecordError(f"{name}, line 1: a salt is 64 hexadecimal digits, '{seal.BOT}' or '{seal.NONE}'.")


def _body(name: str, lines: Sequence[SealedLine]) -> tuple[list[tuple[int, str]], End | None]:
    end = None
    if lines and lines[-1].text.startswith(_END):
        end = _decode(name, lines[-1], lines[-1].text.removeprefix(_END), End)
        lines = lines[:-1]
    return [_action(name, n, line) for n, line in enumerate(lines, 1)], end


def _action(name: str, n: int, line: SealedLine) -> tuple[int, str]:
    found = _ACTION.fullmatch(line.text)
    if not found:
        raise RecordError(f"{name}, line {line.number}: this is not an action.")
    number, who, notation = found.groups()
    if number != str(n):
        raise RecordError(f"{name}, line {line.number}: action {n} is expected here, not {number}.")
    return CHANCE if who == _CHANCE else int(who), notation


def _drawn(name: str, line: SealedLine, notation: str) -> tuple[Odds, tuple[int, str]]:
    """The odds that stand before the notation of a draw, and the action without them."""
    found = _ODDS.fullmatch(notation)
    if not found:
        raise RecordError(f"{name}, line {line.number}: the numbers by which this is drawn are missing.")
    first, last, total, rest = found.groups()
    return Odds(int(first), int(last), int(total)), (CHANCE, rest)


# Playing it again.


def own_board(record: RecordFile, game: Game) -> LoadedBoard | None:
    """The board that the record brings along, if it was played on none of the game's."""
    if record.header.own_board is None:
        return None
    try:
        return game.own_board(msgspec.json.encode(record.header.own_board))
    except BadInput as problem:
        raise record.fault(1, f"its board cannot be played on: {str(problem).rstrip('.')}") from None


def open_match(record: RecordFile, game: Game, board: LoadedBoard) -> Match:
    """A match as it was before the first action, with chance left to the record."""
    header = record.header
    if header.version != game.info.version:
        theirs, ours = header.version, game.info.version
        raise record.fault(1, f"it was played under version {theirs} of {header.game}; this program has version {ours}")
    if board.digest != header.board_digest:
        raise record.fault(1, f"it was played on another board '{header.board}' than the one given")
    try:
        setup = game.setup(header.players, board, header.options)
        return Match(setup, seed=record.seed, salts=header.salts, chosen=True, limit=header.limit)
    except SettingError as error:
        raise record.fault(1, str(error).rstrip(".")) from None


def replayed(record: RecordFile, match: Match) -> Iterator[Match]:
    """Carry out the recorded actions one by one; the match after each."""
    for (seat, notation), odds, line in zip(record.actions, record.odds, record.lines[1:], strict=False):
        try:
            if notation == _RESIGNS:
                match.resign(seat)
                yield match
                continue
            action = match.game.words.parse(notation, seat)
            drawn = match.drawn() if match.actors == (CHANCE,) and not record.header.chosen else action
            match.play(seat, action)
        except (NotAllowed, ValueError) as error:
            raise record.fault(line.number, str(error).rstrip(".")) from None
        if odds and odds != match.steps[-1].odds:
            right = match.steps[-1].odds
            raise record.broken("odds", line.number, f"by the rules this is drawn by the numbers {right}, not {odds}")
        if action != drawn:
            raise record.broken("draw", line.number, f"this draw does not follow from the {_sources(record.header)}")
        yield match


def _sources(header: Header) -> str:
    return "seed and the salts" if header.salts else "seed"


def resume(record: RecordFile, game: Game, board: LoadedBoard) -> Match:
    """The match at the end of the record, with chance again in the referee's hands."""
    match = open_match(record, game, board)
    for _ in replayed(record, match):
        pass
    if not record.header.chosen:
        match.leave_chance_to_the_referee()
    return match


# Checking it.


@dataclass(frozen=True)
class Verdict:
    """What was checked and found right."""

    actions: int
    draws: int
    draws_derived: bool
    salts: tuple[str, ...]  # by seat, as the header has them
    outcome: Outcome | None
    link_found: int | None  # the line that a participant's link seals; of several, the last


def verify(
    record: RecordFile, game: Game, board: LoadedBoard, link: str | None = None, kept: Kept | None = None
) -> Verdict:
    """Check chain, rules, draws and outcome, and what a participant kept; raise RecordError at the first fault."""
    _check_chain(record)
    found = _find_link(record, link)
    if kept:
        found = _check_kept(record, kept) or found
    match = open_match(record, game, board)
    for _ in replayed(record, match):
        pass
    _check_end(record, match.outcome)
    salts = record.header.salts or ()
    return Verdict(len(record.actions), match.draws, not record.header.chosen, salts, match.outcome, found)


def _check_chain(record: RecordFile) -> None:
    if seal.commitment(record.seed) != record.header.commitment:
        text = "the seed opened here is not the one that line 1 commits to; one of them was changed"
        raise record.broken("seed", len(record.lines) + 1, text)
    key = seal.key(record.seed, record.header.salts or ())
    for line, link in zip(record.lines, links(key, [line.text for line in record.lines]), strict=True):
        if line.link != link:
            text = "this line does not match its seal; it, or a line before it, was changed"
            raise record.broken("link", line.number, text)


def _find_link(record: RecordFile, link: str | None) -> int | None:
    if link is None:
        return None
    for line in record.lines:
        if line.link == link.lower():
            return line.number
    text = f"{record.name}: the link given seals none of its lines; it is another match, or was changed."
    raise SealBroken(text, "kept", 0)


def _check_kept(record: RecordFile, kept: Kept) -> int:
    """The line that the last link seals; 0 if none was kept."""
    salts = dict(enumerate(record.header.salts or ()))
    if kept.commitment != record.header.commitment:
        raise record.broken("promise", 1, "it commits to another seed than the table did before the match")
    for seat, salt in kept.salts.items():
        if salts.get(seat) != salt:
            raise record.broken("salt", 1, f"the salt that seat {seat_number(seat)} sent is not in it")
    lines = {line.link: line.number for line in record.lines}
    for n, (link, chair, made) in enumerate(kept.links, 1):
        number = lines.get(link, 0)
        if number == 0 or (chair is not None and made != _made(record, chair, number)):
            text = f"{record.name}: link {n} of those that were kept does not seal what had happened when it was sent."
            raise SealBroken(text, "kept", number)
    return max((lines[link] for link, _, _ in kept.links), default=0)


def _made(record: RecordFile, seat: int, line: int) -> int:
    """How many actions the seat had made when this line was sealed; to resign is none."""
    return sum(who == seat and notation != _RESIGNS for who, notation in record.actions[: line - 1])


def _check_end(record: RecordFile, outcome: Outcome | None) -> None:
    claimed = record.end and Outcome(record.end.reason, record.end.points)
    if claimed != outcome:
        really = f"ended by '{outcome.reason}' with points {list(outcome.points)}" if outcome else "is not over"
        raise record.fault(len(record.lines), f"by the rules the match {really}")
