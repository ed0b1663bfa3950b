"""What a game of Solani begins with beside the skies: planets on the track and the open feature cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from noria_desktop.games.solani.state import Supply
from noria_desktop.games.solani.terms import Row
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded_rect, segment
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.solani.board.arts import FeatureArt, PlanetArt
from noria_desktop.ui.solani.pages.emblem import paint_night
from noria_desktop.ui.solani.paint.features import paint_feature
from noria_desktop.ui.solani.paint.planets import paint_planet
from noria_desktop.ui.solani.words.features import feature_brief
from noria_desktop.ui.solani.words.names import feature_name, listed, say, tile_name
from noria_desktop.ui.widgets.painted import PaintedWidget


class TablePicture(PaintedWidget):
    """Planets and features as the seed deals them."""

    def __init__(self, style: ShellStyle) -> None:
        """Nothing dealt yet."""
        super().__init__(style, 280, 190)
        self._supply: Supply | None = None

    def show_supply(self, supply: Supply) -> None:
        """Another deal."""
        self._supply = supply
        planets = tuple(tile_name(planet) for planet in supply.track if planet is not None)
        features = tuple(feature_name(feature) for row in supply.rows for feature in row)
        self.say(
            say(
                "Planets: {planets}. Features: {features}.",
                planets=listed(planets),
                features=listed(features),
            )
        )

    def facts(self) -> object:
        """What lies open."""
        return (self._supply,)

    def paint(self, canvas: Canvas) -> None:
        """Track and cards over the night."""
        if self._supply is None:
            return
        scale = self._style.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.clip(rounded_rect(box, 12 * scale))
        paint_night(canvas, box, 7)
        heaven = self._style.theme.heaven
        canvas.fill(rounded_rect(box, 12 * scale), heaven.plate, heaven.plate_alpha / 255)
        canvas.p.restore()
        canvas.stroke(rounded_rect(box, 12 * scale), heaven.rim, 1.4)
        track = box.adjusted(16 * scale, 12 * scale, -16 * scale, 0)
        track.setHeight(max(34 * scale, min(52 * scale, box.height() * 0.2)))
        self._paint_track(canvas, track)
        rows = box.adjusted(14 * scale, track.height() + 18 * scale, -4 * scale, -10 * scale)
        self._paint_rows(canvas, rows)

    def _paint_track(self, canvas: Canvas, box: QRectF) -> None:
        """Twelve spaces between two rails."""
        assert self._supply is not None
        theme, skin = self._style.theme, Skin(self._style.theme)
        spaces = self._supply.track
        step = box.width() / len(spaces)
        radius = min(step * 0.42, box.height() * 0.4)
        middle = box.center().y()
        for edge in (-1, 1):
            y = middle + edge * radius * 1.35
            canvas.stroke(segment(box.left(), y, box.right(), y), theme.heaven.rim, 1.2, 0.8)
        for index, planet in enumerate(spaces):
            x = box.left() + (index + 0.5) * step
            if planet is None:
                canvas.stroke(circle(x, middle, radius * 0.7), theme.heaven.well, 1.1, 0.8, (2, 2))
                continue
            canvas.p.save()
            canvas.p.translate(x, middle)
            paint_planet(canvas.p, PlanetArt(planet, radius, glow=False), skin)
            canvas.p.restore()

    def _paint_rows(self, canvas: Canvas, box: QRectF) -> None:
        """Both rows of open cards: sign, name, what it scores."""
        assert self._supply is not None
        theme, scale, skin = self._style.theme, self._style.scale, Skin(self._style.theme)
        ink = theme.text
        wide = box.width() / len(Row)
        most = max((len(cards) for cards in self._supply.rows), default=1)
        step = min(box.height() / max(1, most), 58 * scale)
        radius = min(step * 0.42, 17 * scale)
        room = wide - 2 * radius - 8 * scale
        features = [feature for cards in self._supply.rows for feature in cards]
        # What a card scores stands under its name where that can be read of all of them.
        full = step >= 34 * scale and all(canvas.width(feature_brief(f), 11) <= room for f in features)
        for row in Row:
            cards = self._supply.rows[row.index]
            left = box.left() + row.index * wide
            for number, feature in enumerate(cards):
                y = box.top() + (number + 0.5) * step
                canvas.p.save()
                canvas.p.translate(left + radius, y)
                paint_feature(canvas.p, FeatureArt(feature, radius), skin)
                canvas.p.restore()
                text = QRectF(left + 2 * radius + 7 * scale, y, room, 16 * scale)
                name = text.translated(0, -17 * scale)
                if not full:
                    canvas.words(text.translated(0, -8 * scale), feature_name(feature), 12.5, ink, True)
                    continue
                canvas.words(name, feature_name(feature), 12.5, ink, True)
                canvas.words(text, feature_brief(feature), 11, theme.muted)
