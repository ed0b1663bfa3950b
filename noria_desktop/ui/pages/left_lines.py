"""A line that was left, in words: where it left, how it began, how long it is and how it ended.

Words are made from what the player at the screen may see, never from the true position.
"""

from __future__ import annotations

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.left_lines import LeftLine, first_decision
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import Seat
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.lines_sheet import LineRow
from noria_desktop.ui.widgets.progress_words import progress_text


def line_row(session: Session, kit: GameKit, game: AnyGameUi, line: LeftLine, seat: Seat) -> LineRow:
    """The row of a line as somebody at this seat may see it."""
    dot = translate("LinesSheet", " · ", "between facts")
    return LineRow(
        number=line.branch.number,
        began=_began(session, game, line, seat),
        told=dot.join(_facts(session, kit, line, seat)),
        game_id=kit.game_id,
        playable=line.is_whole,
    )


def _began(session: Session, game: AnyGameUi, line: LeftLine, seat: Seat) -> str:
    found = first_decision(session, line, seat)
    if found is not None:
        entry, view = found
        return game.describe(entry.action, view)
    if not line.states:
        return translate("LinesSheet", "A line from the closed part of the game")
    return translate("LinesSheet", "A line without a decision of yours")


def _facts(session: Session, kit: GameKit, line: LeftLine, seat: Seat) -> list[str]:
    branch = line.branch
    facts, before, length = [], branch.ply, len(branch.entries)
    if line.states:
        then = kit.progress(session.rules.observe(line.states[0], seat))
        facts.append(progress_text(kit.counts, then.done, then.total))
    facts.append(translate("LinesSheet", "left after %n step(s)", "", before))
    facts.append(translate("LinesSheet", "%n step(s) long", "", length))
    if not line.is_whole:
        facts.append(translate("LinesSheet", "cannot be replayed under today's rules"))
        return facts
    end = line.states[-1]
    sheet = session.rules.scores(session.rules.observe(end, seat))
    scores = " : ".join(str(sheet.total(one)) for one in kit.seats(session.options))
    if session.rules.turn(end).seat is None:
        facts.append(translate("LinesSheet", "finished {scores}").format(scores=scores))
    else:
        facts.append(translate("LinesSheet", "score {scores}").format(scores=scores))
    return facts
