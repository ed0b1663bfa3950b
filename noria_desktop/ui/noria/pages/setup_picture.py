"""What a set-up will look like: priced stacks in order, islands clockwise from the top."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Disc
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.landscape import paint_clouds
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import paint_token
from noria_desktop.ui.noria.pages.scene import IslandFacts, paint_arrow_clockwise, paint_ring_of_islands
from noria_desktop.ui.noria.words.names import disc_name
from noria_desktop.ui.widgets.painted import PaintedWidget


class SetupPicture(PaintedWidget):
    """Market and islands of the game that would start."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing to show yet."""
        super().__init__(style, 280, 180)
        self._market: tuple[Disc, ...] = ()
        self._islands: tuple[IslandFacts, ...] = ()

    def show_setup(self, market: Sequence[Disc], islands: Sequence[IslandFacts]) -> None:
        """Another set-up; discs cheapest first."""
        self._market, self._islands = tuple(market), tuple(islands)
        prices = ", ".join(
            f"{disc_name(disc)} {price}"
            for disc, price in zip(self._market, components().prices, strict=False)
        )
        circle = ", ".join(str(island.number) for island in self._islands)
        text = translate("NewGamePage", "Market: {market}. Islands clockwise: {islands}.")
        self.say(text.format(market=prices, islands=circle))

    def facts(self) -> object:
        """Market and islands."""
        return self._market, self._islands

    def paint(self, canvas: Canvas) -> None:
        """Sky, stacks, islands."""
        style = self._style
        colours, scale = style.colours, style.scale
        box = QRectF(self.rect())
        radius = 12 * scale
        canvas.clip(rounded_rect(box, radius))
        canvas.gradient(box, colours.sky)
        paint_clouds(canvas, box, colours.clouds[1], 0.93, 3)
        left = box.left() + 16 * scale
        wide = 104 * scale
        head = QRectF(left, box.top() + 9 * scale, wide, 20 * scale)
        canvas.words(head, translate("NewGamePage", "Market"), 13, colours.on_sky_kicker, True)
        top = box.top() + 34 * scale
        step = (box.bottom() - 12 * scale - top) / 4
        height = min(38 * scale, step - 5 * scale)
        prices = components().prices
        for i, (kind, price) in enumerate(zip(self._market, prices, strict=False)):
            middle = top + (i + 0.5) * step
            plate = QRectF(left, middle - height / 2, wide, height)
            canvas.fill(rounded_rect(plate, 9 * scale), colours.veil, 0.7)
            canvas.stroke(rounded_rect(plate, 9 * scale), colours.brass, 1)
            size = height * 0.37
            for depth in (2, 1, 0):
                x = left + size + 6 * scale + depth * 3.4 * scale
                paint_token(canvas, x, middle - depth * 1.6 * scale, size, kind)
            words = QRectF(left + 52 * scale, middle - 12 * scale, 50 * scale, 24 * scale)
            code = next(code for code, disc in components().disc_codes.items() if disc is kind)
            canvas.words(words, f"{code}{price}", 15, colours.on_sky, True)
        start = left + wide + 14 * scale
        head = QRectF(start, box.top() + 9 * scale, 160 * scale, 20 * scale)
        canvas.words(head, translate("NewGamePage", "Sky islands"), 13, colours.on_sky_kicker, True)
        room = QRectF(start, box.top(), box.right() - start - 6 * scale, box.height())
        size = min(room.height() * 0.125, room.width() * 0.13)
        rx = min(room.width() / 2 - size * 1.05, room.height() * 0.5)
        ry = room.height() * 0.31
        middle_point = QPointF(room.center().x(), room.center().y() + size * 0.35)
        paint_ring_of_islands(canvas, middle_point, rx, ry, size, self._islands)
        paint_arrow_clockwise(canvas, middle_point.x(), middle_point.y(), scale, colours.on_sky_kicker)
        canvas.p.restore()
        canvas.stroke(rounded_rect(box.adjusted(0.8, 0.8, -0.8, -0.8), radius), colours.brass, 1.6)
