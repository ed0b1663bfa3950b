"""A save: set-up, log and snapshot in one JSON object, and how it is read. It is made in ``writing``, gone on from in ``resuming``.

The snapshot is what the game goes on from; the log gives undo, replay and statistics; the digest tells
when the two disagree; the branches are what was taken back and left for something else. Keys stand in the
order of ``Envelope``, one log entry a line, so that saves can be read and compared; the last one is a checksum
of all bytes before it, by which a list can tell without parsing that a file is whole.
Source: decisions 5 and 33; architecture 2.8.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

import attrs

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit, UnknownGame
from noria_desktop.app.record import Branch, Branches, BrokenTree, LogEntry, checked
from noria_desktop.app.saves import migrate
from noria_desktop.app.saves.converter import digest_of, fault, plain_converter, structured
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import parse
from noria_desktop.app.saves.thoughts import SavedThoughts, in_order
from noria_desktop.app.session import Tally
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.values import LATER, frozen

log = logging.getLogger(__name__)

FORMAT: Final = "noria-desktop/save"
LONGEST_TITLE: Final = 120
LONGEST_NOTATION: Final = 2_000
MOST_SEATS: Final = 8
"""More than any game has."""
LARGEST_SCORE: Final = 1_000_000
LARGEST_PROGRESS: Final = 1_000
"""Rounds, stars and whatever else games count; none comes near it."""
LARGEST_SERIAL: Final = 1 << 40
"""More saves than anybody makes; a file must not push the count beyond what a save may hold."""
BRANCH_BYTES: Final = 1_000_000
"""Room for branches in a file: some fifty whole games."""
CHECKSUM: Final = b'\n"checksum": "'


FindKit = Callable[[str], GameKit]


@frozen
class Summary:
    """What the list of saves shows without reading the game."""

    done: int
    total: int
    """Rounds, or whatever the game counts."""
    scores: tuple[int, ...]
    """Points now, a number a seat."""
    over: bool


@frozen
class Setup:
    """How the game began."""

    options: Any
    seed: int
    notation: str
    """The same in the game's notation, for people."""


@frozen
class Entry:
    """One line of the log, its action still plain data."""

    seat: int
    action: Any


@frozen
class SavedBranch:
    """A branch, its actions still plain data."""

    number: int
    of: int
    ply: int
    log: tuple[Entry, ...]


@frozen
class Opening:
    """The first keys of a save, in their order in the file: what a list tells; options are still plain data."""

    format: str
    format_version: int
    game: str
    state_version: int
    rules_version: int
    app_version: str
    saved_at: str
    """UTC, ``2026-11-21T09:00:00Z``."""
    title: str
    sealed: bool
    id: str
    """32 hexadecimal digits: this very game, whatever file it is in."""
    serial: int
    """Counts the saves of a profile: of two files the one with the larger number was written later."""
    tally: Tally
    summary: Summary
    setup: Setup


@frozen
class Envelope(Opening):
    """All keys of a save, in their order in the file; game data are still plain."""

    log: tuple[Entry, ...]
    branches: tuple[SavedBranch, ...]
    """What was taken back and left for something else."""
    dropped: int
    """How many branches there was no room for; the oldest go first."""
    thoughts: tuple[SavedThoughts, ...] = attrs.field(default=(), kw_only=True, metadata=LATER)
    """What programs thought on the way through the log; games without programs do not have it."""
    cursor: int
    closed: int
    """How many entries at the front of the log cannot be replayed any more; normally 0."""
    base: Any
    """The state after the closed entries, None without any."""
    snapshot: Any
    """The state at the cursor."""
    digest: str
    """BLAKE2b-128 of the canonical snapshot, in hexadecimal."""
    checksum: str
    """BLAKE2b-128 of the file's bytes before this line; empty in files of the first format."""


@frozen
class Save:
    """A save that was read and found good."""

    envelope: Envelope
    options: Any
    log: tuple[LogEntry, ...]
    branches: Branches
    base: Any
    snapshot: Any
    kit: GameKit
    older_form: bool
    """It is written as an older version wrote it: going on with it writes it in today's form."""


