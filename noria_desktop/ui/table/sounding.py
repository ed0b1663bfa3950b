"""The table's sounds: what is heard, when, and by whom. What plays them is ``ui/sound``.

Hand, board and conductor say what happens; a window that is not in front is silent.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.sound.player import SoundPlayer
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.mode import Mode

NOBODY_LISTENS = frozenset(("offscreen", "minimal"))
"""Ways of painting without a screen."""


class Sounding(QObject):
    """Between the table and the player of effects."""

    def __init__(self, page: QWidget, board: Board, conductor: Conductor) -> None:
        """Silent until a volume is set."""
        super().__init__(page)
        self._page, self._conductor = page, conductor
        self.player = SoundPlayer()
        self._known = False
        """Whether a volume was set before: what the settings say at the start is not tried out."""
        board.sounded.connect(self.play)
        board.picked.connect(self._picked)

    @property
    def is_heard(self) -> bool:
        """Whether anything may sound now: the window is in front, on a screen."""
        return self._page.isActiveWindow() and QGuiApplication.platformName() not in NOBODY_LISTENS

    def play(self, effect: Effect | None) -> None:
        """Let an effect be heard in the timbre of the game at the table; None: nothing."""
        if effect is not None and self._conductor.mode is not Mode.EMPTY:
            self._play(self._conductor.session.rules.game_id, effect)

    def _play(self, game_id: str, effect: Effect) -> None:
        if self.is_heard:
            self.player.play(game_id, effect)

    def put_down(self) -> None:
        """The hand has done something on the board."""
        self.play(Effect.DROP)

    def _picked(self, thing: object) -> None:
        """Something comes into the hand, or leaves it."""
        if thing is not None:
            self.play(Effect.TAKE)

    def set_volume(self, volume: int, *, muted: bool) -> None:
        """How loud it is from now on, 0 to 100; another volume than before is heard at once."""
        loud = 0 if muted else volume
        changed, self._known = loud != self.player.volume and self._known, True
        self.player.set_volume(loud)
        if changed:
            empty = self._conductor.mode is Mode.EMPTY
            game = game_ids()[0] if empty else self._conductor.session.rules.game_id
            self._play(game, Effect.DROP)

    def leave(self) -> None:
        """The window closes: silence."""
        self.player.leave()
