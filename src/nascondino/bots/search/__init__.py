"""Search for any game: players that look ahead from what their seat knows."""

from .memory import is_compiled
from .searcher import Candidate, Effort, Explanation, Searcher, Style

__all__ = ["Candidate", "Effort", "Explanation", "Searcher", "Style", "is_compiled"]
