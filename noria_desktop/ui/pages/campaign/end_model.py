"""What is told when a chapter has been played: stars, what they open, or what decided it and the ways on."""

from __future__ import annotations

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, same_ending, with_ending
from noria_desktop.app.campaign.chapters import Chapter
from noria_desktop.app.campaign.standing import (
    ChapterStanding,
    Page,
    Standing,
    pages_of,
    standing,
)
from noria_desktop.app.campaign.targets import Targets, margin, newest, targets
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed, frozen
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.end_band import Figures


@frozen
class Way:
    """A way on after a chapter: a line to press."""

    name: str
    """``again``, ``easier``, or the id of another chapter."""
    icon: str
    title: str
    sub: str


@frozen
class NextTile:
    """A chapter that comes into reach."""

    chapter: Chapter
    rival: str
    sentence: str
    stars: int


@frozen
class Decided:
    """What decided a game, from its log."""

    text: str
    """One sentence."""
    ply: int
    """The step in which it happened, from 1."""
    own: int = 0
    """Before the human's last decision up to then: where a better turn is to be looked for."""
    worth: int = 0
    """By how much that step changed the human's distance from the best of the others."""


@frozen
class EndModel(Figures):
    """A chapter that has been played."""

    stars: int
    marks: tuple[str, str, str]
    """What stands under the three stars."""
    volume: int
    before: int
    """Stars of the volume before this game."""
    after: int
    opened: int
    """The volume that this game opened; 0 when none."""
    closing: str
    """Beside the bar: what is open now, or how many stars are missing."""
    closing_sub: str
    tiles: tuple[NextTile, ...]
    decided: Decided | None
    ways: tuple[Way, ...]
    primary: str
    """Words of the one button."""
    onward: str
    """Where it leads: ``map``, ``again``, or the id of a chapter."""


def end_model(
    campaign: Campaign, attempt: Attempt, ending: Ending, decided: Decided | None = None
) -> EndModel:
    """What is told of an ending.

    Args:
        campaign: the campaign with this ending in it.
        attempt: the attempt that has ended.
        ending: how.
        decided: what decided the game; None where nothing can be said.
    """
    where = attempt.where
    now = standing(with_ending(campaign, ending))
    bare = changed(
        campaign,
        attempts=tuple(
            changed(one, endings=tuple(e for e in one.endings if not same_ending(e, ending)))
            if one.id == attempt.id
            else one
            for one in campaign.attempts
        ),
    )
    earlier = standing(bare)
    page = next(one for one in pages_of(changed(attempt, endings=(ending,))))
    asked = targets(where.id, min(attempt.edition, newest()))
    before, after = earlier.volumes[where.volume - 1].stars, now.volumes[where.volume - 1].stars
    opened = next(
        (v.number for v, w in zip(now.volumes, earlier.volumes, strict=True) if v.open and not w.open), 0
    )
    return EndModel(
        chapter=where,
        kicker=_kicker(campaign, attempt),
        title=title_of(where, attempt.level, page.ending),
        won=ending.won,
        stars=page.stars,
        marks=(
            translate("Circuit", "won") if ending.won else translate("Circuit", "win"),
            words.goal_mark(asked.second),
            words.goal_mark(asked.third),
        ),
        own=ending.result.scores[HUMAN],
        rival=max(ending.result.scores[HUMAN + 1 :]),
        unit=words.unit(where.game),
        sealed=ending.result.sealed,
        remark=_remark(page, asked),
        face=words.face(where, attempt.level),
        volume=where.volume,
        before=before,
        after=after,
        opened=opened,
        closing=_closing(now, where.volume, opened),
        closing_sub=translate("Circuit", "Four new opponents, in any order")
        if opened
        else translate("Circuit", "Nearest to a star")
        if ending.won
        else "",
        tiles=_tiles(now, where, opened),
        decided=decided,
        ways=() if ending.won else _ways(now, where),
        primary=_primary(page, now, where, opened),
        onward=_onward(page, now, where, opened),
    )


def _kicker(campaign: Campaign, attempt: Attempt) -> str:
    where = attempt.where
    number = [one.id for one in campaign.at(where)].index(attempt.id) + 1
    return translate("Circuit", "{volume} · chapter {number} · {attempt}").format(
        volume=words.volume_name(where.volume), number=where.number, attempt=words.attempt_name(number)
    )


