"""Who sits on a seat of a table, or may."""

from __future__ import annotations

from dataclasses import dataclass

from nascondino.engine import seal

from .entries import SeatAtStart


@dataclass
class Seat:
    name: str = ""  # of the person who holds it
    session: str = ""  # the digest of theirs
    bot: str = ""  # that plays it now
    lent: bool = False  # others have let it play, for as long as the holder is away
    link: str = ""  # the digest of the token that opens it
    used: str = ""  # the digest of the one that its holder came by
    adds_salt: bool = False  # its holder's device is to add a salt before the match begins
    salt: str = ""  # that it has added

    @property
    def taken(self) -> bool:
        return bool(self.session or self.bot)

    def held_by(self, session: str) -> bool:
        """Whoever shows no session holds nothing, not even a seat that nobody holds."""
        return bool(session) and self.session == session

    @property
    def by_person(self) -> bool:
        """Whether a person is to make its actions now."""
        return bool(self.session) and not self.bot

    @property
    def owes_salt(self) -> bool:
        return self.by_person and self.adds_salt and not self.salt

    def recorded_salt(self) -> str:
        """As the record tells it."""
        return self.salt or (seal.NONE if self.session else seal.BOT)


def seat_at_start(seat: SeatAtStart) -> Seat:
    is_lent = bool(seat.session and seat.bot)
    return Seat(seat.name, seat.session, seat.bot, is_lent, seat.link, adds_salt=seat.adds_salt)
