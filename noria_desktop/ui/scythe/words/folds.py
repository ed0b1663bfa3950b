"""The Automa's dock in lines, while the log lies over it. Source: mocks/table.md 5."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Line
from noria_desktop.ui.game_says import Folded
from noria_desktop.ui.scythe.words.names import say
from noria_desktop.ui.scythe.words.things_cards import last_card_sheet, tracker_sheet
from noria_desktop.ui.scythe.words.things_sides import score_sheet


def folded(view: State) -> tuple[Folded, ...]:
    """Star tracker, last card, score as it stands."""
    return _tracker(view), _card(view), _score(view)


def _tracker(view: State) -> Folded:
    automa = view.automa
    stars = components().automa.trackers[automa.level.index].stars
    ahead = min((space - automa.token for space in stars if space > automa.token), default=None)
    space = automa.token + 1
    summary = (
        say("{space} · no star left", space=space)
        if ahead is None
        else say("{space} · star in {ahead}", space=space, ahead=ahead)
    )
    return Folded(say("Star tracker"), summary, tracker_sheet(view)[1])


def _card(view: State) -> Folded:
    record = view.automa.record
    title, lines = last_card_sheet(view)
    if record is None:
        return Folded(say("Last card"), say("none yet"), lines)
    summary = say("{number}, {scheme}", number=record.card, scheme=record.scheme)
    return Folded(say("Last card"), summary, (title, *lines))


def _score(view: State) -> Folded:
    sheet = scores(view)
    lines = []
    for line in Line:
        name, (_, *rows) = score_sheet(line, view)
        if rows:
            lines.append(say("{name} – {points}", name=name, points="   ".join(rows)))
    summary = say("{own} : {other}", own=sheet.total(HUMAN), other=sheet.total(BOT))
    return Folded(say("If it ended now"), summary, tuple(lines))
