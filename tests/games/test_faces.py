"""The law of faces: any board can be drawn and played on by a page that knows no rules."""

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

from nascondino.engine.contract import BoardCard, Facts, Figure, Source
from nascondino.engine.match import RESIGNED
from nascondino.engine.offers import phrase
from nascondino.engine.texts import at_the_table
from nascondino.games import folder, info, load, titles
from nascondino.testing import catalogues, faces
from nascondino.testing.broken import Broken
from nascondino.testing.walk import Referee

PAGE = Path(__file__).parents[2] / "web" / "src"
PAGE_SOURCES = [path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")]
TABLES = [
    (game, board, players) for game in titles() for board in info(game).boards for players in info(game).seat_counts()
]


@pytest.mark.parametrize(("game_id", "board", "players"), TABLES, ids=lambda part: str(part))
def test_spots_figures_and_actions_fit_the_picture(game_id, board, players):
    game = load(game_id)
    faces.check(game, game.board(board), players)


@pytest.mark.parametrize("game_id", titles())
def test_spots_figures_and_actions_fit_the_picture_for_every_option(game_id):
    game = load(game_id)
    players = game.info.players[0]
    for option in game.info.options:
        for value in option.allowed(players)[1:]:
            faces.check(game, game.board(), players, settings={option.name: value}, seed=1)


@pytest.mark.parametrize("game_id", titles())
def test_a_game_names_itself_its_roles_reasons_options_and_channels(game_id):
    game = load(game_id)
    facts = game.info
    said = {message: game.say((message, {})) for message in at_the_table(facts)}

    assert facts.titles["en"] == said[f"{game_id}-title"]
    assert 3 + len(facts.roles) + len(facts.reasons) + len(facts.channels) <= len(said)
    assert all(re.fullmatch(r"\S.*\.", said[f"{game_id}-reason-{reason}"]) for reason in facts.reasons)
    assert 1 == said[f"{game_id}-pitch"].count(".")


@pytest.mark.parametrize("game_id", [title for title in titles() if info(title).two_sides])
def test_a_game_with_two_sides_says_which_has_given_up(game_id):
    game = load(game_id)
    said = {game.say((f"{game_id}-reason-{RESIGNED}", {"role": role})) for role in game.info.roles}

    assert len(game.info.roles) == len(said)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game_id", titles())
def test_day_and_night_are_drawn_alike(game_id, theme):
    game = load(game_id)
    referee = Referee(game.setup(game.info.players[1]))
    view = referee.plain_view(referee.begin(), 0)

    faces.check_picture(referee.setup.board.spots(view), referee.setup.board.svg(theme, view))


def without_words(svg):
    """The title is as large as its scroll has room for."""
    return re.sub(r"<title>[^<]*|<text [^>]*letter-spacing[^>]*>[^<]*|>[^<]*</text>", "", svg)


LEGENDS = {"venice": "Moto d’acqua", "kompakt": "Metropolitana", "dice": "il lato normale"}


@pytest.mark.parametrize("game_id", titles())
def test_a_picture_in_another_language_differs_in_its_words_alone(game_id):
    board = load(game_id).board()
    english, italian = (board.svg("light", language=language) for language in ("en", "it"))

    assert without_words(english) == without_words(italian)
    assert f">{LEGENDS[game_id]}<" in italian if game_id in LEGENDS else english == italian


# The law itself is caught by none if it catches nothing: each fault, planted.


class Board:
    """A board of somebody's, with one thing changed."""

    def __init__(self, board, **changed):
        self._board = board
        self.__dict__.update(changed)

    def __getattr__(self, name):
        return getattr(self._board, name)


def planted(monkeypatch, *, words=None, **of_the_board):
    """Check the first game with some of its words, or of its board's functions, replaced."""
    game = load(titles()[0])
    for name, function in (words or {}).items():
        monkeypatch.setattr(game.words, name, function)
    board = game.board()
    changed = {name: change(getattr(board, name)) for name, change in of_the_board.items()}
    faces.check(game, Board(board, **changed), game.info.players[0])


def test_a_figure_or_an_action_that_is_nowhere_is_caught(monkeypatch):
    with pytest.raises(Broken, match="the spot 999, which is not there"):
        planted(monkeypatch, words={"figures": lambda view, board: [Figure(999, "X", None, ("no", {}))]})
    declared_at_first(monkeypatch, spot=Source("place", "nowhere"))
    no_figures = {"figures": lambda view, board: []}
    with pytest.raises(Broken, match="is about the spot 999"):
        planted(monkeypatch, words=no_figures, lists=lambda lists: {**lists, "nowhere": [999] * 99})


def declared_at_first(monkeypatch, **other):
    """What the first game declares of the offers that it makes first, but for this."""
    offers = load(titles()[0]).module.OFFERS
    monkeypatch.setitem(offers, next(iter(offers)), next(iter(offers.values()))._replace(**other))


def test_an_offer_whose_facts_are_not_as_declared_is_caught(monkeypatch):
    for facts in (Facts("nonsense"), Facts("hide", ()), Facts("hide", (np.int8(1),))):
        with pytest.raises(Broken, match="is not as OFFERS declares it"):
            planted(monkeypatch, words={"facts": lambda action, view, board, facts=facts: facts})


def test_offers_that_facts_do_not_tell_apart_are_caught(monkeypatch):
    with pytest.raises(Broken, match=r"the actions \d+ and \d+ are both offered as"):
        planted(monkeypatch, words={"facts": lambda action, view, board: Facts("hide", (1,))})


def test_an_offer_of_which_a_board_has_no_words_is_caught(monkeypatch):
    declared_at_first(monkeypatch, text=phrase(f"{titles()[0]}-title", place=Source("place", "nonsense")))

    with pytest.raises(Broken, match="the board's lists lack 'nonsense'"):
        planted(monkeypatch)


FAULTS = {
    "of the seat 9": {"seat": 9},
    "not of one letter or two": {"mark": "Mister X"},
    "a text is missing": {"name": ("nonsense", {})},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_figure_that_cannot_be_shown_is_caught(monkeypatch, fault):
    def figures(view, board):
        right = Figure(0, "X", 0, (f"{titles()[0]}-title", {}))
        return [msgspec.structs.replace(right, spot=spot.number, **FAULTS[fault]) for spot in board.spots(view)]

    with pytest.raises(Broken, match=fault):
        planted(monkeypatch, words={"figures": figures})


def test_a_spot_that_is_not_where_it_is_drawn_is_caught(monkeypatch):
    def moved(spots):
        return lambda view: tuple(spot._replace(x=spot.x + 1) for spot in spots(view))

    def outside(spots):
        return lambda view: tuple(spot._replace(x=-1) for spot in spots(view))

    def fewer(spots):
        return lambda view: spots(view)[1:]

    for change, fault in ((moved, "but drawn at"), (outside, "is outside the picture"), (fewer, "the picture draws")):
        with pytest.raises(Broken, match=fault):
            planted(monkeypatch, words={"figures": lambda view, board: []}, spots=change)


def with_first_line(**changes):
    return lambda facts: facts._replace(lines=(facts.lines[0]._replace(**changes), *facts.lines[1:]))


TOLD_WRONGLY = {
    "its size is": lambda facts: facts._replace(size=(facts.size[0] + 1, facts.size[1])),
    "other spots": lambda facts: facts._replace(spots=facts.spots[1:]),
    "no disc of radius": lambda facts: facts._replace(radius=facts.radius + 1),
    "does not draw the line": with_first_line(path="M0 0l1 1"),
    "leads to no spot": with_first_line(a=999),
    "its sign stands on none": with_first_line(spot=999),
    "of no transport": with_first_line(by="balloon"),
    "the card 7 names the spots": lambda facts: facts._replace(cards=(BoardCard(7, (1, 999), 3),)),
}


@pytest.mark.parametrize("fault", TOLD_WRONGLY)
def test_a_board_that_tells_something_else_than_it_shows_is_caught(fault):
    boards = [load(game).board(board) for game in titles() for board in info(game).boards]
    board = next(board for board in boards if board.facts().lines)
    spots, picture = board.spots(None), board.svg("light")
    faces.check_facts(board.facts(), spots, picture)

    with pytest.raises(Broken, match=fault):
        faces.check_facts(TOLD_WRONGLY[fault](board.facts()), spots, picture)


@pytest.mark.parametrize("game_id", titles())
def test_a_board_tells_its_title_and_transports_in_the_readers_language(game_id):
    board = load(game_id).board()
    english, german = board.facts(language="en"), board.facts(language="de")

    assert load(game_id).say((f"{game_id}-board-{board.name}", {}), "de") == german.title
    assert [each.id for each in english.transports] == [each.id for each in german.transports]
    assert english.lines == german.lines


@pytest.mark.parametrize("game_id", titles())
def test_the_page_asks_for_every_text_of_a_face_and_for_no_other(game_id):
    """`venice-face-${what}` asks for all that begin so."""
    game = load(game_id)
    asked = re.findall(rf'[`"]({game_id}-face-[\w-]*)(\$?)', "".join(PAGE_SOURCES))
    exact = {name for name, more in asked if not more}
    beginnings = tuple(name for name, more in asked if more)
    written = {
        name
        for name in catalogues.messages(game)
        if name.startswith(f"{game_id}-face-") and name not in catalogues.parts(game)
    }

    assert set() == exact - written - catalogues.parts(game)
    assert set() == {name for name in written - exact if not name.startswith(beginnings or "\0")}


@pytest.mark.parametrize("game_id", titles())
def test_every_task_that_a_face_knows_has_its_sentence(game_id):
    """`seek` of `task.ts` is a variant of `venice-face-task`, and nothing else is; `-show` is put behind several."""
    catalogue = (folder(game_id) / "locale" / "en.ftl").read_text(encoding="utf-8")
    [message] = re.findall(rf"^{game_id}-face-task =$(.*?)^    \}}$", catalogue, re.M | re.S)
    said = {name.removesuffix("-show") for name in re.findall(r"^ +\*?\[([\w-]+)\]", message, re.M)}
    source = (PAGE / "faces" / game_id / "task.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'"([a-z-]+)"', source))

    assert said == known & said
    assert set(re.findall(r'return "([a-z-]+)"', source)) <= said


@pytest.mark.parametrize("title", titles())
def test_a_picture_without_lines_has_a_place_for_those_of_every_transport_or_is_whole(title):
    """The page, which is told the lines, puts them there."""
    for name in info(title).boards:
        board = load(title).board(name)
        picture, facts = board.svg_without_lines("light"), board.facts()
        places = set(re.findall(r' id="links-([\w-]+)"', picture))
        assert places in ({transport.id for transport in facts.transports}, set())
        assert places or picture == board.svg("light")
        assert " id=\"link-" not in picture
