import Machine
import SwiftParser
import SwiftSyntax

/// Literals of regular expressions, which are read as calls of a function of the prelude.
extension TermReader {
  /// Reads `/…/` as `_regex("…", (Substring, Substring).self)`. The types of the captures
  /// are those that the compiler finds in the pattern.
  func regex(_ syntax: RegexLiteralExprSyntax) -> Term {
    let text = syntax.regex.text
    let prefix =
      syntax.openingPounds != nil && text.contains(where: \.isNewline)
      ? RegexPattern.prefixOfLines : ""
    let pattern = prefix + text
    let captures: [RegexPattern.Capture]
    do {
      captures = try RegexPattern(pattern).captures
    } catch {
      switch error {
      case .invalid(let message, let offset):
        let start = syntax.regex.positionAfterSkippingLeadingTrivia.utf8Offset
        report(
          TermMessage.invalidRegex(reason: message),
          at: file.position(utf8Offset: start + max(0, offset - prefix.utf8.count)))
        return make(.tuple([]), at: syntax)
      case .unsupported(let what):
        return unsupported(.regexPart(what), syntax)
      }
    }
    guard let output = parsed(Self.output(of: captures), from: syntax) else {
      return unsupported(.captureNames, syntax)
    }
    let arguments = [
      make(.string(pattern), at: syntax),
      make(.selfMember(make(.type(output), at: syntax)), at: syntax),
    ]
    return make(
      .call(
        make(.name(Term.Name("_regex")), at: syntax),
        Term.Arguments(
          list: arguments.map { Term.Argument(value: $0) },
          end: position(of: syntax.closingSlash))), at: syntax)
  }

  /// The output of a pattern: the text of the whole match, and those of the captures.
  private static func output(of captures: [RegexPattern.Capture]) -> String {
    if captures.isEmpty { return "Substring" }
    let parts = captures.map { capture in
      (capture.name.map { "`\($0)`: " } ?? "") + (capture.isOptional ? "Substring?" : "Substring")
    }
    return "(\((["Substring"] + parts).joined(separator: ", ")))"
  }
}
