"""The Automa's choice step by step, as marks on the map: its unit, what is in reach, what each criterion leaves.

Marks stay until the step ends. Source: mocks/scythe.md 6; automa.md 6.
"""

from __future__ import annotations

from noria_desktop.games.scythe.record import MoveEntry
from noria_desktop.ui.board.beats import Mark, Show
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe import handles as at
from noria_desktop.ui.scythe.arts.land import Mark as Light
from noria_desktop.ui.scythe.project_orders import marks_of

CHOOSE = 450
"""One step, in milliseconds at normal speed."""


def unit_steps(move: MoveEntry) -> tuple[Show, ...]:
    """Units that could be selected, then the one that was."""
    if move.selected is None:
        return ()
    names = {choice: at.rival(choice.unit, choice.place) for choice in move.units}
    looked = Show(_marked(dict.fromkeys(names.values(), Mark.CANDIDATE)), CHOOSE)
    chosen = names.get(move.selected, at.rival(move.selected.unit, move.selected.place))
    ranks = {name: Mark.CHOSEN if name == chosen else Mark.DROPPED for name in names.values()}
    return looked, Show(_marked(ranks), CHOOSE)


def decision_steps(move: MoveEntry) -> tuple[Show, ...]:
    """The unit; what is in reach; then what each criterion leaves of it. Marks stay until the step ends."""
    lights = marks_of(move)
    found = list(unit_steps(move))
    left = dict.fromkeys((at.place(place) for place in lights), Mark.CANDIDATE)
    found.append(Show(_marked(left), CHOOSE))
    for out in (Light.BLOCKED, Light.FAR, Light.NEAR):
        gone = {at.place(place): Mark.DROPPED for place, light in lights.items() if light is out}
        if gone:
            found.append(Show(_marked(gone), CHOOSE))
    last = {
        at.place(place): Mark.CHOSEN if light is Light.CHOSEN else Mark.DROPPED
        for place, light in lights.items()
        if light in (Light.TIED, Light.CHOSEN)
    }
    found.append(Show(_marked(last), CHOOSE))
    return tuple(found)


def _marked(marks: dict[Handle, Mark]) -> tuple[tuple[Handle, Mark], ...]:
    return tuple(marks.items())
