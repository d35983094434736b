"""Write the hashed locks anew from pyproject.toml: `python tools/lock.py [--upgrade]`.

Run it in the development environment after changing a dependency. Pins that still fit stay; `--upgrade` renews all.

A lock holds for Linux, macOS and Windows and for every Python that the project allows: it names the digest of every
file that the index has of a version, and uses markers where platforms need different versions. It names no index, so
each machine fetches from the one it is set up with, and gets the same bytes or an error.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PROJECT = "the project's own dependencies"

LOCKS = {  # lock → what it pins, by dependency group; a later lock keeps the pins of an earlier
    "node": ["node"],
    "runtime": [PROJECT, "build"],
    "dev": [PROJECT, "build", "dev"],
    "ray": [PROJECT],
}
EXTRAS = {"ray": "ray"}  # of the project, that a lock pins too


def command(lock: str, earlier: list[str], upgrade: bool) -> list[str]:
    sources = ["pyproject.toml"] if PROJECT in LOCKS[lock] else []
    groups = [f"--group=pyproject.toml:{group}" for group in LOCKS[lock] if group != PROJECT]
    extras = [f"--extra={EXTRAS[lock]}"] if lock in EXTRAS else []
    files = ["constraints.in", *(f"{name}.txt" for name in earlier)]
    limits = [word for file in files for word in ("--constraints", f"locks/{file}")]
    return [
        *(sys.executable, "-m", "uv", "pip", "compile", *sources, *groups, *extras, *limits),
        *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-config", "--quiet"),
        *("--no-annotate", "--custom-compile-command", "python tools/lock.py"),
        *("--output-file", f"locks/{lock}.txt", *(["--upgrade"] if upgrade else [])),
    ]


def public_environment() -> dict[str, str]:
    """Without this machine's own indexes: the digests must be those that everybody gets."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}


def main() -> int:
    parser = argparse.ArgumentParser(description="Write locks/*.txt anew from pyproject.toml.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit, not the pinned ones")
    upgrade = parser.parse_args().upgrade
    done: list[str] = []
    for lock in LOCKS:
        code = subprocess.run(command(lock, done, upgrade), cwd=ROOT, env=public_environment(), check=False).returncode
        if code:
            return code
        done.append(lock)
        print(f"locks/{lock}.txt written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
