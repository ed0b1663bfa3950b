"""What pages show, made from the files of a profile: what was played, and what comes next.

Saves and results become the frozen models of ``ui/pages/models``; no widget is touched. A new game is on
the table before any of these is needed, so saves, results and models are imported where they are first used.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QDate, QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.gone_on import is_gone_on, is_taught
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.session import Session
from noria_desktop.app.table_time import whole_minutes
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.tell_fault import tell_fault
from noria_desktop.ui.window.files import Files
from noria_desktop.ui.window.what_decided import decided

if TYPE_CHECKING:
    from noria_desktop.app.results import Result, Standing
    from noria_desktop.app.saves.listing import Listed
    from noria_desktop.ui.board.board_widget import Board
    from noria_desktop.ui.pages.circuit_card import CircuitCard
    from noria_desktop.ui.pages.day_card import DayCard
    from noria_desktop.ui.pages.models import (
        ContinueCard,
        GameCard,
        HomeModel,
        LearnedCard,
        LessonCard,
        SaveRow,
    )
    from noria_desktop.ui.widgets.new_game import NewGameModel
    from noria_desktop.ui.widgets.result_model import ResultModel

log = logging.getLogger(__name__)

Part = TypeVar("Part")

LAST_SCORES = 10
AT_ONCE_S = 0.03
"""So long may the list of saves be read before the home page is shown; the rest follows behind it."""


class PageModels:
    """Makes the models of the pages from the files of one profile."""

    def __init__(self, files: Files, skin: Callable[[], Skin]) -> None:
        """From these files; ``skin`` is asked for whenever a picture is painted."""
        self._files = files
        self._skin = skin
        self._rows: dict[Path, tuple[Listed, object, SaveRow]] = {}
        """Rows made before, with what they were made from and when."""
        self._results_are_read = False
        self.day_card: Callable[[], DayCard | None] = lambda: None
        """Makes what home tells of the day's game."""
        self.lesson_card: Callable[[], LessonCard | None] = lambda: None
        """Makes what home tells of a lesson not finished."""
        self.learning: Callable[[], LearnedCard | None] = lambda: None
        """Makes what home tells of the game that was learned last."""

    @property
    def skin(self) -> Callable[[], Skin]:
        """Is asked for whenever a picture is painted."""
        return self._skin

    def home_model(self, notice: str = "") -> HomeModel:
        """Everything on the home page, as far as it can be read at once; ``read_on`` reads the rest."""
        self.begin()
        return self._home_model(notice)

    def begin(self) -> None:
        """Look which files there are, and read as much of them as nobody waits for."""
        self._files.store.listing.begin()
        self._results_are_read = False
        self.read_on(AT_ONCE_S)

    @property
    def is_read(self) -> bool:
        """True when there is nothing to read on."""
        return self._results_are_read and self._files.store.listing.is_read

    def read_on(self, seconds: float) -> bool:
        """Read more of the results and saves behind the home page; True when there is no more."""
        until = monotonic() + seconds
        if not self._results_are_read:
            try:
                self._results_are_read = self._files.results.read_some(seconds / 2)
            except SaveError as error:
                log.info("no results: %s", error)
                self._results_are_read = True
        self._files.store.listing.go_on(until - monotonic())
        return self.is_read

    def renewed(self, model: HomeModel) -> HomeModel:
        """The home page with what was read since."""
        return self._home_model(model.notice)

    def save_rows(self) -> tuple[SaveRow, ...]:
        """The rows of what has been read of the saves, newest first."""
        from noria_desktop.ui.window.save_rows import is_finished, save_row

        moment = (QDate.currentDate(), self._skin().language)
        known, self._rows = self._rows, {}
        for listed in self._files.store.listing.found():
            if is_finished(listed):
                continue
            made = known.get(listed.file)
            if made is None or made[0] is not listed or made[1] != moment:
                row = self._each(partial(save_row, listed, moment[1]))
                if row is None:
                    continue
                made = (listed, moment, row)
            self._rows[listed.file] = made
        return tuple(row for _, _, row in self._rows.values())

    def _home_model(self, notice: str) -> HomeModel:
        from noria_desktop.ui.pages.models import HomeModel

        listed = self._files.store.listing.found()
        finished = self._files.results.so_far()
        shown = self._each(lambda: self._continue_card(listed))
        return HomeModel(
            games=tuple(self._game_card(game_id, finished, listed) for game_id in game_ids()),
            continue_=shown,
            saves=self.save_rows(),
            today=self._each(self.day_card),
            circuit=self._each(lambda: self._circuit_card(is_beside=shown is None or bool(shown.volume))),
            next_chapter=None if shown is not None else self._each(self._next_chapter),
            lesson=self._each(self.lesson_card),
            learning=self._each(self.learning),
            notice=notice or self._results_notice(),
            reading=not self.is_read,
        )

    @staticmethod
    def _each(make: Callable[[], Part | None]) -> Part | None:
        """One part of the page; a mistake of ours in it is told and leaves the others as they are."""
        try:
            return make()
        except Exception as error:
            tell_fault(error)
            return None

    def _next_chapter(self) -> CircuitCard | None:
        """What comes next in the campaign that was looked at last."""
        return self._circuit_card(is_beside=False) if self._files.has_campaigns else None

    def _circuit_card(self, *, is_beside: bool) -> CircuitCard:
        """The campaign that was looked at last, or the first one to come; ``is_beside``: what is next stands beside it."""
        from noria_desktop.app.campaign.chapters import LADDERS, MOST_STARS, OPENING_STARS
        from noria_desktop.ui.pages.campaign.volumes import volume_name
        from noria_desktop.ui.pages.circuit_card import CircuitCard

        campaign = self._files.campaigns.current() if self._files.has_campaigns else None
        if campaign is None:
            most = MOST_STARS * len(LADDERS)
            return CircuitCard("", volume_name(1), game_ids()[0], False, 0, most, OPENING_STARS)
        # Read for a player who has one: a first evening must not wait for it.
        from noria_desktop.ui.window.home_circuit import campaign_card

        return campaign_card(campaign, self._files, self._skin, is_beside=is_beside)

    def _results_notice(self) -> str:
        """What is wrong with the record of finished games; empty when nothing is."""
        problem = self._files.results.problem
        if problem is None:
            return ""
        if problem.reason is Reason.TOO_LARGE:
            return translate(
                "HomePage",
                "The record of finished games is very large; only its newest part was read ({file}).",
            ).format(file=problem.file)
        return save_error_text(problem, self._skin().language)

    def _game_card(self, game_id: str, finished: tuple[Result, ...], listed: tuple[Listed, ...]) -> GameCard:
        from noria_desktop.ui.pages.models import GameCard

        cover = game_cover(game_id)
        results = [
            result
            for result in finished
            if result.game == game_id and result.opponent not in cover.people and not is_gone_on(result.id)
        ]
        best = max(results, key=lambda result: (result.scores[HUMAN], -_best_rival(result)), default=None)
        return GameCard(
            game_id=game_id,
            best=None if best is None else best.scores[HUMAN],
            best_rival=_best_rival(best) if best is not None and cover.best_of_two else None,
            won=sum(result.winner == HUMAN for result in results),
            played=len(results),
            last_five=tuple(result.winner == HUMAN for result in results[-5:]),
            scores=tuple(result.scores[HUMAN] for result in results[-LAST_SCORES:]),
            can_repeat=bool(results) or any(one.head and one.head.game == game_id for one in listed),
        )

    def _continue_card(self, listed: tuple[Listed, ...]) -> ContinueCard | None:
        """The game to go on with; while the list is still being read, the one noted as played last."""
        from noria_desktop.ui.pages.models import ContinueCard
        from noria_desktop.ui.table.waiting import is_next_press_of
        from noria_desktop.ui.window.save_rows import when_text

        noted = self._files.store.noted()
        known = listed if self._files.store.listing.is_read else ()
        found = self._files.store.resume(known if noted is None else (noted, *known))
        if found is None:
            return None
        opened = found[1]
        session, envelope = opened.session, opened.save.envelope
        game = game_ui(envelope.game)
        view = session.view(HUMAN)

        def picture(painter: QPainter, target: QRectF) -> None:
            game.paint_miniature(painter, target, view, self._skin())

        options, played = self._files.options_of(session), kit(envelope.game)
        return ContinueCard(
            game_id=envelope.game,
            opponent=game.called(options),
            done=envelope.summary.done,
            total=envelope.summary.total,
            counts=played.counts,
            done_by=() if played.done_by is None else played.done_by(view),
            your_turn=is_next_press_of(session, HUMAN, game.presenter),
            saved_at=when_text(envelope.saved_at),
            sealed=session.sealed,
            picture=picture,
            picture_key=(envelope.digest, self._skin()),
            scores=envelope.summary.scores,
            volume=self._volume_of(session.identity),
            is_taught=is_taught(session.identity),
        )

    def _volume_of(self, identity: str) -> str:
        """The volume of the Circuit whose chapter a game is; empty of any other game."""
        if not self._files.has_campaigns:
            return ""
        from noria_desktop.ui.pages.campaign.volumes import volume_name

        found = self._files.campaigns.of_game(identity)
        return volume_name(found[1].where.volume) if found is not None and found[1].where.volume else ""

    def trash_row(self, listed: Listed) -> SaveRow:
        """A file in the trash."""
        from noria_desktop.ui.window.save_rows import trash_row

        return trash_row(listed, self._skin().language)

    def _last_game(self, game_id: str) -> Session | None:
        """The game of this kind that was laid last in this run, or saved last and can be opened."""
        if game_id in self._files.laid:
            return self._files.laid[game_id]
        for listed in self._files.store.listed():
            if listed.head is not None and listed.head.game == game_id:
                try:
                    return self._files.store.open(listed.file).session
                except SaveError as error:
                    log.info("its choices are not known: %s", error)
        return None

    def last_choices(self, game_id: str) -> Any:
        """Options for *Same again*: the last game's wheel and opponent."""
        last = self._last_game(game_id)
        return kit(game_id).default_options() if last is None else last.options

    def new_game_model(self, game_id: str, *, keep_seed: bool = False, against: str = "") -> NewGameModel:
        """Where the New game page starts from.

        Args:
            game_id: the game.
            keep_seed: whether the last game's seed is offered again.
            against: key of whoever was chosen to sit opposite; empty: whoever did so last, at first the gentlest.
        """
        from noria_desktop.ui.widgets.new_game import NewGameModel, OpponentRecord

        last = self._last_game(game_id)
        standings = self.standings(game_id)
        records = tuple(
            OpponentRecord(opponent, standings[key].won, standings[key].played)
            for key, opponent in game_ui(game_id).opponents().items()
            if key in standings
        )
        known = self._files.known_deals()

        def is_new(chosen: Any, seed: int) -> bool:
            return not known.has(kit(game_id), chosen, seed)

        door = game_ui(game_id)
        people = door.beginning().people
        options = kit(game_id).default_options() if last is None else last.options
        opponent = self._last_opponent(game_id)
        if not against and people and last is None:
            against = people[0].key
        if against and door.beginning().person(against) is not None:
            options = door.facing(options, against)
            opponent = door.opponents().get(against, opponent)
        return NewGameModel(
            seed=last.seed if keep_seed and last is not None else fresh_seed(),
            keep_seed=keep_seed,
            options=options,
            opponent=opponent,
            records=records,
            last_options=None if last is None else last.options,
            last_seed=None if last is None else last.seed,
            is_new=is_new,
        )

    def _last_opponent(self, game_id: str) -> Any:
        """Whom the last game was against; the first of them before there was one."""
        results = self.finished(game_id)
        opponents = game_ui(game_id).opponents()
        usual = next(iter(opponents.values()))
        return opponents.get(results[-1].opponent, usual) if results else usual

    def result_model(self, session: Session, board: Board) -> ResultModel:
        """A finished game for the result page; ``board`` shows how it ended."""
        from statistics import median

        from noria_desktop.ui.widgets.result_model import ResultModel

        game_id = session.rules.game_id
        door = game_ui(game_id)
        people = door.cover.people
        options = self._files.options_of(session)
        # Only games against the same opponent can be compared: another one gives more points or fewer.
        rival = kit(game_id).opponent(options)
        against = tuple(r for r in self.finished(game_id) if r.opponent == rival and rival not in people)
        scores = tuple(r.scores[HUMAN] for r in against)
        recent = scores[-LAST_SCORES:]
        sheet = session.rules.scores(session.state)
        # A game gone on with is among no results: it stands last beside those that are.
        counts = any(r.id == session.identity for r in against)
        history = recent if counts or not recent else (*recent, sheet.total(HUMAN))

        whole = board.portrait()

        return ResultModel(
            game_id=game_id,
            sheet=sheet,
            opponent=door.opponent(options),
            person=door.person(options),
            sealed=session.sealed,
            undo_count=session.tally.undos,
            hints=session.tally.hints,
            remarks=session.tally.remarks,
            minutes=whole_minutes(session.tally.seconds),
            history=history,
            counts=counts,
            best=max(scores, default=None),
            median=median(recent) if recent else None,
            notation=self._files.notation(session),
            written=partial(door.book().setup_text, options, session.seed),
            identity=session.identity,
            seed=session.seed,
            final=session.view(HUMAN),
            decided_text=decided(session) if door.tells_swing else "",
            picture=whole.paint if whole is not None else None,
            picture_shape=whole.shape if whole is not None else 0.6,
            centre=board.portrait(centre=True) if board.has_centre else None,
        )

    def finished(self, game_id: str) -> tuple[Result, ...]:
        """Finished games, without those gone on with from others; none while their file cannot be read, which the next one to be added tells."""
        try:
            return tuple(one for one in self._files.results.of(game_id) if not is_gone_on(one.id))
        except SaveError as error:
            log.info("no results: %s", error)
            return ()

    def standings(self, game_id: str) -> Mapping[str, Standing]:
        """Who fared how against whom; empty while the file cannot be read."""
        try:
            return self._files.results.standings(game_id)
        except SaveError as error:
            log.info("no results: %s", error)
            return {}


def fresh_seed() -> int:
    """A seed nobody chose."""
    import secrets  # only where no seed was given

    return secrets.randbelow(1 << SEED_BITS)


def _best_rival(result: Result) -> int:
    """Points of the best of the others."""
    return max(points for seat, points in enumerate(result.scores) if seat != HUMAN)
