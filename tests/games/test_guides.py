"""Guides: the same in every language, and every number in them is a fact of the game."""

import itertools
import re
from collections import Counter

import pytest

from nascondino import games
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, languages
from nascondino.games.dice import state as dice
from nascondino.games.inkognito import state as inkognito
from nascondino.games.kompakt import state as kompakt
from nascondino.games.kompakt.rules import hands as kompakt_hands
from nascondino.games.mille_grazie import state as mille_grazie
from nascondino.games.venice import state as venice
from nascondino.games.venice.rules import setting_up as venice_set_up
from nascondino.server.http.rulebooks import TOPICS, rulebook

LANGUAGES = languages(TABLE_TEXTS)
NUMBER = re.compile(r"\d+")
LONGEST_AIM = 3  # sentences


def guide(title, language=LANGUAGE):
    return {chapter.topic: chapter for chapter in rulebook(games.folder(title), language).guide}


def words(chapter):
    whole = " ".join([chapter.html, *(piece.html for piece in chapter.pieces)])
    return re.sub(r"<[^>]*>", "", whole)


def numbers(chapter):
    return [int(number) for number in NUMBER.findall(words(chapter))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", games.titles())
class TestEveryGuide:
    def test_has_all_chapters_in_the_same_order(self, title, language):
        assert [*TOPICS] == [*guide(title, language)]

    def test_is_built_as_the_english_one_with_the_same_pictures_and_numbers(self, title, language):
        for english, other in zip(guide(title).values(), guide(title, language).values(), strict=True):
            assert [piece.picture for piece in english.pieces] == [piece.picture for piece in other.pieces]
            assert english.html.count("<li>") == other.html.count("<li>")
            assert english.html.count("<p>") == other.html.count("<p>")
            assert Counter(numbers(english)) == Counter(numbers(other)), (language, english.topic)

    def test_says_the_aim_in_few_sentences(self, title, language):
        assert len(re.findall(r"[.!?](?:\s|$)", words(guide(title, language)["aim"]))) <= LONGEST_AIM

    def test_shows_what_lies_on_the_table(self, title, language):
        chapters = guide(title, language)

        assert len(chapters["components"].pieces) >= 6
        assert not any(chapters[topic].pieces for topic in TOPICS if topic != "components")


# Every number, from where the rules have it. What is told in passing, in words, is not looked at.


def tiles(deck):
    return int((deck != 0).sum())


def venice_facts():
    kinds, dealt = venice_set_up.IN_THE_BOX[1:], venice_set_up.DEALT[1:]
    black, doubles, shows = venice_set_up.BLACK_TICKETS, venice.DOUBLE_MOVES, list(venice.SHOWS)
    board = games.load("venice").board("venice").record[0]
    police = [venice_set_up.PAWNS_IN_PLAY - detectives for detectives in (2, 3)]
    decks = [tiles(board.detective_tiles), tiles(board.mister_x_tiles)]
    return {
        "aim": [venice.ROUNDS],
        "components": [*kinds, black, doubles, venice.ROUNDS + doubles, *shows],
        "setup": [*dealt, black, doubles, *decks, *police],
        "turn": shows,
        "sight": [],
        "tips": [],
        "variants": [venice_set_up.PAWNS_IN_PLAY, 2, *(2 * count for count in dealt), police[0]],
    }


def dice_facts():
    faces = games.load("dice").board("dice").file.dice
    shows, boxes = list(dice.SHOWS), dice.MOVES + 1
    with_four, with_fewer = dice.BLACK_TICKETS[4], dice.BLACK_TICKETS[3]
    each = [faces.taxi, faces.bus, faces.underground, faces.x]
    once = [dice.DOUBLE_MOVES, dice.HELICOPTERS]
    lies = [dice.DETECTIVES, dice.DICE, *each, dice.TOKENS, dice.TOKENS]
    return {
        "aim": [dice.MOVES],
        "components": [*lies, boxes, dice.MOVES, *shows, with_four, with_fewer, *once],
        "setup": [dice.TILES - 1, 6, 1, dice.MOST_ROLLED - 1, dice.MOST_ROLLED],
        "turn": shows,
        "sight": [],
        "tips": [],
        "variants": [],
    }


def kompakt_facts():
    stock, prices, cost = kompakt_hands.DEALT[1:], kompakt.PRICES[1:], kompakt.BLACK_COSTS
    tickets = [number for pair in zip(stock, prices, strict=True) for number in pair]
    least, *_, most = next(option.choices for option in games.info("kompakt").options if option.name == "black_tickets")
    return {
        "aim": [],
        "components": [kompakt.DETECTIVES, *tickets, least, cost],
        "setup": [sum(stock), least, kompakt.DETECTIVES],
        "turn": [kompakt.DETECTIVES],
        "sight": [],
        "tips": [],
        "variants": [least + 1, most, kompakt.DETECTIVES],
    }


def inkognito_facts():
    kinds, places = [len(inkognito.IDENTITIES), len(inkognito.FRAGMENTS)], inkognito.PLACES - 1
    called = [int(inkognito.CARD_WORDS[card]) for card in inkognito.FRAGMENTS]
    return {
        "aim": [inkognito.GOAL],
        "components": [inkognito.AGENTS, 2, *kinds, *called, places],
        "setup": [sum(kinds) + places, *kinds, places],
        "turn": [inkognito.SERIES],
        "sight": [],
        "tips": [],
        "variants": [],
    }


def mille_grazie_facts():
    board = games.load("mille_grazie").board("italy").file
    most, journeys = mille_grazie.MOST_ORDERS, [mille_grazie.ROADS_ESCORTED, mille_grazie.ROADS_ALONE]
    return {
        "aim": [mille_grazie.GOAL],
        "components": [len(board.orders), *mille_grazie.COLOURS],
        "setup": [mille_grazie.ON_THE_MAP],
        "turn": [len(board.roads), *journeys, mille_grazie.BOOTY, most, most],
        "sight": [],
        "tips": [mille_grazie.BOOTY],
        "variants": [mille_grazie.COMPASSES],
    }


FACTS = {
    "venice": venice_facts,
    "dice": dice_facts,
    "kompakt": kompakt_facts,
    "inkognito": inkognito_facts,
    "mille_grazie": mille_grazie_facts,
}


@pytest.mark.parametrize("title", games.titles())
def test_every_number_of_a_guide_is_a_fact(title):
    chapters = guide(title)
    told = {topic: sorted(numbers(chapters[topic])) for topic in TOPICS if topic != "example"}

    assert {topic: sorted(facts) for topic, facts in FACTS[title]().items()} == told


# What is worked out in the examples, worked out again.


def reached(title, board, transport, station):
    links = [link for link in games.load(title).board(board).file.links if link.by == transport]
    return {link.b if link.a == station else link.a for link in links if station in (link.a, link.b)}


def test_the_example_of_venice_is_right():
    by_gondola = reached("venice", "venice", "gondola", 54)
    stops = {station for station in by_gondola if reached("venice", "venice", "jet_ski", station)}

    assert {39, 48, 65, 76} == by_gondola
    assert {65} == stops
    assert {33, 138} == reached("venice", "venice", "jet_ski", 65)
    assert [3, 54, 4, *sorted(by_gondola), 5, 65, 33, 138, 33, 138] == numbers(guide("venice")["example"])


def test_the_example_of_the_pocket_edition_is_right():
    by_taxi, by_bus, by_underground = (
        reached("kompakt", "pocket", transport, 8) for transport in ("taxi", "bus", "underground")
    )
    left = sorted((by_taxi | by_bus | by_underground) - {9, 13, 39})
    rides = [("taxi", 39, 21), ("bus", 9, 40), ("underground", 13, 38)]
    prices = list(kompakt.PRICES[1:])

    assert all(to in reached("kompakt", "pocket", by, start) for by, start, to in rides)
    assert [3, 6, 7, 21, 40] == left
    assert numbers(guide("kompakt")["example"]) == [
        *(8, 9, 13, 39, 8, *sorted(by_taxi), *sorted(by_bus), *sorted(by_underground), 9, 13, *left),
        *(39, 21, 9, 40, 13, 38, 21, 40, *prices, sum(prices), kompakt.BLACK_COSTS, 6),
    ]


def test_the_example_of_the_dice_game_is_right():
    stops = [set(stops) for tile in games.load("dice").board("dice").file.tiles for stops in tile.dark.stops]
    at = dict(enumerate(stops, 1))

    assert "bus" in at[15] & at[19]
    assert "bus" not in at[16]
    assert {"taxi", "underground"} == at[20]
    assert [15, 16, 19, 20, 20] == numbers(guide("dice")["example"])


def test_the_example_of_inkognito_is_right():
    """Yellow's two cards, given what Green holds and was shown."""
    possible = [
        (identity, fragment)
        for identity in inkognito.IDENTITIES
        for fragment in inkognito.FRAGMENTS
        if identity != inkognito.BUBBLE and fragment != inkognito.FRAGMENT_11
        if all(
            (identity == inkognito.AGENT_X) != (fragment == shown)
            for shown in (inkognito.FRAGMENT_52, inkognito.FRAGMENT_0)
        )
    ]

    assert [(inkognito.AGENT_X, inkognito.FRAGMENT_29)] == possible
    assert [11, 52, 0, 52, 0, 52, 0, 11, 29] == numbers(guide("inkognito")["example"])


def test_the_example_of_mille_grazie_is_right():
    board = games.load("mille_grazie").board("italy").file
    roads = {road.letter: road for road in board.roads}
    orders = {(order.first, order.destination): order.points for order in board.orders}
    way = ["Piacenza", "Modena", "Bologna", "Ferrara", "Ravenna"]

    assert [{roads[letter].a, roads[letter].b} for letter in "EDQK"] == [
        {start, end} for start, end in itertools.pairwise(way)
    ]
    assert ("orange", "violet") == (roads["E"].colour, roads["Q"].colour)
    assert {"Modena", "Verona"} <= {destination for _, destination in orders}
    assert 5 == orders["Torino", "Bologna"]
    assert [5, 5, mille_grazie.BOOTY, mille_grazie.ROADS_ESCORTED] == numbers(guide("mille_grazie")["example"])
