"""What is written about the protocol is what the server speaks."""

from pathlib import Path

import msgspec
import pytest

from nascondino import games
from nascondino.cli import new_game
from nascondino.server.wire import game_types, messages, openapi, protocol, socket_messages
from nascondino.server.wire.calls import CALLS, Plain

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("name", "made"), [("web/src/protocol.ts", protocol.typescript), ("docs/protocol.md", protocol.markdown)]
)
def test_it_is_as_the_tool_writes_it(name, made):
    assert made() == (ROOT / name).read_text(encoding="utf-8"), "run tools/protocol.py"


@pytest.mark.parametrize("title", games.titles())
def test_the_types_of_a_game_are_as_the_tool_writes_them(title):
    written = (ROOT / "web" / "src" / "games" / f"{title}.ts").read_text(encoding="utf-8")

    assert game_types.typescript(games.load(title)) == written, "run tools/protocol.py"


def test_there_are_types_of_no_game_that_is_not_there():
    assert set(games.titles()) == {path.stem for path in (ROOT / "web" / "src" / "games").glob("*.ts")}


def test_a_game_that_was_just_begun_has_types(tmp_path, monkeypatch):
    """Nothing is edited by hand: its folder is enough."""
    new_game.write("marmot", tmp_path / "marmot")
    monkeypatch.setenv("NASCONDINO_GAMES", str(tmp_path))

    made = game_types.typescript(games.load("marmot"))

    assert "export interface View {\n  phase: number;" in made
    assert '  | { kind: "flooded"; burrow: number }\n' in made
    assert '  | (Offered & { kind: "dig"; facts: { burrow: number } })\n' in made
    assert 'export type Role = "fox" | "hunter";\n' in made
    assert "  digs: { choices: [5, 3] },\n" in made
    assert "export const BURROWS = 9;\n" in made


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
        messages.decode(sent, socket_messages.to_server)
