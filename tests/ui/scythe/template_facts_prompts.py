"""What prompts, previews and buttons say, compared with the table."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Bottom,
    Gain,
    Top,
    Unit,
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
    of_your_choice,
    place,
    same,
)


@check("Turn {number}: choose a section of your mat")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["number"] == case.view.turn)


@check("Turn {number} (your next star ends the game): choose a section of your mat")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return _begins(case, f, mine=True, theirs=False)


@check("Turn {number} (the Automa's next star ends the game): choose a section of your mat")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return _begins(case, f, mine=False, theirs=True)


@check("Turn {number} (the next star of either side ends the game): choose a section of your mat")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return _begins(case, f, mine=True, theirs=True)


def _begins(case: Case, f: dict[str, Any], *, mine: bool, theirs: bool) -> bool:
    """Rules.md 10: whoever has five stars places the last one next."""
    five = [sum(side.stars) == 5 for side in (case.view.human, case.view.automa)]
    return bool(f["number"] == case.view.turn) and five == [mine, theirs]


@check("Bottom row: {action}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["action"].lower() == tuple(Bottom)[case.entry.section].value)


@check("Top row: {action}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    mat = components().mats.players[case.view.human.mat.index]
    return bool(f["action"].lower() == mat.sections[case.entry.section].top.value)


@check(
    "Drag one unit up to {steps} steps, or skip it.",
    "Drag one unit up to {steps} steps, your character or a mech up to {more}. Or skip it.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """As many as the rules give a unit that is picked: workers the printed ones, the others more with Speed."""
    moving = RULES.apply_unchecked(case.view, act.TakeBottom()).state
    found: dict[bool, set[int]] = {True: set(), False: set()}
    for pick in RULES.legal_actions(moving):
        if isinstance(pick, act.PickMover):
            entry = RULES.apply_unchecked(moving, pick).state.pending[-1]
            assert isinstance(entry, due.Travelling)
            found[pick.unit is Unit.WORKER].add(entry.steps)
    return found[True] <= {f["steps"]} and found[False] <= {f.get("more", f["steps"])}


@check(
    "It costs {cost} and cannot be taken now.",
    "Press the framed bottom box: it costs {cost}. Or skip it.",
    "Press the framed bottom box: it costs {cost}, a combat card of yours for the last of it. Or skip it.",
    "It costs {cost}. All of it is done: it brings no more than its coins and its bonus. Or skip it.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    human, section = case.view.human, case.entry.section
    printed = components().mats.players[human.mat.index].sections[section].cost
    kind = components().mats.bottoms[section].resource
    return amounts(f["cost"]) == Counter({kind.value: printed - human.works.slots[section]})


@check("Move: unit {number} of {all}", "unit {number} of {all}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    moving = next(one for one in case.view.pending if isinstance(one, due.Moving))
    moved = moving.character_moved + sum(moving.mechs_moved) + len(moving.workers_moved)
    # While a unit is on its way it counts as moved.
    number = moved + (not isinstance(case.entry, due.Travelling))
    return bool(f["number"] == number and f["all"] == moved + moving.left)


@check("{unit}: %n step(s) left")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(n == case.entry.steps and names_mover(case.view, f["unit"], case.entry))


@check("{unit}: where to?")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return names_mover(case.view, f["unit"], case.entry)


@check("%n territories in reach")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Counted by the legal actions of whoever is on the way."""
    if not isinstance(case.entry, due.Travelling):
        return False
    return n == len([one for one in case.moment.legal if isinstance(one, act.MoveTo)])


@check("Choose a resource: %n left")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(n == case.entry.left)


