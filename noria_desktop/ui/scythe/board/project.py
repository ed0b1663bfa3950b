"""The whole picture of a view: map, docks, tracks, the Automa's decision, stage."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Place
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.scythe.board.collected import lit
from noria_desktop.ui.scythe.board.collecting import Draft
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.project_collected import collected_sprites
from noria_desktop.ui.scythe.board.project_hand import hand_sprites
from noria_desktop.ui.scythe.board.project_map import map_sprites
from noria_desktop.ui.scythe.board.project_mats import mat_sprites, supply_sprites
from noria_desktop.ui.scythe.board.project_orders import order_sprites
from noria_desktop.ui.scythe.board.project_stage import stage_sprites
from noria_desktop.ui.scythe.board.project_tracks import automa_sprites, track_sprites
from noria_desktop.ui.scythe.board.project_verdict import verdict_sprites
from noria_desktop.ui.scythe.board.settling import seen_with
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.board.viewpoint import automa_acts, battlefield, decides

ON_STAGE: Final = frozenset(
    {
        "scenery_combat",
        "scenery_committed",
        "scenery_theirs",
        "scenery_dial",
        "scenery_stage",
        "scenery_factory_card",
        "mark_contested",
        "mark_way",
        "mark_legend",
        "mark_tie",
        "option",
        "factory_card",
    }
)
"""What lies over the map while it is decided."""


def project(
    view: State,
    table: ScytheLayout,
    legal: tuple[Action, ...] = (),
    draft: Draft | Verdict | None = None,
) -> tuple[Sprite, ...]:
    """Every picture on the board, back to front within a layer; what the human may do now is framed.

    With a ``draft`` what was collected so far lies where it would.
    """
    if isinstance(draft, Verdict):
        table = kept_off(view, table, draft.place)
        # Whatever is asked next comes when the player goes on.
        rest = (one for one in project(view, table) if one.handle.kind not in ON_STAGE)
        return *rest, *verdict_sprites(draft, table)
    table = seen(view, table)
    if not decides(view):
        legal = ()
    legal, given = lit(view, draft, legal), view
    if draft is not None:
        view = seen_with(view, draft)
    return (
        *map_sprites(view, table),
        # Counters and the score stay what they are until it is settled.
        *track_sprites(given, table),
        *mat_sprites(given, table, legal),
        *supply_sprites(given, table, legal),
        *automa_sprites(given, table),
        *order_sprites(given, table, legal),
        *stage_sprites(view, table, legal, given),
        *collected_sprites(given, table, draft),
        # Last: in low tables cards to choose from lie on the stage.
        *hand_sprites(view, table, legal),
    )


def seen(view: State, table: ScytheLayout) -> ScytheLayout:
    """The table as it lies at this moment: reasons take the room of others, a combat's panel keeps off its place."""
    return kept_off(view, table, battlefield(view))


def kept_off(view: State, table: ScytheLayout, contested: Place | None) -> ScytheLayout:
    """The same with a combat's panel that keeps off this place."""
    acts = automa_acts(view)
    return (
        table if (acts, contested) == (table.deciding, table.contested) else _relaid(table, acts, contested)
    )


@lru_cache(maxsize=16)
def _relaid(table: ScytheLayout, automa: bool, contested: Place | None) -> ScytheLayout:
    return layout(table.width * table.scale, table.height * table.scale, automa=automa, contested=contested)
