"""Revealing objectives. Source: rules.md 11; H3."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.actions import Action, RevealObjective
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.copies import changed
from noria_desktop.games.scythe.ending import place_star
from noria_desktop.games.scythe.events import ObjectiveRevealed
from noria_desktop.games.scythe.objectives import revealable
from noria_desktop.games.scythe.pending import Pending
from noria_desktop.games.scythe.stars import has_dominate
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.table import Table
from noria_desktop.games.scythe.terms import Star

_REVEAL = tuple(RevealObjective(card) for card in range(1, len(components().cards.objectives) + 1))


def reveals(state: State) -> list[Action]:
    """Objectives that may be revealed at this point, in the order dealt."""
    return [_REVEAL[card - 1] for card in revealable(state)]


def reveal(table: Table, entry: Pending, action: RevealObjective) -> None:
    """A star at once; the other card is discarded unrevealed, Dominate keeps it."""
    human, card = table.human, action.card
    rest = tuple([other for other in human.objectives if other != card])
    kept, gone = (rest, ()) if has_dominate(human.faction) else ((), rest)
    table.human = changed(
        human,
        objectives=kept,
        revealed=(*human.revealed, card),
        discarded=(*human.discarded, *gone),
    )
    table.tell(ObjectiveRevealed(card, gone))
    place_star(table, HUMAN, Star.OBJECTIVE)
