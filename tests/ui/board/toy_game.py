"""The toy being played: a board, its answers, and what it heard."""

from __future__ import annotations

from typing import Any

from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from tests.ui.board.toy import PICTURES, Toy, ToyPresenter, apply, legal


class Game:
    """The toy being played on a board: applies what is played and shows the result."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.presenter = ToyPresenter()
        self.view = Toy()
        self.played: list[Any] = []
        self.refused: list[Vain] = []
        self.animated = True
        board.played.connect(self._play)
        board.refused.connect(self.refused.append)

    def _play(self, actions: tuple[Any, ...]) -> None:
        self.played.extend(actions)
        for action in actions:
            self.do(action)

    def do(self, action: Any) -> None:
        """Apply a move and show it."""
        before, self.view = self.view, apply(self.view, action)
        table = self.board.table
        assert table is not None
        beats = self.presenter.beats(action, before, self.view, table) if self.animated else ()  # type: ignore[arg-type]
        self.board.show_state(self.view, legal(self.view), beats)

    def projection(self) -> tuple[Any, ...]:
        """What the scene must show at rest."""
        return self.presenter.project(self.view, self.board.table)  # type: ignore[arg-type]


def words(handle: Handle) -> str:
    return f"the {handle.kind} {handle.key}".strip()


def laid(board: Board) -> Game:
    """The toy on a board, without movement."""
    board.set_motion(0.0)
    game = Game(board)
    board.set_presenter(game.presenter, PICTURES, Skin(NIGHT))
    board.set_texts(
        lambda handle: (words(handle), ("a line",)),
        lambda source, target: (f"{source} on {target}", ("+1 more", "\u22121 less", "and so on")),
        lambda gesture: "painted" if gesture.actions[0].paint else "plain",
        words,
    )
    return game
