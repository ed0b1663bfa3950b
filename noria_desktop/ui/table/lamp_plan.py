"""Where a hint lies on the board: what is taken, where it goes, and what would be there afterwards.

No game says so itself: the ways of its own presenter are asked, position by position, for the hint's actions. What
nobody can know beforehand ends the plan: its place is lit, but no ghost stands there. Source: mocks/table.md 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Final, TypeAlias

from attrs import evolve

from noria_desktop.app.session import AnyRules
from noria_desktop.engine.contract import IllegalAction
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.overlays import (
    LINE,
    NEAR,
    Bead,
    LampLight,
    Light,
    Shine,
    corner,
    covers,
    is_line,
    pulled,
)
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Layer, Spot, Sprite
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate

Hints: TypeAlias = Callable[[Any, Any], tuple[Hint, ...]]
SHORTEST: Final = 20.0
"""A shorter route between two lines of words would be an arrow head over them."""
GHOST: Final = 0.82
"""How much is to be seen of a picture out of the position after the move."""


def plain_hints(face: AnyGameUi) -> Hints:
    """What a player advises whose thoughts the game does not know: the action, and what it does."""
    return lambda choice, view: (Hint((choice.action,), face.describe(choice.action, view), ()),)


def hints_of(face: AnyGameUi) -> Hints | None:
    """How a game words what a program advises; None for games without hints.

    A game that only has a sentence of advice gets a hint made of it and of the one action.
    """
    if face.hints is not None:
        return face.hints
    advice = face.advice
    if advice is None:
        return None

    def one(choice: Any, view: Any) -> tuple[Hint, ...]:
        title, cause = advice(choice, view)
        return (Hint((choice.action,), title, (), cause=cause),)

    return one


@frozen
class Lying:
    """Where things lie as a plan is followed: first where they lie now."""

    now: dict[Handle, Spot]
    later: dict[Handle, Spot]
    """Those of the position that the plan has come to."""

    def spot(self, one: Spot) -> Spot:
        """Where this lies."""
        return self.now.get(one.handle) or self.later.get(one.handle) or one

    def is_there(self, one: Spot) -> bool:
        """Whether it does not only get there by the plan."""
        return one.handle in self.now or one.handle not in self.later


@frozen
class Leg:
    """One thing that is done for a hint: something is pressed, or carried somewhere."""

    first: int
    """Number of its first action among those of the hint, from 0."""
    count: int
    """How many actions it plays."""
    source: Spot | None = None
    """None: it has no place on the board."""
    target: Spot | None = None
    """None: it is only pressed."""
    told: bool = False
    """No gesture alone plays it: the game said where it lies."""


@frozen
class Plan:
    """A hint on the board."""

    legs: tuple[Leg, ...]
    after: Any
    """What the player would see afterwards, as far as it can be known."""
    known: int
    """How many of the actions lead there."""


def plan(rules: AnyRules, face: AnyGameUi, view: Any, hint: Hint, table: Any) -> Plan:
    """Follow a hint's actions through the rules as far as what the player sees is enough."""
    presenter: Presenter = face.presenter
    here = {spot.handle: spot for spot in presenter.spots(view, table)}
    legs: list[Leg] = []
    state, done, known = view, 0, 0
    while done < len(hint.actions):
        ahead = hint.actions[done:]
        legal = rules.legal_actions(state)
        if ahead[0] not in legal:
            break
        way = _way(presenter, state, legal, ahead, apart=face.apart is not None and face.apart(ahead[0]))
        lying = Lying(here, here if state is view else {s.handle: s for s in presenter.spots(state, table)})
        leg = (
            _leg(way, lying.later | here, done, len(ahead))
            if way is not None
            else _told(face, state, ahead[0], lying, table, done)
        )
        legs.append(leg)
        for action in ahead[: leg.count]:
            if not face.foreseeable(action, state):
                return Plan(tuple(legs), state, known)
            try:
                state = rules.apply(state, action).state
            except IllegalAction:
                return Plan(tuple(legs), state, known)
            known += 1
        done += leg.count
    return Plan(tuple(legs), state, known)


def _way(
    presenter: Presenter, state: Any, legal: tuple[Any, ...], ahead: tuple[Any, ...], *, apart: bool
) -> Gesture[Any] | None:
    """The way to do what comes next: the one that does most of it, carrying before pressing.

    ``apart``: the next action is shown for itself, with as little of what follows as there is a way to play.
    """
    found: list[Gesture[Any]] = []
    for gesture in presenter.gestures(state, legal):
        shared = min(len(gesture.actions), len(ahead))
        if shared and gesture.actions[:shared] == ahead[:shared]:
            found.append(gesture)
    if apart:
        least = min((len(one.actions) for one in found), default=0)
        found = [one for one in found if len(one.actions) == least]
    # A way that does more than is advised comes last: only its beginning is meant.
    return max(
        found,
        key=lambda one: (
            len(one.actions) <= len(ahead),
            min(len(one.actions), len(ahead)),
            one.source != one.target,
        ),
        default=None,
    )


