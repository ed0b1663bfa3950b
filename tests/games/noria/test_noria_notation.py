"""The notation of set-ups: rules.md 5.5 and the notation chapter of the seed."""

from __future__ import annotations

import contextlib
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.games.noria.notation import NotationError, Status, parse, read_setup, read_single
from noria_desktop.games.noria.notation_tokens import Line, Reason
from noria_desktop.games.noria.notation_writing import write_setup, write_wheel
from noria_desktop.games.noria.presets import bot_presets, suggested_wheels
from noria_desktop.games.noria.setup import options_of, setup
from noria_desktop.games.noria.state import Options
from noria_desktop.games.noria.terms import Disc, Letter, Ring, Space, Track

SEED_RECORD = """市場: J1、C2、T3、B4

空島: 7、4(x)、2、8、9

ボット:1A -1E2B - 3C 4F 5D - 精錬コース

プレイヤー:1J -1T 3O -1C 3M 4E - 殖民コース
"""

CANONICAL_JA = """市場: J1、C2、T3、B4
空島: 7、4(x)、2、8、9
ボット: 1A - 1E 2B - 3C 4F 5D - 精錬コース
プレイヤー: 1J - 1T 3O - 1C 3M 4E - 殖民コース"""

CANONICAL_EN = """Market: J1, C2, T3, B4
Islands: 7, 4(x), 2, 8, 9
Bot: 1A - 1E 2B - 3C 4F 5D - refinement
Player: 1J - 1T 3O - 1C 3M 4E - settlement"""

MARKET = "市場: J1、C2、T3、B4"
ISLANDS = "空島: 7、4(x)、2、8、9"
BOT = "1A - 1E 2B - 3C 4F 5D"
PLAYER = "1J - 1T 3O - 1C 3M 4E"


def places(wheel: tuple[Letter | Disc | None, ...]) -> dict[str, str]:
    """What lies where, by the names of the spaces."""
    return {space.value: piece.value for space, piece in zip(Space, wheel, strict=True) if piece is not None}


# What the seed prints


def test_the_four_lines_of_the_seed() -> None:
    """The seed's own record, printed spacing and blank lines included."""
    options = read_setup(SEED_RECORD)
    assert options.market == (Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.BONUS)
    assert options.islands == (7, 4, 2, 8, 9)
    assert options.bot_ambassador == 1
    assert options.bot_wheel is not None
    assert places(options.bot_wheel) == {"S1": "A", "M1": "E", "M2": "B", "L3": "C", "L4": "F", "L5": "D"}
    assert options.bot_track is Track.REFINEMENT
    assert options.player_wheel is not None
    assert places(options.player_wheel) == {
        "S1": "journey", "M1": "tool", "M3": "obsidian", "L1": "city", "L3": "mycelium", "L4": "energy",
    }  # fmt: skip
    assert options.player_track is Track.SETTLEMENT


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1A -1E2B - 3C 4F 5D - 精錬コース", 0),
        ("2C-1B2E-1A 3D 4F", 1),
        ("1E-2F 3A-1C 3B 6D", 2),
        ("ボット2: 2C-1B2E-1A 3D 4F", 1),
        ("ボット3: 1E-2F 3A-1C 3B 6D", 2),
    ],
)
def test_the_bot_wheels_of_the_seed(text: str, number: int) -> None:
    """Printed with and without spaces."""
    assert read_single(Line.BOT, text).bot_wheel == bot_presets()[number]


def test_the_seeds_single_lines() -> None:
    assert read_single(Line.MARKET, "J1、C2、T3、B4").market == (
        Disc.JOURNEY,
        Disc.CITY,
        Disc.TOOL,
        Disc.BONUS,
    )
    islands = read_single(Line.ISLANDS, "7、4(x)、2、8、9")
    assert (islands.islands, islands.bot_ambassador) == ((7, 4, 2, 8, 9), 1)
    player = read_single(Line.PLAYER, "1J -1T 3O -1C 3M 4E - 殖民コース")
    wheel, track = player.player_wheel, player.player_track
    assert wheel is not None
    assert track is Track.SETTLEMENT
    assert write_wheel(wheel, track) == "1J - 1T 3O - 1C 3M 4E - 殖民コース"


