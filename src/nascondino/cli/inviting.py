"""`nascondino play` without a game: a few questions, then a match in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from nascondino import games
from nascondino.engine.errors import WrongUsage
from nascondino.engine.info import SEAT, Info

from .saving import unfinished
from .terminal import InputEnded, ask


def answers() -> list[str]:
    """What to play, as arguments of `nascondino play`; Enter takes what is offered."""
    print("Nascondino, a table for games of hide-and-seek. Enter takes what stands in brackets.")
    try:
        return _answers()
    except InputEnded:
        raise WrongUsage("Nobody answers; see `nascondino --help` for what can be done without questions.") from None


def _answers() -> list[str]:
    saved = unfinished()
    if saved and choose("Go on with the match that was not finished?", ["yes", "no"]) == "yes":
        return ["--resume", str(saved)]
    game = choose("Which game?", games.titles())
    info = games.info(game)
    players = choose("How many players, bots included?", [str(count) for count in info.seat_counts()])
    seat = choose(f"Which seat is yours?{_who_sits_where(info)}", [str(seat) for seat in range(int(players))])
    board = choose("On which board?", info.boards)
    return [game, "--players", players, "--seat", seat, "--board", board]


def _who_sits_where(info: Info) -> str:
    """Options that name a seat, as they are unless somebody chooses otherwise."""
    roles = [option.name.replace("_", " ") for option in info.options if option.choices == SEAT]
    return "".join(f" (seat 0: {role})" for role in roles)


def choose(question: str, answers: Sequence[str]) -> str:
    """One of the answers; the first if nothing is said. A single one is not asked for."""
    while len(answers) > 1:
        answer = ask(f"{question} {', '.join(answers)} [{answers[0]}]").lower()
        if not answer:
            break
        matching = [possible for possible in answers if possible.startswith(answer)]
        if answer in answers or len(matching) == 1:
            return answer if answer in answers else matching[0]
        print(f"'{answer}' is none of them.")
    return answers[0]
