"""Calls about puzzles. They need no session: puzzles are of bots' matches, and the same for everybody."""

from __future__ import annotations

import asyncio

from nascondino import puzzles

from ..live.riddles import Riddle, riddle
from ..refusals import Refused
from ..wire.calls import Plain
from ..wire.http_messages import Judged, Posed, Puzzles
from .asking import Asked, Services, known_game
from .board_calls import brief_facts_of, brief_picture_of


async def list_puzzles(services: Services, asked: Asked) -> Puzzles:
    return Puzzles([puzzle.level for puzzle in puzzles.puzzles(known_game(asked))])


async def pose_puzzle(services: Services, asked: Asked) -> Posed:
    return (await _riddle(services, asked)).posed()


async def judge_guess(services: Services, asked: Asked) -> Judged:
    return (await _riddle(services, asked)).judged(asked.body)


async def puzzle_board_picture_in_brief(services: Services, asked: Asked) -> Plain:
    match = (await _riddle(services, asked)).match
    return await brief_picture_of(asked, match.setup, match.plain_view(None))


async def puzzle_board_facts_in_brief(services: Services, asked: Asked) -> Plain:
    match = (await _riddle(services, asked)).match
    return await brief_facts_of(asked, match.setup, match.plain_view(None))


async def _riddle(services: Services, asked: Asked) -> Riddle:
    """Worked out off the loop: a match is played again for it."""
    game, number = asked.path["game"], asked.path["puzzle"]
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise Refused("bad_settings", "A puzzle is a small number.")
    await services.shelf.game(game)
    return await asyncio.to_thread(riddle, game, int(number))
