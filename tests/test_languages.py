"""Every language says all that English says; the same in Python and in the browser."""

import itertools
import json
import subprocess
from pathlib import Path

import pytest

import page
from nascondino import games
from nascondino.cli import speaking
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, Catalogue, best_language, languages
from nascondino.testing import pseudo
from nascondino.testing.catalogues import Sheet, faults

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = languages(TABLE_TEXTS)
FOLDERS = [TABLE_TEXTS, speaking.LOCALE, *(games.folder(title) / "locale" for title in games.titles())]
TRANSLATIONS = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in FOLDERS
    for language in LANGUAGES
    if language != LANGUAGE
]

ALIKE = {  # words that are the same as in English
    "all": {
        *("Nascondino", "Mille Grazie", "Scotland Yard Venice", "nascondino verify RECORD --link"),
        *("Mister X", "Agent X", "Colonel Bubble", "Lord Fiddlebottom", "Madame Zsa Zsa"),
        *("Bot", "London"),
    },
    "de": {"Bus", "Taxi", "Tickets", "Underground", "Vaporetto", "orange"},
    "nl": {"Black ticket", "Black tickets", "bots", "Bus", "bus", "Taxi", "taxi", "Tickets", "Vaporetto"},
    "it": {"Black ticket", "Gondola", "gondola", "no", "Taxi", "taxi", "Vaporetto"},
    "fr": {
        *("Black ticket", "bots", "Bus", "bus", "certain", "Figure", "impossible", "Notes", "orange", "Pause"),
        *("Points", "points", "Police", "Table", "Tables", "Taxi", "taxi", "Tickets", "Vaporetto"),
    },
    "es": {"bots", "Bus", "bus", "no", "Taxi", "taxi", "Vaporetto"},
}


@pytest.mark.parametrize(("folder", "language"), TRANSLATIONS)
def test_a_translation_is_complete(folder, language):
    """If this finds a text that is rightly the same in English, add it to ALIKE."""
    english, translated = (Sheet(folder / f"{each}.ftl") for each in (LANGUAGE, language))

    assert [] == faults(english, translated, ALIKE["all"] | ALIKE[language])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_english_texts_have_no_mistakes_of_form(folder):
    assert [] == Sheet(folder / f"{LANGUAGE}.ftl").mistakes


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
    return Sheet(folder / f"{LANGUAGE}.ftl"), Sheet(folder / "de.ftl")


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
COUNTS = [0, 1, 2, 5, 21, 1234567]
MOST = 60  # of the ways to say one message


def samples(sheet):
    for name in sheet.messages:
        seen = sheet.seen_in(name)
        values = {
            each: COUNTS if each in seen.numbers else sorted(seen.words.get(each, {"Łódź 7"}))
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
    asked = [list(samples(Sheet(file))) for file in files]
    sources = [{"language": file.stem, "source": file.read_text(encoding="utf-8")} for file in files]
    there = in_the_browser([{**source, "asked": each} for source, each in zip(sources, asked, strict=True)])

    for file, messages, texts in zip(files, asked, there, strict=True):
        here = Catalogue(file)
        assert texts == [here.say(name, **given) for name, given in messages]


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
    assert expected == best_language(speaking.wishes(environment), ["de", "en", "nl"])


# The language that nobody speaks


def test_what_nobody_speaks_is_bracketed_accented_longer_and_still_a_catalogue(tmp_path):
    sheets(tmp_path, GERMAN)
    english = tmp_path / f"{LANGUAGE}.ftl"
    english.write_text(pseudo.catalogue(english), encoding="utf-8")
    made = Catalogue(english)

    assert "⟦2 góéss ⟦bý táxíí⟧⟧" == made.say("moved", pawn=2, how="taxi")
    assert "⟦óñéé séátt⟧" == made.say("seats", count=1)
