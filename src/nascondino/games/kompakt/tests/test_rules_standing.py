"""Nobody is left standing who could have moved: K-24, by hand and against a search through every way there is."""

from collections import Counter, defaultdict
from random import Random

import numpy as np
import pytest

from nascondino.engine.match import Match
from nascondino.games.kompakt import words
from nascondino.games.kompakt.board import board_record
from nascondino.games.kompakt.state import GIVE_UP, MISTER_X, SEEK, TAXI, TICKETS, UNDERGROUND, State
from nascondino.games.kompakt.words import LOCALE
from nascondino.parts.stations import StationBoard
from nascondino.testing.networks import network

LINE = "1-2-3-4-5-6-7-8-9-10-11-12"


def test_k_24_the_last_ticket_is_kept_for_the_figure_that_can_use_no_other(stage):
    scene = stage(LINE, "6-4", x=1, figures=[6, 8, 10], tickets=[2, 4, 0]).play("to 2")

    assert [["bus 4"], ["taxi 7", "taxi 9"], ["taxi 11", "taxi 9"]] == list(map(scene.figure_may, (1, 2, 3)))


def test_k_24_a_ticket_that_nobody_else_needs_is_free(stage):
    scene = stage(LINE, "6-4", x=1, figures=[6, 8, 10], tickets=[2, 4, 0]).play("to 2", "2 taxi 7", "3 taxi 9")

    assert ["bus 4"] == scene.figure_may(1)
    scene = stage(LINE, "6-4", x=1, figures=[6, 8, 10], tickets=[3, 4, 0]).play("to 2")
    assert ["bus 4", "taxi 5", "taxi 7"] == scene.figure_may(1)


@pytest.mark.parametrize(("buses", "stations"), [(0, ["taxi 9"]), (1, ["taxi 11", "taxi 9"])])
def test_k_24_a_figure_does_not_take_the_only_station_that_another_can_go_to(stage, buses, stations):
    scene = stage(LINE, "12-6", x=1, figures=[12, 10, 4], tickets=[9, buses, 0]).play("to 2")

    assert stations == scene.figure_may(2)


def test_k_24_two_figures_with_the_same_two_stations_leave_neither_to_the_third(stage):
    """Both can go to 4 and 5 only, by taxi, and tickets are plenty."""
    scene = stage("1-2-3 4-6-5 4-7-5 4-8-5 8-9 8-10", x=1, figures=[6, 7, 8]).play("to 2")

    assert ["taxi 10", "taxi 9"] == scene.figure_may(3)


def test_k_24_where_not_all_can_move_the_most_must(stage):
    """One taxi for two figures that need it, and a third that has the choice."""
    scene = stage(LINE, "6-4", x=1, figures=[6, 8, 10], tickets=[1, 4, 0]).play("to 2")

    assert [["bus 4"], ["taxi 7", "taxi 9"], ["taxi 11", "taxi 9"]] == list(map(scene.figure_may, (1, 2, 3)))
    assert ["skipped, pawn 3", "begun"] == scene.hears(None, "2 taxi 7", "1 bus 4")[2:]


def test_k_24_a_figure_that_cannot_move_at_all_binds_nobody(stage):
    scene = stage(LINE, "6-4 5-7", x=1, figures=[6, 8, 10], tickets=[0, 1, 0]).play("to 2")

    assert [["bus 4"], [], []] == list(map(scene.figure_may, (1, 2, 3)))


def test_k_24_the_last_ticket_of_all_may_be_paid_for_any_figure(stage):
    scene = stage(LINE, x=1, figures=[6, 8, 10], tickets=[1, 0, 0]).play("to 2")

    assert [1, 2, 3] == scene.waiting()
    assert "spent" == scene.play("3 taxi 11").hand_ended()


def test_k_24_a_catch_in_the_open_leaves_nobody_standing(stage):
    """With the last taxi, which another figure needs; under a black ticket nobody can know that it is a catch."""
    scene = stage(LINE, "4-12", x=2, figures=[4, 8, 10], tickets=[2, 4, 0]).play("to 3")
    assert ["bus 12", "taxi 3"] == scene.figure_may(1)
    assert "caught" == scene.play("1 taxi 3").hand_ended()

    scene = stage(LINE, "4-12", x=2, figures=[4, 8, 10], tickets=[2, 4, 0]).play("black 3")
    assert ["bus 12"] == scene.figure_may(1)


def test_k_24_what_could_be_done_after_a_catch_is_no_way(stage):
    """The figure at 5 can only catch him, so the one behind it cannot move in this turn: the third pays as it likes."""
    scene = stage("1-2-3 5-6 8-9-10", "3-5 9-8", x=2, figures=[6, 5, 9], tickets=[1, 9, 0]).play("to 3")

    assert [[], ["bus 3"], ["bus 8", "taxi 10", "taxi 8"]] == list(map(scene.figure_may, (1, 2, 3)))


