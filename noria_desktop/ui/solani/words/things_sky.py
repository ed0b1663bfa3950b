"""Hover cards of what lies on a sky: circles, gaps, holding spaces, feature cards won."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.placement import sides
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import CLUSTERS, PLANETS, BranchSpace, CircleSpace, Kind, Tile
from noria_desktop.ui.i18n import capital, minus
from noria_desktop.ui.solani.board.viewpoint import held_circle
from noria_desktop.ui.solani.words.drags import planet_lines, standing, wants_text
from noria_desktop.ui.solani.words.features import feature_lines
from noria_desktop.ui.solani.words.names import (
    branch_name,
    circle_place,
    gap_place,
    listed,
    placed_branch,
    reader_of,
    say,
    sky_name,
    tile_name,
)
from noria_desktop.ui.solani.words.opponents import seat_and_player
from noria_desktop.ui.solani.words.scores import points_text

Sheet: TypeAlias = tuple[str, tuple[str, ...]]


# Circles ----------------------------------------------------------------------------------------------


def circle_sheet(space: CircleSpace, seat: Seat, state: State) -> Sheet:
    """A circular space with what lies on it."""
    sky = state.skies[seat]
    counted = tally(sky)
    where = say("{place}, {sector}", place=circle_place(space), sector=SECTOR_OF[space])
    tile = sky.circles[space]
    if tile is not None:
        return _titled(capital(tile_name(tile)), where), _tile_lines(tile, space, counted)
    if space in sky.dark:
        return _titled(say("Dark Sky"), where), _dark_lines(space, sky, counted)
    stars = components().guiding[sky.board.index][space]
    if stars:
        title = say("Guiding Star of {stars}", stars=stars)
        return _titled(title, where), (standing(counted, space), wants_text((stars,)))
    lines: tuple[str, ...] = (standing(counted, space),)
    if counted.fates[space] is Fate.LOOSE:
        lines += (say("Each costs a point until a circular tile lies here."),)
    return _titled(say("Empty space"), where), lines


def _titled(name: str, where: str) -> str:
    return say("{thing}: {place}", thing=name, place=where)


def _tile_lines(tile: Tile, space: CircleSpace, counted: Tally) -> tuple[str, ...]:
    """A cluster, planet or feature as it lies."""
    if tile in CLUSTERS:
        lines: tuple[str, ...] = (standing(counted, space), wants_text(components().values[tile.index]))
        if components().white[tile.index]:
            lines += (say("The white star may be counted or not."),)
        return lines
    if tile in PLANETS:
        return (standing(counted, space), *planet_lines(counted, space))
    return (standing(counted, space), *_clauses(tile, counted))


def _clauses(feature: Tile, counted: Tally) -> tuple[str, ...]:
    """Both clauses of a feature on the sky, each with what it brings now."""
    scored = next((found for found in counted.features if found.feature is feature), None)
    texts = feature_lines(feature)
    if scored is None:
        return texts
    return tuple(
        say("{rule} Now {points}.", rule=rule, points=points)
        for rule, points in zip(texts, scored.clauses, strict=True)
    )


def _dark_lines(space: CircleSpace, sky: Sky, counted: Tally) -> tuple[str, ...]:
    """A Dark Sky token: how far it is surrounded."""
    filled, all_ = sides(sky.branches, space)
    done = sky.surrounded[sky.dark.index(space)]
    lines = [
        say("Surrounded: it has won a feature.")
        if done
        else say(
            "{filled} of {all} gaps round it are filled; all of them win a feature.", filled=filled, all=all_
        )
    ]
    if counted.nodes[space]:
        lines.append(standing(counted, space))
    lines.append(say("Nothing can lie here for the whole game."))
    return tuple(lines)


# Gaps and holding spaces ------------------------------------------------------------------------------


def gap_sheet(space: BranchSpace, seat: Seat, state: State) -> Sheet:
    """A gap with the branch tile in it."""
    mask = state.skies[seat].branches[space]
    title = capital(gap_place(space))
    if not mask:
        return title, (say("Empty."),)
    return _titled(title, placed_branch(mask)), (say("Its nodes point {directions}.", directions=mask),)


def held_sheet(kind: Kind, seat: Seat, state: State) -> Sheet:
    """A holding space."""
    if kind is Kind.BRANCH:
        branch = state.skies[seat].held_branch
        title = say("Holding space for a branch tile")
        if branch is None:
            return title, (say("Empty."),)
        return title, (
            capital(branch_name(branch)),
            say("It may be turned before it is laid."),
        )
    tile = held_circle(state, seat)
    title = say("Holding space for a circular tile")
    if tile is None:
        return title, (say("Empty."),)
    name = capital(tile_name(tile))
    if tile in CLUSTERS:
        return title, (name, wants_text(components().values[tile.index]))
    if tile in PLANETS:
        return title, (name, say("It scores in sets while no node points at it."))
    return title, (name, *feature_lines(tile))


# Cards and skies --------------------------------------------------------------------------------------


def cards_sheet(seat: Seat, state: State) -> Sheet:
    """The feature cards somebody owns."""
    title = say("Feature cards won")
    sky = state.skies[seat]
    limit = components().feature_limit
    rule = say("At most %n card(s) of each number.", limit)
    if not sky.features:
        return title, (say("Nothing yet. Surround a Dark Sky token to win one."), rule)
    counted = {found.feature: found.points for found in tally(sky).features}
    return title, (
        *(
            say("{feature}: {points}", feature=tile_name(feature), points=minus(counted.get(feature, 0)))
            for feature in sky.features
        ),
        rule,
    )


def sky_sheet(seat: int, state: State) -> Sheet:
    """Somebody else's sky, small."""
    whose, sky = Seat(seat), state.skies[seat]
    lines = [points_text(scores(state).total(whose))]
    held = tuple(
        name
        for name in (
            None if sky.held_circle is None else tile_name(sky.held_circle),
            None if sky.held_branch is None else branch_name(sky.held_branch),
        )
        if name is not None
    )
    if held:
        lines.append(say("Holds {tiles}.", tiles=listed(held)))
    lines.append(say("Press it to look at this sky in the centre."))
    title, reader = sky_name(whose, state, reader_of(state)), reader_of(state)
    if whose != reader:
        title = say("Sky of {seat}", seat=seat_and_player(whose, state, None))
    return title, tuple(lines)
