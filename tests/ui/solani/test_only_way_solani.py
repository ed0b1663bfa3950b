"""What the table does in the player's name, as there is one way only, is told by the strip. Source: rules.md 4.3, 4.4."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.games.solani.actions import PlaceFeature, TakeFeature
from noria_desktop.games.solani.state import Picking
from noria_desktop.games.solani.terms import Tile, circle_space
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.waiting import Wait
from tests.games.solani.tables import SEAT, alone, circles, crosses, drafting, with_sky, with_supply
from tests.ui.solani.test_turn_waits_solani import a_page, settle

LEFT = circle_space(1, 0)
"""The only free space beside the branch tile in the corner."""


def one_space(picks: int) -> Session:
    """Before a pick whose tile has one space only."""
    taken = circles({circle_space(0, 0): Tile.C2, circle_space(0, 1): Tile.C3})
    state = with_sky(drafting(state=alone()), 0, picks=picks, branches=crosses({0: 15}), circles=taken)
    state = with_supply(state, rows=((Tile.COMET, Tile.BEACON), (Tile.NEXUS,)))
    state = evolve(state, pending=Picking(SEAT[0]))
    return Session.resumed(kit("solani"), state.options, 1, identity="0" * 32, state=state, closed=())


@pytest.mark.parametrize("auto", [True, False])
def test_a_feature_that_goes_to_its_only_space_by_itself_is_told(qtbot: QtBot, auto: bool) -> None:
    session = one_space(1)
    page = a_page(qtbot, session, BotSpeed.INSTANT)
    page.set_auto_resolve(auto)
    page.conductor.play((TakeFeature(Tile.COMET),))
    settle(page)
    told = "Comet went to its only space"
    if not auto:
        assert told not in page.strip.accessibleDescription(), "it lies there to be laid by hand"
        return
    assert session.log[-1].action == PlaceFeature(LEFT)
    assert page.conductor.wait is Wait.PARTING
    assert page.strip.accessibleDescription().startswith(told)
    page.undo()
    settle(page)
    assert told not in page.strip.accessibleDescription()
