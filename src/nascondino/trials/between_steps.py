"""What the watched device, and others in public, do between the steps of a match: everything that brings an answer."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import msgspec

from nascondino.engine.contract import ONLOOKER
from nascondino.server.wire.socket_messages import Act, AnswerLook, AskToLook, LetBotsFirst, Note, Resign, Say, Sit
from nascondino.testing.broken import Broken

from .transcripts import RecordedPlace
from .watched_match import Doing, WatchedMatch

REVIEWS = [f"/review/{eyes}" for eyes in ("all", "onlooker", "0", "all/3", "1/3", "0/3/words/en", "0/3/thoughts")]
TOO_EARLY = ["/record", *REVIEWS]
UNKNOWN_TABLE = "nosuchtable2345"
NO_SEAT = 15
GARBAGE = ('{"type":"act"', '{"type":"sit","id":7,"seat":"0"}', '{"type":"peek","id":8}', "[]", "")


async def talk(played: WatchedMatch) -> None:
    """The chair on all its channels, then somebody else on those that it hears."""
    other = played.others[played.steps % len(played.others)]
    for speaker in (played.chair, other):
        for channel in played.channels(lambda channel: played.may(channel.hear, played.chair)):
            if played.may(channel.talk, speaker):
                await played.say(speaker, channel, f"after {played.steps} steps")
                await played.settle()


async def take_notes(played: WatchedMatch) -> None:
    if played.seat is not None:
        await played.note(played.seat, f"after {played.steps} steps")


async def come_again(played: WatchedMatch) -> None:
    """Connect anew, knowing nothing, something, all, or too much."""
    for watched in played.recorded:
        again = await played.connect_recorded(watched.seat, f"return after {played.steps} steps")
        known = len(watched.items)
        for after in (None, 0, 1, known // 2, known - 1, known, known + 7):
            await again.answer(Sit(again.next_id(), again.seat, after))
        await again.close()
        played.returns.append(again.transcript)
        check_return(again, watched)


def check_return(again: RecordedPlace, stayed: RecordedPlace) -> None:
    if (again.items, again.now) != (stayed.items, stayed.now):
        raise Broken("who comes again is not told the same as who stayed")


async def see_somebody_go(played: WatchedMatch) -> None:
    """Somebody's connection breaks and comes back: everybody may see that."""
    seat = played.others[played.steps % len(played.others)]
    await played.places.pop(seat).close()
    await played.eye.until_news()
    await played.settle()
    await played.sit(seat)


async def see_somebody_leave(played: WatchedMatch) -> None:
    """Somebody leaves the seat to a bot, which is not to act, and takes it back."""
    acting = played.referee.actors(played.state)
    for seat in [seat for seat in played.others if seat not in acting][:1]:
        for call in ("bot", "back"):
            await played.devices[seat].ask("POST", f"/api/tables/{played.table}/seats/{seat}/{call}", {})
            await played.settle()


async def let_others_go_first(played: WatchedMatch) -> None:
    if played.seat in played.referee.actors(played.state):
        await played.eye.answer(LetBotsFirst(played.eye.next_id(), played.chair))


async def be_looked_over(played: WatchedMatch) -> None:
    """An onlooker looks over the chair's shoulder, with everybody's leave; who asked before goes on looking."""
    if played.seat is None or played.guests or played.eye.table["over"]:
        return
    device = played.devices[ONLOOKER]
    guest = RecordedPlace(await device.connect(played.table), None, "guest over the shoulder")
    await guest.answer(Sit(guest.next_id(), None))
    await guest.answer(AskToLook(guest.next_id(), played.seat, "Guest"))
    for seat, place in played.places.items():
        await played.settle()
        await place.answer(AnswerLook(place.next_id(), seat, place.table["guests"][0]["ask"], given=True))
    played.guests.append(guest)
    played.said_before = len(played.said)
    await played.settle()
    if guest.over != played.seat:
        raise Broken("everybody gave leave, and the guest sees nothing")


async def provoke(played: WatchedMatch) -> None:
    """Everything that is refused by socket."""
    for wish in itertools.chain(_not_mine(played), _not_heard(played), _not_now(played)):
        await played.eye.answer(wish)
    for garbage in GARBAGE:
        await played.eye.socket.send(garbage)
        while (await played.eye.receive())["type"] != "refused":
            pass


def _not_mine(played: WatchedMatch) -> list[Any]:
    number = played.eye.next_id
    wishes: list[Any] = []
    for seat in (*played.others, NO_SEAT):
        wishes += [
            Act(number(), seat, 0, 0),
            Sit(number(), seat),
            Sit(number(), seat, 3),
            Say(number(), seat, "some key", "table", "not me"),
            Note(number(), seat, 0, "not mine"),
            LetBotsFirst(number(), seat),
            Resign(number(), seat),
        ]
    return wishes


def _not_heard(played: WatchedMatch) -> list[Any]:
    closed = played.channels(lambda channel: not played.may(channel.talk, played.chair))
    names = ["nowhere", *(channel.name for channel in closed)]
    return [Say(played.eye.next_id(), played.seat, "another key", name, "?") for name in names]


