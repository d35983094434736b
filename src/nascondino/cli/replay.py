"""`nascondino replay`: a recorded match, told as one chair perceived it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import WrongUsage
from nascondino.engine.texts import LANGUAGE

from .arguments import add_json, print_json, seat_at
from .languages import Say, add_language, language, texts
from .records import opened
from .terminal import InputEnded, ask, clear

if TYPE_CHECKING:
    from nascondino.engine.match import Match
    from nascondino.engine.record import RecordFile

SUMMARY = "Tell a recorded match as a seat, an onlooker or everyone perceived it"

ONLOOKER, ALL = "onlooker", "all"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a match, such as my.record")
    parser.add_argument(
        "--as", dest="chair", metavar="SEAT", default=ONLOOKER, help="a seat's number, onlooker (if not said), or all"
    )
    parser.add_argument("--board", metavar="FILE", help="the board, if it is not one of the game's own")
    parser.add_argument("--step", action="store_true", help="one step at a time, with the board: Enter, b for back, q")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.step and arguments.json:
        raise WrongUsage("Choose one of --step and --json.")
    record, game, board = opened(arguments.record, arguments.board)
    chairs = _chairs(arguments.chair, record.header.players)

    from nascondino.engine.record import open_match

    match = open_match(record, game, board)
    spoken = language(arguments)
    steps = told(record, match, chairs, spoken)
    if arguments.json:
        print_json(_result(record, arguments.chair, steps, match))
    elif arguments.step:
        _walk(steps, texts(spoken))
    else:
        for number, step in enumerate(steps, 1):
            print(f"{number:4}  " + "\n      ".join(step.lines(texts(spoken))))
    return 0


def _chairs(text: str, players: int) -> tuple[int | None, ...]:
    every = (*range(players), None)
    if text == ALL:
        return every
    if text == ONLOOKER:
        return (None,)
    return (seat_at(text, players),)


@dataclass(frozen=True)
class ToldStep:
    """An action as it was perceived: what chairs were told, those who were told the same together."""

    tellings: dict[tuple[str, ...], list[str]]  # sentences → names of chairs
    picture: str

    def lines(self, say: Say) -> list[str]:
        if len(self.tellings) == 1:
            return [sentence for sentences in self.tellings for sentence in sentences]
        telling = [(", ".join(names), " ".join(told)) for told, names in self.tellings.items() if told]
        return [say("terminal-told", who=who, what=what) for who, what in telling]


def told(record: RecordFile, match: Match, chairs: tuple[int | None, ...], language: str = LANGUAGE) -> list[ToldStep]:
    """The whole match, action by action. What none of the chairs perceived is no step: nothing says that it was."""
    from nascondino.engine.record import replayed

    heard, say = dict.fromkeys(chairs, 0), texts(language)
    steps = []
    for _ in replayed(record, match):
        tellings: dict[tuple[str, ...], list[str]] = {}
        for chair in chairs:
            tellings.setdefault(_news(match, chair, heard, language), []).append(_name(chair, say))
        if any(tellings):
            steps.append(ToldStep(tellings, _picture(match, chairs, language)))
    return steps


def _news(match: Match, chair: int | None, heard: dict[int | None, int], language: str) -> tuple[str, ...]:
    new = match.plain_seen(chair, heard[chair])
    heard[chair] += len(new)
    return tuple(match.game.say(match.game.words.sentence(event, match.board), language) for event in new)


def _name(chair: int | None, say: Say) -> str:
    return say("terminal-onlooker") if chair is None else say("terminal-seat", seat=chair)


def _picture(match: Match, chairs: tuple[int | None, ...], language: str) -> str:
    """The boards that the chairs see; each one once."""
    picture, board = match.game.words.picture, match.board
    return "\n\n".join(dict.fromkeys(picture(match.plain_view(chair), board, language) for chair in chairs))


def _result(record: RecordFile, chair: str, steps: list[ToldStep], match: Match) -> dict[str, Any]:
    header, outcome = record.header, match.outcome
    return {
        "game": header.game,
        "board": header.board,
        "players": header.players,
        "seats": list(header.seats),
        "as": chair,
        "steps": [
            [{"chairs": names, "sentences": list(sentences)} for sentences, names in step.tellings.items() if sentences]
            for step in steps
        ],
        "outcome": outcome and {"reason": outcome.reason, "points": list(outcome.points)},
    }


def _walk(steps: list[ToldStep], say: Say) -> None:
    """ToldStep through; the end of the input is as good as q."""
    at = 0
    while at < len(steps):
        clear()
        print(steps[at].picture, "", *steps[at].lines(say), "", sep="\n")
        try:
            answer = ask(f"{say('terminal-step', step=at + 1, steps=len(steps))} >")
        except InputEnded:
            return
        if answer == "q":
            return
        at = max(0, at - 1) if answer == "b" else at + 1
