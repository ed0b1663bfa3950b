"""The painter table of Scythe: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures, boxed, fixed, line, radii
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, DecisionArt, ScoreArt
from noria_desktop.ui.scythe.board.arts.collect import BoxArt, CargoRowArt, SlotArt, StepperArt
from noria_desktop.ui.scythe.board.arts.docks import (
    CombatCardArt,
    DrawerArt,
    HeadArt,
    ObjectiveArt,
    PanelArt,
    SlimArt,
)
from noria_desktop.ui.scythe.board.arts.land import (
    BarrierArt,
    EncounterTokenArt,
    GroundArt,
    HexArt,
    NumbersArt,
)
from noria_desktop.ui.scythe.board.arts.mats import (
    AbilityArt,
    ActionTokenArt,
    BottomBoxArt,
    FactoryStripArt,
    OneTimeArt,
    TopBoxArt,
)
from noria_desktop.ui.scythe.board.arts.notes import (
    ConsequenceArt,
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
)
from noria_desktop.ui.scythe.board.arts.stage import CombatArt, DialArt, FactoryChoiceArt, OptionArt, StageArt
from noria_desktop.ui.scythe.board.arts.traces import PartBeadArt, RouteArt, TraceArt
from noria_desktop.ui.scythe.board.arts.tracks import RailArt, RibbonArt, TileArt, TrackerArt
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.paint import (
    automa,
    collect,
    combat,
    docks,
    ground,
    marks,
    mats,
    notes,
    pieces,
    stage,
    traces,
    tracks,
    verdict,
)

PICTURES: Final[Pictures] = {
    BoxArt: Picture(collect.box_size, collect.paint_box),
    CargoRowArt: Picture(boxed(2), collect.paint_cargo_row),
    StepperArt: Picture(boxed(2), collect.paint_stepper),
    SlotArt: Picture(boxed(4), collect.paint_slot),
    GroundArt: Picture(boxed(), ground.paint_ground, opaque=True),
    HexArt: Picture(marks.hex_size, marks.paint_hex, outline=marks.hex_outline),
    NumbersArt: Picture(ground.numbers_size, ground.paint_numbers),
    EncounterTokenArt: Picture(pieces.encounter_token_size, pieces.paint_encounter_token),
    BarrierArt: Picture(radii(0.6), marks.paint_barrier),
    AbilityTagArt: Picture(marks.ability_tag_size, marks.paint_ability_tag),
    RejectionTagArt: Picture(marks.rejection_tag_size, marks.paint_rejection_tag),
    BeadArt: Picture(fixed(21, 21), marks.paint_bead),
    StepsTagArt: Picture(marks.steps_tag_size, marks.paint_steps_tag),
    ArcArt: Picture(marks.arc_size, marks.paint_arc),
    CombatMarkArt: Picture(radii(0.8, 6), marks.paint_combat_mark),
    TraceArt: Picture(traces.trace_size, traces.paint_trace),
    RouteArt: Picture(traces.route_size, traces.paint_route),
    PartBeadArt: Picture(traces.part_bead_size, traces.paint_part_bead),
    UnitArt: Picture(pieces.unit_size, pieces.paint_unit),
    GoodsArt: Picture(boxed(3), pieces.paint_goods),
    StructureArt: Picture(pieces.structure_size, pieces.paint_structure),
    CubeArt: Picture(pieces.cube_size, pieces.paint_cube),
    RecruitArt: Picture(radii(2, 4), pieces.paint_recruit),
    PanelArt: Picture(boxed(4), docks.paint_panel),
    HeadArt: Picture(boxed(4), docks.paint_head),
    SlimArt: Picture(boxed(4), docks.paint_slim),
    AbilityArt: Picture(boxed(8), mats.paint_ability),
    OneTimeArt: Picture(radii(2.4, 6), mats.paint_one_time),
    TopBoxArt: Picture(boxed(8), mats.paint_top),
    BottomBoxArt: Picture(boxed(8), mats.paint_bottom),
    ActionTokenArt: Picture(line(24, 2), mats.paint_action_token),
    FactoryStripArt: Picture(boxed(8), mats.paint_factory_strip),
    CombatCardArt: Picture(boxed(8), docks.paint_combat_card),
    ObjectiveArt: Picture(boxed(4), docks.paint_objective),
    DrawerArt: Picture(boxed(4), docks.paint_drawer),
    RailArt: Picture(boxed(3), tracks.paint_rail),
    RibbonArt: Picture(boxed(3), tracks.paint_ribbon),
    TileArt: Picture(boxed(3), tracks.paint_tile),
    InfluenceArt: Picture(boxed(4), notes.paint_influence),
    ConsequenceArt: Picture(boxed(4), notes.paint_consequence),
    RefusalArt: Picture(boxed(4), notes.paint_refusal),
    LeaderArt: Picture(notes.leader_size, notes.paint_leader),
    LegendArt: Picture(boxed(4), notes.paint_legend),
    TieArt: Picture(boxed(4), notes.paint_tie),
    TrackerArt: Picture(boxed(3), tracks.paint_tracker),
    AutomaCardArt: Picture(boxed(8), automa.paint_card),
    DecisionArt: Picture(boxed(2), automa.paint_decision),
    ScoreArt: Picture(boxed(4), docks.paint_score),
    CombatArt: Picture(boxed(10, 12), combat.paint_combat),
    VerdictArt: Picture(boxed(10, 12), verdict.paint_verdict),
    DialArt: Picture(combat.dial_size, combat.paint_dial),
    StageArt: Picture(boxed(10, 12), stage.paint_stage),
    OptionArt: Picture(boxed(10, 12), stage.paint_option),
    FactoryChoiceArt: Picture(boxed(10, 12), stage.paint_factory_choice),
}
"""Every picture of Scythe's table."""
