"""How rules are compiled: only as far as a template needs that inlines them, never to machine code of their own.

A rule is inlined into every template that calls it. Numba would optimise it and make machine code of it all the same,
and so for every rule that calls it in turn; left out, a game compiles in two thirds of the time, to the same code.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class RuleCompiler(Compiler):
    """Numba's compiler, for functions that are only ever called from compiled code."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, RuleLibrary(target.codegen(), "rule"), *rest)  # type: ignore[no-untyped-call]
        self.state.library.enable_object_caching()


class RuleLibrary(JITCodeLibrary):
    """The code of a rule, for others to link. Should Numba rename what is left out here, it would be done again."""

    def _optimize_final_module(self) -> None:
        """Left out: the template is optimised with all its rules in it."""

    def _finalize_final_module(self) -> None:
        """Left out: machine code."""
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0  # as for a function that Python cannot call

    @property
    def codegen(self) -> Any:
        """Where Numba would set the environment of machine code that is not there."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        pass
