"""Rules as they are shown to people."""

import re

import pytest

from nascondino import games
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, at_the_table, catalogue, languages
from nascondino.server.http.rulebooks import html, rulebook

LANGUAGES = languages(TABLE_TEXTS)
RULE = re.compile('<li id="([A-Z]+-[0-9]+)">')
OF_THE_PROGRAM = re.compile(r"<code>.*?</code>|\w*[a-z]_[a-z]\w*|[\w/]+\.(?:py|json)\b")
QUOTED = {"en": "“{}”", "it": "«{}»", "de": "„{}“", "fr": "«\u202f{}\u202f»", "es": "«{}»", "nl": "“{}”"}


@pytest.mark.parametrize("title", games.titles())
def test_every_game_has_its_rules_as_chapters(title):
    book = rulebook(games.folder(title))
    numbered = [chapter.title for chapter in book.chapters if '<li id="' in chapter.html]

    assert book.language == "en"
    assert book.lead.startswith("<p>")
    assert len(numbered) >= 3
    assert not any(" style=" in chapter.html for chapter in book.chapters)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != LANGUAGE])
@pytest.mark.parametrize("title", games.titles())
def test_a_translation_has_the_same_rules_in_the_same_chapters(title, language):
    original, translation = (rulebook(games.folder(title), each) for each in (LANGUAGE, language))

    assert translation.language == language
    assert numbers(original) == numbers(translation)
    assert original.lead != translation.lead


def numbers(book):
    return [RULE.findall(chapter.html) for chapter in book.chapters]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", games.titles())
def test_players_read_no_names_of_the_program(title, language):
    """Those stand in RULES.md behind what players read: how actions, settings, boards and ends are written."""
    assert [] == OF_THE_PROGRAM.findall(words(rulebook(games.folder(title), language)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Mister X is `caught`.", ["<code>caught</code>"]),
        ("With stuck_rule at all_pawns", ["stuck_rule", "all_pawns"]),
        ("the file data/dice.json", ["data/dice.json"]),
        ("57 − 11*n* tickets, *(decision)*, BDG", []),
    ],
)
def test_a_name_of_the_program_is_found(text, found):
    assert found == OF_THE_PROGRAM.findall(html(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", games.titles())
def test_a_house_rule_and_its_choices_are_called_as_where_they_are_set(title, language):
    texts = catalogue(games.folder(title) / "locale", language)
    labels = [texts.say(name) for name in at_the_table(games.info(title)) if "-option-" in name]
    read = words(rulebook(games.folder(title), language))

    assert labels
    assert [] == [label for label in labels if QUOTED[language].format(label) not in read]


def words(book):
    """All that is read, in one line; a space that does not break stays one."""
    return re.sub(r"[ \n]+", " ", " ".join([book.lead, *(chapter.html for chapter in book.chapters)]))


@pytest.mark.parametrize("title", games.titles())
def test_behind_the_rules_every_setting_board_and_end_has_its_name_for_programs(title):
    info = games.info(title)
    chapter = (games.folder(title) / "RULES.md").read_text(encoding="utf-8").partition("\n## Names in records\n")[2]
    table = [line for line in chapter.partition("\n## ")[0].splitlines() if line.startswith("|")]
    chosen = [word for option in info.options for word in (option.name, *option.words())]

    assert {*chosen, *info.boards, *info.reasons} == set(re.findall(r"`(\w+)`", "\n".join(table)))


def test_what_only_programmers_need_is_left_out(tmp_path):
    text = "# Game\n\n## End\n\nNow.\n\n## Actions\n\n`give_up`\n\n## Balance\n"
    (tmp_path / "RULES.md").write_text(text, encoding="utf-8")

    assert ["End"] == [chapter.title for chapter in rulebook(tmp_path).chapters]


def test_without_a_translation_the_rules_are_english(tmp_path):
    (tmp_path / "RULES.md").write_text("# Game\n\nHide and seek.\n", encoding="utf-8")
    book = rulebook(tmp_path, "nl")

    assert ("en", "<p>Hide and seek.</p>\n") == (book.language, book.lead)


def test_a_game_without_written_rules_has_none(tmp_path):
    assert ("", []) == (rulebook(tmp_path).lead, rulebook(tmp_path).chapters)


def test_a_rule_can_be_linked_to():
    assert '<ul>\n<li id="V-7"><strong>V-7</strong> Hide.</li>\n</ul>\n' == html("- **V-7** Hide.")


def test_rules_with_air_between_them_can_be_linked_to_as_well():
    assert html("- **V-7** Hide.\n\n- **V-8** Seek.").count('<li id="V-') == 2


def test_html_is_shown_and_not_obeyed():
    assert "<p>&lt;img src=x onerror=alert(1)&gt;</p>\n" == html("<img src=x onerror=alert(1)>")


def test_nothing_brings_its_own_style():
    assert "style" not in html("| a |\n|--:|\n| 1 |")


def test_remarks_are_left_out():
    assert "<p>a</p>\n<p>b</p>\n" == html("a\n\n<!-- written by a tool -->\n\nb")
