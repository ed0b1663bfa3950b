"""The open book on the page: painted once a double page, turned with shading only, read aloud by its parts.

A turn takes 320 ms: the right page narrows to the fold, then the next one widens from it. With reduced motion the next
double page is there at once. Source: campaign.md 2.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.logbook.book_paint import BookPainter, spread_of
from noria_desktop.ui.pages.logbook.book_spoken import account_spoken, picture_spoken, story_spoken
from noria_desktop.ui.pages.logbook.double_page import (
    Opened,
    Places,
    language_now,
    needed_height,
    paint_double,
)
from noria_desktop.ui.tell_fault import tell_fault

TURN_MS: Final = 320
NARROW: Final = 900
"""Design pixels of the page below which one page of the book is shown at a time."""


class Spoken(QWidget):
    """A part of the book for screen readers; the book itself paints it."""

    def __init__(self, parent: QWidget) -> None:
        """Without words."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class BookView(QWidget):
    """The open book."""

    side_turned = Signal()
    """In a narrow window: from the picture to the account, or back."""

    def __init__(self, style: ShellStyle, opened: Opened) -> None:
        """Open at a double page."""
        super().__init__()
        self._style = style
        self.opened = opened
        self.single: int | None = None
        """In a narrow window: which page is shown."""
        self._pixmap: QPixmap | None = None
        self._key: object = None
        self._before: QPixmap | None = None
        self._forward = True
        self.places = Places(None, None, None)
        self.picture = Spoken(self)
        self.story = Spoken(self)
        self.account = Spoken(self)
        self._turning = QVariantAnimation(self)
        self._turning.setDuration(TURN_MS)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._turning.valueChanged.connect(self._step)
        self._turning.finished.connect(self._turned)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._fit()

    # What is shown --------------------------------------------------------------------------------------

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self._fit()

    def set_single(self, single: bool) -> None:
        """One page at a time, or both."""
        if single != (self.single is not None):
            self.single = 0 if single else None
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if single else Qt.FocusPolicy.NoFocus)
            self._fit()

    def show_side(self, side: int) -> None:
        """In a narrow window, the left (0) or the right (1) page."""
        if self.single is not None and side != self.single:
            self.single = side
            self._fit()
            self.side_turned.emit()

    def open(self, opened: Opened, *, forward: bool | None = None) -> None:
        """Another double page; ``forward`` says which way it is turned, None shows it at once."""
        before = self._pixmap if self._pixmap is not None and self.isVisible() else None
        self._end_turn()
        self.opened = opened
        self._fit()
        if forward is None or self._style.still or before is None or self.single is not None:
            return
        if before.size() != self._now().size():
            return
        self._before, self._forward = before, forward
        self._turning.start()

    @property
    def turning(self) -> bool:
        """Whether a page is just being turned."""
        return self._before is not None

    def finish(self) -> None:
        """The turn is over now."""
        self._turning.stop()
        self._end_turn()

    def _end_turn(self) -> None:
        self._turning.stop()
        self._before = None
        self.update()

    def _step(self) -> None:
        self.update()

    def _turned(self) -> None:
        self._before = None
        self.update()

    def _fit(self) -> None:
        """Least size, words for screen readers, and a new picture."""
        self._key = None
        need = needed_height(self.opened, single=self.single is not None)
        self.setMinimumHeight(self._style.px(need))
        self.updateGeometry()
        self._speak()
        self.update()

    def _speak(self) -> None:
        opened = self.opened
        first, second = opened.page.folios
        words = translate("Logbook", "Pages {left} and {right}").format(left=first, right=second)
        self.setAccessibleName(f"{words}. {opened.page.spoken}")
        self.picture.setAccessibleName(picture_spoken(opened.page, opened.inside, opened.entry))
        self.story.setAccessibleName(story_spoken(opened.inside))
        self.account.setAccessibleName(account_spoken(opened.page, opened.entry, opened.inside))

    # Painting -------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(600), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finish()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fit()
        super().changeEvent(event)

    def _now(self) -> QPixmap:
        """The picture of the double page; made again when anything about it changes."""
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, self._style, self.single, id(self.opened), language_now())
        if self._pixmap is None or key != self._key:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = BookPainter(pixmap)
            try:
                room = QRectF(self.rect())
                self.places = paint_double(painter, room, self._style, self.opened, self.single)
            except Exception as error:
                tell_fault(error)
            finally:
                painter.end()
            self._pixmap, self._key = pixmap, key
            self._place_parts()
        return self._pixmap

    def _place_parts(self) -> None:
        """Parts for screen readers lie where they are painted."""
        places = self.places
        for part, area in ((self.picture, places.picture), (self.account, places.right)):
            part.setVisible(area is not None)
            if area is not None:
                part.setGeometry(area.toAlignedRect())
        self.story.setVisible(places.left is not None and bool(self.story.accessibleName()))
        if places.left is not None and places.picture is not None:
            below = QRectF(places.left)
            below.setTop(places.picture.bottom())
            self.story.setGeometry(below.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        now = self._now()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._before is None or self._before.size() != now.size():
            painter.drawPixmap(0, 0, now)
        else:
            self._paint_turn(painter, self._before, now)
        if self.single is not None and self.hasFocus():
            canvas, s = Canvas(painter, self._style), self._style.scale
            room = QRectF(self.rect()).adjusted(2, 2, -2, -10 * s)
            canvas.stroke(rounded_rect(room, 14 * s), self._style.theme.focus, 2.2 * s)
        painter.end()

    def _paint_turn(self, painter: QPainter, before: QPixmap, now: QPixmap) -> None:
        """One half of the book stays, one is new already; over them the leaf that is being turned."""
        done = float(self._turning.currentValue() or 0.0)
        spread = spread_of(QRectF(self.rect()), self._style.scale)
        assert spread.left is not None
        assert spread.right is not None
        fold, ratio = spread.right.left(), now.devicePixelRatio()
        left, right = QRectF(0, 0, fold, self.height()), QRectF(fold, 0, self.width() - fold, self.height())
        old, new = (left, right) if self._forward else (right, left)
        _draw(painter, before, old, old, ratio)
        _draw(painter, now, new, new, ratio)
        if done < 0.5:
            leaf, share, page = before, 1 - 2 * done, spread.right if self._forward else spread.left
        else:
            leaf, share, page = now, 2 * done - 1, spread.left if self._forward else spread.right
        wide = page.width() * share
        is_right = page is spread.right
        target = QRectF(fold if is_right else fold - wide, page.top(), wide, page.height())
        _draw(painter, leaf, target, page, ratio)
        shade = QLinearGradient(fold, 0, fold + (wide if is_right else -wide), 0)
        shade.setColorAt(0, tone("#000000", 0.34 * (1 - share)))
        shade.setColorAt(1, tone("#000000", 0.1 * (1 - share)))
        painter.fillRect(target, shade)

    # A page at a time -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """In a narrow window Tab turns to the account before it goes on to the buttons."""
        if self.single is not None and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            tab, back = event.key() == Qt.Key.Key_Tab, event.key() == Qt.Key.Key_Backtab
            if (tab and self.single == 0) or (back and self.single == 1):
                self.show_side(1 - self.single)
                return True
        return bool(super().event(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def _draw(painter: QPainter, pixmap: QPixmap, target: QRectF, source: QRectF, ratio: float) -> None:
    """A part of a picture, by its place in logical pixels."""
    part = QRectF(
        source.left() * ratio, source.top() * ratio, source.width() * ratio, source.height() * ratio
    )
    painter.drawPixmap(target, pixmap, part)
