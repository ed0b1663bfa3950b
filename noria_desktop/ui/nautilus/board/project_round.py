"""Pictures of a round's end: what each column brought, and where the race stands since, under the columns.

The table waits with them until the player goes on. Source: mocks/table.md 6.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.nautilus.components import domain_of, points_of
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.state import State, is_hidden
from noria_desktop.games.nautilus.terms import COLUMNS, Opponent
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import OutcomeArt, RoundArt
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.viewpoint import Outcome, other, outcomes, viewer


def round_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """The panel and its five columns; nothing while a round runs."""
    found = outcomes(view)
    if not found:
        return
    box, seat = table.round_end, viewer(view)
    two = view.match.options.opponent is Opponent.HUMAN
    settled = tuple(dict.fromkeys(domain_of(one.card) for one in found if one.settles))
    art = RoundArt(
        *box.size,
        table.unit,
        words=table.outcome(0).left - box.left,
        round=view.match.round,
        own=sum(one.own for one in found),
        theirs=sum(not one.own for one in found),
        won=tuple(domain for domain in settled if view.match.settled[domain.index] == seat),
        lost=tuple(domain for domain in settled if view.match.settled[domain.index] == other(seat)),
        hidden=is_hidden(view),
        names=(seat + 1, other(seat) + 1) if two else None,
        domains=(domains_won(view.match.settled, seat), domains_won(view.match.settled, other(seat))),
    )
    yield lay(at.round_end(), art, box, Layer.PANEL)
    for number in range(COLUMNS):
        yield lay(
            at.outcome(number), outcome_art(found[number], table, number), table.outcome(number), Layer.BOARD
        )


def outcome_art(one: Outcome, table: NautilusLayout, number: int) -> OutcomeArt:
    """What a column brought."""
    return OutcomeArt(
        *table.outcome(number).size,
        table.unit,
        domain=domain_of(one.card),
        points=points_of(one.card),
        own=one.own,
        winner=one.winner,
        loser=one.loser,
        mine=one.mine,
        theirs=one.theirs,
        settles=one.settles,
    )
