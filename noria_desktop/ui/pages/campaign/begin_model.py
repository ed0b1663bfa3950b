"""What is told before a chapter is played, made from a campaign and the game that is about to be laid."""

from __future__ import annotations

from noria_desktop.app.campaign.campaign import Attempt, Campaign
from noria_desktop.app.campaign.campaign import seed_of as deal_of
from noria_desktop.app.campaign.chapters import CHAPTERS, Chapter, options_of
from noria_desktop.app.campaign.standing import standing, tally
from noria_desktop.app.campaign.targets import Targets, targets
from noria_desktop.app.catalogue import Count, kit
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.begin_scene import Foretold
from noria_desktop.ui.pages.campaign.chapter_begin import BeginModel, SoFar


def begin_model(campaign: Campaign, attempt: Attempt) -> BeginModel:
    """What is told of an attempt before its table is laid."""
    where = attempt.where
    asked = targets(where.id, attempt.edition)
    return BeginModel(
        chapter=where,
        level=attempt.level,
        levels=words.levels(where),
        told=Foretold(
            game=where.game,
            plate=where.volume,
            kicker=translate("Circuit", "{volume} · chapter {number}").format(
                volume=words.volume_name(where.volume), number=where.number
            ),
            title=translate("Circuit", "{game} {rival}").format(
                game=game_cover(where.game).name(), rival=words.against(where, attempt.level)
            ),
            sentence=words.rival(where, attempt.level)[1],
            chips=chips_of(campaign, attempt),
            face=words.face(where, attempt.level),
        ),
        asked=words.star_words(where.game, asked),
        measured=_measured(where, asked, attempt.edition),
        first=attempt.first,
        so_far=_so_far(campaign, where),
        level_note=_level_note(where, attempt.level),
    )


def chips_of(campaign: Campaign, attempt: Attempt) -> tuple[str, ...]:
    """How long the game is, and how often this rival was met."""
    where = attempt.where
    game = kit(where.game)
    seed = deal_of(campaign, attempt)
    total = game.progress(game.rules.setup(options_of(where, attempt.level, seed), seed).state).total
    length = (
        translate("Circuit", "ends with star {count}").format(count=total)
        if game.counts is Count.STARS
        else translate("Circuit", "%n round(s)", "", total)
    )
    won, lost = tally(campaign, where.game, attempt.level)
    met = (
        translate("Circuit", "{won} won, {lost} lost so far").format(won=won, lost=lost)
        if won + lost
        else translate("Circuit", "your first meeting")
    )
    return length, met


def _measured(where: Chapter, asked: Targets, edition: int) -> tuple[str, str, str]:
    """Where the figures come from: the share of the adviser's wins that reach them, and how many wins that were."""
    return (
        translate("Circuit", "or share the victory")
        if _may_be_shared(where)
        else translate("Circuit", "by however little"),
        _share(asked, 2, 50, edition),
        _share(asked, 3, 15, edition),
    )


def _may_be_shared(where: Chapter) -> bool:
    """Whether a tie is a shared victory: automatons win ties, players at a table share them."""
    game = kit(where.game)
    options = options_of(where, where.level, 1)
    return len(game.programs(options)) > 1


def _share(asked: Targets, star: int, percent: int, edition: int) -> str:
    """How many of the adviser's wins reach the goal of a star; one that was given and not measured is counted."""
    measured = asked.measured
    if measured.goals_of not in ("", asked.chapter):
        easier = targets(measured.goals_of, edition).measured
        return translate("Circuit", "as far as {wins} measured wins against an easier rival").format(
            wins=easier.wins
        )
    if not measured.goals_of:
        if not measured.wins:
            return translate("Circuit", "a good player's aim")
        percent = round(100 * sum(measured.stars[star:]) / measured.wins)
    return translate("Circuit", "about {percent}% of {wins} measured wins reach it").format(
        percent=percent, wins=measured.wins
    )


def _so_far(campaign: Campaign, where: Chapter) -> tuple[SoFar, ...]:
    now = standing(campaign)
    found = []
    for one in CHAPTERS:
        best = now.of(one).best
        if one.game == where.game and one.id != where.id and best is not None:
            shown = words.score(one.game, best.ending.result.scores)
            found.append(SoFar(one.volume, words.rival_name(one), shown, best.stars))
    return tuple(found)


def _level_note(where: Chapter, level: int) -> str:
    if level > where.level:
        return translate("Circuit", "Harder than this chapter asks: its stars can be earned here as well.")
    if level == where.level - 1:
        return translate("Circuit", "One level down: a win earns this chapter's first star.")
    if level < where.level:
        return translate("Circuit", "Far below this chapter: the game is kept in the logbook, without stars.")
    if where.level:
        return translate(
            "Circuit", "This chapter's own level. One level down earns its first star at the most."
        )
    return translate("Circuit", "This chapter's own level.")
