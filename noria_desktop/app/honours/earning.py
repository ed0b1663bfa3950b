"""Which games earn marks of honour, and what one of them earned.

A game earns marks that is over, was dealt by its own set-up and can be repeated from there, and was played by one person.
Lessons, built positions and games between people stand outside, and so does what was gone on with from a moment of another
game: its marks may have been earned there. Open games earn marks like sealed ones: they teach the same. Source: issues 15
and 16.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.gone_on import is_gone_on
from noria_desktop.app.honours.honour import earned_by, honours_of, line_of
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN

log = logging.getLogger(__name__)

NOTHING: Final[Mapping[str, int]] = {}
"""Of a game that earned no mark, or stands outside."""


def earned(session: Session) -> Mapping[str, int]:
    """The marks of a game that is over, by their keys, with the ply of each; nothing of one that stands outside."""
    return earned_by(session.rules.game_id, line_of(session)) if _counts(session) else NOTHING


def earned_in(file: Path, find_kit: Callable[[str], GameKit] = catalogue.kit) -> Mapping[str, int]:
    """The same of a game in a file; nothing of a file that cannot be read."""
    try:
        return earned(opened(read(read_bytes(file), find_kit)).session)
    except SaveError as error:
        log.info("no marks of honour: %s", error)
        return NOTHING


def _counts(session: Session) -> bool:
    """Whether a game may earn marks."""
    game_id = session.rules.game_id
    if not session.is_over or session.closed or is_gone_on(session.identity) or not honours_of(game_id):
        return False
    people = kit(game_id).taken(session.options) - len(session.programs)
    if people != 1 or HUMAN in session.programs:
        return False
    if not session.sealed and (session.options, session.seed) in _taught(game_id):
        return False
    return bool(session.start == session.rules.setup(session.options, session.seed))


@cache
def _taught(game_id: str) -> list[tuple[Any, int]]:
    """Set-up and seed of each game that a lesson plays; whoever goes on with one plays an open game."""
    games = (lesson.game for lesson in lessons(game_id))
    return [(kit(game_id).read_setup(game.setup), game.seed) for game in games if game is not None]
