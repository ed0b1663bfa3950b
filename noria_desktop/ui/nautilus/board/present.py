"""Nautilus as the board kit sees it: one presenter put together from layout, pictures, places and moves."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.state import Anchoring, Giving, Moving, Placing, State
from noria_desktop.games.nautilus.terms import SPACES, Special
from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.board.gestures import Command, Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.beats import beats as moves
from noria_desktop.ui.nautilus.board.gestures import commands, gestures
from noria_desktop.ui.nautilus.board.ghosts import ghosts, notes
from noria_desktop.ui.nautilus.board.layout import NautilusLayout, layout
from noria_desktop.ui.nautilus.board.project import project
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.spots import spots
from noria_desktop.ui.nautilus.board.viewpoint import decides, own_cards


class NautilusPresenter:
    """Answers everything the board kit asks about Nautilus. Pure: the same view gives the same answers.

    The viewer is the seat whose observation the view is; its side always lies below.
    """

    def layout(self, width: float, height: float) -> NautilusLayout:
        """The table for a view of so many logical pixels."""
        return layout(width, height)

    def project(
        self, view: State, table: NautilusLayout, legal: tuple[Action, ...] = ()
    ) -> tuple[Sprite, ...]:
        """Every picture on the board."""
        return project(view, table)

    def spots(self, view: State, table: NautilusLayout) -> tuple[Spot, ...]:
        """Every place one can point at, zone by zone."""
        return spots(view, table)

    def gestures(self, view: State, legal: tuple[Action, ...]) -> tuple[Gesture[Action], ...]:
        """The legal actions that have a place."""
        return gestures(view, legal)

    def commands(self, view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
        """The legal actions that are buttons."""
        return commands(view, legal)

    def beats(self, event: Event, before: State, after: State, table: NautilusLayout) -> tuple[Beat, ...]:
        """How an event moves on the board."""
        return moves(event, before, after, table)

    def ghosts(self, before: State, after: State, table: NautilusLayout) -> tuple[Sprite, ...]:
        """What a drop would change."""
        return ghosts(before, after, table)

    def notes(
        self,
        view: State,
        legal: tuple[Action, ...],
        source: Handle,
        aim: Handle | None,
        table: NautilusLayout,
    ) -> tuple[Sprite, ...]:
        """What the lit places would mean for the card in hand."""
        return notes(view, legal, source, aim, table)

    def subject(self, view: State, seat: Seat, legal: tuple[Action, ...] = ()) -> tuple[Handle, ...]:
        """Handles that deserve focus first: the cards of a question, those to be moved or fixed, the hand."""
        if not decides(view):
            return ()
        found = asked(view)
        pending = view.table.pending
        match pending:
            case Moving() | Anchoring():
                lying = tuple(at.space(space) for space in SPACES if view.table.spaces[space] is not None)
                return (*lying, at.special(Special.ANCHOR))
            case Placing():
                laid = tuple(at.special(kind) for kind in (Special.KRAKEN, Special.BONE, Special.ANCHOR))
                return (*(at.card(card) for card in own_cards(view)), *laid)
            case Giving():
                return tuple(at.card(card) for card in own_cards(view))
            case _:
                return found.handles if found is not None else ()
