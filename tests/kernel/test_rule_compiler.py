"""What `kernel/rule_compiler.py` overrides of Numba is there, looks as it did, and is called: else it does nothing."""

import inspect

import pytest
from numba import njit
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler

from nascondino.kernel import rule
from nascondino.kernel.compiling import COMPILED
from nascondino.kernel.rule_compiler import RuleLibrary

OVERRIDDEN = {"_optimize_final_module": [], "_finalize_final_module": [], "get_pointer_to_function": ["name"]}
LEFT_OUT = "_optimize_final_module", "_finalize_final_module"
USED = {"_finalize_dynamic_globals": [], "_ensure_finalized": []}


def parameters(function):
    return list(inspect.signature(function).parameters)[1:]


@pytest.mark.parametrize(("name", "expected"), [*OVERRIDDEN.items(), *USED.items()])
def test_numba_has_each_method_with_these_parameters(name, expected):
    assert expected == parameters(getattr(JITCodeLibrary, name))


def test_what_is_overridden_is_all_that_the_library_of_a_rule_defines():
    own = {name for name, value in vars(RuleLibrary).items() if callable(value) or isinstance(value, property)}

    assert {*OVERRIDDEN, "codegen", "set_env"} == own


def test_numba_sets_environments_by_the_codegen_of_a_library():
    assert isinstance(inspect.getattr_static(JITCodeLibrary, "codegen"), property)
    assert ["env_name", "env"] == parameters(JITCPUCodegen.set_env)
    assert 2 == len(parameters(RuleLibrary.set_env))


def test_a_compiler_is_made_of_a_typing_context_a_target_and_a_library():
    made_of = ["typingctx", "targetctx", "library", "args", "return_type", "flags", "locals"]

    assert made_of == parameters(Compiler.__init__)


@rule
def twice(number):
    return 2 * number


@pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1 compiles nothing")
def test_a_rule_is_neither_optimised_nor_made_into_machine_code(monkeypatch):
    """The template alone is; and for the rule Numba has called what stands in its place."""
    called = []
    for owner in (JITCodeLibrary, RuleLibrary):
        for name in LEFT_OUT:
            monkeypatch.setattr(owner, name, noted(called, owner, getattr(owner, name)))

    assert 14 == njit(lambda number: twice(number))(7)
    for name in LEFT_OUT:
        assert (RuleLibrary, RuleLibrary, name) in called
        assert (JITCodeLibrary, JITCodeLibrary, name) in called
        assert (JITCodeLibrary, RuleLibrary, name) not in called


def noted(called, owner, method):
    """The method, which notes whose it is and on what it was called."""

    def call(self):
        called.append((owner, type(self), method.__name__))
        return method(self)

    return call
