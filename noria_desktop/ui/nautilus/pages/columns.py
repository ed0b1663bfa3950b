"""The first two columns of Nautilus' New game page: the choices of the game, and the opponent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import DomainCards, FirstPlayer, HarpoonWording, Opponent, Special
from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.page_shapes import disc, line
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle, tone
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.nautilus.board.arts import SpecialArt
from noria_desktop.ui.nautilus.board.measures import TALL
from noria_desktop.ui.nautilus.pages.art import paint_porthole, paint_rank, paint_table
from noria_desktop.ui.nautilus.pages.words import (
    domain_cards_line,
    domain_cards_name,
    first_player_name,
    harpoon_name,
    opponent_about,
)
from noria_desktop.ui.nautilus.paint.glyphs import glyph
from noria_desktop.ui.nautilus.paint.specials import paint_special
from noria_desktop.ui.nautilus.words.names import special_name
from noria_desktop.ui.nautilus.words.opponents import opponent_sentence, opponent_title
from noria_desktop.ui.nautilus.words.specials import harpoon_text, special_text
from noria_desktop.ui.noria.pages.opponent_list import OptionRow
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.new_game import OpponentRecord
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class CardsRow(OptionRow):
    """A choice of domain cards lying open or hidden, with an eye."""

    def __init__(self, style: ShellStyle, cards: DomainCards) -> None:
        """The picture follows from the choice."""
        super().__init__(style)
        self.choice = cards

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """A star in the open, or an eye that is struck out."""
        theme = self._style.theme
        canvas.fill(disc(x, y, half), theme.water[1])
        canvas.stroke(disc(x, y, half * 0.95), theme.brass, half * 0.1)
        if self.choice is DomainCards.VISIBLE:
            glyph(canvas.p, "star", x, y, half * 0.5, tone(theme.brass_hi))
            return
        glyph(canvas.p, "eye", x, y, half * 0.6, tone(theme.on_water))
        slash = line(x - half * 0.6, y + half * 0.5, x + half * 0.6, y - half * 0.5)
        canvas.stroke(slash, theme.ink, half * 0.24)
        canvas.stroke(slash, theme.on_water, half * 0.1)


class RankRow(OptionRow):
    """One opponent with its badge."""

    def __init__(self, style: ShellStyle, opponent: Opponent) -> None:
        """The badge follows from who it is."""
        super().__init__(style)
        self.choice = opponent

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """The badge."""
        paint_rank(canvas, self.choice, x, y, half)


class SpecialsPicture(QWidget):
    """The six special cards; the pointer over one tells what it does."""

    def __init__(self, style: ShellStyle) -> None:
        """All six."""
        super().__init__()
        self._style = style
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.set_style(style)

    def retranslate(self) -> None:
        """The cards' names."""
        self.setAccessibleName(", ".join(special_name(special) for special in Special))
        self._cache.drop()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(200), style.px(90))
        self.update()

    def sizeHint(self) -> QSize:
        """What the column gives."""
        return self.minimumSize()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards."""
        painter = QPainter(self)
        facts = (self._style, self.accessibleName())
        self._cache.show(painter, self, facts, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        skin = Skin(self._style.theme)
        for special, box in self._places():
            painter.save()
            painter.translate(box.center())
            paint_special(painter, SpecialArt(special, box.width(), caption=box.width() >= 62), skin)
            painter.restore()


class ChoicesColumn(Sheet):
    """Who starts, whether domain cards lie open, in whose words the harpoon is told."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Usual choices."""
        super().__init__(style)
        self.heading = Heading(style, 17, mark=True, inset=RING)
        self.first_title = Words(style, 14, bold=True)
        self.first: Buttons[FirstPlayer] = Buttons(
            {
                first: BrassButton(style, Kind.CHOICE, wide=True, icon="dice" if index == 0 else "")
                for index, first in enumerate(FirstPlayer)
            },
            across=True,
        )
        self.first_line = Words(style, 12, colour="muted", wrap=True)
        self.cards_title = Words(style, 14, bold=True)
        self.cards: Buttons[DomainCards] = Buttons({cards: CardsRow(style, cards) for cards in DomainCards})
        self.harpoon_title = Words(style, 14, bold=True)
        self.harpoon: Buttons[HarpoonWording] = Buttons(
            {wording: BrassButton(style, Kind.CHOICE, wide=True) for wording in HarpoonWording}, across=True
        )
        self.harpoon_line = Words(style, 12, colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        for part in (
            self.heading,
            self.first_title,
            self.first,
            self.first_line,
            self.cards_title,
            self.cards,
            self.harpoon_title,
            self.harpoon,
            self.harpoon_line,
        ):
            self._column.addWidget(part)
        self.specials_title = Words(style, 14, bold=True)
        self.specials = SpecialsPicture(style)
        self._column.addWidget(self.specials_title)
        self._column.addWidget(self.specials, 1)
        for group in (self.first, self.cards, self.harpoon):
            group.chosen.connect(self.changed)
        self.harpoon.chosen.connect(self._tell_harpoon)
        self.set_style(style)

    def _tell_harpoon(self) -> None:
        """The harpoon in the chosen words."""
        self.harpoon_line.setText(harpoon_text(self.harpoon.choice))

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.first.choose(options.first_player)
        self.cards.choose(options.domain_cards)
        self.harpoon.choose(options.harpoon)
        self._tell_harpoon()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [*self.first.buttons.values(), *self.cards.buttons.values(), *self.harpoon.buttons.values()]

    def retranslate(self) -> None:
        """Words of the column."""
        self.heading.set_words(translate("Nautilus", "The game"))
        self.first_title.setText(translate("Nautilus", "Who starts round 1"))
        self.first_line.setText(translate("Nautilus", "Afterwards it alternates: three rounds each."))
        self.cards_title.setText(translate("Nautilus", "Domain cards that were taken"))
        self.harpoon_title.setText(translate("Nautilus", "The harpoon in words"))
        for first, button in self.first.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(first_player_name(first))
        for cards, row in self.cards.buttons.items():
            assert isinstance(row, CardsRow)
            row.set_words(domain_cards_name(cards), domain_cards_line(cards), "")
        for wording, button in self.harpoon.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(harpoon_name(wording), tip=harpoon_text(wording))
        self.specials_title.setText(translate("Nautilus", "Two of these come up in each round"))
        self.specials.retranslate()
        self._tell_harpoon()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(4))
        for words in (self.first_title, self.cards_title, self.harpoon_title, self.specials_title):
            words.setContentsMargins(px(RING), px(12), px(RING), 0)
        for words in (self.first_line, self.harpoon_line):
            words.setContentsMargins(px(RING), 0, px(RING), 0)


