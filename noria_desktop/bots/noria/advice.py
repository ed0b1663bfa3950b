"""A hint for Noria: the rest of the phase, its best ways and what speaks for each.

It looks ahead as ``look_ahead`` does and counts the same prices, but it keeps several ways and what each is made of. Its
measure is the worth of the position, in tenths of a point of the lead in the end; where new discs are placed it is the use
of the wheel in the turns to come. Nothing of Noria's turn is hidden, so a way reaches to the end of the phase.

Source: engines-and-bots 7; table.md 3.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final, TypeAlias

from attrs import evolve, field, frozen

from noria_desktop.bots.noria.look_ahead import Line, activations, seated, upgradable, ways, written
from noria_desktop.bots.noria.turns import Planner, Uses
from noria_desktop.bots.noria.worth import Appraisal, Weights
from noria_desktop.bots.policy import Choice, Weighed
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
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    Acting,
    ChoosingTrack,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    Wheel,
)
from noria_desktop.games.noria.terms import BERTHS, FACTORY_SPACES, Chamber, Landing

MOST: Final = 4
"""Ways that are told."""
LOOKED_AT: Final = 8
"""Ways of turning and naming whose uses are looked at one by one."""
TENTHS: Final = 10
_LANDING_FEE: Final = 0.6
"""What the planner takes off a journey to the bot's island."""

Parts: TypeAlias = tuple[float, ...]
"""In the order of ``Part``."""


class Part(enum.Enum):
    """What the measure is made of."""

    LEVELS = "levels"
    """Levels of both sides as they will probably count in the end."""
    COUNCIL = "council"
    """Intrigues still to come and knowledge."""
    STORES = "stores"
    """Resources and goods."""
    GROWTH = "growth"
    """New ships, factories, discs and upgrades."""
    WHEEL = "wheel"
    """What the wheel can do in the turns to come."""


@frozen
class Plan:
    """One way to play the rest of the phase."""

    actions: Line
    """Without the end of the phase, unless there is nothing else to do."""
    parts: tuple[int, ...]
    """What speaks for it, in tenths of a point, in the order of ``Part``."""

    @property
    def worth(self) -> int:
        """The measure after it, in tenths of a point: the sum of its parts."""
        return sum(self.parts)


@frozen
class Advised(Choice[Action]):
    """Advice: several ways, the best first, and how it stands if the phase ended now."""

    plans: tuple[Plan, ...] = field(default=(), kw_only=True)
    still: int = field(default=0, kw_only=True)
    """The measure if nothing more were done in the phase, in tenths of a point."""


@frozen(eq=False)
class Adviser:
    """Answers with ``Advised``; chance plays no part."""

    weights: Weights = field(factory=Weights)

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The first action of the best way found, with the others."""
        still, plans = self.plans(view)
        best = plans[0]
        firsts: dict[Action, int] = {}
        for plan in plans:
            firsts.setdefault(plan.actions[0], plan.worth)
        weighed = tuple(Weighed(action, worth) for action, worth in firsts.items())
        return Advised(best.actions[0], weighed, then=best.actions[1:], plans=plans, still=still), rng

    def plans(self, state: State) -> tuple[int, tuple[Plan, ...]]:
        """How it stands without doing anything more in the phase, and the best ways to go on."""
        prices = Appraisal(self.weights, state)
        found: Iterable[tuple[Line, Parts]]
        match state.pending:
            case ChoosingTrack():
                found = _tracks(prices, state)
            case PlacingDiscs():
                return _placing(prices, state)
            case Intriguing():
                found = _intrigues(prices, state)
            case Removing():
                found = _removals(prices, state)
            case Influencing() | Naming():
                found = [(line, worth_of(prices, state, line)) for line in _turns(prices, state)]
            case Acting():
                found = [(line, worth_of(prices, state, line)) for line in _uses(prices, state)]
            case _:
                found = [(RULES.legal_actions(state)[:1], worth_of(prices, state, ()))]
        return in_tenths(sum(_kept(prices, state))), _best(found)


def in_tenths(points: float) -> int:
    """Points as whole tenths."""
    return round(points * TENTHS)


def _best(found: Iterable[tuple[Line, Parts]]) -> tuple[Plan, ...]:
    """The best ways that aim at different things, equal ones in the order in which they were found."""
    plans: dict[frozenset[tuple[Any, int]], tuple[Line, Parts]] = {}
    for whole, parts in found:
        line = _shortened(whole)
        same = frozenset(Counter(_aims(line)).items())
        if same not in plans or in_tenths(sum(parts)) > in_tenths(sum(plans[same][1])):
            plans[same] = (line, parts)
    ranked = sorted(plans.values(), key=lambda entry: -in_tenths(sum(entry[1])))
    return tuple(Plan(line, _split(parts)) for line, parts in ranked[:MOST])


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
            case SeatPolitician() | RemovePolitician() | PlaceDisc() | ChooseTrack():
                aims.append(action)
    return tuple(aims) or line


def _shortened(line: Line) -> Line:
    """The line without the end of the phase, which is the player's."""
    return line[:-1] if len(line) > 1 and isinstance(line[-1], EndPhase) else line


