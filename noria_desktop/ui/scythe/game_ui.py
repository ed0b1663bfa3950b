"""Scythe as window, pages and table use it: board, pictures, words and pages behind one door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.bots.coaching import Coach
from noria_desktop.bots.policy import Choice
from noria_desktop.bots.scythe.coach import COACH
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.actions import Action, ChooseSection
from noria_desktop.games.scythe.pending import ChoosingPower
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import Level
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.gestures import Collect
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Explained, Hint, LogLine, StoryStep
from noria_desktop.ui.game_ui import GameUi, StoryLine
from noria_desktop.ui.scythe.board.ghosts import foreseeable, ghosts
from noria_desktop.ui.scythe.board.handles import place_of
from noria_desktop.ui.scythe.board.hinted import apart, hinted
from noria_desktop.ui.scythe.board.intended_action import why_refused
from noria_desktop.ui.scythe.board.lesson_places import lesson_places
from noria_desktop.ui.scythe.board.outlook import outlook, own_span
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.project_orders import INFLUENCE
from noria_desktop.ui.scythe.board.sounds import sound
from noria_desktop.ui.scythe.board.traces import marks
from noria_desktop.ui.scythe.board.verdict import Verdict, verdict_of
from noria_desktop.ui.scythe.board.viewpoint import amid_something
from noria_desktop.ui.scythe.cover import COVER
from noria_desktop.ui.scythe.paint.colours import FACTION
from noria_desktop.ui.scythe.paint.table import PICTURES
from noria_desktop.ui.scythe.words.actions import describe_action, describe_in_general
from noria_desktop.ui.scythe.words.addresses import rule_about
from noria_desktop.ui.scythe.words.automa_reasons import (
    EXPLAINED,
    compared,
    figures_lines,
    question_text,
    reason_in_short,
    reason_lines,
    rule_of,
)
from noria_desktop.ui.scythe.words.buttons import command_text
from noria_desktop.ui.scythe.words.coach import coached, coached_about
from noria_desktop.ui.scythe.words.collecting import collected, prompt, sheet_of
from noria_desktop.ui.scythe.words.combat import dial_lines
from noria_desktop.ui.scythe.words.drags import preview, spoken
from noria_desktop.ui.scythe.words.events import actor, describe_event, has_line, is_heading
from noria_desktop.ui.scythe.words.folds import folded
from noria_desktop.ui.scythe.words.friend import friend_text
from noria_desktop.ui.scythe.words.in_hand import in_hand
from noria_desktop.ui.scythe.words.looked import looking_text
from noria_desktop.ui.scythe.words.names import seat_name
from noria_desktop.ui.scythe.words.opponents import opponent_name, save_name
from noria_desktop.ui.scythe.words.passed_over import passed_over
from noria_desktop.ui.scythe.words.prompts import past_reveal
from noria_desktop.ui.scythe.words.questions import unused
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals import refused, refused_amid
from noria_desktop.ui.scythe.words.refusals_now import why_there
from noria_desktop.ui.scythe.words.rules import rule_now
from noria_desktop.ui.scythe.words.things import inspect, label
from noria_desktop.ui.scythe.words.told import told

if TYPE_CHECKING:
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.widgets.beginning import Beginning
    from noria_desktop.ui.widgets.game_book import GameBook
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.widgets.result_parts import ResultParts
    from noria_desktop.ui.widgets.rule_picture import RulePicture
    from noria_desktop.ui.widgets.setup_form import SetupForm

PRESENTER = ScythePresenter()
ADVISER = "adviser"
"""Who gives the hints: the player that compares whole turns."""


def looked_at(handle: Handle, state: State) -> tuple[str, tuple[str, ...]]:
    """A thing's hover card; a number of the dial also tells how often it would win."""
    found = sheet_of(handle)
    if found is not None:
        return found
    title, lines = inspect(handle, state)
    entry = state.pending[-1]
    if handle.kind == "dial" and isinstance(entry, ChoosingPower):
        power = int(handle.key)
        wins = outlook(state, entry.attacker).wins
        total = own_span(state, entry.place, (power, power), ()).total
        chances = [wins[min(value, len(wins) - 1)] for value in total]
        return title, (*lines, *dial_lines(power, *chances))
    return title, lines


