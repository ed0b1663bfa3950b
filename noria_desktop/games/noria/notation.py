"""Reading and writing set-ups in the rulebook's notation.

Four lines describe a set-up: market, islands, bot, player. In human wheels B, C, E are bonus, city and
energy; in the bot's wheel they are letters: the line decides. A set-up may leave lines out (they are
drawn by the seed then) and wheels may leave the track out. A line more may name the seed; its code is kept as it was
written: reading it is not the rules' business.

Source: rules.md 5.5; the notation chapter of the solo rules.
"""

from __future__ import annotations

import enum

from attrs import evolve

from noria_desktop.engine.setup_line import Written
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.notation_lines import read_line
from noria_desktop.games.noria.notation_tokens import (
    KNOWN_LABELS,
    KNOWN_SEEDS,
    LONGEST_TEXT,
    Fault,
    Line,
    Reason,
    Record,
    position,
    records,
    split_label,
)
from noria_desktop.games.noria.state import Options


class NotationError(ValueError):
    """A written set-up cannot be read.

    Attributes:
        faults: every place at fault, in the order of the text; never empty.
        line: line of the first fault, from 1.
        column: its column, from 0, in the original text.
        length: how many characters are at fault there; 0 when something is missing.
        reason: what is wrong.
        token: the characters at fault.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        """Keep the faults; the message is for logs only."""
        first = faults[0]
        super().__init__(f"line {first.line}, column {first.column}: {first.reason.value} {first.token!r}")
        self.faults = faults
        self.line = first.line
        self.column = first.column
        self.length = first.length
        self.reason = first.reason
        self.token = first.token


class Status(enum.Enum):
    """How far one of the four lines was read."""

    ABSENT = "absent"
    FAULTY = "faulty"
    READ = "read"


@frozen
class LineReport:
    """One of the four lines."""

    part: Line
    status: Status
    line: int | None
    """Where in the text it stands, from 1."""


@frozen
class Parsed:
    """What could be read of a text that may be half typed."""

    options: Options
    """Every part that was read without fault; the others are None."""
    lines: tuple[LineReport, LineReport, LineReport, LineReport]
    """In the order of ``Line``."""
    faults: tuple[Fault, ...]
    """In the order of the text."""
    seed: Written | None = None
    """The seed's code as written, where a line names one."""


# Reading ------------------------------------------------------------------------------------------------


def parse(text: str) -> Parsed:
    """Read as much of a set-up as can be read. Never raises."""
    if len(text) > LONGEST_TEXT:
        line, column = position(text, LONGEST_TEXT)
        return Parsed(Options(), _reports({}), (Fault(line, column, 0, Reason.TOO_LONG, ""),))
    found = records(text)
    if not found:
        return Parsed(Options(), _reports({}), (Fault(1, 0, 0, Reason.EMPTY, ""),))
    options = Options()
    faults: list[Fault] = []
    seen: dict[Line, LineReport] = {}
    found, seeds = _parted(found)
    faults += [_whole(record, Reason.DOUBLE_LINE) for record in seeds[1:]]
    for place, record in enumerate(found):
        part, body, fault = _part_of(record, place, seen)
        if part is None or fault is not None:
            if fault is not None:
                faults.append(fault)
            continue
        options, wrong = read_line(part, body, options)
        faults.extend(wrong)
        seen[part] = LineReport(part, Status.FAULTY if wrong else Status.READ, record.line)
    return Parsed(options, _reports(seen), _in_order(faults), _seed_code(seeds[0]) if seeds else None)


def read_setup(text: str) -> Options:
    """The options that a written set-up stands for.

    Labels may be missing where the lines stand in their order; lines may be missing altogether.

    Raises:
        NotationError: some place cannot be read.
    """
    parsed = parse(text)
    if parsed.faults:
        raise NotationError(parsed.faults)
    return parsed.options


def read_single(part: Line, text: str) -> Options:
    """What one line says on its own, with or without its label.

    Raises:
        NotationError: it is no such line.
    """
    if len(text) > LONGEST_TEXT:
        line, column = position(text, LONGEST_TEXT)
        raise NotationError((Fault(line, column, 0, Reason.TOO_LONG, "", part),))
    found = records(text)
    if not found:
        raise NotationError((Fault(1, 0, 0, Reason.EMPTY, "", part),))
    label, named, body = split_label(found[0], KNOWN_LABELS)
    faults = [] if label is None or named is part else [_label_fault(found[0], label, Reason.UNKNOWN_LABEL)]
    options, wrong = read_line(part, body, Options())
    faults.extend(wrong)
    faults.extend(_whole(record, Reason.EXTRA_LINE) for record in found[1:])
    if faults:
        raise NotationError(_in_order(faults))
    return options


def _parted(found: tuple[Record, ...]) -> tuple[tuple[Record, ...], tuple[Record, ...]]:
    """The lines of the set-up itself, and those that name a seed."""
    names = [split_label(record, KNOWN_SEEDS)[1] is not None for record in found]
    lines, seeds = (
        tuple(record for record, name in zip(found, names, strict=True) if name is wanted)
        for wanted in (False, True)
    )
    return lines, seeds


def _seed_code(record: Record) -> Written:
    """What stands behind the label of the seed."""
    body = split_label(record, KNOWN_SEEDS)[2]
    return Written(body.line, body.column, body.text).part(0)


def _part_of(
    record: Record, place: int, seen: dict[Line, LineReport]
) -> tuple[Line | None, Record, Fault | None]:
    """Which line a record is: by its label, or by its place when it has none."""
    label, part, body = split_label(record, KNOWN_LABELS)
    if label is not None and part is None:
        return None, body, _label_fault(record, label, Reason.UNKNOWN_LABEL)
    if part is None:
        if place >= len(Line):
            return None, body, _whole(record, Reason.EXTRA_LINE)
        part = tuple(Line)[place]
    if part in seen:
        return None, body, evolve(_whole(record, Reason.DOUBLE_LINE), part=part)
    return part, body, None


def _in_order(faults: list[Fault]) -> tuple[Fault, ...]:
    """The faults in the order of the text."""
    return tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))


def _label_fault(record: Record, label: str, reason: Reason) -> Fault:
    """A fault about the label of a record; an empty label is a fault about its colon."""
    blank = len(record.text) - len(record.text.lstrip())
    word = label.strip() or record.text.strip()[:1]
    return Fault(record.line, record.column + blank, len(word), reason, word)


def _whole(record: Record, reason: Reason) -> Fault:
    """A fault about all of a record."""
    blank = len(record.text) - len(record.text.lstrip())
    word = record.text.strip()
    return Fault(record.line, record.column + blank, len(word), reason, word)


def _reports(seen: dict[Line, LineReport]) -> tuple[LineReport, LineReport, LineReport, LineReport]:
    """The four lines in their order, absent ones included."""
    market, islands, bot, player = (seen.get(part, LineReport(part, Status.ABSENT, None)) for part in Line)
    return market, islands, bot, player
