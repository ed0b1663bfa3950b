"""The score sheet: net points in each domain, and domains won, which alone decide.

Source: rules.md 3, 10; N23.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.scoring import ScoreLine, ScoreSheet
from noria_desktop.games.nautilus.domains import domains_won, net_points
from noria_desktop.games.nautilus.state import State, is_hidden
from noria_desktop.games.nautilus.terms import Domain


class ScoreRow(enum.Enum):
    """The last row of a score sheet; the rows before it carry their ``Domain``."""

    DOMAINS_WON = "domains_won"


def scores(state: State) -> ScoreSheet:
    """Both players' score sheets.

    A row for each domain counts net points and is worth nothing by itself (``value`` 0); domains won count
    one each and are the total. While the hidden variant hides collected cards there are no domain rows, and
    nobody has won a domain.
    """
    won = tuple(domains_won(state.match.settled, seat) for seat in (HUMAN, BOT))
    lines: list[ScoreLine] = []
    for seat in (HUMAN, BOT):
        if not is_hidden(state):
            lines += [
                ScoreLine(seat, domain, net_points(state.match.taken[seat], domain), 0) for domain in Domain
            ]
        lines.append(ScoreLine(seat, ScoreRow.DOMAINS_WON, won[seat], 1))
    if won[HUMAN] == won[BOT]:
        return ScoreSheet(tuple(lines), ((HUMAN, BOT),), None)
    first, second = (HUMAN, BOT) if won[HUMAN] > won[BOT] else (BOT, HUMAN)
    return ScoreSheet(tuple(lines), ((first,), (second,)), Seat(first))
