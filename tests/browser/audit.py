"""Holds what a device got to know against the true record of the match: nothing more, and nothing else.

What a chair may know is worked out from the record and the game alone, without any code of the server.
"""

import json
import re
from functools import cache, cached_property
from html import escape

import msgspec

from nascondino import games
from nascondino.client.device import standing
from nascondino.engine import record, seal
from nascondino.engine.contract import CHANCE
from nascondino.engine.match import RESIGNED
from nascondino.engine.texts import TABLE_TEXTS, catalogue
from nascondino.server.http.board_calls import as_image
from nascondino.server.http.static_files import FOLDER
from nascondino.server.wire import messages, socket_messages
from nascondino.server.wire.calls import CALLS, Plain
from tests.browser.guests import Transcript

PAGES = re.compile(r"/|/new|/tables|/t/[^/]+")
STORED = re.compile("name|theme|aid|play [^ ]+|chat read|seals|seal [^ ]+")  # its owner's name and habits, and of seals


class Leak(Exception):
    """A device got to know what it may not know, or what is not true."""


def audit(truth: "Truth", transcript: Transcript, written: tuple[str, ...] = ()) -> None:
    """Raise Leak at the first thing that the device should not have. `written`: notes that were written on it."""
    chairs = _check_frames(truth, transcript.frames, written)
    for path, content in transcript.answers:
        _check_answer(truth, chairs, path, content)
    secrets = truth.secrets(chairs)
    for glimpse in transcript.glimpses:
        _check_glimpse(truth, chairs, glimpse)
        _check_silence(secrets, glimpse)


# The truth


class Truth:
    """What each chair may know at each moment of a match: the seats, and None for onlookers.

    Seats on one device talk and hear as a side only while they are of one.
    """

    def __init__(self, text: str, names: list[str], one_device: tuple[int, ...] = ()) -> None:
        self.one_device = one_device
        self.record = record.parse(text, "the record")
        self.names = names
        header = self.record.header
        self.game = games.load(header.game)
        self.board = self.game.board(header.board)
        self.chairs = (*range(header.players), None)
        self.events = {}  # by chair: as JSON
        self.moments = {chair: {} for chair in self.chairs}  # by how many events the chair has perceived
        self.spots, self.pictures = [], set()  # as onlookers see them
        self.texts = {chair: set() for chair in self.chairs}  # views in words
        self._replay()

    def _replay(self) -> None:
        match = record.open_match(self.record, self.game, self.board)
        self._take_in(match)
        for _ in record.replayed(self.record, match):
            self._take_in(match)
        self.events = {chair: [self._happened(event) for event in match.plain_seen(chair)] for chair in self.chairs}

    def _take_in(self, match) -> None:
        """A moment that can be met: chance waits for nobody."""
        if match.actors == (CHANCE,):
            return
        for chair in self.chairs:
            moments = self.moments[chair].setdefault(len(match.seen(chair)), [])
            moments.append(_json(self._now(match, chair)))
            self.texts[chair].add(self.game.words.picture(match.plain_view(chair), self.board))
        public = match.plain_view(None)
        spots = _json([messages.Spot(*spot) for spot in self.board.spots(public)])
        if spots not in self.spots:
            self.spots.append(spots)
            self.pictures |= _pictures(self.board, public)

    def _now(self, match, chair) -> dict:
        words, view = self.game.words, match.plain_view(chair)
        legal = [] if chair is None else match.legal(chair)
        role = None if chair is None or self._is_between_sides(match, chair) else match.role(chair)
        seats, outcome = range(match.players), match.outcome
        return {
            "view": msgspec.structs.asdict(view),
            "figures": [msgspec.structs.asdict(figure) for figure in words.figures(view, self.board)],
            "actors": list(match.actors),
            "roles": [match.role(seat) for seat in seats],
            "sides": [match.side(seat) for seat in seats],
            "points": list(match.points),
            "made": sum(step.seat == chair for step in match.steps),
            "offers": [self._offer(action, view) for action in legal],
            "talk": [channel.name for channel in self.game.info.channels if _is_for(channel.talk, role)],
            "outcome": outcome and {"reason": outcome.reason, "points": outcome.points, "winners": outcome.winners()},
        }

    def _is_between_sides(self, match, chair) -> bool:
        return chair in self.one_device and len({match.side(seat) for seat in self.one_device}) > 1

    def _offer(self, action, view) -> list:
        """As it is sent: the page puts it into words."""
        kind, values = self.game.words.facts(action, self.game.words.situation(view, self.board), self.board)
        return [action, kind, list(values)]

    def _happened(self, event) -> dict:
        kind = self.game.event_name(event.kind)
        fields = {name: getattr(event, name) for name in self.game.module.EVENTS[kind]}
        text = self.game.words.sentence(event, self.board)
        return _json({"type": "happened", "event": {"kind": kind, **fields}, "text": text})

    @cached_property
    def links(self) -> set[str]:
        return {line.link for line in self.record.lines}

    def hears(self, chair, told: int, name: str) -> bool:
        """Whether a channel is for the chair, when it has perceived so many events."""
        moments = self.moments[chair].get(told)
        sides = {moments[0]["sides"][seat] for seat in self.one_device} if moments else set()
        is_confidant = chair is not None and not (chair in self.one_device and len(sides) > 1)
        role = moments[0]["roles"][chair] if moments and is_confidant else None
        return any(channel.name == name and _is_for(channel.hear, role) for channel in self.game.info.channels)

    def secrets(self, chairs) -> set[str]:
        """Sentences that others were told, and these chairs were not, in no form."""
        own, others = self.told(chairs), self.told(self.chairs)
        return {sentence for sentence in others if not any(sentence in known for known in own)}

    def told(self, chairs) -> set[str]:
        """What these chairs perceived, in the words of the page."""
        return {self._say(event["text"]) for chair in chairs for event in self.events[chair]}

    def _say(self, text) -> str:
        message, arguments = text
        player = {"player": self._name(arguments["seat"])} if "seat" in arguments else {}
        return self.game.say((message, {**arguments, **player, **self._owner(arguments)}))

    @cached_property
    def owners(self) -> dict[str, int | None]:
        """Whose the pawns are, by their marks, where the game names them by who plays them: in the end all are seen."""
        if not catalogue(games.folder(self.game.info.id) / "locale").has(f"{self.game.info.id}-pawn"):
            return {}
        moments = self.moments[None]
        return {figure["mark"]: figure["seat"] for figure in moments[max(moments)][-1]["figures"]}

    def _name(self, seat: int) -> str:
        marks = [mark for mark, owner in self.owners.items() if owner == seat]
        return self.names[seat] or f"Bot\u00a0{marks[0] if len(marks) == 1 else seat + 1}"

    def _owner(self, arguments) -> dict[str, str]:
        mark = str(arguments.get("pawn", ""))
        if mark not in self.owners:
            return {}
        owner = self.owners[mark]
        if owner is None:
            return {"owns": "police"}
        is_alone = list(self.owners.values()).count(owner) == 1
        return {"owner": self._name(owner), "owns": "alone" if is_alone else "several"}


