"""Pictures of Scythe's table to look at: ``python -m tests.ui.scythe.picture_sheet FOLDER``.

Writes a sheet of all single pictures and the table as in the design's pictures in every theme and both languages.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.record import (
    BattleEntry,
    Criterion,
    Destination,
    GainEntry,
    MoveEntry,
    Outcome,
    Rejected,
    Rejection,
    TrackerStep,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    Ability,
    Approach,
    AutomaGain,
    Bonus,
    Cargo,
    Faction,
    Level,
    Line,
    Mat,
    MoveSymbol,
    Resource,
    Scheme,
    Structure,
    StructureTile,
    Terrain,
    Unit,
    home_base,
)
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, Column, DecisionArt, ScoreArt
from noria_desktop.ui.scythe.board.arts.collect import BoxArt, CargoRowArt, Head, SlotArt, StepperArt
from noria_desktop.ui.scythe.board.arts.docks import (
    Cards,
    CombatCardArt,
    DrawerArt,
    Fate,
    HeadArt,
    ObjectiveArt,
    PanelArt,
    SlimArt,
    StepsToStar,
    Totals,
    Words,
)
from noria_desktop.ui.scythe.board.arts.land import (
    BarrierArt,
    EncounterTokenArt,
    GroundArt,
    HexArt,
    Hindrance,
    Mark,
    NumbersArt,
)
from noria_desktop.ui.scythe.board.arts.mats import (
    AbilityArt,
    ActionTokenArt,
    BottomBoxArt,
    FactoryStripArt,
    OneTimeArt,
    TopBoxArt,
    Use,
)
from noria_desktop.ui.scythe.board.arts.notes import (
    Chip,
    ConsequenceArt,
    Fact,
    InfluenceArt,
    LeaderArt,
    LegendArt,
    RefusalArt,
    TieArt,
)
from noria_desktop.ui.scythe.board.arts.pieces import CubeArt, GoodsArt, RecruitArt, StructureArt, UnitArt
from noria_desktop.ui.scythe.board.arts.signs import (
    AbilityTagArt,
    ArcArt,
    BeadArt,
    CombatMarkArt,
    RejectionTagArt,
    StepsTagArt,
    Tone,
)
from noria_desktop.ui.scythe.board.arts.stage import (
    CombatArt,
    DialArt,
    FactoryChoiceArt,
    Fighter,
    OptionArt,
    Outlook,
    Span,
    StageArt,
    Stakes,
)
from noria_desktop.ui.scythe.board.arts.traces import PartBeadArt, RouteArt, Trace, TraceArt
from noria_desktop.ui.scythe.board.arts.tracks import Rail, RailArt, RibbonArt, TileArt, TrackerArt
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout, layout
from noria_desktop.ui.scythe.board.standing import HEIGHTS, Piece, goods_middle, pill, stand
from noria_desktop.ui.scythe.board.verdict import Change, Kind, Verdict
from noria_desktop.ui.scythe.paint.table import PICTURES
from tests.ui.words import JapaneseWords

N = None
R = 45.8
H, A = Faction.POLANIA, Faction.RUSVIET
OWN_STARS = (0, 0, 0, 1, 0, 0, 1, 0, 0, 0)
THEIR_STARS = (0, 0, 0, 0, 0, 0, 1, 0, 0, 1)
CUBES = (True, False, False, True, True, False)

Placed = tuple[Any, float, float]


# The position of the design's pictures ---------------------------------------------------------------------

UNITS: dict[int, list[tuple[Unit, bool, int]]] = {
    23: [(Unit.CHARACTER, True, 1)],
    29: [(Unit.MECH, True, 1)],
    15: [(Unit.MECH, True, 1), (Unit.WORKER, True, 1)],
    30: [(Unit.WORKER, True, 1)],
    14: [(Unit.WORKER, True, 1)],
    20: [(Unit.WORKER, True, 1)],
    36: [(Unit.MECH, True, 1), (Unit.WORKER, True, 1)],
    24: [(Unit.CHARACTER, False, 1)],
    17: [(Unit.MECH, False, 1)],
    32: [(Unit.MECH, False, 1)],
    38: [(Unit.WORKER, False, 1)],
    18: [(Unit.WORKER, False, 1)],
    25: [(Unit.WORKER, False, 1)],
    26: [(Unit.WORKER, False, 1)],
    37: [(Unit.WORKER, False, 1)],
}
GOODS = {
    14: [(Resource.WOOD, 2)],
    20: [(Resource.FOOD, 3)],
    15: [(Resource.METAL, 3)],
    30: [(Resource.OIL, 2)],
    29: [(Resource.FOOD, 1)],
}
STRUCTURES = {20: Structure.MILL, 21: Structure.MINE}
TOKENS = (3, 27, 35, 39, 44)
CHIPS = (
    Chip(Fact.DRIVEN, 0, 1),
    Chip(Fact.POPULARITY, 8, 7),
    Chip(Fact.TERRITORIES, 8, 9),
    Chip(Fact.GOAL),
    Chip(Fact.TOKENS, 2, 6, Resource.OIL),
)


def record() -> TurnRecord:
    """A mech that heads for the human: 19 territories in reach, reading order decides."""
    near = [Destination(place - 1, 1, 1) for place in (16, 31)]
    other = [Destination(38 - 1, 1, 2), Destination(44 - 1, 1, 3)]
    far = [Destination(place - 1, 2, 3) for place in (10, 11, 12, 18, 19, 25, 26, 33, 39, 45)]
    out = [
        Rejected(17 - 1, Rejection.OWN_COMBAT_UNIT),
        Rejected(23 - 1, Rejection.ENEMY_UNIT),
        Rejected(24 - 1, Rejection.OWN_COMBAT_UNIT),
        Rejected(32 - 1, Rejection.OWN_COMBAT_UNIT),
        Rejected(37 - 1, Rejection.ENEMY_UNIT),
    ]
    home = UnitChoice(Unit.MECH, home_base(A), 0, 4)
    moves = (
        MoveEntry(MoveSymbol.ATTACK_COMBAT, N, 7, Outcome.POWER_TOO_LOW),
        MoveEntry(MoveSymbol.ATTACK_WORKER, N, 0, Outcome.NO_DESTINATION),
        MoveEntry(
            MoveSymbol.MOVE_MECH, N, 0, Outcome.DONE, (home,), home, Criterion.NEAREST_HOME,
            tuple(near + other + far), tuple(out), 15, Criterion.READING_ORDER,
        ),
    )  # fmt: skip
    gains = (GainEntry(AutomaGain.POWER, 3, N, 3),)
    return TurnRecord(
        16, 14, Scheme.II, False, moves, gains, Bonus.POPULARITY, True, TrackerStep(13, 14, True)
    )


def _at(box: Box, art: Any) -> Placed:
    return art, box.x, box.y


def _spot(point: Point, art: Any) -> Placed:
    return art, point.x, point.y


def _head(own: bool, box: Box, *, turn: bool = False) -> HeadArt:
    if own:
        return HeadArt(
            True, H, Mat.MECHANICAL, N, N, OWN_STARS, 13, 6, 8, 4, 7, 3, box.width, box.height, turn
        )
    return HeadArt(
        False, A, N, Level.AUTOMA, Scheme.II, THEIR_STARS, 13, 4, 10, 3, 6, 3, box.width, box.height, turn
    )


def page(table: ScytheLayout, scene: str) -> Iterator[Placed]:
    """All pictures of a table, in the order of their layers."""
    t, r = table, table.radius
    deciding = scene == "automa"
    yield _at(t.ground, GroundArt(t.width, t.height, r, t.origin, t.field, t.compass, H, A))
    for place, mark in marks(scene).items():
        yield _spot(t.place(place - 1), HexArt(mark, r))
    for row in measures.rows():
        yield _spot(t.side(row[0], row[-1]), NumbersArt(row, r))
    for place in TOKENS:
        spot = measures.token_middle(r)
        yield _spot(t.place(place - 1).moved(spot.x, spot.y), EncounterTokenArt(r * measures.TOKEN))
    for place in sorted({*STRUCTURES, *UNITS}):
        groups = UNITS.get(place, [])
        if deciding and place == 36:
            groups = groups[1:]
        pieces = [Piece(unit, own, count > 1) for unit, own, count in groups]
        if place in STRUCTURES:
            pieces.insert(0, Piece(None))
        found = list(stand(r, pieces, len(GOODS.get(place, ()))))
        middle = t.place(place - 1)
        if place in STRUCTURES:
            block = found.pop(0)
            yield _spot(middle.moved(block.x, block.y), StructureArt(STRUCTURES[place], H, block.size))
        for (unit, own, count), foot in zip(groups, found, strict=True):
            ghost = scene == "move" and place == 36 and unit is Unit.MECH
            art = UnitArt(unit, H if own else A, own, foot.size, count, ghost=ghost)
            yield _spot(middle.moved(foot.x, foot.y), art)
    units = (Unit.MECH, Unit.WORKER)
    for unit, foot in zip(units, stand(r, [Piece(unit, False) for unit in units], home=True), strict=True):
        ghost = deciding and unit is Unit.MECH
        art = UnitArt(unit, A, False, foot.size, 1 + units.index(unit), ghost=ghost)
        yield _spot(t.place(home_base(A)).moved(foot.x, foot.y), art)
    for place, goods in GOODS.items():
        for number, (kind, count) in enumerate(goods):
            counts = [n for _, n in goods]
            x, y = goods_middle(r, counts, number)
            yield _spot(t.place(place - 1).moved(x, y), GoodsArt(kind, count, *pill(counts)))
    if deciding:
        yield from _decision(t)
    elif scene == "move":
        yield from _moving(t)
    yield _at(t.ribbon, RibbonArt(H, A, OWN_STARS, THEIR_STARS, t.ribbon.width, t.ribbon.height))
    for rail, box, mine, theirs in (
        (Rail.POPULARITY, t.popularity, 8, 10),
        (Rail.POWER, t.power, 6, 4),
    ):
        yield _at(box, RailArt(rail, H, A, mine, theirs, box.width, box.height))
    yield _at(t.tile, TileArt(StructureTile.LAKES_ADJACENT, 1, 2, t.tile.width, t.tile.height))
    if t.left_open:
        yield from _left(t, scene)
    elif t.slim is not None:
        yield _at(t.slim, SlimArt(_head(True, t.slim), t.slim.width, t.slim.height))
    if t.right_open:
        yield from _right(t, scene)
    elif t.slim is not None:
        yield _at(t.slim, SlimArt(_head(False, t.slim), t.slim.width, t.slim.height))
    if scene == "combat":
        yield from _combat(t)
    if scene == "encounter":
        yield from _encounter(t)
    if scene == "factory":
        yield from _factory(t)


def marks(scene: str) -> dict[int, Mark]:
    """What the territories are in a scene."""
    if scene == "move":
        found = dict.fromkeys(range(1, 48), Mark.VEIL)
        found.update(dict.fromkeys((29, 30, 35, 42), Mark.LEGAL))
        found |= {36: Mark.SOURCE, 37: Mark.AIMED, 43: Mark.REFUSED}
        return found
    if scene == "automa":
        found = dict.fromkeys(range(1, 48), Mark.DEEP_VEIL)
        entry = record().moves[2]
        for one in entry.valid:
            found[one.place + 1] = (
                Mark.FAR if one.value > 1 else Mark.NEAR if one.factory_distance > 1 else Mark.TIED
            )
        found[16] = Mark.CHOSEN
        for out in entry.rejected:
            found[out.place + 1] = Mark.BLOCKED
        return found
    return {24: Mark.THEIRS, 14: Mark.YOURS, 15: Mark.YOURS, 3: Mark.HOVER, 26: Mark.CHANGED}


def _moving(t: ScytheLayout) -> Iterator[Placed]:
    r = t.radius
    here, goal = t.place(35), t.place(36)
    yield _spot(t.side(35, 42), BarrierArt(Hindrance.RIVER, r))
    low = measures.tag_middle(r, 2)
    for place, ability in ((34, Ability.RIVERWALK), (41, Ability.SUBMERGE)):
        yield _spot(t.place(place).moved(low.x, low.y), AbilityTagArt(ability))
    tip = goal.moved(r * 0.16, -r * 0.10)
    arc = ArcArt(tip.x - here.x, tip.y - here.y, r * 0.6)
    yield _spot(Point((here.x + tip.x) / 2, (here.y + tip.y) / 2), arc)
    yield _spot(tip, UnitArt(Unit.MECH, H, True, r * 0.98, lifted=True, workers=2))
    for place, box, tone in ((42, t.refusal, Tone.BAD), (36, t.consequence, Tone.LEGAL)):
        end = t.place(place)
        leader = LeaderArt(end.x - box.x, end.y - box.top, tone)
        yield _spot(Point((box.x + end.x) / 2, (box.top + end.y) / 2), leader)
    yield _at(t.refusal, RefusalArt(((Why.RIVER, (42,)),), t.refusal.width, t.refusal.height))
    yield _at(t.consequence, ConsequenceArt(36, CHIPS, t.consequence.width, t.consequence.height))


def _decision(t: ScytheLayout) -> Iterator[Placed]:
    r, entry = t.radius, record().moves[2]
    bead, tag, low = measures.bead_middle(r), measures.tag_middle(r, 1), measures.tag_middle(r, 2)
    for one in entry.valid:
        here = t.place(one.place)
        tone = Tone.CHOSEN if one.place == 15 else Tone.BRASS if one.value == 1 else Tone.PLAIN
        yield _spot(here.moved(bead.x, bead.y), BeadArt(one.value, tone))
        if one.value == 1 and one.place != 15:
            steps = StepsTagArt(
                one.factory_distance, Tone.BRASS, one.factory_distance > 1, one.factory_distance == 1
            )
            yield _spot(here.moved(low.x, low.y), steps)
    for out in entry.rejected:
        yield _spot(t.place(out.place).moved(tag.x, tag.y), RejectionTagArt(out.why, measures.ROOT * r))
    start, end = t.place(home_base(A)), t.place(15)
    start, end = start.moved(0, -r * 0.3), end.moved(r * 0.5, -r * 0.4)
    arc = ArcArt(end.x - start.x, end.y - start.y, r * 2.1, Tone.CHOSEN)
    yield _spot(Point((start.x + end.x) / 2, (start.y + end.y) / 2), arc)
    spot = t.place(15).moved(-r * 0.12, r * 0.05)
    yield _spot(spot, UnitArt(Unit.MECH, A, False, r * 0.9, lifted=True))
    yield _spot(t.place(15).moved(low.x, low.y), StepsTagArt(1, Tone.CHOSEN))
    yield _at(t.refusal, LegendArt(t.refusal.width, t.refusal.height))
    box = t.consequence
    yield _at(box, TieArt(15, (30,), Criterion.READING_ORDER, box.width, box.height))


def _left(t: ScytheLayout, scene: str) -> Iterator[Placed]:
    yield _at(t.head, _head(True, t.head, turn=scene != "automa"))
    yield _at(t.faction, PanelArt(Words.FACTION, t.faction.width, t.faction.height, H))
    for slot in range(4):
        box = t.mech(slot)
        yield _at(
            box,
            AbilityArt(H, slot, slot != 3, box.width, box.height, legal=slot == 3 and scene == "rest"),
        )
    for bonus in Bonus:
        yield _spot(t.one_time(bonus), OneTimeArt(H, bonus, bonus.index < 2, 11, legal=scene == "rest"))
    yield _at(t.mat, PanelArt(Words.PLAYER, t.mat.width, t.mat.height))
    for section in range(4):
        use = Use.REST if scene == "automa" else (Use.LEGAL, Use.REST, Use.NOW, Use.LAST)[section]
        box = t.top(section)
        yield _at(
            box,
            TopBoxArt(Mat.MECHANICAL, section, CUBES, section in (2, 3), 7, use, box.width, box.height),
        )
        box = t.bottom(section)
        yield _at(
            box,
            BottomBoxArt(
                Mat.MECHANICAL,
                section,
                section % 2,
                section < 2,
                (3, 3, 2, 4)[section],
                use,
                box.width,
                box.height,
            ),
        )
    for section, now in ((2, True), (3, False)):
        box = t.action_token(section)
        yield _at(box, ActionTokenArt(now, box.width))
    if t.drawer is not None:
        yield _at(t.drawer, DrawerArt((2, 3, 3, 4), 7, t.drawer.width, t.drawer.height))
        return
    yield _at(t.factory, FactoryStripArt(7, t.factory.width, t.factory.height))
    yield _at(t.hand, PanelArt(Words.HAND, t.hand.width, t.hand.height))
    for number, value in enumerate((2, 3, 3, 4)):
        box = t.card(number, 4)
        yield _at(box, CombatCardArt(value, box.width, box.height))
    box = t.objective(0)
    yield _at(box, ObjectiveArt(11, 2, 3, Fate.OPEN, box.width, box.height))
    box = t.objective(1)
    yield _at(box, ObjectiveArt(12, 3, 3, Fate.READY, box.width, box.height))


def _right(t: ScytheLayout, scene: str) -> Iterator[Placed]:
    deciding = scene == "automa"
    yield _at(t.automa_head, _head(False, t.automa_head, turn=deciding))
    if t.tracker is not None and t.road is not None:
        yield _at(
            t.tracker,
            PanelArt(Words.TRACKER, t.tracker.width, t.tracker.height, StepsToStar(1)),
        )
        yield _at(t.road, TrackerArt(Level.AUTOMA, 13, A, t.road.width, t.road.height))
    words = Words.DRAWN_CARD if deciding else Words.LAST_CARD
    yield _at(t.automa_card, PanelArt(words, t.automa_card.width, t.automa_card.height, Cards(12)))
    box, done, refused = t.card_face, 2 if deciding else 0, (0, 1) if deciding else ()
    card = AutomaCardArt(14 if deciding else 16, Scheme.II, A, 0, box.width, box.height, done, refused)
    yield _at(box, card)
    words = Words.WHY if deciding else Words.SCORE
    yield _at(t.below, PanelArt(words, t.below.width, t.below.height, active=deciding))
    if deciding:
        yield _at(t.sheet, DecisionArt(record(), 2, t.sheet.width, t.sheet.height))
    else:
        yield _at(t.sheet, score(t.sheet.width, t.sheet.height))


def score(width: float, height: float) -> ScoreArt:
    """Both sides' points."""
    return ScoreArt(
        tuple(Line),
        H,
        A,
        Column((8, 30, 10, 13, 2), 63, 74),
        Column((8, 24, N, 13, N), 45),
        width,
        height,
    )


