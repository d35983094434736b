"""Scotland Yard, the dice game: the facts."""

from nascondino.engine.info import EVERYONE, SEAT, Channel, Info, Option

INFO = Info(
    id="dice",
    titles={"en": "Scotland Yard, the dice game", "it": "Scotland Yard"},
    version=1,
    players=(2, 4),
    roles=("mister_x", "detective"),
    boards=("tiles",),
    reasons=("caught", "escaped"),
    actions=697,
    # One player with two pawns: each by taxi to 8 neighbours, by bus 4 ways, by underground to 35 places; either stays;
    # a token. Mister X has fewer (47 by dice, 35 by black ticket, 2 by air, a pass, a double move); a roll has 35.
    most_legal=97,
    most_events=4,  # Mister X fled, showed himself, and the match ended or a round began; and one to spare
    secrets=(37,),  # his place; 0 while he has none
    bounded=True,
    sources=("Scotland Yard, the dice game, rulebook, Ravensburger 2019",),
    options=(
        Option("mister_x", SEAT, "the seat that plays Mister X (D-33)"),
        Option("tiles", ("standard", "expert"), "whether some tiles lie with the expert side up (D-28)"),
        Option("refill", ("full", "one"), "how many dice the detectives take from the supply each round (D-25)"),
    ),
    channels=(EVERYONE, Channel("detectives", ("detective",), ("detective",))),
)
