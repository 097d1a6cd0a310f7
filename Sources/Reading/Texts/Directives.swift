import SwiftParser
package import SwiftSyntax

/// The directives with a text that the compiler reports: `#warning("…")` and `#error("…")`.
extension FreestandingMacroExpansionSyntax {
  /// The text, if it is the only argument.
  var messageOfDirective: String? {
    arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns what the compiler reports instead of the text.
  package var problemOfDirective: (any DiagnosticMessage)? {
    directiveProblem.map { TermMessage.directive(name: macroName.text, $0) }
  }

  private var directiveProblem: DirectiveProblem? {
    if leftParen == nil { return .noParentheses }
    guard let first = arguments.first, first.label == nil,
      let text = first.expression.as(StringLiteralExprSyntax.self)
    else { return .noText }
    if arguments.count > 1 { return .severalTexts }
    return text.representedLiteralValue == nil ? .interpolation : nil
  }
}
