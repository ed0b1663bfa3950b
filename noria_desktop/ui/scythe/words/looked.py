"""What is said while something is laid over the map to be looked at: who controls what, what the structure bonus counts."""

from __future__ import annotations

from noria_desktop.games.scythe.control import placed_structures
from noria_desktop.games.scythe.scoring import structure_coins, structure_count, structure_places
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.scythe.board.project_orders import BONUS, INFLUENCE
from noria_desktop.ui.scythe.words.goals import tile_text
from noria_desktop.ui.scythe.words.names import listed, place_name, say
from noria_desktop.ui.scythe.words.things_map import influence_sheet


def looking_text(thing: str | None, state: State) -> str:
    """What the map shows now; for None that it shows the game alone again."""
    if thing == INFLUENCE:
        return influence_sheet(state)[1][0]
    if thing == BONUS:
        return _bonus(state)
    return say("The map shows the pieces alone again.")


def _bonus(state: State) -> str:
    """How many territories count for the tile, what they are worth, and which they are."""
    tile, structures = state.decks.tile, placed_structures(state.human)
    counted = structure_places(tile, structures)
    if not counted:
        return say("{tile} Nothing counts yet.", tile=tile_text(tile))
    return say(
        "{tile} Yours now: {count}, worth {coins}: {places}.",
        tile=tile_text(tile),
        count=structure_count(tile, structures),
        coins=structure_coins(tile, structures),
        places=listed(map(place_name, counted)),
    )
