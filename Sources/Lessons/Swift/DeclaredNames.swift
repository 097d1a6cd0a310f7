import SwiftText

/// The names that Swift code declares at its top level, and all names that it mentions.
package struct DeclaredNames: Equatable, Sendable {
  /// The names of types, functions, variables and macros, including extended types.
  package private(set) var declared: Set<String> = []
  package private(set) var mentioned: Set<String> = []

  package init(of code: String) {
    var depth = 0
    var introducer: String?
    for token in SwiftTokenizer.tokens(in: Array(code.utf8), keeping: .interpolations) {
      switch token.kind {
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .word(let word):
        if depth == 0, introducer != nil, !Self.introducers.contains(word) { declared.insert(word) }
        introducer = depth == 0 && Self.introducers.contains(word) ? word : nil
        mentioned.insert(word)
        continue
      case .string, .number, .regularExpression, .quotedName, .symbol, .comment, .interpolation:
        break
      }
      introducer = nil
    }
  }

  private static let introducers: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]
}
