"""Every key of the table and what it does, in groups by when it is wanted. Source: mocks/way-in.md 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.app.keys import BY_NAME
from noria_desktop.engine.values import frozen
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.widgets.key_names import SPACE


@frozen
class KeyLine:
    """Keys that do one thing, and what."""

    keys: tuple[str | Text, ...]
    """As printed on their caps, before anybody changed them."""
    does: Text
    command: str = ""
    """Name of the command, where its key can be changed."""
    game: str = ""
    """Where it is one game's alone."""

    def caps(self, keys: Mapping[str, str]) -> tuple[str, ...]:
        """As printed now."""
        if not self.command or keys[self.command] == BY_NAME[self.command].usual:
            return tuple(map(str, self.keys))
        return tuple(str(SPACE) if part == "Space" else part for part in keys[self.command].split("+"))


ENTER: Final = Text("Table", "Enter")
ARROWS: Final = Text("Keys", "arrows")
WHEEL: Final = Text("Keys", "wheel")
MINUS: Final = "\N{MINUS SIGN}"
REPLAY: Final = Text("Keys", "Replay")
"""Its keys mean what they mean while a game is watched, and nothing on the table."""

GROUPS: Final[tuple[tuple[Text, tuple[KeyLine, ...]], ...]] = (
    (
        Text("Keys", "On the board"),
        (
            KeyLine(("Tab",), Text("Keys", "next zone; with Shift back")),
            KeyLine((ARROWS,), Text("Keys", "to the next possible place")),
            KeyLine((ENTER,), Text("Keys", "take, drop, press, settle")),
            KeyLine(("Esc",), Text("Keys", "put back what is in hand")),
            KeyLine(("PgUp", "PgDn"), Text("Keys", "through all that can be used")),
            KeyLine(("Home", "End"), Text("Keys", "first or last of the zone")),
            KeyLine(("0", "…", "9"), Text("Keys", "to the place with this number")),
            KeyLine(("I",), Text("Keys", "look closer"), "inspect"),
        ),
    ),
    (
        Text("Keys", "Your turn"),
        (
            KeyLine(("Ctrl", "Z"), Text("Keys", "undo, to the very start"), "undo"),
            KeyLine(("Ctrl", "Y"), Text("Keys", "redo"), "redo"),
            KeyLine(("E",), Text("Keys", "end the phase, turn or move"), "end"),
            KeyLine(("N",), Text("Keys", "decline what is offered"), "decline"),
            KeyLine(("H",), Text("Keys", "hint; again: the next best"), "hint"),
            KeyLine(("W",), Text("Keys", "why: the coach, the other's turn"), "why"),
            KeyLine((Text("Table", "Del"),), Text("Keys", "the coach: not again")),
        ),
    ),
    (
        Text("Keys", "The bot's turn"),
        (
            KeyLine((SPACE,), Text("Keys", "next step"), "go_on"),
            KeyLine(("Shift", SPACE), Text("Keys", "finish its turn"), "skip"),
            KeyLine(("Ctrl", "B"), Text("Keys", "see its last turn again"), "replay"),
            KeyLine(("Ctrl", "L"), Text("Keys", "log and reasons"), "panel"),
            KeyLine(("Ctrl", "F"), Text("Keys", "search the log")),
            KeyLine((ENTER, "→"), Text("Keys", "in the log: reason and rule")),
        ),
    ),
    (
        Text("Keys", "The view"),
        (
            KeyLine(("Ctrl", "+"), Text("Keys", "zoom in")),
            KeyLine(("Ctrl", MINUS), Text("Keys", "zoom out")),
            KeyLine(("Ctrl", "0"), Text("Keys", "the whole board")),
            KeyLine(("Ctrl", WHEEL), Text("Keys", "zoom at the pointer")),
            KeyLine(("Shift", ARROWS), Text("Keys", "move the view")),
            KeyLine(("Ctrl", "Shift", "F"), Text("Keys", "forecast on or off"), "forecast"),
            KeyLine(("F11",), Text("Keys", "full screen"), "full_screen"),
            KeyLine(("M",), Text("Keys", "sound off or on"), "mute"),
        ),
    ),
    (
        Text("Keys", "Games and help"),
        (
            KeyLine(("Ctrl", "N"), Text("Keys", "new game"), "new"),
            KeyLine(("Ctrl", "O"), Text("Keys", "open a saved game"), "open"),
            KeyLine(("Ctrl", "S"), Text("Keys", "save"), "save"),
            KeyLine(("Ctrl", "Shift", "S"), Text("Keys", "save under a name"), "save_as"),
            KeyLine(("Ctrl", "Shift", "C"), Text("Keys", "copy the set-up"), "copy_setup"),
            KeyLine(("Ctrl", "Shift", "L"), Text("Keys", "library"), "library"),
            KeyLine(("Ctrl", "M"), Text("Keys", "the Circuit"), "circuit"),
            KeyLine(("Ctrl", "J"), Text("Keys", "logbook"), "logbook"),
            KeyLine(("Ctrl", "F1"), Text("Keys", "learn to play"), "learn"),
            KeyLine(("F1",), Text("Keys", "the rule for what is asked now; again: away with it")),
            KeyLine(("?",), Text("Keys", "this card; F1 on the page of rules does the same")),
        ),
    ),
    (
        REPLAY,
        (
            KeyLine(("←", "→"), Text("Keys", "a step back or on")),
            KeyLine(("Ctrl", "←", "→"), Text("Keys", "a turn back or on")),
            KeyLine(("PgUp", "PgDn"), Text("Keys", "a round back or on")),
            KeyLine(("Alt", "←", "→"), Text("Keys", "the mark before or after")),
            KeyLine(("Home", "End"), Text("Keys", "beginning or end of the game")),
            KeyLine(("P",), Text("Keys", "play, pause"), "play"),
            KeyLine(("+", MINUS), Text("Keys", "faster or slower")),
            KeyLine(("N",), Text("Keys", "the other's next step")),
            KeyLine(("T",), Text("Keys", "turning points")),
            KeyLine((ENTER,), Text("Keys", "play on from here")),
            KeyLine(("H",), Text("Keys", "what the adviser would do")),
            KeyLine(("Esc",), Text("Keys", "leave the line, then the replay")),
        ),
    ),
    (
        Text("Keys", "Only in one game"),
        (
            KeyLine(("K",), Text("Keys", "substitute"), "substitute", "noria"),
            KeyLine(("R",), Text("Keys", "turn the piece in hand"), "turn", "solani"),
            KeyLine(("1", "…", "4"), Text("Keys", "which way round"), game="solani"),
            KeyLine(("G",), Text("Keys", "who controls what"), "overlay", "scythe"),
            KeyLine(("L",), Text("Keys", "what a unit carries"), "load", "scythe"),
        ),
    ),
)
"""Every key of the table, said once."""


def command_name(name: str) -> str:
    """What a command is called on this card; its menu's words where the card has none."""
    found = (line for _, lines in GROUPS for line in lines if line.command == name)
    line = next(found, None)
    return str(line.does) if line is not None else name.replace("_", " ")
