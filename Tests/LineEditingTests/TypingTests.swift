import LineEditing
import Pseudoterminals
import Testing

extension Editing {
  @Suite("typing")
  struct Typing {
    @Test(
      "keys edit the line",
      arguments: [
        ("one\r", Submission.line("one")),
        ("\r", .line("")),
        ("onx\u{7F}e\r", .line("one")),
        ("two\u{1}one \r", .line("one two")),
        ("one\u{1B}[D\u{1B}[D-\r", .line("o-ne")),
        ("one two\u{17}\r", .line("one ")),
        ("one\u{15}two\r", .line("two")),
        ("?\r", .line("?")),
        ("a ? b\r", .line("a ? b")),
        ("a\u{7F}?\r", .line("?")),
        ("\u{4}", .endOfFile),
        ("one\u{4}\r", .line("one")),
        ("\u{3}", .interrupted(lineWasEmpty: true)),
        ("one\u{3}", .interrupted(lineWasEmpty: false)),
        ("one\u{1B}\u{3}", .interrupted(lineWasEmpty: false)),
        ("caf\u{E9} \u{1F642}\r", .line("caf\u{E9} \u{1F642}")),
      ])
    func keys(_ keys: String, _ wanted: Submission) async throws {
      try await EditorOnTerminal().check(keys, wanted)
    }

    @Test("a line with Ctrl-C stays on the screen and the next one starts empty")
    func interruptedLine() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("one\u{3}", .interrupted(lineWasEmpty: false))
      try await editor.check("two\r", .line("two"))
      try await editor.terminal.expectLines(["> one^C", "> two"])
    }

    @Test("an open brace continues on the next line")
    func severalLines() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("a {\rb\r}\r", .line("a {\n  b\n}"))
      try await editor.terminal.expectLines(["> a {", ".   b", ". }"])
    }

    @Test("Ctrl-C drops all lines of an entry, Ctrl-D ends it unchanged")
    func endingSeveralLines() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("a {\r\u{3}", .interrupted(lineWasEmpty: false))
      try await editor.check("a {\rb\r\u{4}", .line("a {\n  b\n  "))
    }
  }
}
