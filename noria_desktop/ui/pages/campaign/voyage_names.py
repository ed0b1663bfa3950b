"""What campaigns are called in the language of now: after their season, or as their players named them."""

from __future__ import annotations

from datetime import date
from typing import Final

from noria_desktop.app.campaign.seasons import season_of, season_on
from noria_desktop.ui.i18n import Text

_SEASONS: Final = (
    Text("Circuit", "Winter voyage"),
    Text("Circuit", "Spring voyage"),
    Text("Circuit", "Summer voyage"),
    Text("Circuit", "Autumn voyage"),
)


def season_name() -> str:
    """What a campaign that is begun today is called until its player says otherwise."""
    return str(_SEASONS[season_on(date.today())])  # noqa: DTZ011 - the player's own day


def shown_name(name: str) -> str:
    """A campaign's name: that of a season follows the language, one that its player gave stays."""
    season = season_of(name)
    return name if season is None else str(_SEASONS[season])
