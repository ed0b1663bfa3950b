"""Mandatory movement. Source: rules.md 7, 15; N3 to N9, N36."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import MoveCard, Place
from noria_desktop.games.nautilus.events import ArrowIdle, CardMoved, CardPlaced
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Moving, Placing
from noria_desktop.games.nautilus.terms import Prompt
from tests.games.nautilus.positions import legal, play, position, refused, side, step


def test_worked_example_a_vertical_arrow_must_move_the_13_since_the_2_is_blocked() -> None:
    """The document's example for 6 and 9: a 6 on the rival's side, 13 and 2 there, a 1 facing the 2."""
    # columns                     0  1  2  3  4
    state = position(theirs="    13  2  .  .  .",
                     ours="       .  1  .  .  .", hand="6 10")  # fmt: skip
    state = play(state, Place(6, 9))
    assert state.table.pending == Moving(HUMAN, 9)
    assert RULES.turn(state).prompt is Prompt.MOVE_VERTICAL
    assert legal(state, MoveCard) == [MoveCard(5, 0)]
    assert len(RULES.legal_actions(state)) == 1
    after = step(state, MoveCard(5, 0))
    assert side(after.state, BOT) == (None, 2, None, None, 6)
    assert side(after.state, HUMAN) == (13, 1, None, None, None)
    assert after.events == (CardMoved(HUMAN, 13, 5, 0),)
    assert after.state.table.pending == Placing(BOT)


def test_worked_example_a_horizontal_arrow_offers_kraken_6_and_2_the_one_gap() -> None:
    """The document's example for 7 and 8: an 8 beside kraken, 6 and 2; the player moves the 2.

    Four cards lie on that side then, so there is one gap and three moves (rules.md 15).
    """
    state = position(theirs="15  6  2  .  .",
                     ours="   3  .  .  5  .", hand="8 10")  # fmt: skip
    state = play(state, Place(8, 8))
    assert RULES.turn(state).prompt is Prompt.MOVE_HORIZONTAL
    assert legal(state, MoveCard) == [MoveCard(5, 9), MoveCard(6, 9), MoveCard(7, 9)]
    after = play(state, MoveCard(7, 9))
    assert side(after, BOT) == (15, 6, None, 8, 2)
    assert side(after, HUMAN) == (3, None, None, 5, None)


def test_an_arrow_works_on_the_side_where_it_lies_not_on_its_players() -> None:
    """N3: seat 0 lays a 9 on seat 1's side; only cards there are candidates."""
    state = position(ours="3 4 . . .", theirs=". . 5 . .", hand="9")
    assert legal(play(state, Place(9, 8)), MoveCard) == [MoveCard(7, 2)]


def test_a_move_must_be_made_even_when_it_harms_the_mover() -> None:
    """N4: nothing but the move is offered."""
    state = play(position(ours="14 . . . .", theirs=". . . . .", hand="6 2"), Place(6, 1))
    assert RULES.legal_actions(state) == (MoveCard(0, 5),)
    assert refused(state, Place(2, 2)) is Why.ARROW_FIRST


def test_the_card_just_placed_does_not_move_by_its_own_arrow() -> None:
    """N5."""
    state = play(position(ours="3 . . . .", hand="7"), Place(7, 1))
    assert {move.origin for move in legal(state, MoveCard)} == {0}
    assert refused(state, MoveCard(1, 2)) is Why.JUST_PLACED


@pytest.mark.parametrize("card", [15, 0])
def test_kraken_and_bone_can_be_moved(card: int) -> None:
    """N6."""
    state = play(position(ours=f"{card} . . . .", hand="6"), Place(6, 1))
    assert legal(state, MoveCard) == [MoveCard(0, 5)]


def test_a_vertical_arrow_goes_to_the_facing_space_only() -> None:
    """N7."""
    state = play(position(ours="3 . . . .", hand="9"), Place(9, 1))
    assert legal(state, MoveCard) == [MoveCard(0, 5)]
    assert refused(state, MoveCard(0, 6)) is Why.NOT_OPPOSITE
    assert refused(state, MoveCard(0, 2)) is Why.NOT_OPPOSITE


