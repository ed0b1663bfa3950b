"""The same games on every Python: ``python -m tests.app.same_games PYTHON … --games 1000``.

Each of the Pythons plays so many seeded games of every kind, with another seed of its own hashing, and prints a line a game
with its scores, its length and the digest of its last position. The lines must be the same byte for byte, and those of the
Python that runs this. A Python needs the program's packages (attrs, cattrs), not the program itself.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from noria_desktop.app.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[2]


def lines_of(python: str, game: str, games: int, hashing: int) -> bytes:
    """What a Python prints of its games; ``hashing`` is the seed of its hashes of texts.

    Raises:
        CalledProcessError: it could not play them.
    """
    command = [python, "-m", "noria_desktop", "simulate", game]
    command += ["--games", str(games), "--jobs", "1", "--jsonl"]
    environment = {**os.environ, "PYTHONHASHSEED": str(hashing)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True).stdout


def main(asked: Sequence[str] | None = None) -> int:
    """Play them and compare; the exit code says whether all are the same."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pythons", nargs="+", metavar="PYTHON")
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args(asked)
    different = 0
    for game in game_ids():
        own = lines_of(sys.executable, game, given.games, 0)
        print(f"{game}: {len(own.splitlines())} games, {sha256(own).hexdigest()[:16]} here", flush=True)
        for number, python in enumerate(given.pythons, 1):
            is_same = lines_of(python, game, given.games, number) == own
            different += not is_same
            print(f"  {python}: {'the same' if is_same else 'DIFFERENT'}", flush=True)
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main())
