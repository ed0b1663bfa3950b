"""What a drop would do, shown while a piece is in hand: the callout, ghosts on the board, notes and the dial."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QRect, QRectF

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.cards import Card, FloatingCard
from noria_desktop.ui.board.gestures import Gesture, Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Annotating, Dial, DialFace, Dialling
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.board.view import BoardView

Preview: TypeAlias = Callable[[Handle, Handle], Card | None]
"""What dropping source on target would cost and give; lines beginning "+2 " or "−1 " are shown in colour."""
Foresee: TypeAlias = Callable[[Handle, Handle], tuple[Sprite, ...]]
"""Ghosts of what dropping source on target would change on the board."""
Tell: TypeAlias = Callable[[Card | None], None]
"""Shows what a drop would change; None when nothing is aimed at any more."""
Drop: TypeAlias = tuple[Handle, Handle]
"""Source and target."""


@frozen
class OnBoard:
    """What is shown now: the presenter, its view, the legal actions and the layout."""

    presenter: object
    view: Any
    legal: tuple[Any, ...]
    table: Any


class Aiming:
    """Asks what a drop would do once for each target and turn in a moment of the game, and shows it."""

    def __init__(self, view: BoardView, callout: FloatingCard, to_board: Callable[[QRectF], QRect]) -> None:
        """``to_board``: from board units to pixels of the callout's parent."""
        self._view = view
        self._callout = callout
        self._to_board = to_board
        self.preview: Preview = lambda source, target: None
        self.foresee: Foresee = lambda source, target: ()
        self.elsewhere: Tell | None = None
        """Shows what a drop would change in place of the callout beside the target; None: the callout does."""
        self._told: Card | None = None
        self._held: Handle | None = None
        self._drop: Drop | None = None
        self._meant: tuple[Gesture[Any], ...] = ()
        self._turned: Turned[Any] | None = None
        self._card: Card | None = None
        self._dial: tuple[Sprite, ...] = ()
        self._dials: dict[tuple[Handle, Handle | None, int], Dial] = {}
        self._known: dict[tuple[Drop, tuple[Gesture[Any], ...]], tuple[Card | None, tuple[Sprite, ...]]] = {}

    def follow(self, moment: OnBoard | None) -> None:
        """Show callout, ghosts, notes and dial for the hand as it is now."""
        hand = self._view.hand
        held = hand.selection.source if hand.holding else None
        aim = hand.aim if hand.aim in hand.selection.lit() else None
        self._aim(held, (held, aim) if held is not None and aim is not None else None, moment)
        card = self._card if self._drop is not None else None
        if self.elsewhere is not None:
            self._callout.hide()
            if card != self._told:
                self._told = card
                self.elsewhere(card)
        elif card is None or self._drop is None:
            self._callout.hide()
        else:
            self._show_callout(card, self._drop[1])

    def forget(self) -> None:
        """Drop all cached answers: another moment of the game, or another language."""
        self._known.clear()
        self._dials.clear()

    def _aim(self, held: Handle | None, drop: Drop | None, moment: OnBoard | None) -> None:
        hand = self._view.hand
        meant = hand.selection.meant(drop[1]) if drop is not None else ()
        turned = hand.turned_now() if held is not None else None
        if (held, drop, meant, turned) == (self._held, self._drop, self._meant, self._turned):
            return
        self._held, self._drop, self._meant = held, drop, meant
        self._card, foreseen = self._answer(drop, meant) if drop is not None else (None, ())
        if turned != self._turned:
            self._turned = turned
            self._ask_for_dial(turned, moment)
        names = {sprite.handle for sprite in (*foreseen, *self._dial)}
        notes = tuple(note for note in self._notes(held, drop, moment) if note.handle not in names)
        self._view.board_scene.show_ghosts((*notes, *foreseen, *self._dial))

    def _answer(self, drop: Drop, meant: tuple[Gesture[Any], ...]) -> tuple[Card | None, tuple[Sprite, ...]]:
        if (drop, meant) not in self._known:
            self._known[drop, meant] = (self.preview(*drop), self.foresee(*drop))
        return self._known[drop, meant]

    def _notes(self, held: Handle | None, drop: Drop | None, moment: OnBoard | None) -> tuple[Sprite, ...]:
        """What the presenter says about the lit places while something is in hand."""
        if held is None or moment is None or not isinstance(moment.presenter, Annotating):
            return ()
        aim = drop[1] if drop is not None else None
        return moment.presenter.notes(moment.view, moment.legal, held, aim, moment.table)

    def _ask_for_dial(self, turned: Turned[Any] | None, moment: OnBoard | None) -> None:
        """What the presenter shows of the turns of the piece in hand."""
        dial = Dial()
        if turned is not None and moment is not None and isinstance(moment.presenter, Dialling):
            asked = (turned.source, turned.target, turned.turn)
            if asked not in self._dials:
                self._dials[asked] = moment.presenter.dial(moment.view, turned, moment.table)
            dial = self._dials[asked]
        self._dial, self._view.hand.dial = dial.sprites, dial.faces

    def _show_callout(self, card: Card, target: Handle) -> None:
        scene, selection = self._view.board_scene, self._view.hand.selection
        anchor = self._place(target)
        # The piece in hand, its dial and the sisters of the target are to be seen too.
        avoid = [self._to_board(scene.hand_box())]
        avoid += map(self._box_of, self._view.hand.dial)
        avoid += [self._place(parent) for parent in selection.ancestors(target)[-1:]]
        if self._callout.isHidden() or self._callout.card != card or self._callout.anchor != anchor:
            lit = (*selection.lit(), *selection.steps())
            spare = [self._place(handle) for handle in lit if handle != target]
            spare += [self._to_board(box) for box in scene.ghost_boxes()]
            self._callout.show_card(card, anchor, avoid, spare)

    def _place(self, handle: Handle) -> QRect:
        """A spot's box in pixels of the callout's parent; empty when unknown."""
        spot = self._view.board_scene.spot(handle)
        return QRect() if spot is None else self._box_of(spot)

    def _box_of(self, place: Spot | DialFace) -> QRect:
        left, top = place.x - place.width / 2, place.y - place.height / 2
        return self._to_board(QRectF(left, top, place.width, place.height))
