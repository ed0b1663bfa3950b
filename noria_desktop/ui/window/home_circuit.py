"""The Circuit's card on the home page, of somebody who has a campaign."""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.chapters import LADDERS, MOST_STARS, OPENING_STARS, VOLUMES
from noria_desktop.app.campaign.standing import ChapterStanding, Standing, standing
from noria_desktop.app.saves.listing import Kind
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import in_a_line, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.voyage_names import shown_name
from noria_desktop.ui.pages.circuit_card import CircuitCard
from noria_desktop.ui.widgets.progress_words import short_progress
from noria_desktop.ui.window.files import Files


def campaign_card(
    campaign: Campaign, files: Files, skin: Callable[[], Skin], *, is_beside: bool
) -> CircuitCard:
    """What home tells of a campaign.

    Args:
        campaign: the campaign.
        files: of the profile.
        skin: is asked for whenever a picture is painted.
        is_beside: whether the chapter's game is the one that Continue goes on with: then another chapter is told of.
    """
    now = standing(campaign)
    one = now.besides(now.next.chapter) if is_beside else now.next
    where, running = one.chapter, one.running
    listed = None
    if running is not None:
        listed = files.store.listing.one(files.campaigns.running_file(running), Kind.AUTOMATIC)
    summary = listed.head.summary if listed is not None and listed.head is not None else None
    going_on = summary is not None and not summary.over
    sub = words.volume_name(where.volume)
    if summary is not None and going_on:
        sub = in_a_line(sub, short_progress(where.game, summary.done, summary.total))
    elif one.attempts:
        sub = in_a_line(sub, words.attempt_name(len(one.attempts) + 1))
    key: object = None
    if going_on and running is not None and listed is not None and listed.head is not None:
        key = (running.id, listed.head.serial, skin())
    elif one.best is not None:
        key = (one.best.attempt.id, one.best.ending.result.finished_at, skin())
    return CircuitCard(
        name=shown_name(campaign.name),
        volume=words.volume_name(where.volume),
        game=where.game,
        running=going_on,
        chapter=where.id,
        attempted=bool(one.attempts),
        stars=now.volumes[where.volume - 1].stars,
        most=MOST_STARS * len(LADDERS),
        needed=OPENING_STARS,
        rival=words.against(where),
        sub=sub,
        closing=_closing(now, one),
        flag=words.flag_words(where.volume),
        picture=None if key is None else lambda: _picture(files, one, going_on=going_on, skin=skin),
        picture_key=key,
    )


def _closing(now: Standing, one: ChapterStanding) -> str:
    """What opens next."""
    volume = now.volumes[one.chapter.volume - 1]
    if volume.missing and volume.number < len(VOLUMES):
        opens = words.volume_name(volume.number + 1)
        if volume.missing == 1 and not one.stars:
            return translate("Circuit", "A win opens {volume}").format(volume=opens)
        missing = volume.missing
        return translate("Circuit", "%n more star(s) open {volume}", "", missing).format(volume=opens)
    if now.finale_open and not any(evening.percent is not None for evening in now.evenings):
        return translate("Circuit", "The finale is open")
    return ""


def _picture(
    files: Files, one: ChapterStanding, *, going_on: bool, skin: Callable[[], Skin]
) -> Picture | None:
    """The player's own position: the game that goes on, else the best that has ended."""
    session = None
    if going_on and one.running is not None:
        session = files.campaigns.going_on(one.running)
    elif one.best is not None:
        session = files.campaigns.final(one.best.attempt, one.best.ending)
    if session is None:
        return None
    scene = game_ui(session.rules.game_id).book().scene(session)
    return Picture(lambda painter, area: scene.paint(painter, area, skin()), 1 / scene.shape)
