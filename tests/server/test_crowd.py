"""A match goes on while strangers crowd the server. The long form is `python3 table.py soak crowd`."""

import asyncio

from nascondino.trials.crowd import run
from nascondino.trials.strangers import Numbers


def test_people_play_on_while_strangers_crowd_the_server(server):
    """They have addresses of their own, so what they are refused is refused to nobody else."""
    totals = asyncio.run(run(server, Numbers(silent=30, slow=10, tables=6, watched=2), "venice", actions=16, seed=1))

    assert totals.clean, totals
    assert (16, 0) == (totals.crowded.actions, totals.crowded.refused)
    assert 6 == totals.met["tables"]
