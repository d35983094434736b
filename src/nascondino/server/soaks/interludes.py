"""What the watched device, and others in public, do between the steps of a match: everything that brings an answer."""

from __future__ import annotations

import itertools
import re
from typing import Any

import msgspec

from nascondino.engine.contract import ONLOOKER
from nascondino.testing.broken import Broken

from ..messages import Act, Allow, GoAhead, Lean, Note, Resign, Say, Sit
from .sitting import Interlude, Sitting
from .witness import Witness

REVIEWS = [f"/review/{eyes}" for eyes in ("all", "onlooker", "0", "all/3", "1/3", "0/3/words/en", "0/3/thoughts")]
TOO_EARLY = ["/record", *REVIEWS]
UNKNOWN_TABLE = "nosuchtable2345"
NO_SEAT = 15
GARBAGE = ('{"type":"act"', '{"type":"sit","id":7,"seat":"0"}', '{"type":"peek","id":8}', "[]", "")


async def talk(sitting: Sitting) -> None:
    """The chair on all its channels, then somebody else on those that it hears."""
    other = sitting.others[sitting.steps % len(sitting.others)]
    for speaker in (sitting.chair, other):
        for channel in sitting.channels(lambda channel: sitting.may(channel.hear, sitting.chair)):
            if sitting.may(channel.talk, speaker):
                await sitting.say(speaker, channel, f"after {sitting.steps} steps")
                await sitting.settle()


async def take_notes(sitting: Sitting) -> None:
    if sitting.seat is not None:
        await sitting.note(sitting.seat, f"after {sitting.steps} steps")


