"""The twin law over the wire, for every game; and leaks planted into the server, each of which must be caught.

Most are caught because twins, matches that the chair cannot tell apart, bring it other bytes. Over-sharing makes twins
distinguishable and is not seen that way: for that, what was received is held to who may know it.
"""

import asyncio
import logging
from pathlib import Path
from random import Random

import msgspec
import pytest

from nascondino import games
from nascondino.engine.contract import ONLOOKER
from nascondino.engine.game import Game
from nascondino.server import beats
from nascondino.server.http import responses, table_calls
from nascondino.server.live import hints, projection, sockets
from nascondino.server.live.projection import Projection
from nascondino.server.live.room import Room
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions, talk
from nascondino.server.tables.feed import Column
from nascondino.server.tables.table import Table
from nascondino.server.wire import messages, padding
from nascondino.server.wire.http_messages import Likely, Opinion
from nascondino.server.wire.socket_messages import News
from nascondino.testing.broken import Broken
from nascondino.trials import between_steps, leaks
from nascondino.trials.leaks import Tally, Trial
from nascondino.trials.stage import ChosenDraws, served
from nascondino.trials.watched_match import WatchedMatch

pytestmark = pytest.mark.usefixtures("compiled_minds")  # hints by the search, as at a real table

MISTER_X, DETECTIVE = 0, 1
UNTOLD = "depends on what the chair was never told|depending on what the chair was never told"
UNGRANTED = "that is not its own|what is not for it|does not grant|not said to it"


