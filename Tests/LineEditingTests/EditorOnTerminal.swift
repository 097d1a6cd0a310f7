import Foundation
import LineEditing
import Pseudoterminals
import Testing

/// All tests that use libedit, which stores terminal data in global variables.
@Suite("editing lines", .serialized)
enum Editing {}

/// A line editor on a pseudo-terminal in this process.
final class EditorOnTerminal: Sendable {
  let terminal: Pseudoterminal
  let editor: LineEditor

  /// - Parameter findsBursts: Off, so that the keys of several lines can be sent at once.
  init(
    columns: Int = 40, rows: Int = 10, historyPath: String? = nil, locale: String = "C.UTF-8",
    findsBursts: Bool = false, completion: Completion.Source? = nil
  ) throws {
    terminal = try Pseudoterminal(columns: columns, rows: rows, lifetime: .seconds(60))
    let slave = terminal.slave
    editor = try #require(
      LineEditor(
        program: "test", input: slave, output: slave, historyPath: historyPath,
        locale: CharacterLocale(named: locale), environment: ["TERM": "xterm"],
        findsBursts: findsBursts, completion: completion))
  }

  /// The terminal's local modes, such as echo. `NOFLSH` is omitted, because it stays set between
  /// two entries.
  var settings: UInt { localModes(terminal.slave) & ~UInt(NOFLSH) }

  /// Reads an entry whose lines continue while a `{` is open. `typing` begins at the prompt.
  func read(
    prompt: Prompt = Prompt("> "), typing: (Pseudoterminal) async throws -> Void
  ) async throws -> Submission {
    terminal.skipOutput()
    async let submission = editor.read(prompt: prompt, continuation: Prompt(". ")) { entry in
      entry.filter { $0 == "{" }.count <= entry.filter { $0 == "}" }.count
    }
    // A style ends before the last character.
    try await terminal.expect(String(prompt.text.dropLast()))
    try await terminal.expect(String(prompt.text.suffix(1)))
    try await typing(terminal)
    return await submission
  }

  /// Reads an entry, with keys sent once the prompt is drawn, and expects `wanted`.
  func check(
    _ keys: String, _ wanted: Submission, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await read { $0.send(keys) }
    #expect(found == wanted, "\(terminal.screen.lines)", sourceLocation: sourceLocation)
  }
}

func localModes(_ descriptor: Int32) -> UInt {
  var settings = termios()
  tcgetattr(descriptor, &settings)
  return UInt(settings.c_lflag)
}
