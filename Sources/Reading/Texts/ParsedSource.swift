import Machine
import SwiftParser
package import SwiftSyntax

// From a text to syntax and terms.
//
// The input is a text and its form: a script, a part of a session, or a library. The output is a
// tree of the Swift parser (`ParsedSource`), the operators that the text declares
// (`OperatorReader`), and a `Term` for each expression (`TermReader`). A term has operator
// sequences folded into a tree, literals as values, and parentheses and `try` as nodes. Reading has
// no declarations and no types. If the meaning of a name determines the form of a term,
// `TermReader` asks `NamesInView`.
//
// Invariants: nothing recurses over a text before `NestingDepth` has limited its depth. A position
// is a line and a column of the session (`SourceText`). A term has a number that is unique in the
// session. A `Reporter` reports each problem once, in order of position. The reports of an attempt
// are collected separately.
//
// Where to add: a form of expression is a case of `Term.Kind`, read in the `TermReader` file of its
// kind; the parser's messages for invalid text are in `ParserErrors`.

/// A submission's parsed text.
package struct ParsedSource {
  package let text: SourceText
  /// Nil if the text isn't valid Swift; `diagnostics` says why.
  package let tree: SourceFileSyntax?
  /// The valid statements of a text with syntax errors, which are checked too.
  package let remains: Remains?
  package let diagnostics: [Diagnostic]

  /// - Parameter firstLine: The number of the text's first line in the session.
  package init(
    _ source: String, name: String = "main", firstLine: Int = 1,
    form: SourceText.Form = .statements, tree: SourceFileSyntax? = nil
  ) {
    self.init(
      source, name: name, lines: LineTable(text: source, firstLine: firstLine), form: form,
      tree: tree)
  }

  /// - Parameters:
  ///   - lines: Converts offsets in the text to positions.
  ///   - known: An earlier tree of the same text.
  package init(
    _ source: String, name: String, lines: LineTable, form: SourceText.Form,
    tree known: SourceFileSyntax? = nil
  ) {
    self.init(source, as: SourceText(name: name, lines: lines, form: form), tree: known)
  }

  package init(_ source: String, as text: SourceText, tree known: SourceFileSyntax? = nil) {
    self.text = text
    let (lines, form) = (text.lines, text.form)
    // An earlier tree was already checked for its depth.
    let depth = known == nil ? NestingDepth(source) : nil
    if let excess = depth?.excess {
      tree = nil
      remains = nil
      diagnostics = [excess.diagnostic(lines)]
      return
    }
    var parsed = known ?? Self.parse(source)
    var errors: [Diagnostic] = []
    if depth?.hasConditions ?? source.contains("#if") {
      let compiled = ConditionalCompilation(source, parsed, form: form)
      // Inactive code must be valid Swift too.
      errors = ParserErrors(parsed, lines).told { compiled.isInactive($0) }
      if errors.isEmpty { errors = compiled.diagnostics(lines) }
      text.inactiveShorthands = compiled.shorthands
      parsed = Self.parse(compiled.text)
    }
    let locationErrors =
      source.contains("#sourceLocation") ? text.findLocations(in: parsed) : []
    if parsed.hasError { errors += ParserErrors(parsed, lines).told { _ in true } }
    diagnostics = errors.isEmpty ? locationErrors : errors
    tree = diagnostics.isEmpty ? parsed : nil
    remains = diagnostics.isEmpty ? nil : Remains(of: parsed)
  }

  /// The tree of a text within the limits of `NestingDepth`. The parser's own limit differs between
  /// builds, and its message doesn't match ours.
  package static func parse(_ text: String) -> SourceFileSyntax {
    var text = text
    let tree = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: .max) }
    return tree.hasError ? OperatorSemicolons.separated(in: tree) : tree
  }

  /// The same file, with the rules of another form.
  package func reparsed(as form: SourceText.Form) -> ParsedSource {
    let source = ParsedSource(
      tree?.description ?? "", name: text.name, lines: text.lines, form: form)
    source.text.inactiveShorthands = text.inactiveShorthands
    source.text.locations = text.locations
    return source
  }
}

/// Whether the text is a whole submission. If not, more lines follow.
///
/// A text is unfinished if a bracket, a multi-line string, a comment or an `#if` is open at its end, or if
/// it ends in attributes without a declaration. Any other missing token is a mistake.
package func isComplete(_ text: String) -> Bool {
  if NestingDepth(text).isTooDeep { return true }
  var text = text
  while text.last?.isWhitespace == true { text.removeLast() }
  let tree = ParsedSource.parse(text)
  guard tree.hasError else { return true }
  let end = tree.endOfFileToken.positionAfterSkippingLeadingTrivia
  var goesOn = endsInComment(tree) || endsInAttributes(tree)
  for token in tree.tokens(viewMode: .all) where token.presence == .missing {
    switch token.tokenKind {
    // The end of a line ends such a string, and no further line can close it.
    case .stringQuote, .singleQuote: return true
    case .rightBrace, .rightParen, .rightSquare, .multilineStringQuote, .rightAngle, .poundEndif:
      if end <= token.position { goesOn = true }
    default: continue
    }
  }
  return !goesOn
}

private func endsInComment(_ tree: SourceFileSyntax) -> Bool {
  let end = tree.endOfFileToken
  let trivia =
    (end.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + end.leadingTrivia
  return trivia.contains { piece in
    guard case .blockComment(let comment) = piece else { return false }
    return !comment.hasSuffix("*/") || comment == "/*/"
  }
}

private func endsInAttributes(_ tree: SourceFileSyntax) -> Bool {
  guard let item = tree.statements.last?.item.as(MissingDeclSyntax.self) else { return false }
  return !item.attributes.isEmpty
}
