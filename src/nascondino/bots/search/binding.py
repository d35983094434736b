"""A template of several functions, bound to one game.

`kernel.bind` gives the game to one function. Those that it calls know the game only if they are bound with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from nascondino.kernel import bind, rule

Template = TypeVar("Template", bound=Callable[..., Any])


def bind_all(template: Template, parts: Iterable[Callable[..., Any]], rules: ModuleType, *, compiled: bool) -> Template:
    """The template compiled for the game, with these parts of it as rules of their own that know the game too."""
    known: dict[str, Any] = {**getattr(template, "__globals__"), "rules": rules}  # noqa: B009
    for part in parts:
        known[part.__name__] = rule(_among(part, known))
    bound: Template = bind(_among(template, known), rules, compiled=compiled)
    return bound


def _among(function: Any, known: dict[str, Any]) -> Any:
    """The same function, with other names to look up."""
    made = FunctionType(function.__code__, known, function.__name__, function.__defaults__)
    made.__qualname__, made.__module__ = function.__qualname__, function.__module__
    return made
