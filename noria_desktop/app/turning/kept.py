"""What the adviser found in games, kept in the cache folder so that a game is read once; it may be deleted at any time.

A file belongs to one line of play: its game, the digest of its log, and the version of who read it. Whatever does not fit is
not used, and what is used is looked up in the log: a move that was not possible there is no better move.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.converter import digest_of, structured, unstructured
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.app.saves.files import make_folder, write_atomically
from noria_desktop.app.saves.limits import parse, read_bytes
from noria_desktop.app.session import Session
from noria_desktop.app.turning.changes import CAREFUL, FIRST, Look
from noria_desktop.app.turning.foreseen import THOROUGH
from noria_desktop.bots.appraising import Appraised

log = logging.getLogger(__name__)

FOLDER: Final = "turning"
FORMAT: Final = "noria-desktop/turning"
VERSION: Final = 7
"""Raised whenever games are read otherwise."""
LARGEST: Final = 2_000_000
"""Bytes; whatever is larger is none of these files."""
MOST: Final = 1_000_000
"""No worth lies farther from 0."""
LONGEST: Final = 60
"""Actions of a turn."""
KEPT_FILES: Final = 500
"""Older files than these go."""


class Kept:
    """The games read so far, in one folder."""

    def __init__(self, cache: Path, *, writes: bool = True) -> None:
        """``cache`` is the profile's cache folder; ``writes``: False changes nothing in it."""
        self._folder, self._writes = cache / FOLDER, writes

    def of(self, kit: GameKit, session: Session) -> dict[int, Look]:
        """What is known of a game, by ply; nothing where there is no file that can be used."""
        try:
            data = parse(read_bytes(self._file(session), LARGEST))
            return _told(kit, session, data)
        except (SaveError, ValueError, LookupError, TypeError, RecursionError) as error:
            log.info("a game is read anew: %s", error)
            return {}

    def keep(self, kit: GameKit, session: Session, looks: Mapping[int, Look]) -> None:
        """Write what is known; where it cannot be written the game is read again next time."""
        if not self._writes:
            return
        told = {
            "format": FORMAT,
            "version": VERSION,
            "game": kit.game_id,
            "log": _digest(kit, session),
            "looks": [_written(kit, one) for _, one in sorted(looks.items())],
        }
        try:
            make_folder(self._folder)
            text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
            write_atomically(self._file(session), text.encode(), keep_backup=False, lasting=False)
            self._thin_out()
        except (SaveError, OSError) as error:
            log.info("what was found in a game is not kept: %s", error)

    def _file(self, session: Session) -> Path:
        return self._folder / f"{session.identity}.json"

    def _thin_out(self) -> None:
        files = sorted(self._folder.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for file in files[:-KEPT_FILES]:
            file.unlink(missing_ok=True)


def _digest(kit: GameKit, session: Session) -> str:
    played = [[int(one.seat), unstructured(kit, one.action, kit.action_type)] for one in session.log]
    return digest_of([session.seed, played])


def _written(kit: GameKit, one: Look) -> dict[str, Any]:
    found = one.found
    return {
        "ply": one.ply,
        "effort": one.effort,
        "turn": [unstructured(kit, action, kit.action_type) for action in (found.action, *found.then)],
        "best": found.best,
        "played": found.played,
        "now": found.now,
        "hands": found.hands,
        "doubt": found.doubt,
        "level": found.level,
    }


def _told(kit: GameKit, session: Session, data: Any) -> dict[int, Look]:
    """The looks of a file.

    Raises:
        ValueError: it is of another game, another line of play or another version, or says what cannot be.
        LookupError: something is missing.
        TypeError: something is of another kind.
        SaveError: an action is none of this game.
    """
    if (data["format"], data["version"], data["game"]) != (FORMAT, VERSION, kit.game_id):
        raise ValueError("another format")
    if data["log"] != _digest(kit, session):
        raise ValueError("another line of play")
    found: dict[int, Look] = {}
    for number, one in enumerate(data["looks"]):
        look = _look(kit, session, one, f"$.looks[{number}]")
        if look.ply in found:
            raise ValueError("a decision twice")
        found[look.ply] = look
    return found


def _look(kit: GameKit, session: Session, one: Any, place: str) -> Look:
    ply, effort = _number(one["ply"], 0, len(session.log) - 1), one["effort"]
    if effort not in (FIRST, CAREFUL, THOROUGH):
        raise ValueError("another effort")
    turn = one["turn"]
    if type(turn) is not list or not 0 < len(turn) <= LONGEST:
        raise ValueError("no turn")
    actions = tuple(structured(kit, action, kit.action_type, f"{place}.turn") for action in turn)
    if actions[0] not in session.rules.legal_actions(session.state_at(ply)):
        raise ValueError("a move that was not possible")
    now = one["now"]
    return Look(
        ply,
        effort,
        Appraised(
            actions[0],
            then=actions[1:],
            best=_number(one["best"]),
            played=_number(one["played"]),
            now=None if now is None else _number(now),
            hands=_number(one["hands"], 0),
            doubt=_number(one["doubt"], 0),
            level=_number(one["level"], 0),
        ),
    )


def _number(value: Any, least: int = -MOST, most: int = MOST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("no such number")
    return value
