"""The cover of Noria: an island and a wheel in the evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.game_cover import GameCover, HonourSaid
from noria_desktop.ui.i18n import Text

OPPONENTS: Final = {
    "bot1": Text("Games", "Bot 1"),
    "bot2": Text("Games", "Bot 2"),
    "bot3": Text("Games", "Bot 3"),
    "custom": Text("Noria", "own bot wheel"),
}
"""The name of an opponent by its key."""


PEOPLE: Final = {
    "bot1": Text("People", "Kettle"),
    "bot2": Text("People", "Governor"),
    "bot3": Text("People", "Dynamo"),
}
"""What the machines with printed wheels are called, by the same keys."""


class NoriaCover(GameCover):
    """Noria where it is not being played."""

    ground = "#B4523B"

    name = Text("Games", "Noria")
    line = Text("Games", "Turn the wheel, rival a machine")
    about = Text(
        "Games",
        "Sixteen rounds over a sea of cloud. Turn your wheel so that the right discs come into reach, "
        "gather ships, found factories, raise four projects, and in the council decide what they are "
        "worth. Across the table an old machine does the same, and it always tells you why.",
    )
    makers = Text(
        "AboutDialog",
        "Noria was designed by Sophia Wagner, illustrated by Michael Menzel and published by Edition Spielwiese.",
    )
    invitation = Text(
        "HomePage",
        "Turn three rings, send an airship to the sky islands, and prove that you are still a "
        "better engineer than the machine.",
    )

    def opponent(self, key: str) -> str:
        """The bot by its number."""
        return str(OPPONENTS[key]) if key in OPPONENTS else ""

    def person_name(self, key: str) -> str:
        """One of the machines."""
        return str(PEOPLE[key]) if key in PEOPLE else ""

    def honours(self) -> Mapping[str, HonourSaid]:
        """Ten of them."""
        from noria_desktop.ui.noria.words.honours import honours

        return honours()

    def paint_emblem(self, canvas: Canvas, box: QRectF) -> None:
        """Part of a wheel, an island in the evening."""
        from noria_desktop.ui.noria.pages import scene

        scene.paint_emblem(canvas, box)

    def paint_scene(self, canvas: Canvas, box: QRectF, left: float) -> None:
        """Both wheels and the islands."""
        from noria_desktop.ui.noria.pages import scene

        scene.paint_scene(canvas, box, left)

    def paint_sign(self, canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
        """A wheel."""
        canvas.glyph("wheel", x, y, half, colour)


COVER = NoriaCover("noria")
