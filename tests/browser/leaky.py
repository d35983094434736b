"""A server that shows everybody what the first seat sees. For tests."""

import sys

from nascondino.cli import main
from nascondino.engine.survey import SurveyArrays
from tests import luck

honest = SurveyArrays.read


def read(arrays):
    survey = honest(arrays)
    views = survey.views[:1] * len(survey.views)
    return survey._replace(views=views, all_views=b"".join(views))


if __name__ == "__main__":
    luck.fix()
    SurveyArrays.read = read
    sys.exit(main(["serve", *sys.argv[1:]]))
