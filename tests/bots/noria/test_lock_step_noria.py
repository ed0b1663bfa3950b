"""The kernel and the attrs rules are the same game. Source: engines-and-bots 2 (conclusion 4).

The suite plays two hundred random games and some of the player that looks ahead; 5,000 with ``pytest -m slow``.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from noria_desktop.bots.noria.bot_turn import points
from noria_desktop.bots.noria.codes import ADVANCE, BOT_LEVELS, LEVELS, PLACE, VERB
from noria_desktop.bots.noria.encode import cells_of, decoded, encoded
from noria_desktop.bots.noria.look_ahead import LookAhead
from noria_desktop.bots.noria.search_state import play
from noria_desktop.bots.policy import Choice, Policy
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, EndPhase
from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import BotTurn, Finished, Options, State


class Wandering:
    """Chance, but slow to leave a phase: long turns with full stores reach what plain chance hardly does."""

    def __init__(self, seed: int) -> None:
        self._pick = random.Random(seed)
        self._patience = 0.9 if seed % 2 else 0.0

    def choose(self, view: State, legal: tuple[Action, ...], rng: Rng) -> tuple[Choice[Action], Rng]:
        others = [action for action in legal if not isinstance(action, EndPhase)]
        if others and self._pick.random() < self._patience:
            return Choice(self._pick.choice(others)), rng
        return Choice(self._pick.choice(legal)), rng


def begun(seed: int) -> State:
    """Every bot, also one of the 42,480; now and then somebody rich."""
    options = Options() if seed % 4 == 0 else Options(bot_wheel=bot_presets()[seed % 4 - 1])
    state = RULES.setup(options, seed).state
    if seed % 5 == 0:
        state = changed(state, human=changed(state.human, resources=(9, 9, 9), knowledge=20))
    return state


def in_lock_step(state: State, player: Policy) -> Counter[int]:
    """A game on both, step by step; the verbs of the human's decisions that were compared."""
    rng, compared, player = Rng(1), Counter[int](), resolute(player)
    cells = cells_of(state)
    while not isinstance(state.pending, Finished):
        assert cells == cells_of(state)
        actions = RULES.legal_actions(state)
        assert [decoded(encoded(action)) for action in actions] == list(actions)
        if RULES.turn(state).automatic:
            action = actions[0]
        else:
            choice, rng = player.choose(RULES.observe(state, HUMAN), actions, rng)
            action = choice.action
            compared[encoded(action) & VERB] += 1
        play(cells, encoded(action))
        state = RULES.apply_unchecked(state, action).state
        while isinstance(state.pending, BotTurn) and state.pending.queue is not None:
            state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    assert cells == cells_of(state)
    sheet = RULES.scores(state)
    assert points(cells, LEVELS) == sheet.total(HUMAN)
    assert points(cells, BOT_LEVELS) == sheet.total(BOT)
    return compared


def test_kernel_and_rules_agree_in_random_games() -> None:
    compared = sum((in_lock_step(begun(seed), Wandering(seed)) for seed in range(200)), Counter[int]())
    assert set(compared) | {ADVANCE} == set(range(PLACE + 1))
    # Sixteen turns; a game has some 40 decisions at the least.
    assert compared.total() > 200 * 40


@pytest.mark.parametrize("bot", [1, 2, 3])
def test_kernel_and_rules_agree_in_the_games_of_a_player(bot: int) -> None:
    for seed in range(1, 6):
        state = RULES.setup(Options(bot_wheel=bot_presets()[bot - 1]), seed).state
        assert in_lock_step(state, LookAhead()).total() > 60


def test_the_middle_of_the_bots_turn_has_no_kernel() -> None:
    state = begun(1)
    while not isinstance(state.pending, BotTurn):
        state = RULES.apply_unchecked(state, RULES.legal_actions(state)[-1]).state
    state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    with pytest.raises(ValueError, match="bot's turn"):
        cells_of(state)


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(ValueError, match="no action"):
        decoded(31)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_kernel_and_rules_agree_in_5_000_random_games() -> None:
    for seed in range(5_000):
        in_lock_step(begun(seed), Wandering(seed))
