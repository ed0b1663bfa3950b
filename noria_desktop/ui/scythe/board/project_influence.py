"""Who controls what, laid over the map while the player looks at it. Source: ux.md 4.4; mocks/scythe.md 8."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.games.scythe.control import automa_territories, human_territories
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.arts.notes import InfluenceArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_orders import hex_sprite

INFLUENCE: Final = "influence"
"""Name of what is looked at."""


def influence_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Territories in the colours of those who control them, the others veiled; how many each has."""
    mine, theirs = human_territories(view), automa_territories(view)
    for place in range(TERRITORIES):
        mark = Mark.YOURS if place in mine else Mark.THEIRS if place in theirs else Mark.VEIL
        yield hex_sprite(place, mark, table, "influence")
    room = table.refusal
    yield lay(at.mark("influence"), InfluenceArt(len(mine), len(theirs), *room.size), room, Layer.CALLOUT)
