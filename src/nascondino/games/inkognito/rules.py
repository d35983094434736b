"""Inkognito, the card game: the rules.

phase      who acts                    what may be done                                        what follows
DRAWING    chance                      who starts (I-29)                                       DEALING
DEALING    chance                      a black card for the next agent (I-5)                   … LAYING or PLAYING
LAYING     the Ambassador of five      a place, face down (I-24)                               PLAYING
PLAYING    agents in turn; chance for  a place still in hand (I-6, I-19)                       … TURNING; MEETING, or
           the fictitious one                                                                  the next round (I-7)
TURNING    chance                      the Ambassador's place, with three and four (I-6)       MEETING or next round
MEETING    all who meet, at once       a pair, a black card, a question, a look, nothing,      ANSWERING, next round,
                                       a call (I-30)                                           or the game ends
ANSWERING  the agent asked             which black card to show (I-12)                         the next round
OVER       nobody

The next round begins with LAYING if five play, else with PLAYING. When a game ends, the next one is DEALING.
"""

from __future__ import annotations

from typing import Any

from nascondino.engine.contract import CHANCE_BIT, bit
from nascondino.kernel import rule

from .state import (
    AGENTS,
    AMBASSADOR,
    AMBASSADOR_FIXED,
    AN_AGENTS_PAIRS,
    ANSWERED,
    ANSWERING,
    ASKED,
    ASKS_FROM,
    BEGUN,
    CALLED,
    CALLS_FROM,
    CHOSEN,
    CONFIDED,
    DEALING,
    DEALS_FROM,
    DEALT,
    DRAWING,
    DRAWN,
    ENDED,
    FICTITIOUS,
    FIGURES,
    FIRST_BY_SEAT,
    FRAGMENTS,
    GAME_BEGUN,
    GAME_ENDED,
    GOAL,
    IDENTITIES,
    LAID,
    LAYING,
    LOOK_FRAGMENT,
    LOOK_IDENTITY,
    LOOKED,
    MEETING,
    MET,
    NOBODY,
    NOTHING,
    NUMBERS,
    OVER,
    PAIRS_FROM,
    PLACES,
    PLAYING,
    RIGHT,
    SCORED,
    SERIES,
    SERIES_BEGUN,
    SHOW_FRAGMENT,
    SHOW_IDENTITY,
    SHOWED,
    STARTS_FROM,
    TURNED_UP,
    TURNING,
    WENT,
    WRONG,
    Board,
    Options,
    State,
)

IN_PAIRS = 4  # so many players are two against two; fewer or more play alone (I-3, I-19, I-23)
WITH_AMBASSADOR = 5  # so many, and one of them is the Ambassador (I-23)


# Who is who.


@rule
def is_player(s: State, figure: int) -> bool:
    """The fictitious agent, and an Ambassador that is a deck, have no seat."""
    return figure < s.players


@rule
def is_agent(s: State, figure: int) -> bool:
    return figure != s.ambassador


@rule
def is_fictitious(s: State, figure: int) -> bool:
    """I-19: with three players, the fourth agent."""
    return figure == FICTITIOUS and not is_player(s, figure)


@rule
def next_agent(s: State, figure: int) -> int:
    """The agent to the left: the Ambassador does not count (I-14, I-34)."""
    left = (figure + 1) % FIGURES
    return left if is_agent(s, left) else (left + 1) % FIGURES


@rule
def nth_agent(s: State, n: int) -> int:
    """The agents in the order of their figures, from 0."""
    return n if n < s.ambassador else n + 1


@rule
def are_allies(s: State, one: int, other: int) -> bool:
    """I-3: Fiddlebottom with Bubble, Zsa Zsa with X."""
    return (s.identity[one] + 1) // 2 == (s.identity[other] + 1) // 2


@rule
def side(s: State, seat: int) -> int:
    """Allies do not know each other: everyone sees for himself."""
    return seat


@rule
def role(s: State, seat: int) -> int:
    return 0 if is_agent(s, seat) else 1


# Cards and numbers.


