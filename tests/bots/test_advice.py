"""Advice: what is preferred, and facts that speak for it."""

from itertools import islice
from random import Random

import pytest

from nascondino import bots
from nascondino.bots.advice import NOTED, Foresight, _alike, advise
from nascondino.bots.uniform import Uniform
from nascondino.engine.belief import Belief
from nascondino.engine.match import Match
from nascondino.games import load
from tests.bots.positions import decisions
from tests.bots.test_positions import caught_for_another, won_at_once
from tests.samples import every_game


def advised(match, seat):
    player = bots.make(bots.REVIEWER, match.chair(seat), Random(0))
    return advise(player, match.chair(seat), match.view(seat), match.seen(seat), match.legal(seat))


def test_a_sure_win_is_named_as_one():
    match, seat, winning = next(won_at_once("venice"))
    told = advised(match, seat)

    assert told.best in winning
    assert (1.0, ["sure"]) == (told.best_value, [why.kind for why in told.reasons])


def test_whoever_ends_the_match_for_another_is_not_told_that_it_wins():
    match, seat, ending = next(caught_for_another())
    told = advised(match, seat)

    assert told.best in ending
    assert ["only"] == [why.kind for why in told.reasons]


@pytest.mark.parametrize("title", every_game("venice", "kompakt"))
def test_it_is_legal_and_its_reasons_are_facts_in_favour(title):
    for match, seat in islice(decisions(title), 0, 60, 20):
        told = advised(match, seat)

        assert told.best in match.legal(seat)
        assert told.other is None or told.other in match.legal(seat)
        better = {"wins": 1, "hides": 1, "mixes": 1, "saves": -1, "learns": -1}
        assert all(better.get(why.kind, 0) * (why.best - why.other) >= 0 for why in told.reasons)


def test_to_be_unpredictable_is_advised_only_where_there_is_more_than_one_thing_to_do():
    """On the road one may have to; but often one way alone is right."""
    told = [advised(match, seat) for match, seat in islice(decisions("mille_grazie"), 2, 5)]
    mixed = [why for each in told for why in each.reasons if why.kind == "mixes"]

    assert 0 < len(mixed) < len(told)
    assert all(why.other >= NOTED for why in mixed)


def test_two_ways_are_alike_if_they_are_worth_as_much_whichever_is_chosen_more_often():
    assert [True, True, False, False] == [bool(_alike(0.5, other)) for other in (0.46, 0.54, 0.44, 0.56)]


class Judging(Uniform):
    """A game's own player, which says what actions are `worth` of a match."""

    def weigh(self, view, seen, legal):
        return self.worth

    def judge(self, view, seen, legal, made, iterations=None):
        raise NotImplementedError


@pytest.mark.parametrize(
    ("values", "kinds"), [((0.5, 0.46), {"alike"}), ((0.5, 0.44), set()), ((1.0,), {"sure"}), ((0.7,), {"only"})]
)
def test_a_games_own_player_gives_the_same_reasons_as_the_search(values, kinds):
    """Of who goes to which place first nothing is won, lost or learned."""
    match = Match(load("inkognito").setup(3), seed=bytes(32))
    [seat, *_] = match.actors
    player = Judging(match.chair(seat), Random(0))
    player.worth = dict(zip(match.legal(seat), values, strict=False))
    told = advise(player, match.chair(seat), match.view(seat), match.seen(seat), match.legal(seat))

    assert kinds == {why.kind for why in told.reasons}
    assert values == tuple(value for value in (told.best_value, told.other_value) if value is not None)


def again(match):
    """The same match, to try something in."""
    other = Match(match.setup, seed=match.seed, chosen=True)
    for step in match.steps:
        other.play(step.seat, step.action)
    return other


def test_what_is_left_to_others_is_what_they_could_work_out():
    """Mister X knows what is true, so what he foresees is what would be."""
    seen = set()
    for match, seat in islice((each for each in decisions("venice") if each[0].role(each[1]) == "mister_x"), 5, 12):
        foresight = Foresight(match.chair(seat), match.seen(seat))
        for action in match.legal(seat)[::5]:
            other = again(match)
            other.play(seat, action)
            public = Belief(other.chair(None))
            public.update(other.seen(None))

            assert len(public.possible()) == foresight.of(action).to_others[0]
            seen.add(len(public.possible()))
    assert len(seen) > 3
