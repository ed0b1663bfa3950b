"""Campaigns made from few words: chapters won and lost without a game being played."""

from __future__ import annotations

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, seed_of, with_attempt
from noria_desktop.app.campaign.chapters import LADDERS, chapter
from noria_desktop.app.campaign.targets import Goal, Measure, targets
from noria_desktop.app.catalogue import kit
from noria_desktop.app.result_lines import Result
from noria_desktop.engine.values import changed

EMPTY = Campaign("a" * 32, "Winter voyage", 0, "2026-05-01T18:00:00Z", 7)


def attempt(
    number: int, where: str, *, level: int | None = None, deal: int = 1, edition: int = 1, first: bool = True
) -> Attempt:
    """An attempt begun ``number`` minutes after the first one."""
    own = chapter(where).level if level is None else level
    at = f"2026-05-{2 + number // 1440:02}T{number // 60 % 24:02}:{number % 60:02}:00Z"
    return Attempt(f"{number:032x}", where, own, deal, edition, at, first)


def ending(
    campaign: Campaign, of: Attempt, scores: tuple[int, ...], *, rounds: int = 12, sealed: bool = True
) -> Ending:
    """How an attempt ended; most points win, two of the same number share."""
    best = max(scores)
    sharing = tuple(seat for seat, points in enumerate(scores) if points == best)
    result = Result(
        id=of.id,
        game=of.where.game,
        opponent="level2+level3" if len(scores) > 2 else "rival",
        notation="-",
        seed=seed_of(campaign, of),
        scores=scores,
        winner=sharing[0] if len(sharing) == 1 else None,
        sealed=sealed,
        finished_at=of.begun_at.replace(":00Z", ":30Z"),
        undos=0,
        hints=0,
        seconds=600,
        rules_version=1,
        sharing=sharing if len(sharing) > 1 and len(scores) > 2 else (),
    )
    return Ending(rounds, result)


def won_with(where: str, stars: int) -> tuple[tuple[int, int], int]:
    """Scores and rounds that earn so many stars at a chapter by the targets of the first edition."""
    asked = targets(where, 1)
    goals: list[Goal] = [] if stars < 2 else [asked.second] if stars == 2 else [asked.second, asked.third]
    mine, theirs, rounds = 3, 2, 6
    for goal in goals:
        match goal.measure:
            case Measure.SCORE:
                mine, theirs = goal.value, min(theirs, goal.value - 1)
            case Measure.MARGIN:
                theirs = 1
                mine = theirs + goal.value
            case Measure.ROUND:
                rounds = goal.value
    return (mine, theirs) if stars else (theirs, mine), rounds


def played(campaign: Campaign, number: int, where: str, stars: int, *, level: int | None = None) -> Campaign:
    """The campaign after one more game that earns so many stars at its chapter's own level; 0 loses."""
    of = attempt(number, where, level=level)
    scores, rounds = won_with(where, stars)
    full: tuple[int, ...] = scores
    if chapter(where).game == "solani" and of.level == len(LADDERS["solani"]) - 1:
        full = (*scores, 0)
    return with_attempt(campaign, changed(of, endings=(ending(campaign, of, full, rounds=rounds),)))


def opponent(where: str, level: int, seed: int) -> str:
    """The key under which the kit knows the rival of a deal."""
    from noria_desktop.app.campaign.chapters import options_of

    game = kit(chapter(where).game)
    options = options_of(chapter(where), level, seed)
    return game.opponent(game.options_of(game.rules.setup(options, seed).state))
