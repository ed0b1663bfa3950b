"""An evening in the Circuit through a real window: home, map, chapter, a game put aside and taken up again, its end, logbook."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.saves.store import Store
from tests.realwindow.driver import Display, Player, centre, missing_tools
from tests.realwindow.evening import SHOTS
from tests.realwindow.test_whole_match_of_nautilus import NautilusEvening

pytestmark = [
    pytest.mark.realwindow,
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.timeout(600),
]


LATE = 55
"""About the middle of a chapter, counted in plies."""


class CircuitEvening(NautilusEvening):
    """Stops in the middle of an arrow; what is dealt is the campaign's own, so it may bring none with a choice."""

    def due(self, sheet: dict[str, Any]) -> str | None:
        """The first arrow that is asked about, at the latest what is asked in the middle of the chapter."""
        late = not self.stopped and sheet["ply"] >= LATE
        return super().due(sheet) or (str(sheet["prompt"]) if late else None)


def on(player: Player, page: str) -> dict[str, Any]:
    """The sheet once this page is shown and nothing moves any more."""
    player.wait(lambda s: s["page"] == page, 15)
    time.sleep(0.6)
    return player.sheet()


def press(player: Player, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Click on the last button that is meant; the header and home's large card come before it."""
    found = [one for one in player.sheet()["buttons"] if wanted(one)]
    assert found, [one["text"] for one in player.sheet()["buttons"]]
    player.click(centre(found[-1]["rect"]))
    time.sleep(0.4)


def by_mouse(player: Player) -> None:
    """From home's card over the map to the table."""
    on(player, "home")
    press(player, lambda one: one["text"] == "始める")
    on(player, "campaign")
    press(player, lambda one: one["name"] == "1-nautilus")
    press(player, lambda one: one["text"] == "始める")
    on(player, "chapter")
    press(player, lambda one: one["text"] == "始める")


def by_keyboard(player: Player) -> None:
    """The same by Ctrl+M, arrows and Enter."""
    on(player, "home")
    player.key("ctrl+m")
    on(player, "campaign")
    player.key("Right", "Return")
    on(player, "chapter")
    player.key("Return")


@pytest.mark.parametrize(
    ("hand", "language", "begin"), [("mouse", "ja", by_mouse), ("keyboard", "en", by_keyboard)]
)
def test_a_chapter_from_home_to_the_logbook(
    display: Display, tmp_path: Path, hand: str, language: str, begin: Callable[[Player], None]
) -> None:
    """The game is put aside in the middle of a decision; it is the same attempt when it is taken up again."""
    (tmp_path / "settings.ini").write_text("[settings]\nbot_speed=fast\ncoach=off\n", encoding="utf-8")
    evening = CircuitEvening(display, tmp_path, 5, hand, "--lang", language)

    def shot(name: str) -> None:
        if SHOTS:
            evening.player.shot(Path(SHOTS) / f"circuit-{hand}-{name}.png")

    try:
        begin(evening.player)
        evening.player.wait(lambda s: s["page"] == "table", 15)
        evening.play(hand)
        assert evening.stopped, "nothing was put aside"
        assert not evening.idle, f"gestures that did nothing: {evening.idle}"
        player = evening.player
        on(player, "chapter")
        time.sleep(1)
        shot("end")
        player.key("l")
        on(player, "logbook")
        shot("logbook")
        player.key("Escape")
        on(player, "campaign")
        shot("map")
        player.quit()
    finally:
        evening.player.close()
    (campaign,) = Campaigns(Store(tmp_path)).all()
    (attempt,) = campaign.attempts
    assert attempt.chapter == "1-nautilus"
    assert len(attempt.endings) == 1
    assert Campaigns(Store(tmp_path)).final(attempt, attempt.endings[0]) is not None
