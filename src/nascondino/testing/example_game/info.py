"""Example game: the facts."""

from nascondino.engine.info import Info, Option

INFO = Info(
    id="example_game",
    titles={"en": "Example game"},
    version=1,
    players=(2, 2),
    base=2,
    roles=("fox", "hunter"),
    boards=("example_game",),
    reasons=("caught", "escaped"),
    actions=10,
    most_legal=9,
    most_events=3,
    secrets=(10,),
    bounded=True,
    sources=("made for this project, to show how a game is written",),
    bots=("greedy",),
    highlights=("dug", "ended"),
    options=(Option("digs", (5, 3), "how often the hunter may dig (B-4)"),),
)
