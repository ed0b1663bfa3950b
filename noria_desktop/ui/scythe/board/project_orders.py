"""The Automa's decision over the map: what it looked at, what it ruled out, what was left. Source: mocks/scythe.md 6."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from noria_desktop.games.scythe.actions import Action, ChooseCombat, ChoosePlace, MoveTo, PayToken, Produce
from noria_desktop.games.scythe.control import automa_territories, human_territories, placed_structures
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.record import Destination, MoveEntry, Rejection
from noria_desktop.games.scythe.scoring import structure_places
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES, AutomaStage, Faction, MoveSymbol, Place
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.land import HexArt, Mark
from noria_desktop.ui.scythe.board.arts.notes import InfluenceArt, LegendArt, TieArt
from noria_desktop.ui.scythe.board.arts.pieces import UnitArt
from noria_desktop.ui.scythe.board.arts.signs import (
    ArcArt,
    BeadArt,
    RejectionTagArt,
    StepsTagArt,
    Tone,
)
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_map import groups
from noria_desktop.ui.scythe.board.project_tracks import carried_out
from noria_desktop.ui.scythe.board.standing import Piece, stand

SHOWN = (AutomaStage.GAIN, AutomaStage.OFFER)
"""Steps of the Automa's turn during which its last move is still explained."""
OPEN = (ChooseCombat, ChoosePlace, MoveTo, PayToken, Produce)
"""Actions whose territories are lit although nothing is in hand."""
EMPTY = (Rejection.NO_GOAL, Rejection.NO_ENEMY_COMBAT_UNIT, Rejection.NO_ENEMY_WORKER)
"""Nothing of what the order looks for is there: the mark says enough, as such territories are many."""
RISE = 0.9
"""How far a way rises over the map, in R."""
START = -0.3
"""Where a way begins: so far below the middle of its place, in R."""
TIP = (0.5, -0.4)
"""Where it ends: so far to the side it comes from, and below the middle, in R."""
_TONES = {Mark.FAR: Tone.PLAIN, Mark.NEAR: Tone.BRASS, Mark.TIED: Tone.BRASS, Mark.CHOSEN: Tone.CHOSEN}
INFLUENCE: Final = "influence"
BONUS: Final = "bonus"
"""Names of what is looked at."""


def explained(view: State) -> MoveEntry | None:
    """The move that lies open over the map now; None at other times."""
    entry, record = view.pending[-1], view.automa.record
    if not isinstance(entry, AutomaTurn) or entry.stage not in SHOWN or record is None:
        return None
    number = carried_out(record)
    return record.moves[number] if number is not None else None


