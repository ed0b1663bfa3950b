"""The whole picture of a view: ground, sky, tray, market, tracks, docks, stage."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import State
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project_docks import (
    bonus_sprites,
    card_sprites,
    score_sprites,
    skies_sprites,
)
from noria_desktop.ui.solani.board.project_market import feature_sprites, market_sprites, track_sprites
from noria_desktop.ui.solani.board.project_sky import ground_sprites, sky_sprites, tray_sprites
from noria_desktop.ui.solani.board.project_stage import stage_sprites
from noria_desktop.ui.solani.board.viewpoint import viewer


def project(view: State, table: SolaniLayout, centre: Seat | None = None) -> tuple[Sprite, ...]:
    """Every picture on the board, back to front within a layer; ``centre``: whose sky is looked at."""
    seat = viewer(view) if centre is None else centre
    return (
        *ground_sprites(view, table, seat),
        *sky_sprites(view, table, seat),
        *tray_sprites(view, table, seat),
        *bonus_sprites(view, table),
        *track_sprites(view, table),
        *market_sprites(view, table),
        *feature_sprites(view, table),
        *score_sprites(view, table, seat),
        *card_sprites(view, table, seat),
        *skies_sprites(view, table, seat),
        *stage_sprites(view, table, seat),
    )
