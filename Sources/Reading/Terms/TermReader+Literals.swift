import Machine
@_spi(Compiler) import SwiftParser
package import SwiftSyntax

/// Literals and interpolations.
extension TermReader {
  // MARK: Numbers

  package func integer(
    _ syntax: IntegerLiteralExprSyntax, isNegative: Bool, at whole: ExprSyntax? = nil
  ) -> Term {
    let text = syntax.literal.text.filter { $0 != "_" }
    let magnitude: UInt64? =
      switch text.prefix(2) {
      case "0x": UInt64(text.dropFirst(2), radix: 16)
      case "0o": UInt64(text.dropFirst(2), radix: 8)
      case "0b": UInt64(text.dropFirst(2), radix: 2)
      default: UInt64(text)
      }
    return make(.integer(magnitude, isNegative: isNegative), at: whole ?? ExprSyntax(syntax))
  }

  package func floating(
    _ syntax: FloatLiteralExprSyntax, isNegative: Bool, at whole: ExprSyntax? = nil
  ) -> Term {
    let text = syntax.literal.text.filter { $0 != "_" }
    let whole = whole ?? ExprSyntax(syntax)
    guard let value = Double((isNegative ? "-" : "") + text) else {
      return unsupported(.floatingLiteral, whole)
    }
    return make(.floating(value), at: whole)
  }

  // MARK: Strings

  package func string(_ syntax: StringLiteralExprSyntax) -> Term {
    var segments: [Term.Segment] = []
    var text = ""
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let literal): append(literal, of: syntax, to: &text)
      case .expressionSegment(let interpolation):
        segments += [.text(text), interpolated(interpolation)]
        text = ""
      }
    }
    if segments.isEmpty { return make(.string(text), at: syntax) }
    segments.append(.text(text))
    return make(.interpolation(segments), at: syntax)
  }

  /// Processes escapes, indentation and line ends with the parser's own library.
  private func append(
    _ segment: StringSegmentSyntax, of literal: StringLiteralExprSyntax, to text: inout String
  ) {
    guard !segment.hasError, let kind = literal.stringLiteralKind else { return }
    segment.appendUnescapedLiteralValue(
      stringLiteralKind: kind, delimiterLength: literal.delimiterLength, to: &text)
  }

  private func interpolated(_ segment: ExpressionSegmentSyntax) -> Term.Segment {
    guard segment.expressions.count == 1, let argument = segment.expressions.first,
      argument.label == nil
    else {
      let all = arguments(
        segment.expressions, trailing: nil, more: nil, end: segment.rightParen)
      return .arguments(all, position(of: segment.leftParen))
    }
    return .value(read(argument.expression))
  }
}
