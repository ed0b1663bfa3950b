"""What Solani says of what happened and was weighed, compared with the table: log, told line, reasons, hints."""

from __future__ import annotations

from typing import Any

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Keeping
from noria_desktop.games.solani.terms import Tile
from tests.ui.solani.words.template_reading import (
    Case,
    Fields,
    branch,
    called,
    check,
    circle_at,
    closed,
    gap_at,
    held,
    key,
    kind,
    kind_of_mask,
    number,
    pressed_sky,
    row,
    tile,
    turned,
)

# The log ------------------------------------------------------------------------------------------------------------


@check("Round {number} · {sun}")
def _(case: Case, f: Fields, n: int) -> Any:
    return f["number"] == case.event.round == case.view.round


@check("the Sun goes to {seat}", "{seat} has the Sun and drafts first.")
def _(case: Case, f: Fields, n: int) -> Any:
    given = getattr(case.event, "sun", None)
    if given is None:
        given = getattr(case.event, "seat", case.view.sun)
    return called(f["seat"], given, case.view)


@check("%n planet(s) of the reserve come onto the track")
def _(case: Case, f: Fields, n: int) -> Any:
    after = case.moment.after.supply.track
    return n == sum(planet is not None for planet in after) - sum(
        p is not None for p in case.view.supply.track
    )


@check("%n were equal; the leftmost is taken.")
def _(case: Case, f: Fields, n: int) -> Any:
    best = max(one.worth for one in case.event.candidates)
    return n == sum(one.worth == best for one in case.event.candidates) > 1


@check("It has no {planet} yet, and this one can be reached.")
def _(case: Case, f: Fields, n: int) -> Any:
    event: Any = case.event or next(one for one in case.moment.events if isinstance(one, ev.CoyoteDecided))
    coyote, space = case.view.coyote, event.candidates[event.chosen].planet
    assert coyote is not None
    planet = case.view.supply.track[space]
    return tile(f["planet"]) is planet and planet not in coyote.planets


