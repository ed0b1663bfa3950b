"""The ribbon of what a drop changes: one row, two where one has no room, and a sign for what two cannot hold."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.cards import AMOUNT, is_welcome
from noria_desktop.ui.i18n import signed, signed_of_rival
from noria_desktop.ui.table.change_ribbon import paint_ribbon, rows_of
from noria_desktop.ui.table.lamp_card import CardWords, LampCard

NIGHT = THEMES["night"]

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


def test_what_a_rival_gains_is_never_in_the_colour_of_a_gain(qapp: QApplication) -> None:
    """“+4 for the bot” was green on a hint's card, and a warning was on the ribbon."""
    for words, good in (
        (signed_of_rival(4), False),
        (signed_of_rival(-4), True),
        (signed(4), True),
        (signed(-4), False),
    ):
        amount = re.match(AMOUNT, f"{words} for somebody")
        assert amount is not None
        assert is_welcome(amount[1]) is good
        for paint in (ribbon_colours, chip_colours):
            wanted, other = ("success", "danger") if good else ("danger", "success")
            seen = paint(f"{words} for somebody")
            assert near(seen, wanted) > near(seen, other), (words, paint)


def ribbon_colours(words: str) -> QImage:
    """A plate of the ribbon."""
    picture = QImage(400, 58, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    paint_ribbon(painter, NIGHT, (words,), 0, 400, 58)
    painter.end()
    return picture


def chip_colours(words: str) -> QImage:
    """A chip of a hint's card."""
    host = QWidget()
    host.resize(500, 500)
    card = LampCard(Skin(NIGHT, "en"), host)
    card.show_words(CardWords("Hint", "", "title", chips=(words,)), QRect(0, 0, 10, 10), (), host.rect())
    return card.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def near(picture: QImage, name: str) -> int:
    """How many of its pixels are all but of this colour of the theme."""
    wanted = QColor(getattr(NIGHT, name))
    seen = [picture.pixelColor(x, y) for y in range(picture.height()) for x in range(picture.width())]
    return sum(
        abs(one.red() - wanted.red()) + abs(one.green() - wanted.green()) + abs(one.blue() - wanted.blue())
        < 40
        for one in seen
    )
