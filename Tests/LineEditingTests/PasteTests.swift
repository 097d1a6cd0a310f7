import Foundation
import LineEditing
import Pseudoterminals
import Testing

extension Editing {
  @Suite("pastes and entries of several lines")
  struct Pasting {
    private static let start = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    @Test(
      "a marked paste is one entry, which Enter submits",
      arguments: [
        ("one\ntwo\n", "one\ntwo\n"), ("\n\none\n\n\ntwo", "\n\none\n\n\ntwo"),
        ("one\r\ntwo\r\n", "one\ntwo\n"), ("one\rtwo\r", "one\ntwo\n"),
        ("\tone\ttwo", "\tone\ttwo"), (":next\n?\nb\n", ":next\n?\nb\n"), ("", ""),
        ("a\u{3}\u{4}\u{1A}b", "a\u{3}\u{4}\u{1A}b"), ("a\0b", "a\u{FFFD}b"),
        ("\u{1B}[A\u{1B}[31m", "\u{1B}[A\u{1B}[31m"), ("café 漢字 🙂", "café 漢字 🙂"),
      ])
    func marked(_ pasted: String, _ entry: String) async throws {
      let editor = try EditorOnTerminal(findsBursts: true)
      try await editor.check(Self.start + pasted + Self.end + "\r", .line(entry))
    }

    @Test("several lines that arrive at once are a paste, even without marks")
    func burst() async throws {
      let editor = try EditorOnTerminal(findsBursts: true)
      let submission = try await editor.read { terminal in
        terminal.send("one\r\rtwo\r:next\r")
        try await terminal.expectLines(["> one", ".", ". two", ". :next", "."])
        terminal.send("\r")
      }
      #expect(submission == .line("one\n\ntwo\n:next\n"))
    }

    @Test(
      "keys typed ahead are keys",
      arguments: [
        ("one\r", Submission.line("one")), ("\r\r", .line("")), ("\r\u{1B}[A", .line("")),
        ("a\u{3}b\r", .interrupted(lineWasEmpty: false)), (":type 1\r:help\r", .line(":type 1")),
      ])
    func ahead(_ keys: String, _ wanted: Submission) async throws {
      try await EditorOnTerminal(findsBursts: true).check(keys, wanted)
    }

    @Test("a paste is inserted at the cursor, and later input is keys")
    func between() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check(
        "ad\u{2}\(Self.start)b\nc\(Self.end)!\r", .line("ab\nc!d"))
    }

    @Test("a paste whose end never arrives is inserted after a second")
    func noEnd() async throws {
      let editor = try EditorOnTerminal()
      let submission = try await editor.read { terminal in
        terminal.send(Self.start + "one\ntwo")
        try await terminal.expectLines(["> one", ". two"])
        terminal.send("\r")
      }
      #expect(submission == .line("one\ntwo"))
    }

    @Test("a paste of over a megabyte is truncated, with a message")
    func large() async throws {
      let editor = try EditorOnTerminal(columns: 60)
      let line = String(repeating: "x", count: 99) + "\n"
      let submission = try await editor.read { terminal in
        terminal.send(Self.start + String(repeating: line, count: 11_000) + Self.end)
        try await terminal.expect("bytes are left out")
        terminal.send("\r")
      }
      guard case .line(let entry) = submission else {
        Issue.record("\(submission)")
        return
      }
      #expect(entry.utf8.count == 1 << 20)
    }

    @Test("an entry that is taller than the terminal shows the rows around the cursor")
    func taller() async throws {
      let editor = try EditorOnTerminal(columns: 30, rows: 6)
      let lines = (1...20).map { "line \($0)" }
      let submission = try await editor.read { terminal in
        terminal.send(Self.start + lines.joined(separator: "\n") + Self.end)
        try await terminal.expectLines(
          ["⋮ 15 more rows above", ". line 16", ". line 17", ". line 18", ". line 19", ". line 20"])
        terminal.send(String(repeating: "\u{1B}[A", count: 10))
        try await terminal.expectScreen("the line ten above") { screen in
          screen.lines[screen.cursor.row] == ". line 10"
            && screen.lines.first == "⋮ 7 more rows above"
            && screen.lines.last == "⋮ 9 more rows below"
        }
        terminal.send("!\r")
      }
      #expect(submission == .line(lines.joined(separator: "\n").replacing("10", with: "10!")))
      // All of it has scrolled over the screen.
      try await editor.terminal.expectLines(lines.suffix(5).map { ". " + $0 })
      #expect(editor.terminal.output.contains("line 3"))
    }

    @Test("Up and Down move between the lines, and reach the history at the first and last")
    func upAndDown() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("old\r", .line("old"))
      let paste = Self.start + "long line\nb\nlast line" + Self.end
      let up = "\u{1B}[A"
      let down = "\u{1B}[B"
      try await editor.check(paste + up + up + "!\r", .line("long line!\nb\nlast line"))
      try await editor.check(
        paste + up + up + up + down + "\(up)\(up)!\r", .line("long line!\nb\nlast line"))
      try await editor.check(
        paste + "\u{1}" + up + "!" + down + "?\r", .line("long line\n!b\nl?ast line"))
    }

    @Test("the typed entry is still there after looking at the history")
    func historyKeepsEntry() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("old\r", .line("old"))
      let long = String(repeating: "0123456789", count: 300)
      let paste = Self.start + long + Self.end
      try await editor.check(paste + "\u{1B}[A\u{1B}[B\r", .line(long))
    }

    @Test(
      "line keys stay within one line",
      arguments: [
        ("\u{1}>\r", "a b\n>c d"), ("\u{1B}[H>\u{5}<\r", "a b\n>c d<"), ("\u{1}\u{B}x\r", "a b\nx"),
        ("\u{15}x\r", "a b\nx"), ("\u{17}x\r", "a b\nc x"), ("\u{15}\u{19}\u{19}\r", "a b\nc dc d"),
        ("\u{1B}[A\u{5}\u{B}\r", "a bc d"),
      ])
    func lineKeys(_ keys: String, _ wanted: String) async throws {
      let editor = try EditorOnTerminal()
      try await editor.check(Self.start + "a b\nc d" + Self.end + keys, .line(wanted))
    }

    @Test("Alt-Enter begins a new line in an entry that could be submitted")
    func newline() async throws {
      try await EditorOnTerminal().check("one\u{1B}\rtwo\r", .line("one\ntwo"))
    }

    @Test("a new line is indented by its brackets")
    func indentation() async throws {
      try await EditorOnTerminal().check(
        "f {\rg(\rx\r)\r\r}\r", .line("f {\n  g(\n    x\n  )\n\n}"))
    }

    @Test("the terminal marks pastes while an entry is read, and not afterwards")
    func request() async throws {
      let editor = try EditorOnTerminal()
      _ = try await editor.read { terminal in
        #expect(terminal.output.hasPrefix("\u{1B}[?2004h"))
        terminal.send("\r")
      }
      try await editor.terminal.expect("\u{1B}[?2004l")
    }
  }
}
