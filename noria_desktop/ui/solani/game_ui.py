"""Solani as window, pages and table use it: board, pictures, words and pages behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from noria_desktop.bots.coaching import Coach
from noria_desktop.bots.solani.coach import COACH
from noria_desktop.bots.solani.thoughts import Reasoned
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.refusal import why_not
from noria_desktop.games.solani.state import Keeping, Options, State
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Explained, Hint, LogLine, StoryStep
from noria_desktop.ui.game_ui import GameUi, StoryLine
from noria_desktop.ui.solani.board.ghosts import foreseeable, ghosts
from noria_desktop.ui.solani.board.intended_action import intended_action
from noria_desktop.ui.solani.board.lesson_places import lesson_frame, lesson_places
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.board.sounds import sound
from noria_desktop.ui.solani.board.traces import marks
from noria_desktop.ui.solani.board.viewpoint import decides
from noria_desktop.ui.solani.cover import COVER
from noria_desktop.ui.solani.paint.table import PICTURES
from noria_desktop.ui.solani.words import thoughts as weighed
from noria_desktop.ui.solani.words.actions import describe_action, describe_in_general
from noria_desktop.ui.solani.words.addresses import rule_about
from noria_desktop.ui.solani.words.coach import coached, coached_about
from noria_desktop.ui.solani.words.coyote import (
    FEATURE_RULE,
    RULE_OF,
    candidate_text,
    feature_lines,
    question_text,
    reason_lines,
)
from noria_desktop.ui.solani.words.drags import preview, spoken, why_text
from noria_desktop.ui.solani.words.events import actor, as_read, describe_event, has_line
from noria_desktop.ui.solani.words.folds import folded
from noria_desktop.ui.solani.words.friend import coyote_feature_text, coyote_text, program_text
from noria_desktop.ui.solani.words.names import reader_of, say, seat_name
from noria_desktop.ui.solani.words.only_way import only_way
from noria_desktop.ui.solani.words.opponents import opponent_name, seat_and_player
from noria_desktop.ui.solani.words.prompts import command_text, in_hand, parting_text, prompt_text
from noria_desktop.ui.solani.words.refusals import refused
from noria_desktop.ui.solani.words.rules import rule_now
from noria_desktop.ui.solani.words.things import inspect, label
from noria_desktop.ui.solani.words.told import told

if TYPE_CHECKING:
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.widgets.beginning import Beginning
    from noria_desktop.ui.widgets.game_book import GameBook
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.widgets.result_parts import ResultParts
    from noria_desktop.ui.widgets.rule_picture import RulePicture
    from noria_desktop.ui.widgets.setup_form import SetupForm

PRESENTER = SolaniPresenter()


def secret(state: State) -> bool:
    """Whether drawn cards are looked at that others at the screen must not see. Source: rules.md 8; ruling 13."""
    return isinstance(state.pending, Keeping) and reader_of(state) is None


def looking(seat: Seat | None, state: State) -> str:
    """Whose sky has come into the centre, in words."""
    if seat is None:
        return say("Your own sky again.")
    name = seat_and_player(seat, state, reader_of(state))
    return say("The sky of {name}; Esc leads back to your own.", name=name)


def log_line(event: ev.Event, state: State, ply: int) -> LogLine | None:
    """The log's line for an event as its reader may know it; None for quiet ones.

    ``state`` is the one before the event.
    """
    seen = as_read(event, state)
    if not has_line(seen):
        return None
    return LogLine(
        ply=ply,
        event=event,
        side=actor(seen, state),
        text=describe_event(seen, state, reader_of(state)),
        heading=isinstance(seen, ev.RoundBegan | ev.GameEnded),
    )


def explain(event: Any, state: State) -> Explained | None:
    """The rule by which Coyote took what it took; None for other events."""
    if isinstance(event, ev.CoyoteFeature):
        number, anchor = FEATURE_RULE
        return Explained(
            title=say("Why does Coyote take this card?"),
            rule=number,
            anchor=anchor,
            lines=feature_lines(event),
            bars=(),
            friend=coyote_feature_text(event),
        )
    if not isinstance(event, ev.CoyoteDecided):
        return None
    number, anchor = RULE_OF[event.rule]
    return Explained(
        title=question_text(event.rule),
        rule=number,
        anchor=anchor,
        lines=reason_lines(event),
        bars=tuple(
            (candidate_text(candidate, event, state), candidate.worth, index == event.chosen)
            for index, candidate in enumerate(event.candidates)
        ),
        friend=coyote_text(event, state),
    )


def reason(choice: Any, before: State, view: State) -> Explained | None:
    """Why a computer player chose so; ``before`` is the state in which it did."""
    if not isinstance(choice, Reasoned):
        return None
    action, thoughts = choice.action, choice.thoughts
    shown = weighed.chosen_bars(action, thoughts.considered, before)
    number, anchor = weighed.RULE_OF[type(action)]
    return Explained(
        title=weighed.question_text(action, before),
        rule=number,
        anchor=anchor,
        lines=weighed.reason_lines(action, thoughts, shown, before, reader_of(view)),
        bars=tuple(
            (weighed.candidate_text(some.action, before), weighed.lead(some, shown), some.action == action)
            for some in shown
        ),
        friend=program_text(action, thoughts, reader_of(view)),
    )


def advice(choice: Any, view: State) -> tuple[str, str]:
    """A hint for the player who decides."""
    assert isinstance(choice, Reasoned)
    words = describe_action(choice.action, view)
    return weighed.hint_text(choice.action, choice.thoughts, words, view, reader_of(view))


def refusal(state: State, source: Handle, target: Handle) -> str:
    """Why dropping there does nothing, in words; empty when there is nothing to say."""
    action = intended_action(source, target, state) if decides(state) else None
    why = None if action is None else why_not(state, action)
    return "" if why is None else why_text(why)


def of_side(side: int, view: State) -> str:
    """Whose doing a line of the log is."""
    return seat_name(Seat(side), view, reader_of(view))


def lies_open(action: Action, before: State, now: State) -> bool:
    """Everything on the table is open but cards just drawn, which have joined their rows by then."""
    return True


class SolaniUi(GameUi[State, Action, Any]):
    """Solani's door."""

    lies_open = staticmethod(lies_open)
    heart = 0.72
    ribbon = True
    prompt = staticmethod(prompt_text)
    command = staticmethod(command_text)
    parting = staticmethod(parting_text)
    passed_over = staticmethod(only_way)
    in_hand = staticmethod(in_hand)
    describe = staticmethod(describe_action)
    in_general = staticmethod(describe_in_general)
    label = staticmethod(label)
    inspect = staticmethod(inspect)
    preview = staticmethod(preview)
    spoken = staticmethod(spoken)
    refusal = staticmethod(refusal)
    refused = staticmethod(refused)
    rule = staticmethod(rule_now)
    opponent = staticmethod(opponent_name)
    rule_about = staticmethod(rule_about)
    log_line = staticmethod(log_line)
    sound = staticmethod(sound)
    folded = staticmethod(folded)
    side_name = staticmethod(of_side)
    explain = staticmethod(explain)
    reason = staticmethod(reason)
    advice = staticmethod(advice)
    lesson_places = staticmethod(lesson_places)
    lesson_frame = staticmethod(lesson_frame)
    secret = staticmethod(secret)
    told = staticmethod(told)
    coached = staticmethod(coached)
    coached_about = staticmethod(coached_about)
    marks = staticmethod(marks)
    marks_looked_at = staticmethod(marks)
    looking = staticmethod(looking)
    ghosts = staticmethod(ghosts)
    foreseeable = staticmethod(foreseeable)

    def hints(self, choice: Any, view: State) -> tuple[Hint, ...]:
        """What a program advises, in words; these are there with the first advice."""
        from noria_desktop.ui.solani.words.hints import hints

        return hints(choice, view)

    def story(self, steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
        """What may be told of a finished game."""
        from noria_desktop.ui.solani.words.story import story

        return story(steps)

    def coach(self) -> Coach:
        """The coach that counts what else could have been done with the same tiles."""
        return COACH

    def rival(self, options: Options) -> tuple[str, str]:
        """Coyote's level, or how many sit at the table."""
        from noria_desktop.ui.solani.words.opponents import coyote_sentence, coyote_title

        others = options.players[1:]
        if not others:
            return coyote_title(options.coyote), coyote_sentence(options.coyote)
        return say("A table of {count}", count=len(options.players)), opponent_name(options)

    def opponents(self) -> Mapping[str, Any]:
        """Coyote's levels, and every table of two to four: results are kept under who sat there."""
        from noria_desktop.app.kits.solani import OPPONENTS

        return {key: key for key in OPPONENTS}

    def beginning(self) -> Beginning:
        """What there is to choose, and everybody who may sit opposite."""
        from noria_desktop.ui.solani.pages.beginning import BEGINNING

        return BEGINNING

    def quick(self, key: str, seed: int) -> Any | None:
        """A game laid ready against one of them."""
        from noria_desktop.ui.solani.pages.beginning import quick

        return quick(key)

    def facing(self, options: Options, key: str) -> Options:
        """A table for two or, against Coyote, for one; boards and cards are chosen anew with it."""
        from noria_desktop.ui.solani.pages.beginning import quick

        return quick(key)

    def rule_pictures(self) -> Sequence[RulePicture]:
        """Sky, market, planets and Coyote, each where a rule is about it."""
        from noria_desktop.ui.solani.pages.rule_pictures import PICTURES

        return PICTURES

    def setup_form(self, style: ShellStyle) -> SetupForm:
        """Who plays, the sky, the set-up."""
        from noria_desktop.ui.solani.pages.new_game_page import SolaniForm

        return SolaniForm(style)

    def result_parts(self, model: ResultModel) -> ResultParts:
        """The sky, row by row."""
        from noria_desktop.ui.solani.pages.result import SolaniResult

        return SolaniResult(model)

    def book(self) -> GameBook:
        """The own sky."""
        from noria_desktop.ui.solani.pages.book import SolaniBook

        return SolaniBook(self)


GAME_UI = SolaniUi(COVER, PRESENTER, PICTURES)
