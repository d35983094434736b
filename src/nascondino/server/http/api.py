"""Which function answers which call."""

from __future__ import annotations

from . import board_calls, game_calls, puzzle_calls, review_calls, table_calls
from .asking import Handler

HANDLERS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        game_calls.list_games,
        game_calls.preparation,
        game_calls.texts,
        board_calls.board_facts,
        board_calls.board_picture,
        board_calls.check_board,
        game_calls.rules,
        board_calls.table_board_picture,
        board_calls.table_board_facts,
        board_calls.table_board_facts_in_brief,
        board_calls.table_board_picture_in_brief,
        puzzle_calls.list_puzzles,
        puzzle_calls.pose_puzzle,
        puzzle_calls.judge_guess,
        puzzle_calls.puzzle_board_facts_in_brief,
        puzzle_calls.puzzle_board_picture_in_brief,
        table_calls.reach,
        table_calls.list_public_tables,
        table_calls.create_table,
        table_calls.list_my_tables,
        table_calls.table_info,
        table_calls.turn,
        table_calls.invitation,
        table_calls.claim,
        table_calls.rematch,
        table_calls.begin_rematch,
        table_calls.finished_record,
        table_calls.view_in_words,
        table_calls.notebook_aid,
        table_calls.notebook_opinion,
        table_calls.take_seat,
        table_calls.hint,
        table_calls.hand_to_bot,
        table_calls.stand_in,
        table_calls.take_back,
        table_calls.fresh_link,
        review_calls.share,
        review_calls.analyse,
        review_calls.review,
        review_calls.moment,
        review_calls.moment_in_words,
        review_calls.moment_opinion,
        review_calls.thoughts,
        review_calls.suggestion,
    )
}
