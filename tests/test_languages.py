"""Every language says all that English says; the same in Python and in the browser."""

import ast
import itertools
import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

import page
from nascondino import games
from nascondino.cli import languages as terminal_languages
from nascondino.engine.match import LIMIT
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, Catalogue, best_language, catalogue, languages
from nascondino.parts.boards import title_in
from nascondino.testing import pseudo
from nascondino.testing.catalogues import ParsedCatalogue, faults
from nascondino.testing.plain_records import plain_record

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = languages(TABLE_TEXTS)
GAMES = [games.folder(title) / "locale" for title in games.titles()]
PARTS = sorted(folder for folder in TABLE_TEXTS.iterdir() if folder.is_dir())
FOLDERS = [TABLE_TEXTS, *PARTS, terminal_languages.LOCALE, *GAMES]
TRANSLATIONS = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in FOLDERS
    for language in LANGUAGES
    if language != LANGUAGE
]

ALIKE = {  # words that are the same as in English
    "all": {
        *("Nascondino", "Mille Grazie", "Scotland Yard Venice"),
        *("Mister X", "Agent X", "Colonel Bubble", "Lord Fiddlebottom", "Madame Zsa Zsa"),
        *("Bot", "Chat", "London"),
    },
    "de": {"Bus", "Taxi", "Tickets", "Underground", "Vaporetto", "orange"},
    "nl": {"Black ticket", "Black tickets", "bots", "Bus", "bus", "Taxi", "taxi", "Tickets", "Vaporetto"},
    "it": {"Black ticket", "Gondola", "gondola", "no", "Taxi", "taxi", "Vaporetto"},
    "fr": {
        *("bots", "Bus", "bus", "certain", "Experts", "impossible", "Notes", "orange", "Pause"),
        *("point", "Points", "points", "Police", "Table", "Tables", "Taxi", "taxi", "Tickets", "Vaporetto"),
    },
    "es": {"bots", "Bus", "bus", "no", "Taxi", "taxi", "Vaporetto"},
}


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_a_translation_is_complete(folder, language):
    """If this finds a text that is rightly the same in English, add it to ALIKE."""
    english, translated = (ParsedCatalogue(folder / f"{each}.ftl") for each in (LANGUAGE, language))

    assert [] == faults(english, translated, ALIKE["all"] | ALIKE[language])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_english_texts_have_no_mistakes_of_form(folder):
    assert [] == ParsedCatalogue(folder / f"{LANGUAGE}.ftl").mistakes


ENGLISH = """\
seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
by = { $how ->
    [taxi] by taxi
   *[bus] by bus
}
moved = { $pawn } goes { by }
"""
GERMAN = """\
seats = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
by = { $how ->
    [taxi] mit dem Taxi
   *[bus] mit dem Bus
}
moved = { $pawn } fährt { by }
"""
MISTAKES = [
    ("moved = { $pawn } fährt { by }", "", "moved is missing"),
    ("moved = ", "gone = weg\nmoved = ", "gone is of no use"),
    ("{ $pawn } fährt", "fährt", "moved: inserts ['how'] instead of ['how', 'pawn']"),
    ("[taxi]", "[train]", "by: knows ['bus', 'train'] of $how instead of ['bus', 'taxi']"),
    ("[one]", "[few]", "seats: has plurals that the language does not have: ['few']"),
    ("mit dem Bus", "by bus", "by: still says 'by bus'"),
    ("ein Platz", "{ lost }", "seats: refers to ['lost'], which is not there"),
    ("moved =", "moved", "moved { $pawn } fährt { by }\n"),
    ("moved =", "by = mit\nmoved =", "by twice"),
]


def sheets(folder, german):
    for language, source in ((LANGUAGE, ENGLISH), ("de", german)):
        (folder / f"{language}.ftl").write_text(source, encoding="utf-8")
    return ParsedCatalogue(folder / f"{LANGUAGE}.ftl"), ParsedCatalogue(folder / "de.ftl")


def test_a_good_translation_has_no_faults(tmp_path):
    assert [] == faults(*sheets(tmp_path, GERMAN))


@pytest.mark.parametrize(("right", "wrong", "fault"), MISTAKES)
def test_a_fault_is_told(tmp_path, right, wrong, fault):
    assert fault in faults(*sheets(tmp_path, GERMAN.replace(right, wrong)))


# The same text wherever it is made

