"""Words while a tile is in hand: what laying it there would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.placement import closed_round
from noria_desktop.games.solani.planets import PlanetSet
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.i18n import Text, Texts, capital, minus, translate
from noria_desktop.ui.solani.board.viewpoint import decider
from noria_desktop.ui.solani.words.actions import describe_action
from noria_desktop.ui.solani.words.features import feature_lines
from noria_desktop.ui.solani.words.names import circle_place, say, tile_name
from noria_desktop.ui.solani.words.scores import change_text, spoken_line
from noria_desktop.ui.solani.words.winnings import surrounded_text

Told = tuple[str, ...]


def preview(before: State, after: State, action: Action) -> tuple[str, Told]:
    """What the action would change: the total, each row of the score, what it wins or leaves open."""
    title = describe_action(action, before)
    seat = decider(before)
    if seat is None:
        return title, ()
    match action:
        case act.PlaceBranch() | act.PlaceCircle() | act.PlaceFeature():
            return title, placement_lines(before, after, seat, action)
        case act.DraftCluster(slot, planet) if planet is None:
            return title, (_cluster_line(before, slot),)
        case act.DraftCluster():
            return title, (say("Scores in sets, counted sector by sector, while no node points at it."),)
        case act.TakeFeature(feature) | act.KeepFeature(feature):
            return title, feature_lines(feature)
        case _:
            return title, ()


def placement_lines(before: State, after: State, seat: Seat, action: Action) -> Told:
    """The changes of a placement, the total first, then what is won for good and what is lost, then what is gained.

    Where there is little room the ribbon shows the first lines only: what falls away is never a loss.
    """
    was, later = scores(before), scores(after)
    rows = tuple((change < 0, change_text(line, change)) for line, change in _changes(was, later, seat))
    lying: Told = ()
    own: Told = ()
    if isinstance(action, act.PlaceCircle | act.PlaceFeature):
        now = tally(after.skies[seat])
        own, lying = (standing(now, action.space),), planet_lines(now, action.space)
        if not _comes_early(now, action.space):
            own, lying = (), own + lying
    became = _became(before, after, seat)
    return (
        _total_line(was, later, seat),
        *surrounding(before, after, seat),
        *own,
        *(words for lost, words in became if lost),
        *(words for lost, words in rows if lost),
        *(words for lost, words in rows if not lost),
        *(words for lost, words in became if not lost),
        *lying,
    )


def _comes_early(now: Tally, space: int) -> bool:
    """Whether how a circle stands is to be read before the points: it is lost, or a feature with its number."""
    if now.fates[space] in (Fate.FEATURE, Fate.TETHERED):
        return True
    return now.still(space) in (Fate.OUT_OF_REACH, Fate.OVERFILLED)


def spoken(before: State, after: State, action: Action) -> str:
    """What an action would change, for screen readers: points in words, then what it wins or leaves open."""
    seat = decider(before)
    if seat is None or not isinstance(action, act.PlaceBranch | act.PlaceCircle | act.PlaceFeature):
        return " ".join(preview(before, after, action)[1])
    words = spoken_change(before, after, seat)
    if isinstance(action, act.PlaceBranch):
        return words
    for more in _lying(tally(after.skies[seat]), action.space):
        words = say("{change}; {more}", change=words, more=more)
    return words


def spoken_change(before: State, after: State, seat: Seat) -> str:
    """The same in one breath, for screen readers: "plus 3: Star Clusters plus 4, Loose nodes minus 1"."""
    was, now = scores(before), scores(after)
    changes = tuple(
        say("{line} {change}", line=spoken_line(line, change), change=_spoken(change))
        for line, change in _changes(was, now, seat)
    )
    words = _spoken(now.total(seat) - was.total(seat))
    if changes:
        words = say(
            "{total}: {changes}",
            total=words,
            changes=translate("Solani", ", ", "separator of a list").join(changes),
        )
    for more in (*fates(before, after, seat), *surrounding(before, after, seat)):
        words = say("{change}; {more}", change=words, more=more)
    return words


def _changes(was: ScoreSheet, now: ScoreSheet, seat: Seat) -> Iterator[tuple[Line, int]]:
    """Rows of the score sheet that change, bonus tiles included."""
    for old, new in zip(was.of(seat), now.of(seat), strict=True):
        if change := new.points - old.points:
            assert isinstance(new.code, Line)
            yield new.code, change


def _total_line(was: ScoreSheet, now: ScoreSheet, seat: Seat) -> str:
    """The total before and after."""
    before, after = was.total(seat), now.total(seat)
    if before != after:
        return say("Total {before} → {after}", before=minus(before), after=minus(after))
    return say("Total {before}, as before", before=minus(before))


def fates(before: State, after: State, seat: Seat) -> Told:
    """What lies already and is spoilt or won by it, one by one: a sum that stays the same may hide both."""
    return tuple(words for _, words in _became(before, after, seat))


def _became(before: State, after: State, seat: Seat) -> tuple[tuple[bool, str], ...]:
    """The same, each with whether it is a loss; of a feature what becomes of its number."""
    sky = before.skies[seat]
    was, now = tally(sky), tally(after.skies[seat])
    found: list[tuple[bool, str]] = []
    for space, tile in enumerate(sky.circles):
        if was.fates[space] is Fate.FEATURE:
            old, new = was.number_fate(space), now.number_fate(space)
            (number,) = was.wanted[space]
            words = "" if old is new else _new_number(new, _circle(sky, space), number, old)
        elif tile is not None or components().guiding[sky.board.index][space]:
            old, new = was.fates[space], now.fates[space]
            words = (
                ""
                if old is new
                else _new_fate(new, _circle(sky, space), was.points[space], now.points[space])
            )
        else:
            continue
        if words:
            found.append((new is not Fate.SCORES, words))
    late = sum(
        was.still(space) is Fate.OPEN and now.comes_too_late(space) for space, _ in enumerate(sky.circles)
    )
    if late:
        found.append(
            (True, say("%n tile(s) more out of reach: too few branch tiles are still to come.", late))
        )
    return tuple(found)


def _circle(sky: Sky, space: int) -> str:
    """A tile or Guiding Star, and where it lies."""
    tile = sky.circles[space]
    stars = components().guiding[sky.board.index][space]
    name = say("Guiding Star of {stars}", stars=stars) if tile is None else capital(tile_name(tile))
    return say("{thing} ({place})", thing=name, place=circle_place(space))


def _new_fate(fate: Fate, thing: str, was: int, now: int) -> str:
    """What became of a circle; empty where nothing was spoilt or won."""
    match fate:
        case Fate.OVERFILLED if was:
            return say("Lost: {thing}, a node too many. It scored {points}.", thing=thing, points=was)
        case Fate.OVERFILLED:
            return say("Spoilt: {thing}, a node too many.", thing=thing)
        case Fate.OUT_OF_REACH:
            return say("Spoilt: {thing}, too few gaps are left.", thing=thing)
        case Fate.TETHERED:
            return say("Lost: {thing}, a node points at the planet.", thing=thing)
        case Fate.SCORES:
            return say("Won: {thing}, it scores {points}.", thing=thing, points=now)
        case _:
            return ""


def _new_number(fate: Fate, thing: str, number: int, was: Fate) -> str:
    """What became of a feature's number; empty where nothing was spoilt or won."""
    match fate:
        case Fate.OVERFILLED if was is Fate.SCORES:
            words = say("Lost: number {number} of {thing}, a node too many. It scored {number}.")
        case Fate.OVERFILLED:
            words = say("Spoilt: number {number} of {thing}, a node too many.")
        case Fate.OUT_OF_REACH:
            words = say("Spoilt: number {number} of {thing}, too few gaps are left.")
        case Fate.SCORES:
            words = say("Won: number {number} of {thing}, it scores {number}.")
        case _:
            return ""
    return words.format(number=number, thing=thing)