@rule
def is_true(s: State, figure: int, card: int) -> bool:
    """Whether a coloured card is equal to one of the agent's black cards (I-8)."""
    return s.identity[figure] == card or s.fragment[figure] == card


@rule
def pair_of(low: int, high: int) -> int:
    return (low - 1) * (2 * FRAGMENTS[-1] - low) // 2 + high - low


@rule
def low_card(pair: int) -> int:
    low = 1
    while pair_of(low, FRAGMENTS[-1]) < pair:
        low += 1
    return low


@rule
def high_card(pair: int) -> int:
    low = low_card(pair)
    return low + pair - pair_of(low, low)


@rule
def was_shown(s: State, figure: int, to: int, pair: int) -> bool:
    return int(s.shown[figure][to]) >> pair & 1 != 0


@rule
def pairs_shown(s: State, figure: int, to: int) -> int:
    count = 0
    shown = int(s.shown[figure][to])
    while shown > 0:
        count += shown & 1
        shown >>= 1
    return count


@rule
def telephone(s: State) -> int:
    """I-15: the fragments in the order of their agents' identities, as one of the numbers 1 … 24."""
    number = 0
    for identity in IDENTITIES:
        fragment = fragment_of(s, identity)
        smaller = 0
        for later in range(identity + 1, AGENTS + 1):
            if fragment_of(s, later) < fragment:
                smaller += 1
        number = number * (AGENTS + 1 - identity) + smaller
    return number + 1


@rule
def fragment_of(s: State, identity: int) -> int:
    for figure in range(FIGURES):
        if s.identity[figure] == identity:
            return s.fragment[figure]
    return 0


# Setting up.


@rule
def begin(board: Board, options: Options, s: State) -> None:
    s.players = options.players
    s.fixed = options.ambassador
    s.first_starter = options.first_starter
    s.ambassador = AMBASSADOR  # with five, the last seat at first (I-34)
    s.phase = DRAWING


@rule
def draw(s: State, figure: int, events: Any) -> int:
    """I-29: who starts the first game."""
    s.first = figure
    return begin_game(s, events, tell(events, 0, DRAWN, figure=figure))


@rule
def begin_game(s: State, events: Any, n: int) -> int:
    open_game(s)
    return tell(events, n, GAME_BEGUN, number=s.games)


@rule
def open_game(s: State) -> None:
    """All cards are gathered; after the first game, start and Ambassador move on (I-29, I-34)."""
    if s.games > 0:
        if s.players == WITH_AMBASSADOR and s.fixed != AMBASSADOR_FIXED:
            s.ambassador = (s.ambassador + 1) % FIGURES
        s.first = next_agent(s, s.first)
    s.games += 1
    s.starter = s.first
    s.rounds = 0
    s.phase = DEALING
    for figure in range(FIGURES):
        s.identity[figure] = 0
        s.fragment[figure] = 0
        s.here[figure] = 0
        for place in range(PLACES):
            s.hand[figure][place] = False


@rule
def deal(s: State, card: int, events: Any) -> int:
    """I-5: an identity for every agent, then a fragment for every agent."""
    figure = next_to_deal(s)
    if card in IDENTITIES:
        s.identity[figure] = card
    else:
        s.fragment[figure] = card
    n = tell(events, 0, DEALT, figure=figure, card=card)
    if next_to_deal(s) != NOBODY:
        return n
    return begin_round(s, events, begin_series(s, events, n))


@rule
def next_to_deal(s: State) -> int:
    for i in range(AGENTS):
        if s.identity[nth_agent(s, i)] == 0:
            return nth_agent(s, i)
    for i in range(AGENTS):
        if s.fragment[nth_agent(s, i)] == 0:
            return nth_agent(s, i)
    return NOBODY


@rule
def is_dealt(s: State, card: int) -> bool:
    for figure in range(FIGURES):
        if is_true(s, figure, card):
            return True
    return False


# Whose decision it is.


@rule
def actors(board: Board, s: State) -> int:
    if s.phase == LAYING:
        return bit(s.ambassador)
    if s.phase == PLAYING:
        return CHANCE_BIT if is_fictitious(s, next_to_play(s)) else bit(next_to_play(s))
    if s.phase == MEETING:
        return seats_to_choose(s)
    if s.phase == ANSWERING:
        return bit(s.asked)
    return 0 if s.phase == OVER else CHANCE_BIT


