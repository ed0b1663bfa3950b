"""What a lesson points at is seen whole: no ring cuts through the figures of what it speaks of."""

from __future__ import annotations

import math

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import CircleSpace
from noria_desktop.ui.solani.board.arts import CounterArt
from noria_desktop.ui.solani.board.handles import circle
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.lesson_places import lesson_places
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
