"""What Solani's hover cards say of things, compared with the table."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Bonus, Kind, Row
from tests.ui.solani.words.template_reading import (
    Case,
    Fields,
    branch,
    called,
    check,
    ends,
    gaps_round,
    key,
    kind,
    number,
    pressed_sky,
    row,
    tile,
)


def last(case: Case) -> str:
    """What the thing is called among those of its kind."""
    assert case.thing is not None
    return str(case.thing.key.rpartition(".")[2])


@check("{tile}, place {number} of the market")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.thing is not None
    market = case.view.market
    if case.thing.kind == "cluster":
        return f["number"] - 1 == key(case) and tile(f["tile"]) is market.clusters[key(case)]
    return f["number"] - 1 == key(case) and branch(f["tile"]) is market.branches[key(case)]


@check("Taken by {seat}.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.thing is not None
    market = case.view.market
    takers = market.cluster_takers if case.thing.kind == "cluster" else market.branch_takers
    return called(f["seat"], takers[key(case)], case.view)


@check("%n node(s), in any rotation.")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == components().nodes[case.view.market.branches[key(case)].index]


@check("May be traded at once for: {planets}.")
def _(case: Case, f: Fields, n: int) -> Any:
    track = case.view.supply.track
    (stars,) = components().values[case.view.market.clusters[key(case)].index]
    there = [track[space] for space in sorted(ends(track)[stars])]
    return [tile(word) for word in f["planets"].split(", ")] == there


@check("Market: {kind}", "Only a quartz draws the {kind} anew: press it first.")
def _(case: Case, f: Fields, n: int) -> Any:
    return kind(f["kind"]) is Kind(last(case))


@check("%n in the bag.")
def _(case: Case, f: Fields, n: int) -> Any:
    supply = case.view.supply
    return n == sum(supply.branch_bag if last(case) == Kind.BRANCH.value else supply.cluster_bag)


@check("Empty space {number} of the planet track")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["number"] - 1 == key(case) and case.view.supply.track[key(case)] is None


@check("{planet}, space {number} of the track")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["number"] - 1 == key(case) and tile(f["planet"]) is case.view.supply.track[key(case)]


@check("In reach of clusters of {stars} stars.")
def _(case: Case, f: Fields, n: int) -> Any:
    track = case.view.supply.track
    return {int(one) for one in f["stars"].split(" or ")} == {
        stars for stars, spaces in ends(track).items() if key(case) in spaces
    }


@check("Coyote has it: {points} points.")
def _(case: Case, f: Fields, n: int) -> Any:
    printed = components().coyote[case.view.options.coyote.index].feature
    assert case.view.coyote is not None
    return f["points"] == printed and any(one.value == last(case) for one in case.view.coyote.features)


@check("%n card(s) in the deck")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == len(case.view.supply.decks[Row(last(case)).index])


@check("%n open card(s) in the row")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == len(case.view.supply.rows[Row(last(case)).index])


@check("Who wins a feature may draw {drawn} and keep one.")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["drawn"] == components().drawn


@check("At most %n card(s) of each number.")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == components().feature_limit


def values(case: Case) -> list[Any]:
    """How all stand for the bonus tile."""
    return list(bonus_standing(case.view)[Bonus(last(case)).index])


@check(
    "%n point(s) there", "%n planet(s) without a node", "%n circular tile(s)", "%n circle(s) in one figure"
)
def _(case: Case, f: Fields, n: int) -> Any:
    return n in [one.value for one in values(case)]


@check("Coyote: {points} points now.")
def _(case: Case, f: Fields, n: int) -> Any:
    return case.view.coyote is not None and f["points"] == values(case)[-1].points


@check("%n loose node(s)")
def _(case: Case, f: Fields, n: int) -> Any:
    return n in [one.loose for one in values(case)]


@check("{points} points as it stands.")
def _(case: Case, f: Fields, n: int) -> Any:
    return number(f["points"]) == RULES.scores(case.view).total(len(case.view.skies))


@check("%n point(s)", "−%n point(s)")
def _(case: Case, f: Fields, n: int) -> Any:
    """The total of a sky that is looked at, under its name."""
    return n == abs(RULES.scores(case.view).total(key(case)))


@check("Sky of {seat}")
def _(case: Case, f: Fields, n: int) -> Any:
    return called(f["seat"], key(case), case.view)


@check("Holds {tiles}.")
def _(case: Case, f: Fields, n: int) -> Any:
    held = case.view.skies[key(case)]
    names = f["tiles"].split(", ")
    there = [one for one in (held.held_circle, held.held_branch) if one is not None]
    return [tile(word) or branch(word) for word in names] == there


@check("Round {number} of {rounds}")
def _(case: Case, f: Fields, n: int) -> Any:
    return (f["number"], f["rounds"]) == (case.view.round, 12)


@check("Coyote's plan for round {number}")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["number"] == case.view.round


@check("{seat} has the Sun and drafts first.")
def _(case: Case, f: Fields, n: int) -> Any:
    return called(f["seat"], case.view.sun, case.view)


@check("{filled} of {all} gaps round it are filled; all of them win a feature.")
def _(case: Case, f: Fields, n: int) -> Any:
    space = key(case)
    gaps = gaps_round(space)
    laid = sum(bool(pressed_sky(case).branches[gap]) for gap in gaps)
    return (f["filled"], f["all"]) == (laid, len(gaps))


@check("{seat}: {points} now.", "{seat}: not on the sky, it scores nothing.")
def _(case: Case, f: Fields, n: int) -> Any:
    """A feature card somebody won: the worth of it on the owner's sky."""
    (owner,) = [
        seat
        for seat, sky in enumerate(case.view.skies)
        if last(case) in [feature.value for feature in sky.features]
    ]
    if not called(f["seat"], owner, case.view):
        return False
    worth = {one.feature.value: one.points for one in tally(case.view.skies[owner]).features}
    return number(f["points"]) == worth[last(case)] if "points" in f else last(case) not in worth


@check("{feature}: {points}")
def _(case: Case, f: Fields, n: int) -> Any:
    worth = {one.feature: one.points for one in tally(pressed_sky(case)).features}
    feature = tile(f["feature"])
    assert feature is not None
    return number(f["points"]) == worth.get(feature, 0)


@check("%n quartz left")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == case.view.quartz


@check("At the end of the round it takes the first open card of the {row}.")
def _(case: Case, f: Fields, n: int) -> Any:
    return row(f["row"]) is components().coyote_features[case.view.round]


@check("Spend a quartz: draw the {kind} anew")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.action is not None
    return kind(f["kind"]) is case.action.kind and case.view.quartz > 0
