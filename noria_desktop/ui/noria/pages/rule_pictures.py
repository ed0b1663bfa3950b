"""Pictures beside Noria's rules: positions of its lessons, seen where the rule is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.language import language
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.widgets.rule_picture import RulePicture


@cache
def _position(name: str) -> tuple[Any, Iterable[Any]]:
    """A position of the lessons by its name, and what is legal there."""
    words = next(one.positions[name] for one in lessons("noria") if name in one.positions)
    state, rules = language("noria").position(words), kit("noria").rules
    return rules.observe(state, HUMAN), rules.legal_actions(state)


def _wheel(table: NoriaLayout) -> Box:
    return table.wheel


def _active_half(table: NoriaLayout) -> Box:
    """The lower half of the wheel."""
    centre, radius = table.wheel_centre, table.wheel_radius
    return Box(centre.x, centre.y + radius * 0.48, radius * 2.05, radius * 1.3)


def _handles(table: NoriaLayout) -> Box:
    """The upper right of the wheel, where the rings are turned."""
    centre, radius = table.wheel_centre, table.wheel_radius
    return Box(centre.x + radius * 0.35, centre.y - radius * 0.5, radius * 1.4, radius * 1.05)


def _sky(table: NoriaLayout) -> Box:
    return Box(table.sky_centre.x, table.sky_centre.y, table.sky_across * 3.0, table.sky_down * 2.5)


def _harbour(table: NoriaLayout) -> Box:
    """The human's home and the island beside it."""
    at = table.home
    return Box(at.x + 40, at.y - 40, 330, 220)


def _chambers(table: NoriaLayout) -> Box:
    """The upper part of the council, with the rows of politicians."""
    council = table.council
    return Box(council.x, council.top + 62, council.width, 132)


def _ladders(table: NoriaLayout) -> Box:
    council = table.council
    return Box(council.x, council.y - 6, council.width, 250)


def _bot_wheel(table: NoriaLayout) -> Box:
    return Box(table.sky_centre.x, table.sky_centre.y, table.bot_radius * 3.1, table.bot_radius * 2.2)


def _picture(anchor: str, position: str, area: Callable[[NoriaLayout], Box], caption: Text) -> RulePicture:
    return RulePicture(anchor, caption, partial(_position, position), area)


PICTURES: Final = (
    _picture(
        "table",
        "5a",
        lambda table: table.market,
        Text("RulePictures", "The market. Resource discs are free; below the others stands what they cost."),
    ),
    _picture(
        "table",
        "4a",
        lambda table: table.workshop,
        Text("RulePictures", "What is yours: ships and resources, warehouses, knowledge, factories left."),
    ),
    _picture(
        "wheel",
        "2a",
        _wheel,
        Text("RulePictures", "Four discs below the line are active. The Tool above it rests."),
    ),
    _picture(
        "adjacency",
        "2a",
        _active_half,
        Text(
            "RulePictures",
            "City, Energy and Obsidian are a chain. The Mycelium at the left is connected with none of them.",
        ),
    ),
    _picture(
        "influence",
        "5a",
        _handles,
        Text("RulePictures", "Two arrows: a night shift turns the medium or the large ring."),
    ),
    _picture(
        "travel",
        "3a",
        _harbour,
        Text("RulePictures", "Before its first journey your ambassador waits at home, below the wheel."),
    ),
    _picture(
        "chambers",
        "6a",
        _chambers,
        Text("RulePictures", "Two politicians sit in settlement, worth 4, and two in research, worth 8."),
    ),
    _picture(
        "costs",
        "6a",
        _ladders,
        Text("RulePictures", "Levels of both sides, and between them what the next ones cost."),
    ),
    _picture(
        "islands",
        "4a",
        _sky,
        Text(
            "RulePictures",
            "Five islands. You stand on island 9, where your factory is; the bot stands on island 4.",
        ),
    ),
    _picture(
        "bot-turn",
        "6a",
        _bot_wheel,
        Text("RulePictures", "The arc leads letter E into the active half: it acts next."),
    ),
    _picture(
        "bot-turn",
        "6a",
        lambda table: table.forecast,
        Text("RulePictures", "The forecast: E follows you in research, then C, then A and B."),
    ),
)
"""In the order of the rules."""
