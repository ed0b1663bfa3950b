"""What is seen of a lesson at the table: bars, veil, one callout with its leader. It decides nothing.

Where the lesson stands is asked of ``LaidLesson``; where its words lie, of the game's door. Source: mocks/way-in.md 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from noria_desktop.app.lessons.laid_lesson import LaidLesson
from noria_desktop.app.lessons.lesson import Words, lessons
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.board.veil import VeilLayer
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.asking import KEEP_PLAYING
from noria_desktop.ui.table.buttons import BarButton
from noria_desktop.ui.table.conductor import Conductor
from noria_desktop.ui.table.leader import Ring
from noria_desktop.ui.table.lessons import lesson_words
from noria_desktop.ui.table.lessons.asked_for import AskedFor
from noria_desktop.ui.table.lessons.bars import NONE_YET, OWN_WAY, GoalStrip, LessonBar
from noria_desktop.ui.table.lessons.callout import Callout
from noria_desktop.ui.table.lessons.kept_free import on_the_way, turns_shown
from noria_desktop.ui.table.lessons.next_act import Pressed
from noria_desktop.ui.table.placing import largest_beside
from noria_desktop.ui.table.strip_buttons import StripButton
from noria_desktop.ui.table.strip_row import StripRow

VEIL_MS: Final = 160
EDGE: Final = 5
"""Pixels from the board's edge that a ring keeps."""
HEADING: Final = "heading"
"""What a game writes over what is to be chosen from: it is read with that, so no callout stands over it."""
NAMES: Final = "names"
"""Names that a game writes beside its places: neither callout nor leader hides them if they can help it."""
READ: Final = "read"
"""What is written on a game's table: a leader that must run over it is thin there."""


