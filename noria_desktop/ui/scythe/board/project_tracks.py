"""Pictures of what both sides share and of the Automa's dock: tracks, stars, tile, tracker, card, score or reasons."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import placed_structures
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.record import Outcome, TurnRecord
from noria_desktop.games.scythe.scoring import scores, structure_coins, structure_count
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaStage, Line
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, Column, DecisionArt, ScoreArt
from noria_desktop.ui.scythe.board.arts.docks import Cards, HeadArt, StepsToStar, Words
from noria_desktop.ui.scythe.board.arts.tracks import Rail, RailArt, RibbonArt, TileArt, TrackerArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_mats import head_sprite, panel_sprite, totals_of
from noria_desktop.ui.scythe.board.viewpoint import automa_acts

LINES = tuple(Line)
FAILED = (Outcome.NOT_ITS_FACTION, Outcome.POWER_TOO_LOW, Outcome.NO_UNIT, Outcome.NO_DESTINATION)


def track_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """Star ribbon, both rails, structure tile."""
    human, automa = view.human, view.automa
    room = table.ribbon
    ribbon = RibbonArt(human.faction, automa.faction, human.stars, automa.stars, *room.size)
    yield lay(at.scenery("ribbon"), ribbon, room, Layer.BOARD)
    yield from rail_sprites(view, table)
    yield tile_sprite(view, table)


def rail_sprites(view: State, table: ScytheLayout, after: State | None = None) -> Iterator[Sprite]:
    """Both tracks; ``after``: where the human's markers would go."""
    human, automa, then = view.human, view.automa, after.human if after is not None else view.human
    for rail, room, own, other, coming in (
        (
            Rail.POPULARITY,
            table.popularity,
            human.popularity,
            components().automa.popularity,
            then.popularity,
        ),
        (Rail.POWER, table.power, human.power, automa.power, then.power),
    ):
        changed = coming if coming != own else None
        art = RailArt(rail, human.faction, automa.faction, own, other, *room.size, changed)
        yield lay(at.scenery("rail", rail.value), art, room, Layer.BOARD)


def tile_sprite(view: State, table: ScytheLayout) -> Sprite:
    """The structure bonus tile with what it pays now."""
    room, tile = table.tile, view.decks.tile
    built = placed_structures(view.human)
    art = TileArt(tile, structure_count(tile, built), structure_coins(tile, built), *room.size)
    return lay(at.scenery("tile"), art, room, Layer.BOARD)


# The Automa's dock --------------------------------------------------------------------------------------


def automa_sprites(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    """The Automa's dock; folded, one column."""
    room, automa = table.automa_head, view.automa
    yield head_sprite("rival", rival_head(view, room), view, table, room, is_open=table.right_open)
    if not table.right_open:
        return
    panel, road = table.tracker, table.road
    if panel is not None and road is not None:
        yield panel_sprite(Words.TRACKER, panel, StepsToStar(steps_to_star(view)))
        tracker = TrackerArt(automa.level, automa.token, automa.faction, *road.size)
        yield lay(at.scenery("tracker"), tracker, road, Layer.BOARD)
    record = open_record(view)
    words = Words.DRAWN_CARD if record is not None else Words.LAST_CARD
    yield panel_sprite(words, table.automa_card, Cards(len(automa.deck)))
    face = table.card_face
    yield lay(at.scenery("automa_card"), card_art(view, face), face, Layer.BOARD)
    if table.deciding and record is not None:
        yield panel_sprite(Words.WHY, table.below, totals_of(view), active=True)
        yield decision_sprite(record, table)
    else:
        yield panel_sprite(Words.SCORE, table.below)
        yield score_sprite(view, table)


def open_record(view: State) -> TurnRecord | None:
    """The record of the Automa's turn while that goes on and its card is drawn; None at other times."""
    entry = view.pending[-1]
    if not automa_acts(view) or (isinstance(entry, AutomaTurn) and entry.stage is AutomaStage.CARD):
        return None
    return view.automa.record


def steps_to_star(view: State) -> int | None:
    """Steps of the star tracker's token to the next star; None when it has passed the last."""
    stars = components().automa.trackers[view.automa.level.index].stars
    return min((space - view.automa.token for space in stars if space > view.automa.token), default=None)


def rival_head(view: State, room: Box) -> HeadArt:
    """The Automa's head line."""
    automa = view.automa
    return HeadArt(
        own=False,
        faction=automa.faction,
        mat=None,
        level=automa.level,
        scheme=automa.scheme,
        stars=automa.stars,
        coins=automa.coins,
        power=automa.power,
        popularity=components().automa.popularity,
        cards=len(automa.hand),
        workers=len(automa.workers),
        mechs=len(automa.mechs),
        width=room.width,
        height=room.height,
        turn=automa_acts(view),
    )


def card_art(view: State, face: Box) -> AutomaCardArt:
    """The card of the Automa's last turn, or of the one going on, with what became of its orders."""
    automa, record = view.automa, view.automa.record
    return AutomaCardArt(
        card=record.card if record is not None else None,
        scheme=record.scheme if record is not None else automa.scheme,
        faction=automa.faction,
        column=components().automa.column_of[automa.power],
        width=face.width,
        height=face.height,
        done=carried_out(record),
        refused=refused(record),
        skips=components().automa.trackers[automa.level.index].honours_skip_mark,
    )


def carried_out(record: TurnRecord | None) -> int | None:
    """Number of the move symbol that was carried out."""
    moves = record.moves if record is not None else ()
    return next((number for number, move in enumerate(moves) if move.outcome is Outcome.DONE), None)


def refused(record: TurnRecord | None) -> tuple[int, ...]:
    """Numbers of the move symbols that could not be."""
    moves = record.moves if record is not None else ()
    return tuple(number for number, move in enumerate(moves) if move.outcome in FAILED)


def decision_sprite(record: TurnRecord, table: ScytheLayout) -> Sprite:
    """Why the Automa moved as it did."""
    sheet = table.sheet
    return lay(at.scenery("sheet"), DecisionArt(record, carried_out(record), *sheet.size), sheet, Layer.BOARD)


def score_sprite(view: State, table: ScytheLayout, after: State | None = None) -> Sprite:
    """What both would score now; ``after``: with the drop that is being considered."""
    sheet, now = table.sheet, scores(view)
    then = scores(after) if after is not None else now
    art = ScoreArt(
        LINES,
        view.human.faction,
        view.automa.faction,
        _column(now, HUMAN, then),
        _column(now, BOT, then),
        *sheet.size,
    )
    return lay(at.scenery("sheet"), art, sheet, Layer.BOARD)


def _column(now: ScoreSheet, seat: Seat, then: ScoreSheet) -> Column:
    points = {line.code: line.points for line in now.of(seat)}
    total, coming = now.total(seat), then.total(seat)
    values = tuple(points.get(line) for line in LINES)
    return Column(values, total, coming if coming != total else None)