def _not_now(played: WatchedMatch) -> list[Any]:
    """What the holder of a seat may not do: actions of other moments, another in place of one that was made."""
    seat, now, number = played.seat, played.eye.now or {}, played.eye.next_id
    if seat is None:
        return []
    made = played.made[seat]
    wishes: list[Any] = [Act(number(), seat, made, action) for action in _not_offered(played)]
    wishes += [Act(number(), seat, made + 1, 0), Note(number(), seat, 10_000, "too far")]
    if played.last is not None:  # the same once more is accepted
        wishes += [Act(number(), seat, made - 1, played.last), Act(number(), seat, made - 1, played.last + 1)]
    if seat not in now["actors"]:
        wishes.append(LetBotsFirst(number(), seat))
    if not played.referee.setup.game.info.two_sides:
        wishes.append(Resign(number(), seat))
    return wishes


def _not_offered(played: WatchedMatch) -> list[int]:
    """A dozen, and one that no game has."""
    offered = {offer[0] for offer in (played.eye.now or {})["offers"]}
    actions = range(played.referee.setup.game.info.actions)
    return [*[action for action in actions if action not in offered][:: max(1, len(actions) // 12)], 999_999_999]


async def request(played: WatchedMatch) -> None:
    """Everything that can be asked for by HTTP, and what is refused there."""
    at = f"/api/tables/{played.table}"
    open_now = played.eye.now is not None and played.eye.now["outcome"] is not None
    views = [f"/view/{chair}/en" for chair in ("onlooker", *range(played.players))]  # others' are refused
    views += [f"/aid/{chair}" for chair in ("onlooker", *range(played.players))]
    boards = [f"/board/{paper}/en" for paper in ("light", "facts", "brief", "brief/light")]
    for path in ("", *boards, *views, *([] if open_now else TOO_EARLY)):
        await _ask(played, "GET", at + path)
    await _ask(played, "GET", f"/api/tables/{UNKNOWN_TABLE}")
    for path in ("/api/tables", "/api/mine"):
        await _ask_listing(played, path)
    await _ask(played, "POST", f"{at}/claim", b'{"token":"wrong","name":"Nobody"}')
    await _ask(played, "POST", f"{at}/claim", b'{"token":')
    if not open_now:
        await _ask(played, "POST", f"{at}/rematch")
    for seat in (*played.others, NO_SEAT):
        await _ask(played, "POST", f"{at}/seats/{seat}/take", b'{"name":"Nobody"}')
        await _ask(played, "POST", f"{at}/seats/{seat}/bot", b"{}")
        await _ask(played, "POST", f"{at}/seats/{seat}/back")
        await _ask(played, "POST", f"{at}/seats/{seat}/stand-in")
        await _ask(played, "POST", f"{at}/seats/{seat}/link")


async def let_others_look_things_up(played: WatchedMatch) -> None:
    """What their chairs see and can work out: how long the answers are is all that anybody else may notice."""
    await _let_others_ask(played, lambda seat: [f"/aid/{seat}", f"/view/{seat}/en"])


async def ask_for_opinions(played: WatchedMatch) -> None:
    """Of its own chair and the onlookers'; others' are refused."""
    for chair in ("onlooker", *range(played.players)):
        await _ask(played, "GET", f"/api/tables/{played.table}/opinion/{chair}")


async def ask_for_hints(played: WatchedMatch) -> None:
    """For its own seat, if that is to act; others' are refused."""
    for seat in range(played.players):
        await _ask(played, "GET", f"/api/tables/{played.table}/seats/{seat}/hint")


async def let_others_think_things_over(played: WatchedMatch) -> None:
    """The same of opinions, and of a hint to one of those who are to act."""
    acting = [seat for seat in played.others if seat in played.referee.actors(played.state)]
    await _let_others_ask(played, lambda seat: [f"/opinion/{seat}"])
    await _let_others_ask(played, lambda seat: [f"/seats/{seat}/hint"] if seat in acting[:1] else [])


async def _let_others_ask(played: WatchedMatch, paths: Callable[[int], list[str]]) -> None:
    for seat in played.others:
        for path in paths(seat):
            answer = await played.devices[seat].request("GET", f"/api/tables/{played.table}{path}")
            played.answered.setdefault(seat, []).append(len(answer.content))


async def _ask(played: WatchedMatch, method: str, path: str, content: bytes | None = None) -> None:
    answer = await played.device.request(method, path, content)
    played.requests.add_answer(f"{method} {_pattern(path)}", answer)


def _pattern(path: str) -> str:
    """The path of the call, without the numbers in it."""
    return re.sub(r"(?<=/seats/)\d+", "{seat}", re.sub(r"(?<=/tables/)\w+", "{table}", path))


async def _ask_listing(played: WatchedMatch, path: str) -> None:
    """Of a list, what it says of this table: others are played on the same server."""
    tables = msgspec.json.decode((await played.device.request("GET", path)).content)["tables"]
    said = [table for table in tables if table["table"] == played.table]
    played.requests.add(f"GET {path}", msgspec.json.encode(said))


ALL: tuple[Doing, ...] = (
    talk,
    take_notes,
    come_again,
    see_somebody_go,
    see_somebody_leave,
    let_others_go_first,
    be_looked_over,
    provoke,
    request,
    let_others_look_things_up,
)
THOUGHT_OVER: tuple[Doing, ...] = (ask_for_opinions, ask_for_hints, let_others_think_things_over)  # takes a while
AT_THE_END: tuple[Doing, ...] = (talk, come_again, provoke, request)
