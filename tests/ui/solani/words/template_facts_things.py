"""What Solani says of things that were pressed, compared with the table."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import PlacingFeature
from noria_desktop.games.solani.terms import Bonus, Tile
from tests.ui.solani.words.template_reading import (
    SECTORS,
    Case,
    Fields,
    branch,
    called,
    check,
    circle_at,
    drafted,
    ends,
    gaps_round,
    key,
    kind,
    pointing,
    pressed_sky,
    tile,
)

# Refusals -----------------------------------------------------------------------------------------------------------


def slot_tile(case: Case, words: Any) -> bool:
    """The tile of a market slot that was pressed, or of a holding space."""
    assert case.thing is not None
    market = case.view.market
    if case.thing.kind == "cluster":
        return tile(words) is market.clusters[key(case)]
    if case.thing.kind == "branch":
        return branch(words) is market.branches[key(case)]
    pending = case.view.pending
    lies = {one for sky_there in case.view.skies for one in (sky_there.held_circle, sky_there.held_branch)}
    if isinstance(pending, PlacingFeature):
        lies.add(pending.feature)
    named = tile(words) or branch(words)
    return named is not None and named in lies


@check("The {tile} cannot be taken now.", "The {tile} waits until you hold a tile of each type.", "The {tile} has no space yet; the branch tile may open one.", "The {tile} has no gap yet; the circular tile opens one.")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    return slot_tile(case, f["tile"])


@check("The {tile} on place {number} of the market is yours already.")
def _(case: Case, f: Fields, n: int) -> Any:
    return slot_tile(case, f["tile"]) and f["number"] == key(case) + 1


@check("The {tile} is laid in the turn of {seat}.")
def _(case: Case, f: Fields, n: int) -> Any:
    return slot_tile(case, f["tile"]) and any(
        called(f["seat"], seat, case.view) for seat in range(len(case.view.skies))
    )


@check("{seat} took the {tile} on place {number} of the market.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.thing is not None
    market = case.view.market
    takers = market.cluster_takers if case.thing.kind == "cluster" else market.branch_takers
    return (
        slot_tile(case, f["tile"])
        and called(f["seat"], takers[key(case)], case.view)
        and f["number"] == key(case) + 1
    )


@check("It is the turn of the {kind}; the {tile} must wait.")
def _(case: Case, f: Fields, n: int) -> Any:
    return slot_tile(case, f["tile"]) and kind(f["kind"]) is drafted(case)


@check("No planet lies on this space of the track.")
def _(case: Case, f: Fields, n: int) -> Any:
    return case.view.supply.track[key(case)] is None


@check("This {planet} is only traded for a cluster of {stars} stars.")
def _(case: Case, f: Fields, n: int) -> Any:
    track = case.view.supply.track
    signs = {int(one) for one in f["stars"].split(" or ")}
    reach = {stars for stars, spaces in ends(track).items() if key(case) in spaces}
    return tile(f["planet"]) is track[key(case)] and signs == reach


@check("Other planets lie nearer to every sign than this {planet}.")
def _(case: Case, f: Fields, n: int) -> Any:
    track = case.view.supply.track
    near = any(key(case) in spaces for spaces in ends(track).values())
    return tile(f["planet"]) is track[key(case)] and not near


@check("Guiding Star of {stars}")
def _(case: Case, f: Fields, n: int) -> Any:
    if case.thing is None:
        return f["stars"] > 0  # of a drop: the template round it names the place and is compared there
    return f["stars"] == components().guiding[pressed_sky(case).board.index][key(case)]


@check("Sign of {stars} stars")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["stars"] == key(case)


@check("In reach: {planets}.")
def _(case: Case, f: Fields, n: int) -> Any:
    track = case.view.supply.track
    return [tile(word) for word in f["planets"].split(", ")] == [
        track[space] for space in sorted(ends(track)[key(case)])
    ]


@check("%n planet(s) in reserve, for when the track is empty.")
def _(case: Case, f: Fields, n: int) -> Any:
    return n == len(case.view.supply.reserve)


@check("Its nodes point {directions}.")
def _(case: Case, f: Fields, n: int) -> Any:
    found = pressed_sky(case)
    words = f["directions"]
    return (words if isinstance(words, int) else pointing(words)) == found.branches[key(case)]


@check("{bonus} is never taken: it scores by itself at the end.")
def _(case: Case, f: Fields, n: int) -> Any:
    names = {
        "Hearth Light": Bonus.HEARTH_LIGHT,
        "Gathering of Wanderers": Bonus.WANDERERS,
        "Clear Night": Bonus.CLEAR_NIGHT,
        "Great Figure": Bonus.GREAT_FIGURE,
    }
    assert case.thing is not None
    return names[f["bonus"]].value == case.thing.key


@check("{feature} is only taken for a Dark Sky token that you surrounded.", "{feature}: you own this card.", "{feature}: {seat} owns this card.")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    feature = tile(f["feature"])
    owner = next((seat for seat, one in enumerate(case.view.skies) if feature in one.features), None)
    assert case.thing is not None
    fits = feature is Tile(case.thing.key)
    return fits and ("seat" not in f or called(f["seat"], owner, case.view))


@check("%n feature card(s) won: they stay here and score at the end.")
def _(case: Case, f: Fields, n: int) -> Any:
    return n in {len(one.features) for one in case.view.skies}


@check("{filled} of {all} gaps round it are filled; all of them win a feature.")
def _(case: Case, f: Fields, n: int) -> Any:
    found, space = pressed_sky(case), key(case)
    round_it = gaps_round(space)
    return (f["filled"], f["all"]) == (
        sum(bool(found.branches[gap]) for gap in round_it),
        len(round_it),
    )


@check("{place}, {sector}")
def _(case: Case, f: Fields, n: int) -> Any:
    space = circle_at(f["place"])
    given = f["sector"] if not isinstance(f["sector"], str) else SECTORS[f["sector"]]
    down, right = divmod(key(case), 6)
    want = {(False, False): "nw", (False, True): "ne", (True, False): "sw", (True, True): "se"}[
        (down > 2, right > 2)
    ]
    return space == key(case) and given.value == want
