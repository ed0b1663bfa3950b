"""What the coach says in Noria: its lines, the sums behind them, and which rule each is about.

Conditions and figures are those of ``bots/noria/coach``. Source: lessons/noria.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from attrs import evolve

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.noria.coach_counts import Berth
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Disc, Ring, Space, Track
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_coach import Fields, Spoken
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import Text, signed
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.words.costs import intrigue_now
from noria_desktop.ui.noria.words.names import chamber_name, disc_name, listed, resource_name, say

OF_UPPER_ROWS: Final = ("noria.k15", "noria.k12")
"""Kinds that speak of politicians who wait; the others of a chamber's value."""


def coached(remark: Remark, view: State) -> Coached:
    """A remark in words.

    Raises:
        KeyError: there are none for it.
    """
    said = SPOKEN[remark.kind].of(remark, view, _handles(remark.kind, remark.things))
    if remark.kind == "noria.k7":
        return evolve(said, anchor=f"bot-{remark.field('letter').value.lower()}")
    return said


def coached_about(kind: str) -> str:
    """What a kind of remark is about, in few words."""
    return str(SPOKEN[kind].about)


def _handles(kind: str, things: Iterable[Any]) -> Iterator[Handle]:
    """Where on the board a remark's things lie."""
    for thing in things:
        match thing:
            case Chamber():
                yield at.upper_row(thing) if kind in OF_UPPER_ROWS else at.lower_row(thing)
            case Track():
                yield at.track(thing)
            case Space():
                yield at.space(thing)
            case Ring():
                yield at.ring_rim(thing)
            case Berth(island, berth):
                yield at.berth(island, berth)
            case Disc():
                yield at.centre()


# Sums ---------------------------------------------------------------------------------------------------


def _sides() -> tuple[str, str]:
    return say("You"), say("Bot")


def _level_times_value(fields: Fields, view: State) -> Sum:
    mine, its = fields["level"], fields["bot_level"]

    def row(number: int, value: int) -> tuple[str, str, str]:
        name = say("%n politician(s)", number) if number else say("{track} now", track=fields["track"])
        return (
            name,
            say("{level} × {value} = {points}", level=mine, value=value, points=mine * value),
            say("{level} × {value} = {points}", level=its, value=value, points=its * value),
        )

    return Sum(_sides(), tuple(row(number, value) for number, value in enumerate(fields["values"])))


def _brings(fields: Fields, view: State) -> Sum:
    """One more politician seated in a chamber."""
    name = chamber_name(fields["chamber"])
    return Sum(_sides(), ((name, signed(fields["mine"]), signed(fields["its"])),))


def _after_the_last_turn(fields: Fields, view: State) -> Sum:
    without, with_it = fields["now"], fields["then"]
    return Sum(
        _sides(),
        (
            (say("Without an intrigue"), *map(str, without)),
            (say("With an intrigue"), *map(str, with_it)),
        ),
    )


def _prices(fields: Fields, view: State) -> Sum:
    return Sum(
        (say("Knowledge"),),
        (
            (say("This round"), str(fields["now"])),
            (say("From the next round"), str(fields["next"])),
        ),
    )


def _ships(fields: Fields, view: State) -> Sum:
    ships = fields["ships"]
    return Sum(
        (resource_name(fields["resource"]),),
        ((say("With your ships"), signed(ships)), (say("With one ship more"), signed(ships + 1))),
    )


def _follows(fields: Fields, view: State) -> Sum:
    return Sum(_sides(), ((say("This level"), signed(fields["mine"]), signed(fields["points"])),))


# Reasons ------------------------------------------------------------------------------------------------


def _price(fields: Fields, view: State) -> str:
    """What an intrigue costs now, and from when on it costs more."""
    now = say(
        "An intrigue costs {cost} knowledge in this round; you have {knowledge}.",
        cost=fields["cost"],
        knowledge=fields["knowledge"],
    )
    bases = components().cog_bases
    dearer = next(
        (number for number in range(view.round + 1, len(bases)) if bases[number] > fields["cost"]), None
    )
    if dearer is None:
        return now
    later = say("From round {round} it costs {cost}.", round=dearer, cost=bases[dearer])
    return say("{first} {second}", first=now, second=later)


def _of_others(fields: Fields, view: State) -> str:
    others = listed(map(chamber_name, fields["others"]))
    return say("The bot stands higher than you in {others}: a removal there costs the bot.", others=others)


