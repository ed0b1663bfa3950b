"""What a position of Scythe is worth to the human: points as they stand, and what is likely to become points.

All worths are coins at the end of the game. Stars, territories and pairs count by the tier of popularity; what builds
up (workers, upgrades, mechs, structures, recruits) counts more the longer the game will last, and every step towards a
star counts more than the one before. Source: engines-and-bots 7; rules.md 10, 12.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.bots.scythe.stand_in import unseen_battle_cards
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_territories,
    counted_goods,
    goods_on,
    human_combat_units,
    human_territories,
    placed_structures,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import Due, Encountering, Finished, Gaining, Revealing
from noria_desktop.games.scythe.printed_cards import CardGain
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.structure_bonus import structure_coins
from noria_desktop.games.scythe.terms import TERRITORIES, Bottom, Gain, Star, Terrain, Top
from noria_desktop.games.scythe.top_row import side_amount


@frozen
class Weights:
    """Prices in coins; those of the first group fall to nothing towards the end of the game."""

    worker: float = 4.8
    late_worker: float = 0.6
    """Each worker that makes Produce dearer."""
    cheap_workers: int = 5
    upgrade: float = 5.0
    mech: float = 6.0
    structure: float = 4.5
    recruit: float = 5.5
    yields: float = 1.0
    """Each worker that Produce reaches where tokens come from that the mat asks for."""
    kinds: float = 1.6
    """Each kind of token that the own workers can produce."""
    village: float = 2.2
    """Each worker that Produce reaches on a village while workers are left on the mat."""
    usual_turns: float = 24.0
    """After so many turns nothing built pays any more, even if few stars lie."""

    power: float = 0.5
    card: float = 0.7
    popularity: float = 1.0
    star_progress: float = 8.0
    """The last step towards a star; the first steps count far less."""
    early_star: float = 5.0
    """A star brings the end nearer, besides its coins."""
    token: float = 0.25
    """A token that no action of the mat asks for now."""
    wanted: float = 1.8
    """A token towards what an action of the mat costs."""
    affordable: float = 4.0
    """All tokens for an action lie ready, and its section may be chosen in the next turn."""
    encounter: float = 7.0
    factory_card: float = 9.0
    distance: float = 0.3
    """Each step of the character from the next of those."""
    base: float = 0.8
    """Each unit that is still on its home base."""
    rest_of_turn: float = 2.0
    """What the turn may still bring after a combat, an encounter or the Factory."""
    early_ground: float = 0.3
    """How much of a territory counts at the beginning, when it may still change hands many times."""
    rival: float = 0.45
    """What a coin less of the Automa's is worth."""
    defeat: float = 3.0
    """A combat lost, and as much again for each unit sent home."""
    victory: float = 12.0
    """Winning the game."""


_SOURCE: Final = (Terrain.TUNDRA, Terrain.MOUNTAIN, Terrain.FARM, Terrain.FOREST)
"""By ``Resource``: where it is produced."""

GAINS: Final = {
    Gain.COINS: 1.0,
    Gain.POWER: 0.7,
    Gain.POPULARITY: 1.5,
    Gain.COMBAT_CARDS: 1.0,
    Gain.OIL: 1.1,
    Gain.METAL: 1.1,
    Gain.FOOD: 1.1,
    Gain.WOOD: 1.1,
    Gain.ANY_RESOURCE: 1.3,
    Gain.WORKER: 2.6,
    Gain.MECH: 5.5,
    Gain.STRUCTURE: 5.0,
    Gain.RECRUIT: 5.0,
    Gain.UPGRADE: 4.5,
    Gain.PRODUCE_HEXES: 2.0,
}
"""A unit of each gain, before it is known what exactly comes of it."""


def worth(state: State, weights: Weights) -> float:
    """What the position is worth to the human, with what is still due on the stack."""
    top = state.pending[-1]
    if isinstance(top, Finished):
        return _final(state, weights)
    due = sum(_due(part) for entry in state.pending if isinstance(entry, Gaining) for part in entry.due)
    found = _standing(state, weights) + due
    if isinstance(top, Revealing):
        return found + fight(state, top, weights) + weights.rest_of_turn
    if isinstance(top, Encountering) and not top.chosen:
        return found + weights.encounter + weights.rest_of_turn
    return found


def gains_worth(gains: Sequence[CardGain]) -> float:
    """What the gains of a card are worth together."""
    return sum(GAINS[part.gain] * part.amount for part in gains)


def _due(due: Due) -> float:
    return 0.8 * GAINS[due.gain] * due.amount


def _final(state: State, weights: Weights) -> float:
    """The points, and who won."""
    sheet = RULES.scores(state)
    ahead = sheet.total(HUMAN) - weights.rival * sheet.total(BOT)
    return ahead + (weights.victory if sheet.winner == HUMAN else -weights.victory)