class Stage:
    """A server that runs whenever a trial does."""

    def __init__(self, folder: Path):
        self.runner = asyncio.Runner()
        self.draws = ChosenDraws()
        self.database = folder / "tables.db"
        self.serving = served(self.database, self.draws)
        self.address = self.runner.run(self.serving.__aenter__())

    def compare(self, setup, chair, seed, steps=16, share=0.1, listens=False, beside=between_steps.ALL):
        tally = Tally()
        trial = Trial(self.address, self.draws, steps, share, beside)
        self.runner.run(trial.compare(setup, chair, Random(seed), tally, listens=listens))
        return tally

    def restart(self):
        self.runner.run(self.serving.__aexit__(None, None, None))
        self.serving = served(self.database, self.draws)
        self.address = self.runner.run(self.serving.__aenter__())

    def close(self):
        self.runner.run(self.serving.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture(autouse=True)
def same_luck():
    """Here all draws are told, by the seeds of their matches: those must differ, and decide nothing else."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    stage = Stage(tmp_path_factory.mktemp("stage"))
    yield stage
    stage.close()


@pytest.mark.parametrize("title", games.titles())
def test_nothing_secret_leaves_the_server(stage, title):
    game = games.load(title)
    setup = game.setup(game.info.players[0] + 1, game.board())
    tallies = [stage.compare(setup, chair, f"{title} {chair}") for chair in (0, 1, ONLOOKER)]
    assert sum(tally.total for tally in tallies) > 500
    assert all(tally.events for tally in tallies)
    assert sum(tally.other_steps for tally in tallies), "the matches were the same: nothing was tried"


@pytest.mark.parametrize("title", games.titles())
def test_nothing_secret_is_told_by_lengths(stage, title):
    game = games.load(title)
    setup = game.setup(game.info.players[0] + 1, game.board())
    tally = stage.compare(setup, ONLOOKER, f"{title} 2", steps=24, listens=True)

    assert tally.lengths > 100
    assert tally.other_steps, "the matches were the same: nothing was tried"


def test_neither_hints_nor_opinions_tell_what_is_secret(stage, monkeypatch):
    monkeypatch.setattr(beats, "HINT", 0.05)
    tally = think_things_over(stage)

    assert {"GET /api/tables/{table}/seats/{seat}/hint", "GET /api/tables/{table}/opinion/onlooker"} <= set(tally.kinds)
    assert tally.other_steps, "the matches were the same: nothing was tried"


def think_things_over(stage):
    game = games.load("venice")
    setup, beside = game.setup(3, game.board()), between_steps.THOUGHT_OVER
    return stage.compare(setup, DETECTIVE, "think", share=0.2, listens=True, beside=beside)


def be_advised_by_who_knows_where_he_is(monkeypatch):
    told = hints._told

    def telling(match, advice):
        return msgspec.structs.replace(told(match, advice), best_value=float(match.view(MISTER_X)["pawns"][MISTER_X]))

    monkeypatch.setattr(hints, "_told", telling)


def be_told_the_opinion_of_mister_x(monkeypatch):
    chair = table_calls._chair
    monkeypatch.setattr(table_calls, "_chair", lambda table, asked: (MISTER_X, chair(table, asked)[1]))
    monkeypatch.setattr(table_calls, "opinion_of", lambda chair, seen: Opinion([Likely(seen.tobytes().hex(), 0, 1.0)]))


@pytest.mark.parametrize(
    "plant", [be_advised_by_who_knows_where_he_is, be_told_the_opinion_of_mister_x], ids=lambda plant: plant.__name__
)
def test_twins_show_a_leak_of_what_is_thought_over(stage, monkeypatch, plant):
    monkeypatch.setattr(beats, "HINT", 0.05)
    plant(monkeypatch)
    with pytest.raises(Broken, match=UNTOLD):
        think_things_over(stage)


def send_actions_as_long_as_they_are(monkeypatch):
    monkeypatch.setattr(padding, "wish", lambda message: messages.encode(message))


def answer_others_as_long_as_it_takes(monkeypatch):
    monkeypatch.setattr(responses, "padded", lambda content, least: content)


@pytest.mark.parametrize(
    "plant", [send_actions_as_long_as_they_are, answer_others_as_long_as_it_takes], ids=lambda plant: plant.__name__
)
def test_a_length_that_tells_is_noticed(stage, monkeypatch, plant):
    plant(monkeypatch)
    game = games.load("venice")
    with pytest.raises(Broken, match=r"the length, .* depends on what the chair was never told"):
        stage.compare(game.setup(3, game.board()), DETECTIVE, "listen", listens=True)


def test_what_is_read_again_from_the_log_tells_no_more(tmp_path):
    """After a restart a chair is sent what it was sent before, and twins still cannot be told apart."""
    game, stage, tally = games.load("kompakt"), Stage(tmp_path), Tally()
    try:
        trial = Trial(stage.address, stage.draws, 30, 0)
        tables = stage.runner.run(trial.play(game.setup(3, game.board()), DETECTIVE, Random("restart"), tally))
        stage.restart()
        for table in tables:
            table.device.address = stage.address
            stage.runner.run(between_steps.come_again(table))
        leaks.compare_tables(*tables, tally)
        assert tally.other_steps
    finally:
        stage.close()


def test_nothing_that_is_played_is_logged(stage, caplog):
    with caplog.at_level(logging.DEBUG, "nascondino"):
        hunt(stage, DETECTIVE, matches=1)
    assert logged(caplog) == []


def test_an_action_that_is_logged_would_be_found(stage, caplog, monkeypatch):
    acted = decisions.acted

    def talkative(table, match, seat, action):
        logging.getLogger("nascondino.server").debug("seat %s: %s", seat, action)
        return acted(table, match, seat, action)

    monkeypatch.setattr(decisions, "acted", talkative)
    with caplog.at_level(logging.DEBUG, "nascondino"):
        hunt(stage, DETECTIVE, matches=1)
    assert logged(caplog)


def logged(caplog):
    """Whatever the server, or what serves it, has said; but for what it says of itself, once, soon after it began."""
    names = ("nascondino", "uvicorn")
    said = [record.getMessage() for record in caplog.records if record.name.startswith(names)]
    return [line for line in said if not line.startswith("Bots think in processes of their own.")]


# Leaks that twins show.


def see_through_mister_x(monkeypatch):
    standing = Projection.standing
    monkeypatch.setattr(Projection, "standing", lambda made, chair: standing(made, MISTER_X))


def get_the_items_of_mister_x(monkeypatch):
    items = Projection.items
    monkeypatch.setattr(Projection, "items", lambda made, chair, after: items(made, MISTER_X, after))


def be_offered_what_mister_x_may_do(monkeypatch):
    own = Projection._own
    monkeypatch.setattr(Projection, "_own", lambda made, match, chair, view: own(made, match, MISTER_X, view))


def be_offered_facts_that_no_view_shows(monkeypatch):
    parts_of_a_seat = projection.parts_of_a_seat

    def telling(spoken, match, seat, view, made):
        done, offers, talk = parts_of_a_seat(spoken, match, seat, view, made)
        near = int(match.view(MISTER_X)["pawns"][MISTER_X])
        read = msgspec.json.decode(b"{%b}" % offers)["offers"]
        told = [[action, kind, [*facts, near]] for action, kind, facts in read]
        return done, b'"offers":%b' % msgspec.json.encode(told), talk

    monkeypatch.setattr(projection, "parts_of_a_seat", telling)


def work_things_out_as_mister_x(monkeypatch):
    aid = Room.aid
    monkeypatch.setattr(Room, "aid", lambda room, seat, match: aid(room, MISTER_X, match))


def look_over_the_shoulder_of_mister_x(monkeypatch):
    look = Projection.over_a_shoulder
    monkeypatch.setattr(Projection, "over_a_shoulder", lambda made, seat: look(made, MISTER_X))


def count_by_the_log_of_the_table(monkeypatch):
    plant_in_news(monkeypatch, lambda socket, news: msgspec.structs.replace(news, first=socket._room.table.seq))


def be_sent_empty_news_whenever_something_happens(monkeypatch):
    news = sockets.Socket._news

    def always(socket):
        link, first, milliseconds = socket._room.projection.link, socket._sent + 1, 10**12
        return news(socket) or News([], first, [], None, None, None, None, None, link, milliseconds)

    monkeypatch.setattr(sockets.Socket, "_news", always)


def be_sent_all_anew_after_what_others_did_in_secret(monkeypatch):
    what_changed = sockets.Socket._what_changed

    def forgetful(socket):
        """What has changed since the last entry of the table, and not since this chair was sent something."""
        before, socket.entry = getattr(socket, "entry", 0), socket._room.table.seq
        if socket.entry == before + 1:
            return what_changed(socket)
        return socket._now(), None

    monkeypatch.setattr(sockets.Socket, "_what_changed", forgetful)


def read_the_notes_of_others(monkeypatch):
    def notes(socket):
        return next((notes for seat, notes in socket._room.table.notes.items() if seat != socket._seat), None)

    monkeypatch.setattr(sockets.Socket, "_own_notes", notes)


def be_told_by_an_error_what_happened(monkeypatch):
    def agree_to_rematch(table, session):
        raise Refused("not_over", f"The match is not over: {table.match.steps}.")

    monkeypatch.setattr(decisions, "agree_to_rematch", agree_to_rematch)


def be_refused_by_a_reason_that_depends_on_a_secret(monkeypatch):
    act = decisions.act

    def told(table, session, wish):
        hidden = int(table.match.view(MISTER_X)["pawns"][MISTER_X])
        if not table.holds(session, wish.seat):
            raise Refused("taken" if hidden % 2 else "not_yours", "Not yours.")
        return act(table, session, wish)

    monkeypatch.setitem(sockets.DECISIONS, sockets.Act, told)


def be_given_the_record_before_the_end(monkeypatch):
    monkeypatch.setattr(Table, "over", property(lambda table: table.match is not None))


def measure_the_links(monkeypatch):
    link = Table.link.fget
    length = 64

    def shorter(table):
        return link(table)[: length - (table.match.steps[-1].action % 3 if table.match else 0)]

    monkeypatch.setattr(Table, "link", property(shorter))


def count_the_devices_of_others(monkeypatch):
    info = Room.info

    def counted(room, session):
        found = info(room, session)
        return msgspec.structs.replace(found, options={**found.options, "devices": len(room.visitors)})

    monkeypatch.setattr(Room, "info", counted)


def plant_in_news(monkeypatch, change):
    news = sockets.Socket._news

    def changed(socket):
        found = news(socket)
        return found and change(socket, found)

    monkeypatch.setattr(sockets.Socket, "_news", changed)


@pytest.mark.parametrize(
    "plant",
    [
        see_through_mister_x,
        get_the_items_of_mister_x,
        be_offered_what_mister_x_may_do,
        be_offered_facts_that_no_view_shows,
        work_things_out_as_mister_x,
        look_over_the_shoulder_of_mister_x,
        count_by_the_log_of_the_table,
        be_sent_empty_news_whenever_something_happens,
        be_sent_all_anew_after_what_others_did_in_secret,
        read_the_notes_of_others,
        be_told_by_an_error_what_happened,
        be_refused_by_a_reason_that_depends_on_a_secret,
        be_given_the_record_before_the_end,
        measure_the_links,
        count_the_devices_of_others,
    ],
    ids=lambda plant: plant.__name__,
)
def test_twins_show_a_leak(stage, monkeypatch, plant):
    leave_it_to_the_twins(monkeypatch)
    plant(monkeypatch)
    with pytest.raises(Broken, match=UNTOLD):
        hunt(stage, DETECTIVE)


def leave_it_to_the_twins(monkeypatch):
    monkeypatch.setattr(WatchedMatch, "_check_views", lambda played: None)
    monkeypatch.setattr(between_steps, "check_return", lambda again, stayed: None)
    monkeypatch.setattr(leaks, "check_audience", lambda played: 0)


def hear_the_talk_of_the_detectives(monkeypatch):
    monkeypatch.setattr(talk, "hearers", lambda table, channel: (tuple(range(table.players)), True))


def test_twins_show_a_leak_of_talk(stage, monkeypatch):
    leave_it_to_the_twins(monkeypatch)
    hear_the_talk_of_the_detectives(monkeypatch)
    with pytest.raises(Broken, match=UNTOLD):
        hunt(stage, MISTER_X)


def be_told_over_a_shoulder_what_was_said_before(monkeypatch):
    monkeypatch.setattr(Column, "overlooked", lambda column, onlookers: lambda: column)


def hunt(stage, chair, matches=2):
    """Short matches of Venice; one may be too much the same in both worlds."""
    game = games.load("venice")
    for seed in range(matches):
        stage.compare(game.setup(3, game.board()), chair, f"hunt {seed}", steps=14)


# Leaks that are seen by who may know what.


@pytest.mark.parametrize(
    ("plant", "chair"),
    [
        (see_through_mister_x, DETECTIVE),
        (be_offered_what_mister_x_may_do, ONLOOKER),
        (get_the_items_of_mister_x, ONLOOKER),
        (hear_the_talk_of_the_detectives, MISTER_X),
        (look_over_the_shoulder_of_mister_x, DETECTIVE),
        (be_told_over_a_shoulder_what_was_said_before, DETECTIVE),
    ],
    ids=lambda part: getattr(part, "__name__", str(part)),
)
def test_the_table_of_who_sees_what_shows_a_leak(stage, monkeypatch, plant, chair):
    monkeypatch.setattr(leaks, "compare", lambda one, other: 0)
    monkeypatch.setattr(between_steps, "check_return", lambda again, stayed: None)
    plant(monkeypatch)
    with pytest.raises(Broken, match=UNGRANTED):
        hunt(stage, chair)


def test_what_the_game_tells_too_many_is_shown_by_its_table_alone(tmp_path, monkeypatch):
    """Twins are the same in all that the chair perceives, so they cannot show that it perceives too much."""
    game = games.load("venice")
    leaky = Game(over_sharing(game.module), compiled=False)
    monkeypatch.setattr(games, "load", lambda title: leaky)
    stage = Stage(tmp_path)
    setup = leaky.setup(2, leaky.board())
    try:
        with pytest.raises(Broken, match="does not grant"):  # which is looked at when twins were found the same
            stage.compare(setup, DETECTIVE, "audience", steps=10)
    finally:
        stage.close()


def over_sharing(module):
    """Venice, in which everybody perceives everything."""
    leaky = type(module)("leaky")
    vars(leaky).update(vars(module))

    def perceive(board, s, seat, event, out):
        return module.perceive(board, s, int(s.mister_x), event, out)

    leaky.perceive = perceive
    return leaky
