"""Domains can be told apart by every eye, and words on pieces can be read (ux.md 4.2)."""

from __future__ import annotations

import importlib.util
from itertools import combinations
from pathlib import Path

import pytest

from noria_desktop.games.nautilus.terms import Domain
from noria_desktop.ui.art.theme import THEMES, Theme
from noria_desktop.ui.nautilus.paint.colours import DEEP, DIAL, DOMAIN_FILL, RED, SEA, sea, sign_colour

_SPEC = importlib.util.spec_from_file_location(
    "colour_measures", Path(__file__).parents[1] / "noria" / "test_paint_colours.py"
)
assert _SPEC is not None
assert _SPEC.loader is not None
measures = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(measures)


@pytest.mark.parametrize("vision", ["normal", "protan", "deutan", "tritan"])
def test_domains_differ_in_colour_for_every_eye(vision: str) -> None:
    """ux.md 4.2: 30.9 / 20.3 / 22.6 / 19.9."""
    seen = [measures.lab(colour, vision) for colour in DOMAIN_FILL.values()]
    least = min(measures.distance(one, other) for one, other in combinations(seen, 2))
    assert least >= (30.5 if vision == "normal" else 19.5)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_on_pieces_and_water_can_be_read(theme: Theme) -> None:
    for domain in Domain:
        assert measures.contrast(sign_colour(domain, theme), DOMAIN_FILL[domain]) >= 4.5, domain
    for colour, ground in (
        (theme.ink, theme.paper),
        (RED, theme.paper),
        (theme.brass_hi, DEEP),
        (theme.ink, DIAL),
    ):
        assert measures.contrast(colour, ground) >= 4.5
    for colour in (theme.you, theme.bot):
        assert measures.contrast(theme.ink, colour) >= 4.5, "gains stand in ink on the tabs"
    for water in theme.water[:2]:
        assert measures.contrast(theme.on_water, water) >= 3


def test_deeper_divers_lie_in_darker_water() -> None:
    shades = [measures.luminance(sea(card)) for card in range(1, 15)]
    assert shades == sorted(shades, reverse=True)
    assert (sea(1), sea(14)) == (SEA[0].lower(), SEA[-1].lower())
