"""The way through games that count together: an evening of the finale, a voyage over four nights."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, begun, ending_of, with_attempt
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import EVENING, FINALE, NIGHTS, Settings, chapter
from noria_desktop.app.campaign.nights import BOARDS, current, quartz_for, settings_of, voyages
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.campaign.table import quartz_spent, table
from noria_desktop.app.campaign.targets import newest
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.saves.envelope import Summary
from noria_desktop.app.session import Session
from noria_desktop.ui.art.style import ShellStyle

if TYPE_CHECKING:
    from noria_desktop.ui.pages.campaign.evening import EveningModel
    from noria_desktop.ui.pages.campaign.four import FourTables
    from noria_desktop.ui.pages.campaign.model import Picture
    from noria_desktop.ui.pages.page import Page

CHAPTER: Final = "chapter"


class TogetherHost(Protocol):
    """What is asked of the way through the Circuit."""

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of the profile."""
        ...

    @property
    def campaign(self) -> Campaign:
        """The campaign that is looked at."""
        ...

    def style(self) -> ShellStyle:
        """Looks of a page."""
        ...

    def put(self, name: str, page: Page, again: Callable[[], None]) -> None:
        """Show a page; ``again`` makes it once more."""
        ...

    def show_map(self, chosen: str = "") -> None:
        """The map."""
        ...

    def show_logbook(self, name: str = "") -> None:
        """The logbook."""
        ...

    def running(self, attempt: Attempt) -> Summary | None:
        """How far a game is that goes on."""
        ...

    def open(self, attempt: Attempt) -> None:
        """Go on with a game."""
        ...

    def begin(self, campaign: Campaign, attempt: Attempt, more: Settings = ()) -> None:
        """Lay the table of an attempt."""
        ...

    def picture(self, session: Session) -> Picture:
        """A position as its game's scene paints it."""
        ...

    def watch(self, session: Session) -> None:
        """A finished game again from its start."""
        ...


