"""The protocol in writing: for people, and for the page in the browser. Both are made from the types themselves."""

from __future__ import annotations

import inspect
from typing import Any, get_args

from nascondino.engine.contract import Figure

from . import padding
from . import typescript as ts
from .calls import CALLS, Call, Plain
from .http_messages import BoardCard, BoardFacts, BoardLine, Done, Failure, Shape, Transport
from .messages import Item, Now, Offering, OfferKind, Reason, SeatInfo, Spot, TableInfo
from .socket_messages import ToClient, ToServer

TO_SERVER = get_args(ToServer)
TO_CLIENT = get_args(ToClient)
ITEMS = get_args(Item)
STANDING = (Now, Offering, OfferKind, Figure, Spot, TableInfo, SeatInfo)
BOARDS = (BoardFacts, Transport, BoardLine, Shape, BoardCard)

ROOM = f"""\
// How long messages to the server are made, by spaces at their end.
export const ROOM = {{ short: {padding.SHORT}, written: {padding.WRITTEN}, growth: {padding.GROWTH} }};
"""

HEAD = """\
# The protocol of the table

*Made by `tools/protocol.py` from the types that the server speaks (in `src/nascondino/server/wire`).*

By HTTP one finds and makes tables and takes seats; by one WebSocket per table one plays. The OpenAPI document is at
`/api/openapi.json`; the types of every message, for TypeScript, are in `web/src/protocol.ts`, and those of each game's
views, events and offers in `web/src/games`.

## What holds everywhere

- **The server knows the rules.** A client draws what it is sent, and offers what `offers` lists.
- **Every message is answered**: `accepted` when it is written down for good, alone or with the `news` it makes, or
  `refused` with a reason and without any effect. Until then a client shows it as pending. Nothing is predicted.
- **It is safe to send again.** `act` and `note` count (`made`), `say` has a `key`: a message that arrived already is
  accepted and does nothing. Other seats' actions never make mine stale.
- **Items are numbered for each chair, from 1, without gaps.** After a lost connection, `sit` with `after`, the number
  of the last item known: the answer holds the rest. If its `first` is 1, forget what was known.
- **How things stand is sent once whole, then by what changed**: `now` in `seated`, and in `news` where they do not
  follow what was sent last; else `change`, whose parts replace those of `now`, and of the view the fields. If neither
  is there, things stand as they stood. Who is not to act is sent no offers.
- **A chair is sent what it may know and nothing else.** Numbers, errors and the moment of sending follow from that.
- **Lengths tell nothing.** Spaces at the end of messages, and of answers that depend on a chair, make them as long as
  others of their kind. A client does the same: `short` bytes for each message, `written` for what is said or noted,
  and `growth` times as much while it does not fit (`ROOM` in `web/src/protocol.ts`).
- **Over a shoulder an onlooker sees what a seat sees**, while everybody who holds a seat gives leave: `ask_to_look`
  asks for it, `answer_look` answers. When it begins and when it ends, `seated` comes again, whole. Its items have their
  own numbers: whoever looked over a shoulder comes back without `after`. None of this is written down; after a restart
  nobody has given leave.
- **Views, events and offers are data**, of the kinds and fields that a game declares; a client tells them apart by
  these, and never by their texts.
- **An offer is small**: `[action, kind, facts]`, the facts as numbers. `offering`, once in `seated`, tells for each
  kind what the facts are called, and what words and which spot follow from them: a `Phrase` is the id of a text, and
  for each argument the fact that it is (`["pawn", ""]`), or the list that has it at this number
  (`["station", "places"]`).
- **Texts are ids with arguments**, of the catalogues at `/api/games/{game}/texts/{language}`; each client says them in
  its own language.
- **Boards are data**: beside its picture, every board has a document (`…/facts/{language}`): the size of the picture,
  its spots, lines, transports and credits. Nobody has to read the picture.
- **A board of one's own** is a file that goes with the request for a table, in base64. Its picture and its document are
  at the table's addresses; the record of the match brings the file along.
- **Nobody alone chooses the draws.** `commitment`, in `TableInfo`, binds the server to its seed before any match. Who
  sits down with `adds_salt` is waited for (`owes_salt`) until it has sent, by `add_salt`, 32 random bytes of its own
  and the commitment that it was told; then draws follow from the seed and all salts. Who does not is not waited for,
  and has no part in the draws; the record says so. `begin` ends the waiting for others. Salts are told to nobody
  before the end.
- **Links of the seal** come with all news. Who keeps the commitment, its salts and every link, each with the seat and
  the number of its actions, can hold the record to them: `nascondino verify RECORD --kept FILE`; or with one link,
  `--link LINK`. [ADR 18](adr/0018-every-seat-salts-the-draws.md) says what that proves.
- **Seats are taken by link**: `/t/<table>#<token>`. The token stays in the fragment; the page posts it once to `claim`,
  and the seat is held by a cookie that no script can read. `GET /api/mine` brings the cookie; who asks for it first
  can claim again when an answer was lost. A cookie that the server has not made is replaced.
- **One person, one side**: who holds a seat is refused one of another side while other people play. Where the host has
  given one device seats of several sides, `beside` tells everybody, and while they are on several it neither hears nor
  talks on a side's channels.
- **Whoever is away is waited for**: `patience` minutes, in `TableInfo`, from `away_since`, when their last device went.
  After that another person of the match may ask for a bot in their place (`stand-in`), the strongest that there is; the
  item `lent` tells everybody. When a device of theirs connects, the seat is theirs again. Nobody gives up by it: a side
  resigns only when those agree, too, whose seats were lent.
- **A rematch asks everybody** whose seat no bot plays: each agrees by `rematch` (`again`, in `SeatInfo`), and the last
  one makes the table. Whoever has agreed may begin it without the others (`rematch/now`); their seats are lent to bots,
  until they come. What was said to all goes along, as `heard` with `earlier`; what a side has said does not. Onlookers
  may go along, too.
- **Lists are live**: `/api/mine/socket` sends `Tables`, those where the session holds a seat, at once and when one of
  them has changed for everybody around it: whose turn it is, who sits there, how it ended. It answers `ping`.
- **A game is made ready once**: to create or open a table may take long after an update, until its rules are compiled.
  `preparation` tells how far that is.
- **A request names a host that is the server's own**, or is answered by 421 and one sentence; a socket, by 403.
- **Links name an address that others reach**: `GET /api/reach` tells it. What a link is good for, even a used one, is
  asked of `invitation`, with the token in the body. Of one that opens nothing, nothing is told, not even whether there
  is such a table.
- **A finished match is read by link**, too: `/t/<table>/review#<token>/<eyes>/<moment>`. The page posts the token to
  `claim`; the session may then read the review, its board and its record, and do nothing else at that table.
- **A moment of a finished match is a line of its record**: 0 is before the first. `12-4f2a9c01-0.57-1.133`
  is one that never was: how things might stand had seat 0 made action 57 at moment 12, then seat 1 action 133, and had
  chance followed the seed `4f2a9c01`. Nothing of such a variation is kept.
- Heartbeats: the server pings every 20 seconds and lets go whoever does not answer; a client sends `ping` when it wants
  to know. Close code 1012 means: connect again.
"""


