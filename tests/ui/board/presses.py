"""Every spot of a board pressed, with an empty hand and with each kind of thing in hand: it acts or speaks.

Nothing is shown: the spots and gestures of a position are pressed on the selection, as mouse and keyboard do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Looking
from noria_desktop.ui.board.selection import Nothing, Refused, Selection, Stage
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.game_ui import AnyGameUi, GameUi
from noria_desktop.ui.table.refusals import told

ROOM = (1280.0, 678.0)
"""Of the board in the usual window."""


class Position:
    """A moment of a game in which a person decides, with everything that can be pressed."""

    def __init__(self, face: AnyGameUi, session: Session, ply: int) -> None:
        state = session.state_at(ply)
        self.face, self.ply = face, ply
        self.turn = session.rules.turn(state)
        self.view = session.rules.observe(state, HUMAN)
        self.legal = session.rules.legal_actions(state)
        presenter = face.presenter
        layout = presenter.layout(*ROOM)
        self.spots: tuple[Spot, ...] = presenter.spots(self.view, layout)
        self.table: GestureTable[Any] = GestureTable(presenter.gestures(self.view, self.legal))
        looks = presenter.looks(self.view) if isinstance(presenter, Looking) else {}
        self.buttons = frozenset((*looks, *(spot.handle for spot in self.spots if spot.button)))

    @property
    def is_mine(self) -> bool:
        """Whether the human decides."""
        return self.turn.seat == HUMAN and not self.turn.automatic

    def hands(self) -> tuple[Handle | None, ...]:
        """An empty hand, and one with each kind of thing that can be carried."""
        carried = [source for source in self.table.sources() if not self.table.is_press(source)]
        return (None, *{source.kind: source for source in reversed(carried)}.values())

    def vain(self) -> Iterator[Vain]:
        """The presses that neither act, nor pick, nor look."""
        for held in self.hands():
            for spot in self.spots:
                selection: Selection[Any] = Selection()
                selection.renew(self.table, self.spots)
                if held is not None:
                    assert selection.pick(held)
                elif spot.handle in self.buttons:
                    continue
                outcome = selection.press(spot.handle)
                idle = selection.stage is Stage.IDLE and isinstance(outcome, Nothing) and held is None
                if idle or isinstance(outcome, Refused):
                    yield Vain((spot.handle, *reversed(selection.ancestors(spot.handle))), held)

    def silent(self) -> list[str]:
        """Those of them for which the game has no words, or empty ones."""
        found = []
        for vain in self.vain():
            answer = told(self.face, self.view, self.legal, vain)
            if answer is None or not answer.refusal.reason.strip():
                found.append(
                    f"{vain.things[0]} with {vain.held} in hand, {self.turn.prompt.name} at {self.ply}"
                )
        return found


def speaks_for_itself(face: AnyGameUi) -> bool:
    """Whether the game says itself why a press does nothing; others have the table's plain sentence."""
    return type(face).refused is not GameUi.refused


def positions(face: AnyGameUi, session: Session, most: int) -> tuple[Position, ...]:
    """So many moments of a game in which the human decides, spread over all of it."""
    mine = [
        ply
        for ply in range(session.cursor + 1)
        if (turn := session.rules.turn(session.state_at(ply))).seat == HUMAN and not turn.automatic
    ]
    step = max(1, len(mine) // most)
    return tuple(Position(face, session, ply) for ply in mine[::step][:most])
