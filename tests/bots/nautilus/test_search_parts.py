"""Playouts, endings, estimates and the tree itself. Source: engines-and-bots 5; rules.md 7 to 9."""

from __future__ import annotations

import random

import pytest

from noria_desktop.bots.nautilus.endgame import expected, solved
from noria_desktop.bots.nautilus.endings import last_card, last_two_cards
from noria_desktop.bots.nautilus.estimate import estimate
from noria_desktop.bots.nautilus.greedy import Appraisal, ranked
from noria_desktop.bots.nautilus.kernel import (
    ALL_SPACES,
    ARROWS,
    CARDS_OF,
    MOVE,
    NOTHING,
    Kernel,
    World,
    beats,
    kernel,
    outcome,
)
from noria_desktop.bots.nautilus.playouts import careful_playout, playout
from noria_desktop.bots.nautilus.race import Domain, round_table
from noria_desktop.bots.nautilus.tree import Search

WHOLE = (-1, 1, 1, 1, 1, 2)
TABLE = round_table((Domain(0, WHOLE),) * 5, ((0, 2), (1, 1), (2, 1), (3, 1), (4, -1)))


def hand(*cards: int) -> int:
    return sum(1 << card for card in cards)


def dealt(pick: random.Random) -> tuple[int, int]:
    cards = pick.sample(range(1, 15), 10)
    return hand(*cards[:5]), hand(*cards[5:])


def test_one_beats_only_fourteen_and_the_bone() -> None:
    assert [card for card in range(16) if card != 1 and beats(1, card)] == [0, 14]
    assert [card for card in range(16) if card != 14 and not beats(14, card)] == [1, 15]


def test_the_seeds_row_goes_four_to_one() -> None:
    # Rival 13 10 7 15 8 against mine 11 12 4 9 5: only the second column is mine.
    assert outcome([11, 12, 4, 9, 5, 13, 10, 7, 15, 8]) == 0b00010


def test_a_playout_lays_every_card_it_says_and_none_twice() -> None:
    pick = random.Random(1)
    for _ in range(300):
        mine, theirs = dealt(pick)
        mine |= 1 << 15
        cells = [NOTHING] * 10
        won = playout(cells, ALL_SPACES, mine, theirs, 0, pick.random)
        assert won == outcome(cells)
        assert len(set(cells)) == 10
        laid = hand(*cells)
        assert laid & theirs == theirs
        # Six cards in hand, five are laid.
        assert (laid & mine).bit_count() == 5


def test_the_anchored_card_stays_where_it_lies_in_playouts() -> None:
    pick = random.Random(2)
    for _ in range(200):
        cells = [13, 6, *[NOTHING] * 8]
        playout(cells, ALL_SPACES & ~3, hand(7, 8, 9, 2), hand(1, 3, 4, 5), 1, pick.random)
        assert cells[0] == 13


def test_a_careful_playout_is_better_for_who_chooses_last() -> None:
    pick = random.Random(3)
    sums = [0.0, 0.0]
    for _ in range(3000):
        mine, theirs = dealt(pick)
        sums[0] += TABLE[playout([NOTHING] * 10, ALL_SPACES, mine, theirs, 0, pick.random)]
        sums[1] += TABLE[careful_playout([NOTHING] * 10, ALL_SPACES, mine, theirs, 0, pick.random, 0, TABLE)]
    # With one card each, seat 0 has the ninth and a choice of two spaces; seat 1 has no choice left.
    assert sums[1] > sums[0]


def ending(pick: random.Random, free: int) -> Kernel:
    """A random position with so many free spaces and no arrows in hand."""
    while True:
        mine, theirs = dealt(pick)
        at = kernel((mine, theirs), 0)
        while at.empty.bit_count() > free or at.task:
            at.play(pick.choice(at.legal()))
        if not (at.hands[0] | at.hands[1]) & ARROWS:
            return at