def _is_for(roles, role) -> bool:
    return "everyone" in roles or role in roles


def _json(value):
    return json.loads(msgspec.json.encode(value))


# What came through the socket


def _check_frames(truth: Truth, frames, written) -> set:
    """The chairs that were looked through."""
    chair, items, chairs, now = None, [], {None}, None
    for frame in frames:
        message = _exactly(frame, socket_messages.ToClient)
        if message["type"] not in {"seated", "news"}:
            continue
        if message["type"] == "seated":
            chair = message["seat"]
            chairs.add(chair)
        items[message["first"] - 1 :] = message["items"]
        _check_items(truth, chair, items)
        now = standing(now, message)
        _check_now(truth, chair, items, now)
        _check_rest(truth, message, written)
    return chairs


def _exactly(content, kind):
    """The message, if it has the fields that such a message has, and no others."""
    try:
        known = _json(msgspec.json.decode(content, type=kind))
    except msgspec.DecodeError as problem:
        raise Leak(f"a message is none of ours: {problem}: {content[:200]}") from None
    found = json.loads(content)
    if known != found:
        raise Leak(f"a message has fields that it should not have: {content[:200]}")
    return found


def _check_items(truth: Truth, chair, items) -> None:
    told = 0
    for item in items:
        if item["type"] == "heard" and not truth.hears(chair, told, item["channel"]):
            raise Leak(f"chair {chair} heard what was said on channel {item['channel']}")
        if item["type"] == "happened":
            told += 1
            if truth.events[chair][told - 1 : told] != [item]:
                raise Leak(f"chair {chair} was told, as event {told}: {item}; this is not what it perceived")


def _check_now(truth: Truth, chair, items, now) -> None:
    told = sum(item["type"] == "happened" for item in items)
    if now is not None and now not in truth.moments[chair].get(told, ()):
        raise Leak(f"after event {told}, chair {chair} was shown what it does not see then: {now}")


