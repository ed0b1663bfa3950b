"""What stays in hand and what goes by itself is said before the card that decides it; rules.md 6."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Clearing, Finished, Placing, State
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.nautilus.game_ui import GAME_UI
from tests.ui.nautilus.walks import moments, placing

N = None
LAST_SPACE = "Your last card will then go to the space that is left."
ONE_LEFT = (13, 2, 11, 3, N, 14, 12, 10, 4, 1)
"""Space 4 is empty: the player's last card of the round."""
THREE_LEFT = (13, 2, 11, N, N, N, 12, 10, 4, 1)
"""Spaces 3, 4 and 5 are empty: one's own, the rival's, one's own."""


def asked(state: State) -> str:
    return GAME_UI.prompt(RULES.turn(state), state)[1]


def foreseen(state: State, action: act.Place) -> str:
    """The last line of the preview."""
    _, lines = GAME_UI.preview(state, RULES.apply(state, action).state, action)
    return lines[-1] if lines else ""


# What stays in hand -------------------------------------------------------------------------------------------


def test_the_diver_that_the_last_card_leaves_is_named_before() -> None:
    """The bone was laid in place of a diver: the 5 ended the round, and the 6 stayed in hand without a word."""
    state = placing(ONE_LEFT, (5, 6))
    assert asked(state) == "Of your 2 divers you lay 1 more this round; the rest stays unused."
    assert foreseen(state, act.Place(5, 4)) == "Left in your hand, unused: 6."
    assert foreseen(state, act.Place(6, 4)) == "Left in your hand, unused: 5."


def test_a_sixth_diver_is_one_too_many_from_the_first_card_on() -> None:
    """The submarine's: nowhere was it said that one of six stays unused."""
    assert asked(placing((N,) * 10, (2, 3, 4, 5, 10, 11))) == (
        "Of your 6 divers you lay 5 more this round; the rest stays unused."
    )
    assert "unused" not in asked(placing((N,) * 10, (2, 3, 4, 5, 10)))


@pytest.mark.parametrize(("special", "card"), [(Special.BONE, 0), (Special.KRAKEN, 15)])
def test_a_special_card_laid_in_place_of_a_diver_says_what_that_costs(special: Special, card: int) -> None:
    state = placing((13, 2, 11, N, N, N, N, 14, 12, 10), (5, 6), special)
    assert "unused" not in asked(state), "which of the three is not laid is still open"
    assert foreseen(state, act.Place(card, 4)) == "1 of your divers would then stay unused."
    assert "unused" not in foreseen(state, act.Place(5, 4))
    assert foreseen(placing(ONE_LEFT, (6,), special), act.Place(card, 4)) == "Left in your hand, unused: 6."


def test_one_space_on_the_whole_table_is_on_no_two_sides() -> None:
    """With the anchor and one diver left, "on either side" stood there, though one space was left."""
    assert asked(placing(ONE_LEFT, (6,), Special.ANCHOR)) == (
        "With the anchor: press it, then the space, then the card."
    )
    assert asked(placing(THREE_LEFT, (5, 14), Special.ANCHOR)).startswith("On either side.")


# What goes by itself ------------------------------------------------------------------------------------------


def test_the_last_card_that_will_lay_itself_is_foretold_at_the_last_free_choice() -> None:
    """The 9 was laid, the rival filled a space, and the 14 went by itself: nothing had said so before."""
    state = placing(THREE_LEFT, (5, 14))
    assert asked(state) == LAST_SPACE
    assert foreseen(state, act.Place(5, 4)) == (
        "Then your last card, the 14, goes to the space that is left."
    )


def test_where_the_last_card_leaves_a_choice_nothing_is_foretold() -> None:
    for special in (Special.ANCHOR, Special.BONE, Special.KRAKEN):
        state = placing(THREE_LEFT, (5, 14), special)
        assert asked(state) != LAST_SPACE
        assert "last card" not in foreseen(state, act.Place(5, 4))
    with_it = act.Place(5, 4, with_anchor=True)
    assert foreseen(placing(THREE_LEFT, (5, 14), Special.ANCHOR), with_it).startswith("Then your last card")
    assert asked(placing((13, N, 11, N, N, N, 12, 10, 4, 1), (5, 14))) != LAST_SPACE, (
        "four spaces: two choices"
    )


def test_what_is_foretold_comes_true_and_what_comes_is_foretold() -> None:
    """Over whole games: divers left over at the round's end, and a last card without a choice."""
    left, by_itself = 0, 0
    warned, last = False, False
    for moment in moments():
        view = moment.before
        if isinstance(view.table.pending, Placing) and moment.legal:
            words = asked(view)
            forced = len(moment.legal) == 1
            if forced:
                assert last, (words, view.table.spaces, view.table.hands)
                by_itself += 1
            last, warned = words.endswith(LAST_SPACE), words.endswith("the rest stays unused.")
        if isinstance(view.table.pending, Clearing | Finished):
            assert not warned or view.table.hands[moment.seat]
            left += warned
            warned = last = False
    assert by_itself > 5
    assert left


def test_who_starts_a_round_is_never_told_that_a_card_goes_by_itself() -> None:
    """Its last card finds two spaces."""
    for moment in moments():
        view = moment.before
        if isinstance(view.table.pending, Placing) and view.match.start == moment.seat:
            assert LAST_SPACE not in asked(view)


def test_the_rival_in_turn_is_told_nothing_of_ones_own_cards() -> None:
    state = placing(THREE_LEFT, (5, 14))
    waiting = evolve(state, table=evolve(state.table, pending=Placing(BOT)))
    assert asked(waiting) != LAST_SPACE
