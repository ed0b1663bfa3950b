"""Colours of the pieces on the submarine's table; they are the same in every theme. Source: ux.md 4.2."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Card, Domain, Opponent
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.theme import Theme

DOMAIN_FILL: Final[dict[Domain, str]] = {
    Domain.SCIENCE: "#FAEF5E",
    Domain.EXPLORATION: "#E39FE6",
    Domain.NAVIGATION: "#116CDC",
    Domain.ENGINEERING: "#6BC8A4",
    Domain.WAR: "#DE5713",
}
DOMAIN_SIGN: Final[dict[Domain, str]] = {
    Domain.SCIENCE: "flask",
    Domain.EXPLORATION: "rose",
    Domain.NAVIGATION: "helm",
    Domain.ENGINEERING: "gear",
    Domain.WAR: "torpedo",
}
RANK_SIGN: Final = {
    Opponent.LEVEL_2: "anchor",
    Opponent.LEVEL_3: "helm",
    Opponent.LEVEL_4: "cap",
}
"""What stands for an opponent wherever one is shown; the novice is a diver's helmet."""
DARK_DOMAINS: Final = frozenset({Domain.NAVIGATION})
"""Domains dark enough for white signs; all others carry ink."""
SEA: Final = ("#A6E3D8", "#5DBFC0", "#2C8FA3", "#1C6185", "#173C66", "#12203F")
"""From the surface to the abyss: a diver's rank is its depth."""
RED: Final = "#B4231B"
"""Numbers 1 and 14, and the hand of the gauge."""
PAPER_EDGE: Final = "#C9BD9C"
PAPER_LINE: Final = "#B79B5E"
DEEP: Final = "#0E1B26"
"""Ground of special cards."""
DEEP_GLOW: Final = "#1B4453"
BACK: Final = "#17505C"
BACK_WAVE: Final = "#3E8C93"
SHELL_GROUND: Final = "#0E2F3A"
CHIP: Final = "#06141B"
CHIP_SIGN: Final = "#6FD3FF"
BEATEN: Final = "#04101A"
"""Night over a card that has lost."""
DIAL: Final = "#F4EBD2"
GASKET: Final = "#0A1A20"
PORT: Final = "#14323F"
"""Window of a helmet."""
GLEAM: Final = "#8FD8DE"
LURE: Final = "#FFF2A8"
TENTACLES: Final = ("#5B2340", "#A8415F", "#F3B9A4")
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"
LOWEST: Final = BONE + 1
DEEPEST: Final = KRAKEN - 1


def sea(card: Card) -> str:
    """Sea colour of a diver."""
    at = (card - LOWEST) / (DEEPEST - LOWEST) * (len(SEA) - 1)
    stop = max(0, min(int(at), len(SEA) - 2))
    return mix(SEA[stop], SEA[stop + 1], max(0.0, min(1.0, at - stop)))


def sign_colour(domain: Domain, theme: Theme) -> str:
    """Colour of signs and words on a domain's fill."""
    return WHITE if domain in DARK_DOMAINS else theme.ink
