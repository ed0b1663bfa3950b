"""The game at the table and its record on the disk: when it is written, and when it becomes another game.

A new game is written with the first decision, an opened one with the first thing that is new about it. Whoever opens an
older save only looks at it; going on from there is another game, with an identity of its own, and leaves the newer
record as it is. What could not be written stays here and is tried again. Source: decisions 5, 33 and 42.
"""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.gone_on import new_identity
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.session import Session

if TYPE_CHECKING:
    from noria_desktop.app.results import Result, Results
    from noria_desktop.app.saves.store import Store

log = logging.getLogger(__name__)

_Stamp: TypeAlias = tuple[int, int, bool, int, int]


class KeptGame:
    """A game that is, or was, at the table, and what of it is on the disk."""

    def __init__(self, session: Session, kit: GameKit, *, source: Path | None = None) -> None:
        """Nothing is written yet.

        Args:
            session: the game.
            kit: its kit.
            source: the file it was opened from; None for a new game.
        """
        self.session = session
        self._kit = kit
        self._opened_from = source
        """None once this session has written the game itself."""
        self._settled = self._stamp if source is not None else None
        """What needs no more writing."""
        self._novelty = session.novelty
        self._told_identity = session.identity
        self._result: Result | None = None
        """How the game ended, until that is recorded."""
        self._recorded = ""
        """Which game's result needs no recording any more."""
        self._looked_at: int | None = None
        """The novelty of a game that is only looked at: its end is nothing new either."""

    @property
    def is_new(self) -> bool:
        """True for a game that lies in no file yet."""
        return self._opened_from is None and self._settled is None

    def is_behind(self, store: Store) -> bool:
        """Whether it was opened from an older save: there is a newer record, so going on makes it another game.

        What lies in the trash is nobody's older save.
        """
        source = self._opened_from
        if source is None or source.parent == store.trash.folder:
            return False
        return not store.is_newest(self.session, self._kit, source)

    @property
    def goes_on(self) -> bool:
        """Whether time at the table counts: with the end of a game that ends too, however long its result is looked at."""
        session = self.session
        if not session.is_over:
            return True
        is_opened = self._opened_from is not None and session.novelty == self._novelty
        return self._lacks_result and not is_opened

    @property
    def unsaved(self) -> bool:
        """True when something may have happened that the disk should know and does not."""
        session = self.session
        if self._settled is None:
            return session.novelty > 0 and session.has_decision
        return self._settled != self._stamp or self._result is not None or self._lacks_result

    @property
    def _lacks_result(self) -> bool:
        session = self.session
        is_new = session.identity != self._recorded and session.novelty != self._looked_at
        return session.is_over and self._result is None and is_new

    def keep(self, store: Store, results: Results) -> bool:
        """Write what is new, and the result of a game that is over.

        True when this has become another game since it was last told, since a newer record of the one it was stays.

        Raises:
            SaveError: it cannot be written; what was there is as it was, and it can be tried again.
        """
        if not self.unsaved:
            return False
        session = self.session
        is_own_file = self._opened_from in (None, store.file_of(session, self._kit))
        if session.novelty == self._novelty and not is_own_file:
            # Only looked at: the file stays as it is, whatever is taken back meanwhile.
            self._settled, self._looked_at = self._stamp, session.novelty
            return False
        # Now: the end may have been taken back by the time that there is room for it.
        self._note_result()
        if self._settled != self._stamp:
            self._write(store)
            # Once more: as a game of its own it has an end of its own.
            self._note_result()
        if self._result is not None:
            results.add(evolve(self._result, id=session.identity))
            self._result, self._recorded = None, session.identity
        before, self._told_identity = self._told_identity, session.identity
        return session.identity != before

    def _note_result(self) -> None:
        if self._lacks_result:
            from noria_desktop.app.results import result_of

            self._result = result_of(self.session, self._kit)

    def is_safe_elsewhere(self) -> None:
        """The player has saved the game as it stands somewhere else; only its result may still be missing."""
        self._settled = self._stamp

    def _write(self, store: Store) -> None:
        from noria_desktop.app.saves.store import OtherRecord

        session, kit = self.session, self._kit
        if self._opened_from is not None and not store.is_newest(session, kit, self._opened_from):
            session.become_another(new_identity())
            self._opened_from = None
        try:
            store.autosave(session, kit)
        except OtherRecord:
            # Somebody has played on in this game elsewhere, so this is another one from here on.
            session.become_another(new_identity())
            store.autosave(session, kit)
        self._opened_from = None
        self._settled, self._novelty = self._stamp, session.novelty

    @property
    def _stamp(self) -> _Stamp:
        """What is told by a save, apart from the time at the table."""
        session = self.session
        return (session.novelty, session.cursor, session.sealed, session.tally.undos, session.tally.hints)


def record_finished(store: Store, results: Results) -> int:
    """Record the finished games of the profile that have no result; how many there were.

    A program may be ended between the two, or the disk may have had room for one of them only.

    Raises:
        SaveError: the results cannot be read or written.
    """
    from noria_desktop.app.results import result_of
    from noria_desktop.app.saves.listing import Kind

    known = {result.id for result in results.all()}
    done = 0
    for one in store.listed():
        head = one.head
        if one.kind is not Kind.AUTOMATIC or head is None or not head.summary.over or head.id in known:
            continue
        try:
            opened = store.open(one.file)
        except SaveError as error:
            log.info("no result of a damaged game: %s", error)
            continue
        if opened.session.is_over:
            moment = datetime.fromisoformat(head.saved_at.replace("Z", "+00:00"))
            done += results.add(result_of(opened.session, opened.save.kit, at=moment))
    return done
