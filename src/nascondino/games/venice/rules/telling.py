"""Scotland Yard Venice: how an event is written."""

from nascondino.kernel import event_writer

from ..state import Event

tell = event_writer(Event)