def title_of(where: Chapter, level: int, ending: Ending) -> str:
    """Who beat whom, or by how much it was missed."""
    rival = words.rival_in_sentence(where, level)
    if ending.result.shared:
        return translate("Circuit", "You share the victory with {rival}").format(rival=rival)
    if ending.won:
        return translate("Circuit", "You beat {rival}").format(rival=rival)
    short = -margin(ending.result.scores)
    if short == 0:
        return translate("Circuit", "A tie, and {rival} wins it").format(rival=rival)
    return translate("Circuit", "{points} short").format(points=words.points(where.game, short))


def _remark(page: Page, asked: Targets) -> str:
    if not page.ending.won:
        return translate("Circuit", "Kept in the logbook. Try as often as you like.")
    if page.lowered and page.stars:
        return translate("Circuit", "Won one level down: the first star, and it counts.")
    if page.lowered:
        return translate("Circuit", "Won far below this chapter's level: no star, but a page.")
    ahead = words.next_goal(page.stars, asked)
    if ahead is None:
        return translate("Circuit", "All three stars of this chapter.")
    stars, goal = ahead
    return translate("Circuit", "{stars} asks for: {goal}.").format(
        stars="★" * stars, goal=words.goal_words(page.attempt.where.game, goal)
    )


def _closing(now: Standing, volume: int, opened: int) -> str:
    if opened:
        return translate("Circuit", "{volume} is open").format(volume=words.volume_name(opened))
    missing = now.volumes[volume - 1].missing
    if missing and volume < len(now.volumes):
        return translate("Circuit", "%n more star(s) open {volume}", "", missing).format(
            volume=words.volume_name(volume + 1)
        )
    return translate("Circuit", "{stars} of {needed} stars").format(
        stars=now.volumes[volume - 1].stars, needed=12
    )


def _tiles(now: Standing, where: Chapter, opened: int) -> tuple[NextTile, ...]:
    """The rivals of a volume just opened, or the open chapters nearest to a star."""
    found = now.volumes[opened - 1].chapters if opened else _nearest(now, where)
    return tuple(
        NextTile(one.chapter, words.rival_here(one.chapter), words.rival(one.chapter)[1], one.stars)
        for one in found
    )


def _nearest(now: Standing, where: Chapter) -> tuple[ChapterStanding, ...]:
    others = [one for one in now.chapters if one.open and one.chapter.id != where.id and one.stars < 3]
    others.sort(key=lambda one: (one.chapter.volume != where.volume, one.stars, one.chapter.number))
    return tuple(others[:4])


def _ways(now: Standing, where: Chapter) -> tuple[Way, ...]:
    found = [
        Way(
            "again",
            "replay",
            translate("Circuit", "The same deal again"),
            translate("Circuit", "Counts for stars; the record is open"),
        )
    ]
    if where.level > 0:
        found.append(
            Way(
                "easier",
                "undo",
                translate("Circuit", "Play it against {rival}").format(
                    rival=words.rival_met(where, where.level - 1)
                ),
                translate("Circuit", "One level down: worth this chapter's first star"),
            )
        )
    near = _nearest(now, where)
    if near:
        one = near[0].chapter
        found.append(
            Way(
                one.id,
                "star",
                translate("Circuit", "{game} {rival}").format(
                    game=game_cover(one.game).name(), rival=words.against(one)
                ),
                _closing(now, where.volume, 0)
                if one.volume == where.volume
                and where.volume < len(now.volumes)
                and now.volumes[where.volume - 1].missing
                else translate("Circuit", "Its stars count for {volume} as well").format(
                    volume=words.volume_name(one.volume)
                ),
            )
        )
    return tuple(found)


def _onward(page: Page, now: Standing, where: Chapter, opened: int) -> str:
    if not page.ending.won:
        return "again"
    if opened:
        return "map"
    missing = now.volumes[where.volume - 1].missing
    near = _nearest(now, where)
    return near[0].chapter.id if missing and near else "map"


def _primary(page: Page, now: Standing, where: Chapter, opened: int) -> str:
    if not page.ending.won:
        return translate("Circuit", "Try again")
    if opened:
        return translate("Circuit", "On to {volume}").format(volume=words.volume_name(opened))
    onward = _onward(page, now, where, opened)
    if onward == "map":
        return translate("Circuit", "Back to the map")
    near = _nearest(now, where)[0].chapter
    return translate("Circuit", "Next: {game} {rival}").format(
        game=game_cover(near.game).name(), rival=words.against(near)
    )
