"""The words of the Circuit: volumes, goals, results, what opens. Source: mocks/campaign.md 8 and 10."""

from __future__ import annotations

from typing import Final

from noria_desktop.app.campaign.chapters import CHAPTERS, LADDERS, OPENING_STARS, VOLUMES, Chapter, options_of
from noria_desktop.app.campaign.standing import Page
from noria_desktop.app.campaign.targets import Goal, Measure, Targets, margin
from noria_desktop.app.catalogue import kit
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import Text, Texts, minus, translate
from noria_desktop.ui.pages.campaign.volumes import ROMAN as ROMAN
from noria_desktop.ui.pages.campaign.volumes import volume_name as volume_name
from noria_desktop.ui.widgets.game_book import Face, Unit

_UNITS: Final = Texts(
    Unit,
    POINTS=Text("Circuit", "points"),
    COINS=Text("Circuit", "coins"),
    DOMAINS=Text("Circuit", "domains"),
)
_ANY_SEED: Final = 1
"""Any deal has the same rival."""


def rival_name(where: Chapter, level: int | None = None) -> str:
    """Whom a chapter is played against, at its own level or another."""
    return rival(where, level)[0]


def rival(where: Chapter, level: int | None = None) -> tuple[str, str]:
    """A chapter's rival and one sentence about how it plays."""
    at = where.level if level is None else level
    return game_ui(where.game).rival(options_of(where, at, _ANY_SEED))


def face(where: Chapter, level: int) -> Face | None:
    """The face of a rival; None where it has none."""
    return game_ui(where.game).book().face(options_of(where, level, _ANY_SEED))


def rival_in_sentence(where: Chapter, level: int) -> str:
    """A rival as sentences name it, such as "the Automa"."""
    game = kit(where.game)
    laid = game.rules.setup(options_of(where, level, _ANY_SEED), _ANY_SEED).state
    return game_ui(where.game).book().rival(game.options_of(laid))


def levels(where: Chapter) -> tuple[str, ...]:
    """All rivals of a chapter's game, easiest first."""
    plain = Chapter(0, where.game, 0)
    return tuple(rival_name(plain, level) for level in range(len(LADDERS[where.game])))


def rival_here(where: Chapter) -> str:
    """A chapter's rival as the map names it."""
    return _by_far(where, rival_name(where))


def against_here(where: Chapter) -> str:
    """Against whom a chapter is, as its sheet says it."""
    return _by_far(where, against(where))


def _by_far(where: Chapter, rival: str) -> str:
    """A rival that an earlier volume has as well is to be beaten by far: that is what its stars ask for."""
    earlier = (one for one in CHAPTERS if one.game == where.game and one.volume < where.volume)
    if any((one.level, one.settings) == (where.level, where.settings) for one in earlier):
        return translate("Circuit", "{rival}, by far").format(rival=rival)
    return rival


def chapter_title(where: Chapter) -> str:
    """Volume and game."""
    return translate("Circuit", "{volume} · {game}").format(
        volume=volume_name(where.volume), game=game_cover(where.game).name()
    )


def rival_met(where: Chapter, level: int | None = None) -> str:
    """A rival as one plays against it, such as "the Sailor"; what is special about the chapter stands behind it."""
    at = where.level if level is None else level
    name, said = rival_name(where, at), rival_in_sentence(where, at)
    if len(kit(where.game).programs(options_of(where, at, _ANY_SEED))) > 1:
        return said
    # "the Captain" and "Captain, hidden": the article belongs before both.
    bare = said.split(" ", 1)[-1]
    return said + name[len(bare) :] if name.startswith(bare) else name


def against(where: Chapter, level: int | None = None) -> str:
    """Against whom; several at the same table by their names."""
    return translate("Circuit", "against {rival}").format(rival=rival_met(where, level))


def points(game: str, value: int) -> str:
    """A score with its unit."""
    match game_ui(game).book().unit:
        case Unit.COINS:
            return translate("Circuit", "%n coin(s)", "", value)
        case Unit.DOMAINS:
            return translate("Circuit", "%n domain(s)", "", value)
        case Unit.POINTS:
            return translate("Circuit", "%n point(s)", "", value)


