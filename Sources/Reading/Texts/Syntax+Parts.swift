package import SwiftSyntax

extension TokenSyntax {
  /// The name a token stands for: without the backticks that let a keyword be a name.
  package var plainName: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// The text of the node as it is written, without what stands around it: what `trimmedDescription`
  /// gives, which makes a tree of its own for it.
  package var spelling: String {
    let utf8 = description.utf8
    return String(
      decoding: utf8.dropFirst(leadingTriviaLength.utf8Length)
        .dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements of a list that may be left out. `?? []` would make a tree, which costs as much as
  /// parsing a line.
  package var elements: [Wrapped.Element] { map { Array($0) } ?? [] }
}
