"""The law of faces: whoever draws a board and what stands on it, knowing no rules, can trust what the game tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from nascondino.engine.contract import CHANCE, BoardFacts, BoardLine, Facts, InWords, LoadedBoard, Message, Spot
from nascondino.engine.game import Game, Setup
from nascondino.engine.texts import TextError, at_the_table

from .broken import Broken
from .walk import Referee, walk

CLOSE = 0.1  # a picture has one decimal
LONGEST_MARK = 2
MOMENTS = 400  # of a match


def check(
    game: Game, board: LoadedBoard, players: int, *, settings: dict[str, str | int] | None = None, seed: int = 0
) -> None:
    """Look at a random match from every chair, at every moment."""
    try:
        check_texts(game)
        check_match(Referee(game.setup(players, board, settings)), Random(f"{game.info.id} {players} {seed}"))
    except Broken as broken:
        broken.add_note(f"in the match of seed {seed}: {game.info.id}, {board.name}, {players} players")
        raise


def check_match(referee: Referee, random: Random) -> None:
    drawn, offered = Drawn(referee.setup.board), Offered(referee.setup)
    check_moment(referee, referee.begin(), drawn, offered)
    for happened in walk(referee, random, MOMENTS):
        check_moment(referee, happened.after, drawn, offered)


def check_texts(game: Game) -> None:
    """The lobby and the table can say all that they need to."""
    for message in at_the_table(game.info):
        check_text(game, (message, {}))


def check_moment(referee: Referee, states: Any, drawn: Drawn, offered: Offered) -> None:
    for chair in referee.chairs:
        view = referee.plain_view(states, chair)
        drawn.check(view)
        check_figures(referee, view)
    for actor in referee.actors(states):
        if actor != CHANCE:
            offered.check(referee.plain_view(states, actor), referee.legal(states, actor))


def check_figures(referee: Referee, view: Any) -> None:
    """A figure stands on a spot, is a seat's or nobody's, and has a short mark and a name."""
    game, board = referee.setup.game, referee.setup.board
    numbers = {spot.number for spot in board.spots(view)}
    for figure in game.words.figures(view, board):
        if not is_plain(figure.spot) or figure.spot not in numbers:
            raise Broken(f"the figure '{figure.mark}' stands on the spot {figure.spot!r}, which is not there")
        if figure.seat is not None and not (is_plain(figure.seat) and 0 <= figure.seat < referee.setup.players):
            raise Broken(f"the figure '{figure.mark}' is of the seat {figure.seat!r}, which is not there")
        if not 1 <= len(figure.mark) <= LONGEST_MARK:
            raise Broken(f"the mark '{figure.mark}' is not of one letter or two")
        check_text(game, figure.name)


def is_plain(number: object) -> bool:
    """An int of Python, that any message can carry; not one of NumPy's."""
    return type(number) is int


def check_text(game: Game, message: Message) -> None:
    try:
        text = game.say(message)
    except TextError as error:
        raise Broken(f"a text is missing: {error}") from None
    if not text or not all(isinstance(part, str) or is_plain(part) for part in message[1].values()):
        raise Broken(f"the text '{message[0]}' is empty, or its arguments are neither texts nor numbers")


class Offered:
    """Legal actions as a seat is offered them: each has facts as declared, which tell it apart; its words follow."""

    def __init__(self, setup: Setup) -> None:
        self.game, self.board = setup.game, setup.board
        self.said: set[Facts] = set()

    def check(self, view: Any, legal: list[int]) -> None:
        numbers = {0, *(spot.number for spot in self.board.spots(view))}
        actions: dict[Facts, int] = {}
        for action in legal:
            facts = self.game.words.facts(action, self.game.words.situation(view, self.board), self.board)
            check_declared(self.game, facts)
            if actions.setdefault(facts, action) != action:
                raise Broken(f"the actions {actions[facts]} and {action} are both offered as {facts}")
            spot = self._words(facts).spot
            if not is_plain(spot) or spot not in numbers:
                raise Broken(f"action {action} is about the spot {spot!r}, which is not there")

    def _words(self, facts: Facts) -> InWords:
        try:
            offered = self.game.in_words(facts, self.board)
        except LookupError as missing:
            raise Broken(f"the offer {facts} cannot be put into words: the board's lists lack {missing}") from None
        if facts not in self.said:
            self.said.add(facts)
            for message in (offered.under, offered.text):
                check_text(self.game, message)
        return offered


