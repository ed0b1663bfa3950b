"""What leaves no choice is done by the table: "Single options: do them". Source: play.md, settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import MoveCard
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingTop
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.history import is_forced
from tests.app.playing import begun, played
from tests.ui.scythe.walks import of_kind
from tests.ui.table.conftest import SeatAt
from tests.ui.table.scythe_hands import at_the_table

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


def test_a_row_that_is_left_out_by_itself_is_not_asked_for_first(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen before: "Bottom row: Upgrade" flashed, then the turn was at its end."""
    presenter = game_ui("scythe").presenter
    tried = 0
    for moment in of_kind(ChoosingTop):
        if not isinstance(moment.after.pending[-1], ChoosingBottom):
            continue
        seat = seat_at(at_the_table(moment.true))
        titles: list[str] = []
        show = seat.page.strip.show_prompt

        def told(side: int, title: str, *rest: Any, **more: Any) -> None:
            titles.append(title)  # noqa: B023
            show(side, title, *rest, **more)  # noqa: B023

        monkeypatch.setattr(seat.page.strip, "show_prompt", told)
        seat.page.set_auto_resolve(True)
        seat.page.conductor.play((moment.action,))
        forced = is_forced(seat.page.conductor.moments.at(1), presenter)
        seat.rest()
        assert any(title.startswith("Bottom row") for title in titles) != forced
        tried += forced
        if tried == 2:
            break
    assert tried == 2
