"""What somebody knows who has kept count of the cards: those that may still come. Source: automa.md R24; H15."""

from __future__ import annotations

from collections import Counter

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingCards, Revealing
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard, CombatCard


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
