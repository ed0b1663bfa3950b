"""Words are tested in both languages."""

from tests.ui.wording.conftest import language

__all__ = ["language"]