def typescript() -> str:
    roots: dict[str, Any] = {"ToServer": ToServer, "ToClient": ToClient, "Reason": Reason}
    for call in CALLS:
        for kind in (call.body, call.answer):
            if kind not in (None, Plain):
                roots[kind.__name__] = kind
    roots["Failure"] = Failure
    roots["Item"] = Item
    return f"{ts.declarations(roots)}\n{ROOM}"


def markdown() -> str:
    parts = [
        HEAD,
        "## By HTTP\n",
        "| call | meaning | body | answer |\n|---|---|---|---|",
        *map(_row, CALLS),
        "\nA refused request answers `Failure`: a reason and a sentence.\n",
        "## By WebSocket\n\n`/api/tables/{table}/socket`\n\n### To the server\n",
        *map(_section, TO_SERVER),
        "### To the client\n",
        *map(_section, TO_CLIENT),
        "### Items\n",
        *map(_section, ITEMS),
        "### How things stand\n",
        *map(_section, STANDING),
        "### A board as data\n",
        *map(_section, BOARDS),
        "## Reasons of refusals\n",
        ", ".join(f"`{reason}`" for reason in get_args(Reason)) + "\n",
    ]
    return "\n".join(parts)


def _row(call: Call) -> str:
    return f"| `{call.method} {call.path}` | {call.meaning} | {_name(call.body)} | {_name(call.answer)} |"


def _name(kind: Any) -> str:
    if kind is Plain:
        return "text or picture"
    return "–" if kind in (None, Done) else f"`{kind.__name__}`"


def _section(struct: Any) -> str:
    """The Struct as it is written in the source: fields with their comments."""
    source = inspect.getsource(struct)
    fields = [
        line.strip() for line in source.splitlines() if line.startswith("    ") and ": " in line and '"""' not in line
    ]
    meaning = (vars(struct).get("__doc__") or "").split("\n")[0]
    tag = struct.__struct_config__.tag
    title = f"#### `{tag}`" if tag else f"#### {struct.__name__}"
    return "\n".join([title, "", meaning, "", "```python", *fields, "```", ""])
