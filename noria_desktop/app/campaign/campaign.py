"""A campaign: the attempts that were made at the chapters, and how they ended.

It only grows. An attempt is a game, known by the game's identity, so that nothing counts twice however often it is
loaded, copied or merged; stars and all that follows from them stand nowhere, ``standing`` works them out. A game that
was finished, taken back and finished otherwise has two endings. Source: ux 3.7; decision 42.
"""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from noria_desktop.app.campaign.chapters import LADDERS, Chapter, chapter, deal
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.result_lines import Result
from noria_desktop.app.results import result_of
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import changed, frozen

LONGEST_NAME: Final = 60
BOOKS: Final = 6
"""Colours of leather that a logbook can be bound in."""


@frozen
class Ending:
    """One way in which an attempt ended."""

    rounds: int
    """How many rounds, or whatever the game counts, were begun."""
    result: Result

    @property
    def won(self) -> bool:
        """Whether the human won or shares the victory, which the rules count as one."""
        return self.result.winner == HUMAN or self.result.shared


@frozen
class Attempt:
    """A game begun at a chapter."""

    id: str
    """The game's identity."""
    chapter: str
    level: int
    """The rival that was really played against, from 0 in the game's ladder."""
    deal: int
    """Which deal of the chapter, from 1; in the finale, which evening."""
    edition: int
    """The targets of the day on which it was begun."""
    begun_at: str
    """UTC, ``2026-11-21T09:00:00Z``."""
    first: bool
    """Whether nobody had seen this deal before in this campaign: only then it can be sealed."""
    endings: tuple[Ending, ...] = ()
    """In the order of time."""

    @property
    def where(self) -> Chapter:
        """The chapter."""
        return chapter(self.chapter)

    @property
    def is_over(self) -> bool:
        """Whether it was played to an end."""
        return bool(self.endings)


@frozen
class Campaign:
    """One player's way through the Circuit."""

    id: str
    """32 hexadecimal digits, the same in every copy."""
    name: str
    book: int
    """The colour of its leather, from 0."""
    created_at: str
    seed: int
    """Unsigned 32-bit number from which all deals follow."""
    attempts: tuple[Attempt, ...] = ()
    """In the order in which they were begun."""

    def attempt(self, identity: str) -> Attempt | None:
        """The attempt that a game is, None of any other game."""
        return next((one for one in self.attempts if one.id == identity), None)

    def at(self, where: Chapter) -> tuple[Attempt, ...]:
        """The attempts at a chapter, oldest first."""
        return tuple(one for one in self.attempts if one.chapter == where.id)


def new_campaign(name: str, book: int = 0, *, at: datetime | None = None) -> Campaign:
    """A campaign with nothing played."""
    return Campaign(uuid.uuid4().hex, clean_name(name), book % BOOKS, told(at), secrets.randbits(SEED_BITS))


def clean_name(name: str) -> str:
    """A name on one line, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def told(at: datetime | None) -> str:
    """A moment as files tell it; now by default."""
    moment = (datetime.now(UTC) if at is None else at).astimezone(UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def next_deal(campaign: Campaign, where: Chapter) -> int:
    """The first deal of a chapter that was never begun."""
    return max((one.deal for one in campaign.at(where)), default=0) + 1


def begun(
    campaign: Campaign, where: Chapter, *, level: int, number: int, edition: int, at: datetime | None = None
) -> Attempt:
    """An attempt to be played; it is part of the campaign once it is ``with_attempt``.

    Args:
        campaign: the campaign.
        where: the chapter.
        level: the rival, from 0 in the game's ladder.
        number: which deal, from 1.
        edition: the targets in force.
        at: the time; now by default.

    Raises:
        ValueError: there is no such level or deal.
    """
    if not 0 <= level < len(LADDERS[where.game]) or number < 1:
        raise ValueError((level, number))
    seen = any(one.deal == number for one in campaign.at(where))
    return Attempt(uuid.uuid4().hex, where.id, level, number, edition, told(at), not seen)


def seed_of(campaign: Campaign, attempt: Attempt) -> int:
    """The seed of the deal that an attempt plays."""
    return deal(campaign.seed, attempt.where, attempt.deal)


def with_attempt(campaign: Campaign, attempt: Attempt) -> Campaign:
    """The campaign with an attempt more, or with what is new about one that it has."""
    return changed(campaign, attempts=_united((*campaign.attempts, attempt)))


def ending_of(session: Session, kit: GameKit, *, at: datetime | None = None) -> Ending:
    """How a session that is over ended."""
    return Ending(kit.progress(session.state).done, result_of(session, kit, at=at))


def with_ending(campaign: Campaign, ending: Ending) -> Campaign:
    """The campaign with the end of one of its attempts; the same when it is known or of no attempt.

    An ending is known by its result, not by when it was written down: a game that is loaded and looked at again
    has not ended again.
    """
    attempt = campaign.attempt(ending.result.id)
    if attempt is None or any(same_ending(one, ending) for one in attempt.endings):
        return campaign
    return with_attempt(campaign, changed(attempt, endings=(*attempt.endings, ending)))


def same_ending(one: Ending, other: Ending) -> bool:
    """Whether both are one ending, whenever each was written down."""
    a, b = one.result, other.result
    return (one.rounds, a.scores, a.winner, a.sharing) == (other.rounds, b.scores, b.winner, b.sharing)


def merged(ours: Campaign, theirs: Campaign) -> Campaign:
    """Both campaigns' attempts and endings, each once; name and book stay ours.

    Raises:
        ValueError: they are two different campaigns.
    """
    if (ours.id, ours.seed) != (theirs.id, theirs.seed):
        raise ValueError(theirs.id)
    return changed(ours, attempts=_united((*ours.attempts, *theirs.attempts)))


def _united(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """Each attempt once with all its endings, in the order of time; of one second the first at a deal before its repeat."""
    found: dict[str, Attempt] = {}
    for one in attempts:
        before = found.get(one.id)
        found[one.id] = one if before is None else _joined(before, one)
    return tuple(sorted(found.values(), key=lambda one: (one.begun_at, one.deal, not one.first, one.id)))


def _joined(one: Attempt, other: Attempt) -> Attempt:
    """The same attempt from two files: of two that disagree in more than their endings, always the same one."""
    chosen = min(one, other, key=lambda a: (a.begun_at, a.chapter, a.level, a.deal, a.edition, not a.first))
    endings: list[Ending] = []
    for ending in sorted((*one.endings, *other.endings), key=_order):
        if not any(same_ending(ending, known) for known in endings):
            endings.append(ending)
    return changed(chosen, endings=tuple(endings))


def _order(ending: Ending) -> tuple[str, tuple[int, ...], int]:
    return ending.result.finished_at, ending.result.scores, ending.rounds


def last_played(campaign: Campaign) -> str:
    """When something was last begun or ended; of an empty campaign when it was made. ISO 8601."""
    moments = [ending.result.finished_at for one in campaign.attempts for ending in one.endings]
    return max([campaign.created_at, *moments, *(one.begun_at for one in campaign.attempts)])
