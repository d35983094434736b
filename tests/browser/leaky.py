"""A server that shows everybody what the first seat sees. For tests."""

import sys

import msgspec

from nascondino.cli import main
from nascondino.engine.survey import Scratch
from tests import luck

honest = Scratch.survey


def leaky(scratch):
    survey = honest(scratch)
    views = survey.views[:1] * len(survey.views)
    return msgspec.structs.replace(survey, views=views, all_views=b"".join(views))


if __name__ == "__main__":
    luck.fix()
    Scratch.survey = leaky
    sys.exit(main(["serve", "--no-compile-ahead", *sys.argv[1:]]))
