"""Public methods say what they mean; only what a base class has said already may stay silent."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import FunctionType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

import noria_desktop.ui


def _silent_methods(cls: type) -> Iterator[str]:
    """The public methods of a class without a docstring that no base class declares."""
    for name, value in vars(cls).items():
        function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        if name.startswith("_") or not isinstance(function, FunctionType) or function.__doc__:
            continue
        if not any(name in vars(base) for base in cls.__mro__[1:]):
            yield f"{cls.__module__}.{cls.__qualname__}.{name}"


def _classes() -> Iterator[type]:
    """Every class that a module of the user interface defines."""
    for found in pkgutil.walk_packages(noria_desktop.ui.__path__, "noria_desktop.ui."):
        module = importlib.import_module(found.name)
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if cls.__module__ == module.__name__:
                yield cls


def test_every_method_of_our_own_says_what_it_means() -> None:
    assert sorted(name for cls in _classes() for name in _silent_methods(cls)) == []


def test_a_method_that_qt_declares_may_stay_silent_and_one_of_ours_may_not() -> None:
    class Panel(QWidget):
        def sizeHint(self) -> None:  # type: ignore[override]  # noqa: N802
            pass

        def deal(self) -> None:
            pass

        @property
        def seat(self) -> QObject:
            return self

    Panel.__module__ = "noria_desktop.ui.example"
    names = [name.rsplit(".", 1)[1] for name in _silent_methods(Panel)]
    assert names == ["deal", "seat"]
