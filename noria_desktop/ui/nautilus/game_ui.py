"""Nautilus as window, pages and table use it: board, pictures, words and pages behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from noria_desktop.bots.coaching import Coach
from noria_desktop.bots.nautilus.coach import COACH
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.state import Options, State
from noria_desktop.games.nautilus.terms import DomainCards, Opponent
from noria_desktop.ui.game_says import Hint, LogLine, StoryStep
from noria_desktop.ui.game_ui import GameUi, StoryLine
from noria_desktop.ui.nautilus.board.ghosts import foreseeable, ghosts
from noria_desktop.ui.nautilus.board.lesson_places import lesson_places
from noria_desktop.ui.nautilus.board.marks import marks
from noria_desktop.ui.nautilus.board.present import NautilusPresenter
from noria_desktop.ui.nautilus.board.project_stage import unasked
from noria_desktop.ui.nautilus.board.sounds import sound
from noria_desktop.ui.nautilus.cover import COVER
from noria_desktop.ui.nautilus.paint.table import PICTURES
from noria_desktop.ui.nautilus.words.actions import describe_action
from noria_desktop.ui.nautilus.words.addresses import rule_about
from noria_desktop.ui.nautilus.words.coach import coached, coached_about
from noria_desktop.ui.nautilus.words.drags import preview
from noria_desktop.ui.nautilus.words.events import actor, as_read, describe_event, has_line
from noria_desktop.ui.nautilus.words.folds import folded
from noria_desktop.ui.nautilus.words.last_turn import told
from noria_desktop.ui.nautilus.words.names import reader_of_log, say, who
from noria_desktop.ui.nautilus.words.opponents import opponent_name
from noria_desktop.ui.nautilus.words.prompts import choosing, command_text, in_hand, prompt_text, put_back
from noria_desktop.ui.nautilus.words.reasons import reason
from noria_desktop.ui.nautilus.words.refusals import refusal, refused, unused
from noria_desktop.ui.nautilus.words.rules import rule_now
from noria_desktop.ui.nautilus.words.things import inspect, label
from noria_desktop.ui.nautilus.words.thoughts import lies_open

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from noria_desktop.ui.art.skin import Skin
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.widgets.beginning import Beginning
    from noria_desktop.ui.widgets.game_book import GameBook
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.widgets.result_parts import ResultParts
    from noria_desktop.ui.widgets.rule_picture import RulePicture
    from noria_desktop.ui.widgets.setup_form import SetupForm

PRESENTER = NautilusPresenter()


def log_line(event: ev.Event, state: State, ply: int) -> LogLine | None:
    """The log's line for an event as its reader may know it; None for quiet and secret ones.

    ``state`` is the one before the event; a state that hides nothing is read by seat 0, or by both of two people.
    """
    reader = reader_of_log(state)
    seen = as_read(event, reader)
    if seen is None or not has_line(seen):
        return None
    seat = actor(seen)
    return LogLine(
        ply=ply,
        event=event,
        side=None if seat is None else int(seat != (HUMAN if reader is None else reader)),
        text=describe_event(seen, state, reader),
        heading=isinstance(seen, ev.RoundBegan | ev.GameEnded),
    )


def forgets(event: ev.Event, before: State, now: State) -> bool:
    """With hidden domain cards the log names no award of an earlier round, until the end (N32)."""
    if now.match.options.domain_cards is DomainCards.VISIBLE or not ev.fades(event):
        return False
    return before.match.round < now.match.round


def of_side(side: int, view: State) -> str:
    """Whose doing a line of the log is: its sides are those of its reader."""
    reader = reader_of_log(view)
    if reader is None:
        return who(Seat(side), None)
    return who(rival(reader) if side else reader, reader)


def suspense(event: ev.Event) -> bool:
    """The columns of a round are counted one after the other."""
    return isinstance(event, ev.CardAwarded)


class NautilusUi(GameUi[State, Action, ev.Event]):
    """Nautilus' door."""

    readable = (1024, 532)

    prompt = staticmethod(prompt_text)
    command = staticmethod(command_text)
    in_hand = staticmethod(in_hand)
    choosing = staticmethod(choosing)
    put_back = staticmethod(put_back)
    describe = staticmethod(describe_action)
    label = staticmethod(label)
    inspect = staticmethod(inspect)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    refused = staticmethod(refused)
    unused = staticmethod(unused)
    told = staticmethod(told)
    coached = staticmethod(coached)
    coached_about = staticmethod(coached_about)
    marks = staticmethod(marks)
    rule = staticmethod(rule_now)
    opponent = staticmethod(opponent_name)
    rule_about = staticmethod(rule_about)
    log_line = staticmethod(log_line)
    sound = staticmethod(sound)
    folded = staticmethod(folded)
    side_name = staticmethod(of_side)
    forgets = staticmethod(forgets)
    suspense = staticmethod(suspense)
    reason = staticmethod(reason)
    ghosts = staticmethod(ghosts)
    foreseeable = staticmethod(foreseeable)
    lies_open = staticmethod(lies_open)
    lesson_places = staticmethod(lesson_places)

    def hints(self, choice: Any, view: State) -> tuple[Hint, ...]:
        """What a program advises, in words; these are there with the first advice."""
        from noria_desktop.ui.nautilus.words.hints import hints

        return hints(choice, view)

    def story(self, steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
        """What may be told of a finished game."""
        from noria_desktop.ui.nautilus.words.story import story

        return story(steps)

    def coach(self) -> Coach:
        """The coach that looks at the card over a space."""
        return COACH

    def paint_miniature(self, painter: QPainter, target: QRectF, view: State, skin: Skin) -> None:
        """The table, also while something is asked over it."""
        super().paint_miniature(painter, target, unasked(view), skin)

    def rival(self, options: Options) -> tuple[str, str]:
        """The computer's level; hidden domain cards are told as well."""
        from noria_desktop.ui.nautilus.words.opponents import opponent_sentence, opponent_title

        name = opponent_title(options.opponent)
        if options.domain_cards is DomainCards.HIDDEN:
            name = say("{name}, hidden", name=name)
        return name, opponent_sentence(options.opponent)

    def opponents(self) -> Mapping[str, Any]:
        """Four levels, and a second player."""
        return {opponent.value: opponent for opponent in Opponent}

    def beginning(self) -> Beginning:
        """What there is to choose, and everybody who may sit opposite."""
        from noria_desktop.ui.nautilus.pages.beginning import BEGINNING

        return BEGINNING

    def quick(self, key: str, seed: int) -> Any | None:
        """A game laid ready against one of them."""
        from noria_desktop.ui.nautilus.pages.beginning import quick

        return quick(key)

    def facing(self, options: Options, key: str) -> Options:
        """The same choices against another of the crew."""
        from attrs import evolve

        return evolve(options, opponent=Opponent(key))

    def rule_pictures(self) -> Sequence[RulePicture]:
        """Columns, arrows, special cards and domains, each where a rule is about it."""
        from noria_desktop.ui.nautilus.pages.rule_pictures import PICTURES

        return PICTURES

    def setup_form(self, style: ShellStyle) -> SetupForm:
        """The opponent, variants, the set-up."""
        from noria_desktop.ui.nautilus.pages.new_game_page import NautilusForm

        return NautilusForm(style)

    def result_parts(self, model: ResultModel) -> ResultParts:
        """Domain by domain."""
        from noria_desktop.ui.nautilus.pages.result import NautilusResult

        return NautilusResult(model)

    def book(self) -> GameBook:
        """The table when the last card lay."""
        from noria_desktop.ui.nautilus.pages.book import NautilusBook

        return NautilusBook(self)


GAME_UI = NautilusUi(COVER, PRESENTER, PICTURES)
