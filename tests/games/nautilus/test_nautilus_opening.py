"""A round opens. Source: rules.md 4, 5; N19, N20, N26, N31."""

from __future__ import annotations

import random

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import Advance, KeepSpecial, Place
from noria_desktop.games.nautilus.events import (
    DiversDealt,
    GameBegan,
    Learned,
    RoundBegan,
    RowRevealed,
    SpecialGiven,
    SpecialsDrawn,
    SpecialsReshuffled,
)
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import KeepingSpecial, Opening, Options, Placing, State
from noria_desktop.games.nautilus.terms import FirstPlayer, Opponent, Phase, Prompt, Special
from tests.games.nautilus.positions import opened, play, refused, step, with_specials


def openings(seed: int) -> list[State]:
    """The state after each opening of a random game of six rounds (hidden domain cards never end early)."""
    from noria_desktop.games.nautilus.terms import DomainCards

    pick = random.Random(seed)
    state = RULES.setup(Options(domain_cards=DomainCards.HIDDEN), seed).state
    found = []
    while RULES.turn(state).seat is not None:
        opens = isinstance(state.table.pending, Opening)
        state = RULES.apply(state, pick.choice(RULES.legal_actions(state))).state
        if opens:
            found.append(state)
    assert len(found) == 6
    return found


def test_set_up_shuffles_both_decks_and_finds_a_start_player() -> None:
    """Section 4."""
    made = RULES.setup(Options(), 11)
    match = made.state.match
    assert sorted(card for card in match.domain_deck.cards if card is not None) == list(range(30))
    assert set(match.special_deck.cards) == set(Special)
    assert made.events == (GameBegan(match.start),)
    assert made.events[0].reveals
    assert isinstance(made.state.table.pending, Opening)
    turn = RULES.turn(made.state)
    assert (turn.phase, turn.prompt, turn.automatic) == (Phase.OPENING, Prompt.OPEN_ROUND, True)
    assert RULES.legal_actions(made.state) == (Advance(),)


def test_the_start_player_of_round_1_is_drawn_or_chosen_and_the_cards_stay_the_same() -> None:
    """Section 12: ``first_player``."""
    drawn = {RULES.setup(Options(), seed).state.match.start for seed in range(20)}
    assert drawn == {HUMAN, BOT}
    for seed in range(8):
        human, rival = (
            RULES.setup(Options(first_player=who), seed).state
            for who in (FirstPlayer.HUMAN, FirstPlayer.OPPONENT)
        )
        assert (human.match.start, rival.match.start) == (HUMAN, BOT)
        assert human.rng == rival.rng
        assert human.match.domain_deck == rival.match.domain_deck
        assert human.match.special_deck == rival.match.special_deck


def test_the_options_name_the_start_player_that_was_drawn() -> None:
    for seed in range(8):
        match = RULES.setup(Options(), seed).state.match
        assert match.options.first_player is (
            FirstPlayer.HUMAN if match.start == HUMAN else FirstPlayer.OPPONENT
        )


@pytest.mark.parametrize("seed", [-1, 1 << 32])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        RULES.setup(Options(), seed)


def test_a_round_reveals_five_deals_five_each_and_draws_two_specials() -> None:
    """R1 to R3: the top cards of the decks; four divers are left."""
    before = RULES.setup(Options(), 3).state
    made = step(before, Advance())
    state, start = made.state, before.match.start
    assert state.deal.row == before.match.domain_deck.cards[:5] == state.match.revealed
    assert state.match.domain_deck.cards == before.match.domain_deck.cards[5:]
    assert [len(hand) for hand in state.table.hands] == [5, 5]
    assert len(state.deal.pile) == 4
    dealt = [*state.table.hands[0], *state.table.hands[1], *state.deal.pile]
    assert sorted(card for card in dealt if card is not None) == list(range(1, 15))
    drawn = before.match.special_deck.cards[:2]
    assert state.table.pending == KeepingSpecial((drawn[0], drawn[1]))
    assert made.events == (
        RoundBegan(1, start),
        RowRevealed(state.deal.row),  # type: ignore[arg-type]
        DiversDealt(state.table.hands),
        SpecialsDrawn(start, (drawn[0], drawn[1])),
    )


def test_hands_lie_in_order() -> None:
    for seed in range(5):
        for hand in opened(seed).table.hands:
            assert list(hand) == sorted(card for card in hand if card is not None)


