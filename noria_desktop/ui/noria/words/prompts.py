"""The prompt strip: whose turn, what is asked, what ends it; and the words of its buttons."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.noria.state import Acting, Influencing, Intriguing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import Disc, Prompt, Space
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.noria.words.actions import end_phase_text
from noria_desktop.ui.noria.words.names import disc_name, disc_on, listed, say

ASKED: Final[dict[Prompt, tuple[Text, Text]]] = {
    Prompt.CHOOSE_TRACK: (
        Text("Noria", "Choose the track of your first representative"),
        Text("Noria", "It starts on level 1, free of charge. Press a track of the council."),
    ),
    Prompt.REMOVE_POLITICIAN: (
        Text("Noria", "Intrigue: now remove a politician from an upper row"),
        Text("Noria", "Press a grey politician; it leaves the game. The same chamber is allowed."),
    ),
    Prompt.TURN_RINGS: (
        Text("Noria", "Administration: your rings turn one space"),
        Text("Noria", "After that your factories bring knowledge."),
    ),
    Prompt.BOT_BEGINS: (
        Text("Noria", "The bot's turn: its rings turn"),
        Text("Noria", "Letters that enter the active half act in alphabetical order."),
    ),
    Prompt.BOT_LETTER: (
        Text("Noria", "The bot's turn"),
        Text("Noria", "The reason for each choice stands in the log."),
    ),
    Prompt.BOT_ENDS: (
        Text("Noria", "The bot's turn ends"),
        Text("Noria", "The next round begins."),
    ),
    Prompt.FINISHED: (
        Text("Noria", "The game is over"),
        Text("Noria", "The result page counts the points row by row."),
    ),
}
"""What is always asked in the same words."""


def prompt_text(turn: Turn, state: State) -> tuple[str, str]:
    """What is asked, and a second line that says how to do it."""
    prompt = turn.prompt
    assert isinstance(prompt, Prompt)
    match prompt:
        case Prompt.INFLUENCE:
            return _influence(state)
        case Prompt.NAME_DISCS:
            return _naming(state)
        case Prompt.USE_DISCS:
            return _acting(state)
        case Prompt.INTRIGUE:
            return _intrigue(state)
        case Prompt.PLACE_DISCS:
            return _placing(state)
        case _:
            title, how = ASKED[prompt]
            return str(title), str(how)


def _influence(state: State) -> tuple[str, str]:
    """Influence: what can be afforded decides the hint."""
    pending = state.pending
    used = isinstance(pending, Influencing) and (pending.night_shifts or pending.modifications)
    if state.human.knowledge == 0 and not used:
        hint = say("Without knowledge there is nothing to turn or exchange.")
    else:
        hint = say("Turn the medium or large ring by its rim, or drag a disc onto another space.")
    return say("Influence your wheel, or go on to the actions"), hint


def _naming(state: State) -> tuple[str, str]:
    """Action phase before the set is fixed."""
    pending = state.pending
    named = pending.named if isinstance(pending, Naming) else ()
    if not named:
        return (
            say("Choose up to three connected discs of the active half"),
            say("Press a disc below the horizon: at most one on each ring."),
        )
    words = listed(disc_on(state.human.wheel, space) for space in named)
    return (
        say("{discs} chosen: add a connected disc, or begin", discs=words),
        say("Bonus discs give another disc of the set one more action."),
    )


def _acting(state: State) -> tuple[str, str]:
    """Action phase while discs are used: the disc at hand leads."""
    pending = state.pending
    if not isinstance(pending, Acting) or not pending.tasks:
        return (
            say("All actions are used"),
            say("The black market stays open until you end the phase."),
        )
    task = next((task for task in pending.tasks if task.space is pending.in_use), pending.tasks[0])
    if len(pending.tasks) > 1 and pending.in_use is None:
        words = listed(disc_on(state.human.wheel, task.space) for task in pending.tasks)
        return say("Use your discs: {discs}", discs=words), _how(state, task.space)
    left = task.left
    title = say("{disc}: %n action(s) left", left, disc=disc_on(state.human.wheel, task.space))
    return title, _how(state, task.space)


def _how(state: State, space: Space) -> str:
    """How to use the disc on a space."""
    lying = state.human.wheel[space.index]
    match lying.disc if lying else None:
        case Disc.JOURNEY:
            return say("Drag your ambassador to an island, onto a ship or a free factory space.")
        case Disc.CITY:
            return say("Drag a disc from the market to the hub, or raise a representative on its track.")
        case Disc.TOOL:
            return say("Drag the tool onto a disc to upgrade it, or onto a warehouse to produce.")
        case Disc.ENERGY | Disc.MYCELIUM | Disc.OBSIDIAN:
            return say("Press the disc: every ship of its kind brings one resource.")
        case _:
            return ""


def _intrigue(state: State) -> tuple[str, str]:
    """Politics."""
    pending = state.pending
    paid = pending.intrigues if isinstance(pending, Intriguing) else 0
    if state.human.knowledge == 0 and not paid:
        return (
            say("Politics: no knowledge for an intrigue"),
            say("End your politics to go on."),
        )
    return (
        say("Politics: move a politician down to raise a chamber, or go on"),
        say("Drag a grey politician to the lower row of its chamber; then one leaves the game."),
    )


def _placing(state: State) -> tuple[str, str]:
    """Administration with bought discs."""
    pending = state.pending
    assert isinstance(pending, PlacingDiscs)
    words = listed(disc_name(disc) for disc in state.human.centre)
    return (
        say("Place your new discs: {discs}", discs=words),
        say("Drag them from the hub to any space. A disc lying there leaves the game."),
    )


def command_text(name: str, state: State) -> str:
    """Words of a button of the prompt strip."""
    match name:
        case "begin":
            return say("Begin actions")
        case "substitute":
            return say("1 knowledge instead")
        case "end":
            return end_phase_text(state)
        case "advance":
            return say("Go on")
        case _:
            return name
