"""Inkognito, the card game: which deals of the black cards are possible, and why others are not.

A *world* is a deal: who is who, and who holds which fragment, 576 at most. A belief keeps what its chair knows as a
state, by the very functions that the rules use, and strikes out every world in which something that it was shown could
not have been shown. Which pairs others showed each other is never told; of those it counts how many there were.
"""

from __future__ import annotations

from typing import Any

from nascondino.kernel import Random, below, rule

from .rules import begin
from .rules.cards import is_half_true, pair_of
from .rules.dealing import open_game
from .rules.figures import is_player, nth_agent, seats_to_choose
from .rules.meeting import clear_question, legal_choices, note, put_question
from .rules.rounds import be_at, next_to_play, open_round, open_series
from .sight import show_public
from .state import (
    AGENTS,
    AN_AGENTS_PAIRS,
    ANSWERED,
    ASKED,
    BEGUN,
    BLACK_CARD_SAYS_NO,
    CALLED,
    CHOSEN,
    CONFIDED,
    DEALING,
    DEALT,
    DEALT_TO_ME,
    DRAWING,
    DRAWN,
    ENDED,
    FICTITIOUS,
    FIGURES,
    FRAGMENTS,
    GAME_BEGUN,
    IDENTITIES,
    LAID,
    LOOKED,
    MEETING,
    MET,
    NOBODY,
    NUMBERS,
    OVER,
    PAIR_SAYS_NO,
    PLACES,
    PLAYING,
    SCORED,
    SERIES_BEGUN,
    SHOWED,
    TURNED_UP,
    TURNED_UP_OTHERWISE,
    TURNING,
    WENT,
    WORLDS,
    Belief,
    Board,
    Event,
    Options,
    State,
)

WAYS = (6, 2, 1, 1)  # to complete an order of four once so many of it are known, but one


# Worlds.


