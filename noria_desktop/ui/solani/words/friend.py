"""Why Coyote or a computer player chose so, as a friend would say it: one sentence, above the exact rule or the weighing.

Colours and numbers are those of the record; where the record does not bear the sentence out, there is none.
Source: lessons/solani.md, "What a friend would say"; rules.md 9.
"""

from __future__ import annotations

from typing import Final

from noria_desktop.bots.solani.thoughts import Considered, Method, Thoughts
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import CoyoteDecided, CoyoteFeature, CoyoteRule
from noria_desktop.games.solani.state import State
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.solani.words.names import Reader, say

HUNDREDTHS: Final = 100
"""What worths are counted in."""

_coyote: Final = Texts(
    CoyoteRule,
    LEADS_CLUSTERS=Text("Solani", "There is a white star, so Coyote begins with the clusters."),
    LEADS_BRANCHES=Text("Solani", "No white star today: it begins with the branches."),
    WHITE_STARS=Text("Solani", "It cannot resist a white star, and takes the biggest."),
    NEW_PLANET=Text("Solani", "It has no {planet} yet, and this one can be reached."),
    MOST_STARS=Text("Solani", "Nothing special is there, so it takes the most stars."),
    MOST_NODES=Text("Solani", "It takes the branch with most nodes, to keep it from you."),
)


def coyote_text(decided: CoyoteDecided, state: State) -> str:
    """What a friend would say of what Coyote took; ``state`` is the one before it did."""
    if decided.chosen is None:
        return _coyote(decided.rule)
    chosen = decided.candidates[decided.chosen]
    if decided.rule is CoyoteRule.NEW_PLANET:
        planet = None if chosen.planet is None else state.supply.track[chosen.planet]
        return "" if planet is None else _coyote(decided.rule, planet=planet)
    words = _coyote(decided.rule)
    if sum(some.worth == chosen.worth for some in decided.candidates) == 1:
        return words
    return say("{first} {second}", first=words, second=say("They were equal; it took the left one."))


def coyote_feature_text(event: CoyoteFeature) -> str:
    """What a friend would say of the feature card that Coyote took; empty for one of the deck."""
    every = _every()
    if event.from_deck or every is None:
        return ""
    return say("Every %n round(s) it simply takes the first open card.", every)


def _every() -> int | None:
    """After how many rounds Coyote takes a feature again, if they are always as many."""
    due = [number for number, row in enumerate(components().coyote_features) if row is not None]
    gaps = {later - number for number, later in zip([0, *due], due, strict=False)}
    return gaps.pop() if len(gaps) == 1 else None


def program_text(action: Action, thoughts: Thoughts, reader: Reader) -> str:
    """What a friend would say of a computer player's choice; empty where only the exact reason is right."""
    mine = next((some for some in thoughts.considered if some.action == action), None)
    others = [some for some in thoughts.considered if some is not mine]
    if mine is None or not others:
        return ""
    best = mine.worth >= max(some.worth for some in others)
    match thoughts.method, action:
        case Method.TILE, act.PlaceBranch() if best:
            return say("From here the tile brings most at once.")
        case Method.PAIR, act.DraftCluster() | act.DraftBranch() if best:
            if mine.denied_to is not None and mine.denied_to == reader and mine.denied >= HUNDREDTHS:
                return say("This pair fits its own sky, and you would have liked it too.")
            return say("This pair fits its own sky.")
        case Method.PLAYED_OUT, _ if _at_once(mine) < max(map(_at_once, others)):
            return say(
                "Less now, more by the end of round {round}: it played them on in mind.", round=thoughts.until
            )
        case _:
            return ""


def _at_once(some: Considered) -> int:
    """Points that are certain of a choice, the tiles laid as planned."""
    return sum(gain.points for gain in some.gains)
