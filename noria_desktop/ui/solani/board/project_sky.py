"""Pictures of the sky in the centre: ground and frame, tiles, counters, orbits, the tray with what is held."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.terms import BRANCHES, CIRCLES, CircleSpace, Kind, Sector
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import (
    BranchArt,
    CounterArt,
    FrameArt,
    GroundArt,
    Light,
    OrbitArt,
    PlaqueArt,
    VeilArt,
)
from noria_desktop.ui.solani.board.arts_docks import TrayArt
from noria_desktop.ui.solani.board.gestures import turns_of
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.measures import orbit_middle, orbit_order
from noria_desktop.ui.solani.board.project_tiles import (
    arm_lights,
    base_mask,
    circle_art,
    circle_sprite_art,
    counted,
    lights,
)
from noria_desktop.ui.solani.board.viewpoint import held_branch, held_circle, is_over, people, viewer


@frozen
class Orbit:
    """Planets of a sector that make sets, and the points of all those sets."""

    sector: Sector
    spaces: tuple[CircleSpace, ...]
    points: int


def ground_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """Night, plate and wells; whose sky it is, when that is not plain."""
    box = table.ground
    yield lay(at.scenery("ground"), GroundArt(*box.size, table.pitch, table.origin), box, Layer.GROUND)
    own, plate = centre == viewer(view), table.plate
    if is_over(view):
        yield lay(at.scenery("veil"), VeilArt(plate.width, table.pitch), plate, Layer.SCENERY)
    if not own:
        yield lay(at.scenery("frame"), FrameArt(centre, plate.width, table.pitch), plate, Layer.SCENERY)
    if not own or people(view) > 1:
        box = table.plaque
        plaque = PlaqueArt(centre, view.skies[centre].board, box.width, own=own)
        yield lay(at.home(), plaque, box, Layer.LABEL)


def sky_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """Everything that lies on the sky in the centre."""
    sky = view.skies[centre]
    for gap in range(BRANCHES):
        if sky.branches[gap]:
            yield lay(at.laid(centre, gap), branch_art(sky, gap, table), table.gap(gap), Layer.BOARD)
    for space in range(CIRCLES):
        art = circle_sprite_art(sky, space, table.radius)
        if art is not None:
            yield lay(at.tile(centre, space), art, table.circle(space), Layer.PIECE)
        counter = counter_sprite(sky, space, table, centre)
        if counter is not None:
            yield counter
    for number, orbit in enumerate(orbits(sky)):
        yield orbit_sprite(orbit, table, at.orbit(centre, number))


def branch_art(sky: Sky, gap: int, table: SolaniLayout, *, pale: bool = False) -> BranchArt:
    """A branch tile on its sky, its arms in the colours of what they reach."""
    return BranchArt(sky.branches[gap], table.pitch, arm_lights(sky, gap), pale=pale)


def counter_sprite(
    sky: Sky, space: CircleSpace, table: SolaniLayout, seat: Seat, *, changed: bool = False
) -> Sprite | None:
    """Nodes against stars at a circle; None where there is nothing to count."""
    found, light = counted(sky), lights(sky)[space]
    if light is None or (light is Light.OPEN and not found.wanted[space]):
        return None
    empty = light is Light.LOOSE and space not in sky.dark
    place = table.counter(space, loose=empty)
    art = CounterArt(light, found.nodes[space], found.wanted[space], table.counter_height, changed)
    # Over the halos of lit places, which run close to every rim.
    return lay(at.counter(seat, space), art, place, Layer.LABEL)


def orbits(sky: Sky) -> tuple[Orbit, ...]:
    """Planets that score together, one orbit a sector: a planet may belong to two sets (5.1)."""
    sets = counted(sky).sets
    return tuple(
        Orbit(
            sector,
            tuple(sorted({space for found in sets if found.sector is sector for space in found.circles})),
            sum(found.points for found in sets if found.sector is sector),
        )
        for sector in dict.fromkeys(found.sector for found in sets)
    )


def orbit_sprite(orbit: Orbit, table: SolaniLayout, handle: Handle) -> Sprite:
    """The dotted line through the planets of a sector."""
    places = orbit_order(table.circle(space) for space in orbit.spaces)
    middle = orbit_middle(places)
    art = OrbitArt(
        tuple(place.moved(-middle.x, -middle.y) for place in places),
        table.radius,
        orbit.points,
        table.counter_height,
    )
    return lay(handle, art, middle, Layer.FLAG)


# The tray -----------------------------------------------------------------------------------------------


def tray_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """The holding spaces; the viewer's own tiles can be taken from them."""
    box, own = table.tray, centre == viewer(view)
    yield lay(at.scenery("tray"), TrayArt(*box.size), box, Layer.BOARD)
    whose = None if own else centre
    tile, branch = held_circle(view, centre), held_branch(view, centre)
    if tile is not None:
        place, handle = table.holding(Kind.CIRCLE), at.held(Kind.CIRCLE, whose)
        lying = Lying(scale=table.held_size / (2 * table.radius))
        if own:
            lying |= Lying(carries=handle, held=circle_art(tile, table.radius, held=True))
        yield lay(handle, circle_art(tile, table.radius), place, Layer.PIECE, **lying)
    if branch is not None:
        place, handle = table.holding(Kind.BRANCH), at.held(Kind.BRANCH, whose)
        masks, lying = turns_of(branch), Lying(scale=table.held_size / table.pitch)
        if own:
            held = tuple(BranchArt(masks[turn % len(masks)], table.pitch, held=True) for turn in range(4))
            lying |= Lying(carries=handle, held=held[0], turned=held)
        yield lay(handle, BranchArt(base_mask(branch), table.pitch), place, Layer.PIECE, **lying)
