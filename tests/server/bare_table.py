"""A table without a server: who sits there by the name of their session, and what they wish for."""

from nascondino import games
from nascondino.server.refusals import Refused
from nascondino.server.tables import decisions
from nascondino.server.tables.entries import Created, SeatAtStart
from nascondino.server.tables.shoulders import Shoulders
from nascondino.server.tables.table import Table
from nascondino.server.wire.http_messages import Claim
from nascondino.server.wire.socket_messages import Act, AnswerLook, AskToLook, LetBotsFirst, Resign, Say

BOT, OPEN = "bot", ""


class BareTable:
    """`sessions` by seat: a person's, or BOT, or OPEN. The first person is the host."""

    def __init__(self, game, *sessions, public=False, **options):
        setup = games.load(game).setup(len(sessions), chosen=options)
        host = next(session for session in sessions if session not in (BOT, OPEN))
        seats = tuple(_at_start(session, seat) for seat, session in enumerate(sessions))
        board = setup.board.name, setup.board.digest
        created = Created(game, 1, *board, setup.settings, bytes(32), seats, host, "watch", public, votes_end=True)
        self.table = Table("table", created, setup)
        self.shoulders = Shoulders(self.table)
        self._number = 0

    @property
    def match(self):
        return self.table.match

    def do(self, decide, *wish):
        """What is written down takes effect."""
        entry = decide(self.table, *wish)
        if entry is not None:
            self.table.apply(entry)
            self.shoulders.renew()
        return entry

    def refusal(self, decide, *wish):
        """Why it is refused; None if it is not."""
        try:
            self.do(decide, *wish)
        except Refused as refused:
            return refused.reason
        return None

    def act(self, seat, choice=0):
        """Whoever holds the seat acts; for one that a bot plays, the bot."""
        made, action = self.table.made[seat], self.match.legal(seat)[choice]
        if self.table.seats[seat].bot:
            return self.do(lambda table: decisions.acted(table, table.match, seat, action))
        return self.do(decisions.act, self.table.seats[seat].session, Act(1, seat, made, action))

    def play_until(self, holds):
        """The first who may act does the first thing there is."""
        while not holds():
            self.act(self.match.actors[0])

    def resign(self, seat):
        return self.do(decisions.resign, self.table.seats[seat].session, Resign(1, seat))

    def let_bots_first(self, seat):
        return self.do(decisions.let_bots_first, self.table.seats[seat].session, LetBotsFirst(1, seat))

    def leave(self, seat):
        return self.do(decisions.hand_to_bot, self.table.seats[seat].session, seat, None, ["random"])

    def come_back(self, seat):
        return self.do(decisions.take_back, self.table.seats[seat].session, seat)

    def link(self, seat, host=None):
        """A fresh one for the seat."""
        self._number += 1
        link = f"link {self._number}"
        self.do(decisions.invite, host or self.table.seats[seat].session or self.table.created.host, seat, link)
        return link

    def move(self, seat, session, name=None):
        """The seat's holder gives it to another device; or the host an open one."""
        return self.do(decisions.claim, session, self.link(seat), Claim("token", name))

    def say(self, seat, text, channel="detectives"):
        self._number += 1
        wish = Say(1, seat, f"key {self._number:05}", channel, text)
        return self.do(decisions.say, self.table.seats[seat].session, wish)

    def ask_to_look(self, guest, seat, name="Guest"):
        self.shoulders.ask_to_look(guest, AskToLook(1, seat, name), {guest})

    def give_leave(self, *seats):
        for seat in seats:
            session = self.table.seats[seat].session
            (guest,) = [told for told in self.shoulders.told_to(session, {"guest"}) if not told.mine]
            self.shoulders.answer_look(session, AnswerLook(1, seat, guest.ask, given=True))


def _at_start(session, seat):
    if session == BOT:
        return SeatAtStart(bot="random")
    return SeatAtStart(link=f"open {seat}") if session == OPEN else SeatAtStart(f"{session} {seat}", session)
