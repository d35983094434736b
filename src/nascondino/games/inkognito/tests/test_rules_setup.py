"""Material and setup: I-1 to I-5, I-15, I-19, I-23, I-29, I-32, I-34."""

import itertools

import pytest

from nascondino.engine.contract import CHANCE
from nascondino.games.inkognito import state, words
from nascondino.games.inkognito.rules.calling import telephone
from nascondino.games.inkognito.rules.cards import high_card, low_card, pair_of
from nascondino.games.inkognito.rules.figures import are_allies

DEAL = ("bubble 11", "fiddlebottom 52", "zsazsa 0", "x 29")


def wrong_call(scene, places="rialto rialto giorgio salute", ambassador="sospiri"):
    """End the game that is on: two agents meet, and both call a wrong number."""
    number = next(n for n in range(1, 25) if n != telephone(scene.state))
    scene.round(places, ambassador)
    return scene.play(*(f"{colour}: call {words.called(number)}" for colour in scene.meeting()))


def test_i_1_the_cards_are_four_identities_four_fragments_and_five_places_in_five_series(fresh):
    scene = fresh(4).play("start azure")

    assert 66 == 5 * (len(state.IDENTITIES) + len(state.FRAGMENTS) + state.PLACES - 1) + 1
    assert ["deal fiddlebottom", "deal bubble", "deal zsazsa", "deal x"] == scene.may(CHANCE)

    scene.play("deal x", "deal zsazsa", "deal bubble", "deal fiddlebottom")

    assert ["deal 52", "deal 11", "deal 0", "deal 29"] == scene.may(CHANCE)


def test_i_1_pairs_of_the_eight_coloured_cards_are_numbered_without_a_gap():
    cards = list(itertools.combinations((*state.IDENTITIES, *state.FRAGMENTS), 2))
    pairs = range(1, state.PAIRS)

    assert list(pairs) == [pair_of(low, high) for low, high in cards]
    assert cards == [(low_card(pair), high_card(pair)) for pair in pairs]


def test_i_2_rialto_and_san_marco_are_two_of_the_five_places(inkognito):
    names = [place.name for place in inkognito.board().file.places]

    assert 5 == len(names) == inkognito.board().record[0].places
    assert {"Rialto", "San Marco"} < set(names)


@pytest.mark.parametrize(
    ("one", "other", "allies"),
    [("bubble", "fiddlebottom", True), ("x", "zsazsa", True), ("bubble", "x", False), ("zsazsa", "bubble", False)],
)
def test_i_3_fiddlebottom_and_bubble_are_allies_and_zsa_zsa_and_x(stage, one, other, allies):
    rest = [card for card in ("fiddlebottom", "bubble", "zsazsa", "x") if card not in (one, other)]
    scene = stage(f"{one} 11", f"{other} 52", f"{rest[0]} 0", f"{rest[1]} 29")

    assert allies == are_allies(scene.state, 0, 1) == are_allies(scene.state, 2, 3)
    assert not are_allies(scene.state, 0, 2) or not allies


def test_i_3_nobody_knows_who_the_others_are(stage):
    scene = stage()
    for seat in range(4):
        known = scene.match.view(seat)

        assert [figure for figure in range(5) if known.identity[figure] or known.fragment[figure]] == [seat]
        assert 36 == scene.worlds(seat)
    assert 576 == scene.worlds(None)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_i_4_everyone_begins_with_all_five_places(fresh, players):
    scene = fresh(players).play("start azure").deal(*DEAL)

    assert [[0, 1, 1, 1, 1, 1]] * 5 == scene.match.view(None).hand.tolist()


def test_i_4_one_can_show_any_identity_and_any_fragment_of_ones_colour(stage):
    scene = stage().round("rialto rialto marco marco", "marco")
    cards = {card for text in scene.may("azure") if text.startswith("show ") for card in text.split()[1:]}

    assert set(words.CARD_WORDS[1:]) == cards


def test_i_5_black_cards_are_dealt_one_by_one_identities_first_and_only_their_owner_sees_them(fresh):
    scene = fresh(4).play("start azure")

    assert ["dealt, card 2"] == scene.hears(0, "deal bubble")
    assert "dealt" == scene.told(1)[-1]
    assert ["dealt, figure 1, card 4"] == scene.hears(1, "deal x")
    assert ["deal fiddlebottom", "deal zsazsa"] == scene.may(CHANCE)
    assert ["dealt, figure 2"] == scene.hears(None, "deal zsazsa")

    scene.play("deal fiddlebottom", "deal 0", "deal 29", "deal 11", "deal 52")

    assert [2, 4, 3, 1] == scene.state.identity[:4].tolist()
    assert [7, 8, 6, 5] == scene.state.fragment[:4].tolist()


