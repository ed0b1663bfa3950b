"""What tells two positions of one turn apart, gathered quickly: hashing a whole state takes longer than making one."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.games.scythe.state import State

Mark: TypeAlias = tuple[object, ...]


def mark(state: State) -> Mark:
    """Equal for positions that are equal, among those that follow from one position without chance."""
    human, automa, board = state.human, state.automa, state.board
    army, works = human.army, human.works
    return (
        state.pending,
        human.power,
        human.popularity,
        human.coins,
        human.hand,
        army.character,
        army.mechs,
        army.workers,
        works.cubes,
        works.slots,
        works.structures,
        tuple([None if bonus is None else bonus.index for bonus in works.recruits]),
        human.stars,
        human.objectives,
        human.last_section,
        human.coerced,
        board.goods,
        board.tokens,
        automa.character,
        automa.mechs,
        automa.workers,
        automa.power,
        human.factory_card,
    )
