"""What Solani says of a decision, compared with the table: prompts, actions, previews."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import FEATURES, PLANETS, Line
from tests.ui.solani.words.template_reading import (
    LINES,
    Case,
    Fields,
    branch,
    called,
    changes,
    check,
    circle_at,
    closed,
    drafted,
    gap_at,
    gaps_round,
    held,
    key,
    kind,
    kind_of_mask,
    line_points,
    nodes_at,
    number,
    pressed_sky,
    row,
    sky,
    spoken,
    tile,
    total_change,
    turn_seat,
    turned,
    unplaced,
)

# Prompts ----------------------------------------------------------------------------------------------------------


@check("%n gap(s)")
def _(case: Case, f: Fields, n: int) -> Any:
    legal = RULES.legal_actions(case.moment.true)
    return n == len({one.space for one in legal if isinstance(one, act.PlaceBranch)})


@check("%n space(s)")
def _(case: Case, f: Fields, n: int) -> Any:
    legal = RULES.legal_actions(case.moment.true)
    return n == len({one.space for one in legal if isinstance(one, act.PlaceCircle | act.PlaceFeature)})


@check("It is the turn of the {kind}.", "Take one of the {kind} of the market.")
def _(case: Case, f: Fields, n: int) -> Any:
    return kind(f["kind"]) is drafted(case)


@check("Lay the feature tile: {feature}", "Lay your {tile}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f.get("feature") or f["tile"]) is held(case)


@check("{spaces} open to it, each beside a branch tile. Exactly {number} nodes score {number} more.")
def _(case: Case, f: Fields, n: int) -> Any:
    lies = held(case)
    return lies is not None and lies in FEATURES and f["number"] == components().numbers[lies.index]


def coming(found: Any) -> int:
    """Branch tiles that are still laid on a sky: one in each of the twelve rounds."""
    return 12 - sum(map(bool, found.branches))


def number_fits_somewhere(case: Case, number: int, *, ever: bool = False) -> bool:
    """Whether an empty circle beside a branch tile could come to so many nodes; ``ever``: by its gaps alone."""
    own = sky(case)
    most = len(own.branches) if ever else coming(own)
    taken = {
        *own.dark,
        *(space for space, stars in enumerate(components().guiding[own.board.index]) if stars),
    }
    return any(
        nodes_at(own, space)
        <= number
        <= nodes_at(own, space) + min(most, sum(not own.branches[gap] for gap in gaps_round(space)))
        for space, lying in enumerate(own.circles)
        if lying is None and space not in taken and any(own.branches[gap] for gap in gaps_round(space))
    )


@check("Either also scores {number} for exactly {number} nodes.")
def _(case: Case, f: Fields, n: int) -> Any:
    pending = case.view.pending
    assert isinstance(pending, Keeping)
    numbers = {components().numbers[card.index] for card in pending.drawn if card is not None}
    return numbers == {f["number"]} and number_fits_somewhere(case, f["number"])


@check("Round {number} of {rounds} begins", "Round {number} of {rounds}", "Round {number} is over", "Begin round {number}", "End round {number}")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    return f["number"] == case.view.round and f.get("rounds", 12) == 12


@check("Then the round is over, and the market of round {number} is drawn.")
def _(case: Case, f: Fields, n: int) -> Any:
    return bool(f["number"] == case.view.round + 1)


@check(
    "Take an open card, or draw {count} and keep one; {limit} of each number at most. "
    "Its number scores too, with exactly that many nodes."
)
def _(case: Case, f: Fields, n: int) -> Any:
    return (f["count"], f["limit"]) == (2, 2)


@check("Choose the first of %n features you won")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == sky(case).picks


@check("{seat} drafts", "{seat} lays both tiles", "{seat} won a feature", "{seat}: {question}", "{seat} decides now.", "Then {seat} goes on.")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    return called(f["seat"], turn_seat(case), case.view)


# Actions ----------------------------------------------------------------------------------------------------------


@check("Take the {tile}")
def _(case: Case, f: Fields, n: int) -> Any:
    market, name = case.view.market, unplaced(f["tile"])
    if isinstance(case.action, act.DraftBranch):
        return branch(name) is market.branches[case.action.slot]
    return tile(name) is market.clusters[case.action.slot]


@check("Take {feature}", "Keep {feature}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["feature"]) is case.action.feature


@check("Keep {feature}; {other} joins its row")
def _(case: Case, f: Fields, n: int) -> Any:
    pending = case.view.pending
    assert isinstance(pending, Keeping)
    return {tile(f["feature"]), tile(f["other"])} == set(pending.drawn) and tile(
        f["feature"]
    ) is case.action.feature


@check("Draw %n card(s) from the {row} and keep one")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == 2 and row(f["row"]) is case.action.row


@check("Trade the {tile} for the {planet} on space {number}")
def _(case: Case, f: Fields, n: int) -> Any:
    market, track = case.view.market, case.view.supply.track
    return (
        tile(unplaced(f["tile"])) is market.clusters[case.action.slot]
        and tile(f["planet"]) is track[f["number"] - 1]
        and f["number"] - 1 == case.action.planet
    )


@check("{tile} (place {number})")
def _(case: Case, f: Fields, n: int) -> Any:
    market = case.view.market
    row = market.branches if isinstance(case.action, act.DraftBranch) else market.clusters
    lies = row[f["number"] - 1]
    return f["number"] - 1 == case.action.slot and row.count(lies) > 1


@check("{branch} to {place}, {turn}")
def _(case: Case, f: Fields, n: int) -> Any:
    return branch(f["branch"]) is kind_of_mask(case.action.mask) and gap_at(f["place"]) == case.action.space and turned(f["turn"], case.action.mask)  # fmt: skip


@check("{tile} to {place}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["tile"]) is held(case) and circle_at(f["place"]) == case.action.space


@check("Discard {tile}: no space is left for it", "No space is left for the {tile}", "Discard {tile}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["tile"]) is held(case)


# Previews -----------------------------------------------------------------------------------------------------------


def lying(case: Case) -> tuple[Any, int]:
    """The sky on which a circle is spoken of, and its space."""
    if case.surface in ("refusal", "card"):
        return pressed_sky(case), key(case)
    assert case.after is not None
    return case.after.skies[turn_seat(case)], case.action.space


def stars(case: Case, found: Any, space: int) -> tuple[int, ...]:
    """The numbers of nodes that score there."""
    lies = found.circles[space]
    if lies is None:
        return (components().guiding[found.board.index][space],)
    if lies in LIGHTS:
        return (components().numbers[lies.index],)
    return components().values[lies.index]


LIGHTS = FEATURES


def still_wanted(case: Case, f: Fields, n: int) -> tuple[bool, bool]:
    """Whether the gaps round a circle leave one of its numbers within reach, and the branch tiles still to come too."""
    found, space = lying(case)
    wanted = stars(case, found, space)
    assert n == nodes_at(found, space)
    assert tuple(map(int, f["wanted"].split(" or "))) == wanted
    gaps = sum(not found.branches[gap] for gap in gaps_round(space))
    by_gaps = any(n < number <= n + gaps for number in wanted)
    return by_gaps, any(n < number <= n + min(gaps, coming(found)) for number in wanted)


@check("%n node(s) of {wanted}: still open.")
def _(case: Case, f: Fields, n: int) -> Any:
    return still_wanted(case, f, n) == (True, True)


@check("%n node(s) of {wanted}: too few gaps are left, it scores nothing.")
def _(case: Case, f: Fields, n: int) -> Any:
    return still_wanted(case, f, n) == (False, False)


@check("%n node(s) of {wanted}: too few branch tiles are still to come, it scores nothing.")
def _(case: Case, f: Fields, n: int) -> Any:
    return still_wanted(case, f, n) == (True, False)


@check("%n node(s), more than {wanted}: it scores nothing.")
def _(case: Case, f: Fields, n: int) -> Any:
    found, space = lying(case)
    return n == nodes_at(found, space) > f["wanted"] == max(stars(case, found, space))


@check("%n node(s): it scores {points}.")
def _(case: Case, f: Fields, n: int) -> Any:
    found, space = lying(case)
    return n == nodes_at(found, space) == f["points"] and n in stars(case, found, space)


@check("%n node(s) point at it: it is in no set.", "%n loose node(s) point here.")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == nodes_at(*lying(case)) > 0


def quarter(space: int) -> tuple[bool, bool]:
    """The sector of a circle: three rows by three columns."""
    return space // 6 < 3, space % 6 < 3


@check("In no set of its sector as it stands: 0.")
def _(case: Case, f: Fields, n: int) -> Any:
    """Others lie there and score without it: three planets of two colours are one pair."""
    found, space = lying(case)
    mine = [
        one
        for one, lies in enumerate(found.circles)
        if lies in PLANETS and not nodes_at(found, one) and quarter(one) == quarter(space)
    ]
    return space in mine and len(mine) > 2


@check("Alone in its sector: 0; with a second planet {points}.")
def _(case: Case, f: Fields, n: int) -> Any:
    found, space = lying(case)
    mine = [
        one
        for one, lies in enumerate(found.circles)
        if lies in PLANETS and not nodes_at(found, one) and quarter(one) == quarter(space)
    ]
    return mine == [space] and f["points"] == components().different[2] == components().same[2]


def number_stands(case: Case, f: Fields, n: int) -> tuple[int, int]:
    """The number of the feature spoken of, and how many nodes may still come; the sentence's own figures are compared."""
    found, space = lying(case)
    (number,) = stars(case, found, space)
    assert n == nodes_at(found, space)
    assert f.get("number", number) == number
    scored = next(one for one in tally(found).features if one.space == space)
    assert f["points"] == scored.points
    return number, sum(not found.branches[gap] for gap in gaps_round(space))


