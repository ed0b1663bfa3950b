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
    assert sum(rows, ()) == LINES


def test_what_two_rows_cannot_hold_is_counted(qapp: QApplication) -> None:
    rows = rows_of((*LINES, *LINES, *LINES), 420)
    shown = sum(rows, ())
    assert len(rows) == 2
    assert shown[:-1] == (*LINES, *LINES, *LINES)[: len(shown) - 1], "the first ones stay"
    assert str(3 * len(LINES) - len(shown) + 1) in shown[-1]


def test_a_line_wider_than_the_ribbon_has_a_row_of_its_own(qapp: QApplication) -> None:
    long = "a very long line " * 20
    assert rows_of(("Total 19 to 18", long), 420) == (("Total 19 to 18",), (long,))
    lines = ("Total 19 to 18", long, "+1 for fewer loose nodes", "+2 Features")
    assert rows_of(lines, 420) == (("Total 19 to 18",), (long, "2 more")), "what stays away is counted"
