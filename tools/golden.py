"""Write the golden playthroughs anew: one match of each game, told from every chair. Read them before committing."""

from __future__ import annotations

from nascondino import games
from nascondino.testing.playthrough import golden

if __name__ == "__main__":
    for game in games.titles():
        path, text = golden(games.load(game), games.folder(game))
        path.write_text(text, encoding="utf-8")
        print(path.name, len(text.splitlines()), "lines")
