"""The one step that decided a finished game, in words."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate

if TYPE_CHECKING:
    pass


STANDS_OUT = 6
"""Points by which a step must change the lead to be told as what decided a game."""


def decided(session: Session) -> str:
    """The single step that did most for whoever won, in words; empty when none stands out, or nobody won."""
    rules, game = session.rules, game_ui(session.rules.game_id)
    winner = rules.scores(session.state_at(session.cursor)).winner
    if winner is None:
        return ""
    sign = 1 if winner == HUMAN else -1
    leads = []
    for ply in range(session.cursor + 1):
        sheet = rules.scores(session.state_at(ply))
        leads.append(sheet.total(HUMAN) - sheet.total(BOT))
    swings = [after - before for before, after in pairwise(leads)]
    if not swings:
        return ""
    ply = 1 + max(range(len(swings)), key=lambda index: (sign * swings[index], -index))
    swing = swings[ply - 1]
    if sign * swing < STANDS_OUT:
        return ""
    before = session.state_at(ply - 1)
    lines = [line.text for event in session.events_at(ply) if (line := game.log_line(event, before, ply))]
    # The round that was being played; the step that ends a round still belongs to it.
    progress = kit(session.rules.game_id).progress(before)
    current = min(progress.done + 1, progress.total)
    template = (
        translate("Window", "Round {round}: {what}. Worth {points} points to you.")
        if swing > 0
        else translate("Window", "Round {round}: {what}. Worth {points} points to the bot.")
    )
    return template.format(
        round=current,
        what=translate("Window", " · ", "between events").join(lines[:3]),
        points=abs(swing),
    )
