"""The Automa's choice step by step, as marks on the map: its unit, what is in reach, what each criterion leaves.

Marks stay until the step ends. Source: mocks/scythe.md 6; automa.md 6.
"""

from __future__ import annotations

from collections.abc import Collection

from noria_desktop.games.scythe.record import MoveEntry
from noria_desktop.ui.board.beats import Appear, Beat, Mark, Pause, Show, Together
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.land import Mark as Light
from noria_desktop.ui.scythe.board.project_orders import marks_of

POP = 180
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


def overlay_steps(move: MoveEntry, coming: Collection[Handle]) -> tuple[Beat, ...]:
    """The same with the decision's own pictures, as far as they are coming.

    What is out of reach darkens; then what is ruled out is crossed, each criterion numbers what it drops, and at last
    there is the way.
    """
    lights = marks_of(move)
    groups: list[list[Handle]] = []
    for light in (Light.BLOCKED, Light.FAR, Light.NEAR, Light.TIED, Light.CHOSEN):
        places = [str(place) for place, other in lights.items() if other is light]
        groups.append([at.mark(what, place) for place in places for what in ("hex", "tag", "bead")])
    groups.append([at.mark("tie"), at.mark("way")])
    later = {name for group in groups for name in group}
    groups.insert(0, [name for name in coming if name not in later])
    found: list[Beat] = list(unit_steps(move))
    for group in groups:
        names = tuple(Appear(name, POP) for name in group if name in coming)
        if names:
            found += (Together(names), Pause(CHOOSE))
    return tuple(found)


def _marked(marks: dict[Handle, Mark]) -> tuple[tuple[Handle, Mark], ...]:
    return tuple(marks.items())
