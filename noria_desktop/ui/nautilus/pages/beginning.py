"""How a game of Nautilus is begun."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import rounded
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.nautilus.pages.people import PEOPLE
from noria_desktop.ui.widgets.beginning import Beginning


def _plan(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Five domains, a place on either side of each."""
    for column in range(5):
        for line in range(3):
            dash = () if line == 1 else (3, 2)
            place = rounded(x - 82 + column * 34, y - 58 + line * 41, 26, 29 if line == 1 else 33, 4)
            canvas.stroke(place, colour, 1.4, 0.9, dash)


def quick(key: str) -> Any:
    """Open domain cards, the player begins, against one of the crew."""
    return Options(opponent=Opponent(key))


BEGINNING: Final = Beginning(
    quick=Text("NewGame", "Six rounds with open domain cards, Undo as often as you like."),
    whole=Text("NewGame", "Choose opponent, cards and first player, paste a line of notation."),
    notes=(("pawn", Text("NewGame", "Opponent or friend")), ("lock", Text("NewGame", "Hidden cards"))),
    plan=_plan,
    eye=(0.5, 0.5, 1.25),
    people=PEOPLE,
)