def _leg(way: Gesture[Any], spots: dict[Handle, Spot], done: int, left: int) -> Leg:
    source, target = spots.get(way.source), spots.get(way.target)
    carried = way.source != way.target and len(way.actions) <= left
    return Leg(done, min(len(way.actions), left), source, target if carried else None)


def _told(face: AnyGameUi, state: Any, action: Any, lying: Lying, table: Any, done: int) -> Leg:
    """What no gesture alone plays, as it is collected or a button: where the game says that it lies, if anywhere."""
    found = () if face.hinted is None else face.hinted(action, state, table)
    if len(found) == 2:
        source, target = (lying.spot(one) for one in found)
        return Leg(done, 1, source, target, told=True)
    # What only appears by the plan itself is not there yet to be pointed at.
    shown = [one for one in found if lying.is_there(one)]
    return Leg(done, 1, lying.spot(shown[0]), told=True) if shown else Leg(done, 1)


def light_of(
    rules: AnyRules, face: AnyGameUi, view: Any, hint: Hint, table: Any, first: Hint | None = None
) -> LampLight:
    """What the lamp shows of a hint; ``first``: the best one, while another is shown."""
    found = plan(rules, face, view, hint, table)
    lights = _lights(found, face.presenter.spots(view, table))
    places = [one.spot for one in lights if one.shine is Shine.PLACE]
    sources = [one.spot for one in lights if one.shine is Shine.SOURCE]
    left = [leg.source for leg in found.legs if leg.source is not None and leg.target is not None]
    told = face.ghosts(view, found.after, table) if found.known else ()
    ghosts = tuple(_ghosts(rules, face, view, found, table, told, places, left))
    gone = tuple(one.handle for one in told if not one.opacity and not _within(one, left))
    lights = tuple(evolve(one, aim=_aim(one.spot, ghosts, left)) for one in lights)
    lands = {spot.handle: spot for spot in face.presenter.spots(found.after, table)} if found.known else {}
    routes = tuple(_routes(found.legs, {one.spot.handle: one.meant for one in lights}, lands))
    beads = [*_beads(hint, found.legs, sources)]
    if first is not None:
        best = _goal(plan(rules, face, view, first, table))
        if best is not None:
            at = Point(best.x, best.y)
            if best.handle in {one.spot.handle for one in lights}:
                # Both end at one place: the sign stands at its corner, beside the numbers of the way shown.
                at = corner(best)
                at = at.moved(28.0 * sum(bead.at.y == at.y and bead.at.x >= at.x for bead in beads), 0.0)
            else:
                lights = (*lights, Light(best, Shine.FIRST))
            beads.append(Bead(at, translate("Table", "1st")))
    return LampLight(lights, ghosts, gone, routes, tuple(beads))


def first_goal(
    rules: AnyRules, face: AnyGameUi, view: Any, actions: tuple[Any, ...], table: Any
) -> Spot | None:
    """Where the first thing that is done for some actions ends on the board; None: it has no place there."""
    for leg in plan(rules, face, view, Hint(actions, "", ()), table).legs:
        if leg.target is not None or leg.source is not None:
            return leg.target or leg.source
    return None


def _goal(found: Plan) -> Spot | None:
    """Where a plan ends."""
    for leg in reversed(found.legs):
        if leg.target is not None or leg.source is not None:
            return leg.target or leg.source
    return None


def _lights(found: Plan, here: Sequence[Spot]) -> tuple[Light, ...]:
    """Places in the order in which they come up; what only gets somewhere by the plan itself is no source."""
    standing = {spot.handle for spot in here}
    lights: dict[Handle, Light] = {}
    used = {
        leg.source.handle for leg in found.legs if leg.told and leg.source is not None and leg.target is None
    }
    for leg in found.legs:
        source, target = leg.source, leg.target
        if source is not None and source.handle not in lights:
            stops = [
                one
                for one in lights.values()
                if one.shine is not Shine.SOURCE and covers(one.spot, source.x, source.y)
            ]
            if source.handle in standing | used:
                lights[source.handle] = Light(source, Shine.SOURCE)
            elif target is not None:
                lights |= {one.spot.handle: Light(one.spot, Shine.STOP) for one in stops}
        elif source is not None and target is not None and lights[source.handle].shine is Shine.PLACE:
            lights[source.handle] = Light(source, Shine.STOP)
        if target is not None and (target.handle not in lights or target.handle in used):
            lights[target.handle] = Light(target, Shine.PLACE)
    return tuple(lights.values())


