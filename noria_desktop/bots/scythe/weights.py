"""What the human's look-ahead player holds things to be worth, in coins at the end of the game.

Prices come from whole games (``tests/benchmarks/scythe_fit.py``, seeds 1 to 999) and were then tried by hand; workers are
held dearer than games of a player that makes too few of them say.
"""

from __future__ import annotations

from typing import Final

from attrs import fields

from noria_desktop.engine.values import frozen


@frozen
class Prices:
    """The price of each feature of a position; see ``features`` for what exactly is counted.

    What builds up is worth its price at the beginning and nothing at the end.
    """

    early_star: float = 0.6
    """A star in hand against one that may yet come."""
    early_ground: float = 0.26
    """Share of a territory's coins that counts at the beginning, when it may still change hands."""
    early_pairs: float = 0.05
    """The same of resources."""
    tier: float = 8.0
    """Stars, territories and pairs still to come, which the tier of popularity multiplies as well."""
    popularity: float = 0.5
    worker: float = 3.2
    """Each of the first few."""
    late_worker: float = 0.5
    """Each of those that make Produce dear."""
    upgrade: float = 6.6
    mech: float = 8.5
    structure: float = 4.5
    recruit: float = 4.6
    upgrades_star: float = 2.0
    """All steps towards a star but its last, if there is time for it; the first steps count little."""
    mechs_star: float = 2.0
    structures_star: float = 2.0
    recruits_star: float = 2.0
    workers_star: float = 1.0
    popularity_star: float = 1.5
    power_star: float = 0.8
    objective: float = 1.1
    """An objective all but fulfilled."""
    power: float = 0.1
    """At the end too: it defends."""
    early_power: float = 0.1
    arms: float = 2.0
    """Enough power and a card for a fight, while fights bring stars."""
    card: float = 0.9
    spare: float = 0.26
    """A token that no action of the mat asks for now."""
    wanted: float = 1.1
    """A token towards what an action of the mat costs."""
    stored: float = 0.7
    """A token towards the same action a second time and later."""
    ready: float = 2.2
    """All tokens for an action lie there, and its section may be chosen in the next turn."""
    more_ready: float = 1.2
    """Each other action of which the same is true."""
    kinds: float = 2.6
    """Each kind of token that the own workers can produce."""
    yields: float = 1.8
    """Each worker that Produce reaches where tokens come from that the mat asks for."""
    village: float = 1.7
    """Each worker that Produce reaches on a village while workers are left on the mat."""
    at_home: float = -0.31
    """Each unit that is still on its home base."""
    distance: float = -0.55
    """Each step of the character from the next encounter, or the Factory."""
    factory_card: float = 3.0
    prey: float = 1.5
    """Armed as above, and a unit of the Automa's in reach."""
    early_fighter: float = 0.42
    """Character and mechs that are not on the home base."""
    fighter: float = 0.24
    """At the end too."""
    rival: float = -0.3
    """Each coin of the Automa's."""


NAMES: Final = tuple(field.name for field in fields(Prices))
"""In the order of the features."""

FAR_PRICES: Final = Prices(
    early_star=1.4,
    early_ground=0.0552,
    early_pairs=0.815,
    tier=10.7,
    popularity=0.538,
    worker=11.5,
    late_worker=0.13,
    upgrade=11.3,
    mech=17.4,
    structure=6.13,
    recruit=4.75,
    upgrades_star=1.57,
    mechs_star=0.469,
    structures_star=2.1,
    recruits_star=2.21,
    workers_star=0.212,
    popularity_star=0.744,
    power_star=2.02,
    objective=1.22,
    power=0.163,
    early_power=0.0552,
    arms=0.401,
    card=0.212,
    spare=0.223,
    wanted=2.37,
    stored=0.679,
    ready=1.17,
    more_ready=1.04,
    kinds=2.17,
    yields=3.47,
    village=1.98,
    at_home=-0.476,
    distance=-0.59,
    factory_card=0.569,
    prey=1.02,
    early_fighter=0.346,
    fighter=0.295,
    rival=-0.999,
)
"""Prices by which plans to the end of the game are found (``plans``): those whose plans came to the highest lead in their own
reckoning over twenty deals against the two middle levels (covariance matrix adaptation, 64 generations of 14)."""


@frozen
class Hopes:
    """What may come of a card that is about to be turned up."""

    encounter: float = 5.0
    factory_card: float = 4.0
    """Besides its price."""
    rest_of_turn: float = 2.0
    """What the turn may still bring after a combat, an encounter or the Factory."""
    conquest: float = 3.0
    """A combat won, besides the territory and the star: what lies there, and a unit less of the Automa's."""
    defeat: float = 3.0
    """A combat lost, and as much again for each unit sent home."""
    victory: float = 8.0
    """Winning the game."""


@frozen
class Weights:
    """All of it."""

    prices: Prices = Prices()
    hopes: Hopes = Hopes()
