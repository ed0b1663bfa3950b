"""Why a press on the wheels does nothing: the human's spaces, hub, rims and bought discs, and the bot's letters."""

from __future__ import annotations

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Acting, Influencing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import Disc, Ring, Space
from noria_desktop.games.noria.wheel import is_connected
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.noria.words.costs import modification_now, night_shift_now
from noria_desktop.ui.noria.words.names import disc_on, joined, letter_name, say


def space(where: Space, view: State) -> Refusal:
    """A space of the human's wheel."""
    match view.pending:
        case Influencing():
            return _influencing(where, view)
        case Naming(named):
            return _naming(where, named, view)
        case Acting():
            return _acting(where, view.pending, view)
        case PlacingDiscs(placed):
            if where in placed:
                return Refusal(
                    say("A new disc lies here already."), say("Two new discs need different spaces.")
                )
            return Refusal(say("Drag a new disc from the hub onto this space."))
        case _:
            return _lies(where, view) or Refusal(
                say("This {disc} is used in the action phase.", disc=disc_on(view.human.wheel, where))
            )


def _lies(where: Space, view: State) -> Refusal | None:
    """What is said of an empty space at any time."""
    return None if view.human.wheel[where.index] else Refusal(say("This space is empty."))


def _influencing(where: Space, view: State) -> Refusal:
    """A space that cannot be exchanged."""
    cost, knowledge = modification_now(view), view.human.knowledge
    if knowledge < cost:
        return Refusal(
            say(
                "A modification costs {cost} knowledge; you have {knowledge}.", cost=cost, knowledge=knowledge
            ),
            _doubled(view, "modifications") or say("Go on to the actions to use your discs."),
        )
    return Refusal(
        say("This space is empty."),
        say("Drag a disc here to exchange the two for {cost} knowledge.", cost=cost),
    )


def _naming(where: Space, named: tuple[Space, ...], view: State) -> Refusal:
    """A disc that cannot be chosen."""
    empty = _lies(where, view)
    if empty is not None:
        return empty
    disc = disc_on(view.human.wheel, where)
    if not where.active:
        return resting(where, view)
    if where in named:
        return Refusal(
            say("This {disc} is chosen already.", disc=disc),
            say("Take it back with Esc, or begin the actions."),
            by_escape=True,
        )
    other = next((one for one in named if one.ring is where.ring), None)
    if other is not None:
        return Refusal(
            say(
                "{disc} of the {ring} is chosen already.",
                disc=disc_on(view.human.wheel, other),
                ring=where.ring,
            ),
            say("Only one disc of each ring can be activated."),
        )
    return Refusal(
        say(
            "This {disc} is not connected to {discs}.",
            disc=disc,
            discs=joined(disc_on(view.human.wheel, one) for one in named),
        ),
        say("The discs of a turn must be connected with one another."),
    )


def resting(where: Space, view: State) -> Refusal:
    """A disc above the horizon."""
    return Refusal(
        say("This {disc} is in the resting half.", disc=disc_on(view.human.wheel, where)),
        say("Only discs of the active half, below the horizon, can be used."),
    )


def _acting(where: Space, pending: Acting, view: State) -> Refusal:
    """A disc that has nothing to do any more, or never had."""
    empty = _lies(where, view)
    if empty is not None:
        return empty
    disc = disc_on(view.human.wheel, where)
    if where in pending.named:
        lying = view.human.wheel[where.index]
        if lying is not None and lying.disc is Disc.BONUS:
            return Refusal(
                say("A Bonus has no action of its own."), say("Its extra actions went to the other discs.")
            )
        return Refusal(say("No action of this {disc} is left.", disc=disc))
    if not where.active:
        return resting(where, view)
    return Refusal(
        say("This {disc} was not chosen for this turn.", disc=disc),
        say("The discs of a turn are chosen before the first action."),
    )


def hub(view: State) -> Refusal:
    """The hub, whose press begins the actions."""
    match view.pending:
        case Naming(()):
            return Refusal(say("No disc is chosen yet."), say("Press a disc below the horizon."))
        case Naming(named) if not is_connected(named):
            return Refusal(
                say(
                    "{discs} are not connected yet.",
                    discs=joined(disc_on(view.human.wheel, one) for one in named),
                ),
                say("Choose the disc that connects them as well."),
            )
        case Naming():
            return Refusal(
                say("A Bonus alone cannot be activated."),
                say("A bonus disc needs another disc to help."),
            )
        case Acting():
            return Refusal(say("The actions have begun."), say("Use the discs that you chose."))
        case Influencing():
            return Refusal(
                say("The hub begins the actions, after influence."),
                say("End influence first, then choose your discs."),
            )
        case PlacingDiscs():
            return Refusal(say("Drag the new discs from here onto your wheel."))
        case _:
            return Refusal(say("The actions of this turn are over."))


def waiting(disc: Disc, view: State) -> Refusal:
    """A bought disc in the hub."""
    return Refusal(
        say("This {disc} waits for administration.", disc=disc),
        say("Then you place it on any space of your wheel."),
    )


def rim(ring: Ring, view: State) -> Refusal:
    """The rim by which a ring is turned."""
    return Refusal(
        say(
            "A night shift costs {cost} knowledge; you have {knowledge}.",
            cost=night_shift_now(view),
            knowledge=view.human.knowledge,
        ),
        _doubled(view, "night_shifts")
        or say("Factories bring knowledge every round, and 1 can be had instead of an action."),
    )


def _doubled(view: State, kind: str) -> str:
    """Why one of a kind costs more than the first of this turn did; empty where it is the first."""
    used = getattr(view.pending, kind, 0)
    return say("Each one this turn doubles the price of the next.") if used else ""


def bot_space(where: Space, view: State) -> Refusal:
    """A space of the bot's wheel."""
    lying = view.bot.wheel[where.index]
    if lying is None:
        return Refusal(say("This space of the bot's wheel is empty."))
    surge = view.round >= components().surge_from_round
    return Refusal(
        say(
            "{letter} · {name} belongs to the bot.",
            letter=lying.letter,
            name=letter_name(lying.letter, surge=surge),
        ),
        say("It acts by itself when it enters the active half."),
    )
