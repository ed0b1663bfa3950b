"""The whole picture of a view: ground, table, bands, dock, stage."""

from __future__ import annotations

from noria_desktop.games.nautilus.state import State
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.project_bands import band_sprites
from noria_desktop.ui.nautilus.board.project_dock import dock_sprites
from noria_desktop.ui.nautilus.board.project_round import round_sprites
from noria_desktop.ui.nautilus.board.project_stage import stage_sprites
from noria_desktop.ui.nautilus.board.project_table import ground_sprites, table_sprites


def project(view: State, table: NautilusLayout) -> tuple[Sprite, ...]:
    """Every picture on the board, back to front within a layer."""
    return (
        *ground_sprites(view, table),
        *table_sprites(view, table),
        *band_sprites(view, table),
        *dock_sprites(view, table),
        *stage_sprites(view, table),
        *round_sprites(view, table),
    )
