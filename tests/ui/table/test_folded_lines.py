"""What the log lies over is read in lines, figures and all, and what lies beside it stays in sight. Source: mocks/table.md 5."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_says import Folded, FoldedCell
from noria_desktop.ui.table.folds import cell_places, line_places
from noria_desktop.ui.table.reading import column_of
from tests.ui.table.conftest import SeatAt
from tests.ui.table.test_sizes import of_game

CELLS = (FoldedCell("Exploration", "0", "0", "0"), FoldedCell("Settlement", "16", "144", "144"))


@pytest.mark.parametrize("wide", [50.0, 60.0, 80.0])
@pytest.mark.parametrize("cell", CELLS)
def test_the_figures_of_a_cell_stay_in_it(qapp: QApplication, wide: float, cell: FoldedCell) -> None:
    """Seen before at 900x600: "0 : 0" ran under the frame of the next column."""
    row = QRectF(100, 0, wide, 20)
    places = cell_places(cell, row)
    assert all(row.contains(place) for place in places)
    assert all(one.right() <= other.left() for one, other in pairwise(places))


def test_the_summary_of_a_line_is_not_left_out_for_its_title(qapp: QApplication) -> None:
    """Seen before in Nautilus at 900x600: "Divers not seen yet" without how many."""
    title, summary = line_places(Folded("A title as wide as all of its line", "7"), QRectF(0, 0, 150, 28))
    assert summary.width() > 6
    assert title.right() < summary.left()
    title, summary = line_places(Folded("Short", "7"), QRectF(0, 0, 150, 28))
    assert summary.right() == 150


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "scythe"])
def test_a_log_over_a_small_board_leaves_what_lies_beside_its_column(seat_at: SeatAt, game: str) -> None:
    """Seen before at 900x600: Noria's black market and right islands lay under it, in Nautilus who "You" is."""
    seat = seat_at(of_game(game), size=(900, 574))
    seat.page.set_skin(Skin(THEMES["night"]))
    QApplication.processEvents()
    seat.page.toggle_side_panel()
    column = column_of(seat.board.table)
    assert column is not None
    box = seat.board.view.pixels_of(QRectF(column.left, column.top, column.width, column.height)).toRect()
    panel = seat.page.side_panel.geometry()
    assert panel.width() >= box.width()
    if box.center().x() > seat.page.width() / 2:
        assert panel.left() >= box.left()
    else:
        assert panel.right() <= box.right()
