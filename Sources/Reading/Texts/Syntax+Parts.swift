package import SwiftSyntax

extension TokenSyntax {
  /// The token's name, without the backticks that make a keyword a name.
  package var plainName: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// The node's source text without surrounding trivia. Unlike `trimmedDescription`, it creates no
  /// new tree.
  package var spelling: String {
    let utf8 = description.utf8
    return String(
      decoding: utf8.dropFirst(leadingTriviaLength.utf8Length)
        .dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements of an optional list. `?? []` would create a tree, which costs as much as parsing
  /// a line.
  package var elements: [Wrapped.Element] { map { Array($0) } ?? [] }
}

extension [String] {
  /// Whether a text occurs twice.
  package var hasDuplicates: Bool { Set(self).count < count }
}
