"""A hint in a real window: asked for, done whole, taken back with one Undo; the log found by its key."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.realwindow.driver import Display, Player, centre, missing_tools
from tests.realwindow.evening import SHOTS

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(300),
]


def shines(sheet: dict[str, Any]) -> bool:
    """Whether a hint can be done."""
    keys = [command["key"] for command in sheet["commands"]]
    return "confirm" in keys and "back" in keys


@pytest.mark.parametrize(("hand", "language"), [("mouse", "ja"), ("keyboard", "en")])
def test_a_hint_is_done_whole_and_taken_back_with_one_undo(
    display: Display, tmp_path: Path, hand: str, language: str
) -> None:
    """table.md 3: H, Do it, and one Undo for all of it."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=fast\ncoach=off\n", encoding="utf-8")
    player = Player(display, tmp_path, "--new", "solani", "--seed", "7", "--lang", language)
    try:
        before = player.wait(lambda s: s["page"] == "table" and not s["busy"] and s["gestures"], 20)
        player.key("h")
        lit = player.wait(shines, 60)
        assert lit["ply"] == before["ply"]
        if SHOTS:
            player.shot(Path(SHOTS) / f"lamp-{language}.png")
        words = next(command["text"] for command in lit["commands"] if command["key"] == "confirm")
        if hand == "mouse":
            player.click(centre(next(one["rect"] for one in lit["buttons"] if one["text"] == words)))
        else:
            player.key("Return")
        done = player.wait(lambda s: s["ply"] > before["ply"] and not s["busy"], 20)
        assert not shines(done)
        player.key("ctrl+z")
        back = player.wait(lambda s: s["ply"] == before["ply"] and not s["busy"] and s["gestures"], 20)
        assert {str(one) for one in back["gestures"]} == {str(one) for one in before["gestures"]}
        player.key("ctrl+f")
        time.sleep(0.3)
        # What is typed goes into the search field: none of it is a key of the table.
        player.key("h", "e", "Escape", "Escape")
        time.sleep(0.3)
        assert player.sheet()["ply"] == before["ply"]
        if SHOTS:
            player.shot(Path(SHOTS) / f"log-{language}.png")
    finally:
        player.close()
