"""The painter table of Nautilus: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.nautilus.board import arts
from noria_desktop.ui.nautilus.paint import divers, dock, domains, instruments, plates, salon, specials, stage

PICTURES: Final[Pictures] = {
    arts.SalonArt: Picture(salon.salon_size, salon.paint_salon, opaque=True),
    arts.DiverArt: Picture(divers.diver_size, divers.paint_diver),
    arts.BackArt: Picture(divers.back_size, divers.paint_back),
    arts.RingArt: Picture(divers.ring_size, divers.paint_ring),
    arts.OutlineArt: Picture(divers.outline_size, divers.paint_nothing, outline=divers.card_outline),
    arts.SpecialArt: Picture(specials.special_size, specials.paint_special),
    arts.DomainArt: Picture(domains.domain_size, domains.paint_domain),
    arts.SealArt: Picture(domains.seal_size, domains.paint_seal),
    arts.LeanArt: Picture(domains.lean_size, domains.paint_lean),
    arts.AnchorArt: Picture(instruments.anchor_size, instruments.paint_anchor),
    arts.GaugeArt: Picture(instruments.gauge_size, instruments.paint_gauge),
    arts.PileArt: Picture(instruments.pile_size, instruments.paint_pile),
    arts.SideArt: Picture(instruments.side_size, instruments.paint_side),
    arts.TokenArt: Picture(instruments.token_size, instruments.paint_token),
    arts.CaptionArt: Picture(instruments.caption_size, instruments.paint_caption),
    arts.NoteArt: Picture(instruments.note_size, instruments.paint_note),
    arts.ArcArt: Picture(instruments.arc_size, instruments.paint_arc),
    arts.PlateArt: Picture(plates.plate_size, plates.paint_plate),
    arts.HeadingArt: Picture(dock.heading_size, dock.paint_heading),
    arts.RaceArt: Picture(dock.race_size, dock.paint_race),
    arts.TrackerArt: Picture(dock.tracker_size, dock.paint_tracker),
    arts.FatesArt: Picture(dock.fates_size, dock.paint_fates),
    arts.StageArt: Picture(stage.stage_size, stage.paint_stage),
    arts.EffectArt: Picture(stage.effect_size, stage.paint_effect),
}
"""Every picture on the submarine's table."""
