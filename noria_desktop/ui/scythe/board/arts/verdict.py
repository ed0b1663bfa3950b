"""What a combat came to, laid over the map once both sides lie open."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.ui.scythe.board.verdict import Verdict


@frozen
class VerdictArt:
    """The combat panel once both sides lie open; ``width`` x ``height``. Layer LABEL."""

    verdict: Verdict
    width: float
    height: float
