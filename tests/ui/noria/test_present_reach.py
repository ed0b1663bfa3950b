"""No place hides another: whatever can be done can be pointed at, at every size (ux.md 4.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Removing
from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.places import nearest, spots_at
from noria_desktop.ui.board.selection import Selection
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.gestures import gestures
from noria_desktop.ui.noria.board.layout import NoriaLayout, inside, layout
from noria_desktop.ui.noria.board.present import NoriaPresenter
from tests.games.noria.positions import a_state
from tests.ui.noria.walks import Moment, moments

PRESENTER = NoriaPresenter()
HIT = 24.0
"""Logical pixels, as the board kit has it for both pressing and dropping."""


def some_moments() -> list[Moment]:
    """A few moments of every kind of decision."""
    found: dict[str, list[Moment]] = {}
    for moment in moments():
        found.setdefault(type(moment.before.pending).__name__, []).append(moment)
    return [moment for kind in found.values() for moment in kind[:: max(1, len(kind) // 6)]]


def points(spot: Spot) -> Iterator[tuple[float, float]]:
    """The middle of a place, then a grid over it."""
    yield spot.x, spot.y
    for row in range(1, 10):
        for column in range(1, 10):
            yield spot.x + spot.width * (column / 10 - 0.5), spot.y + spot.height * (row / 10 - 0.5)


def pressed(
    table: GestureTable[Action], spots: tuple[Spot, ...], x: float, y: float, hit: float
) -> Handle | None:
    """What a press at a point takes."""
    sources = set(table.sources())
    return next((s.handle for s in spots_at(spots, x, y, hit) if s.handle in sources), None)


def aimed(
    selection: Selection[Action], spots: tuple[Spot, ...], x: float, y: float, hit: float
) -> Handle | None:
    """Where a piece held at a point would drop."""
    targets = selection.targets()
    concerned = {*targets, *(a for t in targets for a in selection.ancestors(t))}
    selection.point(next((s.handle for s in spots_at(spots, x, y, hit) if s.handle in concerned), None))
    lit = set(selection.lit())
    found = nearest([spot for spot in spots if spot.handle in lit], x, y, hit)
    return found.handle if found else None


@pytest.fixture(params=[(1280, 678), (1616, 958), (1024, 578)], ids=lambda size: f"{size[0]}x{size[1]}")
def table(request: pytest.FixtureRequest) -> NoriaLayout:
    return layout(*request.param)


def test_every_source_can_be_pressed_in_its_middle(table: NoriaLayout) -> None:
    hit = HIT / table.scale
    for moment in some_moments():
        spots = PRESENTER.spots(moment.before, table)
        place = {spot.handle: spot for spot in spots}
        known = GestureTable(gestures(moment.before, moment.legal))
        for source in known.sources():
            spot = place[source]
            assert pressed(known, spots, spot.x, spot.y, hit) == source


def test_every_target_can_be_aimed_at(table: NoriaLayout) -> None:
    hit = HIT / table.scale
    for moment in some_moments():
        spots = PRESENTER.spots(moment.before, table)
        place = {spot.handle: spot for spot in spots}
        known = GestureTable(gestures(moment.before, moment.legal))
        selection: Selection[Action] = Selection()
        selection.renew(known, spots)
        for source in known.sources():
            if known.is_press(source):
                continue
            assert selection.pick(source)
            for target in selection.targets():
                assert any(aimed(selection, spots, x, y, hit) == target for x, y in points(place[target])), (
                    source,
                    target,
                )


@pytest.mark.parametrize("chamber", Chamber)
def test_the_words_of_a_chamber_are_pressed_like_the_chamber(table: NoriaLayout, chamber: Chamber) -> None:
    """Specialisation and Diversification have their names beside them, and a press there did nothing; the others above."""
    state = a_state(Removing(1))
    plan = measures.council_plan(*table.council.size)
    spots, hit = PRESENTER.spots(state, table), HIT / table.scale
    known = GestureTable(gestures(state, RULES.legal_actions(state)))
    places = [plan.names[chamber.index]]
    if chamber.index >= len(Track):
        places.append(plan.points[chamber.index])
    for place in (inside(table.council, place) for place in places):
        assert pressed(known, spots, place.x, place.y, hit) == at.upper_row(chamber)
