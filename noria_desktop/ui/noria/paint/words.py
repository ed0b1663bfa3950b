"""Words painted on Noria's table, in the language of the moment.

They are looked up while painting, so a change of language only repaints.
"""

from __future__ import annotations

from noria_desktop.games.noria.terms import Chamber, Disc, Resource
from noria_desktop.ui.i18n import translate


def disc_word(disc: Disc) -> str:
    """Name of an action disc."""
    return {
        Disc.ENERGY: translate("Noria", "Energy"),
        Disc.MYCELIUM: translate("Noria", "Mycelium"),
        Disc.OBSIDIAN: translate("Noria", "Obsidian"),
        Disc.JOURNEY: translate("Noria", "Journey"),
        Disc.CITY: translate("Noria", "City"),
        Disc.TOOL: translate("Noria", "Tool"),
        Disc.BONUS: translate("Noria", "Bonus"),
    }[disc]


def resource_word(resource: Resource) -> str:
    """Name of a resource."""
    return disc_word(Disc(resource.value))


def chamber_word(chamber: Chamber) -> str:
    """Name of a chamber; the first four are also the names of the tracks."""
    return {
        Chamber.REFINEMENT: translate("Noria", "Refinement"),
        Chamber.SETTLEMENT: translate("Noria", "Settlement"),
        Chamber.EXPLORATION: translate("Noria", "Exploration"),
        Chamber.RESEARCH: translate("Noria", "Research"),
        Chamber.SPECIALISATION: translate("Noria", "Specialisation"),
        Chamber.DIVERSIFICATION: translate("Noria", "Diversification"),
    }[chamber]
