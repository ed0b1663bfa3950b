"""Points: levels times chambers, for both sides alike. Source: rules.md 4.5 and 5.4."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Levels, State
from noria_desktop.games.noria.terms import Chamber


def counted(levels: Levels, chamber: Chamber) -> int:
    """What a chamber multiplies for a side with these levels.

    The track's own level for the first four chambers, the highest level for specialisation, the lowest
    of all four (cave = 0) for diversification.
    """
    if chamber is Chamber.SPECIALISATION:
        return max(levels)
    if chamber is Chamber.DIVERSIFICATION:
        return min(levels)
    return levels[chamber.index]


def chamber_value(state: State, chamber: Chamber) -> int:
    """What one level is worth now in a chamber: its leftmost uncovered number."""
    return components().chamber_values[chamber.index][state.council[chamber.index].seated]


def points(state: State, levels: Levels) -> int:
    """Victory points of a side with these levels, as they would be counted now."""
    return sum(counted(levels, chamber) * chamber_value(state, chamber) for chamber in Chamber)


def scores(state: State) -> ScoreSheet:
    """Both sides' score sheets, six lines each.

    The human wins only with strictly more points; with equal points nobody does.
    """
    lines = tuple(
        ScoreLine(seat, chamber, counted(levels, chamber), chamber_value(state, chamber))
        for seat, levels in ((HUMAN, state.human.levels), (BOT, state.bot.levels))
        for chamber in Chamber
    )
    human, bot = points(state, state.human.levels), points(state, state.bot.levels)
    if human == bot:
        return ScoreSheet(lines, ((HUMAN, BOT),), None)
    if human > bot:
        return ScoreSheet(lines, ((HUMAN,), (BOT,)), HUMAN)
    return ScoreSheet(lines, ((BOT,), (HUMAN,)), BOT)