@rule
def next_to_play(s: State) -> int:
    """I-6: from the starting player clockwise; the Ambassador is not among them."""
    figure = s.starter
    for _ in range(AGENTS):
        if s.here[figure] == 0:
            return figure
        figure = next_agent(s, figure)
    return NOBODY


@rule
def seats_to_choose(s: State) -> int:
    seats = 0
    for seat in range(s.players):
        if s.choices[seat] == 0 and chooses(s, seat):
            seats |= bit(seat)
    return seats


@rule
def chooses(s: State, figure: int) -> bool:
    """I-7: only where two meet; I-26: or two agents and the Ambassador of five. And only a player chooses."""
    if not is_player(s, figure):
        return False
    return company(s, figure) == 2 or is_audience(s, figure)


@rule
def company(s: State, figure: int) -> int:
    """How many figures are where this one is, itself among them."""
    count = 0
    for other in range(FIGURES):
        if s.here[other] == s.here[figure]:
            count += 1
    return count


@rule
def is_audience(s: State, figure: int) -> bool:
    """I-26: the Ambassador of five receives two agents where this figure is."""
    return is_player(s, s.ambassador) and s.here[s.ambassador] == s.here[figure] and company(s, figure) == 3


@rule
def partner(s: State, figure: int) -> int:
    """Whom a figure that meets somebody has to do with: of three, the Ambassador."""
    if is_audience(s, figure):
        return s.ambassador
    for other in range(FIGURES):
        if other != figure and s.here[other] == s.here[figure]:
            return other
    return NOBODY


# What may be done.


@rule
def chance(board: Board, s: State, actions: Any, weights: Any) -> int:
    if s.phase == DRAWING:
        n = starters(s, actions)
    elif s.phase == DEALING:
        n = deals(s, actions)
    else:
        n = hand_of(s, s.ambassador if s.phase == TURNING else FICTITIOUS, actions)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def starters(s: State, actions: Any) -> int:
    """I-29: the first seat, or any agent that somebody plays."""
    n = 0
    for figure in range(s.players):
        if is_agent(s, figure) and (figure == 0 or s.first_starter != FIRST_BY_SEAT):
            actions[n] = STARTS_FROM + figure
            n += 1
    return n


@rule
def deals(s: State, actions: Any) -> int:
    """A deck is the set of cards that nobody holds: identities first."""
    first = IDENTITIES[0] if s.identity[next_to_deal(s)] == 0 else FRAGMENTS[0]
    n = 0
    for card in range(first, first + AGENTS):
        if not is_dealt(s, card):
            actions[n] = DEALS_FROM + card
            n += 1
    return n


@rule
def hand_of(s: State, figure: int, actions: Any) -> int:
    n = 0
    for place in range(1, PLACES):
        if s.hand[figure][place]:
            actions[n] = place
            n += 1
    return n


@rule
def legal(board: Board, s: State, seat: int, actions: Any) -> int:
    if s.phase == MEETING:
        return legal_choices(s, seat, actions)
    if s.phase == ANSWERING:
        return black_cards(actions, 0)
    return hand_of(s, seat, actions)


@rule
def legal_choices(s: State, figure: int, actions: Any) -> int:
    """What a figure may choose at a meeting: I-8, I-11, I-12, I-20 … I-22, I-26, I-27, I-33."""
    if not is_agent(s, figure):
        return calls(actions, nothing(actions, 0))
    other = partner(s, figure)
    if is_fictitious(s, other):
        return calls(actions, nothing(actions, looks(actions, 0)))
    if not is_agent(s, other) and not is_audience(s, figure):
        return questions(s, figure, actions)
    n = pairs(s, figure, other, actions)
    if not is_agent(s, other):
        return n
    if s.players == IN_PAIRS:
        n = black_cards(actions, n)
    return calls(actions, n)


