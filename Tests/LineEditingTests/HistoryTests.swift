import Foundation
import LineEditing
import MessageTables
import Phrases
import Pseudoterminals
import Testing

extension Editing {
  @Suite("history")
  final class History {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("history-\(UUID().uuidString)")
    private var path: String { folder.appendingPathComponent("state/history").path }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    private static let up = "\u{1B}[A"
    private static let down = "\u{1B}[B"

    @Test("Up and Down recall entries, without repeats")
    func recall() async throws {
      let editor = try EditorOnTerminal()
      for text in ["one", "two", "two", " "] {
        try await editor.check(text + "\r", .line(text))
      }
      try await editor.check(Self.up + Self.up + "\r", .line("one"))
      try await editor.check(Self.up + Self.up + Self.down + "!\r", .line("one!"))
    }

    @Test("Ctrl-R finds an entry")
    func search() async throws {
      let editor = try EditorOnTerminal()
      for text in ["let one = 1", "let two = 2"] {
        try await editor.check(text + "\r", .line(text))
      }
      try await editor.check("\u{12}one\u{5};\r", .line("let one = 1;"))
    }

    @Test("an entry of several lines is recalled completely and can be edited")
    func severalLines() async throws {
      let editor = try EditorOnTerminal()
      try await editor.check("f {\r\"\\n\"\r}\r", .line("f {\n  \"\\n\"\n}"))
      let submission = try await editor.read { terminal in
        terminal.send(Self.up)
        try await terminal.expectLines(
          ["> f {", ".   \"\\n\"", ". }", "> f {", ".   \"\\n\"", ". }"])
        terminal.send("\u{7F};}\r")
      }
      #expect(submission == .line("f {\n  \"\\n\"\n;}"))
      try await editor.check("x\r", .line("x"))
      try await editor.terminal.expectLines(
        ["> f {", ".   \"\\n\"", ". }", "> f {", ".   \"\\n\"", ". ;}", "> x"])
    }

    @Test("the latest thousand entries outlive the editor")
    func restart() async throws {
      let first = try EditorOnTerminal(historyPath: path)
      try await first.check("é {\r}\r", .line("é {\n}"))
      #expect(first.editor.takeNotices() == [])
      let second = try EditorOnTerminal(historyPath: path)
      try await second.check(Self.up + "\r", .line("é {\n}"))
      try await second.check("\\n\r", .line("\\n"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "# history 1\né {\\n}\n\\\\n\n")

      let long = "# history 1\n" + (1...1000).map { "\($0)\n" }.joined()
      try long.write(toFile: path, atomically: true, encoding: .utf8)
      let third = try EditorOnTerminal(historyPath: path)
      try await third.check("1001\r", .line("1001"))
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 1001 && lines[1] == "2" && lines[1000] == "1001")
    }

    @Test("two shells share a file")
    func shared() async throws {
      let first = try EditorOnTerminal(historyPath: path)
      let second = try EditorOnTerminal(historyPath: path)
      try await first.check("one\r", .line("one"))
      try await second.check("two\r", .line("two"))
      try await first.check("three\r", .line("three"))
      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == "# history 1\none\ntwo\nthree\n")
    }

    @Test(
      "a file that isn't a history is moved aside",
      arguments: ["", "one\ntwo\n", "# history 1\n\\x\n", "# history 1\n\0\n"])
    func corrupt(_ text: String) async throws {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let editor = try EditorOnTerminal(historyPath: path)
      #expect(editor.editor.takeNotices() == [.movedAside(path: path, to: path + ".bad")])
      #expect(try String(contentsOfFile: path + ".bad", encoding: .utf8) == text)
      try await editor.check("one\r", .line("one"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "# history 1\none\n")
    }

    @Test("a file that can't be written is reported once")
    func unwritable() async throws {
      let editor = try EditorOnTerminal(historyPath: "/dev/null/history")
      for text in ["one", "two"] { try await editor.check(text + "\r", .line(text)) }
      let notices = editor.editor.takeNotices()
      #expect(notices.count == 1)
      #expect(notices.first?.text.contains("`/dev/null/history`") == true)
      try await editor.check(Self.up + Self.up + "\r", .line("one"))
    }
  }
}