def test_the_start_player_keeps_one_special_and_gives_the_other() -> None:
    """R3."""
    state = with_specials(opened(3, first_player=FirstPlayer.HUMAN), Special.KRAKEN, Special.BONE)
    assert RULES.turn(state).seat == HUMAN
    assert RULES.legal_actions(state) == (KeepSpecial(Special.KRAKEN), KeepSpecial(Special.BONE))
    made = step(state, KeepSpecial(Special.BONE))
    assert made.state.table.specials == ((Special.BONE,), (Special.KRAKEN,))
    assert made.events == (SpecialGiven(HUMAN, Special.BONE, Special.KRAKEN),)
    mine, theirs = made.state.deal.knowledge
    assert mine is not None
    assert theirs is not None
    assert (mine.specials, mine.given) == ((Special.KRAKEN, Special.BONE), Special.KRAKEN)
    assert (theirs.specials, theirs.given) == ((Special.KRAKEN,), None)


def test_a_human_who_is_given_a_special_learns_something() -> None:
    """Law 7: against the computer only seat 0 is human; two humans learn in turn."""
    state = with_specials(opened(3, first_player=FirstPlayer.OPPONENT), Special.KRAKEN, Special.BONE)
    assert step(state, KeepSpecial(Special.KRAKEN)).events[1:] == (Learned(HUMAN),)
    both = opened(3, first_player=FirstPlayer.HUMAN, opponent=Opponent.HUMAN)
    state = with_specials(both, Special.KRAKEN, Special.BONE)
    assert step(state, KeepSpecial(Special.KRAKEN)).events[1:] == (Learned(BOT),)


def test_only_a_special_just_drawn_can_be_kept() -> None:
    state = with_specials(opened(3), Special.KRAKEN, Special.BONE)
    assert refused(state, KeepSpecial(Special.EYE)) is Why.NOT_DRAWN
    assert refused(state, Place(3, 0)) is Why.SPECIAL_FIRST


def test_with_kraken_and_bone_placement_begins_at_once() -> None:
    """N34: nobody is asked about a special of the round's start."""
    state = with_specials(opened(3, first_player=FirstPlayer.OPPONENT), Special.KRAKEN, Special.ANCHOR)
    assert play(state, KeepSpecial(Special.KRAKEN)).table.pending == Placing(BOT)


@pytest.mark.parametrize("seed", range(6))
def test_three_rounds_use_every_special_once_and_then_all_are_shuffled_again(seed: int) -> None:
    """N19."""
    rounds = openings(seed)
    pending = [state.table.pending for state in rounds]
    drawn = [keeping.drawn for keeping in pending if isinstance(keeping, KeepingSpecial)]
    for half in (drawn[:3], drawn[3:]):
        assert {special for pair in half for special in pair} == set(Special)
    assert [len(state.match.special_deck) for state in rounds] == [4, 2, 0, 4, 2, 0]


def test_reshuffling_is_told_in_round_4_only() -> None:
    pick, state = random.Random(1), RULES.setup(Options(), 2).state
    told = []
    while RULES.turn(state).seat is not None:
        made = RULES.apply(state, pick.choice(RULES.legal_actions(state)))
        state = made.state
        told += [state.match.round for event in made.events if isinstance(event, SpecialsReshuffled)]
    assert told == [4]


@pytest.mark.parametrize("seed", range(6))
def test_what_was_seen_of_the_specials_is_forgotten_with_the_new_deck(seed: int) -> None:
    """Section 13: a list for each half of the game."""
    for number, state in enumerate(openings(seed), start=1):
        start = state.match.start
        mine, theirs = state.deal.knowledge[start], state.deal.knowledge[1 - start]
        assert mine is not None
        assert theirs is not None
        if number in (1, 4):
            assert (len(mine.specials), len(theirs.specials)) == (2, 0)
        assert len(set(mine.specials)) == len(mine.specials) >= 2


@pytest.mark.parametrize("seed", range(6))
def test_start_players_alternate(seed: int) -> None:
    """N20: three rounds each."""
    starts = [state.match.start for state in openings(seed)]
    assert starts == [starts[0], 1 - starts[0]] * 3


@pytest.mark.parametrize("seed", range(4))
def test_every_round_shuffles_all_fourteen_divers(seed: int) -> None:
    """N26."""
    rounds = openings(seed)
    for state in rounds:
        dealt = [*state.table.hands[0], *state.table.hands[1], *state.deal.pile]
        assert sorted(card for card in dealt if card is not None) == list(range(1, 15))
    assert len({state.table.hands for state in rounds}) == 6


def test_six_rounds_reveal_all_thirty_domain_cards_several_of_a_domain_in_a_row_included() -> None:
    """Section 5 (R1); N31."""
    state = openings(1)[-1]
    assert sorted(state.match.revealed) == list(range(30))
    rows = [row for seed in range(4) for row in [s.deal.row for s in openings(seed)]]
    assert any(len({card // 6 for card in row if card is not None}) < 5 for row in rows)
