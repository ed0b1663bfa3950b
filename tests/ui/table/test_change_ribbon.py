"""The ribbon of what a drop changes: one row, two where one has no room, and a sign for what two cannot hold."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from noria_desktop.ui.table.change_ribbon import rows_of

LINES = (
    "Total 19 to 18",
    "-1 for more loose nodes",
    "Spoilt: Guiding Star of 3",
    "surrounds 1 Dark Sky token",
)


def test_what_fits_stands_in_one_row(qapp: QApplication) -> None:
    assert rows_of(LINES, 2000) == (LINES,)
    assert rows_of((), 2000) == ()


def test_what_has_no_room_in_one_row_stands_in_a_second_one(qapp: QApplication) -> None:
    """Three plates filled the bar, and the fourth, a feature won, went without a sign."""
    rows = rows_of(LINES, 420)
    assert len(rows) == 2
    assert sorted(sum(rows, ())) == sorted(LINES)
    assert rows[0][0] == LINES[0]


def test_what_two_rows_cannot_hold_is_counted(qapp: QApplication) -> None:
    lines = tuple(f"{line} of {number}" for number in range(3) for line in LINES)
    rows = rows_of(lines, 420)
    shown = sum(rows, ())
    assert len(rows) == 2
    assert set(shown[:-1]) < set(lines)
    assert lines[0] == shown[0], "the first ones stay"
    assert shown[-1] == f"{len(lines) - len(shown) + 1} more"


def test_a_short_line_fills_what_a_long_one_leaves(qapp: QApplication) -> None:
    """Two stars lost took all there was at 800 pixels, and the points that they cost fell away."""
    long = "Lost: Guiding Star of 3 (row 3, column 5), a node too many."
    rows = rows_of(("Total 24 to 17", long, f"{long} It scored 3.", "-3 Planets"), 400)
    assert rows == (("Total 24 to 17", "-3 Planets"), (long, "1 more"))


def test_a_line_wider_than_the_ribbon_has_a_row_of_its_own(qapp: QApplication) -> None:
    long = "a very long line " * 20
    assert rows_of(("Total 19 to 18", long), 420) == (("Total 19 to 18",), (long,))
    lines = (
        "Total 19 to 18",
        long,
        "Spoilt: Guiding Star of 3 (row 3, column 5), too few gaps are left.",
        "+2 Features",
    )
    assert rows_of(lines, 420) == (("Total 19 to 18", "+2 Features"), (long, "1 more"))
