"""The page as a picture file: its sheets without buttons, with the day and the name of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_ground
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words as library
from noria_desktop.ui.pages.statistics.model import GameTab
from noria_desktop.ui.pages.statistics.statistics_page import StatisticsPage
from noria_desktop.ui.widgets.picture_file import write_picture

FINENESS = 2
"""Pixels a logical pixel."""


def write_page(path: Path, page: StatisticsPage) -> None:
    """Write the picture.

    Raises:
        OSError: the file cannot be written.
    """
    style, sheets = page.style_now, page.sheets
    edge, head, foot = style.px(24), style.px(52), style.px(30)
    whole = QSize(sheets.width() + 2 * edge, sheets.height() + head + foot)
    tab, day = page.model.tab, page.model.counted.today
    title = page.header.title.text()
    if isinstance(tab, GameTab):
        title = library.joined(library.game_name(tab.game), title)
    shown = translate("Library", "MMM d, yyyy", "how a date is written, in Qt's letters")
    date = QLocale().toString(QDate(day.year, day.month, day.day), shown)

    def draw(painter: QPainter) -> None:
        canvas = Canvas(painter, style)
        paint_ground(canvas, whole.width(), whole.height())
        room = QRectF(edge, 0, whole.width() - 2 * edge, head)
        canvas.words(room, title, 22, style.theme.text, True)
        sheets.render(painter, QPoint(edge, head), QRegion(), QWidget.RenderFlag.DrawChildren)
        room = QRectF(edge, whole.height() - foot, whole.width() - 2 * edge, foot * 0.8)
        told = library.joined(date, "Noria Desktop")
        canvas.words(room, told, 12, style.theme.muted, False, Qt.AlignmentFlag.AlignRight)

    buttons = [one for one in (page.opponents.new, page.glance.replay) if not one.isHidden()]
    for plot in page.plots:
        plot.direct = True
    for button in buttons:
        button.hide()
    try:
        write_picture(path, whole, title, draw, fineness=FINENESS)
    finally:
        for button in buttons:
            button.show()
        for plot in page.plots:
            plot.direct = False
            plot.update()
