"""What somebody hears who does not see the table. Source: ux.md 2.4, 7.2."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.board import accessible
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.table import prompt_strip
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.table.conftest import SeatAt
from tests.ui.table.scythe_hands import at_the_table, case_of, found
from tests.ui.table.seat import Seat


@pytest.fixture
def seat(seat_at: SeatAt) -> Seat:
    """Before a section of Scythe's mat is chosen."""
    return seat_at(at_the_table(found(case_of("a section pressed"))[0]))


@pytest.fixture
def heard(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Sentences said aloud from now on."""
    said: list[str] = []

    def announce(_widget: QWidget, text: str, *, urgent: bool = False) -> None:
        said.append(text)

    for module in (accessible, prompt_strip):
        monkeypatch.setattr(module, "announce", announce)
    return said


def test_each_new_prompt_is_said_once(seat: Seat, heard: list[str]) -> None:
    """Also the Automa's steps: while each waits for Space the strip tells what happened."""
    seat.page.strip.show_prompt(1, "The Automa drew card 3", "Next: its move.", ())
    seat.page.strip.show_prompt(1, "The Automa drew card 3", "Next: its move.", ())
    assert heard == ["The Automa drew card 3 Next: its move."]


def test_a_refusal_is_said_and_then_the_prompt_stands_again(seat: Seat, heard: list[str]) -> None:
    strip = seat.page.strip
    asked = strip.accessibleDescription()
    strip.show_notice("Rivers stop it.")
    assert (heard, strip.accessibleDescription()) == (["Rivers stop it."], "Rivers stop it.")
    strip.clear_notice()
    assert strip.accessibleDescription() == asked


def test_the_card_of_a_thing_is_read_out_to_who_asks_by_key(seat: Seat, heard: list[str]) -> None:
    """Its name holds two lines of it, the card all."""
    seat.walk(at.section(1))
    seat.press(Qt.Key.Key_I)
    title, lines = seat.board.inspect_card.card
    assert heard == [" ".join((title, *lines))]


def test_the_button_of_the_speed_is_heard_as_it_is_read(seat: Seat) -> None:
    for speed in BotSpeed:
        seat.page.set_speed(speed)
        assert seat.page.tool_bar.speed.accessibleName() == seat.page.tool_bar.speed.text()
