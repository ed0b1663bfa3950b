"""Whole matches of Nautilus through a real window, one put aside in the middle of an arrow and taken up again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.realwindow.driver import Display, Player, centre, missing_tools
from tests.realwindow.evening import SHOTS, Evening

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]

HIDDEN = "対戦相手: レベル2、先手: 人間、分野カード: 非公開"
VISIBLE = "Opponent: level 1, First: opponent, Domain cards: visible"
ARROWS = ("move_vertical", "move_horizontal")
LASTING = ("prompt", "ply", "gestures", "commands")
"""What a decision consists of; it is the same after the program was started again."""


class NautilusEvening(Evening):
    """Plays with one kind of input alone, and stops once in the middle of an arrow."""

    leaves: ClassVar[Mapping[str, float]] = {"use_special": 0.3}
    most = 200

    def __init__(self, display: Display, profile: Path, seed: int, hand: str, *arguments: str) -> None:
        """Begin a match."""
        self.display, self.profile, self.hand = display, profile, hand
        super().__init__(Player(display, profile, *arguments), seed)
        self.language = arguments[arguments.index("--lang") + 1]
        self.stopped_at: str | None = None

    def ready(self) -> dict[str, Any]:
        """The window when it asks for something; at the first arrow it is closed and comes back."""
        sheet = super().ready()
        if self.stopped_at is None and sheet["page"] == "table" and sheet["prompt"] in ARROWS:
            self.stopped_at = sheet["prompt"]
            self._start_again()
            again = super().ready()
            assert {key: again[key] for key in LASTING} == {key: sheet[key] for key in LASTING}
            assert set(again["places"]) == set(sheet["places"])
            return again
        return sheet

    def _start_again(self) -> None:
        if self.hand == "keyboard":
            self.player.key("ctrl+q")
            self.player.process.wait(10)
        self.player.close()
        self.player = Player(self.display, self.profile, "--continue", "--lang", self.language)

    def decide(self, sheet: dict[str, Any]) -> dict[str, Any] | None:
        """With the mouse everything that can be carried is carried."""
        if self.hand == "mouse":
            carried = [g for g in sheet["gestures"] if g["source"] != g["target"]]
            sheet = {**sheet, "gestures": carried or sheet["gestures"]}
        return super().decide(sheet)

    def leave(self, sheet: dict[str, Any]) -> None:
        """The last button of the strip: what is not used is kept back, what was seen is put away."""
        words = sheet["commands"][-1]["text"]
        if self.hand == "keyboard":
            self.player.key("space")
        else:
            self.player.click(centre(next(b["rect"] for b in sheet["buttons"] if b["text"] == words)))

    def choose(self, sheet: dict[str, Any]) -> None:
        """The first of several meanings."""
        if self.hand == "keyboard":
            self.player.key("Return")
        else:
            self.player.click(centre(sheet["options"][0]))


@pytest.mark.parametrize(
    ("hand", "language", "setup", "seed"),
    [("mouse", "ja", HIDDEN, 21), ("keyboard", "en", VISIBLE, 22)],
)
def test_a_whole_match_of_nautilus_reaches_the_result_page(
    display: Display, tmp_path: Path, hand: str, language: str, setup: str, seed: int
) -> None:
    """Up to six rounds; every special card, arrow and anchor that comes is played by one kind of input alone."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=fast\n", encoding="utf-8")
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
        assert evening.stopped_at in ARROWS
        assert len(evening.kinds) >= 5, sorted(evening.kinds)
    finally:
        evening.player.close()
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8").count("\n") == 1
