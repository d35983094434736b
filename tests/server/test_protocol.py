"""What is written about the protocol is what the server speaks."""

from pathlib import Path

import msgspec
import pytest

from nascondino.server.wire import messages, openapi, protocol
from nascondino.server.wire.calls import CALLS, Plain

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("name", "made"), [("web/src/protocol.ts", protocol.typescript), ("docs/protocol.md", protocol.markdown)]
)
def test_it_is_as_the_tool_writes_it(name, made):
    assert made() == (ROOT / name).read_text(encoding="utf-8"), "run tools/protocol.py"


def test_the_types_of_the_page_name_every_message():
    text = protocol.typescript()

    for struct in (*protocol.TO_SERVER, *protocol.TO_CLIENT, *protocol.ITEMS):
        assert f'export interface {struct.__name__} {{\n  type: "{struct.__struct_config__.tag}";' in text


def test_every_call_is_in_the_openapi_document():
    paths = msgspec.json.decode(openapi.document())["paths"]

    for call in CALLS:
        operation = paths[call.path][call.method.lower()]
        kinds = set(operation["responses"]["200"]["content"])
        assert call.meaning == operation["summary"]
        assert ("application/json" in kinds) == (call.answer is not Plain)
        assert ("requestBody" in operation) == (call.body is not None)


def test_a_message_with_a_field_too_many_is_none():
    sent = msgspec.json.encode({"type": "ping", "id": 1, "more": 2})

    with pytest.raises(msgspec.ValidationError):
        messages.decode(sent, messages.to_server)
