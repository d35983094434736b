"""Scotland Yard, pocket edition: the facts."""

from nascondino.engine.info import EVERYONE, Channel, Info, Option

INFO = Info(
    id="kompakt",
    titles={"en": "Scotland Yard, pocket edition", "de": "Scotland Yard", "it": "Scotland Yard"},
    version=2,
    players=(2, 4),
    base=3,
    roles=("mister_x", "detective"),
    boards=("pocket",),
    reasons=("caught", "cornered", "spent", "stuck", "given_up"),  # how the last hand ended, and with it the match
    actions=1414,
    most_legal=256,  # board.py refuses a board that could offer more
    # A figure moved, two were skipped, a turn began, he showed himself, was cornered, scored, the next hand began.
    most_events=8,
    secrets=(128,),  # his station; 0 while he has none
    bounded=True,
    own_boards=True,
    sources=("Scotland Yard 23 381 6, rulebook, Ravensburger 2011/2014",),
    bots=("greedy",),
    styled=True,
    highlights=("dived", "shown", "hand_ended"),
    akin=("phantom_ttt", "dark_hex(board_size=3)", "battleship"),  # something hidden on a board is sought
    options=(
        Option("black_tickets", (1, 2, 3, 4), "black tickets for each Mister X (K-3, K-19)"),
        Option("first_mister_x", ("seat", "random"), "who is Mister X first: the first seat, or drawn (K-2)"),
    ),
    channels=(EVERYONE, Channel("detectives", ("detective",), ("detective",))),
)
