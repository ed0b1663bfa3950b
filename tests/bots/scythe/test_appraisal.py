"""What a decision of Scythe is said to have cost. Source: mocks/library.md 3; rules.md 10."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.bots.policy import never
from noria_desktop.bots.scythe.appraisal import appraise
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Star
from tests.ui.scythe.walks import of_kind

STARS = {Star.UPGRADES: 1, Star.MECHS: 1, Star.RECRUITS: 1, Star.WORKERS: 1, Star.COMBAT: 1}


def ready(coins: int) -> tuple[State, act.RevealObjective]:
    """The end of a turn in which an objective can be revealed, with five stars and so many coins."""
    stars = tuple(STARS.get(star, 0) for star in Star)
    assert sum(stars) == components().mats.end_stars - 1
    for moment in of_kind(due.EndingTurn):
        reveal = next((one for one in moment.legal if isinstance(one, act.RevealObjective)), None)
        if reveal is not None and act.EndTurn() in moment.legal:
            human = evolve(moment.before.human, stars=stars, coins=coins)
            automa = evolve(moment.before.automa, stars=tuple(0 for _ in Star))
            return evolve(moment.before, human=human, automa=automa), reveal
    raise AssertionError("no objective was ready")


@pytest.mark.parametrize("effort", [1, 10])
def test_a_move_that_wins_the_game_gave_nothing_away(effort: int) -> None:
    """The sixth star ends the game at once: 70 to 44, and it was told as a mistake of 49 coins."""
    view, reveal = ready(coins=200)
    after = RULES.apply_unchecked(view, reveal).state
    assert is_over(after)
    assert RULES.scores(after).winner == HUMAN
    found = appraise(view, (reveal, act.EndTurn()), reveal, Rng(1), effort, never)
    assert found.lost == 0
    assert found.action == reveal


def test_a_move_that_loses_the_game_is_weighed_as_ever() -> None:
    view, reveal = ready(coins=0)
    view = evolve(view, automa=evolve(view.automa, coins=500))
    assert RULES.scores(RULES.apply_unchecked(view, reveal).state).winner != HUMAN
    assert appraise(view, (reveal, act.EndTurn()), reveal, Rng(1), 10, never).lost > 0