def _aim(spot: Spot, ghosts: Sequence[Sprite], left: Sequence[Spot]) -> Point | None:
    """Where what comes to a place will stand in it; None: nothing is shown there, or it is what something leaves."""
    if spot in left:
        return None
    standing = [ghost for ghost in ghosts if ghost.layer >= Layer.PIECE and _within(ghost, (spot,))]
    return Point(standing[-1].x, standing[-1].y) if standing else None


def _routes(
    legs: Sequence[Leg], meant: dict[Handle, Spot], lands: dict[Handle, Spot]
) -> Iterator[tuple[Point, Point]]:
    """From what is taken to where it comes to lie; between two lines of words that all but touch their lights say it.

    Args:
        legs: what is carried.
        meant: the lit places, each with its middle where it is meant.
        lands: where everything lies afterwards.
    """
    for leg in legs:
        if leg.source is not None and leg.target is not None:
            target, lying = meant.get(leg.target.handle, leg.target), lands.get(leg.source.handle)
            if lying is not None and covers(leg.target, lying.x, lying.y) and lying.height <= LINE:
                target = lying
            start, end = pulled(leg.source, target), pulled(target, leg.source)
            short = abs(start.x - end.x) + abs(start.y - end.y) < SHORTEST
            if not (short and is_line(leg.source) and is_line(target)):
                yield start, end


def _beads(hint: Hint, legs: Sequence[Leg], sources: Sequence[Spot]) -> Iterator[Bead]:
    """Numbers of the parts, where it is known which part each thing belongs to."""
    if len(hint.steps) < 2 or (not hint.shares and any(leg.told for leg in legs)):
        return
    placed = [leg for leg in legs if leg.source is not None]
    if hint.shares:
        # A gesture that does several things is numbered by the last of them: what is pressed before leads there.
        ends = list(accumulate(hint.shares, initial=hint.lead))
        lasts = [leg.first + leg.count for leg in placed]
        numbers = [next((i for i, end in enumerate(ends) if last <= end), 0) for last in lasts]
    elif len(placed) == len(hint.steps):
        numbers = list(range(1, len(placed) + 1))
    else:
        return
    lit = {spot.handle for spot in sources}
    told: set[tuple[int, Handle]] = set()
    for number, leg in zip(numbers, placed, strict=True):
        for spot in (leg.source, leg.target):
            if spot is None or not number or (spot is leg.source and spot.handle not in lit):
                continue
            if (number, spot.handle) not in told:
                told.add((number, spot.handle))
                before = sum(1 for _, handle in told if handle == spot.handle) - 1
                yield Bead(corner(spot).moved(24.0 * before, 0.0), str(number))


def _ghosts(
    rules: AnyRules,
    face: AnyGameUi,
    view: Any,
    found: Plan,
    table: Any,
    told: Sequence[Sprite],
    places: Sequence[Spot],
    left: Sequence[Spot],
) -> Iterator[Sprite]:
    """What would be there, pale: what the game shows of a drop, else its picture of the position afterwards."""
    if not found.known:
        return
    now = {sprite.handle: sprite for sprite in face.presenter.project(view, table, rules.legal_actions(view))}
    # The note on a drop is about one drop; what the whole move brings stands on the lamp's card.
    seen = [sprite for sprite in told if sprite.opacity > 0 and sprite.layer < Layer.CALLOUT]
    for sprite in seen:
        # What stays behind where something is taken is told by the card: there the thing itself is to be seen.
        if not _within(sprite, left) or _within(sprite, places):
            yield evolve(sprite, carries=None, held=None, turned=())
    bare = [spot for spot in places if not any(_within(sprite, (spot,)) for sprite in seen)]
    for sprite in face.presenter.project(found.after, table):
        before = now.get(sprite.handle)
        same = before is not None and before.art == sprite.art and _stands(before, sprite)
        if not same and sprite.layer >= Layer.MARK and _within(sprite, bare):
            yield evolve(sprite, opacity=GHOST * sprite.opacity, carries=None, held=None, turned=())


def _within(sprite: Sprite, spots: Sequence[Spot]) -> bool:
    """Whether a picture's middle lies in one of these places."""
    return any(covers(spot, sprite.x, sprite.y) for spot in spots)


def _stands(one: Sprite, other: Sprite) -> bool:
    return abs(one.x - other.x) < NEAR and abs(one.y - other.y) < NEAR