class Porthole(QWidget):
    """The opponent behind a round window."""

    def __init__(self, style: ShellStyle) -> None:
        """The first level."""
        super().__init__()
        self._style = style
        self._opponent = Opponent.LEVEL_1
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def show_opponent(self, opponent: Opponent) -> None:
        """Somebody else."""
        self._opponent = opponent
        self.setAccessibleName(opponent_title(opponent))
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(140), style.px(110))
        self.update()

    def sizeHint(self) -> QSize:
        """What the column gives."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        painter = QPainter(self)
        facts = (self._style, self._opponent)
        self._cache.show(painter, self, facts, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        paint_porthole(Canvas(painter, self._style), QRectF(self.rect()), self._opponent)


class OpponentColumn(Sheet):
    """The ranks on board, and the one you will meet."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """The first level chosen."""
        super().__init__(style)
        self._records: dict[object, OpponentRecord] = {}
        self.heading = Heading(style, 17, mark=False, inset=RING)
        self.ranks: Buttons[Opponent] = Buttons({who: RankRow(style, who) for who in Opponent})
        self.porthole = Porthole(style)
        self.about = Words(style, 12.5, colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.ranks)
        self._column.addWidget(self.porthole, 1)
        self._column.addWidget(self.about)
        self.ranks.chosen.connect(self._chosen)
        self.set_style(style)

    def _chosen(self) -> None:
        self._show()
        self.changed.emit()

    def show_opponent(self, opponent: Opponent) -> None:
        """Choose without telling."""
        self.ranks.choose(opponent)
        self._show()

    def _show(self) -> None:
        """The window and the sentences of the chosen one."""
        self.porthole.show_opponent(self.ranks.choice)
        self.about.setText(opponent_about(self.ranks.choice))

    def set_records(self, records: Sequence[OpponentRecord]) -> None:
        """The user's results so far."""
        self._records = {record.opponent: record for record in records}

    def retranslate(self) -> None:
        """Names, sentences, records."""
        self.heading.set_words(translate("NewGamePage", "Opponent"))
        self.ranks.setAccessibleName(translate("NewGamePage", "Opponent"))
        for opponent, row in self.ranks.buttons.items():
            assert isinstance(row, RankRow)
            record = self._records.get(opponent)
            if record is not None and record.played:
                text = translate("NewGamePage", "won {won} of {played}")
                note = text.format(won=record.won, played=record.played)
            else:
                note = "" if opponent is Opponent.HUMAN else translate("NewGamePage", "not met yet")
            row.set_words(opponent_title(opponent), opponent_sentence(opponent), note)
        self._show()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self.about.setContentsMargins(px(RING), 0, px(RING), 0)


class TablePicture(QWidget):
    """The table as it will stand: whose points are shown, who holds Nemo's token."""

    def __init__(self, style: ShellStyle) -> None:
        """Usual choices."""
        super().__init__()
        self._style = style
        self._options = Options()
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def show_options(self, options: Options) -> None:
        """Other choices."""
        self._options = options
        self.retranslate()

    def retranslate(self) -> None:
        """The picture in words."""
        words = (
            domain_cards_name(self._options.domain_cards),
            first_player_name(self._options.first_player),
        )
        self.setAccessibleName(
            translate("Nautilus", "Domain cards: {cards}; who starts: {first}").format(
                cards=words[0], first=words[1]
            )
        )
        self._cache.drop()
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setMinimumSize(style.px(280), style.px(180))
        self.update()

    def sizeHint(self) -> QSize:
        """The smallest that can be read; the column gives it what is left."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        painter = QPainter(self)
        facts = (self._style, self._options)
        self._cache.show(painter, self, facts, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        words = (translate("Nautilus", "Rival"), translate("Nautilus", "You"))
        paint_table(
            Canvas(painter, self._style),
            QRectF(self.rect()),
            self._options.domain_cards,
            self._options.first_player,
            words,
        )