def fighters() -> tuple[Fighter, Fighter]:
    """A combat before the Automa's card is drawn."""
    return (
        Fighter(H, ((Unit.CHARACTER, 1), (Unit.MECH, 2), (Unit.WORKER, 3)), 5, (4, 3), 6, 12),
        Fighter(
            A, ((Unit.MECH, 1),), N, (), 4, N, span=Span((1, 4), (0, 2), (1, 0), (4, 9)), slots=2, hand=3
        ),
    )


def combats(width: float, height: float) -> Iterator[CombatArt]:
    """While the dial is set, while cards are added, and revealed."""
    own, theirs = fighters()
    wins = (0, 0, 4, 9, 18, 30, 41, 55, 67, 74, 83, 90, 95, 99, 100)
    outlook = Outlook(wins, Span((1, 4), (0, 2), (1, 0), (4, 9)))
    stakes = Stakes(True, 2, (0, 4, 0, 0))
    open_ = evolve(
        own, power=N, cards=(), total=N, span=Span((0, 6), (0, 3), (0, 0), (6, 12)), slots=3, hand=4
    )
    yield CombatArt(31, True, open_, theirs, width, height, outlook, 18, stakes)
    yield CombatArt(31, False, evolve(own, slots=3), theirs, width, height, outlook, 16, stakes, False)


