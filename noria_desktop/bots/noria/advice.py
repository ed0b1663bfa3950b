"""The planner of Noria's human side, and what it advises: several ways to go on, each with the game it leads to.

Nothing of Noria's table is hidden and after the set-up nothing is left to chance. So every way is played on to the end
against the wheel bot, and its measure is the lead in points there, which can really be had. A way reaches to the end of the
phase (influence and actions are one); what follows is decided when it comes.

Source: engines-and-bots 7; table.md 3.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from noria_desktop.bots.noria.bot_turn import points
from noria_desktop.bots.noria.codes import (
    BOT_LEVELS,
    LEVELS,
    SEATED,
)
from noria_desktop.bots.noria.encode import cells_of, decoded
from noria_desktop.bots.noria.look_ahead import coming
from noria_desktop.bots.noria.plan_search import Candidate, PlanSearch, nothing_more
from noria_desktop.bots.noria.pricing import TASTE
from noria_desktop.bots.noria.printed import VALUES
from noria_desktop.bots.policy import Choice, Weighed, never
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import (
    Action,
    BuyDisc,
    ChooseTrack,
    EndPhase,
    Invest,
    PlaceDisc,
    Produce,
    RemovePolitician,
    SeatPolitician,
    Travel,
    Upgrade,
)
from noria_desktop.games.noria.state import State

MOST: Final = 4
"""Ways that are told."""
TURNS: Final = 150
"""Turns of its own that the planner plays in mind for a decision."""

Line: TypeAlias = tuple[Action, ...]


@frozen
class Plan:
    """One way to play the rest of the phase, and how the best game found with it ends."""

    actions: Line
    """Without the end of the phase, unless there is nothing else to do."""
    lines: tuple[int, ...]
    """One's own points in the end, a chamber each, in printed order."""
    bot: int
    """The bot's points in the end."""

    @property
    def mine(self) -> int:
        """One's own points in the end."""
        return sum(self.lines)

    @property
    def worth(self) -> int:
        """Points ahead in the end: what ways are ranked by."""
        return self.mine - self.bot


@frozen
class Advised(Choice[Action]):
    """Advice: several ways, the best first, and how it ends if the phase is left now."""

    plans: tuple[Plan, ...] = field(default=(), kw_only=True)
    still: int | None = field(default=None, kw_only=True)
    """Points ahead in the end if nothing more is done in the phase; None where something must be."""
    games: int = field(default=0, kw_only=True)
    """Games that were played on in mind."""
    phase: Line = field(default=(), kw_only=True)
    """The best way to the end of the phase, its end included."""


@frozen(eq=False)
class Adviser:
    """Answers with ``Advised``; chance plays no part."""

    turns: int = TURNS
    """Its effort, in turns of its own that are played in mind."""
    seconds: float | None = None
    """Time for a decision, whatever of the effort is left; None: as long as that takes."""
    stopped: Callable[[], bool] = never
    """Asked again and again; when it says yes, the best so far is the answer."""

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The first action of the best way found, with the others."""
        search = PlanSearch(TASTE, self.turns, self._until())
        cells = cells_of(view)
        search.run(cells)
        still = _still(search, cells)
        found = [(tuple(map(decoded, one.codes)), one) for one in search.candidates]
        plans = _different(found)
        best = plans[0]
        firsts: dict[Action, int] = {}
        for plan in plans:
            firsts.setdefault(plan.actions[0], plan.worth)
        weighed = tuple(Weighed(action, worth) for action, worth in firsts.items())
        then = best.actions[1:]
        return Advised(
            best.actions[0],
            weighed,
            then=then,
            plans=plans,
            still=still,
            games=search.games,
            phase=found[0][0],
        ), rng

    def rest_of_turn(self, view: State, choice: Choice[Action]) -> dict[State, Line]:
        """What is left of the phase at each of its positions."""
        assert isinstance(choice, Advised), "that is no answer of this player"
        return coming(view, choice.phase)

    def _until(self) -> Callable[[], bool]:
        """Whether time is up or somebody wishes to stop."""
        if self.seconds is None:
            return self.stopped
        end, stopped = time.monotonic() + self.seconds, self.stopped
        return lambda: time.monotonic() >= end or stopped()


def _still(search: PlanSearch, cells: list[int]) -> int | None:
    leaving = nothing_more(cells)
    return next((one.lead for one in search.candidates if one.codes == leaving), None)


def _different(found: list[tuple[Line, Candidate]]) -> tuple[Plan, ...]:
    """The best ways that aim at different things."""
    seen: set[frozenset[tuple[Any, int]]] = set()
    plans: list[Plan] = []
    for whole, one in found:
        line = _shortened(whole)
        same = frozenset(Counter(_aims(line)).items())
        if same in seen:
            continue
        seen.add(same)
        plans.append(Plan(line, _lines(one.final), points(one.final, BOT_LEVELS)))
        if len(plans) == MOST:
            break
    return tuple(plans)


def _lines(cells: list[int]) -> tuple[int, ...]:
    """One's own points by chamber at the end of a game."""
    levels = cells[LEVELS : LEVELS + 4]
    counts = (*levels, max(levels), min(levels))
    return tuple(count * VALUES[chamber][cells[SEATED + chamber]] for chamber, count in enumerate(counts))


def _aims(line: Line) -> tuple[Any, ...]:
    """What a way is about: what is won with its discs, whichever of them does it; all of it where that is little.

    Which disc is taken beside something else, and what is gathered or paid, make no other way.
    """
    aims: list[Any] = []
    for action in line:
        match action:
            case Invest(_, track):
                aims.append(track)
            case Travel(_, island, landing):
                aims.append((island, landing))
            case Produce(_, goods):
                aims.append(goods)
            case Upgrade(_, target):
                aims.append(target)
            case BuyDisc(_, disc):
                aims.append(disc)
            case SeatPolitician() | RemovePolitician() | PlaceDisc() | ChooseTrack():
                aims.append(action)
    return tuple(aims) or line


def _shortened(line: Line) -> Line:
    """The line without the end of the phase, which is the player's."""
    return line[:-1] if len(line) > 1 and isinstance(line[-1], EndPhase) else line
