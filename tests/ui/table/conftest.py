"""Seats at the table, and the language that a test leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.ui.window.languages import Languages
from tests.ui.spoken import silence_afterwards
from tests.ui.table.seat import Seat

SeatAt: TypeAlias = Callable[..., Seat]


@pytest.fixture
def seat_at(qtbot: QtBot) -> SeatAt:
    """Takes a seat at a session."""
    return partial(Seat, qtbot)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The installed languages, English first; nothing of them is left afterwards."""
    with silence_afterwards():
        yield Languages("en")
