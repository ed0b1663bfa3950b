"""How a game of Solani is begun."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, rounded
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.pages.people import PEOPLE
from noria_desktop.ui.solani.paint.people_coyote import star4
from noria_desktop.ui.widgets.beginning import Beginning


def _plan(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Clusters and places for branches, by turns."""
    for column in range(4):
        for line in range(3):
            across, down = x - 66 + column * 44, y - 44 + line * 44
            if (column + line) % 2:
                canvas.stroke(rounded(across - 15, down - 15, 30, 30, 5), colour, 1.4, 0.9, (3, 2))
            else:
                canvas.stroke(circle(across, down, 17), colour, 1.5, 0.9)
                canvas.fill(star4(across, down, 8), colour, 0.9)


def quick(key: str) -> Options:
    """Alone against a guise of Coyote, or with one computer player."""
    if key in {level.value for level in CoyoteLevel}:
        return Options(players=(Player.HUMAN,), coyote=CoyoteLevel(key))
    return Options(players=(Player.HUMAN, Player(key)))


BEGINNING: Final = Beginning(
    quick=Text("NewGame", "Twelve rounds under one sky, Undo as often as you like."),
    whole=Text("NewGame", "Choose who plays, board and Dark Sky card, paste a line of notation."),
    notes=(("pawn", Text("NewGame", "One to four players")), ("star", Text("NewGame", "Board, Dark Sky"))),
    plan=_plan,
    people=PEOPLE,
)