def verdicts(width: float, height: float) -> Iterator[VerdictArt]:
    """Won and lost, attacked and defended, with every kind of change."""
    own, theirs = fighters()
    changes = (
        Change(Kind.STAR, True, 2),
        Change(Kind.POWER, True, 5, (4, 3)),
        Change(Kind.DRAWN, False, 1),
        Change(Kind.POPULARITY, True, 2),
        Change(Kind.DRIVEN, False, 2),
    )
    lost = (
        Change(Kind.STAR, False, 1),
        Change(Kind.DRAWN, True, 1),
        Change(Kind.DRIVEN, True, 3),
        Change(Kind.REMOVED, True, goods=(0, 4, 0, 2)),
        Change(Kind.GAINED, True, goods=(0, 4, 0, 0)),
    )
    for won, attack, told in ((True, True, changes), (False, False, lost)):
        sides = evolve(own, won=won), evolve(theirs, power=4, cards=(3,), total=7, won=not won)
        units = ((Unit.CHARACTER, 1), (Unit.MECH, 2))
        found = Verdict(31, attack, won, *sides, 6, 1, told, units, 2)
        yield VerdictArt(found, width, height)


def _combat(t: ScytheLayout) -> Iterator[Placed]:
    box = t.combat
    yield _at(box, next(combats(box.width, box.height)))
    yield _at(t.dial, DialArt(5, 6, H, t.dial.width))
    for number, value in enumerate((4, 3)):
        card = t.committed(number)
        yield _at(card, CombatCardArt(value, card.width, card.height, chosen=True))
    card = t.committed(0, own=False)
    yield _at(card, CombatCardArt(N, card.width, card.height))


