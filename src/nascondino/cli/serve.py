"""`nascondino serve`: the table in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nascondino.engine.errors import BadInput
from nascondino.server.keeping import Keeping

from .arguments import whole
from .languages import Say, add_language, language, texts

if TYPE_CHECKING:
    from nascondino.server.http.settings import Settings
    from nascondino.server.wire.http_messages import Reach

SUMMARY = "Serve the table to browsers, on this machine or for others"
HOST, PORT = "127.0.0.1", 8460
LONGEST_PACE = 60  # seconds
MOST_DAYS = 36_500
EVER = "ever"
KINDS = {  # of tables, by how long they are kept
    "unbegun": "before a table is removed at which nobody has begun, or nobody sits but bots; 30, or ever",
    "unfinished": "after the last thing that happened in a match that is not over; 365, or ever",
    "finished": "after which a match that is over is removed; ever, if not said",
}
OPENING = "serve --host 0.0.0.0"
CHECKOUT = Path(__file__).resolve().parents[3] / "table.py"  # if this is one


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=HOST, help=f"the address to listen on; {HOST}, this machine only, if not said"
    )
    parser.add_argument("--port", type=whole(0, 65535), help=f"the port; {PORT}, or a free one, if not said")
    parser.add_argument("--database", metavar="FILE", help="where tables are kept; a place is chosen if not said")
    parser.add_argument(
        "--public-url",
        metavar="URL",
        type=_site,
        help="how others reach it, as in https://table.example.org; by other names than this, localhost and its own "
        "addresses it is not served",
    )
    parser.add_argument(
        "--hsts", action="store_true", help="let browsers reach that URL by https alone for a year; it must be https"
    )
    parser.add_argument("--trusted-proxy", metavar="ADDRESS", help="of a proxy that says for whom it asks")
    parser.add_argument("--pace", metavar="SECONDS", type=_seconds, default=1.0, help="until a bot acts; 1")
    parser.add_argument("--bots", metavar="FOLDER", type=Path, help="where bots of your own lie, one Python file each")
    kept = Keeping()
    for kind, which in KINDS.items():
        parser.add_argument(f"--keep-{kind}", metavar="DAYS", type=_days, default=getattr(kept, kind), help=which)
    parser.add_argument(
        "--compile-ahead",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="compile the rules of all games, behind everything else, before somebody plays them",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from nascondino.server.bots import readable
    from nascondino.server.http.app import application
    from nascondino.server.http.settings import Settings

    if arguments.hsts and not (arguments.public_url or "").startswith("https://"):
        raise BadInput("--hsts needs a --public-url that begins with https://.")
    say, opening = texts(language(arguments)), f"{command()} {OPENING}"
    with _listen(arguments.host, arguments.port) as listening:
        host, port = listening.getsockname()[:2]
        place = database(arguments.database)
        own_bots = arguments.bots and arguments.bots.absolute()
        readable.check(place, own_bots)
        settings = Settings(
            place,
            arguments.public_url,
            host,
            port,
            opening,
            pace=arguments.pace,
            own_bots=own_bots,
            trusted_proxy=arguments.trusted_proxy,
            hsts=arguments.hsts,
            compiles_ahead=arguments.compile_ahead,
            keeping=Keeping(arguments.keep_unbegun, arguments.keep_unfinished, arguments.keep_finished),
        )

        def tell() -> None:
            print("\n".join(greeting(say, settings.reach(), own_address(host, port))), flush=True)
            if arguments.open:
                threading.Thread(target=webbrowser.open, args=[own_address(host, port)], daemon=True).start()

        _serve(application(settings), listening, settings, tell)
    return 0


def greeting(say: Say, reach: Reach, here: str) -> list[str]:
    """Where it is, for others first; and if they cannot come, how they could."""
    others = [reach.public] if reach.public else reach.addresses or []
    lines = [say("serve-at", address=(others or [here])[0])]
    if reach.opening:
        return [*lines, say("serve-alone", command=reach.opening)]
    if not others:
        return [*lines, say("serve-offline")]
    more = [say("serve-also", addresses=", ".join(others[1:]))] if others[1:] else []
    return [*lines, *more, *([] if here in others else [say("serve-here", address=here)])]


def command() -> str:
    """As whoever started it can type it: in a checkout nothing is installed for all."""
    return "python3 table.py" if CHECKOUT.exists() else "nascondino"


def own_address(host: str, port: int) -> str:
    """How this machine itself reaches it."""
    from nascondino.server.http.addresses import url

    address = ipaddress.ip_address(host)
    return url("localhost" if host == HOST or address.is_unspecified else host, port)


def _site(text: str) -> str:
    from nascondino.server.http.sites import origin_of

    try:
        return origin_of(text)
    except BadInput as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_PACE:
        raise argparse.ArgumentTypeError(f"the pace is a number of seconds from 0 to {LONGEST_PACE}")
    return seconds


def _days(text: str) -> int | None:
    if text == EVER:
        return None
    try:
        return whole(1, MOST_DAYS)(text)
    except argparse.ArgumentTypeError:
        sentence = f"'{text}' is not a number of days from 1 to {MOST_DAYS}, nor '{EVER}'"
        raise argparse.ArgumentTypeError(sentence) from None


def database(chosen: str | None) -> Path:
    if chosen:
        return Path(chosen).absolute()
    import platformdirs

    return platformdirs.user_data_path("nascondino", appauthor=False) / "tables.db"


def _serve(app: Any, listening: socket.socket, settings: Settings, tell: Callable[[], None]) -> None:
    """`tell` is called when it listens."""
    import uvicorn

    from nascondino.server.http.serving import serving, tune_garbage_collector

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                tell()

    _show_what_is_said()
    tune_garbage_collector()
    server = Server(serving(app, settings))
    server.run(sockets=[listening])
    if not server.started:
        raise BadInput("The server could not start; what is wrong is said above.")


def _show_what_is_said() -> None:
    """By the server's own parts, not only what goes wrong."""
    from nascondino.server.http import log_lines

    logging.basicConfig(format="%(message)s")
    log_lines.limit(None)
    logging.getLogger("nascondino").setLevel(logging.INFO)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that is ours; if no port was asked for and the usual one is in use, any."""
    try:
        return _bound(host, PORT if port is None else port)
    except OSError as error:
        if port is None:
            return _bound(host, 0)
        raise BadInput(f"Port {port} of {host} cannot be used: {error.strerror}.") from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if family == socket.AF_INET6:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # `::` is everybody, on every system
    if sys.platform != "win32":  # there, it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening
