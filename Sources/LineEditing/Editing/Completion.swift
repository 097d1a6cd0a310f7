/// The candidates to replace the text before the cursor.
package struct Completion: Sendable, Equatable {
  package struct Candidate: Sendable, Equatable {
    package var text: String
    /// The text in a list of candidates. Several candidates can insert the same text.
    package var summary: String

    package init(_ text: String, summary: String) {
      self.text = text
      self.summary = summary
    }
  }

  /// The UTF-8 offset in the entry from which, up to the cursor, a candidate replaces the text.
  package var replaceFrom: Int
  package var candidates: [Candidate]

  package init(replaceFrom: Int, candidates: [Candidate]) {
    self.replaceFrom = replaceFrom
    self.candidates = candidates
  }

  /// Finds candidates for an entry (with the lines already finished) and a cursor in it.
  package typealias Source = @Sendable (_ entry: String, _ cursorUTF8Offset: Int) -> Completion
}

extension Completion {
  /// The longest text that every candidate begins with.
  var commonPrefix: String {
    guard var prefix = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return String(prefix)
  }

  /// What Tab does with the candidates.
  enum Effect: Equatable {
    case nothing
    /// Replaces scalars before the cursor.
    case replace(count: Int, with: String)
    /// Shows the candidates, which have no longer beginning in common.
    case list([String])
  }

  /// - Parameter before: The entry's text before the cursor.
  func effect(after before: String) -> Effect {
    let typedCount = before.utf8.count - replaceFrom
    guard !candidates.isEmpty, typedCount >= 0, let typed = String(before.utf8.suffix(typedCount))
    else { return .nothing }
    let prefix = commonPrefix
    let isTyped = candidates.allSatisfy { $0.text == typed }
    let isAlone = candidates.allSatisfy { $0.text == prefix }
    if prefix.utf8.count > typed.utf8.count || (isAlone && !isTyped) {
      return .replace(count: typed.unicodeScalars.count, with: prefix)
    }
    return .list(candidates.map(\.summary))
  }
}
