"""The memory that a search writes into; and its templates, bound to games."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from nascondino.engine.game import Game
from nascondino.engine.guidance import guided
from nascondino.kernel import seeded

from . import retelling, tree
from .binding import bind_all
from .tree import Edge, Found, Node, Scratch, Step

EDGES = 8  # room for so many of each node, in the mean
WORD = 8  # bytes


def new_scratch(game: Game, nodes: int, seed: int) -> Scratch:
    """Room for so many nodes, a power of two."""
    module, buffers = game.module, game.buffers()
    words = np.zeros(-(-module.View.dtype.itemsize // WORD), np.uint64)
    most = game.info.players[1]
    return Scratch(
        nodes=Node.array(nodes),
        edges=Edge.array(nodes * EDGES),
        steps=Step.array(tree.DEEPEST),
        found=Found.array(1),
        states=module.State.array(1),
        blank=module.State.array(1),
        views=words.view(np.uint8)[: module.View.dtype.itemsize].view(module.View.dtype),
        no_view=module.View.array(1),
        words=words,
        events=buffers.events,
        actions=buffers.actions,
        weights=buffers.weights,
        choices=np.zeros(game.info.most_legal, np.int64),
        odds=np.zeros(game.info.secrets[0]),
        points=np.zeros(most, np.int32),
        values=np.zeros(most),
        randoms=seeded(seed),
    )


def clear(scratch: Scratch) -> None:
    """Forget the tree."""
    used = scratch.found[0]
    scratch.nodes.view(np.uint8)[:] = 0
    scratch.edges[: used.edges].view(np.uint8)[:] = 0
    used.nodes = used.edges = 0


@functools.lru_cache(64)
def rules_of(game: Game) -> Any:
    """The game's rules with its guides."""
    return guided(game.module)


@functools.lru_cache(64)
def search_of(game: Game) -> Any:
    """The search, bound to a game; compiled when it is first called."""
    return bind_all(tree.search, tree.PARTS, rules_of(game), compiled=game.compiled)


def is_compiled(game: Game) -> bool:
    """Whether the search can begin at once. As plain Python it would think for many seconds about the least."""
    return bool(getattr(search_of(game), "signatures", False))


@functools.lru_cache(64)
def retell_of(game: Game) -> Any:
    return game.bound(retelling.retell)
