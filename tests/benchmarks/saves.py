"""A finished game written and opened again with its whole log replayed. Source: engines-and-bots 3, 8 (P10)."""

from __future__ import annotations

import time

from noria_desktop.app import catalogue
from noria_desktop.app.players import player
from noria_desktop.app.saves.envelope import read
from noria_desktop.app.saves.resuming import opened
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from tests.benchmarks.figures import Figure, cpu_ms, least_of
from tests.chance import seat_chance

RUNS = 7
WRITE_MS = 20.0
OPEN_MS = 150.0


def finished_game(seed: int) -> Session:
    """A whole game of Noria by its look-ahead player."""
    kit = catalogue.kit("noria")
    session = Session(kit, kit.default_options(), seed)
    policy, rng = player("noria", "greedy"), seat_chance(seed, HUMAN)
    session.run_automatic()
    while session.turn.seat is not None:
        choice, rng = policy.choose(session.view(), session.legal, rng)
        session.dispatch(choice.action)
        session.run_automatic()
    return session


def round_trip() -> list[Figure]:
    """P10."""
    kit = catalogue.kit("noria")
    session = finished_game(1)
    begun = time.process_time()
    data = written(session, kit)
    first = (time.process_time() - begun) * 1e3
    again = opened(read(data)).session
    assert again.state == session.state
    assert again.log == session.log
    writing = least_of(RUNS, lambda: cpu_ms(lambda: written(session, kit)))
    opening = least_of(RUNS, lambda: cpu_ms(lambda: opened(read(data))))
    size = f"{len(data) / 1024:.0f} KiB, {len(session.log)} actions, the first time {first:.1f} ms"
    return [
        Figure(
            "P10 write a finished game",
            f"{writing:.1f} ms",
            size,
            f"<= {WRITE_MS:.0f} ms",
            writing <= WRITE_MS,
        ),
        Figure(
            "P10 open it, log replayed", f"{opening:.1f} ms", "", f"<= {OPEN_MS:.0f} ms", opening <= OPEN_MS
        ),
    ]
