"""What hover cards say of the things at the table, compared with the state and with what is printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.battle import boxed_goods
from noria_desktop.games.scythe.card_count import unseen_battle_cards, unseen_combat_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller, human_territories
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import ChoosingCards
from noria_desktop.games.scythe.scoring import scores, structure_count
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    TERRITORIES,
    Bonus,
    Bottom,
    Cube,
    Place,
    Star,
    Structure,
    TopChoice,
    Unit,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.layout import layout
from tests.ui.scythe.template_reading import amounts, gain_words, goods, of_your_choice, place

Fields: TypeAlias = dict[str, Any]
Look: TypeAlias = Callable[[State, Handle, Fields, int], bool]

HOVER: Final[dict[str, Look]] = {}
"""How each template of a hover card is compared."""

TABLE: Final = layout(1280, 678)


def card(*templates: str) -> Callable[[Look], Look]:
    """These templates are compared so."""

    def register(one: Look) -> Look:
        HOVER.update(dict.fromkeys(templates, one))
        return one

    return register


def constant(template: str, **printed: object) -> None:
    """Numbers of a rule that are the same in every game."""
    HOVER[template] = lambda view, thing, f, n: all(f[name] == value for name, value in printed.items())


def printed_number(template: str, number: int) -> None:
    """The same for ``%n``."""
    HOVER[template] = lambda view, thing, f, n: n == number


def bonus(words: str) -> Counter[str]:
    """A bonus and how much of it."""
    return amounts(words)


def priced(cost: Any) -> Counter[str]:
    """What something costs, as it is said."""
    found = {
        "coin": cost.coins,
        "power": cost.power,
        "popularity": cost.popularity,
        "combat card": cost.combat_cards,
    }
    return Counter({thing: number for thing, number in found.items() if number})


def says_cost(words: str, cost: Any) -> bool:
    return Counter() == priced(cost) if words == "free" else amounts(words) == priced(cost)


# The map ----------------------------------------------------------------------------------------------------


def units(view: State, where: Place, *, own: bool) -> Counter[str]:
    """Pieces of a side on a place; the human's mechs by their ability."""
    found: Counter[str] = Counter()
    side: Any = view.human.army if own else view.automa
    found["character"] += side.character == where
    for slot, at_place in enumerate(side.mechs):
        if at_place == where:
            ability = components().mats.factions[view.human.faction.index].mechs[slot].value
            found[f"{ability} mech" if own else "mech"] += 1
    found["worker"] += side.workers.count(where)
    return +found


def read_units(words: str) -> Counter[str]:
    """Pieces that are listed."""
    found: Counter[str] = Counter()
    for one in words.split(", "):
        number = re.match(r"(\d+) worker", one)
        if number is not None:
            found["worker"] += int(number[1])
        else:
            found[one.lower().replace("'", "").replace("s army", "s_army")] += 1
    return Counter({name.replace("_", " "): count for name, count in found.items()})


def spaced(found: Counter[str]) -> Counter[str]:
    return Counter({name.replace("_", " "): count for name, count in found.items()})


