"""Valid user names, and names too similar to tell apart."""

import pytest

from guildhall.server.accounts import names
from guildhall.server.errors import BadName


@pytest.mark.parametrize(
    "name",
    ["Ann", "Łukasz Żółw", "Zoé d’Arc", "O'Neil-2", "Анна", "안나", "李", "अनिल", "🎲 Ann"],
)
def test_names_in_all_languages_are_valid(name: str) -> None:
    assert names.folded(names.checked(name)) == names.folded(name)


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "Ann\n", "\tAnn", "A\x00nn", "A\u200bnn", "A\u200dnn", "A\u00adnn", "Ann\ufe0f",
        "A\u202enn", "A\u2066nn", "\u3164", "\u2800", "A\u034fnn", "A\ud800nn", "A\ue000nn",
        "A\u2028\u2028\x85nn", "\U000e0041Ann", "A" + "\u0334" * 4, "x" * 31, "\ufdfa\ufdfa",
    ],
)  # fmt: skip
def test_invisible_and_overlong_names_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        names.checked(name)


@pytest.mark.parametrize(
    ("written", "kept"),
    [("Ａｎｎ", "Ann"), ("  Ann   Lee ", "Ann Lee"), ("Ann\u00a0Lee", "Ann Lee"), ("ﬁn", "fin")],
)
def test_names_are_stored_in_normalized_form(written: str, kept: str) -> None:
    assert names.checked(written) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "Ａｎｎ"), ("Ann Lee", "ann  lee"), ("Strauß", "STRAUSS")],
)
def test_case_width_and_spaces_are_ignored_in_comparisons(one: str, other: str) -> None:
    assert names.folded(one) == names.folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"), ("ann", "Аnn"), ("Ian", "lan"), ("Bob", "B0b"), ("Paul", "Pau1"),
        ("Kern", "Kem"), ("Nina", "Νina"), ("Ann Lee", "AnnLee"), ("Zoé", "Zoe\u0301"),
        ("Łukasz", "L\u0338ukasz"), ("Ann", "𝐀𝐧𝐧"),
    ],
)  # fmt: skip
def test_confusable_names_have_the_same_key(one: str, other: str) -> None:
    assert names.look(one) == names.look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Nina", "Vina"), ("Lukasz", "Łukasz"), ("Zoe", "Zoé"), ("Bill", "Bili")],
)
def test_distinguishable_names_have_different_keys(one: str, other: str) -> None:
    assert names.folded(one) != names.folded(other)
    assert names.look(one) != names.look(other)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Well played!", "Well played!"),
        ("a\u202egnp\u2066x\u061c", "agnpx"),
        ("bell\x07 \x1b[31mred\x00", "bell [31mred"),
        ("two\nlines", "two lines"),
        ("👩‍🚀", "👩‍🚀"),
        ("e" + "\u0334" * 50, "e" + "\u0334" * 3),
        ("\u202e\u2066\x00", ""),
    ],
)
def test_chat_text_keeps_words_and_loses_control_characters(text: str, kept: str) -> None:
    assert names.said(text) == kept
