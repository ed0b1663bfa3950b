"""The sheet of the finale or of the Four Nights beside the map: its four games, what they come to, the way on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from noria_desktop.app.campaign.chapters import NIGHTS
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import circle, lines, polygon, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import in_a_line, translate
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.pad import Pad
from noria_desktop.ui.pages.campaign.paper import paint_plate, paper
from noria_desktop.ui.pages.campaign.together import Stop, StopState, Together

_STOP = 46
"""Design pixels of a game's two lines."""
_TOTAL = 50
_RULE = 76
"""Design pixels of the sentences above the button."""


def paint_quartz(canvas: Canvas, x: float, y: float, half: float) -> None:
    """A piece of rock crystal, standing."""
    body = polygon(
        [
            (x, y - half),
            (x + half * 0.55, y - half * 0.35),
            (x + half * 0.55, y + half * 0.6),
            (x, y + half),
            (x - half * 0.55, y + half * 0.6),
            (x - half * 0.55, y - half * 0.35),
        ]
    )
    if canvas.style.contrast:
        canvas.fill(body, "#000000")
        canvas.stroke(body, "#FFFFFF", 1.6)
        return
    canvas.fill(body, "#BFD8F2")
    light = [(x, y - half), (x - half * 0.55, y - half * 0.35), (x - half * 0.55, y + half * 0.6)]
    canvas.fill(
        polygon([*light, (x - half * 0.15, y + half * 0.2), (x - half * 0.15, y - half * 0.4)]), "#F4FAFF"
    )
    canvas.fill(
        polygon([(x, y + half), (x + half * 0.55, y + half * 0.6), (x + half * 0.1, y + half * 0.2)]),
        "#8FB2DE",
    )
    canvas.stroke(body, "#3D5E8C", max(1.0, half * 0.12))


def paint_mark(canvas: Canvas, stop: Stop, x: float, y: float, half: float) -> None:
    """The medallion of a game of the evening, or the plate of a night; dim until it is reached."""
    if stop.chapter.night:
        if stop.state is StopState.AHEAD:
            theme = canvas.style.theme
            canvas.fill(circle(x, y, half), theme.raised)
            canvas.stroke(circle(x, y, half), theme.line, 1.4)
            canvas.fill(circle(x, y, half * 0.22), theme.muted)
        else:
            paint_plate(canvas, x, y, half, stop.chapter.night)
    else:
        game_cover(stop.chapter.game).paint_medallion(canvas, x, y, half, dim=stop.state is StopState.AHEAD)


