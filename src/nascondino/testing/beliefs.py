"""The laws of beliefs: the truth is possible, a sampled world looks like the true one, and nothing else is possible."""

from __future__ import annotations

from random import Random
from typing import Any

from nascondino.engine.belief import Belief, Chair
from nascondino.engine.contract import ONLOOKER
from nascondino.kernel import seeded

from .broken import Broken
from .twins import Twins
from .walk import Happened, Referee


class Believers:
    """What every chair believes, held against the truth and against its bag of twins."""

    def __init__(self, referee: Referee, random: Random) -> None:
        self.referee = referee
        self.randoms = seeded(random.randrange(2**32))
        self.beliefs = [self._belief(chair) for chair in referee.chairs]

    def _belief(self, chair: int) -> Belief:
        return Belief(Chair(self.referee.setup, None if chair == ONLOOKER else chair))

    def follow(self, happened: Happened, twins: list[Twins]) -> None:
        for belief, bag in zip(self.beliefs, twins, strict=True):
            belief.take_in(happened.told[bag.chair])
            self._check_truth(belief, bag.chair, happened)
            self._check_sample(belief, bag, happened)
            self._check_exact(belief, bag)

    def _check_truth(self, belief: Belief, chair: int, happened: Happened) -> None:
        for which, value in enumerate(self._secrets(happened.after, chair)):
            if value not in belief.possible(which):
                raise Broken(f"chair {chair} holds the truth, {value} of secret {which}, for impossible")

    def _check_sample(self, belief: Belief, bag: Twins, happened: Happened) -> None:
        chair, world = bag.chair, belief.sample(self.randoms)
        if self.referee.look(world, chair).tobytes() != self.referee.look(happened.after, chair).tobytes():
            raise Broken(f"a world sampled for chair {chair} does not look like the true one")
        if self.referee.actors(world) != self.referee.actors(happened.after):
            raise Broken(f"in a world sampled for chair {chair}, others may act than in the true one")
        if bag.complete and world.tobytes() not in {bag.bag[i].tobytes() for i in range(len(bag.bag))}:
            raise Broken(f"a world sampled for chair {chair} has other bytes than any that it perceived alike")

    def _check_exact(self, belief: Belief, bag: Twins) -> None:
        """What was perceived alike is possible; and nothing else, where the bag holds all worlds that were."""
        for which, values in enumerate(bag.secrets().T.tolist()):
            perceived_alike, possible = set(values), set(belief.possible(which))
            extra = sorted(possible - perceived_alike) if bag.complete else []
            missing = sorted(perceived_alike - possible)
            if extra or missing:
                raise Broken(f"the belief of chair {bag.chair} is not exact: {extra} too many, {missing} missing")

    def _secrets(self, states: Any, chair: int) -> tuple[int, ...]:
        run, boards = self.referee.run, self.referee.boards
        count = len(self.referee.setup.game.info.secrets)
        return tuple(int(run.secret(boards, states, chair, which)) for which in range(count))
