"""Noria as window, pages and table use it: board, pictures, words and pages behind one door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import evolve

from noria_desktop.bots.noria.coach import COACH
from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.actions import Action
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Naming, Options, Removing, State
from noria_desktop.games.noria.terms import Side
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.game_says import (
    Coached,
    Explained,
    Folded,
    Hint,
    LogLine,
    Question,
    Refusal,
    StoryStep,
    Told,
)
from noria_desktop.ui.game_ui import GameUi, StoryLine
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.present import NoriaPresenter
from noria_desktop.ui.noria.cover import COVER
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.noria.words.folds import council, forecast
from noria_desktop.ui.noria.words.forecast import forecast_rows, last_step
from noria_desktop.ui.noria.words.names import opponent_name, say, side_name
from noria_desktop.ui.noria.words.prompts import command_text, in_hand, prompt_text
from noria_desktop.ui.noria.words.rules import rule_now
from noria_desktop.ui.noria.words.things import inspect, label

if TYPE_CHECKING:
    from noria_desktop.bots.coaching import Coach, Remark
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.sound.effects import Effect
    from noria_desktop.ui.widgets.beginning import Beginning
    from noria_desktop.ui.widgets.game_book import GameBook
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.widgets.result_parts import ResultParts
    from noria_desktop.ui.widgets.rule_picture import RulePicture
    from noria_desktop.ui.widgets.setup_form import SetupForm

QUIET = (ev.GameBegan, ev.PhaseBegan, ev.Decided, ev.RingsTurned)
"""Events that have no line of their own in the log: the lines round them say it. A phase in which nothing can be done
says why."""


PRESENTER = NoriaPresenter(forecast_rows)
SILENT = NoriaPresenter(forecast_rows, foretell=False)
"""For players who do not want the bot's coming turn foretold."""


def pointed_at(words: str, view: State, table: NoriaLayout) -> tuple[Spot, ...]:
    """What a lesson points at; what stands on the rail lies where the words beside it leave room."""
    from noria_desktop.ui.noria.board.lesson_places import lesson_places
    from noria_desktop.ui.noria.board.project_rail import rail_art
    from noria_desktop.ui.noria.paint.rail import RAIL_PARTS, rail_parts

    found, rail = lesson_places(words, view, table), table.rail
    if words not in RAIL_PARTS:
        return found
    left, right = rail_parts(rail_art(view, table))[words]
    return tuple(evolve(spot, x=rail.x + (left + right) / 2, width=right - left) for spot in found)


def recall(
    steps: Iterable[tuple[tuple[Any, ...], Any]], presenter: NoriaPresenter = PRESENTER
) -> NoriaPresenter:
    """The presenter that shows the latest of the bot's steps which says something; newest first."""
    for events, before in steps:
        remark = last_step(events, before)
        if remark[0]:
            return presenter.with_remark(remark)
    return presenter


def log_line(event: Any, state: State, ply: int) -> LogLine | None:
    """The log's line for an event; None for quiet ones."""
    from noria_desktop.ui.noria.words.events import actor, describe_event, passed_over

    if isinstance(event, ev.PhaseBegan) and (why := passed_over(event, state)):
        return LogLine(ply=ply, event=event, side=None, text=why)
    if isinstance(event, QUIET):
        return None
    side = actor(event)
    return LogLine(
        ply=ply,
        event=event,
        side=None if side is None else int(side is Side.BOT),
        text=describe_event(event, state),
        heading=isinstance(event, ev.RoundBegan | ev.GameEnded),
    )


