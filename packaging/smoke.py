"""Try a built program out: it opens its window, plays a game of each kind to its end and draws a table in both languages.

    python packaging/smoke.py dist/noria-desktop

It runs outside of the sources, without this Python's settings and with a profile of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

GAMES: Final = ("noria", "nautilus", "solani", "scythe")
SECONDS: Final = 300
"""For one command, on a slow machine."""
PNG: Final = b"\x89PNG\r\n\x1a\n"


def tried(folder: Path) -> Iterator[str]:
    """Sentences on what was tried, one after the other.

    Raises:
        AssertionError: something did not do as it should.
    """
    suffix = ".exe" if sys.platform == "win32" else ""
    window = folder / f"noria-desktop{suffix}"
    console = folder / "noria-desktop-console.exe" if sys.platform == "win32" else window
    with tempfile.TemporaryDirectory(prefix="smoke 試し ") as name:
        place = Path(name)
        _run(window, place, "--profile-dir", str(place / "profile"), "--smoke")
        yield "the window opened"
        for game in GAMES:
            printed = _run(console, place, "simulate", game, "--games", "1", "--seed", "3", "--jsonl")
            line = json.loads(printed.splitlines()[0])
            assert line["game"] == game, printed
            assert line["scores"], printed
            yield f"a game of {game} was played: {line['scores']}"
        for language in ("en", "ja"):
            picture = place / f"{language}.png"
            _run(window, place, "screenshot", "noria", str(picture), "--lang", language)
            assert picture.read_bytes().startswith(PNG), picture
            yield f"a table was drawn ({language})"


def _run(program: Path, place: Path, *arguments: str) -> str:
    """What a command prints; it must end well and complain of nothing."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [str(program.resolve()), *arguments],
        cwd=place,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(arguments)}: exit {done.returncode}\n{done.stderr}"
    assert not done.stderr, f"{' '.join(arguments)} complained:\n{done.stderr}"
    return done.stdout


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("smoke.py: name the folder of the program, such as dist/noria-desktop.")
    for sentence in tried(Path(sys.argv[1])):
        print(sentence, flush=True)
