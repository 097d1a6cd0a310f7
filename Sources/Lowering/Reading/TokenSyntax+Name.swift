import SwiftSyntax

extension TokenSyntax {
  /// The name a token stands for: without the backticks that let a keyword be a name.
  var plainName: String { identifier?.name ?? text }
}
