"""Laying cards. Source: rules.md 6, 8; N1, N10 to N12, N27."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import AnchorTarget, MoveCard, Place, UseSpecial
from noria_desktop.games.nautilus.events import ArrowIdle, CardAnchored, CardPlaced, Learned
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Anchoring, Awarding, Moving, Placing
from noria_desktop.games.nautilus.terms import Phase, Prompt, Special
from tests.games.nautilus.positions import hand_of, legal, play, position, refused, step


def test_a_card_goes_on_any_empty_space_of_either_side() -> None:
    """N1: seven of ten spaces are empty, two cards in hand."""
    state = position(ours="3 . . . .", theirs=". 4 . 5 .", hand="2 10")
    spaces = [1, 2, 3, 4, 5, 7, 9]
    assert legal(state, Place) == [Place(card, space) for card in (2, 10) for space in spaces]
    assert RULES.turn(state).phase is Phase.PLACEMENT
    assert RULES.turn(state).prompt is Prompt.PLACE


@pytest.mark.parametrize("count", range(7))
def test_hands_of_every_size_are_offered_card_by_card(count: int) -> None:
    """Six cards after the submarine; none when others were laid in their place."""
    hand = (2, 4, 5, 9, 12, 13)[:count]
    state = position(
        ours="1 . 3 . .", theirs=". 6 . 7 8", hand=" ".join(map(str, hand)), special=Special.BONE
    )
    assert legal(state, Place) == [Place(card, space) for card in (*hand, 0) for space in (1, 3, 4, 5, 7)]


def test_every_set_of_empty_spaces_is_told_from_every_other() -> None:
    for full in range(1023):
        cells = [str(space + 1) if full >> space & 1 else "." for space in range(10)]
        empty = [space for space in range(10) if not full >> space & 1]
        state = position(" ".join(cells[:5]), " ".join(cells[5:]), hand="14", special=Special.ANCHOR)
        assert legal(state, Place) == [
            Place(14, space, anchor) for space in empty for anchor in (False, True)
        ]
        plain = position(" ".join(cells[:5]), " ".join(cells[5:]), hand="14")
        assert legal(plain, Place) == [Place(14, space) for space in empty]


def test_nothing_is_offered_of_a_hand_that_cannot_be_seen() -> None:
    state = position(rival_hand="3 4")
    blind = RULES.observe(play(position(hand="2", rival_hand="3 4"), Place(2, 0)), HUMAN)
    assert blind.table.hands == ((), (None, None))
    assert RULES.legal_actions(blind) == ()
    assert RULES.legal_actions(state) == ()


def test_turns_alternate_card_by_card() -> None:
    state = position(hand="2 10", rival_hand="3 4")
    state = play(state, Place(2, 0))
    assert state.table.pending == Placing(BOT)
    state = play(state, Place(3, 1))
    assert state.table.pending == Placing(HUMAN)
    assert hand_of(state, HUMAN) == (10,)
    assert hand_of(state, BOT) == (4,)


def test_the_tenth_card_leads_to_the_award() -> None:
    state = position(ours="1 2 3 4 5", theirs="10 11 12 13 .", hand="14")
    assert play(state, Place(14, 9)).table.pending == Awarding()


@pytest.mark.parametrize(("special", "card"), [(Special.KRAKEN, 15), (Special.BONE, 0)])
def test_kraken_and_bone_are_laid_in_place_of_a_diver(special: Special, card: int) -> None:
    """Section 8: a diver is left over then, and the special is shown."""
    state = position(hand="2 10", special=special)
    assert [place.card for place in legal(state, Place)] == [2] * 10 + [10] * 10 + [card] * 10
    after = play(state, Place(card, 7))
    assert after.table.spaces[7] == card
    assert hand_of(after, HUMAN) == (2, 10)
    assert after.table.specials == ((), ())
    assert after.deal.used == (special,)
    assert after.table.pending == Placing(BOT)


def test_only_the_placement_of_a_rival_is_news_to_a_human() -> None:
    """Law 7: what the computer held is shown; what the human held the human knew."""
    state = position(hand="2", rival_hand="3")
    mine = step(state, Place(2, 0))
    assert mine.events == (CardPlaced(HUMAN, 2, 0, False),)
    theirs = step(mine.state, Place(3, 1))
    assert theirs.events == (CardPlaced(BOT, 3, 1, False), Learned(HUMAN))


# Anchor -----------------------------------------------------------------------------------------------


def test_the_anchor_is_offered_with_every_placement() -> None:
    state = position(ours="1 2 3 4 .", theirs="10 11 12 . 13", hand="5", special=Special.ANCHOR)
    assert legal(state, Place) == [Place(5, 4), Place(5, 4, True), Place(5, 8), Place(5, 8, True)]


def test_the_anchor_may_fix_any_card_in_play_the_new_one_included() -> None:
    """N11: cards of both sides."""
    state = position(ours="1 . . . .", theirs=". . 15 . .", hand="5", special=Special.ANCHOR)
    state = play(state, Place(5, 4, True))
    assert state.table.pending == Anchoring(HUMAN, 4)
    assert RULES.legal_actions(state) == (AnchorTarget(0), AnchorTarget(4), AnchorTarget(7))
    after = step(state, AnchorTarget(7))
    assert after.state.table.anchored == 7
    assert after.events == (CardAnchored(HUMAN, 15, 7),)
    assert after.state.table.pending == Placing(BOT)


def test_the_first_card_of_a_round_can_only_be_anchored_itself() -> None:
    """Section 8: one target always exists."""
    state = play(position(hand="5", special=Special.ANCHOR), Place(5, 4, True))
    assert RULES.legal_actions(state) == (AnchorTarget(4),)


def test_the_anchor_comes_before_the_arrow_and_can_stop_it() -> None:
    """N10: the only movable card is fixed, so the 6 moves nothing."""
    state = position(ours="3 . . . .", hand="6", special=Special.ANCHOR)
    state = play(state, Place(6, 1, True))
    assert state.table.pending == Anchoring(HUMAN, 1)
    after = step(state, AnchorTarget(0))
    assert after.events == (CardAnchored(HUMAN, 3, 0), ArrowIdle(HUMAN, 6, 1))
    assert after.state.table.pending == Placing(BOT)


def test_after_the_anchor_the_arrow_moves_another_card() -> None:
    state = position(ours="3 4 . . .", hand="6", special=Special.ANCHOR)
    state = play(state, Place(6, 2, True), AnchorTarget(0))
    assert state.table.pending == Moving(HUMAN, 2)
    assert legal(state, MoveCard) == [MoveCard(1, 6)]


def test_an_announced_anchor_must_be_given_a_target_at_once() -> None:
    """N27."""
    state = play(position(hand="5 6", special=Special.ANCHOR), Place(5, 4, True))
    assert refused(state, Place(6, 1)) is Why.ANCHOR_FIRST
    assert refused(state, AnchorTarget(3)) is Why.NOTHING_THERE
    assert refused(state, AnchorTarget(11)) is Why.NO_SUCH_SPACE


def test_the_anchor_is_used_once_and_lasts_the_round() -> None:
    """N12: it is gone from its holder, and a later arrow still respects it."""
    state = position(ours="3 . . . .", hand="5 10", rival_hand="6 7", special=Special.ANCHOR)
    state = play(state, Place(5, 9, True), AnchorTarget(0))
    assert state.table.specials == ((), ())
    assert state.deal.used == (Special.ANCHOR,)
    state = play(state, Place(6, 1))  # the rival's 6 beside the fixed 3: nothing can move
    assert state.table.pending == Placing(HUMAN)
    assert all(not place.with_anchor for place in legal(state, Place))
    state = play(state, Place(10, 2), Place(7, 3))
    assert {move.origin for move in legal(state, MoveCard)} == {1, 2}


def test_anchoring_the_new_arrow_card_itself_leaves_its_arrow_in_force() -> None:
    state = play(
        position(ours="3 . . . .", hand="6", special=Special.ANCHOR), Place(6, 1, True), AnchorTarget(1)
    )
    assert legal(state, MoveCard) == [MoveCard(0, 5)]


# Refusals ---------------------------------------------------------------------------------------------


def test_what_cannot_be_placed_is_refused_with_the_reason() -> None:
    state = position(ours="3 . . . .", hand="5", special=Special.EYE)
    assert refused(state, Place(5, 0)) is Why.SPACE_TAKEN
    assert refused(state, Place(4, 1)) is Why.NOT_IN_HAND
    assert refused(state, Place(15, 1)) is Why.NOT_IN_HAND
    assert refused(state, Place(5, 10)) is Why.NO_SUCH_SPACE
    assert refused(state, Place(5, -1)) is Why.NO_SUCH_SPACE
    assert refused(state, Place(5, 1, True)) is Why.NO_ANCHOR
    assert refused(state, MoveCard(0, 5)) is Why.NOT_NOW
    assert refused(state, AnchorTarget(0)) is Why.NOT_NOW


def test_a_special_of_the_rounds_start_comes_too_late_in_placement() -> None:
    """R4: once over, submarine, harpoon and eye cannot be used any more."""
    assert refused(position(hand="5", special=Special.EYE), UseSpecial()) is Why.TOO_LATE
    assert refused(position(hand="5", special=Special.ANCHOR), UseSpecial()) is Why.NO_SPECIAL
    assert refused(position(hand="5"), UseSpecial()) is Why.NO_SPECIAL