def test_writing_gives_the_rulebooks_form() -> None:
    options = read_setup(SEED_RECORD)
    assert write_setup(options) == CANONICAL_JA
    assert write_setup(options, "en") == CANONICAL_EN


# Freedom in writing


@pytest.mark.parametrize(
    "text",
    [
        CANONICAL_JA,
        CANONICAL_EN,
        CANONICAL_EN.upper(),
        CANONICAL_EN.lower(),
        CANONICAL_JA.replace(" ", ""),
        CANONICAL_JA.replace(" ", "\u3000"),
        CANONICAL_JA.replace("コース", ""),
        CANONICAL_JA.replace(":", "："),
        CANONICAL_JA.replace("、", ","),
        CANONICAL_JA.replace("、", " ，"),
        CANONICAL_JA.replace("\n", "\r\n\r\n"),
        CANONICAL_JA.replace("\n", ";"),
        CANONICAL_JA.replace("\n", " / "),
        CANONICAL_JA.replace("\n", "\u2029"),
        CANONICAL_JA.translate({ord("0") + d: chr(ord("０") + d) for d in range(10)}),
        CANONICAL_JA.translate({ord("A") + d: chr(ord("Ａ") + d) for d in range(26)}),
        CANONICAL_JA.replace("(x)", "（ｘ）"),
        CANONICAL_JA.replace("(x)", " ( X )"),
        CANONICAL_EN.replace("refinement", "精錬").replace("settlement", "殖民"),
        "\n".join(line.split(":")[1] for line in CANONICAL_JA.splitlines()),
        "\n".join(reversed(CANONICAL_JA.splitlines())),
        CANONICAL_JA.replace(": ", " "),
        CANONICAL_EN.replace(": ", " "),
        CANONICAL_JA.replace("市場: ", ""),
        *(CANONICAL_JA.replace(" - ", dash) for dash in "-－‐–—―−ー"),
    ],
)
def test_widths_dashes_commas_colons_labels_and_spaces_are_free(text: str) -> None:
    """rules.md 5.5, last paragraphs; ux.md 2.3."""
    assert read_setup(text) == read_setup(CANONICAL_JA)


def test_the_line_decides_what_a_letter_means() -> None:
    """rules.md 5.5: B, C, E are discs for the human and letters for the bot."""
    player = read_single(Line.PLAYER, PLAYER).player_wheel or ()
    assert Disc.CITY in player
    bot = read_single(Line.BOT, BOT).bot_wheel or ()
    assert Letter.C in bot


def test_lines_may_be_left_out() -> None:
    """What is not written is drawn by the seed; without a track the human is asked."""
    assert read_setup(f"bot: {BOT}") == Options(bot_wheel=bot_presets()[0])
    assert read_setup(f"{MARKET}\nプレイヤー: {PLAYER}").player_track is None
    assert read_setup("J1, C2, T3, B4").market is not None  # the first line without a label is the market


# What is refused, and where


