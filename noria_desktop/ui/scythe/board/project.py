"""The whole picture of a view: map, docks, tracks, the Automa's decision, stage."""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.project_hand import hand_sprites
from noria_desktop.ui.scythe.board.project_map import map_sprites
from noria_desktop.ui.scythe.board.project_mats import mat_sprites, supply_sprites
from noria_desktop.ui.scythe.board.project_orders import order_sprites
from noria_desktop.ui.scythe.board.project_stage import stage_sprites
from noria_desktop.ui.scythe.board.project_tracks import automa_sprites, track_sprites
from noria_desktop.ui.scythe.board.viewpoint import automa_acts, decides


def project(view: State, table: ScytheLayout, legal: tuple[Action, ...] = ()) -> tuple[Sprite, ...]:
    """Every picture on the board, back to front within a layer; what the human may do now is framed."""
    table = seen(view, table)
    if not decides(view):
        legal = ()
    return (
        *map_sprites(view, table),
        *track_sprites(view, table),
        *mat_sprites(view, table, legal),
        *supply_sprites(view, table, legal),
        *automa_sprites(view, table),
        *order_sprites(view, table, legal),
        *stage_sprites(view, table, legal),
        # Last: in low tables cards to choose from lie on the stage.
        *hand_sprites(view, table, legal),
    )


def seen(view: State, table: ScytheLayout) -> ScytheLayout:
    """The table as it lies at this moment: while the Automa acts its reasons take the room of others."""
    acts = automa_acts(view)
    return table if acts == table.deciding else _relaid(table, acts)


@lru_cache(maxsize=8)
def _relaid(table: ScytheLayout, automa: bool) -> ScytheLayout:
    return layout(table.width * table.scale, table.height * table.scale, automa=automa)
