"""The first two columns of Nautilus' New game page: the choices of the game, and the opponent."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent, Special
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.glyphs import silhouette
from noria_desktop.ui.art.shapes import circle, segment
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.nautilus.board.arts import SpecialArt
from noria_desktop.ui.nautilus.board.measures import TALL
from noria_desktop.ui.nautilus.pages.art import paint_porthole, paint_rank, paint_table
from noria_desktop.ui.nautilus.pages.people import PEOPLE
from noria_desktop.ui.nautilus.pages.words import (
    domain_cards_line,
    domain_cards_name,
    first_player_name,
    harpoon_name,
    opponent_about,
)
from noria_desktop.ui.nautilus.paint.specials import paint_special
from noria_desktop.ui.nautilus.words.names import say, special_name
from noria_desktop.ui.nautilus.words.opponents import opponent_sentence, opponent_title
from noria_desktop.ui.nautilus.words.specials import harpoon_text, special_text
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.form_column import FormColumn, Say, opponent_heading
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.option_row import OptionRow
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import Person, paint_round
from noria_desktop.ui.widgets.plain import plain_tip
from noria_desktop.ui.widgets.score_rows import Badge


def paint_cards(cards: DomainCards, canvas: Canvas, x: float, y: float, half: float) -> None:
    """Domain cards lying open as a star, hidden ones as an eye that is struck out."""
    theme = canvas.style.theme
    canvas.fill(circle(x, y, half), theme.water[1])
    canvas.stroke(circle(x, y, half * 0.95), theme.brass, half * 0.1)
    if cards is DomainCards.VISIBLE:
        silhouette(canvas.p, "nautilus/star", x, y, half * 0.5, tone(theme.brass_hi))
        return
    silhouette(canvas.p, "nautilus/eye", x, y, half * 0.6, tone(theme.on_water))
    slash = segment(x - half * 0.6, y + half * 0.5, x + half * 0.6, y - half * 0.5)
    canvas.stroke(slash, theme.ink, half * 0.24)
    canvas.stroke(slash, theme.on_water, half * 0.1)


class SpecialsPicture(PaintedWidget):
    """The six special cards; the pointer over one tells what it does."""

    def __init__(self, style: ShellStyle) -> None:
        """All six."""
        super().__init__(style, 200, 90)
        self.setMouseTracking(True)

    def retranslate(self) -> None:
        """The cards' names."""
        self.say(", ".join(special_name(special) for special in Special))

    def _places(self) -> tuple[tuple[Special, QRectF], ...]:
        """The cards in one row or in two, whichever makes them larger."""
        edge = RING * self._style.scale
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        gap = 8 * self._style.scale

        def width(across: int) -> float:
            down = len(Special) // across
            room = (area.width() - (across - 1) * gap) / across
            return min(room, (area.height() - (down - 1) * gap) / down / TALL)

        across = max((3, 6), key=width)
        wide = min(width(across), 96 * self._style.scale)
        down = len(Special) // across
        left = area.center().x() - (across * wide + (across - 1) * gap) / 2
        top = area.center().y() - (down * wide * TALL + (down - 1) * gap) / 2
        return tuple(
            (
                special,
                QRectF(
                    left + index % across * (wide + gap),
                    top + index // across * (wide * TALL + gap),
                    wide,
                    wide * TALL,
                ),
            )
            for index, special in enumerate(Special)
        )

    def event(self, event: QEvent) -> bool:
        """What the card under the pointer does."""
        if isinstance(event, QHelpEvent):
            for special, box in self._places():
                if box.contains(event.pos().toPointF()):
                    words = special_text(special, HarpoonWording.SEED)
                    QToolTip.showText(event.globalPos(), f"{special_name(special)}: {words}", self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def facts(self) -> str:
        """Their names in the language of now."""
        return self.accessibleName()

    def paint(self, canvas: Canvas) -> None:
        """The cards."""
        painter, skin = canvas.p, Skin(self._style.theme)
        for special, box in self._places():
            painter.save()
            painter.translate(box.center())
            paint_special(painter, SpecialArt(special, box.width(), caption=box.width() >= 62), skin)
            painter.restore()


class ChoicesColumn(FormColumn):
    """Who starts, whether domain cards lie open, in whose words the harpoon is told."""

    def __init__(self, style: ShellStyle) -> None:
        """Usual choices."""
        super().__init__(style, Text("Nautilus", "The game"), mark=True, gap=4)
        self.first: Buttons[FirstPlayer] = Buttons(
            {
                first: BrassButton(style, Kind.CHOICE, wide=True, icon="dice" if index == 0 else "")
                for index, first in enumerate(FirstPlayer)
            },
            across=True,
            say=lambda first, button: button.set_words(first_player_name(first)),
        )
        self.cards: Buttons[DomainCards] = Buttons(
            {cards: OptionRow(style, partial(paint_cards, cards)) for cards in DomainCards},
            say=lambda cards, row: row.set_words(domain_cards_name(cards), domain_cards_line(cards)),
        )
        self.harpoon: Buttons[HarpoonWording] = Buttons(
            {wording: BrassButton(style, Kind.CHOICE, wide=True) for wording in HarpoonWording},
            across=True,
            say=lambda wording, button: button.set_words(harpoon_name(wording), tip=harpoon_text(wording)),
        )
        self.specials = SpecialsPicture(style)
        self._title(Text("Nautilus", "Who starts round 1"))
        self.add_buttons(self.first)
        self.add_line(Text("Nautilus", "Afterwards it alternates: three rounds each."))
        self._title(Text("Nautilus", "Domain cards that were taken"))
        self.add_buttons(self.cards)
        self._title(Text("Nautilus", "Wording of the harpoon"))
        self.add_buttons(self.harpoon)
        self.harpoon_line = self.add_line(self._harpoon)
        self._title(Text("Nautilus", "Two of these come up in each round"))
        self.add(self.specials, 1)
        self.told(self.specials.retranslate)
        self.harpoon.chosen.connect(lambda: self.harpoon_line.setText(self._harpoon()))

    def _title(self, words: Say) -> None:
        self.add_words(words, bold=True, above=12)

    def _harpoon(self) -> str:
        """The harpoon in the chosen words."""
        return harpoon_text(self.harpoon.choice)

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.first.choose(options.first_player)
        self.cards.choose(options.domain_cards)
        self.harpoon.choose(options.harpoon)
        self.harpoon_line.setText(self._harpoon())


class Porthole(PaintedWidget):
    """The opponent behind a round window."""

    def __init__(self, style: ShellStyle) -> None:
        """The first level."""
        super().__init__(style, 140, 110)
        self._opponent = Opponent.LEVEL_1

    def show_opponent(self, opponent: Opponent) -> None:
        """Somebody else."""
        self._opponent = opponent
        self.say(opponent_title(opponent))

    def facts(self) -> Opponent:
        """Who it is."""
        return self._opponent

    def paint(self, canvas: Canvas) -> None:
        """The picture."""
        found = person_of(self._opponent)
        paint_porthole(canvas, QRectF(self.rect()), self._opponent, None if found is None else found.face)


def person_of(opponent: Opponent) -> Person | None:
    """One of the crew; None for a second player."""
    return next((person for person in PEOPLE if person.key == opponent.value), None)


def _badge(opponent: Opponent) -> Badge:
    """A face, or the badge of two who play."""
    found = person_of(opponent)
    return partial(paint_rank, opponent) if found is None else partial(paint_round, found.face)


class OpponentColumn(FormColumn):
    """The ranks on board, and the one you will meet."""

    def __init__(self, style: ShellStyle) -> None:
        """The first level chosen."""
        super().__init__(style, opponent_heading, mark=False)
        self.model = NewGameModel(seed=0)
        self.ranks: Buttons[Opponent] = Buttons(
            {who: OptionRow(style, _badge(who)) for who in Opponent}, say=self._say_rank
        )
        self.porthole = Porthole(style)
        self.add_buttons(self.ranks, opponent_heading)
        self.add(self.porthole, 1)
        self.about = self.add_line(size=12.5)
        self.told(self._show)
        self.ranks.chosen.connect(self._show)

    def _say_rank(self, opponent: Opponent, row: OptionRow) -> None:
        person = opponent is Opponent.HUMAN and self.model.record(opponent) is None
        note = "" if person else self.model.record_words(opponent)
        found = person_of(opponent)
        title = opponent_title(opponent) if found is None else found.full_name
        row.set_words(title, opponent_sentence(opponent), note)
        row.setToolTip("" if found is None else plain_tip(f"{found.line}\n{found.strength}"))

    def show_opponent(self, opponent: Opponent) -> None:
        """Choose without telling."""
        self.ranks.choose(opponent)
        self._show()

    def _show(self) -> None:
        """The window and the sentences of the chosen one."""
        self.porthole.show_opponent(self.ranks.choice)
        self.about.setText(opponent_about(self.ranks.choice))


class TablePicture(PaintedWidget):
    """The table as it will stand: whose points are shown, who holds Nemo's token."""

    def __init__(self, style: ShellStyle) -> None:
        """Usual choices."""
        super().__init__(style, 280, 180)
        self._options = Options()

    def show_options(self, options: Options) -> None:
        """Other choices."""
        self._options = options
        self.say(
            say(
                "Domain cards: {cards}; who starts: {first}",
                cards=domain_cards_name(options.domain_cards),
                first=first_player_name(options.first_player),
            )
        )

    def facts(self) -> Options:
        """The choices."""
        return self._options

    def paint(self, canvas: Canvas) -> None:
        """The picture."""
        words = (say("Rival"), say("You"))
        options = self._options
        paint_table(canvas, QRectF(self.rect()), options.domain_cards, options.first_player, words)