@pytest.mark.parametrize(
    ("text", "reason", "line", "column", "length", "token"),
    [
        # The text as a whole
        ("", Reason.EMPTY, 1, 0, 0, ""),
        (" \n\u3000\n", Reason.EMPTY, 1, 0, 0, ""),
        ("wheel: 1A", Reason.UNKNOWN_LABEL, 1, 0, 5, "wheel"),
        (": J1", Reason.UNKNOWN_LABEL, 1, 0, 1, ":"),
        (f"{MARKET}\n{ISLANDS}\n{MARKET}", Reason.DOUBLE_LINE, 3, 0, 15, MARKET),
        (f"{CANONICAL_JA}\n1A", Reason.EXTRA_LINE, 5, 0, 2, "1A"),
        (f"{MARKET}; {ISLANDS}; {BOT}; {PLAYER}; 1", Reason.EXTRA_LINE, 1, 81, 1, "1"),
        # Market: four discs, prices a permutation of 1-4
        ("市場: J1、C2、T3", Reason.MARKET_COUNT, 1, 4, 8, "J1、C2、T3"),
        ("市場: J1、C2、T3、B4、J1", Reason.DOUBLE_DISC, 1, 16, 1, "J"),
        ("市場: J1、J2、T3、B4", Reason.DOUBLE_DISC, 1, 7, 1, "J"),
        ("市場: J1、C1、T3、B4", Reason.DOUBLE_PRICE, 1, 8, 1, "1"),
        ("市場: J1、C5、T3、B4", Reason.NO_SUCH_PRICE, 1, 8, 1, "5"),
        ("市場: J1、C0、T3、B4", Reason.NO_SUCH_PRICE, 1, 8, 1, "0"),
        ("市場: J1、C12、T3、B4", Reason.NO_SUCH_PRICE, 1, 8, 2, "12"),
        ("市場: J1、C999999999、T3、B4", Reason.NO_SUCH_PRICE, 1, 8, 9, "999999999"),
        ("市場: J1、E2、T3、B4", Reason.FREE_DISC, 1, 7, 1, "E"),
        ("市場: J1、X2、T3、B4", Reason.UNKNOWN_DISC, 1, 7, 1, "X"),
        ("市場: J1、C、T3、B4", Reason.PRICE_EXPECTED, 1, 8, 0, ""),
        ("市場: J1、2、T3、B4", Reason.DISC_EXPECTED, 1, 7, 1, "2"),
        ("市場: J1、、T3、B4", Reason.DISC_EXPECTED, 1, 7, 0, ""),
        ("市場: J1 C2、T3、B4", Reason.SEPARATOR_EXPECTED, 1, 7, 1, "C"),
        ("市場: J1!、C2、T3、B4", Reason.UNEXPECTED, 1, 6, 1, "!"),
        ("市場:", Reason.DISC_EXPECTED, 1, 3, 0, ""),
        # Islands: five different of 1-9, exactly one (x)
        ("空島: 7、4(x)、2、8", Reason.ISLAND_COUNT, 1, 4, 10, "7、4(x)、2、8"),
        ("空島: 7、4(x)、2、8、9、1", Reason.ISLAND_COUNT, 1, 4, 14, "7、4(x)、2、8、9、1"),
        ("空島: 7、4(x)、2、7、9", Reason.DOUBLE_ISLAND, 1, 13, 1, "7"),
        ("空島: 7、4(x)、2、0、9", Reason.NO_SUCH_ISLAND, 1, 13, 1, "0"),
        ("空島: 7、4(x)、2、10、9", Reason.NO_SUCH_ISLAND, 1, 13, 2, "10"),
        ("空島: 7、4、2、8、9", Reason.NO_AMBASSADOR, 1, 4, 9, "7、4、2、8、9"),
        ("空島: 7(x)、4(x)、2、8、9", Reason.DOUBLE_AMBASSADOR, 1, 10, 3, "(x)"),
        ("空島: 7、(x)、2、8、9", Reason.ISLAND_EXPECTED, 1, 6, 3, "(x)"),
        ("空島: 7、4(x) 2、8、9", Reason.SEPARATOR_EXPECTED, 1, 11, 1, "2"),
        ("空島: 7、4(y)、2、8、9", Reason.UNEXPECTED, 1, 7, 1, "("),
        # Wheels
        ("bot: 1A - 1E 2B", Reason.RING_MISSING, 1, 15, 0, ""),
        ("bot: 1A - 精錬", Reason.RING_MISSING, 1, 10, 2, "精錬"),
        ("bot:", Reason.RING_MISSING, 1, 4, 0, ""),
        ("bot: 1A - 1E - 3C 4F 5D", Reason.RING_COUNT, 1, 10, 2, "1E"),
        ("bot: 1A 2F - 1E 2B - 3C 5D", Reason.RING_COUNT, 1, 5, 5, "1A 2F"),
        ("bot: - 1E 2B - 3C 4F 5D", Reason.RING_COUNT, 1, 4, 0, ""),
        ("bot: 1A - 1E 2B - 1C 2F 3D", Reason.HALVES, 1, 5, 21, "1A - 1E 2B - 1C 2F 3D"),
        ("bot: 2A - 1E 3B - 3C 4F 5D", Reason.HALVES, 1, 5, 21, "2A - 1E 3B - 3C 4F 5D"),
        ("bot: 3A - 1E 2B - 3C 4F 5D", Reason.NO_SUCH_POSITION, 1, 5, 1, "3"),
        ("bot: 1A - 1E 5B - 3C 4F 5D", Reason.NO_SUCH_POSITION, 1, 13, 1, "5"),
        ("bot: 1A - 1E 2B - 3C 4F 7D", Reason.NO_SUCH_POSITION, 1, 24, 1, "7"),
        ("bot: 1A - 0E 2B - 3C 4F 5D", Reason.NO_SUCH_POSITION, 1, 10, 1, "0"),
        ("bot: 1A - 1E 1B - 3C 4F 5D", Reason.DOUBLE_POSITION, 1, 13, 1, "1"),
        ("bot: 1A - 1E 2A - 3C 4F 5D", Reason.DOUBLE_DISC, 1, 14, 1, "A"),
        ("bot: 1A - 1E 2G - 3C 4F 5D", Reason.UNKNOWN_DISC, 1, 14, 1, "G"),
        ("bot: 1A - 1E 2J - 3C 4F 5D", Reason.UNKNOWN_DISC, 1, 14, 1, "J"),
        ("player: 1J - 1T 3A - 1C 3M 4E", Reason.UNKNOWN_DISC, 1, 17, 1, "A"),
        ("player: 1J - 1T 3B - 1C 3M 4E", Reason.BONUS_AT_START, 1, 17, 1, "B"),
        ("bot: 1A - E 2B - 3C 4F 5D", Reason.POSITION_EXPECTED, 1, 10, 1, "E"),
        ("bot: 1A - 1 2B - 3C 4F 5D", Reason.LETTER_EXPECTED, 1, 12, 1, "2"),
        ("bot: 1A - 1E 2B - 3C 4F 5", Reason.LETTER_EXPECTED, 1, 25, 0, ""),
        ("bot: 1A, - 1E 2B - 3C 4F 5D", Reason.UNEXPECTED, 1, 7, 1, ","),
        ("bot: 1A - 1E 2B - 3C 4F 5D 精錬", Reason.UNEXPECTED, 1, 27, 2, "精錬"),
        ("bot: 1A - 1E 2B - 3C 4F 5D - 政治", Reason.UNKNOWN_TRACK, 1, 29, 2, "政治"),
        ("bot: 1A - 1E 2B - 3C 4F 5D - politics", Reason.UNKNOWN_TRACK, 1, 29, 8, "politics"),
        ("bot: 1A - 1E 2B - 3C 4F 5D -", Reason.UNKNOWN_TRACK, 1, 28, 0, ""),
        ("bot: 1A - 1E 2B - 3C 4F 5D - 精錬 - 研究", Reason.UNEXPECTED, 1, 34, 2, "研究"),
    ],
)
def test_every_refusal_has_its_reason_and_its_place(
    text: str, reason: Reason, line: int, column: int, length: int, token: str
) -> None:
    """rules.md 5.5, "Reject"."""
    with pytest.raises(NotationError) as caught:
        read_setup(text)
    error = caught.value
    assert (error.reason, error.line, error.column, error.length, error.token) == (
        reason,
        line,
        column,
        length,
        token,
    )
    assert text.splitlines()[line - 1][column : column + length] == token if token else length == 0


