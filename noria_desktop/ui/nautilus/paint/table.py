"""The painter table of Nautilus: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures, boxed, line, radii, units
from noria_desktop.ui.nautilus.board import arts, arts_dock
from noria_desktop.ui.nautilus.paint import (
    divers,
    dock,
    domains,
    instruments,
    plates,
    rounds,
    salon,
    specials,
    stage,
)

PICTURES: Final[Pictures] = {
    arts.SalonArt: Picture(boxed(), salon.paint_salon, opaque=True),
    arts.DiverArt: Picture(divers.diver_size, divers.paint_diver),
    arts.BackArt: Picture(divers.back_size, divers.paint_back),
    arts.RingArt: Picture(divers.ring_size, divers.paint_ring),
    arts.TraceArt: Picture(divers.trace_size, divers.paint_trace),
    arts.OutlineArt: Picture(boxed(), divers.paint_nothing, outline=divers.card_outline),
    arts.SpecialArt: Picture(specials.special_size, specials.paint_special),
    arts.DomainArt: Picture(domains.domain_size, domains.paint_domain),
    arts.SealArt: Picture(radii(2.3), domains.paint_seal),
    arts.LeanArt: Picture(units(58, 26), domains.paint_lean),
    arts.AnchorArt: Picture(radii(2.7), instruments.paint_anchor),
    arts.GaugeArt: Picture(radii(2.3), instruments.paint_gauge),
    arts.PileArt: Picture(units(100, 134), instruments.paint_pile),
    arts.SideArt: Picture(units(96, 70), instruments.paint_side),
    arts.TokenArt: Picture(radii(2.4), instruments.paint_token),
    arts.CaptionArt: Picture(instruments.caption_size, instruments.paint_caption),
    arts.DropArt: Picture(instruments.drop_size, instruments.paint_drop),
    arts.NoteArt: Picture(units(80, 26), instruments.paint_note),
    arts.ArcArt: Picture(instruments.arc_size, instruments.paint_arc),
    arts.PlateArt: Picture(plates.plate_size, plates.paint_plate),
    arts.RoundArt: Picture(boxed(4), rounds.paint_round),
    arts.OutcomeArt: Picture(boxed(4), rounds.paint_outcome),
    arts_dock.HeadingArt: Picture(line(46.0), dock.paint_heading),
    arts_dock.RaceArt: Picture(boxed(18, 0), dock.paint_race),
    arts_dock.TrackerArt: Picture(boxed(14), dock.paint_tracker),
    arts_dock.FatesArt: Picture(boxed(14), dock.paint_fates),
    arts_dock.StageArt: Picture(boxed(), stage.paint_stage),
    arts_dock.EffectArt: Picture(boxed(), stage.paint_effect),
}
"""Every picture on the submarine's table."""
