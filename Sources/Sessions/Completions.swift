package import Lessons
import Lowering
import Recording

/// What Tab offers.
package struct Completions: Sendable {
  /// What stands in the place of the last part of what was typed.
  package struct Offer: Equatable, Sendable {
    /// The UTF-8 offset from which a candidate replaces the text.
    package var replaceFrom: Int
    package var candidates: [String]
  }

  private let lessons: [Lesson]
  private let sources: @Sendable () -> [String]

  /// - Parameter sources: the texts whose names can be completed.
  package init(lessons: [Lesson], sources: @escaping @Sendable () -> [String]) {
    self.lessons = lessons
    self.sources = sources
  }

  package func offer(for entry: String, cursor: Int) -> Offer {
    let typed = String(decoding: entry.utf8.prefix(cursor), as: UTF8.self)
    if typed.hasPrefix(":") { return commandOffer(typed) }
    let word = typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    let prefix = String(word.reversed())
    let start = typed.utf8.count - prefix.utf8.count
    let isMember = typed.dropLast(prefix.count).last == "."
    guard !prefix.isEmpty || isMember else { return Offer(replaceFrom: start, candidates: []) }
    var names = isMember ? memberNames : names
    if !isMember { names.formUnion(Self.commonNames) }
    let candidates = names.filter { $0.hasPrefix(prefix) && $0 != prefix }.sorted()
    return Offer(replaceFrom: start, candidates: candidates)
  }

  private func commandOffer(_ typed: String) -> Offer {
    guard let space = typed.firstIndex(of: " ") else {
      let commands = ColonCommand.allCases.map { command in
        ":" + command.rawValue + (command.argument == nil ? "" : " ")
      }
      return Offer(replaceFrom: 0, candidates: commands.filter { $0.hasPrefix(typed) })
    }
    let argument = typed[space...].drop { $0 == " " }
    let start = typed.utf8.count - argument.utf8.count
    let candidates: [String]
    switch ColonLine(String(typed)) {
    case .command(.start, _): candidates = lessons.map(\.slug)
    case .command(.trace, _): candidates = ["full", "outline", "off"]
    default: candidates = []
    }
    return Offer(
      replaceFrom: start, candidates: candidates.filter { $0.hasPrefix(argument) })
  }

  /// Words of everything submitted so far: its declarations, and what it has used.
  private var names: Set<String> {
    sources().reduce(into: []) { $0.formUnion(words(in: $1)) }
  }

  private var memberNames: Set<String> {
    var names = names
    // A binding's projection, `$name`, is what one writes before `withValue`.
    names.formUnion(names.filter { $0.first?.isLowercase == true }.map { "$" + $0 })
    names.formUnion(["withValue", "description", "count", "isEmpty"])
    return names
  }

  private func words(in text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in text + " " {
      if character.isLetter || character == "_" || (character.isNumber && !word.isEmpty) {
        word.append(character)
      } else {
        if word.count > 1 { words.insert(word) }
        word = ""
      }
    }
    return words
  }

  private static let commonNames: Set<String> = [
    "await", "async", "break", "case", "catch", "class", "continue", "default", "defer",
    "else", "enum", "extension", "false", "for", "func", "guard", "import", "init", "let", "nil",
    "print", "private", "protocol", "repeat", "return", "self", "static", "struct", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "while", "Task", "DispatchQueue",
    "TaskLocal", "Dependency", "DependencyKey", "DependencyValues", "withDependencies",
    "withCheckedContinuation", "withTaskGroup",
  ]
}
