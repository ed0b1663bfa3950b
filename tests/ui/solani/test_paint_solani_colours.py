"""Words on pieces can be read, planets and seats can be told apart by every eye (ux.md 4.2, solani.md 3 and 9)."""

from __future__ import annotations

import importlib.util
from itertools import combinations
from pathlib import Path

import pytest

from noria_desktop.games.solani.terms import PLANETS, Sector
from noria_desktop.ui.art.theme import THEMES, Theme
from noria_desktop.ui.solani.board.arts import Light
from noria_desktop.ui.solani.paint.colours import PLANET_FILL, light_colours, sector_mark

_SPEC = importlib.util.spec_from_file_location(
    "colour_measures", Path(__file__).parents[1] / "noria" / "test_paint_colours.py"
)
assert _SPEC is not None
assert _SPEC.loader is not None
measures = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(measures)


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    found: Theme = request.param
    return found


@pytest.mark.parametrize(
    ("vision", "least"), [("normal", 31.0), ("protan", 28.5), ("deutan", 20.5), ("tritan", 24.0)]
)
def test_planets_differ_in_colour_for_every_eye(vision: str, least: float) -> None:
    """solani.md 9: 31.5 / 29.1 / 21.0 / 24.8."""
    seen = [measures.lab(PLANET_FILL[planet], vision) for planet in PLANETS]
    assert min(measures.distance(one, other) for one, other in combinations(seen, 2)) >= least


def test_words_on_counters_and_chips_can_be_read(theme: Theme) -> None:
    heaven = theme.heaven
    for ground in (heaven.gold, heaven.orange):
        assert measures.contrast(heaven.on_gold, ground) >= 4.5
    for ground in (theme.success, theme.danger):
        assert measures.contrast(heaven.on_gold, ground) >= 4.5
    pill = "#FFFFFF" if theme.name == "day" else theme.bg
    for words in (theme.text, heaven.coral, heaven.violet):
        assert measures.contrast(words, pill) >= 4.5
    assert measures.contrast(theme.muted, theme.bg) >= 4.5


def test_words_on_glass_can_be_read(theme: Theme) -> None:
    """Panels are almost opaque; their glass decides."""
    for words in (theme.text, theme.muted, theme.success, theme.danger, theme.focus, theme.heaven.coral):
        assert measures.contrast(words, theme.heaven.glass) >= 4.5, words
    gold = theme.accent if theme.name == "day" else theme.heaven.gold
    assert measures.contrast(gold, theme.heaven.glass) >= 4.5


def test_captions_on_the_sky_can_be_read(theme: Theme) -> None:
    """The names of track and rounds stand on the upper part of the sky, numbers of rounds down to its foot."""
    for tone in theme.heaven.sky:
        assert measures.contrast(theme.muted, tone) >= 4.5


def test_filaments_stand_out_from_their_tile(theme: Theme) -> None:
    """3:1 for what carries a meaning; an arm beyond reach is meant to be faint."""
    for light in Light:
        line, _ = light_colours(theme.heaven, light)
        least = 1.8 if light is Light.LOST else 3.0
        assert measures.contrast(line, theme.heaven.tile) >= least, light


def test_stars_and_signs_stand_out_from_their_discs(theme: Theme) -> None:
    heaven = theme.heaven
    assert measures.contrast(heaven.star_on, heaven.disc) >= 7
    assert measures.contrast(heaven.star_off, heaven.disc) >= 3
    assert measures.contrast(theme.paper, heaven.feature) >= 7
    assert measures.contrast(theme.ink, heaven.feature_rim) >= 4.5


def test_what_scores_differs_from_what_does_not(theme: Theme) -> None:
    """The gold of a scoring rim is brighter than brass in every theme."""
    heaven = theme.heaven
    assert measures.luminance(heaven.shine) > 1.3 * measures.luminance(heaven.rim)


def test_the_rim_of_what_is_printed_can_be_seen(theme: Theme) -> None:
    for tone in (theme.heaven.sky[0], theme.heaven.disc):
        assert measures.contrast(theme.heaven.rim, tone) >= 2.2


def test_sectors_are_marked_on_their_chips(theme: Theme) -> None:
    for sector in Sector:
        assert measures.contrast(sector_mark(theme, sector), theme.heaven.glass) >= 3


def test_seats_have_four_colours(theme: Theme) -> None:
    """Shapes tell them apart; colours help."""
    assert len(set(theme.seats)) == 4
    seen = [measures.lab(colour, "normal") for colour in theme.seats]
    assert min(measures.distance(one, other) for one, other in combinations(seen, 2)) >= 25
