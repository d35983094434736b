"""What catalogues of texts hold, and whether a translation says all that the English one says."""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from nascondino.engine.game import Game
from nascondino.engine.texts import LANGUAGE

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def messages(game: Game) -> list[str]:
    """The ids of its messages, in order."""
    return [entry.id.name for entry in _english(game).body if isinstance(entry, ast.Message)]


def parts(game: Game) -> set[str]:
    """The ids of those that others are made of."""
    return {name for entry in _english(game).entries.values() for name in _seen_in(entry).references}


def spoken(game: Game) -> list[str]:
    """Those that its words say. The page says the others, of its face, lesson and prompt; its tests ask for them."""
    pages = tuple(f"{game.info.id}-{part}-" for part in ("face", "learn", "ask"))
    return [message for message in messages(game) if not message.startswith(pages)]


def mistakes(game: Game) -> list[str]:
    """What is no message, nor anything else that a catalogue may hold."""
    return _english(game).mistakes


def _english(game: Game) -> ParsedCatalogue:
    return ParsedCatalogue(Path(inspect.getfile(game.module)).parent / "locale" / f"{LANGUAGE}.ftl")


class ParsedCatalogue:
    """One file of texts, as it is written."""

    def __init__(self, path: Path) -> None:
        self.language = path.stem
        self.body: list[Any] = FluentParser().parse(path.read_text(encoding="utf-8")).body
        named = [entry for entry in self.body if isinstance(entry, (ast.Message, ast.Term))]
        self.entries = {_name(entry): entry for entry in named}
        self.messages = [name for name in self.entries if not name.startswith("-")]
        self.mistakes = [str(entry.content) for entry in self.body if isinstance(entry, ast.Junk)]
        self.mistakes += [f"{name} twice" for name in self.entries if sum(_name(e) == name for e in named) > 1]

    def seen_in(self, name: str) -> Seen:
        """What a text is made of, that of the texts it refers to included."""
        seen, known = Seen(), set[str]()
        seen.references.add(name)
        while missing := seen.references - known:
            known |= missing
            for each in sorted(missing & self.entries.keys()):
                seen.visit(self.entries[each])
        return seen

    def leaves(self, name: str) -> set[str]:
        """The texts that can come of it, before anything is inserted."""
        return set(_leaves(self.entries[name]))


class Seen(Visitor):
    """The variables that a text inserts, what it chooses by, and to which texts it refers."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: dict[str, set[str]] = {}  # by variable, the words it is compared with
        self.categories: set[str] = set()  # of plurals
        self.numbers: set[str] = set()  # variables that are counted

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the visitor calls it so)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys <= PLURALS:
            self.categories |= keys
            self.numbers.add(node.selector.id.name)
        else:
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _seen_in(entry: Any) -> Seen:
    seen = Seen()
    seen.visit(entry)
    return seen


def _name(entry: Any) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _leaves(entry: Any) -> Iterator[str]:
    """Each pattern within the entry as text, choices left out."""
    if isinstance(entry, ast.Pattern):
        yield "".join(map(_written, entry.elements)).strip()
    for value in vars(entry).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from _leaves(part)


def _written(element: Any) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    choice = isinstance(element.expression, ast.SelectExpression)
    return "" if choice else f"{{ {serialize_expression(element.expression)} }}"


# A translation.


def faults(english: ParsedCatalogue, translated: ParsedCatalogue, alike: Collection[str] = ()) -> list[str]:
    """What is wrong with a translation; `alike` are texts that are the same in both languages."""
    return [
        *translated.mistakes,
        *(f"{name} is missing" for name in english.messages if name not in translated.entries),
        *(f"{name} is of no use" for name in _superfluous(english, translated)),
        *(
            f"{name}: {fault}"
            for name in english.messages
            if name in translated.entries
            for fault in (
                *_other_arguments(english, translated, name),
                *_untranslated(english, translated, name, alike),
            )
        ),
    ]


def _superfluous(english: ParsedCatalogue, translated: ParsedCatalogue) -> set[str]:
    """What the page and the games do not ask for, and no other text refers to."""
    referred = {name for entry in translated.entries.values() for name in _seen_in(entry).references}
    return translated.entries.keys() - english.entries.keys() - referred


def _other_arguments(english: ParsedCatalogue, translated: ParsedCatalogue, name: str) -> Iterator[str]:
    ours, theirs = english.seen_in(name), translated.seen_in(name)
    if ours.variables != theirs.variables:
        yield f"inserts {sorted(theirs.variables)} instead of {sorted(ours.variables)}"
    for variable, words in ours.words.items():
        if words != theirs.words.get(variable, set()):
            yield f"knows {sorted(theirs.words.get(variable, []))} of ${variable} instead of {sorted(words)}"
    strange = theirs.categories - categories(translated.language)
    if strange:
        yield f"has plurals that the language does not have: {sorted(strange)}"
    unknown = {each for each in theirs.references if each not in translated.entries}
    if unknown:
        yield f"refers to {sorted(unknown)}, which is not there"


def categories(language: str) -> set[str]:
    """The forms of plurals that a language has."""
    from babel import Locale

    return {*Locale.parse(language).plural_form.tags, "other"}


def _untranslated(
    english: ParsedCatalogue, translated: ParsedCatalogue, name: str, alike: Collection[str]
) -> Iterator[str]:
    for leaf in english.leaves(name) & translated.leaves(name):
        if len(wording(leaf)) > 1 and wording(leaf) not in alike:
            yield f"still says '{leaf}'"


def wording(leaf: str) -> str:
    """What is written in it besides what is inserted: `bots` of `{ $count } bots`."""
    return re.sub(r"^[\W\d]+|[\W\d]+$", "", re.sub(r"\{[^}]*\}", "", leaf))