def _check_rest(truth: Truth, message, written) -> None:
    header = truth.record.header
    table, notes, spots = message["table"], message["notes"], message["spots"]
    if table and (table["commitment"], table["options"]) != (header.commitment, header.options):
        raise Leak(f"the table is not the one of the record: {table}")
    if notes and notes["text"] not in written:
        raise Leak(f"these notes were not written here: {notes}")
    if spots and spots not in truth.spots:
        raise Leak(f"the board is not laid out as the onlookers see it: {spots}")
    if message["link"] not in {*truth.links, seal.START.hex(), ""}:
        raise Leak(f"this link seals nothing in the record: {message['link']}")


# What came by HTTP


def _check_answer(truth: Truth, chairs, path: str, content: bytes) -> None:
    file = FOLDER / ("index.html" if PAGES.fullmatch(path) else path[1:])
    calls = [call for call in CALLS if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", call.path), path)]
    if calls:
        _check_call(truth, chairs, calls[0], path, content)
    elif not (file.is_file() and content in (file.read_bytes(), b"")):  # empty: it came from the browser's cache
        raise Leak(f"{path} is no file that was built: {content[:200]!r}")


def _check_call(truth: Truth, chairs, call, path: str, content: bytes) -> None:
    if call.answer is not Plain:
        _exactly(content, call.answer)
    elif "/texts/" in path:
        _check_texts(path, content)
    elif "/view/" in path:
        _check_view(truth, chairs, path, content)
    elif content.decode() not in truth.pictures | _boards_as_sold():
        raise Leak(f"{path} is not what an onlooker sees: {content[:200]!r}")


def _check_view(truth: Truth, chairs, path: str, content: bytes) -> None:
    name = path.split("/")[-2]
    chair, text = None if name == "onlooker" else int(name), content.decode().rstrip(" ")  # of its padding
    if chair not in chairs or text not in truth.texts[chair]:
        raise Leak(f"{path} is not what one of chairs {chairs} saw: {text}")


def _check_texts(path: str, content: bytes) -> None:
    _, _, _, whose, _, language = path.split("/")
    folder = TABLE_TEXTS if whose == "table" else games.folder(whose) / "locale"
    if content != (folder / f"{language}.ftl").read_bytes():
        raise Leak(f"{path} is not the catalogue")


@cache
def _boards_as_sold() -> set[str]:
    """Before a match, and beside the games on the shelf."""
    boards = [games.load(title).board(name) for title in games.titles() for name in games.info(title).boards]
    return set().union(*(_pictures(board) for board in boards))


def _pictures(board, view=None) -> set[str]:
    themes = ("light", "dark")
    return {draw(theme, view) for draw in (board.svg, _in_brief(board)) for theme in themes}


def _in_brief(board):
    return lambda theme, view: as_image(board.svg_without_lines(theme, view))


# What was to be seen, and what was kept


def _check_glimpse(truth: Truth, chairs, glimpse) -> None:
    """While the end of a hand is staged, the board still shows it: there the pawns of all earlier moments may stand."""
    told = glimpse["told"]
    moments = [moment for chair in chairs for moment in truth.moments[chair].get(told, ())]
    if any((moment["outcome"] or {}).get("reason") == RESIGNED for moment in moments):  # then his hiding is over
        moments += [seen[max(seen)][-1] for seen in truth.moments.values()]
    if glimpse["held"]:
        glimpse = {**glimpse, "pins": []}
    if not any(_shows(truth, moment, glimpse) for moment in moments) and (glimpse["pins"] or glimpse["offers"]):
        raise Leak(f"after event {told} the page shows what chairs {chairs} do not see: {glimpse['pins']}")


def _check_silence(secrets, glimpse) -> None:
    for sentence in secrets:
        if says(glimpse, sentence):
            raise Leak(f"the page knows: {sentence}")
    for storage in json.loads(glimpse["stored"]):
        if not all(STORED.fullmatch(name) for name in storage):
            raise Leak(f"the browser keeps {storage}")


def _shows(truth: Truth, moment, glimpse) -> bool:
    """Whether each figure and each offer of the page is one of this moment."""
    spots = {spot["number"]: spot for spots in truth.spots for spot in spots}
    by_spot = {(figure["mark"], figure["spot"]) for figure in moment["figures"]}
    by_place = {(mark, *_place(spots[spot])) for mark, spot in by_spot}
    pins = {(mark, *map(round, where)) for mark, *where in glimpse["pins"]}
    offers = {action for action, *_ in moment["offers"]}
    return pins <= by_spot | by_place and {action for action, _ in glimpse["offers"]} <= offers


def _place(spot) -> tuple[int, int]:
    return round(spot["x"]), round(spot["y"])


def says(glimpse, sentence: str) -> bool:
    return escape(sentence, quote=False).replace("\u00a0", "&nbsp;") in glimpse["html"]  # as browsers write it
