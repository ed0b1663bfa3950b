"""One game of the library: how it stands, how it went, what is written on it, and what can be done with it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.turning.reading import measure_of
from noria_desktop.ui.art.canvas import LEFT, Canvas
from noria_desktop.ui.art.shapes import lines, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.honours.honour_line import HonourLine
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.row_paint import paint_plate
from noria_desktop.ui.pages.library.shelf import Look
from noria_desktop.ui.pages.library.side_colours import marked
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.field import Field
from noria_desktop.ui.widgets.game_book import Unit
from noria_desktop.ui.widgets.layouts import put, row
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import paint_round
from noria_desktop.ui.widgets.sheets import Sheet, Words

_RIGHT = Qt.AlignmentFlag.AlignRight
SHAPE = 0.57
"""Height by width of the picture."""
_LOWEST = 110


class Stand(PaintedWidget):
    """The picture of a game with its emblem over the corner."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        self._entry: Entry | None = None
        self._look = Look()
        self._small: QImage | None = None
        self._image: QImage | None = None
        super().__init__(style, 200, 110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, entry: Entry | None, look: Look, small: QImage | None) -> None:
        """Another game; the small picture of its row stands in for the large one until that is known."""
        self._entry, self._look, self._small, self._image = entry, look, small, None
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Painted again in another theme."""
        self._image = None
        super().set_style(style)

    def paint(self, canvas: Canvas) -> None:
        """Picture, frame, emblem."""
        entry, scale, theme = self._entry, self._style.scale, self._style.theme
        if entry is None:
            return
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -14 * scale)
        cover = game_cover(entry.game)
        canvas.clip(rounded_rect(frame, 9 * scale))
        image = self._painted(frame) or self._small
        if image is not None:
            canvas.p.drawImage(frame, image)
        else:
            cover.paint_emblem(canvas, frame)
        if entry.is_damaged:
            canvas.fill(rounded_rect(frame, 9 * scale), theme.surface, 0.72)
        canvas.p.restore()
        canvas.stroke(rounded_rect(frame, 9 * scale), self._style.colours.brass, 1.4, 0.9)
        if entry.is_damaged:
            canvas.glyph("warn", frame.center().x(), frame.center().y(), 26 * scale, theme.danger)
        half = 21 * scale
        person = game_ui(entry.game).beginning().person(entry.opponent)
        if person is not None and not entry.is_damaged:
            right, low = frame.right() - 30 * scale, frame.bottom() - 10 * scale
            paint_round(person.face, canvas, right, low - 6 * scale, 23 * scale)
        cover.paint_medallion(
            canvas, frame.left() + 28 * scale, frame.bottom() - 6 * scale, half, entry.is_damaged
        )

    def _painted(self, frame: QRectF) -> QImage | None:
        """The large picture, painted once a size."""
        picture, ratio = self._look.picture, self.devicePixelRatioF()
        size = (frame.size() * ratio).toSize()
        if picture is None or size.isEmpty():
            return None
        if self._image is None or self._image.size() != size:
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            try:
                picture(painter, QRectF(0, 0, frame.width(), frame.height()))
            except Exception as error:
                tell_fault(error)
                self._look = Look(None, self._look.own, self._look.rival)
                return None
            finally:
                painter.end()
            self._image = image
        return self._image


class Course(PaintedWidget):
    """The points of both sides over the rounds: yours a full line with a disc, the other's dashed with a diamond."""

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(style, 160, 60)
        self._entry: Entry | None = None
        self._own: tuple[int, ...] = ()
        self._rival: tuple[int, ...] = ()

    def show_course(self, entry: Entry | None, own: tuple[int, ...], rival: tuple[int, ...]) -> None:
        """Points of a game after each round, from the set-up on; nothing where there is no running score."""
        self._entry = entry
        self._own, self._rival = own, rival
        text = translate("Library", "Points by rounds: you {own}; the other {rival}")
        self.say(
            text.format(own=", ".join(map(minus, own)), rival=", ".join(map(minus, rival))) if own else ""
        )

    def paint(self, canvas: Canvas) -> None:
        """Lines and the numbers of the rounds."""
        if len(self._own) < 2:
            return
        scale, style = self._style.scale, self._style
        theme, colours = style.theme, style.colours
        plot = QRectF(self.rect()).adjusted(8 * scale, 8 * scale, -16 * scale, -20 * scale)
        last = len(self._own) - 1
        low = min(0, *self._own, *self._rival)
        high = max(1, *self._own, *self._rival)
        step = max(1, round(last / 4))

        def x(number: int) -> float:
            return plot.left() + plot.width() * number / last

        def y(points: float) -> float:
            return plot.bottom() - plot.height() * (points - low) / (high - low)

        for number in range(0, last + 1, step):
            canvas.stroke(segment(x(number), plot.top(), x(number), plot.bottom()), colours.hair, 1)
            label = QRectF(x(number) - 20 * scale, plot.bottom() + 2 * scale, 40 * scale, 16 * scale)
            canvas.words(label, str(number), 12, theme.muted, False, Qt.AlignmentFlag.AlignHCenter)
        canvas.stroke(segment(plot.left(), plot.bottom(), plot.right(), plot.bottom()), colours.hair, 1)
        for mine, points in ((False, self._rival), (True, self._own)):
            course = [(x(number), y(value)) for number, value in enumerate(points)]
            colour = marked(self._entry, style)[0 if mine else 1]
            canvas.stroke(lines(course), colour, 2.4 * scale, 1.0, () if mine else (4, 3))
            canvas.badge(mine, *course[-1], 5 * scale, colour=colour)


