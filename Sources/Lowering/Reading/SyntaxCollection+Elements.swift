import SwiftSyntax

extension Optional where Wrapped: SyntaxCollection {
  /// What is in a list that may be left out. `?? []` would make a tree for nothing, which costs as
  /// much as parsing a line.
  var elements: [Wrapped.Element] { map { Array($0) } ?? [] }
}
