"""The painter table of Scythe: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, DecisionArt, ScoreArt
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
    TrayArt,
)
from noria_desktop.ui.scythe.board.arts.pieces import (
    CoinArt,
    CubeArt,
    GoodsArt,
    RecruitArt,
    StarArt,
    StructureArt,
    UnitArt,
)
from noria_desktop.ui.scythe.board.arts.signs import (
    AbilityTagArt,
    ArcArt,
    BeadArt,
    CombatMarkArt,
    RejectionTagArt,
    StepsTagArt,
    TagArt,
)
from noria_desktop.ui.scythe.board.arts.stage import (
    ButtonArt,
    CombatArt,
    DialArt,
    FactoryChoiceArt,
    GainArt,
    OptionArt,
    StageArt,
)
from noria_desktop.ui.scythe.board.arts.tracks import RailArt, RibbonArt, TileArt, TrackerArt, TrackerTokenArt
from noria_desktop.ui.scythe.paint import (
    automa,
    combat,
    docks,
    ground,
    marks,
    mats,
    notes,
    pieces,
    stage,
    tracks,
)

PICTURES: Final[Pictures] = {
    GroundArt: Picture(ground.ground_size, ground.paint_ground, opaque=True),
    HexArt: Picture(marks.hex_size, marks.paint_hex, outline=marks.hex_outline),
    NumbersArt: Picture(ground.numbers_size, ground.paint_numbers),
    EncounterTokenArt: Picture(pieces.encounter_token_size, pieces.paint_encounter_token),
    BarrierArt: Picture(marks.barrier_size, marks.paint_barrier),
    TagArt: Picture(marks.tag_size, marks.paint_tag),
    AbilityTagArt: Picture(marks.ability_tag_size, marks.paint_ability_tag),
    RejectionTagArt: Picture(marks.rejection_tag_size, marks.paint_rejection_tag),
    BeadArt: Picture(marks.bead_size, marks.paint_bead),
    StepsTagArt: Picture(marks.steps_tag_size, marks.paint_steps_tag),
    ArcArt: Picture(marks.arc_size, marks.paint_arc),
    CombatMarkArt: Picture(marks.combat_mark_size, marks.paint_combat_mark),
    UnitArt: Picture(pieces.unit_size, pieces.paint_unit),
    GoodsArt: Picture(pieces.goods_size, pieces.paint_goods),
    StructureArt: Picture(pieces.structure_size, pieces.paint_structure),
    CubeArt: Picture(pieces.cube_size, pieces.paint_cube),
    CoinArt: Picture(pieces.coin_size, pieces.paint_coin),
    StarArt: Picture(pieces.star_size, pieces.paint_star),
    RecruitArt: Picture(pieces.recruit_size, pieces.paint_recruit),
    PanelArt: Picture(docks.boxed, docks.paint_panel),
    HeadArt: Picture(docks.boxed, docks.paint_head),
    SlimArt: Picture(docks.boxed, docks.paint_slim),
    AbilityArt: Picture(mats.boxed, mats.paint_ability),
    OneTimeArt: Picture(mats.one_time_size, mats.paint_one_time),
    TopBoxArt: Picture(mats.boxed, mats.paint_top),
    BottomBoxArt: Picture(mats.boxed, mats.paint_bottom),
    ActionTokenArt: Picture(mats.action_token_size, mats.paint_action_token),
    FactoryStripArt: Picture(mats.boxed, mats.paint_factory_strip),
    CombatCardArt: Picture(docks.combat_card_size, docks.paint_combat_card),
    ObjectiveArt: Picture(docks.boxed, docks.paint_objective),
    DrawerArt: Picture(docks.boxed, docks.paint_drawer),
    RailArt: Picture(tracks.boxed, tracks.paint_rail),
    RibbonArt: Picture(tracks.boxed, tracks.paint_ribbon),
    TileArt: Picture(tracks.boxed, tracks.paint_tile),
    InfluenceArt: Picture(notes.boxed, notes.paint_influence),
    ConsequenceArt: Picture(notes.boxed, notes.paint_consequence),
    RefusalArt: Picture(notes.boxed, notes.paint_refusal),
    LeaderArt: Picture(notes.leader_size, notes.paint_leader),
    LegendArt: Picture(notes.boxed, notes.paint_legend),
    TieArt: Picture(notes.boxed, notes.paint_tie),
    TrayArt: Picture(notes.tray_size, notes.paint_tray),
    TrackerArt: Picture(tracks.boxed, tracks.paint_tracker),
    TrackerTokenArt: Picture(pieces.tracker_token_size, pieces.paint_tracker_token),
    AutomaCardArt: Picture(automa.card_size, automa.paint_card),
    DecisionArt: Picture(automa.decision_size, automa.paint_decision),
    ScoreArt: Picture(docks.boxed, docks.paint_score),
    CombatArt: Picture(combat.combat_size, combat.paint_combat),
    DialArt: Picture(combat.dial_size, combat.paint_dial),
    StageArt: Picture(stage.boxed, stage.paint_stage),
    OptionArt: Picture(stage.boxed, stage.paint_option),
    FactoryChoiceArt: Picture(stage.boxed, stage.paint_factory_choice),
    GainArt: Picture(stage.boxed, stage.paint_gain),
    ButtonArt: Picture(stage.boxed, stage.paint_button),
}
"""Every picture of Scythe's table."""
