"""The template of a search: a tree of information sets, grown by playing on from worlds that agree with a belief.

A node is what one seat knows when it is to act: its view, and what it recalls. Worlds that look alike to that seat
share the node, so that nobody decides by what he cannot know; and it is found again at the next decision of the match.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple, cast

import numpy as np

from nascondino.engine.bulk import weighted
from nascondino.engine.contract import CHANCE, CHANCE_BIT, ONLOOKER, acts
from nascondino.engine.guidance import CLOSED, QUIET, GuidedRules
from nascondino.kernel import Float64, Int32, Record, below, lowest, rule, uncounted

rules = cast(GuidedRules, None)  # binding.bind_all puts one game's module with its guides here

OWN, PUBLIC = 0, 1  # of two beliefs: what the seat holds for possible, and what an onlooker does
DEEPEST = 64  # decisions on one way through the tree
LONGEST = 200  # decisions beyond the tree, if play cannot be cut short before
ALL = 100  # of a hundred worlds
DRAWS = 16  # of a world at most, before one is taken whatever its odds
UNPLANNED = -1  # no action is to be tried
GUIDED = 8  # visits of a node at which the guide is asked: it may know all, and so say different things
TREMBLE = 0.1  # how often a mixed choice is any

FREE = np.uint64(0)
ODD = np.uint64(1)
FACTOR = np.uint64(0x9E3779B97F4A7C15)
FOLD = np.uint64(29)
SPREAD = np.uint64(20)
FINE = 1 << 30


class Node(Record):
    """An information set. Its edges are the actions that are worth looking at, in their order."""

    key: Annotated[Any, np.uint64]  # 0: a free place
    first: Int32  # of its edges
    count: Int32
    visits: Int32
    total: Float64  # of the values that its seat came to


class Edge(Record):
    visits: Int32
    total: Float64
    prior: Float64  # how readily the guide would choose it, summed over the first visits of the node
    regret: Float64  # of not having chosen it more often; 0 at least
    share: Float64  # of the mixed choices, later ones counting more
    chance: Float64  # of the last mixed choice


class Step(Record):
    """A decision on the way through the tree."""

    seat: Int32
    node: Int32
    pick: Int32
    mixed: Int32


class Found(Record):
    """What came of some iterations, and what the tree has used."""

    nodes: Int32
    edges: Int32
    root: Int32
    choices: Int32  # at the root, that are worth looking at; 0: not known yet
    moves: Annotated[int, np.int64]
    tried: Int32  # iterations that began with the planned action
    worth: Float64  # of a match, that they came to together
    won: Int32  # those of them that it won at once


class Scratch(NamedTuple):
    """All memory that one thread of a search writes into."""

    nodes: Any
    edges: Any
    steps: Any
    found: Any  # one
    states: Any  # one
    blank: Any  # one State that stays empty
    views: Any  # one, in the memory of words
    no_view: Any  # one that stays empty
    words: Any
    events: Any
    actions: Any
    weights: Any
    choices: Any  # at the root
    odds: Any  # by value of the first secret, beside the likeliest
    points: Any
    values: Any
    randoms: Any  # one


class Manner(NamedTuple):
    """How to search."""

    seat: int
    players: int
    two_sides: bool
    own: int  # of a hundred worlds, those from the seat's own belief
    weighed: bool  # whether worlds of which everybody knows as much are drawn by their odds
    explore: float
    hides: bool = False  # what is planned leaves the seat with a secret


def search(
    boards: Any,
    hints: Any,
    beliefs: Any,
    scratch: Scratch,
    manner: Manner,
    iterations: int,
    planned: int,
    at_once: bool,
) -> None:
    """Play on so often from a world that is drawn.

    With an action planned, every second time begin by it, if the seat's own belief allows the world; or every time, if
    it is only to be seen what it leads to at once. If that leaves the seat with a secret, others learn nothing by what
    is planned: else they would come to expect what they cannot see.
    """
    board, hint, s, random, found = boards[0], hints[0], scratch.states[0], scratch.randoms[0], scratch.found[0]
    actions, weights, events = uncounted(scratch.actions), uncounted(scratch.weights), uncounted(scratch.events)
    nodes, edges, steps = uncounted(scratch.nodes), uncounted(scratch.edges), uncounted(scratch.steps)
    for _ in range(iterations):
        belief = OWN if found.choices == 0 or below(random, ALL) < manner.own else PUBLIC
        by_odds = manner.weighed and (manner.own == ALL or belief == PUBLIC)
        draws = 0
        while draws == 0 or (by_odds and draws < DRAWS and not is_accepted(board, s, scratch.odds, random)):
            scratch.states[0] = scratch.blank[0]
            rules.sample(board, beliefs[belief], random, s)
            draws += 1
        as_planned = planned != UNPLANNED and belief == OWN and (at_once or below(random, 2) == 0)
        is_secret = as_planned and manner.hides
        depth, beyond = 0, 0
        at_root, grows = True, True
        acting = rules.actors(board, s)
        while acting != 0:
            if not at_root:
                rest = rules.rest(board, hint, s)
                is_enough = not grows and (rest == QUIET or beyond > LONGEST)
                if at_once or rest == CLOSED or is_enough:
                    break
            pick = 0
            if acting == CHANCE_BIT:
                seat = CHANCE
                n = rules.chance(board, s, actions, weights)
                pick = weighted(weights, n, random)
            else:
                seat = manner.seat if at_root and acts(acting, manner.seat) else lowest(acting)
                n = rules.legal(board, s, seat, actions)
                n = rules.focus(board, hint, s, seat, actions, n)
                if at_root and as_planned:
                    actions[0] = planned
                    n, grows = 1, not at_once
                found.moves += 1
                node, learns = -1, not is_secret or seat == manner.seat
                if n > 1 and grows and depth < DEEPEST:
                    node = find(nodes, identify(board, s, seat, scratch))
                    if nodes[node].key == FREE:
                        grows = False
                        if not learns or not add(nodes, edges, found, node, scratch.words, n):
                            node = -1
                    elif nodes[node].count != n:
                        node = -1
                if at_root and planned == UNPLANNED and belief == OWN and found.choices == 0:
                    note_root(actions, n, node, found, scratch.choices)
                if n > 1 and (node < 0 or nodes[node].visits < GUIDED):
                    rules.guide(board, hint, s, seat, actions, n, weights)
                if node >= 0:
                    if learns:
                        add_prior(nodes[node], edges, weights, n)
                    mixed = rules.mixes(board, hint, s, seat)
                    if mixed:
                        pick = pick_mixed(nodes[node], edges, random)
                    else:
                        pick = pick_best(nodes[node], edges, manner.explore)
                    steps[depth].seat, steps[depth].node = seat, node
                    steps[depth].pick, steps[depth].mixed = pick, mixed
                    depth += 1
                elif n > 1:
                    pick = weighted(weights, n, random)
                    grows = False
                    beyond += 1
                at_root = False
            rules.apply(board, s, seat, actions[pick], events)
            acting = rules.actors(board, s)
        over = value(board, hint, s, scratch.points, scratch.values, manner)
        if as_planned:
            found.tried += 1
            found.worth += scratch.values[manner.seat]
            found.won += over and scratch.values[manner.seat] == 1
        for d in range(depth):
            if is_secret and steps[d].seat != manner.seat:
                continue
            learn(nodes[steps[d].node], edges, steps[d], scratch.values[steps[d].seat])


# Parts that know the game.


def identify(board: Any, s: Any, seat: int, scratch: Scratch) -> Any:
    """The key of what the seat knows. Left in the first word, for whoever adds the node."""
    scratch.views[0] = scratch.no_view[0]
    rules.look(board, s, seat, scratch.views[0])
    key = hashed(FACTOR, np.uint64(seat + 1))
    key = hashed(key, np.uint64(rules.recall(board, s, seat)))
    for i in range(len(scratch.words)):
        key = hashed(key, scratch.words[i])
    scratch.words[0] = key | ODD
    return scratch.words[0]


def is_accepted(board: Any, s: Any, odds: Any, random: Any) -> bool:
    """Whether to play on from a world that was drawn: as likely as the odds of its first secret."""
    return below(random, FINE) < FINE * odds[rules.secret(board, s, ONLOOKER, 0)]  # type: ignore[no-any-return]


def value(board: Any, hint: Any, s: Any, points: Any, values: Any, manner: Manner) -> bool:
    """Write what the position is worth to each seat; whether the match is over."""
    for seat in range(manner.players):
        points[seat] = 0
    if rules.outcome(board, s, points) == 0:
        rules.leaf(board, hint, s, values)
        return False
    award(points, values, manner)
    rules.final(board, hint, s, values)
    return True


PARTS = (identify, is_accepted, value)


# Parts that do not.


@rule
def award(points: Any, values: Any, manner: Manner) -> None:
    """Most points win; those who have as many share it, unless they are one side."""
    most, winners = points[0], 0
    for seat in range(manner.players):
        most = max(most, points[seat])
    for seat in range(manner.players):
        winners += points[seat] == most
    for seat in range(manner.players):
        values[seat] = 0.0 if points[seat] != most else 1.0 if manner.two_sides else 1.0 / winners


@rule
def hashed(key: Any, word: Any) -> Any:
    key = (key ^ word) * FACTOR
    return key ^ (key >> FOLD)


@rule
def find(nodes: Any, key: Any) -> int:
    """Where the node is, or a free place for it."""
    mask = len(nodes) - 1
    place = np.int64(key >> SPREAD) & mask
    while nodes[place].key != FREE and nodes[place].key != key:
        place = (place + 1) & mask
    return place  # type: ignore[return-value]


@rule
def add(nodes: Any, edges: Any, found: Any, place: int, words: Any, count: int) -> bool:
    """A new node with so many edges, unless there is no room."""
    if found.edges + count > len(edges) or found.nodes * 4 > len(nodes) * 3:
        return False
    nodes[place].key = words[0]
    nodes[place].first = found.edges
    nodes[place].count = count
    found.nodes += 1
    found.edges += count
    return True


@rule
def note_root(actions: Any, count: int, node: int, found: Any, choices: Any) -> None:
    found.choices = count
    found.root = node
    for i in range(count):
        choices[i] = actions[i]


@rule
def add_prior(node: Any, edges: Any, weights: Any, count: int) -> None:
    """Take in what the guide says, at the first visits."""
    if node.visits >= GUIDED:
        return
    total = 0
    for i in range(count):
        total += weights[i]
    for i in range(count):
        edges[node.first + i].prior += weights[i] / total


@rule
def prior(node: Any, edge: Any) -> float:
    """As the guide would choose, and a little as anybody might."""
    share: float = (edge.prior + 1 / node.count) / (min(node.visits + 1, GUIDED) + 1)
    return share


@rule
def pick_best(node: Any, edges: Any, explore: float) -> int:
    """What has come to most, but for what has been looked at too little. No logarithm: those differ by machine."""
    scale = explore * math.sqrt(node.visits + 1)
    mean = node.total / node.visits if node.visits > 0 else 0.5
    pick, most = 0, -1.0
    for i in range(node.count):
        edge = edges[node.first + i]
        worth = edge.total / edge.visits if edge.visits > 0 else mean
        worth += scale * prior(node, edge) / (1 + edge.visits)
        if worth > most:
            pick, most = i, worth
    return pick


@rule
def pick_mixed(node: Any, edges: Any, random: Any) -> int:
    """By regret matching: the more it would have paid, the more often; before anything is known, as the guide would."""
    total = 0.0
    for i in range(node.count):
        total += edges[node.first + i].regret
    for i in range(node.count):
        edge = edges[node.first + i]
        chance = edge.regret / total if total > 0 else prior(node, edge)
        edge.share += chance * node.visits
        edge.chance = (1 - TREMBLE) * chance + TREMBLE / node.count
    return drawn(node, edges, below(random, FINE) / FINE)


@rule
def drawn(node: Any, edges: Any, at: float) -> int:
    pick = 0
    at -= edges[node.first].chance
    while at > 0 and pick < node.count - 1:
        pick += 1
        at -= edges[node.first + pick].chance
    return pick


@rule
def learn(node: Any, edges: Any, step: Any, worth: float) -> None:
    """Note what the seat that decided came to from here."""
    if step.mixed:
        add_regrets(node, edges, step.pick, worth)
    edge = edges[node.first + step.pick]
    edge.visits += 1
    edge.total += worth
    node.visits += 1
    node.total += worth


@rule
def add_regrets(node: Any, edges: Any, pick: int, worth: float) -> None:
    """Of each choice, by what it came to before: only one was seen, and stands for the times that it is not."""
    mean = node.total / node.visits if node.visits > 0 else worth
    expected = 0.0
    for i in range(node.count):
        expected += edges[node.first + i].chance * estimate(edges[node.first + i], i == pick, worth, mean)
    for i in range(node.count):
        edge = edges[node.first + i]
        edge.regret = max(0.0, edge.regret + estimate(edge, i == pick, worth, mean) - expected)


@rule
def estimate(edge: Any, picked: bool, worth: float, mean: float) -> float:
    before: float = edge.total / edge.visits if edge.visits > 0 else mean
    return before + (worth - before) / edge.chance if picked else before
