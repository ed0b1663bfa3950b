"""The sentences of saves and of the command line, in both languages, without Qt.

Everything that must be said before or without a window stands here and only here; the window uses the
same sentences for the same errors. Each entry is (English, Japanese).
"""

from __future__ import annotations

import enum
import locale
import os
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from noria_desktop.app.catalogue import Count, Progress
from noria_desktop.app.saves.errors import Reason, Remedy, SaveError

Language: TypeAlias = Literal["en", "ja"]
Wording: TypeAlias = tuple[str, str]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "ja")

COUNTED: Final[Mapping[Count, Wording]] = {
    Count.ROUNDS: ("{done} of {total} rounds", "{total} ラウンド中 {done}"),
    Count.STARS: ("{done} of {total} stars", "星 {total} 個中 {done}"),
}

PROBLEMS: Final[Mapping[Reason, Wording]] = {
    Reason.MISSING: ("“{file}” is not there", "「{file}」が見つかりません"),
    Reason.UNREADABLE: ("“{file}” cannot be read", "「{file}」を読み取れません"),
    Reason.NOT_A_FILE: (
        "“{file}” is not an ordinary file but a folder, a device or a pipe",
        "「{file}」は通常のファイルではなく、フォルダーやデバイス、パイプです",
    ),
    Reason.TOO_LARGE: (
        "“{file}” is far too large for a saved game",
        "「{file}」は保存データとしては大きすぎます",
    ),
    Reason.EMPTY: ("“{file}” is empty", "「{file}」は空です"),
    Reason.NOT_TEXT: (
        "“{file}” is damaged{at}: it is not text",
        "「{file}」は壊れています{at}：文字データではありません",
    ),
    Reason.NOT_JSON: (
        "“{file}” is damaged{at}: it breaks off or was changed",
        "「{file}」は壊れています{at}：途中で切れているか、書き換えられています",
    ),
    Reason.TOO_DEEP: (
        "“{file}” is damaged: it is nested too deeply",
        "「{file}」は壊れています：入れ子が深すぎます",
    ),
    Reason.TOO_MANY: (
        "“{file}” is damaged{at}: it holds too much",
        "「{file}」は壊れています{at}：項目が多すぎます",
    ),
    Reason.DOUBLE_KEY: (
        "“{file}” is damaged: “{found}” stands in it twice",
        "「{file}」は壊れています：「{found}」が二重に書かれています",
    ),
    Reason.BAD_NUMBER: (
        "“{file}” is damaged: “{found}” is not a number a game can hold",
        "「{file}」は壊れています：「{found}」はゲームで使えない数です",
    ),
    Reason.OTHER_PROGRAM: (
        "“{file}” is not a saved game of this program",
        "「{file}」はこのアプリの保存データではありません",
    ),
    Reason.NEWER: (
        "“{file}” was saved by a newer version of this program",
        "「{file}」は新しい版のアプリで保存されています",
    ),
    Reason.TOO_OLD: (
        "“{file}” was saved by a version too old to be read ({found}{at})",
        "「{file}」は古すぎる版で保存されており読み込めません（{found}{at}）",
    ),
    Reason.UNKNOWN_GAME: (
        "“{file}” is a game this program does not know: “{found}”",
        "「{file}」のゲーム「{found}」はこのアプリにありません",
    ),
    Reason.MISSING_PART: (
        "“{file}” is damaged{at}: “{found}” is missing",
        "「{file}」は壊れています{at}：「{found}」がありません",
    ),
    Reason.EXTRA_PART: (
        "“{file}” is damaged{at}: “{found}” does not belong there",
        "「{file}」は壊れています{at}：「{found}」は余分です",
    ),
    Reason.WRONG_VALUE: (
        "“{file}” is damaged{at}: the value there is wrong",
        "「{file}」は壊れています{at}：値が正しくありません",
    ),
    Reason.IMPOSSIBLE: (
        "“{file}” holds a position that cannot occur{at}",
        "「{file}」の局面はあり得ないものです{at}",
    ),
    Reason.ALTERED: (
        "“{file}” was changed after it was saved{at}",
        "「{file}」は保存後に書き換えられています{at}",
    ),
    Reason.NOT_WRITABLE: ("“{file}” cannot be written", "「{file}」に書き込めません"),
    Reason.DISK_FULL: (
        "There is no room left on the disk for “{file}”",
        "「{file}」を保存する空き容量がありません",
    ),
    Reason.NO_BACKUP: ("“{file}” has no previous version", "「{file}」には以前の版がありません"),
    Reason.BAD_ARCHIVE: (
        "“{file}” is damaged or was not made by “Export everything”, so nothing was changed",
        "「{file}」は壊れているか、「すべて書き出す」で作られたファイルではないため、何も変更していません",
    ),
    Reason.INSIDE_PROFILE: (
        "“{file}” would lie in the very folder that is to be exported",
        "「{file}」は、書き出そうとしているフォルダーの中にあります",
    ),
}

