"""A server at which ten minutes have passed as soon as somebody goes. For tests."""

import sys

from nascondino.cli import main
from nascondino.server.live import presence
from nascondino.server.live.presence import MINUTE, Presence
from tests import luck

PATIENCE = 10 * MINUTE


def left(self, session):
    self._left[session] = presence.now() - PATIENCE


if __name__ == "__main__":
    luck.fix()
    Presence.left = left
    sys.exit(main(["serve", "--no-compile-ahead", *sys.argv[1:]]))
