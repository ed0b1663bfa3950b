"""The painter table of Noria: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures, boxed, fixed, line, radii
from noria_desktop.ui.noria.board import arts, arts_panels
from noria_desktop.ui.noria.paint import (
    council,
    discs,
    forecast,
    islands,
    market,
    rail,
    sky,
    traces,
    wheel,
    workshop,
)

PICTURES: Final[Pictures] = {
    arts.GroundArt: Picture(boxed(), sky.paint_ground, opaque=True),
    arts.MistArt: Picture(boxed(), sky.paint_mist),
    arts.GearArt: Picture(radii(2.3), wheel.paint_gear),
    arts.WheelArt: Picture(radii(2.16), wheel.paint_wheel),
    arts.RingArt: Picture(wheel.ring_size, wheel.paint_ring),
    arts.PlaqueArt: Picture(fixed(132.0, 24.0), wheel.paint_plaque),
    arts.LinksArt: Picture(radii(2), wheel.paint_links, cached=False),
    arts.HubArt: Picture(radii(0.3), wheel.paint_hub),
    arts.MarkerArt: Picture(radii(2, 2), discs.paint_marker),
    arts.TurnHandleArt: Picture(radii(2, 2), wheel.paint_handle),
    arts.ArcsArt: Picture(radii(2), wheel.paint_arcs, cached=False),
    arts.DiscArt: Picture(discs.disc_size, discs.paint_disc),
    arts.LetterArt: Picture(discs.letter_size, discs.paint_letter),
    arts.AnnouncedArt: Picture(fixed(27.0, 27.0), discs.paint_announced),
    arts.IslandArt: Picture(islands.island_size, islands.paint_island, outline=islands.island_outline),
    arts.HarbourArt: Picture(fixed(68.0, 48.0), islands.paint_harbour),
    arts.ShipArt: Picture(islands.ship_size, islands.paint_ship),
    arts.HouseArt: Picture(islands.house_size, islands.paint_house),
    arts.PennantArt: Picture(fixed(58.0, 74.0), islands.paint_pennant, outline=islands.pennant_outline),
    arts_panels.CouncilArt: Picture(boxed(0, 6), council.paint_council),
    arts_panels.PoliticianArt: Picture(fixed(18.0, 20.0), council.paint_politician),
    arts_panels.CarArt: Picture(radii(2.6), council.paint_car),
    arts_panels.MarketArt: Picture(boxed(0, 6), market.paint_market),
    arts_panels.StackArt: Picture(boxed(4, 2), market.paint_stack),
    arts_panels.BadgeArt: Picture(line(20.0, 2), discs.paint_badge),
    arts_panels.WorkshopArt: Picture(boxed(0, 6), workshop.paint_workshop),
    arts_panels.CrateArt: Picture(fixed(28.0, 20.0), workshop.paint_crate),
    arts_panels.KnowledgeArt: Picture(radii(2.3), discs.paint_knowledge),
    arts_panels.RailArt: Picture(rail.rail_size, rail.paint_rail),
    arts_panels.ForecastArt: Picture(boxed(0, 6), forecast.paint_forecast),
    arts.TraceArt: Picture(radii(2, 8), traces.paint_trace),
    arts.BeadArt: Picture(fixed(22.0, 22.0), traces.paint_bead),
    arts.RouteArt: Picture(traces.route_size, traces.paint_route),
}
"""Every picture on Noria's table."""