def score(game: str, scores: tuple[int, ...]) -> str:
    """The human's points alone, or both sides' where one number says little."""
    if game_ui(game).book().on_a_line:
        return minus(scores[HUMAN])
    return both(scores)


def score_with_unit(game: str, scores: tuple[int, ...]) -> str:
    """The same, a single number with what it counts."""
    if game_ui(game).book().on_a_line:
        return points(game, scores[HUMAN])
    return both(scores)


def both(scores: tuple[int, ...]) -> str:
    """The human's points and the best of the others."""
    return translate("Circuit", "{own} – {rival}").format(
        own=minus(scores[HUMAN]), rival=minus(max(scores[HUMAN + 1 :]))
    )


def star_words(game: str, asked: Targets) -> tuple[str, str, str]:
    """What the three stars ask for, one short sentence each."""
    return translate("Circuit", "Win"), goal_words(game, asked.second), goal_words(game, asked.third)


def goal_words(game: str, goal: Goal) -> str:
    """What a star asks for besides the win."""
    match goal.measure:
        case Measure.SCORE:
            return translate("Circuit", "Win with at least {points}").format(points=points(game, goal.value))
        case Measure.MARGIN:
            return translate("Circuit", "Win by at least {points}").format(points=points(game, goal.value))
        case Measure.ROUND:
            return translate("Circuit", "Win in round {round} or earlier").format(round=goal.value)


def goal_mark(goal: Goal) -> str:
    """A goal in as few signs as stand under a star."""
    match goal.measure:
        case Measure.SCORE:
            return str(goal.value)
        case Measure.MARGIN:
            return f"+{goal.value}"
        case Measure.ROUND:
            return translate("Circuit", "round {round}").format(round=goal.value)


def result_line(page: Page) -> str:
    """Both scores, the human's first."""
    return both(page.ending.result.scores)


def verdict(page: Page) -> str:
    """By how much it was won or lost."""
    far = margin(page.ending.result.scores)
    if page.ending.won:
        if far == 0:
            return translate("Circuit", "won on the tie-break") if not page.ending.result.shared else shared()
        return translate("Circuit", "won by {margin}").format(margin=far)
    if far == 0:
        return translate("Circuit", "lost on the tie-break")
    return translate("Circuit", "lost by {margin}").format(margin=-far)


def shared() -> str:
    """The victory was shared."""
    return translate("Circuit", "victory shared")


def best_line(game: str, page: Page) -> str:
    """The best result."""
    return translate("Circuit", "best {result}").format(result=score(game, page.ending.result.scores))


def next_star(game: str, stars: int, asked: Targets) -> str:
    """What the next star asks for, as a sentence; empty with all three."""
    if stars == len(star_words(game, asked)):
        return ""
    return translate("Circuit", "{stars} {goal}").format(
        stars="★" * (stars + 1), goal=star_words(game, asked)[stars]
    )


def next_goal(stars: int, asked: Targets) -> tuple[int, Goal] | None:
    """The star that comes next after the first, and what it asks for."""
    if stars == 1:
        return 2, asked.second
    if stars == 2:
        return 3, asked.third
    return None


def opens(number: int, missing: int) -> str:
    """What opens a shut volume: ``missing`` stars in the one before."""
    before = volume_name(number - 1)
    if missing:
        return translate("Circuit", "opens with %n more star(s) in {volume}", "", missing).format(
            volume=before
        )
    return translate("Circuit", "opens with {count} stars in {volume}").format(
        count=OPENING_STARS, volume=before
    )


def flag_words(number: int) -> str:
    """What the flag in a volume's bar means; empty where it opens nothing."""
    if number >= len(VOLUMES):
        return ""
    return translate("Circuit", "The flag: {count} stars open {volume}").format(
        count=OPENING_STARS, volume=volume_name(number + 1)
    )


def attempt_name(number: int) -> str:
    """Which attempt."""
    return translate("Circuit", "attempt {number}").format(number=number)


def unit(game: str) -> str:
    """What a game's points are called beside a large number."""
    return _UNITS(game_ui(game).book().unit)
