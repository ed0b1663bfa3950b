"""What a decision was worth in Solani: one measure from the first round to the last. Source: mocks/library.md 3."""

from __future__ import annotations

from statistics import mean

import pytest

from noria_desktop.bots.appraising import SCALE, Appraised
from noria_desktop.bots.policy import never
from noria_desktop.bots.solani.appraisal import appraise
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.actions import DrawFeatures
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Options, Picking, State
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from tests.bots.solani.positions import ALONE, TWO, seat_of, whole_game

THIEF = Options((Player.HUMAN,), CoyoteLevel.THIEF)
NEAR = 15
"""Points that nine samples of two decisions and a round between them may lie apart."""


def drafts(options: Options, number: int, seed: int = 1) -> list[State]:
    """The human's decisions at the market of a round."""
    return [
        state
        for state in whole_game(seed, options)
        if state.round == number and isinstance(state.pending, Drafting) and seat_of(state) == HUMAN
    ]


def looked_at(state: State, stopped: bool = False) -> Appraised:
    legal = RULES.legal_actions(state)
    view = RULES.observe(state, HUMAN)
    return appraise(view, legal, legal[0], Rng(7), 1, (lambda: True) if stopped else never)


@pytest.mark.parametrize("options", [ALONE, THIEF, TWO], ids=["trickster", "thief", "level1"])
def test_where_the_end_comes_into_reach_nothing_is_lost_or_won(options: Options) -> None:
    """The last draft of round 9 and the first one of round 10: a market lies between, and no more than that.

    Before, Coyote's points counted from round 10 on only: against the thief 58 points fell there by themselves.
    """
    before, after = drafts(options, 9)[-1], drafts(options, 10)[0]
    assert abs(looked_at(before).played - looked_at(after).best) < NEAR * SCALE


def test_against_coyote_its_points_count_from_the_first_market_on() -> None:
    """Quick play ends 29 points worse against the thief than against the pup (of 100 deals): so it is expected at once."""
    pup, thief = (
        mean(looked_at(drafts(Options((Player.HUMAN,), level), 1, seed)[0]).best for seed in (1, 2, 3))
        for level in (CoyoteLevel.PUP, CoyoteLevel.THIEF)
    )
    assert 15 * SCALE < pup - thief < 45 * SCALE


def test_whoever_is_stopped_tells_what_it_has_by_the_same_measure() -> None:
    state = drafts(THIEF, 8)[0]
    assert abs(looked_at(state, stopped=True).best - looked_at(state).best) < 2 * NEAR * SCALE


def test_a_draw_from_a_deck_is_no_better_and_no_worse_than_the_best() -> None:
    """Players never draw: the first draw in a game of the player's ended its turning points with a fault."""
    state = next(
        state
        for seed in range(40)
        for state in whole_game(seed, ALONE)
        if isinstance(state.pending, Picking) and seat_of(state) == HUMAN
    )
    legal = RULES.legal_actions(state)
    view = RULES.observe(state, HUMAN)
    draws = [action for action in legal if isinstance(action, DrawFeatures)]
    assert draws
    found = appraise(view, legal, draws[0], Rng(7), 1, never)
    assert found.best == found.played
    others = [action for action in legal if not isinstance(action, DrawFeatures)]
    assert appraise(view, legal, others[0], Rng(7), 1, never).best == found.best
