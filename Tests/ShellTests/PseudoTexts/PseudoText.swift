import Foundation

/// A text of the tutor in the pseudo-language, whose sentences are in brackets.
package struct PseudoText {
  /// The beginnings of sentences without a closing bracket, which were cut.
  package private(set) var cut: [String] = []
  /// The words outside of brackets that neither the program nor the lesson contains.
  package private(set) var untranslated: [String] = []
  /// The number of whole sentences.
  package private(set) var sentences = 0

  /// - Parameters:
  ///   - known: Texts that the tutor shows unchanged: programs, lessons, arguments.
  ///   - kept: Words that stay as they are.
  package init(_ text: String, knowing known: [String], keeping kept: Set<String> = []) {
    let text = text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    var open: [Substring.Index] = []
    var outside = ""
    for index in text.indices {
      switch text[index] {
      case "⟦": open.append(index)
      case "⟧":
        if open.popLast() == nil { cut.append("… \(text[..<index].suffix(40))⟧") }
        if open.isEmpty { sentences += 1 }
        outside += " "
      default: if open.isEmpty { outside.append(text[index]) }
      }
    }
    cut += open.map { String(text[$0...].prefix(60)) }
    let known = Set(known.flatMap(Self.words)).union(kept)
    untranslated = Self.words(outside).filter { !known.contains($0) }
  }

  /// The words of at least three letters, and not the names of tasks, as in `T12`.
  private static func words(_ text: String) -> [String] {
    text.matches(of: /[A-Za-z][a-z]{2,}/).map { String($0.output).lowercased() }
  }
}

extension PseudoText {
  /// The words of the trace's notation. Lessons and the help for traces explain each of them.
  package static let notation: Set<String> = [
    "bind", "override", "prepare", "inherit", "yield", "restore", "start", "enqueue", "sync", "end",
    "await", "sleep", "cancel", "reaches", "misses", "next", "refuse", "waits", "changed", "finds",
    "advance",
    "finish", "read", "resolve", "capture", "action", "effect", "drop", "receive", "expect",
    "prints",
    "issue", "lost", "keep", "throw", "trap", "limit", "stop", "resume", "observe", "notify",
  ]

  /// Names of Swift, of the libraries and of the machine in values and places: `nil`,
  /// `TestClock<Duration>`, `closure at line 7`.
  package static let names: Set<String> = [
    "live", "test", "preview", "context", "value", "main", "closure", "line", "get", "store",
    "state",
    "stdin", "swift", "heirloom", "lesson", "lessons", "input", "int", "string", "bool", "void",
    "optional", "package", "nil", "true", "false", "duration", "cancellation", "task", "node",
    "never",
  ]

  /// Descriptions of values that a run makes, in its own language: `FireAndForget(awaits the work)`,
  /// `2 given so far`.
  package static let values: Set<String> = ["awaits", "starts", "given", "far"]

  /// The argument parser's own words in its usage and its errors.
  package static let parser: Set<String> = [
    "error", "help", "usage", "see", "more", "information", "for", "missing", "expected",
    "argument",
    "unexpected", "unknown", "option", "value", "invalid", "the", "please", "provide", "one",
    "following",
    "options", "subcommand", "language", "tag", "format", "trace", "color", "width", "speed",
    "order", "text", "plain",
    "json", "version", "arguments", "answers", "step", "why", "dump", "expand", "env", "module",
    "library", "target", "files", "name", "path", "file", "number", "and", "run", "show", "out",
    "all",
    "full", "outline", "off", "line", "time", "auto", "always", "never", "lessons", "paths", "cast",
    "html", "svg", "commands", "title", "dir",
  ]

  /// The compiler's words for a name that the shell doesn't know.
  package static let compiler: Set<String> = ["cannot", "find", "scope"]

  /// Sentences of the libraries that programs report.
  package static let libraries: Set<String> = ["issue", "reported"]

  /// The arguments of the shell's commands, as its help shows them.
  package static let shell: Set<String> = [
    "lesson", "pages", "word", "trace", "swift", "full", "outline", "off", "line", "name", "new",
    "time", "live", "preview", "test", "expression", "type", "file",
  ]

  /// The system's messages for errors of files.
  package static let system: Set<String> = [
    "such", "file", "directory", "permission", "denied", "not", "exists", "bad", "address",
  ]
}
