import Rendering
import Testing

@Suite struct StyledTextTests {
  @Test(
    "width is counted in cells",
    arguments: [
      ("", 0), ("plain", 5), ("漢字", 4), ("ﾊﾝ", 2), ("e\u{301}", 1), ("→", 1), ("👩‍👩‍👧", 2),
      ("🇩🇪", 2), ("✓", 1), ("❤️", 2), ("한글", 4), ("Ａ", 2),
    ])
  func width(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  private func wrap(_ text: String, _ width: Int, hanging: Int = 0) -> [String] {
    StyledText(text).wrapped(to: width, hanging: hanging).map(\.characters)
  }

  @Test("lines are broken at spaces")
  func wrapping() {
    #expect(wrap("one two three", 13) == ["one two three"])
    #expect(wrap("one two three", 12) == ["one two", "three"])
    #expect(wrap("one two three", 7) == ["one two", "three"])
    #expect(wrap("one two three", 8, hanging: 2) == ["one two", "  three"])
  }

  @Test(
    "scripts without spaces are broken between letters, but not before or after what belongs to them"
  )
  func unspaced() {
    #expect(wrap("値は暗黙に、渡す。", 10) == ["値は暗黙", "に、渡す。"])
    #expect(wrap("値は暗黙に渡す。", 14) == ["値は暗黙に渡", "す。"])
    #expect(wrap("関数「値」を読む", 6) == ["関数", "「値」", "を読む"])
    #expect(wrap("キャッシュする", 6) == ["キャッ", "シュす", "る"])
    #expect(wrap("値は withValue の中", 14) == ["値は withValue", "の中"])
    #expect(wrap("値はwithValueの中", 10) == ["値は", "withValue", "の中"])
    #expect(wrap("한국어 문장입니다", 10) == ["한국어", "문장입니다"])
    #expect(wrap("、、、、", 5) == ["、、", "、、"])
  }

  @Test("a word longer than a line is broken in the middle")
  func longWord() {
    #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(wrap("漢字漢字", 5) == ["漢字", "漢字"])
    #expect(wrap("漢字", 1) == ["漢", "字"])
  }

  @Test("lines aren't broken within the indentation")
  func indentation() {
    #expect(wrap("    word", 6) == ["    wo", "rd"])
    #expect(wrap("  a word", 6) == ["  a", "word"])
  }

  @Test("styles survive wrapping")
  func styles() {
    let text: StyledText = "one \("two three", .strong)"
    let lines = text.wrapped(to: 7)
    #expect(lines == ["one \("two", .strong)", "\("three", .strong)"])
  }

  @Test("truncated text has a mark")
  func truncation() {
    #expect(StyledText("abcdef").truncated(to: 6, mark: "…").characters == "abcdef")
    #expect(StyledText("abcdef").truncated(to: 5, mark: "…").characters == "abcd…")
    #expect(StyledText("漢字漢字").truncated(to: 6, mark: "…").characters == "漢字…")
  }

  @Test("a painter changes style only where the meaning changes")
  func painting() {
    let text: StyledText = "a \("b", .strong)\(" ", .dim)\("c", .strong) d"
    #expect(Painter(colour: false).paint(text) == "a b c d")
    #expect(Painter(colour: true).paint(text) == "a \u{1B}[1mb c\u{1B}[0m d")
  }
}