@rule
def pairs(s: State, figure: int, to: int, actions: Any) -> int:
    """I-8: of two cards exactly one is true; I-10: not a pair that he was shown, unless he was shown all."""
    closed = 0 if pairs_shown(s, figure, to) == AN_AGENTS_PAIRS else int(s.shown[figure][to])
    n = pair = 0
    for low in range(1, FRAGMENTS[-1]):
        for high in range(low + 1, FRAGMENTS[-1] + 1):
            pair += 1
            if is_half_true(s, figure, low, high) and not closed >> pair & 1:
                actions[n] = PAIRS_FROM + pair
                n += 1
    return n


@rule
def is_half_true(s: State, figure: int, low: int, high: int) -> bool:
    return is_true(s, figure, low) != is_true(s, figure, high)


@rule
def black_cards(actions: Any, n: int) -> int:
    actions[n] = SHOW_IDENTITY
    actions[n + 1] = SHOW_FRAGMENT
    return n + 2


@rule
def looks(actions: Any, n: int) -> int:
    actions[n] = LOOK_IDENTITY
    actions[n + 1] = LOOK_FRAGMENT
    return n + 2


@rule
def questions(s: State, figure: int, actions: Any) -> int:
    """I-12: any other agent; I-21: of the fictitious one the asker names the card. Four call to their ally only."""
    n = looks(actions, 0) if is_fictitious(s, FICTITIOUS) else 0
    for other in range(s.players):
        if is_agent(s, other) and other != figure:
            actions[n] = ASKS_FROM + other
            n += 1
    n = nothing(actions, n)
    return n if s.players == IN_PAIRS else calls(actions, n)


@rule
def nothing(actions: Any, n: int) -> int:
    actions[n] = NOTHING
    return n + 1


@rule
def calls(actions: Any, n: int) -> int:
    for number in range(1, NUMBERS + 1):
        actions[n] = CALLS_FROM + number
        n += 1
    return n


@rule
def is_call(action: int) -> bool:
    return CALLS_FROM < action <= CALLS_FROM + NUMBERS


# Carrying it out.


@rule
def apply(board: Board, s: State, seat: int, action: int, events: Any) -> int:
    if s.phase == DRAWING:
        return draw(s, action - STARTS_FROM, events)
    if s.phase == DEALING:
        return deal(s, action - DEALS_FROM, events)
    if s.phase == LAYING:
        return lay(s, action, events)
    if s.phase == PLAYING:
        return go(s, action, events)
    if s.phase == TURNING:
        return meet(s, events, turn_up(s, s.ambassador, action, events, 0))
    if s.phase == MEETING:
        return choose(s, seat, action, events)
    return answer(s, action, events)


# The course of a round.


@rule
def begin_series(s: State, events: Any, n: int) -> int:
    open_series(s)
    return tell(events, n, SERIES_BEGUN)


@rule
def open_series(s: State) -> None:
    """I-14, I-28: all places are back in the hands, and in the Ambassador's deck."""
    s.rounds = 0
    for figure in range(FIGURES):
        for place in range(1, PLACES):
            s.hand[figure][place] = True


@rule
def begin_round(s: State, events: Any, n: int) -> int:
    open_round(s, s.starter)
    return tell(events, n, BEGUN, figure=s.starter, number=s.rounds)


@rule
def open_round(s: State, starter: int) -> None:
    s.starter = starter
    s.rounds += 1
    s.phase = LAYING if s.players == WITH_AMBASSADOR else PLAYING  # I-24
    for figure in range(FIGURES):
        s.here[figure] = 0


@rule
def end_round(s: State, events: Any, n: int) -> int:
    """I-14: the start moves to the left; after five rounds there is a new series."""
    s.starter = next_agent(s, s.starter)
    if s.rounds == SERIES:
        n = begin_series(s, events, n)
    return begin_round(s, events, n)


@rule
def lay(s: State, place: int, events: Any) -> int:
    """I-24: the Ambassador's place lies face down until all others have played."""
    s.laid = place
    s.phase = PLAYING
    return tell(events, 0, LAID, figure=s.ambassador, place=place)