def name_of(handle: Handle, state: State) -> str:
    """A thing in a few words, for screen readers."""
    found = sheet_of(handle)
    return label(handle, state) if found is None else found[0]


def describe(action: Action | Collect, state: State) -> str:
    """What an action does; what is only collected is said by the thing that is pressed."""
    return "" if isinstance(action, Collect) else describe_action(action, state)


def holds(events: Sequence[Any], before: Callable[[], State]) -> Verdict | None:
    """A combat that was revealed stays open until the player goes on."""
    if not any(isinstance(event, ev.CombatRevealed) for event in events):
        return None
    return verdict_of(events, before())


def suspense(event: ev.Event) -> bool:
    """A combat is revealed piece by piece: no word tells who won before its panel does."""
    return isinstance(event, ev.CombatRevealed)


def side_colours(view: State) -> tuple[str, str]:
    """Sides are marked by their pieces at this table (decisions 44)."""
    return FACTION[view.human.faction], FACTION[view.automa.faction]


def log_line(event: ev.Event, state: State, ply: int) -> LogLine | None:
    """The log's line for an event as the human may know it; None for quiet ones. ``state`` is the one before it."""
    seen = ev.seen_by(event, HUMAN)
    if not has_line(seen):
        return None
    seat = actor(seen)
    return LogLine(
        ply=ply,
        event=event,
        side=None if seat is None else int(seat),
        text=describe_event(seen, state),
        heading=is_heading(seen),
    )


def explain(event: Any, state: State) -> Explained | None:
    """Why a step of the Automa's turn went as it did; None for events that need no reasons."""
    if not isinstance(event, EXPLAINED):
        return None
    number, anchor = rule_of(event)
    return Explained(
        title=question_text(event),
        rule=number,
        anchor=anchor,
        lines=(*reason_lines(event, state), *figures_lines(event)),
        short=reason_in_short(event),
        bars=compared(event),
        friend=friend_text(event, state),
    )


def refusal(state: State, source: Handle, target: Handle) -> str:
    """Why dropping there does nothing, in words; empty when there is nothing to say."""
    why, goal = why_refused(state, source, target), place_of(target)
    return "" if why is None else why_text(why) if goal is None else why_there(why, goal)


def advice(choice: Choice[Any], view: State) -> tuple[str, str]:
    """A hint for the human: what to do, what it would bring at once as far as that is known, what else was weighed."""
    from noria_desktop.ui.scythe.words.hints import hint_text

    known = foreseeable(choice.action, view) and not isinstance(choice.action, ChooseSection)
    after = RULES.apply(view, choice.action).state if known else view
    return hint_text(choice, view, preview(view, after, choice.action)[1] if known else ())


def side_name(side: int, _view: State) -> str:
    """Whose doing a line of the log is."""
    return seat_name(Seat(side))


