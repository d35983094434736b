"""Inkognito, the card game: the facts."""

from nascondino.engine.info import EVERYONE, Info, Option

INFO = Info(
    id="inkognito",
    titles={"en": "Inkognito, the card game", "it": "Inkognito"},
    version=2,
    players=(3, 5),
    base=4,
    roles=("agent", "ambassador"),
    boards=("inkognito",),
    reasons=("right", "wrong"),  # the call that ended the last game, and with it the match
    actions=81,
    most_legal=38,  # at a meeting of two agents: 12 pairs, 2 black cards, 24 numbers to call
    # The last one chose, somebody called, four agents turned up their cards, the game ended, four scored, a game began.
    most_events=12,
    secrets=(577,),  # who is who and who holds what, 24 × 24; 0 until all black cards are dealt
    bounded=False,  # nobody is ever obliged to call (I-17)
    sources=("Inkognito, the card game, rulebook, Venice Connection and Abacusspiele 1997",),
    bots=("greedy",),
    highlights=("met", "called", "game_ended"),
    akin=("go_fish", "hanabi", "social_deduction"),  # who holds or is what is asked and told
    options=(
        Option(
            "ambassador", ("fixed", "rotates"), "whether the Ambassador of five changes with each game (I-34)", fewest=5
        ),
        Option("first_starter", ("seat", "random"), "who starts: the first seat, or one that is drawn (I-29)"),
    ),
    channels=(EVERYONE,),  # allies do not know each other: no channel may join them
)
