"""What already happened, as movements of the board: one step again, or the bot's whole last turn."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.board.beats import Beat, Pause
from noria_desktop.ui.board.presenter import Presenter


def beats_of(session: Session, presenter: Presenter, ply: int, table: Any, seat: Seat) -> tuple[Beat, ...]:
    """How the step that led to ``ply`` moved before the eyes of a seat; nothing for the start of the game."""
    if ply == 0:
        return ()
    before, after = session.view_at(ply - 1, seat), session.view_at(ply, seat)
    return tuple(
        beat for event in session.events_at(ply) for beat in presenter.beats(event, before, after, table)
    )


def steps_of(
    session: Session, presenter: Presenter, span: tuple[int, int], table: Any, seat: Seat
) -> tuple[tuple[Any, tuple[Beat, ...]], ...]:
    """The states from the first ply to the last, each with the movements that lead there."""
    first, last = span
    return (
        (session.view_at(first, seat), ()),
        *(
            (session.view_at(ply, seat), (*beats_of(session, presenter, ply, table, seat), Pause()))
            for ply in range(first + 1, last + 1)
        ),
    )
