"""One or several sound ones of everything else that the program reads: what a player may paste, type, bring or find in a profile.

Saves, results, settings and pictures are made in ``hostile_files``; each kind here says how it is best made wrong.
"""

from __future__ import annotations

import enum
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from noria_desktop.app.campaign.sample import Sample, sample
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.lessons.progress import FORMAT as LESSONS
from noria_desktop.app.library.index import Index
from noria_desktop.app.saves.archive import pack
from noria_desktop.app.saves.heads import read_head
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.app.today.friends import FriendsFile, packed
from noria_desktop.app.today.line import written
from noria_desktop.app.today.sample import fill
from noria_desktop.app.turning.changes import CAREFUL, Look
from noria_desktop.app.turning.kept import Kept
from noria_desktop.app.turning.practice import Waiting, line_of
from noria_desktop.bots.appraising import Appraised
from noria_desktop.engine.contract import Seat
from tests.app.playing import lively


class Change(enum.Enum):
    """How a kind of file is changed besides byte by byte."""

    JSON = "json"
    LINES = "lines"
    """Each line a JSON text of its own."""
    NUMBERS = "numbers"
    WORDS = "words"


OTHERS: Final[Mapping[str, Change]] = {
    "campaigns": Change.JSON,
    "brought campaigns": Change.JSON,
    "profiles": Change.NUMBERS,
    "friends": Change.JSON,
    "lines of friends": Change.WORDS,
    "tags": Change.LINES,
    "practice": Change.LINES,
    "lessons": Change.JSON,
    "games read": Change.JSON,
    "indexes": Change.NUMBERS,
    "set-ups": Change.WORDS,
    "command lines": Change.WORDS,
}
COMMANDS: Final = (
    ("--new", "noria", "--setup", "Market: J1 C2 T3 B4", "--seed", "7"),
    ("--continue", "--lang", "ja"),
    ("simulate", "scythe", "--games", "12", "--set", "level=1", "--players", "random", "--jsonl"),
    ("ladder", "nautilus", "level4,level3", "--games", "10", "--until-width", "5", "--jobs", "2"),
    ("examine", "solani", "level1", "--games", "2", "--seconds", "0.5"),
    ("replay", "one.ndsave"),
    ("check", "one.ndsave", "two.ndsave"),
    ("screenshot", "home", "out.png", "--size", "1280x800", "--theme", "day", "--scale", "2"),
)
"""Command lines as people write them; parted by a sign that no argument can hold."""
PARTED: Final = b"\0"
INDEXED: Final = (Path("one.ndsave"), Path("two.ndsave"))
"""Files of which the index knows something."""
MARK: Final = (1, 2, 3)


def others() -> dict[str, tuple[bytes, ...]]:
    """Sound ones of every kind above."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder)
        fill(profile)
        store = Store(profile)
        for place, name in enumerate(("nautilus", "noria")):
            released = Path(__file__).parent / name / "v1-format2.ndsave"
            file = profile / "autosave" / f"{name}-{place:032x}.ndsave"
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(released.read_bytes())
        friends = FriendsFile(profile).read()
        return {
            "campaigns": (sample(Sample.SECOND_VOLUME, 0), _without_games(sample(Sample.SECOND_VOLUME, 3))),
            "brought campaigns": (sample(Sample.SECOND_VOLUME, 1),),
            "profiles": (_profile(store),),
            "friends": (packed(friends),),
            "lines of friends": tuple(
                written(line, "Noria", "Bot 1", "sealed").encode() for line in friends.lines
            ),
            "tags": (b'{"id": "%s", "tag": "best", "on": true}\n' % (b"0" * 32) * 3,),
            "practice": (_practice(),),
            "lessons": (_lessons(),),
            "games read": (_read_game(profile),),
            "indexes": (_index(profile, store),),
            "set-ups": tuple(_setups()),
            "command lines": tuple(PARTED.join(word.encode() for word in one) for one in COMMANDS),
        }


def game_read() -> Session:
    """The game of which something is kept in ``games read``."""
    return lively(kit("nautilus"), 3, 12)


def _without_games(data: bytes) -> bytes:
    return json.dumps({**json.loads(data), "games": []}).encode()


def _profile(store: Store) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile.zip"
        for _ in pack(store, store.profile / "settings.ini", file):
            pass
        return file.read_bytes()


def _practice() -> bytes:
    moves = (Waiting(f"{number:032x}", "noria", 40 + number, "2026-05-28") for number in range(3))
    return b"".join(map(line_of, moves))


def _lessons() -> bytes:
    told = {"done": False, "step": "1.3", "played": [{"seat": 0, "action": {"type": "End"}}]}
    lessons: dict[str, Any] = {"noria/1": told, "solani/2": {"done": True, "step": "", "played": []}}
    return json.dumps({"format": LESSONS, "version": 1, "latest": "noria/1", "lessons": lessons}).encode()


def _read_game(profile: Path) -> bytes:
    session, game = game_read(), kit("nautilus")
    own = next(number for number, one in enumerate(session.log) if one.seat == Seat(0))
    action = session.log[own].action
    found = Appraised(action, then=(), best=900, played=700, now=None, hands=4, doubt=10, level=0)
    kept = Kept(profile)
    kept.keep(game, session, {own: Look(own, CAREFUL, found)})
    return next((profile / "turning").glob("*.json")).read_bytes()


def _index(profile: Path, store: Store) -> bytes:
    heads = [read_head(one.file.read_bytes()) for one in store.listed()]
    file = profile / "library.sqlite"
    assert Index(file).remember(dict(zip(INDEXED, ((MARK, head) for head in heads), strict=True)))
    return file.read_bytes()


def _setups() -> list[bytes]:
    written = []
    for name in game_ids():
        game = kit(name)
        written.append(f"{name}\n{game.write_setup(game.default_options())}".encode())
    return written
