"""A small board of somebody's own, as a file: forty stations on a hill, for the games that take such files."""

import copy
import json

COLUMNS, ROWS = 8, 5
AT = {n: (100 + 160 * ((n - 1) % COLUMNS), 120 + 150 * ((n - 1) // COLUMNS)) for n in range(1, COLUMNS * ROWS + 1)}
TITLE = "Hill <b>& Town</b>"
MALICE = "</text><script>x</script>"
STARTS = {
    "venice": {"detectives": [1, 8, 33, 40, 5, 37], "mister_x": [19, 22]},
    "kompakt": {"mister_x": [19, 22, 27, 30]},
}


def board(game="venice"):
    """Streets to ride along, trams along it, a funicular across it, and a tunnel that nobody sees."""
    streets = [(n, n + 1) for n in AT if n % COLUMNS] + [(n, n + COLUMNS) for n in AT if n + COLUMNS in AT]
    rides = {"bicycle": streets, "tram": [(1, 3), (3, 5), (33, 35), (35, 37)], "rack": [(1, 10), (10, 19), (19, 28)],
             "tunnel": [(2, 39)]}  # fmt: skip
    return {
        "format": 1,
        "id": "hill",
        "title": TITLE,
        "licence": "CC0-1.0",
        "credits": ["Drawn for a test"],
        "size": [1320, 900],
        "radius": 20,
        "ground": "land",
        "transports": [
            transport("bicycle", "Bicycle", "#7a4a00", "#e8b060"),
            transport("tram", "Tram", "#00567a", "#6fc7e9"),
            transport("rack", "Rack railway", "#7a0045", "#f07ab8"),
            transport("tunnel", "Tunnel", "#333333", "#cccccc", secret=True),
        ],
        "stations": [{"id": n, "x": x, "y": y, "name": "Mill" if n == 2 else ""} for n, (x, y) in AT.items()],
        "links": [{"a": a, "b": b, "by": by} for by, ends in rides.items() for a, b in ends],
        "starts": copy.deepcopy(STARTS[game]),
        "scenery": [{"draw": "label", "kind": "place", "text": MALICE, "x": 660, "y": 840, "size": 20}],
    }


def transport(name, called, light, dark, **more):
    return {"id": name, "name": called, "colour": {"light": light, "dark": dark}, "width": 4, **more}


def file_of(content):
    return json.dumps(content, indent=1).encode()
