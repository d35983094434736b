"""The search of Nijssen and Winands: one tree for all places where Mister X may be (IEEE TCIAIG 4, 2012).

An iteration draws a place for him, walks down the tree, adds a node, plays the match out by simple policies, and backs
its score up. Children are found by their moves, so that a node serves every place from which its moves are possible.
Pawns move in their order, each deciding for itself. What the sources leave open is said where it is decided.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from nascondino.engine.buffers import Buffers
from nascondino.kernel import Float64, Int8, Int16, Random, Record, below, rule, uncounted
from nascondino.parts.stations import occupied

from ..actions import station_of, ticket_of
from ..rules import apply
from ..rules.fleeing import is_shown
from ..rules.possible_flights import flights, may_double
from ..rules.seeking import may_move, pawn_moves
from ..state import (
    BLACK,
    CAUGHT,
    CORNERED,
    DOUBLE,
    FLEE,
    GONDOLA,
    MISTER_X,
    OVER,
    SEEK,
    SHOWS,
    STATIONS,
    Board,
    State,
)

CATEGORIES = 6  # by how many moves the nearest seeker is away: 1, 2, 3, 4, and 5 or more; slot 0 is empty
LONGEST = 256  # moves of a match at most
FINE = 1 << 20  # of chances
UNFAMILIAR = 2  # moves at the beginning in which a black ticket is wasted


class Guide(Record):
    """How one search is to be done. The numbers are those of the paper, unless a parameter says otherwise."""

    away: Annotated[list[list[int]], np.int8, STATIONS, STATIONS]  # seekers' moves between stations, tickets or not
    pawn: Int8  # that is to move
    exploration: Float64  # C
    history: Float64  # W, of progressive history
    reduction: Float64  # r: a capture by another pawn than the searching one is worth 1 − r
    random_flights: Float64  # ε: the share of Mister X's moves in playouts that are made at random
    random_pursuits: Float64  # and of the seekers'
    weights: Annotated[list[float], np.float64, CATEGORIES]  # how likely he is in a category that is present
    by_category: Int8  # draw a category first, then a place of it; else draw among places, by their categories' weights
    places: Int16  # where he may be, as everybody knows: so many
    place: Annotated[list[int], np.int16, STATIONS]


class Tree(NamedTuple):
    """Nodes by number, the root's is 0. A score is that of the side whose move leads to the node."""

    size: Any  # an array of one: how many there are
    move: Any
    child: Any  # the first one; 0: none
    sibling: Any
    visits: Any
    score: Any  # their sum
    history: Any  # by move: the sum of scores of playouts in which it was made
    tried: Any  # and their number


class Scratch(NamedTuple):
    """All memory that an iteration writes into, beside the tree."""

    slot: Any  # by action: its place among those that are possible, counted from 1
    found: Any  # by that place: the child, or 0
    path: Any  # nodes
    made: Any  # actions
    by_seekers: Any  # whether they were the seekers'
    place: Any  # where he may be, as the seekers know in the playout
    marked: Any  # by station: whether it is among them
    chance: Any  # by place of the guide: how likely he is there


def search(
    boards: Any,
    guides: Any,
    roots: Any,
    states: Any,
    tree: Tree,
    scratch: Scratch,
    buffers: Buffers,
    randoms: Any,
    iterations: int,
) -> None:
    """So many iterations more. In `roots` is the state at the root; Mister X's place counts only if he is to move."""
    board, guide, s, random = boards[0], guides[0], states[0], randoms[0]
    actions, events = uncounted(buffers.actions), uncounted(buffers.events)
    path, made, by_seekers = uncounted(scratch.path), uncounted(scratch.made), uncounted(scratch.by_seekers)
    visits, score = uncounted(tree.visits), uncounted(tree.score)
    history, tried = uncounted(tree.history), uncounted(tree.tried)
    he_searches = guide.pawn == MISTER_X
    if not he_searches:
        weigh_places(guide, roots[0], scratch.chance)
    for _ in range(iterations):
        states[0] = roots[0]
        count = 0
        if he_searches:
            count = list_places(guide, scratch.place, scratch.marked)
        else:
            s.pawns[MISTER_X] = drawn_place(guide, scratch.chance, random)
        node, depth, moves, pawn, in_tree = 0, 0, 0, guide.pawn, True
        while s.phase != OVER:
            n = sensible_moves(board, s, pawn, actions)
            if in_tree:
                pick = chosen_in_tree(guide, tree, scratch, node, actions, n, random)
                action = actions[pick]
                node = scratch.found[pick]
                if node == 0:
                    in_tree = False
                    node = new_node(tree, path[depth - 1] if depth > 0 else 0, action)
                if node > 0:
                    path[depth] = node
                    depth += 1
            else:
                action = actions[chosen_in_playout(guide, scratch, count, s, pawn, actions, n, random)]
            made[moves] = action
            by_seekers[moves] = pawn != MISTER_X
            moves += 1
            last = pawn
            apply(board, s, s.mister_x, action, events)
            if he_searches:
                count = places_after(board, s, last, action, scratch.place, scratch.marked, count)
            pawn = next_pawn(board, s)
        caught = seekers_score(guide, s, last)
        escaped = 0.0 if s.reason in (CAUGHT, CORNERED) else 1.0
        visits[0] += 1
        for i in range(depth):
            visits[path[i]] += 1
            score[path[i]] += caught if by_seekers[i] else escaped
        for i in range(moves):
            history[made[i]] += caught if by_seekers[i] else escaped
            tried[made[i]] += 1


