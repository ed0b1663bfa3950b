"""The record of finished games: one JSON line a game, only ever added to.

A line that cannot be read (a power cut in the middle of writing it) is passed over; it never hides
the others.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

import attrs
from attrs import frozen

from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.saves.errors import reading_failed, writing_failed
from noria_desktop.app.saves.locking import locked
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN

LAST: Final = 5
"""How many recent games a standing lists."""
_LONGEST_LINE: Final = 20_000
_DUEL: Final = 2


@frozen
class Result:
    """One finished game."""

    id: str
    """The session's identity: a game is recorded once, however often it is loaded."""
    game: str
    opponent: str
    """Key of whom it was played against, from the kit."""
    notation: str
    """The set-up in the game's notation."""
    seed: int
    scores: tuple[int, ...]
    """A number a seat, the human first."""
    winner: int | None
    """None when victory is shared."""
    sealed: bool
    finished_at: str
    """UTC, ``2026-11-21T09:00:00Z``."""
    undos: int
    hints: int
    seconds: int
    rules_version: int
    sharing: tuple[int, ...] = ()
    """Seats that share the victory; empty when one seat won, and in records of two seats, which are both."""

    @property
    def shared(self) -> bool:
        """Whether the victory is shared, the human being among the victors."""
        return self.winner is None and (not self.sharing or HUMAN in self.sharing)


@frozen
class Standing:
    """How a player fares in one game against one opponent."""

    played: int
    won: int
    lost: int
    shared: int
    best: Result
    """Most points; among equals the earliest."""
    median: float
    """Median of the human's points."""
    last: tuple[Result, ...]
    """The latest games, newest first, at most five."""


def result_of(session: Session, kit: GameKit, *, at: datetime | None = None) -> Result:
    """The record of a session that is over."""
    moment = (datetime.now(UTC) if at is None else at).astimezone(UTC)
    start = kit.rules.setup(session.options, session.seed).state
    options = kit.options_of(start)
    seats = kit.seats(options)
    sheet = kit.rules.scores(session.state)
    several = sheet.winner is None and len(seats) > _DUEL
    return Result(
        id=session.identity,
        game=kit.game_id,
        opponent=kit.opponent(options),
        notation=kit.write_setup(options),
        seed=session.seed,
        scores=tuple(sheet.total(seat) for seat in seats),
        winner=sheet.winner,
        sealed=session.sealed,
        finished_at=moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        undos=session.tally.undos,
        hints=session.tally.hints,
        seconds=session.tally.seconds,
        rules_version=kit.rules.version,
        sharing=sheet.ranking[0] if several else (),
    )


class Results:
    """The file of results of one profile."""

    def __init__(self, file: Path) -> None:
        """Use this file; it is made with the first result."""
        self.file = file

    def add(self, result: Result) -> bool:
        """Record a game; False when it is recorded already.

        Raises:
            SaveError: the file cannot be read or written; what it holds is as it was.
        """
        folder = self.file.parent
        # One program at a time: who fails takes back what was written, which must not be another one's line.
        with locked(folder) if folder.is_dir() else contextlib.nullcontext():
            return self._add(result)

    def _add(self, result: Result) -> bool:
        if any(known.id == result.id for known in self.all()):
            return False
        line = json.dumps(_plain(result), ensure_ascii=False) + "\n"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab+") as stream:
                end = stream.seek(0, os.SEEK_END)
                if end:
                    stream.seek(end - 1)
                    # A torn last line must not swallow this one.
                    if stream.read(1) != b"\n":
                        line = "\n" + line
                try:
                    stream.write(line.encode())
                    stream.flush()
                    os.fsync(stream.fileno())
                except OSError:
                    with contextlib.suppress(OSError):
                        stream.truncate(end)
                    raise
        except OSError as error:
            raise writing_failed(self.file, error) from None
        return True

    def all(self) -> tuple[Result, ...]:
        """Every result, oldest first.

        Raises:
            SaveError: the file is there but the system will not read it.
        """
        found: dict[str, Result] = {}
        try:
            with self.file.open("rb") as stream:
                while line := stream.readline(_LONGEST_LINE):
                    result = _result(line)
                    if result is not None:
                        found.setdefault(result.id, result)
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise reading_failed(self.file, error) from None
        return tuple(found.values())

    def of(self, game: str, opponent: str | None = None) -> tuple[Result, ...]:
        """Results of a game, against one opponent or all, oldest first."""
        return tuple(r for r in self.all() if r.game == game and opponent in (None, r.opponent))

    def standing(self, game: str, opponent: str | None = None) -> Standing | None:
        """How the player fares; None before the first finished game."""
        return standing_of(self.of(game, opponent))

    def standings(self, game: str) -> dict[str, Standing]:
        """How the player fares against each opponent met so far."""
        every = self.of(game)
        made = {name: standing_of(r for r in every if r.opponent == name) for name in _names(every)}
        return {name: standing for name, standing in made.items() if standing is not None}


def standing_of(results: Iterable[Result]) -> Standing | None:
    """The standing that these results make, oldest first; None of none."""
    every = tuple(results)
    if not every:
        return None
    won = sum(result.winner == HUMAN for result in every)
    shared = sum(result.shared for result in every)
    return Standing(
        played=len(every),
        won=won,
        lost=len(every) - won - shared,
        shared=shared,
        best=max(every, key=lambda result: result.scores[0]),
        median=median(result.scores[0] for result in every),
        last=tuple(reversed(every[-LAST:])),
    )


def _names(results: Iterable[Result]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(result.opponent for result in results))


def _plain(result: Result) -> dict[str, object]:
    """The keys of a line; ``sharing`` only where it says something."""
    return attrs.asdict(result, filter=lambda field, value: field.name != "sharing" or bool(value))


_NUMBERS: Final = frozenset({"scores", "sharing"})
_KINDS: Final = {"int": (int,), "str": (str,), "bool": (bool,), "int | None": (int, type(None))}


def _result(line: bytes) -> Result | None:
    """The result of a line; None when the line is damaged or of another program."""
    try:
        data = json.loads(line)
        fields = attrs.fields_dict(Result)
        if type(data) is not dict or set(data) | {"sharing"} != set(fields):
            return None
        data = {"sharing": [], **data}
        for name, field in fields.items():
            value = data[name]
            if name in _NUMBERS:
                if type(value) is not list or any(type(number) is not int for number in value):
                    return None
                data[name] = tuple(value)
            elif type(value) not in _KINDS[str(field.type)]:
                return None
        return Result(**data) if data["scores"] else None
    except (ValueError, RecursionError):
        return None
