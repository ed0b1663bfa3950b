"""What floats over a board and speaks: a thing's card, the callout of a drag, the options, why a press does nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.bubble import Bubble
from noria_desktop.ui.board.cards import Card, FloatingCard, Over
from noria_desktop.ui.board.chooser import Chooser, Icon
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.hand import Reason
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.board.view import BoardView

Inspect: TypeAlias = Callable[[Handle], Card | None]
"""What a thing is, and its value now; None: nothing to tell."""
Describe: TypeAlias = Callable[[Gesture[Any]], str]
"""An option's words on its button."""
OptionIcon: TypeAlias = Callable[[QPainter, QRectF, Gesture[Any]], None]
"""Draws an option's picture."""


class Floating(QObject):
    """The cards over one board, each beside the place it speaks of."""

    inspected = Signal(object, QRect)
    """(handle, its rectangle in the board): the inspect card has opened."""

    def __init__(self, board: QWidget, view: BoardView) -> None:
        """Nothing floats yet."""
        super().__init__(board)
        self._view = view
        self.inspect: Inspect = _nothing
        self.describe: Describe = _no_words
        self.icon: OptionIcon | None = None
        self.callout = FloatingCard(board, callout=True)
        self.card = FloatingCard(board)
        self.chooser = Chooser(board)
        self.bubble = Bubble(board)
        hand = view.hand
        hand.offered.connect(self._offer)
        view.inspect_wanted.connect(self._open_card)
        view.inspect_over.connect(self.card.hide)
        view.input_begins.connect(self.bubble.put_away)
        view.refuses = self.bubble.isVisible
        view.escape_is_meant = lambda: self.bubble.by_escape
        self.bubble.gone.connect(lambda: hand.mark(barred=None))
        self.chooser.chosen.connect(self._chose)
        self.chooser.cancelled.connect(self._chose_nothing)

    def dress(self, skin: Skin) -> None:
        """Another theme or size of words."""
        for card in (self.callout, self.card, self.bubble, self.chooser):
            card.dress(skin.theme, skin.zoom)

    def keep_clear_of(self, over: Over) -> None:
        """Say nothing under what lies over the board: ``over`` tells where that is, in the board's pixels."""
        self.callout.over = self.card.over = self.chooser.over = self.bubble.over = over

    def hide(self) -> None:
        """Nothing speaks of a place any more: it may lie elsewhere now."""
        self.callout.hide()
        self.card.hide()
        self.bubble.put_away()

    # Where things lie in the widget ---------------------------------------------------------------------

    def place(self, handle: Handle) -> QRect:
        """Rectangle of a spot (else of a sprite) in the board's logical pixels; empty when unknown."""
        spot = self._view.board_scene.spot(handle)
        return QRect() if spot is None else self.box_of(spot)

    def box_of(self, spot: Spot) -> QRect:
        """A place's rectangle in the board's logical pixels."""
        return self._view.rect_of(spot).translated(self._viewport_at())

    def on_board(self, box: QRectF) -> QRect:
        """A box of board units in the board's logical pixels."""
        return self._view.pixels_of(box).toAlignedRect().translated(self._viewport_at())

    def _viewport_at(self) -> QPoint:
        board = self.parent()
        assert isinstance(board, QWidget)
        return self._view.viewport().mapTo(board, QPoint(0, 0))

    def _beside(self, handle: Handle, rect: QRect) -> list[QRect]:
        """What can be picked up next to a thing, and is better not covered."""
        sources = self._view.hand.selection.table.sources()
        others = [self.place(source) for source in sources if source != handle]
        return [other for other in others if not other.contains(rect)]

    # What a thing is, and why it does nothing -----------------------------------------------------------

    def _open_card(self, handle: object) -> None:
        assert isinstance(handle, Handle)
        card = self.inspect(handle)
        hand = self._view.hand
        if card is None or hand.spot(handle) is None:
            return
        if hand.barred == handle and not hand.focus_visible:
            return  # it is spoken about already
        rect = self.place(handle)
        # A reason that is still being read is not covered by what the pointer has come to meanwhile.
        read = [self.bubble.body()] if self.bubble.isVisible() else []
        self.card.show_card(card, rect, read, spare=self._beside(handle, rect))
        if hand.focus_visible:
            title, lines = card
            accessible.announce(self._view, " ".join((title, *lines)))
        self.inspected.emit(handle, rect)

    def tell_refusal(
        self,
        handle: Handle,
        reason: str,
        rule: str,
        name: str,
        address: tuple[str, str] = ("", ""),
        *,
        by_escape: bool = False,
    ) -> None:
        """Say at a thing why pressing it does nothing, and aloud with the thing's name first; see ``Board``."""
        self.callout.hide()
        self.card.hide()
        rect = self.place(handle)
        self.bubble.lead_to(*address)
        self.bubble.by_escape = by_escape
        self.bubble.tell(reason, rule, rect, self._beside(handle, rect))
        self._view.hand.mark(barred=handle)
        said = reason if reason.startswith(name) else f"{name}: {reason}"
        accessible.announce(self._view, " ".join(words for words in (said, rule) if words), urgent=True)

    # What a gesture may mean ------------------------------------------------------------------------------

    def _offer(self, options: object, target: object) -> None:
        assert isinstance(options, tuple)
        assert isinstance(target, Handle)
        self.callout.hide()
        icons: list[Icon | None] = []
        if self.icon is not None:
            icons = [partial(_draw_icon, self.icon, option) for option in options]
        usual = next((number for number, option in enumerate(options) if option.usual), 0)
        words = [self.describe(option) for option in options]
        self.chooser.open(words, self.place(target), icons, usual)

    def _chose(self, index: int) -> None:
        self.close_chooser()
        self._view.hand.choose(index)

    def _chose_nothing(self) -> None:
        self.close_chooser()
        self._view.hand.cancel(Reason.ESCAPE)

    def close_chooser(self) -> None:
        """No option is asked for any more; the board has the keyboard again."""
        if not self.chooser.isHidden():
            self.chooser.close_quietly()
            self._view.setFocus(Qt.FocusReason.PopupFocusReason)


def _nothing(*handles: Handle) -> Card | None:
    return None


def _no_words(gesture: Gesture[Any]) -> str:
    return str(gesture.target)


def _draw_icon(draw: OptionIcon, option: Gesture[Any], painter: QPainter, box: QRectF) -> None:
    draw(painter, box, option)
