"""The tool bar of the table: the way home, undo and redo, the bot's replay and speed, seed and record."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from noria_desktop.app.seed_code import seed_code
from noria_desktop.ui.art.marks import stamp
from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, text, text_width
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.table.buttons import Bar, BarButton, Look
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.widgets.key_names import KEY_NAMES

HEIGHT = 38


speed_text: Final = Texts(
    BotSpeed,
    STEP=Text("Table", "Speed: step by step"),
    SLOW=Text("Table", "Speed: slow"),
    NORMAL=Text("Table", "Speed: normal"),
    FAST=Text("Table", "Speed: fast"),
    INSTANT=Text("Table", "Speed: instant"),
)


class RecordPill(Bar):
    """Seed and kind of record: sealed with the stamp, open as a plain word."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """Of no game."""
        super().__init__(skin, parent)
        self._seed = 0
        self._sealed = True
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_record(self, seed: int, *, sealed: bool) -> None:
        """Set both facts."""
        self._seed, self._sealed = seed, sealed
        self._tell()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedSize(self.sizeHint())

    def set_compact(self, compact: bool) -> None:
        """Without the seed, where there is no room for it; it stays in the tool tip."""
        if compact != self._compact:
            self._compact = compact
            self._tell()

    def _tell(self) -> None:
        """Name, tool tip and size."""
        sealed, word = self._sealed, self._word()
        self.setAccessibleName(f"{self._seed_text()} {word}")
        tip = (
            translate("Table", "Sealed record: the game was never taken back past something newly revealed.")
            if sealed
            else translate("Table", "Open game: it was taken back past something already revealed.")
        )
        self.setToolTip(f"{self._seed_text()}\n{tip}")
        self.setFixedSize(self.sizeHint())
        self.update()

    def _word(self) -> str:
        return translate("Table", "Sealed record") if self._sealed else translate("Table", "Open")

    def _seed_text(self) -> str:
        return translate("Table", "Seed {seed}").format(seed=seed_code(self._seed))

    def width_of(self, *, compact: bool) -> int:
        """Logical pixels it takes with or without the seed."""
        seed = 0.0 if compact else text_width(self._seed_text(), 13) + 10
        word = text_width(self._word(), 14, True)
        return round((seed + word + (48 if self._sealed else 26)) * self._skin.zoom)

    def sizeHint(self) -> QSize:
        return QSize(self.width_of(compact=self._compact), round(28 * self._skin.zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom, left = self._skin.zoom, 1.5
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        if not self._compact:
            left = text(painter, box, self._seed_text(), 13, theme.muted, align=LEFT) + 10
        # Without a plate, which is what buttons lie on: here is nothing to press.
        x = left + 11
        if self._sealed:
            stamp(painter, x + 8, box.center().y(), 17)
            x += 22
        words = QRectF(x, 0, box.width() - x, box.height())
        text(painter, words, self._word(), 14, theme.text, bold=True, align=LEFT, fit=False)
        painter.end()


class ToolBar(Bar):
    """Buttons at the left, record and seed at the right."""

    vain = Signal(str)
    """A button that can do nothing now was pressed: why."""

    def __init__(self, skin: Skin, parent: QWidget | None = None) -> None:
        """Built once; words come from ``retranslate``."""
        super().__init__(skin, parent)
        self._speed = BotSpeed.NORMAL
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 0)
        row.setSpacing(4)
        self.home = self._button("home")
        self.undo = self._button("undo")
        self.undo.setObjectName("undo")
        self.redo = self._button("redo")
        self.hint = self._button("hint")
        self.hint.hide()
        self.replay = self._button("replay")
        self.speed = self._button("speed")
        self.log = self._button("knowledge")
        self.sound = self._button("sound")
        self._sounds = True
        self._record = RecordPill(skin, self)
        for button in (
            self.home,
            self.undo,
            self.redo,
            self.hint,
            self.replay,
            self.speed,
            self.log,
            self.sound,
        ):
            row.addWidget(button)
        for button in (self.undo, self.redo, self.replay):
            button.installEventFilter(self)
        row.addStretch(1)
        row.addWidget(self._record)
        self.retranslate()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        super().set_skin(skin)
        self.setFixedHeight(round(HEIGHT * skin.zoom))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where there is no room for all words, what is least looked for is its icon alone; nothing is ever cut."""
        lie = [one for one in self.parts if not one.isHidden()]
        give_way = (
            self.sound,
            self.home,
            self.redo,
            self.speed,
            self._record,
            self.replay,
            self.log,
            self.undo,
            self.hint,
        )
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._row.spacing() * (len(lie) + 1)
        over = sum(one.width_of(compact=False) for one in lie) - room
        for one in give_way:
            one.set_compact(over > 0)
            if over > 0 and one in lie:
                over -= one.width_of(compact=False) - one.width_of(compact=True)

    def minimumSizeHint(self) -> QSize:
        """With icons alone: words never keep a window from being small."""
        lie = [one for one in self.parts if not one.isHidden()]
        edges = self._row.contentsMargins()
        wide = (
            sum(one.width_of(compact=True) for one in lie)
            + self._row.spacing() * len(lie)
            + edges.left()
            + edges.right()
        )
        return QSize(wide, self.height())

    @property
    def parts(self) -> tuple[BarButton | RecordPill, ...]:
        """What lies in it, from left to right."""
        buttons = (self.home, self.undo, self.redo, self.hint, self.replay, self.speed, self.log, self.sound)
        return (*buttons, self._record)

    def _button(self, icon: str) -> BarButton:
        return BarButton(self._skin, Look.FLAT, icon=icon, parent=self)

    def set_hints(self, *, on: bool) -> None:
        """Whether this game has advice to give."""
        self.hint.setVisible(on)
        self._fit()

    def retranslate(self) -> None:
        """Words of the language in force."""
        self.home.word(translate("Table", "Home"), key="Alt+Home")
        self.undo.word(translate("Table", "Undo"), key=KEY_NAMES.cap("undo"))
        self.redo.word(translate("Table", "Redo"), key=KEY_NAMES.cap("redo"))
        self.replay.word(translate("Table", "Replay bot turn"), key=KEY_NAMES.cap("replay"))
        self.speed.word(speed_text(self._speed))
        self.speed.keep_room_for(speed_text(speed) for speed in BotSpeed)
        self.log.word(translate("Table", "Why and log"), key=KEY_NAMES.cap("panel"))
        self.hint.word(translate("Table", "Hint"), key=KEY_NAMES.cap("hint"))
        self._word_sound()
        self._fit()

    def show_sound(self, *, on: bool) -> None:
        """Whether anything is heard."""
        self._sounds = on
        self._word_sound()
        self._fit()

    def _word_sound(self) -> None:
        words = translate("Table", "Sound on") if self._sounds else translate("Table", "Sound off")
        self.sound.set_icon("sound" if self._sounds else "muted")
        self.sound.word(words, key=KEY_NAMES.cap("mute"))
        self.sound.keep_room_for((translate("Table", "Sound on"), translate("Table", "Sound off")))

    def show_state(
        self, *, seed: int, sealed: bool, can_undo: bool, can_redo: bool, can_replay: bool, speed: BotSpeed
    ) -> None:
        """What can be done now, and whether the game was only played forward."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
        self.replay.setEnabled(can_replay)
        self._speed = speed
        self.speed.word(speed_text(speed))
        self._record.show_record(seed, sealed=sealed)
        self._fit()

    def tell_vain(self, button: QObject) -> bool:
        """Say why a greyed button can do nothing now; False where it is none of those that say so, or is not greyed."""
        words = {
            self.undo: translate("Table", "Nothing can be taken back yet: you have not decided anything."),
            self.redo: translate("Table", "Nothing can be done again: nothing is taken back now."),
            self.replay: translate("Table", "Nothing can be shown again yet: nobody else has had a turn."),
        }
        for one, why in words.items():
            if one is button and not one.isEnabled():
                self.vain.emit(why)
                return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A greyed button swallows a press: it is answered all the same."""
        if event.type() == QEvent.Type.MouseButtonPress and self.tell_vain(watched):
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._skin.theme
        painter.fillRect(self.rect(), rgba(theme.surface))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), rgba(theme.line, 90))
        painter.end()
