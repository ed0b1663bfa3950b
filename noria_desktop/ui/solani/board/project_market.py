"""Pictures of what all share: market, planet track, track of rounds, feature rows with their decks."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Kind, Row
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts import BranchArt, PanelArt, PlanetArt, Words
from noria_desktop.ui.solani.board.arts_docks import (
    CardArt,
    DeckArt,
    LegendArt,
    MarketRowArt,
    QuartzArt,
    RoundsArt,
    SlotArt,
    SunArt,
    TrackArt,
)
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.project_tiles import base_mask, circle_art
from noria_desktop.ui.solani.board.viewpoint import may_draw

IN_SLOT = 0.8
"""Part of a market slot that its tile fills."""


def panel(name: str, words: Words, box: Box) -> Sprite:
    """A titled plate of a dock."""
    return lay(at.scenery("panel", name), PanelArt(words, *box.size), box, Layer.PANEL)


def market_sprites(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    """Panel, headings, slots and tiles of the market."""
    yield panel("market", Words.MARKET, table.market)
    yield from _quartz(view, table)
    market, supply = view.market, view.supply
    for kind, bag in ((Kind.CIRCLE, supply.cluster_bag), (Kind.BRANCH, supply.branch_bag)):
        row = table.market_row(kind)
        heading = MarketRowArt(kind is Kind.BRANCH, sum(bag), row.width)
        yield lay(at.scenery("market_row", kind.value), heading, row, Layer.PANEL)
    for slot, (tile, taker) in enumerate(zip(market.clusters, market.cluster_takers, strict=True)):
        place = table.slot(Kind.CIRCLE, slot, len(market.clusters))
        taken = SlotArt(place.width, cluster=tile if taker is not None else None, taker=taker)
        yield lay(at.mark("cluster_slot", str(slot)), taken, place, Layer.PANEL)
        if taker is None:
            lying = Lying(carries=at.cluster(slot), held=circle_art(tile, table.radius, held=True))
            lying["scale"] = place.width * IN_SLOT / (2 * table.radius)
            yield lay(at.cluster(slot), circle_art(tile, table.radius), place, Layer.PIECE, **lying)
    for slot, (branch, taker) in enumerate(zip(market.branches, market.branch_takers, strict=True)):
        place = table.slot(Kind.BRANCH, slot, len(market.branches))
        mask = base_mask(branch)
        taken = SlotArt(place.width, mask=mask if taker is not None else 0, taker=taker)
        yield lay(at.mark("branch_slot", str(slot)), taken, place, Layer.PANEL)
        if taker is None:
            lying = Lying(carries=at.branch(slot), held=BranchArt(mask, table.pitch, held=True))
            lying["scale"] = place.width * IN_SLOT / table.pitch
            yield lay(at.branch(slot), BranchArt(mask, table.pitch), place, Layer.PIECE, **lying)


def _quartz(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    """The quartz brought along, the outlines of what was spent first; the last one left can be taken in hand."""
    count = view.options.quartz
    for number in range(count):
        place, spent = table.quartz(number, count), number < count - view.quartz
        art = QuartzArt(place.height, spent=spent)
        if number < count - 1 or spent:
            yield lay(at.mark("quartz", str(number)), art, place, Layer.PIECE)
        else:
            held = QuartzArt(place.height, held=True)
            yield lay(at.quartz(), art, place, Layer.PIECE, carries=at.quartz(), held=held)


def track_sprites(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    """The planet track with its planets; the twelve rounds with the Sun."""
    box = table.track
    yield lay(at.scenery("track"), TrackArt(*box.size, table.planet_radius), box, Layer.BOARD)
    for index, planet in enumerate(view.supply.track):
        if planet is not None:
            art, place = PlanetArt(planet, table.radius, glow=False), table.station(index)
            yield lay(at.planet(index), art, place, Layer.PIECE, scale=planet_scale(table))
    arc, rounds = table.rounds, components().rounds
    yield lay(at.rounds(), RoundsArt(*arc.size, view.round, table.moon_radius), arc, Layer.BOARD)
    yield lay(at.sun(), SunArt(view.round, table.moon_radius), table.moon(view.round, rounds), Layer.PIECE)


def feature_sprites(view: State, table: SolaniLayout) -> Iterator[Sprite]:
    """Panel, decks and open cards of both numbers; the key to the counters."""
    yield panel("features", Words.FEATURES, table.features)
    counts = open_counts(view)
    for row in Row:
        head = table.deck(row, counts)
        deck = DeckArt(row, len(view.supply.decks[row.index]), *head.size, open=may_draw(view, row))
        yield lay(at.deck(row), deck, head, Layer.PANEL, carries=at.deck(row), held=evolve(deck, held=True))
        for number, feature in enumerate(view.supply.rows[row.index]):
            place = table.card(row, number, counts)
            card = CardArt(feature, *place.size)
            handle = at.feature(feature)
            held = evolve(card, held=True)
            yield lay(handle, card, place, Layer.BOARD, carries=handle, held=held)
    if table.legend is not None and table.key is not None:
        yield panel("legend", Words.LEGEND, table.legend)
        yield lay(at.legend(), LegendArt(*table.key.size), table.key, Layer.BOARD)


def open_counts(view: State) -> tuple[int, int]:
    """Open cards of both rows."""
    two, three = view.supply.rows
    return len(two), len(three)


def planet_scale(table: SolaniLayout) -> float:
    """Scale of a planet's picture on the track; on the sky it is 1."""
    return table.planet_radius / table.radius
