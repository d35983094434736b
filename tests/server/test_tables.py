"""A table under whatever its people do, beside a simple model: who may not, is refused; the log is the whole truth."""

import functools
import itertools

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nascondino import bots, games
from nascondino.engine import record
from nascondino.server.live.projection import Projection
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions, entries, talk
from nascondino.server.tables.entries import Acted, Created, GaveIn, Noted, SeatAtStart, Spoken
from nascondino.server.tables.table import Table
from nascondino.server.wire.http_messages import Claim, TakeSeat
from nascondino.server.wire.socket_messages import Act, AddSalt, Begin, LetBotsFirst, Note, Resign, Say

PLAYERS = 3
NOBODY, HOST = "", "anna"
SESSIONS = st.sampled_from([NOBODY, HOST, "bruno", "carla"])
KNOWN = st.sampled_from([HOST, "bruno", "carla"])  # a call that needs a session gives one to whoever has none
SEATS = st.integers(0, PLAYERS - 1)
PLANS = st.sampled_from(["open", "mine", "bot"])
NEAR = st.integers(-1, 1)


@functools.cache
def setup():
    return games.load("venice").setup(PLAYERS)


class Model:
    """Who holds and plays each seat, and what opens it."""

    def __init__(self, plans, links, adds_salt):
        self.holder = [HOST if plan == "mine" else NOBODY for plan in plans]
        self.bot = [plan == "bot" for plan in plans]
        self.link = list(links)
        self.used = [""] * PLAYERS
        self.first_holder = list(self.holder)
        self.adds_salt = [adds_salt and plan == "mine" for plan in plans]
        self.salt = [""] * PLAYERS
        self.patient = True  # until somebody waits for salts no longer
        self.begun = False

    def awaited(self):
        """Seats whose salt the match waits for."""
        seats = range(PLAYERS) if self.patient and not self.begun else ()
        played = [seat for seat in seats if self.holder[seat] and not self.bot[seat]]
        return [seat for seat in played if self.adds_salt[seat] and not self.salt[seat]]

    def is_full(self):
        return all(self.taken(seat) for seat in range(PLAYERS))

    def taken(self, seat):
        return bool(self.holder[seat]) or self.bot[seat]

    def holds(self, session, seat):
        return session != NOBODY and self.holder[seat] == session

    def may_play_for_that_side(self, session, seat):
        """Mister X is at seat 0. Who has seats of both sides has them from the start, or among bots."""
        apart = [s for s in range(PLAYERS) if self.holds(session, s) and (s == 0) != (seat == 0)]
        if all(self.first_holder[s] == self.first_holder[seat] == HOST for s in apart):
            return True
        known = (session, self.holder[seat])
        others = [s for s in range(PLAYERS) if s != seat]
        return all(self.holder[s] in known if self.holder[s] else self.bot[s] for s in others)

    def sit(self, session, seat, adds_salt):
        self.adds_salt[seat], self.salt[seat] = adds_salt, ""
        self.used[seat], self.link[seat] = self.link[seat], ""
        self.holder[seat], self.bot[seat] = session, False


