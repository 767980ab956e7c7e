"""Paper: sizes, backs that meet their cards, credits, fonts, languages, and what can be asked for."""

from __future__ import annotations

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject

import ecliptic
from ecliptic.games import OWN
from ecliptic.kernel.catalogue import catalogue
from ecliptic.printing.pages import MARK, PAPERS, POKER, SIDE, TEXT, TOP, Sheets, largest, sections
from ecliptic.printing.pdf import PdfPen, new_pdf
from ecliptic.printing.pen import INK, Anchor, Colour, Font
from tests.printing.reading import POINT, count, cut_out, edition, printed, text

LANGUAGES = ("en", "de")


@pytest.fixture(scope="module", params=[(game, language) for game in OWN for language in LANGUAGES], ids=str)
def whole(request: pytest.FixtureRequest) -> tuple[str, str, PdfReader]:
    name, language = request.param
    return name, language, printed(ecliptic.game(name), language=language)


def test_every_page_says_whose_game_it_is(whole: tuple[str, str, PdfReader]) -> None:
    name, language, pdf = whole
    say = catalogue(name, language, TEXT)
    thanks = say("print-credits", title=say("title"), authors=say("print-authors"))
    for number, page in enumerate(pdf.pages, 1):
        words = " ".join(page.extract_text().split())
        assert thanks in words
        assert say("print-edition", hash=ecliptic.game(name).edition_hash, page=number) in words


def test_fonts_are_embedded_and_words_are_words(whole: tuple[str, str, PdfReader]) -> None:
    for page in whole[2].pages:
        resources = page["/Resources"]
        assert isinstance(resources, DictionaryObject)
        for font in (one.get_object() for one in resources["/Font"].values()):  # type: ignore[attr-defined]
            assert "/ToUnicode" in font
            assert "/FontFile2" in font["/DescendantFonts"][0].get_object()["/FontDescriptor"]


def test_fonts_are_closed_even_if_the_pages_are_never_written() -> None:
    with new_pdf(100, 100, "title", "en") as pdf:
        files = [font.ttfont.reader.file for font in pdf.fonts.values()]  # type: ignore[union-attr]
        assert len(files) == 4
        assert not any(file.closed for file in files)
    assert all(file.closed for file in files)


def test_the_rules_fit_on_one_page_with_all_their_chapters(whole: tuple[str, str, PdfReader]) -> None:
    name, language, pdf = whole
    say = catalogue(name, language, TEXT)
    words = " ".join(pdf.pages[-1].extract_text().split())
    keys = [key for key in _messages(name) if key.startswith("print-summary-")]
    assert len(keys) > 5
    for key in keys:
        assert say.attribute(key, "title") in words
    assert printed(ecliptic.game(name), ["summary"], language, "letter").get_num_pages() == 1


