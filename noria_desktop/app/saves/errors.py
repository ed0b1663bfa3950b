"""What can be wrong with a save, as a value: which file, where in it, why, and what helps.

Each reason and remedy bears its words in both languages; ``app/messages.py`` makes a sentence of them.
"""

from __future__ import annotations

import enum
import errno
from pathlib import Path
from typing import TypeAlias

Wording: TypeAlias = tuple[str, str]
"""English and Japanese, with the same fields."""


@enum.unique
class Remedy(enum.Enum):
    """What the player can do about it: (English, Japanese)."""

    CHOOSE_ANOTHER_FILE = ("please choose another file", "別のファイルを選んでください")
    TAKE_BACKUP = (
        "the file is kept as it is; try its previous version (.bak)",
        "ファイルはそのまま残してあります。以前の版（.bak）をお試しください",
    )
    UPDATE_PROGRAM = ("please update the program", "アプリを更新してください")
    CHECK_RIGHTS = ("please check that you may read it", "読み取りの権限を確かめてください")
    CHOOSE_ANOTHER_FOLDER = (
        "nothing was changed; please choose another folder",
        "何も変更していません。別のフォルダーを選んでください",
    )
    FREE_SPACE = (
        "the last save is kept; please free some space and save again",
        "前回の保存は残っています。空きを作ってもう一度保存してください",
    )


