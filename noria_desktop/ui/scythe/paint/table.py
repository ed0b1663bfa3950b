"""The painter table of Scythe: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.scythe import arts
from noria_desktop.ui.scythe.paint import automa, docks, ground, marks, mats, pieces, stage, tracks

PICTURES: Final[Pictures] = {
    arts.GroundArt: Picture(ground.ground_size, ground.paint_ground, opaque=True),
    arts.HexArt: Picture(marks.hex_size, marks.paint_hex, outline=marks.hex_outline),
    arts.EncounterTokenArt: Picture(pieces.encounter_token_size, pieces.paint_encounter_token),
    arts.BarrierArt: Picture(marks.barrier_size, marks.paint_barrier),
    arts.TagArt: Picture(marks.tag_size, marks.paint_tag),
    arts.AbilityTagArt: Picture(marks.ability_tag_size, marks.paint_ability_tag),
    arts.RejectionTagArt: Picture(marks.rejection_tag_size, marks.paint_rejection_tag),
    arts.BeadArt: Picture(marks.bead_size, marks.paint_bead),
    arts.StepsTagArt: Picture(marks.steps_tag_size, marks.paint_steps_tag),
    arts.ArcArt: Picture(marks.arc_size, marks.paint_arc),
    arts.CombatMarkArt: Picture(marks.combat_mark_size, marks.paint_combat_mark),
    arts.UnitArt: Picture(pieces.unit_size, pieces.paint_unit),
    arts.GoodsArt: Picture(pieces.goods_size, pieces.paint_goods),
    arts.StructureArt: Picture(pieces.structure_size, pieces.paint_structure),
    arts.CubeArt: Picture(pieces.cube_size, pieces.paint_cube),
    arts.CoinArt: Picture(pieces.coin_size, pieces.paint_coin),
    arts.StarArt: Picture(pieces.star_size, pieces.paint_star),
    arts.RecruitArt: Picture(pieces.recruit_size, pieces.paint_recruit),
    arts.PanelArt: Picture(docks.boxed, docks.paint_panel),
    arts.HeadArt: Picture(docks.boxed, docks.paint_head),
    arts.SlimArt: Picture(docks.boxed, docks.paint_slim),
    arts.AbilityArt: Picture(mats.boxed, mats.paint_ability),
    arts.OneTimeArt: Picture(mats.one_time_size, mats.paint_one_time),
    arts.TopBoxArt: Picture(mats.boxed, mats.paint_top),
    arts.BottomBoxArt: Picture(mats.boxed, mats.paint_bottom),
    arts.ActionTokenArt: Picture(mats.action_token_size, mats.paint_action_token),
    arts.FactoryStripArt: Picture(mats.boxed, mats.paint_factory_strip),
    arts.CombatCardArt: Picture(docks.combat_card_size, docks.paint_combat_card),
    arts.ObjectiveArt: Picture(docks.boxed, docks.paint_objective),
    arts.DrawerArt: Picture(docks.boxed, docks.paint_drawer),
    arts.RailArt: Picture(tracks.boxed, tracks.paint_rail),
    arts.RibbonArt: Picture(tracks.boxed, tracks.paint_ribbon),
    arts.TileArt: Picture(tracks.boxed, tracks.paint_tile),
    arts.NoteArt: Picture(docks.boxed, docks.paint_note),
    arts.LegendArt: Picture(docks.boxed, docks.paint_legend),
    arts.TieArt: Picture(docks.boxed, docks.paint_tie),
    arts.TrackerArt: Picture(tracks.boxed, tracks.paint_tracker),
    arts.TrackerTokenArt: Picture(pieces.tracker_token_size, pieces.paint_tracker_token),
    arts.AutomaCardArt: Picture(automa.card_size, automa.paint_card),
    arts.DecisionArt: Picture(automa.decision_size, automa.paint_decision),
    arts.ScoreArt: Picture(docks.boxed, docks.paint_score),
    arts.CombatArt: Picture(stage.boxed, stage.paint_combat),
    arts.DialArt: Picture(stage.dial_size, stage.paint_dial),
    arts.StageArt: Picture(stage.boxed, stage.paint_stage),
    arts.OptionArt: Picture(stage.boxed, stage.paint_option),
    arts.FactoryChoiceArt: Picture(stage.boxed, stage.paint_factory_choice),
    arts.GainArt: Picture(stage.boxed, stage.paint_gain),
    arts.ButtonArt: Picture(stage.boxed, stage.paint_button),
}
"""Every picture of Scythe's table."""
