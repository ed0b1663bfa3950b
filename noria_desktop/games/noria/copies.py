"""A state with some of its parts exchanged.

Values are never changed in place; these functions build the next one with positional constructors, which
costs half of what ``attrs.evolve`` does. Simulations make millions of these copies.
"""

from __future__ import annotations

from noria_desktop.games.noria.state import Goods, Human, Pending, Resources, State, Wheel


def now(state: State, pending: Pending) -> State:
    """Only what is being decided changes."""
    return State(
        state.rng,
        state.round,
        pending,
        state.market,
        state.islands,
        state.council,
        state.human,
        state.bot,
    )


def with_human(state: State, pending: Pending, human: Human) -> State:
    """The human's belongings change, and what is being decided."""
    return State(
        state.rng,
        state.round,
        pending,
        state.market,
        state.islands,
        state.council,
        human,
        state.bot,
    )


def holding(human: Human, resources: Resources, stored: Goods, knowledge: int) -> Human:
    """The human with other resources, stored goods and knowledge."""
    return Human(
        human.wheel,
        human.centre,
        human.ambassador,
        human.levels,
        human.ships,
        resources,
        human.warehouses,
        stored,
        knowledge,
        human.factories,
    )


def with_wheel(human: Human, wheel: Wheel, knowledge: int) -> Human:
    """The human with another wheel and other knowledge."""
    return Human(
        wheel,
        human.centre,
        human.ambassador,
        human.levels,
        human.ships,
        human.resources,
        human.warehouses,
        human.stored,
        knowledge,
        human.factories,
    )


def minus(resources: Resources, paid: Resources) -> Resources:
    """Resources left after paying."""
    return (resources[0] - paid[0], resources[1] - paid[1], resources[2] - paid[2])


def one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    """A row of counts with one more of the kind at ``index``."""
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])


def one_less(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    """A row of counts with one less of the kind at ``index``."""
    return (*counts[:index], counts[index] - 1, *counts[index + 1 :])
