"""After the moves: combats, then the encounter, then the Factory card; and what is undone if the game ends meanwhile.

Source: rules.md 3 (order inside a turn with Move), 6 (a sixth star), 7, 8; H11.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.combat import begin_combat
from noria_desktop.games.scythe.control import contested
from noria_desktop.games.scythe.decisions import Decision
from noria_desktop.games.scythe.encounters import is_met, meet
from noria_desktop.games.scythe.events import MovesUndone
from noria_desktop.games.scythe.factory import has_card_to_take, look_at_cards
from noria_desktop.games.scythe.moving import relocate
from noria_desktop.games.scythe.pending import Aftermath, ChoosingCombat
from noria_desktop.games.scythe.state_builder import StateBuilder


def go_on(table: StateBuilder, entry: Aftermath) -> bool:
    """The next combat, the encounter, the Factory card; then the turn goes on."""
    places = contested(table)
    if len(places) > 1:
        table.push(ChoosingCombat())
    elif places:
        begin_combat(table, places[0], HUMAN)
    elif is_met(table):
        meet(table)
    elif has_card_to_take(table):
        look_at_cards(table)
    else:
        table.pop()
    return True


def undo_moves(table: StateBuilder, entry: Aftermath) -> None:
    """The game is over: whoever came to an unfought combat goes back to where the move began, with its cargo."""
    for place in contested(table):
        back = [arrival for arrival in entry.arrivals if arrival.place == place]
        for arrival in back:
            relocate(
                table,
                arrival.unit,
                arrival.slot,
                place,
                arrival.origin,
                arrival.goods,
                arrival.workers,
            )
        table.tell(MovesUndone(place, tuple([arrival.origin for arrival in back])))


DECISIONS: Final = (Decision(Aftermath, resolve=go_on, abandon=undo_moves),)
