"""The right dock in lines, while the log lies over it. Source: mocks/table.md 5."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.game_says import Folded
from noria_desktop.ui.i18n import capital, minus
from noria_desktop.ui.solani.words.names import listed, reader_of, say, seat_name, seats, tile_name
from noria_desktop.ui.solani.words.things_table import collection_sheet, plan_sheet, score_sheet


def folded(view: State) -> tuple[Folded, ...]:
    """Totals, cards won, and what Coyote has and means to take."""
    found = [_score(view), _cards(view)]
    if view.coyote is not None:
        _, kept = collection_sheet(view)
        title, lines = plan_sheet(view)
        total = scores(view).total(len(view.skies))
        found.append(Folded(say("Coyote"), minus(total), (*kept, title, *lines)))
    return tuple(found)


def _score(view: State) -> Folded:
    sheet, lines = scores(view), []
    for line in Line:
        name, (*rows, _) = score_sheet(line, view)
        if any(row.code is line for row in sheet.lines):
            lines.append(say("{name} – {points}", name=name, points="   ".join(rows)))
    totals = " : ".join(minus(sheet.total(seat)) for seat in seats(view))
    return Folded(say("Score as it stands"), totals, tuple(lines))


def _cards(view: State) -> Folded:
    won = [(seat, sky.features) for seat, sky in zip(seats(view), view.skies, strict=False)]
    reader = reader_of(view)
    lines = tuple(
        say(
            "{seat}: {cards}",
            seat=seat_name(seat, view, reader),
            cards=capital(listed(map(tile_name, cards))),
        )
        if cards
        else say("{seat}: none", seat=seat_name(seat, view, reader))
        for seat, cards in won
    )
    own = next(cards for seat, cards in won if seat == (HUMAN if reader is None else reader))
    return Folded(say("Feature cards won"), str(len(own)), lines)