RENDER = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const said = JSON.parse(readFileSync(0, "utf-8")).map(({ language, source, asked }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return asked.map(([id, args]) => bundle.formatPattern(bundle.getMessage(id).value, args, []));
});
console.log(JSON.stringify(said));
"""
COUNTS = [-1, 0, 1, 2, 5, 21, 1234567]
MOST = 60  # of the ways to say one message


def samples(sheet, counts=COUNTS):
    for name in sheet.messages:
        seen = sheet.seen_in(name)
        values = {
            each: counts if each in seen.numbers else sorted(seen.words.get(each, {"Łódź 7"}))
            for each in seen.variables
        }
        ways = itertools.islice(itertools.product(*values.values()), MOST)
        yield from ((name, dict(zip(values, way, strict=True))) for way in ways)


def in_the_browser(asked):
    node = page.find_node().programs / "node"
    command = [node, "--input-type=module", "-e", RENDER]
    ran = subprocess.run(
        command, cwd=ROOT / "web", input=json.dumps(asked), capture_output=True, encoding="utf-8", check=True
    )
    return json.loads(ran.stdout)


def test_python_and_the_browser_say_the_same():
    files = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
    asked = [list(samples(ParsedCatalogue(file))) for file in files]
    sources = [{"language": file.stem, "source": file.read_text(encoding="utf-8")} for file in files]
    there = in_the_browser([{**source, "asked": each} for source, each in zip(sources, asked, strict=True)])

    for file, messages, texts in zip(files, asked, there, strict=True):
        here = Catalogue(file)
        assert texts == [here.say(name, **given) for name, given in messages]


# One name for a figure

PLAYED = [folder for folder in GAMES if catalogue(folder).has(f"{folder.parent.name}-pawn")]
NUMBER, OWNER = 417, "Łucja"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", PLAYED, ids=lambda folder: folder.parent.name)
def test_whoever_plays_a_figure_is_named_wherever_its_number_would_stand(folder, language):
    """But for the picture on a terminal, where nobody has a name."""
    file = folder / f"{language}.ftl"
    sheet, texts = ParsedCatalogue(file), Catalogue(file)
    spoken = [(name, given) for name, given in samples(sheet) if "pawn" in given and "-picture-" not in name]
    numbered = [(name, {**given, "pawn": NUMBER, "owner": OWNER}) for name, given in spoken]

    assert [] == [
        name
        for name, given in numbered
        if str(NUMBER) in texts.say(name, **{**given, "owns": "unknown"})
        and f"{NUMBER}" in texts.say(name, **{**given, "owns": "alone"})
    ]
    assert any(OWNER in texts.say(name, **{**given, "owns": "alone"}) for name, given in numbered)


# What a number, a mark and a sentence look like

FILES = [
    pytest.param(folder / f"{language}.ftl", id=f"{folder.parent.name}-{language}")
    for folder in FOLDERS
    for language in LANGUAGES
]
SCORE = re.compile("points?$|-scored$")
ONE = re.compile(r"(?<![-\d])1(?!\d)")


@pytest.mark.parametrize("file", FILES)
def test_minus_one_is_not_shown_as_one(file):
    """−1 is counted as one thing is; that form, too, has to write the number rather than a 1."""
    sheet, texts = ParsedCatalogue(file), Catalogue(file)
    counted = {name for name in sheet.messages if sheet.seen_in(name).numbers}
    said = [(name, texts.say(name, **given)) for name, given in samples(sheet, counts=[-1]) if name in counted]

    assert [] == [(name, text) for name, text in said if ONE.search(text)]
    assert [] == [(name, text) for name, text in said if SCORE.search(name) and "-1" not in text]


def leaves(file):
    sheet = ParsedCatalogue(file)
    return [(name, leaf) for name in sheet.messages for leaf in sorted(sheet.leaves(name))]


NARROW = "\N{NARROW NO-BREAK SPACE}"
FRENCH = re.compile(f"(?<!{NARROW})[;:!?»]|«(?!{NARROW})")
COMMAND = re.compile(r" \? pour l’aide")  # there the mark is what one types


@pytest.mark.parametrize("file", [each for each in FILES if each.id.endswith("-fr")])
def test_french_marks_stand_off_by_a_narrow_space_that_does_not_break(file):
    assert [] == [(name, leaf) for name, leaf in leaves(file) if FRENCH.search(COMMAND.sub("", leaf))]


@pytest.mark.parametrize("title", games.titles())
def test_french_marks_stand_off_in_the_rules_too(title):
    text = (games.folder(title) / "locale" / "rules.fr.md").read_text(encoding="utf-8")

    assert [] == [line for line in text.splitlines() if FRENCH.search(line)]


@pytest.mark.parametrize("file", FILES)
def test_apostrophes_are_curly(file):
    assert [] == [(name, leaf) for name, leaf in leaves(file) if "'" in leaf]


COMMANDS = re.compile(r"^(?:  )?([a-z]+(?: [A-ZÉ]+)*)( +)", re.MULTILINE)


@pytest.mark.parametrize("named", ["yes", "no"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_commands_of_the_terminal_do_stands_in_one_column(language, named):
    texts = catalogue(terminal_languages.LOCALE, language)
    _, *first = texts.say("terminal-help", example="57", named=named).splitlines()
    more = [texts.say(f"terminal-help-{which}") for which in ("map", "others", "end")]
    found = COMMANDS.findall("\n".join([*first, *more]))

    assert 11 == len(found)
    assert 1 == len({len(command + gap) for command, gap in found})
    assert all(len(gap) > 1 for _, gap in found)


APART = {"de", "nl"}  # which set the dots apart, as they stand for a word


@pytest.mark.parametrize("file", [each for each in FILES if each.id[-2:] not in APART])
def test_three_dots_stand_close_to_the_word(file):
    assert [] == [(name, leaf) for name, leaf in leaves(file) if re.search(r"\S\s+…", leaf)]


TYPED = {" >", "f'{number:2}) {self._say(item)}'"}  # behind the one a line is typed, the other is typed to choose it


def test_python_joins_no_text_to_another():
    """A sentence made of two messages is a message, too: elsewhere it has other marks, or another order."""
    code = [path for path in (ROOT / "src").rglob("*.py") if not {"tests", "testing"} & set(path.parts)]
    joined = [f"{path.name}:{line}" for path in code for line in joins(path.read_text(encoding="utf-8"))]

    assert [] == joined


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("f\"{say('a')}: {name}\"", [1]),
        ("f'{self._say(a)}{b}'", [1]),
        ("x = 1\ny = say('a') + '.'", [2]),
        ("say('a') + say('b')", [1]),
        ("f\"{say('a')} >\"", []),
        ("'  ' + say('a')", []),
        ("say('a', what=say('b'))", []),
    ],
)
def test_a_join_is_found(source, lines):
    assert lines == joins(source)


def joins(source):
    nodes = [node for node in ast.walk(ast.parse(source)) if any(map(says, parts_of(node)))]
    return [node.lineno for node in nodes if adds_words(parts_of(node)) and ast.unparse(node) not in TYPED]


def parts_of(node):
    if isinstance(node, ast.JoinedStr):
        return [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values]
    return [node.left, node.right] if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) else []


def says(part):
    called = part.func if isinstance(part, ast.Call) else None
    return getattr(called, "attr", getattr(called, "id", "")) in ("say", "_say")


def adds_words(parts):
    others = [part for part in parts if not says(part)]
    words = [part for part in others if not (isinstance(part, ast.Constant) and is_no_word(str(part.value)))]
    return len(parts) - len(others) > 1 or bool(words)


def is_no_word(text):
    return not text.strip() or text in TYPED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_any_game_has_its_reason_and_no_other_has_one(language):
    texts = ParsedCatalogue(TABLE_TEXTS / f"{language}.ftl").messages

    assert {LIMIT} == {name.removeprefix("end-reason-") for name in texts if name.startswith("end-reason-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_no_name_is_a_player_not_a_place(language):
    texts = catalogue(TABLE_TEXTS, language)

    assert texts.say("log-resigned", seat=1).startswith(f"{texts.say('player')} 2 ")


BOARDS = [(title, board) for title in games.titles() for board in games.info(title).boards]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "board"), BOARDS)
def test_a_board_is_called_as_the_reader_calls_it(title, board, language):
    """In words always; on the picture, where its scroll bears that name and not one of its own."""
    game = games.load(title)
    loaded, view = game.board(board), plain_record(game.module.View)
    english, name = (game.say((f"{title}-board-{board}", {}), each) for each in (LANGUAGE, language))

    assert game.words.picture(view, loaded, language).startswith(name)
    assert (english.lower() in loaded.svg("light").lower()) == (name in loaded.svg("light", language=language))


def test_a_board_of_ones_own_is_called_as_its_file_says():
    own = Named("mine", "My own village")

    assert "My own village" == title_in(own, FOLDERS[-1], "it")


class Named(NamedTuple):
    id: str
    title: str


# Which language


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "xx:nl:en"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_speaks_as_the_system_does(environment, expected):
    assert expected == best_language(terminal_languages.wishes(environment), ["de", "en", "nl"])


# The language that nobody speaks


def test_what_nobody_speaks_is_bracketed_accented_longer_and_still_a_catalogue(tmp_path):
    sheets(tmp_path, GERMAN)
    english = tmp_path / f"{LANGUAGE}.ftl"
    english.write_text(pseudo.catalogue(english), encoding="utf-8")
    made = Catalogue(english)

    assert "⟦2 góéss ⟦bý táxíí⟧⟧" == made.say("moved", pawn=2, how="taxi")
    assert "⟦óñéé séátt⟧" == made.say("seats", count=1)
