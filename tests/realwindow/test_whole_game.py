"""Whole games through a real window: one by dragging alone, one with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from tests.realwindow.driver import Display, Player, missing_tools
from tests.realwindow.evening import SHOTS, Evening

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

SETUP = (
    "市場: J1、C2、T3、B4; 空島: 7、4(x)、2、8、9; ボット: 1A -1E2B - 3C 4F 5D - 精錬コース; "
    "プレイヤー: 1J -1T 3O -1C 3M 4E - 殖民コース"
)
"""The example of the rulebook's notation page."""


class NoriaEvening(Evening):
    """Passes an island now and then, so that the game is not all influence and discs."""

    leaves: ClassVar[Mapping[str, float]] = {
        "influence": 0.75,
        "intrigue": 0.5,
        "name_discs": 0.1,
        "use_discs": 0.05,
    }


@pytest.mark.parametrize(("hand", "language", "seed"), [("mouse", "ja", 11), ("keyboard", "en", 12)])
def test_a_whole_game_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, seed: int
) -> None:
    """Sixteen rounds against Bot 1 from the rulebook's example set-up, by one kind of input alone."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=fast\ncoach=off\n", encoding="utf-8")
    player = Player(display, tmp_path, "--new", "noria", "--setup", SETUP, "--seed", "7", "--lang", language)
    try:
        evening = NoriaEvening(player, seed)
        evening.play(hand)
        sheet = player.wait(lambda s: s["page"] == "result", 10)
        if SHOTS:
            time.sleep(2)
            player.shot(Path(SHOTS) / f"{hand}-result.png")
        assert sheet["page"] == "result"
        assert not evening.idle, f"gestures that did nothing: {evening.idle}"
        assert len(evening.kinds) >= 8, sorted(evening.kinds)
    finally:
        player.close()
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8").count("\n") == 1
