"""Lists of games in the shell's look: what a row looks like, and the view that shows rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle, tone

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

Medallion: TypeAlias = Callable[[Canvas, float, float, float, bool], None]
"""Paints a game's emblem: centre, half its size, whether it is dim."""


class RowDelegate(QStyledItemDelegate):
    """Paints rows of two lines behind a game's emblem."""

    def __init__(self, style: ShellStyle) -> None:
        """In a style."""
        super().__init__()
        self.look = style

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Two lines."""
        return QSize(self.look.px(200), self.look.px(60))

    def paint_row(
        self,
        canvas: Canvas,
        option: QStyleOptionViewItem,
        *,
        title: str,
        second: str,
        medallion: Medallion,
        trouble: bool = False,
        taken: float = 0,
    ) -> None:
        """Ground, emblem and words.

        Args:
            canvas: where to paint.
            option: place and state of the row.
            title: the first line.
            second: the quieter line.
            medallion: paints the emblem.
            trouble: something is wrong with it.
            taken: logical pixels at the end of the second line that are needed for something else.
        """
        # Six hundred names, which no list asks for until a row of it is in sight.
        from PySide6.QtWidgets import QStyle

        theme, scale, style = self.look.theme, self.look.scale, self.look
        area = QRectF(option.rect)
        box = area.adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            body = theme.raised if style.dark else mix(theme.raised, theme.accent, 0.13)
            canvas.fill(rounded_rect(box, 8 * scale), body, 1.0 if chosen else 0.6)
        if chosen and style.contrast:
            canvas.stroke(rounded_rect(box, 8 * scale), theme.accent, 2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            canvas.stroke(rounded_rect(box, 8 * scale), theme.focus, 2)
        elif not chosen:
            low = area.bottom()
            canvas.stroke(segment(box.left(), low, box.right(), low), style.colours.hair, 1, 0.7)
        middle = area.center().y()
        medallion(canvas, box.left() + 22 * scale, middle, 14 * scale, trouble)
        left = box.left() + 46 * scale
        room = box.right() - left - 8 * scale
        canvas.words(QRectF(left, middle - 22 * scale, room, 21 * scale), title, 13.5, theme.text, chosen)
        place = QRectF(left, middle, room - taken, 20 * scale)
        if trouble:
            canvas.glyph("warn", left + 7 * scale, place.center().y(), 6.5 * scale, theme.danger)
            place.setLeft(left + 20 * scale)
        canvas.words(place, second, 12.5, theme.danger if trouble else theme.muted)


class RowList(QListView):
    """A list of such rows."""

    def __init__(self, delegate: RowDelegate) -> None:
        """Rows painted by this delegate."""
        super().__init__()
        self.delegate = delegate
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.set_style(delegate.look)

    def set_style(self, style: ShellStyle) -> None:
        """Colours of the empty part; rows are painted by the delegate."""
        self.delegate.look = style
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tone(style.theme.surface))
        self.setPalette(palette)
        self.setMinimumHeight(style.px(64))
        self.paint_anew()

    def paint_anew(self) -> None:
        """Lay and paint the rows again; for the viewport itself, Qt would make all classes of widgets known first."""
        self.scheduleDelayedItemsLayout()