REMEDIES: Final[Mapping[Remedy, Wording]] = {
    Remedy.CHOOSE_ANOTHER_FILE: ("please choose another file", "別のファイルを選んでください"),
    Remedy.TAKE_BACKUP: (
        "the file is kept as it is; try its previous version (.bak)",
        "ファイルはそのまま残してあります。以前の版（.bak）をお試しください",
    ),
    Remedy.UPDATE_PROGRAM: ("please update the program", "アプリを更新してください"),
    Remedy.CHECK_RIGHTS: (
        "please check that you may read it",
        "読み取りの権限を確かめてください",
    ),
    Remedy.CHOOSE_ANOTHER_FOLDER: (
        "nothing was changed; please choose another folder",
        "何も変更していません。別のフォルダーを選んでください",
    ),
    Remedy.FREE_SPACE: (
        "the last save is kept; please free some space and save again",
        "前回の保存は残っています。空きを作ってもう一度保存してください",
    ),
}

AT: Final[Wording] = (" (at {place})", "（{place}）")


class CliMessage(enum.Enum):
    """What the program says on a terminal, apart from errors of saves."""

    BAD_COMMAND = "bad_command"
    UNKNOWN_OPTION = "unknown_option"
    NEEDS_VALUE = "needs_value"
    NOT_GIVEN = "not_given"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PLAYER = "unknown_player"
    TOO_MANY_PLAYERS = "too_many_players"
    UNKNOWN_SETTING = "unknown_setting"
    UNKNOWN_VALUE = "unknown_value"
    BAD_NUMBER = "bad_number"
    BAD_SIZE = "bad_size"
    BAD_CHOICE = "bad_choice"
    BAD_SETUP = "bad_setup"
    INCOMPLETE_SETUP = "incomplete_setup"
    IMPOSSIBLE_SETUP = "impossible_setup"
    ENDLESS = "endless"
    SOUND = "sound"
    REPLAYED = "replayed"
    DIVERGED = "diverged"
    UNPLAYED = "unplayed"
    OTHER_RULES = "other_rules"
    CLOSED = "closed"
    LOST_LINES = "lost_lines"
    POSITION = "position"
    RESULT = "result"
    SHARED = "shared"
    SHARED_BY = "shared_by"
    WON = "won"
    SERIES = "series"
    SEAT_HEAD = "seat_head"
    PLAYED_SEAT = "played_seat"
    OTHER_SEAT = "other_seat"
    SHARED_GAMES = "shared_games"
    FAULT = "fault"
    NOT_PRINTED = "not_printed"
    RUNNING_SILENT = "running_silent"
    RUNNING_ELSEWHERE = "running_elsewhere"
    OPEN_ANYWAY = "open_anyway"
    LEAVE = "leave"


