"""The sentences of the command line, and how those of ``saves/errors.py`` are put together, without Qt.

Everything that must be said before or without a window stands in these two modules; the window uses the same
sentences for the same errors.
"""

from __future__ import annotations

import enum
import locale
import os
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from noria_desktop.app.catalogue import Count, Progress
from noria_desktop.app.saves.errors import SaveError, Wording

Language: TypeAlias = Literal["en", "ja"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "ja")

COUNTED: Final[Mapping[Count, Wording]] = {
    Count.ROUNDS: ("{done} of {total} rounds", "{total} ラウンド中 {done}"),
    Count.STARS: ("{done} of {total} stars", "星 {total} 個中 {done}"),
}

AT: Final[Wording] = (" (at {place})", "（{place}）")


@enum.unique
class CliMessage(enum.Enum):
    """What the program says on a terminal, apart from errors of saves: (English, Japanese)."""

    BAD_COMMAND = (
        "This command line cannot be understood ({detail}); see noria-desktop --help.",
        "コマンドラインを解釈できません（{detail}）。noria-desktop --help をご覧ください。",
    )
    UNKNOWN_OPTION = (
        "There is no option “{option}” here; see noria-desktop --help.",
        "ここでは「{option}」を使えません。noria-desktop --help をご覧ください。",
    )
    NEEDS_VALUE = ("“{option}” needs a value after it.", "「{option}」の後に値を書いてください。")
    NOT_GIVEN = (
        "{option} is missing; see noria-desktop --help.",
        "{option} がありません。noria-desktop --help をご覧ください。",
    )
    UNKNOWN_GAME = (
        "There is no game “{value}”; there are: {known}.",
        "「{value}」というゲームはありません。あるもの：{known}",
    )
    UNKNOWN_PLAYER = (
        "No player “{value}” plays this game; there are: {known}.",
        "このゲームに「{value}」というプレイヤーはいません。いるもの：{known}",
    )
    TOO_MANY_PLAYERS = (
        "{count} players are more than this game has seats.",
        "{count} 人はこのゲームの席数を超えています。",
    )
    UNKNOWN_SETTING = (
        "This game has no setting “{value}”; there are: {known}.",
        "このゲームに「{value}」という設定はありません。あるもの：{known}",
    )
    UNKNOWN_VALUE = (
        "“{option}” cannot be “{value}”; it can be: {known}.",
        "「{option}」を「{value}」にはできません。選べるもの：{known}",
    )
    BAD_NUMBER = (
        "“{option}” needs a whole number from {low} to {high}, not “{value}”.",
        "「{option}」には {low} から {high} までの整数が必要です（「{value}」は使えません）。",
    )
    BAD_SIZE = (
        "“{value}” is not a size such as 1280x800.",
        "「{value}」は 1280x800 のような大きさではありません。",
    )
    BAD_SETUP = (
        "The set-up cannot be read at line {line}, column {column}: “{token}”.",
        "セットアップの {line} 行目 {column} 文字目を読めません：「{token}」",
    )
    INCOMPLETE_SETUP = (
        "Something is missing in the set-up at line {line}, column {column}.",
        "セットアップの {line} 行目 {column} 文字目に何かが足りません。",
    )
    WRONG_SETUP = (
        "The set-up cannot be read at line {line}, column {column}: “{token}”: {why}.",
        "セットアップの {line} 行目 {column} 文字目を読めません：「{token}」：{why}。",
    )
    SETUP_LACKS = (
        "The set-up cannot be read at line {line}, column {column}: {why}.",
        "セットアップの {line} 行目 {column} 文字目を読めません：{why}。",
    )
    IMPOSSIBLE_SETUP = ("This set-up is not possible: {detail}.", "このセットアップにはできません：{detail}")
    SOUND = (
        "{file}: sound; {game}, {how_far}, {count} actions.",
        "{file}：問題ありません。{game}、{how_far}、{count} 手。",
    )
    REPLAYED = (
        "{file}: all {count} actions replayed; the digest is the same ({digest}).",
        "{file}：{count} 手すべてを再現し、照合値も一致しました（{digest}）。",
    )
    DIVERGED = (
        "“{file}” goes another way when replayed, from action {count} on; its position is kept, its earlier turns are closed.",
        "「{file}」は {count} 手目から記録どおりに再現できません。局面は残りますが、それ以前のターンは閉じられます。",
    )
    UNPLAYED = (
        "“{file}” holds a position to which its set-up does not lead, and no action before it; nothing shows how it came about.",
        "「{file}」の局面は、記録されたセットアップとは異なり、そこまでの手順もありません。どのようにしてこの局面になったかは確かめられません。",
    )
    OTHER_RULES = (
        "“{file}” was played under older rules and cannot be replayed; its position is kept, its earlier turns are closed.",
        "「{file}」は以前のルールで遊ばれたため再現できません。局面は残りますが、それ以前のターンは閉じられます。",
    )
    CLOSED = (
        "“{file}”: its first {count} actions cannot be replayed and were taken as they stand; whether they led to this position, nobody can say.",
        "「{file}」：最初の {count} 手は再現できないため、記録のまま受け入れています。その手順でこの局面になるかどうかは確かめられません。",
    )
    LOST_LINES = (
        "“{file}”: the game itself is sound; of the lines that were taken back, {count} cannot be replayed.",
        "「{file}」：ゲームそのものに問題はありません。取り消した手順のうち {count} 通りは再現できません。",
    )
    ENTRY_MADE = (
        "Noria Desktop is in your menu now, and its files open with a double click.",
        "Noria Desktop をメニューに登録しました。セーブデータはダブルクリックで開きます。",
    )
    ENTRY_GONE = (
        "Noria Desktop was taken out of your menu; saves and settings stay.",
        "Noria Desktop の登録を取り消しました。セーブデータと設定は残ります。",
    )
    NO_ENTRY = ("“{file}” cannot be written: {detail}.", "「{file}」に書き込めません：{detail}")
    ONLY_LINUX = (
        "There is a menu entry to make on Linux only; elsewhere the installer does it.",
        "メニューへの登録はLinuxだけで必要です。ほかのシステムではインストーラーが行います。",
    )
    POSITION = ("Unfinished, {how_far}.", "途中：{how_far}。")
    RESULT = ("{who}: {points} points", "{who}：{points} 点")
    SHARED = ("Victory is shared.", "引き分けです。")
    SHARED_BY = ("Victory is shared: {who}.", "勝利を分け合います：{who}。")
    WON = ("Winner: {who}.", "勝者：{who}。")
    SERIES = (
        "{game}: {games} games, {actions:.1f} actions a game.",
        "{game}：{games} 回、1 回平均 {actions:.1f} 手。",
    )
    SEAT_HEAD = (
        "{who}: mean {seat.mean:.2f} (s.d. {seat.deviation:.2f}), quantiles {quantiles}; won {seat.wins} = {share:.1f} % [{low:.1f}, {high:.1f}]",
        "{who}：平均 {seat.mean:.2f}（標準偏差 {seat.deviation:.2f}）、分位点 {quantiles}、勝ち {seat.wins} = {share:.1f} %［{low:.1f}、{high:.1f}］",
    )
    PLAYED_SEAT = ("Seat {seat} ({player})", "席 {seat}（{player}）")
    OTHER_SEAT = ("Seat {seat}", "席 {seat}")
    SHARED_GAMES = ("Shared: {shared}", "引き分け：{shared}")
    PLAYER = ("Player {number} ({player})", "プレイヤー {number}（{player}）")
    EFFORT = ("{player} thinks: {effort}", "{player} の思考量：{effort}")
    RUNG = (
        "{first} over {second}: won {wins} of {games} = {share:.1f} % [{low:.1f}, {high:.1f}], shared {shared}; "
        "points {mine:.1f} to {theirs:.1f}; {seeds} seeds from {seed}, every seat in turn: {turned}",
        "{first} 対 {second}：{games} 回中 {wins} 勝 = {share:.1f} %［{low:.1f}、{high:.1f}］、引き分け {shared}、"
        "平均 {mine:.1f} 点対 {theirs:.1f} 点、シード {seed} から {seeds} 個、席の入れ替え：{turned}",
    )
    YES = ("yes", "あり")
    NO = ("no", "なし")
    PROGRESS = (
        "{bar} {done}/{games}  {player} {share:.1f} % [{low:.1f}, {high:.1f}]  {pace:.1f} games/s  {left} left",
        "{bar} {done}/{games}  {player} {share:.1f} %［{low:.1f}、{high:.1f}］  {pace:.1f} 回/秒  残り {left}",
    )
    GAME_FAILED = (
        "The game with seed {seed} could not be played to its end: {detail}.",
        "シード {seed} のゲームを最後まで進められませんでした（{detail}）。",
    )
    BROKEN_PLAYER = (
        "The player “{value}” is installed but cannot be used: {detail}.",
        "プレイヤー「{value}」はインストールされていますが、使えません（{detail}）。",
    )
    EXAMINED = (
        "{player} plays {game} as it should: {decisions} decisions in {games} games, all of them legal, none longer than "
        "{longest:.2f} s, and every one the same where there is nothing but its view.",
        "{player} は {game} を正しくプレイしています。{games} 回のゲームの {decisions} 回の選択は、すべてルールどおりで、"
        "長くても {longest:.2f} 秒、自分から見えるものだけを渡しても同じでした。",
    )
    FOUND_WRONG = (
        "{player} {fault} (seed {seed}, seat {seat}, decision {decision}).",
        "{player} は{fault}（シード {seed}、席 {seat}、{decision} 回目の選択）。",
    )
    FAILS = ("breaks down: {detail}", "エラーを起こしました：{detail}")
    IS_UNFAIR = ("does what it may not: {detail}", "ルールにない選択をしました：{detail}")
    IS_SLOW = ("took {detail} s, longer than it may", "制限時間を超え、{detail} 秒かかりました")
    ALTERS = ("changed what it was shown", "渡された局面を書き換えました")
    KNOWS_MORE = (
        "decides otherwise where there is nothing but its view: it looks further, remembers, or uses chance of its own",
        "自分から見えるものだけを渡すと選択が変わります。ほかのものを見ているか、前の選択を覚えているか、独自の乱数を使っています",
    )
    BAD_SECONDS = (
        "“--seconds” needs a number from 0.01 to 600, not “{value}”.",
        "「--seconds」には 0.01 から 600 までの数が必要です（「{value}」は使えません）。",
    )
    NO_RESULTS = (
        "“{file}” holds something else than results in line {number}; it was left as it is. Name another file.",
        "「{file}」の {number} 行目は結果の記録ではありません。ファイルはそのままです。別のファイルを指定してください。",
    )
    BAD_SUFFIX = (
        "“{value}” has to end in .jsonl or .csv.",
        "「{value}」の名前は .jsonl か .csv で終わる必要があります。",
    )
    NO_PAIRS = (
        "--pairs needs a player for each of the {count} seats, and at least two.",
        "--pairs には {count} つの席すべてにプレイヤーが必要です（2人以上）。",
    )
    BAD_WIDTH = (
        "“--until-width” needs percentage points from 0.1 to 100 such as 5 or 2.5, not “{value}”.",
        "「--until-width」には 5 や 2.5 のように、0.1 から 100 までのポイント数が必要です（「{value}」は使えません）。",
    )
    BAD_ADDRESS = (
        "“{value}” is not the address of a scheduler such as tcp://10.0.0.1:8786.",
        "「{value}」は tcp://10.0.0.1:8786 のようなスケジューラーのアドレスではありません。",
    )
    BAD_MATCH = (
        "“{value}” is not a match such as {example}.",
        "「{value}」は {example} のような組み合わせではありません。",
    )
    NO_LADDER = (
        "{game} has no matches of its own; name some, such as {example}.",
        "{game} には決まった組み合わせがありません。{example} のように指定してください。",
    )
    NO_EXTRA = (
        "--cluster needs Dask's distributed, which is not installed: pip install 'noria-desktop[cluster]'.",
        "--cluster には Dask の distributed が必要ですが、インストールされていません：pip install 'noria-desktop[cluster]'",
    )
    NO_CLUSTER = (
        "No scheduler answers at “{value}” ({detail}).",
        "「{value}」のスケジューラーから応答がありません（{detail}）。",
    )
    NOBODY_LEFT = (
        "Nobody is left to play ({detail}); with --out, the same command goes on where this one stopped.",
        "ゲームを進めるプロセスがなくなりました（{detail}）。--out を付けていれば、同じコマンドで続きから始められます。",
    )
    OTHER_VERSION = (
        "A worker of the cluster has version {found} of this program, not {version}.",
        "クラスターのワーカーにあるこのアプリのバージョンは {found} で、{version} ではありません。",
    )
    FAULT = (
        "Something unexpected happened ({detail}); this step may not have been saved. Look for details in “{file}”.",
        "予期しない問題が起きました（{detail}）。直前の操作は保存されていないかもしれません。詳しくは「{file}」をご覧ください。",
    )
    NOT_PRINTED = ("The output could not be written ({detail}).", "結果を出力できませんでした（{detail}）。")
    RUNNING_SILENT = (
        "Noria Desktop is already running but does not answer; wait a moment or end it, then start it again.",
        "Noria Desktop はすでに起動していますが、応答がありません。しばらく待つか、終了させてから、もう一度起動してください。",
    )
    RUNNING_ELSEWHERE = (
        "Noria Desktop is open with these files on the computer “{computer}”; close it there first. "
        "If it no longer runs there, delete “{file}” or open it anyway.",
        "これらのファイルは、コンピューター「{computer}」の Noria Desktop で開かれています。先にそちらを終了してください。"
        "そちらで動いていない場合は、「{file}」を削除するか、そのまま開いてください。",
    )
    SHUT = (
        "“{file}”, where your games and settings are kept, cannot be looked into: {detail}. "
        "Give yourself access to it, or name another folder with --profile-dir.",
        "ゲームと設定を保存するフォルダー「{file}」を開けません（{detail}）。"
        "アクセスできるようにするか、--profile-dir で別のフォルダーを指定してください。",
    )
    OPEN_ANYWAY = ("Open anyway", "そのまま開く")
    LEAVE = ("Do not open", "開かない")


