"""Turning points of a game in the words of the game's own door, as the page shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import kit
from noria_desktop.app.replaying.timeline import Timeline
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import Cause
from noria_desktop.app.turning.reading import Moment, Reading
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_ui import AnyGameUi, game_ui
from noria_desktop.ui.i18n import minus, translate, within
from noria_desktop.ui.pages.turning import words
from noria_desktop.ui.pages.turning.model import Card, Curve, TurningModel
from noria_desktop.ui.window.turning_pictures import Picture, paint_moment

MOST_LINES = 2
"""Lines of the log that are told of what came up."""
LONGEST_TURN = 3
"""Moves of a turn that are told one after the other."""


class Worder:
    """Words one game's turning points."""

    def __init__(
        self, reading: Reading, line: Timeline, rival: Callable[[], str], skin: Callable[[], Skin]
    ) -> None:
        """``rival``: the opponent's name in the language of now; ``skin`` is asked for whenever a picture is painted."""
        self._reading, self._line, self._rival, self._skin = reading, line, rival, skin
        self._session: Session = reading.session
        self._door: AnyGameUi = game_ui(self._session.rules.game_id)

    def model(self, found: frozenset[int], waiting: int, trouble: str = "") -> TurningModel:
        """Everything that is known now.

        Args:
            found: plies of the moves of which a better one was found.
            waiting: how many moves wait in the practice list.
            trouble: why there will be no more; empty while there may be.
        """
        reading, session = self._reading, self._session
        done, of = reading.progress
        moments = reading.moments if reading.wanted is None else ()
        marks = tuple((number, one.change.ply) for number, one in enumerate(moments, start=1))
        curve = Curve(
            reading.curve,
            len(session.log),
            self._line.beginnings(),
            marks,
            frozenset(number for number, ply in marks if ply in found),
            whole=reading.known_to >= len(session.log),
        )
        return TurningModel(
            session.rules.game_id,
            self._title(),
            reading.measure,
            curve,
            tuple(self._card(one, found) for one in moments),
            done,
            of,
            waiting,
            trouble,
        )

    def _title(self) -> str:
        sheet = self._session.rules.scores(self._session.state_at(len(self._session.log)))
        mine = sheet.total(HUMAN)
        rivals = [sheet.total(seat) for tied in sheet.ranking for seat in tied if seat != HUMAN]
        name = translate("Turning", "{game} · {rival}").format(game=self._door.title(), rival=self._rival())
        if not rivals:
            return f"{name} · {minus(mine)}"
        if sheet.winner is None:
            words_ = translate("Turning", "{name} · shared {mine}–{theirs}")
        elif sheet.winner == HUMAN:
            words_ = translate("Turning", "{name} · won {mine}–{theirs}")
        else:
            words_ = translate("Turning", "{name} · lost {mine}–{theirs}")
        return words_.format(name=name, mine=minus(mine), theirs=minus(max(rivals)))

    def _card(self, moment: Moment, found: frozenset[int]) -> Card:
        change, session = moment.change, self._session
        view = session.rules.observe(session.state_at(change.ply), HUMAN)
        entry = session.log[change.ply]
        stretch = self._line.stretch_at(change.ply + 1)
        number = stretch.number if stretch is not None else 1
        unit = kit(session.rules.game_id).watched.unit
        better = ""
        if moment.best:
            better = self.turn_words(change.ply, moment.best)
        played: tuple[Any, ...] = ()
        if change.cause is Cause.CHANCE:
            told = self._came_up(change.ply, change.last)
        else:
            played = (entry.action,)
            told = self.turn_words(change.ply, played)
        is_own = change.cause is Cause.OWN
        button = (
            translate("Turning", "Try again from here")
            if is_own
            else translate("Turning", "Replay from here")
        )
        done = change.ply in found
        if is_own and done:
            button = translate("Turning", "Found; try again")
        decided = session.state_at(change.ply) if moment.best or not is_own else view
        picture = Picture(view, decided if change.cause is Cause.RIVAL else view, played, moment.best)
        return Card(
            change.ply,
            change.cause,
            words.title(unit, number, change.cause, self._rival()),
            words.played_title(change.cause, self._rival()),
            told,
            words.better_title(change.cause),
            better,
            change.before,
            change.after,
            words.moved(change, self._reading.measure),
            words.reason(moment, self._reading.measure),
            button,
            is_own,
            done,
            self._painting(picture),
        )

    def turn_words(self, ply: int, actions: tuple[Any, ...]) -> str:
        """A move and what follows it in the same turn, as the player is told."""
        rules, state = self._session.rules, self._session.state_at(ply)
        seat = rules.turn(state).seat
        parts: list[str] = []
        for action in actions[:LONGEST_TURN]:
            if action not in rules.legal_actions(state):
                break
            told = self._door.describe(action, rules.observe(state, HUMAN))
            parts.append(within(told) if parts else told)
            step = rules.apply(state, action)
            if any(event.reveals for event in step.events) and seat == HUMAN:
                break
            state = step.state
            if rules.turn(state).seat != seat:
                break
        return translate("Turning", ", then ", "between two parts of a turn").join(parts)

    def _came_up(self, ply: int, last: int) -> str:
        """What the log says of what was drawn, dealt or turned up."""
        session, told = self._session, list[str]()
        for at in range(ply, last):
            before = session.state_at(at)
            view = session.rules.observe(before, HUMAN)
            for event in session.events_at(at + 1):
                if not event.reveals and told:
                    continue
                line = self._door.log_line(event, view, at + 1)
                if line is not None and line.text not in told:
                    told.append(line.text)
            if len(told) >= MOST_LINES:
                break
        gap = translate("Turning", " · ", "between two things that came up")
        return gap.join(told[:MOST_LINES])

    def _painting(self, picture: Picture) -> Callable[[QPainter, QRectF], None]:
        return lambda painter, area: paint_moment(
            painter, area, self._session.rules, self._door, self._skin(), picture
        )
