"""The levels of our search: names that people know, and how much each of them thinks."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from nascondino.engine.belief import Chair

from .search import Effort, Searcher, Style


@dataclass(frozen=True)
class Level:
    """Lower ones look less far and less closely, and are content with what is nearly as good. None blunders by dice."""

    name: str
    effort: Effort
    style: Style

    def player(self, chair: Chair, random: Random, effort: Effort | None = None) -> Searcher:
        """With another effort, if one is given: so can levels be compared at the same."""
        return Searcher(chair, random, effort or self.effort, self.style)


EXPERTS = Effort(1.0, 400)
LEVELS = {
    level.name: level
    for level in (
        Level("novice", Effort(0.05, 15), Style(temperature=0.2, nodes=1 << 10)),
        Level("regular", Effort(0.2, 200), Style(temperature=0.02, nodes=1 << 12)),
        Level("expert", EXPERTS, Style(solves=True, nodes=1 << 14)),
        Level("master", Effort(3.0), Style(solves=True, nodes=1 << 17)),
    )
}
STYLES = {  # they think as much as an expert, and choose to their taste among what is hardly worse
    style.name: style
    for style in (
        Level("careful", EXPERTS, Style(temperature=0.04, taste=1, solves=True, nodes=1 << 15)),
        Level("bold", EXPERTS, Style(temperature=0.04, taste=-1, solves=True, nodes=1 << 15)),
    )
}
SEARCHERS = LEVELS | STYLES