def surrounding(before: State, after: State, seat: Seat) -> Told:
    """Dark Sky tokens whose last gap would be filled."""
    sky, later = before.skies[seat], after.skies[seat]
    new = sum(
        closed_round(later.branches, space) and not closed_round(sky.branches, space) for space in sky.dark
    )
    if not new:
        return ()
    return (surrounded_text(new, later),)


def _lying(now: Tally, space: int) -> Told:
    """How a circular tile would lie: nodes against what it wants; of a planet what its sector makes of it."""
    return (standing(now, space), *planet_lines(now, space))


def standing(now: Tally, space: int) -> str:
    """How a circle stands."""
    fate, nodes, wanted, points = now.fates[space], now.nodes[space], now.wanted[space], now.points[space]
    late = now.comes_too_late(space)
    if fate is Fate.FEATURE:
        (number,) = wanted
        if late:
            return say(
                "%n node(s), and too few branch tiles are still to come for its number {number}: "
                "only its own condition scores, {points} now.",
                nodes,
                number=number,
                points=points,
            )
        return number_text(now.number_fate(space), nodes, number, points)
    if late:
        return say(
            "%n node(s) of {wanted}: too few branch tiles are still to come, it scores nothing.",
            nodes,
            wanted=_or(wanted),
        )
    return fate_text(fate, nodes, wanted, points)


