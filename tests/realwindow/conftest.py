"""One X server for the games of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.realwindow.driver import Display


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    """A private one, gone afterwards."""
    server = Display()
    yield server
    server.close()