class ScytheUi(GameUi[State, Action, Any]):
    """Scythe's door."""

    ribbon = True
    adviser = ADVISER
    overlay = INFLUENCE
    prompt = staticmethod(prompt)
    collected = staticmethod(collected)
    holds = staticmethod(holds)
    suspense = staticmethod(suspense)
    command = staticmethod(command_text)
    describe = staticmethod(describe)
    in_general = staticmethod(describe_in_general)
    label = staticmethod(name_of)
    inspect = staticmethod(looked_at)
    looking = staticmethod(looking_text)
    preview = staticmethod(preview)
    spoken = staticmethod(spoken)
    in_hand = staticmethod(in_hand)
    side_colours = staticmethod(side_colours)
    refusal = staticmethod(refusal)
    refused = staticmethod(refused)
    refused_amid = staticmethod(refused_amid)
    unused = staticmethod(unused)
    rule = staticmethod(rule_now)
    opponent = staticmethod(opponent_name)
    save_name = staticmethod(save_name)
    rule_about = staticmethod(rule_about)
    log_line = staticmethod(log_line)
    sound = staticmethod(sound)
    folded = staticmethod(folded)
    side_name = staticmethod(side_name)
    explain = staticmethod(explain)
    advice = staticmethod(advice)
    ghosts = staticmethod(ghosts)
    hinted = staticmethod(hinted)
    apart = staticmethod(apart)
    foreseeable = staticmethod(foreseeable)
    takes_back = staticmethod(amid_something)
    told = staticmethod(told)
    coached = staticmethod(coached)
    coached_about = staticmethod(coached_about)
    passed_over = staticmethod(passed_over)
    past_reveal = staticmethod(past_reveal)
    marks = staticmethod(marks)
    lesson_places = staticmethod(lesson_places)

    def begins_turn(self, event: ev.Event) -> bool:
        """The Automa draws its card; in a combat and before a bonus the human decides in the midst of its turn."""
        return isinstance(event, ev.AutomaCardDrawn)

    def begins_own_turn(self, event: ev.Event) -> bool:
        """The human puts the action token on a section; a combat of theirs is revealed by itself later in that turn."""
        return isinstance(event, ev.SectionChosen)

    def hints(self, choice: Any, view: State) -> tuple[Hint, ...]:
        """What a program advises, in words; these are there with the first advice."""
        from noria_desktop.ui.scythe.words.lamp import hints

        return hints(choice, view)

    def story(self, steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
        """What may be told of a finished game."""
        from noria_desktop.ui.scythe.words.story import story

        return story(steps)

    def coach(self) -> Coach:
        """The coach that names chances at the start of a turn and what a press gives up."""
        return COACH

    def paint_miniature(self, painter: QPainter, target: QRectF, view: State, skin: Skin) -> None:
        """The map with all that stands on it."""
        from noria_desktop.ui.scythe.pages.miniature import paint_miniature

        paint_miniature(painter, target, self.pictures, view, skin)

    def rival(self, options: Options) -> tuple[str, str]:
        """The Automa's level."""
        from noria_desktop.ui.scythe.words.opponents import level_sentence, level_title

        return level_title(options.level), level_sentence(options.level)

    def opponents(self) -> Mapping[str, Any]:
        """The Automa's levels."""
        levels = (Level.AUTOMA, *(level for level in Level if level is not Level.AUTOMA))
        return {level.value: level.value for level in levels}

    def beginning(self) -> Beginning:
        """What there is to choose, and everybody who may sit opposite."""
        from noria_desktop.ui.scythe.pages.beginning import BEGINNING

        return BEGINNING

    def quick(self, key: str, seed: int) -> Any | None:
        """A game laid ready against one of them."""
        from noria_desktop.ui.scythe.pages.beginning import quick

        return quick(key, seed)

    def facing(self, options: Options, key: str) -> Options:
        """The same choices against another level."""
        from attrs import evolve

        return evolve(options, level=Level(key))

    def rule_pictures(self) -> Sequence[RulePicture]:
        """Map, mats, combat, the Automa's card and the score, each where a rule is about it."""
        from noria_desktop.ui.scythe.pages.rule_pictures import PICTURES

        return PICTURES

    def setup_form(self, style: ShellStyle) -> SetupForm:
        """Both sides, the set-up."""
        from noria_desktop.ui.scythe.pages.new_game_page import ScytheForm

        return ScytheForm(style)

    def result_parts(self, model: ResultModel) -> ResultParts:
        """Coins, row by row."""
        from noria_desktop.ui.scythe.pages.result import ScytheResult

        return ScytheResult(model)

    def book(self) -> GameBook:
        """The land with all that stands on it."""
        from noria_desktop.ui.scythe.pages.book import ScytheBook

        return ScytheBook(self)


GAME_UI = ScytheUi(COVER, PRESENTER, PICTURES)
