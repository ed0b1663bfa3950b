"""Every card counted: 42 combat, 19 Automa, 28 encounter, 23 objective and 12 Factory cards.

Whoever has kept count knows which may still come. Source: rules.md 2; automa.md R24; H15.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb

from noria_desktop.engine.positions import Finding
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingCards, Encountering, Revealing
from noria_desktop.games.scythe.stars import has_dominate
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard, CombatCard

Counts = tuple[tuple[int, int], ...]
"""Values of combat cards, each with how many nobody has seen."""


def cards_counted(state: State) -> Iterator[Finding]:
    """All decks, each complete and nothing twice."""
    yield from _combat(state)
    yield from _encounters(state)
    yield from _objectives(state)
    yield from _factory(state)
    yield from _automa(state)


def _combat(state: State) -> Iterator[Finding]:
    """Combat cards: deck, discards, both hands, and those committed to a combat that is not revealed yet."""
    decks, human, automa = state.decks, state.human, state.automa
    for side, hand in (("human", human.hand), ("automa", automa.hand)):
        known = [card for card in hand if card is not None]
        yield f"{side}.hand", len(hand), len(known) == len(hand)
        yield f"{side}.hand", hand, known == sorted(known)
    committed = [
        card
        for entry in state.pending
        if isinstance(entry, (ChoosingCards, Revealing))
        for card in entry.cards
    ]
    found = Counter(
        [*decks.combat.cards, *decks.combat_discard, *human.hand, *automa.hand, *committed],
    )
    printed: Counter[int | None] = Counter(components().cards.combat)
    yield "decks.combat", sum(found.values()), found == printed


def _encounters(state: State) -> Iterator[Finding]:
    """Encounter cards: deck, used ones under it, the open one; each of them took a token."""
    decks = state.decks
    open_ones = [entry.card for entry in state.pending if isinstance(entry, Encountering)]
    found = [*decks.encounters.cards, *decks.used_encounters, *open_ones]
    yield "decks.encounters", len(found), _complete(found, len(components().cards.encounters))
    gone = len(components().map.encounters) - len(state.board.tokens)
    yield "decks.used_encounters", len(decks.used_encounters), len(found) - len(decks.encounters) <= gone


def _objectives(state: State) -> Iterator[Finding]:
    """Objectives: deck, and the two dealt."""
    human, printed = state.human, components()
    dealt = [*human.objectives, *human.revealed, *human.discarded]
    found = [*state.decks.objectives.cards, *dealt]
    yield "decks.objectives", len(found), _complete(found, len(printed.cards.objectives))
    number = printed.mats.players[human.mat.index].objectives
    yield "human.objectives", len(dealt), len(dealt) == number
    dropped = len(human.discarded)
    possible = dropped == (number - 1 if human.revealed and not has_dominate(human.faction) else 0)
    yield "human.discarded", dropped, possible


def _factory(state: State) -> Iterator[Finding]:
    """Factory cards: on the Factory, with either side, and those that left the game."""
    decks, printed = state.decks, components().cards
    own = state.human.factory_card
    taken = [*state.automa.factory_card, *([] if own is None else [own])]
    found = [*decks.factory, *decks.unused_factory.cards, *taken]
    yield "decks.factory", len(found), _complete(found, len(printed.factory))
    yield "automa.factory_card", len(state.automa.factory_card), len(state.automa.factory_card) <= 1
    yield "decks.factory", len(decks.factory), len(decks.factory) + len(taken) == printed.factory_dealt


def _automa(state: State) -> Iterator[Finding]:
    """The Automa's cards: draw pile and both discard piles."""
    automa = state.automa
    found = [*automa.deck.cards, *automa.main, *automa.battle]
    yield "automa.deck", len(found), _complete(found, len(components().automa.cards))
    remembered = automa.remembered
    known = remembered is None or 1 <= remembered <= len(components().automa.cards)
    yield "automa.remembered", remembered, known
    if automa.main:
        yield "automa.main", automa.main[-1], automa.main[-1] == remembered


def _complete(found: list[int | None], number: int) -> bool:
    """Whether these are the cards 1 to ``number``, each once."""
    return Counter(found) == Counter(range(1, number + 1))


# What somebody knows who has kept count -----------------------------------------------------------------


def unseen_battle_cards(view: State) -> tuple[AutomaCard, ...]:
    """Cards of the Automa that may be drawn next: those not discarded; all of them once the draw pile is empty."""
    automa = view.automa
    seen = {*automa.main, *automa.battle} if len(automa.deck) else set[int]()
    return tuple(card for card in range(1, len(components().automa.cards) + 1) if card not in seen)


def unseen_combat_cards(view: State) -> tuple[tuple[CombatCard, int], ...]:
    """Combat cards in the deck or with the Automa: each value and how many of it; ``view`` as the human sees it."""
    left: Counter[CombatCard | None] = Counter(components().cards.combat)
    committed = [
        card for entry in view.pending if isinstance(entry, ChoosingCards | Revealing) for card in entry.cards
    ]
    left.subtract((*view.human.hand, *view.decks.combat_discard, *committed))
    return tuple(sorted((value, count) for value, count in left.items() if value is not None and count > 0))


@lru_cache(maxsize=256)
def sums_of(unseen: Counts, used: int) -> dict[int, int]:
    """In how many ways so many of the unseen combat cards add up to each sum.

    Args:
        unseen: see ``unseen_combat_cards``.
        used: how many cards are used.
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, count in unseen:
        found: dict[tuple[int, int], int] = {}
        for (taken, total), so_far in ways.items():
            for more in range(min(count, used - taken) + 1):
                key = taken + more, total + more * value
                found[key] = found.get(key, 0) + so_far * comb(count, more)
        ways = found
    return {total: number for (taken, total), number in ways.items() if taken == used} or {0: 1}
