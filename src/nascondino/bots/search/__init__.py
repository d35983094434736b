"""Search for any game: players that look ahead from what their seat knows."""

from .searcher import Candidate, Effort, Explanation, Searcher, Style

__all__ = ["Candidate", "Effort", "Explanation", "Searcher", "Style"]
