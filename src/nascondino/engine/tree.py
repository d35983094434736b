"""A template that walks the tree of a game: the count of its nodes is a fingerprint of the rules (perft)."""

from __future__ import annotations

from typing import Any

from .buffers import Buffers
from .contract import CHANCE, CHANCE_BIT, UNBOUND, acts

rules = UNBOUND  # kernel.bind puts one game's module here


def walk(
    boards: Any,
    players: int,
    states: Any,
    seats: Any,
    actions: Any,
    counts: Any,
    nexts: Any,
    buffers: Buffers,
    nodes: Any,
    place: Any,
    budget: int,
) -> bool:
    """Go on with a walk for at most so many steps; return whether it is complete.

    states[d] is the node at depth d on the way here; of its counts[d] choices (seats[d], actions[d]), nexts[d] have
    been taken. nodes[d] counts the nodes found at depth d. place[0] is the depth of the node to go on with, place[1]
    whether its choices have been listed. Stopping in the middle lets Ctrl-C in.
    """
    board = boards[0]
    depth, opened = place[0], place[1] == 1
    while depth >= 0 and budget > 0:
        budget -= 1
        if not opened:
            s = states[depth]
            n = 0
            actors = rules.actors(board, s)
            if actors == CHANCE_BIT:
                n = rules.chance(board, s, actions[depth], buffers.weights)
                seats[depth, :n] = CHANCE
            else:
                for seat in range(players):
                    if acts(actors, seat):
                        more = rules.legal(board, s, seat, buffers.actions)
                        actions[depth, n : n + more] = buffers.actions[:more]
                        seats[depth, n : n + more] = seat
                        n += more
            counts[depth] = n
            nodes[depth + 1] += n
            # The leaves are counted, not visited.
            nexts[depth] = n if depth == len(states) - 1 else 0
            opened = True
        elif nexts[depth] == counts[depth]:
            depth -= 1
        else:
            i = nexts[depth]
            nexts[depth] += 1
            states[depth + 1] = states[depth]
            rules.apply(board, states[depth + 1], seats[depth, i], actions[depth, i], buffers.events)
            depth += 1
            opened = False
    place[0], place[1] = depth, opened
    complete: bool = depth < 0
    return complete
