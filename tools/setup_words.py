"""What is said while the environment is made, in both languages.

Whoever starts for the first time has none of the program's own translations yet, and no package to read them with.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORDS = {
    "making": (
        "Setting up the private environment in .venv (the first time this fetches about 100 MB) ...",
        "専用の環境を .venv に用意しています（初回は約 100 MB を取得します）…",
    ),
    "not renewed": (
        "The packages could not be brought up to date; the program starts with those that are there.",
        "パッケージを更新できませんでした。今あるパッケージで起動します。",
    ),
    "no packages": (
        "The packages could not be installed; pip's last lines above say why. "
        "Check the network connection and start again: what was fetched is kept.",
        "パッケージを入れられませんでした。理由は上にあるpipの最後の行が示しています。"
        "ネットワークを確かめて、もう一度起動してください。取得したものは残っています。",
    ),
    "no environment": (
        "The environment could not be made in {folder}; is the folder writable and the disk not full?",
        "{folder} に環境を作れませんでした。フォルダーに書き込めるか、ディスクに空きがあるかを確かめてください。",
    ),
    "as root": (
        "System packages are missing. As root, these commands are run now:",
        "システムのパッケージが足りません。root なので、次のコマンドを実行します：",
    ),
    "no venv": (
        "Python's venv module is missing. Install it with: {command}",
        "Pythonの venv モジュールがありません。次のコマンドで入れてください：{command}",
    ),
    "no venv, no apt": (
        "Python's venv and ensurepip modules are missing. Install them with your system's package tool.",
        "Pythonの venv と ensurepip のモジュールがありません。システムのパッケージ管理ツールで入れてください。",
    ),
    "no libraries": (
        "System libraries that Qt needs are missing. Install them with: {command}",
        "Qtに必要なシステムライブラリが足りません。次のコマンドで入れてください：{command}",
    ),
}


def words(name: str, **parts: object) -> str:
    """The sentence of this name in the language of the system."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from noria_desktop.ui.window.preflight import system_language

    return WORDS[name][system_language() == "ja"].format(**parts)
