"""`nascondino play` without a game: a few questions, then a match in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from nascondino import games
from nascondino.engine.errors import WrongUsage
from nascondino.engine.info import SEAT, Info
from nascondino.engine.texts import LANGUAGE, catalogue, seat_number

from .languages import Say, texts
from .match_files import unfinished
from .terminal import InputEnded, ask


def answers(language: str = LANGUAGE) -> list[str]:
    """What to play, as arguments of `nascondino play`; Enter takes what is offered."""
    say = texts(language)
    print(say("terminal-welcome"))
    try:
        return _answers(say, language)
    except InputEnded:
        raise WrongUsage("Nobody answers; see `nascondino --help` for what can be done without questions.") from None


def _answers(say: Say, language: str) -> list[str]:
    saved = unfinished()
    yes, no = say("terminal-yes"), say("terminal-no")
    if saved and choose(say, say("terminal-ask-resume"), [yes, no]) == yes:
        return ["--resume", str(saved)]
    game = choose(say, say("terminal-ask-game"), games.titles())
    info = games.info(game)
    counts = [str(count) for count in info.seat_counts()]
    players = choose(say, say("terminal-ask-players"), counts, str(info.base))
    seat = choose(say, _ask_seat(info, say, language), [str(seat_number(seat)) for seat in range(int(players))])
    board = choose(say, say("terminal-ask-board"), info.boards)
    return [game, "--players", players, "--seat", seat, "--board", board]


def _ask_seat(info: Info, say: Say, language: str) -> str:
    """With who sits where: an option may name the seat of a role, the first unless somebody chooses otherwise."""
    named = [option.name for option in info.options if option.choices == SEAT and option.name in info.roles]
    if not named:
        return say("terminal-ask-seat")
    role = catalogue(games.folder(info.id) / "locale", language).say(f"{info.id}-role-{named[0]}")
    return say("terminal-ask-seat-of", seat=0, role=role)


def choose(say: Say, question: str, answers: Sequence[str], usual: str | None = None) -> str:
    """One of the answers; if nothing is said the usual one, or else the first. A single one is not asked for."""
    unsaid = usual or answers[0]
    while len(answers) > 1:
        answer = ask(f"{question} {', '.join(answers)} [{unsaid}]").lower()
        if not answer:
            break
        matching = [possible for possible in answers if possible.startswith(answer)]
        if answer in answers or len(matching) == 1:
            return answer if answer in answers else matching[0]
        print(say("terminal-none-of-them", answer=answer))
    return unsaid