def _encounter(t: ScytheLayout) -> Iterator[Placed]:
    box = t.stage
    yield _at(box, StageArt(Words.ENCOUNTER, box.width, box.height, 76, 14, 13, H))
    for number, use in enumerate((Use.LEGAL, Use.AIMED, Use.OFF)):
        card = t.stage_card(number, 3)
        art = OptionArt(7, number, tuple(Approach)[number], use, card.width, card.height)
        yield _at(card, art)


def _factory(t: ScytheLayout) -> Iterator[Placed]:
    box = t.stage
    yield _at(box, StageArt(Words.FACTORY_CARDS, box.width, box.height))
    for number, use in enumerate((Use.LEGAL, Use.AIMED, Use.LEGAL)):
        card = t.stage_card(number, 3)
        yield _at(card, FactoryChoiceArt((2, 6, 11)[number], use, card.width, card.height))


# Single pictures ----------------------------------------------------------------------------------------


def singles() -> Iterator[Any]:
    """Every kind of picture in every way it can look."""
    yield from _pieces()
    yield from _marks()
    yield from _boxes()
    yield from _panels()
    yield from _stages()


def _pieces() -> Iterator[Any]:
    for faction in Faction:
        for own in (True, False):
            for unit in Unit:
                yield UnitArt(unit, faction, own, HEIGHTS[unit] * R * 1.3)
    for unit in Unit:
        yield UnitArt(unit, H, True, 36, 3, aimed=True)
        yield UnitArt(unit, Faction.NORDIC, True, 36, spent=True)
        yield UnitArt(unit, H, True, 45, lifted=True, workers=2, goods=(1, 0, 2, 0))
        yield UnitArt(unit, A, False, 36, ghost=True, plate=False)
    for faction in (H, A, Faction.SAXONY):
        for structure in Structure:
            yield StructureArt(structure, faction, 26, ghost=faction is A)
    for kind in Resource:
        yield GoodsArt(kind, 3)
        yield GoodsArt(kind, 12, changed=True)
    yield EncounterTokenArt(12)
    yield EncounterTokenArt(12, aimed=True)
    yield CubeArt(14)
    for faction in Faction:
        yield RecruitArt(faction, 11, tuple(Bonus)[faction.index % 4])
    yield RecruitArt(H, 11)


