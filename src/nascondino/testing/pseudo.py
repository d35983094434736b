"""A language that nobody speaks, made from English: what is not in it is no text, what it does not fit is too small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

BEGIN, END = "⟦", "⟧"
ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
LONGER = 3  # so many letters for a further one: translations are longer by about a third


def catalogue(path: Path) -> str:
    """The source of a catalogue with every text in the language that nobody speaks."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return str(FluentSerializer().serialize(_Accented().visit(resource)))


def spoken(text: str) -> str:
    """Accented, and longer word by word."""
    return re.sub(r"[^\W\d_]+", lambda word: _longer(word[0]).translate(ACCENTS), text)


def _longer(word: str) -> str:
    return word + word[-1] * (len(word) // LONGER)


class _Accented(Transformer):
    """Whole messages stand in brackets; what is chosen or inserted within them does not."""

    def visit_Message(self, node: Any) -> Any:  # noqa: N802 (the visitor calls it so)
        self.generic_visit(node)
        if node.value:
            node.value.elements = [ast.TextElement(BEGIN), *node.value.elements, ast.TextElement(END)]
        return node

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        return ast.TextElement(spoken(node.value))