class LessonView(QObject):
    """One lesson on the table of a page, as it is seen."""

    def __init__(
        self, skin: Skin, page: QWidget, board: Board, conductor: Conductor, strip: StripRow
    ) -> None:
        """No lesson yet.

        Args:
            skin: what it is dressed in.
            page: where its bars are put in place.
            board: what it lies over.
            conductor: what the table is doing.
            strip: the buttons of the table's own strip, which a lesson that is a game has.
        """
        super().__init__(page)
        self._skin, self._board, self._conductor, self._strip = skin, board, conductor, strip
        self.run: LaidLesson | None = None
        self.bar = LessonBar(skin, page)
        self.goal = GoalStrip(skin, page)
        self.callout = Callout(skin, page, board)
        cards = (board.callout, board.inspect_card)
        self.callout.leader.under = lambda: [card.body() for card in cards if card.isVisible()]
        self.asked = AskedFor(board, conductor, strip, self.goal.commands)
        self.veil = VeilLayer(board.view.board_scene, board.view.board_scene.easel)
        self.wrong: Words | None = None
        """What is answered to a wrong try just now."""
        self.pressed: Pressed | None = None
        """What was pressed in vain."""
        self.astray: Handle | None = None
        """What was taken up though something else is asked for."""
        self.nudged = False
        """Something was pressed before what is said was read."""
        self.aside = False
        """What is said of a decision in a real game was read, and the board is looked at whole."""
        self.card_open = False
        """The card of a lesson that is over lies open."""
        self.covered: QRect | None = None
        """Where the log lies over the board and is read."""
        self._gave_way = False
        """What is said went as the table asked something; it comes back when that was answered."""
        self.at_once = False
        """The table was laid for this lesson just now: there is nothing yet that could fade."""
        self.bar.hide()
        self.goal.hide()

    # The lesson -----------------------------------------------------------------------------------------

    def begin(self, run: LaidLesson, face: AnyGameUi) -> None:
        """A lesson lies on the table."""
        self.run, self.asked.face = run, face
        self.wrong = self.pressed = self.astray = None
        self._gave_way = False
        self.card_open = self.nudged = self.aside = False
        self.at_once = True
        self.bar.show()
        self.goal.setVisible(not run.is_game)
        accessible.announce(self._board, self._goal_aloud(run))

    def end(self) -> None:
        """The table is an ordinary one again."""
        self.run = None
        self.veil.lift()
        self._board.view.hand.call_for(None)
        self.callout.put_away()
        self.goal.offer(())
        self.bar.hide()
        self.goal.hide()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or language."""
        self._skin = skin
        for part in (self.bar, self.goal, self.callout):
            part.set_skin(skin)
        self.bar.retranslate()
        self.goal.retranslate()

    @property
    def _language(self) -> str:
        return self._skin.language

    def _goal_aloud(self, run: LaidLesson) -> str:
        return translate("Lessons", "Your goal: {goal}").format(goal=run.goal.said(self._language))

    # Telling --------------------------------------------------------------------------------------------

    def tell(self, *, fresh: bool, further: bool) -> bool:
        """Bars, veil and callout for where the lesson stands; False: it says nothing now.

        Args:
            fresh: it came to this step just now.
            further: it came to it, or on in it.
        """
        run = self.run
        assert run is not None
        self.tell_bars(run)
        self._call_for(run)
        if self._board.lamp is None:
            self.veil_over()
        if fresh:
            self.nudged = self.aside = False
        said = lesson_words.said(run, self, self.asked, self._conductor, self._language)
        if said is None:
            self.callout.put_away()
            return False
        if further:
            self._bring_in_sight(run)
        self.lay_out()
        if further or self.wrong is not None or self.astray is not None:
            new = fresh and run.step is not None and run.step.goal is not None
            goal = self._goal_aloud(run) if new else ""
            words = " ".join((goal, said.title, said.body, said.foot)).strip()
            accessible.announce(self._board, words, urgent=said.wrong)
        if further:
            self._lead_keyboard(run)
        if self.wrong is not None:
            self.callout.leader.pulse(2)
        return True

    def _call_for(self, run: LaidLesson) -> None:
        """In a lesson of positions only what the step asks for shows itself, as if nothing else could be done."""
        asks = run.phase is Phase.STEP and not run.waits
        sources = frozenset(self.asked.sources(run) if asks else ())
        self._board.view.hand.call_for(None if run.is_game else sources)

    def tell_bars(self, run: LaidLesson) -> None:
        """Which lesson, how far, its goal, and what can be pressed."""
        lesson, language = run.lesson, self._language
        count = len(lessons(run.game_id))
        number = translate("Lessons", "Lesson {number} of {count}").format(number=lesson.number, count=count)
        done = run.done
        if run.phase is Phase.FIRST:
            done = NONE_YET
        elif run.strayed and not run.through and not run.over:
            done = OWN_WAY
        self.bar.tell(number, lesson.title.said(language), done, lesson.count)
        self.bar.skip.setVisible(not run.over)
        there, pieces = lesson.pieces_at(run.index)
        self.goal.tell(run.goal.said(language), pieces if run.over else there, pieces, reached=run.over)
        self.goal.back.setEnabled(run.can_go_back)
        self.goal.show_me.setEnabled(run.step is not None and not run.waits)
        self.goal.offer(self._commands(run))
        self.rest_leave()

    def _commands(self, run: LaidLesson) -> tuple[StripButton, ...]:
        """The table's own buttons, while something is to be done by hand."""
        conductor, face = self._conductor, self.asked.face
        if face is None or run.is_game or run.step is None or run.waits or not conductor.own:
            return ()
        view, expected = conductor.view, set(run.expected())
        collecting = self._board.presenter if self._board.draft is not None else None
        commands = (collecting or face.presenter).commands(view, conductor.moment.legal)
        return tuple(
            StripButton(
                face.command(command.name, view),
                command.key,
                not expected.isdisjoint(command.actions),
                tuple((face.describe(one, view), (one, *command.following)) for one in command.actions),
            )
            for command in commands
            if command.actions
        )

    def takes_back(self, run: LaidLesson) -> bool:
        """Whether Esc takes back what is chosen or collected here, or answers, as at every table; else it leaves."""
        if self.asked.row(run).widget_of(Key.BACK) is not None:
            return True
        conductor, face = self._conductor, self.asked.face
        if face is None or run.is_game or run.over or run.waits or not conductor.own:
            return False
        return conductor.session.can_undo and face.takes_back(conductor.view)

    def rest_leave(self) -> None:
        """No key is printed on the way out while it does something else."""
        self.bar.leave.rest_key(self.run is not None and self.takes_back(self.run))

    def rest_enter(self) -> None:
        """Enter is printed once: while the callout answers to it, the button of the table's strip does not show it."""
        enter = self._strip.widget_of(Key.CONFIRM)
        if enter is not None:
            enter.rest_key(self.reads_first)

    @property
    def reads_first(self) -> bool:
        """Whether something is said that goes on by a button of its own."""
        run = self.run
        waits = run is not None and (run.waits or run.over)
        return waits and not self.callout.isHidden() and bool(self.callout.buttons())

    @property
    def asked_about(self) -> bool:
        """Whether the table asks before something is given up: its question is read first, and nothing else is framed."""
        answers = (actions for button in self._strip.buttons() for _, actions in button.options)
        return KEEP_PLAYING in answers

    def make_way_for_question(self) -> None:
        """The strip has other buttons: a question has come, or was answered."""
        if self.asked_about:
            self._gave_way = not self.callout.isHidden()
            self.callout.put_away()
        elif self._gave_way:
            self._gave_way = False
            self.lay_out()

    def set_aside(self) -> None:
        """What is said of this decision was read."""
        self.aside = True
        self.callout.put_away()

    # Places ---------------------------------------------------------------------------------------------

    def rings(self, words: Sequence[str]) -> list[Ring]:
        """Places and buttons by the lesson's words, in the board's pixels."""
        return self._round(self.asked.named(words))

    def _round(self, things: Sequence[Pressed]) -> list[Ring]:
        found: list[Ring] = []
        for thing in things:
            if isinstance(thing, Key):
                found += self._ring_of(thing)
            elif not (ring := self._ring_at(thing)).box.isEmpty():
                found.append(ring)
        return found

    def pointed_at(self, run: LaidLesson) -> tuple[Pressed, ...]:
        """Places and buttons that are framed, that to which the line leads first."""
        return self.asked.pointed_at(run, card_open=self.card_open)

    def is_meant(self, run: LaidLesson, thing: Handle) -> bool:
        """Whether something is asked for here, or framed so that it looks as if it were."""
        framed = (spot.handle for spot in self.pointed_at(run) if isinstance(spot, Spot))
        return thing in self.asked.sources(run) or thing in framed

    def _ring_at(self, spot: Spot, *, wrong: bool = False) -> Ring:
        """Round what is seen of a place: where the board is panned, nothing is drawn over the bars beside it."""
        box = self._board.box_of(spot)
        seen = box.intersected(self._board.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        return Ring(seen, spot.round and seen == box, wrong=wrong)

    def _ring_of(self, key: Key, *, wrong: bool = False) -> list[Ring]:
        """Round the button of a key, which lies below the board; nothing where there is none."""
        return [Ring(self._box_of(button), wrong=wrong) for button in self._buttons_of(key)]

    def _buttons_of(self, key: Key) -> list[BarButton]:
        row = self.goal.commands if self.run is None else self.asked.row(self.run)
        button = row.widget_of(key)
        return [] if button is None else [button]

    def _box_of(self, button: BarButton) -> QRect:
        strip = button.parentWidget()
        layout = strip.layout() if strip is not None else None
        if layout is not None:
            layout.activate()  # buttons that were just shown lie where they belong
        corner = self._board.mapFromGlobal(button.mapToGlobal(QPoint(0, 0)))
        return QRect(corner, button.size())

    def wanted(self, run: LaidLesson) -> Iterator[QRect]:
        """Where what is expected is taken and put, from now to the end of the step, and what else is spoken of."""
        if not self._board.chooser.isHidden():
            yield self._board.chooser.geometry()
        expected, wanted = set(run.expected()), self.asked.wanted(run)
        spots = {spot.handle: spot for spot in self._board.spots()}
        handles = {handle: None for gesture in wanted for handle in (gesture.source, gesture.target)}
        found = [spots[handle] for handle in handles if handle in spots]
        found += self.asked.places(run.besides)
        face, table, conductor = self.asked.face, self._board.table, self._conductor
        if face is not None and table is not None and expected:
            rules, view = conductor.moment.rules, conductor.view
            found += on_the_way(rules, face, view, run.proposed(), table)
            found += turns_shown(face, view, wanted, table)
        seen = self._board.rect()
        for box in map(self._board.box_of, found):
            if box.intersects(seen):
                yield box.intersected(seen)

    # Showing --------------------------------------------------------------------------------------------

    def veil_over(self) -> None:
        """What the lesson does not speak of stands back."""
        run = self.run
        if run is None:
            return
        if run.is_game or run.over or run.phase is Phase.FIRST or not run.lesson.lit:
            self.veil.lift()
            return
        framed = (spot for spot in self.pointed_at(run) if isinstance(spot, Spot))
        holes = (*self.asked.places((*run.lesson.lit, HEADING)), *framed)
        self.veil.show(holes, 0 if self.at_once else self._board.view.fade_ms(VEIL_MS))

    def lay_out(self) -> None:
        """The callout beside what it speaks of."""
        run = self.run
        if run is None or self._board.table is None or self._board.busy:
            return
        if self._board.bubble.isVisible() or self.asked_about:
            self.callout.put_away()  # one thing is said at a time: what the rules say or the table asks first
            return
        said = lesson_words.said(run, self, self.asked, self._conductor, self._language)
        if said is None:
            return
        rings: list[Ring] = []
        pressed = self.pressed if self.wrong is not None else None
        if isinstance(pressed, Key):
            rings += self._ring_of(pressed, wrong=True)
        elif pressed is not None:
            rings.append(self._ring_at(self.asked.framed(pressed), wrong=True))
        elif self.astray is not None:
            spots = (spot for spot in self._board.spots() if spot.handle == self.astray)
            rings += [self._ring_at(self.asked.framed(spot), wrong=True) for spot in spots]
        rings += self._round(self.pointed_at(run))
        lit = [self._board.box_of(spot) for spot in self.asked.places(run.lesson.lit)]
        headings = [self._board.box_of(spot) for spot in self.asked.places((HEADING, NAMES))]
        seen = things = [self._board.box_of(spot) for spot in self._board.spots()]
        if lit and not run.is_game:
            seen = [one for one in things if any(box.contains(one.center()) for box in lit)]
        bright, things = [*lit, *headings], [*things, *headings]
        room = self._board.rect()
        if self.covered is not None:
            # The log is read over a part of the board; how the lesson goes on is still to be seen.
            rings = [ring for ring in rings if not ring.box.intersects(self.covered)]
            room = largest_beside(room, self.covered)
        read = [*headings, *(self._board.box_of(spot) for spot in self.asked.places((READ,)))]
        if run.is_game:
            seen = [
                *seen,
                *read,
            ]  # it stands there as long as a decision takes: few figures are to be covered
        wanted = list(self.wanted(run))
        self.callout.tell(said, rings, wanted, bright, things, seen, read, room)
        self.rest_enter()

    def _bring_in_sight(self, run: LaidLesson) -> None:
        """On a board that is panned, what is spoken of is seen."""
        framed = self.pointed_at(run)
        for spot in (*framed[:1], *reversed(framed[1:])):
            if isinstance(spot, Spot):
                left, top = spot.x - spot.width / 2, spot.y - spot.height / 2
                self._board.view.ensureVisible(left, top, spot.width, spot.height, 40, 40)

    def _lead_keyboard(self, run: LaidLesson) -> None:
        """The thing to take has the keyboard's place, so that Enter begins the step."""
        if self.reads_first:
            # Nothing is done on the board while this is read: no place of it looks as if it had the keyboard.
            self._board.view.hand.focus_on(None, visible=False)
            self.callout.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.goal.isAncestorOf(self.goal.window().focusWidget()):
            self._board.setFocus()
        hand = self._board.view.hand
        if not hand.focus_visible and self._enter_answers(run):
            # Enter is printed on the button: no place that nobody sees takes it away from there.
            hand.focus_on(None, visible=False)
            return
        self.focus_wanted(run)

    def _enter_answers(self, run: LaidLesson) -> bool:
        """Whether a button that answers to Enter does what is expected."""
        expected = set(run.expected())
        return any(
            button.key is Key.CONFIRM and any(expected.intersection(actions) for _, actions in button.options)
            for button in self.goal.commands.buttons()
        )

    def focus_wanted(self, run: LaidLesson, *, visible: bool = False) -> None:
        """The keyboard's place is where what is expected begins; ``visible``: it is seen there."""
        expected = set(run.expected())
        for gesture in self._board.gestures().gestures:
            if gesture.actions and gesture.actions[0] in expected:
                self._board.focus_on(gesture.source, visible=visible)
                return