def test_columns_count_in_the_original_text() -> None:
    """Full-width characters, tabs and ideographic spaces count as what they are: one."""
    text = f"{MARKET}\n\n\u3000空島：７、\u3000４（ｘ）、２、１２、９"
    with pytest.raises(NotationError) as caught:
        read_setup(text)
    assert (caught.value.line, caught.value.column) == (3, text.splitlines()[2].index("１２"))
    assert caught.value.token == "１２"


def test_a_fault_names_its_line_and_ring() -> None:
    """ux.md 2.3: "ring 2, position 5: there is no such slot"."""
    fault = parse("bot: 1A - 1E 5B - 3C 4F 5D").faults[0]
    assert (fault.part, fault.ring) == (Line.BOT, Ring.MEDIUM)


def test_all_faults_are_collected_in_the_order_of_the_text() -> None:
    """For the live preview."""
    parsed = parse(f"市場: J1、X2、T9、B4\n{ISLANDS}\nbot: 1A - 1E 5B - 3C 4F 5D - 政治")
    assert [(fault.line, fault.reason) for fault in parsed.faults] == [
        (1, Reason.UNKNOWN_DISC),
        (1, Reason.NO_SUCH_PRICE),
        (3, Reason.NO_SUCH_POSITION),
        (3, Reason.UNKNOWN_TRACK),
    ]


