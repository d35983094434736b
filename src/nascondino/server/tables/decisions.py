"""What people may do at a table: each function turns a wish into an entry for the log, or refuses it.

None: what is wished for is so already, so a message that was sent twice does no harm.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from nascondino.engine.match import Match, NotAllowed, NotToAct, NotTwoSides
from nascondino.engine.record import UNSALTED
from nascondino.engine.texts import seat_number

from ..refusals import Refused, bad_link, not_yours
from ..wire.http_messages import Claim, Claimed, Invitation, LinkState, TakeSeat
from ..wire.socket_messages import Act, AddSalt, Begin, LetBotsFirst, Note, Resign, Say
from . import names, talk
from .entries import (
    Acted,
    Admitted,
    Agreed,
    AnyEntry,
    BegunWithout,
    BotsLetFirst,
    GaveIn,
    GivenToBot,
    Invited,
    Noted,
    Reading,
    RematchedAt,
    Returned,
    Salted,
    Sat,
    Saying,
    SeatAtStart,
    Shared,
    Spoken,
)
from .seats import Seat
from .table import Table

ONLOOKER = "onlooker"
MOST_WRITTEN = 1_000_000  # bytes of talk, notes and links of one seat, and of all who hold none together


# In the match.


def act(table: Table, session: str, wish: Act) -> AnyEntry | None:
    match = _mine(table, session, wish.seat)
    made = table.made[wish.seat]
    if wish.made < made:
        if _made(match, wish.seat, wish.made) == wish.action:
            return None
        raise Refused("stale", "Another action was made in its place.")
    if wish.made > made:
        raise Refused("ahead", f"Seat {seat_number(wish.seat)} has made {made} actions only.")
    if table.seats[wish.seat].bot:
        raise Refused("not_possible", "A bot plays this seat; take it back first.")
    return acted(table, match, wish.seat, wish.action)


def acted(table: Table, match: Match, seat: int, action: int) -> Acted:
    """The action as an entry, if the referee would carry it out."""
    if match.outcome:
        raise Refused("over", "The match is over.")
    try:
        match.check(seat, action)
    except NotAllowed as why:
        raise Refused("not_to_act" if isinstance(why, NotToAct) else "not_legal", str(why)) from None
    return Acted(seat, action, table.perceived)


def act_for_bot(table: Table, seat: int, made: int, action: int) -> AnyEntry | None:
    """What a bot has chosen, unless things have changed meanwhile: then it is asked anew, if it is still to act."""
    if table.match is None or table.made[seat] != made or seat not in table.waiting_bots():
        return None
    return acted(table, table.match, seat, action) if action in table.choices(seat) else None


def let_bots_first(table: Table, session: str, wish: LetBotsFirst) -> AnyEntry | None:
    match = _mine(table, session, wish.seat)
    if wish.seat not in match.actors:
        raise Refused("not_to_act", f"Seat {seat_number(wish.seat)} is not to act now.")
    return None if wish.seat in table.behind_bots else BotsLetFirst(wish.seat)


def resign(table: Table, session: str, wish: Resign) -> AnyEntry | None:
    match = _mine(table, session, wish.seat)
    if wish.seat in table.resigning:
        return None
    if table.seats[wish.seat].bot:  # it would be counted for a side whose people have all left, too
        raise Refused("not_possible", "A bot plays this seat; take it back first.")
    try:
        match.check_resignation(wish.seat)
    except NotTwoSides:
        raise Refused("not_two_sides", "A match can be given up only in games with two fixed sides.") from None
    except NotToAct:
        raise Refused("over", "The match is over.") from None
    return GaveIn(wish.seat)


def _made(match: Match, seat: int, number: int) -> int:
    return [step.action for step in match.steps if step.seat == seat][number]


def _mine(table: Table, session: str, seat: int) -> Match:
    if not table.holds(session, seat):
        raise not_yours(seat)
    if table.match is None:
        raise Refused("not_begun", "The match has not begun: seats are open, or salts are awaited.")
    return table.match


# Before it begins: salts.


def add_salt(table: Table, session: str, wish: AddSalt) -> AnyEntry | None:
    """Who adds one names the commitment that they were told before: no other may be in force by then."""
    if not table.holds(session, wish.seat):
        raise not_yours(wish.seat)
    if wish.commitment != table.commitment:
        raise Refused("stale", "This table has not committed to that.")
    seat = table.seats[wish.seat]
    if seat.salt == wish.salt:
        return None
    if table.match or seat.salt or table.created.format == UNSALTED:
        raise Refused("not_possible", "A salt is added once, before the match begins.")
    return Salted(wish.seat, wish.salt)


def begin(table: Table, session: str, wish: Begin) -> AnyEntry | None:
    """Without the salts of others; never without one's own."""
    if not table.holds(session, wish.seat):
        raise not_yours(wish.seat)
    if table.match:
        return None
    if not table.full or any(table.holds(session, seat) for seat in table.awaited_salts()):
        raise Refused("not_possible", "The match begins when all seats are taken, and my salts are added.")
    return BegunWithout(wish.seat)


