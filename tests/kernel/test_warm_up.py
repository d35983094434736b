"""Numba is made ready before anybody needs it."""

import subprocess
import sys

SCRIPT = """
from nascondino import kernel
from numba.core.registry import cpu_target
target = cpu_target.target_context
before = len(target._defns)
kernel.warm_up()
print(before < len(target._defns))
"""


def test_it_gathers_what_can_be_compiled():
    answer = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)

    assert answer.stdout == "True\n"
