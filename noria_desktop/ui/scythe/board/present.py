"""Scythe as the board kit sees it: one presenter put together from layout, pictures, places and moves."""

from __future__ import annotations

from collections.abc import Mapping

from noria_desktop.engine.contract import Seat
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.gestures import unique
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Look
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.beats import beats
from noria_desktop.ui.scythe.board.gestures import commands, gestures
from noria_desktop.ui.scythe.board.ghosts import ghosts, notes
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.project import project, seen
from noria_desktop.ui.scythe.board.project_orders import INFLUENCE, influence_sprites
from noria_desktop.ui.scythe.board.spots import spots
from noria_desktop.ui.scythe.board.viewpoint import decides, traveller


class ScythePresenter:
    """Answers everything the board kit asks about Scythe. Pure: the same view gives the same answers."""

    layout = staticmethod(layout)
    spots = staticmethod(spots)
    gestures = staticmethod(gestures)
    commands = staticmethod(commands)
    beats = staticmethod(beats)
    ghosts = staticmethod(ghosts)
    notes = staticmethod(notes)

    def __init__(self, thing: str | None = None) -> None:
        """``INFLUENCE``: with who controls what laid over the map."""
        self._looked_at = thing

    def project(self, view: State, table: ScytheLayout, legal: tuple[Action, ...] = ()) -> tuple[Sprite, ...]:
        """Every picture on the board; what is legal is framed."""
        sprites = project(view, table, legal)
        if self._looked_at != INFLUENCE:
            return sprites
        # The marks of the Automa's decision would be mistaken for the hatching.
        plain = tuple(one for one in sprites if one.handle.kind != "mark" or one.layer is Layer.FLAG)
        return (*plain, *influence_sprites(view, seen(view, table)))

    def looks(self, view: State) -> Mapping[Handle, Look]:
        """The compass shows who controls what, and pressed again hides it."""
        return {at.influence(): Look(INFLUENCE)}

    def looking_at(self, thing: str | None) -> ScythePresenter:
        """The same table with what the compass shows; None: without."""
        return ScythePresenter(thing)

    def subject(self, view: State, seat: Seat, legal: tuple[Action, ...] = ()) -> tuple[Handle, ...]:
        """Handles that deserve focus first: the unit on its way, else whatever can be carried or pressed."""
        if not decides(view):
            return ()
        offered = gestures(view, legal)
        sources = unique(gesture.source for gesture in offered)
        entry = traveller(view)
        return sources if entry is None else unique((at.own(entry.unit, entry.place), *sources))
