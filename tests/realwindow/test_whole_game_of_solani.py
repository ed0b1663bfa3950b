"""Whole games of Solani through a real window, each put aside between the two placements of a turn."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.realwindow.driver import Display, centre, missing_tools
from tests.realwindow.evening import SHOTS, EveningPutAside

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

BETWEEN = ("place_circle", "place_branch")
TABLES = {
    1: {"en": "Players: human, Coyote: Trickster", "ja": "プレイヤー: 人間、コヨーテ: 子コヨーテ"},
    2: {"en": "Players: human / level 2", "ja": "プレイヤー: 人間／レベル2"},
    4: {
        "en": "Players: human / level 1 / level 2 / level 3",
        "ja": "プレイヤー: 人間／レベル1／人間／レベル2",
    },
}
"""The second of the four is another person at the same screen in the Japanese game."""


class SolaniEvening(EveningPutAside):
    """Turns the branch tiles in hand."""

    most = 300
    stops = BETWEEN

    def mouse(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Carry it, a tile that can be turned with some notches of the wheel on the way."""
        if gesture["options"] < 2:
            super().mouse(sheet, gesture)
            return
        places, turns = sheet["places"], self.chance.randrange(4)
        start, goal = (centre(places[gesture[end]]["rect"]) for end in ("source", "target"))
        self.player.drag(start, goal, wheel=turns)

    def keyboard(self, sheet: dict[str, Any], gesture: dict[str, Any]) -> None:
        """Pick it up, turn it with R, carry it from space to space, lay it down."""
        if gesture["options"] < 2:
            super().keyboard(sheet, gesture)
            return
        if not self.walk("sources", gesture["source"]):
            return
        self.player.key("Return")
        if self.seen(lambda s: s["holding"]):
            self.player.key(*["r"] * self.chance.randrange(4))
            if self.walk("stops", gesture["target"]):
                self.player.key("Return")


@pytest.mark.parametrize(
    ("hand", "language", "seats", "seed"),
    [("mouse", "ja", 1, 31), ("keyboard", "en", 2, 32), ("mouse", "en", 4, 33), ("keyboard", "ja", 4, 34)],
)
def test_a_whole_game_of_solani_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, seats: int, seed: int
) -> None:
    """Twelve rounds of draft, placement and features by one kind of input alone."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=instant\ncoach=off\n", encoding="utf-8")
    setup = TABLES[seats][language]
    begin = ("--new", "solani", "--setup", setup, "--seed", str(seed), "--lang", language)
    evening = SolaniEvening(display, tmp_path, seed, hand, *begin)
    try:
        evening.play(hand)
        sheet = evening.player.wait(lambda s: s["page"] == "result", 10)
        if SHOTS:
            time.sleep(2)
            evening.player.shot(Path(SHOTS) / f"solani-{hand}-{seats}-result.png")
        assert sheet["page"] == "result"
        assert not evening.idle, f"gestures that did nothing: {evening.idle}"
        assert set(evening.stopped) & set(BETWEEN)
        assert len(evening.kinds) >= 5, sorted(evening.kinds)
    finally:
        evening.player.close()
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8").count("\n") == 1
