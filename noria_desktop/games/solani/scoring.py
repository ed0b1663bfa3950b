"""The score sheet, live at any moment: every sky by the lines of the rulebook, Coyote by what it collected.

Source: rules.md 5 and 9; rulings 37, 39.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.games.solani.bonuses import Standings, sectors_of, standings
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.planets import collected_points
from noria_desktop.games.solani.state import Collection, State
from noria_desktop.games.solani.tally import LINES, Tally, tally
from noria_desktop.games.solani.terms import CoyoteLevel, Line

COYOTE_SEAT = Seat(1)
"""Coyote's seat in a game with one player."""


def scores(state: State) -> ScoreSheet:
    """Points as they would be counted now, bonus tiles included; the codes of the lines are ``Line``.

    A player's lines are planets, clusters, Guiding Stars, features, loose nodes and bonus tiles, Coyote's are
    planets, plain and white-star clusters, features and bonus tiles; a line of nothing stands as well.
    """
    tallies = tuple([tally(sky) for sky in state.skies])
    return sheet_of(state, tallies)


def result(state: State) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """How the game would end now: the total of every seat, and who has won; what ``scores`` says without its lines."""
    if state.coyote is not None:
        sheet = scores(state)
        return (sheet.total(0), sheet.total(COYOTE_SEAT)), tuple([Seat(seat) for seat in sheet.ranking[0]])
    tallies = tuple([tally(sky) for sky in state.skies])
    won = standings(tallies, sectors_of(state), None)
    totals = _totals(tallies, won)
    best = max(totals)
    alone = totals.count(best) == 1
    winners = (totals.index(best),) if alone else _ranking(tallies, totals)[0]
    return totals, tuple([Seat(seat) for seat in winners])


def sheet_of(state: State, tallies: tuple[Tally, ...]) -> ScoreSheet:
    """The score sheet of a game whose skies are counted already."""
    coyote, level = state.coyote, state.options.coyote
    won = standings(tallies, sectors_of(state), None if coyote is None else level)
    lines: list[ScoreLine] = []
    for seat, counted in enumerate(tallies):
        lines += _of_sky(seat, counted, sum([tile[seat].points for tile in won]))
    if coyote is None:
        ranking = _ranking(tallies, _totals(tallies, won))
        return ScoreSheet(tuple(lines), ranking, ranking[0][0] if len(ranking[0]) == 1 else None)
    lines += _of_coyote(coyote, level, sum([tile[COYOTE_SEAT].points for tile in won]))
    mine, theirs = (sum([line.points for line in lines if line.seat == seat]) for seat in (0, COYOTE_SEAT))
    first, second = (0, COYOTE_SEAT) if mine > theirs else (COYOTE_SEAT, 0)
    return ScoreSheet(tuple(lines), ((first,), (second,)), first)


def _of_sky(seat: int, counted: Tally, bonus: int) -> list[ScoreLine]:
    """The lines of a player."""
    loose = components().loose_node
    return [
        *[
            ScoreLine(seat, line, sum(counted.loose), loose)
            if line is Line.LOOSE
            else ScoreLine(seat, line, 1, points)
            for line, points in zip(LINES, counted.sums, strict=True)
        ],
        ScoreLine(seat, Line.BONUS, 1, bonus),
    ]


def _of_coyote(coyote: Collection, level: CoyoteLevel, bonus: int) -> list[ScoreLine]:
    """Coyote's lines; its planets count as if in one sector without a node. Source: rules.md 9."""
    printed = components()
    worth = printed.coyote[level.index]
    white = sum([1 for cluster in coyote.clusters if printed.white[cluster.index]])
    rows = (
        (Line.PLANETS, 1, collected_points(coyote.planets)),
        (Line.KEPT_PLAIN, len(coyote.clusters) - white, worth.plain),
        (Line.KEPT_WHITE, white, worth.white),
        (Line.FEATURES, len(coyote.features), worth.feature),
        (Line.BONUS, 1, bonus),
    )
    return [ScoreLine(COYOTE_SEAT, line, count, value) for line, count, value in rows]


def _totals(tallies: tuple[Tally, ...], won: Standings) -> tuple[int, ...]:
    """Points of every sky with its bonus tiles."""
    return tuple(
        [counted.total + sum([tile[seat].points for tile in won]) for seat, counted in enumerate(tallies)]
    )


def _ranking(tallies: tuple[Tally, ...], totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats best first: highest total; those tied for first by points from clusters, else they share it (5.6)."""
    clusters = [counted.line(Line.CLUSTERS) for counted in tallies]
    best = max(totals)
    marks = [(total, clusters[seat] if total == best else 0) for seat, total in enumerate(totals)]
    return tuple(
        tuple(seat for seat, mark in enumerate(marks) if mark == shared)
        for shared in sorted(set(marks), reverse=True)
    )