@check("Every %n round(s) it simply takes the first open card.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.view.coyote is not None
    rows = case.view.supply.rows
    return n == 3 and case.view.round % n == 0 and any(row and row[0] is case.event.feature for row in rows)


@check("Less now, more by the end of round {round}: it played them on in mind.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    thoughts = case.choice.thoughts
    sums = {some.action: sum(gain.points for gain in some.gains) for some in thoughts.considered}
    return f["round"] == thoughts.until and sums[case.choice.action] < max(sums.values())


@check("Back into the bags: {tiles}")
def _(case: Case, f: Fields, n: int) -> Any:
    market = case.view.market
    left = [t for t, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None or (case.event.clusters and not case.event.branches)]  # fmt: skip
    kinds = [b for b, taker in zip(market.branches, market.branch_takers, strict=True) if taker is None]
    named = f["tiles"].split(", ")
    wanted: list[Any] = (left if case.event.clusters else []) + (kinds if case.event.branches else [])
    return [tile(word) or branch(word) for word in named] == wanted


@check("Market: stars {stars}; nodes {nodes}", "Market: stars {stars}", "Market: nodes {nodes}")
def _(case: Case, f: Fields, n: int) -> Any:
    market = case.moment.after.market
    names = {Tile.C2: "2", Tile.C3: "3", Tile.C4: "4", Tile.W21: "2+1", Tile.W31: "3+1"}
    nodes = {"i": 1, "l": 2, "v": 2, "t": 3, "x": 4}
    ok = True
    if "stars" in f:
        ok = f["stars"].split(", ") == [names[one] for one in market.clusters]
    if "nodes" in f:
        ok = ok and f["nodes"].split(", ") == [str(nodes[one.value[0]]) for one in market.branches]
    return ok


@check("spent a quartz to draw the {kind} anew, {left} left")
def _(case: Case, f: Fields, n: int) -> Any:
    return (
        f["left"] == case.moment.after.quartz == case.view.quartz - 1 and kind(f["kind"]) is case.event.kind
    )


@check("took the {tile}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["tile"]) is case.view.market.clusters[case.event.slot]


@check("took the {branch}", "took the {branch} out of the game")
def _(case: Case, f: Fields, n: int) -> Any:
    return branch(f["branch"]) is case.view.market.branches[case.event.slot]


@check("traded the {tile} for the {planet}")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["tile"]) is case.view.market.clusters[case.event.slot] and tile(f["planet"]) is case.view.supply.track[case.event.space]  # fmt: skip


@check("{cluster} for the {planet}")
def _(case: Case, f: Fields, n: int) -> Any:
    market, track = case.view.market, case.view.supply.track
    return tile(f["cluster"]) in market.clusters and tile(f["planet"]) in track


@check("{tile} → {place}")
def _(case: Case, f: Fields, n: int) -> Any:
    event, after = case.event, case.moment.after
    gap = gap_at(f["place"])
    if gap is not None:
        return gap == event.space and branch(f["tile"]) is kind_of_mask(after.skies[event.seat].branches[gap])
    space = circle_at(f["place"])
    return space == event.space and after.skies[event.seat].circles[event.space] is tile(f["tile"])


@check("no space for {tile}: out of the game")
def _(case: Case, f: Fields, n: int) -> Any:
    return tile(f["tile"]) in case.moment.after.supply.gone


@check("surrounded the Dark Sky token at {place}")
def _(case: Case, f: Fields, n: int) -> Any:
    space = circle_at(f["place"])
    found = case.moment.after.skies[case.event.seat]
    return space is not None and space in found.dark and closed(found, space)


@check("won the feature {feature}", "kept {feature}", "took the first open feature, {feature}", "took {feature} from the deck")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    after, feature = case.moment.after, tile(f["feature"])
    if isinstance(case.event, ev.CoyoteFeature):
        assert after.coyote is not None
        return after.coyote.features[-1] is feature
    return after.skies[case.event.seat].features[-1] is feature


@check("kept {feature}; {other} joins its row")
def _(case: Case, f: Fields, n: int) -> Any:
    after = case.moment.after
    return after.skies[case.event.seat].features[-1] is tile(f["feature"]) and any(tile(f["other"]) in one for one in after.supply.rows)  # fmt: skip


@check("drew %n card(s) from the {row}")
def _(case: Case, f: Fields, n: int) -> Any:
    index = row(f["row"]).index
    return n == len(case.view.supply.decks[index]) - len(case.moment.after.supply.decks[index])


@check("drew {features}")
def _(case: Case, f: Fields, n: int) -> Any:
    pending = case.moment.after.pending
    return isinstance(pending, Keeping) and [tile(word) for word in f["features"].split(", ")] == list(
        pending.drawn
    )


@check("{seat} wins, {scores}", "You win, {scores}", "{seats} share the victory, {scores}")
def _(case: Case, f: Fields, n: int) -> Any:
    sheet = RULES.scores(case.moment.after)
    count = len(case.view.skies) + (case.view.coyote is not None)
    totals = [sheet.total(Seat(seat)) for seat in range(count)]
    fits = [number(one) for one in f["scores"].split(" : ")] == totals
    return fits and ("seat" not in f or called(f["seat"], sheet.winner, case.view))


# The told line, reasons, hints ---------------------------------------------------------------------------------------


@check("left for you: {tiles}")
def _(case: Case, f: Fields, n: int) -> Any:
    market = case.moment.after.market
    clusters = [t for t, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None]
    kinds = [b for b, taker in zip(market.branches, market.branch_takers, strict=True) if taker is None]
    return [tile(word) or branch(word) for word in f["tiles"].split(", ")] in (clusters, kinds)


@check("{seat} {change}")
def _(case: Case, f: Fields, n: int) -> Any:
    was, now = RULES.scores(case.view), RULES.scores(case.moment.after)
    count = len(case.view.skies) + (case.view.coyote is not None)
    return any(
        called(f["seat"], seat, case.view)
        and now.total(Seat(seat)) - was.total(Seat(seat)) == number(f["change"])
        for seat in range(count)
    )


@check("{seat}: {what}")
def _(case: Case, f: Fields, n: int) -> Any:
    acting = {getattr(event, "seat", None) for event in case.moment.events}
    if any(isinstance(event, ev.CoyoteFeature) for event in case.moment.events):
        acting.add(Seat(len(case.view.skies)))
    return any(called(f["seat"], seat, case.view) for seat in acting if seat is not None)


@check("Costs {seat} about %n point(s).", "Costs you about %n point(s).")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    return any(
        round(some.denied / 100) == n and ("seat" not in f or called(f["seat"], some.denied_to, case.view))
        for some in case.choice.thoughts.considered
    )


@check("Why the {tile}?", "Why trade for the {tile}?", "Why {feature}?")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    action, market = case.choice.action, case.view.market
    words = f.get("tile") or f["feature"]
    match action:
        case act.DraftBranch(slot):
            return branch(words) is market.branches[slot]
        case act.DraftCluster(slot, None):
            return tile(words) is market.clusters[slot]
        case act.DraftCluster(_, int(planet)):
            return tile(words) is case.view.supply.track[planet]
        case act.TakeFeature(feature) | act.KeepFeature(feature):
            return tile(words) is feature
        case _:
            return False


@check("Why the {tile} at {place}?")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    action = case.choice.action
    if isinstance(action, act.PlaceBranch):
        return branch(f["tile"]) is kind_of_mask(action.mask) and gap_at(f["place"]) == action.space
    return isinstance(action, act.PlaceCircle | act.PlaceFeature) and tile(f["tile"]) is held(case) and circle_at(f["place"]) == action.space  # fmt: skip


@check("{place}, turn {number}")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    for some in case.choice.thoughts.considered:
        one = some.action
        if isinstance(one, act.PlaceBranch) and gap_at(f["place"]) == one.space:
            turns = components().rotations[kind_of_mask(one.mask).index]
            if turns[f["number"] - 1] == one.mask:
                return True
    return False


@check("{thing}: {place}")
def _(case: Case, f: Fields, n: int) -> Any:
    found = case.thing
    if found is None:
        assert case.choice is not None
        spaces = {getattr(some.action, "space", None) for some in case.choice.thoughts.considered}
        return tile(f["thing"]) is held(case) and circle_at(f["place"]) in spaces
    if found.kind == "gap":
        sky_there = pressed_sky(case)
        fits = gap_at(f["thing"]) == key(case)
        return fits and (branch(f["place"]) is kind_of_mask(sky_there.branches[key(case)]))
    if found.kind == "circle":
        sky_there = pressed_sky(case)
        lies = sky_there.circles[key(case)]
        return circle_at(f["place"]) == key(case) and (lies is None or tile(f["thing"]) is lies)
    return True


@check("Then {tile} to {place}, {turn}", "Then {tile} to {place}")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    planned = [action for some in case.choice.thoughts.considered for action in some.then]
    if "turn" in f:
        return any(
            isinstance(one, act.PlaceBranch) and gap_at(f["place"]) == one.space and turned(f["turn"], one.mask) and branch(f["tile"]) is kind_of_mask(one.mask)
            for one in planned
        )  # fmt: skip
    return any(isinstance(one, act.PlaceCircle) and circle_at(f["place"]) == one.space for one in planned)


@check("{points} fewer than the first")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    worths = [some.worth for some in case.choice.thoughts.considered]
    best = next(some.worth for some in case.choice.thoughts.considered if some.action == case.choice.action)
    return any(f"{(best - worth) / 100:.1f}" == f["points"] or abs((best - worth) / 100 - float(f["points"])) < 0.051 for worth in worths)  # fmt: skip


@check("The game played on %n time(s) in mind, to the end of round {round}.")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    thoughts = case.choice.thoughts
    return n == thoughts.iterations >= sum(some.visits for some in thoughts.considered) and case.view.round <= f["round"] <= 12  # fmt: skip


@check("Points and prospects after round {number}", "Lead and prospects after round {number}")
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    return f["number"] == case.choice.thoughts.until < 12


@check("A higher number rests on fewer games, {games} against {more_games}, and was given up earlier.", "A higher number, but from {games} games against {more_games}: given up earlier")  # fmt: skip
def _(case: Case, f: Fields, n: int) -> Any:
    assert case.choice is not None
    visits = {some.visits for some in case.choice.thoughts.considered}
    return {f["games"], f["more_games"]} <= visits and f["games"] <= f["more_games"]
