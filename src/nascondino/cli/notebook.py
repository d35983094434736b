"""Who is what, as far as it is known: tables for the terminal, and why something is not possible."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from nascondino.engine.contract import Case, Doubt, Message

from .languages import Say
from .terminal import in_table, key

Tell = Callable[[Message], str]

POSSIBLE, EXCLUDED = "?", "-"


def is_grid(doubts: Sequence[Doubt]) -> bool:
    """Whether these are about who is what. Cases without names are places, and too many for a table."""
    return bool(doubts) and all(case.name for doubt in doubts for case in doubt.cases)


def tables(doubts: Sequence[Doubt], tell: Tell, say: Say) -> str:
    """For doubts of one kind a table: a row for each thing in doubt, a column for each case."""
    kinds = itertools.groupby(doubts, key=lambda doubt: tell(doubt.under))
    shown = [in_table(_rows(heading, list(alike), tell, say)) for heading, alike in kinds]
    return "\n\n".join([*shown, f"  {say('terminal-grid')}"])


def _rows(heading: str, doubts: Sequence[Doubt], tell: Tell, say: Say) -> list[list[str]]:
    names = [_name(case, tell) for case in doubts[0].cases]
    rows = [[tell(doubt.about), *(_sign(case, say) for case in doubt.cases)] for doubt in doubts]
    return [[heading, *names], *rows]


def _name(case: Case, tell: Tell) -> str:
    return tell(case.name) if case.name else ""


def _sign(case: Case, say: Say) -> str:
    return EXCLUDED if case.share == 0 else say("terminal-yes") if case.share == 1 else POSSIBLE


def reason(text: str, doubts: Sequence[Doubt], tell: Tell, say: Say) -> str:
    """Why somebody cannot be or hold something, or that it may be; both as the table calls them."""
    who, _, what = text.partition(" ")
    for doubt in doubts:
        for case in doubt.cases:
            if key(who) == key(tell(doubt.about)) and _is_meant(what, _name(case, tell)):
                return _reason(doubt, case, tell, say)
    return _what_to_ask(doubts[0], tell, say)


def _is_meant(typed: str, name: str) -> bool:
    """By the whole name, or by one word of it."""
    return key(typed) in (key(name), *map(key, name.split()))


def _reason(doubt: Doubt, case: Case, tell: Tell, say: Say) -> str:
    if case.why:
        return tell(case.why)
    known = "terminal-grid-certain" if case.share == 1 else "terminal-grid-possible"
    return say(known, who=tell(doubt.about), what=_name(case, tell))


def _what_to_ask(doubt: Doubt, tell: Tell, say: Say) -> str:
    example = f"{tell(doubt.about)} {_name(doubt.cases[0], tell)}"
    return say("terminal-why-who", example=example)
