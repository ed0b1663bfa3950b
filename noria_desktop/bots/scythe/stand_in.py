"""A table that can be played on, made of what the human sees: other cards stand in for the hidden ones.

No line of play is followed past a card that is turned up, so which card stands where hardly matters; combat cards lie
so that the commonest values come first. Nothing here can know more than the view does. Source: H15.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.card_count import unseen_battle_cards, unseen_combat_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import Encountering
from noria_desktop.games.scythe.state import State

_CHANCE: Final = Rng(0)
_USUAL: Final = 3
"""The combat card that is nearest to the mean."""


def stand_in(view: State) -> State:
    """The view with something in place of everything that it hides."""
    printed, human, automa, decks = components(), view.human, view.automa, view.decks
    combat = _unseen_combat(view)
    hand = tuple(sorted(combat[: len(automa.hand)]))
    opened = [entry.card for entry in view.pending if isinstance(entry, Encountering)]
    encounters = _unseen(len(printed.cards.encounters), (*decks.used_encounters, *opened))
    objectives = _unseen(
        len(printed.cards.objectives), (*human.objectives, *human.revealed, *human.discarded)
    )
    factory = _unseen(len(printed.cards.factory), (human.factory_card, *decks.factory))
    laid_out = tuple(card if card is not None else factory.pop(0) for card in decks.factory)
    theirs = tuple(factory.pop(0) for _ in automa.factory_card)
    return changed(
        view,
        rng=_CHANCE,
        automa=changed(
            automa,
            hand=hand,
            deck=Pile(unseen_battle_cards(view)[: len(automa.deck)]),
            factory_card=theirs,
        ),
        decks=changed(
            decks,
            combat=Pile(tuple(combat[len(hand) :])),
            encounters=Pile(tuple(encounters)),
            objectives=Pile(tuple(objectives)),
            factory=laid_out,
            unused_factory=Pile(tuple(factory)),
        ),
    )


def _unseen_combat(view: State) -> list[int]:
    """Combat cards in the deck or with the Automa, usual values first."""
    known = [value for value, count in unseen_combat_cards(view) for _ in range(count)]
    return sorted(known, key=lambda value: (abs(value - _USUAL), value))


def _unseen(number: int, seen: tuple[int | None, ...]) -> list[int]:
    return [card for card in range(1, number + 1) if card not in seen]