# How a match goes on.


@rule
def next_pawn(board: Board, s: State) -> int:
    """Mister X's, or that of the first seeker who can move and has not."""
    if s.phase == SEEK:
        for pawn in range(1, s.seekers + 1):
            if may_move(board, s, pawn):
                return pawn
    return MISTER_X


@rule
def sensible_moves(board: Board, s: State, pawn: int, actions: Any) -> int:
    """A pawn's moves; Mister X's without those that waste a black ticket, unless he has no others."""
    if pawn != MISTER_X:
        return pawn_moves(board, s, pawn, actions, 0)
    n = flights(board, s, actions)
    if wastes_black(board, s):
        n = without_black(actions, n)
    if s.phase == FLEE and may_double(board, s, s.pawns[MISTER_X]):
        actions[n] = DOUBLE
        n += 1
    return n


@rule
def wastes_black(board: Board, s: State) -> bool:
    """In his first moves, when he is shown thereafter, and where everybody could only have gone by gondola."""
    here = s.pawns[MISTER_X]
    by_gondola = board.first[here][GONDOLA + 1] - board.first[here][GONDOLA]
    by_anything = board.first[here][BLACK + 1] - board.first[here][BLACK]
    return s.moves < UNFAMILIAR or s.moves + 1 in SHOWS or by_gondola == by_anything


@rule
def without_black(actions: Any, n: int) -> int:
    kept = 0
    for i in range(n):
        if ticket_of(actions[i]) != BLACK:
            actions[kept] = actions[i]
            kept += 1
    return kept if kept > 0 else n


@rule
def seekers_score(guide: Guide, s: State, last: int) -> float:
    """Coalition reduction: a seeker who searches shall rather catch him itself; nobody catches one who is cornered."""
    if s.reason not in (CAUGHT, CORNERED):
        return 0.0
    is_its_own = s.reason == CAUGHT and last == guide.pawn
    return 1.0 if is_its_own or guide.pawn == MISTER_X else 1.0 - guide.reduction


# Where he may be.


@rule
def category(guide: Guide, s: State, station: int) -> int:
    """By how many moves the nearest seeker is away."""
    nearest = CATEGORIES - 1
    for pawn in range(1, s.seekers + 1):
        nearest = min(nearest, max(1, guide.away[s.pawns[pawn]][station]))
    return nearest


@rule
def weigh_places(guide: Guide, s: State, chance: Any) -> None:
    """How likely he is at each place; not added up to anything."""
    for i in range(guide.places):
        of_its_kind = 1
        if guide.by_category:
            of_its_kind = places_in(guide, s, category(guide, s, guide.place[i]))
        chance[i] = guide.weights[category(guide, s, guide.place[i])] / of_its_kind


@rule
def places_in(guide: Guide, s: State, kind: int) -> int:
    count = 0
    for i in range(guide.places):
        if category(guide, s, guide.place[i]) == kind:
            count += 1
    return count


@rule
def drawn_place(guide: Guide, chance: Any, random: Random) -> int:
    total = 0.0
    for i in range(guide.places):
        total += chance[i]
    left = total * below(random, FINE) / FINE
    i = 0
    while i < guide.places - 1 and left >= chance[i]:
        left -= chance[i]
        i += 1
    return guide.place[i]


@rule
def list_places(guide: Guide, place: Any, marked: Any) -> int:
    for station in range(STATIONS):
        marked[station] = False
    for i in range(guide.places):
        place[i] = guide.place[i]
        marked[guide.place[i]] = True
    return guide.places


@rule
def places_after(board: Board, s: State, pawn: int, action: int, place: Any, marked: Any, count: int) -> int:
    """Where the seekers think that he may be, after a move was made."""
    if s.phase == OVER or action == DOUBLE:
        return count
    if pawn != MISTER_X:
        return without_place(s.pawns[pawn], place, marked, count)
    if is_shown(s):
        return only_place(s.pawns[MISTER_X], place, marked, count)
    return spread(board, s, ticket_of(action), place, marked, count)


