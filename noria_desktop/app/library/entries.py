"""Every game that was ever played or begun, one entry a game, made from the files and the record of results.

A game may lie in several files (kept by the program, saved by name) or in none any more (only its result is known). Its
entry follows the file that was written last; nothing here is kept anywhere.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from attrs import field

from noria_desktop.app.gone_on import is_gone_on, is_taught
from noria_desktop.app.results import Result
from noria_desktop.app.saves.heads import Head
from noria_desktop.app.saves.listing import Listed
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen


class Outcome(enum.Enum):
    """How a game stands for the human."""

    GOING_ON = "going on"
    WON = "won"
    LOST = "lost"
    SHARED = "shared"
    DAMAGED = "damaged"
    """It cannot be told."""


@frozen
class Place:
    """The chapter of a campaign that a game is an attempt at."""

    campaign: str
    """Its name."""
    chapter: str
    """The chapter's id."""


@frozen
class Entry:
    """One game of the library."""

    key: str
    """The game's identity; of a file that cannot be read its path."""
    game: str
    """Empty where nothing tells."""
    outcome: Outcome
    at: str
    """When it ended or was last played, UTC, as saves write it."""
    opponent: str = ""
    """Key, as results are kept under."""
    sides: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    """Points in the end or now, a number a seat, the human first."""
    done: int = 0
    total: int = 0
    """Rounds or stars; both 0 where only the result is known."""
    seconds: int = 0
    sealed: bool = False
    seed: int = 0
    notation: str = ""
    titles: tuple[str, ...] = ()
    """Names that the player gave to saves of it."""
    place: Place | None = None
    tags: tuple[str, ...] = ()
    lines_left: int = 0
    """How many lines of play were taken back in it and left for something else."""
    listed: Listed | None = field(default=None, eq=False)
    """The file that the program keeps of it, else the one written last; None where only the result is known."""
    files: tuple[Path, ...] = ()
    """Every file of it."""

    @property
    def file(self) -> Path | None:
        """Where it can be opened from."""
        return None if self.listed is None else self.listed.file

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self.outcome in ENDED

    @property
    def is_gone_on(self) -> bool:
        """Whether it was gone on with from a moment of another game or of a lesson: it is nobody's record."""
        return is_gone_on(self.key)

    @property
    def is_taught(self) -> bool:
        """Whether a lesson began it."""
        return is_taught(self.key)

    @property
    def is_damaged(self) -> bool:
        """Whether its file cannot be read."""
        return self.outcome is Outcome.DAMAGED

    @property
    def own(self) -> int:
        """The human's points."""
        return self.scores[HUMAN]

    @property
    def rival(self) -> int | None:
        """The most points of the others; None where nobody else has any."""
        return max(self.scores[HUMAN + 1 :], default=None)


ENDED: Final = frozenset({Outcome.WON, Outcome.LOST, Outcome.SHARED})


def entries(
    listed: Iterable[Listed],
    results: Iterable[Result],
    *,
    places: Mapping[str, Place] | None = None,
    tags: Mapping[str, tuple[str, ...]] | None = None,
    elsewhere: frozenset[str] = frozenset(),
) -> tuple[Entry, ...]:
    """One entry a game, the latest first.

    Args:
        listed: the files of the profile.
        results: its finished games.
        places: the chapters of games that belong to campaigns, by the games' identities.
        tags: what the player wrote on games, by their identities.
        elsewhere: identities of games whose files lie in the trash: they are not told of here.
    """
    ended = {result.id: result for result in results}
    places, tags = places or {}, tags or {}
    found: list[Entry] = []
    files: dict[str, list[Listed]] = {}
    for one in listed:
        known = one.head
        if known is None:
            found.append(_damaged(one))
        elif known.is_begun:
            files.setdefault(known.id, []).append(one)
    for identity, several in files.items():
        found.append(_of_files(several, ended.get(identity), places.get(identity), tags.get(identity, ())))
    found += (
        _of_result(result, places.get(identity), tags.get(identity, ()))
        for identity, result in ended.items()
        if identity not in files and identity not in elsewhere
    )
    return tuple(sorted(found, key=lambda one: (one.at, one.key), reverse=True))


def _of_files(
    several: list[Listed], result: Result | None, place: Place | None, tags: tuple[str, ...]
) -> Entry:
    """A game by the file that the program keeps of it, else by the one written last."""
    last = max(several, key=lambda one: (one.is_automatic, one.serial, one.changed, one.file.name))
    head = last.head
    assert head is not None
    titles = tuple(
        dict.fromkeys(one.head.title for one in several if one.head is not None and one.head.title)
    )
    over = head.summary.over
    return Entry(
        key=head.id,
        game=head.game,
        outcome=_outcome(head, result),
        at=result.finished_at if over and result is not None else head.saved_at,
        opponent=head.opponent,
        sides=head.sides,
        scores=result.scores if over and result is not None else head.summary.scores,
        done=head.summary.done,
        total=head.summary.total,
        seconds=head.seconds,
        sealed=head.sealed,
        seed=head.seed,
        notation=head.notation,
        titles=tuple(titles),
        place=place,
        tags=tags,
        lines_left=head.lines_left,
        listed=last,
        files=tuple(one.file for one in several),
    )


def _outcome(head: Head, result: Result | None) -> Outcome:
    if not head.summary.over:
        return Outcome.GOING_ON
    if result is not None:
        return outcome_of(result)
    own, *others = head.summary.scores
    best = max(others, default=own)
    return Outcome.WON if own > best else Outcome.LOST if own < best else Outcome.SHARED


def outcome_of(result: Result) -> Outcome:
    """How a finished game ended for the human."""
    if result.winner == HUMAN:
        return Outcome.WON
    return Outcome.SHARED if result.shared else Outcome.LOST


def _of_result(result: Result, place: Place | None, tags: tuple[str, ...]) -> Entry:
    """A game of which only the result is left."""
    return Entry(
        key=result.id,
        game=result.game,
        outcome=outcome_of(result),
        at=result.finished_at,
        opponent=result.opponent,
        scores=result.scores,
        seconds=result.seconds,
        sealed=result.sealed,
        seed=result.seed,
        notation=result.notation,
        place=place,
        tags=tags,
    )


def _damaged(one: Listed) -> Entry:
    """A file that cannot be read, by what its previous version or its name tell."""
    known = one.backup
    game = one.file.name.partition("-")[0] if known is None else known.game
    moment = datetime.fromtimestamp(min(max(one.changed, 0), _LATEST), UTC)
    return Entry(
        key=str(one.file),
        game=game,
        outcome=Outcome.DAMAGED,
        at=moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        opponent="" if known is None else known.opponent,
        sides=() if known is None else known.sides,
        scores=() if known is None else known.summary.scores,
        done=0 if known is None else known.summary.done,
        total=0 if known is None else known.summary.total,
        listed=one,
        files=(one.file,),
    )


_LATEST: Final = 4_000_000_000
"""Seconds; file systems tell stranger times."""
