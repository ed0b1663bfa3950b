"""Why pressing a thing does nothing now: the thing's own state first, then what the rules ask for instead.

Nothing here decides what is legal; it is only asked about what the gestures do not offer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.refusal import why_not
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import (
    BotTurn,
    ChoosingTrack,
    Finished,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Ring, Side, Space, Track
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.noria.board.gestures import gestures
from noria_desktop.ui.noria.board.intended_action import intended_action
from noria_desktop.ui.noria.words.drags import why_text
from noria_desktop.ui.noria.words.names import disc_name, disc_on, say
from noria_desktop.ui.noria.words.refusals_table import (
    ambassador,
    berth,
    black_market,
    chamber,
    crate,
    factories,
    filling,
    island,
    knowledge,
    market,
    niche,
    resource,
    track,
    warehouses,
)
from noria_desktop.ui.noria.words.refusals_wheel import bot_space, hub, rim, space, waiting
from noria_desktop.ui.noria.words.things import inspect


def refused(view: State, legal: tuple[Action, ...], thing: Handle, held: Handle | None) -> Refusal | None:
    """Why a press or a drop does nothing; None where it does something, or where nothing was pressed.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        thing: what was pressed, or where the thing in hand would drop.
        held: the thing in hand.
    """
    offered = gestures(view, legal)
    if held is not None:
        if held == thing or any(g.source == held and g.target == thing for g in offered):
            return None
        return _dropped(view, held, thing)
    if thing.kind == "why" or any(g.source == thing for g in offered):
        return None
    plain = READ_ONLY.get(thing.kind)
    if plain is not None:
        return plain(thing.key, view)
    course = _others_turn(view)
    if course is not None:
        return course
    words = PRESSED.get(thing.kind)
    return None if words is None else words(thing.key, view)


def _others_turn(view: State) -> Refusal | None:
    """Nothing at all can be pressed: what is going on instead."""
    match view.pending:
        case BotTurn():
            return Refusal(say("The bot is on turn."), say("Space lets it go on."))
        case TurningRings():
            return Refusal(say("Your rings turn first."), say("Space lets them turn."))
        case ChoosingTrack():
            return Refusal(
                say("Your first representative comes first."),
                say("Press the track of the council on which it starts."),
            )
        case Finished():
            return Refusal(say("The game is over."))
        case _:
            return None


# A thing in hand ----------------------------------------------------------------------------------------


def _dropped(view: State, held: Handle, thing: Handle) -> Refusal:
    """Why the thing in hand cannot be dropped there, and where it can."""
    action = intended_action(held, thing, view)
    why = None if action is None else why_not(view, action)
    meant = _meant(view, held, thing)
    if meant is not None:
        return Refusal(meant.reason, meant.rule or _where(view, held))
    reason = _not_there(view, held) if why is None else why_text(why)
    return Refusal(reason, _where(view, held))


def _not_there(view: State, held: Handle) -> str:
    """That the piece in hand cannot lie there: the piece by its name, not the place it was taken from."""
    match held.kind:
        case "ring_rim":
            return say("The {ring} can only be turned.", ring=Ring(held.key))
        case "upper_row":
            piece = say("A politician of {chamber}", chamber=Chamber(held.key))
        case "space":
            piece = disc_on(view.human.wheel, Space(held.key))
        case "car":
            piece = say("The representative for {track}", track=Track(held.key))
        case _:
            piece = inspect(held, view)[0]
    return say("{thing} cannot go there.", thing=piece)


def _meant(view: State, held: Handle, thing: Handle) -> Refusal | None:
    """Why the thing itself refuses what was rightly carried to its kind; None: it goes to other kinds."""
    disc = _in_use(view, Space(held.key)) if held.kind == "space" else None
    journey = held.kind == "ambassador" or disc is Disc.JOURNEY
    if disc is Disc.TOOL and thing.kind == "crate":
        return filling(Good(thing.key), view)
    if (
        (journey and thing.kind in ("island", "berth", "niche"))
        or (disc is Disc.CITY and thing.kind in ("market", "track", "car"))
        or (disc is Disc.TOOL and thing.kind == "warehouses")
    ):
        return PRESSED[thing.kind](thing.key, view)
    return None


def _in_use(view: State, where: Space) -> Disc | None:
    """The disc of a space that has actions left; None: it is not carried to act."""
    lying = view.human.wheel[where.index]
    acts = any(task.space is where for task in getattr(view.pending, "tasks", ()))
    return lying.disc if lying is not None and acts else None


def _where(view: State, held: Handle) -> str:
    """Where the thing in hand can go."""
    match held.kind:
        case "ambassador":
            return say("Your ambassador goes to an island, onto a ship or a free factory space.")
        case "market":
            return say("The disc goes to the hub of your wheel.")
        case "car":
            return say("The representative goes up its own track.")
        case "upper_row":
            return say("The politician goes to the lower row of its chamber.")
        case "knowledge":
            return say("Knowledge buys a resource: drop it on one.")
        case "crate":
            return say("The good is sold for knowledge: drop it there.")
        case "waiting":
            return say("The disc goes on any space of your wheel.")
        case "ring_rim":
            return say("Turn the ring clockwise, one space or more.")
        case "space":
            return _where_disc(view, Space(held.key))
        case _:
            return ""


def _where_disc(view: State, where: Space) -> str:
    """Where a disc of the wheel can go."""
    disc = _in_use(view, where)
    match disc:
        case None:
            return say("The disc goes on another space of your wheel.")
        case Disc.JOURNEY:
            return say("A Journey goes to an island, or to your knowledge for 1 of it.")
        case Disc.CITY:
            return say("A City goes to a disc of the market, to a track, or to your knowledge for 1 of it.")
        case Disc.TOOL:
            return say("A Tool goes to another disc, to a warehouse, or to your knowledge for 1 of it.")
        case _:
            return say(
                "{thing} is used by a press, or goes to your knowledge for 1 of it.", thing=disc_name(disc)
            )


# What is only read --------------------------------------------------------------------------------------


def _rounds(key: str, view: State) -> Refusal:
    return Refusal(
        say("Round {round} of {rounds}.", round=max(view.round, 1), rounds=components().rounds),
        say("The round goes on by itself after the bot's turn."),
    )


def _score(key: str, view: State) -> Refusal:
    return Refusal(
        say(
            "You {human}, bot {bot}: the points as they stand.",
            human=points(view, view.human.levels),
            bot=points(view, view.bot.levels),
        ),
        say("They change with levels and with the chambers."),
    )


def _phases(key: str, view: State) -> Refusal:
    return Refusal(
        say("The phases come in this order."),
        say("The button below ends the one that is played."),
    )


def _letter_row(key: str, view: State) -> Refusal:
    return Refusal(
        say("The bot will do this by itself."),
        say("It changes with what you do before its turn."),
    )


def _box(key: str, view: State) -> Refusal:
    return Refusal(say("What leaves the game does not come back."))


READ_ONLY: Final[dict[str, Callable[[str, State], Refusal]]] = {
    "rounds": _rounds,
    "score": _score,
    "phases": _phases,
    "letter_row": _letter_row,
    "bot_centre": _rounds,
    "bot_space": lambda key, view: bot_space(Space(key), view),
    "box": _box,
}
"""Things that never do anything, whatever is being decided."""

PRESSED: Final[dict[str, Callable[[str, State], Refusal]]] = {
    "space": lambda key, view: space(Space(key), view),
    "centre": lambda key, view: hub(view),
    "waiting": lambda key, view: waiting(Disc(key.split(".")[0]), view),
    "ring_rim": lambda key, view: rim(Ring(key), view),
    "island": island,
    "berth": berth,
    "niche": niche,
    "ambassador": lambda key, view: ambassador(Side(key), view),
    "chamber": lambda key, view: chamber(Chamber(key), view),
    "upper_row": lambda key, view: chamber(Chamber(key), view),
    "lower_row": lambda key, view: chamber(Chamber(key), view),
    "track": lambda key, view: track(Track(key), view),
    "car": lambda key, view: track(Track(key), view),
    "market": lambda key, view: market(Disc(key), view),
    "resource": lambda key, view: resource(Resource(key), view),
    "crate": lambda key, view: crate(Good(key), view),
    "warehouses": lambda key, view: warehouses(view),
    "knowledge": lambda key, view: knowledge(view),
    "black_market": lambda key, view: black_market(view),
    "factories": lambda key, view: factories(view),
}
"""Things that do something in some phase."""