def test_partial_input_gives_what_is_right_so_far() -> None:
    """For the live preview: islands are read, the wheel without its track too, the human's line is missing."""
    parsed = parse(f"市場: J1、\n{ISLANDS}\nボット: {BOT} - 政治")
    assert parsed.options == Options(islands=(7, 4, 2, 8, 9), bot_ambassador=1, bot_wheel=bot_presets()[0])
    assert [(report.part, report.status, report.line) for report in parsed.lines] == [
        (Line.MARKET, Status.FAULTY, 1),
        (Line.ISLANDS, Status.READ, 2),
        (Line.BOT, Status.FAULTY, 3),
        (Line.PLAYER, Status.ABSENT, None),
    ]


def test_every_prefix_of_a_record_can_be_previewed() -> None:
    """Typing never breaks the preview, and the whole text is without fault."""
    for end in range(len(CANONICAL_JA)):
        parse(CANONICAL_JA[:end])
    assert parse(CANONICAL_JA).faults == ()


@pytest.mark.parametrize("part", Line)
def test_single_lines_refuse_more_lines_other_labels_and_nothing(part: Line) -> None:
    for text, reason in (("", Reason.EMPTY), ("x" * 3000, Reason.TOO_LONG), ("foo: 1", Reason.UNKNOWN_LABEL)):
        with pytest.raises(NotationError) as caught:
            read_single(part, text)
        assert caught.value.faults[0].reason is reason
    with pytest.raises(NotationError) as caught:
        read_single(part, "1\n2")
    assert Reason.EXTRA_LINE in [fault.reason for fault in caught.value.faults]


# Round trips


def test_a_thousand_set_ups_survive_writing_and_reading() -> None:
    """ux.md 2.3: round-trip identity, in both languages, on four lines and on one."""
    for seed in range(1000):
        options = options_of(setup(Options(), seed).state)
        assert read_setup(write_setup(options, "ja")) == options
        assert read_setup(write_setup(options, "en")) == options
        assert read_setup(write_setup(options, "ja" if seed % 2 else "en").replace("\n", " / ")) == options


def test_a_state_at_set_up_is_written_like_its_options() -> None:
    state = setup(Options(player_track=Track.EXPLORATION), 8).state
    assert read_setup(write_setup(state)) == options_of(state)
    assert "探検コース" in write_setup(state).splitlines()[3]


def test_a_chosen_part_alone_can_be_written() -> None:
    options = Options(player_wheel=suggested_wheels()[0])
    assert read_setup(write_setup(options)) == options
    with pytest.raises(ValueError, match="together"):
        write_setup(Options(islands=(1, 2, 3, 4, 5)))