def test_i_5_the_ambassadors_places_are_drawn_from_his_deck_one_by_one(stage):
    scene = stage().go("marco marco marco marco")

    assert ["place 1", "place 2", "place 3", "place 4", "place 5"] == scene.may(CHANCE)

    scene.go("salute").go("rialto rialto rialto rialto")

    assert ["place 1", "place 2", "place 3", "place 5"] == scene.may(CHANCE)


def test_i_15_the_number_is_the_fragments_of_fiddlebottom_bubble_zsa_zsa_and_x(stage):
    scene = stage("x 29", "bubble 11", "zsazsa 0", "fiddlebottom 52")
    other = stage("zsazsa 52", "x 0", "bubble 29", "fiddlebottom 11")

    assert "52-11-0-29" == words.called(telephone(scene.state))
    assert "11-29-52-0" == words.called(telephone(other.state))


def test_i_15_there_are_24_numbers():
    every = [words.called(number) for number in range(1, 25)]

    assert 24 == len(set(every))
    assert {tuple(sorted(number.split("-"))) for number in every} == {("0", "11", "29", "52")}


def test_i_19_with_three_the_fourth_agent_is_fictitious_and_has_black_cards_that_nobody_sees(stage):
    scene = stage(players=3)

    assert [2, 1, 3, 4] == scene.state.identity[:4].tolist()
    assert not [text for seat in (0, 1, 2, None) for text in scene.told(seat) if "figure 3, card" in text]


def test_i_23_with_five_the_fifth_is_the_ambassador_and_holds_no_black_cards(stage):
    scene = stage(players=5)

    assert "ambassador" == scene.match.role(4)
    assert ["agent"] * 4 == [scene.match.role(seat) for seat in range(4)]
    assert (0, 0) == (scene.state.identity[4], scene.state.fragment[4])
    assert 576 == scene.worlds(4)


@pytest.mark.parametrize("players", [3, 4])
def test_i_23_with_fewer_the_ambassador_is_nobody(stage, players):
    assert {"agent"} == {stage(players=players).match.role(seat) for seat in range(players)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_i_29_the_first_seat_starts_or_one_that_is_drawn(fresh, players):
    assert ["start azure"] == fresh(players).may(CHANCE)

    agents = ["start azure", "start yellow", "start green", "start pink"][: min(players, 4)]

    assert agents == fresh(players, first_starter="random").may(CHANCE)


def test_i_29_the_next_game_begins_one_seat_to_the_left_of_where_the_last_one_began(stage):
    scene = stage(start="green").quiet()
    wrong_call(scene, "giorgio giorgio salute sospiri", "rialto").deal(*DEAL)

    assert 2 == scene.state.games
    assert "begun, figure 3, number 1" == scene.told(0)[-1]


def test_i_29_the_rotation_runs_on_through_the_series(stage):
    scene = stage()
    for _ in range(7):
        scene.quiet()

    assert 3 == scene.state.starter


def test_i_32_the_fictitious_agent_sits_in_the_fourth_seat_and_has_its_turn(stage):
    scene = stage(players=3).go("marco rialto giorgio")

    assert (CHANCE,) == scene.match.actors
    assert ["went, figure 3, place 4"] == scene.hears(None, "place 4")
    assert ["place 1", "place 2", "place 3", "place 4", "place 5"] == scene.may(CHANCE)  # the Ambassador, last


def test_i_32_when_the_fictitious_agent_starts_its_card_is_turned_first(stage):
    scene = stage(players=3, start="green").quiet()

    assert (CHANCE,) == scene.match.actors
    assert 3 == scene.state.starter
    assert (0,) == scene.play("place 2").match.actors


def test_i_32_it_gets_its_places_back_with_everybody_else(stage):
    scene = stage(players=3)
    for _ in range(5):
        scene.quiet()

    assert [0, 1, 1, 1, 1, 1] == scene.state.hand[3].tolist()


@pytest.mark.parametrize(
    ("options", "ambassadors"),
    [({}, [4, 4, 4]), ({"ambassador": "fixed"}, [4, 4, 4]), ({"ambassador": "rotates"}, [4, 0, 1])],
)
def test_i_34_the_fifth_seat_is_the_ambassador_unless_it_moves_on_with_each_game(fresh, options, ambassadors):
    scene = fresh(5, **options).play("start azure")
    found = []
    for _ in range(3):
        found.append(int(scene.state.ambassador))
        scene.deal(*DEAL)
        wrong_call(scene)

    assert ambassadors == found


def test_i_34_the_start_rotates_among_the_four_agents_only(stage):
    scene = stage(players=5)
    starters = []
    for _ in range(6):
        starters.append(int(scene.state.starter))
        scene.quiet()

    assert [0, 1, 2, 3, 0, 1] == starters


def test_i_34_with_another_ambassador_the_first_agent_to_his_left_starts(fresh):
    scene = fresh(5, ambassador="rotates").play("start azure").deal(*DEAL)
    wrong_call(scene).deal(*DEAL)

    assert (0, 1) == (scene.state.ambassador, scene.state.starter)
    assert [0, 2, 1, 3, 4] == scene.state.identity.tolist()
