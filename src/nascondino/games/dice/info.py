"""Scotland Yard, the dice game: the facts."""

from nascondino.engine.info import EVERYONE, SEAT, Channel, Info, Letters, Option

INFO = Info(
    id="dice",
    titles={"en": "Scotland Yard, the dice game", "it": "Scotland Yard"},
    version=2,
    players=(2, 4),
    base=4,  # with fewer, tiles stay in the box and a black ticket is crossed out (D-2, D-4)
    roles=("mister_x", "detective"),
    boards=("dice",),
    reasons=("caught", "escaped"),
    actions=697,
    # Mister X, were every place a station: by taxi to 5 places, by bus to 4, by underground or black ticket to 35 each,
    # by air to 2, a double move. One player with two pawns has fewer, a roll of four dice has 35 outcomes.
    most_legal=82,
    most_events=3,  # Mister X fled, showed himself, and the match ended or a round began
    secrets=(37,),  # his place; 0 while he has none
    bounded=True,
    two_sides=True,
    sources=("Scotland Yard, the dice game, rulebook, Ravensburger 2019",),
    bots=("greedy",),
    styled=True,
    highlights=("shown", "doubled", "ended"),
    akin=("liars_dice", "battleship", "phantom_ttt"),  # dice; a hidden place is sought
    options=(
        Option("mister_x", SEAT, "the seat that plays Mister X (D-33)"),
        Option(
            "tiles",
            ("standard", "expert"),
            "whether some tiles lie with the expert side up: drawn ones, or those that are named (D-28)",
            Letters("ABCDEFGHI", {2: 2, 3: 2, 4: 3}),
        ),
        Option("refill", ("one", "full"), "how many dice the detectives take from the supply each round (D-25)"),
        Option("double_counts", ("twice", "once"), "as how many turns a double move counts (D-24, D-26)"),
    ),
    channels=(EVERYONE, Channel("detectives", ("detective",), ("detective",))),
)