# Nonsense


ALPHABET = st.sampled_from(
    [
        *"JCTBEMOADF0123456789()xX-－ー—、,：: ;/\n\u3000１Ａ精錬殖民コース市場空島ボットプレイヤー",
        "bot",
        "player",
        "\ud800",
        "\x00",
        "😀",
        "ﾎﾞ",
        "ß",
        "²",
    ]
)


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(max_size=120), st.lists(ALPHABET, max_size=60).map("".join)))
def test_arbitrary_text_never_raises_anything_else(text: str) -> None:
    """Faults always point into the text, and what was read without fault can be laid out."""
    parsed = parse(text)
    setup(parsed.options, 0)
    lines = (
        text.replace("\r\n", "\n")
        .replace("\r", "\n")
        .replace("\u2028", "\n")
        .replace("\u2029", "\n")
        .split("\n")
    )
    for fault in parsed.faults:
        line = lines[fault.line - 1]
        assert 0 <= fault.column <= fault.column + fault.length <= len(line)
        assert line[fault.column : fault.column + fault.length] == fault.token
    with contextlib.suppress(NotationError):
        read_setup(text)
    for part in Line:
        with contextlib.suppress(NotationError):
            read_single(part, text)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 999), data=st.data())
def test_a_changed_character_is_either_refused_or_still_a_legal_set_up(
    seed: int, data: st.DataObject
) -> None:
    """Near misses are where readers go wrong."""
    text = write_setup(setup(Options(player_track=Track.RESEARCH), seed).state)
    place = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(ALPHABET)
    changed = text[:place] + piece + text[place + data.draw(st.integers(0, 1)) :]
    parsed = parse(changed)
    setup(parsed.options, 0)


@pytest.mark.parametrize(
    "line", ["Seed: K7Q2-M4XD", "seed K7Q2-M4XD", "シード：K7Q2-M4XD ", "  Seed :  K7Q2-M4XD"]
)
@pytest.mark.parametrize("between", ["\n", " / "])
def test_a_line_more_names_the_seed_wherever_it_stands(line: str, between: str) -> None:
    """The rulebook has four lines; with the seed below them they are the same game to the last draw."""
    for text in (f"{CANONICAL_JA}{between}{line}", f"{line}{between}{CANONICAL_EN}"):
        parsed = parse(text)
        assert not parsed.faults
        assert parsed.options == read_setup(CANONICAL_JA)
        assert parsed.seed is not None
        assert parsed.seed.text == "K7Q2-M4XD"
        written = text.splitlines()[parsed.seed.line - 1]
        assert written[parsed.seed.column :].startswith("K7Q2-M4XD")
    assert parse(CANONICAL_JA).seed is None


def test_a_seed_is_written_below_the_four_lines_and_named_once() -> None:
    options = read_setup(CANONICAL_EN)
    assert write_setup(options, "en", "K7Q2-M4XD") == f"{CANONICAL_EN}\nSeed: K7Q2-M4XD"
    assert write_setup(options, "ja", "K7Q2-M4XD") == f"{CANONICAL_JA}\nシード: K7Q2-M4XD"
    with pytest.raises(NotationError) as caught:
        read_setup("Seed: K7Q2-M4XD\nシード: 7")
    assert (caught.value.line, caught.value.reason) == (2, Reason.DOUBLE_LINE)


@pytest.mark.parametrize("piece", ["1A", "(", "\n", "-", "市場:", "、", " "])
def test_huge_texts_are_refused_unread(piece: str) -> None:
    """A megabyte is answered at once: only the first 2,000 characters matter."""
    text = piece * (1_000_000 // len(piece))
    start = time.perf_counter()
    with pytest.raises(NotationError) as caught:
        read_setup(text)
    assert caught.value.reason is Reason.TOO_LONG
    assert time.perf_counter() - start < 5  # a bound for endless loops, not a goal
