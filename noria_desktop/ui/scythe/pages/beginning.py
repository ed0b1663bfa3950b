"""How a game of Scythe is begun."""

from __future__ import annotations

from typing import Any, Final

from attrs import evolve

from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import farthest_opponent
from noria_desktop.games.scythe.state import new_options
from noria_desktop.games.scythe.terms import Level
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import point, polygon
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.pages.people import PEOPLE
from noria_desktop.ui.widgets.beginning import Beginning

_PLACES: Final = ((0, -52), (-45, -26), (45, -26), (-45, 26), (45, 26), (0, 52), (0, 0))
"""Of seven territories, the Factory's last."""
_BUILT: Final = (1, 4, 6)


def _plan(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """The Factory and the land round it."""
    for number, (right, down) in enumerate(_PLACES):
        dash = () if number in _BUILT else (3, 2)
        corners = [point(28, 60 * corner, x + right, y + down) for corner in range(6)]
        canvas.stroke(polygon(corners), colour, 1.5, 0.9, dash)
    canvas.glyph("gear", x, y, 13, colour, 0.9)


def quick(key: str, seed: int) -> Any:
    """Faction and mat are dealt; the Automa plays the faction whose home is the farthest. Source: automa.md R1."""
    options = evolve(new_options(), level=Level(key))
    faction = RULES.setup(options, seed).state.human.faction
    # Named as well: where the Automa's faction is given, another one could be dealt.
    return evolve(options, faction=faction, automa=farthest_opponent(faction))


BEGINNING: Final = Beginning(
    quick=Text("NewGame", "Faction and mat are dealt, Undo as often as you like."),
    whole=Text("NewGame", "Choose faction, mat and opponent, paste a line of notation."),
    notes=(("pawn", Text("NewGame", "Faction, opponent")), ("gear", Text("NewGame", "Player mat"))),
    plan=_plan,
    people=PEOPLE,
)
