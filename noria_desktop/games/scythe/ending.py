"""Placing stars, and the end of the game that the sixth one brings. Source: rules.md 10; automa.md 9."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.events import GameEnded, StarPlaced
from noria_desktop.games.scythe.pending import Finished
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.stars import (
    automa_due,
    automa_may_place,
    human_due,
    human_may_place,
    is_over,
    with_star,
)
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Star


def place_star(table: StateBuilder, seat: Seat, star: Star) -> bool:
    """A side places a star, unless the limit of its kind or its six tokens forbid it; returns whether it did.

    Nothing ends here: whoever calls asks ``stars.is_over`` when what goes before the end is done.
    """
    if seat == HUMAN:
        if not human_may_place(table.human, star):
            return False
        table.human = changed(table.human, stars=with_star(table.human.stars, star))
        total = sum(table.human.stars)
    else:
        if not automa_may_place(table.automa, star):
            return False
        table.automa = changed(table.automa, stars=with_star(table.automa.stars, star))
        total = sum(table.automa.stars)
    table.tell(StarPlaced(seat, star, total))
    return True


def place_due_stars(table: StateBuilder) -> None:
    """Place every star that shows on the table by now, the human's first; the sixth of a side is the last one.

    Called when all gains of one choice are taken (rules.md 10). Stars for objectives and combats are placed by
    whoever resolves those.
    """
    for star in human_due(table.human):
        place_star(table, HUMAN, star)
    if automa_due(table.automa) and not is_over(table):
        place_star(table, BOT, Star.POWER)


def end_game(table: StateBuilder) -> None:
    """The game is over: whatever is still on the stack is dropped.

    What has to be done before, such as undoing pending combats, is done by whoever calls.
    """
    table.pending = [Finished()]
    sheet = scores(table)
    winners = tuple(Seat(seat) for seat in sheet.ranking[0])
    table.tell(GameEnded((sheet.total(HUMAN), sheet.total(BOT)), winners))
