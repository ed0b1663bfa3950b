"""Why an action is refused, in words of the rules; the text layer words them for the player."""

from __future__ import annotations

import enum


class Why(enum.Enum):
    """The first rule that an illegal action breaks."""

    NOT_NOW = "not_now"
    """Another decision is due, or nobody's."""
