"""The window: pages, tables and boards, the only rooms that know Qt.

Once Qt for Python is loaded, it reads the source of every module imported after it, to find out whether the word
``PySide6`` stands in it, and Python keeps all those lines for tracebacks: 14 MB and a twentieth of the start. The answer
matters only to programs that write ``from __feature__ import snake_case``. Ours does not, so the question is answered
without reading. Where a later Qt for Python asks in another way, nothing changes and nothing breaks.
"""

from __future__ import annotations

import contextlib
import sys

_ASKING = "shibokensupport.feature"
_QUESTION = "_mod_uses_pyside"


def _answer_unread() -> None:
    # Not ``import PySide6``: whoever only asks whether a window can be opened gets no library of Qt with it.
    with contextlib.suppress(ImportError):
        import shiboken6  # noqa: F401 - it brings the module that asks
    asking = sys.modules.get(_ASKING)
    if hasattr(asking, _QUESTION):
        # True is what is said of a module that names Qt: it sees Qt's classes as they are.
        setattr(asking, _QUESTION, lambda _module: True)


_answer_unread()
