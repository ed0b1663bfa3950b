"""Languages: installing translations and switching while the program runs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from noria_desktop.resource_files import resource
from noria_desktop.ui.i18n import Text

LANGUAGES = ("ja", "en")
OF_FILES: Final = (
    Text("QAbstractFileIconProvider", "Drive"),
    Text("QAbstractFileIconProvider", "Folder"),
    Text("QAbstractFileIconProvider", "File"),
    Text("QAbstractFileIconProvider", "%1 File"),
)
"""Words of Qt's own dialog of files that Qt's Japanese lacks; Qt asks for them by these names."""


class Languages:
    """The language in use and its translators; Qt keeps no reference to them, so this object does."""

    def __init__(self, language: str) -> None:
        """Start in a language, ``ja`` or ``en``."""
        self.language = ""
        self._translators: list[QTranslator] = []
        self.use(language)

    def use(self, language: str) -> None:
        """Switch; every widget hears of it through ``LanguageChange``."""
        if language == self.language:
            return
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self.language = language
        QLocale.setDefault(QLocale(language))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        own = str(resource("i18n"))
        self._translators = []
        for name, place in ((f"qtbase_{language}", folder), (f"noria_desktop_{language}", own)):
            translator = QTranslator()
            if translator.load(name, place):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
