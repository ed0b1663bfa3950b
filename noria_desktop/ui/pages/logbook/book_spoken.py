"""A double page read aloud, left page first. Source: campaign.md 2."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.i18n import minus, translate
from noria_desktop.ui.pages.logbook.book_model import BookPage, Entry, Gathered, Inside
from noria_desktop.ui.pages.logbook.book_words import stars_words, unread_sentence
from noria_desktop.ui.widgets.game_book import BookRow


def picture_spoken(page: BookPage, found: Inside | None, entry: Entry | Gathered | None) -> str:
    """The picture in a sentence of its own."""
    if isinstance(entry, Gathered):
        return ". ".join(f"{one.title}: {one.scores}" for one in entry.parts if one.is_over)
    if found is not None:
        return found.described
    return unread_sentence() if entry is not None else page.sentence


def story_spoken(found: Inside | None) -> str:
    """The lines of the left page."""
    if found is None:
        return ""
    words = translate("Logbook", "{round}: {line}")
    return "\n".join(words.format(round=number, line=line) for number, line in found.lines)


def account_spoken(page: BookPage, entry: Entry | Gathered | None, found: Inside | None) -> str:
    """The right page from top to bottom."""
    if isinstance(entry, Gathered):
        parts = [f"{one.title}, {one.rival}: {one.scores}, {one.worth}" for one in entry.parts if one.is_over]
        total = f"{entry.total} {entry.total_words}"
        said = [entry.title, entry.below_title, total, entry.verdict, *parts, *entry.sums, entry.seal_word]
        return "\n".join(one for one in said if one)
    if entry is None:
        return "\n".join((page.place, page.title, *page.asks, page.sentence))
    scores = " – ".join(minus(points) for points in (entry.scores[HUMAN], *entry.scores[HUMAN + 1 :]))
    said = [
        page.place,
        entry.title,
        entry.below_title,
        stars_words(entry.stars),
        scores,
        entry.verdict,
        entry.next_star,
    ]
    said += [_row_spoken(row) for row in found.rows] if found is not None else [unread_sentence()]
    said += [translate("Logbook", "Set-up"), entry.setup, entry.tally, entry.seal_word]
    return "\n".join(said)


def _row_spoken(row: BookRow) -> str:
    own, rival = ("–" if value is None else minus(value) for value in (row.own, row.rival))
    words = translate("Logbook", "{row}: {own} to {rival}")
    return words.format(row=row.title, own=own, rival=rival)
