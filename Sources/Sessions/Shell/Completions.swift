import Lessons
package import Semantics

/// What Tab offers.
package struct Completions: Sendable {
  /// A candidate to replace the last part of the typed text.
  package struct Offer: Equatable, Sendable {
    /// The UTF-8 offset from which a candidate replaces the text.
    package var replaceFrom: Int
    package var candidates: [Candidate]
  }

  package struct Candidate: Hashable, Sendable {
    package var text: String
    /// The description in a list of candidates.
    package var summary: String
  }

  private let lessons: [String]
  private let names: @Sendable (String) -> [NameCandidate]

  /// - Parameter names: The names that could stand at the end of a text.
  package init(lessons: [String], names: @escaping @Sendable (String) -> [NameCandidate]) {
    self.lessons = lessons
    self.names = names
  }

  package func offer(for entry: String, cursor: Int) -> Offer {
    let typed = String(decoding: entry.utf8.prefix(cursor), as: UTF8.self)
    if typed.hasPrefix(":") { return commandOffer(typed) }
    let word = typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    let prefix = String(word.reversed())
    let start = typed.utf8.count - prefix.utf8.count
    let isMember = typed.dropLast(prefix.count).last == "."
    guard !prefix.isEmpty || isMember else { return Offer(replaceFrom: start, candidates: []) }
    var candidates = names(typed).map { Candidate(text: $0.name, summary: $0.signature) }
    if !isMember {
      candidates += Self.keywords.filter { $0.hasPrefix(prefix) && $0 != prefix }.map {
        Candidate(text: $0, summary: $0)
      }
      candidates.sort { ($0.text, $0.summary) < ($1.text, $1.summary) }
    }
    return Offer(replaceFrom: start, candidates: candidates)
  }

  private func commandOffer(_ typed: String) -> Offer {
    guard let space = typed.firstIndex(of: " ") else {
      let commands = ColonCommand.allCases.map { command in
        ":" + command.rawValue + (command.argument == nil ? "" : " ")
      }
      return Offer(replaceFrom: 0, candidates: plain(commands.filter { $0.hasPrefix(typed) }))
    }
    let argument = typed[space...].drop { $0 == " " }
    let start = typed.utf8.count - argument.utf8.count
    let candidates: [String]
    switch ColonLine(String(typed)) {
    case .command(.start, _): candidates = lessons
    case .command(.trace, _): candidates = ["full", "outline", "off"]
    case .command(.help, _):
      candidates =
        ["swift", "trace", "glossary"] + ColonCommand.allCases.map(\.rawValue)
        + Glossary.ofLessons.entries.map(\.term)
    case .command(.context, _): candidates = ["live", "preview", "test"]
    case .command(.type, _), .command(.members, _):
      let offer = offer(for: String(argument), cursor: argument.utf8.count)
      return Offer(replaceFrom: start + offer.replaceFrom, candidates: offer.candidates)
    default: candidates = []
    }
    return Offer(
      replaceFrom: start, candidates: plain(candidates.filter { $0.hasPrefix(argument) }))
  }

  private func plain(_ texts: [String]) -> [Candidate] {
    texts.map { Candidate(text: $0, summary: $0) }
  }

  private static let keywords = [
    "actor", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
    "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "nonisolated", "override", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while",
  ]
}
