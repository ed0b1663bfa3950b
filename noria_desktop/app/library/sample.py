"""The library that the program shows for pictures: games of both sample campaigns, never the player's own."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from noria_desktop.app.campaign import files, taken_along
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.sample import Sample, sample
from noria_desktop.app.catalogue import kit
from noria_desktop.app.library.tags import Tags
from noria_desktop.app.results import Result, Results
from noria_desktop.app.saves.envelope import CHECKSUM, checksum_of
from noria_desktop.app.saves.files import backup_of, make_folder, write_atomically
from noria_desktop.app.saves.store import Store
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.engine.values import changed
from noria_desktop.resource_files import resource

TODAY: Final = date(2026, 5, 28)
"""The day on which the sample is looked at."""
_TAGS: Final = {"en": ("my best", "last battle"), "ja": ("自己最高", "最後の戦闘")}
_SAVED: Final = re.compile(rb'"saved_at": "[^"]*"')
_SECONDS: Final = re.compile(rb'"seconds": 0')
_HALF: Final = 2
_FIRST_DAY: Final = datetime(2025, 9, 20, 19, 30, tzinfo=UTC)
_APART: Final = 6
"""Days between two of the games of which only the results are left."""


def fill(profile: Path, language: str, *, damaged: bool = False) -> None:
    """Write the sample into an empty profile.

    Args:
        profile: the folder.
        language: in which its tags are written.
        damaged: with a file that was cut off and the backup beside it.
    """
    store = Store(profile)
    results, tags, campaigns = Results(store.results), Tags(profile), Campaigns(store)
    make_folder(store.autosaves)
    data = sample(Sample.WHOLE)
    taken_along.bring(campaigns, data)
    for which in (Sample.SECOND_VOLUME, Sample.WHOLE):
        campaign, games = files.read(sample(which), files.MOST_BYTES)
        texts = {game.attempt: game.save.encode() for game in games}
        for number, attempt in enumerate(campaign.attempts):
            spent = 1500 + 97 * (number * 5 % 13)
            moment = attempt.begun_at
            for ending in attempt.endings:
                moment = ending.result.finished_at
                results.add(changed(ending.result, seconds=ending.result.seconds or spent))
            if not attempt.endings:
                moment = "2026-05-27T14:05:00Z"
            file = store.autosaves / f"{attempt.where.game}-{attempt.id}.ndsave"
            write_atomically(file, _dated(texts[attempt.id], moment, spent), keep_backup=False, lasting=False)
    _begun(store)
    newest = results.all()
    for game, tag in zip(("noria", "scythe"), _TAGS[language], strict=True):
        best = max(
            (one for one in newest if one.game == game), key=lambda one: (one.scores[0], one.finished_at)
        )
        tags.put(best.id, tag)
    for one in [one for one in newest if one.game == "nautilus"][-2:-1]:
        if damaged:
            file = store.autosaves / f"nautilus-{one.id}.ndsave"
            whole = file.read_bytes()
            write_atomically(backup_of(file), whole, keep_backup=False, lasting=False)
            write_atomically(file, whole[: len(whole) * 2 // 3], keep_backup=False, lasting=False)


def add_results(profile: Path) -> None:
    """Add games of Scythe of which only the results are left, played by the program's own players on real deals."""
    results, game = Results(Store(profile).results), kit("scythe")
    for number, line in enumerate(resource("sample", "scythe.txt").read_text("utf-8").splitlines()):
        level, seed, own, rival, faction, automa = line.split()
        options = game.default_options()
        for name, value in (("level", level), ("faction", faction), ("automa", automa)):
            options = game.with_setting(options, name, value)
        full = game.options_of(game.rules.setup(options, int(seed)).state)
        moment = _FIRST_DAY + timedelta(days=_APART * number)
        scores = int(own), int(rival)
        results.add(
            Result(
                id=f"{number:032x}",
                game=game.game_id,
                opponent=level,
                notation=game.write_setup(full),
                seed=int(seed),
                scores=scores,
                winner=int(scores[0] < scores[1]),
                sealed=number % 3 > 0,
                finished_at=moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
                undos=0,
                hints=0,
                seconds=1900 + 113 * (number * 7 % 17),
                rules_version=game.rules.version,
            )
        )


def _dated(text: bytes, moment: str, seconds: int) -> bytes:
    """A save as it would be of that time."""
    body = text[: text.rfind(CHECKSUM)]
    body = _SAVED.sub(f'"saved_at": "{moment}"'.encode(), body, count=1)
    body = _SECONDS.sub(f'"seconds": {seconds}'.encode(), body, count=1)
    return body + CHECKSUM + checksum_of(body).encode() + b'"\n}\n'


def _begun(store: Store) -> None:
    """A game of Noria that was left in the middle."""
    last = sorted(store.autosaves.glob("noria-*.ndsave"))[-1]
    whole = store.open(last).session
    game = kit("noria")
    session = Session(game, whole.options, whole.seed, identity=f"{7:032x}")
    session.replay(whole.log[: len(whole.log) // _HALF])
    session.run_automatic()
    session.add_time(1260)
    moment = datetime(2026, 5, 28, 10, 40, tzinfo=UTC)
    data = written(session, game, saved_at=moment, serial=1)
    write_atomically(store.file_of(session, game), data, keep_backup=False, lasting=False)