def _marks() -> Iterator[Any]:
    for mark in Mark:
        yield HexArt(mark, R)
    for hindrance in Hindrance:
        yield BarrierArt(hindrance, R)
    for ability in Ability:
        yield AbilityTagArt(ability)
    for why in Rejection:
        yield RejectionTagArt(why, measures.ROOT * R)
    for tone in (Tone.PLAIN, Tone.BRASS, Tone.CHOSEN):
        yield BeadArt(2, tone)
    yield StepsTagArt(2, farther=True)
    yield StepsTagArt(1, later=True)
    yield StepsTagArt(1, Tone.CHOSEN)
    yield ArcArt(90, 10, 30)
    yield ArcArt(-120, 40, 50, Tone.CHOSEN)
    yield CombatMarkArt(R)
    yield CombatMarkArt(R, now=True)
    for faction in BASE_FACTIONS:
        for trace in Trace:
            yield TraceArt(trace, faction, R)
        yield RouteArt(faction, 2.2 * R, -0.8 * R, 0.6 * R)
        yield PartBeadArt(faction, 2, 0.25 * R)


def _boxes() -> Iterator[Any]:
    for mat in Mat:
        for section in range(4):
            use = tuple(Use)[(mat.index + section) % 6]
            yield TopBoxArt(mat, section, CUBES, section % 2 == 0, (3, 5, 7, 8)[mat.index % 4], use, 60, 134)
        for section in range(4):
            use = tuple(Use)[(mat.index + section) % 6]
            yield BottomBoxArt(mat, section, section % 2, section > 1, section + 1, use, 60, 106)
    sides = (Use.LEGAL, Use.AIMED)
    yield TopBoxArt(Mat.MECHANICAL, 0, CUBES, False, 7, Use.NOW, 76, 200, sides)
    yield BottomBoxArt(Mat.MECHANICAL, 1, 1, True, 4, Use.NOW, 76, 160)
    yield ActionTokenArt(True, 60)
    yield ActionTokenArt(False, 60)
    yield ActionTokenArt(None, 60)
    for faction in Faction:
        for slot in range(4):
            yield AbilityArt(faction, slot, slot % 2 == 0, 61, 53, legal=slot == 1, aimed=slot == 3)
    for bonus in Bonus:
        yield OneTimeArt(H, bonus, True, 11)
        yield OneTimeArt(A, bonus, False, 11, legal=True)
    for card in range(1, 13):
        yield FactoryStripArt(card, 274, 46, Use.NOW if card == 3 else Use.REST)
    yield FactoryStripArt(N, 274, 46)
    yield FactoryStripArt(5, 91, 50)