def order_sprites(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """Marks, numbers and the way of the Automa's move; territories that can be chosen by pressing them."""
    for place in sorted({action.place for action in legal if isinstance(action, OPEN)}):
        yield hex_sprite(place, Mark.LEGAL, table, "open")
    move = explained(view)
    if move is not None:
        yield from decision_sprites(move, table)
        yield from _shade(view, move, table)


def decision_sprites(move: MoveEntry, table: ScytheLayout) -> Iterator[Sprite]:
    """Everything that a decided move shows."""
    marks = marks_of(move)
    for place in range(TERRITORIES):
        yield hex_sprite(place, marks.get(place, Mark.DEEP_VEIL), table)
    for rejected in move.rejected:
        if rejected.why in EMPTY:
            continue
        yield _tag(rejected.place, RejectionTagArt(rejected.why, measures.ROOT * table.radius), table)
    for found in move.valid:
        yield from _value(move, found, marks[found.place], table)
    yield from _way(move, table)
    chosen = move.destination
    key = table.refusal
    yield lay(at.mark("legend"), LegendArt(*key.size), key, Layer.CALLOUT)
    others = tuple(place for place, mark in marks.items() if mark is Mark.TIED)
    if chosen is not None and move.decided_by is not None and others:
        note = table.consequence
        yield lay(at.mark("tie"), TieArt(chosen, others, move.decided_by, *note.size), note, Layer.CALLOUT)


def marks_of(move: MoveEntry) -> dict[Place, Mark]:
    """What became of each territory in reach, in reading order within each kind."""
    found = dict.fromkeys((rejected.place for rejected in move.rejected), Mark.BLOCKED)
    best = next((valid for valid in move.valid if valid.place == move.destination), None)
    for valid in move.valid:
        found[valid.place] = _rank(valid, best)
    return found


def _rank(valid: Destination, best: Destination | None) -> Mark:
    """How long a valid territory stayed in question."""
    if best is None or valid.value != best.value:
        return Mark.FAR
    if valid.place == best.place:
        return Mark.CHOSEN
    return Mark.TIED if valid.factory_distance == best.factory_distance else Mark.NEAR


def hex_sprite(
    place: Place, mark: Mark, table: ScytheLayout, key: str = "hex", faction: Faction | None = None
) -> Sprite:
    """A territory's light."""
    spot = table.place(place)
    radius = table.radius * (1.0 if place < TERRITORIES else measures.BASE)
    return lay(at.mark(key, str(place)), HexArt(mark, radius, faction), spot, Layer.MARK)


def influence_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Territories in the colours of those who control them, the others veiled; how many each has."""
    mine, theirs = human_territories(view), automa_territories(view)
    for place in range(TERRITORIES):
        mark = Mark.YOURS if place in mine else Mark.THEIRS if place in theirs else Mark.VEIL
        side = view.human.faction if place in mine else view.automa.faction if place in theirs else None
        yield hex_sprite(place, mark, table, "influence", side)
    room = table.refusal
    yield lay(
        at.mark("influence"),
        InfluenceArt(len(mine), len(theirs), view.human.faction, view.automa.faction, *room.size),
        room,
        Layer.CALLOUT,
    )


def bonus_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Territories that count for the structure bonus now are lit, those with a structure ringed, the others veiled."""
    structures = placed_structures(view.human)
    counted = structure_places(view.decks.tile, structures)
    for place in range(TERRITORIES):
        mark = Mark.CHOSEN if place in counted else Mark.SOURCE if place in structures else Mark.VEIL
        yield hex_sprite(place, mark, table, "bonus")


def _tag(place: Place, art: object, table: ScytheLayout, line: int = 1) -> Sprite:
    spot, tag = table.place(place), measures.tag_middle(table.radius, line)
    return lay(at.mark("tag", str(place)), art, spot + tag, Layer.FLAG)


def _value(move: MoveEntry, found: Destination, mark: Mark, table: ScytheLayout) -> Iterator[Sprite]:
    """The number that was compared; where that left several, steps to the Factory."""
    spot = table.place(found.place)
    if move.symbol is not MoveSymbol.ENCOUNTER_FACTORY:
        bead = measures.bead_middle(table.radius)
        art = BeadArt(found.value, _TONES[mark])
        yield lay(at.mark("bead", str(found.place)), art, spot + bead, Layer.FLAG)
    if mark in (Mark.NEAR, Mark.TIED, Mark.CHOSEN) and len(move.valid) > 1:
        tone = Tone.CHOSEN if mark is Mark.CHOSEN else Tone.BRASS
        steps = StepsTagArt(found.factory_distance, tone, farther=mark is Mark.NEAR, later=mark is Mark.TIED)
        yield _tag(found.place, steps, table, 2)


def _shade(view: State, move: MoveEntry, table: ScytheLayout) -> Iterator[Sprite]:
    """A shade of the unit where it set out, if nothing else stands or lies there."""
    origin = move.selected.place if move.selected is not None else None
    if move.selected is None or origin is None or origin == move.destination:
        return
    if groups(view, origin) or origin in view.human.works.structures:
        return
    home = origin >= TERRITORIES
    (spot,) = stand(table.radius, (Piece(move.selected.unit, own=False),), home=home)
    art = UnitArt(move.selected.unit, view.automa.faction, False, spot.size, ghost=True)
    yield lay(at.mark("shade"), art, table.place(origin).moved(spot.x, spot.y), Layer.PIECE)


def _way(move: MoveEntry, table: ScytheLayout) -> Iterator[Sprite]:
    """The arc from where the unit stood to where it goes."""
    if move.selected is None or move.destination is None or move.selected.place == move.destination:
        return
    here, there = table.place(move.selected.place), table.place(move.destination)
    # It ends beside the number: pieces, value and steps stay in sight.
    aside = math.copysign(TIP[0] * table.radius, here.x - there.x)
    here, there = here.moved(0, START * table.radius), there.moved(aside, TIP[1] * table.radius)
    art = ArcArt(there.x - here.x, there.y - here.y, RISE * table.radius, Tone.CHOSEN)
    yield Sprite(at.mark("way"), art, (here.x + there.x) / 2, (here.y + there.y) / 2, Layer.CALLOUT)