def _messages(name: str) -> list[str]:
    source = (ecliptic.game(name).folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return [line.partition(" =")[0] for line in source.splitlines() if line.startswith("print-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_every_line_stays_in_its_box(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card, a part of a card or a sheet: nothing is written beyond its sides or across a cut."""
    outside: list[str] = []
    write = PdfPen.words

    def looked_at(pen: PdfPen, x: float, y: float, said: str, size: float = 9, font: Font = "sans",
                  anchor: Anchor = "start", colour: Colour = INK, most: float = 0.0) -> None:  # fmt: skip
        wide = pen.measure(said, size, font)
        wide = min(wide, most) if most else wide
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        whole = pen.width in {width for width, _ in PAPERS.values()}  # the credits, which are turned
        edge = 3.0 if (pen.width, pen.height) == POKER else -0.1
        if not whole and not (left >= edge and left + wide <= pen.width - edge and 0 <= y <= pen.height - max(edge, 0)):
            outside.append(said)
        write(pen, x, y, said, size, font, anchor, colour, most)

    monkeypatch.setattr(PdfPen, "words", looked_at)
    printed(ecliptic.game(name), language=language)
    assert not outside


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_have_the_size_of_poker_cards(paper: str) -> None:
    pdf = printed(ecliptic.game("transit"), ["cards"], paper=paper)
    for page in pdf.pages:
        assert float(page.mediabox.width) * POINT == pytest.approx(PAPERS[paper][0], abs=0.01)
        assert float(page.mediabox.height) * POINT == pytest.approx(PAPERS[paper][1], abs=0.01)
        for box in cut_out(page, 63.0, 88.0):
            assert box.x >= SIDE
            assert box.y >= TOP
            assert box.x + box.width <= PAPERS[paper][0] - SIDE + 0.01
    assert count(pdf) == 32


def test_cards_shrink_with_the_scale() -> None:
    pdf = printed(ecliptic.game("transit"), ["cards"], scale=0.75)
    assert count(pdf, 47.25, 66.0) == 32
    assert count(pdf) == 0


def test_nothing_grows_beyond_its_paper() -> None:
    assert largest("a4") == 1.03
    pdf = printed(ecliptic.game("transit"), ["cards", "board"], paper="a3", scale=largest("a3"))
    assert count(pdf, 63 * largest("a3"), 88 * largest("a3")) == 32


def test_backs_meet_their_cards_when_the_paper_is_turned() -> None:
    """Checkouts has its back where the mirrored card lies, the last of a page that is not full included."""
    pdf = printed(ecliptic.game("gemini"), ["programs"])
    width = PAPERS["a4"][0]
    front, behind = _where(pdf, 2, "Checkouts"), _where(pdf, 3, "Poor Weather time")
    card = next(box for box in cut_out(pdf.pages[2], 63.0, 88.0) if box.x <= front[0] <= box.x + box.width)
    mirrored = width - card.x - card.width
    assert behind[0] - mirrored == pytest.approx(front[0] - card.x, abs=0.1)
    assert behind[1] == pytest.approx(front[1], abs=0.1)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", OWN)
def test_printed_on_both_sides_nothing_is_behind_a_sheet(name: str, paper: str) -> None:
    """All sections begin on fronts, which are the odd pages; what has no back of its own has one with the credits."""
    game = ecliptic.game(name)
    whole = printed(game, paper=paper)
    assert all(whole.get_destination_page_number(mark) % 2 == 0 for mark in whole.outline)  # type: ignore[arg-type, operator]
    say = catalogue(name, "en", TEXT)
    thanks = say("print-credits", title=say("title"), authors=say("print-authors"))
    for section in sections(game, "en"):
        if isinstance(section, Sheets):
            sheets = printed(game, [section.name], paper=paper).pages
            assert len(sheets) == 2 * len(section.sheets) - 1
            for number, back in enumerate(sheets[1::2]):
                edition = say("print-edition", hash=game.edition_hash, page=2 * number + 2)
                assert " ".join(back.extract_text().split()) == f"{thanks} {edition}"


def _where(pdf: PdfReader, page: int, words: str) -> tuple[float, float]:
    """Where a line begins, in millimetres from the lower left corner."""
    found: list[tuple[float, float]] = []

    def look(said: str, _: object, at: list[float], *__: object) -> None:
        if said.strip() == words:
            found.append((at[4] * POINT, at[5] * POINT))

    pdf.pages[page].extract_text(visitor_text=look)
    return found[0]


def test_crop_marks_stand_outside_the_cards() -> None:
    lines = _lines(printed(ecliptic.game("transit"), ["cards"]), 0)
    left, top = (210 - 3 * 63) / 2, (297 - 3 * 88) / 2
    upright = {
        round(x, 1) for x, y, to_x, to_y in lines if x == to_x and abs(to_y - y) == pytest.approx(MARK, abs=0.05)
    }
    level = {round(y, 1) for x, y, to_x, to_y in lines if y == to_y}
    assert upright == {round(left + 63 * n, 1) for n in range(4)}
    assert level == {round(top + 88 * n, 1) for n in range(4)}


def _lines(pdf: PdfReader, number: int) -> list[tuple[float, float, float, float]]:
    page = pdf.pages[number]
    content = page.get_contents()
    assert content is not None
    found, at = [], (0.0, 0.0)
    for operands, operator in ContentStream(content, pdf).operations:
        if operator in (b"m", b"l"):
            here = round(float(operands[0]) * POINT, 2), round(float(operands[1]) * POINT, 2)
            if operator == b"l":
                found.append((*at, *here))
            at = here
    return found


# -- what can be asked for -------------------------------------------------------------------------------------------


def test_only_what_is_asked_for_is_printed() -> None:
    words = text(printed(ecliptic.game("transit"), ["setbacks"]))
    assert "Cloudy Skies" in words
    assert "Stellae novae" not in words


@pytest.mark.parametrize("name", OWN)
def test_every_section_can_be_printed_alone_and_has_a_bookmark(name: str) -> None:
    game = ecliptic.game(name)
    for section in sections(game, "en"):
        (mark,) = printed(game, [section.name]).outline
        assert mark.title == section.title  # type: ignore[union-attr]


def test_the_fingerprint_is_on_the_rules() -> None:
    mine = edition("transit", {"hourglass": {"start": 11}})
    assert mine.edition_hash in text(printed(mine, ["summary"]))
    assert mine.edition_hash != ecliptic.game("transit").edition_hash