LONGEST_QUOTE: Final = 200
"""Letters that are repeated of what somebody wrote: a sentence must stay one."""
_QUOTED: Final = frozenset({"detail", "option", "token", "value"})
"""Fields in which stands what somebody wrote."""


def save_error_text(error: SaveError, language: str) -> str:
    """What is wrong with a file, where, and what helps, in one go."""
    place = _pick(AT, language).format(place=error.place) if error.place else ""
    problem = _pick(error.reason.wording, language).format(
        file="?" if error.file is None else error.file, at=place, found=error.found
    )
    remedy = _pick(error.remedy.value, language)
    return one_line(f"{problem}。{remedy}。" if language == "ja" else f"{problem}; {remedy}.")


def say(message: CliMessage, language: str, **fields: object) -> str:
    """A sentence of the command line; ``why`` is a wording of its own, and of what somebody wrote the beginning is repeated."""
    said = {
        name: _pick(one, language) if name == "why" and isinstance(one, tuple) else one
        for name, one in fields.items()
    }
    for name in _QUOTED.intersection(said):
        text = str(said[name])
        said[name] = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
    return one_line(_pick(message.value, language).format(**said))


def tell(message: CliMessage, language: str, **fields: object) -> None:
    """Print a sentence of the command line."""
    print(say(message, language, **fields))


def how_far(count: Count, progress: Progress, language: str) -> str:
    """How far a game has come, in the units it counts in."""
    return _pick(COUNTED[count], language).format(done=progress.done, total=progress.total)


def one_line(text: str) -> str:
    """The text without line ends and control characters, which names and broken files may bring in."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def language_of(chosen: str | None) -> Language:
    """The language asked for, else the system's, else English."""
    if chosen in LANGUAGES:
        return "ja" if chosen == "ja" else "en"
    # The order in which POSIX lets them override one another; an empty one does not count.
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    system = named or (locale.getlocale()[0] or "")
    return "ja" if system.lower().startswith(("ja", "japanese")) else "en"


def _pick(wording: Wording, language: str) -> str:
    return wording[1 if language == "ja" else 0]
