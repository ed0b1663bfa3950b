"""Nautilus as the board kit sees it: one presenter put together from layout, pictures, places and moves."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.state import Anchoring, Giving, Moving, Placing, State
from noria_desktop.games.nautilus.terms import SPACES, Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.beats import beats
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

    layout = staticmethod(layout)
    spots = staticmethod(spots)
    gestures = staticmethod(gestures)
    commands = staticmethod(commands)
    beats = staticmethod(beats)
    ghosts = staticmethod(ghosts)
    notes = staticmethod(notes)

    def project(
        self, view: State, table: NautilusLayout, legal: tuple[Action, ...] = ()
    ) -> tuple[Sprite, ...]:
        """Every picture on the board."""
        return project(view, table)

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
