"""Random games keep the laws of the contract and of the tiles.

``SOAK=1 pytest tests/games/solani/test_solani_random_games.py`` plays 20,000 games.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.engine.contract import IllegalAction
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.census import census
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import Event
from noria_desktop.games.solani.placement import circle_spaces
from noria_desktop.games.solani.refusal import why_not
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Options, Picking, Placing, PlacingFeature, State
from noria_desktop.games.solani.terms import FEATURES, TILES, CoyoteLevel, Prompt, Row
from tests.games.solani.tables import players

GAMES = 20_000 if os.environ.get("SOAK") else 200
SEEDS = st.integers(0, 2**32 - 1)
COUNTS = st.integers(1, 4)
MOST_ACTIONS = 12 * (2 + 4 * 4) + 4 * 4 * 3 + 4
"""Twelve rounds of two beats and four actions a seat; four features a seat, each drawn, kept and laid; Coyote's."""


def start(seed: int, count: int) -> State:
    """A game's set-up."""
    level = tuple(CoyoteLevel)[seed % 3]
    sectors: dict[str, Any] = {"bonus_sectors": None} if seed % 2 else {}
    return RULES.setup(Options(players=players(count), coyote=level, **sectors), seed).state


@pytest.mark.timeout(3600)
def test_random_games_at_every_table_keep_the_laws() -> None:
    """Laws 1, 2, 5, 6 and the seed's counts: lists without duplicates, tiles conserved, an end (ruling 38)."""
    most = 0
    for seed in range(GAMES):
        count = seed % 4 + 1
        pick, state = random.Random(seed), start(seed, count)
        taken = 0
        while (turn := RULES.turn(state)).seat is not None:
            actions = RULES.legal_actions(state)
            assert actions
            assert len(set(actions)) == len(actions)
            assert turn.automatic == (actions == (Advance(),))
            if not seed % 5:
                census(state)
            state = RULES.apply_unchecked(state, pick.choice(actions)).state
            taken += 1
            most = max(most, len(actions))
        census(state)
        assert taken <= MOST_ACTIONS
        assert RULES.legal_actions(state) == ()
        for sky in state.skies:
            assert (
                sum(map(bool, sky.branches)) == 12
            )  # ruling 38: two placements a round, or one and a discard
            assert len(sky.features) == sum(sky.surrounded)  # ruling 37
    assert most <= 150


@given(seed=SEEDS, other=SEEDS, count=COUNTS)
def test_only_legal_actions_are_accepted(seed: int, other: int, count: int) -> None:
    """Law 2: actions of one game are tried in the positions of another; refusals say why."""
    pick = random.Random(seed)
    mine, theirs = start(seed, count), start(other, count)
    for _ in range(40):
        if RULES.turn(mine).seat is None or RULES.turn(theirs).seat is None:
            break
        legal = RULES.legal_actions(mine)
        for action in RULES.legal_actions(theirs):
            if action in legal:
                assert why_not(mine, action) is None
                assert RULES.apply(mine, action) == RULES.apply_unchecked(mine, action)
            else:
                with pytest.raises(IllegalAction) as caught:
                    RULES.apply(mine, action)
                assert caught.value.why is not None
        mine = RULES.apply(mine, pick.choice(legal)).state
        theirs = RULES.apply(theirs, pick.choice(RULES.legal_actions(theirs))).state


EVERYTHING: tuple[Action, ...] = (
    *(DraftCluster(slot, planet) for slot in range(-1, 6) for planet in (None, *range(-1, 13))),
    *(DraftBranch(slot) for slot in range(-1, 6)),
    *(PlaceBranch(space, mask) for space in range(-1, 26) for mask in range(17)),
    *(PlaceCircle(space) for space in range(-1, 37)),
    *(PlaceFeature(space) for space in range(-1, 37)),
    *(TakeFeature(tile) for tile in TILES),
    *(KeepFeature(tile) for tile in FEATURES),
    *(DrawFeatures(row) for row in Row),
    Discard(),
    Advance(),
)
"""Every action there could be, and some there could not."""


@given(seed=SEEDS, count=COUNTS)
def test_whatever_is_tried_is_legal_or_refused_with_a_reason(seed: int, count: int) -> None:
    """In some position of a random game, nothing is legal that the list does not hold."""
    pick, state = random.Random(seed), start(seed, count)
    for _ in range(pick.randrange(220)):
        if RULES.turn(state).seat is None:
            break
        state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
    legal = RULES.legal_actions(state)
    assert set(legal) <= set(EVERYTHING)
    for action in EVERYTHING:
        assert (why_not(state, action) is None) == (action in legal)


@given(seed=SEEDS, count=COUNTS)
def test_the_same_actions_give_the_same_game(seed: int, count: int) -> None:
    """Law 3: pure."""
    games = []
    for _ in range(2):
        pick, state = random.Random(seed), start(seed, count)
        events: list[Event] = []
        while RULES.turn(state).seat is not None:
            made = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state)))
            state = made.state
            events += made.events
        games.append((state, events))
    assert games[0] == games[1]


