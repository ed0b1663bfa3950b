"""What the coach says under the night sky, why, what of the table it speaks of, and which rule it is about.

When each line is true is the matter of ``bots/solani/coach``. Source: lessons/solani.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.solani.coach_lines import Line
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Bonus
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_coach import Fields, Spoken
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import Text, capital, minus
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.words.bonuses import bonus_name, bonus_text, sector_of
from noria_desktop.ui.solani.words.names import say, tile_name
from noria_desktop.ui.widgets.key_names import KEY_NAMES

LINES: Final = {line.value: line for line in Line}


def coached(remark: Remark, view: State) -> Coached:
    """A remark in words.

    Raises:
        KeyError: there is no such line.
    """
    line = LINES[remark.kind]
    return SPOKEN[line].of(remark, view, _handles(line, remark))


def coached_about(kind: str) -> str:
    """What a kind of remark is about, in few words."""
    return str(SPOKEN[LINES[kind]].about)


def _handles(line: Line, remark: Remark) -> Iterator[Handle]:
    """Where its things lie: circles of the own sky, but for picks, cards and bonus tiles."""
    if line is Line.COYOTES_COLOUR:
        yield at.coyote()
    elif line is Line.LAST_BRANCHES:
        yield at.rounds()
    for thing in remark.things:
        match line:
            case Line.COYOTES_BRANCH:
                yield at.branch(thing)
            case Line.NEXT_COLOUR:
                yield at.station(thing)
            case Line.BETTER_FEATURE:
                yield at.feature(thing)
            case Line.BONUS_TILE:
                yield at.bonus(thing)
            case _:
                yield at.circle(thing)


# Sums ---------------------------------------------------------------------------------------------------


def _of_the_sky(now: Text, better: Text) -> Callable[[Fields, State], Sum]:
    """Points of the whole sky, as the two tiles lie and as they could."""

    def made(fields: Fields, view: State) -> Sum:
        rows = ((str(now), minus(fields["now"])), (str(better), minus(fields["better"])))
        return Sum((say("Points without bonus tiles"),), rows)

    return made


def _of_one_tile(took: Text, other: Text) -> Callable[[Fields, State], Sum]:
    """What a tile brings at once at its best place."""

    def made(fields: Fields, view: State) -> Sum:
        rows = ((str(took), minus(fields["now"])), (str(other), minus(fields["better"])))
        return Sum((say("At once"),), rows)

    return made


_AS_THEY_LIE: Final = Text("Solani", "As the tiles lie")


def _of_bonus(fields: Fields, view: State) -> str:
    """What the bonus tile asks for."""
    bonus: Bonus = fields["bonus"]
    printed = components().bonuses[bonus.index]
    words = bonus_text(bonus, sector_of(bonus, view), printed.points, printed.at_least)
    return say("{bonus}: {words}", bonus=bonus_name(bonus), words=words)


def _coyotes_colour(fields: Fields) -> str:
    if fields["has_it"]:
        return say("Coyote now has its fourth colour: %n point(s). You could be first.", fields["points"])
    return say("Coyote now gets its fourth colour: %n point(s). You could be first.", fields["points"])


def _branch_loses(*, dark: bool) -> str:
    """Dark Sky tokens are spoken of only where a node points at one."""
    if dark:
        return say(
            "The circular tile stays where it lies; only the branch tile is turned or laid in another gap. A node on a Dark "
            "Sky token costs its point for the whole game."
        )
    return say(
        "The circular tile stays where it lies; only the branch tile is turned or laid in another gap. A node that points "
        "at an empty space costs a point until a tile lies there."
    )


SPOKEN: Final[Mapping[Line, Spoken]] = {
    Line.LOOSE_NODE: Spoken(
        Text("Solani", "Loose nodes"),
        "loose",
        lambda f: say(
            "A node still points at nothing. Your cluster could lie there: +{worth}.", worth=f["worth"]
        ),
        lambda f, view: say(
            "A node that points at an empty space costs a point, until a circular tile lies there."
        ),
        _of_the_sky(_AS_THEY_LIE, Text("Solani", "With the cluster there")),
    ),
    Line.TOO_MANY: Spoken(
        Text("Solani", "A node too many"),
        "clusters",
        lambda f: say("That star has one node too many and is out for good."),
        lambda f, view: say(
            "Stars score only with exactly as many nodes as they want, and no node ever leaves. Laid otherwise, your two "
            "tiles spoil nothing and score no less."
        ),
    ),
    Line.OUT_OF_REACH: Spoken(
        Text("Solani", "Clusters that cannot be filled"),
        "clusters",
        lambda f: say("Too few gaps are left round it: this cluster cannot score there."),
        lambda f, view: say(
            "Each gap brings one node at most: a corner has one gap, the border two, every other space four."
        ),
    ),
    Line.TETHERED: Spoken(
        Text("Solani", "Nodes on planets"),
        "planets",
        lambda f: say("A node points at your planet. It no longer counts."),
        lambda f, view: say(
            "Only planets without a node are counted. Laid otherwise, your two tiles miss it and score no less."
        ),
    ),
    Line.ALONE: Spoken(
        Text("Solani", "Planets by themselves"),
        "planets",
        lambda f: say("Alone it scores nothing. In a sector with others it would."),
        lambda f, view: say(
            "Planets are counted sector by sector, by different colours and by colours alike."
        ),
        _of_the_sky(_AS_THEY_LIE, Text("Solani", "Beside other planets")),
    ),
    Line.LAST_GAP: Spoken(
        Text("Solani", "Dark Sky nearly surrounded"),
        "dark-sky",
        lambda f: say("One gap is left round a Dark Sky token. This branch tile fits there."),
        lambda f, view: say(
            "When every gap round it is filled, you win a Special Feature. Where nodes point does not matter."
        ),
    ),
    Line.BONUS_TILE: Spoken(
        Text("Solani", "Bonus tiles within reach"),
        "bonus-tiles",
        lambda f: say("Laid elsewhere, this tile wins the bonus tile of a sector."),
        _of_bonus,
    ),
    Line.BRANCH_LOSES: Spoken(
        Text("Solani", "Branch tiles that lose points"),
        "loose",
        lambda f: say(
            "Nodes of this branch tile point at nothing. Laid otherwise: +{worth}.", worth=f["worth"]
        ),
        lambda f, view: _branch_loses(dark=f["dark"]),
        _of_the_sky(_AS_THEY_LIE, Text("Solani", "With the branch tile otherwise")),
    ),
    Line.MORE_LIGHT: Spoken(
        Text("Solani", "Tiles that could light more"),
        "scoring",
        lambda f: say(
            "These two tiles can light more. Take them back and press {key} to see where.",
            key=KEY_NAMES.cap("hint"),
        ),
        lambda f, view: say("All ways to lay them were counted, each by the score sheet as it stands."),
        _of_the_sky(_AS_THEY_LIE, Text("Solani", "At best")),
    ),
    Line.COYOTES_BRANCH: Spoken(
        Text("Solani", "The branch that Coyote takes"),
        "coyote-branches",
        lambda f: say("Coyote takes the branch with most nodes. Begin with it if you want it."),
        lambda f, view: say("With the Sun you choose the type that goes first, and pick before Coyote."),
        _of_one_tile(Text("Solani", "The next best branch"), Text("Solani", "The branch that Coyote took")),
    ),
    Line.COYOTES_COLOUR: Spoken(
        Text("Solani", "Coyote's fourth colour"),
        "coyote-clusters",
        _coyotes_colour,
        lambda f, view: say(
            "In even rounds it trades the first cluster that reaches a planet of a colour it lacks. Whoever takes that "
            "cluster, or the {planet}, stops it.",
            planet=f["colour"],
        ),
    ),
    Line.NEXT_COLOUR: Spoken(
        Text("Solani", "Planets that make a set"),
        "trade",
        lambda f: say("A planet in reach would complete a set now."),
        lambda f, view: say(
            "A cluster without a white star can be traded for the planet nearest to its sign."
        ),
        lambda f, view: Sum(
            (say("At once"),),
            ((say("What you took"), minus(f["now"])), (capital(tile_name(f["planet"])), minus(f["better"]))),
        ),
    ),
    Line.TOO_LATE: Spoken(
        Text("Solani", "Clusters late in the game"),
        "clusters",
        lambda f: say("Too few branch tiles are left to fill this cluster. Lay it at a waiting node?"),
        lambda f, view: say(
            "It still wants {missing} nodes, each from a branch tile of its own; {left} more come.",
            missing=f["missing"],
            left=f["left"],
        ),
    ),
    Line.LAST_BRANCHES: Spoken(
        Text("Solani", "The branches of round 12"),
        "preparation",
        lambda f: say("In round 12 only branch tiles of one and two nodes come."),
        lambda f, view: say("Those five tiles were set aside for it. What wants more nodes wants them now."),
    ),
    Line.BETTER_FEATURE: Spoken(
        Text("Solani", "Features that bring more"),
        "features-draft",
        lambda f: say("Another open card would bring more right now."),
        lambda f, view: say("Each card is counted at its best space as your sky stands."),
        lambda f, view: Sum(
            (say("At once"),),
            ((say("As it lies"), minus(f["now"])), (say("The other card"), minus(f["better"]))),
        ),
    ),
}
"""Every line."""
