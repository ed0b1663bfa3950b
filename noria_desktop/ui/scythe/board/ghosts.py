"""What a drop that is being considered would change, as ghosts; and what lit and refused places mean for a unit in hand.

A ghost with the name of a picture stands in for it while the drop is aimed at; all others are added. Only what the
human can know is foretold. Source: mocks/scythe.md 2 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.contract import Revelation
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import Moving, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import why_no_step
from noria_desktop.games.scythe.terms import TERRITORIES, Ability, Place, Structure, Terrain, TopChoice, Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import BarrierArt, Hindrance, Mark
from noria_desktop.ui.scythe.board.arts.pieces import GoodsArt, StructureArt, UnitArt
from noria_desktop.ui.scythe.board.arts.signs import AbilityTagArt
from noria_desktop.ui.scythe.board.foretold import across_rivers, ahead, consequence_sprites, refusal_sprites
from noria_desktop.ui.scythe.board.gestures import gestures
from noria_desktop.ui.scythe.board.handles import place_of, unit_of
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project import seen
from noria_desktop.ui.scythe.board.project_map import map_sprites
from noria_desktop.ui.scythe.board.project_orders import hex_sprite
from noria_desktop.ui.scythe.board.project_tracks import rail_sprites, score_sprite, tile_sprite

PIECES = ("character", "mech", "workers", "rival", "goods", "structure")
"""Pictures that a drop moves, brings or takes away."""
SHOWN = 0.75
"""Opacity of what would lie or stand somewhere."""

FORESEEN = (
    act.ChooseSection,
    act.PickMover,
    act.Take,
    act.Drop,
    act.MoveTo,
    act.Halt,
    act.Produce,
    act.ChoosePlace,
    act.ChooseResource,
    act.Build,
    act.Deploy,
    act.Upgrade,
)

SETTLING = (
    act.TakeBottom,
    act.PayToken,
    act.PayCard,
    act.Enlist,
    act.Accept,
    act.Decline,
    act.Finish,
    act.Skip,
)
"""What pays, takes or ends something; a card may be turned up by it."""

HINDRANCES = {
    Why.RIVER: Hindrance.RIVER,
    Why.LAKE_SHORE: Hindrance.LAKE,
    Why.WORKER_ON_LAKE: Hindrance.LAKE,
    Why.WORKERS_LEFT_ON_LAKE: Hindrance.LAKE,
    Why.ENEMY_UNIT: Hindrance.UNIT,
}


def foreseeable(action: act.Action, view: State) -> bool:
    """Whether the human's own view is enough to say what an action leads to: nothing is drawn or fought."""
    if isinstance(action, act.TakeTop):
        return action.choice is not TopChoice.CARDS
    if isinstance(action, SETTLING):
        # Whether a card comes of it shows on a table where any cards stand in for the hidden ones.
        events = RULES.apply_unchecked(stand_in(view), action).events
        return not any(isinstance(event, Revelation) for event in events)
    return isinstance(action, FORESEEN)


def ghosts(before: State, after: State, table: ScytheLayout) -> tuple[Sprite, ...]:
    """Everything that a drop would change, on the picture of the state before it."""
    table = seen(before, table)
    return (
        *_pieces(before, after, table),
        *_counters(before, after, table),
        *consequence_sprites(before, after, table),
    )