class People(RuleBasedStateMachine):
    @initialize(
        plans=st.lists(PLANS, min_size=PLAYERS, max_size=PLAYERS),
        public=st.booleans(),
        adds_salt=st.booleans(),
        written_as=st.sampled_from([record.UNSALTED, record.FORMAT]),
    )
    def create(self, plans, public, adds_salt, written_as):
        self.numbers = itertools.count()
        links = [self.fresh() if plan == "open" else "" for plan in plans]
        mine = SeatAtStart(name="Anna", session=HOST, adds_salt=adds_salt)
        chosen = {"open": SeatAtStart(), "mine": mine, "bot": SeatAtStart(bot="random")}
        seats = [
            msgspec.structs.replace(chosen[plan], link=link)
            for plan, link in zip(plans, links, strict=True)
        ]
        board = setup().board
        self.created = Created(
            "venice", 1, board.name, board.digest, setup().settings, bytes(32), tuple(seats), HOST, "watch", public,
            votes_end=True, format=written_as,
        )  # fmt: skip
        self.log = [entries.encode(self.created)]
        self.table = Table("table", self.created, setup())
        self.model = Model(plans, links, adds_salt)
        self.model.patient = written_as == record.FORMAT
        self.links = [*filter(None, links), "watch", "nothing"]
        self.watching = {HOST}

    def fresh(self):
        return f"link {next(self.numbers)}"

    def attempt(self, decide, *, allowed):
        """Decide and write down; whoever is not allowed must be refused. Gives the entry, if there is one."""
        try:
            entry, reason = decide(self.table), None
        except Refused as refused:
            entry, reason = None, refused.reason
        assert (reason is None) == allowed, reason or entry
        if entry is not None:
            self.log.append(entries.encode(entry))
            self.table.apply(entries.decode(self.log[-1]))
        return entry

    # Sitting down and leaving.

    def new_name(self):
        return f"Guest {next(self.numbers)}"

    @rule(session=KNOWN, choice=st.integers(0, 100), named=st.booleans(), adds_salt=st.booleans())
    def claim(self, session, choice, named, adds_salt):
        name = self.new_name() if named else None
        link = self.links[choice % len(self.links)]
        opened = [seat for seat in range(PLAYERS) if self.model.link[seat] == link]
        again = [s for s in range(PLAYERS) if self.model.used[s] == link and self.model.holds(session, s)]
        named = name or (opened and self.table.seats[opened[0]].name)
        free = opened and named and self.model.may_play_for_that_side(session, opened[0])
        allowed = bool(link == "watch" or again or free)
        wish = Claim("token", name, adds_salt)
        self.attempt(lambda table: decisions.claim(table, session, link, wish), allowed=allowed)
        if allowed:
            expected = [None] if link == "watch" else again or opened
            assert expected == [decisions.claimed(self.table, session, link).seat]
        if allowed and link == "watch":
            self.watching.add(session)
        elif allowed and not again:
            self.model.sit(session, opened[0], adds_salt)

    @rule(session=KNOWN, seat=SEATS, adds_salt=st.booleans())
    def take(self, session, seat, adds_salt):
        mine = self.model.holds(session, seat)
        free = not self.model.taken(seat) and (self.created.public or session == HOST)
        free = free and self.model.may_play_for_that_side(session, seat)
        wish = TakeSeat(self.new_name(), adds_salt)
        self.attempt(lambda table: decisions.take(table, session, seat, wish), allowed=mine or free)
        if mine:
            self.model.bot[seat] = False
        elif free:
            self.model.sit(session, seat, adds_salt)

    @rule(session=SESSIONS, seat=SEATS, salt=st.sampled_from(["a" * 64, "b" * 64]), right=st.booleans())
    def add_a_salt(self, session, seat, salt, right):
        commitment = self.table.commitment if right else "f" * 64
        again = self.model.salt[seat] == salt
        is_due = self.created.format == record.FORMAT and not self.model.begun and not self.model.salt[seat]
        allowed = self.model.holds(session, seat) and right and (again or is_due)
        wish = AddSalt(1, seat, commitment, salt)
        entry = self.attempt(lambda table: decisions.add_salt(table, session, wish), allowed=allowed)
        if allowed:
            self.model.salt[seat] = salt
            assert (entry is None) == again

    @rule(session=SESSIONS, seat=SEATS)
    def begin_without_others(self, session, seat):
        mine = any(self.model.holds(session, other) for other in self.model.awaited())
        allowed = self.model.holds(session, seat) and (self.model.begun or (self.model.is_full() and not mine))
        self.attempt(lambda table: decisions.begin(table, session, Begin(1, seat)), allowed=allowed)
        if allowed and not self.model.begun:
            self.model.patient = False

    @invariant()
    def it_begins_when_all_seats_are_taken_and_salts_are_added(self):
        self.model.begun = self.model.begun or (self.model.is_full() and not self.model.awaited())
        assert self.model.begun == (self.table.match is not None)

    @rule(session=SESSIONS, seat=SEATS)
    def leave_to_a_bot(self, session, seat):
        allowed = self.model.holds(session, seat) or (session == HOST and not self.model.taken(seat))
        self.attempt(lambda table: decisions.hand_to_bot(table, session, seat, "random", ["random"]), allowed=allowed)
        if allowed and not self.model.bot[seat]:
            self.model.bot[seat], self.model.link[seat] = True, ""

    @rule(session=SESSIONS, seat=SEATS)
    def take_back(self, session, seat):
        allowed = self.model.holds(session, seat)
        self.attempt(lambda table: decisions.take_back(table, session, seat), allowed=allowed)
        if allowed:
            self.model.bot[seat] = False

    @rule(session=SESSIONS, seat=SEATS)
    def ask_for_a_fresh_link(self, session, seat):
        allowed = self.model.holds(session, seat) or (session == HOST and not self.model.taken(seat))
        link = self.fresh()
        self.attempt(lambda table: decisions.invite(table, session, seat, link), allowed=allowed)
        self.links.append(link)
        if allowed:
            self.model.link[seat] = link

    # Talking and writing.

    @rule(session=SESSIONS, seat=SEATS | st.none(), key=st.integers(0, 3))
    def say(self, session, seat, key):
        known = (session, str(key)) in self.table.said
        allowed = seat is None or self.model.holds(session, seat)
        channel = self.table.setup.game.info.channels[0]
        if not talk.may_talk(channel, talk.role(self.table, seat)):
            allowed = known and allowed
        said = self.attempt(
            lambda table: decisions.say(table, session, Say(1, seat, str(key), channel.name, "words")), allowed=allowed
        )
        if allowed:
            assert (said is None) == known
            assert known or isinstance(said, Spoken)
        if said:
            held = [number for number in range(PLAYERS) if self.model.holds(session, number)]
            assert (seat if seat is not None else next(iter(held), None)) == said.seat

    @rule(session=SESSIONS, seat=SEATS, off=NEAR, text=st.sampled_from(["one", "two"]))
    def note(self, session, seat, off, text):
        notes = self.table.notes.get(seat)
        made = notes.made if notes else 0
        again = bool(notes) and off == -1 and text == notes.text
        allowed = self.model.holds(session, seat) and (off == 0 or again) and made + off >= 0
        wish = Note(1, seat, max(0, made + off), text)
        if made + off < 0:
            return
        noted = self.attempt(lambda table: decisions.note(table, session, wish), allowed=allowed)
        if allowed:
            assert again or isinstance(noted, Noted)
            assert self.table.notes[seat].text == text

    # In the match.

    @rule(session=SESSIONS, seat=SEATS, off=NEAR, choice=st.integers(0, 1000), legal=st.booleans())
    def act(self, session, seat, off, choice, legal):
        match, made = self.table.match, self.table.made[seat]
        actions = list(match.legal(seat)) if match else []
        action = actions[choice % len(actions)] if legal and actions else 10_000
        mine = [step.action for step in match.steps if step.seat == seat] if match else []
        again = off == -1 and made > 0 and mine[made - 1] == action
        if made + off < 0:
            return
        allowed = self.model.holds(session, seat) and match is not None
        allowed = allowed and (again or (off == 0 and action in actions and not self.model.bot[seat]))
        acted = self.attempt(
            lambda table: decisions.act(table, session, Act(1, seat, made + off, action)), allowed=allowed
        )
        assert not allowed or again or isinstance(acted, Acted)
        assert self.table.made[seat] == made + (allowed and not again)

    @precondition(lambda self: self.table.match and not self.table.over)
    @rule(choice=st.integers(0, 1000))
    def some_people_and_bots_act(self, choice):
        """So that matches get on."""
        for _ in range(choice % 12):
            match = self.table.match
            if not match.actors:
                return
            seat = match.actors[choice % len(match.actors)]
            action = match.legal(seat)[choice % len(match.legal(seat))]
            made = self.table.made[seat]
            if self.model.bot[seat]:
                waiting = seat in self.table.waiting_bots() and action in self.table.choices(seat)
                acted = self.attempt(lambda table: decisions.act_for_bot(table, seat, made, action), allowed=True)  # noqa: B023
                assert waiting == (acted is not None)
            else:
                wish = Act(1, seat, made, action)
                holder = self.model.holder[seat]
                self.attempt(lambda table: decisions.act(table, holder, wish), allowed=True)  # noqa: B023
            choice = choice * 7 + 3

    @precondition(lambda self: self.table.match)
    @rule(seat=SEATS, off=NEAR)
    def a_bot_answers_too_late(self, seat, off):
        """Nothing happens, unless the bot plays the seat and it is the action that was asked for."""
        match, made = self.table.match, self.table.made[seat]
        if off == 0 and self.model.bot[seat]:
            return
        action = match.legal(seat)[0] if match.legal(seat) else 0
        assert decisions.act_for_bot(self.table, seat, made + off, action) is None

    @rule(session=SESSIONS, seat=SEATS)
    def let_bots_first(self, session, seat):
        match = self.table.match
        allowed = self.model.holds(session, seat) and match is not None and seat in match.actors
        self.attempt(lambda table: decisions.let_bots_first(table, session, LetBotsFirst(1, seat)), allowed=allowed)

    @rule(session=SESSIONS, seat=SEATS)
    def resign(self, session, seat):
        before = seat in self.table.resigning
        allowed = self.model.holds(session, seat) and self.table.match is not None
        allowed = allowed and (before or not (self.table.over or self.model.bot[seat]))
        gave_in = self.attempt(lambda table: decisions.resign(table, session, Resign(1, seat)), allowed=allowed)
        assert not allowed or before or isinstance(gave_in, GaveIn)

    @rule(session=SESSIONS)
    def rematch(self, session):
        allowed = self.table.over and session != NOBODY and session in self.model.holder
        if not allowed:
            with pytest.raises(Refused):
                decisions.agree_to_rematch(self.table, session)
            return
        self.attempt(lambda table: decisions.agree_to_rematch(table, session), allowed=True)
        seats = decisions.seats_of_rematch(self.table, ["random"])
        assert [self.model.holder[seat - 1] for seat in range(PLAYERS)] == [seat.session for seat in seats]
        assert all(seat.session or seat.bot for seat in seats)
        known = self.table.rematch is not None
        entry = self.attempt(lambda table: decisions.rematched(table, "next"), allowed=True)
        assert (entry is None) == known

    # What always holds.

    @invariant()
    def seats_are_as_the_model_says(self):
        assert self.model.holder == [seat.session for seat in self.table.seats]
        assert self.model.bot == [bool(seat.bot) for seat in self.table.seats]
        assert self.model.link == [seat.link for seat in self.table.seats]
        for session in (NOBODY, HOST, "bruno", "carla"):
            watches = self.created.public or session in self.watching or session in set(self.model.holder) - {NOBODY}
            assert self.table.may_watch(session) == watches

    @rule(number=st.integers(0, 1000))
    def reopen(self, number):
        self.compare_with_the_log(number)

    def teardown(self):
        if hasattr(self, "log"):
            self.compare_with_the_log(0)
            if self.table.over:
                self.check_record()

    def compare_with_the_log(self, number):
        """The table that the log makes is the same for every chair, from any number on."""
        again = Table("table", entries.decode(self.log[0]), setup())
        projection = Projection(again)
        for entry in self.log[1:]:
            before = again.lengths()
            again.apply(entries.decode(entry))
            projection = Projection(again, projection)
            for seat in (*range(PLAYERS), None):
                chair = again.chair(seat)
                told = projection.items(chair, before[chair])
                assert _items(again, seat, before[chair]) == msgspec.json.decode(told)
        assert _facts(again) == _facts(self.table)
        for seat in (*range(PLAYERS), None):
            items = _items(self.table, seat, 0)
            assert items == _items(again, seat, 0)
            assert len(items) == self.table.length(seat)
            after = number % (len(items) + 1)
            assert items[after:] == _items(again, seat, after)
            assert _now(self.table, seat) == _now(again, seat)

    def check_record(self):
        text = record.text(self.table.match, self.table.names)
        kept = record.parse(text, "record")
        verdict = record.verify(kept, setup().game, setup().board, self.table.link)
        assert verdict.link_found == len(kept.lines)


