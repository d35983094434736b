"""What people may call themselves: nothing that cannot be seen, and nothing that looks like somebody else there."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from nascondino import bots, games
from nascondino.engine.game import Game
from nascondino.engine.texts import TABLE_TEXTS, catalogue, languages

from ..refusals import Refused

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # categories: controls, what turns the direction, what has no glyph
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # letters by category
EMOJI_STYLE = "\ufe0f"  # what phones put behind many an emoji; it is seen there, and nowhere else

# Letters of other alphabets that look like a Latin one: those of Unicode's list of confusables that a keyboard for
# Greek, Cyrillic or Armenian has, or that are common in forged names. Accents, small capitals and the alphabets for
# mathematics are not here: they decompose, or their names say which letter they are.
ALPHABETS = str.maketrans(
    {
        **dict(zip("АВЕЅІЈКМНОРСТУХҮԌԚԜЬѴӀ", "ABESIJKMHOPCTYXYGQWbVI", strict=True)),
        **dict(zip("авеѕіјкмнорстухһԁԛԝүгпиьѵӏԍ", "abesijkmhopctyxhdqwyrnubvlg", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "ABEZHIKMNOPTYXJ", strict=True)),
        **dict(zip("αβεηικμνορσςτυχγωϳ", "abenikuvopoctuxywj", strict=True)),
        **dict(zip("օսոհցյԼՏՍՕ", "ounhgjLSUO", strict=True)),
        **dict(zip("ǀƖıȷɑɡɩ", "lIijagi", strict=True)),
    }
)
SHAPES = str.maketrans("I|10", "lllo")
PAIRS = (("rn", "m"), ("vv", "w"))
LATIN = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?")
AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")  # a figure more makes no other name: Bot 2 is a bot
ARTICLE = re.compile(r"^[^\W\d_A-Z]+[ ’']")


def check(name: str, others: Iterable[str], game: Game) -> None:
    """Refuse a name that hides something, or is like one of the others, or what the table itself calls somebody."""
    if not _is_seen(name):
        raise Refused("bad_name", "A name hides nothing: no characters that cannot be seen or that turn the writing.")
    if any(looks(name) & looks(other) for other in others if other):
        raise Refused("like_name", "Somebody at this table has that name, or one that looks like it.")
    bare = AROUND.sub("", unicodedata.normalize("NFKD", name))
    if (looks(name) | looks(bare)) & kept_by_the_table(game):
        raise Refused("like_name", "So the table calls a bot, an onlooker, a seat or a role.")


def _is_seen(name: str) -> bool:
    for before, character in zip(" " + name, name, strict=False):
        if character == EMOJI_STYLE and unicodedata.category(before) in ("So", "Sm", "Nd", "Po"):
            continue
        if character in BLANK or unicodedata.category(character) in UNSEEN or _is_selector(character):
            return False
    return any(unicodedata.category(character)[0] in "LNS" for character in name)


def _is_selector(character: str) -> bool:
    """Variation selectors change nothing that most fonts would show."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


@functools.lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    """What it is read as, in small letters, and what its shapes are seen as: a capital I is like a small L.

    Two names that share either are taken for each other.
    """
    letters = _bare(name).translate(ALPHABETS)
    seen = letters.translate(SHAPES).casefold()
    for pair, letter in PAIRS:
        seen = seen.replace(pair, letter)
    return frozenset({f"read {letters.casefold()}", f"seen {seen}"})


def _bare(name: str) -> str:
    """The letters, figures and symbols in it, without accents and marks."""
    letters = [_latin(each) for each in unicodedata.normalize("NFKD", name) if unicodedata.category(each)[0] in "LNS"]
    return "".join(letters) or name


def _latin(character: str) -> str:
    found = LATIN.fullmatch(unicodedata.name(character, ""))
    if found is None or character.isascii() or character in "ıɩƖ":
        return character
    return found[1] if character.isupper() else found[1].lower()


def kept_by_the_table(game: Game) -> frozenset[str]:
    """The names that nobody may take at tables of this game. The first call for a game reads all its catalogues."""
    return _kept(games.folder(game.info.id), game.info.id, game.info.roles, tuple(bots.names(game)))


@functools.cache
def _kept(folder: Path, game_id: str, roles: tuple[str, ...], kinds: tuple[str, ...]) -> frozenset[str]:
    """How bots, onlookers, seats and roles are called, in every language."""
    texts = [*_words_of_the_table(kinds), *_words_of_the_game(folder / "locale", game_id, roles)]
    return frozenset().union(*(looks(form) for text in texts for form in (text, ARTICLE.sub("", text))))


def _words_of_the_table(kinds: tuple[str, ...]) -> Iterator[str]:
    yield from ("onlooker", "bot", *kinds)
    for language in languages(TABLE_TEXTS):
        say = catalogue(TABLE_TEXTS, language).say
        yield say("onlooker")
        yield from (AROUND.sub("", say(label, seat=0)) for label in ("seat-label", "seat-bot"))
        yield from (say("seat-bot-kind", bot=kind) for kind in kinds)


def _words_of_the_game(locale: Path, game_id: str, roles: tuple[str, ...]) -> Iterator[str]:
    for language in languages(locale):
        yield from (catalogue(locale, language).say(f"{game_id}-role-{role}") for role in roles)
