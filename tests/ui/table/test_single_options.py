"""What leaves no choice is done by the table: "Single options: do them". Source: play.md, settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import MoveCard
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.history import is_forced
from tests.app.playing import begun, played
from tests.ui.table.conftest import SeatAt

NAUTILUS = kit("nautilus")


def moments_with_one_way() -> Iterator[tuple[Session, int]]:
    """A game, and a ply at which the human has one card and one space for an arrow, after a decision of its own."""
    presenter = game_ui("nautilus").presenter
    for seed in (1, 2, 3):
        session = played(NAUTILUS, seed, 120)
        moments = Moments(session)
        for ply in range(1, session.cursor):
            here = moments.at(ply)
            own = here.turn.seat == HUMAN and session.log[ply - 1].seat == HUMAN
            if own and isinstance(here.legal[0], MoveCard) and is_forced(here, presenter):
                yield session, ply
                break


def before(session: Session, ply: int) -> Session:
    """The same game one decision earlier."""
    earlier = begun(NAUTILUS, session.seed)
    for entry in session.log[: ply - 1]:
        earlier.dispatch(entry.action)
    return earlier


@pytest.mark.parametrize("auto", [True, False])
def test_an_arrow_with_one_card_and_one_space_moves_by_itself(seat_at: SeatAt, auto: bool) -> None:
    """Seen before: it waited although the setting says "do them"."""
    found = 0
    for session, ply in moments_with_one_way():
        found += 1
        seat = seat_at(before(session, ply))
        seat.page.set_auto_resolve(auto)
        seat.page.conductor.play((session.log[ply - 1].action,))
        seat.rest()
        assert (seat.session.cursor > ply) is auto
        if auto:
            assert isinstance(seat.session.log[ply].action, MoveCard)
    assert found


def test_undo_passes_over_what_was_done_by_itself(seat_at: SeatAt) -> None:
    session, ply = next(moments_with_one_way())
    seat = seat_at(before(session, ply))
    start = seat.session.state
    seat.page.set_auto_resolve(True)
    seat.page.conductor.play((session.log[ply - 1].action,))
    seat.rest()
    seat.page.conductor.undo()
    assert seat.session.state == start
