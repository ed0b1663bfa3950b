"""The prompt strip: whose turn, what is asked, what ends it; and the words of its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.noria.activation import may_be_named
from noria_desktop.games.noria.black_market import deals
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.forecast import forecast
from noria_desktop.games.noria.influence import modification_cost
from noria_desktop.games.noria.state import Acting, Influencing, Naming, PlacingDiscs, State, Task
from noria_desktop.games.noria.terms import SPACES, Disc, Prompt, Space
from noria_desktop.games.noria.wheel import is_connected
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.gestures import RESOURCES
from noria_desktop.ui.noria.board.project_wheel import on_active
from noria_desktop.ui.noria.words.actions import end_phase_text
from noria_desktop.ui.noria.words.costs import (
    dearer_from_next_round,
    dearer_island,
    dearer_next,
    dearer_tracks,
    intrigue_now,
    modification_now,
    night_shift_now,
)
from noria_desktop.ui.noria.words.names import disc_name, disc_on, either, listed, say, track_name
from noria_desktop.ui.noria.words.told import use_text

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
        case Prompt.BOT_LETTER:
            return _bot_acts(state)
        case Prompt.BOT_ENDS:
            return _bot_ends(state)
        case _:
            title, how = ASKED[prompt]
            return str(title), str(how)


def _influence(state: State) -> tuple[str, str]:
    """Influence: what it costs now and what there is.

    The price stands in what is asked: how it is done gives way to what the bot did.
    """
    shift, swap, knowledge = night_shift_now(state), modification_now(state), state.human.knowledge
    title = say("Influence your wheel, or go on to the actions")
    if knowledge < min(shift, swap):
        hint = say(
            "A night shift costs {shift} knowledge, a modification {swap}; you have {knowledge}.",
            shift=shift,
            swap=swap,
            knowledge=knowledge,
        )
    elif shift <= knowledge < swap:
        title = say("Influence your wheel (a ring: {cost} knowledge), or go on to the actions", cost=shift)
        hint = say(
            "Turn the medium or large ring by its rim: {shift} of your {knowledge} knowledge.",
            shift=shift,
            knowledge=knowledge,
        )
    elif swap <= knowledge < shift:
        title = say("Influence your wheel (a disc: {cost} knowledge), or go on to the actions", cost=swap)
        hint = say(
            "Drag a disc onto another space: {swap} of your {knowledge} knowledge.",
            swap=swap,
            knowledge=knowledge,
        )
    else:
        title = say(
            "Influence your wheel (ring {shift}, disc {swap} knowledge), or go on to the actions",
            shift=shift,
            swap=swap,
        )
        hint = say(
            "Turn a ring by its rim ({shift}) or drag a disc onto another space ({swap}); you have "
            "{knowledge} knowledge.",
            shift=shift,
            swap=swap,
            knowledge=knowledge,
        )
    dearer = dearer_next(state) or dearer_from_next_round(state)
    if dearer:
        hint = say("{first} {second}", first=hint, second=dearer)
    return title, hint


def _naming(state: State) -> tuple[str, str]:
    """Action phase before the set is fixed."""
    pending, wheel = state.pending, state.human.wheel
    named = pending.named if isinstance(pending, Naming) else ()
    occupied = on_active(state)
    joining = [space for space in SPACES if space not in named and wheel[space.index]]
    joining = [space for space in joining if may_be_named(space, named, occupied)]
    if not named and not joining:
        if deals(state):
            return (
                say("No disc can be used this turn"),
                say("The black market is open: drag a good to your knowledge, or knowledge to a resource."),
            )
        return say("No disc can be used this turn"), say("The active half of your wheel is empty.")
    if not named:
        return (
            say("Choose up to three connected discs of the active half"),
            say("Press a disc below the horizon: at most one on each ring."),
        )
    words = listed(disc_on(wheel, space) for space in named)
    if not is_connected(named):
        others = either(disc_on(wheel, space) for space in joining)
        return (
            say("{discs} chosen: add {others} to connect them", discs=words, others=others),
            say("The discs of a turn must be connected with one another."),
        )
    if all(_is_bonus(state, space) for space in named):
        return (
            say("{discs} chosen: add a connected disc", discs=words),
            say("A bonus disc needs another disc to help."),
        )
    if not joining:
        return say("{discs} chosen: begin the actions", discs=words), say("No other disc can join.")
    return (
        say("{discs} chosen: add a connected disc, or begin", discs=words),
        say("{discs} could join.", discs=either(disc_on(wheel, space) for space in joining)),
    )


def _is_bonus(state: State, space: Space) -> bool:
    lying = state.human.wheel[space.index]
    return lying is not None and lying.disc is Disc.BONUS


def _acting(state: State) -> tuple[str, str]:
    """Action phase while discs are used: the disc in use leads, the others follow."""
    pending, wheel = state.pending, state.human.wheel
    if not isinstance(pending, Acting) or not pending.tasks:
        if deals(state):
            return say("All actions are used"), say("The black market stays open until you end the phase.")
        return say("All actions are used"), say("Politics comes next.")
    in_use = next((task for task in pending.tasks if task.space is pending.in_use), None)
    others = [task for task in pending.tasks if task is not in_use]
    if in_use is None and len(others) == 1:
        in_use, others = others[0], []
    if in_use is None:
        words = listed(disc_on(wheel, task.space) for task in others)
        return say("Use your discs: {discs}", discs=words), _how_several(state, others)
    disc, left = disc_on(wheel, in_use.space), in_use.left
    title = say("{disc}: %n action(s) left", left, disc=disc)
    if others:
        words = listed(disc_on(wheel, task.space) for task in others)
        title = say("{title}, then {discs}", title=title, discs=words)
    return title, _how(state, in_use.space)


def _how_several(state: State, tasks: Sequence[Task]) -> str:
    """How to use several discs, of which none was begun."""
    kinds = {lying.disc for task in tasks if (lying := state.human.wheel[task.space.index])}
    if not kinds - set(RESOURCES):
        return say("Press a disc: every ship of its kind brings one resource.")
    if kinds & set(RESOURCES):
        return say("Press a resource disc; drag the others to what they act on.")
    return say("Drag a disc to what it acts on: island, market, track, disc or warehouse.")


def in_hand(state: State, held: Handle) -> tuple[str, str] | None:
    """The prompt while a disc is in hand, or what it carries: only that one is spoken of.

    Where it goes is lit then; what is said is what it costs more than is printed, if anything does.
    """
    pending = state.pending
    if isinstance(pending, Influencing) and held.kind == "space":
        return _exchanging(state, pending, Space(held.key))
    if not isinstance(pending, Acting):
        return None
    for task in pending.tasks:
        lying = state.human.wheel[task.space.index]
        carried = held.kind == "ambassador" and lying is not None and lying.disc is Disc.JOURNEY
        if held == at.space(task.space) or carried:
            title = say("{disc}: %n action(s) left", task.left, disc=disc_on(state.human.wheel, task.space))
            return title, _dearer(state, task.space) or _how(state, task.space)
    return None


def _exchanging(state: State, pending: Influencing, space: Space) -> tuple[str, str]:
    """A disc is in hand in influence: what the exchange costs, of how much, and what the one after it would."""
    return (
        say(
            "Modification: {disc} changes places with what you press next",
            disc=disc_on(state.human.wheel, space),
        ),
        say(
            "It costs {cost} of your {knowledge} knowledge; another one this turn costs {next}, as the price doubles.",
            cost=modification_now(state),
            knowledge=state.human.knowledge,
            next=modification_cost(state, pending.modifications + 1),
        ),
    )


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


def _dearer(state: State, space: Space) -> str:
    """What the disc on a space pays more because of the bot, and why; empty where it does not."""
    lying = state.human.wheel[space.index]
    match lying.disc if lying else None:
        case Disc.JOURNEY:
            return _dearer_journey(state)
        case Disc.CITY:
            return _dearer_levels(state)
        case _:
            return ""


def _dearer_journey(state: State) -> str:
    """Where landing costs a resource, and why; empty where nothing does."""
    number = dearer_island(state)
    if number is None:
        return ""
    return say(
        "Landing on island {number} costs %n resource(s): the bot's ambassador is there.",
        components().travel_fee,
        number=number,
    )


def _dearer_levels(state: State) -> str:
    """On which tracks a level costs a resource more, and why; empty where none does."""
    tracks = dearer_tracks(state)
    if not tracks:
        return ""
    return say(
        "%n resource(s) more on {tracks}: the bot stands higher there.",
        components().investment_fee,
        tracks=listed(track_name(track) for track in tracks),
    )


def _intrigue(state: State) -> tuple[str, str]:
    """Politics."""
    cost, knowledge = intrigue_now(state), state.human.knowledge
    if not any(seats.upper for seats in state.council):
        return say("Politics: no politician is left to move"), say("End your politics to go on.")
    if knowledge < cost:
        return (
            say(
                "Politics: an intrigue costs {cost} knowledge, you have {knowledge}",
                cost=cost,
                knowledge=knowledge,
            ),
            say("End your politics to go on."),
        )
    return (
        say("Politics: move a politician down to raise a chamber, or go on"),
        say(
            "Drag a grey politician to the lower row of its chamber ({cost} of your {knowledge} knowledge); then "
            "one leaves the game.",
            cost=cost,
            knowledge=knowledge,
        ),
    )


def _bot_acts(state: State) -> tuple[str, str]:
    """A letter acts: what it will come to, and what decides it."""
    beats = forecast(state)
    parts = use_text(beats[0], state) if beats else ""
    return say("The bot's turn"), parts


def _bot_ends(state: State) -> tuple[str, str]:
    """The end of the bot's turn; after the last round the points are counted."""
    if state.round >= components().rounds:
        return say("The bot's turn ends"), say("The last round is over: the points are counted.")
    return say("The bot's turn ends"), say("The next round begins.")


def _placing(state: State) -> tuple[str, str]:
    """Administration with bought discs."""
    pending = state.pending
    assert isinstance(pending, PlacingDiscs)
    words = listed(disc_name(disc) for disc in state.human.centre)
    if len(state.human.centre) == 1:
        return (
            say("Place your new disc: {disc}", disc=words),
            say("Drag it from the hub to any space. A disc lying there leaves the game."),
        )
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
