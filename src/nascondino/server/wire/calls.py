"""The calls by HTTP: one list for the routes, the OpenAPI document and docs/protocol.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from .http_messages import (
    Aid,
    Analysis,
    BoardFacts,
    BroughtBoard,
    Claim,
    Claimed,
    CreateTable,
    Done,
    DrawnBoard,
    Games,
    Guess,
    HandToBot,
    Hint,
    Invitation,
    Judged,
    Moment,
    Opinion,
    Posed,
    Preparation,
    Puzzles,
    Reach,
    ReaderLink,
    RematchMade,
    Reviewed,
    Rulebook,
    SeatLink,
    ShownLink,
    Suggestion,
    TableCreated,
    Tables,
    TakeSeat,
    Thoughts,
    Turn,
)
from .messages import TableInfo


@dataclass(frozen=True)
class Plain:
    """An answer that is no JSON."""

    content: str
    media_type: str
    file_name: str | None = None
    is_public: bool = False  # the same for everybody who may ask: browsers may keep it, and it travels compressed


@dataclass(frozen=True)
class Call:
    name: str  # of the function that answers it
    method: Literal["GET", "POST"]
    path: str
    meaning: str
    answer: Any
    body: Any = None
    needs_session: bool = False
    may_bring_board: bool = False  # the body may hold a board file, and be so much larger
    lays_table: bool = False  # of which nobody gets any number
    is_for_chair: bool = False  # the answer depends on what a chair knows, so its length must not
    is_thought_over: bool = False  # it takes so long that its moment would tell how hard it was


PUZZLE_PATH = "/api/games/{game}/puzzles/{puzzle}"
REVIEW_PATH = "/api/tables/{table}/review"
SEAT_PATH = "/api/tables/{table}/seats/{seat}"

CALLS = (
    Call("reach", "GET", "/api/reach", "How others reach this server, for links to it", Reach),
    Call("list_games", "GET", "/api/games", "The games on the shelf", Games),
    Call(
        "texts",
        "GET",
        "/api/games/{game}/texts/{language}",
        "The texts of a game, or of the `table`, as Fluent",
        Plain,
    ),
    Call(
        "preparation",
        "GET",
        "/api/games/{game}/preparation",
        "How far a game is that is made ready for a table",
        Preparation,
    ),
    Call(
        "board_facts",
        "GET",
        "/api/games/{game}/boards/{board}/facts/{language}",
        "What a board tells besides how it looks",
        BoardFacts,
    ),
    Call(
        "board_picture",
        "GET",
        "/api/games/{game}/boards/{board}/{theme}/{language}",
        "A board as a picture, light or dark",
        Plain,
    ),
    Call(
        "check_board",
        "POST",
        "/api/games/{game}/boards/{theme}/{language}",
        "Whether a game can be played on a board of one's own, and its picture",
        DrawnBoard,
        BroughtBoard,
        may_bring_board=True,
    ),
    Call("rules", "GET", "/api/games/{game}/rules/{language}", "The rules of a game, by number", Rulebook),
    Call("list_puzzles", "GET", "/api/games/{game}/puzzles", "The puzzles of a game, by their levels", Puzzles),
    Call("pose_puzzle", "GET", PUZZLE_PATH, "A puzzle: what a seat knew, and what is asked", Posed),
    Call("judge_guess", "POST", f"{PUZZLE_PATH}/guess", "Whether a guess is right, and why not", Judged, Guess),
    Call(
        "puzzle_board_facts_in_brief",
        "GET",
        f"{PUZZLE_PATH}/board/brief/{{language}}",
        "What the board tells as it lies there, in brief",
        BoardFacts,
    ),
    Call(
        "puzzle_board_picture_in_brief",
        "GET",
        f"{PUZZLE_PATH}/board/brief/{{theme}}/{{language}}",
        "The board as it lies there, an image without lines and names, which are told",
        Plain,
    ),
    Call("list_public_tables", "GET", "/api/tables", "Public tables that are not over", Tables),
    Call(
        "create_table",
        "POST",
        "/api/tables",
        "Create a table",
        TableCreated,
        CreateTable,
        needs_session=True,
        may_bring_board=True,
        lays_table=True,
    ),
    Call("list_my_tables", "GET", "/api/mine", "Tables where I hold a seat", Tables, needs_session=True),
    Call("table_info", "GET", "/api/tables/{table}", "What everybody around a table may know of it", TableInfo),
    Call("turn", "GET", "/api/tables/{table}/turn", "Who is to act at a table", Turn),
    Call("invitation", "POST", "/api/tables/{table}/invitation", "What a link is good for", Invitation, ShownLink),
    Call("claim", "POST", "/api/tables/{table}/claim", "Use a link", Claimed, Claim, needs_session=True),
    Call(
        "rematch",
        "POST",
        "/api/tables/{table}/rematch",
        "Agree to play again, everybody one seat further; when all have, there is a table",
        RematchMade,
        lays_table=True,
    ),
    Call(
        "begin_rematch",
        "POST",
        "/api/tables/{table}/rematch/now",
        "The same, without waiting for those who have not agreed: bots play for them until they come",
        RematchMade,
        lays_table=True,
    ),
    Call(
        "finished_record",
        "GET",
        "/api/tables/{table}/record",
        "The record of a match that is over, or all that was written down of one that cannot go on under these rules",
        Plain,
    ),
    Call("share", "POST", REVIEW_PATH, "A link by which whoever has it may read a finished match", ReaderLink),
    Call(
        "analyse",
        "GET",
        f"{REVIEW_PATH}/analysis",
        "How well each seat decided, as far as it has been worked out",
        Analysis,
    ),
    Call("review", "GET", f"{REVIEW_PATH}/{{chair}}", "A finished match, as a chair, or `all`, perceived it", Reviewed),
    Call("moment", "GET", f"{REVIEW_PATH}/{{chair}}/{{moment}}", "How things stood for it", Moment),
    Call(
        "moment_in_words",
        "GET",
        f"{REVIEW_PATH}/{{chair}}/{{moment}}/words/{{language}}",
        "The same as a text",
        Plain,
    ),
    Call(
        "moment_opinion",
        "GET",
        f"{REVIEW_PATH}/{{chair}}/{{moment}}/opinion",
        "What could be thought of the secret, beside what was certain",
        Opinion,
    ),
    Call("thoughts", "GET", f"{REVIEW_PATH}/{{seat}}/{{moment}}/thoughts", "What a bot makes of a decision", Thoughts),
    Call("suggestion", "GET", f"{REVIEW_PATH}/{{seat}}/{{moment}}/bot", "What it would do", Suggestion),
    Call(
        "view_in_words",
        "GET",
        "/api/tables/{table}/view/{chair}/{language}",
        "What a chair sees, as a text",
        Plain,
        is_for_chair=True,
    ),
    Call(
        "notebook_aid",
        "GET",
        "/api/tables/{table}/aid/{chair}",
        "What a chair can work out",
        Aid,
        is_for_chair=True,
    ),
    Call(
        "notebook_opinion",
        "GET",
        "/api/tables/{table}/opinion/{chair}",
        "What may be thought of the secret, beside what a chair can work out",
        Opinion,
        is_for_chair=True,
    ),
    Call(
        "table_board_facts",
        "GET",
        "/api/tables/{table}/board/facts/{language}",
        "What the board tells as it lies on this table",
        BoardFacts,
    ),
    Call(
        "table_board_facts_in_brief",
        "GET",
        "/api/tables/{table}/board/brief/{language}",
        "The same without spots, which the table tells",
        BoardFacts,
    ),
    Call(
        "table_board_picture_in_brief",
        "GET",
        "/api/tables/{table}/board/brief/{theme}/{language}",
        "The board as it lies on this table, an image without lines and names, which are told",
        Plain,
    ),
    Call(
        "table_board_picture",
        "GET",
        "/api/tables/{table}/board/{theme}/{language}",
        "The board as it lies on this table",
        Plain,
    ),
    Call(
        "take_seat",
        "POST",
        f"{SEAT_PATH}/take",
        "Take an open seat of a public table",
        Done,
        TakeSeat,
        needs_session=True,
    ),
    Call(
        "hint",
        "GET",
        f"{SEAT_PATH}/hint",
        "What a bot would do in the seat's place, and why, where the table allows it",
        Hint,
        is_for_chair=True,
        is_thought_over=True,
    ),
    Call("hand_to_bot", "POST", f"{SEAT_PATH}/bot", "Let a bot play the seat", Done, HandToBot),
    Call(
        "stand_in",
        "POST",
        f"{SEAT_PATH}/stand-in",
        "Let a bot play for somebody else, who has been away for the table’s patience, until they come back",
        Done,
    ),
    Call("take_back", "POST", f"{SEAT_PATH}/back", "Take it back from the bot", Done),
    Call("fresh_link", "POST", f"{SEAT_PATH}/link", "A fresh link; an older one is void", SeatLink),
)
