"""Write web/src/protocol.ts and docs/protocol.md anew from the server's types: `python tools/protocol.py`."""

from pathlib import Path

from nascondino.server.wire.protocol import markdown, typescript

ROOT = Path(__file__).resolve().parent.parent
FILES = {"web/src/protocol.ts": typescript, "docs/protocol.md": markdown}


def main() -> None:
    for name, make in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")
        print(f"{name} written")


if __name__ == "__main__":
    main()
