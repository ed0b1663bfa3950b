"""The master's numbers: nobody peeks, what is told is what decides, and looking is never given up (truth.md, Nautilus 10 to 12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from noria_desktop.bots.nautilus.encode import kernel_of
from noria_desktop.bots.nautilus.kernel import ARROWS, DIVERS, World
from noria_desktop.bots.nautilus.levels import Searching, level4
from noria_desktop.bots.nautilus.sight import fair_worths, open_to_rival, worths
from noria_desktop.bots.nautilus.thoughts import SCALE, Reasoned
from noria_desktop.bots.nautilus.veiled import VeiledSearch, is_known
from noria_desktop.bots.policy import own_dice
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Action, UseSpecial
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Awarding, Looking, Placing, State, UsingSpecial
from noria_desktop.games.nautilus.terms import COLUMNS, Special
from tests.bots.nautilus.positions import (
    column_winner,
    decisions,
    found,
    free_spaces,
    laying_with,
    seat_of,
    worlds,
)

Weighted = list[tuple[State, float]]


def quick() -> Searching:
    return evolve(level4(), iterations=400, start_samples=2, start_iterations=30)


def said(player: Searching, state: State, seed: int = 1) -> Reasoned:
    view = RULES.observe(state, seat_of(state))
    choice, _ = player.choose(view, RULES.legal_actions(state), Rng(seed))
    assert isinstance(choice, Reasoned)
    return choice


# Endings --------------------------------------------------------------------------------------------------


def outcome(state: State, table: tuple[float, ...]) -> float:
    won = sum((column_winner(state.table.spaces, column) == 0) << column for column in range(COLUMNS))
    return table[won]


def together(some: Weighted, seat: Seat, table: tuple[float, ...]) -> float:
    """Worth to ``seat`` of states that it cannot tell apart, weighed: one choice of its own for all of them."""
    state = some[0][0]
    if isinstance(state.table.pending, Awarding):
        return sum(
            weight * (worth if seat == 0 else 1.0 - worth)
            for one, weight in some
            for worth in (outcome(one, table),)
        )
    if seat_of(state) == seat:
        return max(together(after(some, action), seat, table) for action in RULES.legal_actions(state))
    # The rival lays the last card and sees everything that it needs.
    assert free_spaces(state) <= 1
    return sum(
        min(together(after([one], action), seat, table) for action in RULES.legal_actions(one[0]))
        for one in some
    )


def after(some: Weighted, action: Action) -> Weighted:
    return [(RULES.apply_unchecked(state, action).state, weight) for state, weight in some]


def with_an_arrow(state: State) -> bool:
    cards = state.table.hands[seat_of(state)]
    has_arrow = any(card is not None and ARROWS >> card & 1 for card in cards)
    return laying_with(2)(state) and (has_arrow or Special.ANCHOR in state.table.specials[seat_of(state)])


def test_with_two_free_spaces_own_later_choices_are_one_for_all_hands() -> None:
    """The arrow's move and the anchored card are chosen before the rival's hand is known."""
    player = evolve(level4(), beliefs=False)
    # In each of these games there is an arrow whose best move depends on what the rival holds.
    for state in (
        state for seed in (115, 161, 251, 288) for state in decisions(seed) if with_an_arrow(state)
    ):
        seat = seat_of(state)
        table = fair_worths(RULES.observe(state, seat), seat)
        possible = list(worlds(state, seat))
        total = sum(weight for _, weight in possible)
        for some in said(player, state).thoughts.considered:
            true = together(after(possible, some.action), seat, table) / total
            assert abs(some.chance - SCALE * true) <= 1


# What is told ---------------------------------------------------------------------------------------------


def test_the_number_that_is_told_is_the_one_that_decides() -> None:
    for free in (9, 6, 4, 3, 2):
        for state in found(2, laying_with(free), first_seed=40):
            choice = said(quick(), state)
            chances = [some.chance for some in choice.thoughts.considered]
            assert chances == sorted(chances, reverse=True)
            assert choice.action == choice.thoughts.considered[0].action


def test_what_is_told_was_tried_often_enough_to_be_told() -> None:
    for state in found(6, laying_with(9, 7), first_seed=40):
        visits = [some.visits for some in said(quick(), state).thoughts.considered]
        assert min(visits) * 4 >= max(visits)


def test_nine_tenths_of_a_search_find_out_and_a_tenth_looks_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What looks once more goes to actions that promised less; three tenths of the search were too much for them."""
    rounds: dict[str, int] = {}
    run = Searching._run

    def counted(searching: Callable[[int], None], iterations: int, over: Callable[[], bool]) -> None:
        rounds[searching.__name__] = iterations
        run(searching, iterations, over)

    monkeypatch.setattr(Searching, "_run", staticmethod(counted))
    said(evolve(level4(), iterations=2_000), next(found(1, laying_with(8))))
    assert rounds == {"run": 1_800, "compare": 200}