def test_the_last_cards_are_laid_as_the_enumeration_lays_them() -> None:
    pick = random.Random(4)
    for _ in range(150):
        at = ending(pick, 1)
        (space,) = [space for space in range(10) if at.empty >> space & 1]
        won = last_card(at.cells, space, at.hands[at.seat], at.seat, TABLE)
        assert TABLE[won] == pytest.approx(solved(at, TABLE))
        at = ending(pick, 2)
        one, two = [space for space in range(10) if at.empty >> space & 1]
        won = last_two_cards(at.cells, one, two, at.hands[at.seat], at.hands[1 - at.seat], at.seat, TABLE)
        assert TABLE[won] == pytest.approx(solved(at, TABLE))


def test_a_full_board_is_worth_its_outcome() -> None:
    cells = [11, 12, 4, 9, 5, 13, 10, 7, 15, 8]
    assert estimate(cells, 0, TABLE) == TABLE[0b00010]
    assert Appraisal(kernel((0, 0), 0, cells=cells), TABLE).mean([0, 1, 0, 0, 0]) == TABLE[0b00010]


def test_an_empty_board_is_even_at_the_start() -> None:
    assert estimate([NOTHING] * 10, hand(*range(1, 11)), TABLE) == pytest.approx(0.5)


def test_an_estimate_likes_strong_cards_on_the_own_side() -> None:
    pool = hand(*range(1, 12))
    worths = [estimate([card, *[NOTHING] * 9], pool, TABLE) for card in (2, 8, 13)]
    assert worths == sorted(worths)
    # On the rival's side it is the other way round.
    worths = [estimate([*[NOTHING] * 5, card, *[NOTHING] * 4], pool, TABLE) for card in (2, 8, 13)]
    assert worths == sorted(worths, reverse=True)


def test_one_card_ahead_wins_the_dearest_column() -> None:
    # The rival's 5 lies in every column; the 13 beats it and belongs to column 0, where two points lie.
    cells = [*[NOTHING] * 5, 5, 5, 5, 5, 5]
    worth, code = ranked(kernel((hand(13), 0), 0, cells=cells), TABLE)[0]
    assert code == 13 * 10
    assert worth > 0.5


def test_an_arrow_is_followed_up_by_who_can() -> None:
    # A 6 on the rival's side must push its 13 across into column 1, where it faces nothing (rules.md 15).
    at = kernel(
        (hand(6), 0), 0, cells=[NOTHING, NOTHING, 1, NOTHING, NOTHING, NOTHING, 13, 2, NOTHING, NOTHING]
    )
    appraisal = Appraisal(at, TABLE, foresight=1.0)
    code = 6 * 10 + 5
    assert appraisal.worth(code) > appraisal.worth(code, follow_up=False)
    at.play(code)
    assert at.legal() == [MOVE + 6 * 10 + 1]


def test_the_same_seed_searches_the_same_tree() -> None:
    def candidates() -> object:
        pick = random.Random(7)
        worlds = [World(hand(1, 2, 3, 4, 5)), World(hand(1, 2, 3, 4, 14), anchor=True)]
        search = Search(kernel((hand(6, 9, 10, 11, 12), 0), 0), 0, worlds, [1.0, 2.0], TABLE, pick.random)
        search.run(500)
        return search.candidates()

    assert candidates() == candidates()


def test_a_search_goes_on_where_it_stopped() -> None:
    pick = random.Random(8)
    search = Search(
        kernel((hand(6, 8, 9, 10, 11), 0), 0), 0, [World(hand(1, 2, 3, 4, 5))], [1.0], TABLE, pick.random
    )
    search.run(100)
    search.run(100)
    assert search.iterations == sum(some.visits for some in search.candidates()) == 200


def test_a_search_with_few_spaces_agrees_with_the_enumeration() -> None:
    pick = random.Random(9)
    for _ in range(10):
        at = ending(pick, 3)
        world = World(at.hands[1 - at.seat])
        best = expected(at, [(world, 1.0)], TABLE)
        search = Search(at, at.seat, [world], [1.0], TABLE, pick.random, exploration=0.3, trust=0.0)
        search.run(3000)
        worths = {code: worth for worth, code in best}
        assert best[0][0] - worths[search.candidates()[0].code] < 0.01


def test_hands_are_listed_by_their_cards() -> None:
    assert CARDS_OF[hand(3, 9, 15)] == (3, 9, 15)