@pytest.mark.parametrize("noted", [1, 3])
def test_k_24_where_he_hides_makes_no_difference(stage, noted):
    scene = stage(LINE, "4-12", x=2, figures=[4, 8, 10], tickets=[2, 4, 0]).play(f"black {noted}")

    assert ["bus 12"] == scene.figure_may(1)


# Against a search that knows nothing of groups, fares and short cuts.


class Search:
    """Every way, on a board given by its links."""

    def __init__(self, board):
        self.links = defaultdict(set)
        for link in board.file.links:
            ticket = [transport.id for transport in board.file.transports].index(link.by) + 1
            if ticket in TICKETS:
                self.links[link.a].add((ticket, link.b))
                self.links[link.b].add((ticket, link.a))

    def moves(self, places, due, tickets):
        return [
            (figure, ticket, there)
            for figure in due
            for ticket, there in self.links[places[figure]]
            if tickets[ticket] and there not in places.values()
        ]

    def after(self, places, due, tickets, move):
        figure, ticket, there = move
        return places | {figure: there}, due - {figure}, tickets | {ticket: tickets[ticket] - 1}

    def most(self, places, due, tickets, x):
        """How many figures can move, one after another; a catch is the end."""
        moves = self.moves(places, due, tickets)
        return max((self.with_it(places, due, tickets, x, move) for move in moves), default=0)

    def with_it(self, places, due, tickets, x, move):
        return 1 if move[2] == x else 1 + self.most(*self.after(places, due, tickets, move), x)

    def legal(self, places, due, tickets, x):
        most = self.most(places, due, tickets, x)
        moves = self.moves(places, due, tickets)
        return {move for move in moves if move[2] == x or self.with_it(places, due, tickets, x, move) == most}


def searched(search, s):
    places = {pawn: int(s.pawns[pawn]) for pawn in (1, 2, 3)}
    due = frozenset(pawn for pawn in (1, 2, 3) if not s.moved[pawn])
    x = None if s.dived else int(s.pawns[MISTER_X])
    tickets = {ticket: int(s.tickets[ticket]) for ticket in TICKETS}
    return search.moves(places, due, tickets), search.legal(places, due, tickets, x), x


def offered(actions):
    """The moves among these actions, as the search tells them: read from their notation."""
    return {move(words.notation(action, 1)) for action in actions if action < GIVE_UP}


def move(notation):
    pawn, ticket, station = notation.split()
    return int(pawn), {"taxi": 1, "bus": 2, "underground": 3}[ticket], int(station)


def few_stations(random):
    """With few links between them, so that much is barred."""
    stations = random.randint(6, 9)

    def lines(most):
        ends = (random.sample(range(1, stations + 1), 2) for _ in range(random.randint(1, most)))
        return " ".join(f"{a}-{b}" for a, b in ends)

    drawn = {"taxi": lines(9), "bus": lines(5), "underground": lines(3), "ferry": f"1-{stations}"}
    file = network(drawn, covert="ferry", starts={"mister_x": (1,)})
    return StationBoard(file, board_record(file), LOCALE)


def position(random, board):
    """The team's turn: Mister X anywhere, in the open or under, few tickets, and perhaps one figure has moved."""
    states = State.array(1)
    s = states[0]
    s.players, s.hands, s.phase, s.dived = 2, 1, SEEK, random.random() < 0.3
    s.pawns[:] = random.sample(range(1, len(board.file.stations) + 1), 4)
    s.tickets[TAXI : UNDERGROUND + 1] = [random.choice((0, 1, 1, 2, 3, 4)) for _ in TICKETS]
    s.moved[1 + random.randrange(6) % 4 :][:1] = True
    return states


def test_k_24_agrees_with_a_search_through_every_way(kompakt):
    random, met = Random(24), Counter()
    actions = np.zeros(kompakt.info.most_legal, np.int64)
    for _ in range(200):
        board = few_stations(random)
        search = Search(board)
        for _ in range(25):
            states = position(random, board)
            every, legal, x = searched(search, states[0])
            count = kompakt.run.legal(board.record, states, 1, actions)

            assert legal == offered(actions[:count]), states[0]
            met.update(some_barred=len(legal) < len(every), catch=any(there == x for _, _, there in legal))

    assert met["some_barred"] > 500
    assert met["catch"] > 500


def test_k_24_agrees_with_the_search_in_random_matches_on_the_pocket_board(kompakt):
    search, random, barred = Search(kompakt.board()), Random(24), 0
    for number in range(4):
        match = Match(kompakt.setup(3), seed=bytes([number] * 32))
        while match.actors:
            seat = random.choice(match.actors)
            if match._truth.states[0].phase == SEEK:
                every, legal, _ = searched(search, match._truth.states[0])
                barred += len(every) - len(legal)

                assert legal == offered(match.legal(seat))
            match.play(seat, random.choice(match.legal(seat)))

    assert barred > 0
