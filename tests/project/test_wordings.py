"""What was worded wrongly once is worded so nowhere again: texts, help pages, glossary (words.md 1 to 40, then later finds)."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import attrs
import pytest

ROOT = Path(__file__).resolve().parents[2]
ANYWHERE = ""


@attrs.frozen
class Wording:
    """A wording that is wrong, and what is said instead.

    Attributes:
        number: its line in the list of findings.
        wrong: a pattern of it.
        right: the better words, shown where the test fails.
        room: the game or page whose texts are meant; empty for all.
    """

    number: int
    wrong: str
    right: str
    room: str = ANYWHERE


WORDINGS = (
    Wording(1, r"対(ワーカー|戦闘ユニット)の攻撃", "対…への攻撃"),
    Wording(2, r"ボットの手番|手番後|あなたの番(?!号)", "ボットのターン、ターン後、あなたのターン"),
    Wording(3, r"着席した政治家", "下段の政治家n人"),
    Wording(4, r"(黒曜石|菌糸|エネルギー)船", "黒曜石の飛空船"),
    Wording(5, r"単純な(商)?品|複雑な品", "シンプルな商品、複雑な商品"),
    Wording(6, r"最初に動く文字", "最初に起動する英字ディスク"),
    Wording(7, r"機械(が|の|は)?(%n|\{[a-z]+\}|[0-9])?点|機械レベル", "ボットn点"),
    Wording(8, r"機械の守り|[Tt]he machine holds", "同点：ボットの勝ち / A tie: the bot wins"),
    Wording(9, r"難度", "難易度"),
    Wording(10, r"あなたの駒|戦闘駒", "あなたのユニット、戦闘ユニット", "Scythe"),
    Wording(11, r"地図|マップ", "ボード", "Scythe"),
    Wording(12, r"[0-9%n}] 遠い", "2歩（遠い）"),
    Wording(13, r"後順", "2歩（順番が後）"),
    Wording(14, r"本拠地: ", "本拠地のメック：…"),
    Wording(15, r"勝つ割合", "勝率"),
    Wording(
        16,
        r"星まで(%n|[0-9])|行ける領域(%n|[0-9])|空きスペース(%n|[0-9])(?![つか])",
        "あと3マス、2か所、4か所",
    ),
    Wording(17, r"手番を飛ばす", "スキップ：ターン終了"),
    Wording(18, r"離れられません", "先に戦闘を行うため移動できません"),
    Wording(19, r"次の段階", "次へ"),
    Wording(20, r"申し出の確認", "徴兵ボーナスの確認"),
    Wording(21, r"銛の言い方|[Hh]arpoon in words", "銛の説明文 / Wording of the harpoon"),
    Wording(22, r"分野カードを配る", "分野カードを獲得する"),
    Wording(23, r"まだ見えない", "まだ見ていない"),
    Wording(24, r"取る札", "残すカード"),
    Wording(25, r"\b[Ll]ies as a diver", "Counts as a diver"),
    Wording(26, r"ノードは(1|\{[a-z]+\})点を失い", "ノード1本につき1点を失います"),
    Wording(27, r"枝スペース|[Bb]ranch spaces?\b", "隙間 / gap", "Solani"),
    Wording(28, r"つながれた|\b[Tt]ethered", "ノードあり / has a node", "Solani"),
    Wording(29, r"(?<!い)[黄赤青]の惑星", "黄色い惑星、赤い惑星、青い惑星", "Solani"),
    Wording(30, r"[枚つ個](ずつ)?取る。?$", "…取ってください"),
    Wording(31, r"(\}|\}」)を?(取得|引く)$", "取った、引いた", "Solani"),
    Wording(32, r"[Hh]oped for", "Expected lead over the weakest shown"),
    Wording(33, r"\bSky of You\b|\b[Ss]ky of you\b", "Your sky"),
    Wording(34, r"助言|アドバイス|\b[Aa]dvice\b", "ヒント / Hint"),
    Wording(35, r"^進める$|続行", "次へ"),
    Wording(36, r"おまかせ|くじ|無作為|\b[Bb]y lot\b", "ランダム / Random"),
    Wording(37, r"ひとりで囲む|卓は整", "ひとりから遊べる4つのゲーム、準備ができました"),
    Wording(38, r"^まだ遊んでいません$|^Not played yet\.?$", "まだ完走していません / No game finished yet"),
    Wording(39, r"控え(?!め)|保存データ|「続きから」", "バックアップ、セーブデータ、「続ける」"),
    Wording(40, r"滑りや回転", "移動や回転をやめ、フェードで切り替えます"),
    Wording(41, r"[0-9}] (%(?![n0-9])|％)", "41%, 41％"),
    Wording(42, r"自作の機械", "自作のボット"),
    Wording(
        43, r"\b[Ll]ines? left\b|line\(s\) left", "3 lines taken back: what is left sounds like what remains"
    ),
)


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Room and words of everything that is said, in both languages."""
    return (*_translations(), *_pages(), *_glossary())


def _translations() -> Iterator[tuple[str, str]]:
    forms = {
        (context.findtext("name", ""), message.findtext("source", "")): _forms(message)
        for context in ET.parse(ROOT / "translations" / "noria_desktop_ja.ts").getroot().iter("context")
        for message in context.iter("message")
    }
    for path in sorted((ROOT / "translations" / "pending").glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            room, english, *japanese = line.split("\t")
            if (room, english) in forms:  # a text that waits to be taken in again
                forms[room, english] = japanese[:1]
    for (room, english), every in forms.items():
        yield room, english
        for said in every:
            yield room, said


def _forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def _pages() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "resources" / "help").glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield path.stem.partition("_")[0].capitalize(), line.strip()


def _glossary() -> Iterator[tuple[str, str]]:
    terms = json.loads((ROOT / "resources" / "glossary.json").read_text(encoding="utf-8"))["terms"]
    for term in terms:
        yield term["area"].capitalize(), term["english"]
        yield term["area"].capitalize(), term["japanese"]


@pytest.mark.parametrize("wording", WORDINGS, ids=lambda wording: f"{wording.number}")
def test_what_was_worded_wrongly_is_said_nowhere(wording: Wording) -> None:
    """Each was read on the screen once."""
    pattern = re.compile(wording.wrong)
    found = [
        (room, words) for room, words in texts() if wording.room in (ANYWHERE, room) and pattern.search(words)
    ]
    assert found == [], wording.right


def test_the_watch_reads_both_languages_of_every_game() -> None:
    """Nothing is proved by a list of which nothing was read."""
    for room in ("Noria", "Nautilus", "Solani", "Scythe"):
        said = [words for where, words in texts() if where == room]
        assert sum(bool(re.search("[ぁ-ん]", words)) for words in said) > 100
        assert sum(bool(re.search("[a-z]{3}", words)) for words in said) > 100
