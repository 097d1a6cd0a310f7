import Testing

@testable import LineEditing

@Suite("Entries that single keys edit")
struct KeyedEntryTests {
  /// The text after some keys, with `|` at the cursor.
  private func edited(_ text: String, history: [String] = [], _ keys: [Key]) -> String {
    var entry = KeyedEntry(text, history: history)
    for key in keys { entry.handle(key) }
    entry.handle(.character("|"))
    return entry.text
  }

  @Test(
    "keys move and change as at the prompt",
    arguments: [
      ("let a", [.home], "|let a"), ("let a", [.control("a"), .right], "l|et a"),
      ("let a", [.left, .delete], "let |"), ("let a", [.backspace], "let |"),
      ("let ab", [.wordLeft], "let |ab"), ("let ab", [.home, .wordRight], "let| ab"),
      ("let ab", [.control("w"), .control("y"), .control("y")], "let abab|"),
      ("let ab", [.home, .control("k")], "|"), ("a\nbc", [.control("u")], "a\n|"),
      ("abc\nd", [.up], "a|bc\nd"), ("abc\nd\nefg", [.up, .up], "abc|\nd\nefg"),
      ("abc\nd", [.home, .up, .end, .down], "abc\nd|"), ("f {", [.newline], "f {\n  |"),
      ("f {", [.newline, .character("}")], "f {\n}|"), ("", [.tab], "  |"),
      ("a", [.enter, .pageUp, .unknown, .control("z")], "a|"),
    ] as [(String, [Key], String)])
  func keys(_ text: String, _ keys: [Key], _ expected: String) {
    #expect(edited(text, keys) == expected)
  }

  @Test("a name is completed as far as the candidates agree, and then they are listed")
  func completion() {
    var entry = KeyedEntry("let a = se)")
    entry.handle(.left)
    #expect(entry.tabCompletes)
    let seats = Completion(
      replaceFrom: 8,
      candidates: [.init("seatCount", summary: "seatCount: Int"), .init("seats", summary: "seats")])
    #expect(entry.complete(with: seats, width: 40) == "")
    #expect(entry.text == "let a = seat)" && entry.textBeforeCursor == "let a = seat")
    #expect(entry.complete(with: seats, width: 40) == "seatCount: Int  seats\n")
    #expect(
      entry.complete(with: Completion(replaceFrom: 8, candidates: []), width: 40) == "")
    #expect(entry.text == "let a = seat)")
    #expect(!KeyedEntry("f {\n  ").tabCompletes)
  }

  @Test("the arrows show earlier entries, and keep the new entry")
  func history() {
    #expect(edited("c", history: ["a", "b"], [.up]) == "b|")
    #expect(edited("c", history: ["a", "b"], [.up, .up, .up]) == "a|")
    #expect(edited("c", history: ["a", "b"], [.up, .up, .down, .down]) == "c|")
  }

  @Test("Enter in a paste is a line of it, and brackets in it keep their places")
  func paste() {
    var entry = KeyedEntry()
    entry.handle(.pasteStart)
    #expect(entry.takesEnter)
    for character in "a {" { entry.handle(.character(character)) }
    entry.handle(.enter)
    for character in "    }" { entry.handle(.character(character)) }
    entry.handle(.pasteEnd)
    #expect(!entry.takesEnter)
    #expect(entry.text == "a {\n    }")
  }

  @Test("the rows around the cursor are drawn, with the cursor's place")
  func rows() {
    var entry = KeyedEntry((1...9).map { "line \($0)" }.joined(separator: "\n"))
    entry.moveToStart()
    let first = entry.rows(
      prompt: Prompt("> "), continuation: Prompt(". "), width: 40, height: 5,
      locale: CharacterLocale(named: "C"))
    #expect(first.rows.count == 5 && first.rows[0] == "> line 1" && first.rows[1] == ". line 2")
    #expect(first.rows[4].contains("more rows below"))
    #expect(first.cursor == (0, 2))
  }

  @Test(
    "the decoder knows the keys of an editor",
    arguments: [
      ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;3C", .wordRight), ("\u{1B}b", .wordLeft),
      ("\u{1B}f", .wordRight), ("\u{1B}\r", .newline), ("\u{1B}[3~", .delete),
      ("\u{1B}[200~", .pasteStart), ("\u{1B}[201~", .pasteEnd), ("\u{1B}[D", .left),
    ] as [(String, Key)])
  func decoder(_ bytes: String, _ key: Key) {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes.utf8 { keys += decoder.append(byte) }
    #expect(keys == [key])
  }
}
