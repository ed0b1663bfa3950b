"""What a lesson points at is seen whole: no ring cuts through the figures of what it speaks of."""

from __future__ import annotations

import math

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import CircleSpace, Row
from noria_desktop.ui.solani.board.arts import CounterArt
from noria_desktop.ui.solani.board.handles import circle
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.lesson_places import lesson_places
from noria_desktop.ui.solani.board.measures import SCORE_COLUMNS, SCORE_HEAD
from noria_desktop.ui.solani.board.project_market import open_counts
from noria_desktop.ui.solani.board.project_sky import counter_sprite
from noria_desktop.ui.solani.paint.counters import counter_size


@pytest.mark.parametrize("size", [(1280, 678), (1920, 958), (1000, 560)], ids=str)
def test_the_ring_round_a_guiding_star_holds_its_counter(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The counter lies on the south rim of its circle; its round ends are inside the ring too."""
    game, table = kit("solani"), layout(*size)
    view = game.rules.observe(game.rules.setup(game.default_options(), 1).state, Seat(0))
    places = {spot.handle: spot for spot in lesson_places("guiding", view, table)}
    counters = 0
    for space in range(36):
        spot, counter = (
            places.get(circle(CircleSpace(space))),
            counter_sprite(view.skies[0], CircleSpace(space), table, Seat(0)),
        )
        if spot is None or counter is None:
            continue
        counters += 1
        assert isinstance(counter.art, CounterArt)
        wide, high = counter_size(counter.art)
        farthest = math.hypot((wide - high) / 2, counter.y - spot.y) + high / 2
        assert farthest <= spot.width / 2
    assert counters == 4


@pytest.mark.parametrize("size", [(1280, 678), (1920, 958), (1000, 560)], ids=str)
@pytest.mark.parametrize("holder", [0, 1])
def test_the_sun_is_pointed_at_where_the_score_sheet_shows_it(
    qtbot: QtBot, size: tuple[int, int], holder: int
) -> None:
    """Not at the rounds, whose sun marks the present one."""
    game, table = kit("solani"), layout(*size)
    view = game.rules.observe(game.rules.setup(game.default_options(), 1).state, Seat(0))
    view = evolve(view, sun=Seat(holder))
    (spot,) = lesson_places("sun", view, table)
    sheet = table.sheet
    assert sheet.top <= spot.y <= sheet.top + SCORE_HEAD
    others_middle = sheet.right - SCORE_COLUMNS[0][1] / 2
    covers_coyote = abs(others_middle - spot.x) <= spot.width / 2
    assert covers_coyote == (holder == 1)
    own_middle = sheet.right - SCORE_COLUMNS[0][1] - SCORE_COLUMNS[0][0] / 2
    assert (abs(own_middle - spot.x) <= spot.width / 2) == (holder == 0)


@pytest.mark.parametrize("size", [(1280, 678), (1920, 958), (1000, 560)], ids=str)
def test_the_frame_round_a_row_of_cards_leaves_its_heading_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    """It stands out of its place by some five pixels, and cut off how many cards are in the deck."""
    game, table = kit("solani"), layout(*size)
    view = game.rules.observe(game.rules.setup(game.default_options(), 1).state, Seat(0))
    for row in Row:
        (spot,) = lesson_places(f"feature row {row.value}", view, table)
        heading = table.deck(row, open_counts(view))
        assert spot.y - spot.height / 2 - 5 >= heading.bottom
        assert spot.height > table.card(row, 0, open_counts(view)).height
