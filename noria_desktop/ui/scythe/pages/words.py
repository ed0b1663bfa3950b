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
    say,
    top_name,
)
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence


def choice_of_faction(faction: Faction | None) -> str:
    """A choice of faction."""
    return say("Random") if faction is None else faction_name(faction)


def choice_of_mat(mat: Mat | None) -> str:
    """A choice of mat."""
    return say("Random") if mat is None else mat_name(mat)


def faction_ability(faction: Faction) -> tuple[str, str]:
    """The ability beside the character: its name, and what it does in a sentence."""
    ability = components().mats.factions[faction.index].ability
    return ability_name(ability), ability_text(ability, faction)


def faction_line(faction: Faction) -> str:
    """The ability beside the character, in a line."""
    ability, what = faction_ability(faction)
    return say("{ability}: {what}", ability=ability, what=what)


def faction_start(faction: Faction) -> str:
    """What a faction begins with."""
    printed = components().mats.factions[faction.index]
    return say(
        "Starts with power {power} and {cards}",
        power=printed.power,
        cards=say("%n combat card(s)", printed.combat_cards),
    )


def mat_start(mat: Mat) -> str:
    """What a mat begins with."""
    printed = components().mats.players[mat.index]
    return say(
        "Starts with popularity {popularity} and {coins}",
        popularity=printed.popularity,
        coins=say("%n coin(s)", printed.coins),
    )


def mat_sections(mat: Mat) -> str:
    """The four sections of a mat from left to right."""
    printed = components().mats
    lines = []
    for section in printed.players[mat.index].sections:
        action = printed.bottoms[section.bottom.index]
        lines.append(
            say(
                "{top} over {bottom}: {cost} {resource}, brings {coins}",
                top=top_name(section.top),
                bottom=bottom_name(section.bottom),
                cost=section.cost,
                resource=resource_name(action.resource),
                coins=say("%n coin(s)", section.coins),
            )
        )
    return "\n".join(lines)


def pair_warning(faction: Faction, mat: Mat) -> str:
    """Why this pair is not dealt by chance."""
    return say(
        "{faction} with the {mat} mat is too strong: chance never deals it, but you may.",
        faction=faction_name(faction),
        mat=mat_name(mat),
    )


def tracker_sentence(level: Level) -> str:
    """What is known of the tracker of a level."""
    tracker = components().automa.trackers[level.index]
    stars = listed(str(space + 1) for space in tracker.stars)
    words = say(
        "Tracker of {spaces} spaces: stars on {stars}; scheme II from {scheme}.",
        spaces=tracker.spaces,
        stars=stars,
        scheme=str(tracker.scheme_switch + 1),
    )
    rivers = (
        say("It crosses rivers and lakes from {space} on.", space=tracker.first_free + 1)
        if tracker.first_free
        else say("It crosses rivers and lakes from the start.")
    )
    return translate("Scythe", "{one} {two}", "two sentences").format(one=words, two=rivers)


def farthest_name() -> str:
    """The proposal for the Automa's faction."""
    return say("Farthest")


def opening_sentence(state: State) -> str:
    """What will start, in one sentence."""
    return say(
        "{faction} with the {mat} mat against {level} as {rival}; you begin.",
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
