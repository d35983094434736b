"""The page's linter finds what it is there for: imports against the order of folders, and faces that know too much."""

import json
import re
import subprocess
from pathlib import Path

import pytest

import page

ROOT = Path(__file__).resolve().parent.parent
FILES = "svelte.config.js", "tsconfig.json", "package.json", "lint/eslint.config.js", "lint/layers.js"
STYLED = ".svelte", ".css", ".ts"

DIRECTION = "must not import it"
STRANGERS = "A face must not import another game's."
UNNAMED = "Only faces/index.ts finds a game's face."
HEADING = "A face must not read a heading."
TEXT = "A face must not read the id or the arguments of a text."
TEXT_ID = "A face must not know a text's id"
CAST = "A face must not cast"
PICTURE = "A face must not read a picture"
DECLARED = "What a view, an event or an offer is stands in src/games."

IMPORTS = [  # file, what is planted there, what is said of it
    ("protocol.ts", 'import type { Game } from "./games/venice";', DIRECTION),
    ("games/venice.ts", 'import { t } from "../text/texts.svelte";', DIRECTION),
    ("geometry/planted.ts", 'import { t } from "../text/texts.svelte";', DIRECTION),
    ("geometry/planted2.ts", 'import { keep } from "../device/storage";', DIRECTION),
    ("net/planted.ts", 'import type { Text } from "../text/texts.svelte";', DIRECTION),
    ("text/planted.ts", 'export { inMap } from "../pieces/map/lines";', DIRECTION),
    ("pieces/map/Planted.svelte", 'import type { FaceProps } from "../../faces/face";', DIRECTION),
    ("pieces/Planted.svelte", 'import Busy from "../widgets/Busy.svelte";', DIRECTION),
    ("faces/dice/planted.ts", 'import Log from "../../match/Log.svelte";', DIRECTION),
    ("faces/dice/planted2.ts", 'import { faceOf } from "..";', DIRECTION),
    ("match/Planted.svelte", 'import type { TableSession } from "../table/session.svelte";', DIRECTION),
    ("table/planted.ts", 'const later = () => import("../pages/Home.svelte");', DIRECTION),
    ("review/Planted.svelte", 'import Chat from "../table/Chat.svelte";', DIRECTION),
    ("faces/dice/Planted.svelte", 'import type { View } from "../venice/view";', STRANGERS),
    ("match/planted.ts", 'import Board from "../faces/venice/Board.svelte";', UNNAMED),
    ("pages/planted.ts", 'const later = () => import("../faces/dice");', UNNAMED),
    ("unplaced/planted.ts", 'import { t } from "../text/texts.svelte";', "has no place in lint/layers.js"),
]

KNOWING = [  # what is planted in a face
    ('offers.filter((offer) => offer.under[0] === "venice-offer-black");', HEADING),
    ("export function pawnOf({ under: [, facts] }: Offer): number { return facts; }", HEADING),
    ("function wishBehind({ under, text, spot }: Offer) {}", HEADING),
    ("const colour = way.text[1].colour;", TEXT),
    ("String(item.text[1].first);", TEXT),
    ("const { text: [id] } = offer;", TEXT),
    ("const said = { kind: KINDS[figure.name[0]]! };", TEXT),
    ('const isBlack = ([id]: Text) => id === "kompakt-offer-black";', TEXT_ID),
    ('const KINDS = { "mille_grazie-figure-noble": "coach" };', TEXT_ID),
    ("const view = now.view as unknown as View;", CAST),
    ("const pawn = event.pawn as number;", CAST),
    ("const seen = now.view as View;", CAST),
    ("const road = { colour: line.by as Colour };", CAST),
    ('import picture from "./board.svg?raw";', PICTURE),
    ('new DOMParser().parseFromString(picture, "image/svg+xml");', PICTURE),
    ("const lines = picture.matchAll(/<path d=(.*)>/g);", PICTURE),
    ("export interface View { pawns: number[] }", DECLARED),
]

RIGHT = [
    ("pages/Right.svelte", 'import { faceOf } from "../faces"; import Log from "../match/Log.svelte";'),
    ("faces/index.ts", 'const board = () => import("./generic/Board.svelte");'),
    ("faces/dice/Right.svelte", 'import { view } from "./view"; import type { Face } from "../face";'),
    ("games/dice.ts", 'import type { Offer } from "../protocol";'),
    ("text/right.ts", 'import { bundle } from "@fluent/bundle"; import en from "../../../src/nascondino/en.ftl?raw";'),
    ("faces/dice/right.ts", 'const FACES = ["taxi"] as const; const go = offers.find(({ kind }) => kind === "go");'),
]


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """What is said of each planted file. All of them are read in one run, for starting it is what takes time."""
    web = tmp_path_factory.mktemp("checkout") / "web"
    node = page.find_node()
    for folder in ROOT / "web", ROOT / "web" / "lint":
        page.install_packages(folder, node)
    for file in FILES:
        plant(web / file, (ROOT / "web" / file).read_text(encoding="utf-8"))
    for folder in "node_modules", "lint/node_modules":
        (web / folder).symlink_to(ROOT / "web" / folder, target_is_directory=True)
    knowing = [(f"faces/dice/knowing{n}.ts", code) for n, (code, _) in enumerate(KNOWING)]
    for file, code, *_ in (*IMPORTS, *RIGHT, *knowing):
        plant(web / "src" / file, in_component(code) if file.endswith(".svelte") else f"{code}\n")
    command, options = page.npm_call(web, node, ["run", "--silent", "lint", "--", "--format", "json"])
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, **options)
    assert run.stdout, run.stderr
    return {
        Path(each["filePath"]).relative_to(web / "src").as_posix(): [message["message"] for message in each["messages"]]
        for each in json.loads(run.stdout)
        if "/src/" in Path(each["filePath"]).as_posix()
    }


def in_component(code: str) -> str:
    return f'<script lang="ts">\n{code}\n</script>\n'


def plant(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def about_what_is_tested(messages):
    known = DIRECTION, STRANGERS, UNNAMED, HEADING, TEXT, TEXT_ID, CAST, PICTURE, DECLARED, "has no place"
    return [message for message in messages if any(part in message for part in known)]


@pytest.mark.parametrize(("file", "code", "fault"), IMPORTS)
def test_a_planted_import_is_caught(found, file, code, fault):
    (message,) = about_what_is_tested(found[file])

    assert fault in message


@pytest.mark.parametrize(("number", "fault"), [(n, fault) for n, (_, fault) in enumerate(KNOWING)])
def test_a_face_that_does_not_tell_things_apart_by_data_is_caught(found, number, fault):
    assert any(fault in message for message in found[f"faces/dice/knowing{number}.ts"])


@pytest.mark.parametrize(("file", "code"), RIGHT)
def test_what_keeps_the_order_is_accepted(found, file, code):
    assert [] == about_what_is_tested(found[file])


def test_every_variable_that_a_style_relies_on_is_set_somewhere():
    """No linter asks that; what a merge renames on one side only would be drawn without a colour."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in STYLED]
    used = {name for source in sources for name in re.findall(r"var\((--[\w-]*\w)\)", source)}
    set_somewhere = {name for source in sources for name in re.findall(r"(--[\w-]+)(?:\s*[:=]|[\"'`])", source)}

    assert len(used) > 50
    assert set() == used - set_somewhere
