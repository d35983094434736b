"""Who holds which seat: tokens stay where they belong, pages of other sites are kept out, and a lost seat is lost."""

import asyncio
import hashlib
import logging
import re
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nascondino import bots
from nascondino.client.device import Device, RequestRefused
from nascondino.server.http import sessions
from nascondino.server.http.sites import HEADERS
from nascondino.server.log import Log
from nascondino.server.tables import decisions
from nascondino.server.tables.entries import Closed
from nascondino.server.wire.calls import CALLS
from nascondino.server.wire.http_messages import Bot, Invitation, Mine, Open, SeatLink, ShownLink
from nascondino.server.wire.socket_messages import Act, Note, Ping, Say, Sit
from nascondino.trials.stage import served
from tests.server.playing import plant

FOREIGN = {"Origin": "http://elsewhere.example"}
NO_ORIGIN: dict[str, str] = {}


def with_server(folder, scene, **settings):
    """Run a scene against a server in this process."""

    async def run():
        async with served(folder / "tables.db", pace=0.0, **settings) as address:
            return await scene(address)

    return asyncio.run(run())


class Loopback:
    """A server in this process, for scenes that need no settings of their own."""

    def __init__(self, folder):
        self.database = folder / "tables.db"
        self.runner = asyncio.Runner()
        self.serving = served(self.database, pace=0.0)
        self.address = self.runner.run(self.serving.__aenter__())

    def run(self, scene):
        return self.runner.run(scene(self.address))

    def close(self):
        self.runner.run(self.serving.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture(scope="module")
def loopback(tmp_path_factory):
    server = Loopback(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


class Evening:
    """A table of two where all that can be said has been said; and every token there was."""

    def __init__(self, address):
        self.host, self.guest, self.onlooker = (Device(address) for _ in range(3))
        self.received = []

    async def play(self):
        created = await self.host.create("kompakt", [Mine("Host"), Open()], public=True)
        self.table, link = created.table, created.links[0].token
        await self.guest.claim(self.table, link, "Guest")
        await self.onlooker.claim(self.table, created.watch)
        fresh = await self.host.ask("POST", f"/api/tables/{self.table}/seats/0/link")
        self.tokens = [link, created.watch, msgspec.json.decode(fresh, type=SeatLink).token]
        await self._talk()
        for device in (self.host, self.guest, self.onlooker):
            for call in CALLS:
                await self._provoke(device, call)
        self.cookies = [device.cookie for device in (self.host, self.guest, self.onlooker)]
        return self

    async def _talk(self):
        host, guest = await self.host.sit(self.table, 0), await self.guest.sit(self.table, 1)
        for place in (host, guest):
            await place.receive()
            for wish in (
                Say(place.next_id(), place.seat, "a new key", "table", "hello"),
                Note(place.next_id(), place.seat, 0, "mine"),
                Act(place.next_id(), place.seat, 0, 99_999),
                Sit(place.next_id(), 1 - place.seat),
            ):
                self.received.append(repr(await place.answer(wish)))
            self.received.append(repr((place.items, place.now, place.table)))
            await place.close()

    async def _provoke(self, device, call):
        """Call it with what is right, then with tokens where none belong."""
        names = {"game": "kompakt", "language": "en", "board": "pocket", "theme": "light", "puzzle": 1}
        path = call.path.format(table=self.table, seat=1, chair=1, moment=1, **names)
        if call.name == "fresh_link":
            return
        for body in (None, b"{}", msgspec.json.encode({"token": self.tokens[0], "name": "Again"}), b'{"token":'):
            answer = await device.request(call.method, path, body)
            self.received.append(repr((answer.status, answer.content)))


def stored(database: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(database.parent.glob(f"{database.name}*")))


def test_tokens_and_cookies_are_nowhere_but_with_their_owners(loopback, caplog):
    with caplog.at_level(logging.DEBUG):
        evening = loopback.run(lambda address: Evening(address).play())
    kept, said = stored(loopback.database), said_by_the_server(caplog)
    for token in (*evening.tokens, *evening.cookies, *map(sessions.token_in, evening.cookies)):
        assert token.encode() not in kept
        assert not any(token in text for text in evening.received)
        assert token not in said
    used = [sessions.digest(token) for token in (evening.tokens[0], *map(sessions.token_in, evening.cookies[:2]))]
    assert all(digest.encode() in kept for digest in used), "this is not where tokens would be"


def said_by_the_server(caplog):
    """Without what the client's own library says of what it sent."""
    lines = [caplog.handler.format(record) for record in caplog.records if record.name != "websockets.client"]
    return "\n".join(lines)


def test_a_token_that_is_logged_would_be_found(loopback, caplog, monkeypatch):
    claim = decisions.claim
    found = []

    def talkative(table, session, digest, wish):
        logging.getLogger("nascondino.server").warning("claimed by %s", found[0])
        return claim(table, session, digest, wish)

    async def scene(address):
        host, guest = Device(address), Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        found.append(created.links[0].token)
        monkeypatch.setattr(decisions, "claim", talkative)
        await guest.claim(created.table, found[0], "Guest")

    loopback.run(scene)
    assert found[0] in said_by_the_server(caplog)


def test_the_log_of_a_server_tells_nothing(server):
    """Not even who looked at which table."""
    evening = asyncio.run(Evening(server.address).play())
    told = server.log
    assert evening.table not in told
    assert not any(token in told for token in (*evening.tokens, *evening.cookies))
    assert "/api/" not in told


def test_a_token_is_in_no_address():
    """The page posts it; in links it stands behind the #, which browsers keep to themselves."""
    assert not any("token" in call.path for call in CALLS)
    assert HEADERS[b"referrer-policy"] == b"no-referrer"


def test_a_cookie_is_for_no_script_and_for_no_other_site(tmp_path):
    async def scene(address):
        answer = await Device(address).request("GET", "/api/mine")
        return dict(answer.headers)["set-cookie"]

    plain = with_server(tmp_path, scene)
    assert re.fullmatch(r"nascondino=[\w-]{22}\.[\w-]{22}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", plain)
    assert "; Secure" in with_server(tmp_path, scene, public_url="https://table.example")


PLACE = {"game": "kompakt", "puzzle": 1, "theme": "light", "language": "en"}  # of calls that are about no table


def test_pages_of_other_sites_are_refused(tmp_path):
    async def scene(address):
        host = Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        body = msgspec.json.encode({"token": created.links[0].token, "name": "Guest"})
        for call in (call for call in CALLS if call.method == "POST"):
            path = call.path.format(table=created.table, seat=1, **PLACE)
            answer = await host.request("POST", path, body, **FOREIGN)
            assert (answer.status, msgspec.json.decode(answer.content)["reason"]) == (403, "foreign")
        with pytest.raises(InvalidStatus, match="403"):
            await host.connect(created.table, **FOREIGN)
        for origin in (NO_ORIGIN, {"Origin": address}, {"Origin": "https://table.example"}):
            await (await host.connect(created.table, **origin)).close()
            answer = await host.request("POST", f"/api/tables/{created.table}/seats/0/link", **origin)
            assert answer.status == 200

    with_server(tmp_path, scene, public_url="https://table.example/")


def test_every_answer_says_what_a_page_may_do(loopback, monkeypatch):
    def broken(name):
        raise RuntimeError("a mistake of ours")

    async def scene(address):
        device = Device(address)
        monkeypatch.setattr(bots, "names_by", broken)
        paths = [
            "/",
            "/assets/none.js",
            "/healthz",
            "/api/openapi.json",
            "/api/tables",
            "/api/tables/none",
            "/api/games",
        ]
        answers = [await device.request("GET", path) for path in paths]
        answers += [await device.request("PUT", "/api/tables"), await device.request("POST", "/api/tables", b"{")]
        return answers

    answers = loopback.run(scene)
    assert 500 in {answer.status for answer in answers}
    for answer in answers:
        headers = {name.encode(): value.encode() for name, value in answer.headers}
        assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_a_mistake_of_ours_tells_nothing(loopback, monkeypatch):
    def broken(info):
        raise RuntimeError("Mister X is at 57")

    async def scene(address):
        monkeypatch.setattr(bots, "names_by", broken)
        return await Device(address).request("GET", "/api/games")

    assert b"57" not in loopback.run(scene).content


def test_tables_cannot_be_guessed():
    ids = {sessions.new_table_id() for _ in range(1000)} | {sessions.next_table_id(bytes([n])) for n in range(200)}
    assert len(ids) == 1200
    assert all(re.fullmatch("[a-z2-9]{15}", table_id) for table_id in ids)
    assert len({sessions.new_token() for _ in range(1000)}) == 1000
    assert all(len(sessions.new_token()) == 22 for _ in range(100))


def test_only_those_who_were_let_in_learn_that_there_is_a_table(loopback):
    async def scene(address):
        host, stranger = Device(address), Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        there, nowhere = (f"/api/tables/{table}" for table in (created.table, "nosuchtable2345"))
        for path in ("", "/record", "/board/light/en", "/view/onlooker/en"):
            assert await content(stranger, there + path) == await content(stranger, nowhere + path)
        with pytest.raises(InvalidStatus, match="403"):
            await stranger.connect(created.table)
        assert created.table.encode() not in await content(stranger, "/api/tables")

    loopback.run(scene)


async def content(device, path):
    return (await device.request("GET", path)).content


def test_a_link_is_used_once(loopback):
    async def scene(address):
        host, guest, thief = Device(address), Device(address), Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        link = created.links[0].token
        assert await guest.claim(created.table, link, "Guest") == 1
        with pytest.raises(RequestRefused, match="used_link"):
            await thief.claim(created.table, link, "Thief")
        assert b'"tables":[]' in await content(thief, "/api/mine")

    loopback.run(scene)


class TestWhatALinkIsGoodFor:
    """Whoever was invited is told to what, and by whom, even when they come too late; others learn nothing."""

    @staticmethod
    async def told(device, table, token):
        content = await device.ask("POST", f"/api/tables/{table}/invitation", ShownLink(token))
        return msgspec.json.decode(content, type=Invitation)

    def test_before_it_is_used_and_after(self, loopback):
        async def scene(address):
            host, guest, late = Device(address), Device(address), Device(address)
            created = await host.create("kompakt", [Mine("Host"), Open()])
            link = created.links[0].token

            told = await self.told(guest, created.table, link)
            place = {"game": "kompakt", "host": "Host", "seat": 1, "role": "detective"}
            around = {"names": ["Host"], "bots": 0, "free": 1, "watch": False, "aid": False}
            assert Invitation("free", **place, **around) == told
            await guest.claim(created.table, link, "Guest")
            assert "mine" == (await self.told(guest, created.table, link)).state
            used = msgspec.structs.replace(told, state="used", role="", names=[], free=0)
            assert used == await self.told(late, created.table, link)

        loopback.run(scene)

    @pytest.mark.parametrize("end", ["link", "bot"])
    def test_one_that_was_replaced_or_withdrawn(self, loopback, end):
        async def scene(address):
            host, late = Device(address), Device(address)
            created = await host.create("kompakt", [Mine("Host"), Open()])
            await host.ask("POST", f"/api/tables/{created.table}/seats/1/{end}", {})

            assert "used" == (await self.told(late, created.table, created.links[0].token)).state

        loopback.run(scene)

    def test_too_late_for_a_seat_one_may_look_on_at_a_public_table(self, loopback):
        async def scene(address):
            host, guest, late = Device(address), Device(address), Device(address)
            created = await host.create("kompakt", [Mine("Host"), Open()], public=True)
            await guest.claim(created.table, created.links[0].token, "Guest")

            assert (await self.told(late, created.table, created.links[0].token)).watch

        loopback.run(scene)

    def test_a_host_who_does_not_sit_there_has_no_name(self, loopback):
        async def scene(address):
            host, guest = Device(address), Device(address)
            created = await host.create("kompakt", [Open(), Open()])

            assert "" == (await self.told(guest, created.table, created.links[1].token)).host
            assert "watch" == (await self.told(guest, created.table, created.watch)).state

        loopback.run(scene)

    @pytest.mark.parametrize("call", ["invitation", "claim"])
    def test_a_guess_does_not_even_learn_that_there_is_a_table(self, loopback, call):
        async def scene(address):
            host, stranger = Device(address), Device(address)
            created = await host.create("kompakt", [Mine("Host"), Open()])
            await stranger.begin()
            body = msgspec.json.encode({"token": sessions.new_token()})
            answers = [
                await stranger.request("POST", f"/api/tables/{table}/{call}", body)
                for table in (created.table, "nosuchtable2345")
            ]

            assert [404, 404] == [answer.status for answer in answers]
            assert answers[0].content == answers[1].content

        loopback.run(scene)


def test_a_guess_does_not_learn_that_a_table_cannot_go_on(server):
    host, stranger = Device(server.address), Device(server.address)
    table = asyncio.run(host.create("kompakt", [Mine("Host"), Open()])).table
    asyncio.run(stranger.begin())
    server.stop()
    plant(server.database, table, Closed())
    server.start()

    with pytest.raises(RequestRefused, match="bad_link"):
        asyncio.run(stranger.claim(table, sessions.new_token()))
    with pytest.raises(RequestRefused, match="other_version"):
        asyncio.run(host.ask("POST", f"/api/tables/{table}/seats/1/link"))


def test_a_fresh_link_voids_the_old_one(loopback):
    async def scene(address):
        host, guest = Device(address), Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        fresh = await fresh_link(host, created.table, 1)
        with pytest.raises(RequestRefused, match="used_link"):
            await guest.claim(created.table, created.links[0].token, "Guest")
        assert await guest.claim(created.table, fresh, "Guest") == 1

    loopback.run(scene)


async def fresh_link(device, table, seat):
    return msgspec.json.decode(await device.ask("POST", f"/api/tables/{table}/seats/{seat}/link"), type=SeatLink).token


def test_who_loses_the_seat_is_cut_off_at_once(loopback):
    """The seat moves to another device; the old one is sent nothing of what comes then, and cannot return."""

    async def scene(address):
        host, old, new = Device(address), Device(address), Device(address)
        created = await host.create("kompakt", [Mine("Host"), Open()])
        await old.claim(created.table, created.links[0].token, "Guest")
        place = await old.sit(created.table, 1)
        await place.answer(Ping(place.next_id()))
        await new.claim(created.table, await fresh_link(old, created.table, 1))
        with pytest.raises(ConnectionClosed) as closed:
            await place.receive()
        assert closed.value.rcvd.code == 1012
        for call in ("link", "bot", "back"):
            answer = await old.request("POST", f"/api/tables/{created.table}/seats/1/{call}", b"{}")
            assert answer.status == 404
        with pytest.raises(InvalidStatus, match="403"):
            await old.connect(created.table)

    loopback.run(scene)


def test_the_database_keeps_digests(loopback):
    async def scene(address):
        host = Device(address)
        created = await host.create("kompakt", [Mine("Host"), Bot("random")])
        return host.cookie, created.watch

    cookie, watch = loopback.run(scene)
    kept = stored(loopback.database)
    for token in (cookie, watch):
        assert token.encode() not in kept
        assert hashlib.sha256(token.partition(".")[0].encode()).hexdigest().encode() in kept


def test_lists_do_not_tell_when_something_secret_happened(loopback, monkeypatch):
    """They say when a table changed last; notes and talk on a channel are no such change."""
    renewed = []

    async def scene(address):
        host, guest = Device(address), Device(address)
        created = await host.create("venice", [Mine("Host"), Open()], public=True)
        await guest.claim(created.table, created.links[0].token, "Guest")
        place = await guest.sit(created.table, 1)
        monkeypatch.setattr(Log, "renew", lambda log, listing: renewed.append(listing))
        said = Say(place.next_id(), 1, "a new key", "detectives", "in secret")
        for wish in (said, Note(place.next_id(), 1, 0, "mine")):
            assert (await place.answer(wish))["type"] == "accepted"
        assert renewed == []
        await guest.ask("POST", f"/api/tables/{created.table}/seats/1/bot", {})
        assert renewed
        await place.close()

    loopback.run(scene)