class TogetherWays:
    """The pages of the finale and of the Four Nights."""

    def __init__(self, host: TogetherHost) -> None:
        """No page yet."""
        self._host = host
        self._levels: dict[str, int] = {}
        """Rivals chosen for games of the evening that are not begun."""
        self._playing = ""
        """The game of the evening that was chosen to be played."""
        self._evening: int | None = None
        """An evening that was begun anew beside one that counts already."""
        self._voyage: int | None = None
        """A voyage that was begun anew beside one that goes on."""
        self._board = BOARDS[0]
        self._spent: dict[tuple[str, str], int] = {}

    def forget(self) -> None:
        """Another campaign is looked at."""
        self._levels, self._playing, self._evening, self._voyage = {}, "", None, None

    # Pictures ---------------------------------------------------------------------------------------------

    def newest(self, name: str) -> FourTables | None:
        """The tables of the evening or the voyage that was played last; None before a game of it has ended."""
        campaign = self._host.campaign
        if name == FINALE:
            every = [one.number for one in standing(campaign).evenings if one.games]
        else:
            every = [one.number for one in voyages(campaign) if any(night.played for night in one.nights)]
        return self.tables(campaign, name, every[-1]) if every else None

    def tables(self, campaign: Campaign, name: str, number: int) -> FourTables:
        """The four games of an evening or a voyage, as they ended."""
        from noria_desktop.ui.pages.campaign.four import FourTables
        from noria_desktop.ui.pages.campaign.together import evening_of, voyage_of

        if name == FINALE:
            played = {one.where.game: (one, ending) for one, ending in evening_of(campaign, number).games}
            pairs = [(one.game, played.get(one.game)) for one in EVENING]
        else:
            pairs = [(one.chapter.game, one.played) for one in voyage_of(campaign, number).nights]
        return FourTables(
            tuple(game for game, _ in pairs),
            tuple(None if pair is None else self._final(*pair) for _, pair in pairs),
        )

    def _final(self, attempt: Attempt, ending: Ending) -> Picture | None:
        session = self._host.campaigns.final(attempt, ending)
        return None if session is None else self._host.picture(session)

    # The finale -------------------------------------------------------------------------------------------

    def show_finale(self, number: int | None = None) -> None:
        """An evening: by default the one that goes on, or the next."""
        from noria_desktop.ui.pages.campaign.evening import EveningPage

        self._evening = number
        model = self._evening_model()
        tables = self.tables(self._host.campaign, FINALE, model.number)
        page = EveningPage(model, self._host.style(), tables)
        page.back_requested.connect(lambda: self._host.show_map(FINALE))
        page.play_requested.connect(self._play_evening)

        def choose(game: str, level: int) -> None:
            self._levels[game] = level
            page.set_model(self._evening_model())

        def play(game: str) -> None:
            self._playing = game
            page.set_model(self._evening_model())

        page.level_chosen.connect(choose)
        page.game_chosen.connect(play)
        page.close_requested.connect(lambda: self.show_circuit_end(page.model.number))
        page.anew_requested.connect(self.evening_anew)
        page.logbook_requested.connect(lambda: self._host.show_logbook(FINALE))
        self._host.put(CHAPTER, page, lambda: self.show_finale(self._evening))

    def evening_anew(self) -> None:
        """Another evening, whatever the last one lacks."""
        every = standing(self._host.campaign).evenings
        self._playing = ""
        self.show_finale(every[-1].number + 1 if every else 1)

    def _evening_model(self) -> EveningModel:
        from noria_desktop.ui.pages.campaign.evening import evening_model

        return evening_model(self._host.campaign, self._levels, self._evening, self._playing)

    def _play_evening(self, game: str) -> None:
        """Go on with the evening's game, or lay it."""
        campaign, where = self._host.campaign, chapter(f"{FINALE}-{game}")
        model = self._evening_model()
        for one in campaign.at(where):
            if one.deal == model.number and not one.is_over and self._host.running(one) is not None:
                self._host.open(one)
                return
        level = next(one.level for one in model.games if one.chapter.game == game)
        attempt = begun(campaign, where, level=level, number=model.number, edition=newest())
        self._host.begin(campaign, attempt)

    # Four Nights ------------------------------------------------------------------------------------------

    def sail(self) -> None:
        """Go on with the voyage: with its night that goes on, else with the next one."""
        campaign = self._host.campaign
        self._voyage = None
        upcoming = current(campaign).next
        running = None if upcoming is None else upcoming.running
        if running is not None and self._host.running(running) is not None:
            self._host.open(running)
        else:
            self.show_night()

    def voyage_anew(self) -> None:
        """Another voyage, whatever the last one lacks."""
        every = voyages(self._host.campaign)
        self._voyage = every[-1].number + 1 if every else 1
        self.show_night()

    def show_night(self) -> None:
        """What the next night brings."""
        from noria_desktop.ui.pages.campaign.night_begin import NightBeginPage, night_model
        from noria_desktop.ui.pages.campaign.together import voyage_of

        campaign = self._host.campaign
        voyage = current(campaign) if self._voyage is None else voyage_of(campaign, self._voyage)
        upcoming = voyage.next
        if upcoming is None:
            self._voyage = None
            voyage = current(campaign)
            upcoming = voyage.next
        assert upcoming is not None
        where = upcoming.chapter
        attempt = begun(campaign, where, level=where.level, number=voyage.number, edition=newest())

        def more() -> Settings:
            return settings_of(where, self._board, quartz_for(voyage, where, self.spent))

        def picture() -> Picture:
            session = table(campaign, attempt, more())
            play_to_human(session)
            return self._host.picture(session)

        page = NightBeginPage(
            night_model(campaign, attempt, self._board, self.spent), self._host.style(), picture()
        )

        def choose(board: str) -> None:
            self._board = board
            page.set_model(night_model(campaign, attempt, board, self.spent), picture())

        page.back_requested.connect(lambda: self._host.show_map(NIGHTS))
        page.board_chosen.connect(choose)
        page.begin_requested.connect(lambda: self._host.begin(campaign, attempt, more()))
        self._host.put(CHAPTER, page, self.show_night)

    def spent(self, attempt: Attempt, ending: Ending) -> int:
        """How many quartz a finished night used up, as its game tells."""
        key = attempt.id, ending.result.finished_at
        if key not in self._spent:
            session = self._host.campaigns.final(attempt, ending)
            if session is None:
                return 0
            self._spent[key] = quartz_spent(session)
        return self._spent[key]

    # Ends -------------------------------------------------------------------------------------------------

    def show_end(
        self,
        campaign: Campaign,
        attempt: Attempt,
        session: Session,
        show_score: Callable[[Callable[[], None]], None],
        *,
        seen: bool = False,
    ) -> None:
        """A game of an evening or a night has been played."""
        from noria_desktop.ui.pages.campaign.together_end import TogetherEndPage
        from noria_desktop.ui.pages.campaign.together_end_model import evening_end, night_end

        where, ending = attempt.where, ending_of(session, kit(attempt.where.game))
        known = with_attempt(campaign, attempt)

        def spent(of: Attempt, end: Ending) -> int:
            return quartz_spent(session) if of.id == attempt.id else self.spent(of, end)

        model = (
            night_end(known, attempt, ending, spent) if where.night else evening_end(known, attempt, ending)
        )
        name, style = (NIGHTS if where.night else FINALE), self._host.style()
        picture = self._host.picture(session)
        page = TogetherEndPage(model, style, picture, self.tables(known, name, attempt.deal), seen=seen)
        self._playing = ""

        def onward(way: str) -> None:
            match way:
                case "next":
                    self.show_night() if where.night else self.show_finale(attempt.deal)
                case "close":
                    self.show_circuit_end(attempt.deal)
                case "page":
                    self._host.show_logbook(name)
                case _:
                    self._host.show_map(name)

        def again() -> None:
            self.show_end(campaign, attempt, session, show_score, seen=True)

        page.onward_requested.connect(onward)
        page.back_requested.connect(lambda: self._host.show_map(name))
        page.result_requested.connect(lambda: show_score(again))
        page.replay_requested.connect(lambda: self._host.watch(session))
        self._host.put(CHAPTER, page, again)

    def show_circuit_end(self, number: int, *, seen: bool = False) -> None:
        """An evening is closed: all of the way."""
        from noria_desktop.ui.pages.campaign.circuit_end import CircuitEndPage
        from noria_desktop.ui.pages.campaign.together_end_model import circuit_end

        campaign, style = self._host.campaign, self._host.style()
        tables = self.tables(campaign, FINALE, number)
        picture = tables.square(style) if tables.any else None
        page = CircuitEndPage(circuit_end(campaign, number), style, picture, seen=seen)

        def onward(way: str) -> None:
            match way:
                case "again":
                    self.evening_anew()
                case "page":
                    self._host.show_logbook(FINALE)
                case _:
                    self._host.show_map(FINALE)

        page.onward_requested.connect(onward)
        page.back_requested.connect(lambda: self._host.show_map(FINALE))
        self._host.put(CHAPTER, page, lambda: self.show_circuit_end(number, seen=True))