@check("Produce: %n territories left")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Played out: the most territories, one after the other, that the rules let yield."""
    return n == most_territories(case.view)


def most_territories(state: State) -> int:
    """The longest way of yields of one piece each."""
    if not isinstance(state.pending[-1], due.Producing):
        return 0
    ways = [one for one in RULES.legal_actions(state) if isinstance(one, act.Produce) and one.amount == 1]
    return max((1 + most_territories(RULES.apply_unchecked(state, one).state) for one in ways), default=0)


@check("Pay {cost}", "Pay {cost}: {more} more")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """The whole price, also where a part of it is paid."""
    human, section = case.view.human, case.entry.bottom.index
    kind = components().mats.bottoms[section].resource
    whole = components().mats.players[human.mat.index].sections[section].cost - human.works.slots[section]
    fits = f["more"] == case.entry.left < whole if "more" in f else case.entry.left == whole
    return bool(fits and amounts(f["cost"]) == Counter({kind.value: whole}))


@check("{paid} from {place} went by itself: the other places hold too little. The rest from any lit place.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """With it put back the other territories hold less than the price by just so much."""
    human, board, section = case.view.human, case.view.board, case.entry.bottom.index
    kind = components().mats.bottoms[section].resource
    whole = components().mats.players[human.mat.index].sections[section].cost - human.works.slots[section]
    where, ((word, paid),) = place(f["place"]), amounts(f["paid"]).items()
    own = [one for one in human_territories(case.view) if one != where]
    lacking = whole - sum(board.goods[one][kind.index] for one in own)
    return bool(word == kind.value and paid == whole - case.entry.left == lacking)


@check(
    "Press one of its framed lines: it costs {cost}. Or skip it and go on to the bottom row.",
    "Press one of its sides: it costs {cost}. Or skip it and go on to the move.",
    "Press its gains: they cost {cost}. Or skip them and go on to the move.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """As printed for its action; Produce's by the workers off the mat, a Factory card's on the card."""
    human, section, mats = case.view.human, case.entry.section, components().mats
    if section > 3:
        assert human.factory_card is not None
        cost = components().cards.factory[human.factory_card - 1].cost
    else:
        top = mats.players[human.mat.index].sections[section].top
        cost = (
            mats.produce_costs[len(human.army.workers)] if top is Top.PRODUCE else mats.tops[top.index].cost
        )
    names = ("power", "popularity", "coin", "combat card")
    numbers = (cost.power, cost.popularity, cost.coins, cost.combat_cards)
    return amounts(f["cost"]) == Counter({name: n for name, n in zip(names, numbers, strict=True) if n})


@check("Take {gain}?", "Take {gain}", "Decline {gain}", "{gain} would be yours. Decline it all the same?")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    entry = case.entry
    if isinstance(entry, due.ChoosingOffer):
        ongoing = dict(one.ongoing for one in components().mats.bottoms)
        return amounts(f["gain"]) == gain_words(entry.bonus, ongoing[entry.bonus])
    first = entry.due[0]
    return of_your_choice(amounts(f["gain"])) == gain_words(first.gain, first.amount)


@check(
    "It comes to {place}. You may also decline it.",
    "Drag a framed mech to {place}: what an encounter gives appears there. You may also decline it.",
    "Drag it from the mat to {place}: what an encounter gives appears there. You may also decline it.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return same(f["place"], case.entry.place)


@check(
    "Combat on {place}: set your power",
    "Combat on {place}: add combat cards",
    "Combat on {place}: the reveal",
    "Combat on {place}: Artillery?",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    view, where = case.view, case.entry.place
    mine = where in (view.human.army.character, *view.human.army.mechs)
    return same(f["place"], where) and mine and where in (view.automa.character, *view.automa.mechs)


@check(
    "Press a number of the dial, up to {most}. The Automa attacks: it wins a tie.",
    "Press a number of the dial, up to {most}. You attack, so you win a tie.",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    powers = [one.power for one in case.moment.legal if isinstance(one, act.SetPower)]
    return bool(f["most"] == max(powers))


@check("The Automa's turn {number}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["number"] == case.view.automa.turns + 1 == case.view.turn)


@check("The Automa drew card {number}, {scheme}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(f["number"] == case.view.automa.main[-1] and f["scheme"] is case.view.automa.scheme)


@check("%n looked at, {valid} valid, decided by: {how}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    record = case.view.automa.record
    assert record is not None
    entry = done(record.moves)
    return (
        entry is not None and n == len(entry.valid) + len(entry.rejected) and f["valid"] == len(entry.valid)
    )


@check("Total {before} → {after}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = (RULES.scores(one).total(HUMAN) for one in (case.view, case.moment.after))
    return bool((f["before"], f["after"]) == (was, now))


@check("+{gain}", "−{gain}", "plus {things}", "minus {things}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    words = f.get("gain") or f["things"]
    if case.event is not None:
        event = case.event
        amount = len(event.cards) if isinstance(event, ev.CombatCardsDrawn) else event.amount
        return list(amounts(words).values()) == [amount]
    was, now = case.view.human, case.moment.after.human
    changes = {
        "power": now.power - was.power,
        "popularity": now.popularity - was.popularity,
        "coin": now.coins - was.coins,
        "combat card": len(now.hand) - len(was.hand),
    }
    if words.isdigit():
        return True
    return all(abs(changes[thing]) == number for thing, number in amounts(words).items())


@check("{action}: costs {cost} now.", "{action}: {cost} from now on.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    number = [bottom.value for bottom in Bottom].index(f["action"].lower())
    human = case.moment.after.human
    printed = components().mats.players[human.mat.index].sections[number].cost
    kind = components().mats.bottoms[number].resource
    return amounts(f["cost"]) == Counter({kind.value: printed - human.works.slots[number]})


@check("{unit} to {place}", "Move to {place}", "Deploy the {mech} to {place}", "Resources to {place}", "Pay {resource} from {place}",
       "Build the {structure} on {place}", "Move the {unit} on {place}", "Produce {amount} on {place}", "Fight for {place} now")  # fmt: skip
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    fits = same(f["place"], case.action.place)
    return bool(fits and ("amount" not in f or f["amount"] == case.action.amount))


@check(
    "Commit {amount} power",
    "Add the combat card {value}",
    "Gain {amount}",
    "{number} {kind}",
    "{number} {workers}",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    action = case.action
    match action:
        case act.SetPower(power):
            return bool(f["amount"] == power <= case.view.human.power)
        case act.CommitCard(card):
            return f["value"] == card and card in case.view.human.hand
        case act.ChooseResource(kind):
            return amounts(f["amount"]) == Counter({kind.value: 1})
        case _:
            return bool(f["number"] == action.number)


@check(
    "Enlist from {bottom} for {bonus}",
    "Enlist the recruit of {bottom}: {bonus} at once",
    "Upgrade “{box}”; {bottom} costs one less",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return f["bottom"] is case.action.bottom


@check("{change} {line}", "{line} {change}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Some row of the score changes by so much."""
    was, now = (RULES.scores(one).of(HUMAN) for one in (case.view, case.moment.after))
    changes = {abs(b.points - a.points) for a, b in zip(was, now, strict=True)}
    (number,) = re.findall(r"\d+", f["change"])
    return int(number) in changes


