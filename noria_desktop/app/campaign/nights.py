"""Four Nights: a voyage of four games of Solani beside the Circuit, which earns none of its stars.

All four nights are played whatever the results. Each win gives a quartz for the nights that follow, and one that was
spent is gone for them; how many are left follows from the games. The result of a voyage is how far the human was before
Coyote in all four together, and one more for each win. Source: solani/rules.md 9.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending
from noria_desktop.app.campaign.chapters import FOUR_NIGHTS, Chapter, Settings
from noria_desktop.app.campaign.targets import margin
from noria_desktop.engine.values import frozen

BOARDS: Final = ("first_woman", "first_man", "fire_man")
"""Of the first three nights; in the last one the player chooses among them."""
_COYOTE: Final = "coyote"

Spent: TypeAlias = Callable[[Attempt, Ending], int]
"""How many quartz a finished game used up."""


@frozen
class Night:
    """One of the four games of a voyage."""

    chapter: Chapter
    played: tuple[Attempt, Ending] | None
    """The attempt that counts, which is the first that has ended, and how."""
    running: Attempt | None
    """The latest that has not ended."""

    @property
    def lead(self) -> int | None:
        """Points before Coyote, negative behind it; None until it has ended."""
        return None if self.played is None else margin(self.played[1].result.scores)

    @property
    def won(self) -> bool:
        """Whether it has ended and was won."""
        return self.played is not None and self.played[1].won


@frozen
class Voyage:
    """One voyage over four nights."""

    number: int
    nights: tuple[Night, ...]

    @property
    def wins(self) -> int:
        """Nights won so far."""
        return sum(one.won for one in self.nights)

    @property
    def so_far(self) -> int:
        """The result, as far as it has been played."""
        return sum(one.lead or 0 for one in self.nights) + self.wins

    @property
    def result(self) -> int | None:
        """None until all four nights have ended."""
        return self.so_far if self.next is None else None

    @property
    def next(self) -> Night | None:
        """The night to play; they are played in their order. None when all have ended."""
        return next((one for one in self.nights if one.played is None), None)

    @property
    def played(self) -> tuple[tuple[Attempt, Ending], ...]:
        """The nights that have ended."""
        return tuple(one.played for one in self.nights if one.played is not None)


def voyages(campaign: Campaign) -> tuple[Voyage, ...]:
    """All voyages in which something was begun, the first one first."""
    every = [one for one in campaign.attempts if one.where.night]
    return tuple(
        Voyage(
            number,
            tuple(_night(where, [one for one in every if one.deal == number]) for where in FOUR_NIGHTS),
        )
        for number in sorted({one.deal for one in every})
    )


def _night(where: Chapter, attempts: list[Attempt]) -> Night:
    own = [one for one in attempts if one.chapter == where.id]
    ended = next((one for one in own if one.is_over), None)
    return Night(
        where,
        None if ended is None else (ended, ended.endings[0]),
        next((one for one in reversed(own) if not one.is_over), None),
    )


def current(campaign: Campaign) -> Voyage:
    """The voyage that goes on; a new one where none does."""
    every = voyages(campaign)
    if every and every[-1].next is not None:
        return every[-1]
    return untouched(every[-1].number + 1 if every else 1)


def untouched(number: int) -> Voyage:
    """A voyage of which nothing was played."""
    return Voyage(number, tuple(Night(where, None, None) for where in FOUR_NIGHTS))


def best(campaign: Campaign) -> Voyage | None:
    """The voyage with the best result, of equal ones the first; None until one is finished."""
    finished = [one for one in voyages(campaign) if one.result is not None]
    return max(finished, key=lambda one: one.so_far, default=None)


def quartz_for(voyage: Voyage, where: Chapter, spent: Spent) -> int:
    """How many quartz there are when a night begins: one for each night won before it, without those spent."""
    earlier = [one for one in voyage.nights if one.chapter.night < where.night]
    used = sum(spent(*one.played) for one in earlier if one.played is not None)
    return max(0, sum(one.won for one in earlier) - used)


def board_of(where: Chapter) -> str | None:
    """The human's board on a night; None where the player chooses it."""
    return BOARDS[where.night - 1] if where.night <= len(BOARDS) else None


def settings_of(where: Chapter, board: str, quartz: int) -> Settings:
    """What a night lays besides its rival and its card.

    Args:
        where: the night.
        board: the human's, chosen on the last night.
        quartz: how many there are when it begins.
    """
    found = (("boards", f"{board_of(where) or board},{_COYOTE}"),)
    return (*found, ("quartz", str(quartz))) if quartz else found
