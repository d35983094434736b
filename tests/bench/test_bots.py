"""What `nascondino bench bots` measures, in small."""

import pytest

from nascondino.bench import bots


@pytest.mark.slow
def test_it_measures_search_and_beliefs_of_a_game():
    result = bots.run(rounds=1, size=0.01, chosen=("venice",))
    found = bots.figures(result)["searches"]["venice"]

    assert found["playouts_per_cpu_second"] > 0
    assert found["moves_per_cpu_second"] > found["playouts_per_cpu_second"]
    assert found["belief_microseconds_per_event"] > 0
    assert "venice" in bots.table(result)
