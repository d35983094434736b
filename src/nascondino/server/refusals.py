"""Why something is not done: always one of the protocol's reasons."""

from __future__ import annotations

from nascondino.engine.texts import seat_number

from .wire.messages import Reason


class Refused(Exception):
    """Nothing has happened. `text` is one sentence without secrets, for whoever writes a client."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason: Reason = reason
        self.text = text


def bad_link() -> Refused:
    """The same whether the table is not there, or does not know the link."""
    return Refused("bad_link", "This link opens nothing here.")


def not_yours(seat: int) -> Refused:
    return Refused("not_yours", f"Seat {seat_number(seat)} is not yours.")
