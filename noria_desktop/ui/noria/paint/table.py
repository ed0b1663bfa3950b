"""The painter table of Noria: which function draws which art value, and how large it is."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.board.pictures import Picture, Pictures
from noria_desktop.ui.noria.board import arts
from noria_desktop.ui.noria.paint import council, discs, forecast, islands, market, rail, sky, wheel, workshop

PICTURES: Final[Pictures] = {
    arts.GroundArt: Picture(sky.ground_size, sky.paint_ground, opaque=True),
    arts.MistArt: Picture(sky.mist_size, sky.paint_mist),
    arts.GearArt: Picture(wheel.gear_size, wheel.paint_gear),
    arts.WheelArt: Picture(wheel.wheel_size, wheel.paint_wheel),
    arts.RingArt: Picture(wheel.ring_size, wheel.paint_ring),
    arts.PlaqueArt: Picture(wheel.plaque_size, wheel.paint_plaque),
    arts.LinksArt: Picture(wheel.links_size, wheel.paint_links, cached=False),
    arts.HubArt: Picture(wheel.hub_size, wheel.paint_hub),
    arts.MarkerArt: Picture(discs.marker_size, discs.paint_marker),
    arts.TurnHandleArt: Picture(wheel.handle_size, wheel.paint_handle),
    arts.ArcsArt: Picture(wheel.arcs_size, wheel.paint_arcs, cached=False),
    arts.DiscArt: Picture(discs.disc_size, discs.paint_disc),
    arts.LetterArt: Picture(discs.letter_size, discs.paint_letter),
    arts.AnnouncedArt: Picture(lambda _art: (27.0, 27.0), discs.paint_announced),
    arts.IslandArt: Picture(islands.island_size, islands.paint_island, outline=islands.island_outline),
    arts.HarbourArt: Picture(islands.harbour_size, islands.paint_harbour),
    arts.ShipArt: Picture(islands.ship_size, islands.paint_ship),
    arts.HouseArt: Picture(islands.house_size, islands.paint_house),
    arts.PennantArt: Picture(islands.pennant_size, islands.paint_pennant, outline=islands.pennant_outline),
    arts.CouncilArt: Picture(council.council_size, council.paint_council),
    arts.PoliticianArt: Picture(council.politician_size, council.paint_politician),
    arts.CarArt: Picture(council.car_size, council.paint_car),
    arts.MarketArt: Picture(market.market_size, market.paint_market),
    arts.StackArt: Picture(market.stack_size, market.paint_stack),
    arts.BadgeArt: Picture(discs.badge_size, discs.paint_badge),
    arts.WorkshopArt: Picture(workshop.workshop_size, workshop.paint_workshop),
    arts.CrateArt: Picture(workshop.crate_size, workshop.paint_crate),
    arts.TokenArt: Picture(discs.token_size, discs.paint_token),
    arts.KnowledgeArt: Picture(discs.knowledge_size, discs.paint_knowledge),
    arts.RailArt: Picture(rail.rail_size, rail.paint_rail),
    arts.ForecastArt: Picture(forecast.forecast_size, forecast.paint_forecast),
}
"""Every picture on Noria's table."""