def test_a_special_of_the_rounds_start_is_always_worth_using() -> None:
    """Whoever has looked may play as if it had not; also with few rounds in mind."""
    seen = set[Special | None]()
    for seed, state in enumerate(found(14, lambda state: isinstance(state.table.pending, UsingSpecial))):
        seen.add(state.table.specials[seat_of(state)][0])
        choice = said(quick(), state, seed)
        assert choice.action == UseSpecial()
        assert choice.thoughts.considered[0].chance >= choice.thoughts.considered[1].chance
    assert seen == {Special.EYE, Special.SUBMARINE, Special.HARPOON}


# After the eye --------------------------------------------------------------------------------------------


def test_a_rival_whose_hand_is_known_is_faced_with_other_hands_that_it_may_suppose() -> None:
    """They have the card that is laid and what the rival has seen, and else any divers that it does not see."""
    state = next(found(1, laying_with(6)))
    seat = seat_of(state)
    at, table = kernel_of(state), worths(RULES.observe(state, seat), seat)
    mine = at.hands[seat]
    shown, laid = sorted(card for card in range(1, 15) if mine >> card & 1)[:2]
    chance, _ = own_dice(Rng(5))
    search = VeiledSearch(
        at, seat, [World(at.hands[1 - seat])], [1.0], table, chance.random, veil=0.5, open_cards=1 << shown
    )
    hands = {search.supposed(at, laid) for _ in range(200)}
    lying = {card for card in state.table.spaces if card is not None}
    for hand in hands:
        assert hand.bit_count() == mine.bit_count()
        assert hand >> shown & hand >> laid & 1
        assert not hand & at.hands[1 - seat]
        assert not any(hand >> card & 1 for card in lying)
    assert len(hands) > 1
    search.run(300)
    assert 0 < search.counted < search.iterations == 300


def test_a_hand_is_known_when_all_worlds_have_its_divers() -> None:
    known = 0b0000000000111110
    assert is_known([World(known), World(known | 1), World(known, anchor=True)])
    assert not is_known([World(known), World(known << 1)])
    assert known & DIVERS == known


def about_to_look(state: State) -> bool:
    return (
        isinstance(state.table.pending, UsingSpecial)
        and state.table.specials[seat_of(state)] == (Special.EYE,)
        and state.match.start != seat_of(state)
    )


def test_who_was_looked_at_knows_that_its_hand_lies_open() -> None:
    """The eye is shown when it is used; who uses it does not lose anything of the own hand."""
    state = next(found(1, about_to_look))
    looker = seat_of(state)
    state = RULES.apply(state, UseSpecial()).state
    assert isinstance(state.table.pending, Looking)
    while not isinstance(state.table.pending, Placing):
        state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    looked_at = Seat(1 - looker)
    hand = sum(1 << card for card in state.table.hands[looked_at] if card is not None)
    assert open_to_rival(RULES.observe(state, looked_at), looked_at) == hand
    assert open_to_rival(RULES.observe(state, looker), looker) == 0
