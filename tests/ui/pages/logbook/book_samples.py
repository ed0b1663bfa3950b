"""A short campaign that quick players really played, for pictures and tests of its logbook."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending, ending_of, seed_of, with_attempt
from noria_desktop.app.campaign.chapters import Chapter, options_of
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human, player
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.ui.pages.logbook.book_model import BookPage, Entry, Told
from noria_desktop.ui.pages.logbook.book_pages import BookMaker
from noria_desktop.ui.pages.logbook.double_page import language_now
from tests.app.campaign import made
from tests.chance import seat_chance

TODAY = date(2026, 5, 30)
Game = tuple[str, int, int, str, bool]
"""Chapter, level, deal, who plays for the human, whether the record is sealed."""
GAMES: dict[str, Game] = {
    "noria lost": ("1-noria", 0, 2, "random", False),
    "noria": ("1-noria", 0, 1, "greedy", True),
    "noria third": ("1-noria", 0, 3, "random", True),
    "nautilus": ("1-nautilus", 0, 1, "level2", True),
    "solani": ("1-solani", 0, 1, "level3", False),
    "scythe": ("1-scythe", 0, 3, "greedy", True),
    "noria lowered": ("2-noria", 0, 1, "greedy", False),
    "nautilus lost": ("2-nautilus", 1, 1, "level1", True),
    "solani three": ("4-solani", 3, 1, "level2", True),
}
_LINES = {
    "noria": (
        (6, "The seventh and last factory: four knowledge a round.", "7つ目、最後の工場。ここから毎ラウンド知識4。"),
        (14, "The bot's intrigue fell flat: no politician could move.", "ボットの陰謀は空振り。動ける政治家がいなかった。"),
        (16, "Settlement rose to 4 with the last goods, worth 6 points.", "最後の資源で殖民が4に。6点の一手だった。"),
    ),
    "nautilus": (
        (1, "The anchored 14 held Navigation against a 4.", "碇で固定した14が航海を守り、4を退けた。"),
        (2, "An arrow carried the rival's own 14 over to your War.", "矢印が相手の14を、あなたの戦争へ運んできた。"),
        (4, "Engineering, eight against one: the third domain.", "工学で8対1。3つ目の分野で勝利。"),
    ),
    "solani": (
        (2, "The first Dark Sky, row 2, column 6, closed by the yellow planet.", "黄色い惑星で、2行6列のダークスカイを囲んだ。"),
        (7, "A second one at row 1, column 3, and Harvest Lights with it.", "1行3列も続き、「収穫の灯」を手に入れた。"),
        (12, "A last cluster at row 6, column 4. No node stayed loose.", "6行4列に最後の星団。余ったノードはない。"),
    ),
    "scythe": (
        (11, "Tundra 10, nine against nine: the tie went to the Automa.", "ツンドラ10、9対9。同点は攻撃したオートマの勝ち。"),
        (15, "Village 32 was held: a combat won, the fourth star.", "村32を守り抜き、戦闘の勝利で4つ目の星。"),
        (22, "The Automa's sixth star ended it.", "オートマの6個目の星で終わった。"),
    ),
}  # fmt: skip


def told(session: Session) -> Told:
    """Three lines about a game, in the language of now."""
    own = 1 + (language_now() == "ja")
    return tuple((line[0], str(line[own])) for line in _LINES[session.rules.game_id])


@cache
def session(name: str) -> Session:
    """A game of the list, played to its end; once a run."""
    _, level, _, who, _ = GAMES[name]
    attempt = _attempt(name)
    game, seed = kit(attempt.where.game), seed_of(made.EMPTY, attempt)
    played = Session(game, options_of(attempt.where, level, seed), seed, identity=attempt.id)
    hand, chance = resolute(player(game.game_id, who)), seat_chance(seed, HUMAN)
    while not played.is_over:
        if played.turn.automatic or played.awaits_program:
            play_to_human(played)
            continue
        choice, chance = hand.choose(played.view(), played.legal, chance)
        played.dispatch(choice.action)
    return played


def _attempt(name: str) -> Attempt:
    where, level, deal, _, _ = GAMES[name]
    number = list(GAMES).index(name)
    return made.attempt(1500 * number, where, level=level, deal=deal)


@cache
def finished(name: str) -> Attempt:
    """The attempt that such a game was, with its ending."""
    attempt = _attempt(name)
    game = session(name)
    at = datetime(2026, 5, 9 + list(GAMES).index(name), 20, tzinfo=UTC)
    ending = ending_of(game, kit(game.rules.game_id), at=at)
    seconds = 60 * (16 + 9 * len(name) % 40)
    sealed = GAMES[name][4]
    result = changed(ending.result, seconds=seconds, sealed=sealed)
    return changed(attempt, endings=(changed(ending, result=result),))


def campaign(*names: str) -> Campaign:
    """A campaign with these games; with all of them by default, and one that goes on in ``2-scythe``."""
    found = made.EMPTY
    for name in names or tuple(GAMES):
        found = with_attempt(found, finished(name))
    return found if names else with_attempt(found, made.attempt(40_000, "2-scythe"))


def final(attempt: Attempt, ending: Ending) -> Session | None:
    """The game of an attempt."""
    name = next(name for name in GAMES if _attempt(name).id == attempt.id)
    return session(name)


def unreadable(attempt: Attempt, ending: Ending) -> Session | None:
    """No game can be read."""
    return None


def chapter_entry(page: BookPage, place: int | None = None) -> Entry:
    """An entry of a chapter's page; the best one by default."""
    entry = page.entries[page.best if place is None else place]
    assert isinstance(entry, Entry)
    return entry


def maker(*names: str, unread: bool = False) -> BookMaker:
    """What makes the book of such a campaign."""
    of = campaign(*names)
    return BookMaker(of, standing(of), unreadable if unread else final, told, today=TODAY)


def place_of(where: str) -> int:
    """Where in the book a chapter stands, from 0."""
    from noria_desktop.app.campaign.chapters import CHAPTERS, chapter

    wanted: Chapter = chapter(where)
    return CHAPTERS.index(wanted)
