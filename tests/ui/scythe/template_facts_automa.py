"""What is told of the Automa's turn, its reasons and its battles, compared with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.record import Rejection
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
    MoveSymbol,
    home_base,
)
from tests.ui.scythe.template_reading import (
    Case,
    amounts,
    check,
    done,
    gain_words,
    goods,
    names_mover,
    place,
    same,
    stands,
)


@check("{unit}: {origin} → {place}", "{unit} attacks: {origin} → {place}", "{unit} stays on {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    event = case.event
    if isinstance(event, ev.UnitStepped):
        return (
            same(f["origin"], event.origin)
            and same(f["place"], event.place)
            and names_mover(case.view, f["unit"], event)
        )
    record = case.view.automa.record
    moves = event.moves if isinstance(event, ev.AutomaDecided) else record.moves if record else ()
    entry = done(moves)
    if entry is None or entry.selected is None or entry.destination is None:
        return False
    unit = f["unit"] if isinstance(f["unit"], str) else f["unit"].value
    fits = unit == entry.selected.unit.value and same(f["place"], entry.destination)
    if isinstance(event, ev.AutomaDecided):
        fits = fits and entry.selected.place in stands(case.view, unit)
    return fits and ("origin" not in f or same(f["origin"], entry.selected.place))


@check("Why did the {unit} go to {place}?", "Why does the {unit} stay on {place}?")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry = done(case.event.moves)
    assert entry is not None
    assert entry.selected is not None
    after = case.moment.after
    there = f["place"] in stands(after, f["unit"].value)
    # A battle may be going on, or have sent it back already.
    return there and f["unit"] is entry.selected.unit


@check("Unit: {unit} on {place} — {reason}", "{unit} on {place} (home {home}, Factory {factory})")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    fits = f["place"] in stands(case.view, f["unit"].value)
    map_ = geography()
    if "home" in f:
        home = home_base(case.view.automa.faction)
        fits = fits and f["home"] == map_.distance[f["place"]][home]
        fits = fits and f["factory"] == map_.distance[f["place"]][map_.factory]
    return fits


@check("Destination: {place} — {reason}", "{place} (Factory {factory})")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    map_ = geography()
    return "factory" not in f or f["factory"] == map_.distance[f["place"]][map_.factory]


@check("{place} ({value}, Factory {factory})")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """The number that is compared, counted on the table before the unit was lifted."""
    map_, human = geography(), case.view.human
    (value,) = re.findall(r"\d+", f["value"])
    combat = [one for one in (human.army.character, *human.army.mechs) if one is not None]
    entry = next(
        one
        for one in case.event.moves
        if any(found.place == f["place"] and found.value == int(value) for found in one.valid)
    )
    where = f["place"]
    fits = f["factory"] == map_.distance[where][map_.factory]
    match entry.symbol:
        case MoveSymbol.MOVE_MECH | MoveSymbol.MOVE_CHARACTER:
            field = [one for one in combat if one < TERRITORIES] or combat
            return bool(fits and int(value) == min(map_.distance[where][one] for one in field))
        case MoveSymbol.ATTACK_COMBAT:
            return bool(fits and int(value) == combat.count(where))
        case MoveSymbol.ATTACK_WORKER:
            return bool(
                fits and int(value) == sum(case.view.board.goods[where]) and where in human.army.workers
            )
        case _:
            return bool(fits)


@check("It would like to attack, but the card asks for {needed} power and it has {power}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    asked = {order.min_power for order in orders_now(case) if order.symbol is MoveSymbol.ATTACK_COMBAT}
    return f["needed"] in asked and f["power"] == case.view.automa.power < f["needed"]


@check(
    "It wants a token or the Factory, whichever is nearest to the middle: {place}.",
    "%n were equally good, and {place} is nearest to the Factory.",
    "%n were equally good, so the first in reading order it is: {place}.",
    "%n were equally good, and the Factory itself comes first.",
    "{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Of those that are equal in what is compared first none is nearer, and of those as near none comes before."""
    entry, far = done(case.event.moves), geography().distance[geography().factory]
    assert entry is not None
    worth = {one.place: one.value for one in entry.valid}
    where = place(f["place"]) if "place" in f else geography().factory
    equal = [one for one in worth if worth[one] == worth[where]]
    near = [one for one in equal if far[one] == far[where]]
    fits = where == entry.destination and far[where] == min(far[one] for one in equal)
    if n == -1:
        return fits
    if "all" in f:
        return fits and (f["all"], n) == (len(equal), len(near)) and 1 < n < f["all"] and where == min(near)
    if near == [where]:
        return fits and n == len(equal)
    # Where nothing is compared before the distance, those as near are the equal ones.
    every = near if entry.symbol is MoveSymbol.ENCOUNTER_FACTORY else equal
    return fits and n == len(near) == len(every) and where == min(near)


