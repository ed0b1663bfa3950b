"""The cover of a game's box: all that is shown of a game where it is not being played.

Covers are read at the start, for every card of the home page; what a picture needs of a game is imported when it is
first painted. Each game's is the constant ``COVER`` of ``ui/<game>/cover.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from PySide6.QtCore import QRectF

from noria_desktop.app.catalogue import UnknownGame, ui_package
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.landscape import paint_clouds, paint_sky
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.shapes import circle
from noria_desktop.ui.i18n import translate


@frozen
class HonourSaid:
    """What a mark of honour is called, what there is to do for it, and the sign on its coin."""

    name: str
    how: str
    """In a few words, without a full stop."""
    sign: str
    """Full name of a glyph."""


class GameCover:
    """A game's name, its picture and its sign. Everything has a plain default but the game's id."""

    ground = "#4A5A68"
    """Colour of the medallion."""
    people: frozenset[str] = frozenset()
    """Those of the game's opponents who are people at the same screen: their games are nobody's record."""
    best_of_two = False
    """Whether a best result is told with both scores."""

    def __init__(self, game_id: str) -> None:
        """Of this game."""
        self.game_id = game_id

    def name(self) -> str:
        """The game's name."""
        return self.game_id.capitalize()

    def line(self) -> str:
        """One line about the game."""
        return ""

    def about(self) -> str:
        """A paragraph about the game for somebody who has not played it."""
        return self.line()

    def invitation(self) -> str:
        """What is said of the game to somebody who has played nothing yet."""
        return self.about()

    def makers(self) -> str:
        """Whose game it is, in a sentence."""
        return ""

    def opponent(self, key: str) -> str:
        """An opponent in a word or two, by the key results are kept under, for lists of saves; empty: it is not told."""
        return ""

    def person_name(self, key: str) -> str:
        """What an opponent is called as a person, where that is not its name in the rules; empty elsewhere."""
        return ""

    def called(self, key: str) -> str:
        """The opponent as people speak of it: by its name, with the rules' word for it; empty: it is not told."""
        return named(self.person_name(key), self.opponent(key))

    def pairing(self, opponent: str, sides: tuple[str, ...]) -> str:
        """Who plays against whom, for lists of saves, by the keys of opponent and sides; empty: it is not told."""
        return self.called(opponent)

    def piece_colour(self, side: str) -> str:
        """Colour of the pieces of whoever plays a side, by its key, where that is no side's of the program; else empty."""
        return ""

    def side_colours(self, sides: tuple[str, ...]) -> tuple[str, str] | None:
        """Colours of the human's pieces and of the opponent's by the keys of their sides; None: the program's own."""
        found = [colour for colour in map(self.piece_colour, sides) if colour]
        return (found[0], found[1]) if len(found) == len(sides) == 2 else None

    def honours(self) -> Mapping[str, HonourSaid]:
        """The game's marks of honour by their keys, the easiest first; none where it has none."""
        return {}

    def paint_emblem(self, canvas: Canvas, box: QRectF) -> None:
        """The picture on the game's card: its sign in the evening sky."""
        colours = canvas.style.colours
        paint_sky(canvas, box, (0.72, 0.8), 22)
        paint_clouds(canvas, box, colours.clouds[0], 0.84, 2)
        half = min(box.width(), box.height()) * 0.3
        middle = box.center()
        self.paint_sign(canvas, middle.x(), middle.y(), half, colours.on_sky)

    def paint_scene(self, canvas: Canvas, box: QRectF, left: float) -> None:
        """The wide picture over which a first game is offered; words stand on its first ``left`` pixels."""
        self.paint_emblem(canvas, box)

    def paint_sign(self, canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
        """The sign on the medallion: centre, half its size. Without one of its own, the name's initial."""
        box = QRectF(x - 2 * half, y - half, 4 * half, 2 * half)
        canvas.words(box, self.name()[:1] or "?", 1.5 * half / canvas.style.scale, colour, True, CENTRE)

    def paint_medallion(self, canvas: Canvas, x: float, y: float, half: float, dim: bool = False) -> None:
        """The game's emblem in small: ground colour, brass ring, sign."""
        theme, colours = canvas.style.theme, canvas.style.colours
        ground = self.ground if not canvas.style.contrast else "#000000"
        if colours.shadow:
            canvas.fill(circle(x, y + half * 0.1, half), "#000000", 0.35)
        canvas.fill(circle(x, y, half), mix(ground, theme.surface, 0.7) if dim else ground)
        canvas.stroke(circle(x, y, half), theme.line if dim else colours.brass, half * 0.1)
        if not dim:
            canvas.stroke(circle(x, y, half * 0.86), colours.brass_lit, half * 0.04, 0.7)
        sign = mix(theme.muted, theme.surface, 0.4) if dim else "#FFF3D0"
        self.paint_sign(canvas, x, y, half * 0.6, sign)


@cache
def game_cover(game_id: str) -> GameCover:
    """The cover of a game; of one that is not in the catalogue a plain one."""
    try:
        package = ui_package(game_id)
    except UnknownGame:
        return GameCover(game_id)
    found = import_module(f"{package}.cover").COVER
    assert isinstance(found, GameCover)
    return found


def named(person: str, rank: str) -> str:
    """A name with the rules' word for whoever bears it; the word alone where nobody has a name."""
    return translate("People", "{name} ({rank})").format(name=person, rank=rank) if person else rank
