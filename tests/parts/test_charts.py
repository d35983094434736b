"""Maps in characters."""

import pytest

from nascondino.parts.charts import Label, Stroke, Window, around, draw, explained, whole

ALL = Window(left=0, top=0, unit=1, columns=12, rows=3)


def test_a_label_stands_about_where_it_belongs():
    assert "\n    57\n" == draw(ALL, [], [Label((5, 2), "57")])


def test_a_line_is_a_row_of_signs_and_ends_below_labels():
    points = [(1, 0), (10, 0)]

    labels = [Label(points[0], "1"), Label((10, 0), "10")]
    assert "·1·······10\n\n" == draw(ALL, [Stroke([(0, 0), *points], "·")], labels)


def test_a_line_may_bend():
    assert "····\n    ·\n    ·" == draw(ALL, [Stroke([(0, 0), (3, 0), (4, 2), (4, 4)], "·")], [])


def test_labels_that_would_touch_move_apart():
    drawn = draw(ALL, [], [Label((5, 2), "57"), Label((5, 2), "58"), Label((5, 2), "59")])

    assert {"57", "58", "59"} == set(drawn.split())


def test_a_label_without_room_is_left_out():
    narrow = Window(0, 0, 1, columns=4, rows=1)

    assert "123" == draw(narrow, [], [Label((1, 0), "123"), Label((1, 0), "9")]).strip()


def test_what_lies_outside_is_not_shown():
    assert "\n\n" == draw(ALL, [Stroke([(20, 0), (30, 9)], "·")], [Label((20, 1), "57"), Label((-9, 0), "1")])


@pytest.mark.parametrize(
    ("middle", "left"),
    [(500, 500 - 20), (0, -4), (1000, 1000 + 4 - 40)],
)
def test_a_window_goes_as_far_as_there_is_something_to_see(middle, left):
    points = [(0, 0), (1000, 1000)]

    assert left == around((middle, 500), points, 1, columns=41, rows=11).left


def test_what_is_smaller_than_the_window_is_in_its_middle():
    window = around((1, 1), [(0, 0), (10, 10)], 1, columns=41, rows=21)

    assert (-15, -15) == (window.left, window.top)


def test_the_whole_has_room_at_both_sides():
    window = whole([(0, 0), (100, 40)], columns=61, margin=5)

    assert ((0, 5), (10, 55)) == (window.cell((0, 0)), window.cell((100, 40)))
    assert 11 == window.rows


def test_a_legend_is_as_wide_as_the_map():
    assert "map\n\none two\nthree" == explained("map", "one two three", 8)