def _pieces(before: State, after: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Units, tokens and structures where they would be; what would be gone is blotted out."""
    old = {sprite.handle: sprite for sprite in map_sprites(before, table)}
    new = {sprite.handle: sprite for sprite in map_sprites(after, table)}
    for handle, sprite in new.items():
        if handle.kind in PIECES and _looks(old.get(handle)) != _looks(sprite):
            yield evolve(sprite, art=_pale(sprite.art), opacity=SHOWN, carries=None, held=None)
    for handle, sprite in old.items():
        if handle.kind in PIECES and handle not in new:
            yield evolve(sprite, opacity=0.0, carries=None, held=None)


def _looks(sprite: Sprite | None) -> tuple[object, float, float] | None:
    """What can be seen of a piece but for its light: another unit may be picked afterwards."""
    if sprite is None:
        return None
    art = sprite.art
    if isinstance(art, UnitArt):
        art = evolve(art, aimed=False, spent=False)
    return art, sprite.x, sprite.y


def _pale(art: object) -> object:
    if isinstance(art, UnitArt):
        return evolve(art, ghost=True, aimed=False)
    if isinstance(art, StructureArt):
        return evolve(art, ghost=True)
    return evolve(art, changed=True) if isinstance(art, GoodsArt) else art


def _counters(before: State, after: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Tracks, structure tile and the score as they would stand."""
    for now, then in zip(rail_sprites(before, table), rail_sprites(before, table, after), strict=True):
        if now != then:
            yield then
    if before.human.works.structures != after.human.works.structures:
        yield tile_sprite(after, table)
    if table.right_open and not table.deciding:
        sheet = score_sprite(before, table, after)
        if sheet != score_sprite(before, table):
            yield sheet


# A unit in hand -----------------------------------------------------------------------------------------


def notes(
    view: State, legal: tuple[act.Action, ...], source: Handle, aim: Handle | None, table: ScytheLayout
) -> tuple[Sprite, ...]:
    """With something in hand that goes to the map: what is lit, what is refused and why."""
    table = seen(view, table)
    targets = {gesture.target for gesture in gestures(view, legal) if gesture.source == source}
    lit = {place for target in targets if target.kind == "place" and (place := place_of(target)) is not None}
    if not lit:
        return ()
    return tuple(_notes(view, source, aim, lit, table))


def _notes(
    view: State, source: Handle, aim: Handle | None, lit: set[Place], table: ScytheLayout
) -> Iterator[Sprite]:
    unit, origin = unit_of(source), place_of(source)
    refused: dict[Place, Why] = {}
    further: frozenset[Place] = frozenset()
    if unit is not None and origin is not None and isinstance(view.pending[-1], Moving | Travelling):
        refused = _refused(view, unit, origin, lit)
        further = ahead(view, unit, origin)
        for place in sorted(lit):
            ability = thanks_to(view, unit, origin, place)
            if ability is not None:
                spot, tag = table.place(place), measures.tag_middle(table.radius, 2)
                yield lay(at.mark("ability", str(place)), AbilityTagArt(ability), spot + tag, Layer.LABEL)
        for place, why in refused.items():
            side, seal = table.side(origin, place), HINDRANCES.get(why, Hindrance.OTHER)
            yield lay(at.mark("barrier", str(place)), BarrierArt(seal, table.radius), side, Layer.LABEL)
        # By a detour some of them can be reached in the same move.
        refused = {place: why for place, why in refused.items() if place not in further}
        yield from refusal_sprites(refused, table, across_rivers(view, unit))
    aimed = place_of(aim) if aim is not None and aim.kind == "place" else None
    for place in range(TERRITORIES):
        if place in lit:
            if place == aimed:
                yield hex_sprite(place, Mark.AIMED, table)
        elif place == origin:
            yield hex_sprite(place, Mark.SOURCE, table)
        else:
            mark = Mark.REFUSED if place in refused else Mark.AHEAD if place in further else Mark.VEIL
            yield hex_sprite(place, mark, table)


def _refused(view: State, unit: Unit, origin: Place, lit: set[Place]) -> dict[Place, Why]:
    """Neighbours of a unit that it may not enter, each with the rule that forbids it; the rest is just not lit."""
    found = {}
    for place in geography().neighbours[origin]:
        why = why_no_step(view, unit, origin, place) if place not in lit else None
        if why is not None:
            found[place] = why
    return found


def thanks_to(view: State, unit: Unit, origin: Place, place: Place) -> Ability | None:
    """The ability without which a legal step would not be one; None for steps open to every unit."""
    map_, human = geography(), view.human
    beside = place in map_.neighbours[origin]
    if unit is Unit.WORKER:
        return Ability.SWIM if beside and place in map_.rivers[origin] else None
    if place >= TERRITORIES:
        return Ability.WAYFARE
    if map_.lake[origin] or map_.lake[place]:
        seaworthy = beside and has(human, Ability.SEAWORTHY)
        return Ability.SEAWORTHY if seaworthy else Ability.SUBMERGE
    if beside and place not in map_.rivers[origin]:
        return None
    mine = human.works.structures[Structure.MINE.index]
    tunnels = {*map_.tunnels, mine}
    if origin in tunnels and place in tunnels:
        return None
    if beside and has(human, Ability.RIVERWALK):
        terrain = components().map.terrain[place]
        if terrain in components().mats.factions[human.faction.index].riverwalk:
            return Ability.RIVERWALK
    joined = (Terrain.VILLAGE, Terrain.FACTORY)
    village = place < TERRITORIES and components().map.terrain[place] in joined
    return Ability.TOWNSHIP if village and has(human, Ability.TOWNSHIP) else Ability.UNDERPASS
