"""Languages in tests: whatever was installed is taken out again, so that no test speaks for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from noria_desktop.ui.window.languages import Languages


@contextmanager
def silence_afterwards() -> Iterator[None]:
    """Every translator that is installed inside is removed at the end, wherever it was made."""
    before = QLocale()
    used: list[Languages] = []
    real = Languages.use

    def use(self: Languages, language: str) -> None:
        used.append(self)
        real(self, language)

    with patch.object(Languages, "use", use):
        yield
    for languages in used:
        installed: list[QTranslator] = languages._translators
        for translator in installed:
            QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)
