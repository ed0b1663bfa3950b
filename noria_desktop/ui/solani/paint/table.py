"""The painter table of Solani: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures, boxed, line, radii
from noria_desktop.ui.solani.board import arts, arts_docks
from noria_desktop.ui.solani.paint import (
    branches,
    cards,
    circles,
    corners,
    counters,
    coyote,
    features,
    ground,
    panels,
    planets,
    score,
    skies,
    traces,
    tracks,
)

PICTURES: Final[Pictures] = {
    arts.GroundArt: Picture(boxed(), ground.paint_ground, opaque=True),
    arts.FrameArt: Picture(ground.frame_size, ground.paint_frame),
    arts.PlaqueArt: Picture(line(23.0, 4), ground.paint_plaque),
    arts.VeilArt: Picture(ground.veil_size, ground.paint_veil),
    arts.PanelArt: Picture(boxed(3), panels.paint_panel),
    arts.BranchArt: Picture(branches.branch_size, branches.paint_branch),
    arts.GapArt: Picture(branches.gap_size, branches.paint_gap, outline=branches.gap_outline),
    arts.ClusterArt: Picture(circles.cluster_size, circles.paint_cluster),
    arts.GuidingArt: Picture(circles.guiding_size, circles.paint_guiding),
    arts.PlanetArt: Picture(planets.planet_size, planets.paint_planet),
    arts.DarkArt: Picture(planets.dark_size, planets.paint_dark),
    arts.OrbitArt: Picture(planets.orbit_size, planets.paint_orbit),
    arts.FeatureArt: Picture(features.feature_size, features.paint_feature),
    arts.CounterArt: Picture(counters.counter_size, counters.paint_counter),
    arts.DeltaArt: Picture(counters.delta_size, counters.paint_delta),
    arts.PickArt: Picture(counters.pick_size, counters.paint_pick),
    arts.DialArt: Picture(counters.dial_size, counters.paint_dial),
    arts_docks.BonusArt: Picture(boxed(3), corners.paint_bonus),
    arts_docks.TrayArt: Picture(boxed(4), corners.paint_tray),
    arts_docks.TrackArt: Picture(tracks.track_size, tracks.paint_track),
    arts_docks.ThreadArt: Picture(tracks.thread_size, tracks.paint_thread),
    arts_docks.RoundsArt: Picture(tracks.rounds_size, tracks.paint_rounds),
    arts_docks.SunArt: Picture(radii(4.2), tracks.paint_sun),
    arts_docks.MarketRowArt: Picture(line(18.0, 2), panels.paint_market_row),
    arts_docks.QuartzArt: Picture(panels.quartz_size, panels.paint_quartz),
    arts_docks.TraceArt: Picture(traces.trace_size, traces.paint_trace),
    arts_docks.BeadArt: Picture(traces.bead_size, traces.paint_bead),
    arts_docks.SlotArt: Picture(panels.slot_size, panels.paint_slot),
    arts_docks.DeckArt: Picture(boxed(16, 24), panels.paint_deck),
    arts_docks.LegendArt: Picture(boxed(4), panels.paint_legend),
    arts_docks.CardArt: Picture(boxed(16, 24), cards.paint_card),
    arts_docks.StageArt: Picture(boxed(), cards.paint_stage),
    arts_docks.BigCardArt: Picture(cards.big_card_size, cards.paint_big_card),
    arts_docks.ScoreArt: Picture(boxed(4), score.paint_score),
    arts_docks.SkyArt: Picture(skies.sky_size, skies.paint_sky),
    arts_docks.SeatArt: Picture(boxed(4, 2), skies.paint_seat),
    arts_docks.CollectionArt: Picture(boxed(4), coyote.paint_collection),
    arts_docks.PlanArt: Picture(boxed(4), coyote.paint_plan),
}
"""Every picture under the night sky."""
