"""How a game is written as a save: the envelope's text, its log line by line, and the checksum at its end."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

import attrs

from noria_desktop import __version__
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.record import Branch, LogEntry, fitting
from noria_desktop.app.saves import migrate
from noria_desktop.app.saves.converter import digest_of, unstructured
from noria_desktop.app.saves.envelope import (
    BRANCH_BYTES,
    CHECKSUM,
    FORMAT,
    Envelope,
    Setup,
    Summary,
    checksum_of,
    clean_title,
)
from noria_desktop.app.saves.thoughts import kept
from noria_desktop.app.session import Session
from noria_desktop.engine.values import LATER

_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"


def written(
    session: Session, kit: GameKit, *, title: str = "", saved_at: datetime | None = None, serial: int = 0
) -> bytes:
    """The save of a session as bytes; the same session, time and serial always give the same bytes."""
    moment = (datetime.now(UTC) if saved_at is None else saved_at).astimezone(UTC)
    snapshot = unstructured(kit, session.state, kit.state_type)
    branches, dropped = fitting(
        session.record.branches, lambda entry: len(_entry_line(kit, entry)) + 2, BRANCH_BYTES
    )
    envelope = Envelope(
        format=FORMAT,
        format_version=migrate.FORMAT_VERSION,
        game=kit.game_id,
        state_version=kit.state_version,
        rules_version=kit.rules.version,
        app_version=__version__,
        saved_at=moment.strftime(_TIME),
        title=clean_title(title),
        sealed=session.sealed,
        id=session.identity,
        serial=serial,
        tally=session.tally,
        summary=summary_of(session, kit),
        setup=Setup(
            options=unstructured(kit, session.options, kit.options_type),
            seed=session.seed,
            notation=_notation(kit, session.options, session.seed),
        ),
        log=(),
        branches=(),
        dropped=session.dropped + dropped,
        cursor=len(session.closed) + session.cursor,
        closed=len(session.closed),
        base=unstructured(kit, session.start.state, kit.state_type) if session.closed else None,
        snapshot=snapshot,
        digest=digest_of(snapshot),
        checksum="",
    )
    lines = []
    for field in attrs.fields(Envelope)[:-1]:
        if field.name == "log":
            lines.append(f'"log": {_log_text(kit, session.record.line)}')
        elif field.name == "branches":
            listed = ",\n".join(_branch_text(kit, branch) for branch in branches)
            lines.append(f'"branches": [\n{listed}\n]' if listed else '"branches": []')
        elif field.name == "thoughts":
            thought = (f'{{"ply": {ply}, "thoughts": {text}}}' for ply, text in kept(kit, session))
            if told := ",\n".join(thought):
                lines.append(f'"thoughts": [\n{told}\n]')
        else:
            value = getattr(envelope, field.name)
            plain = attrs.asdict(value, filter=_says_something) if attrs.has(type(value)) else value
            lines.append(f'"{field.name}": {_text(plain)}')
    body = ("{\n" + ",\n".join(lines) + ",").encode()
    return body + CHECKSUM + checksum_of(body).encode() + b'"\n}\n'


def _says_something(field: attrs.Attribute[Any], value: Any) -> bool:
    """Fields that came later stand in a save only where they say something."""
    return not (LATER.items() <= field.metadata.items() and value == field.default)


def _log_text(kit: GameKit, entries: Iterable[LogEntry]) -> str:
    listed = ",\n".join(_entry_line(kit, entry) for entry in entries)
    return f"[\n{listed}\n]" if listed else "[]"


def _branch_text(kit: GameKit, branch: Branch) -> str:
    head = f'{{"number": {branch.number}, "of": {branch.of}, "ply": {branch.ply}, "log": '
    return f"{head}{_log_text(kit, branch.entries)}}}"


def summary_of(session: Session, kit: GameKit) -> Summary:
    """How far the game is and who stands where."""
    progress = kit.progress(session.state)
    sheet = kit.rules.scores(session.state)
    return Summary(
        done=progress.done,
        total=progress.total,
        scores=tuple(sheet.total(seat) for seat in kit.seats(session.options)),
        over=session.is_over,
    )


def _text(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False)


@lru_cache(maxsize=32_768)
def _entry_line(kit: GameKit, entry: LogEntry) -> str:
    """Cached: an autosave would otherwise write the whole history anew each time."""
    action = unstructured(kit, entry.action, kit.action_type)
    return _text({"seat": int(entry.seat), "action": action})


@lru_cache(maxsize=64)
def _notation(kit: GameKit, options: Any, seed: int) -> str:
    return kit.write_setup(kit.options_of(kit.rules.setup(options, seed).state))
