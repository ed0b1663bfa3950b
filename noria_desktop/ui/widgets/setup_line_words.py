"""What can be wrong with the line that sets a game up, in a sentence, whatever the game's parts are."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import TypeVar, assert_never

from noria_desktop.engine.setup_line import Fault, Language, Reason
from noria_desktop.ui.i18n import translate

PartT = TypeVar("PartT", bound=enum.Enum)


def line_language() -> Language:
    """The language in which lines are written now: that of the interface."""
    code = translate("Shell", "en", "code of this language: en or ja")
    return "ja" if code == "ja" else "en"


def line_fault_sentence(fault: Fault, labels: Mapping[Language, Mapping[PartT, str]], what: str = "") -> str:
    """What is wrong at a place of the line, with the place in front; ``labels`` are those that the game writes.

    ``what``: a sentence of the game's own, where it can say more.
    """
    return translate("SetupLine", "Line {number}, character {column}: {what}").format(
        number=fault.line,
        column=fault.column + 1,
        what=what or _what(fault, list(labels[line_language()].values())),
    )


def _what(fault: Fault, labels: list[str]) -> str:
    """The sentence alone."""
    match fault.reason:
        case Reason.EMPTY:
            words = translate("SetupLine", "nothing is written here yet.")
        case Reason.TOO_LONG:
            words = translate("SetupLine", "the text is far too long for a set-up.")
        case Reason.NO_LABEL:
            words = translate(
                "SetupLine", "before “{token}” a word with a colon is missing, such as {label}:"
            )
        case Reason.UNKNOWN_LABEL:
            words = translate("SetupLine", "“{token}” is none of {labels}.")
        case Reason.DOUBLE_PART:
            words = translate("SetupLine", "“{token}” was already given.")
        case Reason.NO_VALUE:
            words = translate("SetupLine", "nothing stands after the colon.")
        case Reason.UNKNOWN_VALUE:
            words = translate("SetupLine", "“{token}” is not known here.")
        case Reason.IMPOSSIBLE:
            words = translate("SetupLine", "no game can be set up with “{token}”.")
        case _:
            assert_never(fault.reason)
    listed = translate("SetupLine", ", ", "separator of a list").join(labels)
    return words.format(token=fault.token, label=next(iter(labels), ""), labels=listed)