@enum.unique
class Reason(enum.Enum):
    """Why a file could not be read or written: (English, Japanese), and what helps."""

    # The file as a file
    MISSING = ("“{file}” is not there", "「{file}」が見つかりません", Remedy.CHOOSE_ANOTHER_FILE)
    UNREADABLE = ("“{file}” cannot be read", "「{file}」を読み取れません", Remedy.CHECK_RIGHTS)
    NOT_A_FILE = (
        "“{file}” is not an ordinary file but a folder, a device or a pipe",
        "「{file}」は通常のファイルではなく、フォルダーやデバイス、パイプです",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    TOO_LARGE = (
        "“{file}” is far too large for a saved game",
        "「{file}」はセーブデータとしては大きすぎます",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    # The file as JSON
    EMPTY = ("“{file}” is empty", "「{file}」は空です")
    NOT_TEXT = (
        "“{file}” is damaged{at}: it is not text",
        "「{file}」は壊れています{at}：文字データではありません",
    )
    NOT_JSON = (
        "“{file}” is damaged{at}: it breaks off or was changed",
        "「{file}」は壊れています{at}：途中で切れているか、書き換えられています",
    )
    TOO_DEEP = (
        "“{file}” is damaged: it is nested too deeply",
        "「{file}」は壊れています：入れ子が深すぎます",
    )
    TOO_MANY = (
        "“{file}” is damaged{at}: it holds too much",
        "「{file}」は壊れています{at}：項目が多すぎます",
    )
    DOUBLE_KEY = (
        "“{file}” is damaged: “{found}” stands in it twice",
        "「{file}」は壊れています：「{found}」が二重に書かれています",
    )
    BAD_NUMBER = (
        "“{file}” is damaged: “{found}” is not a number a game can hold",
        "「{file}」は壊れています：「{found}」はゲームで使えない数です",
    )
    # The file as a save
    OTHER_PROGRAM = (
        "“{file}” is not a saved game of this program",
        "「{file}」はこのアプリのセーブデータではありません",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    NEWER = (
        "“{file}” was saved by a newer version of this program",
        "「{file}」は新しい版のアプリで保存されています",
        Remedy.UPDATE_PROGRAM,
    )
    TOO_OLD = (
        "“{file}” was saved by a version too old to be read ({found}{at})",
        "「{file}」は古すぎる版で保存されており読み込めません（{found}{at}）",
    )
    UNKNOWN_GAME = (
        "“{file}” is a game this program does not know: “{found}”",
        "「{file}」のゲーム「{found}」はこのアプリにありません",
        Remedy.UPDATE_PROGRAM,
    )
    MISSING_PART = (
        "“{file}” is damaged{at}: “{found}” is missing",
        "「{file}」は壊れています{at}：「{found}」がありません",
    )
    EXTRA_PART = (
        "“{file}” is damaged{at}: “{found}” does not belong there",
        "「{file}」は壊れています{at}：「{found}」は余分です",
    )
    WRONG_VALUE = (
        "“{file}” is damaged{at}: the value there is wrong",
        "「{file}」は壊れています{at}：値が正しくありません",
    )
    # The save as a game
    IMPOSSIBLE = (
        "“{file}” holds a position that cannot occur{at}",
        "「{file}」の局面はあり得ないものです{at}",
    )
    ALTERED = ("“{file}” was changed after it was saved{at}", "「{file}」は保存後に書き換えられています{at}")
    # Writing
    NOT_WRITABLE = ("“{file}” cannot be written", "「{file}」に書き込めません", Remedy.CHOOSE_ANOTHER_FOLDER)
    DISK_FULL = (
        "There is no room left on the disk for “{file}”",
        "「{file}」を保存する空き容量がありません",
        Remedy.FREE_SPACE,
    )
    NO_BACKUP = (
        "“{file}” has no previous version",
        "「{file}」には以前の版がありません",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    # A whole profile in one file
    BAD_ARCHIVE = (
        "“{file}” is damaged or was not made by “Export everything”, so nothing was changed",
        "「{file}」は壊れているか、「すべて書き出す」で作られたファイルではないため、何も変更していません",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    # A campaign
    NO_CAMPAIGN = (
        "“{file}” is not a campaign of this program",
        "「{file}」はこのアプリの巡航録ではありません",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    OTHER_CAMPAIGN = (
        "“{file}” names itself like another campaign here but is none of its copies",
        "「{file}」は、ここにある別の巡航録と同じ番号ですが、その写しではありません",
        Remedy.CHOOSE_ANOTHER_FILE,
    )
    INSIDE_PROFILE = (
        "“{file}” would lie in the very folder that is to be exported",
        "「{file}」は、書き出そうとしているフォルダーの中にあります",
        Remedy.CHOOSE_ANOTHER_FOLDER,
    )

    def __init__(self, english: str, japanese: str, remedy: Remedy = Remedy.TAKE_BACKUP) -> None:
        """The usual fault is a damaged file, where the backup helps."""
        self.wording: Wording = (english, japanese)
        self.remedy = remedy


class SaveError(Exception):
    """A save could not be read or written. Nothing was changed.

    Attributes:
        file: the file, or the folder that cannot be written.
        place: where in the file, such as ``$.snapshot.human.wheel[2]`` or ``3:17`` (line and column);
            empty when it is about the whole file.
        reason: what is wrong.
        found: what stands there instead, shortened; empty when there is nothing to show.
    """

    def __init__(self, file: Path | None, place: str, reason: Reason, found: object = "") -> None:
        """Keep the facts; the message is for logs only."""
        shown = found if isinstance(found, str) else repr(found)
        super().__init__(f"{file}: {place or 'whole file'}: {reason.name.lower()} {shown[:60]}".rstrip())
        self.file = file
        self.place = place
        self.reason = reason
        self.found = shown[:60]

    @property
    def remedy(self) -> Remedy:
        """What the player can do about it."""
        return self.reason.remedy

    def in_file(self, file: Path) -> SaveError:
        """The same error, about this file where it was not known about which one."""
        return SaveError(file, self.place, self.reason, self.found) if self.file is None else self


def reading_failed(file: Path, error: OSError) -> SaveError:
    """The error of a file that the system would not read."""
    missing = isinstance(error, FileNotFoundError | NotADirectoryError)
    return SaveError(file, "", Reason.MISSING if missing else Reason.UNREADABLE)


def writing_failed(file: Path, error: OSError) -> SaveError:
    """The error of a file that the system would not write."""
    full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
    return SaveError(file, "", Reason.DISK_FULL if full else Reason.NOT_WRITABLE)
