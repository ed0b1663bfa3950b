"""Words that may come from a file, shown letter by letter: Qt takes whatever looks like HTML for HTML.

As HTML, a title could open any file of the computer as a picture. Labels say ``PlainText`` where they are made;
tooltips cannot, so their words go through here.
"""

from __future__ import annotations

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """The words of a tooltip, which shows exactly them."""
    if not Qt.mightBeRichText(text):
        return text
    import html  # hardly any words do

    return "<p>" + html.escape(text, quote=False).replace("\n", "<br>") + "</p>"