def checksum_of(body: bytes) -> str:
    """BLAKE2b-128 in hexadecimal of a file's bytes up to the line of its checksum."""
    return blake2b(body, digest_size=16).hexdigest()


def clean_title(title: str) -> str:
    """The title without line ends and other control characters, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in title)
    return " ".join(shown.split())[:LONGEST_TITLE].strip()


# Reading ------------------------------------------------------------------------------------------------

_ID = re.compile(r"[0-9a-f]{32}")
_TIME_SHAPE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_FIRST_YEAR: Final = 1970
"""Older times cannot be told in every system's calendar."""


def read_envelope(data: bytes, find_kit: FindKit = catalogue.kit) -> tuple[Envelope, GameKit]:
    """The save with its game data still plain: enough for a list, and nearly all damage is found.

    Raises:
        SaveError: with the reason and the place; ``file`` is None.
    """
    envelope, kit, _ = _read_envelope(data, find_kit)
    return envelope, kit


def _read_envelope(data: bytes, find_kit: FindKit) -> tuple[Envelope, GameKit, bool]:
    """The same, and whether it is written as an older version wrote it."""
    raw = parse(data)
    if type(raw) is not dict or raw.get("format") != FORMAT:
        raise SaveError(None, "", Reason.OTHER_PROGRAM)
    written_as = (raw.get("format_version"), raw.get("state_version"))
    raw = migrate.migrated(raw, "format_version", migrate.FORMAT_VERSION, migrate.ENVELOPE)
    if "game" not in raw:
        raise SaveError(None, "$", Reason.MISSING_PART, "game")
    if type(raw["game"]) is not str:
        raise SaveError(None, "$.game", Reason.WRONG_VALUE, raw["game"])
    try:
        kit = find_kit(raw["game"])
    except UnknownGame:
        raise SaveError(None, "$.game", Reason.UNKNOWN_GAME, raw["game"]) from None
    raw = migrate.migrated(raw, "state_version", kit.state_version, migrate.GAMES.get(kit.game_id, {}))
    try:
        envelope: Envelope = plain_converter().structure(raw, Envelope)
    except Exception as error:
        raise fault(error, "$") from None
    _check(envelope, kit)
    return envelope, kit, written_as != (migrate.FORMAT_VERSION, kit.state_version)


def _check(envelope: Envelope, kit: GameKit) -> None:
    """Everything in the envelope that types do not say."""
    length = len(envelope.log)
    if envelope.rules_version > kit.rules.version:
        raise SaveError(None, "$.rules_version", Reason.NEWER, str(envelope.rules_version))
    if length > kit.action_bound:
        raise SaveError(None, "$.log", Reason.TOO_MANY, str(length))
    options = structured(kit, envelope.setup.options, kit.options_type, "$.setup.options")
    rules = (
        *_opening_rules(envelope),
        ("summary.scores", len(envelope.summary.scores) == len(kit.seats(options))),
        ("dropped", envelope.dropped >= 0),
        ("thoughts", in_order(envelope.thoughts, length)),
        ("closed", 0 <= envelope.closed <= length),
        ("cursor", envelope.closed <= envelope.cursor <= length),
        ("base", (envelope.base is None) == (envelope.closed == 0)),
    )
    for place, holds in rules:
        if not holds:
            raise SaveError(None, f"$.{place}", Reason.WRONG_VALUE)
    if digest_of(envelope.snapshot) != envelope.digest:
        # The more precise place, when what was changed is impossible in itself.
        _checked_state(kit, envelope.snapshot, "$.snapshot")
        raise SaveError(None, "$.snapshot", Reason.ALTERED)


def _opening_rules(opening: Opening) -> tuple[tuple[str, bool], ...]:
    """What must hold in the first keys of a save whatever the game: the place, and whether it does."""
    summary, tally = opening.summary, opening.tally
    return (
        ("rules_version", opening.rules_version >= 1),
        ("app_version", len(opening.app_version) <= 40 and opening.app_version.isprintable()),
        ("saved_at", is_time(opening.saved_at)),
        ("title", opening.title == clean_title(opening.title)),
        ("id", _ID.fullmatch(opening.id) is not None),
        ("serial", 0 <= opening.serial < LARGEST_SERIAL),
        ("tally", min(tally.undos, tally.hints, tally.seconds, tally.remarks) >= 0),
        ("summary.done", 0 <= summary.done <= summary.total),
        ("summary.total", summary.total <= LARGEST_PROGRESS),
        ("summary.scores", 1 <= len(summary.scores) <= MOST_SEATS),
        ("summary.scores", all(abs(points) <= LARGEST_SCORE for points in summary.scores)),
        ("setup.seed", 0 <= opening.setup.seed < 1 << 32),
        ("setup.notation", len(opening.setup.notation) <= LONGEST_NOTATION),
    )


