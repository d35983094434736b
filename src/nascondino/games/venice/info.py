"""Scotland Yard Venice: the facts."""

from nascondino.engine.info import EVERYONE, SEAT, Channel, Info, Option

INFO = Info(
    id="venice",
    titles={"en": "Scotland Yard Venice", "it": "Scotland Yard Venice"},
    version=1,
    players=(2, 6),
    base=3,  # the game for two has police and one pool of tickets (V-8)
    roles=("mister_x", "detective"),
    boards=("venice", "london"),
    reasons=("caught", "cornered", "escaped", "stranded"),
    actions=4865,
    most_legal=256,
    most_events=8,
    secrets=(256,),
    bounded=True,
    two_sides=True,
    own_boards=True,
    sources=("Scotland Yard Venice, rulebook, Ravensburger 2018",),
    bots=("greedy",),
    styled=True,
    baselines=("nijssen-winands",),
    highlights=("shown", "doubled", "ended"),
    akin=("phantom_ttt", "dark_hex(board_size=3)", "battleship"),  # something hidden on a board is sought
    options=(
        Option("mister_x", SEAT, "the seat that plays Mister X (V-28)"),
        Option("stuck_rule", ("detectives", "all_pawns"), "who must be unable to move for Mister X to win (V-27)"),
    ),
    channels=(EVERYONE, Channel("detectives", ("detective",), ("detective",))),
)
