"""Scotland Yard, the dice game: what happened, as events."""

from nascondino.kernel import event_writer

from ..state import Event

tell = event_writer(Event)
