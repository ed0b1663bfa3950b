"""Four games that count together, as the pages tell them: an evening of the finale, a voyage over four nights.

No widget is touched here. Source: ux 3.2; solani/rules.md 9.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending
from noria_desktop.app.campaign.chapters import EVENING, FINALE, FINALE_STARS, NIGHTS, Chapter
from noria_desktop.app.campaign.nights import Night, Spent, Voyage, best, quartz_for, untouched, voyages
from noria_desktop.app.campaign.standing import Evening, share_of_target, standing
from noria_desktop.app.campaign.targets import margin
from noria_desktop.engine.values import frozen
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import signed, translate
from noria_desktop.ui.pages.campaign import words


class StopState(enum.Enum):
    """Where one of the four games stands."""

    ENDED = "ended"
    RUNNING = "running"
    NEXT = "next"
    AHEAD = "ahead"


@frozen
class Stop:
    """One of the four games."""

    chapter: Chapter
    level: int
    title: str
    """The game, or which night."""
    rival: str
    state: StopState
    won: bool
    result: str
    """Both scores; empty until it has ended."""
    worth: str
    """What it brought to the whole; empty until it has ended."""

    @property
    def spoken(self) -> str:
        """All of it in words."""
        match self.state:
            case StopState.ENDED:
                said = f"{self.result}, {self.worth}"
            case StopState.RUNNING:
                said = translate("Circuit", "goes on")
            case StopState.NEXT:
                said = translate("Circuit", "comes next")
            case StopState.AHEAD:
                said = translate("Circuit", "not yet played")
        return f"{self.title}, {self.rival}, {said}"


@frozen
class Together:
    """An evening or a voyage."""

    name: str
    """``finale`` or ``nights``."""
    title: str
    sub: str
    """Which evening or voyage it is."""
    number: int
    open: bool
    stops: tuple[Stop, ...]
    total: str
    """What all of it comes to so far; empty before the first game has ended."""
    total_words: str
    """What that number is."""
    counts: bool
    """Whether it can stand as it is."""
    over: bool
    """Whether all four games have ended."""
    best: str
    """The best one of all; empty until one counts."""
    rule: str
    """What it is, in a sentence or two."""
    note: str
    """What opens it, or what the next game brings; may be empty."""
    primary: str
    """Words of the way on."""
    quartz: int = 0
    """In hand for the next night."""

    @property
    def next(self) -> Stop | None:
        """The game to go on with."""
        return next((one for one in self.stops if one.state in (StopState.RUNNING, StopState.NEXT)), None)

    @property
    def begun(self) -> bool:
        """Whether anything of it was played."""
        return any(one.state in (StopState.ENDED, StopState.RUNNING) for one in self.stops)


# The finale ---------------------------------------------------------------------------------------------


def evening_title() -> str:
    """What the finale is called."""
    return translate("Circuit", "One long evening")


def evening_number(number: int) -> str:
    """Which evening."""
    return translate("Circuit", "Evening {number}").format(number=number)


def current_evening(campaign: Campaign) -> Evening:
    """The evening that goes on; a new one where none does."""
    every = standing(campaign).evenings
    if every and len(every[-1].games) < len(EVENING):
        return every[-1]
    return Evening(every[-1].number + 1 if every else 1, (), (), None)


def evening_of(campaign: Campaign, number: int) -> Evening:
    """An evening by its number, with nothing played where it is a new one."""
    every = standing(campaign).evenings
    return next((one for one in every if one.number == number), Evening(number, (), (), None))


def told_evening(campaign: Campaign, evening: Evening, chosen: Mapping[str, int] | None = None) -> Together:
    """An evening of a campaign.

    Args:
        campaign: the campaign.
        evening: which of its evenings.
        chosen: rivals chosen for games that are not begun.
    """
    now = standing(campaign)
    levels = chosen or {}
    ended = {attempt.where.game: (attempt, ending) for attempt, ending in evening.games}
    running = {one.where.game: one for one in evening.running if one.where.game not in ended}
    ahead = [one.game for one in EVENING if one.game not in ended]
    # A game that goes on comes before one that is not begun.
    upcoming = next((game for game in ahead if game in running), ahead[0] if ahead else "")
    stops = []
    for where in EVENING:
        pair, on = ended.get(where.game), running.get(where.game)
        level = pair[0].level if pair else on.level if on else levels.get(where.game, 0)
        state = (
            StopState.ENDED
            if pair
            else StopState.RUNNING
            if on
            else StopState.NEXT
            if where.game == upcoming
            else StopState.AHEAD
        )
        stops.append(
            Stop(
                chapter=where,
                level=level,
                title=game_cover(where.game).name(),
                rival=words.rival_name(where, level),
                state=state,
                won=pair is not None and pair[1].won,
                result="" if pair is None else words.both(pair[1].result.scores),
                worth="" if pair is None else percent(share_of_target(*pair)),
            )
        )
    shares = [share_of_target(*pair) for pair in ended.values()]
    total = (
        evening.percent
        if evening.percent is not None
        else round(sum(shares) / len(shares))
        if shares
        else None
    )
    bests = [one.percent for one in now.evenings if one.percent is not None]
    missing = max(0, FINALE_STARS - now.stars)
    over = len(ended) == len(EVENING)
    note = ""
    if missing:
        note = translate("Circuit", "%n more star(s) open it", "", missing)
    elif evening.percent is not None and not over:
        note = translate("Circuit", "It counts already: the last game may be left out.")
    return Together(
        name=FINALE,
        title=evening_title(),
        sub=evening_number(evening.number),
        number=evening.number,
        open=now.finale_open,
        stops=tuple(stops),
        total="" if total is None else percent(total),
        total_words=translate("Circuit", "of the targets, over all games played"),
        counts=evening.percent is not None,
        over=over,
        best=translate("Circuit", "Best evening: {percent}").format(percent=percent(max(bests)))
        if bests
        else "",
        rule=translate(
            "Circuit",
            "Four games on one seed, each against a rival of your choice. The evening counts by the mean share of "
            "its targets; one game may be left out.",
        ),
        note=note,
        primary=translate("Circuit", "Go on with the evening")
        if ended or running
        else translate("Circuit", "Begin the evening"),
    )


def percent(value: int) -> str:
    """A share of a target."""
    return translate("Circuit", "{percent}%").format(percent=value)


# Four Nights --------------------------------------------------------------------------------------------


def nights_title() -> str:
    """What Solani's voyage is called."""
    return translate("Circuit", "Four Nights")


