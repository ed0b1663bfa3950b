"""Noria as the board kit sees it: one presenter put together from layout, pictures, places and moves.

Words come from outside, because they need a language: give the presenter the functions of
``ui/noria/words/forecast.py``. Source: architecture 2.6.
"""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.influence import NIGHT_SHIFT_RINGS
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    ChoosingTrack,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
)
from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.beats import beats
from noria_desktop.ui.noria.board.gestures import commands, first_targets, gestures, movable
from noria_desktop.ui.noria.board.layout import NoriaLayout, layout
from noria_desktop.ui.noria.board.outlook import letter_place, looked_ahead
from noria_desktop.ui.noria.board.project_council import council_sprites
from noria_desktop.ui.noria.board.project_rail import (
    NO_REMARK,
    Remark,
    Texts,
    forecast_sprites,
    no_texts,
    rail_sprites,
)
from noria_desktop.ui.noria.board.project_shelf import shelf_sprites
from noria_desktop.ui.noria.board.project_sky import ground_sprites, sky_sprites
from noria_desktop.ui.noria.board.project_wheel import wheel_sprites
from noria_desktop.ui.noria.board.spots import spots


class NoriaPresenter:
    """Answers everything the board kit asks about Noria. Pure: the same view gives the same answers."""

    layout = staticmethod(layout)
    gestures = staticmethod(gestures)
    commands = staticmethod(commands)
    beats = staticmethod(beats)

    def __init__(self, texts: Texts = no_texts, remark: Remark = NO_REMARK, *, foretell: bool = True) -> None:
        """``texts`` words the bot's coming turn, ``remark`` its last step; ``foretell`` shows the former early."""
        self._texts = texts
        self._remark = remark
        self._foretell = foretell

    def with_remark(self, remark: Remark) -> NoriaPresenter:
        """The same presenter with another last step of the bot."""
        return NoriaPresenter(self._texts, remark, foretell=self._foretell)

    def project(self, view: State, table: NoriaLayout, legal: tuple[Action, ...] = ()) -> tuple[Sprite, ...]:
        """Every picture on the board, back to front within a layer."""
        return (
            *ground_sprites(table),
            *wheel_sprites(view, table),
            *sky_sprites(view, table, self._foretell),
            *council_sprites(view, table, self._foretell),
            *shelf_sprites(view, table),
            *forecast_sprites(view, table, self._texts, self._remark, self._foretell),
            *rail_sprites(view, table, self._foretell),
        )

    def spots(self, view: State, table: NoriaLayout) -> tuple[Spot, ...]:
        """Every place one can point at, zone by zone."""
        return spots(view, table, len(looked_ahead(view, self._foretell).letters), bool(self._remark[0]))

    def subject(self, view: State, seat: Seat, legal: tuple[Action, ...] = ()) -> tuple[Handle, ...]:
        """Handles that deserve focus first when ``seat`` begins to decide.

        The board shows those that can be picked up or pressed; what cannot be may be among them.
        """
        if seat != HUMAN:
            return _bot_subject(view)
        pending = view.pending
        match pending:
            case ChoosingTrack():
                return tuple(at.track(track) for track in Track)
            case Influencing():
                return tuple(at.ring_rim(ring) for ring in NIGHT_SHIFT_RINGS)
            case Naming():
                return (*first_targets(view), at.centre())
            case Acting():
                return (*first_targets(view), *movable(view, pending))
            case Intriguing() | Removing():
                waiting = (chamber for chamber in Chamber if view.council[chamber.index].upper)
                return tuple(at.upper_row(chamber) for chamber in waiting)
            case PlacingDiscs():
                return tuple(at.waiting(disc, number) for number, disc in enumerate(view.human.centre))
            case _:
                return first_targets(view)


def _bot_subject(view: State) -> tuple[Handle, ...]:
    """Where the letters lie that act next."""
    if not isinstance(view.pending, BotTurn) or not view.pending.queue:
        return ()
    places = (letter_place(view, use.letter) for use in view.pending.queue)
    return tuple(dict.fromkeys(at.bot_space(place) for place in places if place))
