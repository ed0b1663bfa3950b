"""Revealing objectives. Source: rules.md 11; H3."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.actions import Action, RevealObjective
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.ending import place_star
from noria_desktop.games.scythe.events import ObjectiveRevealed
from noria_desktop.games.scythe.objectives import fulfilled, revealable
from noria_desktop.games.scythe.pending import EndingTurn, Pending
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.stars import has_dominate, human_may_place
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Star, Timing

_REVEAL = tuple(RevealObjective(card) for card in range(1, len(components().cards.objectives) + 1))


def reveals(state: State) -> list[Action]:
    """Objectives that may be revealed at this point, in the order dealt."""
    return [_REVEAL[card - 1] for card in revealable(state)]


def reveal(table: StateBuilder, entry: Pending, action: RevealObjective) -> None:
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


def why_not_reveal(state: State, entry: Pending, action: RevealObjective) -> Why:
    """Why an objective cannot be revealed at a point where others can."""
    human, card = state.human, action.card
    if card not in human.objectives:
        return Why.NO_SUCH_OBJECTIVE
    if not human_may_place(human, Star.OBJECTIVE):
        return Why.OBJECTIVE_STAR_PLACED
    if fulfilled(state, card):
        return Why.END_OF_TURN_ONLY
    timing = components().cards.objectives[card - 1].timing
    late = timing is Timing.END_OF_TURN and not isinstance(entry, EndingTurn)
    return Why.END_OF_TURN_ONLY if late else Why.CONDITION_FAILS
