"""Random games keep the laws of the contract, of the cards and of the domains.

``SOAK=1 pytest tests/games/nautilus/test_nautilus_random_games.py`` plays 20,000 games.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.app.kits.nautilus import KIT
from noria_desktop.engine.contract import BOT, HUMAN, IllegalAction
from noria_desktop.games.nautilus.actions import Action, Advance, AnchorTarget, MoveCard, Place
from noria_desktop.games.nautilus.arrows import can_move, moves
from noria_desktop.games.nautilus.census import diver_places, domain_card_places
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.domains import net_points
from noria_desktop.games.nautilus.events import Event
from noria_desktop.games.nautilus.positions import check
from noria_desktop.games.nautilus.refusal import why_not
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Moving, Opening, Options, Placing, State
from noria_desktop.games.nautilus.terms import SPACES, Domain, DomainCards, FirstPlayer, Special

SOAK_GAMES = 20_000 if os.environ.get("SOAK") else 150


def start(seed: int, variant: DomainCards = DomainCards.VISIBLE) -> State:
    """A game's set-up."""
    return RULES.setup(Options(domain_cards=variant), seed).state


@given(seed=st.integers(0, 2**32 - 1), variant=st.sampled_from(DomainCards))
def test_random_games_keep_the_laws(seed: int, variant: DomainCards) -> None:
    """Laws 1, 2, 5, 6: lists without duplicates, cards conserved, positions possible, an end (N35)."""
    pick, state = random.Random(seed), start(seed, variant)
    taken = 0
    while RULES.turn(state).seat is not None:
        actions = RULES.legal_actions(state)
        assert actions
        assert len(set(actions)) == len(actions)
        turn = RULES.turn(state)
        assert turn.automatic == (actions == (Advance(),))
        check(state)
        if not isinstance(state.table.pending, Opening):
            divers = Counter(card for _, card in diver_places(state))
            assert divers == Counter(components().divers)
        domain_cards = Counter(card for _, card in domain_card_places(state))
        assert domain_cards == Counter(components().domain_cards)
        state = RULES.apply_unchecked(state, pick.choice(actions)).state
        taken += 1
    check(state)
    assert taken <= KIT.action_bound
    assert RULES.legal_actions(state) == ()


@given(seed=st.integers(0, 2**32 - 1), other=st.integers(0, 2**32 - 1))
def test_only_legal_actions_are_accepted(seed: int, other: int) -> None:
    """Law 2: actions of one game are tried in the positions of another; refusals say why."""
    pick = random.Random(seed)
    mine, theirs = start(seed), start(other)
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


@given(seed=st.integers(0, 2**32 - 1))
def test_whatever_is_dragged_is_legal_or_refused_with_a_reason(seed: int) -> None:
    """Every placement, target and move there could be, in some position of a random game."""
    pick, state = random.Random(seed), start(seed)
    for _ in range(pick.randrange(60)):
        if RULES.turn(state).seat is None:
            break
        state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
    tried: list[Action] = [
        *(Place(card, space, way) for card in range(16) for space in SPACES for way in (False, True)),
        *(AnchorTarget(space) for space in SPACES),
        *(MoveCard(origin, to) for origin in SPACES for to in SPACES),
    ]
    legal = RULES.legal_actions(state)
    for action in tried:
        assert (why_not(state, action) is None) == (action in legal)


@given(seed=st.integers(0, 2**32 - 1))
def test_the_same_actions_give_the_same_game(seed: int) -> None:
    """Law 3: pure."""
    games = []
    for _ in range(2):
        pick, state = random.Random(seed), start(seed)
        events: list[Event] = []
        while RULES.turn(state).seat is not None:
            made = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state)))
            state = made.state
            events += made.events
        games.append((state, events))
    assert games[0] == games[1]


@given(seed=st.integers(0, 2**32 - 1))
def test_whether_an_arrow_moves_any_card_is_whether_moves_are_listed(seed: int) -> None:
    """N4: asked for every card with an arrow that lies, whosever turn it is."""
    pick, state = random.Random(seed), start(seed)
    while RULES.turn(state).seat is not None:
        spaces, anchored = state.table.spaces, state.table.anchored
        for space, card in enumerate(spaces):
            arrow = None if card is None else components().arrows[card]
            if arrow is not None:
                assert can_move(spaces, anchored, space, arrow) == bool(moves(spaces, anchored, space))
        state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state


@given(seed=st.integers(0, 2**32 - 1))
def test_arrows_offer_what_a_plain_reading_of_the_rule_offers(seed: int) -> None:
    """Section 7, read anew: pairs of a card and a destination, by the side of the arrow."""
    pick, state = random.Random(seed), start(seed)
    while RULES.turn(state).seat is not None:
        table, pending = state.table, state.table.pending
        if isinstance(pending, Moving):
            arrow = table.spaces[pending.space]
            expected = set()
            for origin in SPACES:
                for to in SPACES:
                    if table.spaces[origin] is None or table.spaces[to] is not None:
                        continue
                    if origin in (pending.space, table.anchored) or origin // 5 != pending.space // 5:
                        continue
                    straight = origin % 5 == to % 5 and origin // 5 != to // 5
                    along = origin // 5 == to // 5
                    if straight if arrow in (6, 9) else along:
                        expected.add(MoveCard(origin, to))
            assert set(RULES.legal_actions(state)) == expected
            assert expected
        state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state


def test_soak_every_complete_game_is_decided_as_section_11_proves() -> None:
    """N24: no draws. Section 11: after six rounds the settled winner has more net points in every domain."""
    ended_early = 0
    for seed in range(SOAK_GAMES):
        pick, state = random.Random(seed), start(seed)
        placed, seats = 0, []
        while RULES.turn(state).seat is not None:
            if isinstance(state.table.pending, Placing):
                seats.append(state.table.pending.seat)
                placed += 1
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
        match = state.match
        assert placed == 10 * match.round  # ten placements a round, five each
        assert seats.count(HUMAN) == seats.count(BOT)
        sheet = RULES.scores(state)
        assert sheet.winner is not None
        if match.round < components().rounds:
            assert sheet.total(sheet.winner) >= components().domains_needed
            ended_early += 1
            continue
        for domain in Domain:
            mine, theirs = (net_points(match.taken[seat], domain) for seat in (HUMAN, BOT))
            assert mine + theirs == 5
            assert match.settled[domain.index] == (HUMAN if mine > theirs else BOT)
        assert sheet.total(HUMAN) + sheet.total(BOT) == 5
    assert 0 < ended_early < SOAK_GAMES


def test_random_games_come_across_every_special_and_both_start_players() -> None:
    used: Counter[Special] = Counter()
    starts = set()
    for seed in range(30):
        pick, state = random.Random(seed), start(seed)
        starts.add(state.match.options.first_player)
        while RULES.turn(state).seat is not None:
            before = state.deal.used
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
            used.update(state.deal.used[len(before) :])
    assert set(used) == set(Special)
    assert starts == {FirstPlayer.HUMAN, FirstPlayer.OPPONENT}