def _split(parts: Parts) -> tuple[int, ...]:
    """Parts in tenths whose sum is that of the whole; the largest takes what rounding leaves."""
    tenths = [in_tenths(part) for part in parts]
    largest = max(range(len(parts)), key=lambda index: abs(parts[index]))
    tenths[largest] += in_tenths(sum(parts)) - sum(tenths)
    return tuple(tenths)


# What a way is worth --------------------------------------------------------------------------------------


def worth_of(prices: Appraisal, state: State, line: Line) -> Parts:
    """What the position is worth after a line of the same turn, part by part, as the planner counts it."""
    growth, wheel = 0.0, state.human.wheel
    for action in line:
        growth += _growth(prices, state, action)
        state = RULES.apply_unchecked(state, action).state
        if isinstance(state.pending, Influencing | Naming):
            wheel = state.human.wheel
    human = state.human
    return (
        prices.standing(human.levels)[0],
        prices.politics(human.levels, human.knowledge),
        prices.resources(human.resources) + prices.goods(human.stored),
        growth,
        prices.wheel(wheel),
    )


def _growth(prices: Appraisal, state: State, action: Action) -> float:
    """What an action brings that the position itself does not show."""
    match action:
        case Travel(_, index, landing) if landing is not Landing.NOTHING:
            fee = _LANDING_FEE if index == state.bot.ambassador else 0.0
            printed = components().islands[state.islands[index].number]
            if landing in BERTHS:
                return prices.ship(printed.berths[BERTHS.index(landing)].resource.index) - fee
            built = components().factories - state.human.factories
            return prices.factory(built, printed.spaces[FACTORY_SPACES.index(landing)]) - fee
        case BuyDisc(_, disc):
            return prices.disc(disc.index, state.human.wheel)
        case Upgrade(_, target):
            lying = state.human.wheel[target.index]
            assert lying is not None
            return prices.upgrade(lying.disc.index)
        case _:
            return 0.0


def _kept(prices: Appraisal, state: State) -> Parts:
    """What the position is worth if nothing more is done in the phase; after politics no intrigue comes."""
    parts = worth_of(prices, state, ())
    if isinstance(state.pending, Intriguing | Removing):
        return _with_council(parts, prices.knowledge_row[min(state.human.knowledge, 40)])
    return parts


# Influence and actions ------------------------------------------------------------------------------------


def _turns(prices: Appraisal, state: State) -> list[Line]:
    """The best ways to influence the wheel and to use its discs."""
    planner, pending = Planner(prices, state), state.pending
    named = pending.named if isinstance(pending, Naming) else ()
    turning: Iterable[tuple[Line, Wheel, int]]
    if isinstance(pending, Influencing):
        turning = ways(state)
    else:
        turning = (((), state.human.wheel, state.human.knowledge),)
    found = []
    for shifts, wheel, knowledge in turning:
        later = prices.wheel(wheel)
        for spaces, begin, uses, target in activations(wheel, prices, named):
            worth = planner.best(uses, knowledge, target)[0]
            found.append((worth + later, shifts, knowledge, spaces, begin, uses, target))
    found.sort(key=lambda entry: -entry[0])
    lines: list[Line] = []
    for _, shifts, knowledge, spaces, begin, uses, target in islice(found, LOOKED_AT):
        before = (*shifts, EndPhase()) if isinstance(pending, Influencing) else shifts
        for _, steps in planner.several(uses, knowledge, target, MOST):
            lines.append(written(prices, state, before, spaces, begin, steps))
    return lines


def _uses(prices: Appraisal, state: State) -> list[Line]:
    """The best uses of the discs that were begun; the disc in use first, since leaving it gives up its rest."""
    pending = state.pending
    assert isinstance(pending, Acting)
    if not pending.tasks:
        return [(EndPhase(),)]
    begun = tuple(task for task in pending.tasks if task.space is pending.in_use)
    uses, wheel = [0] * 7, state.human.wheel
    for task in begun or pending.tasks:
        lying = wheel[task.space.index]
        assert lying is not None
        uses[lying.disc.index] += task.left
    target = upgradable(wheel, prices, tuple(space.index for space in pending.named)) if uses[5] else -1
    of_kinds: Uses = (uses[0], uses[1], uses[2], uses[3], uses[4], uses[5])
    lines: list[Line] = []
    for _, steps in Planner(prices, state).several(of_kinds, state.human.knowledge, target, 2 * MOST):
        line = tuple(seated(prices, state, steps))
        after = state
        for action in line:
            after = RULES.apply_unchecked(after, action).state
        rest: Line = (EndPhase(),)
        if line and isinstance(after.pending, Acting) and after.pending.tasks:
            rest = _uses(prices, after)[0]
        lines.append((*line, *rest))
    return lines


