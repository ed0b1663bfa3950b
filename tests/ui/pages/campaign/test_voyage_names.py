"""Names of campaigns after their seasons: known in every language, whichever is spoken now."""

from __future__ import annotations

from datetime import date
from itertools import chain

from PySide6.QtWidgets import QApplication

from noria_desktop.app.campaign.seasons import SEASONS, season_of, season_on
from noria_desktop.ui.pages.campaign.voyage_names import season_name, shown_name
from noria_desktop.ui.window.languages import Languages


def test_a_day_lies_in_its_season() -> None:
    assert [season_on(date(2026, month, 1)) for month in range(1, 13)] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0]


def test_only_the_names_of_seasons_are_told_from_a_players_own() -> None:
    assert season_of("Ours") is None
    assert [season_of(name) for name in SEASONS[2]] == [2] * len(SEASONS[2])


def test_the_names_are_those_that_are_given_in_every_language(qapp: QApplication) -> None:
    every = list(chain.from_iterable(SEASONS))
    assert len(set(every)) == len(every)
    for place, language in enumerate(("en", "ja")):
        languages = Languages(language)
        try:
            assert [shown_name(names[0]) for names in SEASONS] == [names[place] for names in SEASONS]
            assert season_of(season_name()) is not None
            assert shown_name("Ours") == "Ours"
        finally:
            languages.use("en")
