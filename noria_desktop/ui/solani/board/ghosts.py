"""What a drop that is being considered would change, as ghosts over the board; threads, and the dial of turns.

A ghost with the name of a picture stands in for it while the drop is aimed at; all others are added. Numbers are
those of the sky after the drop, counted like any other. Source: mocks/solani.md 3 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import Action, DraftCluster, DrawFeatures, PlaceBranch, SpendQuartz
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.geometry import CORNERS
from noria_desktop.games.solani.placement import closed_round, place_branch
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, Bonus, Kind
from noria_desktop.ui.board.gestures import Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Dial, DialFace
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import BranchArt, DeltaArt, DialArt, PickArt, Turn
from noria_desktop.ui.solani.board.arts_docks import ThreadArt
from noria_desktop.ui.solani.board.gestures import turns_of
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.measures import dial_cell
from noria_desktop.ui.solani.board.project_docks import (
    bonus_sprite,
    bonuses_of,
    card_sprite,
    points_of,
    score_sprite,
)
from noria_desktop.ui.solani.board.project_market import track_sprites
from noria_desktop.ui.solani.board.project_sky import branch_art, counter_sprite, orbit_sprite, orbits
from noria_desktop.ui.solani.board.project_tiles import (
    arm_lights,
    base_mask,
    circle_art,
    circle_sprite_art,
    counted,
    dark_art,
    lights,
)
from noria_desktop.ui.solani.board.viewpoint import decider, held_branch, held_circle

LAID = 0.72
"""Opacity of a circular tile in hand where it would lie."""
LEAVING = 0.35
"""Opacity of a planet that would be traded for."""
CHIP = 1.3
"""Height of a chip, in heights of a counter."""


def foreseeable(action: Action, _view: State) -> bool:
    """Whether a player's own view is enough to say what an action leads to: all but what draws from deck or bag."""
    return not isinstance(action, DrawFeatures | SpendQuartz)


def ghosts(before: State, after: State, table: SolaniLayout) -> tuple[Sprite, ...]:
    """Everything that a drop would change, on the picture of the state before it."""
    seat = decider(before)
    if seat is None:
        return ()
    old, new = before.skies[seat], after.skies[seat]
    if old.branches == new.branches and old.circles == new.circles:
        return tuple(_taken(before, after, table, seat))
    return (
        *_branches(old, new, table, seat),
        *_circles(old, new, table, seat),
        *_orbits(old, new, table, seat),
        *_docks(before, after, table, seat),
    )