# The other decisions --------------------------------------------------------------------------------------


def _tracks(prices: Appraisal, state: State) -> list[tuple[Line, Parts]]:
    """Where the first representative starts."""
    found: list[tuple[Line, Parts]] = []
    for action in RULES.legal_actions(state):
        assert isinstance(action, ChooseTrack)
        first, second, third, fourth = (int(index == action.track.index) for index in range(4))
        human = evolve(state.human, levels=(first, second, third, fourth))
        found.append(((action,), worth_of(prices, evolve(state, human=human), ())))
    return found


def _intrigues(prices: Appraisal, state: State) -> list[tuple[Line, Parts]]:
    """Ending politics, and every chamber that the first intrigue can raise with what it is best followed by."""
    pending = state.pending
    assert isinstance(pending, Intriguing)
    kept = _kept(prices, state)
    none: Line = (EndPhase(),)
    found = [(none, kept)]
    for action in RULES.legal_actions(state):
        if isinstance(action, SeatPolitician):
            after = RULES.apply_unchecked(state, action).state
            base = _changes(prices, state, after)
            for line, worth in _removing(prices, after):
                found.append(((action, *line), _with_council(kept, base + worth)))
    return found


def _removals(prices: Appraisal, state: State) -> list[tuple[Line, Parts]]:
    """Every chamber that can lose a politician."""
    kept = _kept(prices, state)
    return [(line, _with_council(kept, worth)) for line, worth in _removing(prices, state)]


def _with_council(parts: Parts, worth: float) -> Parts:
    return (parts[0], worth, *parts[2:])


def _removing(prices: Appraisal, state: State) -> list[tuple[Line, float]]:
    """The second half of an intrigue and the intrigues that still pay after it."""
    if not isinstance(state.pending, Removing):
        return [((), _further(prices, state)[1])]
    found = []
    for action in RULES.legal_actions(state):
        if isinstance(action, RemovePolitician):
            after = RULES.apply_unchecked(state, action).state
            line, worth = _further(prices, after)
            found.append(((action, *line), _changes(prices, state, after) + worth))
    return found


def _further(prices: Appraisal, state: State) -> tuple[Line, float]:
    """The intrigues that pay from here, and what they and the knowledge kept are worth."""
    pending = state.pending
    assert isinstance(pending, Intriguing)
    counts = prices.standing(state.human.levels)[1]
    worth, steps = prices.intrigues(counts, state.council, state.human.knowledge, pending.intrigues)
    chambers = tuple(Chamber)
    line: Line = ()
    for seat, removed in steps:
        line = (*line, SeatPolitician(chambers[seat]))
        if removed is not None:
            line = (*line, RemovePolitician(chambers[removed]))
    return line, worth


def _changes(prices: Appraisal, before: State, after: State) -> float:
    """What the chambers that differ are worth more."""
    counts = prices.standing(before.human.levels)[1]
    return sum(
        counts[i]
        * (
            prices.height(i, after.council[i], counts[i] > 0)
            - prices.height(i, before.council[i], counts[i] > 0)
        )
        for i in range(len(before.council))
    )


def _placing(prices: Appraisal, state: State) -> tuple[int, tuple[Plan, ...]]:
    """Where the bought discs lie best, by the use of the wheel in the turns to come."""
    still = prices.to_come(state.human.wheel)
    found: list[tuple[Line, float]] = []
    for action in RULES.legal_actions(state):
        if isinstance(action, PlaceDisc):
            line: Line = (action,)
            after = RULES.apply_unchecked(state, action).state
            while isinstance(after.pending, PlacingDiscs):
                options = [one for one in RULES.legal_actions(after) if isinstance(one, PlaceDisc)]
                if not options:
                    break
                wheel = after.human.wheel
                following = max(options, key=lambda one: prices.placed(wheel, one.disc, one.space.index))
                line = (*line, following)
                after = RULES.apply_unchecked(after, following).state
            found.append((line, prices.to_come(after.human.wheel)))
    none = [0.0] * (len(Part) - 1)
    return in_tenths(still), _best((line, (*none, worth)) for line, worth in found)
