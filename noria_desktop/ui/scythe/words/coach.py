"""What the coach says in Scythe: its lines, the sums behind them, and which rule each is about.

Conditions and figures are those of ``bots/scythe/coach``. Source: lessons/scythe.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.scythe.coach import At, Column
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Ability
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_coach import Fields, Spoken
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import Text, capital, signed
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.words.names import bottom_name, place_name, resource_name, say
from noria_desktop.ui.scythe.words.titles import objective_title


def coached(remark: Remark, view: State) -> Coached:
    """A remark in words.

    Raises:
        KeyError: there are none for it.
    """
    return SPOKEN[remark.kind].of(remark, view, _handles(remark.things))


def coached_about(kind: str) -> str:
    """What a kind of remark is about, in few words."""
    return str(SPOKEN[kind].about)


def _handles(things: Iterable[Any]) -> Iterator[Handle]:
    """Where on the board a remark's things lie."""
    for thing in things:
        match thing:
            case At(place):
                yield at.place(place)
            case Column(section, bottom):
                yield at.bottom(section) if bottom else at.section(section)
            case "tracker":
                yield at.tracker()
            case _:
                yield at.objective(thing)


# Sums ---------------------------------------------------------------------------------------------------


def _if_it_ended(fields: Fields, view: State) -> Sum:
    row = (say("If it ended now"), str(fields["mine"]), str(fields["theirs"]))
    return Sum((say("You"), say("The Automa")), (row,))


def _by_popularity(fields: Fields, view: State) -> Sum:
    now = view.human.popularity
    return Sum(
        (say("Your total"),),
        (
            (say("At popularity {popularity}", popularity=now), str(fields["now"])),
            (say("At popularity {popularity}", popularity=now + fields["popularity"]), str(fields["then"])),
        ),
    )


def _popularity_lost(fields: Fields, view: State) -> Sum:
    return Sum(
        (say("Popularity"),),
        ((say("Before the step"), str(fields["now"])), (say("After it"), str(fields["then"]))),
    )


def _produced(fields: Fields, view: State) -> Sum:
    return Sum(
        (capital(resource_name(fields["resource"])),),
        (
            (say("You have"), str(fields["held"])),
            (say("Produce brings"), signed(fields["brought"])),
            (say("{action} costs", action=bottom_name(fields["bottom"])), str(fields["cost"])),
        ),
    )


SPOKEN: Final[dict[str, Spoken]] = {
    "scythe.c8": Spoken(
        Text("Scythe", "The Automa's last star"),
        "end",
        lambda f: say("The Automa's next whole star ends the game. Take what counts now."),
        lambda f, view: say("With the sixth star of either side the game is over at once."),
        _if_it_ended,
        title=Text("Scythe", "The end of the game"),
    ),
    "scythe.c3": Spoken(
        Text("Scythe", "Popularity that is worth coins"),
        "score",
        lambda f: say(
            "{popularity} popularity now would be worth {gain} coins.",
            popularity=f["popularity"],
            gain=f["gain"],
        ),
        lambda f, view: say(
            "From popularity 7, and again from 13, stars, territories and resources are worth more."
        ),
        _by_popularity,
        title=Text("Scythe", "Popularity and the final score"),
    ),
    "scythe.c4": Spoken(
        Text("Scythe", "Workers driven home"),
        "moving",
        lambda f: say(
            "Driving %n worker(s) home costs popularity, and everything would be worth less.", f["count"]
        ),
        lambda f, view: say(
            "From popularity 7, and again from 13, stars, territories and resources are worth more."
        ),
        _popularity_lost,
        title=Text("Scythe", "Popularity and the final score"),
    ),
    "scythe.c14": Spoken(
        Text("Scythe", "An objective that is fulfilled"),
        "objectives",
        lambda f: say("An objective is fulfilled: press it for a star."),
        lambda f, view: say(
            "“{title}” holds now. It may not hold any more after the Automa's turn.",
            title=objective_title(f["objective"]),
        ),
        title=Text("Scythe", "Your objective"),
    ),
    "scythe.c1": Spoken(
        Text("Scythe", "A bottom row that could be paid"),
        "bottom-row",
        lambda f: say("{action} could be paid.", action=bottom_name(f["bottom"])),
        lambda f, view: say("Each section can do both in one turn: its top row, then its bottom row."),
        title=Text("Scythe", "The bottom row"),
    ),
    "scythe.c2": Spoken(
        Text("Scythe", "Producing what is missing"),
        "produce",
        lambda f: say(
            "Produce brings the missing {resource}: then {action}, in one turn.",
            resource=resource_name(f["resource"]),
            action=bottom_name(f["bottom"]),
        ),
        lambda f, view: say("Each section can do both in one turn: its top row, then its bottom row."),
        _produced,
        title=Text("Scythe", "Top row and bottom row in one turn"),
    ),
    "scythe.c5": Spoken(
        Text("Scythe", "Resources left behind"),
        "control",
        lambda f: capital(
            say(
                "{resource} on {place}: nobody of yours is there any more.",
                resource=resource_name(f["resource"]),
                place=place_name(f["place"]),
            )
        ),
        lambda f, view: say(
            "Resources belong to whoever controls their territory. What a unit takes along stays yours."
        ),
        title=Text("Scythe", "Whose resources they are"),
    ),
    "scythe.c7": Spoken(
        Text("Scythe", "The Factory near by"),
        "factory",
        lambda f: say("Your character is one step from the Factory."),
        lambda f, view: say("Whose character ends its move there chooses a Factory card: a fifth section."),
        title=Text("Scythe", "The Factory"),
    ),
    "scythe.c6": Spoken(
        Text("Scythe", "An encounter near by"),
        "encounters",
        lambda f: say("People wait one step from your character."),
        lambda f, view: (
            say("The character that ends its move there chooses up to two of three offers, by Meander.")
            if has(view.human, Ability.MEANDER)
            else say("The character that ends its move there chooses one of three offers.")
        ),
        title=Text("Scythe", "Encounters"),
    ),
    "scythe.c13": Spoken(
        Text("Scythe", "A character at home"),
        "encounters",
        lambda f: say("Your character is still at home. It alone meets people."),
        lambda f, view: say(
            "Encounters and the Factory card are for the character; mechs and workers get neither."
        ),
        title=Text("Scythe", "Your character"),
    ),
    "scythe.c12": Spoken(
        Text("Scythe", "Resources without a guard"),
        "automa-attack",
        lambda f: say(
            "%n resource(s) on {place} unguarded, and an attack takes them all.",
            f["count"],
            place=place_name(f["place"]),
        ),
        lambda f, view: say(
            "Workers alone are driven home. A mech or the character beside them would fight first."
        ),
        title=Text("Scythe", "Where the Automa may attack"),
    ),
    "scythe.c11": Spoken(
        Text("Scythe", "The price of many workers"),
        "produce",
        lambda f: say("From six workers on, producing costs 1 popularity too."),
        lambda f, view: say(
            "The more workers on the map, the dearer: first power, then popularity, then a coin."
        ),
        title=Text("Scythe", "What producing costs"),
    ),
    "scythe.c15": Spoken(
        Text("Scythe", "More resources than count"),
        "score",
        lambda f: say("Only six resources of one territory count in the end. Spread them or spend them."),
        lambda f, view: say("%n resource(s) lie on {place}.", f["count"], place=place_name(f["place"])),
        title=Text("Scythe", "Resources in the final score"),
    ),
}
"""Every kind of remark; the conditions stand in ``bots/scythe/coach``."""
