"""A process that plays and autosaves until it is killed, and a judge of what is left then.

``python -m tests.app.kill_probe play GAME PROFILE JOURNAL`` plays on from the last autosave (or a new
game), and writes to JOURNAL, flushed, the number of actions before each autosave begins and after it
is done. ``python -m tests.app.kill_probe judge [KILLS] [GAME]`` kills such processes at random moments.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from attrs import frozen

from noria_desktop.app.catalogue import GameKit, kit
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests import toy_game
from tests.saves.aside import broken

BEGINS = "begins"
DONE = "done"


def find_kit(game_id: str) -> GameKit:
    """The catalogue and the test game."""
    return toy_game.KIT if game_id == toy_game.KIT.game_id else kit(game_id)


def play(game_id: str, profile: Path, journal: Path) -> None:
    """Play for ever, as the window does: an autosave after every decision."""
    game, store = find_kit(game_id), Store(profile, find_kit)
    dice = random.Random()
    with journal.open("a", buffering=1) as lines:
        while True:
            found = store.resume()
            session = (
                found[1].session if found else Session(game, game.default_options(), dice.getrandbits(32))
            )
            while not session.is_over:
                session.run_automatic()
                if not session.is_over:
                    session.dispatch(dice.choice(session.legal))
                lines.write(f"{session.identity} {session.cursor} {BEGINS}\n")
                store.autosave(session, game)
                lines.write(f"{session.identity} {session.cursor} {DONE}\n")


@frozen
class Verdict:
    """What a series of kills showed."""

    kills: int
    in_a_write: int
    """Kills that hit while an autosave was being written."""
    losses: tuple[str, ...]
    """Every kill after which more than the step in hand was lost."""


def judge(kills: int, game_id: str, seed: int = 1) -> Verdict:
    """Kill a playing process so often; each next process goes on from what the last one left."""
    dice = random.Random(seed)
    in_a_write = 0
    losses: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        profile, journal = Path(folder) / "profile", Path(folder) / "journal"
        for number in range(kills):
            journal.write_text("")
            command = [
                sys.executable,
                "-m",
                "tests.app.kill_probe",
                "play",
                game_id,
                str(profile),
                str(journal),
            ]
            with subprocess.Popen(command) as process:
                while journal.stat().st_size == 0 and process.poll() is None:
                    time.sleep(0.005)
                time.sleep(dice.uniform(0, 0.15))
                process.kill()
            in_a_write += judge_one(Store(profile, find_kit), journal, number, losses)
    return Verdict(kills, in_a_write, tuple(losses))


def judge_one(store: Store, journal: Path, number: int, losses: list[str]) -> bool:
    """Compare the journal with the saves; True when the kill hit a write."""
    lines = [line.split() for line in journal.read_text().splitlines() if line.endswith((BEGINS, DONE))]
    if not lines:
        losses.append(f"kill {number}: the process did nothing")
        return False
    identity, cursor, what = lines[-1]
    writing = what == BEGINS
    for entry in store.listed():
        if entry.head is None:
            losses.append(f"kill {number}: {entry.error}")
            continue
        found = store.open(entry.file)
        if found.doubt is not None:
            losses.append(f"kill {number}: {found.doubt}")
        if entry.head.id == identity:
            there = found.save.envelope.cursor
            committed = [int(c) for i, c, w in lines if i == identity and w == DONE]
            allowed = {int(cursor), *(committed[-1:] if writing else ())}
            # Nothing committed yet in this process: what the process before had committed.
            if there not in allowed and (committed or not writing):
                losses.append(f"kill {number}: {there} actions saved, {sorted(allowed)} played")
            break
    else:
        if not writing:
            losses.append(f"kill {number}: the game is gone")
    if broken(store):
        losses.append(f"kill {number}: broken {broken(store)}")
    return writing


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
    else:
        verdict = judge(
            int(sys.argv[2]) if len(sys.argv) > 2 else 200, sys.argv[3] if len(sys.argv) > 3 else "noria"
        )
        print(
            f"{verdict.kills} kills, {verdict.in_a_write} of them during a write, {len(verdict.losses)} losses"
        )
        for loss in verdict.losses:
            print(loss)
        sys.exit(1 if verdict.losses else 0)
