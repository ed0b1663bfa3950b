"""A watched game shows the states of its log, whichever way one goes; a share of ``replay_check``."""

from __future__ import annotations

import pytest

from noria_desktop.app.catalogue import GameKit, game_ids, kit
from tests.app.playing import played
from tests.app.replaying.replay_check import Watched, check


@pytest.mark.parametrize("game", [kit(name) for name in game_ids()], ids=game_ids())
def test_on_back_and_by_jumps_the_states_are_those_of_the_log(game: GameKit) -> None:
    assert check(game, 5) > 200


def test_the_check_finds_a_state_that_is_not_the_logs() -> None:
    watched = Watched(played(kit("nautilus"), 5, 4))
    watched.look(2)
    watched.states[3] = watched.states[1]
    with pytest.raises(AssertionError, match="another state at 3"):
        watched.look(3)
