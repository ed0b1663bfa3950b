"""The painter table of Solani: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.solani.board import arts
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
    tracks,
)

PICTURES: Final[Pictures] = {
    arts.GroundArt: Picture(ground.ground_size, ground.paint_ground, opaque=True),
    arts.FrameArt: Picture(ground.frame_size, ground.paint_frame),
    arts.PlaqueArt: Picture(ground.plaque_size, ground.paint_plaque),
    arts.VeilArt: Picture(ground.veil_size, ground.paint_veil),
    arts.PanelArt: Picture(panels.panel_size, panels.paint_panel),
    arts.BranchArt: Picture(branches.branch_size, branches.paint_branch),
    arts.GapArt: Picture(branches.gap_size, branches.paint_gap, outline=branches.gap_outline),
    arts.ClusterArt: Picture(circles.cluster_size, circles.paint_cluster),
    arts.GuidingArt: Picture(circles.guiding_size, circles.paint_guiding),
    arts.SpaceArt: Picture(circles.space_size, circles.paint_space),
    arts.PlanetArt: Picture(planets.planet_size, planets.paint_planet),
    arts.DarkArt: Picture(planets.dark_size, planets.paint_dark),
    arts.OrbitArt: Picture(planets.orbit_size, planets.paint_orbit),
    arts.FeatureArt: Picture(features.feature_size, features.paint_feature),
    arts.CounterArt: Picture(counters.counter_size, counters.paint_counter),
    arts.DeltaArt: Picture(counters.delta_size, counters.paint_delta),
    arts.PickArt: Picture(counters.pick_size, counters.paint_pick),
    arts.DialArt: Picture(counters.dial_size, counters.paint_dial),
    arts.BonusArt: Picture(corners.bonus_size, corners.paint_bonus),
    arts.TrayArt: Picture(corners.tray_size, corners.paint_tray),
    arts.BadgeArt: Picture(corners.badge_size, corners.paint_badge),
    arts.TrackArt: Picture(tracks.track_size, tracks.paint_track),
    arts.ThreadArt: Picture(tracks.thread_size, tracks.paint_thread),
    arts.RoundsArt: Picture(tracks.rounds_size, tracks.paint_rounds),
    arts.SunArt: Picture(tracks.sun_size, tracks.paint_sun),
    arts.MarketRowArt: Picture(panels.market_row_size, panels.paint_market_row),
    arts.SlotArt: Picture(panels.slot_size, panels.paint_slot),
    arts.DeckArt: Picture(panels.deck_size, panels.paint_deck),
    arts.LegendArt: Picture(panels.legend_size, panels.paint_legend),
    arts.CardArt: Picture(cards.card_size, cards.paint_card),
    arts.StageArt: Picture(cards.stage_size, cards.paint_stage),
    arts.BigCardArt: Picture(cards.big_card_size, cards.paint_big_card),
    arts.ScoreArt: Picture(score.score_size, score.paint_score),
    arts.SkyArt: Picture(skies.sky_size, skies.paint_sky),
    arts.SeatArt: Picture(skies.seat_size, skies.paint_seat),
    arts.CollectionArt: Picture(coyote.collection_size, coyote.paint_collection),
    arts.PlanArt: Picture(coyote.plan_size, coyote.paint_plan),
}
"""Every picture under the night sky."""
