"""Saves from the command line: are they sound, and does their log lead where they say?

Source: decision 18.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.left_lines import LeftLines
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.app.saves.envelope import Save, read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.resuming import Doubt, Opened, opened
from noria_desktop.app.session import Session
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen


@frozen
class Replayed:
    """What replaying a save showed."""

    opened: Opened
    kit: GameKit
    digest: str
    """Of the state reached."""
    sheet: ScoreSheet
    lost_lines: int
    """How many of the lines that were left cannot be replayed."""

    @property
    def is_same(self) -> bool:
        """True when the whole log leads from the set-up to the snapshot, and everything left can be replayed."""
        agrees = self.opened.doubt is None and self.digest == self.opened.save.envelope.digest
        return agrees and not self.closed and not self.lost_lines

    @property
    def closed(self) -> int:
        """How many actions at the beginning could not be replayed and were taken as they stand."""
        return len(self.opened.session.closed)

    @property
    def has_diverged(self) -> bool:
        """True when log and snapshot disagree (not merely: older rules)."""
        return self.opened.doubt in (Doubt.DIVERGED, Doubt.TAIL_LOST)


def replay(file: Path, find_kit: Callable[[str], GameKit] = catalogue.kit) -> Replayed:
    """Read a save wholly and replay its log.

    Raises:
        SaveError: it cannot be read.
    """
    try:
        save = read(read_bytes(file), find_kit)
        result = opened(save)
    except SaveError as error:
        raise error.in_file(file) from None
    state = result.session.state
    return Replayed(
        opened=result,
        kit=save.kit,
        digest=digest_of(unstructured(save.kit, state, save.kit.state_type)),
        sheet=save.kit.rules.scores(state),
        lost_lines=_lost_lines(save, result.session),
    )


def _lost_lines(save: Save, session: Session) -> int:
    """How many lines that were left do not lead from the set-up to their end."""
    if session.closed:
        return 0  # nothing from the set-up can be replayed; that is told already
    lines = LeftLines(session)
    return sum(not lines.follow(branch.number).is_whole for branch in save.branches)