def planet_lines(now: Tally, space: int) -> Told:
    """What a planet that counts brings: the sets of its sector it is part of; nothing for other circles.

    Source: rules.md 5.1, ruling 23.
    """
    if now.fates[space] is not Fate.UNTETHERED:
        return ()
    sets = tuple(_set_text(found) for found in now.sets if space in found.circles)
    if sets:
        return sets
    if now.untethered[SECTOR_OF[space].index] > 1:
        return (say("In no set of its sector as it stands: 0."),)
    of_two = min(components().different[2], components().same[2])
    return (say("Alone in its sector: 0; with a second planet {points}.", points=of_two),)


def _set_text(found: PlanetSet) -> str:
    """A set of planets."""
    count = len(found.circles)
    if found.colour is None:
        words = say("%n different colour(s) in this sector: {points}.", count)
    else:
        words = say("%n of one colour in this sector: {points}.", count)
    return words.format(points=found.points)


def number_text(fate: Fate, nodes: int, number: int, points: int) -> str:
    """How a feature tile stands: its number scores for exactly so many nodes, its own clause whatever they are.

    Args:
        fate: what becomes of its number.
        nodes: that touch it.
        number: printed on it.
        points: of number and clause together.
    """
    match fate:
        case Fate.SCORES:
            return say(
                "%n node(s), exactly its number: it brings {points} now.",
                nodes,
                points=points,
            )
        case Fate.OVERFILLED:
            return say(
                "%n node(s), more than its number {number}: only its own condition scores, {points} now.",
                nodes,
                number=number,
                points=points,
            )
        case Fate.OUT_OF_REACH:
            return say(
                "%n node(s), and too few gaps for its number {number}: only its own condition scores, {points} now.",
                nodes,
                number=number,
                points=points,
            )
        case _:
            return say(
                "%n node(s); exactly {number} score {number} more. Its own condition scores {points} now.",
                nodes,
                number=number,
                points=points,
            )


def fate_text(fate: Fate, nodes: int, wanted: tuple[int, ...], points: int) -> str:
    """How a circle stands, in words and numbers."""
    match fate:
        case Fate.SCORES:
            return say("%n node(s): it scores {points}.", nodes, points=points)
        case Fate.OPEN:
            return say("%n node(s) of {wanted}: still open.", nodes, wanted=_or(wanted))
        case Fate.OVERFILLED:
            return say("%n node(s), more than {wanted}: it scores nothing.", nodes, wanted=max(wanted))
        case Fate.OUT_OF_REACH:
            return say(
                "%n node(s) of {wanted}: too few gaps are left, it scores nothing.", nodes, wanted=_or(wanted)
            )
        case Fate.UNTETHERED:
            return say("No node points at it: it counts (rule 5.1).")
        case Fate.TETHERED:
            return say("%n node(s) point at it: it is in no set.", nodes)
        case Fate.LOOSE:
            return say("%n loose node(s) point here.", nodes)
        case Fate.EMPTY | Fate.DARK | Fate.FEATURE:  # a feature's number is told by number_text
            return say("No node points here.")


