"""A little of what ``coach_check`` does at length: no line that holds in a played game is untrue."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.game_ui import game_ui
from tests.ui.coach_check import BEGINNER, check, readings

COACHED = [game_id for game_id in game_ids() if game_ui(game_id).coach() is not None]


@pytest.mark.parametrize("game_id", COACHED)
def test_every_kind_of_line_can_be_read_off_again_and_is_worded(game_id: str) -> None:
    door = game_ui(game_id)
    coach = door.coach()
    assert coach is not None
    assert set(readings(game_id)) == set(coach.kinds)
    about = [door.coached_about(kind) for kind in coach.kinds]
    assert all(about)
    assert len(set(about)) == len(about), "two lines of the list could not be told apart"


@pytest.mark.parametrize("game_id", COACHED)
def test_what_holds_in_a_beginners_game_is_true(game_id: str) -> None:
    found = check(game_id, BEGINNER, 60, searched=False)
    assert found.untrue == []
    assert found.positions >= 60
