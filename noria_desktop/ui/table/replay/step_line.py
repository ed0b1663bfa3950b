"""In a small window: the step that is shown in one line over the time line, with what the panel beside the board offers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from noria_desktop.ui.art.marks import seat_badge
from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.replay.step_shown import StepShown

HEIGHT: Final = 40
ROOMY: Final = 960
"""In a narrower window the adviser's button is its lamp alone."""


class StepLine(Bar):
    """Whose turn, what was done, and two buttons."""

    why_wanted = Signal()
    """The panel over the table's side."""
    resumed = Signal()
    """Play on."""
    asked = Signal()
    """What would the adviser do?"""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(skin, parent)
        self._shown: StepShown | None = None
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.why = BarButton(skin, Look.RAISED, key="W", parent=self)
        self.ask = BarButton(skin, Look.RAISED, icon="hint", key="H", parent=self)
        self.ask.hide()
        self.ask.clicked.connect(self.asked)
        self.resume = BarButton(skin, Look.PRIMARY, parent=self)
        self.why.clicked.connect(self.why_wanted)
        self.resume.clicked.connect(self.resumed)
        self.set_skin(skin)

    def show_step(self, shown: StepShown) -> None:
        """Another moment."""
        self._shown = shown
        self.setAccessibleName(self._words())
        self.update()

    def word_ask(self, words: str) -> None:
        """What the adviser's button does."""
        self.ask.word(words)
        self._place()

    def tell(self, note: str) -> None:
        """A line about the adviser in place of the step; nothing: the step again."""
        self._told = note
        self.setAccessibleName(self._words())
        self.update()

    def _words(self) -> str:
        shown = self._shown
        if self._told:
            return self._told
        if shown is None:
            return ""
        if shown.present < 0:
            return shown.heading
        return translate("Replay", "{heading}: {what}").format(
            heading=shown.heading, what=shown.steps[shown.present].words
        )

    def word_resume(self, words: str) -> None:
        """What the brass button does."""
        self.resume.word(words, key="Enter")
        self._place()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.why.word(translate("Replay", "Why"))
        self._place()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * self._skin.zoom), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        right = self.width() - round(10 * self._skin.zoom)
        # The words of the step come first where there is little room.
        self.ask.set_compact(self.width() < ROOMY * self._skin.zoom)
        for button in (self.resume, self.why, self.ask):
            if button.isHidden():
                continue
            button.adjustSize()
            right -= button.width()
            button.move(right, (self.height() - button.height()) // 2)
            right -= round(8 * self._skin.zoom)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom = self._skin.theme, self._skin.zoom
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, 0, self.width(), 1), rgba(theme.line, 110))
        painter.scale(zoom, zoom)
        shown = self._shown
        x = 16.0
        if shown is not None and shown.seat is not None:
            seat_badge(painter, theme, int(shown.seat), x + 6, HEIGHT / 2, 7)
            x += 22
        first = self.why if self.ask.isHidden() else self.ask
        box = QRectF(x, 0, first.x() / zoom - x - 10, HEIGHT)
        text(painter, box, self._words(), 13.5, theme.text, align=LEFT)
        painter.end()
