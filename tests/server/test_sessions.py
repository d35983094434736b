"""Sessions and sites: who somebody is is made by the server alone, and only pages of its own may ask."""

import asyncio
import re
import stat

import msgspec
import pytest

from nascondino import cli
from nascondino.client.device import Device
from nascondino.engine.errors import BadInput
from nascondino.server.http import sessions
from nascondino.server.http.sites import Site
from nascondino.server.wire.http_messages import Mine, Open
from nascondino.trials.stage import served

PLAIN, PREFIXED = "nascondino", "__Host-nascondino"
PUBLIC = "https://table.example"


@pytest.fixture
def stage(tmp_path):
    """Plays a scene against a server of this test's own; several after each other have one database."""

    def play(scene, **settings):
        async def run():
            async with served(tmp_path / "tables.db", pace=0.0, **settings) as address:
                return await scene(address)

        return asyncio.run(run())

    play.folder = tmp_path
    return play


class Running:
    """A server in this process that many tests use."""

    def __init__(self, folder, **settings):
        self.runner = asyncio.Runner()
        self.serving = served(folder / "tables.db", pace=0.0, **settings)
        self.address = self.runner.run(self.serving.__aenter__())

    def __call__(self, scene):
        return self.runner.run(scene(self.address))

    def close(self):
        self.runner.run(self.serving.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """By http."""
    server = Running(tmp_path_factory.mktemp("plain"))
    yield server
    server.close()


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """By https, through a proxy."""
    server = Running(tmp_path_factory.mktemp("public"), public_url=PUBLIC, hsts=True)
    yield server
    server.close()


async def asked(address, cookies, path="/api/mine", **headers):
    """What somebody gets who shows these cookies."""
    shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return await Device(address).request("GET", path, **({"Cookie": shown} if shown else {}), **headers)


async def handshake(device, table, host, origin):
    """The status that a socket is answered with; by hand, since the library says itself where it goes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(device.address.rsplit(":", 1)[1]))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}",
        f"Origin: {origin}",
        f"Cookie: {device.headers()['Cookie']}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


def set_cookie(answer):
    """The name and value of the cookie that comes with an answer, if one does."""
    return next((value.split(";")[0].split("=", 1) for name, value in answer.headers if name == "set-cookie"), None)


def tables(answer):
    return [each["table"] for each in msgspec.json.decode(answer.content)["tables"]]


class TestCookies:
    @pytest.mark.parametrize(
        "forged",
        ["chosen-by-somebody-else", "A" * 22, "A" * 22 + "." + "A" * 22, ".", "A" * 22 + ".", "x" * 3000],
    )
    def test_one_that_the_server_never_made_is_replaced(self, plain, forged):
        async def scene(address):
            victim = Device(address)
            victim.cookie = forged
            created = await victim.create("kompakt", [Mine("Anna"), Open()])
            return created.table, victim.cookie, tables(await asked(address, {PLAIN: forged}))

        table, cookie, of_the_forger = plain(scene)
        assert forged != cookie
        assert re.fullmatch(r"[\w-]{22}\.[\w-]{22}", cookie)
        assert table not in of_the_forger

    def test_nor_does_it_look_on_or_connect(self, plain):
        """A call that needs no session gets none from it, and a socket a new one."""

        async def scene(address):
            table = (await Device(address).create("kompakt", [Mine("Anna"), Open()], public=True)).table
            known = await asked(address, {PLAIN: "A" * 22}, f"/api/tables/{table}")
            guest = Device(address)
            guest.cookie = "A" * 22
            line = await guest.connect(table)
            await line.close()
            return set_cookie(known), line.response.headers.get("set-cookie", "")

        unneeded, handshake = plain(scene)
        assert unneeded is None
        assert re.match(r"nascondino=[\w-]{22}\.[\w-]{22};", handshake)

    def test_its_own_is_kept_even_after_a_restart(self, stage):
        async def first(address):
            host = Device(address)
            return (await host.create("kompakt", [Mine("Anna"), Open()])).table, host.cookie

        table, cookie = stage(first)

        async def again(address):
            return await asked(address, {PLAIN: cookie})

        answer = stage(again)
        assert ([table], None) == (tables(answer), set_cookie(answer))

    def test_the_key_is_for_the_server_alone(self, stage):
        async def scene(address):
            return None

        stage(scene)
        path = stage.folder / "tables.db.key"
        assert 0o600 == stat.S_IMODE(path.stat().st_mode)
        key = path.read_bytes()
        path.chmod(0o644)
        stage(scene)
        assert (0o600, key) == (stat.S_IMODE(path.stat().st_mode), path.read_bytes())

        path.write_bytes(b"short")
        with pytest.raises(BadInput, match=r"tables\.db\.key"):
            stage(scene)

    def test_a_cookie_of_an_older_version_that_holds_a_seat_goes_on(self, stage):
        """It is the token alone. It gets what makes it one of this version, and the seat with it."""
        old = table_of_an_older_version(stage)

        async def scene(address):
            return await asked(address, {PLAIN: old.token}), await asked(address, {PLAIN: "B" * 22})

        known, stranger = stage(scene)
        name, value = set_cookie(known)
        assert ([old.table], PLAIN, old.token) == (tables(known), name, value.split(".")[0])
        assert [] == tables(stranger)

        async def afterwards(address):
            device = Device(address)
            device.cookie = value
            place = await device.sit(old.table, 0)
            return await place.receive(), set_cookie(await asked(address, {PLAIN: value}))

        seated, again = stage(afterwards)
        assert (0, None) == (seated["seat"], again)

    def test_a_key_that_was_lost_takes_nobodys_seat_away(self, stage):
        async def first(address):
            host = Device(address)
            return (await host.create("kompakt", [Mine("Anna"), Open()])).table, host.cookie

        table, cookie = stage(first)
        (stage.folder / "tables.db.key").unlink()

        async def again(address):
            return await asked(address, {PLAIN: cookie})

        answer = stage(again)
        assert [table] == tables(answer)
        assert cookie != set_cookie(answer)[1]

    def test_one_of_an_older_version_is_too_old_some_day(self, stage, monkeypatch):
        old = table_of_an_older_version(stage)
        monkeypatch.setattr(sessions, "LASTING", -1)

        async def scene(address):
            return await asked(address, {PLAIN: old.token})

        assert [] == tables(stage(scene))


class table_of_an_older_version:  # noqa: N801  # reads as what it makes
    """One whose host's session was written as the digest of a cookie without a mark."""

    def __init__(self, stage):
        async def scene(address):
            host = Device(address)
            self.table = (await host.create("kompakt", [Mine("Anna"), Open()])).table
            self.token = host.cookie.split(".")[0]

        stage(scene)


class TestFixation:
    """An opponent plants a cookie that they know in somebody's browser, to hold the seat that is claimed with it."""

    def test_a_sibling_site_cannot_plant_one_under_https(self, public):
        """Browsers let a site of the same domain set any cookie but one whose name begins with `__Host-`."""

        async def scene(address):
            opponent, host, victim = Device(address), Device(address), Device(address)
            await opponent.begin()
            created = await host.create("kompakt", [Mine("Anna"), Open()])
            victim.cookie_name, victim.cookie = PLAIN, opponent.cookie
            await victim.claim(created.table, created.links[0].token, "Bruno")
            return victim, [tables(await asked(address, {name: opponent.cookie})) for name in (PLAIN, PREFIXED)]

        victim, of_the_opponent = public(scene)
        assert PREFIXED == victim.cookie_name
        assert [[], []] == of_the_opponent

    def test_nor_beside_ones_own(self, public):
        async def scene(address):
            opponent, victim = Device(address), Device(address)
            await opponent.begin()
            table = (await victim.create("kompakt", [Mine("Anna"), Open()])).table
            both = await asked(address, {PLAIN: opponent.cookie, PREFIXED: victim.cookie})
            return table, tables(both), set_cookie(both)

        table, listed, made = public(scene)
        assert ([table], None) == (listed, made)

    def test_a_seat_of_an_older_version_is_found_under_its_old_name(self, stage):
        old = table_of_an_older_version(stage)

        async def scene(address):
            return await asked(address, {PLAIN: old.token})

        answer = stage(scene, public_url=PUBLIC)
        assert ([old.table], PREFIXED) == (tables(answer), set_cookie(answer)[0])

    def test_under_https_a_cookie_is_for_this_host_alone(self, public):
        async def scene(address):
            return dict((await asked(address, {})).headers)["set-cookie"]

        made = public(scene)
        assert re.fullmatch(
            r"__Host-nascondino=[\w-]{22}\.[\w-]{22}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax; Secure", made
        )


class TestHosts:
    """A name that an opponent lets lead to this machine does not make their page one of ours (DNS rebinding)."""

    @pytest.mark.parametrize(
        ("host", "is_served"),
        [
            ("localhost:8460", True),
            ("LOCALHOST", True),
            ("127.0.0.1:9", True),
            ("[::1]:8460", True),
            ("192.168.1.5:8460", True),
            ("table.example", True),
            ("Table.Example:443", True),
            ("evil.example", False),
            ("evil.example:8460", False),
            ("localhost.evil.example", False),
            ("table.example.evil.example", False),
            ("127.0.0.1.evil.example", False),
            ("evil@localhost", False),
            ("192.168.1.6", False),
            ("0.0.0.0:8460", False),
            ("", False),
            ("[", False),
            ("localhost/evil", False),
        ],
    )
    def test_only_its_own_addresses_and_names_are_served(self, host, is_served):
        site = Site("0.0.0.0", PUBLIC)  # noqa: S104
        assert is_served == site.serves(host, "192.168.1.5")

    def test_an_address_is_the_same_in_both_kinds(self):
        assert Site("::", None).serves("192.168.1.5:8460", "::ffff:192.168.1.5")
        assert Site("::", None).serves("[2001:DB8::5]:8460", "2001:db8:0::5")

    def test_a_rebound_name_is_told_one_sentence_whatever_it_asks(self, plain):
        async def scene(address):
            host = Device(address)
            table = (await host.create("kompakt", [Mine("Anna"), Open()], public=True)).table
            paths = ["/", "/healthz", "/api/reach", f"/api/tables/{table}", "/api/openapi.json", "/assets/none.js"]
            answers = [await host.request("GET", path, Host="evil.example:8460") for path in paths]
            answers.append(
                await host.request(
                    "POST", f"/api/tables/{table}/seats/0/link", Host="evil.example", Origin="http://evil.example"
                )
            )
            rebound = await handshake(host, table, "evil.example:8460", "http://evil.example:8460")
            return answers, rebound

        answers, rebound = plain(scene)
        assert 403 == rebound
        assert {421} == {answer.status for answer in answers}
        [sentence] = {answer.content for answer in answers}
        assert b"--public-url" in sentence
        assert 1 == sentence.count(b". ") + sentence.count(b".\n") + sentence.endswith(b".")
        assert all("content-security-policy" in dict(answer.headers) for answer in answers)

    def test_a_request_that_names_no_host_is_refused(self, plain):
        async def scene(address):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rsplit(":", 1)[1]))
            writer.write(b"GET /api/reach HTTP/1.0\r\n\r\n")
            line = await reader.readline()
            writer.close()
            return line

        assert b" 421 " in plain(scene)


