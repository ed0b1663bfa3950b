"""The Automa's deck and its two piles of discards; the remembered card. Source: automa.md 3, 5, 9.4, 11; R23, R24."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import seeded
from noria_desktop.games.scythe.automa_deck import draw_battle_card, draw_turn_card
from noria_desktop.games.scythe.events import AutomaDeckShuffled
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Faction, Scheme
from tests.games.scythe.automa_positions import a_table, whole_turn, with_automa, with_card

ALL = list(range(1, 20))


def cards_of(state: State | StateBuilder) -> list[int]:
    """All cards, wherever they lie."""
    automa = state.automa
    return sorted([card for card in (*automa.deck.cards, *automa.main, *automa.battle) if card is not None])


def test_turn_cards_and_battle_cards_have_piles_of_their_own() -> None:
    """Seed 003, "セットアップ": main and battle; 10.2: a battle card comes off the same deck."""
    table = StateBuilder(with_card(a_table(Faction.SAXONY), 7))
    assert draw_turn_card(table) == 7
    assert draw_battle_card(table) == 1
    assert draw_battle_card(table) == 2
    assert (table.automa.main, table.automa.battle) == ((7,), (1, 2))
    assert cards_of(table) == ALL
    assert table.events == []


def test_the_turn_card_is_remembered_and_no_battle_card_is() -> None:
    """R23: the top of the main discards is the last card drawn for a turn."""
    table = StateBuilder(with_card(a_table(Faction.SAXONY), 7))
    assert table.automa.remembered is None
    draw_turn_card(table)
    draw_battle_card(table)
    assert table.automa.remembered == 7


def test_an_empty_deck_is_shuffled_when_a_card_is_needed() -> None:
    """R24; seed 003, "オートマカード": not before; both piles, 19 cards, the scheme stays."""
    state = with_automa(
        a_table(Faction.SAXONY),
        deck=Pile((19,)),
        main=tuple(range(1, 12)),
        battle=tuple(range(12, 19)),
        scheme=Scheme.II,
    )
    table = StateBuilder(state)
    assert draw_turn_card(table) == 19
    assert len(table.automa.deck) == 0
    assert table.events == []
    card = draw_turn_card(table)
    assert table.events == [AutomaDeckShuffled()]
    assert (table.automa.main, table.automa.battle) == ((card,), ())
    assert len(table.automa.deck) == 18
    assert cards_of(table) == ALL
    assert table.automa.scheme is Scheme.II


def test_a_battle_may_empty_the_deck_too() -> None:
    """R24: the turn card now in use is shuffled in; its box still counts (R23)."""
    state = with_automa(
        a_table(Faction.SAXONY), deck=Pile((5,)), main=tuple(range(6, 20)), battle=(1, 2, 3, 4)
    )
    table = StateBuilder(state)
    assert draw_turn_card(table) == 5
    battle = draw_battle_card(table)
    assert (table.automa.main, table.automa.battle) == ((), (battle,))
    assert table.automa.remembered == 5
    assert cards_of(table) == ALL


def test_shuffling_is_fair_and_repeatable() -> None:
    """Law 3: the order comes from the state's generator alone."""
    state = with_automa(a_table(Faction.SAXONY), deck=Pile(()), main=tuple(ALL))
    orders = set()
    for seed in range(40):
        table, again = (StateBuilder(evolve(state, rng=seeded(seed))) for _ in range(2))
        assert draw_turn_card(table) == draw_turn_card(again)
        assert table.automa.deck == again.automa.deck
        orders.add(table.automa.deck.cards)
    assert len(orders) == 40


def test_the_order_of_the_deck_is_hidden() -> None:
    """H15: how many cards are left is public, and both piles of discards lie open."""
    state = whole_turn(with_card(a_table(Faction.SAXONY), 3)).state
    seen = RULES.observe(state, HUMAN).automa
    assert seen.deck.cards == (None,) * 18
    assert seen.main == (3,)
    assert seen.remembered == 3