SAYINGS: Final[Mapping[CliMessage, Wording]] = {
    CliMessage.BAD_COMMAND: (
        "This command line cannot be understood ({detail}); see noria-desktop --help.",
        "コマンドラインを解釈できません（{detail}）。noria-desktop --help をご覧ください。",
    ),
    CliMessage.UNKNOWN_OPTION: (
        "There is no option “{option}” here; see noria-desktop --help.",
        "ここでは「{option}」を使えません。noria-desktop --help をご覧ください。",
    ),
    CliMessage.NEEDS_VALUE: ("“{option}” needs a value after it.", "「{option}」の後に値を書いてください。"),
    CliMessage.NOT_GIVEN: (
        "{option} is missing; see noria-desktop --help.",
        "{option} がありません。noria-desktop --help をご覧ください。",
    ),
    CliMessage.UNKNOWN_GAME: (
        "There is no game “{value}”; there are: {known}.",
        "「{value}」というゲームはありません。あるもの：{known}",
    ),
    CliMessage.UNKNOWN_PLAYER: (
        "No player “{value}” plays this game; there are: {known}.",
        "このゲームに「{value}」というプレイヤーはいません。いるもの：{known}",
    ),
    CliMessage.TOO_MANY_PLAYERS: (
        "{count} players are more than this game has seats.",
        "{count} 人はこのゲームの席数を超えています。",
    ),
    CliMessage.UNKNOWN_SETTING: (
        "This game has no setting “{value}”; there are: {known}.",
        "このゲームに「{value}」という設定はありません。あるもの：{known}",
    ),
    CliMessage.UNKNOWN_VALUE: (
        "“{option}” cannot be “{value}”; it can be: {known}.",
        "「{option}」を「{value}」にはできません。選べるもの：{known}",
    ),
    CliMessage.BAD_NUMBER: (
        "“{option}” needs a whole number from {low} to {high}, not “{value}”.",
        "「{option}」には {low} から {high} までの整数が必要です（「{value}」は使えません）。",
    ),
    CliMessage.BAD_SIZE: (
        "“{value}” is not a size such as 1280x800.",
        "「{value}」は 1280x800 のような大きさではありません。",
    ),
    CliMessage.BAD_CHOICE: (
        "“{option}” cannot be “{value}”; it can be: {known}.",
        "「{option}」を「{value}」にはできません。選べるもの：{known}",
    ),
    CliMessage.BAD_SETUP: (
        "The set-up cannot be read at line {line}, column {column}: “{token}”.",
        "初期配置の {line} 行目 {column} 文字目を読めません：「{token}」",
    ),
    CliMessage.INCOMPLETE_SETUP: (
        "Something is missing in the set-up at line {line}, column {column}.",
        "初期配置の {line} 行目 {column} 文字目に何かが足りません。",
    ),
    CliMessage.IMPOSSIBLE_SETUP: (
        "This set-up is not possible: {detail}.",
        "この初期配置にはできません：{detail}",
    ),
    CliMessage.ENDLESS: (
        "The game with seed {seed} did not end.",
        "シード {seed} のゲームが終わりませんでした。",
    ),
    CliMessage.SOUND: (
        "{file}: sound; {game}, {how_far}, {count} actions.",
        "{file}：問題ありません。{game}、{how_far}、{count} 手。",
    ),
    CliMessage.REPLAYED: (
        "{file}: all {count} actions replayed; the digest is the same ({digest}).",
        "{file}：{count} 手すべてを再現し、照合値も一致しました（{digest}）。",
    ),
    CliMessage.DIVERGED: (
        "“{file}” goes another way when replayed, from action {entry} on; its position is kept, its earlier turns are closed.",
        "「{file}」は {entry} 手目から記録どおりに再現できません。局面は残りますが、それ以前の手番は閉じられます。",
    ),
    CliMessage.UNPLAYED: (
        "“{file}” holds a position to which its set-up does not lead, and no action before it; nothing shows how it came about.",
        "「{file}」の局面は、記録された初期配置とは異なり、そこまでの手順もありません。どのようにしてこの局面になったかは確かめられません。",
    ),
    CliMessage.OTHER_RULES: (
        "“{file}” was played under older rules and cannot be replayed; its position is kept, its earlier turns are closed.",
        "「{file}」は以前のルールで遊ばれたため再現できません。局面は残りますが、それ以前の手番は閉じられます。",
    ),
    CliMessage.CLOSED: (
        "“{file}”: its first {count} actions cannot be replayed and were taken as they stand; whether they led to this position, nobody can say.",
        "「{file}」：最初の {count} 手は再現できないため、記録のまま受け入れています。その手順でこの局面になるかどうかは確かめられません。",
    ),
    CliMessage.LOST_LINES: (
        "“{file}”: the game itself is sound; of the lines that were taken back, {count} cannot be replayed.",
        "「{file}」：ゲームそのものに問題はありません。取り消した手順のうち {count} 通りは再現できません。",
    ),
    CliMessage.POSITION: ("Unfinished, {how_far}.", "途中：{how_far}。"),
    CliMessage.RESULT: ("{who}: {points} points", "{who}：{points} 点"),
    CliMessage.SHARED: ("Victory is shared.", "引き分けです。"),
    CliMessage.SHARED_BY: ("Victory is shared: {who}.", "勝利を分け合います：{who}。"),
    CliMessage.WON: ("Winner: {who}.", "勝者：{who}。"),
    CliMessage.SERIES: (
        "{game}: {games} games, {actions} actions a game.",
        "{game}：{games} 回、1 回平均 {actions} 手。",
    ),
    CliMessage.SEAT_HEAD: (
        "{who}: mean {mean} (s.d. {deviation}), quantiles {quantiles}; won {wins} = {share} % [{low}, {high}]",
        "{who}：平均 {mean}（標準偏差 {deviation}）、分位点 {quantiles}、勝ち {wins} = {share} %［{low}、{high}］",
    ),
    CliMessage.PLAYED_SEAT: ("Seat {seat} ({player})", "席 {seat}（{player}）"),
    CliMessage.OTHER_SEAT: ("Seat {seat}", "席 {seat}"),
    CliMessage.FAULT: (
        "Something unexpected happened ({detail}); this step may not have been saved. Look for details in “{file}”.",
        "予期しない問題が起きました（{detail}）。直前の操作は保存されていないかもしれません。詳しくは「{file}」をご覧ください。",
    ),
    CliMessage.NOT_PRINTED: (
        "The output could not be written ({detail}).",
        "結果を出力できませんでした（{detail}）。",
    ),
    CliMessage.RUNNING_SILENT: (
        "Noria Desktop is already running but does not answer; wait a moment or end it, then start it again.",
        "Noria Desktop はすでに起動していますが、応答がありません。しばらく待つか、終了させてから、もう一度起動してください。",
    ),
    CliMessage.RUNNING_ELSEWHERE: (
        "Noria Desktop is open with these files on the computer “{computer}”; close it there first. "
        "If it no longer runs there, delete “{file}” or open it anyway.",
        "これらのファイルは、コンピューター「{computer}」の Noria Desktop で開かれています。先にそちらを終了してください。"
        "そちらで動いていない場合は、「{file}」を削除するか、そのまま開いてください。",
    ),
    CliMessage.OPEN_ANYWAY: ("Open anyway", "そのまま開く"),
    CliMessage.LEAVE: ("Do not open", "開かない"),
    CliMessage.SHARED_GAMES: ("Shared: {shared}", "引き分け：{shared}"),
}


def save_error_text(error: SaveError, language: str) -> str:
    """What is wrong with a file, where, and what helps, in one go."""
    place = say_at(error.place, language)
    problem = _pick(PROBLEMS[error.reason], language).format(
        file="?" if error.file is None else error.file, at=place, found=error.found
    )
    remedy = _pick(REMEDIES[error.remedy], language)
    return one_line(f"{problem}。{remedy}。" if language == "ja" else f"{problem}; {remedy}.")


def say_at(place: str, language: str) -> str:
    """The place in brackets, or nothing."""
    return _pick(AT, language).format(place=place) if place else ""


def say(saying: CliMessage, language: str, **fields: object) -> str:
    """A sentence of the command line."""
    return one_line(_pick(SAYINGS[saying], language).format(**fields))


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