# Talking and writing.


def say(table: Table, session: str, wish: Say) -> AnyEntry | None:
    """Whoever holds a seat is heard under their name even when they look on: nobody who plays talks as a stranger."""
    if wish.seat is not None and not table.holds(session, wish.seat):
        raise not_yours(wish.seat)
    if (session, wish.key) in table.said:
        return None
    speaker = table.first_seat_of(session) if wish.seat is None else wish.seat
    _check_room_for_more(table, speaker)
    for channel in table.setup.game.info.channels:
        if channel.name == wish.channel and talk.may_talk(channel, talk.role(table, wish.seat)):
            seats, onlookers = talk.hearers(table, channel)
            name = ONLOOKER if speaker is None else table.seats[speaker].name
            return Spoken(speaker, session, wish.key, wish.channel, name, wish.text, seats, onlookers)
    raise Refused("no_such_channel", f"There is no channel '{wish.channel}' for this chair.")


def note(table: Table, session: str, wish: Note) -> AnyEntry | None:
    if not table.holds(session, wish.seat):
        raise not_yours(wish.seat)
    notes = table.notes.get(wish.seat)
    made = notes.made if notes else 0
    if notes and wish.made == made - 1 and wish.text == notes.text:
        return None
    if wish.made != made:
        raise Refused("stale" if wish.made < made else "ahead", f"The notes have been written {made} times.")
    _check_room_for_more(table, wish.seat)
    return Noted(wish.seat, wish.text)


def _check_room_for_more(table: Table, seat: int | None) -> None:
    """Nobody fills the disk by talking, or by links; nor the table, so that others could not talk any more."""
    if table.written[seat] >= MOST_WRITTEN:
        raise Refused("not_possible", "So much has been said and written here that no more is kept.")


# Sitting down and leaving.


def invitation(table: Table, session: str, digest: str) -> Invitation:
    """What a link is good for, in the hands of this session."""
    state, seat = _opened_by(table, session, digest)
    return Invitation(
        state=state,
        game=table.created.game,
        host=table.host,
        seat=seat,
        role=table.role(seat) if seat is not None and state == "free" else "",
        names=[each.name for each in table.seats if each.session] if state == "free" else [],
        bots=sum(bool(each.bot and not each.session) for each in table.seats),
        free=sum(not each.taken for each in table.seats),
        watch=table.may_watch(session),
        aid=table.created.aid,
    )


def claim(table: Table, session: str, digest: str, wish: Claim) -> AnyEntry | None:
    """Use a link."""
    state, seat = _opened_by(table, session, digest)
    if state == "used":
        raise Refused("used_link", "This link was used already, or replaced by a newer one.")
    return _entry_by(table, session, state, seat, wish)


def claimed(table: Table, session: str, digest: str) -> Claimed:
    """What a link opened for the session that has used it."""
    state, seat = _opened_by(table, session, digest)
    return Claimed(seat, state == "read")


def _opened_by(table: Table, session: str, digest: str) -> tuple[LinkState, int | None]:
    """Who shows a token that was never given out learns nothing, not even that the table is there."""
    if secrets.compare_digest(digest, table.created.watch):
        return "watch", None
    if table.over and digest in table.shared:
        return "read", None
    for number, seat in enumerate(table.seats):
        if seat.held_by(session) and secrets.compare_digest(digest, seat.used):
            return "mine", number
        if seat.link and secrets.compare_digest(digest, seat.link):
            return "free", number
    if digest in table.spent:
        return "used", table.spent[digest]
    raise bad_link()


def _entry_by(table: Table, session: str, state: LinkState, number: int | None, wish: Claim) -> AnyEntry | None:
    if (state == "watch" and table.may_watch(session)) or (state == "read" and table.may_read(session)):
        return None
    if state in ("watch", "read"):
        _check_room_for_more(table, None)
        return Admitted(session) if state == "watch" else Reading(session)
    if state == "mine" or number is None:
        return None
    called = wish.name or table.seats[number].name
    if not called:
        raise Refused("bad_settings", "Whoever takes a seat needs a name.")
    return _seated(table, session, number, called, adds_salt=wish.adds_salt)


def _seated(table: Table, session: str, number: int, name: str, *, adds_salt: bool) -> Sat:
    _check_side(table, session, number)
    if name != table.seats[number].name:
        names.check(name, [seat.name for other, seat in enumerate(table.seats) if other != number], table.setup.game)
    return Sat(number, name, session, adds_salt)


