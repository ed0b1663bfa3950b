"""Whole matches of Nautilus through a real window, one put aside in the middle of an arrow and taken up again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from tests.realwindow.driver import Display, missing_tools
from tests.realwindow.evening import SHOTS, EveningPutAside

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

HIDDEN = "対戦相手: レベル2、先手: 人間、分野カード: 非公開"
VISIBLE = "Opponent: level 1, First: opponent, Domain cards: visible"
ARROWS = ("move_vertical", "move_horizontal")


class NautilusEvening(EveningPutAside):
    """Stops in the middle of an arrow."""

    leaves: ClassVar[Mapping[str, float]] = {"use_special": 0.3}
    most = 200
    stops = ARROWS


@pytest.mark.parametrize(
    ("hand", "language", "setup", "seed"),
    [("mouse", "ja", HIDDEN, 21), ("keyboard", "en", VISIBLE, 22)],
)
def test_a_whole_match_of_nautilus_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, setup: str, seed: int
) -> None:
    """Up to six rounds; every special card, arrow and anchor that comes is played by one kind of input alone."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=fast\ncoach=off\n", encoding="utf-8")
    begin = ("--new", "nautilus", "--setup", setup, "--seed", str(seed), "--lang", language)
    evening = NautilusEvening(display, tmp_path, seed, hand, *begin)
    try:
        evening.play(hand)
        sheet = evening.player.wait(lambda s: s["page"] == "result", 10)
        if SHOTS:
            time.sleep(2)
            evening.player.shot(Path(SHOTS) / f"nautilus-{hand}-result.png")
        assert sheet["page"] == "result"
        assert not evening.idle, f"gestures that did nothing: {evening.idle}"
        assert set(evening.stopped) & set(ARROWS)
        assert len(evening.kinds) >= 5, sorted(evening.kinds)
    finally:
        evening.player.close()
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8").count("\n") == 1
