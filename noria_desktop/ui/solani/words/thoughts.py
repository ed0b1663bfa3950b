"""Why a computer player chose as it did, and what it would advise, in sentences.

Everything it weighed lies open to all (rules.md 8, ruling 29), so nothing is kept back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from noria_desktop.bots.solani.thoughts import Considered, Gain, Method, Thoughts
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.state import Placing, State
from noria_desktop.ui.game_says import best_few
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.solani.words.actions import held_circle
from noria_desktop.ui.solani.words.names import (
    Reader,
    branch_name,
    circle_place,
    feature_name,
    gap_place,
    kind_of,
    listed,
    row_name,
    say,
    seat_name,
    tile_name,
    turn_of,
)
from noria_desktop.ui.solani.words.scores import change_text

HUNDREDTHS: Final = 100
"""What worths are counted in."""
TENTHS: Final = 10
"""What bars are counted in."""

RULE_OF: Final[dict[type, tuple[str, str]]] = {
    act.DraftCluster: ("4.2", "draft"),
    act.DraftBranch: ("4.2", "draft"),
    act.PlaceBranch: ("4.3", "placement"),
    act.PlaceCircle: ("4.3", "placement"),
    act.Discard: ("4.3", "placement"),
    act.TakeFeature: ("4.4", "features-draft"),
    act.DrawFeatures: ("4.4", "features-draft"),
    act.KeepFeature: ("4.4", "features-draft"),
    act.PlaceFeature: ("4.4", "features-draft"),
    act.Advance: ("4.1", "preparation"),
    act.SpendQuartz: ("8.6", "quartz"),
    act.KeepQuartz: ("8.6", "quartz"),
}
"""Number and anchor on the rules page of the rule under which each decision falls."""


def apart(action: Action, considered: Iterable[Considered], before: State) -> tuple[Considered, ...]:
    """Candidates of which each reads differently, best first; of equal tiles the chosen one, else the best."""
    found: dict[str, Considered] = {}
    for some in considered:
        words = candidate_text(some.action, before)
        if words not in found or some.action == action:
            found[words] = some
    return tuple(found.values())


def chosen_bars(action: Action, considered: Iterable[Considered], before: State) -> tuple[Considered, ...]:
    """The best few, with the chosen one among them, in falling order of the numbers shown."""
    found = sorted(apart(action, considered, before), key=lambda some: -some.worth)
    return tuple(sorted(best_few(found, action), key=lambda some: -some.worth))


def lead(some: Considered, shown: tuple[Considered, ...]) -> int:
    """By how many tenths of a point a candidate is hoped to be better than the weakest of those shown."""
    return round((some.worth - min(other.worth for other in shown)) * TENTHS / HUNDREDTHS)


def candidate_text(action: Action, before: State) -> str:
    """A candidate beside the others, short; ``before`` is the state it was weighed in."""
    match action:
        case act.DraftCluster(slot, planet):
            cluster = capital(tile_name(before.market.clusters[slot]))
            goal = None if planet is None else before.supply.track[planet]
            if goal is None:
                return cluster
            return say("{cluster} for the {planet}", cluster=cluster, planet=goal)
        case act.DraftBranch(slot):
            return capital(branch_name(before.market.branches[slot]))
        case act.PlaceBranch(space, mask):
            turn, of = turn_of(mask)
            if of == 1:
                return capital(gap_place(space))
            return say("{place}, turn {number}", place=capital(gap_place(space)), number=turn)
        case act.PlaceCircle(space) | act.PlaceFeature(space):
            tile = held_circle(before)
            place = circle_place(space)
            if tile is None:
                return capital(place)
            return say("{thing}: {place}", thing=capital(tile_name(tile)), place=place)
        case act.TakeFeature(feature) | act.KeepFeature(feature):
            return feature_name(feature)
        case act.DrawFeatures(row):
            return say("From the deck: {row}", row=row_name(row))
        case act.Discard():
            return say("Discard the tile")
        case act.SpendQuartz(kind):
            return say("Spend a quartz: draw the {kind} anew", kind=kind)
        case act.KeepQuartz():
            return say("Let Coyote pick first")
        case act.Advance():
            return say("Go on")
        case _:
            assert_never(action)


def question_text(action: Action, before: State) -> str:
    """What was decided, as a question; ``before`` is the state it was decided in."""
    match action:
        case act.DraftCluster(slot, planet) if planet is None:
            return say("Why the {tile}?", tile=tile_name(before.market.clusters[slot]))
        case act.DraftCluster(_, planet):
            goal = None if planet is None else before.supply.track[planet]
            return say("Why trade for the {tile}?", tile="" if goal is None else tile_name(goal))
        case act.DraftBranch(slot):
            return say("Why the {tile}?", tile=branch_name(before.market.branches[slot]))
        case act.PlaceBranch(space, mask):
            return say("Why the {tile} at {place}?", tile=branch_name(kind_of(mask)), place=gap_place(space))
        case act.PlaceCircle(space) | act.PlaceFeature(space):
            tile = held_circle(before)
            return say(
                "Why the {tile} at {place}?",
                tile=say("circular tile") if tile is None else tile_name(tile),
                place=circle_place(space),
            )
        case act.TakeFeature(feature) | act.KeepFeature(feature):
            return say("Why {feature}?", feature=feature)
        case act.DrawFeatures():
            return say("Why draw from the deck?")
        case act.Discard() | act.Advance() | act.SpendQuartz() | act.KeepQuartz():
            return say("What came next?")
        case _:
            assert_never(action)


def method_text(thoughts: Thoughts, action: Action, before: State) -> str:
    """How the decision was found: what was compared with what follows from the decision and from what is in hand."""
    match thoughts.method:
        case Method.ONLY:
            return say("There was nothing else to choose.")
        case Method.QUARTZ:
            return say("The computer players do not weigh quartz; they keep it.")
        case Method.SOME:
            return say("One of the better choices, taken by chance.")
        case Method.PLAYED_OUT:
            times = thoughts.iterations
            return say(
                "The game played on %n time(s) in mind, to the end of round {round}.",
                times,
                round=thoughts.until,
            )
        case Method.COUNTED:
            if _holds_both(before):
                return say("Every way to lay the last tiles counted out.")
            return say("Every place for the last tile counted out.")
        case Method.TILE | Method.PAIR:
            return _compared(thoughts, action, before)
        case _:
            assert_never(thoughts.method)


def _compared(thoughts: Thoughts, action: Action, before: State) -> str:
    """What was weighed by tables, without playing on."""
    match action:
        case act.TakeFeature() | act.DrawFeatures() | act.KeepFeature():
            return say("Every card weighed with the best place for its tile.")
        case act.DraftCluster() | act.DraftBranch() if thoughts.method is Method.TILE:
            return say("Every tile on offer compared, each on its best place.")
        case act.DraftCluster() | act.DraftBranch():
            if any(some.denied_to is not None for some in thoughts.considered):
                return say(
                    "Every tile on offer weighed together with the other tile of the round, and what the next player "
                    "would lose."
                )
            return say("Every tile on offer weighed together with the other tile of the round.")
        case act.PlaceBranch() | act.PlaceCircle() if thoughts.method is Method.PAIR and _holds_both(before):
            return say("Both tiles weighed together.")
        case _:
            return say("Every place for this one tile compared.")


def _holds_both(before: State) -> bool:
    """Whether the seat that lays tiles holds both of them."""
    if not isinstance(before.pending, Placing):
        return False
    sky = before.skies[before.pending.seat]
    return sky.held_branch is not None and sky.held_circle is not None


def gains_text(gains: tuple[Gain, ...]) -> str:
    """What is certain of a choice, row by row; empty where nothing changes."""
    return listed(change_text(gain.line, gain.points) for gain in gains if gain.points)


def denied_text(some: Considered, before: State, reader: Reader) -> str:
    """What it takes from the next player; empty where that is less than a point."""
    points = round(some.denied / HUNDREDTHS)
    if points < 1 or some.denied_to is None:
        return ""
    if some.denied_to == reader:
        return say("Costs you about %n point(s).", points)
    return say("Costs {seat} about %n point(s).", points, seat=seat_name(some.denied_to, before, reader))


def reason_lines(
    action: Action, thoughts: Thoughts, shown: tuple[Considered, ...], before: State, reader: Reader
) -> tuple[str, ...]:
    """How it was found, what it gains and denies, what the bars mean; ``shown`` are the candidates told."""
    lines = [method_text(thoughts, action, before)]
    mine = next((some for some in thoughts.considered if some.action == action), None)
    if mine is not None:
        if gains := gains_text(mine.gains):
            lines.append(say("Laid as planned: {gains}.", gains=gains))
        if denied := denied_text(mine, before, reader):
            lines.append(denied)
    if len(shown) > 1:
        if thoughts.method is Method.SOME and shown[0].action != action:
            lines.append(say("This player does not always take the best."))
        elif mine is not None and (higher := trusted_text(mine, shown)):
            lines.append(higher)
        lines.append(scale_text(thoughts))
    return tuple(lines)


def trusted_text(mine: Considered, shown: tuple[Considered, ...]) -> str:
    """Why a higher number was not chosen: it was given up earlier, after fewer games; empty where none is higher."""
    higher = [some for some in shown if some.worth > mine.worth]
    if not higher:
        return ""
    return say(
        "A higher number rests on fewer games, {games} against {more_games}, and was given up earlier.",
        games=max(some.visits for some in higher),
        more_games=mine.visits,
    )


def scale_text(thoughts: Thoughts) -> str:
    """What the bars count."""
    if thoughts.method is Method.COUNTED:
        return say("Lead over the weakest shown, as the others stand (0.1 points)")
    return say("Expected lead over the weakest shown (0.1 points)")


def hint_text(
    action: Action, thoughts: Thoughts, description: str, before: State, reader: Reader
) -> tuple[str, str]:
    """Advice for the player who decides: what to do, and what speaks for it."""
    title = say("Hint: {action}", action=description)
    mine = next((some for some in thoughts.considered if some.action == action), None)
    if mine is None:
        return title, method_text(thoughts, action, before)
    words = []
    if gains := gains_text(mine.gains):
        words.append(say("Laid as planned: {gains}.", gains=gains))
    if denied := denied_text(mine, before, reader):
        words.append(denied)
    told = apart(action, thoughts.considered, before)
    others = [some.worth for some in told if some.action != action]
    more = round((mine.worth - max(others)) / HUNDREDTHS) if others else 0
    if more > 0:
        words.append(say("About %n point(s) better than the next best.", more))
    elif others:
        words.append(say("The next best is nearly as good."))
    return title, " ".join(words) or method_text(thoughts, action, before)
