"""The door of each game: everything that window, pages and table may ask about it.

What must be said is abstract, the rest has a plain default: a game that says no more can be played, watched and kept.
Each game's door is the constant ``GAME_UI`` of ``ui/<game>/game_ui.py``; nothing else asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from noria_desktop.app.catalogue import kit, ui_package
from noria_desktop.engine.contract import Turn
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.miniature import paint_miniature
from noria_desktop.ui.board.pictures import Pictures
from noria_desktop.ui.board.presenter import Presenter
from noria_desktop.ui.board.sprites import Spot, Sprite
from noria_desktop.ui.game_cover import GameCover, named
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
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.sound.effects import Effect

if TYPE_CHECKING:
    from noria_desktop.bots.coaching import Coach, Remark
    from noria_desktop.ui.art.style import ShellStyle
    from noria_desktop.ui.widgets.beginning import Beginning
    from noria_desktop.ui.widgets.game_book import GameBook
    from noria_desktop.ui.widgets.person import Person
    from noria_desktop.ui.widgets.result_model import ResultModel
    from noria_desktop.ui.widgets.result_parts import ResultParts
    from noria_desktop.ui.widgets.rule_picture import RulePicture
    from noria_desktop.ui.widgets.setup_form import SetupForm

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


ENDINGS: Final = ("_won", "_lost", "_shared")
"""How the kinds of those lines end that may be told as what decided a game: as it ended for the human."""


@frozen
class StoryLine:
    """Something that happened in a finished game and may be told in its logbook; it can be worded at any time."""

    ply: int
    """Of the step in which it happened."""
    round: int
    """The round, or whatever the game counts, in which it happened."""
    weight: int
    """How much there is to tell of it, in percent of a usual event of its game."""
    kind: str
    """What kind of event it is, in every language the same: the game, a dot, a word."""
    words: Text
    fields: tuple[tuple[str, Any], ...] = ()
    """What the words name, by the names of their fields."""
    decides: bool = False
    """Whether it may be told as what decided the game."""

    @property
    def text(self) -> str:
        """The line in the language of now."""
        told = self.words.format(**dict(self.fields))
        return told[:1].upper() + told[1:]


class GameUi(ABC, Generic[StateT, ActionT, EventT]):
    """A game as window, pages and table use it. ``view`` is always what a seat may know of a state.

    A program's ``Choice`` is the one of its own players; what they thought is told apart by the game.
    """

    adviser = "adviser"
    """The player of ``app/players`` whose advice is asked."""
    readable: tuple[float, float] = (1024, 566)
    """The least room, in logical pixels, in which its board can be read; in a smaller one it is panned."""
    heart = 0.5
    """Share of its miniature's height about which there is most to see: where only a strip has room, it is this one."""
    ribbon = False
    """What a drop would change is told in the prompt strip and not beside the target: the board shows the rest."""
    tells_swing = False
    """Whether the step that changed the lead most is told as what decided a game."""
    overlay: Any = None
    """What the presenter lets one look at over the whole board with one key; None: nothing."""

    # What there may be or not: a method where the game has it.

    advice: Callable[[Any, StateT], tuple[str, str]] | None = None
    """A program's ``Choice`` made for the human, and the view: what it advises, and what speaks for it."""
    collected: Callable[[Any, Turn, StateT], tuple[str, str]] | None = None
    """What is collected of a choice without an order, the turn and the view: the prompt while it is collected."""
    forgets: Callable[[EventT, StateT, StateT], bool] | None = None
    """Event, the state before it, the state now: whether the log no longer tells of it."""
    holds: Callable[[Sequence[EventT], Callable[[], StateT]], Any] | None = None
    """Events of a step, and what gives the view before it: what stays open on the table until the player goes on, as
    the presenter shows it like something collected; None: nothing."""
    in_hand: Callable[[StateT, Handle], tuple[str, str] | None] | None = None
    """View and what is in hand: the prompt while it is, where the prompt alone would speak of other things too."""
    choosing: Callable[[StateT, Handle, Handle], tuple[str, str] | None] | None = None
    """View, what was dropped, and where: the prompt while one of the several things it means there is chosen."""
    in_general: Callable[[ActionT, StateT], str] | None = None
    """Action, state: its words without what is still to be chosen among several ways of doing it."""
    put_back: Callable[[StateT, Handle, Handle], str] | None = None
    """View, what was in hand, what was taken instead: that the first lies in its place again, where nobody may have
    meant that; empty where it needs no word."""
    looking: Callable[[Any, StateT], str] | None = None
    """What is looked at, None for the own place again, and the view: words that say so."""
    parting: Callable[[StateT], tuple[str, str]] | None = None
    """View: what the strip says while the own turn is over and waits for its player to part with it."""
    past_reveal: Callable[[Turn, StateT], tuple[str, str]] | None = None
    """Turn and view: the prompt while taking back all of the own turn would open the sealed record, where the prompt
    alone speaks of taking back."""
    recall: Callable[[Iterable[tuple[tuple[EventT, ...], StateT]]], Presenter] | None = None
    """The bot's steps, newest first, each with its events and the state before it: a presenter that shows the
    latest of them."""
    secret: Callable[[StateT], bool] | None = None
    """State: whether whoever decides now sees what other people at the screen must not. A game that says so lies
    open: without a secret the screen goes from one to the next by itself. None: everybody has secrets always."""
    side_colours: Callable[[StateT], tuple[str, str]] | None = None
    """Colours of the human's pieces and of the opponent's, where they mark the sides at the table."""
    spoken: Callable[[StateT, StateT, ActionT], str] | None = None
    """State, state after the action, action: what it would change, in one breath for screen readers; None: the lines
    of the preview."""
    hints: Callable[[Any, StateT], tuple[Hint, ...]] | None = None
    """A program's ``Choice`` made for the human, and the view: what it advises, the best first."""
    hinted: Callable[[ActionT, StateT, Any], tuple[Spot, ...]] | None = None
    """An advised action, the view, the layout: from where to where it is done, or the one place it is about, where no
    gesture alone plays it, as it is collected or a button; none: it has no place."""
    apart: Callable[[ActionT], bool] | None = None
    """An advised action: whether its own place is lit although one gesture plays it together with what follows."""
    lies_open: Callable[[ActionT, StateT, StateT], bool] | None = None
    """An action of another side, the state before it, a later state: whether all that its player knew is known by then, so
    that better moves may be told; None: never."""
    lesson_places: Callable[[str, StateT, Any], tuple[Spot, ...]] | None = None
    """Words of a lesson, view, layout: the places of the table that they mean; a game without lessons has none."""
    lesson_frame: Callable[[Spot, Any], Spot] | None = None
    """Spot, layout: the place as a frame lies round it, so that it strikes out nothing which is read; None: as it is."""
    story: Callable[[Sequence[StoryStep]], tuple[StoryLine, ...]] | None = None
    """All steps of a finished game: what may be told of it, in the order in which it happened. A whole game has lines
    in plenty, and at least one that says what decided it."""
    suspense: Callable[[EventT], bool] | None = None
    """Event: whether the board shows what came of it piece by piece, so that no word may tell it before. None: never."""
    without_forecast: Callable[[], AnyGameUi] | None = None
    """The same game shown without foretelling the opponent's coming turn."""

    def __init__(self, cover: GameCover, presenter: Presenter, pictures: Pictures) -> None:
        """Its cover, how its board is shown, and how what stands there is painted."""
        self.cover = cover
        self.presenter = presenter
        self.pictures = pictures

    @property
    def game_id(self) -> str:
        """Which game."""
        return self.cover.game_id

    def title(self) -> str:
        """The game's name."""
        return self.cover.name()

    # The words of the table -----------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, turn: Turn, view: StateT, /) -> tuple[str, str]:
        """What is to be decided now, and more about it."""

    @abstractmethod
    def describe(self, action: ActionT, view: StateT, /) -> str:
        """What an action does."""

    def command(self, name: str, view: StateT, /) -> str:
        """The words on a button of the prompt strip, by the name that the presenter gave the command."""
        return name.replace("_", " ").capitalize()

    def label(self, handle: Handle, view: StateT, /) -> str:
        """A thing on the board in a few words, for screen readers."""
        return f"{handle.kind} {handle.key}".strip()

    def inspect(self, handle: Handle, view: StateT, /) -> tuple[str, tuple[str, ...]]:
        """A thing's hover card."""
        return self.label(handle, view), ()

    def preview(self, before: StateT, after: StateT, action: ActionT, /) -> tuple[str, tuple[str, ...]]:
        """What an action would change."""
        return self.describe(action, before), ()

    def refusal(self, view: StateT, source: Handle, target: Handle, /) -> str:
        """Why dropping there does nothing; empty when there is nothing to say."""
        return ""

    def refused(
        self, view: StateT, legal: tuple[ActionT, ...], thing: Handle, held: Handle | None, /
    ) -> Refusal | None:
        """Why pressing a thing does nothing now, though it can be pointed at.

        Args:
            view: what the player sees.
            legal: what is allowed now.
            thing: what was pressed, or what a drag began at.
            held: what is in hand; None for an empty hand.
        """
        return None

    def refused_amid(
        self, draft: Any, view: StateT, legal: tuple[ActionT, ...], thing: Handle, held: Handle | None, /
    ) -> Refusal | None:
        """The same while something is collected, where so much of it may be what stands in the way."""
        return self.refused(view, legal, thing, held)

    def unused(
        self, view: StateT, legal: tuple[ActionT, ...], actions: tuple[ActionT, ...], /
    ) -> Question | None:
        """What would be given up by ending a phase or a turn so; None where nothing is lost.

        Args:
            view: what the player sees.
            legal: what is allowed now.
            actions: what is about to be played; it ends something, or nothing can be bettered after it.
        """
        return None

    def coach(self) -> Coach | None:
        """Who sees what a decision leaves open; None: the game has no coach."""
        return None

    def coached(self, remark: Remark, view: StateT, /) -> Coached:
        """A remark of the coach in words; ``view`` is what the player sees now.

        Raises:
            KeyError: the game has no words for such a remark.
        """
        raise KeyError(remark.kind)

    def coached_about(self, kind: str, /) -> str:
        """What a kind of remark is about, in few words, for the list of those that are not to be heard again."""
        return kind

    def told(self, steps: Sequence[StoryStep], view: StateT, /) -> Told | None:
        """What another side did in its last turn: its steps as the reader may know them, oldest first."""
        return None

    def begins_turn(self, event: EventT, /) -> bool:
        """Whether another side's turn begins with this event; needed where the player decides in the midst of one."""
        return False

    def begins_own_turn(self, event: EventT, /) -> bool:
        """Whether the player's own turn begins with this event; needed where something moves by itself in it."""
        return False

    def passed_over(self, steps: Sequence[StoryStep], view: StateT, /) -> str:
        """What of the player's own turn was left out because nothing could be done there, or done the only way; empty: nothing.

        Args:
            steps: what the table has just done by itself in the player's name, as there was one way only, oldest first.
            view: what the player sees now.
        """
        return ""

    def marks(self, steps: Sequence[StoryStep], table: Any, /) -> tuple[Sprite, ...]:
        """What shows on the board what that turn moved: at most one route and six marks."""
        return ()

    def marks_looked_at(self, steps: Sequence[StoryStep], table: Any, looking: Any, /) -> tuple[Sprite, ...]:
        """The same while something else than the own place is looked at, such as another sky."""
        return ()

    def rule(self, view: StateT, /) -> tuple[str, str]:
        """Title and text of the rule that matters now."""
        return "", ""

    def rule_about(self, thing: Handle, view: StateT, /) -> str:
        """Anchor of the section of the rules about a thing that was pressed in vain; empty: the rule that matters now."""
        return ""

    def log_line(self, event: EventT, before: StateT, ply: int, /) -> LogLine | None:
        """The log's line for an event as its reader may know it; None for quiet and secret ones."""
        return None

    def sound(self, event: EventT, /) -> Effect | None:
        """What is heard when an event is shown; None: nothing of its own."""
        return None

    def side_name(self, side: int, view: StateT, /) -> str:
        """Whose doing a line of the log is, for whoever does not see its badge."""
        if side == 0:
            return translate("Table", "You")
        return translate("Table", "Player {number}").format(number=side + 1)

    def folded(self, view: StateT, /) -> tuple[Folded, ...]:
        """What the log lies over in the layout's ``reading_column``, a line each, from the top."""
        return ()

    def explain(self, event: EventT, state: StateT, /) -> Explained | None:
        """Why an automaton chose so; None for events that need no reasons.

        Args:
            event: what it did.
            state: what the reader saw before.
        """
        return None

    def reason(self, choice: Any, before: StateT, view: StateT, /) -> Explained | None:
        """Why a program chose so, as far as that may be told.

        Args:
            choice: its ``Choice``.
            before: the state in which it chose.
            view: what the reader sees now.
        """
        return None

    # The board ------------------------------------------------------------------------------------------

    def ghosts(self, before: StateT, after: StateT, table: Any, /) -> tuple[Sprite, ...]:
        """Pictures of what a drop would change, on the layout of the board."""
        return ()

    def foreseeable(self, action: ActionT, view: StateT, /) -> bool:
        """Whether what the player sees is enough to say what the action leads to."""
        return True

    def takes_back(self, view: StateT, /) -> bool:
        """Whether the strip offers to take the last decision back, being a part of something that still goes on."""
        return False

    def paint_miniature(self, painter: QPainter, target: QRectF, view: StateT, skin: Skin, /) -> None:
        """A game to go on with, in a rectangle of logical pixels."""
        paint_miniature(painter, target, self.presenter, self.pictures, view, skin)

    # Pages ----------------------------------------------------------------------------------------------

    def opponent(self, options: Any, /) -> str:
        """The opponent's name by the options, which have no gaps."""
        return kit(self.game_id).opponent(options)

    def called(self, options: Any, /) -> str:
        """The opponent as people speak of it, by options without gaps: the name before the rules' word."""
        return named(self.cover.person_name(kit(self.game_id).opponent(options)), self.opponent(options))

    def save_name(self, view: StateT, /) -> str:
        """What a save of this position is called that nobody named; empty: game, opponent and how far it is."""
        return ""

    def rival(self, options: Any, /) -> tuple[str, str]:
        """The opponent as a campaign names it, whatever the deal, and one sentence about how it plays."""
        return self.opponent(options), ""

    def opponents(self) -> Mapping[str, Any]:
        """Opponents of the New game page by the key results are kept under, the usual one first."""
        game = kit(self.game_id)
        usual = game.opponent(game.default_options())
        return {usual: usual}

    def beginning(self) -> Beginning:
        """What the New game page's first view shows, and who may sit opposite as a person."""
        from noria_desktop.ui.widgets.beginning import Beginning

        return Beginning()

    def quick(self, key: str, seed: int, /) -> Any | None:
        """Options of a ready-made game against somebody by the key; None where more must be chosen first."""
        return kit(self.game_id).default_options()

    def facing(self, options: Any, key: str, /) -> Any:
        """The same options with somebody else opposite, by the key."""
        return options

    def person(self, options: Any, /) -> Person | None:
        """The opponent as a person, by options without gaps; None where nobody has a face."""
        return self.beginning().person(kit(self.game_id).opponent(options))

    def setup_form(self, style: ShellStyle) -> SetupForm:
        """The game's part of the New game page: at least the settings that its kit declares."""
        from noria_desktop.ui.widgets.setup_form import PlainForm

        return PlainForm(kit(self.game_id), style)

    def result_parts(self, model: ResultModel) -> ResultParts:
        """What the game shows on the result page: at least its score sheet."""
        from noria_desktop.ui.widgets.result_parts import ResultParts

        return ResultParts(model)

    def rule_pictures(self) -> Sequence[RulePicture]:
        """Pictures beside its rules, in the order of the rules."""
        return ()

    def book(self) -> GameBook:
        """The game's share of the logbook: at least its whole table in the end and its score sheet."""
        from noria_desktop.ui.widgets.game_book import GameBook

        return GameBook(self)


AnyGameUi: TypeAlias = GameUi[Any, Any, Any]


@cache
def game_ui(game_id: str) -> AnyGameUi:
    """The door of a game of the catalogue.

    Raises:
        UnknownGame: no such game.
    """
    found = import_module(f"{ui_package(game_id)}.game_ui").GAME_UI
    assert isinstance(found, GameUi)
    return found
