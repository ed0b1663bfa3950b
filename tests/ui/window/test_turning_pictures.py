"""Pictures of turning points: every mark lies on what the picture shows. Source: mocks/library.md 3."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.window.turning_pictures import Picture, _goals, _inside, _parts, _seen, _within
from tests.app.playing import lively


@pytest.mark.parametrize("game", game_ids())
def test_no_mark_hangs_beside_what_is_painted(game: str) -> None:
    """A section of Scythe's mat was marked beside the map, which shrank to a stamp for it."""
    session = lively(kit(game), 3, 40)
    door = game_ui(game)
    book = door.book()
    table = door.presenter.layout(*book.view_size)
    area, *further = _parts(book, table)
    marked = 0
    for ply, entry in enumerate(session.log):
        state = session.state_at(ply)
        picture = Picture(state, state, (entry.action,))
        spots = _within((area, *further), _goals(session.rules, door, picture, picture.played, table))
        seen = _seen(area, spots, further)
        for spot in spots:
            assert seen.contains(QRectF(spot.x - 1, spot.y - 1, 2, 2))
            marked += 1
        assert seen.height() <= 1.35 * area.height()
    assert marked


def test_a_move_on_noria_s_tracks_is_seen_there() -> None:
    """Seen before: the picture ended before the council, and a move on its tracks bore no mark at all."""
    door = game_ui("noria")
    session = lively(kit("noria"), 3, 40)
    book = door.book()
    table = door.presenter.layout(*book.view_size)
    area, *further = _parts(book, table)
    council = further[0]
    on_tracks = 0
    for ply, entry in enumerate(session.log):
        state = session.state_at(ply)
        picture = Picture(state, state, (entry.action,))
        goals = _goals(session.rules, door, picture, picture.played, table)
        for spot in goals:
            if council.contains(spot.x, spot.y):
                on_tracks += 1
                spots = _within((area, *further), goals)
                assert spot in spots
                assert _seen(area, spots, further).contains(council)
    assert on_tracks
    assert _seen(area, (), further) == area


@pytest.mark.parametrize("size", [(370, 185), (570, 340), (340, 140), (240, 260)])
@pytest.mark.parametrize("game", game_ids())
def test_the_whole_position_lies_in_the_picture(game: str, size: tuple[int, int]) -> None:
    """Seen before in a window of 1920x1080: the ends of Nautilus's table, with dial and pile, were cut off."""
    door = game_ui(game)
    book = door.book()
    part = book.area(door.presenter.layout(*book.view_size))
    area, target = QRectF(part.left, part.top, part.width, part.height), QRectF(0, 0, *size)
    seen = _seen(area, ())
    inside = _inside(target, seen)
    assert seen.contains(area)
    assert target.adjusted(-0.1, -0.1, 0.1, 0.1).contains(inside)
    assert inside.width() / seen.width() == pytest.approx(inside.height() / seen.height())
    # As large as it can be: it touches two edges of the picture.
    assert inside.width() == pytest.approx(target.width()) or inside.height() == pytest.approx(
        target.height()
    )
