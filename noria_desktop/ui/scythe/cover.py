"""The cover of Scythe: fields round the Factory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.game_cover import GameCover, HonourSaid
from noria_desktop.ui.i18n import Text, translate

OPPONENTS: Final = {
    "autometta": Text("Scythe", "Autometta"),
    "automa": Text("Scythe", "Automa"),
    "automaszyna": Text("Scythe", "Automaszyna"),
    "ultimaszyna": Text("Scythe", "Ultimaszyna"),
}
"""The name of an opponent by its key."""

FACTIONS: Final = {
    "nordic": Text("Scythe", "Nordic"),
    "rusviet": Text("Scythe", "Rusviet"),
    "crimea": Text("Scythe", "Crimea"),
    "saxony": Text("Scythe", "Saxony"),
    "polania": Text("Scythe", "Polania"),
    "albion": Text("Scythe", "Albion"),
    "togawa": Text("Scythe", "Togawa"),
}
"""The name of a faction by its key."""


class ScytheCover(GameCover):
    """Scythe where it is not being played."""

    ground = "#5E5376"
    best_of_two = True

    name = Text("Games", "Scythe")
    line = Text("Games", "Fields, mechs, six stars")
    about = Text(
        "Games",
        "Fields round a silent Factory. Send workers over the land, build, deploy mechs, fight where it pays, and "
        "keep the people on your side, for popularity decides what everything is worth. Alone against the Automa, "
        "who plays by cards and tells why it goes where it goes.",
    )
    makers = Text(
        "AboutDialog",
        "Scythe was designed by Jamey Stegmaier in the world of Jakub Rozalski and published by Stonemaier "
        "Games; its Automa is by Morten Monrad Pedersen with David Studley and Lines J. Hutter.",
    )

    def opponent(self, key: str) -> str:
        """The Automa by its level."""
        return str(OPPONENTS[key]) if key in OPPONENTS else ""

    def pairing(self, opponent: str, sides: tuple[str, ...]) -> str:
        """Both factions and the Automa's level, as saves that somebody named are called."""
        level, names = self.opponent(opponent), [str(FACTIONS[side]) for side in sides if side in FACTIONS]
        if not level or len(names) != 2:
            return level
        return translate("Window", "{mine} against {opponent} ({theirs})").format(
            mine=names[0], opponent=level, theirs=names[1]
        )

    def piece_colour(self, side: str) -> str:
        """That of a faction."""
        from noria_desktop.games.scythe.terms import Faction
        from noria_desktop.ui.scythe.paint.colours import FACTION

        return FACTION[Faction(side)] if side in FACTIONS else ""

    def honours(self) -> Mapping[str, HonourSaid]:
        """Ten of them."""
        from noria_desktop.ui.scythe.words.honours import honours

        return honours()

    def paint_emblem(self, canvas: Canvas, box: QRectF) -> None:
        """The fields; their land is that of the table, which is read when it is first painted."""
        from noria_desktop.ui.scythe.pages.art import paint_emblem

        paint_emblem(canvas, box)

    def paint_sign(self, canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
        """A gear."""
        canvas.glyph("gear", x, y, half, colour)


COVER = ScytheCover("scythe")