def _panels() -> Iterator[Any]:
    yield PanelArt(Words.HAND, 274, 60)
    yield PanelArt(Words.TRACKER, 246, 60, StepsToStar(N))
    yield PanelArt(Words.WHY, 246, 60, Totals(63, 45, H, A), active=True)
    yield CombatCardArt(N, 50, 84, empty=True)
    yield from (PanelArt(Words.FACTION, 274, 60, faction) for faction in BASE_FACTIONS)
    for own in (True, False):
        head = _head(own, Box(0, 0, 274 if own else 246, 84), turn=own)
        yield head
        yield SlimArt(head, 52, 560, Totals(63, 145, H, A))
    for value in (2, 3, 4, 5, N):
        yield CombatCardArt(value, 50, 84, legal=value == 3, chosen=value == 4)
    for fate in Fate:
        yield ObjectiveArt(11, 2, 3, fate, 128, 42, legal=fate is Fate.READY)
    yield ObjectiveArt(11, 2, 3, Fate.OPEN, 160, 84)
    yield DrawerArt((2, 3, 3, 4), N, 274, 50)
    yield from (ObjectiveArt(11, 2, 3, fate, 42, 44, legal=fate is Fate.READY) for fate in Fate)
    for rail in Rail:
        yield RailArt(rail, H, A, 8, 10, 36, 560, after=11)
        yield RailArt(rail, Faction.SAXONY, Faction.CRIMEA, 4, 4, 36, 460)
    yield RibbonArt(H, A, OWN_STARS, THEIR_STARS, 712, 42)
    full = (1, 1, 1, 1, 1, 2, 4, 1, 1, 0)
    yield RibbonArt(Faction.SAXONY, Faction.CRIMEA, full, (0, 0, 0, 0, 0, 0, 2, 0, 2, 3), 600, 42)
    for tile in StructureTile:
        yield TileArt(tile, 2, 4, 193, 37)
    for level in Level:
        yield TrackerArt(level, 9, A, 234, 71)
    for card in range(1, 20):
        scheme = Scheme.I if card % 2 else Scheme.II
        yield AutomaCardArt(card, scheme, A, card % 3, 229, 160, 1, (0,), battle=card % 5 == 0)
    yield AutomaCardArt(N, Scheme.I, A, 0, 229, 160)
    yield LegendArt(210, 68)
    yield InfluenceArt(18, 11, H, A, 210, 68)
    yield TieArt(15, (30, 40), Criterion.NEAREST_FACTORY, 269, 68)
    for fact in Fact:
        yield ConsequenceArt(36, (Chip(fact, 2, 1, Resource.WOOD if fact is Fact.TOKENS else N),), 269, 68)
    yield ConsequenceArt(45, tuple(Chip(fact, 9, 10, Resource.OIL) for fact in Fact), 269, 68)
    yield RefusalArt(((Why.WORKERS_LEFT_ON_LAKE, (42,)),), 210, 68)
    yield RefusalArt(((Why.RIVER, (42,)),), 210, 68, (Terrain.VILLAGE, Terrain.MOUNTAIN))
    yield RefusalArt(((Why.RIVER, (41, 42)), (Why.LAKE_SHORE, (21, 30))), 210, 68)
    for dx, dy in ((120, -60), (-40, 90)):
        yield LeaderArt(dx, dy, Tone.LEGAL)
    for title, unit in ((Head.PAY, N), (Head.TAKE, N), (Head.LOAD, Unit.CHARACTER), (Head.LOAD, Unit.MECH)):
        for dx, dy in ((0, -90), (160, 0), (-160, 70), (0, 0)):
            yield BoxArt(title, unit, 216, 93, dx, dy)
    for cargo in Cargo:
        yield CargoRowArt(cargo, A, 2, 12, 204, 28)
    for more in (True, False):
        for off in (True, False):
            yield StepperArt(more, off, 28, 28)
    for resource in Resource:
        yield SlotArt(resource, 43, N, True, 44, 42)
        yield SlotArt(resource, N, N, False, 44, 42)
    yield SlotArt(Resource.WOOD, N, 5, True, 44, 42)
    yield SlotArt(N, N, N, False, 44, 42)
    yield score(246, 236)
    yield DecisionArt(record(), 2, 230, 236)
    skipped = TurnRecord(3, 2, Scheme.I, skipped=True)
    yield DecisionArt(skipped, N, 230, 120)
    yield DecisionArt(TurnRecord(4, 2, Scheme.I), N, 230, 120)
    battle = BattleEntry(36, 5, (7, 4), ((4,), (5, 2)), HUMAN, star=True)
    yield DecisionArt(evolve(record(), battle=battle), 2, 246, 260)


