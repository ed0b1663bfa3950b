"""Solani as the board kit sees it: one presenter put together from layout, pictures, places and moves."""

from __future__ import annotations

from collections.abc import Mapping

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import Action, SpendQuartz
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.state import (
    Drafting,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import Kind, Row
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Look
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.beats import beats
from noria_desktop.ui.solani.board.gestures import commands, gestures
from noria_desktop.ui.solani.board.ghosts import dial, ghosts, notes
from noria_desktop.ui.solani.board.layout import SolaniLayout, layout
from noria_desktop.ui.solani.board.project import project
from noria_desktop.ui.solani.board.spots import spots
from noria_desktop.ui.solani.board.viewpoint import decides, other_skies, staged, viewer


class SolaniPresenter:
    """Answers everything the board kit asks about Solani. Pure: the same view gives the same answers.

    In the centre lies the sky of whoever is at the screen, or the one that is looked at.
    """

    layout = staticmethod(layout)
    commands = staticmethod(commands)
    ghosts = staticmethod(ghosts)
    notes = staticmethod(notes)
    dial = staticmethod(dial)

    def __init__(self, looked_at: Seat | None = None) -> None:
        """``looked_at``: whose sky is in the centre; None: the own one."""
        self._looked_at = looked_at

    def centre(self, view: State) -> Seat:
        """Whose sky lies in the centre."""
        return viewer(view) if self._looked_at is None else self._looked_at

    def project(self, view: State, table: SolaniLayout, legal: tuple[Action, ...] = ()) -> tuple[Sprite, ...]:
        """Every picture on the board."""
        return project(view, table, self.centre(view))

    def spots(self, view: State, table: SolaniLayout) -> tuple[Spot, ...]:
        """Every place one can point at, zone by zone."""
        return spots(view, table, self.centre(view))

    def gestures(self, view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
        """The legal actions that have a place; nothing is laid while another sky is looked at."""
        return gestures(view, legal, self.centre(view))

    def beats(self, event: Event, before: State, after: State, table: SolaniLayout) -> tuple[Beat, ...]:
        """How an event moves on the board."""
        return beats(event, before, after, table, self.centre(before))

    def looks(self, view: State) -> Mapping[Handle, Look]:
        """The other skies, small; pressed, one comes into the centre. The plaque of one looked at leads home."""
        mine = viewer(view)
        found = {
            at.sky(seat): Look(None if seat == mine else seat)
            for seat in other_skies(view, self.centre(view))
        }
        if self.centre(view) != mine:
            found[at.home()] = Look(self._looked_at)
        return found

    def looking_at(self, thing: Seat | None) -> SolaniPresenter:
        """The same table with this seat's sky in the centre; None: the own one."""
        return SolaniPresenter(thing)

    def subject(self, view: State, seat: Seat, legal: tuple[Action, ...] = ()) -> tuple[Handle, ...]:
        """Handles that deserve focus first: what can be taken, what is held, what was won."""
        if not decides(view):
            return ()
        match view.pending:
            case HoldingQuartz():
                return (at.quartz(),)
            case Drafting():
                clusters = (at.cluster(slot) for slot in range(len(view.market.clusters)))
                branches = (at.branch(slot) for slot in range(len(view.market.branches)))
                quartz = (at.quartz(),) if any(isinstance(action, SpendQuartz) for action in legal) else ()
                return (*clusters, *branches, *quartz)
            case Placing() | PlacingFeature():
                return at.held(Kind.BRANCH), at.held(Kind.CIRCLE)
            case Picking():
                cards = (at.feature(feature) for row in view.supply.rows for feature in row)
                return (*cards, *(at.deck(row) for row in Row))
            case Keeping():
                return tuple(at.feature(feature) for feature in staged(view))
            case _:
                return ()