@check("Its workers like company: {place} is near more of its units than any other it may go to.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry = done(case.event.moves)
    assert entry is not None
    worth = {one.place: one.value for one in entry.valid}
    best = worth.pop(place(f["place"]))
    return same(f["place"], entry.destination or 0) and best > max(worth.values())


@check("It attacks where you are fewest: {place}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry, army = done(case.event.moves), case.view.human.army
    assert entry is not None
    units = [army.character, *army.mechs]
    here = units.count(place(f["place"]))
    return same(f["place"], entry.destination or 0) and 0 < here < min(
        units.count(one.place) for one in entry.valid if one.place != entry.destination
    )


@check("It drives workers off where most resources lie: {place}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry, lie = done(case.event.moves), case.view.board.goods
    assert entry is not None
    others = [sum(lie[one.place]) for one in entry.valid if one.place != entry.destination]
    where = place(f["place"])
    return same(f["place"], entry.destination or 0) and sum(lie[where]) > max(others)


@check("It keeps its workers away from your {unit} on {place}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """That unit stands there, and a territory beside it or its own was in reach and barred."""
    entry, army, where = done(case.event.moves), case.view.human.army, place(f["place"])
    assert entry is not None
    stand = (army.character,) if f["unit"].value == "character" else army.mechs
    barred = {one.place for one in entry.rejected if one.why is Rejection.ENEMY_NEIGHBOURHOOD}
    return where in stand and bool(barred & {where, *geography().free[where]})


@check("Card {number} bears a skip mark, which ends the turn at this level.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    automa, printed = case.moment.after.automa, components().automa.cards[f["number"] - 1]
    return bool(f["number"] == automa.main[-1] and printed.schemes[automa.scheme.index].skip)


@check("Not valid ({reason}): %n territories")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    empty = (Rejection.NO_GOAL, Rejection.NO_ENEMY_COMBAT_UNIT, Rejection.NO_ENEMY_WORKER)
    counts = [
        len([one for one in entry.rejected if one.why is why]) for entry in case.event.moves for why in empty
    ]
    return n in counts


@check("Not valid ({reason}): {places}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Who is said to stand there does, on the table as it was."""
    view, found = case.view, [place(words) for words in f["places"].split(", ")]
    human = (view.human.army.character, *view.human.army.mechs, *view.human.army.workers)
    if f["reason"] == "units of yours there":
        return all(one in human for one in found)
    if f["reason"].startswith("an Automa"):
        unit = f["reason"].split()[2]
        kinds = ("mech", "character") if unit == "combat" else (unit,)
        return all(any(one in stands(view, kind) for kind in kinds) for one in found)
    if f["reason"].startswith("guarded"):
        return all(one in human[:5] for one in found)
    if "token" in f["reason"]:
        return not any(one in view.board.tokens for one in found)
    return True


@check("{symbol} (from {power} power)", "{symbol}: its power is {power}, below {needed}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    if "needed" in f:
        return bool(f["power"] == case.view.automa.power < f["needed"])
    return f["power"] in {order.min_power for order in orders_now(case)}


@check("{symbol}: for {faction} only", "{symbol} ({faction} only)")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return f["faction"] in {order.faction for order in orders_now(case)}


def orders_now(case: Case) -> Sequence[Any]:
    """The move symbols of the card of the turn."""
    automa = case.view.automa
    return components().automa.cards[automa.main[-1] - 1].schemes[automa.scheme.index].moves


@check("Removed from there: {goods}.", "Your %n worker(s) there go home.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry = done(case.event.moves)
    assert entry is not None
    assert entry.destination is not None
    where, army = entry.destination, case.view.human.army
    if "goods" in f:
        return goods(f["goods"])[0] == case.view.board.goods[where]
    return n == army.workers.count(where)


@check("{gain} (only {number})", "{gain} (at the top already)", "{gain} (none left)")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    mats = components().mats
    if "top" in str(f) or "power" in f["gain"]:
        return case.moment.after.automa.power == mats.most_power
    return "number" not in f or f["number"] >= 0


@check("{gain}: not for {faction}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    automa = case.view.automa
    printed = components().automa.cards[automa.main[-1] - 1].schemes[automa.scheme.index]
    numbers = {one.amount for one in printed.gains if one.faction not in (None, f["faction"])}
    return f["faction"] is automa.faction and set(amounts(f["gain"]).values()) <= numbers


@check("{unit} went back to the faction mat")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    unit, origin = f["unit"].value, case.event.origin
    return stands(case.view, unit).count(origin) > stands(case.moment.after, unit).count(origin)


@check("{gain}: {unit}", "{unit} came to the home base")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    unit, home = f["unit"].value, home_base(case.view.automa.faction)
    now, was = stands(case.moment.after, unit), stands(case.view, unit)
    return now.count(home) > was.count(home)


@check("{power} power for the first time: a star.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["power"] == case.moment.after.automa.power == components().mats.power_star)


@check("star tracker: space {number}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["number"] == case.moment.after.automa.token + 1)


@check("star {total}: {reason}", "star {total} from the star tracker")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    after = case.moment.after
    stars = after.human.stars if case.event.seat == HUMAN else after.automa.stars
    same_step = [e for e in case.moment.events if isinstance(e, ev.StarPlaced) and e.seat == case.event.seat]
    return bool(f["total"] == sum(stars) - len(same_step) + 1 + same_step.index(case.event))


@check(
    "offers a recruit bonus: {bonus}",
    "Recruit bonus: {bonus}. You have enlisted for it and may take it.",
    "Recruit bonus: {bonus}. You have not enlisted for it.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    automa, human = case.view.automa, case.view.human
    bonus = components().automa.cards[automa.main[-1] - 1].schemes[automa.scheme.index].offer
    assert bonus is not None
    bottoms = [one.ongoing for one in components().mats.bottoms]
    number = [kind for kind, _ in bottoms].index(bonus)
    enlisted = human.works.recruits[number] is not None
    return amounts(f["bonus"]) == gain_words(bonus, bottoms[number][1]) and enlisted is case.event.unlocked


@check("Automa · turn {turn} · card {number}, {scheme}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    after = case.moment.after.automa
    scheme = after.record.scheme if after.record is not None else None
    return bool(f["turn"] == after.turns and f["number"] == after.main[-1] and f["scheme"] is scheme)


@check("battle card {number}: at {span} power it uses up to {power} power and {cards}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Read off the printed card at the power that the Automa had."""
    card = components().automa.cards[f["number"] - 1]
    low, high = (int(one) for one in f["span"].split("–"))
    power = case.view.automa.power
    column = [0, 8, 14].index(low)
    return bool(
        low <= power <= high
        and f["power"] == card.power[column]
        and amounts(f["cards"])["combat card"] == card.combat_cards
    )


@check("{side}: {power} power, cards {cards}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    before, after, seat = case.view, case.moment.after, f["side"]
    paid = (
        (before.human.power - after.human.power)
        if seat == HUMAN
        else (before.automa.power - after.automa.power)
    )
    cards = [] if f["cards"] == "none" else [int(one) for one in f["cards"].split(", ")]
    return bool(f["power"] == paid and tuple(cards) == case.event.cards[seat])


@check(
    "How did the battle on {place} come out?",
    "Combat on {place}: the Automa attacks",
    "Combat on {place}: you attack",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return same(f["place"], case.event.place)


@check(
    "You {mine}, the Automa {theirs}: the Automa wins",
    "You {mine}, the Automa {theirs}: you win",
    "Battle on {place}: you {mine}, the Automa {theirs}; {result}",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Each sum is that of its parts, and the higher one, or the attacker's, wins."""
    totals = []
    for words in (f["mine"], f["theirs"]):
        parts, _, total = words.partition(" = ")
        added = sum(int(one) for one in parts.split(" + "))
        if total and int(total) != added:
            return False
        totals.append(added)
    if not isinstance(case.event, ev.CombatRevealed):
        return True
    best = HUMAN if totals[0] > totals[1] else BOT if totals[1] > totals[0] else case.event.attacker
    return bool(case.event.winner == best)


@check("{unit} goes to {place}", "{unit} attacks {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    record = case.moment.after.automa.record
    assert record is not None
    entry = done(record.moves)
    return (
        entry is not None
        and same(f["place"], entry.destination or 0)
        and entry.selected is not None
        and f["unit"] == entry.selected.unit.value
    )


@check("of %n valid territories: {reason}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    record = case.moment.after.automa.record
    entry = done(record.moves) if record is not None else None
    return entry is not None and n == len(entry.valid)
