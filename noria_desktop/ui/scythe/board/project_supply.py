"""Workers on the human's mat, while producing may bring some of them to the map."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe.actions import Action, Produce
from noria_desktop.games.scythe.pending import Producing
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.pieces import UnitArt
from noria_desktop.ui.scythe.board.gestures import brings_workers
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_map import LIFTED
from noria_desktop.ui.scythe.board.standing import HEIGHTS

COUNTERS, BESIDE = 5, 14.0
"""Counters on the head line, of which the workers' is the last, and the room beside them."""
SIGN = (15.0, 54.0)
"""The counter's sign: left of the counter's middle, below the top of the head line."""
FIGURE = 21.0
"""Height of the worker that stands over the sign of the workers' counter."""


def supply_sprites(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """One worker to be carried from the workers' counter; nothing while none can come."""
    if not table.left_open or not isinstance(view.pending[-1], Producing):
        return
    if not any(isinstance(action, Produce) and brings_workers(action.place) for action in legal):
        return
    faction, high = view.human.faction, HEIGHTS[Unit.WORKER] * table.radius
    counter = table.head
    step = (counter.width - BESIDE) / COUNTERS
    yield Sprite(
        at.scenery("supply"),
        UnitArt(Unit.WORKER, faction, True, FIGURE, plate=False),
        counter.right - step / 2 - SIGN[0],
        counter.top + SIGN[1],
        Layer.PIECE,
        carries=at.workers_left(),
        held=UnitArt(Unit.WORKER, faction, True, high * LIFTED, lifted=True, plate=False),
    )
