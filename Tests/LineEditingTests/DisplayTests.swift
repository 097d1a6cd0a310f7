import Foundation
import LineEditing
import Pseudoterminals
import Testing

extension Editing {
  @Suite("the line and the text around it")
  struct Display {
    @Test("output appears above the line being typed")
    func outputAbove() async throws {
      let editor = try EditorOnTerminal()
      let submission = try await editor.read { terminal in
        terminal.send("one two\u{2}\u{2}")
        try await terminal.expectScreen("the line") { $0.cursor == (0, 7) }
        editor.editor.printAbove("first\nsecond")
        editor.editor.printAbove("third\n")
        try await terminal.expectLines(["first", "second", "third", "> one two"])
        try await terminal.expectScreen("the cursor") { $0.cursor == (3, 7) }
        terminal.send("-\r")
      }
      #expect(submission == .line("one t-wo"))
      editor.editor.printAbove("after")
      editor.editor.printAbove(" all\n")
      try await editor.terminal.expectLines(
        ["first", "second", "third", "> one t-wo", "after all"])
    }

    @Test(
      "output appears above a line of several rows",
      arguments: [
        ("abcdefgh", 1, 2), ("abcdefg", 0, 9), ("abcdefghijklmnopqr", 2, 4),
        ("abcdefg漢", 1, 4), ("漢漢漢漢x", 1, 3), ("\u{16}\u{1}abcdefg", 1, 3),
      ])
    func rows(_ typed: String, _ row: Int, _ column: Int) async throws {
      let editor = try EditorOnTerminal(columns: 10, rows: 6)
      _ = try await editor.read { terminal in
        terminal.send(typed)
        try await terminal.expectScreen("the line") { $0.cursor == (row, column) }
        let lines = terminal.screen.lines
        editor.editor.printAbove("note")
        try await terminal.expectLines(["note"] + lines)
        try await terminal.expectScreen("the cursor") { $0.cursor == (row + 1, column) }
        terminal.send("\r")
      }
    }

    @Test("marks that reorder text are shown, since they would show other code than is run")
    func reorderingMarks() async throws {
      let editor = try EditorOnTerminal()
      let submission = try await editor.read { terminal in
        terminal.send("a\u{202E}b\u{2066}")
        try await terminal.expectLines(["> a\\U+202Eb\\U+2066"])
        terminal.send("\u{2}\u{2}\u{7F}\r")
      }
      #expect(submission == .line("ab\u{2066}"))
    }

    @Test("output keeps an entry that is recalled, searched or unfinished")
    func outputElsewhere() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("a {\rb}\r", .line("a {\n  b}"))
      let submission = try await editor.read { terminal in
        terminal.send("\u{12}a {")
        try await terminal.expectScreen("the search") { $0.lines.last == "search: a {" }
        editor.editor.printAbove("note")
        try await terminal.expectLines(
          ["> a {", ".   b}", "note", "> a {", ".   b}", "search: a {"])
        // Ends the search at the first line. Down and the end key apply to the entry.
        terminal.send("\u{1B}[B\u{5}{\r")
        try await terminal.expectLines(
          ["> a {", ".   b}", "note", "> a {", ".   b}{", "."])
        editor.editor.printAbove("again")
        terminal.send("}\r")
      }
      #expect(submission == .line("a {\n  b}{\n  }"))
      try await editor.terminal.expectLines(
        ["> a {", ".   b}", "note", "again", "> a {", ".   b}{", ".   }"])
    }

    @Test("a new width wraps the line again")
    func resize() async throws {
      let editor = try EditorOnTerminal(columns: 20)
      let submission = try await editor.read { terminal in
        terminal.send("abcdefghijklmn")
        try await terminal.expectLines(["> abcdefghijklmn"])
        terminal.resize(columns: 10, rows: 10)
        // The terminal isn't this process's own, so the signal must be sent explicitly.
        kill(getpid(), SIGWINCH)
        try await terminal.expectScreen("two rows") {
          $0.lines.suffix(2) == ["> abcdefgh", "  ijklmn"]
        }
        terminal.send("o\r")
      }
      #expect(submission == .line("abcdefghijklmno"))
    }

    @Test("a colored prompt takes as much room as a plain one")
    func colour() async throws {
      let editor = try EditorOnTerminal(columns: 10)
      let submission = try await editor.read(prompt: Prompt("demo> ", style: "1;36")) { terminal in
        #expect(terminal.output.contains("\u{1B}[1;36mdemo>\u{1B}[0m "))
        terminal.send("abcde")
        try await terminal.expectLines(["demo> abcd", "  e"])
        editor.editor.printAbove("note")
        try await terminal.expectLines(["note", "demo> abcd", "  e"])
        terminal.send("\r")
      }
      #expect(submission == .line("abcde"))
    }

    @Test("letters that can't be drawn are still read")
    func asciiLocale() async throws {
      let editor = try EditorOnTerminal(locale: "C")
      let submission = try await editor.read { terminal in
        terminal.send("é漢")
        try await terminal.expectLines(["> \\U+00E9\\U+6F22"])
        editor.editor.printAbove("note")
        try await terminal.expectLines(["note", "> \\U+00E9\\U+6F22"])
        terminal.send("\r")
      }
      #expect(submission == .line("é漢"))
    }

    @Test("bytes that aren't UTF-8 become replacement characters", arguments: ["C", "C.UTF-8"])
    func badBytes(_ locale: String) async throws {
      let editor = try EditorOnTerminal(locale: locale)
      let submission = try await editor.read { terminal in
        terminal.send(bytes: [0x61, 0xFF, 0x62, 0xC3, 0x63, 0xED, 0xA0, 0x80, 0x0D])
      }
      #expect(submission == .line("a\u{FFFD}b\u{FFFD}c\u{FFFD}"))
    }

    @Test("the terminal's settings are restored after a line")
    func settings() async throws {
      let editor = try EditorOnTerminal()
      let before = editor.settings
      _ = try await editor.read { terminal in
        terminal.send("a")
        try await terminal.expect("a")
        #expect(editor.settings != before)
        terminal.send("\r")
      }
      #expect(editor.settings == before)
    }

    @Test("another thread can end the read, like Ctrl-C")
    func interrupt() async throws {
      let editor = try EditorOnTerminal()
      #expect(editor.editor.interrupt() == false)
      let submission = try await editor.read { terminal in
        terminal.send("one")
        try await terminal.expectLines(["> one"])
        #expect(editor.editor.interrupt())
      }
      #expect(submission == .interrupted(lineWasEmpty: false))
      try await editor.check("two\r", .line("two"))
    }

    @Test("the end of the terminal is the end of the input")
    func hangUp() async throws {
      let editor = try EditorOnTerminal()
      let submission = try await editor.read { terminal in
        terminal.hangUp()
      }
      #expect(submission == .endOfFile)
    }

    @Test(
      "there is no editor if lines can't be redrawn",
      arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
    func dumbTerminal(_ environment: [String: String]) throws {
      let terminal = try Pseudoterminal()
      let slave = terminal.slave
      #expect(
        LineEditor(program: "t", input: slave, output: slave, environment: environment) == nil)
      #expect(
        LineEditor(program: "t", input: slave, output: slave, environment: ["TERM": "new-term"])
          != nil)
    }
  }
}
