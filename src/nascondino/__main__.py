"""`python -m nascondino` is the command `nascondino`."""

import sys

from nascondino.cli import main

sys.exit(main())