@given(seed=SEEDS, count=st.integers(2, 4))
def test_everybody_acts_equally_often(seed: int, count: int) -> None:
    """Ruling 38; the document: each player is first equally often. Two drafts a round; the Sun 6, 4 or 3 times."""
    pick, state = random.Random(seed), start(seed, count)
    drafts: Counter[int] = Counter()
    first: Counter[int] = Counter()
    while (seat := RULES.turn(state).seat) is not None:
        if isinstance(state.pending, Drafting):
            drafts[seat] += 1
            first[seat] += state.pending.first is None
        state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
    assert drafts == dict.fromkeys(range(count), 24)
    assert first == dict.fromkeys(range(count), 12 // count)


@given(seed=SEEDS, count=COUNTS)
def test_placements_offered_are_those_of_a_plain_reading_of_the_rule(seed: int, count: int) -> None:
    """rules.md 4.3, read anew: coordinates, neighbours by their distance, nothing precomputed."""
    pick, state = random.Random(seed), start(seed, count)
    printed = components()
    while (seat := RULES.turn(state).seat) is not None:
        actions = RULES.legal_actions(state)
        if isinstance(state.pending, Placing | PlacingFeature):
            sky = state.skies[seat]
            guiding = printed.guiding[sky.board.index]
            round_circles = {
                (divmod(gap, 5)[0] + down, divmod(gap, 5)[1] + right)
                for gap in range(25)
                if sky.branches[gap]
                for down in (0, 1)
                for right in (0, 1)
            }
            spaces = {
                space
                for space in range(36)
                if divmod(space, 6) in round_circles
                and sky.circles[space] is None
                and not guiding[space]
                and space not in sky.dark
            }
            solid = [divmod(space, 6) for space in range(36) if sky.circles[space] or guiding[space]]
            gaps = {
                gap
                for gap in range(25)
                if not sky.branches[gap]
                and any(
                    row - divmod(gap, 5)[0] in (0, 1) and column - divmod(gap, 5)[1] in (0, 1)
                    for row, column in solid
                )
            }
            if isinstance(state.pending, PlacingFeature):
                assert {action.space for action in actions if isinstance(action, PlaceFeature)} == spaces
            else:
                laid = {action.space for action in actions if isinstance(action, PlaceBranch)}
                assert laid == (gaps if sky.held_branch else set())
                laid = {action.space for action in actions if isinstance(action, PlaceCircle)}
                assert laid == (spaces if sky.held_circle else set())
            assert (Discard() in actions) == (actions == (Discard(),))
        state = RULES.apply_unchecked(state, pick.choice(actions)).state


@given(seed=SEEDS, count=COUNTS)
def test_a_player_who_wins_a_feature_always_has_a_choice(seed: int, count: int) -> None:
    """Ruling 11: even those who always draw, so that the decks empty first."""
    pick, state = random.Random(seed), start(seed, count)
    while RULES.turn(state).seat is not None:
        actions = RULES.legal_actions(state)
        if isinstance(state.pending, Picking):
            assert any(isinstance(action, TakeFeature | DrawFeatures) for action in actions)
            actions = tuple(a for a in actions if isinstance(a, DrawFeatures)) or actions
        state = RULES.apply_unchecked(state, pick.choice(actions)).state


def test_those_who_leave_themselves_no_space_discard() -> None:
    """Rulings 2, 14: every placement leaves as few open spaces as can be; clusters and features find none."""
    prompts: Counter[object] = Counter()
    for seed in (9, 18):
        pick, state = random.Random(seed), start(seed, 4)
        while (turn := RULES.turn(state)).seat is not None:
            census(state)
            actions = RULES.legal_actions(state)
            prompts[turn.prompt] += actions == (Discard(),)
            if isinstance(state.pending, Placing):
                after = [RULES.apply_unchecked(state, action).state.skies[turn.seat] for action in actions]
                spaces = [(len(circle_spaces(sky)), pick.random()) for sky in after]
                state = RULES.apply_unchecked(state, actions[spaces.index(min(spaces))]).state
            else:
                state = RULES.apply_unchecked(state, pick.choice(actions)).state
    assert prompts[Prompt.DISCARD] > 0
    assert prompts[Prompt.DISCARD_FEATURE] > 0
    assert sum(prompts.values()) == prompts[Prompt.DISCARD] + prompts[Prompt.DISCARD_FEATURE]


def test_random_games_come_across_every_verb() -> None:
    """All but the discard, which takes a sky filled on purpose; see the tests of the order of play."""
    used: Counter[type] = Counter()
    for seed in range(60):
        pick, state = random.Random(seed), start(seed, seed % 4 + 1)
        while RULES.turn(state).seat is not None:
            action = pick.choice(RULES.legal_actions(state))
            used[type(action)] += 1
            state = RULES.apply_unchecked(state, action).state
    assert set(used) >= {
        DraftCluster,
        DraftBranch,
        PlaceBranch,
        PlaceCircle,
        TakeFeature,
        DrawFeatures,
        KeepFeature,
        PlaceFeature,
        Advance,
    }
