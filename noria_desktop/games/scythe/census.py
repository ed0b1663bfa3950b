"""Whether a position can occur: every piece and card counted, every one where it may be, all of it fitting the moment.

Types are checked before; here is what types cannot say. Observations are no positions: nothing may be hidden.
Source: rules.md 1, 2, 5, 9 to 11, 14; automa.md 3, 9, 15.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.engine.positions import Finding, chance, require
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.card_count import cards_counted
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_places, human_places
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.moment_census import moment
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingOffer,
    Finished,
    RetreatingWorkers,
    Travelling,
)
from noria_desktop.games.scythe.setup import check_options
from noria_desktop.games.scythe.stars import has_dominate, is_over, most, most_of_automa
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    NO_GOODS,
    PLACES,
    STARS,
    TERRITORIES,
    Ability,
    AutomaStage,
    Bottom,
    Cube,
    Place,
    Scheme,
    Star,
    home_base,
    place_id,
)

MOST_COINS: Final = 10_000
MOST_TOKENS: Final = 1_000
"""Of one kind on one territory: supply is unlimited, but no game comes near."""
MOST_TURNS: Final = 1_000
"""The Automa's tracker ends every game long before (automa.md 15)."""


def census(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    require(findings(state))


def findings(state: State) -> Iterator[Finding]:
    """Everything that was looked at, in order. After the first impossible one the rest means nothing."""
    yield from _options(state)
    yield from _human_tracks(state)
    yield from _human_units(state)
    yield from _works(state)
    yield from _automa(state)
    yield from _sharing(state)
    yield from _board(state)
    yield from _stars(state)
    yield from cards_counted(state)
    yield from _turns(state)
    yield from moment(state)


# Both sides ---------------------------------------------------------------------------------------------


def _options(state: State) -> Iterator[Finding]:
    """Options without gaps that name both sides, and a generator that is known."""
    options = state.options
    yield from chance(state.rng)
    try:
        check_options(options)
    except BadOptions as error:
        yield f"options.{error.place}", error.found, False
    human, automa = state.human, state.automa
    yield "human.faction", human.faction.value, human.faction is options.faction
    yield "human.mat", human.mat.value, human.mat is options.mat
    yield "automa.faction", automa.faction.value, automa.faction is options.automa
    yield "automa.level", automa.level.value, automa.level is options.level


def _human_tracks(state: State) -> Iterator[Finding]:
    """Power, popularity, coins and the flags of the turn."""
    mats, human = components().mats, state.human
    yield "human.power", human.power, 0 <= human.power <= mats.most_power
    yield "human.popularity", human.popularity, 0 <= human.popularity <= mats.most_popularity
    yield "human.coins", human.coins, 0 <= human.coins <= MOST_COINS
    ability = mats.factions[human.faction.index].ability
    yield "human.coerced", human.coerced, not human.coerced or ability is Ability.COERCION
    yield "human.routed", human.routed, 0 <= human.routed <= MOST_COINS
    section = human.last_section
    fits = section is None or 0 <= section <= FACTORY_SECTION
    yield "human.last_section", section, fits
    yield "human.last_section", section, section != FACTORY_SECTION or human.factory_card is not None


def _human_units(state: State) -> Iterator[Finding]:
    """Units on the map and on home bases where they may be."""
    mats, army = components().mats, state.human.army
    bases, lake = _open_bases(state), geography().lake
    # Mechs never leave the map, so whoever came onto a lake still has the ability that led there.
    boats = has(state.human, Ability.SEAWORTHY) or has(state.human, Ability.SUBMERGE)

    def may_stand(place: Place) -> bool:
        return 0 <= place < TERRITORIES or place in bases

    def may_fight(place: Place) -> bool:
        return may_stand(place) and (boats or not lake[place])

    yield "human.army.character", army.character, may_fight(army.character)
    for slot, place in enumerate(army.mechs):
        yield f"human.army.mechs[{slot}]", place, place is None or may_fight(place)
    workers = army.workers
    yield "human.army.workers", len(workers), mats.start_workers <= len(workers) <= mats.workers
    yield "human.army.workers", workers, list(workers) == sorted(workers)
    for index, place in enumerate(workers):
        yield f"human.army.workers[{index}]", place, may_stand(place)
        # A worker comes onto a lake and leaves it only inside a mech (rules.md 5).
        yield f"human.army.workers[{index}]", place, not lake[place] or place in army.mechs


def _open_bases(state: State) -> set[Place]:
    """Home bases on which the human may have units: its own; with Wayfare those of factions not in the game."""
    human, automa = state.human, state.automa
    if has(human, Ability.WAYFARE):
        return set(range(TERRITORIES, PLACES)) - {home_base(automa.faction)}
    return {home_base(human.faction)}


def _works(state: State) -> Iterator[Finding]:
    """Cubes, structures and recruits."""
    works, mats = state.human.works, components().mats
    sections = mats.players[state.human.mat.index].sections
    yield "human.works.cubes", len(works.cubes), len(works.cubes) == len(Cube)
    for bottom in Bottom:
        cubes = works.slots[bottom.index]
        yield f"human.works.slots[{bottom.index}]", cubes, 0 <= cubes <= sections[bottom.index].slots
    yield "human.works.slots", sum(works.slots), sum(works.slots) == sum(works.cubes)
    built = [place for place in works.structures if place is not None]
    lake = geography().lake
    for index, place in enumerate(works.structures):
        on_land = place is None or (0 <= place < TERRITORIES and not lake[place])
        yield f"human.works.structures[{index}]", place, on_land
    yield "human.works.structures", works.structures, len(set(built)) == len(built)
    spaces = [bonus for bonus in works.recruits if bonus is not None]
    yield "human.works.recruits", len(spaces), len(set(spaces)) == len(spaces)


def _automa(state: State) -> Iterator[Finding]:
    """The Automa's numbers and units."""
    printed, automa = components(), state.automa
    mats, tracker = printed.mats, printed.automa.trackers[automa.level.index]
    yield "automa.power", automa.power, 0 <= automa.power <= mats.most_power
    yield "automa.coins", automa.coins, 0 <= automa.coins <= MOST_COINS
    yield "automa.token", automa.token, 0 <= automa.token < tracker.spaces
    base = home_base(automa.faction)

    def may_stand(place: Place) -> bool:
        return 0 <= place < TERRITORIES or place == base

    character, mechs, workers = automa.character, automa.mechs, automa.workers
    yield "automa.character", character, character is None or may_stand(character)
    for name, places, most_of_kind in (
        ("mechs", mechs, len(state.human.army.mechs)),
        ("workers", workers, mats.workers),
    ):
        yield f"automa.{name}", len(places), len(places) <= most_of_kind
        yield f"automa.{name}", places, list(places) == sorted(places)
        yield f"automa.{name}", places, all(map(may_stand, places))
    yield "automa.workers", len(workers), len(workers) >= mats.start_workers
    combat = [place for place in (*mechs, character) if place is not None and place != base]
    yield "automa.mechs", place_names(combat), len(set(combat)) == len(combat)
    outside = [place for place in workers if place != base]
    yield "automa.workers", place_names(outside), len(set(outside)) == len(outside)
    if automa.token < tracker.first_free:
        peninsula = printed.automa.peninsulas[automa.faction.index]
        for place in (*combat, *outside):
            yield "automa", place_id(place), place in peninsula


def _sharing(state: State) -> Iterator[Finding]:
    """Units of both sides stand together only while a combat is coming or its losers are still retreating."""
    human, automa = state.human.army, state.automa
    shared = human_places(human) & automa_places(automa)
    fights = {*human.mechs, human.character} & {*automa.mechs, automa.character}
    fights.update(entry.place for entry in state.pending if isinstance(entry, RetreatingWorkers))
    yield "human.army", place_names(list(shared)), shared <= fights


def place_names(places: list[Place]) -> str:
    """Names of places, for whoever reads what is wrong."""
    return " ".join(place_id(place) for place in sorted(places))


# Map, stars, turns --------------------------------------------------------------------------------------


def _board(state: State) -> Iterator[Finding]:
    """Tokens on the map."""
    goods, tokens = state.board.goods, state.board.tokens
    yield "board.goods", len(goods), len(goods) == PLACES
    bases = _open_bases(state)
    brought = components().mats.factions[state.human.faction.index].mechs
    for place, here in enumerate(goods):
        if here == NO_GOODS:
            continue
        yield f"board.goods[{place}]", here, all(0 <= number <= MOST_TOKENS for number in here)
        # Only Wayfare brings tokens to a home base (H10).
        allowed = place < TERRITORIES or (place in bases and Ability.WAYFARE in brought)
        yield f"board.goods[{place}]", here, allowed
    yield "board.tokens", tokens, set(tokens) <= set(components().map.encounters)
    yield "board.tokens", tokens, list(tokens) == sorted(set(tokens))


def _stars(state: State) -> Iterator[Finding]:
    """Stars within the limits of their kinds and as many as show on the table."""
    printed, human, automa = components(), state.human, state.automa
    tracker = printed.automa.trackers[automa.level.index]
    for side, stars in (("human", human.stars), ("automa", automa.stars)):
        yield f"{side}.stars", len(stars), len(stars) == len(STARS)
        yield f"{side}.stars", sum(stars), sum(stars) <= printed.mats.star_tokens
    for star in STARS:
        mine, theirs = human.stars[star.index], automa.stars[star.index]
        yield f"human.stars[{star.index}]", mine, 0 <= mine <= most(human.faction, star)
        yield f"automa.stars[{star.index}]", theirs, 0 <= theirs <= most_of_automa(star)
    army, works = human.army, human.works
    for star, earned in (
        (Star.UPGRADES, all(works.cubes)),
        (Star.MECHS, None not in army.mechs),
        (Star.STRUCTURES, None not in works.structures),
        (Star.RECRUITS, None not in works.recruits),
        (Star.WORKERS, len(army.workers) == printed.mats.workers),
    ):
        yield f"human.stars[{star.index}]", human.stars[star.index], earned or not human.stars[star.index]
    yield "human.revealed", human.revealed, len(human.revealed) == human.stars[Star.OBJECTIVE.index]
    one_is_enough = has_dominate(human.faction) or not human.revealed
    yield "human.objectives", len(human.objectives), one_is_enough or not human.objectives
    reached = sum(space <= automa.token for space in tracker.stars)
    won = automa.stars[Star.TRACKER.index]
    yield "automa.stars[9]", won, won <= reached
    # A seventh star has no token (R19); short of that every star space reached has its star.
    yield "automa.stars[9]", won, won == reached or is_over(state)
    switched = automa.token >= tracker.scheme_switch
    yield "automa.scheme", automa.scheme.value, (automa.scheme is Scheme.II) == switched


def _turns(state: State) -> Iterator[Finding]:
    """Numbers of turns, and what the Automa remembers of its last one."""
    automa, pending = state.automa, state.pending
    yield "pending", len(pending), len(pending) > 0
    yield "turn", state.turn, 1 <= state.turn <= MOST_TURNS
    fits = {state.turn - 1, state.turn}
    running = [entry for entry in pending if isinstance(entry, AutomaTurn)]
    if running and running[0].stage is AutomaStage.CARD:
        fits = {state.turn - 1}
    elif running or any(isinstance(entry, ChoosingOffer) for entry in pending):
        fits = {state.turn}
    elif not isinstance(pending[-1], Finished):
        fits = {state.turn - 1}
    yield "automa.turns", automa.turns, automa.turns in fits
    yield "automa.remembered", automa.remembered, (automa.remembered is None) == (automa.turns == 0)
    record = automa.record
    yield "automa.record", record is not None, (record is None) == (automa.turns == 0)
    if record is not None:
        yield "automa.record.turn", record.turn, record.turn == automa.turns
        yield "automa.record.card", record.card, record.card == automa.remembered
    over = isinstance(pending[-1], Finished)
    yield "pending", type(pending[-1]).__name__, over == is_over(state)
    yield "pending", len(pending), not over or len(pending) == 1
    travelling = [entry for entry in pending if isinstance(entry, Travelling)]
    yield "pending", len(travelling), len(travelling) <= 1
