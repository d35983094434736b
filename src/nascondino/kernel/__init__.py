"""What joins readable rules to the compiler: records, rules, templates, random numbers, the cache.

Importing this package imports Numba, which takes a moment; callers that may not need it import it late.
"""

from .compiling import COMPILED, bind, routine, rule, rules_loaded, warm_up
from .randomness import Random, below, seeded
from .records import Bool, Float64, Int8, Int16, Int32, Record
from .sets import lowest, size
from .telling import event_writer
from .uncounted import uncounted

__all__ = [
    "COMPILED",
    "Bool",
    "Float64",
    "Int8",
    "Int16",
    "Int32",
    "Random",
    "Record",
    "below",
    "bind",
    "event_writer",
    "lowest",
    "routine",
    "rule",
    "rules_loaded",
    "seeded",
    "size",
    "uncounted",
    "warm_up",
]
