"""Words that refuse what is not plain: whoever puts a match into words gives them plain views and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .broken import Broken

BELIEVING = ("explain", "doubts")  # these are given a Belief Record


class OnlyPlain:
    """Stands for a module of functions, and counts how often each was called."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self.called: dict[str, int] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self._module, name)

        def checked(*arguments: Any) -> Any:
            if name not in BELIEVING and any(isinstance(argument, np.void) for argument in arguments):
                raise Broken(f"'{name}' was given a NumPy record")
            self.called[name] = self.called.get(name, 0) + 1
            return function(*arguments)

        return checked