def _check_side(table: Table, session: str, number: int) -> None:
    """One person, one side: or they would hear two, under two names, and nobody would know.

    Nobody is harmed where only bots and whoever gives the seat away are beside them. Seats that the host gave to one
    device may be on one device again: everybody has been told.
    """
    apart = [seat for seat in table.seats_of(session) if table.are_apart(seat, number)]
    if all(table.was_one_device(seat, number) for seat in apart):
        return
    if table.has_people_besides(session, table.seats[number].session, but=number):
        raise Refused("other_side", "Who sits on one side takes no seat of another while other people play.")


def share(table: Table, digest: str) -> AnyEntry:
    """A link by which others may read the match. As long as it is played, there is nothing to be read."""
    if not table.over:
        raise Refused("not_over", "The match is not over.")
    _check_room_for_more(table, None)
    return Shared(digest)


def take(table: Table, session: str, number: int, wish: TakeSeat) -> AnyEntry | None:
    """An open seat of a public table needs no link; nor does one that the session holds."""
    seat = _seat(table, number)
    if seat.held_by(session):
        return Returned(number) if seat.bot else None
    if not table.created.public and table.created.host != session:
        raise Refused("not_yours", "Seats of this table are taken by link.")
    if seat.taken:
        raise Refused("taken", f"Seat {seat_number(number)} is taken.")
    return _seated(table, session, number, wish.name, adds_salt=wish.adds_salt)


def hand_to_bot(
    table: Table, session: str, number: int, bot: str | None, known: Sequence[str]
) -> AnyEntry | None:
    """Leave a seat to a bot that is known; the host may fill open seats so."""
    seat = _seat(table, number)
    open_to_host = not seat.taken and table.created.host == session
    if not (seat.held_by(session) or open_to_host):
        raise not_yours(number)
    if seat.bot:
        return None
    if bot is not None and bot not in known:
        raise Refused("bad_settings", f"There is no bot '{bot}' for this game; there are: {', '.join(known)}.")
    _check_room_for_more(table, number)
    return GivenToBot(number, bot or known[-1])


def stand_in(
    table: Table, session: str, number: int, known: Sequence[str], *, has_been_away: bool
) -> AnyEntry | None:
    """A bot for somebody else, who is away; the strongest, or one could choose a weak one for an opponent."""
    seat, asker = _seat(table, number), table.first_seat_of(session)
    if asker is None or not table.seats[asker].by_person:
        raise Refused("not_yours", "Only those who play can let a bot play for somebody else.")
    if seat.lent:
        return None
    if not seat.by_person or seat.held_by(session):
        raise Refused("not_possible", "No other person plays this seat.")
    if table.match is None or table.over:
        raise Refused("not_possible", "A bot can play for others only while the match goes on.")
    if not has_been_away:
        raise Refused("still_there", "They are there, or have not been away for long enough.")
    _check_room_for_more(table, asker)
    return GivenToBot(number, known[-1], by=asker)


def take_back(table: Table, session: str, number: int) -> AnyEntry | None:
    seat = _seat(table, number)
    if not seat.held_by(session):
        raise not_yours(number)
    return Returned(number) if seat.bot else None


def invite(table: Table, session: str, number: int, digest: str) -> AnyEntry:
    """A fresh link: for one's own seat, to another device; or, as the host, for an open one."""
    seat = _seat(table, number)
    if not seat.held_by(session) and (seat.taken or table.created.host != session):
        raise Refused("not_yours", f"Seat {seat_number(number)} is not yours to give away.")
    _check_room_for_more(table, number)
    return Invited(number, digest)


def agree_to_rematch(table: Table, session: str) -> AnyEntry | None:
    seat = table.first_seat_of(session)
    if seat is None:
        raise Refused("not_yours", "Only those who played can ask for a rematch.")
    if not table.over:
        raise Refused("not_over", "The match is not over.")
    return None if seat in table.again or table.rematch else Agreed(seat)


def seats_of_rematch(table: Table, known: Sequence[str]) -> tuple[SeatAtStart, ...]:
    """Everybody moves on by one, so that roles change. For who has not agreed a bot plays, until they come."""
    return tuple(_chosen(table, number - 1, known[-1]) for number in range(table.players))


def said_before_rematch(table: Table) -> tuple[Saying, ...]:
    """What was said to all goes along, with those who said it; what was said on a side does not, for sides change."""
    return tuple(
        msgspec.structs.replace(each, seat=None if each.seat is None else (each.seat + 1) % table.players)
        for each in table.said_to_all
    )


def rematched(table: Table, new_table: str) -> AnyEntry | None:
    return None if table.rematch else RematchedAt(new_table)


def _chosen(table: Table, number: int, strongest: str) -> SeatAtStart:
    seat, agrees = table.seats[number], number % table.players in table.again
    if seat.session:
        return SeatAtStart(seat.name, seat.session, "" if agrees else strongest, adds_salt=seat.adds_salt)
    return SeatAtStart(bot=seat.bot)


def _seat(table: Table, number: int) -> Seat:
    if number >= table.players:
        raise Refused("bad_settings", f"This table has no seat {seat_number(number)}.")
    return table.seats[number]
