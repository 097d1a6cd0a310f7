/// What could stand in place of the text before the cursor.
package struct Completion: Sendable, Equatable {
  /// The UTF-8 offset in the entry from which, up to the cursor, a candidate replaces the text.
  package var replaceFrom: Int
  package var candidates: [String]

  package init(replaceFrom: Int, candidates: [String]) {
    self.replaceFrom = replaceFrom
    self.candidates = candidates
  }

  /// Finds candidates for an entry (with the lines already finished) and a cursor in it.
  package typealias Source = @Sendable (_ entry: String, _ cursorUTF8Offset: Int) -> Completion
}

extension Completion {
  /// The longest text that every candidate begins with.
  var commonPrefix: String {
    guard var prefix = candidates.first?[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(prefix, candidate).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return String(prefix)
  }
}
