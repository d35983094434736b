"""Mille Grazie: the facts."""

from nascondino.engine.info import EVERYONE, Info, Option

INFO = Info(
    id="mille_grazie",
    titles={"en": "Mille Grazie", "it": "Mille Grazie", "de": "Mille Grazie"},
    version=2,
    players=(2, 4),
    base=3,  # the game for two has compasses of its own (M-19)
    roles=("noble", "brigand"),
    boards=("italy",),
    reasons=("delivered", "waylaid"),  # by an order of the noble's, or by an ambush, somebody reached 30
    actions=511,
    most_legal=325,  # pairs of 26 roads, the brigand's in the game for two
    # He travelled a road, three brigands showed themselves, he his escort, arrived, fulfilled three orders, and the
    # match ended or a round began. (Losing three orders leaves none to fulfil.)
    most_events=10,
    secrets=(27, 27, 27, 27),  # a compass each, in the game for two both of both: one of 26 roads, or not set
    bounded=False,  # journeys without orders and ambushes on empty roads could go on for ever
    sources=("Mille Grazie, rulebook, Zoch 2010",),
    bots=("greedy",),
    highlights=("ambushed", "guarded", "fulfilled", "ended"),
    akin=("goofspiel(imp_info=True)", "oshi_zumo", "sheriff"),  # secret choices, opened later
    options=(Option("first_noble", ("seat", "random"), "who is the noble first: the first seat, or drawn (M-5)"),),
    channels=(EVERYONE,),  # brigands may talk, but in the noble's hearing (M-6)
)