@card("Yours: {units}.", "The Automa's: {units}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    here, found = PLACE_OF[thing.key], read_units(f["units"])
    sides = [spaced(units(view, here, own=own)) for own in (True, False)]
    return found in [one for one in sides if one]


@card("Your {structure}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return view.human.works.structures[f["structure"].index] == PLACE_OF[thing.key]


@card("Resources: {goods}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return goods(f["goods"])[0] == view.board.goods[PLACE_OF[thing.key]]


@card("A worker produces {goods} here.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    made = components().map.yields[components().map.terrain[PLACE_OF[thing.key]].index]
    return made is not None and amounts(f["goods"]) == Counter({made.value: 1})


@card("River to the {sides}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """As it is drawn: where the neighbour across the river lies."""
    here = PLACE_OF[thing.key]
    found = set()
    for other in geography().rivers[here]:
        dx, dy = TABLE.place(other).x - TABLE.place(here).x, TABLE.place(other).y - TABLE.place(here).y
        level = abs(dy) < TABLE.radius / 2
        along = "east" if dx > 0 else "west"
        found.add(along if level else f"{'south' if dy > 0 else 'north'}-{along}")
    return set(f["sides"].split(", ")) == found


@card("Your {unit} on {place}", "The Automa's {unit} on {place}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    word, _, key = thing.key.partition(".")
    here, found = PLACE_OF[key], read_units(f["unit"])
    kind = Unit(word).value
    pieces = spaced(units(view, here, own=thing.kind == "own"))
    mine = Counter({name: count for name, count in pieces.items() if name.endswith(kind)})
    if kind == "mech" and thing.kind == "rival":
        mine = Counter({"mech": 1}) if mine else mine
    return place(f["place"]) == here and found == mine


@card("You would gain {goods} here.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return goods(f["goods"])[0] == boxed_goods(view, PLACE_OF[thing.key.partition(".")[2]])


@card("Territories: you {mine}, the Automa {theirs}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    held = Counter(controller(view, here) for here in range(TERRITORIES))
    return (f["mine"], f["theirs"]) == (held[HUMAN], held[BOT])


constant("Counts as {number} territories in the end; produces nothing.", number=3)
constant("Each territory controlled, lakes too; the Factory counts as {number}.", number=3)
constant(
    "Each full pair of resources on your territories, at most {number} of one territory.",
    number=6,
)


# The mats ---------------------------------------------------------------------------------------------------


def mat_section(view: State, number: int) -> Any:
    return components().mats.players[view.human.mat.index].sections[number]


def section_of(thing: Handle, view: State) -> int:
    """The section that a thing of the mat belongs to."""
    if thing.kind in ("section", "bottom", "recruit"):
        return int(thing.key)
    choice = TopChoice(thing.key)
    for number in range(4):
        printed = components().mats.tops[mat_section(view, number).top.index]
        if any(side.choice is choice for side in printed.sides):
            return number
    raise AssertionError(thing)


def given(view: State, side: Any) -> int:
    """What a side gives now: more once its cube is gone."""
    return int(side.amounts[side.cube is not None and view.human.works.cubes[side.cube.index]])


def sides_of(view: State, thing: Handle) -> tuple[Any, ...]:
    """Sides of the upper row that a card tells of."""
    printed = components().mats.tops[mat_section(view, section_of(thing, view)).top.index]
    if thing.kind == "top":
        return tuple(side for side in printed.sides if side.choice is TopChoice(thing.key))
    return tuple(printed.sides)


@card("It stands on {section}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    last = view.human.last_section
    if last == 4:
        return bool(f["section"] == "Factory card")
    assert last is not None
    names = (mat_section(view, last).top.value, tuple(Bottom)[last].value)
    return bool(f["section"].lower() == " / ".join(names))


@card("{action}: {side}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """The numbers of what its sides give now; a single side is called by its name."""
    if not re.search(r"\d", f["side"]):
        return True
    found = [int(number) for number in re.findall(r"\d+", f["side"])]
    return found == [given(view, side) for side in sides_of(view, thing)]


@card("move up to %n unit(s)")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return n == next(given(view, side) for side in sides_of(view, thing) if side.choice is TopChoice.MOVE)


@card("Cost now: {cost}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    printed = components().mats.tops[mat_section(view, section_of(thing, view)).top.index]
    produces = any(side.choice is TopChoice.PRODUCE for side in printed.sides)
    out = len(view.human.army.workers)
    return says_cost(f["cost"], components().mats.produce_costs[out] if produces else printed.cost)


@card("Producing costs now: {cost}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return says_cost(f["cost"], components().mats.produce_costs[len(view.human.army.workers)])


@card("An upgrade makes it {amount}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    (side,) = sides_of(view, thing)
    return not view.human.works.cubes[side.cube.index] and f["amount"] == side.amounts[1]


@card("{structure}: also {bonus} with this action.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    action = next(one for one in components().mats.tops if one.structure.value == f["structure"].lower())
    return action.bonus is not None and bonus(f["bonus"]) == gain_words(*action.bonus)


constant(
    "Mill: its territory is extra when you produce, and yields {number} more.",
    number=components().mats.mill_yield,
)


@card("{action}: costs {cost} now.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    number = section_of(thing, view)
    kind = components().mats.bottoms[number].resource
    left = mat_section(view, number).cost - view.human.works.slots[number]
    named = f["action"].lower() == tuple(Bottom)[number].value
    return named and amounts(f["cost"]) == Counter({kind.value: left})


@card("%n upgrade(s) can still make it cheaper.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    number = section_of(thing, view)
    return bool(n == mat_section(view, number).slots - view.human.works.slots[number])


@card("Then {coins}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return amounts(f["coins"]) == Counter({"coin": mat_section(view, section_of(thing, view)).coins})


@card("Its recruit brings {bonus}.", "Its recruit would bring {bonus} each time.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bonus(f["bonus"]) == gain_words(*components().mats.bottoms[section_of(thing, view)].ongoing)


@card("Enlisted, it brings {bonus} with each {action}.", "Enlisted: {bonus} with each {action}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    number = section_of(thing, view)
    named = f["action"].lower() == tuple(Bottom)[number].value
    return named and bonus(f["bonus"]) == gain_words(*components().mats.bottoms[number].ongoing)


@card("Recruit of {action}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["action"].lower() == tuple(Bottom)[int(thing.key)].value)


def at_once(kind: Bonus) -> Counter[str]:
    """What a recruit brings on its space of the faction mat."""
    return gain_words(kind, components().mats.one_time[kind.index])


@card("It brought {bonus} at once.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    taken = view.human.works.recruits[int(thing.key)]
    return taken is not None and bonus(f["bonus"]) == at_once(taken)


@card("The recruit that comes here brings {bonus}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return Bonus(thing.key) not in view.human.works.recruits and bonus(f["bonus"]) == at_once(
        Bonus(thing.key)
    )


@card("One-time bonus: {bonus}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["bonus"].replace(" ", "_") == Bonus(thing.key).value)


@card("{done} of {all} done; the last one brings a star.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    works, army = view.human.works, view.human.army
    gone: tuple[Iterable[bool], ...] = (
        works.cubes,
        [one is not None for one in army.mechs],
        [one is not None for one in works.structures],
        [one is not None for one in works.recruits],
    )
    number = section_of(thing, view)
    return (f["done"], f["all"]) == (sum(gone[number]), (6, 4, 4, 4)[number])


@card("Upgraded: {amount} now.", "{before} now, {after} once the cube is gone.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    cube = Cube(thing.key)
    side = next(one for top in components().mats.tops for one in top.sides if one.cube is cube)
    if "amount" in f:
        return view.human.works.cubes[cube.index] and f["amount"] == side.amounts[1]
    return not view.human.works.cubes[cube.index] and (f["before"], f["after"]) == side.amounts


@card("On {place}; its ability works.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return view.human.army.mechs[int(thing.key)] == place(f["place"])


@card("Built on {place}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return view.human.works.structures[Structure(thing.key).index] == place(f["place"])


@card("{ability}: {text}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return f["ability"] is components().mats.factions[view.human.faction.index].mechs[int(thing.key)]


@card("{faction}: {ability}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    mine = components().mats.factions[view.human.faction.index].ability
    return f["faction"] is view.human.faction and f["ability"] is mine


@card("On your mat: {workers}", "On the board: {workers}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    out = len(view.human.army.workers)
    return amounts(f["workers"])["worker"] in (out, 8 - out)


@card("Character and mechs may cross rivers to these terrains: {terrains}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    across = components().mats.factions[view.human.faction.index].riverwalk
    return len(across) == len(f["terrains"].split(", ")) and all(one.value in f["terrains"] for one in across)


constant("Before a combat you may pay {cost} power so that the enemy loses {loss}.", cost=1, loss=2)
constant("Before a combat on a tunnel or your Mine the enemy loses {loss} power.", loss=2)
printed_number("Character and mechs take %n more step(s).", 1)
printed_number("%n more combat card(s) in combats where you have a worker.", 1)
constant("One unit moves up to {steps} steps, for free.", steps=2)
constant(
    "One unit moves up to {steps} steps, your character or a mech up to {more}, for free.", steps=2, more=3
)
constant("Bottom row: one unit moves up to {steps} steps.", steps=2)


# The Factory card, cards in the hand, objectives ----------------------------------------------------------


def own_card(view: State) -> Any:
    assert view.human.factory_card is not None
    return components().cards.factory[view.human.factory_card - 1]


def gains(printed: Iterable[Any]) -> Counter[str]:
    """What a card gives."""
    found: Counter[str] = Counter()
    for one in printed:
        found += gain_words(one.gain, one.amount)
    return found


@card("Top row costs {cost}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return says_cost(f["cost"], own_card(view).cost)


@card("It gives {gains}.", "It gives {first} or {second}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    sides = [gains(side) for side in own_card(view).options]
    return [of_your_choice(amounts(words)) for words in f.values()] == sides


@card("Factory card: {gains} (cost: {cost})")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    printed = own_card(view)
    told = of_your_choice(amounts(f["gains"]))
    return says_cost(f["cost"], printed.cost) and told == gains(printed.options[int(thing.key)])


@card("Combat card {value}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["value"] == int(thing.key))


@card("combat card {value}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """A slot's key names what lies in it: a card of the hand, or one that is laid for the fight already."""
    entry = view.pending[-1] if view.pending else None
    laid = entry.cards if isinstance(entry, ChoosingCards) else ()
    source = thing.key.partition(".")[2]
    return source == f"card{f['value']}" and int(f["value"]) in (*view.human.hand, *laid)


@card("You hold %n of it.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return n == view.human.hand.count(int(thing.key))


@card("Combat cards: {values}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    held = sorted(one for one in view.human.hand if one is not None)
    told = f["values"]
    return sorted(int(one) for one in re.findall(r"\d+", told)) == held or (not held and told == "none")


@card(
    "At least {things}.",
    "At most {things}.",
    "exactly {things}",
    "%n star(s) for combat",
    "%n unit(s) and structures together",
    "%n resource(s) or more",
    "On one territory you control: {things}.",
    "Control {number} or more of one resource.",
    "Control {number} or more territories beside the Factory.",
    "Control {number} tunnel territories or more.",
    "Control {number} {terrains} or more.",
    "Control {place}.",
    "{number} of each kind or more",
)
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """Each number is one of those printed on the card; ``place`` is a territory of it."""
    printed = numbers_in(components().cards.objectives[int(thing.key) - 1].conditions)
    if "place" in f:
        return place(f["place"]) in printed
    told = (
        [n]
        if n != -1
        else [f["number"]]
        if "number" in f
        else list(map(int, re.findall(r"\d+", f["things"])))
    )
    return all(one in printed for one in told)


def numbers_in(value: Any) -> set[int]:
    """Every number of a printed condition."""
    if isinstance(value, bool) or value is None:
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, tuple):
        return {one for part in value for one in numbers_in(part)}
    names = getattr(value, "__attrs_attrs__", ())
    return {one for name in names for one in numbers_in(getattr(value, name.name))}


@card("{count} → {coins}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(components().cards.tiles[view.decks.tile.index].coins[f["count"]] == f["coins"])


@card("Coins by count: {table}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    coins = components().cards.tiles[view.decks.tile.index].coins
    told = [tuple(map(int, one.split(" → "))) for one in f["table"].split(", ")]
    return told == list(enumerate(coins))[1:]


@card("Yours now: {count}, worth {coins}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    coins = components().cards.tiles[view.decks.tile.index].coins
    row = next(
        one for one in scores(view).lines if one.seat == HUMAN and one.code.value.startswith("structure")
    )
    return bool(f["coins"] == row.points == coins[min(f["count"], len(coins) - 1)])


@card("They count: {places}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """As many as are counted, each one's own: without the structures beside it, or on it, it would not be there."""
    named = [place(one) for one in f["places"].split(", ")]
    structures = [one for one in view.human.works.structures if one is not None]
    close = {other for one in structures for other in (one, *geography().neighbours[one])}
    return len(named) == structure_count(view.decks.tile, structures) and set(named) <= close


# The Automa -----------------------------------------------------------------------------------------------


def last_card(view: State) -> tuple[Any, Any]:
    """Its last card, as printed, and the half that counted."""
    record = view.automa.record
    assert record is not None
    printed = components().automa.cards[record.card - 1]
    return printed, printed.schemes[record.scheme.index]


@card("Automa card {number}, {scheme}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    record = view.automa.record
    return record is not None and (f["number"], f["scheme"]) == (record.card, record.scheme)


@card("%n card(s) in its deck.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return n == 19 - len(view.automa.main) - len(view.automa.battle)


@card("Gains: {gains}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    orders = [one.amount for one in last_card(view)[1].gains if one.faction is None]
    told = [re.match(r"\d+", one) for one in f["gains"].split(", ")]
    return [int(one[0]) if one else 1 for one in told] == orders


@card("As {faction} also: {gain}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    orders = [(one.faction, one.amount) for one in last_card(view)[1].gains if one.faction is not None]
    number = re.match(r"\d+", f["gain"])
    return (f["faction"], int(number[0]) if number else 1) in orders


@card("Recruit bonus, if you enlisted for it: {bonus}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    offer = last_card(view)[1].offer
    return bonus(f["bonus"]) == gain_words(
        offer, dict(one.ongoing for one in components().mats.bottoms)[offer]
    )


@card("Tries in order: {moves}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    told = [int(one) for one in re.findall(r"from (\d+) power", f["moves"])]
    return told == [one.min_power for one in last_card(view)[1].moves if one.min_power]


@card("from {power} power: {used}", "{symbol} (from {power} power)")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    printed, half = last_card(view)
    if "used" in f:
        return bool(printed.power[components().automa.column_of[f["power"]]] == f["used"])
    return f["power"] in [one.min_power for one in half.moves]


@card("{symbol} ({faction} only)")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return f["faction"] in [one.faction for one in last_card(view)[1].moves]


@card("In battle: {table}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    used = tuple(int(one) for one in re.findall(r": (\d+)", f["table"]))
    return bool(used == last_card(view)[0].power)


@card("And up to %n combat card(s).")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(n == last_card(view)[0].combat_cards)


@card("Resource box: {number}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["number"] == last_card(view)[0].resource_box)


def tracker(view: State) -> Any:
    return components().automa.trackers[view.automa.level.index]


@card("Space {number} of {spaces}; {scheme} is in force.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    automa = view.automa
    return (f["number"], f["spaces"], f["scheme"]) == (automa.token + 1, tracker(view).spaces, automa.scheme)


@card("Next star in %n space(s).")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return view.automa.token + n in tracker(view).stars and not any(
        view.automa.token < one < view.automa.token + n for one in tracker(view).stars
    )


@card("Confined to its peninsula for %n more space(s).")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(view.automa.token + n == tracker(view).first_free)


@card("Star tracker: {level}", "{level}: {faction}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    named = f["level"].lower() == view.automa.level.value
    return named and f.get("faction", view.automa.faction) is view.automa.faction


# Sides, stars, tracks, combat --------------------------------------------------------------------------------


@card("Star: {reason}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """Its word has the root of the star's name; which one it is, the counts below it compare."""
    return bool(f["reason"]) and Star(thing.key) in Star


@card("Yours: {placed} of {all}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    star = Star(thing.key)
    return bool(f["placed"] == view.human.stars[star.index] and f["placed"] <= f["all"] <= 6)


@card("The Automa's: {placed} of {all}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["placed"] == view.automa.stars[Star(thing.key).index] and f["placed"] <= f["all"] <= 6)


printed_number("%n star(s) of one side end the game.", 6)
constant("Up to {most} of it in one combat.", most=7)


@card("At {number} you place a star.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """Rules.md 12: the end of each track."""
    return bool(f["number"] == {"power": 16, "popularity": 18}[thing.key])


@card("You {mine}, the Automa {theirs}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    power = thing.key == "power"
    mine = view.human.power if power else view.human.popularity
    return (f["mine"], f["theirs"]) == (mine, view.automa.power if power else 10)


@card("Worth now: star {star}, territory {territory}, pair of resources {pair}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """Rules.md 14: three tiers of popularity."""
    tier = (view.human.popularity > 6) + (view.human.popularity > 12)
    return (f["star"], f["territory"], f["pair"]) == ((3, 2, 1), (4, 3, 2), (5, 4, 3))[tier]


@card("%n coin(s) if it ended now.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    seat = HUMAN if thing.key == "own" else BOT
    return n == sum(row.points for row in scores(view).lines if row.seat == seat)


@card("%n star(s)")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return n == sum(view.human.stars if thing.key == "own" else view.automa.stars)


@card("You: {faction}, {mat}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return (f["faction"], f["mat"]) == (view.human.faction, view.human.mat)


@card("{side}: {points}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    rows = [row for row in scores(view).lines if row.seat == f["side"]]
    if thing.key == "total":
        return bool(f["points"] == sum(row.points for row in rows))
    return f["points"] in [row.points for row in rows if row.code.value == thing.key]


@card("Commit {amount} power", "{power} without a card wins {chance}% of such combats.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    power = int(thing.key)
    if "chance" not in f:
        return bool(f["amount"] == power)
    return bool(f["power"] == power and f["chance"] == chance(view, power))


@card("With your best cards: {chance}%.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    entry: Any = view.pending[-1]
    army = view.human.army
    fighters = (army.character == entry.place) + army.mechs.count(entry.place)
    hand = sorted((one for one in view.human.hand if one is not None), reverse=True)
    # One card more for Rusviet's People's Army beside a worker.
    return f["chance"] in [
        chance(view, int(thing.key) + sum(hand[:most])) for most in (fighters, fighters + 1)
    ]


def chance(view: State, total: int) -> int:
    """In how many of a hundred combats this total wins: every card it may turn, every hand it may hold."""
    automa, entry = view.automa, view.pending[-1]
    attacks = getattr(entry, "attacker", HUMAN) == HUMAN
    unseen = [value for value, number in unseen_combat_cards(view) for _ in range(number)]
    wins, cards = 0.0, unseen_battle_cards(view)
    for number in cards:
        printed = components().automa.cards[number - 1]
        power = min(printed.power[components().automa.column_of[automa.power]], automa.power)
        hands = list(combinations(unseen, min(printed.combat_cards, len(automa.hand))))
        beaten = sum(power + sum(hand) < total or (attacks and power + sum(hand) == total) for hand in hands)
        wins += beaten / len(hands)
    return round(100 * wins / len(cards))


@card("You can use up to {most}. It is lost, whoever wins.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["most"] == min(7, view.human.power))


@card("Press one of its numbers, from 0 to {most}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["most"] == min(7, view.human.power))


@card("On {place}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    entry: Any = view.pending[-1]
    return bool(place(f["place"]) == entry.place)


@card("Up to %n combat card(s) here.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    entry: Any = view.pending[-1]
    army = view.human.army
    fighters = (army.character == entry.place) + army.mechs.count(entry.place)
    return n in (fighters, fighters + 1)


@card("from {place}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """A piece that is paid lies on a territory of the human's."""
    return place(f["place"]) in human_territories(view)


@card("{power} power, %n combat card(s).")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """Of the Automa's side of a combat."""
    return (f["power"], n) == (view.automa.power, len(view.automa.hand))


@card("Committed: {power} power, cards {cards}.")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    entry: Any = view.pending[-1]
    laid = sorted(one for one in entry.cards if one is not None)
    return f["power"] == entry.power and sorted(map(int, re.findall(r"\d+", f["cards"]))) == laid


@card("Slot {number}: empty", "Slot {number}: {what}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    return bool(f["number"] == int(thing.key.partition(".")[0]) + 1)


@card("One less: {cargo}", "One more: {cargo}")
def _(view: State, thing: Handle, f: Fields, n: int) -> bool:
    """The kind of the row it stands in; workers by whether they moved."""
    return f["cargo"] == thing.key or "worker" in f["cargo"]
