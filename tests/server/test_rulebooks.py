"""Rules as they are shown to people."""

import re

import pytest

from nascondino import games
from nascondino.engine.texts import LANGUAGE, TABLE_TEXTS, languages
from nascondino.server.http.rulebooks import html, rulebook

RULE = re.compile('<li id="([A-Z]+-[0-9]+)">')


@pytest.mark.parametrize("title", games.titles())
def test_every_game_has_its_rules_as_chapters(title):
    book = rulebook(games.folder(title))
    numbered = [chapter.title for chapter in book.chapters if '<li id="' in chapter.html]

    assert book.language == "en"
    assert book.lead.startswith("<p>")
    assert len(numbered) >= 3
    assert not any(" style=" in chapter.html for chapter in book.chapters)


@pytest.mark.parametrize("language", [each for each in languages(TABLE_TEXTS) if each != LANGUAGE])
@pytest.mark.parametrize("title", games.titles())
def test_a_translation_has_the_same_rules_in_the_same_chapters(title, language):
    original, translation = (rulebook(games.folder(title), each) for each in (LANGUAGE, language))

    assert translation.language == language
    assert numbers(original) == numbers(translation)
    assert original.lead != translation.lead


def numbers(book):
    return [RULE.findall(chapter.html) for chapter in book.chapters]


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
