"""Pictures of the submarine's table to look at: ``python -m tests.ui.nautilus.picture_sheet FOLDER``.

Writes a sheet of all single pictures and the position of the design's picture (round 4, a 6 in hand) in every
theme and both languages.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Knowledge, Options, Placing, State
from noria_desktop.games.nautilus.terms import Arrow, Domain, FirstPlayer, Opponent, Special
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.nautilus.board import arts, arts_dock
from noria_desktop.ui.nautilus.board.ghosts import ghosts, notes
from noria_desktop.ui.nautilus.board.handles import card as card_handle
from noria_desktop.ui.nautilus.board.handles import space as space_handle
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.project import project
from noria_desktop.ui.nautilus.paint.table import PICTURES
from tests.ui.words import JapaneseWords

N = None


def sample() -> State:
    """The position of mocks/nautilus.md, seen by seat 0: Science settled for nobody, Exploration the rival's.

    Domain cards are numbered six a domain: +2, +1 four times, -1 in the order of the data file, so the
    position looks its cards up by domain and points.
    """
    from noria_desktop.games.nautilus.components import domain_of, points_of

    def pick(domain: Domain, *points: int) -> list[int]:
        free = [card for card in range(30) if domain_of(card) is domain and card not in used]
        found = []
        for worth in points:
            card = next(card for card in free if points_of(card) == worth and card not in found)
            found.append(card)
        used.extend(found)
        return found

    used: list[int] = []
    wanted = (
        (Domain.SCIENCE, (2, 1), (1,)),
        (Domain.EXPLORATION, (), (2, 1, 1)),
        (Domain.NAVIGATION, (1,), (2, 1)),
        (Domain.ENGINEERING, (1, 1), (-1,)),
        (Domain.WAR, (-1, 1), (1,)),
    )
    mine: list[int] = []
    theirs: list[int] = []
    for domain, own, other in wanted:
        mine += pick(domain, *own)
        theirs += pick(domain, *other)
    row = [pick(domain, points)[0] for domain, points in zip(Domain, (1, 1, -1, 1, 2), strict=True)]
    begun = RULES.setup(Options(opponent=Opponent.LEVEL_4, first_player=FirstPlayer.HUMAN), 1).state
    opened = RULES.apply(begun, RULES.legal_actions(begun)[0]).state
    match = evolve(
        opened.match,
        round=4,
        revealed=(*mine, *theirs, *row),
        taken=(tuple(mine), tuple(theirs)),
        settled=(N, BOT, N, N, N),
    )
    knowledge = (Knowledge((Special.KRAKEN, Special.ANCHOR), Special.ANCHOR), None)
    deal = evolve(opened.deal, row=tuple(row), pile=(N,) * 4, used=(Special.ANCHOR,), knowledge=knowledge)
    table = evolve(
        opened.table,
        pending=Placing(HUMAN),
        spaces=(13, N, 11, N, N, 14, N, N, 4, N),
        anchored=5,
        hands=((3, 6, 12), (N, N, N)),
        specials=((Special.KRAKEN,), ()),
        course=(Place(13, 0), Place(11, 2), Place(4, 8), Place(14, 5, True)),
    )
    return State(opened.rng.masked(), match, deal, table)


def pictures(width: float, height: float) -> tuple[Sprite, ...]:
    """The sample with the 6 held over the own Engineering place."""
    view, table = sample(), layout(width, height)
    legal = RULES.legal_actions(view)
    after = RULES.apply(view, Place(6, 3)).state
    foreseen = ghosts(view, after, table)
    said = notes(view, legal, card_handle(6), space_handle(3), table)
    replaced = {ghost.handle for ghost in foreseen}
    whole = [sprite for sprite in project(view, table) if sprite.handle not in replaced]
    return tuple(sorted((*whole, *said, *foreseen), key=lambda sprite: sprite.layer))


def page_image(width: int, height: int, theme: str, language: str, ratio: float = 1.0) -> QImage:
    """The sample position as the board shows it, without halos."""
    table = layout(width, height)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].bg))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(table.scale * ratio, table.scale * ratio)
    skin = Skin(THEMES[theme], language)
    for sprite in pictures(width, height):
        painter.save()
        painter.translate(sprite.x, sprite.y)
        painter.rotate(sprite.rotation)
        painter.scale(sprite.scale, sprite.scale)
        painter.setOpacity(sprite.opacity)
        PICTURES[type(sprite.art)].paint(painter, sprite.art, skin)
        painter.restore()
    painter.end()
    return image


def singles() -> Iterator[Any]:
    """Every kind of picture, in the ways it can look."""
    yield from (arts.DiverArt(card, 100) for card in range(16))
    yield arts.DiverArt(7, 100, held=True)
    yield arts.DiverArt(9, 100, pale=True, laid_by=True)
    yield arts.DiverArt(15, 100, laid_by=False)
    yield from (arts.BackArt(100, special) for special in (False, True))
    yield from (arts.SpecialArt(special, 100) for special in Special)
    yield arts.SpecialArt(Special.EYE, 100, held=True)
    yield arts.SpecialArt(Special.BONE, 42, caption=False, spent=True)
    yield arts.SpecialArt(Special.HARPOON, 100, kept_back=True)
    for domain, points in zip(Domain, (2, 1, -1, 1, -1), strict=True):
        yield arts.DomainArt(domain, points, 92)
    yield arts.DomainArt(Domain.WAR, 2, 92, settled=True)
    yield arts.DomainArt(Domain.SCIENCE, -1, 92, settled=True, named=False)
    yield from (arts.SealArt(own, 13) for own in (True, False))
    for own in (True, False):
        yield arts.LeanArt(own, 1)
        yield arts.LeanArt(own, 1, faced=False)
        yield arts.LeanArt(own, 1, gain=2 if own else -1)
    yield from (arts.AnchorArt(14, offered) for offered in (False, True))
    yield from (arts.GaugeArt(number, 35) for number in (1, 4, 6))
    yield arts.PileArt(4, 1)
    yield arts.PileArt(14, 1, known=9)
    yield arts.PileArt(0, 1)
    yield from (arts.SideArt(own, 1) for own in (True, False))
    yield arts.TokenArt(13)
    yield arts.PlateArt(True, 212, 82, 1, 2, 5, 1, 12, starts=True, turn=True)
    yield arts.PlateArt(True, 212, 82, 1, 0, 0, 0, 3, starts=False, turn=False, counted=False)
    for opponent in Opponent:
        turn = opponent is Opponent.HUMAN
        yield arts.PlateArt(
            False, 212, 56, 1, 3, 6, 1, 15, starts=False, turn=turn, opponent=opponent, number=2
        )
    yield arts.CaptionArt(None, False, 110, 1)
    yield from (arts.CaptionArt(special, special.index % 2 == 0, 110, 1) for special in Special)
    yield arts.NoteArt(Arrow.VERTICAL, (4,), 1)
    yield arts.NoteArt(Arrow.HORIZONTAL, (4, 11, 13), 1)
    for deed in arts.Deed:
        special = deed in (arts.Deed.KEEP, arts.Deed.GIVE)
        this, other = (Special.SUBMARINE, Special.HARPOON) if special else (12, 14)
        yield arts.DropArt(deed, this, other, 196, 1)
    yield arts.ArcArt(0, -180, 1)
    yield arts.ArcArt(244, 0, 1)
    yield arts.ArcArt(-122, 0, 1, theirs=True)
    yield from (arts.TraceArt(78, 108, 1, was) for was in (True, False))
    yield from (arts.RingArt(78, 108, 1, sure) for sure in (True, False))
    for own, theirs, settles in ((True, 2, False), (False, None, True)):
        yield arts.OutcomeArt(
            119, 124, 1, Domain.ENGINEERING, 2 if own else -1, own, 15, 14, -1, theirs, settles
        )
    yield arts.DiverArt(14, 78, beaten=True)
    yield arts.RoundArt(818, 172, 1, 196, 3, 4, 1, (), (Domain.EXPLORATION,), hidden=False)
    yield arts.RoundArt(818, 172, 1, 196, 3, 4, 1, (Domain.WAR, Domain.SCIENCE), (), hidden=False)
    yield arts.RoundArt(818, 172, 1, 196, 3, 0, 5, (), (), hidden=True, names=(2, 1))
    yield arts.RoundArt(680, 172, 1, 99, 3, 0, 5, (Domain.WAR,), (), hidden=False, names=(2, 1))
    for words in arts_dock.Words:
        yield arts_dock.HeadingArt(words, 228, 3, 4)
    for blot in arts_dock.Blot:
        yield arts_dock.RaceArt(Domain.ENGINEERING, 228, 66, 2, 1, blot)
    yield arts_dock.RaceArt(Domain.EXPLORATION, 228, 66, 0, 5, arts_dock.Blot.RIVAL, winner=False)
    yield arts_dock.RaceArt(Domain.SCIENCE, 228, 66, 3, 1, arts_dock.Blot.RIVAL, winner=True)
    yield arts_dock.RaceArt(Domain.WAR, 228, 57, 4, -1, arts_dock.Blot.RIVAL, winner=True)
    yield arts_dock.RaceArt(Domain.NAVIGATION, 228, 66, 1, None, arts_dock.Blot.ELSEWHERE)
    yield arts_dock.RaceArt(Domain.NAVIGATION, 228, 66, 1, 3, arts_dock.Blot.ROW, own_after=2, rival_after=2)
    usual = (arts_dock.Whereabouts.UNSEEN, arts_dock.Whereabouts.OWN, arts_dock.Whereabouts.TABLE)
    yield arts_dock.TrackerArt(tuple(usual[i % 3] for i in range(14)), 228, 98)
    yield arts_dock.TrackerArt(tuple(tuple(arts_dock.Whereabouts)[i % 5] for i in range(14)), 200, 98)
    yield arts_dock.FatesArt(tuple(tuple(arts_dock.Fate)[i % 4] for i in range(6)), 228, 36)
    yield from (arts_dock.StageArt(question, 760, 170, 1) for question in arts_dock.Question)
    yield from (arts_dock.EffectArt(special, 178, 44, 1) for special in Special)
    yield salon()
    yield arts.OutlineArt(104, 143, 3)


def salon(width: float = 1280, height: float = 678) -> arts.SalonArt:
    """The ground of a table."""
    table = layout(width, height)
    panes = tuple(table.pane(number) for number in range(5))
    places = tuple(table.place(number, own=own) for own in (True, False) for number in range(5))
    window: Box = table.window
    return arts.SalonArt(table.width, table.height, table.unit, table.dock, window, panes, places)


def sheet_image(theme: str, language: str, ratio: float = 1.0) -> QImage:
    """All single pictures in rows."""
    gap, wide = 12.0, 1640.0
    places, x, y, row = [], gap, gap, 0.0
    for art in singles():
        width, height = PICTURES[type(art)].size(art)
        if x + width > wide:
            x, y, row = gap, y + row + gap, 0.0
        places.append((art, x + width / 2, y + height / 2))
        x, row = x + width + gap, max(row, height)
    image = QImage(round(wide * ratio), round((y + row + gap) * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].surface))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(ratio, ratio)
    for art, left, top in places:
        painter.save()
        painter.translate(left, top)
        PICTURES[type(art)].paint(painter, art, Skin(THEMES[theme], language))
        painter.restore()
    painter.end()
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--themes", nargs="*", default=list(THEMES), choices=list(THEMES))
    parser.add_argument("--languages", nargs="*", default=["en", "ja"], choices=["en", "ja"])
    parser.add_argument("--size", default="1280x678", help="pixels of the board's view")
    parser.add_argument("--ratio", type=float, default=1.0)
    given = parser.parse_args()
    application = QGuiApplication.instance() or QGuiApplication([])
    width, height = (int(part) for part in given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    words = JapaneseWords(application)
    for language in given.languages:
        if language == "ja":
            QCoreApplication.installTranslator(words)
        for theme in given.themes:
            page = page_image(width, height, theme, language, given.ratio)
            page.save(str(given.folder / f"page-{given.size}-{theme}-{language}.png"))
            sheet_image(theme, language, given.ratio).save(
                str(given.folder / f"sheet-{theme}-{language}.png")
            )
        QCoreApplication.removeTranslator(words)


if __name__ == "__main__":
    main()