class Account(PaintedWidget):
    """Name, stamp, verdict, points and what else is known, in words."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        super().__init__(style, 200, 80, line=True)
        self._entry: Entry | None = None

    def show_game(self, entry: Entry | None) -> None:
        """Another game."""
        self._entry = entry
        self.say("" if entry is None else words.joined(words.name(entry), _verdict(entry)))

    def paint(self, canvas: Canvas) -> None:
        """Two lines."""
        entry, scale, theme = self._entry, self._style.scale, self._style.theme
        if entry is None:
            return
        wide = float(self.width())
        canvas.words(QRectF(0, 0, wide - 40 * scale, 32 * scale), words.name(entry), 17, theme.text, True)
        if entry.sealed:
            paint_stamp(canvas, wide - 18 * scale, 17 * scale, 12 * scale)
        if entry.is_damaged:
            return
        numbers = words.numbers(entry)
        took = canvas.width(numbers, 24, True)
        low = QRectF(0, 38 * scale, wide, 36 * scale)
        if numbers:
            canvas.words(low, numbers, 24, theme.text, True, _RIGHT)
        colour = theme.success if entry.outcome is Outcome.WON else theme.muted
        room = QRectF(0, 38 * scale, wide - took - 12 * scale, 36 * scale)
        canvas.words(room, _verdict(entry), 15, colour, True, LEFT)


def _verdict(entry: Entry) -> str:
    """How a game ended, in what it counts."""
    unit = game_ui(entry.game).book().unit if entry.is_over and not entry.is_damaged else Unit.POINTS
    return words.verdict(entry, unit)


class Facts(PaintedWidget):
    """When, how long and what record, in three columns."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        super().__init__(style, 200, 44, line=True)
        self._columns: tuple[tuple[str, str], ...] = ()

    def show_game(self, entry: Entry | None, today: date) -> None:
        """Another game."""
        self._columns = ()
        if entry is not None and not entry.is_damaged:
            self._columns = (
                (translate("Library", "Played"), words.when(entry, today)),
                (translate("Library", "Length"), words.length(entry) or "–"),
                (translate("Library", "Record"), words.seal_word(entry)),
            )
        self.say(words.listed(*(f"{title}: {value}" for title, value in self._columns)))

    def paint(self, canvas: Canvas) -> None:
        """Small titles over what is so."""
        scale, theme = self._style.scale, self._style.theme
        # Each column as wide as its words ask for; where there is not enough all give way alike.
        left, wide, gap = 0.0, float(self.width()), 8 * scale
        needed = [
            max(canvas.width(title, 12.5), canvas.width(value, 13.5)) + gap for title, value in self._columns
        ]
        whole = sum(needed) or 1.0
        spare = max(0.0, wide - whole) / max(1, len(needed))
        for (title, value), asked in zip(self._columns, needed, strict=True):
            need = asked * min(1.0, wide / whole)
            room = need - gap / 2
            canvas.words(QRectF(left, 0, room, 20 * scale), title, 12.5, theme.muted)
            canvas.words(QRectF(left, 20 * scale, room, 22 * scale), value, 13.5, theme.text)
            left += need + spare


class Plates(PaintedWidget):
    """Campaign and tags."""

    def __init__(self, style: ShellStyle) -> None:
        """None."""
        super().__init__(style, 60, 26, line=True)
        self._texts: tuple[str, ...] = ()

    def show_texts(self, texts: tuple[str, ...]) -> None:
        """Others."""
        self._texts = texts
        self.say(words.listed(*texts), words.listed(*texts))

    def paint(self, canvas: Canvas) -> None:
        """As many as there is room for."""
        scale, left = self._style.scale, 0.0
        for text in self._texts:
            width = canvas.width(text, 12.5) + 34 * scale
            if left + width > self.width():
                break
            paint_plate(canvas, QRectF(left, 2 * scale, width, 22 * scale), text)
            left += width + 7 * scale


