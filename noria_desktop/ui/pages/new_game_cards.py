"""The three ways to begin, each a card with its picture, its words and one button. Source: mocks/way-in.md 4."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded_rect, segment
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.widgets.beginning import Beginning
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.layouts import row
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import Person
from noria_desktop.ui.widgets.sheets import Sheet, Words

FADE_MS: Final = 160
SHAPE: Final = 0.6
"""Height of a whole table as part of its width."""
LINES: Final = 2
"""Of words about a way; whoever says less keeps the room, so that all three stand in line."""
FOOT: Final = 56
"""Design pixels of the buttons' row."""
LEAST: Final = 64
"""Design pixels of a picture's height."""
SEED: Final = ("dice", Text("NewGamePage", "Seed"))
NOTATION: Final = ("clip", Text("NewGamePage", "Notation"))


class CardPicture(PaintedWidget):
    """A framed picture; a subclass paints what is in it."""

    lead = False

    def __init__(self, style: ShellStyle) -> None:
        """As wide as its card."""
        super().__init__(style, 120, LEAST)

    def paint(self, canvas: Canvas) -> None:
        """Picture and frame."""
        scale = self._style.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = rounded_rect(box, 10 * scale)
        canvas.clip(frame)
        self.paint_inside(canvas, box)
        canvas.p.restore()
        # A table's own pictures bring clips of their own, which may take this one's corners.
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        canvas.fill(whole.subtracted(frame), self._style.theme.surface)
        edge = self._style.colours.brass if self.lead else self._style.theme.line
        canvas.stroke(frame, edge, (1.8 if self.lead else 1.3) * scale)

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """What is in the frame."""


class LessonPicture(CardPicture):
    """The position in which the next lesson begins, painted by the table's own scene; else the game's cover."""

    def __init__(self, style: ShellStyle, game_id: str) -> None:
        """Of this game."""
        self._game_id = game_id
        self._position: Any = None
        super().__init__(style)

    def show_position(self, position: Any) -> None:
        """Of a lesson; None: the cover."""
        self._position = position
        self._cache.drop()
        self.update()

    def facts(self) -> object:
        """What it is painted from."""
        return id(self._position), self.lead, _language()

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """The middle of the table."""
        if self._position is None:
            game_cover(self._game_id).paint_emblem(canvas, box)
            return
        right, down, closer = game_ui(self._game_id).beginning().eye
        wide = box.width() * closer
        high = max(box.height(), wide * SHAPE)
        left = min(box.left(), max(box.right() - wide, box.center().x() - right * wide))
        top = min(box.top(), max(box.bottom() - high, box.center().y() - down * high))
        picture = QRectF(left, top, wide, high)
        skin = Skin(self._style.theme, _language())
        game_ui(self._game_id).paint_miniature(canvas.p, picture, self._position, skin)


def _language() -> str:
    return translate("Shell", "en", "code of this language: en or ja")


class FacePicture(CardPicture):
    """Whoever is chosen, at full height; another one is faded to."""

    def __init__(self, style: ShellStyle, game_id: str) -> None:
        """Nobody yet: the game's cover."""
        self._game_id = game_id
        self._now: Person | None = None
        self._before: Person | None = None
        super().__init__(style)
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setDuration(FADE_MS)
        self._turn.valueChanged.connect(lambda _: self.update())

    def show_person(self, person: Person) -> None:
        """Somebody else sits opposite."""
        if person is self._now:
            return
        self._before, self._now = self._now, person
        self._turn.stop()
        if self._before is not None and not self._style.still and self.isVisible():
            self._turn.start()
        self.update()

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """One, or two while the one goes."""
        if self._now is None:
            game_cover(self._game_id).paint_emblem(canvas, box)
            return
        running = self._turn.state() is QAbstractAnimation.State.Running
        if running and self._before is not None:
            self._before.face.wide(canvas.p, box)
            canvas.p.setOpacity(float(self._turn.currentValue()))
        self._now.face.wide(canvas.p, box)
        canvas.p.setOpacity(1.0)


