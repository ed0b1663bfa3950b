"""What the Automa is likely to have in each of the coming turns, and when it ends the game.

By expectation over the cards that it has not drawn yet, then over its whole deck: coins, units, power, and spaces of the
star tracker. Only what the human sees takes part. Source: automa.md 4 to 9, 13; H15.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.card_count import unseen_battle_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_territories
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard, AutomaGain, Faction, Level, MoveSymbol, Scheme, Star

MOST_TURNS: Final = 40
_NO_BATTLE: Final = 99
SETTLED: Final = 0.8
"""Share of new units that come to hold a territory of their own."""
MOST_TERRITORIES: Final = 11.0


@frozen
class Course:
    """By number of Automa turns from now, from 0."""

    coins: tuple[float, ...]
    """As they would be counted then."""
    fights: tuple[float, ...]
    """How likely each of them begins a battle where a combat unit of the human's is in reach, and else nothing."""
    either: tuple[float, ...]
    """How likely it begins a battle then, and else drives workers home that are in reach."""
    raids: tuple[float, ...]
    """How likely it only drives workers home."""
    end: float
    """Turns until its sixth star: so many the human still has, the present one among them."""


@frozen
class _Pace:
    """What a turn brings on the mean."""

    coins: float
    power: float
    units: float
    spaces: float
    attacks: tuple[tuple[int, bool], ...]
    """Of each card that begins a battle or drives workers home: the power it asks for, no less than ``_NO_BATTLE`` if
    it begins none; and whether it drives workers home."""


@lru_cache(maxsize=4096)
def _pace(cards: tuple[AutomaCard, ...], scheme: int, faction: Faction, level: Level) -> _Pace:
    """The mean over some cards."""
    printed = components().automa
    skips = printed.trackers[level.index].honours_skip_mark
    coins = power = units = spaces = 0.0
    attacks: list[tuple[int, bool]] = []
    for number in cards:
        card = printed.cards[number - 1]
        half = card.schemes[scheme]
        if skips and half.skip:
            continue
        spaces += card.advances
        asked = [
            move.min_power
            for move in half.moves
            if move.symbol is MoveSymbol.ATTACK_COMBAT and move.faction in (None, faction)
        ]
        raids = any(
            move.symbol is MoveSymbol.ATTACK_WORKER and move.faction in (None, faction) for move in half.moves
        )
        if asked or raids:
            attacks.append((min(asked, default=_NO_BATTLE), raids))
        for order in half.gains:
            if order.faction is not None and order.faction is not faction:
                continue
            match order.gain:
                case AutomaGain.COIN:
                    coins += order.amount
                case AutomaGain.POWER:
                    power += order.amount
                case AutomaGain.WORKER | AutomaGain.CHARACTER_OR_MECH:
                    units += order.amount
                case _:
                    pass
    count = len(cards)
    return _Pace(coins / count, power / count, units / count, spaces / count, tuple(attacks))


def course(state: State) -> Course:
    """From the position on."""
    automa, printed = state.automa, components()
    rules = printed.automa
    tracker = rules.trackers[automa.level.index]
    unseen, whole = unseen_battle_cards(state), tuple(range(1, len(rules.cards) + 1))
    held = automa_territories(state)
    territories = float(len(held))
    factory = (geography().factory in held) * (printed.map.factory_territories - 1)
    coins, power, token = float(automa.coins), float(automa.power), float(automa.token)
    others = sum(automa.stars) - automa.stars[Star.TRACKER.index]
    powered = bool(automa.stars[Star.POWER.index])
    stars = float(sum(automa.stars))
    found: list[float] = []
    fights: list[float] = []
    either: list[float] = []
    raids: list[float] = []
    end, scheme = float(MOST_TURNS), automa.scheme
    for turn in range(MOST_TURNS):
        found.append(
            coins + rules.star_value * min(6.0, stars) + rules.territory_value * (territories + factory)
        )
        if stars >= printed.mats.end_stars:
            end = min(end, float(turn))
            for some in (fights, either, raids):
                some.append(0.0)
            continue
        cards = unseen if turn < len(unseen) and scheme is automa.scheme else whole
        pace = _pace(cards, scheme.index, automa.faction, automa.level)
        fights.append(sum(asked <= power and not raid for asked, raid in pace.attacks) / len(cards))
        either.append(sum(asked <= power and raid for asked, raid in pace.attacks) / len(cards))
        raids.append(sum(asked > power and raid for asked, raid in pace.attacks) / len(cards))
        coins, power, before = coins + pace.coins, power + pace.power, token
        token = min(float(tracker.stars[-1]), token + pace.spaces)
        territories = max(territories, min(MOST_TERRITORIES, territories + SETTLED * pace.units))
        if scheme is Scheme.I and token >= tracker.scheme_switch:
            scheme = Scheme.II
        if power >= printed.mats.power_star and not powered:
            powered, others = True, others + 1
        reached = sum(space <= token + 1e-9 for space in tracker.stars)
        stars = float(reached + others)
        if stars >= printed.mats.end_stars:
            # The last space was reached within the turn: a part of it counts.
            last = tracker.stars[min(len(tracker.stars), printed.mats.end_stars - others) - 1]
            part = (last - before) / pace.spaces if pace.spaces and last > before else 1.0
            end = turn + min(1.0, max(0.0, part))
    return Course(tuple(found), tuple(fights), tuple(either), tuple(raids), end)