class TagField(Field):
    """Where the tags of a game are written; Escape leaves them as they were."""

    left = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Empty."""
        super().__init__(style, 120, size=13, bold=False)

    def set_style(self, style: ShellStyle) -> None:
        """As wide as there is room."""
        super().set_style(style)
        self.setMinimumWidth(style.px(120))
        self.setMaximumWidth(_WIDEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)


_WIDEST = 16_000


class Detail(Sheet):
    """Everything about the game on which the list stands."""

    asked = Signal(str)
    """``open``, ``replay``, ``result``, ``honours``, ``turning``, ``again``, ``export``, ``trash``, ``folder`` or ``back``."""
    tags_written = Signal(object, str)
    """A game, and the tags that it has from now on, parted by commas."""

    def __init__(self, style: ShellStyle, today: date) -> None:
        """Of no game."""
        super().__init__(style, (14, 14, 14, 14), gap=4)
        self._today, self._language = today, "en"
        self._entry: Entry | None = None
        self._height = 0
        self.in_trash = False
        """Whether the games shown lie in the trash: they can be put back, and nothing else."""
        self.stand = Stand(style)
        self.account = Account(style)
        self.trouble = Words(style, 13.5, colour="danger", wrap=True)
        self.safe = Words(style, 13, colour="muted", wrap=True)
        self.course = Course(style)
        self.facts = Facts(style)
        self.plates = Plates(style)
        self.honours = HonourLine(style)
        self.tag = BrassButton(style, Kind.LINK, icon="tag")
        self.tags = TagField(style)
        self.tags.hide()
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter", wide=True)
        self.buttons: dict[str, BrassButton] = {}
        for name, icon in _BUTTONS:
            self.buttons[name] = BrassButton(style, icon=icon, wide=True)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        holder = QWidget()
        holder.setLayout(self._grid)
        for button in self.buttons.values():
            button.setParent(holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        tags = row(style, (self.plates, 1), (self.tags, 1), self.tag, gap=4, edges=(0, 0, 0, 0))
        put(
            self.column,
            self.stand,
            self.account,
            self.trouble,
            self.safe,
            (self.course, 4),
            self.facts,
            self.honours,
            tags,
            1,
            self.go,
            holder,
        )
        self.go.clicked.connect(lambda: self.asked.emit("back" if self.in_trash else "open"))
        self.honours.clicked.connect(lambda: self.asked.emit("honours"))
        self.tag.clicked.connect(self.write_tags)
        self.tags.returnPressed.connect(self._keep_tags)
        self.tags.left.connect(self._leave_tags)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.asked.emit(name))

    def fit(self, width: int, height: int) -> None:
        """So wide, with a picture as high as what is left of the height allows."""
        self.setFixedWidth(width)
        self._height = height
        self._fit_picture()

    def _fit_picture(self) -> None:
        """Everything below the picture is in sight first: a game has two or three rows of buttons."""
        px = self._style.px
        self._grid.activate()  # rows that came or went just now are counted
        self.course.setVisible(self._entry is None or not self._entry.is_damaged)
        rest = self.minimumSizeHint().height() - self.stand.minimumHeight()
        if self._height and self._height - rest < px(_LOWEST):
            # The points round by round stand in the replay too; nothing of the rest may be scrolled away.
            self.course.hide()
            rest = self.minimumSizeHint().height() - self.stand.minimumHeight()
        room = min(round((self.width() - px(28)) * SHAPE) + px(14), self._height - rest)
        self.stand.setFixedHeight(max(px(_LOWEST), room))

    def set_today(self, today: date) -> None:
        """Another day has begun."""
        if today != self._today:
            self._today = today
            self._word()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.honours, self.tags, self.tag, self.go, *self.buttons.values()]

    def show_game(self, entry: Entry | None, look: Look, small: QImage | None, language: str) -> None:
        """Another game, or more about it."""
        before = self._entry
        self._entry, self._language = entry, language
        if not self.tags.isHidden() and (before is None or entry is None or before.key != entry.key):
            self._close_tags()
        self.stand.show_game(entry, look, small)
        self.course.show_course(self._entry, look.own, look.rival)
        self._show_honours(look)
        self._word()

    # Tags -----------------------------------------------------------------------------------------------

    def write_tags(self) -> None:
        """Let the player write on the game; a second time keeps what was written."""
        if not self.tags.isHidden():
            self._keep_tags()
        elif self._entry is not None and not self._entry.is_damaged and not self.in_trash:
            self.tags.setText(", ".join(self._entry.tags))
            self.plates.hide()
            self.tags.show()
            self._word_tag()
            self.tags.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_tags(self) -> None:
        entry, text = self._entry, self.tags.text()
        self._close_tags()
        self.tag.setFocus(Qt.FocusReason.OtherFocusReason)
        if entry is not None:
            self.tags_written.emit(entry, text)

    def _leave_tags(self) -> None:
        self._close_tags()
        self.tag.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_tags(self) -> None:
        self.tags.hide()
        self.plates.show()
        self._word_tag()

    def _word_tag(self) -> None:
        writing = not self.tags.isHidden()
        self.tag.set_words(translate("Library", "Keep tags") if writing else translate("Library", "Tags…"))

    def show_look(self, look: Look) -> None:
        """What was found in its file."""
        self.stand.show_game(self._entry, look, None)
        self.course.show_course(self._entry, look.own, look.rival)
        self._show_honours(look)

    def _show_honours(self, look: Look) -> None:
        """What the game earned; the picture gives way to it."""
        self.honours.set_marks("" if self._entry is None else self._entry.game, look.honours)
        self.honours.setVisible(bool(look.honours))
        self._fit_picture()

    def _word(self) -> None:
        entry = self._entry
        self.account.show_game(entry)
        self.facts.show_game(entry, self._today)
        self.plates.show_texts(() if entry is None else _written_on(entry))
        damaged = entry is not None and entry.is_damaged
        self.account.need(200, 34 if damaged else 80)
        self.course.setVisible(not damaged)
        self.trouble.setText(words.trouble(entry, self._language) if entry is not None and damaged else "")
        self.safe.setText("" if entry is None else words.note(entry))
        self.trouble.setVisible(damaged)
        self.safe.setVisible(bool(self.safe.text()))
        self.facts.setVisible(not damaged)
        self.tag.setVisible(entry is not None and not damaged and not self.in_trash)
        self.go.setVisible(entry is not None)
        if entry is not None:
            text, icon = (translate("Library", "Put back"), "undo") if self.in_trash else primary(entry)
            self.go.set_icon(icon)
            self.go.set_words(text)
        shown = [
            name for name in self.buttons if entry is not None and not self.in_trash and offers(entry, name)
        ]
        for name, button in self.buttons.items():
            self._grid.removeWidget(button)
            button.setVisible(name in shown)
        for number, name in enumerate(shown):
            self._grid.addWidget(self.buttons[name], number // 2, number % 2)
        self._fit_picture()

    def retranslate(self) -> None:
        """All words."""
        names = {
            "replay": translate("Library", "Replay"),
            "result": translate("Library", "Result"),
            "turning": translate("Library", "Turning points"),
            "again": translate("Library", "Same set-up"),
            "export": translate("Library", "Export…"),
            "folder": translate("Library", "Show in folder"),
            "trash": translate("Library", "To the trash"),
        }
        for name, text in names.items():
            self.buttons[name].set_words(text)
        self.honours.retranslate()
        self.tags.setPlaceholderText(translate("Library", "parted by commas"))
        self.tags.setAccessibleName(translate("Library", "Tags of this game, parted by commas:"))
        self._word_tag()
        self._word()


_BUTTONS = (
    ("replay", "replay"),
    ("result", "star"),
    ("turning", "rose"),
    ("again", "dice"),
    ("export", "export"),
    ("folder", "shelf"),
    ("trash", "trash"),
)


def primary(entry: Entry) -> tuple[str, str]:
    """The one brass button: its words and its sign. It always means to go there and play or watch, where that can be had."""
    if entry.outcome is Outcome.GOING_ON:
        return translate("Library", "Continue"), "play"
    if entry.is_damaged:
        assert entry.listed is not None
        if entry.listed.backup is not None:
            return translate("Library", "Restore the backup"), "undo"
        return translate("Library", "Show in folder"), "shelf"
    if entry.listed is None:
        return translate("Library", "Same set-up"), "dice"
    return translate("Library", "Replay"), "play"


def offers(entry: Entry, name: str) -> bool:
    """Whether something can be done with a game besides what the brass button does."""
    kept = entry.listed is not None
    match name:
        case "replay":
            return kept and entry.outcome is Outcome.GOING_ON
        case "result":
            return kept and entry.is_over
        case "turning":
            people = game_cover(entry.game).people
            return (
                kept and entry.is_over and entry.opponent not in people and measure_of(entry.game) is not None
            )
        case "again":
            return kept and not entry.is_damaged
        case "folder":
            return kept and entry.is_damaged and entry.listed is not None and entry.listed.backup is not None
        case "export":
            return kept and not entry.is_damaged
        case _:
            return kept


def _written_on(entry: Entry) -> tuple[str, ...]:
    """What is written on a game, and that lines of play were left in it."""
    left = words.lines_left(entry)
    return (*words.plates(entry), *((left,) if left else ()))
