"""The windows of the window's own tests."""

from tests.ui.window.conftest import _leave_without_asking, _same_application, open_window

__all__ = ["_leave_without_asking", "_same_application", "open_window"]
