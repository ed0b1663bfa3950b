"""A campaign taken along: with all its games in one file, out of a profile and into another one.

What comes in is joined with what is here, so nothing is ever replaced, and the same file may come in twice.
Source: ux 3.7.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from noria_desktop.app.campaign import files
from noria_desktop.app.campaign.campaign import Attempt, Campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.files import Game, mark_of
from noria_desktop.app.saves import envelope
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import write_atomically
from noria_desktop.app.saves.limits import read_bytes
from noria_desktop.app.saves.merging import Merging
from noria_desktop.engine.values import frozen

log = logging.getLogger(__name__)


@frozen
class Imported:
    """What came in with a file."""

    campaign: Campaign
    is_new: bool
    """False where it was joined with the copy that is here."""
    attempts: int
    """How many that were not here."""
    games: int
    """How many that were not here."""


def packed(campaigns: Campaigns, campaign: Campaign) -> bytes:
    """The campaign with all its games as one file."""
    return files.written(campaign, _games_of(campaigns, campaign))


def export(campaigns: Campaigns, campaign: Campaign, target: Path) -> None:
    """Write a campaign with all its games into a file.

    Raises:
        SaveError: it cannot be written; what was there is as it was.
    """
    write_atomically(target, packed(campaigns, campaign), keep_backup=False)


def bring_in(campaigns: Campaigns, file: Path) -> Imported:
    """Add a campaign from a file, joined with the copy that is here; nothing is ever replaced.

    Raises:
        SaveError: it cannot be read, is none, or something cannot be written.
    """
    try:
        return bring(campaigns, read_bytes(file, files.MOST_BYTES))
    except SaveError as error:
        raise error.in_file(file) from None


def bring(campaigns: Campaigns, data: bytes) -> Imported:
    """Add a campaign from the bytes of a file.

    Raises:
        SaveError: as ``bring_in``; ``file`` may be None.
    """
    theirs, games = files.read(data, files.MOST_BYTES)
    ours = campaigns.get(theirs.id)
    if ours is not None and ours.seed != theirs.seed:
        raise SaveError(None, "", Reason.OTHER_CAMPAIGN)
    # Games first: an ending must not be known without the game that shows it.
    brought = sum(_bring_game(campaigns, theirs, game) for game in games)
    _bring_running(campaigns, theirs, games)
    after = campaigns.add(theirs)
    before = 0 if ours is None else len(ours.attempts)
    return Imported(after, ours is None, len(after.attempts) - before, brought)


def _games_of(campaigns: Campaigns, campaign: Campaign) -> Iterator[Game]:
    for attempt in campaign.attempts:
        for ending in attempt.endings:
            yield from _game(campaigns.game_file(attempt, ending), attempt, mark_of(ending))
        if not attempt.is_over:
            yield from _game(campaigns.running_file(attempt), attempt, "")


def _game(file: Path, attempt: Attempt, ending: str) -> Iterator[Game]:
    """A game that is there and can be read."""
    try:
        yield Game(attempt.id, ending, read_bytes(file).decode())
    except (SaveError, UnicodeDecodeError) as error:
        log.info("a game is not taken along: %s", error)


def _checked(campaigns: Campaigns, campaign: Campaign, game: Game) -> tuple[Attempt, bytes]:
    """The attempt that a game is, and its bytes.

    Raises:
        SaveError: it is no save, or one of another game.
    """
    attempt = campaign.attempt(game.attempt)
    assert attempt is not None
    data = game.save.encode()
    if envelope.read(data, campaigns.store.find_kit).envelope.id != attempt.id:
        raise SaveError(None, "$.games", Reason.WRONG_VALUE)
    return attempt, data


def _bring_game(campaigns: Campaigns, campaign: Campaign, game: Game) -> bool:
    """A game that has ended; whether it was not here."""
    attempt = campaign.attempt(game.attempt)
    assert attempt is not None
    ending = next((one for one in attempt.endings if mark_of(one) == game.ending), None)
    if ending is None:
        return False
    file = campaigns.game_file(attempt, ending)
    if file.exists():
        return False
    _, data = _checked(campaigns, campaign, game)
    write_atomically(file, data, keep_backup=False)
    return True


def _bring_running(campaigns: Campaigns, campaign: Campaign, games: tuple[Game, ...]) -> None:
    """Games that go on lie among the others; one that is here and knows more stays as it is."""
    going_on = [game for game in games if not game.ending]
    if not going_on:
        return
    merging = Merging(campaigns.store)
    for _ in merging.look():
        pass
    for game in going_on:
        attempt, data = _checked(campaigns, campaign, game)
        merging.add("autosave", campaigns.running_file(attempt).name, data)