def night_name(number: int) -> str:
    """A night by its number."""
    return translate("Circuit", "Night {number}").format(number=number)


def voyage_number(number: int) -> str:
    """Which voyage."""
    return translate("Circuit", "Voyage {number}").format(number=number)


def voyage_of(campaign: Campaign, number: int) -> Voyage:
    """A voyage by its number, with nothing played where it is a new one."""
    return next((one for one in voyages(campaign) if one.number == number), untouched(number))


def no_quartz(_attempt: Attempt, _ending: Ending) -> int:
    """Where games are not at hand: nothing was spent."""
    return 0


def told_voyage(campaign: Campaign, voyage: Voyage, spent: Spent = no_quartz) -> Together:
    """A voyage of a campaign; ``spent`` tells how many quartz a finished game used up."""
    finest = best(campaign)
    upcoming = voyage.next
    quartz = 0 if upcoming is None else quartz_for(voyage, upcoming.chapter, spent)
    note = ""
    if upcoming is not None and voyage.played:
        note = (
            translate("Circuit", "%n quartz in hand", "", quartz)
            if quartz
            else translate("Circuit", "No quartz in hand")
        )
    return Together(
        name=NIGHTS,
        title=nights_title(),
        sub=voyage_number(voyage.number),
        number=voyage.number,
        open=True,
        stops=tuple(_stop_of(one, upcoming) for one in voyage.nights),
        total=signed(voyage.so_far) if voyage.played else "",
        total_words=translate("Circuit", "points ahead in all, and one for each win"),
        counts=voyage.result is not None,
        over=voyage.result is not None,
        best=translate("Circuit", "Best voyage: {result}").format(result=signed(finest.so_far))
        if finest
        else "",
        rule=translate(
            "Circuit",
            "Four games of Solani against Coyote, beside the Circuit. All four are played whatever happens; each win "
            "gives a quartz for the nights that follow.",
        ),
        note=note,
        primary=_nights_primary(voyage),
        quartz=quartz,
    )


def _nights_primary(voyage: Voyage) -> str:
    upcoming = voyage.next
    if upcoming is None:
        return translate("Circuit", "Sail again")
    if upcoming.running is not None:
        return translate("Circuit", "Continue")
    if not voyage.played:
        return translate("Circuit", "Set sail")
    return translate("Circuit", "On to {night}").format(night=night_name(upcoming.chapter.night))


def _stop_of(night: Night, upcoming: Night | None) -> Stop:
    where = night.chapter
    state = (
        StopState.ENDED
        if night.played is not None
        else StopState.RUNNING
        if night.running is not None and night == upcoming
        else StopState.NEXT
        if night == upcoming
        else StopState.AHEAD
    )
    return Stop(
        chapter=where,
        level=where.level,
        title=night_name(where.night),
        rival=words.rival_name(where),
        state=state,
        won=night.won,
        result="" if night.played is None else words.both(night.played[1].result.scores),
        worth="" if night.played is None else signed(margin(night.played[1].result.scores)),
    )
