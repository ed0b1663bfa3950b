"""Reading one line of a written set-up: a market, a circle of islands, or a wheel.

Every reader notes all faults of its line and gives what was without fault. Source: rules.md 5.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from attrs import evolve

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.layouts import LayoutFault, laid, ring_counts, spaces_fault
from noria_desktop.games.noria.notation_tokens import (
    KNOWN_TRACKS,
    Fault,
    Kind,
    Line,
    Reason,
    Record,
    Token,
    folded,
    tokens,
)
from noria_desktop.games.noria.state import Options
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Ring, Space, Track

P = TypeVar("P", Disc, Letter)


def read_line(part: Line, body: Record, options: Options) -> tuple[Options, tuple[Fault, ...]]:
    """What one line adds to the options, and its faults."""
    page = _Page(part, body)
    printed = components()
    if part is Line.MARKET:
        options = evolve(options, market=_market(page))
    elif part is Line.ISLANDS:
        islands, ambassador = _islands(page)
        options = evolve(options, islands=islands, bot_ambassador=ambassador)
    elif part is Line.BOT:
        letters, track = _wheel(page, {letter.value: letter for letter in Letter}, tuple(Letter))
        options = evolve(options, bot_wheel=letters, bot_track=track)
    else:
        discs, track = _wheel(page, dict(printed.disc_codes), printed.start_discs)
        options = evolve(options, player_wheel=discs, player_track=track)
    return options, tuple(page.faults)


class _Page:
    """A line being read: its tokens and the faults found so far."""

    def __init__(self, part: Line, body: Record) -> None:
        self.part = part
        self.body = body
        self.tokens = tokens(body)
        self.faults: list[Fault] = []

    def at(self, token: Token, reason: Reason, ring: Ring | None = None) -> None:
        """Note a fault of a token."""
        self.over((token,), reason, ring)

    def over(self, run: Sequence[Token], reason: Reason, ring: Ring | None = None) -> None:
        """Note a fault of a run of tokens; of the end of the line when the run is empty."""
        if not run:
            end = self.tokens[-1].column + self.tokens[-1].length if self.tokens else self.body.column
            self.missing(end, reason, ring)
            return
        start, end = run[0].column, run[-1].column + run[-1].length
        written = self.body.text[start - self.body.column : end - self.body.column]
        self.faults.append(Fault(self.body.line, start, end - start, reason, written, self.part, ring))

    def missing(self, column: int, reason: Reason, ring: Ring | None = None) -> None:
        """Note that something is missing before a column."""
        self.faults.append(Fault(self.body.line, column, 0, reason, "", self.part, ring))

    def split(self, kind: Kind) -> list[_Entry]:
        """The runs of tokens between separators, with the column where each begins."""
        entries: list[_Entry] = []
        run: list[Token] = []
        start = self.body.column
        for token in self.tokens:
            if token.kind is kind:
                entries.append(_Entry(tuple(run), start))
                run, start = [], token.column + token.length
            else:
                run.append(token)
        entries.append(_Entry(tuple(run), start))
        return entries


@frozen
class _Entry:
    """What stands between two separators."""

    tokens: tuple[Token, ...]
    column: int


def _market(page: _Page) -> tuple[Disc, Disc, Disc, Disc] | None:
    """``4 of (disc price)``; None when something is at fault."""
    printed = components()
    by_price: dict[int, Disc] = {}
    entries = page.split(Kind.COMMA)
    for entry in entries:
        run = entry.tokens
        if not run or run[0].kind is not Kind.LETTER:
            _expected(page, entry, 0, Reason.DISC_EXPECTED)
            continue
        disc = printed.disc_codes.get(run[0].text)
        if disc is None:
            page.at(run[0], Reason.UNKNOWN_DISC)
        elif disc not in printed.priced_discs:
            page.at(run[0], Reason.FREE_DISC)
        elif disc in by_price.values():
            page.at(run[0], Reason.DOUBLE_DISC)
        if len(run) < 2 or run[1].kind is not Kind.NUMBER:
            _expected(page, entry, 1, Reason.PRICE_EXPECTED)
            continue
        price = _number(run[1])
        if price not in printed.prices:
            page.at(run[1], Reason.NO_SUCH_PRICE)
        elif price in by_price:
            page.at(run[1], Reason.DOUBLE_PRICE)
        elif disc is not None:
            by_price[price] = disc
        _nothing_more(page, entry, 2, Kind.LETTER)
    if len(entries) != len(printed.prices) and not page.faults:
        page.over(page.tokens, Reason.MARKET_COUNT)
    if page.faults:
        return None
    first, second, third, fourth = (by_price[price] for price in printed.prices)
    return first, second, third, fourth


def _islands(page: _Page) -> tuple[tuple[int, int, int, int, int] | None, int | None]:
    """``5 of (number ["(x)"])``; Nones when something is at fault."""
    printed = components()
    numbers: list[int] = []
    ambassador: int | None = None
    entries = page.split(Kind.COMMA)
    for place, entry in enumerate(entries):
        run = entry.tokens
        if not run or run[0].kind is not Kind.NUMBER:
            _expected(page, entry, 0, Reason.ISLAND_EXPECTED)
            continue
        number = _number(run[0])
        if number not in printed.islands:
            page.at(run[0], Reason.NO_SUCH_ISLAND)
        elif number in numbers:
            page.at(run[0], Reason.DOUBLE_ISLAND)
        numbers.append(number)
        after = 1
        if len(run) > 1 and run[1].kind is Kind.MARK:
            after = 2
            if ambassador is None:
                ambassador = place
            else:
                page.at(run[1], Reason.DOUBLE_AMBASSADOR)
        _nothing_more(page, entry, after, Kind.NUMBER)
    if not page.faults and len(entries) != printed.islands_drawn:
        page.over(page.tokens, Reason.ISLAND_COUNT)
    elif not page.faults and ambassador is None:
        page.over(page.tokens, Reason.NO_AMBASSADOR)
    if page.faults:
        return None, None
    top, second, third, fourth, fifth = numbers
    return (top, second, third, fourth, fifth), ambassador


def _wheel(
    page: _Page, codes: dict[str, P], pieces: tuple[P, ...]
) -> tuple[tuple[P | None, ...] | None, Track | None]:
    """``ring - ring - ring [- track]``; None for the part that is at fault."""
    entries = page.split(Kind.DASH)
    rings = list(zip(Ring, entries[: len(Ring)], strict=False))
    named = next((entry for _, entry in rings if _track_in(page, entry) is not None), None)
    if named is not None or len(rings) < len(Ring):
        page.over(named.tokens if named else (), Reason.RING_MISSING)
        rings = [pair for pair in rings if pair[1] is not named]
    lying: dict[Space, P] = {}
    for ring, entry in rings:
        _read_ring(page, ring, entry, codes, pieces, lying)
    if not page.faults and spaces_fault(tuple(lying)) is LayoutFault.HALVES:
        page.over([token for _, entry in rings for token in entry.tokens], Reason.HALVES)
    wheel = None if page.faults else laid(lying)
    track = None
    if len(entries) > len(Ring):
        entry = entries[len(Ring)]
        track = _track_in(page, entry)
        if track is None:
            _expected(page, entry, 0, Reason.UNKNOWN_TRACK, whole=True)
    for entry in entries[len(Ring) + 1 :]:
        _expected(page, entry, 0, Reason.UNEXPECTED, whole=True)
    return wheel, track


def _read_ring(
    page: _Page, ring: Ring, entry: _Entry, codes: dict[str, P], pieces: tuple[P, ...], lying: dict[Space, P]
) -> None:
    """``1*(position letter)``, added to ``lying``."""
    spaces = {space.position: space for space in SPACES if space.ring is ring}
    before = len(page.faults)
    place: Token | None = None
    count = 0
    for token in entry.tokens:
        if token.kind is Kind.NUMBER and place is None:
            place = token
            continue
        if token.kind is not Kind.LETTER or place is None:
            reason = Reason.UNEXPECTED
            if token.kind is Kind.LETTER:
                reason = Reason.POSITION_EXPECTED
            elif place is not None:
                reason = Reason.LETTER_EXPECTED
            page.at(token, reason, ring)
            place = token if token.kind is Kind.NUMBER else None
            continue
        count += 1
        space = spaces.get(_number(place))
        piece = codes.get(token.text)
        if space is None:
            page.at(place, Reason.NO_SUCH_POSITION, ring)
        elif space in lying:
            page.at(place, Reason.DOUBLE_POSITION, ring)
        if piece is None:
            page.at(token, Reason.UNKNOWN_DISC, ring)
        elif piece not in pieces:
            page.at(token, Reason.BONUS_AT_START, ring)
        elif piece in lying.values():
            page.at(token, Reason.DOUBLE_DISC, ring)
        if space is not None and piece is not None:
            lying.setdefault(space, piece)
        place = None
    if place is not None:
        page.missing(place.column + place.length, Reason.LETTER_EXPECTED, ring)
    elif len(page.faults) == before and count != ring_counts()[ring]:
        if entry.tokens:
            page.over(entry.tokens, Reason.RING_COUNT, ring)
        else:
            page.missing(entry.column, Reason.RING_COUNT, ring)


def _track_in(page: _Page, entry: _Entry) -> Track | None:
    """The track that an entry of a wheel line names."""
    return KNOWN_TRACKS.get(folded("".join(token.text for token in entry.tokens)))


def _expected(page: _Page, entry: _Entry, index: int, reason: Reason, *, whole: bool = False) -> None:
    """Note what should stand at a token of an entry, or that the entry is too short."""
    run = entry.tokens[index:] if whole else entry.tokens[index : index + 1]
    if run:
        page.over(run, reason)
    else:
        last = entry.tokens[-1] if entry.tokens else None
        page.missing(last.column + last.length if last else entry.column, reason)


def _nothing_more(page: _Page, entry: _Entry, index: int, next_kind: Kind) -> None:
    """Note what follows a complete entry: the next one without a comma, or something strange."""
    if len(entry.tokens) > index:
        token = entry.tokens[index]
        page.at(token, Reason.SEPARATOR_EXPECTED if token.kind is next_kind else Reason.UNEXPECTED)


def _number(token: Token) -> int:
    """The value of a number token; everything long is out of every range."""
    return int(token.text) if len(token.text) <= 2 else -1