@check("%n node(s), exactly its number: it brings {points} now.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_stands(case, f, n)[0] == n <= f["points"]


@check("%n node(s), more than its number {number}: only its own condition scores, {points} now.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_stands(case, f, n)[0] < n


@check("%n node(s), and too few gaps for its number {number}: only its own condition scores, {points} now.")
def _(case: Case, f: Fields, n: int) -> Any:
    number, left = number_stands(case, f, n)
    return n + left < number


@check("%n node(s); exactly {number} score {number} more. Its own condition scores {points} now.")
def _(case: Case, f: Fields, n: int) -> Any:
    number, left = number_stands(case, f, n)
    return n < number <= n + min(left, coming(lying(case)[0]))


@check(
    "%n node(s), and too few branch tiles are still to come for its number {number}: only its own condition scores, "
    "{points} now."
)
def _(case: Case, f: Fields, n: int) -> Any:
    number, left = number_stands(case, f, n)
    return n + coming(lying(case)[0]) < number <= n + left


@check("Scores {points} with exactly as many nodes.")
def _(case: Case, f: Fields, n: int) -> Any:
    given = tuple(map(int, f["points"].split(" or ")))
    if isinstance(case.action, act.DraftCluster) and case.surface == "preview":
        return given == components().values[case.view.market.clusters[case.action.slot].index]
    if case.thing is not None and case.thing.kind == "cluster":
        return given == components().values[case.view.market.clusters[key(case)].index]
    if case.thing is not None and case.thing.kind == "held":
        return True
    found, space = lying(case)
    return given == stars(case, found, space)


@check("Total {before} → {after}")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.after is not None
    seat = turn_seat(case)
    return (number(f["before"]), number(f["after"])) == (RULES.scores(case.view).total(seat), RULES.scores(case.after).total(seat))  # fmt: skip


@check("Total {before}, as before")
def _(case: Case, f: Fields, n: int) -> Any:
    return number(f["before"]) == RULES.scores(case.view).total(turn_seat(case)) and not total_change(case)


@check("plus {points}", "minus {points}")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["points"] in {abs(change) for change in (total_change(case), *changes(case).values())}


@check("{line} {change}")
def _(case: Case, f: Fields, n: int) -> Any:
    return changes(case).get(LINES[f["line"]]) == spoken(f["change"])


@check("{total}: {changes}")
def _(case: Case, f: Fields, n: int) -> Any:
    return spoken(f["total"]) == total_change(case)


def _became(case: Case, f: Fields) -> tuple[int, int, int]:
    """The circle that is named, and what it scored before and after."""
    thing, _, place = f["thing"].removesuffix(")").partition(" (")
    space = circle_at(place)
    assert space is not None
    assert case.after is not None
    was, now = tally(sky(case)), tally(case.after.skies[turn_seat(case)])
    lies = sky(case).circles[space]
    stars = components().guiding[sky(case).board.index][space]
    if lies is None:
        assert thing == f"Guiding Star of {stars}"
    else:
        assert tile(thing[0].lower() + thing[1:]) is lies
    assert was.fates[space] is not now.fates[space]
    return space, was.points[space], now.points[space]


@check("Lost: {thing}, a node too many. It scored {points}.")
def _(case: Case, f: Fields, n: int) -> Any:
    space, was, now = _became(case, f)
    assert case.after is not None
    fate = tally(case.after.skies[turn_seat(case)]).fates[space]
    return was == f["points"] and now == 0 and fate is Fate.OVERFILLED


@check("Spoilt: {thing}, a node too many.", "Spoilt: {thing}, too few gaps are left.", "Lost: {thing}, a node points at the planet.")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    space, _, now = _became(case, f)
    assert case.after is not None
    fate = tally(case.after.skies[turn_seat(case)]).fates[space]
    return now == 0 and fate in (Fate.OVERFILLED, Fate.OUT_OF_REACH, Fate.TETHERED)


@check("No space has gaps enough for {number} nodes now.")
def _(case: Case, f: Fields, n: int) -> Any:
    return not number_fits_somewhere(case, f["number"], ever=True)


@check("Too few branch tiles are still to come for {number} nodes.")
def _(case: Case, f: Fields, n: int) -> Any:
    late = not number_fits_somewhere(case, f["number"])
    return late and number_fits_somewhere(case, f["number"], ever=True)


@check("%n tile(s) more out of reach: too few branch tiles are still to come.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.after is not None
    before, after = sky(case), case.after.skies[turn_seat(case)]

    def wants(own: Any, space: int, numbers: Any, tiles: int) -> bool:
        free = sum(not own.branches[gap] for gap in gaps_round(space))
        have = nodes_at(own, space)
        return have not in numbers and any(0 < number - have <= min(free, tiles) for number in numbers)

    def only_late(own: Any, space: int, numbers: Any) -> bool:
        return wants(own, space, numbers, 99) and not wants(own, space, numbers, coming(own))

    late = 0
    for space, numbers in enumerate(tally(before).wanted):
        late += wants(before, space, numbers, coming(before)) and only_late(after, space, numbers)
    return n == late


def number_became(case: Case, f: Fields) -> tuple[Fate, Fate]:
    """What a feature's number was and is, counted from the tiles: the sentence's own figure and place are compared."""
    name, _, place = f["thing"].removesuffix(")").partition(" (")
    space = circle_at(place)
    assert space is not None
    assert case.after is not None
    before, after = sky(case), case.after.skies[turn_seat(case)]
    lies = before.circles[space]
    assert lies is not None
    assert lies in FEATURES
    assert f["number"] == components().numbers[lies.index]
    assert tile(name) == lies
    fates = []
    for found in (before, after):
        nodes, left = nodes_at(found, space), sum(not found.branches[gap] for gap in gaps_round(space))
        if nodes >= f["number"]:
            fates.append(Fate.SCORES if nodes == f["number"] else Fate.OVERFILLED)
        else:
            fates.append(Fate.OPEN if nodes + left >= f["number"] else Fate.OUT_OF_REACH)
    return fates[0], fates[1]


@check("Lost: number {number} of {thing}, a node too many. It scored {number}.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_became(case, f) == (Fate.SCORES, Fate.OVERFILLED)


@check("Spoilt: number {number} of {thing}, a node too many.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_became(case, f) == (Fate.OPEN, Fate.OVERFILLED)


@check("Spoilt: number {number} of {thing}, too few gaps are left.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_became(case, f) == (Fate.OPEN, Fate.OUT_OF_REACH)


@check("Won: number {number} of {thing}, it scores {number}.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number_became(case, f) == (Fate.OPEN, Fate.SCORES)


@check("Won: {thing}, it scores {points}.")
def _(case: Case, f: Fields, n: int) -> Any:
    _, was, now = _became(case, f)
    return now == f["points"] > was


@check("{thing} ({place})")
def _(case: Case, f: Fields, n: int) -> Any:
    space = circle_at(f["place"])
    if space is not None and sky(case).circles[space] in FEATURES:
        return True  # compared in the sentence that it stands in
    return _became(case, {"thing": f"{f['thing']} ({f['place']})"})


@check(
    "You have won %n feature(s), to be chosen when everybody has laid.",
    "You have won %n feature(s): Coyote drafts its second tile, then you choose.",
    "You have won %n feature(s): Coyote drafts its second tile, then you choose, and then the game is over.",
)
def _(case: Case, f: Fields, n: int) -> Any:
    return n == case.view.skies[0].picks > 0


def owned_of(case: Case, number: int) -> int:
    """Feature cards of a number that whoever decides owns."""
    return sum(components().numbers[card.index] == number for card in sky(case).features)


@check("Of number {left} only: you have {limit} of number {full}.")
def _(case: Case, f: Fields, n: int) -> Any:
    left, full = int(f["left"]), int(f["full"])
    own = case.view.skies[0].features
    count = [sum(components().numbers[card.index] == number for card in own) for number in (left, full)]
    return {left, full} == {2, 3} and count[0] < count[1] == f["limit"] == 2


@check(
    "surrounds %n Dark Sky token(s): a feature each",
    "surrounds %n Dark Sky token(s): a feature each, of number {left} only: you have {limit} of number {full}",
)
def _(case: Case, f: Fields, n: int) -> Any:
    was = sky(case)
    if "full" in f:
        left, full = int(f["left"]), int(f["full"])
        assert {left, full} == {2, 3}
        assert owned_of(case, left) < owned_of(case, full) == f["limit"] == 2
    elif case.choice is None:
        assert max(owned_of(case, 2), owned_of(case, 3)) < 2
    if case.choice is not None:
        return 0 < n <= sum(not done for done in was.surrounded)
    assert case.after is not None
    now = case.after.skies[turn_seat(case)]
    return n == sum(closed(now, space) and not closed(was, space) for space in was.dark)


@check("{change} {line}", "{change} for fewer loose nodes", "{change} for more loose nodes")
def _(case: Case, f: Fields, n: int) -> Any:
    line = LINES[f["line"]] if "line" in f else Line.LOOSE
    if case.choice is None:
        return changes(case).get(line) == number(f["change"])
    recorded = {
        gain.points for some in case.choice.thoughts.considered for gain in some.gains if gain.line is line
    }
    return number(f["change"]) in recorded or line is Line.BONUS or case.after is not None or _played(case, line, number(f["change"]))  # fmt: skip


def _played(case: Case, line: Line, change: int) -> bool:
    """Whether a way of the record changes the row so, played by the rules."""
    assert case.choice is not None
    seat = turn_seat(case)
    for some in case.choice.thoughts.considered:
        state = case.moment.true
        try:
            for action in (some.action, *some.then):
                state = RULES.apply(state, action).state
        except Exception:
            continue
        if line_points(state, seat, line) - line_points(case.view, seat, line) == change:
            return True
    return False