class TestOrigins:
    @pytest.mark.parametrize(
        ("host", "origin", "status"),
        [
            ("table.example", "https://table.example", 200),
            ("table.example", "http://table.example", 403),
            ("localhost:8460", "http://localhost:8460", 200),
            ("localhost:8460", "https://localhost:8460", 403),
            ("localhost:8460", "http://localhost:3000", 403),
            ("localhost:8460", "https://table.example", 200),
            ("localhost:8460", "null", 403),
        ],
    )
    def test_https_pages_belong_to_https_sites_alone(self, public, host, origin, status):
        async def scene(address):
            device = Device(address)
            await device.begin()
            table = (await device.create("kompakt", [Mine("Anna"), Open()])).table
            wish = f"/api/tables/{table}/seats/1/link"
            answer = await device.request("POST", wish, Host=host, Origin=origin)
            return answer.status, await handshake(device, table, host, origin)

        assert (status, 101 if status == 200 else status) == public(scene)


class TestHsts:
    @staticmethod
    async def told(address):
        hosts = ("table.example", "localhost")
        answers = [await Device(address).request("GET", "/healthz", Host=host) for host in hosts]
        return [dict(answer.headers).get("strict-transport-security") for answer in answers]

    def test_it_is_said_where_it_was_asked_for_and_by_the_public_name_alone(self, stage, public):
        assert ["max-age=31536000", None] == public(self.told)
        assert [None, None] == stage(self.told, public_url=PUBLIC)

    @pytest.mark.parametrize("arguments", [["--hsts"], ["--hsts", "--public-url", "http://table.example"]])
    def test_without_https_there_is_none(self, arguments, capsys):
        assert 1 == cli.main(["serve", *arguments])
        assert "--hsts needs a --public-url that begins with https://" in capsys.readouterr().err

    @pytest.mark.parametrize(
        "url",
        ["table.example", "ftp://table.example", "https://", "https://a b", "https://table.example/path", "https://u@x"],
    )
    def test_a_public_url_that_is_none_is_said_in_a_sentence(self, url, capsys):
        assert 2 == cli.main(["serve", f"--public-url={url}"])
        assert "as in https://table.example.org" in capsys.readouterr().err