def _or(wanted: tuple[int, ...]) -> str:
    """The numbers of nodes that score."""
    return translate("Solani", " or ", "between numbers").join(str(number) for number in wanted)


def _cluster_line(state: State, slot: int) -> str:
    """What a cluster asks for."""
    cluster = state.market.clusters[slot]
    return wants_text(components().values[cluster.index])


def wants_text(values: tuple[int, ...]) -> str:
    """What a cluster or Guiding Star asks for."""
    return say("Scores {points} with exactly as many nodes.", points=_or(values))


def _spoken(change: int) -> str:
    """A change in words."""
    if change == 0:
        return say("no change")
    if change > 0:
        return say("plus {points}", points=change)
    return say("minus {points}", points=-change)


why_text: Final = Texts(
    Why,
    NOT_NOW=Text("Solani", "That is not possible now."),
    DRAFT_FIRST=Text("Solani", "Draft first: tiles are laid once you hold one of each type."),
    PLACE_FIRST=Text("Solani", "First lay the tiles you hold."),
    PICK_FIRST=Text("Solani", "First choose the feature you won."),
    KEEP_FIRST=Text("Solani", "First keep one of the cards you drew."),
    FEATURE_FIRST=Text("Solani", "First lay the feature tile you won."),
    QUARTZ_FIRST=Text("Solani", "Coyote picks first this round."),
    NO_QUARTZ=Text("Solani", "You have no quartz left."),
    QUARTZ_TOO_LATE=Text("Solani", "Quartz is spent before the first pick of a round."),
    LAST_BRANCHES=Text("Solani", "The branch tiles of round 12 have no bag to be drawn from."),
    NO_SUCH_SLOT=Text("Solani", "The market has no such place this round."),
    ALREADY_TAKEN=Text("Solani", "Somebody has taken that tile already."),
    WRONG_TYPE=Text("Solani", "The other type of tile is drafted now."),
    WHITE_STAR=Text("Solani", "A cluster with a white star cannot be traded."),
    NO_PLANET=Text("Solani", "No planet lies there."),
    OUT_OF_REACH=Text(
        "Solani", "This cluster reaches only the planet nearest to its own sign, with no other in between."
    ),
    NOT_HELD=Text("Solani", "You hold no such tile."),
    NO_SUCH_SPACE=Text("Solani", "There is no such space."),
    WRONG_SHAPE=Text("Solani", "The branch tile you hold does not look like this."),
    SPACE_TAKEN=Text("Solani", "A tile lies there already."),
    GUIDING_STAR=Text("Solani", "A Guiding Star cannot be covered."),
    DARK_SKY=Text("Solani", "A Dark Sky token blocks this space for the whole game."),
    NO_CIRCLE_BESIDE=Text(
        "Solani", "A branch tile needs a cluster, planet, feature or Guiding Star beside it."
    ),
    NO_BRANCH_BESIDE=Text("Solani", "A circular tile needs a branch tile beside it."),
    BRANCH_COMES_FIRST=Text("Solani", "The branch tile comes first; it may open a space for this one."),
    HAS_A_SPACE=Text("Solani", "This tile still has a space, so it must be laid."),
    NOT_ON_OFFER=Text("Solani", "That card does not lie open in its row."),
    LIMIT_OF_NUMBER=Text("Solani", "You own two cards of this number already; more are not allowed."),
    EMPTY_DECK=Text("Solani", "This deck has no cards left."),
    NOT_DRAWN=Text("Solani", "Only one of the cards just drawn can be kept."),
)
"""The refusal in words."""
