"""What already happened, as movements of the board: one step again, or the bot's whole last turn."""

from __future__ import annotations

from typing import Any

from noria_desktop.app.session import Session
from noria_desktop.ui.board.beats import Beat, Pause
from noria_desktop.ui.faces import GameFace


def beats_of(session: Session, face: GameFace, ply: int, table: Any) -> tuple[Beat, ...]:
    """How the step that led to ``ply`` moved; nothing for the start of the game."""
    if ply == 0:
        return ()
    before, after = session.view_at(ply - 1), session.view_at(ply)
    return tuple(
        beat for event in session.events_at(ply) for beat in face.presenter.beats(event, before, after, table)
    )


def steps_of(
    session: Session, face: GameFace, span: tuple[int, int], table: Any
) -> tuple[tuple[Any, tuple[Beat, ...]], ...]:
    """The states from the first ply to the last, each with the movements that lead there."""
    first, last = span
    return (
        (session.view_at(first), ()),
        *(
            (session.view_at(ply), (*beats_of(session, face, ply, table), Pause()))
            for ply in range(first + 1, last + 1)
        ),
    )