async def come_again(sitting: Sitting) -> None:
    """Connect anew, knowing nothing, something, all, or too much."""
    for watched in sitting.witnesses:
        again = await sitting.witness(watched.seat, f"return after {sitting.steps} steps")
        known = len(watched.items)
        for after in (None, 0, 1, known // 2, known - 1, known, known + 7):
            await again.answer(Sit(again.next_id(), again.seat, after))
        await again.close()
        sitting.returns.append(again.transcript)
        check_return(again, watched)


def check_return(again: Witness, stayed: Witness) -> None:
    if (again.items, again.now) != (stayed.items, stayed.now):
        raise Broken("who comes again is not told the same as who stayed")


async def see_somebody_go(sitting: Sitting) -> None:
    """Somebody's connection breaks and comes back: everybody may see that."""
    seat = sitting.others[sitting.steps % len(sitting.others)]
    await sitting.places.pop(seat).close()
    await sitting.eye.until_news()
    await sitting.settle()
    await sitting.sit(seat)


async def see_somebody_leave(sitting: Sitting) -> None:
    """Somebody leaves the seat to a bot, which is not to act, and takes it back."""
    acting = sitting.referee.actors(sitting.state)
    for seat in [seat for seat in sitting.others if seat not in acting][:1]:
        for call in ("bot", "back"):
            await sitting.devices[seat].ask("POST", f"/api/tables/{sitting.table}/seats/{seat}/{call}", {})
            await sitting.settle()


async def let_others_go_first(sitting: Sitting) -> None:
    if sitting.seat in sitting.referee.actors(sitting.state):
        await sitting.eye.answer(GoAhead(sitting.eye.next_id(), sitting.chair))


async def be_looked_over(sitting: Sitting) -> None:
    """An onlooker looks over the chair's shoulder, with everybody's leave; who asked before goes on looking."""
    if sitting.seat is None or sitting.guests or sitting.eye.table["over"]:
        return
    device = sitting.devices[ONLOOKER]
    guest = Witness(await device.connect(sitting.table), None, "guest over the shoulder")
    await guest.answer(Sit(guest.next_id(), None))
    await guest.answer(Lean(guest.next_id(), sitting.seat, "Guest"))
    for seat, place in sitting.places.items():
        await sitting.settle()
        await place.answer(Allow(place.next_id(), seat, place.table["guests"][0]["ask"], given=True))
    sitting.guests.append(guest)
    sitting.said_before = len(sitting.said)
    await sitting.settle()
    if guest.over != sitting.seat:
        raise Broken("everybody gave leave, and the guest sees nothing")


async def provoke(sitting: Sitting) -> None:
    """Everything that is refused by socket."""
    for wish in itertools.chain(_not_mine(sitting), _not_heard(sitting), _not_now(sitting)):
        await sitting.eye.answer(wish)
    for garbage in GARBAGE:
        await sitting.eye.socket.send(garbage)
        while (await sitting.eye.receive())["type"] != "refused":
            pass


def _not_mine(sitting: Sitting) -> list[Any]:
    number = sitting.eye.next_id
    wishes: list[Any] = []
    for seat in (*sitting.others, NO_SEAT):
        wishes += [
            Act(number(), seat, 0, 0),
            Sit(number(), seat),
            Sit(number(), seat, 3),
            Say(number(), seat, "some key", "table", "not me"),
            Note(number(), seat, 0, "not mine"),
            GoAhead(number(), seat),
            Resign(number(), seat),
        ]
    return wishes


def _not_heard(sitting: Sitting) -> list[Any]:
    closed = sitting.channels(lambda channel: not sitting.may(channel.talk, sitting.chair))
    names = ["nowhere", *(channel.name for channel in closed)]
    return [Say(sitting.eye.next_id(), sitting.seat, "another key", name, "?") for name in names]


def _not_now(sitting: Sitting) -> list[Any]:
    """What the holder of a seat may not do: actions of other moments, another in place of one that was made."""
    seat, now, number = sitting.seat, sitting.eye.now or {}, sitting.eye.next_id
    if seat is None:
        return []
    made = sitting.made[seat]
    wishes: list[Any] = [Act(number(), seat, made, action) for action in _not_offered(sitting)]
    wishes += [Act(number(), seat, made + 1, 0), Note(number(), seat, 10_000, "too far")]
    if sitting.last is not None:  # the same once more is accepted
        wishes += [Act(number(), seat, made - 1, sitting.last), Act(number(), seat, made - 1, sitting.last + 1)]
    if seat not in now["actors"]:
        wishes.append(GoAhead(number(), seat))
    if not sitting.referee.setup.game.info.two_sides:
        wishes.append(Resign(number(), seat))
    return wishes


def _not_offered(sitting: Sitting) -> list[int]:
    """A dozen, and one that no game has."""
    offered = {offer["action"] for offer in (sitting.eye.now or {})["offers"]}
    actions = range(sitting.referee.setup.game.info.actions)
    return [*[action for action in actions if action not in offered][:: max(1, len(actions) // 12)], 999_999_999]


async def request(sitting: Sitting) -> None:
    """Everything that can be asked for by HTTP, and what is refused there."""
    at = f"/api/tables/{sitting.table}"
    open_now = sitting.eye.now is not None and sitting.eye.now["outcome"] is not None
    views = [f"/view/{chair}/en" for chair in ("onlooker", *range(sitting.players))]  # others' are refused
    views += [f"/aid/{chair}" for chair in ("onlooker", *range(sitting.players))]
    for path in ("", "/board/light/en", *views, *([] if open_now else TOO_EARLY)):
        await _ask(sitting, "GET", at + path)
    await _ask(sitting, "GET", f"/api/tables/{UNKNOWN_TABLE}")
    for path in ("/api/tables", "/api/mine"):
        await _ask_listing(sitting, path)
    await _ask(sitting, "POST", f"{at}/claim", b'{"token":"wrong","name":"Nobody"}')
    await _ask(sitting, "POST", f"{at}/claim", b'{"token":')
    if not open_now:
        await _ask(sitting, "POST", f"{at}/rematch")
    for seat in (*sitting.others, NO_SEAT):
        await _ask(sitting, "POST", f"{at}/seats/{seat}/take", b'{"name":"Nobody"}')
        await _ask(sitting, "POST", f"{at}/seats/{seat}/bot", b"{}")
        await _ask(sitting, "POST", f"{at}/seats/{seat}/back")
        await _ask(sitting, "POST", f"{at}/seats/{seat}/link")


async def _ask(sitting: Sitting, method: str, path: str, content: bytes | None = None) -> None:
    answer = await sitting.device.request(method, path, content)
    sitting.requests.add_answer(f"{method} {_pattern(path)}", answer)


def _pattern(path: str) -> str:
    """The path of the call, without the numbers in it."""
    return re.sub(r"(?<=/seats/)\d+", "{seat}", re.sub(r"(?<=/tables/)\w+", "{table}", path))


async def _ask_listing(sitting: Sitting, path: str) -> None:
    """Of a list, what it says of this table: others are played on the same server."""
    tables = msgspec.json.decode((await sitting.device.request("GET", path)).content)["tables"]
    said = [table for table in tables if table["table"] == sitting.table]
    sitting.requests.add(f"GET {path}", msgspec.json.encode(said))


ALL: tuple[Interlude, ...] = (
    talk,
    take_notes,
    come_again,
    see_somebody_go,
    see_somebody_leave,
    let_others_go_first,
    be_looked_over,
    provoke,
    request,
)
AT_THE_END: tuple[Interlude, ...] = (talk, come_again, provoke, request)