def explain(event: Any, state: State) -> Explained | None:
    """The reasoning behind a bot's choice or cancellation; None for other events."""
    from noria_desktop.ui.noria.words import reasons
    from noria_desktop.ui.noria.words.friend import cancelled_text, friend_text

    if isinstance(event, ev.Decided):
        # Which of equals lies on the right is a place and no worth: as a bar it would say that one is worth more.
        weighed = [step for step in event.trail if step.criterion is not ev.Criterion.RIGHTMOST]
        last = weighed[-1] if weighed else None
        compared = next((step for step in reversed(weighed) if len(set(step.worths)) > 1), last)
        bars = (
            tuple(
                (reasons.candidate_name(candidate), worth, candidate == event.chosen)
                for candidate, worth in zip(compared.before, compared.worths, strict=True)
            )
            if compared is not None and compared.worths
            else ()
        )
        number, anchor = reasons.RULE_OF[event.question]
        return Explained(
            title=reasons.question_text(event.question),
            rule=number,
            anchor=anchor,
            lines=(
                *(reasons.narrowed_text(step) for step in event.trail),
                *((reasons.figures_text(compared.criterion),) if compared is not None and bars else ()),
            ),
            bars=bars,
            short=reasons.choice_text(event, state),
            friend=friend_text(event, state),
        )
    if isinstance(event, ev.LetterCancelled):
        return Explained(
            title=say(
                "{letter} is cancelled: {reason}",
                letter=event.letter.value,
                reason=reasons.cancellation_text(event.reason),
            ),
            rule=f"5.3 {event.letter.value}",
            anchor=f"bot-{event.letter.value.lower()}",
            lines=tuple(reasons.narrowed_text(step) for step in event.trail),
            bars=(),
            friend=cancelled_text(event, state),
        )
    return None


def in_general(action: Action, view: State) -> str:
    """What an action does, wherever it is done."""
    from noria_desktop.ui.noria.words.actions import describe_in_general

    return describe_in_general(action, view)


def framed(spot: Spot, table: NoriaLayout) -> Spot:
    """What is framed round a place that a lesson points at."""
    from noria_desktop.ui.noria.board.lesson_places import lesson_frame

    return lesson_frame(spot, table)


def of_side(side: int, _view: State) -> str:
    """Whose doing a line of the log is."""
    return side_name(list(Side)[side])