def check_declared(game: Game, facts: Facts) -> None:
    kind = game.module.OFFERS.get(facts.kind)
    if kind is None or len(kind.facts) != len(facts.values) or not all(map(is_plain, facts.values)):
        raise Broken(f"the offer {facts} is not as OFFERS declares it: {kind and kind.facts}")


class Drawn:
    """Pictures of a board: each spot is inside, and where the picture draws it. Each arrangement is looked at once."""

    def __init__(self, board: LoadedBoard) -> None:
        self.board = board
        self.seen: set[tuple[Spot, ...]] = set()

    def check(self, view: Any) -> None:
        spots = self.board.spots(view)
        if spots not in self.seen:
            self.seen.add(spots)
            svg = self.board.svg("light", view)
            check_picture(spots, svg)
            check_facts(self.board.facts(view), spots, svg)


def check_facts(facts: BoardFacts, spots: tuple[Spot, ...], svg: str) -> None:
    """What the board tells is what its picture shows, so that nobody has to read the picture."""
    tree = ElementTree.fromstring(svg)  # noqa: S314 (a picture that we drew)
    box = tuple(map(float, tree.get("viewBox", "0 0 0 0").split()))
    if box != (0, 0, *(round(length, 1) for length in facts.size)):
        raise Broken(f"the board tells that its size is {facts.size}, and its picture is {box}")
    if facts.spots != spots or not {spot.number for spot in spots} >= set(facts.drawings):
        raise Broken("the board tells of other spots than it has")
    if facts.radius and f'r="{facts.radius:g}"' not in svg:
        raise Broken(f"the picture draws no disc of radius {facts.radius:g}")
    drawn = {path.get("d") for path in tree.iter("{http://www.w3.org/2000/svg}path")}
    for line in facts.lines:
        check_line(line, facts)
        if line.path not in drawn:
            raise Broken(f"the picture does not draw the line from {line.a} to {line.b} as the board tells it")
    for card in facts.cards:
        if not {spot.number for spot in spots} >= set(card.spots):
            raise Broken(f"the card {card.number} names the spots {card.spots}, of which some are not there")


def check_line(line: BoardLine, facts: BoardFacts) -> None:
    known = {0, *(spot.number for spot in facts.spots)}
    if not {line.a, line.b, line.spot} <= known or 0 in (line.a, line.b):
        raise Broken(f"the line from {line.a} to {line.b} leads to no spot, or its sign stands on none")
    if line.by not in {transport.id for transport in facts.transports}:
        raise Broken(f"the line from {line.a} to {line.b} is of no transport that the board tells of")


def check_picture(spots: tuple[Spot, ...], svg: str) -> None:
    tree = ElementTree.fromstring(svg)  # noqa: S314 (a picture that we drew)
    left, top, width, height = map(float, tree.get("viewBox", "0 0 0 0").split())
    drawn = dict(places(tree))
    if sorted(number for number, _ in places(tree)) != sorted(spot.number for spot in spots):
        raise Broken(f"the picture draws the spots {sorted(drawn)}, and not once each of those that there are")
    for spot in spots:
        x, y = drawn[spot.number]
        if not (left <= spot.x <= left + width and top <= spot.y <= top + height):
            raise Broken(f"the spot {spot.number} is outside the picture")
        if abs(x - spot.x) > CLOSE or abs(y - spot.y) > CLOSE:
            raise Broken(f"the spot {spot.number} is at {spot.x:g}, {spot.y:g}, but drawn at {x:g}, {y:g}")


def places(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[int, tuple[float, float]]]:
    """Where a picture draws each spot: the origin of what carries `data-spot`, or the middle of a circle."""
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    spot = element.get("data-spot")
    if spot:
        yield int(spot), (x + float(element.get("cx", 0)), y + float(element.get("cy", 0)))
    for part in element:
        yield from places(part, x, y)
