"""What the library says of a game, in what that game counts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.app.today.tries import identity_for
from noria_desktop.engine.values import changed
from noria_desktop.ui.pages.library.words import found_under, length_title, plates, rounds, spoken, verdict
from noria_desktop.ui.widgets.game_book import Unit
from noria_desktop.ui.window.languages import Languages
from tests.ui.spoken import silence_afterwards


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    """With the plurals of English."""
    with silence_afterwards():
        Languages("en")
        yield


@pytest.mark.parametrize(
    ("unit", "scores", "said"),
    [
        (Unit.DOMAINS, (4, 0), "Won by 4 domains"),
        (Unit.DOMAINS, (3, 2), "Won by 1 domain"),
        (Unit.DOMAINS, (1, 3), "Lost by 2 domains"),
        (Unit.COINS, (97, 96), "Won by 1 coin"),
        (Unit.COINS, (80, 96), "Lost by 16 coins"),
        (Unit.POINTS, (60, 39), "Won by 21"),
        (Unit.POINTS, (39, 60), "Lost by 21"),
    ],
)
def test_a_game_is_won_by_what_it_counts(unit: Unit, scores: tuple[int, int], said: str) -> None:
    """A game of Nautilus that was won by four domains was called won by four points in Japanese."""
    outcome = Outcome.WON if scores[0] > scores[1] else Outcome.LOST
    assert verdict(Entry("", "", outcome, "", scores=scores), unit) == said


def test_japanese_counts_points_by_their_word() -> None:
    """It read "won by a difference of 21", without what was counted."""
    with silence_afterwards():
        Languages("ja")
        won, lost = (
            verdict(Entry("", "", outcome, "", scores=scores), Unit.POINTS)
            for outcome, scores in ((Outcome.WON, (60, 39)), (Outcome.LOST, (39, 60)))
        )
    assert (won, lost) == ("21点差で勝ち", "21点差で負け")


@pytest.mark.parametrize("sealed", [True, False])
def test_a_days_game_is_called_so_with_its_date(sealed: bool) -> None:
    """It stood in the library like any other game."""
    day = date(2026, 11, 27)
    key, played = identity_for(day, sealed=sealed), "2026-11-28T20:00:00Z"
    entry = Entry(key, "nautilus", Outcome.WON, played, scores=(3, 1), tags=("by the fire",))
    assert plates(entry) == ("The day's game, Nov 27, 2026", "by the fire")
    assert "The day's game, Nov 27, 2026" in spoken(entry, date(2026, 12, 1))
    assert "the day's game, nov 27" in found_under(entry, date(2026, 12, 1))
    other = Entry("6f1c3f5a1b2c4d5e8f90a1b2c3d4e5f6", "nautilus", Outcome.WON, played, scores=(3, 1))
    assert plates(other) == ()
    with silence_afterwards():
        Languages("ja")
        assert plates(entry)[0] == "今日の一局（2026年11月27日）"


def test_how_far_a_game_is_that_goes_on_is_not_called_its_length() -> None:
    """Seen before: "Length: Most stars: 4 of 6" of a game of Scythe."""
    game = Entry("a", "scythe", Outcome.GOING_ON, "", done=4, total=6)
    assert (length_title(game), rounds(game)) == ("So far", "4 of 6 stars, by whoever has more")
    assert length_title(changed(game, outcome=Outcome.WON)) == "Length"
