"""Words and borders can be told from their grounds in every theme. Source: ux.md 4.1."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.style import ShellStyle, fitted, shell_style, window_scale
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.widgets.buttons import faded


def luminance(value: str) -> float:
    colour = QColor(value)
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=sorted(THEMES))
def style(request: pytest.FixtureRequest, qapp: QApplication) -> ShellStyle:
    return shell_style(request.param)


def test_words_on_sheets_fields_buttons_and_pictures(style: ShellStyle) -> None:
    theme, colours = style.theme, style.colours
    pairs = [
        (theme.text, theme.bg),
        (theme.text, colours.ground),
        (theme.text, theme.surface),
        (theme.text, theme.raised),
        (theme.muted, theme.surface),
        (theme.muted, theme.raised),
        (theme.muted, colours.field),
        (theme.danger, theme.surface),
        (theme.danger, theme.raised),
        (theme.success, theme.surface),
        (theme.accent, theme.surface),
        (colours.on_accent, theme.accent),
        (colours.on_plate, colours.plate),
        (colours.on_sky, colours.veil),
        (colours.on_sky_soft, colours.veil),
        (colours.on_sky_kicker, colours.veil),
        (theme.text, colours.field),
    ]
    assert [(a, b, round(ratio(a, b), 2)) for a, b in pairs if ratio(a, b) < 4.5] == []


def test_borders_focus_and_bars(style: ShellStyle) -> None:
    theme, colours = style.theme, style.colours
    pairs = [
        (theme.line, theme.surface),
        (theme.line, theme.raised),
        (theme.focus, theme.surface),
        (theme.focus, theme.bg),
        (colours.bar_you, theme.surface),
        (colours.bar_bot, theme.surface),
    ]
    assert [(a, b, round(ratio(a, b), 2)) for a, b in pairs if ratio(a, b) < 3] == []


def test_words_grow_slower_than_the_window() -> None:
    assert window_scale(1280, 774) == 1
    assert window_scale(640, 400) == 0.9
    assert window_scale(4000, 3000) == 1.4
    assert 1.18 < window_scale(1920, 1054) < 1.19  # (1054 / 774) ^ 0.55


def test_the_users_zoom_multiplies(qapp: QApplication) -> None:
    style = shell_style("night", zoom=1.3)
    assert fitted(style, 1280, 774).scale == 1.3
    assert fitted(style, 1024, 674).scale == round(0.9 * 1.3, 2)


@pytest.mark.parametrize("name", glyph_names("program"))
def test_every_glyph_fills_its_box(name: str) -> None:
    box = glyph_paths(name)[0].boundingRect()
    assert max(box.width(), box.height()) > 1.2
    assert box.left() >= -1.1
    assert box.right() <= 1.1
    assert box.top() >= -1.15
    assert box.bottom() <= 1.1


def test_words_of_what_cannot_be_pressed_can_be_read(style: ShellStyle) -> None:
    """access.md 14: Redo and Same again, while there is nothing to do again."""
    theme = style.theme
    button = faded(style), mix(theme.surface, theme.raised, 0.55)
    pairs = [button, (theme.muted, theme.bg), (theme.muted, theme.surface), (theme.muted, theme.raised)]
    assert [(a, b, round(ratio(a, b), 2)) for a, b in pairs if ratio(a, b) < 4.5] == []
