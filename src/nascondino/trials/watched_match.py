"""A match played at a table through its sockets, and watched by one device through its chair.

What is public, and what the device itself does, follows the programme; what others do in secret does not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from nascondino.client.device import Device, Place
from nascondino.engine import seal
from nascondino.engine.contract import CHANCE, ONLOOKER
from nascondino.engine.info import Channel
from nascondino.server.wire.http_messages import Mine, Open, SeatPlan
from nascondino.server.wire.socket_messages import Act, Note, Ping, Resign, Say, Sit
from nascondino.testing.broken import Broken
from nascondino.testing.walk import Happened, Referee

from .stage import ChosenDraws
from .transcripts import Overheard, RecordedPlace, Transcript

SECRETS_PER_STEP = 0.4


@dataclass(frozen=True)
class Programme:
    """What happens at both tables alike, besides the match."""

    public: bool
    between: dict[int, list[Doing]]  # what comes after so many steps
    resigning: int | None  # a seat whose side gives up in the end, if the match is not over then
    doings: int | None = None  # the seed of who does what in secret, if that is the same at both tables


@dataclass(frozen=True)
class Saying:
    channel: str
    text: str
    hearers: frozenset[int]  # chairs that may hear it


@dataclass
class WatchedMatch:
    """One table. `chair`: the seat that the watched device holds, or the onlooker's."""

    address: str
    draws: ChosenDraws
    referee: Referee
    programme: Programme
    history: Sequence[Happened]
    chair: int
    secret: Random  # for what others do unnoticed
    table: str = ""
    steps: int = 0  # of the match, so far
    devices: list[Device] = field(default_factory=list)  # by seat; the last one is an onlooker's
    places: dict[int, Place] = field(default_factory=dict)  # by seat
    recorded: list[RecordedPlace] = field(default_factory=list)  # at the watched chair, then at the onlooker's
    guests: list[RecordedPlace] = field(default_factory=list)  # onlookers who look over the watched shoulder
    requests: Transcript = field(default_factory=lambda: Transcript("requests"))
    returns: list[Transcript] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    last: int | None = None  # the watched seat's last action
    notes: dict[int, int] = field(default_factory=dict)  # how often each seat has written some
    said: list[Saying] = field(default_factory=list)
    said_before: int = 0  # guests looked over the shoulder
    overlooked: list[tuple[list[Any], int]] = field(default_factory=list)  # before the end: guests' items, and sayings
    overheard: list[Overheard] = field(default_factory=list)  # all connections of others, in order
    answered: dict[int, list[int]] = field(default_factory=dict)  # by seat: how long others' answers by HTTP were

    def __post_init__(self) -> None:
        """What others do in secret is their own; but where lengths are compared, only what it is about."""
        self._doings = self.secret if self.programme.doings is None else Random(self.programme.doings)

    @property
    def players(self) -> int:
        return self.referee.setup.players

    @property
    def seat(self) -> int | None:
        return None if self.chair == ONLOOKER else self.chair

    @property
    def device(self) -> Device:
        return self.devices[self.chair]

    @property
    def eye(self) -> RecordedPlace:
        return self.recorded[0]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.chair]

    @property
    def state(self) -> Any:
        return self.history[self.steps - 1].after

    @property
    def over(self) -> bool:
        return bool(self.referee.outcome(self.state)[0])

    def transcripts(self) -> list[Transcript]:
        devices = (*self.recorded, *self.guests)
        return [self.requests, *(place.transcript for place in devices), *self.returns]

    def others_lengths(self) -> dict[str, list[int]]:
        """How long the messages of others are, to whoever listens."""
        found = {f"answers to seat {seat}": lengths for seat, lengths in self.answered.items()}
        for number, place in enumerate(self.overheard):
            found |= {f"{what} seat {place.seat}, socket {number}": lengths for what, lengths in place.lengths.items()}
        return found

    async def play(self) -> None:
        """The whole evening, from when all sit."""
        for step in self.history:
            self.steps += 1
            if step.actor != CHANCE:
                await self._act(step)
            if at_rest(self.referee, step):
                await self._pause()
        await self._end()

    async def settle(self) -> None:
        """Until everybody has been sent what there is: whoever is answered has been sent all that came before."""
        everybody = {*self.places.values(), *self.recorded, *self.guests}
        await asyncio.gather(*(place.answer(Ping(place.next_id())) for place in everybody))

    # Coming together, and parting.

    async def gather(self) -> WatchedMatch:
        """Sit down, one after the other; then the match begins."""
        setup = self.referee.setup
        self.draws.follow(self.history)
        self.devices = [Device(self.address) for _ in range(self.players + 1)]
        self.made = [0] * self.players
        plan: list[SeatPlan] = [Mine("Person 0", adds_salt=True), *[Open()] * (self.players - 1)]
        allowed = {"public": self.programme.public, "aid": True, "hints": True}
        more = {"board": setup.board.name, "options": setup.settings, **allowed}
        created = await self.devices[0].create(setup.game.info.id, plan, **more)
        self.table = created.table
        await self.devices[ONLOOKER].claim(self.table, created.watch)
        if self.chair == ONLOOKER:
            await self._watch()
        await self._sit_down(0)
        for link in created.links:
            await self.devices[link.seat].claim(self.table, link.token, f"Person {link.seat}", adds_salt=True)
            await self.settle()
            await self._sit_down(link.seat)
        return self

    async def _sit_down(self, seat: int) -> None:
        """With a salt, which nobody else is told."""
        await self.sit(seat)
        await self.places[seat].add_salt(seal.new_salt())
        await self.settle()

    async def sit(self, seat: int) -> None:
        if seat == self.chair:
            await self._watch()
            self.places[seat] = self.eye
        else:
            self.places[seat] = await self._connect(seat)
        await self.settle()

    async def _connect(self, seat: int) -> Overheard:
        """Somebody else looks through a chair."""
        place = Overheard(await self.devices[seat].connect(self.table), seat)
        self.overheard.append(place)
        await place.answer(Sit(place.next_id(), seat))
        return place

    async def _watch(self) -> None:
        """Through its own chair, and, as everybody may, through an onlooker's."""
        for chair in dict.fromkeys((self.seat, None)):
            place = await self.connect_recorded(chair, "socket")
            await place.answer(Sit(place.next_id(), chair))
            self.recorded.append(place)

    async def connect_recorded(self, seat: int | None, name: str) -> RecordedPlace:
        """One more connection of the watched device."""
        chair = "onlooker's" if seat is None else "own"
        return RecordedPlace(await self.device.connect(self.table), seat, f"{name} at the {chair} chair")

    async def _end(self) -> None:
        self.overlooked = [(list(guest.items), len(self.said)) for guest in self.guests if guest.over is not None]
        if self.programme.resigning is not None and not self.over:
            await self._resign(self.referee.run.side(self.state, self.programme.resigning))
        for doing in self.programme.between[len(self.history)]:
            await doing(self)
            await self.settle()

    async def leave(self) -> None:
        for place in {*self.places.values(), *self.recorded, *self.guests}:
            await place.close()

    async def _resign(self, side: int) -> None:
        for seat, place in self.places.items():
            if self.referee.run.side(self.state, seat) == side:
                await place.answer(Resign(place.next_id(), seat))
                await self.settle()

    # The match.

    async def _act(self, step: Happened) -> None:
        place = self.places[step.actor]
        answer = await place.answer(Act(place.next_id(), step.actor, self.made[step.actor], step.action))
        if answer["type"] != "accepted":
            raise Broken(f"action {step.action} of seat {step.actor} was not accepted: {answer}")
        self.made[step.actor] += 1
        if step.actor == self.chair:
            self.last = step.action
        await self.settle()

    async def _pause(self) -> None:
        self._check_views()
        await self._secrets()
        if self.steps < len(self.history):
            for doing in self.programme.between.get(self.steps, ()):
                await doing(self)
                await self.settle()

    def _check_views(self) -> None:
        """What is shown is what the game lets the chair see, and what is offered is what it may do."""
        for place in (*self.recorded, *self.guests):
            chair, now = watched_by(place), place.now or {}
            view = self.referee.look(self.state, chair)[0]
            acts = chair == place.seat and chair in self.referee.actors(self.state)
            offered = [offer[0] for offer in now["offers"]]
            if now["view"] != {name: view[name].tolist() for name in view.dtype.names}:
                raise Broken(f"the {place.transcript.name} shows a view that is not its own")
            if offered != (self.referee.legal(self.state, chair) if acts else []):
                raise Broken(f"the {place.transcript.name} offers what is not for it: {offered}")

    # What others do, unnoticed by the chair: more or less of it, longer or shorter.

    async def _secrets(self) -> None:
        while self._doings.random() < SECRETS_PER_STEP:
            seat = self._doings.choice(self.others)
            await self._doings.choice((self._note_in_secret, self._say_in_secret, self._look_in_secret))(seat)
        await self.settle()

    async def _note_in_secret(self, seat: int) -> None:
        await self.note(seat, "n" * self.secret.randrange(40))

    async def _say_in_secret(self, seat: int) -> None:
        for channel in self.channels(lambda channel: self.may(channel.talk, seat)):
            if not self.may(channel.hear, self.chair):
                await self.say(seat, channel, "s" * self.secret.randrange(1, 40))

    async def _look_in_secret(self, seat: int) -> None:
        """From a second device, which then tries something that is refused."""
        place = await self._connect(seat)
        await place.answer(Act(place.next_id(), seat, self.made[seat] + 1, 0))
        await place.close()

    # What anybody does.

    def channels(self, wanted: Callable[[Channel], bool]) -> list[Channel]:
        return [channel for channel in self.referee.setup.game.info.channels if wanted(channel)]

    def may(self, roles: Sequence[str], chair: int) -> bool:
        return "everyone" in roles or self.referee.role(self.state, chair) in roles

    async def say(self, chair: int, channel: Channel, text: str) -> None:
        place, seat = (self.eye, self.seat) if chair == self.chair else (self.places[chair], chair)
        key = f"key {self.secret.getrandbits(60)}"
        answer = await place.answer(Say(place.next_id(), seat, key, channel.name, text))
        if answer["type"] != "accepted":
            raise Broken(f"chair {chair} may talk on '{channel.name}', but: {answer}")
        hearers = frozenset(chair for chair in self.referee.chairs if self.may(channel.hear, chair))
        self.said.append(Saying(channel.name, text, hearers))

    async def note(self, seat: int, text: str) -> None:
        place, made = self.places[seat], self.notes.get(seat, 0)
        await place.answer(Note(place.next_id(), seat, made, text))
        self.notes[seat] = made + 1


Doing = Callable[[WatchedMatch], Awaitable[None]]


def watched_by(place: RecordedPlace) -> int:
    """The chair that it looks through, be it over a shoulder."""
    seat = place.over if place.seat is None else place.seat
    return ONLOOKER if seat is None else seat


def at_rest(referee: Referee, step: Happened) -> bool:
    """Whether no draw follows: the server makes those at once."""
    return referee.actors(step.after) != (CHANCE,)
