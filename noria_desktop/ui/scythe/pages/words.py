"""What the pages say about Scythe: choices of a new game, trackers, and what is wrong with its line."""

from __future__ import annotations

from noria_desktop.engine.setup_line import Fault, Reason
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.notation import LABELS, Part, read_value
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Faction, Level, Mat
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.words.abilities import ability_text
from noria_desktop.ui.scythe.words.names import (
    ability_name,
    bottom_name,
    faction_name,
    listed,
    mat_name,
    resource_name,
    top_name,
)
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence


def choice_of_faction(faction: Faction | None) -> str:
    """A choice of faction."""
    return translate("Scythe", "Random") if faction is None else faction_name(faction)


def choice_of_mat(mat: Mat | None) -> str:
    """A choice of mat."""
    return translate("Scythe", "Random") if mat is None else mat_name(mat)


def faction_ability(faction: Faction) -> tuple[str, str]:
    """The ability beside the character: its name, and what it does in a sentence."""
    ability = components().mats.factions[faction.index].ability
    return ability_name(ability), ability_text(ability, faction)


def faction_line(faction: Faction) -> str:
    """The ability beside the character, in a line."""
    ability, what = faction_ability(faction)
    return translate("Scythe", "{ability}: {what}").format(ability=ability, what=what)


def faction_start(faction: Faction) -> str:
    """What a faction begins with."""
    printed = components().mats.factions[faction.index]
    return translate("Scythe", "Starts with power {power} and {cards}").format(
        power=printed.power, cards=translate("Scythe", "%n combat card(s)", "", printed.combat_cards)
    )


def mat_start(mat: Mat) -> str:
    """What a mat begins with."""
    printed = components().mats.players[mat.index]
    return translate("Scythe", "Starts with popularity {popularity} and {coins}").format(
        popularity=printed.popularity, coins=translate("Scythe", "%n coin(s)", "", printed.coins)
    )


def mat_sections(mat: Mat) -> str:
    """The four sections of a mat from left to right."""
    printed = components().mats
    lines = []
    for section in printed.players[mat.index].sections:
        action = printed.bottoms[section.bottom.index]
        lines.append(
            translate("Scythe", "{top} over {bottom}: {cost} {resource}, brings {coins}").format(
                top=top_name(section.top),
                bottom=bottom_name(section.bottom),
                cost=section.cost,
                resource=resource_name(action.resource),
                coins=translate("Scythe", "%n coin(s)", "", section.coins),
            )
        )
    return "\n".join(lines)


def pair_warning(faction: Faction, mat: Mat) -> str:
    """Why this pair is not dealt by chance."""
    return translate(
        "Scythe", "{faction} with the {mat} mat is too strong: chance never deals it, but you may."
    ).format(faction=faction_name(faction), mat=mat_name(mat))


def tracker_sentence(level: Level) -> str:
    """What is known of the tracker of a level."""
    tracker = components().automa.trackers[level.index]
    stars = listed(tuple(str(space + 1) for space in tracker.stars))
    words = translate(
        "Scythe", "Tracker of {spaces} spaces: stars on {stars}; scheme II from {scheme}."
    ).format(spaces=tracker.spaces, stars=stars, scheme=tracker.scheme_switch + 1)
    rivers = (
        translate("Scythe", "It crosses rivers and lakes from {space} on.").format(
            space=tracker.first_free + 1
        )
        if tracker.first_free
        else translate("Scythe", "It crosses rivers and lakes from the start.")
    )
    return translate("Scythe", "{one} {two}", "two sentences").format(one=words, two=rivers)


def farthest_name() -> str:
    """The proposal for the Automa's faction."""
    return translate("Scythe", "Farthest")


def opening_sentence(state: State) -> str:
    """What will start, in one sentence."""
    return translate("Scythe", "{faction} with the {mat} mat against {level} as {rival}; you begin.").format(
        faction=faction_name(state.human.faction),
        mat=mat_name(state.human.mat),
        level=level_title(state.automa.level),
        rival=faction_name(state.automa.faction),
    )


# The line of a set-up -------------------------------------------------------------------------------------


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the line, with the place in front."""
    return line_fault_sentence(
        fault, LABELS, _impossible(fault.token) if fault.reason is Reason.IMPOSSIBLE else ""
    )


def _impossible(word: str) -> str:
    """Why no game can be set up with a word that is known."""
    try:
        faction: Faction | None = read_value(Part.FACTION, word)
    except LookupError:
        words = translate("SetupLine", "“{token}” is a mat of the expansion; let its mats take part.")
    else:
        words = (
            translate("SetupLine", "“{token}” plays on the other side already.")
            if faction in BASE_FACTIONS
            else translate("SetupLine", "the faction “{token}” does not take part in this game.")
        )
    return words.format(token=word)
