"""Names of components as the pictures bear them."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.nautilus.terms import Domain, Special
from noria_desktop.ui.i18n import translate


def domain_name(domain: Domain) -> str:
    """A domain as a word."""
    match domain:
        case Domain.SCIENCE:
            return translate("Nautilus", "Science")
        case Domain.EXPLORATION:
            return translate("Nautilus", "Exploration")
        case Domain.NAVIGATION:
            return translate("Nautilus", "Navigation")
        case Domain.ENGINEERING:
            return translate("Nautilus", "Engineering")
        case Domain.WAR:
            return translate("Nautilus", "War")
        case _:
            assert_never(domain)


def special_name(special: Special) -> str:
    """A special card as a word."""
    match special:
        case Special.KRAKEN:
            return translate("Nautilus", "Kraken")
        case Special.BONE:
            return translate("Nautilus", "Bone")
        case Special.ANCHOR:
            return translate("Nautilus", "Anchor")
        case Special.SUBMARINE:
            return translate("Nautilus", "Submarine")
        case Special.HARPOON:
            return translate("Nautilus", "Harpoon")
        case Special.EYE:
            return translate("Nautilus", "Eye")
        case _:
            assert_never(special)


def side_words(own: bool) -> str:
    """Whose a thing is."""
    return translate("Nautilus", "You") if own else translate("Nautilus", "Rival")