def _facts(table):
    names = ["seq", "seats", "admitted", "names", "made", "events", "perceived"]
    names += ["bots", "behind_bots", "asked", "resigning", "notes", "said", "written"]
    names += ["again", "said_to_all", "rematch", "changes", "state", "link"]
    return {name: getattr(table, name) for name in names}


def _items(table, seat, after):
    return msgspec.json.decode(Projection(table).items(table.chair(seat), after))


def _now(table, seat):
    """How things stand for a chair, before it is put into words."""
    if table.match is None:
        return None
    return table.match.view(seat).tobytes(), table.match.legal(seat) if seat is not None else None


class TestBotsBesideAPerson:
    """Mister X and two of the detectives are bots; Anna plays the other one. Each may move the policeman."""

    def table(self):
        board = setup().board
        bot = SeatAtStart(bot="random")
        seats = [bot, SeatAtStart(name="Anna", session=HOST), bot, bot]
        four = games.load("venice").setup(4)
        created = Created("venice", 1, board.name, board.digest, four.settings, bytes(32), tuple(seats), HOST, "watch")
        table = Table("table", created, four)
        self.let_bot_act(table, 0)
        return table

    def let_bot_act(self, table, seat):
        action = table.choices(seat)[0]
        table.apply(decisions.act_for_bot(table, seat, table.made[seat], action))

    def act(self, table):
        table.apply(decisions.act(table, HOST, Act(1, 1, table.made[1], table.match.legal(1)[0])))

    def let_bots_first(self, table):
        table.apply(decisions.let_bots_first(table, HOST, LetBotsFirst(1, 1)))

    def test_they_wait_until_they_are_told_to_go_ahead_and_then_go_one_by_one(self):
        table = self.table()
        waiting = [table.waiting_bots()]
        self.let_bots_first(table)
        waiting.append(table.waiting_bots())
        for seat in (2, 3):
            self.let_bot_act(table, seat)
            waiting.append(table.waiting_bots())

        assert [[], [2], [3], []] == waiting

    def test_what_a_person_can_do_too_is_left_to_them_unless_they_say_so_again(self):
        table = self.table()
        self.let_bots_first(table)
        self.let_bot_act(table, 2)
        self.let_bot_act(table, 3)
        police = set(table.match.legal(2))
        self.let_bots_first(table)
        (bot,) = table.waiting_bots()

        assert police < set(table.match.legal(1))
        assert police == set(table.choices(bot))
        self.let_bot_act(table, bot)
        assert not police & set(table.match.legal(1))

    def test_whoever_acts_has_taken_the_lead_again(self):
        table = self.table()
        self.let_bots_first(table)
        late = table.choices(2)[0]
        self.act(table)

        assert 1 in table.match.actors
        assert [] == table.waiting_bots()
        assert decisions.act_for_bot(table, 2, 0, late) is None

    def test_an_answer_that_is_no_longer_possible_is_asked_for_anew(self):
        table = self.table()
        self.let_bots_first(table)

        assert decisions.act_for_bot(table, 2, 0, 10_000) is None
        assert [2] == table.waiting_bots()


def test_bots_of_the_model_exist():
    assert "random" in bots.names(setup().game)


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