class PlanPicture(CardPicture):
    """The table as a blueprint, beside what there is to choose."""

    def __init__(self, style: ShellStyle, beginning: Beginning) -> None:
        """Of a game."""
        self._beginning = beginning
        super().__init__(style)

    def facts(self) -> object:
        """What it is painted from."""
        return self.lead, _language()

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """Paper, grid, plan, words."""
        style, scale = self._style, self._style.scale
        paper, pale, ink = (
            ("#16314A", "#BFE0FF", "#EAF4FF") if style.dark else ("#DCE9F2", "#2B5C8A", "#16314A")
        )
        if style.contrast:
            paper, pale, ink = "#000000", "#FFFFFF", "#FFFFFF"
        canvas.p.fillRect(box, paper)
        step = 18 * scale
        for number in range(1, int(max(box.width(), box.height()) / step) + 1):
            across, down = box.left() + number * step, box.top() + number * step
            canvas.stroke(segment(across, box.top(), across, box.bottom()), pale, 0.8, 0.10)
            canvas.stroke(segment(box.left(), down, box.right(), down), pale, 0.8, 0.10)
        notes = (*self._beginning.notes, SEED, NOTATION)
        wide = max(canvas.width(str(words), 14) for _, words in notes) + 34 * scale
        room = box.width() - wide - 24 * scale
        grown = min(box.height() / 172, room / 172)
        left = box.left()
        if grown > 0.4 * scale:
            canvas.p.save()
            canvas.p.translate(box.left() + 12 * scale + room / 2, box.center().y())
            canvas.p.scale(grown, grown)
            self._beginning.plan(canvas, 0, 0, pale)
            canvas.p.restore()
            left += room + 12 * scale
        high = min(30 * scale, (box.height() - 12 * scale) / len(notes))
        y = box.center().y() - high * len(notes) / 2
        for icon, words in notes:
            canvas.glyph(icon, left + 14 * scale, y + high / 2, 8 * scale, pale)
            line = QRectF(left + 31 * scale, y, box.right() - left - 36 * scale, high)
            canvas.words(line, str(words), 14, ink)
            y += high


class WayCard(Sheet):
    """One of the three ways: picture, kicker, title, two lines, button and a note beside it."""

    pressed = Signal()

    def __init__(self, style: ShellStyle, picture: CardPicture, icon: str, name: str) -> None:
        """Without words."""
        self._low = False
        super().__init__(style, (12, 12, 12, 6), gap=2)
        self.setObjectName(name)
        self.picture = picture
        self.kicker = Words(style, 13, bold=True, colour="accent")
        self.title = Words(style, 22, bold=True, wrap=True)
        self.about = Words(style, 14, colour="muted", wrap=True)
        self.note = Words(style, 13, colour="muted", wrap=True)
        self.plain = BrassButton(style, icon=icon)
        self.brass = BrassButton(style, Kind.PRIMARY, icon=icon, key="Enter")
        for button in (self.plain, self.brass):
            button.clicked.connect(self.pressed)
        self._lead = False
        buttons = row(style, self.plain, self.brass, (self.note, 1000), 1, gap=6, edges=(0, 0, 0, 0))
        # Buttons keep room for their ring, so words and buttons begin in one line.
        texts: list[QWidget] = [self.kicker, self.title, self.about]
        self.column.addWidget(self.picture, 1)
        self.column.addSpacing(style.px(5))
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for words in texts:
            words.setContentsMargins(RING + 3, 0, 0, 0)
            self.column.addWidget(words)
        self.foot = QWidget()
        self.foot.setLayout(buttons)
        self.column.addWidget(self.foot)
        self._spare = QWidget()
        self._spare.hide()
        self.column.addWidget(self._spare, 1)
        self.set_lead(False)
        self._fit()

    def set_style(self, style: ShellStyle) -> None:
        """Room for the words in the style of now."""
        super().set_style(style)
        if hasattr(self, "foot"):
            self._fit()

    def _fit(self) -> None:
        low, style = self._low, self._style
        lines = QFontMetricsF(style.font(14)).lineSpacing() * LINES
        self.about.setMinimumHeight(0 if low else round(lines) + 1)
        self.foot.setFixedHeight(style.px(FOOT))

    @property
    def button(self) -> BrassButton:
        """The one that is shown."""
        return self.brass if self._lead else self.plain

    def set_lead(self, lead: bool) -> None:
        """Whether this is the way that most likely is wanted."""
        self._lead = self.picture.lead = lead
        self.brass.setVisible(lead)
        self.plain.setVisible(not lead)
        self.picture.update()
        self.update()

    def set_low(self, low: bool) -> None:
        """In little room: title and button."""
        self._low = low
        self.about.setVisible(not low)
        self.note.setVisible(not low)
        self._fit()

    def show_picture(self, shown: bool) -> None:
        """Whether there is room for it."""
        self.picture.setVisible(shown)
        self._spare.setVisible(not shown)

    def say(self, kicker: str, title: str, about: str, button: str, note: str = "") -> None:
        """All words."""
        self.kicker.setText(kicker)
        self.title.setText(title)
        self.about.setText(about)
        self.note.setText(note)
        for one in (self.plain, self.brass):
            # Beside each other the three buttons would be heard without what they begin.
            one.set_words(
                button, name=translate("NewGame", "{title}: {button}").format(title=title, button=button)
            )
            one.setAccessibleDescription(" ".join(filter(None, (about, note))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, with a brass edge where it leads on."""
        super().paintEvent(event)
        if not self._lead:
            return
        painter = QPainter(self)
        canvas, scale = Canvas(painter, self._style), self._style.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1 - 5 * scale)
        canvas.stroke(rounded_rect(box, 14 * scale), self._style.theme.accent, 2.2 * scale)
        painter.end()
