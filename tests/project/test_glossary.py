"""Every term has one Japanese word, and the translations use it (decision 11)."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = json.loads((ROOT / "resources" / "glossary.json").read_text(encoding="utf-8"))
TERMS: list[dict[str, Any]] = GLOSSARY["terms"]
SOURCES = {
    "solo rulebook",
    "Japanese edition",
    "players' articles",
    "desktop usage",
    "Nautilus wiki page",
    "user's document",
    "own",
}
MNEMONIC = re.compile(r"\(&.\)|&|…|\.\.\.$")


RETIRED = {
    r"フォルダ(?!ー)": "フォルダー",
    r"片付": "片づけ",
    r"既に": "すでに",
    r"コンピュータ(?!ー)": "コンピューター",
    r"三分野": "3分野",
    r"初期配置": "セットアップ",
    r"手番": "ターン",
    r"控え(?!め|て)": "バックアップ",
    r"保存データ": "セーブデータ",
    r"難度": "難易度",
    r"。、": "。",
    r"助言|アドバイス": "ヒント",
    r"次の段階|続行": "次へ",
    r"おまかせ|くじ": "ランダム",
    r"(?<![手山て])札": "カード",
    r"ラウンド ?(?:\{(?:number|round|rounds|now|since)\}|[0-9])": "第3ラウンド",
    r"第[^ラ]{1,10}ラウンド ?(?:[／/]|全|（全[^）]*ラウンド)": "第3ラウンド（全12）",
    r"[一二三四五六七八九十](?:枚|個|つ(?!の夜|のゲーム|組)|分野|ラウンド|か所|種類|回|点|列(?!に)|隻|レベル)": "1枚, 2つ",
    r"[ぁ-んァ-ヶ一-龥」）] ?%(?!n)": "％",
    r"[ぁ-んァ-ヶ一-龥」）][,:;] ": "、：；",
}
CALLED = ("四つの夜", "最後の一枚", "怖い一枚")
"""Set phrases and titles, whose numerals stay (mocks/table.md 12)."""
"""Words that the program says in one way only, and how (words.md, "Mixed throughout")."""


@cache
def bare(text: str) -> str:
    """A text without the marks of mnemonics and of dialogs to come."""
    return MNEMONIC.sub("", text).strip()


def words_of(message: ET.Element) -> str:
    """Its Japanese, in all its forms."""
    translation = message.find("translation")
    return "" if translation is None else "".join(translation.itertext()).strip()


@cache
def translations() -> tuple[tuple[str, str, str], ...]:
    """Context, English and Japanese of every text."""
    root = ET.parse(ROOT / "translations" / "noria_desktop_ja.ts").getroot()
    said = {
        (context.findtext("name", ""), message.findtext("source", "")): words_of(message)
        for context in root.iter("context")
        for message in context.iter("message")
    }
    for path in sorted((ROOT / "translations" / "pending").glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            context, english, japanese, *_ = (*line.split("\t"), "", "", "")
            if (context, english) in said:  # a text that waits to be taken in again
                said[context, english] = japanese
    return tuple((context, english, japanese) for (context, english), japanese in said.items())


def test_every_term_stands_once_and_is_complete() -> None:
    assert all(term["english"] and term["japanese"] for term in TERMS)
    assert {term["source"] for term in TERMS} == SOURCES
    assert {term["area"] for term in TERMS} == {"noria", "nautilus", "solani", "scythe", "shell"}
    assert all(
        term["english"] == term["english"].lower() or term["english"] in ("Noria", "Nautilus", "Solani")
        for term in TERMS
    )
    assert [name for name, count in Counter(term["english"] for term in TERMS).items() if count > 1] == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term["english"]))
def test_a_text_that_is_a_term_is_translated_by_its_word(term: dict[str, Any]) -> None:
    contexts = term.get("contexts")
    wrong = [
        (context, english, japanese)
        for context, english, japanese in translations()
        if bare(english).lower() == term["english"].lower()
        and bare(japanese) != term["japanese"]
        and (contexts is None or context in contexts)
    ]
    assert wrong == []


def test_the_watch_sees_another_word() -> None:
    """Most terms are whole texts somewhere, so the test above has something to look at."""
    used = {bare(english).lower() for _, english, _ in translations()}
    assert sum(term["english"].lower() in used for term in TERMS) > len(TERMS) * 0.6


@cache
def everything_in_japanese() -> tuple[tuple[str, str], ...]:
    """Each text with where it stands: translations, help pages, and sentences kept in modules."""
    texts = [(context, japanese) for context, _, japanese in translations()]
    pages = [*(ROOT / "resources" / "help").glob("*_ja.md")]
    pages.append(ROOT / "README.md")
    modules = [path for path in (ROOT / "noria_desktop").rglob("*.py") if "notation" not in path.name]
    return (*texts, *((path.name, path.read_text(encoding="utf-8")) for path in (*pages, *modules)))


@pytest.mark.parametrize("retired", RETIRED)
def test_a_word_has_one_form_inside_sentences_too(retired: str) -> None:
    """Seen before: only whole texts were compared, so that フォルダ and フォルダー stood side by side."""
    pattern = re.compile(f".{{0,12}}{retired}.{{0,12}}")
    wrong = [
        (where, found)
        for where, text in everything_in_japanese()
        if re.search(retired, text)  # which takes less time than to look for its surroundings as well
        for found in pattern.findall(text)
        if not any(called in found for called in CALLED)
    ]
    assert wrong == [], RETIRED[retired]