def _standing(state: State, weights: Weights) -> float:
    human, mats = state.human, components().mats
    army, works = human.army, human.works
    most_stars = max(sum(human.stars), sum(state.automa.stars))
    gone = min(1.0, max(most_stars / mats.end_stars, state.turn / weights.usual_turns))
    left = 1.0 - gone
    tier = mats.tiers[human.popularity]
    mine = human_territories(state)
    count = len(mine) + (geography().factory in mine) * (components().map.factory_territories - 1)
    total = human.coins + sum(human.stars) * (tier.star + weights.early_star * left)
    ground = weights.early_ground + (1 - weights.early_ground) * gone
    total += tier.territory * count * ground
    total += tier.pair * counted_goods(state, mine) / 2 * gone
    total += structure_coins(state.decks.tile, placed_structures(human))
    theirs = len(automa_territories(state))
    total -= weights.rival * components().automa.territory_value * theirs * ground

    workers, mechs = len(army.workers), len(army.mechs) - army.mechs.count(None)
    structures = len(works.structures) - works.structures.count(None)
    recruits, upgrades = len(works.recruits) - works.recruits.count(None), sum(works.cubes)
    built = (
        weights.worker * min(workers, weights.cheap_workers)
        + weights.late_worker * max(0, workers - weights.cheap_workers)
        + weights.upgrade * upgrades
        + weights.mech * mechs
        + weights.structure * structures
        + weights.recruit * recruits
    )
    total += left * built
    total += weights.power * human.power + weights.card * len(human.hand)
    total += weights.popularity * (0.5 + left) * human.popularity
    for star, have, whole in (
        (Star.UPGRADES, upgrades, mats.cubes),
        (Star.MECHS, mechs, len(army.mechs)),
        (Star.STRUCTURES, structures, len(works.structures)),
        (Star.RECRUITS, recruits, len(works.recruits)),
        (Star.WORKERS, workers, mats.workers),
        (Star.POPULARITY, human.popularity, mats.popularity_star),
        (Star.POWER, human.power, mats.power_star),
    ):
        if not human.stars[star.index]:
            total += weights.star_progress * (0.3 + 0.7 * left) * (have / whole) ** 1.5
    total += _stock(state, mine, weights, left)
    total += _places(state, weights, left)
    return total


def _stock(state: State, mine: tuple[int, ...], weights: Weights, left: float) -> float:
    """Tokens by what the mat asks for, most for those that make an action affordable."""
    human, terrains = state.human, components().map.terrain
    goods, total = goods_on(state.board.goods, mine), 0.0
    limits = (sum(human.works.cubes), *_used(state))
    workers, working = human.army.workers, list[float]()
    for bottom in Bottom:
        printed = components().mats.bottoms[bottom.index]
        have = goods[printed.resource.index]
        if limits[bottom.index] >= printed.limit:
            total += weights.token * have * left
            continue
        cost = token_cost(human, bottom)
        open_ended = weights.wanted * min(have, cost) + weights.token * max(0, have - cost)
        ready = have >= cost and human.last_section != bottom.index
        total += left * (open_ended + weights.affordable * ready)
        terrain = _SOURCE[printed.resource.index]
        there = [workers.count(place) for place in mine if terrains[place] is terrain]
        total += left * weights.kinds * any(there)
        working += [weights.yields * number for number in there if number]
    growing = len(workers) < weights.cheap_workers
    if len(workers) < components().mats.workers:
        each = weights.village * (1.0 if growing else 0.4)
        there = [workers.count(place) for place in mine if terrains[place] is Terrain.VILLAGE]
        working += [each * number for number in there if number]
    # Produce reaches so many territories.
    working.sort(reverse=True)
    reach = components().mats.tops[Top.PRODUCE.index].sides[0]
    total += left * sum(working[: side_amount(human, reach)])
    return total


def _used(state: State) -> tuple[int, int, int]:
    """Mechs, structures and recruits off the mats."""
    human = state.human
    rows = (human.army.mechs, human.works.structures, human.works.recruits)
    deployed, built, enlisted = (len(row) - row.count(None) for row in rows)
    return deployed, built, enlisted


def _places(state: State, weights: Weights, left: float) -> float:
    """Units that wait at home, and how far the character is from something to find."""
    human, map_ = state.human, geography()
    army = human.army
    at_home = sum(
        place >= TERRITORIES for place in (*army.workers, *[m for m in army.mechs if m is not None])
    )
    total = -weights.base * at_home
    aims = [(place, 0) for place in state.board.tokens]
    if human.factory_card is None and state.decks.factory:
        aims.append((map_.factory, 0))
    else:
        total += weights.factory_card * (human.factory_card is not None)
    if aims:
        steps = min(map_.distance[army.character][place] for place, _ in aims)
        total -= weights.distance * (0.5 + left) * steps
    return total


# Combat -------------------------------------------------------------------------------------------------


def chance_to_win(state: State, entry: Revealing) -> float:
    """How likely the human wins: over every card of the Automa's that may come, its combat cards taken as usual ones."""
    printed, automa = components().automa, state.automa
    usual = sum(components().cards.combat) / len(components().cards.combat)
    mine = entry.power + sum(card for card in entry.cards if card is not None)
    column, won = printed.column_of[automa.power], 0.0
    cards = unseen_battle_cards(state)
    for number in cards:
        card = printed.cards[number - 1]
        used = min(card.combat_cards, len(automa.hand))
        theirs = min(card.power[column], automa.power) + used * usual
        # Cards are a little more or less than usual: a step of two to each side.
        spread = 1.0 + used
        won += (
            min(1.0, max(0.0, 0.5 + (mine - theirs) / (2 * spread)))
            if used
            else _certain(mine, theirs, entry)
        )
    return won / len(cards)


def _certain(mine: float, theirs: float, entry: Revealing) -> float:
    """The attacker wins a tie."""
    return float(mine > theirs or (mine == theirs and entry.attacker == HUMAN))


def fight(state: State, entry: Revealing, weights: Weights) -> float:
    """What a combat is worth whose commitment is sealed, the power on the dial counted as gone."""
    human, mats = state.human, components().mats
    chance = chance_to_win(state, entry)
    star = human.stars[Star.COMBAT.index] < mats.most_stars[Star.COMBAT.index]
    tier = mats.tiers[human.popularity]
    victory = 2.0 * tier.territory + (tier.star + weights.early_star) * star
    units = human_combat_units(human.army, entry.place) + human.army.workers.count(entry.place)
    defeat = weights.defeat * (1 + units)
    return chance * victory - (1 - chance) * defeat - weights.power * entry.power