@rule
def go(s: State, place: int, events: Any) -> int:
    n = turn_up(s, next_to_play(s), place, events, 0)
    if next_to_play(s) != NOBODY:
        return n
    if s.players == WITH_AMBASSADOR:
        return meet(s, events, turn_up(s, s.ambassador, s.laid, events, n))
    s.phase = TURNING
    return n


@rule
def turn_up(s: State, figure: int, place: int, events: Any, n: int) -> int:
    be_at(s, figure, place)
    return tell(events, n, WENT, figure=figure, place=place)


@rule
def be_at(s: State, figure: int, place: int) -> None:
    s.here[figure] = place
    s.hand[figure][place] = False
    if not is_agent(s, figure):
        s.laid = 0


@rule
def meet(s: State, events: Any, n: int) -> int:
    """I-7: who has met whom; if nobody has, the round is over."""
    before = n
    for figure in range(s.players):
        if chooses(s, figure) and meets_first(s, figure):
            n = tell(events, n, MET, figure=figure, to=partner(s, figure), place=s.here[figure])
    if n == before:
        return end_round(s, events, n)
    s.phase = MEETING
    return n


@rule
def meets_first(s: State, figure: int) -> bool:
    """Of two who meet one is told, with the other; of an audience each agent is, with the Ambassador."""
    if not is_agent(s, figure):
        return False
    other = partner(s, figure)
    return figure < other or not is_agent(s, other)


# Meetings.


@rule
def choose(s: State, figure: int, action: int, events: Any) -> int:
    """I-9, I-30: all choose secretly; nothing is due before the last one has."""
    s.choices[figure] = action
    n = tell(events, 0, CHOSEN, figure=figure, choice=action)
    if seats_to_choose(s) != 0:
        return n
    return settle(s, events, n)


@rule
def settle(s: State, events: Any, n: int) -> int:
    """I-30: a call ends the game, and nothing else is shown; else cards change hands and questions are put."""
    caller = first_caller(s)
    if caller != NOBODY:
        return call(s, caller, s.choices[caller] - CALLS_FROM, events, n)
    for figure in range(s.players):
        n = carry_out(s, figure, events, n)
    clear_choices(s)
    return n if s.phase == ANSWERING else end_round(s, events, n)


@rule
def first_caller(s: State) -> int:
    """I-17: the earliest in turn order calls; I-27: the Ambassador comes last."""
    figure = s.starter
    for _ in range(AGENTS):
        if is_call(s.choices[figure]):
            return figure
        figure = next_agent(s, figure)
    return s.ambassador if is_call(s.choices[s.ambassador]) else NOBODY


@rule
def clear_choices(s: State) -> None:
    for figure in range(FIGURES):
        s.choices[figure] = 0


@rule
def carry_out(s: State, figure: int, events: Any, n: int) -> int:
    action = int(s.choices[figure])
    if action in (SHOW_IDENTITY, SHOW_FRAGMENT):
        return tell(events, n, CONFIDED, figure=figure, to=partner(s, figure), card=black_card(s, figure, action))
    if action in (LOOK_IDENTITY, LOOK_FRAGMENT):
        return look_at(s, figure, action, events, n)
    if ASKS_FROM <= action < NOTHING:
        return ask(s, figure, action - ASKS_FROM, events, n)
    if PAIRS_FROM < action < SHOW_IDENTITY:
        return show(s, figure, partner(s, figure), action - PAIRS_FROM, events, n)
    return n


@rule
def black_card(s: State, figure: int, action: int) -> int:
    return s.identity[figure] if action in (SHOW_IDENTITY, LOOK_IDENTITY) else s.fragment[figure]


@rule
def show(s: State, figure: int, to: int, pair: int, events: Any, n: int) -> int:
    note(s, figure, to, pair)
    return tell(events, n, SHOWED, figure=figure, to=to, card=low_card(pair), other=high_card(pair))


@rule
def note(s: State, figure: int, to: int, pair: int) -> None:
    """I-10, I-13: who was shown a pair, and which, is remembered in this game."""
    s.shown[figure][to] |= 1 << pair


