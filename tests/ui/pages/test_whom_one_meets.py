"""Whoever waits at the end of the lessons is somebody with a name."""

from __future__ import annotations

import pytest

from noria_desktop.app.lessons.progress import Progress
from noria_desktop.ui.pages.learn.model import met, path_of


@pytest.mark.parametrize(
    ("game", "name"),
    [("noria", "Kettle"), ("nautilus", "Finn"), ("solani", "Coyote Pup"), ("scythe", "Autometta")],
)
def test_whoever_waits_at_the_end_is_called_by_name_alone(game: str, name: str) -> None:
    """“Autometta (Rusviet)” had no room."""
    assert met(path_of(game, Progress(None))) == name