class NoriaUi(GameUi[State, Action, Any]):
    """Noria's door."""

    adviser = "adviser"
    tells_swing = True
    prompt = staticmethod(prompt_text)
    command = staticmethod(command_text)
    label = staticmethod(label)
    inspect = staticmethod(inspect)
    in_hand = staticmethod(in_hand)
    opponent = staticmethod(opponent_name)
    log_line = staticmethod(log_line)
    side_name = staticmethod(of_side)
    explain = staticmethod(explain)
    in_general = staticmethod(in_general)
    lesson_places = staticmethod(pointed_at)
    lesson_frame = staticmethod(framed)

    def __init__(self, *, foretell: bool = True) -> None:
        """``foretell``: the bot's coming turn is shown before it moves."""
        super().__init__(COVER, PRESENTER if foretell else SILENT, PICTURES)
        self._foretell = foretell

    def describe(self, action: Action, view: State) -> str:
        """What an action does."""
        from noria_desktop.ui.noria.words.actions import describe_action

        return describe_action(action, view)

    def preview(self, before: State, after: State, action: Action) -> tuple[str, tuple[str, ...]]:
        """What a drop would do."""
        from noria_desktop.ui.noria.words.drags import preview

        return preview(before, after, action)

    def refusal(self, view: State, source: Handle, target: Handle) -> str:
        """Why dropping there does nothing; empty when there is nothing to say."""
        from noria_desktop.games.noria.refusal import why_not
        from noria_desktop.ui.noria.board.intended_action import intended_action
        from noria_desktop.ui.noria.words.drags import why_text

        action = intended_action(source, target, view)
        why = None if action is None else why_not(view, action)
        return "" if why is None else why_text(why)

    def refused(
        self, view: State, legal: tuple[Action, ...], thing: Handle, held: Handle | None
    ) -> Refusal | None:
        """Why a press does nothing."""
        from noria_desktop.ui.noria.words.refusals import refused

        return refused(view, legal, thing, held)

    def unused(self, view: State, legal: tuple[Action, ...], actions: tuple[Action, ...]) -> Question | None:
        """What would be given up."""
        from noria_desktop.ui.noria.words.questions import unused

        return unused(view, legal, actions)

    def coached(self, remark: Remark, view: State) -> Coached:
        """A remark of the coach in words."""
        from noria_desktop.ui.noria.words.coach import coached

        return coached(remark, view)

    def coached_about(self, kind: str) -> str:
        """What a kind of remark is about."""
        from noria_desktop.ui.noria.words.coach import coached_about

        return coached_about(kind)

    def told(self, steps: Sequence[StoryStep], view: State) -> Told | None:
        """What the bot's last turn was."""
        from noria_desktop.ui.noria.words.told import told

        return told(steps, view)

    def marks(self, steps: Sequence[StoryStep], table: NoriaLayout) -> tuple[Sprite, ...]:
        """What of the bot's last turn is shown on the board."""
        from noria_desktop.ui.noria.board.traces import marks

        return marks(steps, table)

    def sound(self, event: ev.Event) -> Effect | None:
        """What is heard."""
        from noria_desktop.ui.noria.board.sounds import sound

        return sound(event)

    def rule_about(self, thing: Handle, view: State) -> str:
        """The rule about a thing."""
        from noria_desktop.ui.noria.words.addresses import rule_about

        return rule_about(thing, view)

    def rule(self, view: State) -> tuple[str, str]:
        """The rule of the decision that is asked for."""
        return rule_now(RULES.turn(view))

    def folded(self, view: State) -> tuple[Folded, ...]:
        """Council, and what is foretold of the bot's turn."""
        return (council(view), forecast(view)) if self._foretell else (council(view),)

    def takes_back(self, view: State) -> bool:
        """While discs are chosen and in the midst of an intrigue."""
        return isinstance(view.pending, Removing) or (
            isinstance(view.pending, Naming) and bool(view.pending.named)
        )

    def hints(self, choice: Any, view: State) -> tuple[Hint, ...]:
        """What a program advises, in words; these are there with the first advice."""
        from noria_desktop.ui.noria.words.hints import hints

        return hints(choice, view)

    def story(self, steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
        """What may be told of a finished game."""
        from noria_desktop.ui.noria.words.story import story

        return story(steps)

    def coach(self) -> Coach:
        """The coach that looks at what a press gives up."""
        return COACH

    def recall(self, steps: Iterable[tuple[tuple[Any, ...], State]]) -> NoriaPresenter:
        """The presenter that shows the latest of the bot's steps."""
        return recall(steps, PRESENTER if self._foretell else SILENT)

    def ghosts(self, before: State, after: State, table: NoriaLayout) -> tuple[Sprite, ...]:
        """What a drop would change."""
        from noria_desktop.ui.noria.board.ghosts import ghosts

        return ghosts(before, after, table, self._foretell)

    def without_forecast(self) -> NoriaUi:
        """The same for players who do not want the bot's coming turn foretold."""
        return NoriaUi(foretell=False)

    def rival(self, options: Options) -> tuple[str, str]:
        """The bot by its printed wheel."""
        from noria_desktop.ui.noria.pages.opponents import PRINTED, opponent_line, opponent_name
        from noria_desktop.ui.noria.words.names import bot_number

        number = bot_number(options)
        if number is None:
            return self.opponent(options), ""
        return opponent_name(PRINTED[number - 1]), opponent_line(PRINTED[number - 1])

    def opponents(self) -> Mapping[str, Any]:
        """The printed wheels, one of one's own, and one by chance: results of both are kept as one."""
        from noria_desktop.ui.noria.pages.opponents import Opponent

        return {
            "bot1": Opponent.BOT_1,
            "bot2": Opponent.BOT_2,
            "bot3": Opponent.BOT_3,
            "custom": Opponent.OWN,
            "random": Opponent.RANDOM,
        }

    def beginning(self) -> Beginning:
        """What there is to choose, and everybody who may sit opposite."""
        from noria_desktop.ui.noria.pages.beginning import BEGINNING

        return BEGINNING

    def quick(self, key: str, seed: int) -> Any | None:
        """A game laid ready against one of them."""
        from noria_desktop.ui.noria.pages.beginning import quick

        return quick(key)

    def rule_pictures(self) -> Sequence[RulePicture]:
        """Wheel, sky, council and bot, each where a rule is about it."""
        from noria_desktop.ui.noria.pages.rule_pictures import PICTURES

        return PICTURES

    def setup_form(self, style: ShellStyle) -> SetupForm:
        """Your wheel, the opponent's, the set-up."""
        from noria_desktop.ui.noria.pages.new_game_page import NoriaForm

        return NoriaForm(style)

    def result_parts(self, model: ResultModel) -> ResultParts:
        """Chamber by chamber."""
        from noria_desktop.ui.noria.pages.result import NoriaResult

        return NoriaResult(model)

    def book(self) -> GameBook:
        """Wheel and sky islands after the last round."""
        from noria_desktop.ui.noria.pages.book import NoriaBook

        return NoriaBook(self)


GAME_UI = NoriaUi()
