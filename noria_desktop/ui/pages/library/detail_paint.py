"""What is painted of one game of the library: how it stands, its course, its account, and what is written on it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSizePolicy

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.ui.art.canvas import LEFT, Canvas, ImageCache
from noria_desktop.ui.art.shapes import lines, rounded_rect, segment
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.row_paint import paint_plate
from noria_desktop.ui.pages.library.shelf import Look
from noria_desktop.ui.pages.library.side_colours import marked
from noria_desktop.ui.widgets.game_book import Unit
from noria_desktop.ui.widgets.marks import paint_stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import paint_round

_RIGHT = Qt.AlignmentFlag.AlignRight


class Stand(PaintedWidget):
    """The picture of a game with its emblem over the corner."""

    def __init__(self, style: ShellStyle) -> None:
        """Of no game."""
        self._entry: Entry | None = None
        self._look = Look()
        self._small: QImage | None = None
        self._image = ImageCache()
        super().__init__(style, 200, 110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, entry: Entry | None, look: Look, small: QImage | None) -> None:
        """Another game; the small picture of its row stands in for the large one until that is known."""
        self._entry, self._look, self._small = entry, look, small
        self._image.drop()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Painted again in another theme."""
        self._image.drop()
        super().set_style(style)

    def paint(self, canvas: Canvas) -> None:
        """Picture, frame, emblem."""
        entry, scale, theme = self._entry, self._style.scale, self._style.theme
        if entry is None:
            return
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -14 * scale)
        cover = game_cover(entry.game)
        canvas.clip(rounded_rect(frame, 9 * scale))
        image = self._image.image(frame.size(), self.devicePixelRatioF(), self._look.picture) or self._small
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
                (words.length_title(entry), words.length(entry) or "–"),
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