@rule
def identity_in(world: int, agent: int) -> int:
    """The identity of the n-th agent in a world."""
    return nth_of((world - 1) // NUMBERS, agent)


@rule
def fragment_in(world: int, agent: int) -> int:
    return IDENTITIES[-1] + nth_of((world - 1) % NUMBERS, agent)


@rule
def nth_of(order: int, n: int) -> int:
    """The n-th of the things 1 … 4 in this order of them; orders are numbered 0 … 23 as they sort."""
    used = 0
    thing = 0
    for i in range(n + 1):
        skip = order // WAYS[i] % (AGENTS - i)
        thing = 1
        while used >> thing & 1 or skip > 0:
            if not used >> thing & 1:
                skip -= 1
            thing += 1
        used |= 1 << thing
    return thing


@rule
def agent_of(s: State, figure: int) -> int:
    """The place of an agent's figure in the order of the agents; see rules.nth_agent."""
    return figure if figure < s.ambassador else figure - 1


@rule
def world_of(s: State) -> int:
    identities = 0
    fragments = 0
    for i in range(AGENTS):
        smaller_identities = 0
        smaller_fragments = 0
        for j in range(i + 1, AGENTS):
            smaller_identities += s.identity[nth_agent(s, j)] < s.identity[nth_agent(s, i)]
            smaller_fragments += s.fragment[nth_agent(s, j)] < s.fragment[nth_agent(s, i)]
        identities = identities * (AGENTS - i) + smaller_identities
        fragments = fragments * (AGENTS - i) + smaller_fragments
    return 1 + identities * NUMBERS + fragments


@rule
def holds(s: State, world: int, figure: int, card: int) -> bool:
    """Whether in this world the card is one of the agent's black cards."""
    agent = agent_of(s, figure)
    return identity_in(world, agent) == card or fragment_in(world, agent) == card


# What is perceived.


@rule
def expect(board: Board, options: Options, seat: int, belief: Belief) -> None:
    begin(board, options, belief.known)
    forget(belief)


@rule
def forget(belief: Belief) -> None:
    """Before the cards are dealt, every world is possible."""
    belief.dealt = 0
    for world in range(1, WORLDS):
        belief.possible[world] = True
        belief.why[world] = 0
        belief.who[world] = 0
        belief.what[world] = 0
        belief.since[world] = 0
    close_sheets(belief)


@rule
def learn(board: Board, belief: Belief, event: Event) -> None:
    belief.events += 1
    if event.kind in (DEALT, SHOWED, CONFIDED, ANSWERED, LOOKED, TURNED_UP):
        learn_cards(belief, event)
    elif event.kind in (CHOSEN, MET, ASKED, CALLED):
        learn_meeting(belief, event)
    elif event.kind in (LAID, WENT):
        learn_place(belief, event)
    else:
        learn_progress(belief, event)


@rule
def learn_progress(belief: Belief, event: Event) -> None:
    """Games, series and rounds begin; points are scored; the match ends."""
    known = belief.known
    if event.kind == DRAWN:
        known.first = event.figure
    elif event.kind == GAME_BEGUN:
        open_game(known)
        forget(belief)
    elif event.kind == SERIES_BEGUN:
        open_series(known)
    elif event.kind == BEGUN:
        open_round(known, event.figure)
    elif event.kind == SCORED:
        known.points[event.figure] = event.number
    elif event.kind == ENDED:
        known.phase = OVER
        known.reason = event.reason


@rule
def learn_place(belief: Belief, event: Event) -> None:
    known = belief.known
    if event.kind == LAID:
        known.laid = event.place
        known.phase = PLAYING
        belief.laid = event.place == 0
        return
    be_at(known, event.figure, event.place)
    if event.figure == known.ambassador:
        belief.laid = False
    elif next_to_play(known) == NOBODY and not is_player(known, known.ambassador):
        known.phase = TURNING


@rule
def learn_meeting(belief: Belief, event: Event) -> None:
    known = belief.known
    if event.kind == MET:
        known.phase = MEETING
    elif event.kind == ASKED:
        put_question(known, event.figure, event.to)
    elif event.kind == CHOSEN:
        known.choices[event.figure] = event.choice
        belief.chosen[event.figure] = event.choice == 0
        if all_have_chosen(belief):
            forget_choices(belief)
    elif event.kind == CALLED:
        close_sheets(belief)


@rule
def all_have_chosen(belief: Belief) -> bool:
    """Once they have, every choice is carried out, and told as far as it is (I-30)."""
    waiting = seats_to_choose(belief.known)
    for figure in range(FIGURES):
        if waiting >> figure & 1 and not belief.chosen[figure]:
            return False
    return True


@rule
def forget_choices(belief: Belief) -> None:
    for figure in range(FIGURES):
        belief.known.choices[figure] = 0
        belief.chosen[figure] = False


@rule
def close_sheets(belief: Belief) -> None:
    """A call ends the game: pairs shown before it bind nobody any more."""
    for figure in range(FIGURES):
        for to in range(FIGURES):
            belief.unseen[figure][to] = 0
            belief.known.shown[figure][to] = 0


# What is shown.


@rule
def learn_cards(belief: Belief, event: Event) -> None:
    if event.kind == DEALT:
        belief.dealt += 1
        only_with(belief, event.figure, event.card, DEALT_TO_ME)
    elif event.kind == SHOWED:
        learn_pair(belief, event)
    elif event.kind == LOOKED:
        only_with(belief, FICTITIOUS, event.card, BLACK_CARD_SAYS_NO)
    elif event.kind == TURNED_UP:
        only_with(belief, event.figure, event.card, TURNED_UP_OTHERWISE)
        only_with(belief, event.figure, event.other, TURNED_UP_OTHERWISE)
    else:
        learn_black_card(belief, event)


@rule
def learn_black_card(belief: Belief, event: Event) -> None:
    only_with(belief, event.figure, event.card, BLACK_CARD_SAYS_NO)
    if event.kind == ANSWERED:
        clear_question(belief.known)


@rule
def only_with(belief: Belief, figure: int, card: int, why: int) -> None:
    """Of the worlds those are left in which the figure holds this card, if one was seen."""
    if card == 0:
        return
    for world in range(1, WORLDS):
        if belief.possible[world] and not holds(belief.known, world, figure, card):
            exclude(belief, world, why, figure, card)


@rule
def learn_pair(belief: Belief, event: Event) -> None:
    """I-8: of the two cards exactly one is true; whoever did not see them knows that one pair more was shown."""
    if event.card == 0:
        unseen = belief.unseen[event.figure][event.to] + 1
        belief.unseen[event.figure][event.to] = min(unseen, AN_AGENTS_PAIRS)
        return
    pair = pair_of(event.card, event.other)
    note(belief.known, event.figure, event.to, pair)
    for world in range(1, WORLDS):
        if belief.possible[world] and not is_half_true_in(belief.known, world, event):
            exclude(belief, world, PAIR_SAYS_NO, event.figure, pair)


@rule
def is_half_true_in(s: State, world: int, event: Event) -> bool:
    return holds(s, world, event.figure, event.card) != holds(s, world, event.figure, event.other)


@rule
def exclude(belief: Belief, world: int, why: int, figure: int, what: int) -> None:
    belief.possible[world] = False
    belief.why[world] = why
    belief.who[world] = figure
    belief.what[world] = what
    belief.since[world] = belief.events


# The secret.


@rule
def secret(board: Board, s: State, seat: int, which: int) -> int:
    """The only secret is the deal of the black cards; 0 until it is complete."""
    return 0 if s.phase in (DRAWING, DEALING) else world_of(s)


@rule
def possible(board: Board, belief: Belief, which: int, world: int) -> bool:
    if belief.known.phase in (DRAWING, DEALING):
        return world == 0
    return belief.possible[world]


# A state that agrees with all that was perceived.


@rule
def sample(board: Board, belief: Belief, random: Random, s: Any) -> None:
    """Every possible world is as likely as any other, and so is all that others may have done in it."""
    complete(belief, any_world(belief, random), random, s)
    for figure in range(FIGURES):
        if belief.chosen[figure]:
            count = legal_choices(s, figure, belief.choices)
            s.choices[figure] = belief.choices[below(random, count)]


@rule
def complete(belief: Belief, world: int, random: Random, s: Any) -> None:
    """With the cards dealt as in this world, and all else that is not known as it may be, but for secret choices."""
    known = belief.known
    show_public(known, s)
    s.laid = known.laid
    if belief.laid:
        s.laid = any_place(known, random)
    deal_again(belief, world, s)
    for figure in range(FIGURES):
        s.choices[figure] = known.choices[figure]
        for to in range(FIGURES):
            s.shown[figure][to] = known.shown[figure][to]
            show_unseen(s, figure, to, belief.unseen[figure][to], random)


@rule
def any_place(s: State, random: Random) -> int:
    """A place from the Ambassador's hand."""
    found = 0
    count = 0
    for place in range(1, PLACES):
        if s.hand[s.ambassador][place]:
            count += 1
            if below(random, count) == 0:
                found = place
    return found


@rule
def any_world(belief: Belief, random: Random) -> int:
    found = 0
    count = 0
    for world in range(1, WORLDS):
        if belief.possible[world]:
            count += 1
            if below(random, count) == 0:
                found = world
    return found


@rule
def deal_again(belief: Belief, world: int, s: State) -> None:
    """As many black cards as have been dealt, in the order in which they are (I-5)."""
    for i in range(AGENTS):
        if i < belief.dealt:
            s.identity[nth_agent(s, i)] = identity_in(world, i)
        if AGENTS + i < belief.dealt:
            s.fragment[nth_agent(s, i)] = fragment_in(world, i)


@rule
def show_unseen(s: State, figure: int, to: int, missing: int, random: Random) -> None:
    """Note so many of the pairs that the agent may show, each as likely as any other."""
    left = AN_AGENTS_PAIRS
    for low in range(1, FRAGMENTS[-1]):
        for high in range(low + 1, FRAGMENTS[-1] + 1):
            if missing > 0 and is_half_true(s, figure, low, high):
                if below(random, left) < missing:
                    note(s, figure, to, pair_of(low, high))
                    missing -= 1
                left -= 1