def _taken(before: State, after: State, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """What would lie on the tray; the planet that would leave the track for it."""
    tile = held_circle(after, seat)
    if tile is not None and held_circle(before, seat) is None:
        place = table.holding(Kind.CIRCLE)
        scale = table.held_size / (2 * table.radius)
        art = circle_art(tile, table.radius)
        yield lay(at.mark("held"), art, place, Layer.PIECE, scale=scale, opacity=LAID)
    branch = held_branch(after, seat)
    if branch is not None and held_branch(before, seat) is None:
        place = table.holding(Kind.BRANCH)
        scale = table.held_size / table.pitch
        shape = BranchArt(base_mask(branch), table.pitch)
        yield lay(at.mark("held"), shape, place, Layer.PIECE, scale=scale, opacity=LAID)
    for sprite in track_sprites(before, table):
        index = int(sprite.handle.key) if sprite.handle.kind == "planet" else None
        if index is not None and after.supply.track[index] is None:
            yield evolve(sprite, opacity=LEAVING)


def _branches(old: Sky, new: Sky, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """The branch tile where it would lie, and arms that would change their light."""
    was, will = lights(old), lights(new)
    for gap in range(BRANCHES):
        laid = not old.branches[gap]
        if not new.branches[gap] or not (laid or any(was[space] != will[space] for space in CORNERS[gap])):
            continue
        if laid or arm_lights(old, gap) != arm_lights(new, gap):
            place = table.gap(gap)
            art = branch_art(new, gap, table, pale=laid)
            yield lay(at.laid(seat, gap), art, place, Layer.BOARD, lands=laid)


def _circles(old: Sky, new: Sky, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """Circles that would look otherwise, their counters, and chips with what each would bring."""
    was, will = counted(old), counted(new)
    shone, shines = lights(old), lights(new)
    for space in range(CIRCLES):
        same = was.nodes[space] == will.nodes[space] and old.circles[space] == new.circles[space]
        if same and shone[space] == shines[space] and was.points[space] == will.points[space]:
            if space in old.dark:
                yield from _dark(old, new, space, table, seat)
            continue
        here = table.circle(space)
        laid = new.circles[space] is not None and old.circles[space] is None
        if space in old.dark:
            yield from _dark(old, new, space, table, seat)
        else:
            art = circle_sprite_art(new, space, table.radius, pale=laid)
            if art is not None and (laid or art != circle_sprite_art(old, space, table.radius)):
                shown = LAID if laid else 1.0
                yield lay(at.tile(seat, space), art, here, Layer.PIECE, opacity=shown, lands=laid)
        now, then = (counter_sprite(sky, space, table, seat) for sky in (old, new))
        if then is not None and then != now:
            marked = counter_sprite(new, space, table, seat, changed=True)
            assert marked is not None
            yield marked
        elif then is None and now is not None:
            yield evolve(now, opacity=0.0)
        change = will.points[space] - was.points[space]
        if change:
            place = table.delta(space)
            chip = DeltaArt(change, CHIP * table.counter_height)
            yield lay(at.mark("delta", str(space)), chip, place, Layer.CALLOUT)


def _dark(old: Sky, new: Sky, space: int, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """A Dark Sky token with the side that would be filled, and the feature that surrounding it wins."""
    token = old.dark.index(space)
    if old.surrounded[token]:
        return
    art = dark_art(new, space, table.radius, old.branches, surrounded=False)
    here = table.circle(space)
    if art != dark_art(old, space, table.radius):
        yield lay(at.tile(seat, space), art, here, Layer.PIECE)
    if closed_round(new.branches, space) and not closed_round(old.branches, space):
        chip = PickArt(1, CHIP * table.counter_height)
        yield lay(at.mark("pick", str(space)), chip, table.counter(space), Layer.LABEL)


def _orbits(old: Sky, new: Sky, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """Planet sets that would score otherwise."""
    now, then = orbits(old), orbits(new)
    if now == then:
        return
    for number in range(max(len(now), len(then))):
        handle = at.orbit(seat, number)
        if number < len(then):
            yield orbit_sprite(then[number], table, handle)
        else:
            yield evolve(orbit_sprite(now[number], table, handle), opacity=0.0)


def _docks(before: State, after: State, table: SolaniLayout, seat: Seat) -> Iterator[Sprite]:
    """Score sheet, feature cards and bonus tiles as they would stand."""
    yield score_sprite(before, table, seat, after)
    for feature in before.skies[seat].features:
        yield card_sprite(before, table, seat, feature, after)
    now, then = bonuses_of(before), bonuses_of(after)
    for bonus in Bonus:
        if now[bonus.index] != then[bonus.index]:
            yield bonus_sprite(before, table, bonus, after)


# Threads ------------------------------------------------------------------------------------------------


def notes(
    view: State, legal: tuple[Action, ...], source: Handle, aim: Handle | None, table: SolaniLayout
) -> tuple[Sprite, ...]:
    """With a cluster in hand: threads from its anchor to the planets it can be traded for."""
    if source.kind != "cluster":
        return ()
    slot = int(source.key)
    stars = components().anchors[view.market.clusters[slot].index]
    found = []
    for action in legal:
        if isinstance(action, DraftCluster) and action.slot == slot and action.planet is not None:
            here, there = table.anchor(stars), table.station(action.planet)
            aimed = aim == at.station(action.planet)
            art = ThreadArt(there.x - here.x, there.y - here.y, aimed)
            found.append(lay(at.mark("thread", str(action.planet)), art, here, Layer.MARK))
    return tuple(found)


# The dial -----------------------------------------------------------------------------------------------


def dial(view: State, turned: Turned[Action], table: SolaniLayout) -> Dial:
    """The turns of the branch tile in hand, with what each would bring at the place aimed at now or last."""
    seat = decider(view)
    branch = held_branch(view, seat) if seat is not None else None
    masks = turns_of(branch)
    if seat is None or turned.target is None or len(masks) < 2:
        return Dial()
    space = at.space_of(turned.target)
    now = points_of(view).total(seat)
    cells = []
    for mask in masks:
        legal = any(PlaceBranch(space, mask) in option.actions for option in turned.options)
        after = place_branch(view.skies[seat], space, mask)
        change = points_of(with_sky(view, seat, after)).total(seat) - now if legal else None
        cells.append(Turn(mask, change, arm_lights(after, space)))
    box, size = table.dial(space, len(masks)), table.dial_size
    art = DialArt(tuple(cells), size, turned.turn % len(masks))
    faces = []
    for number in range(len(masks)):
        cell = dial_cell(size, number, len(masks)).moved(box.x, box.y)
        faces.append(DialFace(number, cell.x, cell.y, cell.width, cell.height))
    return Dial((lay(at.mark("dial"), art, box, Layer.CALLOUT),), tuple(faces))


def with_sky(view: State, seat: Seat, sky: Sky) -> State:
    """The table with another sky at a seat."""
    return evolve(view, skies=(*view.skies[:seat], sky, *view.skies[seat + 1 :]))
