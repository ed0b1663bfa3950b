"""Hover cards of what lies beside the skies: market, planet track, features, bonus tiles, score, rounds, Coyote."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.bonuses import Standing, bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.draft import reach, reachable
from noria_desktop.games.solani.goals import Award
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Bonus, Kind, Line, Row, Tile
from noria_desktop.ui.i18n import capital, minus, translate
from noria_desktop.ui.solani.words.bonuses import bonus_name, bonus_text, sector_of, standing_text
from noria_desktop.ui.solani.words.drags import wants_text
from noria_desktop.ui.solani.words.features import feature_lines
from noria_desktop.ui.solani.words.names import (
    branch_name,
    feature_name,
    is_coyote,
    listed,
    reader_of,
    row_name,
    say,
    seat_name,
    seats,
    tile_name,
)
from noria_desktop.ui.solani.words.opponents import coyote_title
from noria_desktop.ui.solani.words.scores import line_name, line_rule, total_name

Sheet: TypeAlias = tuple[str, tuple[str, ...]]


# Market and track -------------------------------------------------------------------------------------


def cluster_sheet(slot: int, state: State) -> Sheet:
    """A cluster of the market: what it asks for, what it can be traded for."""
    market = state.market
    if slot >= len(market.clusters):
        return say("Empty place of the market"), ()
    cluster, taker = market.clusters[slot], market.cluster_takers[slot]
    title = _placed(capital(tile_name(cluster)), slot)
    if taker is not None:
        return title, (_taken(taker, state),)
    lines = [wants_text(components().values[cluster.index])]
    if components().white[cluster.index]:
        lines.append(say("The white star may be counted or not."))
        lines.append(say("It cannot be traded for a planet."))
        return title, tuple(lines)
    planets = _planets(reachable(state.supply.track, cluster), state)
    if planets:
        lines.append(say("May be traded at once for: {planets}.", planets=listed(planets)))
    return title, tuple(lines)


def branch_sheet(slot: int, state: State) -> Sheet:
    """A branch tile of the market."""
    market = state.market
    if slot >= len(market.branches):
        return say("Empty place of the market"), ()
    branch, taker = market.branches[slot], market.branch_takers[slot]
    title = _placed(capital(branch_name(branch)), slot)
    if taker is not None:
        return title, (_taken(taker, state),)
    nodes = components().nodes[branch.index]
    return title, (
        say("%n node(s), in any rotation.", nodes),
        say("A node that points at nothing costs a point."),
    )


def quartz_sheet(state: State) -> Sheet:
    """The quartz that is left, and what it buys."""
    left = state.quartz
    return say("%n quartz left", left), (
        say("Each may be spent once, before the first pick of a round."),
        say("The market of one type goes back into its bag, and as many tiles are drawn again."),
        say("In round 12 not the branch tiles."),
    )


def market_row_sheet(kind: Kind, state: State) -> Sheet:
    """The market of one type as a whole."""
    supply = state.supply
    bag = sum(supply.branch_bag if kind is Kind.BRANCH else supply.cluster_bag)
    title = say("Market: {kind}", kind=kind)
    return title, (say("%n in the bag.", bag), say("A quartz draws all of them anew."))


def _placed(name: str, slot: int) -> str:
    return say("{tile}, place {number} of the market", tile=name, number=slot + 1)


def _taken(taker: Seat, state: State) -> str:
    if taker == reader_of(state):
        return say("You took it.")
    return say("Taken by {seat}.", seat=seat_name(taker, state, None))


def station_sheet(index: int, state: State) -> Sheet:
    """A space of the planet track."""
    planet = state.supply.track[index]
    if planet is None:
        title = say("Empty space {number} of the planet track", number=index + 1)
        return title, ()
    title = say("{planet}, space {number} of the track", planet=capital(tile_name(planet)), number=index + 1)
    signs = tuple(str(sign) for sign, spaces in enumerate(reach(state.supply.track)) if index in spaces)
    lines = [
        say(
            "In reach of clusters of {stars} stars.",
            stars=translate("Solani", " or ", "between numbers").join(signs),
        )
        if signs
        else say("Other planets lie nearer to every sign.")
    ]
    lines.append(say("It scores in sets while no node points at it."))
    return title, tuple(lines)


def anchor_sheet(stars: int, state: State) -> Sheet:
    """A sign of the planet track."""
    planets = _planets(reach(state.supply.track)[stars], state)
    lines = [say("In reach: {planets}.", planets=listed(planets)) if planets else say("No planet is left.")]
    left = len(state.supply.reserve)
    if left:
        lines.append(say("%n planet(s) in reserve, for when the track is empty.", left))
    return say("Sign of {stars} stars", stars=stars), tuple(lines)


def _planets(spaces: tuple[int, ...], state: State) -> tuple[str, ...]:
    """Planets of some spaces of the track."""
    found = (state.supply.track[space] for space in spaces)
    return tuple(tile_name(planet) for planet in found if planet is not None)


# Features and bonus tiles -----------------------------------------------------------------------------


def feature_sheet(feature: Tile, state: State) -> Sheet:
    """A feature card, and whose it is."""
    lines = list(feature_lines(feature))
    owner = next((Seat(seat) for seat, sky in enumerate(state.skies) if feature in sky.features), None)
    if state.coyote is not None and feature in state.coyote.features:
        owner = Seat(len(state.skies))
    if owner is not None:
        lines.append(_owned(owner, feature, state))
    title = capital(feature_name(feature))
    return title, tuple(lines)


def _owned(owner: Seat, feature: Tile, state: State) -> str:
    """Who owns a card, and what it brings as it lies."""
    if is_coyote(owner, state):
        worth = components().coyote[state.options.coyote.index].feature
        return say("Coyote has it: {points} points.", points=worth)
    from noria_desktop.games.solani.tally import tally

    sky = state.skies[owner]
    scored = next((found for found in tally(sky).features if found.feature is feature), None)
    name = seat_name(owner, state, reader_of(state))
    if scored is None:
        return say("{seat}: not on the sky, it scores nothing.", seat=name)
    return say("{seat}: {points} now.", seat=name, points=minus(scored.points))


def deck_sheet(row: Row, state: State) -> Sheet:
    """A deck of feature cards."""
    printed = components()
    left, open_cards = len(state.supply.decks[row.index]), len(state.supply.rows[row.index])
    lines = [
        say("%n card(s) in the deck", left),
        say("%n open card(s) in the row", open_cards),
        say("Who wins a feature may draw {drawn} and keep one.", drawn=printed.drawn),
    ]
    return capital(row_name(row)), tuple(lines)


def bonus_sheet(bonus: Bonus, state: State) -> Sheet:
    """A bonus tile: what it rewards, how the seats stand."""
    tile = components().bonuses[bonus.index]
    standings = bonus_standing(state)[bonus.index]
    lines = [bonus_text(bonus, sector_of(bonus, state), tile.points, tile.at_least)]
    if state.coyote is not None and tile.award is Award.MOST:
        lines = [_against_coyote(bonus, state)]
    reader = reader_of(state)
    for seat, standing in zip(seats(state), standings, strict=True):
        if is_coyote(seat, state):
            if standing.points:
                lines.append(say("Coyote: {points} points now.", points=standing.points))
            continue
        lines.append(
            say("{seat}: {value}", seat=seat_name(seat, state, reader), value=_standing(bonus, standing))
        )
    return bonus_name(bonus), tuple(lines)


def _standing(bonus: Bonus, standing: Standing) -> str:
    words = standing_text(bonus, standing.value)
    if standing.loose:
        loose = standing.loose
        words = say("{value}, {loose}", value=words, loose=say("%n loose node(s)", loose))
    if not standing.points:
        return words
    return say("{value}: {points} points now", value=words, points=standing.points)


def _against_coyote(bonus: Bonus, state: State) -> str:
    """A bonus tile for the most in a game against Coyote."""
    tile = components().bonuses[bonus.index]
    threshold = components().coyote[state.options.coyote.index].thresholds[bonus.index]
    rule = bonus_text(bonus, sector_of(bonus, state), tile.points, tile.at_least)
    if threshold is None:
        return rule
    words = say("{points} VP for you with {least} or more, for Coyote otherwise: {what}.")
    what = (
        say("points from clusters and Guiding Stars of its sector")
        if bonus is Bonus.HEARTH_LIGHT
        else say("circles of one constellation inside its sector")
    )
    return words.format(points=tile.points, least=threshold, what=what)


# Score, rounds, key -----------------------------------------------------------------------------------


def score_sheet(line: Line | None, state: State) -> Sheet:
    """A row of the score sheet for every seat."""
    sheet, reader = scores(state), reader_of(state)
    rows = tuple(
        say(
            "{seat}: {points}",
            seat=seat_name(seat, state, reader),
            points=minus(
                sheet.total(seat)
                if line is None
                else sum(row.points for row in sheet.of(seat) if row.code is line)
            ),
        )
        for seat in seats(state)
    )
    if line is None:
        rule = say("As if the game ended now.")
        return total_name(), (*rows, rule)
    return line_name(line), (*rows, line_rule(line))


def rounds_sheet(state: State) -> Sheet:
    """The track of rounds."""
    title = say("Round {number} of {rounds}", number=state.round, rounds=components().rounds)
    reader = reader_of(state)
    holder = (
        say("You have the Sun and draft first.")
        if state.sun == reader
        else say("{seat} has the Sun and drafts first.", seat=seat_name(state.sun, state, reader))
    )
    if state.round == components().rounds:
        return title, (holder, say("The last round: the branch tiles were set aside for it."))
    return title, (holder, say("The Sun goes to the next player clockwise after each round."))


def legend_sheet() -> Sheet:
    """The key to the counters under the circles."""
    return say("Node counters"), (
        say("2 / 3: two of three nodes, still open"),
        say("3 with a tick: it scores"),
        say("3 > 2: too many nodes, it scores nothing"),
        say("1 / 4 in a box: too few gaps or branch tiles are left"),
        say("−1: a loose node"),
        say("× 0: a planet with a node"),
    )


# Coyote -----------------------------------------------------------------------------------------------


def collection_sheet(state: State) -> Sheet:
    """What Coyote has gathered."""
    coyote = state.coyote
    if coyote is None:
        return say("Coyote"), ()
    lines = []
    for tiles, none in (
        (coyote.clusters, say("No clusters yet.")),
        (coyote.planets, say("No planets yet.")),
        (coyote.features, say("No features yet.")),
    ):
        lines.append(capital(listed(tile_name(tile) for tile in tiles)) if tiles else none)
    total = scores(state).total(len(state.skies))
    lines.append(say("{points} points as it stands.", points=minus(total)))
    return coyote_title(state.options.coyote), tuple(lines)


def plan_sheet(state: State) -> Sheet:
    """What Coyote's rules make of this round."""
    printed, lines = components(), []
    if state.coyote is not None and state.sun == len(state.skies):
        lines.append(say("It has the Sun: clusters first if there is a white star, else branches."))
    else:
        lines.append(say("You have the Sun and draft first."))
    lines.append(
        say("White stars first; then a planet of a new colour; then the most stars.")
        if printed.coyote_trades[state.round]
        else say("White stars first; then the most stars. No trade in odd rounds.")
    )
    lines.append(say("Of the branches the one with the most nodes; it leaves the game."))
    row = printed.coyote_features[state.round]
    if row is not None:
        lines.append(
            say("At the end of the round it takes the first open card of the {row}.", row=row_name(row))
        )
    return say("Coyote's plan for round {number}", number=state.round), tuple(lines)
