"""The tool bar of the table: the way home, undo and redo, the bot's replay and speed, seed and record."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.ui.art.marks import stamp
from noria_desktop.ui.art.pens import pen, rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.buttons import BarButton, Look
from noria_desktop.ui.table.pace import BotSpeed

HEIGHT = 38


def speed_text(speed: BotSpeed) -> str:
    """The speed as the button says it."""
    match speed:
        case BotSpeed.STEP:
            return translate("Table", "Speed: step by step")
        case BotSpeed.SLOW:
            return translate("Table", "Speed: slow")
        case BotSpeed.NORMAL:
            return translate("Table", "Speed: normal")
        case BotSpeed.FAST:
            return translate("Table", "Speed: fast")
        case BotSpeed.INSTANT:
            return translate("Table", "Speed: instant")


class RecordPill(QWidget):
    """Seed and kind of record: sealed with the stamp, open as a plain word."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """An empty pill."""
        super().__init__(parent)
        self._skin = skin
        self._seed = 0
        self._sealed = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_record(self, seed: int, *, sealed: bool) -> None:
        """Set both facts."""
        self._seed, self._sealed = seed, sealed
        word = self._word()
        self.setAccessibleName(f"{self._seed_text()} {word}")
        tip = (
            translate("Table", "Sealed record: the game was never taken back past something newly revealed.")
            if sealed
            else translate("Table", "Open game: it was taken back past something already revealed.")
        )
        self.setToolTip(tip)
        self.setFixedSize(self.sizeHint())
        self.update()

    def _word(self) -> str:
        return translate("Table", "Sealed record") if self._sealed else translate("Table", "Open")

    def _seed_text(self) -> str:
        return translate("Table", "Seed {seed}").format(seed=seed_code(self._seed))

    def set_skin(self, skin: Skin) -> None:
        """Another theme."""
        self._skin = skin
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both words."""
        seed = text_width(self._seed_text(), 13)
        word = text_width(self._word(), 14, True)
        return QSize(round(seed + word + (54 if self._sealed else 34)), 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Seed in quiet letters, then the pill."""
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        left = text(painter, box, self._seed_text(), 13, theme.muted, align=LEFT) + 10
        pill = QRectF(left, 1.5, box.width() - left - 1.5, box.height() - 3)
        painter.setPen(pen(theme.line, 1.2))
        painter.setBrush(rgba(theme.raised))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        x = pill.left() + 11
        if self._sealed:
            stamp(painter, x + 8, pill.center().y(), 17)
            x += 22
        words = QRectF(x, pill.top(), pill.right() - x, pill.height())
        text(painter, words, self._word(), 14, theme.text, bold=True, align=LEFT, fit=False)
        painter.end()


class ToolBar(QWidget):
    """Top bar of the table."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    replay = Signal()
    speed = Signal()
    log = Signal()
    hint = Signal()

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """All buttons, without a game."""
        super().__init__(parent)
        self._skin = skin
        self._speed = BotSpeed.NORMAL
        self.setFixedHeight(HEIGHT)
        self._home = BarButton(skin, Look.FLAT, icon="home", parent=self)
        self._undo = BarButton(skin, Look.FLAT, icon="undo", parent=self)
        self._undo.setObjectName("undo")
        self._redo = BarButton(skin, Look.FLAT, icon="redo", parent=self)
        self._replay = BarButton(skin, Look.FLAT, icon="replay", parent=self)
        self._speed_button = BarButton(skin, Look.FLAT, icon="speed", parent=self)
        self._log = BarButton(skin, Look.FLAT, icon="knowledge", parent=self)
        self._hint = BarButton(skin, Look.FLAT, icon="hint", parent=self)
        self._hint.hide()
        self._record = RecordPill(skin, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 0)
        row.setSpacing(4)
        for button in self._buttons():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._record)
        self._home.clicked.connect(self.home)
        self._undo.clicked.connect(self.undo)
        self._redo.clicked.connect(self.redo)
        self._replay.clicked.connect(self.replay)
        self._speed_button.clicked.connect(self.speed)
        self._log.clicked.connect(self.log)
        self._hint.clicked.connect(self.hint)
        self.retranslate()

    def _buttons(self) -> tuple[BarButton, ...]:
        """All buttons from the left."""
        return (
            self._home,
            self._undo,
            self._redo,
            self._hint,
            self._replay,
            self._speed_button,
            self._log,
        )

    def set_hints(self, *, on: bool) -> None:
        """Whether this game has a player who gives advice."""
        self._hint.setVisible(on)

    def retranslate(self) -> None:
        """Word the buttons again."""
        self._home.setText(translate("Table", "Home"))
        self._undo.setText(translate("Table", "Undo"))
        self._redo.setText(translate("Table", "Redo"))
        self._replay.setText(translate("Table", "Replay bot turn"))
        self._speed_button.setText(speed_text(self._speed))
        self._log.setText(translate("Table", "Why and log"))
        self._hint.setText(translate("Table", "Hint"))
        for button in self._buttons():
            button.setAccessibleName(button.text())
            button.updateGeometry()

    def show_state(
        self, *, seed: int, sealed: bool, can_undo: bool, can_redo: bool, can_replay: bool, speed: BotSpeed
    ) -> None:
        """What is possible now."""
        self._undo.setEnabled(can_undo)
        self._redo.setEnabled(can_redo)
        self._replay.setEnabled(can_replay)
        self._speed = speed
        self._speed_button.setText(speed_text(speed))
        self._speed_button.setAccessibleName(speed_text(speed))
        self._speed_button.updateGeometry()
        self._record.show_record(seed, sealed=sealed)

    def set_watching(self, watching: bool) -> None:
        """Nothing can be undone or repeated while a game is only watched."""
        for button in (self._undo, self._redo, self._replay, self._speed_button):
            button.setVisible(not watching)

    def set_skin(self, skin: Skin) -> None:
        """Another theme."""
        self._skin = skin
        for button in self._buttons():
            button.set_skin(skin)
        self._record.set_skin(skin)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain ground with a hairline."""
        painter = QPainter(self)
        theme = self._skin.theme
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), rgba(theme.line, 90))
        painter.end()
