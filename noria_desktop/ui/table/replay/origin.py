"""Where a game that is watched again was asked for: there its way back leads."""

from __future__ import annotations

import enum


class Origin(enum.Enum):
    """A page from which games are watched."""

    HOME = "home"
    RESULT = "result"
    LIBRARY = "library"
    LOGBOOK = "logbook"
    STATISTICS = "statistics"
    TURNING = "turning"
    HONOURS = "honours"
    CAMPAIGN = "campaign"
    """A page of a campaign that tells how a chapter ended."""
