"""Calls about puzzles. Nobody has to be anybody for them: they are of bots' matches, and the same for all."""

from __future__ import annotations

import asyncio

from nascondino import games, puzzles

from ..live.riddles import Riddle, riddle
from ..refusals import Refused
from ..wire.calls import Plain
from ..wire.http_messages import Judged, Posed, Puzzles
from .asking import Asked, Services
from .game_calls import brief_facts_as_laid, brief_picture_as_laid


async def list_puzzles(services: Services, asked: Asked) -> Puzzles:
    game = asked.path["game"]
    if game not in games.titles():
        raise Refused("no_such_game", f"There is no game '{game}'.")
    return Puzzles([puzzle.level for puzzle in puzzles.puzzles(game)])


async def pose_puzzle(services: Services, asked: Asked) -> Posed:
    return (await _riddle(services, asked)).posed()


async def judge_guess(services: Services, asked: Asked) -> Judged:
    return (await _riddle(services, asked)).judged(asked.body)


async def puzzle_picture_in_brief(services: Services, asked: Asked) -> Plain:
    match = (await _riddle(services, asked)).match
    return await brief_picture_as_laid(asked, match.setup, match.plain_view(None))


async def puzzle_board_in_brief(services: Services, asked: Asked) -> Plain:
    match = (await _riddle(services, asked)).match
    return await brief_facts_as_laid(asked, match.setup, match.plain_view(None))


async def _riddle(services: Services, asked: Asked) -> Riddle:
    """Worked out off the loop: a match is played again for it."""
    game, number = asked.path["game"], asked.path["puzzle"]
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise Refused("bad_settings", "A puzzle is a small number.")
    await services.shelf.game(game)
    return await asyncio.to_thread(riddle, game, int(number))
