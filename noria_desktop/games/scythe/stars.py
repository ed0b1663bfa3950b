"""When a star is due, how many there may be, and when they end the game. Source: rules.md 10; automa.md 9."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import Automa, Human, Observation, Stars
from noria_desktop.games.scythe.terms import Ability, Faction, Star

NO_LIMIT: Final = 99
"""More than there are tokens."""
_POWER: Final = Star.POWER.index


def has_dominate(faction: Faction) -> bool:
    """Whether this faction's human places stars for objectives and combats without limit."""
    return components().mats.factions[faction.index].ability is Ability.DOMINATE


def most(faction: Faction, star: Star) -> int:
    """How many stars of a kind the human may place, the six tokens aside."""
    mats = components().mats
    if star in mats.dominated and has_dominate(faction):
        return NO_LIMIT
    return mats.most_stars[star.index]


def most_of_automa(star: Star) -> int:
    """How many stars of a kind the Automa may place, the six tokens aside; its faction ability counts for nothing."""
    printed = components().automa
    limits = {Star.COMBAT: printed.combat_stars, Star.POWER: printed.power_stars, Star.TRACKER: NO_LIMIT}
    return limits.get(star, 0)


def tokens_left(stars: Stars) -> int:
    """Star tokens that a side has not placed yet."""
    return components().mats.star_tokens - sum(stars)


def with_star(stars: Stars, star: Star) -> Stars:
    """One star more of a kind."""
    return (*stars[: star.index], stars[star.index] + 1, *stars[star.index + 1 :])


def human_may_place(human: Human, star: Star) -> bool:
    """Whether the human would place a star for this now: below the limit of its kind, and a token left."""
    return human.stars[star.index] < most(human.faction, star) and tokens_left(human.stars) > 0


def automa_may_place(automa: Automa, star: Star) -> bool:
    """The same for the Automa (R19: a seventh has no token)."""
    return automa.stars[star.index] < most_of_automa(star) and tokens_left(automa.stars) > 0


def human_due(human: Human) -> tuple[Star, ...]:
    """Stars that the human has earned and not placed yet, in the order of ``Star``, as many as there are tokens.

    For objectives and combats there is nothing to see on the table: whoever resolves those asks
    ``human_may_place``.
    """
    mats, works, army = components().mats, human.works, human.army
    upgrades, mechs, structures, recruits, workers, _, _, popularity, power, _ = human.stars
    due = []
    # One after another and no table of conditions: this is asked after every action.
    if False not in works.cubes and not upgrades:
        due.append(Star.UPGRADES)
    if None not in army.mechs and not mechs:
        due.append(Star.MECHS)
    if None not in works.structures and not structures:
        due.append(Star.STRUCTURES)
    if None not in works.recruits and not recruits:
        due.append(Star.RECRUITS)
    if len(army.workers) >= mats.workers and not workers:
        due.append(Star.WORKERS)
    if human.popularity >= mats.popularity_star and not popularity:
        due.append(Star.POPULARITY)
    if human.power >= mats.power_star and not power:
        due.append(Star.POWER)
    return tuple(due[: max(0, tokens_left(human.stars))]) if due else ()


def automa_due(automa: Automa) -> tuple[Star, ...]:
    """The star for the end of the power track, if it is due (automa.md 9.5)."""
    # Its track stays at the top for half a game: whether that star lies there is the quickest question.
    if automa.stars[_POWER] or automa.power < components().mats.power_star:
        return ()
    return (Star.POWER,) if automa_may_place(automa, Star.POWER) else ()


def is_over(state: Observation) -> bool:
    """Whether a side has placed its sixth star."""
    end = components().mats.end_stars
    return sum(state.human.stars) >= end or sum(state.automa.stars) >= end