@rule
def without_place(station: int, place: Any, marked: Any, count: int) -> int:
    if not marked[station]:
        return count
    marked[station] = False
    for i in range(count):
        if place[i] == station:
            place[i] = place[count - 1]
    return count - 1


@rule
def only_place(station: int, place: Any, marked: Any, count: int) -> int:
    for i in range(count):
        marked[place[i]] = False
    place[0] = station
    marked[station] = True
    return 1


@rule
def spread(board: Board, s: State, ticket: int, place: Any, marked: Any, count: int) -> int:
    """To all that the ticket reaches from there and where no seeker stands. The new ones are listed behind the old."""
    for i in range(count):
        marked[place[i]] = False
    end = count
    for i in range(count):
        for way in range(board.first[place[i]][ticket], board.first[place[i]][ticket + 1]):
            there = board.target[way]
            if not marked[there] and not occupied(s, there):
                marked[there] = True
                place[end] = there
                end += 1
    for i in range(count, end):
        place[i - count] = place[i]
    return end - count


# In the tree.


@rule
def chosen_in_tree(guide: Guide, tree: Tree, scratch: Scratch, node: int, actions: Any, n: int, random: Random) -> int:
    """The position of a move that has no node yet, any of them; else of the one that promises most."""
    find_children(tree, scratch, node, actions, n)
    pick = untried = 0
    for i in range(n):
        if scratch.found[i] == 0:
            untried += 1
            if below(random, untried) == 0:
                pick = i
    if untried > 0:
        return pick
    best = -1.0
    for i in range(n):
        worth = promise(guide, tree, node, scratch.found[i])
        if worth > best:
            best = worth
            pick = i
    return pick


@rule
def find_children(tree: Tree, scratch: Scratch, node: int, actions: Any, n: int) -> None:
    for i in range(n):
        scratch.slot[actions[i]] = i + 1
        scratch.found[i] = 0
    child = tree.child[node]
    while child > 0:
        slot = scratch.slot[tree.move[child]]
        if slot > 0:
            scratch.found[slot - 1] = child
        child = tree.sibling[child]
    for i in range(n):
        scratch.slot[actions[i]] = 0


@rule
def promise(guide: Guide, tree: Tree, parent: int, child: int) -> float:
    """UCT with progressive history, which fades as a node is visited, and the sooner the worse it does."""
    visits, move = tree.visits[child], tree.move[child]
    mean = tree.score[child] / visits
    before = tree.history[move] / tree.tried[move]
    unexplored = math.sqrt(math.log(tree.visits[parent]) / visits)
    worth: float = mean + guide.exploration * unexplored + guide.history * before / (visits * (1 - mean) + 1)
    return worth


@rule
def new_node(tree: Tree, parent: int, move: int) -> int:
    """0, if there is no room for any more."""
    node: int = tree.size[0]
    if node == len(tree.move):
        return 0
    tree.size[0] += 1
    tree.move[node] = move
    tree.child[node] = 0
    tree.visits[node] = 0
    tree.score[node] = 0.0
    tree.sibling[node] = tree.child[parent]
    tree.child[parent] = node
    return node


# In playouts.


@rule
def chosen_in_playout(
    guide: Guide, scratch: Scratch, count: int, s: State, pawn: int, actions: Any, n: int, random: Random
) -> int:
    """ε-greedy. A double move is declared at random only: policies judge where a move leads, and it leads nowhere."""
    share = guide.random_flights if pawn == MISTER_X else guide.random_pursuits
    if below(random, FINE) < share * FINE:
        return below(random, n)
    pick = alike = 0
    best = -1e9
    for i in range(n):
        if actions[i] != DOUBLE:
            worth = worth_in_playout(guide, scratch, count, s, pawn, station_of(actions[i]))
            if worth > best:
                best = worth
                alike = 0
            if worth == best:
                alike += 1
                if below(random, alike) == 0:
                    pick = i
    return pick


@rule
def worth_in_playout(guide: Guide, scratch: Scratch, count: int, s: State, pawn: int, station: int) -> float:
    """Mister X wants the nearest seeker far; seekers want where he is near, or all places where he may be."""
    if pawn == MISTER_X:
        return nearest_seeker(guide, s, station)
    if guide.pawn != MISTER_X:
        return -guide.away[station][s.pawns[MISTER_X]]
    total = 0
    for i in range(count):
        total += guide.away[station][scratch.place[i]]
    return -total


@rule
def nearest_seeker(guide: Guide, s: State, station: int) -> float:
    nearest = 127
    for pawn in range(1, s.seekers + 1):
        nearest = min(nearest, guide.away[s.pawns[pawn]][station])
    return nearest
