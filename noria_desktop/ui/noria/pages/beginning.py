"""How a game of Noria is begun."""

from __future__ import annotations

import math
from typing import Any, Final

from attrs import evolve

from noria_desktop.app.kits.noria import default_options, with_bot
from noria_desktop.games.noria.presets import suggested_wheels
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, segment
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.noria.pages.people import CUSTOM, PEOPLE, RANDOM
from noria_desktop.ui.widgets.beginning import Beginning


def _plan(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """The three rings with their spaces."""
    for radius in (68, 46, 24):
        canvas.stroke(circle(x, y, radius), colour, 1.6, 0.9)
    canvas.stroke(segment(x - 76, y, x + 76, y), colour, 1.2, 0.8, (4, 3))
    for radius, count in ((57, 6), (35, 4), (13, 2)):
        for number in range(count):
            angle = math.radians(180 + (number + 0.5) * 360 / count)
            dash = (2, 1.6) if number % 2 else ()
            space = circle(x + radius * math.cos(angle), y + radius * math.sin(angle), 8.4)
            canvas.stroke(space, colour, 1.3, 0.9, dash)


def quick(key: str) -> Any | None:
    """A ready-made wheel against one of the machines; one's own must be built first."""
    if key == CUSTOM:
        return None
    bot = RANDOM if key == RANDOM else key.removeprefix("bot")
    return evolve(with_bot(default_options(), bot), player_wheel=suggested_wheels()[0])


BEGINNING: Final = Beginning(
    quick=Text("NewGame", "Sixteen rounds with a ready-made wheel, Undo as often as you like."),
    whole=Text("NewGame", "Choose the opponent, build your own wheel, paste a line of notation."),
    notes=(("pawn", Text("NewGame", "Opponent")), ("wheel", Text("NewGame", "Your own wheel"))),
    plan=_plan,
    eye=(0.185, 0.6, 2.1),
    people=PEOPLE,
)
