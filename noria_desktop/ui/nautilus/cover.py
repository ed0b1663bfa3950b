"""The cover of Nautilus: a diver in the light, the kraken in the dark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.style import tone
from noria_desktop.ui.game_cover import GameCover, HonourSaid
from noria_desktop.ui.i18n import Text

OPPONENTS: Final = {
    "level1": Text("Nautilus", "Novice"),
    "level2": Text("Nautilus", "Sailor"),
    "level3": Text("Nautilus", "Mate"),
    "level4": Text("Nautilus", "Captain"),
    "human": Text("Nautilus", "Two players"),
}
"""The name of an opponent by its key."""


PEOPLE: Final = {
    "level1": Text("People", "Finn"),
    "level2": Text("People", "Mara"),
    "level3": Text("People", "Ilse"),
    "level4": Text("People", "Brandt"),
}
"""What the crew are called, by the same keys."""


class NautilusCover(GameCover):
    """Nautilus where it is not being played."""

    ground = "#1D6A78"
    people = frozenset({"human"})
    best_of_two = True

    name = Text("Games", "Nautilus")
    line = Text("Games", "Ten spaces, five domains")
    about = Text(
        "Games",
        "Captain Nemo tests two people in five domains. Lay divers on your side or on the rival's, let arrows "
        "push cards about, take the points and leave the blots to the other. Cards are few, and somebody "
        "always holds the one you fear.",
    )
    makers = Text("AboutDialog", "Nautilus was designed by Charles Chevallier and published by Libellud.")

    def opponent(self, key: str) -> str:
        """The computer's level, or a second person."""
        return str(OPPONENTS[key]) if key in OPPONENTS else ""

    def person_name(self, key: str) -> str:
        """One of the crew."""
        return str(PEOPLE[key]) if key in PEOPLE else ""

    def honours(self) -> Mapping[str, HonourSaid]:
        """Ten of them."""
        from noria_desktop.ui.nautilus.words.honours import honours

        return honours()

    def paint_emblem(self, canvas: Canvas, box: QRectF) -> None:
        """The diver and the kraken."""
        from noria_desktop.ui.nautilus.pages import art

        art.paint_emblem(canvas, box)

    def paint_sign(self, canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
        """A shell."""
        silhouette(canvas.p, "nautilus/shell", x, y, half, tone(colour))


COVER = NautilusCover("nautilus")
