"""Whole games of Scythe through a real window, each put aside inside a move with a load and inside a combat."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.results import result_of
from tests.realwindow.driver import Display, missing_tools
from tests.realwindow.evening import SHOTS
from tests.realwindow.scythe_evening import ScytheEvening
from tests.realwindow.scythe_sense import LEAST_KINDS, promising_seed

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

GAMES = {
    "ja": "勢力: サクソニー、オートマ: ルスヴィエト、難易度: オートメッタ",
    "en": "Faction: Polania, Automa: Crimea, Level: Automa",
}


@pytest.mark.parametrize(("hand", "language", "first"), [("mouse", "ja", 61), ("keyboard", "en", 66)])
def test_a_whole_game_of_scythe_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, first: int
) -> None:
    """Two factions, two difficulties; everything is moved, built, fought and chosen by one kind of input alone.

    The record names the points that the same game has when it is played by the rules alone.
    """
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=instant\ncoach=off\n", encoding="utf-8")
    seed = promising_seed(GAMES[language], first, carries=hand == "mouse")
    evening = ScytheEvening(display, tmp_path, GAMES[language], seed, hand, language)
    try:
        evening.play(hand)
        sheet = evening.player.wait(lambda s: s["page"] == "result", 10)
        if SHOTS:
            time.sleep(2)
            evening.player.shot(Path(SHOTS) / f"scythe-{hand}-result.png")
        assert sheet["page"] == "result"
        assert set(evening.stopped) == {"load", "combat"}
        assert len(evening.sense.done) >= LEAST_KINDS, sorted(evening.sense.done)
        assert evening.put_back >= 3
        assert evening.taken_back >= 3
    finally:
        evening.player.close()
    (line,) = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    record, expected = json.loads(line), result_of(evening.sense.session, KIT)
    assert (tuple(record["scores"]), record["winner"]) == (expected.scores, expected.winner)
    assert (record["undos"], record["sealed"]) == (evening.taken_back, True)
