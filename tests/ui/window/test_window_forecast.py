"""The forecast of the bot's coming turn can be hidden, and that is remembered (ux.md, reading order)."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.noria.board.arts import ArcsArt
from noria_desktop.ui.noria.board.arts_panels import CouncilArt, ForecastArt, RailArt
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import END, press


def told(window: object) -> tuple[bool, ...]:
    """What the board foretells: rows, arcs, points after; and whether the panel says that it is silent."""
    arts = [sprite.art for sprite in window.table.board.sprites()]  # type: ignore[attr-defined]
    forecast = next(art for art in arts if isinstance(art, ForecastArt))
    rail = next(art for art in arts if isinstance(art, RailArt))
    council = next(art for art in arts if isinstance(art, CouncilArt))
    return (
        bool(forecast.rows or forecast.coming),
        any(isinstance(art, ArcsArt) for art in arts),
        rail.bot_points_after is not None or bool(council.bot_next),
        forecast.untold,
    )


def test_the_forecast_is_hidden_by_the_view_menu_and_stays_hidden(open_window: Opener) -> None:
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    QApplication.processEvents()
    assert window.menus.forecast.isChecked()
    before = told(window)
    assert before[0]
    assert not before[3]
    window.menus.forecast.trigger()
    assert told(window) == (False, False, False, True)
    press(window, END)
    assert window.table.session is not None
    window.close()
    again = open_window()
    again.start("noria", read_setup(EXAMPLE), 7)
    assert not again.menus.forecast.isChecked()
    assert told(again) == (False, False, False, True)
    again.menus.forecast.trigger()
    assert told(again) == before
