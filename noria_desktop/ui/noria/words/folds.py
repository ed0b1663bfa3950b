"""Council and forecast in lines, while the log lies over them. Source: mocks/table.md 5."""

from __future__ import annotations

from noria_desktop.games.noria.scoring import chamber_value
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.ui.game_says import Folded, FoldedCell
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.words.forecast import forecast_rows
from noria_desktop.ui.noria.words.names import chamber_name, say
from noria_desktop.ui.noria.words.things import inspect


def council(view: State) -> Folded:
    """Levels of both sides on each track, what a level is worth."""
    levels = zip(view.human.levels, view.bot.levels, strict=True)
    summary = "   ".join(f"{own} : {other}" for own, other in levels)
    lines = []
    for chamber in Chamber:
        _, seats = inspect(at.chamber(chamber), view)
        here = next((track for track in Track if track.index == chamber.index), None)
        levels_here = () if here is None else inspect(at.track(here), view)[1][:1]
        points = "  ".join((*levels_here, *seats))
        lines.append(say("{name} – {points}", name=chamber_name(chamber), points=points))
    cells = []
    for track in Track:
        chamber = Chamber(track.value)
        worth = chamber_value(view, chamber)
        mine, theirs = (worth * side.levels[track.index] for side in (view.human, view.bot))
        cells.append(FoldedCell(chamber_name(chamber), str(worth), str(mine), str(theirs)))
    return Folded(say("Council & projects"), summary, tuple(lines), tuple(cells))


def forecast(view: State) -> Folded:
    """The letters of the bot's coming turn."""
    rows = forecast_rows(view)
    summary = "  ".join(f"{row.letter.value} {row.name}" for row in rows) or "–"
    lines = tuple(f"{row.letter.value} {row.name}: {row.text}" for row in rows)
    return Folded(say("Bot's turn"), summary, lines or (say("No letter enters: the bot does nothing."),))
