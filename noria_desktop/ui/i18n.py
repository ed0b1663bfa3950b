"""The one way to words: Qt's translate, with literal context and literal English text.

``lupdate`` reads the source, so context and text must be literals at the call; fields are filled with
``str.format`` after translating, because Japanese puts them in another order.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
