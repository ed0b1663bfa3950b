"""The log as it grows: a line for each event, and no word of one before the board has shown it."""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.app.session import Change, ChangeKind, Session
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.game_says import LogLine
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.sound.effects import Effect
from noria_desktop.ui.table.heard import at_once
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.reasons import Reasons
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.side_panel import SidePanel


class LogTeller:
    """Tells what happens at the table in the side panel's log, aloud and by ear."""

    def __init__(
        self, conductor: SeatedGame, panel: SidePanel, heard: Callable[[Effect | None], None]
    ) -> None:
        """Nothing has happened.

        Args:
            conductor: of the table.
            panel: shows the log.
            heard: takes the effect of what is not seen to move.
        """
        self._conductor, self._panel, self._heard = conductor, panel, heard
        self._untold: tuple[int, Change] | None = None
        """What the board still shows piece by piece: no word tells the end of it before."""

    def use_face(self, face: AnyGameUi, reasons: Reasons) -> None:
        """Word it by this face from now on.

        Args:
            face: words the lines.
            reasons: go with them.
        """
        self._face, self._reasons = face, reasons

    @property
    def keeps_quiet(self) -> bool:
        """Whether something has happened that is not told yet."""
        return self._untold is not None

    def happened(self, change: Change) -> None:
        """Tell what happened in the log, and why; what is counted on the board is told once it lies there."""
        self.tell_at_last()
        ply = self._conductor.session.cursor
        if self._keeps_quiet(change):
            self._untold = ply, change
        else:
            self._tell(ply, change)

    def _keeps_quiet(self, change: Change) -> bool:
        """Whether the board shows piece by piece what words would tell at once."""
        suspense, conductor = self._face.suspense, self._conductor
        if suspense is None or change.kind is not ChangeKind.PLAYED or conductor.at_once:
            return False
        return any(map(suspense, change.events))

    def tell_at_last(self) -> bool:
        """The board has shown it all: what was kept quiet is told; False: nothing was."""
        untold, self._untold = self._untold, None
        if untold is not None:
            self._tell(*untold)
        return untold is not None

    @property
    def told_moment(self) -> Moment:
        """The moment of which words may speak."""
        moments, now = self._conductor.moments, self._conductor.moment
        return now if self._untold is None else moments.at(now.ply - 1)

    def _tell(self, ply: int, change: Change) -> None:
        """A line for each event, and its sound where nothing moves."""
        if change.kind is not ChangeKind.PLAYED:
            self._heard(Effect.TAKE)
            self._reasons.forget()
            self.rebuild()
            return
        said = []
        for event in change.events:
            line = self._face.log_line(event, change.before, ply)
            if line is not None:
                self._panel.add_line(line)
                if line.side is not None and line.side != self._own_side:
                    said.append(self._panel.model.said(line))
        announce(self._panel, " ".join(said))
        if self._face.forgets is not None:
            self.rebuild()
        conductor = self._conductor
        if conductor.at_once or conductor.passed_over is not None:
            self._heard(at_once(conductor.session, ply, conductor.seat, self._face.sound, change.events))

    @property
    def _own_side(self) -> int:
        """The side, as the log's lines name them, of whoever sits at the screen."""
        return int(self._conductor.seat)

    def rebuild(self) -> None:
        """Word the whole history again: after going back, opening a game or changing the language."""
        self._untold = None
        whole = self._conductor.mode is Mode.WATCHING
        self._panel.set_lines(log_lines(self._conductor.session, self._face, whole=whole))


def log_lines(session: Session, face: AnyGameUi, *, whole: bool = False) -> tuple[LogLine, ...]:
    """The log up to the cursor, each line worded from the state its event came out of.

    Some games no longer tell of everything by now. ``whole``: with what was taken back and can be repeated.
    """
    now = session.state
    last = len(session.log) if whole else session.cursor
    return tuple(
        line
        for ply in range(last + 1)
        for event in session.events_at(ply)
        if not (face.forgets is not None and face.forgets(event, session.state_at(max(ply - 1, 0)), now))
        and (line := face.log_line(event, session.state_at(max(ply - 1, 0)), ply)) is not None
    )