def _stages() -> Iterator[Any]:
    yield from combats(620, 360)
    yield from verdicts(620, 360)
    yield DialArt(0, 3, A, 180)
    yield DialArt(7, 7, H, 180)
    yield StageArt(Words.ENCOUNTER, 400, 120, 76, 14, 13, H)
    for encounter in range(1, 29):
        for number, approach in enumerate(Approach):
            use = tuple(Use)[(encounter + number) % 6]
            yield OptionArt(encounter, number, approach, use, 180, 200)
    for card in range(1, 13):
        yield FactoryChoiceArt(card, Use.LEGAL if card % 2 else Use.AIMED, 180, 250)
    yield FactoryChoiceArt(N, Use.REST, 120, 170)


# Pictures -----------------------------------------------------------------------------------------------


def page_image(scene: str, width: int, height: int, theme: str, language: str, ratio: float = 1.0) -> QImage:
    """The table as a view of this size shows it."""
    table = layout(width, height, automa=scene == "automa")
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].bg))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio * table.scale, ratio * table.scale)
    for art, x, y in page(table, scene):
        painter.save()
        painter.translate(x, y)
        PICTURES[type(art)].paint(painter, art, Skin(THEMES[theme], language))
        painter.restore()
    painter.end()
    return image


def sheet_image(theme: str, language: str, ratio: float = 1.0, found: list[Any] | None = None) -> QImage:
    """All single pictures in rows."""
    gap, wide = 10.0, 1640.0
    places, x, y, row = [], gap, gap, 0.0
    for art in singles() if found is None else found:
        width, height = PICTURES[type(art)].size(art)
        if x + width > wide:
            x, y, row = gap, y + row + gap, 0.0
        places.append((art, x + width / 2, y + height / 2))
        x, row = x + width + gap, max(row, height)
    image = QImage(round(wide * ratio), round((y + row + gap) * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].steppe.sea[0]))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio, ratio)
    for art, left, top in places:
        painter.save()
        painter.translate(left, top)
        PICTURES[type(art)].paint(painter, art, Skin(THEMES[theme], language))
        painter.restore()
    painter.end()
    return image


SCENES = ("move", "automa", "combat", "encounter", "factory", "rest")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=list(THEMES))
    parser.add_argument("--languages", nargs="*", default=["en", "ja"], choices=["en", "ja"])
    parser.add_argument("--size", default="1280x678", help="pixels of the board's view")
    parser.add_argument("--ratio", type=float, default=1.0)
    parser.add_argument("--scenes", nargs="*", default=["move", "automa"], choices=SCENES)
    parser.add_argument("--no-sheet", action="store_true")
    given = parser.parse_args()
    application = QGuiApplication.instance() or QGuiApplication([])
    width, height = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    words = JapaneseWords(application)
    for language in given.languages:
        if language == "ja":
            QCoreApplication.installTranslator(words)
        for theme in given.themes:
            for name in given.scenes:
                image = page_image(name, width, height, theme, language, given.ratio)
                image.save(str(given.folder / f"page-{name}-{given.size}-{theme}-{language}.png"))
            if not given.no_sheet:
                sheet_image(theme, language, given.ratio).save(
                    str(given.folder / f"sheet-{theme}-{language}.png")
                )
        QCoreApplication.removeTranslator(words)


if __name__ == "__main__":
    main()
