import LineEditing
import Pseudoterminals
import Testing

extension Editing {
  @Suite("completion")
  struct Completing {
    /// Completes words from a fixed list.
    private func editor(columns: Int = 40) throws -> EditorOnTerminal {
      try EditorOnTerminal(columns: columns) { entry, cursor in
        let before = entry.utf8.prefix(cursor)
        let word = before.suffix(while: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") })
        let text = String(decoding: word, as: UTF8.self)
        return Completion(
          replaceFrom: cursor - word.count,
          candidates: ["print", "prefix", "précis", "value"].filter { $0.hasPrefix(text) }.map {
            .init($0, summary: $0)
          })
      }
    }

    @Test(
      "a single candidate is inserted; of several, their common prefix",
      arguments: [
        ("v\t\r", "value"), ("pri\t(\r", "print("), ("p\tx\r", "prx"), ("x\t\r", "x"),
        ("é pré\t\r", "é précis"), ("v x\u{1}\u{6}\t\r", "value x"), ("\t v\t\r", "   value"),
        ("{\r\tv\t}\r", "{\n    value}"),
      ])
    func insert(_ keys: String, _ wanted: String) async throws {
      try await editor().check(keys, .line(wanted))
    }

    @Test("several candidates are listed below the line, which continues")
    func list() async throws {
      let editor = try editor(columns: 16)
      let submission = try await editor.read { terminal in
        terminal.send("one pr!\u{2}\t")
        try await terminal.expectLines(
          ["> one pr!", "print   précis", "prefix", "> one pr!"])
        try await terminal.expectScreen("the cursor") { $0.cursor == (3, 8) }
        terminal.send("\u{1}\u{6}\u{6}\u{6}\u{6}\u{6}\u{6}i\t\r")
      }
      #expect(submission == .line("one print!"))
    }
    @Test("several candidates with one name are listed with their kinds, once the name is complete")
    func summaries() async throws {
      let editor = try EditorOnTerminal(columns: 30) { _, _ in
        Completion(
          replaceFrom: 0,
          candidates: [
            .init("max", summary: "max() -> Int?"),
            .init("max", summary: "max(by: (Int, Int) throws -> Bool) rethrows -> Int?"),
          ])
      }
      let submission = try await editor.read { terminal in
        terminal.send("m\t")
        try await terminal.expectLines(["> max"])
        terminal.send("\t")
        try await terminal.expectLines(
          ["> max", "max() -> Int?", "max(by: (Int, Int) throws ...", "> max"])
        terminal.send("\r")
      }
      #expect(submission == .line("max"))
    }
  }
}

extension Collection {
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> [Element] {
    reversed().prefix(while: isIncluded).reversed()
  }
}
