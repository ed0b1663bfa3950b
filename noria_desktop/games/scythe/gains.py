"""What either side gains and loses on its tracks, in its purse and in its hand. Source: rules.md 1, 6, 9; R31."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.piles import shuffle
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import CombatCardsDrawn, CombatDeckShuffled, Gained
from noria_desktop.games.scythe.state import Hand
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bonus, CombatCard, Source


def gain(table: StateBuilder, seat: Seat, bonus: Bonus, amount: int, source: Source) -> int:
    """A side gains power, coins, popularity or combat cards; what exceeds the top of a track is lost.

    Returns how much of it there was. The Automa's popularity never changes.
    """
    if bonus is Bonus.COMBAT_CARDS:
        return draw_combat_cards(table, seat, amount, source)
    mats, human = components().mats, table.human
    before, after = 0, 0
    if seat != HUMAN:
        automa = table.automa
        if bonus is Bonus.POWER:
            before, after = automa.power, min(automa.power + amount, mats.most_power)
            table.automa = changed(automa, power=after)
        elif bonus is Bonus.COINS:
            before, after = automa.coins, automa.coins + amount
            table.automa = changed(automa, coins=after)
    elif bonus is Bonus.POWER:
        before, after = human.power, min(human.power + amount, mats.most_power)
        table.human = changed(human, power=after)
    elif bonus is Bonus.POPULARITY:
        before, after = human.popularity, min(human.popularity + amount, mats.most_popularity)
        table.human = changed(human, popularity=after)
    else:
        before, after = human.coins, human.coins + amount
        table.human = changed(human, coins=after)
    if after > before:
        table.tell(Gained(seat, bonus, after - before, source))
    return after - before


def draw_combat_cards(table: StateBuilder, seat: Seat, number: int, source: Source) -> int:
    """A side draws combat cards; an empty deck is made anew of the discards, both empty give nothing (R31).

    Returns how many there were.
    """
    drawn: list[CombatCard] = []
    for _ in range(number):
        decks = table.decks
        if not decks.combat:
            if not decks.combat_discard:
                break
            pile, table.rng = shuffle(decks.combat_discard, table.rng)
            table.decks = decks = changed(decks, combat=pile, combat_discard=())
            table.tell(CombatDeckShuffled())
        (card,), pile = decks.combat.draw()
        table.decks = changed(decks, combat=pile)
        drawn.append(card)
    if drawn:
        if seat == HUMAN:
            table.human = changed(table.human, hand=with_cards(table.human.hand, drawn))
        else:
            table.automa = changed(table.automa, hand=with_cards(table.automa.hand, drawn))
        table.tell(CombatCardsDrawn(seat, tuple(drawn), source))
    return len(drawn)


def discard_combat_cards(table: StateBuilder, cards: tuple[CombatCard, ...]) -> None:
    """Cards that are in nobody's hand any more go face up onto the discards."""
    if cards:
        table.decks = changed(table.decks, combat_discard=(*table.decks.combat_discard, *cards))


def with_cards(hand: Hand, cards: list[CombatCard]) -> Hand:
    """The hand with these cards, ascending."""
    return tuple(sorted([*[card for card in hand if card is not None], *cards]))


def without_card(hand: Hand, card: CombatCard) -> Hand:
    """The hand with one card of this value less.

    Raises:
        ValueError: there is none.
    """
    index = hand.index(card)
    return (*hand[:index], *hand[index + 1 :])