class TogetherSheet(Pad):
    """What is told of an evening or a voyage."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._told: Together | None = None

    def show_told(self, told: Together, picture: Picture | None) -> None:
        """Tell of an evening or a voyage; without a picture of one's own the cards' pictures stand there."""
        self._told = told
        self.show_picture(picture)

    def retranslate(self) -> None:
        """Words of the buttons, and what is told to those who listen."""
        told = self._told
        if told is None:
            return
        self.go.set_words(told.primary)
        self.go.setVisible(told.open)
        may_leave = told.begun and not told.over and (told.name == NIGHTS or told.counts)
        self.fresh.setVisible(told.open and may_leave)
        parts = [told.title, told.sub, *(stop.spoken for stop in told.stops)]
        if told.total:
            parts.append(f"{told.total} {told.total_words}")
        self.tell(*parts, told.best, told.note, told.rule)

    def heading(self) -> tuple[str, str]:
        told = self._told
        return ("", "") if told is None else (told.title, in_a_line(told.sub, told.best))

    def told(self) -> object:
        return self._told

    # Places ---------------------------------------------------------------------------------------------

    def low(self) -> float:
        room, scale = self.room(), self._style.scale
        need = 4 * _STOP + _TOTAL + _RULE + 62 + 22
        wanted = self.top_of_picture() + room.width() * 0.6 + 14 * scale
        return max(self.top_of_picture(), min(wanted, room.bottom() - need * scale))

    # Painting -------------------------------------------------------------------------------------------

    def paint_card(self, canvas: Canvas, area: QRectF) -> None:
        if self._told is not None:
            paint_cards(canvas, area, list(dict.fromkeys(stop.chapter.game for stop in self._told.stops)))

    def paint_lists(self, canvas: Canvas) -> None:
        told = self._told
        if told is None:
            return
        look, scale, room = paper(self._style), self._style.scale, self.room()
        y = self.low()
        for stop in told.stops:
            middle = y + _STOP * scale / 2
            if stop is told.next and told.open:
                box = QRectF(
                    room.left() - 6 * scale, y + scale, room.width() + 12 * scale, (_STOP - 2) * scale
                )
                canvas.fill(rounded_rect(box, 8 * scale), look.box)
            paint_mark(canvas, stop, room.left() + 16 * scale, middle, 14 * scale)
            left = room.left() + 40 * scale
            line = QRectF(left, middle - 20 * scale, room.right() - left, 20 * scale)
            canvas.words(line, stop.title, 14, look.ink, True)
            canvas.words(line.translated(0, 19 * scale), stop.rival, 12.5, look.soft)
            if stop.state is StopState.ENDED:
                canvas.words(line, stop.worth, 15, look.ink, True, RIGHT)
                canvas.words(line.translated(0, 19 * scale), stop.result, 12.5, look.soft, False, RIGHT)
                if stop.won:
                    x = room.right() - canvas.width(stop.worth, 15, True) - 15 * scale
                    if stop.chapter.night:
                        paint_quartz(canvas, x, line.center().y(), 9 * scale)
                    else:
                        canvas.glyph("check", x, line.center().y(), 7 * scale, look.spot)
            elif stop.state is StopState.RUNNING:
                canvas.words(line, translate("Circuit", "goes on"), 12.5, look.spot, True, RIGHT)
            y += _STOP * scale
        canvas.stroke(lines([(room.left(), y + 4 * scale), (room.right(), y + 4 * scale)]), look.line, 1.2)
        if told.total:
            line = QRectF(room.left(), y + 10 * scale, room.width(), 36 * scale)
            took = canvas.words(line, told.total, 26, look.ink, True)
            beside = line.adjusted(took + 12 * scale, 0, 0, 0)
            size = 12.5 if canvas.width(told.total_words, 12.5) <= beside.width() else 11.0
            canvas.words(beside, told.total_words, size, look.soft)
            y += _TOTAL * scale
        if told.quartz:
            for number in range(told.quartz):
                paint_quartz(canvas, room.left() + (9 + 20 * number) * scale, y + 22 * scale, 11 * scale)
        if told.note:
            shift = 20 * told.quartz * scale + (6 * scale if told.quartz else 0)
            line = QRectF(room.left() + shift, y + 11 * scale, room.width() - shift, 22 * scale)
            canvas.words(line, told.note, 13, look.ink, True)
            y += 30 * scale
        bottom = room.bottom() - (58 if told.open else 8) * scale
        y = y + 12 * scale
        if bottom - y > 30 * scale:
            canvas.words(
                QRectF(room.left(), y, room.width(), bottom - y), told.rule, 12.5, look.soft, wrap=True
            )


def paint_cards(canvas: Canvas, area: QRectF, games: list[str]) -> None:
    """The card pictures of several games side by side."""
    wide = area.width() / len(games)
    for number, game in enumerate(games):
        part = QRectF(area.left() + number * wide, area.top(), wide, area.height())
        canvas.p.save()
        canvas.p.setClipRect(part.adjusted(0, 0, 0.5, 0), Qt.ClipOperation.IntersectClip)
        game_cover(game).paint_emblem(canvas, part)
        canvas.p.restore()
        if number:
            x = part.left()
            canvas.stroke(lines([(x, area.top()), (x, area.bottom())]), canvas.style.colours.brass, 1.4)
