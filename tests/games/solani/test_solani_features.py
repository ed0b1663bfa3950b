"""The feature draft. Source: rules.md 4.4, 4.5; rulings 11 to 15, 35; the rules text, *Special Feature Draft*."""

from __future__ import annotations

import pytest

from noria_desktop.engine.piles import EmptyPile, Pile
from noria_desktop.games.solani.features import (
    draw,
    drawable,
    keep,
    may_own,
    open_cards,
    refilled,
    row_of,
    take,
)
from noria_desktop.games.solani.terms import FEATURES, Row, Tile
from tests.games.solani.skies import sky, supply

BARE = sky(picks=1)
TABLE = supply(
    row_2=(Tile.COMET, Tile.MOON_HALO),
    row_3=(Tile.TRIAD,),
    deck_2=(Tile.BEACON, Tile.CHAIN, Tile.THREAD),
    deck_3=(Tile.NEXUS,),
)


def test_cards_belong_to_the_row_and_deck_of_their_number() -> None:
    assert [row_of(feature) for feature in FEATURES] == [Row.TWO] * 12 + [Row.THREE] * 12
    with pytest.raises(ValueError, match="0"):
        row_of(Tile.C2)


def test_any_open_card_may_be_taken_or_two_drawn_from_either_deck() -> None:
    """*You may take one of the available face-up cards, or draw 2 cards from either deck of your choice*."""
    assert open_cards(BARE, TABLE) == (Tile.COMET, Tile.MOON_HALO, Tile.TRIAD)
    assert drawable(BARE, TABLE) == (Row.TWO, Row.THREE)


def test_two_cards_of_a_number_at_most() -> None:
    """*You can only have 2 of each type of card*: two twos and two threes, not two in all."""
    two = sky(features=(Tile.LONE_WANDERER, Tile.CRADLE), picks=1)
    assert not may_own(two, Row.TWO)
    assert may_own(two, Row.THREE)
    assert open_cards(two, TABLE) == (Tile.TRIAD,)
    assert drawable(two, TABLE) == (Row.THREE,)
    three = sky(features=(Tile.LONE_WANDERER, Tile.CRADLE, Tile.COMPASS), picks=1)
    assert open_cards(three, TABLE) == (Tile.TRIAD,)
    four = sky(features=(Tile.LONE_WANDERER, Tile.CRADLE, Tile.COMPASS, Tile.MERIDIAN))
    assert open_cards(four, TABLE) == ()
    assert drawable(four, TABLE) == ()


def test_a_card_taken_is_not_replaced() -> None:
    """Ruling 35."""
    after, table = take(BARE, TABLE, Tile.COMET)
    assert (after.features, after.picks) == ((Tile.COMET,), 0)
    assert table.rows == ((Tile.MOON_HALO,), (Tile.TRIAD,))
    assert table.decks == TABLE.decks


def test_one_of_two_drawn_is_kept_the_other_joins_the_right_end_of_its_row() -> None:
    """*Select 1 to keep, then add the other face-up to the corresponding row*; rulings 12, 13."""
    table, drawn = draw(TABLE, Row.TWO)
    assert drawn == (Tile.BEACON, Tile.CHAIN)
    assert table.decks[0] == Pile((Tile.THREAD,))
    after, last, other = keep(BARE, table, drawn, Tile.BEACON)
    assert other is Tile.CHAIN
    assert (after.features, after.picks) == ((Tile.BEACON,), 0)
    assert last.rows == ((Tile.COMET, Tile.MOON_HALO, Tile.CHAIN), (Tile.TRIAD,))
    assert Tile.CHAIN in open_cards(sky(picks=1), last)


def test_the_last_card_of_a_deck_is_drawn_alone_and_kept() -> None:
    """Ruling 11."""
    table, drawn = draw(TABLE, Row.THREE)
    assert drawn == (Tile.NEXUS,)
    after, last, other = keep(BARE, table, drawn, Tile.NEXUS)
    assert other is None
    assert after.features == (Tile.NEXUS,)
    assert last.rows == TABLE.rows
    assert drawable(BARE, last) == (Row.TWO,)


def test_from_an_empty_deck_nothing_can_be_drawn() -> None:
    """Ruling 11."""
    assert drawable(BARE, supply(row_2=(Tile.COMET,))) == ()
    assert drawable(BARE, supply(deck_3=(Tile.NEXUS,))) == (Row.THREE,)


def test_who_may_not_see_a_deck_cannot_draw_from_it() -> None:
    """Ruling 29: the order of decks is hidden."""
    seen = supply(row_2=(Tile.COMET,))
    hidden = type(seen)(
        seen.cluster_bag, seen.branch_bag, (), seen.track, seen.reserve, seen.undealt, seen.rows,
        (Pile((None, None)), Pile(())),
    )  # fmt: skip
    assert drawable(BARE, hidden) == (Row.TWO,)
    with pytest.raises(EmptyPile):
        draw(hidden, Row.TWO)


def test_a_row_without_any_card_gets_one_in_clean_up() -> None:
    """*If either pool is empty, draw the top card*; a row with a card is not topped up (ruling 15)."""
    assert refilled(TABLE) == (TABLE, ())
    table, turned = refilled(supply(row_3=(Tile.TRIAD,), deck_2=(Tile.BEACON, Tile.CHAIN)))
    assert turned == (Tile.BEACON,)
    assert table.rows == ((Tile.BEACON,), (Tile.TRIAD,))
    assert table.decks[0] == Pile((Tile.CHAIN,))
    both, turned = refilled(supply(deck_2=(Tile.BEACON,), deck_3=(Tile.NEXUS,)))
    assert turned == (Tile.BEACON, Tile.NEXUS)
    assert both.rows == ((Tile.BEACON,), (Tile.NEXUS,))
    assert refilled(supply()) == (supply(), ())


def test_all_drawn_cards_end_in_a_row_or_with_a_player() -> None:
    """Ruling 11: at most 8 cards of a number can be owned; nothing is lost on the way."""
    table, player = TABLE, sky(picks=4)
    for row in (Row.TWO, Row.THREE):
        table, drawn = draw(table, row)
        player, table, _ = keep(player, table, drawn, drawn[-1])
    everything = [
        *player.features,
        *table.rows[0],
        *table.rows[1],
        *table.decks[0].cards,
        *table.decks[1].cards,
    ]
    assert sorted(card.value for card in everything if card) == sorted(
        card.value
        for card in (Tile.COMET, Tile.MOON_HALO, Tile.TRIAD, Tile.BEACON, Tile.CHAIN, Tile.THREAD, Tile.NEXUS)
    )
