"""What a lesson asks for at the table: the places and buttons of its words, and what goes on with its step.

It knows no pixels and decides nothing: where its words lie is asked of the game's door, what can be done of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from noria_desktop.app.lessons.laid_lesson import LaidLesson
from noria_desktop.app.lessons.lesson import LEGAL, Step, Wrong
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Collect, Gesture, Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.lessons.next_act import Pressed, collected_next, next_things
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import StripRow

BUTTON: Final = "button"
"""Before the name of a key, as in ``button end``: the button of the strip that answers to it."""


class AskedFor:
    """Places, buttons and gestures of the lesson at one table."""

    def __init__(self, board: Board, conductor: Conductor, strip: StripRow, commands: StripRow) -> None:
        """No lesson yet.

        Args:
            board: where things lie.
            conductor: what the table is doing.
            strip: the buttons of the table's own strip, which a lesson that is a game has.
            commands: the buttons of the lesson's own strip.
        """
        self._board, self._conductor, self._strip, self._commands = board, conductor, strip, commands
        self.face: AnyGameUi | None = None
        """The game of the lesson."""

    def row(self, run: LaidLesson) -> StripRow:
        """The buttons that belong to what is played."""
        return self._strip if run.is_game else self._commands

    def places(self, words: Sequence[str]) -> tuple[Spot, ...]:
        """Places of the table by the lesson's words."""
        face, table = self.face, self._board.table
        if face is None or face.lesson_places is None or table is None:
            return ()
        view = self._conductor.view
        return tuple(spot for one in words for spot in face.lesson_places(one, view, table))

    def named(self, words: Sequence[str]) -> tuple[Pressed, ...]:
        """Places and buttons by the lesson's words."""
        found: list[Pressed] = []
        for one in words:
            name, _, key = one.partition(" ")
            found += [Key(key)] if name == BUTTON else self.places((one,))
        return tuple(found)

    def pointed_at(self, run: LaidLesson, *, card_open: bool = False) -> tuple[Pressed, ...]:
        """Places and buttons that are framed, that to which the line leads first.

        When a part of a step is done, that is what comes next.

        Args:
            run: the lesson.
            card_open: the card of a lesson that is over lies open.
        """
        at = run.at
        if card_open and run.lesson.card is not None:
            at = (run.lesson.card.at,)
        elif (button := self.settles(run)) is not None:
            # In a real game nothing is dimmed; elsewhere what was collected stays in sight.
            return (button.key, *(() if run.is_game else self.named(at)))
        elif run.acts and (run.rest is None or not run.rest.at):
            following = self.following(run)
            if following:
                return following
        return self.named((*at[-1:], *at[:-1]))

    def following(self, run: LaidLesson) -> tuple[Pressed, ...]:
        """What is pressed next of a step of which a part is done; framed as the lesson frames it, where it does."""
        framed = {spot.handle: spot for spot in self.places(run.at)}
        spots = {spot.handle: self.framed(spot) for spot in self._board.spots()} | framed
        gestures = self._board.gestures().gestures
        left = run.proposed()
        found = next_things(left, run.expected(), gestures, self.row(run).buttons(), spots)
        if found or not left:
            return found
        conductor = self._conductor
        presenter = conductor.game.presenter
        return collected_next(left, conductor.view, conductor.moment.legal, gestures, presenter, spots)

    def framed(self, spot: Spot) -> Spot:
        """A place of the board as a frame lies round it."""
        face, table = self.face, self._board.table
        if face is None or face.lesson_frame is None or table is None:
            return spot
        return face.lesson_frame(spot, table)

    # What goes on with the step -------------------------------------------------------------------------

    def wanted(self, run: LaidLesson) -> list[Gesture[Any]]:
        """The gestures by which the step goes on from here."""
        expected = set(run.expected())
        return [
            one
            for one in self._board.gestures().gestures
            if one.actions and (one.actions[0] in expected or isinstance(one.actions[0], Collect))
        ]

    def sources(self, run: LaidLesson) -> set[Handle]:
        """What is taken up or pressed to go on from here."""
        return {gesture.source for gesture in self.wanted(run)}

    def collected(self) -> tuple[Any, ...]:
        """What lies collected on the board, as the actions that a button would play."""
        conductor, presenter = self._conductor, self._board.presenter
        if self._board.draft is None or presenter is None or not conductor.own:
            return ()
        settled = (
            (one, *command.following)
            for command in presenter.commands(conductor.view, conductor.moment.legal)
            for one in command.actions
            if not isinstance(one, Collect)
        )
        return next(settled, ())

    def settles(self, run: LaidLesson) -> StripButton | None:
        """The button with which what is collected is all of the step; None: something is left to collect."""
        collected = self.collected()
        if not run.completes(collected):
            return None
        offered = (
            one for one in self.row(run).buttons() for _, actions in one.options if actions == collected
        )
        return next(offered, None)

    def names_next(self, run: LaidLesson) -> bool:
        """Whether what comes next is named by the game, as a part of the step is done and the lesson has no words for the rest.

        Amid a choice that is collected first it is not: how much of it lies there already, only the player sees.
        """
        if not run.acts or run.rest is not None:
            return False
        offered = (one.actions[0] for one in self._board.gestures().gestures if one.actions)
        return not any(isinstance(one, Collect) for one in offered)

    # What was pressed in vain ---------------------------------------------------------------------------

    def spot_of(self, vain: Vain) -> Spot | None:
        """Where something was pressed in vain."""
        return next((spot for spot in self._board.spots() if spot.handle == vain.things[0]), None)

    def met(self, words: str, vain: Vain) -> bool:
        """Whether a place of the lesson's words was pressed."""
        return not {spot.handle for spot in self.places((words,))}.isdisjoint(vain.things)

    def missed(self, step: Step, vain: Vain) -> Wrong | None:
        """What is answered to a place that was pressed where another is pointed at; None: nothing of its own."""
        return next((one for one in step.wrong if not one.at or self.met(one.at, vain)), None)

    def refused(self, step: Step, vain: Vain) -> Wrong | None:
        """What a step answers to a press that the rules refuse; None: nothing of its own."""
        answers = (one for one in step.wrong if one.why != LEGAL and self.met(one.at, vain))
        return next((one for one in answers if self._fits(vain)), None)

    def _fits(self, vain: Vain) -> bool:
        """Whether what is in hand is what the answered try would carry: the same place may be met with another."""
        held = vain.held
        if held is None:
            return True
        sources = {gesture.source for gesture in self._board.gestures().gestures}
        return held in sources or not sources