def test_a_vertical_arrow_moves_a_card_of_either_player_to_either_side() -> None:
    """The facing space of a card of side 1 lies on side 0 and the other way round."""
    state = play(position(theirs=". 4 . . .", hand="9"), Place(9, 5))
    assert legal(state, MoveCard) == [MoveCard(6, 1)]


def test_a_horizontal_arrow_goes_to_any_gap_of_the_side_neighbours_or_not() -> None:
    """N8."""
    state = play(position(ours="3 . . . .", theirs=". . . . .", hand="7"), Place(7, 2))
    assert legal(state, MoveCard) == [MoveCard(0, 1), MoveCard(0, 3), MoveCard(0, 4)]
    assert refused(state, MoveCard(0, 5)) is Why.LEAVES_SIDE
    assert refused(state, MoveCard(0, 2)) is Why.SPACE_TAKEN
    assert refused(state, MoveCard(0, 0)) is Why.SAME_SPACE


def test_a_moved_arrow_card_does_not_act_again() -> None:
    """N9: after an 8 moved the 6 it is the rival's turn, although the 6 could have moved a card."""
    state = play(position(ours="6 3 . . .", hand="8 10", rival_hand="2"), Place(8, 2), MoveCard(0, 4))
    assert state.table.pending == Placing(BOT)


def test_a_vertical_arrow_without_a_facing_gap_does_nothing_though_the_far_side_has_room() -> None:
    """N36."""
    state = position(ours="3 4 . . .", theirs="5 10 . . .", hand="6")
    after = step(state, Place(6, 2))
    assert after.events == (CardPlaced(HUMAN, 6, 2, False), ArrowIdle(HUMAN, 6, 2))
    assert after.state.table.pending == Placing(BOT)


def test_a_horizontal_arrow_that_completes_its_side_does_nothing() -> None:
    """Section 7: all destinations are full."""
    after = step(position(ours="1 2 3 4 .", hand="7"), Place(7, 4))
    assert after.events[1:] == (ArrowIdle(HUMAN, 7, 4),)


@pytest.mark.parametrize("card", [6, 7, 8, 9])
def test_an_arrow_card_alone_on_its_side_does_nothing(card: int) -> None:
    """Section 7: there is no other card, whatever lies on the other side."""
    state = position(ours=EMPTY_OURS, theirs="3 . 5 . .", hand=str(card))
    assert play(state, Place(card, 1)).table.pending == Placing(BOT)


EMPTY_OURS = ". . . . ."


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 10, 11, 12, 13, 14])
def test_cards_without_an_arrow_move_nothing(card: int) -> None:
    state = position(ours="6 . . . .", hand=str(card))
    assert play(state, Place(card, 1)).table.pending == Placing(BOT)


def test_an_anchored_card_is_no_candidate() -> None:
    """Section 7."""
    state = play(position(ours="3 4 . . .", hand="6", anchored=0), Place(6, 2))
    assert legal(state, MoveCard) == [MoveCard(1, 6)]
    assert refused(state, MoveCard(0, 5)) is Why.ANCHORED


def test_when_only_the_anchored_card_could_move_nothing_happens() -> None:
    after = step(position(ours="3 . . . .", hand="9", anchored=0), Place(9, 2))
    assert after.events[-1] == ArrowIdle(HUMAN, 9, 2)


def test_the_arrow_of_a_tenth_card_never_moves_anything() -> None:
    """Section 6: there is no empty space."""
    state = position(ours="1 2 3 4 5", theirs="10 11 12 13 .", hand="9")
    assert step(state, Place(9, 9)).events[1:] == (ArrowIdle(HUMAN, 9, 9),)


def test_moves_that_name_no_card_or_the_other_side_are_refused() -> None:
    state = play(position(ours="3 . . . .", theirs="4 . . . .", hand="7"), Place(7, 1))
    assert refused(state, MoveCard(2, 3)) is Why.NOTHING_THERE
    assert refused(state, MoveCard(5, 6)) is Why.OTHER_SIDE
    assert refused(state, MoveCard(0, 10)) is Why.NO_SUCH_SPACE
    blocked = play(position(ours="3 4 . . .", theirs="5 . . . .", hand="6"), Place(6, 2))
    assert refused(blocked, MoveCard(0, 5)) is Why.OPPOSITE_TAKEN
