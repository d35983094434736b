"""Whatever is asked by HTTP, the answer is one that /api/openapi.json describes."""

import asyncio
import gzip
import http.client
import json
from types import MappingProxyType

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from nascondino.client.device import Device, RequestRefused
from nascondino.games import info
from nascondino.server.wire import openapi
from nascondino.server.wire.http_messages import Bot, Mine, Open

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
KNOWN = {"table": "", "game": "venice", "board": info("venice").boards[0]}
schema = schemathesis.openapi.from_dict(json.loads(openapi.document()))


@pytest.fixture(scope="module")
def host(generous):
    """A device with a public table of its own."""

    async def prepare():
        device = Device(generous.address)
        created = await device.create("venice", (Mine("Anna"), Open(), Bot("random")), public=True)
        return device, created.table

    return asyncio.run(prepare())


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case, generous, host):
    device, table = host
    for name, value in KNOWN.items():  # mostly, so that calls get further than to a table that is not there
        if name in case.path_parameters and len(str(case.path_parameters[name])) % 3:
            case.path_parameters[name] = value or table
    case.call_and_validate(base_url=generous.address, headers=device.headers(), checks=CHECKS)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/x/claim", 405),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/%00%ff%F0", 404),
        ("GET", f"/api/tables/{'x' * 10_000}", 404),
        ("POST", f"/api/tables/x/seats/{'9' * 5000}/link", 404),
        ("GET", "/api/games/venice/texts/..%2f..%2f..%2fsecret", 404),
    ],
)
def test_an_answer_about_a_strange_call_is_a_failure(generous, method, path, status):
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(Device(generous.address).ask(method, path))
    assert refused.value.status == status


@pytest.mark.parametrize(("call", "body"), [("bot", {}), ("back", None), ("link", None)])
@pytest.mark.parametrize("seat", [1, 2])
def test_who_shows_no_session_holds_no_seat(generous, host, seat, call, body):
    """Not even one that nobody holds, or a bot, at a table that is open to all."""
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(Device(generous.address).ask("POST", f"/api/tables/{host[1]}/seats/{seat}/{call}", body))
    assert refused.value.reason == "not_yours"


@pytest.mark.parametrize("language", ["xx", "%00", "x" * 5000, ".."])
def test_a_language_that_is_not_there_is_the_first_one(generous, language):
    ask = Device(generous.address).ask
    unknown, known = (asyncio.run(ask("GET", f"/api/games/venice/texts/{code}")) for code in (language, "en"))
    assert unknown == known


@pytest.mark.parametrize("path", ["/%00", f"/{'x' * 300}", "/assets/..%2f..%2fapp.py", "/../app.py", "//etc/passwd"])
def test_no_page_is_outside(generous, path):
    assert _status(generous, path) == 404


@pytest.mark.parametrize(("path", "kind"), [("/elsewhere", "text/html"), ("/assets/old.js", "text/plain")])
def test_where_nothing_is_people_get_a_page_and_programs_a_word(generous, path, kind):
    answer = asyncio.run(Device(generous.address).request("GET", path))

    assert answer.status == 404
    assert dict(answer.headers)["content-type"].startswith(kind)


@pytest.mark.parametrize("path", ["/api/games/venice/texts/en", "/api/games/venice/boards/venice/dark/en"])
def test_what_is_the_same_for_everybody_travels_compressed_and_only_once(generous, path):
    plain = _answer(generous, path)
    packed = _answer(generous, path, {"Accept-Encoding": "gzip"})
    again = _answer(generous, path, {"If-None-Match": packed.headers["etag"]})

    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert "no-cache" == plain.headers["cache-control"]
    assert (304, b"") == (again.status, again.content)


def test_a_large_request_is_refused(generous):
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(Device(generous.address).ask("POST", "/api/tables", "x" * 20_000))
    assert refused.value.status == 400


@pytest.mark.parametrize("host", ["[", "", "x" * 5000, "a b", "\xff"])
@pytest.mark.parametrize("path", ["/api/nothing", "/nothing"])
def test_a_strange_host_is_none_of_ours(generous, path, host):
    assert _status(generous, path, {"Host": host}) in (400, 421)


def _status(server, path, headers=MappingProxyType({})):
    return _answer(server, path, headers).status


def _answer(server, path, headers=MappingProxyType({})):
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.content = answer.read()
    connection.close()
    return answer
