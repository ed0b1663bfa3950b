"""What the log tells of the human's turn, compared with the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import (
    Gain,
)
from tests.ui.scythe.template_reading import (
    Case,
    amounts,
    check,
    gain_words,
    goods,
    of_your_choice,
    place,
    same,
)


@check("You · turn {turn} · {section}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["turn"] == case.view.turn)


@check("{goods} → {place}", "{place}: +{goods}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """What the table has more, unless something else of the step moved it."""
    event, after = case.event, case.moment.after
    found = goods(f["goods"])
    if not same(f["place"], event.place):
        return False
    if isinstance(event, ev.WorkersGained):
        mine = event.seat == HUMAN
        was, now = ((s.human.army.workers if mine else s.automa.workers) for s in (case.view, after))
        every = [e for e in case.moment.events if isinstance(e, ev.WorkersGained) and e.seat == event.seat]
        return found[1] == event.number and sum(e.number for e in every) == len(now) - len(was)
    more = [
        now - was
        for was, now in zip(case.view.board.goods[event.place], after.board.goods[event.place], strict=True)
    ]
    return all(given <= gained for given, gained in zip(found[0], more, strict=True))


@check("removed {goods} from {place}", "paid {goods} from {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view.board.goods[f["place"]], case.moment.after.board.goods[f["place"]]
    return all(gone <= a - b for gone, a, b in zip(f["goods"], was, now, strict=True))


@check("{workers} driven from {place} to {home}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    event = case.event
    workers = case.view.human.army.workers if event.seat == HUMAN else case.view.automa.workers
    return same(f["place"], event.place) and goods(f["workers"])[1] == workers.count(event.place)


@check("deployed the {mech} to {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(case.moment.after.human.army.mechs[case.event.slot] == f["place"])


@check("built the {structure} on {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(case.moment.after.human.works.structures[f["structure"].index] == f["place"])


@check("enlisted the recruit of {bottom} for {bonus}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return case.moment.after.human.works.recruits[f["bottom"].index] is f["bonus"]


@check("upgraded “{box}”; {bottom} costs one less")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view.human.works, case.moment.after.human.works
    number = f["bottom"].index
    return now.cubes[f["box"].index] and now.slots[number] == was.slots[number] + 1


@check("loaded {goods}", "{move}, with {cargo}", "unloaded {goods} on {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    found = goods(f.get("goods") or f["cargo"])
    return found == (tuple(case.event.goods), case.event.workers)


@check("removed the encounter token on {place}", "encounter on {place}: “{title}”")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    where = place(f["place"])
    return where in case.view.board.tokens and where not in case.moment.after.board.tokens


@check("committed {total}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    parts = [int(one) for one in f["total"].partition(" = ")[0].split(" + ")]
    return parts == [case.event.power, *case.event.cards]


@check("declined {gain}", "no {gain}: the track is at its end", "{gain} could not be had")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    fits = of_your_choice(amounts(f["gain"])) == gain_words(case.event.gain, case.event.amount)
    if case.event.declined or case.event.gain not in (Gain.POWER, Gain.POPULARITY):
        return fits
    after, mats = case.moment.after.human, components().mats
    return fits and (after.power == mats.most_power or after.popularity == mats.most_popularity)


@check("{action} (paid {paid})")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    event = case.event
    paid = Counter({"power": event.power, "popularity": event.popularity, "coin": event.coins})
    return amounts(f["paid"]) == +paid


@check(
    "Game over, {mine} to {theirs} coins: the Automa wins",
    "Game over, {mine} to {theirs} coins: you win",
    "{mine} to {theirs} coins.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    sheet = RULES.scores(case.moment.after)
    return bool((f["mine"], f["theirs"]) == (sheet.total(HUMAN), sheet.total(BOT)))