def read_opening(raw: object, find_kit: FindKit) -> Opening | None:
    """The first keys of a save of today's versions; None where one of them is not as this program writes it."""
    try:
        opening: Opening = plain_converter().structure(raw, Opening)
        kit = find_kit(opening.game)
    except Exception:
        return None
    versions = (opening.format, opening.format_version, opening.state_version, opening.rules_version)
    today = (FORMAT, migrate.FORMAT_VERSION, kit.state_version, kit.rules.version)
    is_sound = versions == today and all(holds for _, holds in _opening_rules(opening))
    return opening if is_sound else None


def read(data: bytes, find_kit: FindKit = catalogue.kit) -> Save:
    """A save, wholly checked: nothing of it is used before everything was found good.

    Raises:
        SaveError: with the reason and the place; ``file`` is None.
    """
    envelope, kit, older_form = _read_envelope(data, find_kit)
    save = Save(
        envelope=envelope,
        options=structured(kit, envelope.setup.options, kit.options_type, "$.setup.options"),
        log=_entries(envelope.log, kit, "$.log"),
        branches=_branches(envelope, kit),
        base=None if envelope.base is None else _checked_state(kit, envelope.base, "$.base"),
        snapshot=_checked_state(kit, envelope.snapshot, "$.snapshot"),
        kit=kit,
        older_form=older_form,
    )
    for state in (save.base, save.snapshot):
        if state is not None and not _seats_fit(save, state):
            raise SaveError(None, "$.setup.options", Reason.WRONG_VALUE)
    return save


def _entries(saved: tuple[Entry, ...], kit: GameKit, place: str) -> tuple[LogEntry, ...]:
    return tuple(
        LogEntry(Seat(entry.seat), structured(kit, entry.action, kit.action_type, f"{place}[{index}].action"))
        for index, entry in enumerate(saved)
    )


def _branches(envelope: Envelope, kit: GameKit) -> Branches:
    found = (
        Branch(one.number, one.of, one.ply, _entries(one.log, kit, f"$.branches[{index}].log"))
        for index, one in enumerate(envelope.branches)
    )
    try:
        return checked(len(envelope.log), found)
    except BrokenTree as error:
        raise SaveError(None, f"$.branches[{error.args[0]}]", Reason.WRONG_VALUE) from None


def _seats_fit(save: Save, state: Any) -> bool:
    """Whether as many take part in a position as the set-up says."""
    ranking = save.kit.rules.scores(state).ranking
    return sorted(seat for place in ranking for seat in place) == sorted(save.kit.seats(save.options))


def _checked_state(kit: GameKit, data: Any, place: str) -> Any:
    state = structured(kit, data, kit.state_type, place)
    try:
        kit.census(state)
    except ImpossibleState as error:
        inside = "" if not error.place else f".{error.place}"
        raise SaveError(None, place + inside, Reason.IMPOSSIBLE, error.found) from None
    try:
        is_playable = bool(kit.rules.legal_actions(state)) == (kit.rules.turn(state).seat is not None)
        kit.rules.scores(state)
    except Exception as error:
        # What the census overlooked must still not get as far as the table.
        log.info("the rules reject a saved state: %r", error)
        is_playable = False
    if not is_playable:
        raise SaveError(None, place, Reason.IMPOSSIBLE)
    return state


def is_time(text: str) -> bool:
    """Whether a text is a time as this program writes it, and nothing that only can be read as one."""
    if _TIME_SHAPE.fullmatch(text) is None:
        return False
    try:
        # Much faster than ``strptime``, and a list asks for each of thousands of saves.
        return datetime.fromisoformat(text).year >= _FIRST_YEAR
    except ValueError:
        return False
