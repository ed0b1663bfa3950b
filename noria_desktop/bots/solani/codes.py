"""Decisions and phases as numbers, for the searching kernel."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.solani.components import components

CIRCLE: Final = 0
BRANCH: Final = 1
EITHER: Final = -1
"""Types of tile; the Sun holder may take either."""

PREPARING: Final = 0
DRAFTING: Final = 1
PLACING: Final = 2
PICKING: Final = 3
KEEPING: Final = 4
PLACING_FEATURE: Final = 5
COYOTE_DRAFTING: Final = 6
COYOTE_PICKING: Final = 7
CLEANING: Final = 8
FINISHED: Final = 9
DECISIONS: Final = (DRAFTING, PLACING, PICKING, KEEPING, PLACING_FEATURE)
"""Phases in which a seat decides."""

TRACK: Final = len(components().deal_order)
DRAFT_CLUSTER: Final = 0
"""+ slot x 13 + 0 to keep the cluster, or 1 + the index on the track of the planet taken for it."""
DRAFT_BRANCH: Final = 65
"""+ slot."""
LAY_BRANCH: Final = 100
"""+ branch space x 16 + mask."""
LAY_CIRCLE: Final = 500
"""+ circular space."""
DISCARD: Final = 540
TAKE: Final = 600
"""+ feature tile."""
DRAW: Final = 640
"""+ row, 0 or 1."""
KEEP: Final = 650
"""+ feature tile."""
LAY_FEATURE: Final = 700
"""+ circular space."""
ADVANCE: Final = 800
