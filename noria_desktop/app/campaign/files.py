"""A campaign as a file, ``.ndcampaign``: JSON, in the player's folder without its games, to be taken along with them.

What stars it has is written down for people and for the list of other programs; it is never read. Nothing in the file
is believed: every attempt must belong to a chapter and every ending to a game of its deal. Source: decision 5; ux 3.7.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

import attrs

from noria_desktop import __version__
from noria_desktop.app.campaign.campaign import BOOKS, Attempt, Campaign, Ending, clean_name, seed_of
from noria_desktop.app.campaign.chapters import LADDERS, chapter
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.result_lines import is_possible, is_time
from noria_desktop.app.saves.converter import canonical, fault, plain_converter
from noria_desktop.app.saves.envelope import LARGEST_PROGRESS
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.limits import MAX_BYTES, parse
from noria_desktop.app.saves.migrate import migrated
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen

FORMAT: Final = "noria-desktop/campaign"
FORMAT_VERSION: Final = 2
"""2: the file may hold Four Nights; a campaign without them is still written as 1, byte for byte."""
_WITHOUT_NIGHTS: Final = 1
EXTENSION: Final = ".ndcampaign"
MOST_BYTES: Final = 200_000_000
"""A file to be taken along holds a game of some fifty kilobytes for each attempt."""
MOST_ATTEMPTS: Final = 5_000
MOST_ENDINGS: Final = 50
_MOST_DEALS: Final = 1_000_000
_MOST_EDITIONS: Final = 10_000
_ID: Final = re.compile(r"[0-9a-f]{32}")


@frozen
class Game:
    """A game of an attempt, as the text of its save."""

    attempt: str
    ending: str
    """Which of its endings it shows, see ``mark_of``; empty where it goes on."""
    save: str


@frozen
class _File:
    """All keys, in their order in the file."""

    format: str
    format_version: int
    app_version: str
    id: str
    name: str
    book: int
    created_at: str
    seed: int
    stars: int
    attempts: tuple[Attempt, ...]
    games: tuple[Game, ...]


def mark_of(ending: Ending) -> str:
    """A short name of an ending, the same in every copy."""
    result = ending.result
    told = [ending.rounds, list(result.scores), result.winner, list(result.sharing)]
    return blake2b(canonical(told).encode(), digest_size=6).hexdigest()


def written(campaign: Campaign, games: Iterable[Game] = ()) -> bytes:
    """The file of a campaign, an attempt a line."""
    file = _File(
        format=FORMAT,
        format_version=FORMAT_VERSION
        if any(one.where.night for one in campaign.attempts)
        else _WITHOUT_NIGHTS,
        app_version=__version__,
        id=campaign.id,
        name=campaign.name,
        book=campaign.book,
        created_at=campaign.created_at,
        seed=campaign.seed,
        stars=standing(campaign).stars,
        attempts=campaign.attempts,
        games=tuple(games),
    )
    lines = []
    for field in attrs.fields(_File):
        value = plain_converter().unstructure(getattr(file, field.name))
        if isinstance(value, list) and value:
            text = "[\n" + ",\n".join(map(_text, value)) + "\n]"
        else:
            text = _text(value)
        lines.append(f'"{field.name}": {text}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _text(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False)


def read(data: bytes, most: int = MAX_BYTES) -> tuple[Campaign, tuple[Game, ...]]:
    """A campaign and the games that came along with it, wholly checked but for the games, which are saves.

    Args:
        data: the file.
        most: bytes that it may have.

    Raises:
        SaveError: with the reason and the place; ``file`` is None.
    """
    raw = parse(data, most)
    if type(raw) is not dict or raw.get("format") != FORMAT:
        raise SaveError(None, "", Reason.NO_CAMPAIGN)
    raw = migrated(raw, "format_version", FORMAT_VERSION, {_WITHOUT_NIGHTS: dict})
    # Whatever stands there: stars follow from the attempts.
    raw["stars"] = 0
    try:
        file: _File = plain_converter().structure(raw, _File)
    except Exception as error:
        raise fault(error, "$") from None
    campaign = Campaign(file.id, file.name, file.book, file.created_at, file.seed, file.attempts)
    for place, holds in _rules(campaign, file):
        if not holds:
            raise SaveError(None, f"$.{place}", Reason.WRONG_VALUE)
    return campaign, file.games


def _rules(campaign: Campaign, file: _File) -> Iterable[tuple[str, bool]]:
    """What must hold that types do not say: the place, and whether it does."""
    yield "app_version", len(file.app_version) <= 40 and file.app_version.isprintable()
    yield "id", _ID.fullmatch(campaign.id) is not None
    yield "name", bool(campaign.name) and campaign.name == clean_name(campaign.name)
    yield "book", 0 <= campaign.book < BOOKS
    yield "created_at", is_time(campaign.created_at)
    yield "seed", 0 <= campaign.seed < 1 << SEED_BITS
    yield "attempts", len(campaign.attempts) <= MOST_ATTEMPTS
    ids = [one.id for one in campaign.attempts]
    yield "attempts", len(set(ids)) == len(ids)
    for number, attempt in enumerate(campaign.attempts):
        yield f"attempts[{number}]", _is_attempt(attempt)
        for place, ending in enumerate(attempt.endings):
            yield f"attempts[{number}].endings[{place}]", _is_ending(campaign, attempt, ending)
    known = set(ids)
    for number, game in enumerate(file.games):
        yield f"games[{number}]", game.attempt in known


def _is_attempt(attempt: Attempt) -> bool:
    try:
        where = chapter(attempt.chapter)
    except LookupError:
        return False
    return (
        _ID.fullmatch(attempt.id) is not None
        and 0 <= attempt.level < len(LADDERS[where.game])
        and (not where.night or attempt.level == where.level)
        and 1 <= attempt.deal <= _MOST_DEALS
        and 1 <= attempt.edition <= _MOST_EDITIONS
        and is_time(attempt.begun_at)
        and len(attempt.endings) <= MOST_ENDINGS
    )


def _is_ending(campaign: Campaign, attempt: Attempt, ending: Ending) -> bool:
    result = ending.result
    return (
        is_possible(result)
        and len(result.scores) > 1
        and (result.id, result.game, result.seed)
        == (attempt.id, attempt.where.game, seed_of(campaign, attempt))
        and 0 <= ending.rounds <= LARGEST_PROGRESS
    )