SPOKEN: Final[dict[str, Spoken]] = {
    "noria.k14": Spoken(
        Text("Noria", "An intrigue that still wins"),
        "politics",
        lambda f: say("One intrigue in {chamber} still wins this game.", chamber=f["chamber"]),
        lambda f, view: say(
            "This is the last politics phase; an intrigue costs {cost}. Knowledge left over counts for nothing.",
            cost=intrigue_now(view),
        ),
        _after_the_last_turn,
        title=Text("Noria", "After the bot's last turn"),
    ),
    "noria.k1": Spoken(
        Text("Noria", "Levels under an empty chamber"),
        "chambers",
        lambda f: say(
            "Your level {level} in {track} counts for nothing: nobody sits in its chamber.",
            level=f["level"],
            track=f["track"],
        ),
        _price,
        _level_times_value,
        title=Text("Noria", "Level × value of the chamber"),
    ),
    "noria.k15": Spoken(
        Text("Noria", "The last politician for the bot"),
        "bot-c",
        lambda f: say(
            "C is about to seat the last politician of {chamber}. Removing that one would stop it.",
            chamber=f["chamber"],
        ),
        lambda f, view: say(
            "The bot cannot raise a chamber whose upper row is empty; C then turns to another."
        ),
        _brings,
        title=Text("Noria", "What the bot's intrigue brings"),
    ),
    "noria.k3": Spoken(
        Text("Noria", "Intrigues that become dearer"),
        "politics",
        lambda f: say(
            "From the next round an intrigue costs {next} instead of {now}.", next=f["next"], now=f["now"]
        ),
        lambda f, view: say(
            "One more politician in {chamber} would bring you {mine} now, and the bot {its}.",
            chamber=f["chamber"],
            mine=f["mine"],
            its=f["its"],
        ),
        _prices,
        title=Text("Noria", "Price of an intrigue"),
    ),
    "noria.k2": Spoken(
        Text("Noria", "Politics passed over"),
        "politics",
        lambda f: say(
            "{short} more knowledge would have paid an intrigue.",
            short=f["cost"] - f["knowledge"],
        ),
        lambda f, view: say(
            "Factories bring knowledge every round, and any action can be exchanged for 1 knowledge."
        ),
        _brings,
        title=Text("Noria", "What an intrigue would have brought"),
    ),
    "noria.k8": Spoken(
        Text("Noria", "Night shifts"),
        "influence",
        lambda f: say(
            "Turning the {ring} once would connect {then} discs instead of {now}.",
            ring=f["ring"],
            then=f["then"],
            now=f["now"],
        ),
        lambda f, view: say(
            "It costs {cost} knowledge; you have {knowledge}. Only connected discs can act together.",
            cost=f["cost"],
            knowledge=view.human.knowledge,
        ),
        title=Text("Noria", "A night shift"),
    ),
    "noria.k13": Spoken(
        Text("Noria", "The city near the end"),
        "investment",
        lambda f: say(
            "%n turn(s) left, and resources count for nothing in the end. Use the city.", f["turns"]
        ),
        lambda f, view: say("Your resources pay the next level of Refinement or Settlement."),
        title=Text("Noria", "Turns left"),
    ),
    "noria.k5": Spoken(
        Text("Noria", "Discs that fit in"),
        "actions",
        lambda f: say("{disc} would fit in as well.", disc=disc_name(f["disc"])),
        lambda f, view: say(
            "One disc of each ring may act, all of them connected. Once the actions have begun, none can be added."
        ),
        title=Text("Noria", "Up to three discs"),
    ),
    "noria.k4": Spoken(
        Text("Noria", "Unused actions"),
        "actions",
        lambda f: say("%n action(s) unused; each could at least be 1 knowledge.", f["count"]),
        lambda f, view: say("Knowledge stays for the next rounds; actions that are not used are gone."),
        title=Text("Noria", "Actions left"),
    ),
    "noria.k6": Spoken(
        Text("Noria", "The journey before the resources"),
        "travel",
        lambda f: say("Journey first: a new ship sails at once."),
        lambda f, view: say("A resource disc brings one for every ship of its kind, the new one included."),
        _ships,
        title=Text("Noria", "Ships first"),
    ),
    "noria.k7": Spoken(
        Text("Noria", "What comes after you"),
        "bot-turn",
        lambda f: say(
            "Now {letter} comes after you: {points} points for the bot.",
            letter=f["letter"],
            points=f["points"],
        ),
        lambda f, view: say("Its letters go by how the tracks stand when your turn is over."),
        _follows,
        title=Text("Noria", "You and the bot's coming turn"),
    ),
    "noria.k9": Spoken(
        Text("Noria", "Discs in the hub"),
        "administration",
        lambda f: say("The disc in the hub is lost if you do not lay it."),
        lambda f, view: say("It can lie on any space; a disc lying there leaves the game."),
        title=Text("Noria", "A place for the disc"),
    ),
    "noria.k10": Spoken(
        Text("Noria", "Ships without the fee"),
        "travel",
        lambda f: say("Island {number} has such a ship without the fee.", number=f["number"]),
        lambda f, view: say("A resource is due only where the bot's ambassador stands."),
        title=Text("Noria", "The fee"),
    ),
    "noria.k11": Spoken(
        Text("Noria", "Chambers that serve the bot"),
        "chambers",
        lambda f: say(
            "{chamber} gives you {mine} and the bot {its}.",
            chamber=f["chamber"],
            mine=f["mine"],
            its=f["its"],
        ),
        lambda f, view: say("The value of a chamber counts for both sides, for each times its own level."),
        _brings,
        title=Text("Noria", "What this politician brings"),
    ),
    "noria.k12": Spoken(
        Text("Noria", "Growth of your own chamber"),
        "politics",
        lambda f: say("That cuts your own chamber's growth."),
        _of_others,
        title=Text("Noria", "Who leaves the upper row"),
    ),
}
"""Every kind of remark; the conditions stand in ``bots/noria/coach``."""