@check("%n worker(s) of the Automa's go home.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    there = case.action.place
    was, now = case.view.automa.workers, case.moment.after.automa.workers
    return n == was.count(there) - now.count(there)


@check("It joins the combat there: room for %n combat card(s) instead of {before}.")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """One for each character and mech there, one more with People's Army."""
    there = case.action.place
    armies = (case.view.human.army, case.moment.after.human.army)
    was, now = ((army.character, *army.mechs).count(there) for army in armies)
    return was == now - 1 and f["before"] in (was, was + 1) and n in (now, now + 1)


@check("−{gain} for workers driven home")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    lost = case.view.human.popularity - case.moment.after.human.popularity
    return amounts(f["gain"]) == Counter({"popularity": lost})


@check("How many workers go to {place}?", "{workers} to {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    fits = same(f["place"], case.entry.lakes[0])
    return bool(fits and ("workers" not in f or goods(f["workers"])[1] == case.action.number))


@check("The combat on {place} is not fought; the units go back")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    army = case.moment.after.human.army
    return f["place"] not in (army.character, *army.mechs)


@check(
    "chose: {gains}",
    "{approach}: {gains} (cost: {cost})",
    "Factory card: {gains}",
    "Factory card: {gains} (cost: {cost})",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Among what is printed on the card that lies open, or on the own Factory card."""
    cards, human = components().cards, case.view.human
    sides: list[tuple[Any, ...]] = []
    if isinstance(case.entry, due.Encountering):
        sides += [option.gains for option in cards.encounters[case.entry.card - 1]]
    if human.factory_card is not None:
        sides += cards.factory[human.factory_card - 1].options
    if isinstance(case.event, ev.OptionChosen):
        sides += [cards.encounters[case.event.card - 1][case.event.option].gains]
    printed = [[one.amount for one in side if one.gain is not Gain.PRODUCE_HEXES] for side in sides]
    words = re.sub(r"produce on \d+ territories", "", f["gains"])
    return [int(one) for one in re.findall(r"\d+", words)] in printed


@check("Add up to %n combat card(s), in any order. {theirs}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """One for each character and mech there, one more with People's Army."""
    human, where = case.view.human, case.entry.place
    units = (human.army.character, *human.army.mechs).count(where)
    return n + len(case.entry.cards) in (units, units + 1)


@check("One combat card can be added. {theirs}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """The last one of those that are allowed, or the only one in hand."""
    human, where = case.view.human, case.entry.place
    units = (human.army.character, *human.army.mechs).count(where)
    laid = len(getattr(case.entry, "cards", ()))
    return 1 + laid in (units, units + 1) or len(human.hand) == 1


@check("With {workers} workers Produce costs {cost} next time (now: {before}).")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """More are out then, and both prices are printed (rules.md 4): power from 4, popularity from 6, a coin at 8."""
    out = len(case.view.human.army.workers)
    paid = [sum(amounts(words).values()) if words != "free" else 0 for words in (f["before"], f["cost"])]
    due_then = [(number >= 4) + (number >= 6) + (number >= 8) for number in (out, f["workers"])]
    return bool(out < f["workers"] <= 8 and paid == due_then)


@check("Choose %n resource(s)")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return bool(n == case.entry.left)


@check("Combat on {place}: you commit {total}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    return same(f["place"], case.entry.place) and f["total"] == case.entry.power + sum(case.entry.cards)


@check("Artillery: paid {paid} power; the Automa lost {lost}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view, case.moment.after
    return bool(
        f["paid"] == was.human.power - now.human.power and f["lost"] == was.automa.power - now.automa.power
    )


@check(
    "Pay {cost} power so that the Automa loses {loss}.",
    "Use Artillery: pay {cost} power, the Automa loses {loss}",
)
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    """Rules 13: one power for two."""
    return bool((f["cost"], f["loss"]) == (1, 2) and case.view.human.power >= 1)


@check("Pay the combat card {value}", "paid the combat card {value}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view.human.hand, case.moment.after.human.hand
    return was.count(f["value"]) == now.count(f["value"]) + 1


@check("Scout: took the combat card {value} from the Automa")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view.human.hand, case.moment.after.human.hand
    return now.count(f["value"]) == was.count(f["value"]) + 1


@check("Recruit bonus: take {bonus}?")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    ongoing = dict(one.ongoing for one in components().mats.bottoms)
    return amounts(f["bonus"]) == gain_words(case.entry.bonus, ongoing[case.entry.bonus])


@check("Retreat to {place}", "{unit} retreated to {place}")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    army = case.moment.after.human.army
    found = place(f["place"])
    where = home_base(case.view.human.faction) if found == -1 else found
    return where in (army.character, *army.mechs, *army.workers)


@check("{goods} removed", "{workers} of yours driven home")
def _(case: Case, f: dict[str, Any], n: int) -> bool:
    was, now = case.view, case.moment.after
    if "goods" in f:
        gone = sum(map(sum, was.board.goods)) - sum(map(sum, now.board.goods))
        return sum(goods(f["goods"])[0]) == gone
    home = home_base(was.human.faction)
    return goods(f["workers"])[1] == now.human.army.workers.count(home) - was.human.army.workers.count(home)
