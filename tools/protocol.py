"""Write anew what is made from the server's types and the games: `python tools/protocol.py`."""

from collections.abc import Iterator
from pathlib import Path

from nascondino import games
from nascondino.server.wire import game_types
from nascondino.server.wire.protocol import markdown, typescript

ROOT = Path(__file__).resolve().parent.parent
GAMES = "web/src/games"


def made() -> Iterator[tuple[str, str]]:
    """Every file, by its name, with what belongs there."""
    yield "web/src/protocol.ts", typescript()
    yield "docs/protocol.md", markdown()
    for title in games.titles():
        yield f"{GAMES}/{title}.ts", game_types.typescript(games.load(title))


def main() -> None:
    for name, text in made():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{name} written")


if __name__ == "__main__":
    main()
