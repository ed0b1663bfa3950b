"""The cover of Solani: a figure of stars over the milky way."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import polygon
from noria_desktop.ui.game_cover import GameCover, HonourSaid
from noria_desktop.ui.i18n import Text, translate

_SEATED: Final = ("human", "level1", "level1b", "level2", "level3", "level4")
_WITH_PEOPLE: Final = frozenset(
    "+".join(table)
    for others in (1, 2, 3)
    for table in combinations_with_replacement(_SEATED, others)
    if "human" in table
)
"""Tables at which further people sit; the same keys as the game's kit has, which is not read for this."""


OPPONENTS: Final = {
    "pup": Text("Solani", "Coyote Pup"),
    "trickster": Text("Solani", "Trickster"),
    "scatterer": Text("Solani", "Star Scatterer"),
    "thief": Text("Solani", "Star Thief"),
    "human": Text("Solani", "Person"),
    "level1": Text("Solani", "Stargazer"),
    "level1b": Text("Solani", "Pathseeker"),
    "level2": Text("Solani", "Wayfinder"),
    "level3": Text("Solani", "Chartmaker"),
    "level4": Text("Solani", "Astronomer"),
}
"""Who can sit opposite, by the part of the key that names them."""


class SolaniCover(GameCover):
    """Solani where it is not being played."""

    ground = "#3B4A86"
    people = _WITH_PEOPLE

    name = Text("Games", "Solani")
    line = Text("Games", "Branches and stars, one sky")
    about = Text(
        "Games",
        "Twelve rounds under the stars. Take a tile of each kind, turn the branches, let exactly as many of them "
        "reach a cluster as it has stars. Alone against Coyote, who scatters what you wanted, or with up to three "
        "others, people and computer players in any mix.",
    )
    makers = Text(
        "AboutDialog",
        "Solani was designed by Drake Villareal, illustrated by Bojan Drango and published by Final Frontier "
        "Games.",
    )

    def opponent(self, key: str) -> str:
        """Coyote's level, or everybody at the table, equal ones counted."""
        seated = key.split("+")
        if not all(one in OPPONENTS for one in seated):
            return ""
        people = seated.count("human")
        words = [translate("Solani", "%n other player(s)", "", people)] if people else []
        for one in dict.fromkeys(one for one in seated if one != "human"):
            name, count = str(OPPONENTS[one]), seated.count(one)
            several = translate("Solani", "{count} × {player}")
            words.append(name if count == 1 else several.format(count=count, player=name))
        return translate("Solani", ", ", "separator of a list").join(words)

    def honours(self) -> Mapping[str, HonourSaid]:
        """Ten of them."""
        from noria_desktop.ui.solani.words.honours import honours

        return honours()

    def paint_emblem(self, canvas: Canvas, box: QRectF) -> None:
        """The figure of stars; its tiles are those of the table, which are read when it is first painted."""
        from noria_desktop.ui.solani.pages.emblem import paint_emblem

        paint_emblem(canvas, box)

    def paint_sign(self, canvas: Canvas, x: float, y: float, half: float, colour: str) -> None:
        """A star."""
        tips = (half * 1.1, half * 0.29)
        corners = [(tips[i % 2], math.radians(45 * i - 90)) for i in range(8)]
        canvas.fill(polygon([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in corners]), colour)


COVER = SolaniCover("solani")
