"""`rule` makes a function of the rules compilable; `bind` compiles a template for one game."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from numba import njit
from numba.core import config
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.extending import register_jitable

from . import cache, compile_lock, progress
from .rule_compiler import RuleCompiler

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = not config.DISABLE_JIT  # type: ignore[attr-defined]
"""False with NUMBA_DISABLE_JIT=1: the same rules as plain Python, for a debugger or for coverage."""

INNER = {
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": RuleCompiler,
}
"""A rule is only ever called from compiled code, and is inlined there: without, random play was 40 % slower."""


def warm_up() -> None:
    """Have Numba gather what it can compile: else the first function that is compiled or loaded waits for it."""
    if COMPILED:
        with global_compiler_lock:
            cpu_target.typing_context.refresh()
            cpu_target.target_context.refresh()


_rules = 0


def rules_loaded() -> int:
    """How many functions of rules have been loaded: about so many are compiled, some for several types or for none."""
    return _rules


def rule(function: Function) -> Function:
    """Let compiled code call the function. Called from Python, it stays plain Python."""
    global _rules
    _rules += 1
    if COMPILED:
        register_jitable(nogil=True, boundscheck=True, **INNER)(function)
    return function


def routine(function: Function) -> Function:
    """A rule that is large and needed in many places: called, for copies of it would take long to compile."""
    global _rules
    _rules += 1
    if COMPILED:
        register_jitable(nogil=True, boundscheck=True, **{**INNER, "forceinline": False})(function)
    return function


def bind(template: Function, rules: ModuleType, *, compiled: bool = True) -> Function:
    """Compile the template with its global `rules` standing for one game's module; or leave it plain Python.

    The same code object under new globals and an own qualified name: the only way found in which Numba both keeps the
    result on disk and compiles it as if it had been written for that game.
    """
    bound: Any = FunctionType(
        template.__code__, template.__globals__ | {"rules": rules}, template.__name__, template.__defaults__
    )
    bound.__qualname__ = f"{template.__qualname__}[{rules.__name__}]"
    bound.__module__ = template.__module__
    function: Function = _compile(bound, {_folder(template), _folder(rules)}) if compiled and COMPILED else bound
    return function


def compiled(function: Function) -> Function:
    """A function that needs no game, compiled when it is first called."""
    made: Function = _compile(function, {_folder(function)}) if COMPILED else function
    return made


def _folder(source: Any) -> Path:
    return Path(inspect.getfile(source)).resolve().parent


def _compile(function: Any, folders: set[Path]) -> Any:
    """Bounds checks are always on: without them a wrong index corrupts memory and says nothing."""
    progress.watch()
    directory = cache.directory(frozenset(folders))
    if directory is None:
        return njit(nogil=True, boundscheck=True)(function)
    outer, config.CACHE_DIR = config.CACHE_DIR, directory  # type: ignore[attr-defined]
    try:
        made: Any = njit(cache=True, nogil=True, boundscheck=True)(function)
    finally:
        config.CACHE_DIR = outer  # type: ignore[attr-defined]
    LockedCompilation(made, Path(directory, f"{function.__qualname__}.lock"))
    return made


class LockedCompilation:
    """A function is compiled while no other process does; what is in the cache is loaded without waiting."""

    def __init__(self, function: Any, lock: Path) -> None:
        self._compile, self._load = function.compile, function._cache.load_overload
        self._save = function._cache.save_overload
        self._lock = lock
        self._held = ExitStack()
        function.compile, function._cache.load_overload = self.compile, self.load
        function._cache.save_overload = self.save

    def compile(self, signature: Any) -> Any:
        # Numba's own lock first, always: of two threads neither can then wait for what the other one holds.
        with global_compiler_lock, ExitStack() as self._held:
            return self._compile(signature)

    def load(self, signature: Any, context: Any) -> Any:
        found = self._found(signature, context)
        if found is None:
            self._held.enter_context(compile_lock.held(self._lock))
            found = self._found(signature, context)  # another process may have compiled it meanwhile
        return found

    def save(self, signature: Any, compiled: Any) -> None:
        """What cannot be kept, because the disk is full or not ours, is there all the same."""
        with suppress(OSError):
            self._save(signature, compiled)

    def _found(self, signature: Any, context: Any) -> Any:
        with suppress(OSError):  # it may be there, but not for us
            return self._load(signature, context)
        return None
