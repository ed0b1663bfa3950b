"""The campaigns that the program shows for pictures of the Circuit's pages, never the player's own.

One stands in its second volume with a game that goes on (``tools/make_sample_campaign.py``), one was played to the end
of its finale with a voyage of Four Nights beside it (``tests/app/campaign/whole_campaign.py``).
"""

from __future__ import annotations

import enum
import gzip
from typing import Final

from noria_desktop.app.campaign import files
from noria_desktop.engine.values import changed
from noria_desktop.resource_files import resource

NAME: Final = "Winter voyage"


class Sample(enum.Enum):
    """Which of them; its file."""

    SECOND_VOLUME = "campaign.ndcampaign.gz"
    WHOLE = "whole.ndcampaign.gz"


def sample(which: Sample, attempts: int | None = None, *, name: str = NAME) -> bytes:
    """An exported campaign with its games.

    Args:
        which: the campaign.
        attempts: so many from its first one on; by default all.
        name: what it is called, in the language of who looks at it.
    """
    data = gzip.decompress(resource("sample", which.value).read_bytes())
    campaign, games = files.read(data, files.MOST_BYTES)
    kept = campaign.attempts[:attempts]
    known = {one.id for one in kept}
    shown = changed(campaign, name=name, attempts=kept)
    return files.written(shown, [game for game in games if game.attempt in known])
