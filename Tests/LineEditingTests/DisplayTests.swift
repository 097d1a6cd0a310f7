import Foundation
import LineEditing
import Pseudoterminals
import Testing

extension Editing {
  @Suite("the line and what is around it")
  struct Display {
    @Test("output appears above the line being typed")
    func outputAbove() async throws {
      let editor = try EditorOnTerminal()
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("one two\u{2}\u{2}")
      try await editor.terminal.expectScreen("the line") { $0.cursor == (0, 7) }
      editor.editor.printAbove("first\nsecond")
      editor.editor.printAbove("third\n")
      try await editor.terminal.expectLines(["first", "second", "third", "> one two"])
      try await editor.terminal.expectScreen("the cursor") { $0.cursor == (3, 7) }
      editor.terminal.send("-\r")
      #expect(await submission == .line("one t-wo"))
      editor.editor.printAbove("after")
      editor.editor.printAbove(" all\n")
      try await editor.terminal.expectLines(
        ["first", "second", "third", "> one t-wo", "after all"])
    }

    @Test(
      "output appears above a line of several rows",
      arguments: [
        ("abcdefgh", 1, 0), ("abcdefg", 0, 9), ("abcdefghijklmnopqr", 2, 0),
        ("abcdefg漢", 1, 2), ("漢漢漢漢x", 1, 1), ("\u{16}\u{1}abcdefg", 1, 1),
      ])
    func rows(_ typed: String, _ row: Int, _ column: Int) async throws {
      let editor = try EditorOnTerminal(columns: 10, rows: 6)
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send(typed)
      try await editor.terminal.expectScreen("the line") { $0.cursor == (row, column) }
      let lines = editor.terminal.screen.lines
      editor.editor.printAbove("note")
      try await editor.terminal.expectLines(["note"] + lines)
      try await editor.terminal.expectScreen("the cursor") { $0.cursor == (row + 1, column) }
      editor.terminal.send("\r")
      _ = await submission
    }

    @Test("output while an entry is recalled, searched or unfinished keeps it")
    func outputElsewhere() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("a {\rb}\r", .line("a {\nb}"))
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("\u{12}a {")
      try await editor.terminal.expectScreen("the search") { $0.lines.last == "bck:a {" }
      editor.editor.printAbove("note")
      try await editor.terminal.expectLines(
        ["> a {", ". b}", "note", "> a {", "b}", "bck:a {"])
      editor.terminal.send("\u{5}{\r")
      try await editor.terminal.expectLines(
        ["> a {", ". b}", "note", "> a {", "b}{", "."])
      editor.editor.printAbove("again")
      editor.terminal.send("}\r")
      #expect(await submission == .line("a {\nb}{\n}"))
      try await editor.terminal.expectLines(
        ["> a {", ". b}", "note", "> a {", "b}{", "again", ". }"])
    }

    @Test("a new width wraps the line anew")
    func resize() async throws {
      let editor = try EditorOnTerminal(columns: 20)
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("abcdefghijklmn")
      try await editor.terminal.expectLines(["> abcdefghijklmn"])
      editor.terminal.resize(columns: 10, rows: 10)
      // The terminal isn't this process's own, so nobody else would tell it.
      raise(SIGWINCH)
      try await editor.terminal.expectScreen("two rows") {
        $0.lines.suffix(2) == ["> abcdefgh", "ijklmn"]
      }
      editor.terminal.send("o\r")
      #expect(await submission == .line("abcdefghijklmno"))
    }

    @Test("a coloured prompt takes no more room than a plain one")
    func colour() async throws {
      let editor = try EditorOnTerminal(columns: 10)
      async let submission = editor.read(prompt: Prompt("demo> ", style: "1;36"))
      try await editor.terminal.expect("\u{1B}[1;36mdemo>\u{1B}[0m ")
      editor.terminal.send("abcde")
      try await editor.terminal.expectLines(["demo> abcd", "e"])
      editor.editor.printAbove("note")
      try await editor.terminal.expectLines(["note", "demo> abcd", "e"])
      editor.terminal.send("\r")
      #expect(await submission == .line("abcde"))
    }

    @Test("where letters can't be drawn, they are still read")
    func asciiLocale() async throws {
      let editor = try EditorOnTerminal(locale: "C")
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("é漢")
      try await editor.terminal.expectLines(["> \\U+00E9\\U+6F22"])
      editor.editor.printAbove("note")
      try await editor.terminal.expectLines(["note", "> \\U+00E9\\U+6F22"])
      editor.terminal.send("\r")
      #expect(await submission == .line("é漢"))
    }

    @Test("bytes that aren't UTF-8 become replacement characters", arguments: ["C", "C.UTF-8"])
    func badBytes(_ locale: String) async throws {
      let editor = try EditorOnTerminal(locale: locale)
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send(bytes: [0x61, 0xFF, 0x62, 0xC3, 0x63, 0xED, 0xA0, 0x80, 0x0D])
      #expect(await submission == .line("a\u{FFFD}b\u{FFFD}c\u{FFFD}"))
    }

    @Test("the terminal's settings are put back after a line")
    func settings() async throws {
      let editor = try EditorOnTerminal()
      let before = editor.settings
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("a")
      try await editor.terminal.expect("a")
      #expect(editor.settings != before)
      editor.terminal.send("\r")
      _ = await submission
      #expect(editor.settings == before)
    }

    @Test("another thread can end the read as Ctrl-C would")
    func interrupt() async throws {
      let editor = try EditorOnTerminal()
      #expect(editor.editor.interrupt() == false)
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.send("one")
      try await editor.terminal.expectLines(["> one"])
      #expect(editor.editor.interrupt())
      #expect(await submission == .interrupted(lineWasEmpty: false))
      try await editor.check("two\r", .line("two"))
    }

    @Test("the end of the terminal is the end of the input")
    func hangUp() async throws {
      let editor = try EditorOnTerminal()
      async let submission = editor.read()
      try await editor.terminal.expect("> ")
      editor.terminal.hangUp()
      #expect(await submission == .endOfFile)
    }

    @Test(
      "no editor where lines can't be redrawn",
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
