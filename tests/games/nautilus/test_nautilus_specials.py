"""Submarine, harpoon and eye. Source: rules.md 5 (R4), 8, 13; N15 to N18, N28, N33, N34."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.actions import (
    DeclineSpecial,
    EyeSeen,
    HarpoonGive,
    Place,
    SubmarineReturn,
    UseSpecial,
)
from noria_desktop.games.nautilus.events import (
    HandSeen,
    HandShown,
    HarpoonDrew,
    HarpoonGave,
    Learned,
    SpecialDeclined,
    SpecialUsed,
    SubmarineDrew,
    SubmarineReturned,
)
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import (
    Giving,
    Knowledge,
    Looking,
    Pending,
    Placing,
    Returning,
    State,
    UsingSpecial,
    known_hand,
)
from noria_desktop.games.nautilus.terms import Phase, Prompt, Special
from tests.games.nautilus.positions import hand_of, play, position, refused, step


def asked(
    special: Special,
    rival_special: Special = Special.KRAKEN,
    seat: Seat = HUMAN,
    pending: Pending | None = None,
) -> State:
    """Seat 0 started with 2 4 6 8 10 and this special; seat 1 has 1 3 5 7 9; 11 to 14 lie in the pile."""
    state = position(
        hand="2 4 6 8 10",
        rival_hand="1 3 5 7 9",
        special=special,
        rival_special=rival_special,
        pile="12 14 11 13",
        pending=UsingSpecial(HUMAN) if pending is None else pending,
        knowledge=(
            Knowledge((special, rival_special), rival_special),
            Knowledge((rival_special,)),
        ),
    )
    return state if seat == HUMAN else evolve(state, match=evolve(state.match, start=BOT))


def knowledge(state: State, seat: Seat) -> Knowledge:
    """What a seat learned."""
    known = state.deal.knowledge[seat]
    assert known is not None
    return known


# Order and choice -------------------------------------------------------------------------------------


def test_a_holder_may_use_or_decline() -> None:
    """N18: use is optional."""
    state = asked(Special.EYE)
    assert RULES.legal_actions(state) == (UseSpecial(), DeclineSpecial())
    assert RULES.turn(state).phase is Phase.SPECIALS
    assert RULES.turn(state).prompt is Prompt.USE_SPECIAL
    assert refused(state, Place(2, 0)) is Why.SPECIAL_FIRST


def test_the_start_players_special_is_carried_out_whole_before_the_rival_is_asked() -> None:
    """N18: start player first."""
    state = play(asked(Special.SUBMARINE, Special.HARPOON), UseSpecial())
    assert state.table.pending == Returning(HUMAN, (12, 14))
    state = play(state, SubmarineReturn(12))
    assert state.table.pending == UsingSpecial(BOT)
    state = play(state, UseSpecial())
    assert isinstance(state.table.pending, Giving)
    state = play(state, RULES.legal_actions(state)[0])
    assert state.table.pending == Placing(HUMAN)


def test_a_declined_special_stays_with_its_holder_and_the_rival_is_asked_next() -> None:
    """R4, N33: it still counts as one special held."""
    made = step(asked(Special.EYE, Special.HARPOON), DeclineSpecial())
    assert made.events == (SpecialDeclined(HUMAN, Special.EYE),)
    assert made.state.table.specials[HUMAN] == (Special.EYE,)
    assert made.state.table.pending == UsingSpecial(BOT)
    assert play(made.state, DeclineSpecial()).table.pending == Placing(HUMAN)


def test_holders_of_the_other_three_are_not_asked() -> None:
    """N34."""
    assert play(asked(Special.EYE, Special.ANCHOR), DeclineSpecial()).table.pending == Placing(HUMAN)


def test_using_a_special_shows_it() -> None:
    """R4: the rival learns which card it was, both see it among those used."""
    made = step(asked(Special.EYE), UseSpecial())
    assert made.events[0] == SpecialUsed(HUMAN, Special.EYE)
    assert made.events[0].reveals
    assert made.state.deal.used == (Special.EYE,)
    assert made.state.table.specials[HUMAN] == ()
    assert knowledge(made.state, BOT).specials == (Special.KRAKEN, Special.EYE)


def test_a_start_player_who_gave_the_special_away_does_not_note_it_twice() -> None:
    state = asked(Special.KRAKEN, Special.EYE, pending=UsingSpecial(BOT))
    assert knowledge(play(state, UseSpecial()), HUMAN).specials == (Special.KRAKEN, Special.EYE)


# Submarine --------------------------------------------------------------------------------------------


def test_the_submarine_draws_the_top_two_and_returns_one_of_these() -> None:
    """N15: never a card of the hand. N28: the player names the card that goes back."""
    made = step(asked(Special.SUBMARINE), UseSpecial())
    assert made.events[1:] == (SubmarineDrew(HUMAN, (12, 14)),)
    state = made.state
    assert state.deal.pile == (11, 13)
    assert RULES.legal_actions(state) == (SubmarineReturn(12), SubmarineReturn(14))
    assert refused(state, SubmarineReturn(2)) is Why.NOT_DRAWN
    back = step(state, SubmarineReturn(12))
    assert back.events == (SubmarineReturned(HUMAN, 12, 14),)
    assert hand_of(back.state, HUMAN) == (2, 4, 6, 8, 10, 14)
    assert back.state.deal.pile == (11, 13, 12)


def test_after_the_submarine_its_user_knows_one_card_of_the_pile() -> None:
    """Section 8: the rival knows only that a card joined."""
    state = play(asked(Special.SUBMARINE), UseSpecial(), SubmarineReturn(12))
    assert knowledge(state, HUMAN).pile_card == 12
    assert knowledge(state, BOT).pile_card is None
    assert known_hand(state, BOT) == ()


# Harpoon ----------------------------------------------------------------------------------------------


def test_the_harpoon_draws_one_of_the_rivals_divers_and_any_card_may_be_given() -> None:
    """N16: the drawn card is among the six that may be given."""
    made = step(asked(Special.HARPOON), UseSpecial())
    state = made.state
    assert isinstance(state.table.pending, Giving)
    drawn = state.table.pending.drawn
    assert drawn in (1, 3, 5, 7, 9)
    assert made.events[1:] == (HarpoonDrew(HUMAN, drawn),)
    six = sorted((2, 4, 6, 8, 10, drawn))
    assert RULES.legal_actions(state) == tuple(HarpoonGive(card) for card in six)
    assert len(hand_of(state, BOT)) == 4
    assert refused(state, HarpoonGive(12)) is Why.NOT_IN_HAND
    back = step(state, HarpoonGive(drawn))
    assert back.events == (HarpoonGave(HUMAN, drawn),)
    assert back.state.table.hands == asked(Special.HARPOON).table.hands


def test_the_harpoon_leaves_hand_sizes_unchanged() -> None:
    """Section 8."""
    state = play(asked(Special.HARPOON), UseSpecial(), HarpoonGive(2))
    assert [len(hand) for hand in state.table.hands] == [5, 5]
    assert 2 in hand_of(state, BOT)
    assert 2 not in hand_of(state, HUMAN)


def test_the_harpoon_takes_any_card_but_never_the_special() -> None:
    """Section 8: uniformly at random among the divers."""
    drawn = set()
    for counter in range(60):
        state = asked(Special.HARPOON)
        state = play(evolve(state, rng=evolve(state.rng, counter=counter)), UseSpecial())
        assert isinstance(state.table.pending, Giving)
        drawn.add(state.table.pending.drawn)
        assert state.table.specials[BOT] == (Special.KRAKEN,)
    assert drawn == {1, 3, 5, 7, 9}


def test_after_the_harpoon_both_know_both_cards() -> None:
    """Section 8: the user knows the card given, the victim the card that left."""
    state = play(asked(Special.HARPOON), UseSpecial())
    assert isinstance(state.table.pending, Giving)
    drawn = state.table.pending.drawn
    state = play(state, HarpoonGive(2))
    assert known_hand(state, HUMAN) == (2,)
    assert known_hand(state, BOT) == (drawn,)


def test_a_card_that_comes_straight_back_leaves_one_known_card() -> None:
    """The victim has it again; the user knows that."""
    state = play(asked(Special.HARPOON), UseSpecial())
    assert isinstance(state.table.pending, Giving)
    drawn = state.table.pending.drawn
    state = play(state, HarpoonGive(drawn))
    assert known_hand(state, HUMAN) == (drawn,)
    assert known_hand(state, BOT) == ()


def test_a_human_victim_learns_which_card_came() -> None:
    state = play(asked(Special.KRAKEN, Special.HARPOON, pending=UsingSpecial(BOT)), UseSpecial())
    assert step(state, HarpoonGive(1)).events == (HarpoonGave(BOT, 1), Learned(HUMAN))


def test_the_harpoon_after_the_start_players_submarine_draws_from_six() -> None:
    """Section 8."""
    drawn = set()
    for counter in range(80):
        state = play(asked(Special.SUBMARINE, Special.HARPOON), UseSpecial(), SubmarineReturn(12))
        state = play(evolve(state, rng=evolve(state.rng, counter=counter)), UseSpecial())
        assert isinstance(state.table.pending, Giving)
        drawn.add(state.table.pending.drawn)
    assert drawn == {2, 4, 6, 8, 10, 14}


# Eye --------------------------------------------------------------------------------------------------


def test_the_eye_shows_the_rivals_divers_and_not_the_special() -> None:
    """N17."""
    made = step(asked(Special.EYE), UseSpecial())
    assert made.events[1:] == (HandShown(HUMAN, (1, 3, 5, 7, 9)),)
    assert made.state.table.pending == Looking(HUMAN)
    assert RULES.legal_actions(made.state) == (EyeSeen(),)
    seen = step(made.state, EyeSeen())
    assert seen.events == (HandSeen(HUMAN),)
    assert seen.state.table.pending == Placing(HUMAN)
    assert known_hand(seen.state, HUMAN) == (1, 3, 5, 7, 9)
    assert RULES.observe(seen.state, HUMAN).table.specials[BOT] == (None,)


def test_what_the_eye_saw_stays_known_until_it_is_placed() -> None:
    """Section 8."""
    state = play(asked(Special.EYE), UseSpecial(), EyeSeen(), Place(2, 0), Place(5, 1))
    assert known_hand(state, HUMAN) == (1, 3, 7, 9)


def test_a_later_submarine_adds_one_unknown_card() -> None:
    """Section 8: the looker goes on knowing five of six."""
    state = play(asked(Special.EYE, Special.SUBMARINE), UseSpecial(), EyeSeen(), UseSpecial())
    state = play(state, SubmarineReturn(14))
    assert hand_of(state, BOT) == (1, 3, 5, 7, 9, 12)
    assert known_hand(state, HUMAN) == (1, 3, 5, 7, 9)


def test_a_later_harpoon_changes_what_the_looker_knows_in_a_way_both_know() -> None:
    """Section 8: the looker lost a card, which the rival has now, and got one, which the rival has no more."""
    state = play(asked(Special.EYE, Special.HARPOON), UseSpecial(), EyeSeen(), UseSpecial())
    assert isinstance(state.table.pending, Giving)
    drawn = state.table.pending.drawn
    state = play(state, HarpoonGive(5))
    assert known_hand(state, HUMAN) == tuple(sorted((1, 3, 7, 9, drawn)))
    assert set(known_hand(state, HUMAN)) == set(hand_of(state, BOT))
    assert known_hand(state, BOT) == (5,)
