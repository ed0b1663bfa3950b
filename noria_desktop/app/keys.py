"""Keys that a player may change: what there is, what is usual, and whether a choice can be. Source: mocks/way-in.md 5.

A choice stands in the settings as ``hint=J,undo=Ctrl+U``; what is not named there keeps its usual key.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from noria_desktop.engine.values import frozen


class Kind(enum.Enum):
    """Where a key is heard."""

    TABLE = "table"
    """At the table, alone: a letter, the space bar or a function key."""
    MENU = "menu"
    """Everywhere: with Ctrl, or a function key."""


@frozen
class Command:
    """Something that has a key of its own."""

    name: str
    usual: str
    """The key before anybody changed it, such as ``Ctrl+Z``."""
    kind: Kind


def _commands(kind: Kind, **usual: str) -> tuple[Command, ...]:
    return tuple(Command(name, key, kind) for name, key in usual.items())


COMMANDS: Final = (
    *_commands(
        Kind.TABLE,
        go_on="Space",
        end="E",
        substitute="K",
        load="L",
        decline="N",
        hint="H",
        why="W",
        overlay="G",
        inspect="I",
        turn="R",
        play="P",
        mute="M",
    ),
    *_commands(
        Kind.MENU,
        skip="Shift+Space",
        undo="Ctrl+Z",
        redo="Ctrl+Y",
        replay="Ctrl+B",
        panel="Ctrl+L",
        forecast="Ctrl+Shift+F",
        full_screen="F11",
        new="Ctrl+N",
        open="Ctrl+O",
        save="Ctrl+S",
        save_as="Ctrl+Shift+S",
        copy_setup="Ctrl+Shift+C",
        circuit="Ctrl+M",
        logbook="Ctrl+J",
        library="Ctrl+Shift+L",
        learn="Ctrl+F1",
        quit="Ctrl+Q",
    ),
)
"""All of them. Arrows, Tab, Enter, Escape, digits and F1 are the same everywhere and cannot be changed."""
BY_NAME: Final[Mapping[str, Command]] = MappingProxyType({command.name: command for command in COMMANDS})
TAKEN: Final = frozenset(("Ctrl+A", "Ctrl+C", "Ctrl+F", "Ctrl+V", "Ctrl+X", "Ctrl+Shift+Z"))
"""What fields of text and the log are used to."""
_LATER: Final = ("mute",)
"""Commands that came when players had changed keys already: their usual key may be somebody's choice for another."""
_AT_TABLE: Final = r"[A-Z]|F([2-9]|1[0-2])|Space"
_IN_MENUS: Final = r"Ctrl\+(Alt\+)?(Shift\+)?[A-Z]|((Ctrl|Alt|Shift)\+)?F([2-9]|1[0-2])"
_PART: Final = r"([a-z_]{1,20})=([A-Za-z0-9+]{1,24})"


class Wrong(enum.Enum):
    """What is wrong with a choice of keys."""

    UNREADABLE = "unreadable"
    UNKNOWN = "unknown"
    """There is no such command."""
    UNFIT = "unfit"
    """The key cannot be used for that."""
    CONFLICT = "conflict"
    """Another command has it."""


class KeysError(ValueError):
    """A choice of keys that cannot be."""

    def __init__(self, wrong: Wrong, said: str, other: str = "") -> None:
        """``said`` is the part that is wrong, ``other`` the command that has the key already."""
        super().__init__(f"{wrong.value}: {said} {other}".strip())
        self.wrong, self.said, self.other = wrong, said, other


def is_fit(name: str, key: str) -> bool:
    """Whether a command may have this key, whoever has it now."""
    pattern = _AT_TABLE if BY_NAME[name].kind is Kind.TABLE else _IN_MENUS
    return key == BY_NAME[name].usual or (re.fullmatch(pattern, key) is not None and key not in TAKEN)


def keys_in(text: str) -> Mapping[str, str]:
    """The key of every command, as a text of the settings changes them.

    Raises:
        KeysError: the text cannot be read, or what it says cannot be.
    """
    chosen: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        found = re.fullmatch(_PART, part)
        if found is None or found[1] in chosen:
            raise KeysError(Wrong.UNREADABLE, part[:40])
        name, key = found.groups()
        if name not in BY_NAME:
            raise KeysError(Wrong.UNKNOWN, name)
        if not is_fit(name, key):
            raise KeysError(Wrong.UNFIT, part)
        chosen[name] = key
    for name in _LATER:
        if name not in chosen:
            chosen[name] = _left_for(name, chosen)
    keys = {command.name: chosen.get(command.name, command.usual) for command in COMMANDS}
    has: dict[str, str] = {}
    for name, key in keys.items():
        if key in has:
            raise KeysError(Wrong.CONFLICT, f"{name}={key}", has[key])
        has[key] = name
    return keys


def _left_for(name: str, chosen: Mapping[str, str]) -> str:
    """The key of a command that is not named: its usual one, or what whoever has taken that one has left for it."""
    key = BY_NAME[name].usual
    for _ in chosen:
        owner = who_has(chosen, key)
        if not owner:
            break
        key = BY_NAME[owner].usual
    return key


def text_of(keys: Mapping[str, str]) -> str:
    """What the settings say of a choice of keys: only what is not as usual."""
    return ",".join(
        f"{command.name}={keys[command.name]}" for command in COMMANDS if keys[command.name] != command.usual
    )


def who_has(keys: Mapping[str, str], key: str) -> str:
    """The command that a key belongs to; empty: nobody's."""
    return next((name for name, one in keys.items() if one == key), "")


def changed(keys: Mapping[str, str], name: str, key: str) -> Mapping[str, str]:
    """The keys after one was given away; whoever had it gets the other one in exchange.

    Raises:
        KeysError: the command cannot have it, or the other one cannot have what it would get.
    """
    if not is_fit(name, key):
        raise KeysError(Wrong.UNFIT, f"{name}={key}")
    result, other = dict(keys), who_has(keys, key)
    result[name] = key
    if other and other != name:
        if not is_fit(other, keys[name]):
            raise KeysError(Wrong.CONFLICT, f"{name}={key}", other)
        result[other] = keys[name]
    return result