@rule
def look_at(s: State, figure: int, action: int, events: Any, n: int) -> int:
    """I-20, I-21: one of the fictitious agent's cards; they lie apart, so the table sees which."""
    which = 1 if action == LOOK_IDENTITY else 2
    return tell(events, n, LOOKED, figure=figure, which=which, card=black_card(s, FICTITIOUS, action))


@rule
def ask(s: State, figure: int, to: int, events: Any, n: int) -> int:
    """I-12: the question is public, and the round waits for the answer."""
    put_question(s, figure, to)
    return tell(events, n, ASKED, figure=figure, to=to)


@rule
def put_question(s: State, figure: int, to: int) -> None:
    s.asker = figure
    s.asked = to
    s.phase = ANSWERING


@rule
def answer(s: State, action: int, events: Any) -> int:
    """I-12: the agent asked chooses the card; I-25: the Ambassador of five sees it too."""
    card = black_card(s, s.asked, action)
    n = tell(events, 0, ANSWERED, figure=s.asked, to=s.asker, card=card)
    if s.players == WITH_AMBASSADOR:
        n = tell(events, n, ANSWERED, figure=s.asked, to=s.ambassador, card=card)
    clear_question(s)
    return end_round(s, events, n)


@rule
def clear_question(s: State) -> None:
    s.asker = 0
    s.asked = 0


# The end of a game, and of the match.


@rule
def call(s: State, caller: int, number: int, events: Any, n: int) -> int:
    n = tell(events, n, CALLED, figure=caller, number=number)
    n = turn_up_black_cards(s, events, n)
    s.reason = RIGHT if is_right(s, caller, number) else WRONG
    n = tell(events, n, GAME_ENDED, figure=caller, reason=s.reason)
    n = score(s, caller, events, n)
    close_game(s)
    if s.phase == OVER:
        return tell(events, n, ENDED, reason=s.reason)
    return begin_game(s, events, n)


@rule
def turn_up_black_cards(s: State, events: Any, n: int) -> int:
    """I-31: after a call all black cards are turned up."""
    for i in range(AGENTS):
        figure = nth_agent(s, i)
        n = tell(events, n, TURNED_UP, figure=figure, card=s.identity[figure], other=s.fragment[figure])
    return n


@rule
def is_right(s: State, caller: int, number: int) -> bool:
    """I-16: the number must be exact; I-17: four must call it to their ally."""
    if s.players == IN_PAIRS and not are_allies(s, caller, partner(s, caller)):
        return False
    return number == telephone(s)


@rule
def score(s: State, caller: int, events: Any, n: int) -> int:
    """I-16, I-18, I-22, I-27: the caller's party has a point each if the call was right, else all others have."""
    for seat in range(s.players):
        if is_of_party(s, caller, seat) == (s.reason == RIGHT):
            s.points[seat] += 1
            n = tell(events, n, SCORED, figure=seat, number=s.points[seat])
    return n


@rule
def is_of_party(s: State, caller: int, seat: int) -> bool:
    return seat == caller or (s.players == IN_PAIRS and are_allies(s, caller, seat))


@rule
def close_game(s: State) -> None:
    """New sheets for each game (I-18); the first with three points have won the match."""
    clear_choices(s)
    for figure in range(FIGURES):
        for to in range(FIGURES):
            s.shown[figure][to] = 0
        if s.points[figure] == GOAL:
            s.phase = OVER
    if s.phase != OVER:
        s.reason = 0


@rule
def outcome(board: Board, s: State, points: Any) -> int:
    for seat in range(s.players):
        points[seat] = s.points[seat]
    return s.reason


@rule
def tell(
    events: Any,
    n: int,
    kind: int,
    figure: int = 0,
    to: int = 0,
    place: int = 0,
    card: int = 0,
    other: int = 0,
    which: int = 0,
    number: int = 0,
    choice: int = 0,
    reason: int = 0,
) -> int:
    """Write one event; return how many there are now."""
    event = events[n]
    event.kind = kind
    event.figure = figure
    event.to = to
    event.place = place
    event.card = card
    event.other = other
    event.which = which
    event.number = number
    event.choice = choice
    event.reason = reason
    return n + 1
