"""What a travelling unit carries on, as it is loaded by hand: changed until it goes on (rules.md 5, H8)."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.actions import (
    Action,
    Drop,
    Take,
)
from noria_desktop.games.scythe.cargo import aboard, ashore, may_stay
from noria_desktop.games.scythe.pending import (
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    Cargo,
)


@frozen
class Load:
    """How much of each kind of cargo the travelling unit is to carry on, by ``Cargo.index``."""

    numbers: tuple[int, ...]


def load_limits(view: State, entry: Travelling) -> tuple[tuple[int, int], ...]:
    """The least and the most of each kind that can be aboard when the unit goes on from here, by ``Cargo.index``."""
    carried, there = aboard(entry), ashore(view, entry)
    found = []
    for kind in range(len(Cargo)):
        leaves = not entry.taking and kind >= entry.next_cargo and may_stay(view, entry, kind)
        takes = (not entry.taking or kind >= entry.next_cargo) and not entry.dropped >> kind & 1
        least = 0 if leaves else carried[kind]
        most = carried[kind] + (there[kind] if takes else 0)
        found.append((least, most))
    return tuple(found)


def load_actions(view: State, numbers: tuple[int, ...]) -> tuple[Action, ...]:
    """What makes the load so: first what is left, then what is taken, each by kind (H8)."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    changes = [(kind, wanted - now) for kind, wanted, now in zip(Cargo, numbers, aboard(entry), strict=True)]
    drops: list[Action] = [Drop(kind, -change) for kind, change in changes if change < 0]
    takes: list[Action] = [Take(kind, change) for kind, change in changes if change > 0]
    return (*drops, *takes)


def load_changed(view: State, draft: Load, kind: Cargo, by: int) -> Load | None:
    """One more or less of a kind; None where that cannot be."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    least, most = load_limits(view, entry)[kind.index]
    number = draft.numbers[kind.index] + by
    if not least <= number <= most:
        return None
    return Load(
        tuple(number if other is kind else old for other, old in zip(Cargo, draft.numbers, strict=True))
    )


def load_all(view: State, draft: Load) -> Load:
    """All goes along; where all does already, nothing that can stay."""
    entry = view.pending[-1]
    assert isinstance(entry, Travelling)
    limits = load_limits(view, entry)
    most = tuple(most for _, most in limits)
    return Load(most if draft.numbers != most else tuple(least for least, _ in limits))
