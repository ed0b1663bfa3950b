"""Scythe as the board kit sees it: one presenter put together from layout, pictures, places and moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from attrs import evolve

from noria_desktop.engine.contract import Seat
from noria_desktop.games.scythe.actions import Accept, Action
from noria_desktop.games.scythe.goods import goods_actions
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingSection, ChoosingTop, PlacingGoods
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.gestures import Collect, Command, Gesture, Key, unique
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Look
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.beats import beats
from noria_desktop.ui.scythe.board.collected import commands, gestures
from noria_desktop.ui.scythe.board.collecting import Draft, opened, start
from noria_desktop.ui.scythe.board.ghosts import ghosts, notes
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.project import kept_off, project, seen
from noria_desktop.ui.scythe.board.project_orders import BONUS, INFLUENCE, bonus_sprites, influence_sprites
from noria_desktop.ui.scythe.board.spots import spots
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.board.viewpoint import Stage, decides, stage, traveller

QUIET: Final = frozenset({"less", "more", "aboard", "fewer_power", "more_power", "slot", "paid"})
"""What changes a choice that is good as it is; it shows itself as a button."""


BARE: Final = 4.0
"""Between a panel and the part of the map that is still enlarged, in board units."""


def due_now(view: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What may be done, where a question was passed over that needs no asking."""
    entry = view.pending[-1]
    if isinstance(entry, PlacingGoods) and Accept() in legal:
        return goods_actions(view, entry)
    return legal


class ScythePresenter:
    """Answers everything the board kit asks about Scythe. Pure: the same view gives the same answers."""

    layout = staticmethod(layout)
    beats = staticmethod(beats)
    ghosts = staticmethod(ghosts)
    notes = staticmethod(notes)

    def __init__(self, thing: str | None = None, draft: Draft | Verdict | None = None) -> None:
        """``INFLUENCE``, ``BONUS``: with who controls what, or what counts, over the map; ``draft``: so much collected."""
        self._looked_at = thing
        self._draft = draft

    def collecting(self, draft: Draft | Verdict) -> ScythePresenter:
        """The same table with so much collected, or with a combat that was just revealed."""
        return ScythePresenter(self._looked_at, draft)

    def draft(self, view: State) -> Draft | Verdict | None:
        """What is collected of a choice without an order; None where nothing is."""
        return self._draft if self._draft is not None else start(opened(view)[0])

    def spots(self, view: State, table: ScytheLayout) -> tuple[Spot, ...]:
        """Every place one can point at."""
        return spots(self._seen(view), table, self.draft(view))

    def _seen(self, view: State) -> State:
        """What is decided, without a question that needs no asking."""
        return view if isinstance(self._draft, Verdict) else opened(view)[0]

    def gestures(self, view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Any], ...]:
        """What can be carried and pressed."""
        draft = self.draft(view)
        if isinstance(draft, Verdict):
            return ()
        view, before = opened(view)
        found = gestures(view, due_now(view, legal), draft)
        if not before or draft is not None:
            return found
        return tuple(evolve(one, actions=(*before, *one.actions)) for one in found)

    def commands(self, view: State, legal: tuple[Action, ...]) -> tuple[Command[Any], ...]:
        """The buttons of the strip."""
        draft = self.draft(view)
        if isinstance(draft, Verdict):
            return (Command("go_on", (Collect(None),), Key.GO_ON, primary=True),)
        return commands(view, legal, draft)

    def project(self, view: State, table: ScytheLayout, legal: tuple[Action, ...] = ()) -> tuple[Sprite, ...]:
        """Every picture on the board; what is legal is framed."""
        seen_now = self._seen(view)
        sprites = project(seen_now, table, due_now(seen_now, legal), self.draft(view))
        if self._looked_at not in (INFLUENCE, BONUS):
            return sprites
        # The marks of the Automa's decision would be mistaken for the hatching.
        plain = tuple(one for one in sprites if one.handle.kind != "mark" or one.layer is Layer.FLAG)
        shown = influence_sprites if self._looked_at == INFLUENCE else bonus_sprites
        return (*plain, *shown(view, seen(view, table)))

    def framed(self, view: State, table: ScytheLayout) -> Box:
        """What a zoom enlarges: the map, without a panel that lies over it, which would be cut."""
        draft, whole = self.draft(view), table.enlarged
        if isinstance(draft, Verdict):
            panel = kept_off(view, table, draft.place).combat
        elif (asked := stage(view)) is Stage.COMBAT:
            panel = seen(view, table).combat
        elif asked in (Stage.ENCOUNTER, Stage.FACTORY):
            panel = table.stage
        else:
            return whole
        above, below = panel.top - BARE - whole.top, whole.bottom - panel.bottom - BARE
        if above >= below:
            return box(whole.left, whole.top, whole.width, max(above, BARE))
        return box(whole.left, whole.bottom - max(below, BARE), whole.width, max(below, BARE))

    def looks(self, view: State) -> Mapping[Handle, Look]:
        """The compass shows who controls what, the tile what counts for it; pressed again they hide it."""
        return {at.influence(): Look(INFLUENCE), at.structure_tile(): Look(BONUS)}

    def looking_at(self, thing: str | None) -> ScythePresenter:
        """The same table with what the compass shows; None: without."""
        return ScythePresenter(thing, self._draft)

    def subject(self, view: State, seat: Seat, legal: tuple[Action, ...] = ()) -> tuple[Handle, ...]:
        """Handles that deserve focus first: the unit on its way, else whatever can be carried or pressed."""
        if not decides(view):
            return ()
        offered = self.gestures(view, legal)
        # A unit may be carried before Move was chosen; what is asked is the section and its row.
        quiet = isinstance(view.pending[-1], ChoosingSection | ChoosingTop | ChoosingBottom)
        shown = (one.source for one in offered if not (quiet and one.source.kind == "own"))
        sources = unique(source for source in shown if source.kind not in QUIET)
        entry = traveller(view)
        return sources if entry is None else unique((at.own(entry.unit, entry.place), *sources))
