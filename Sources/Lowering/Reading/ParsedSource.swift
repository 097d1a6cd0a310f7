import Machine
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A submission's text, parsed.
struct ParsedSource {
  let text: SourceText
  /// Nil when the text isn't Swift; `diagnostics` says why.
  let tree: SourceFileSyntax?
  /// Of a text that isn't Swift in places, the statements that are, to be looked at as well.
  let remains: Remains?
  let diagnostics: [Diagnostic]

  /// - Parameter firstLine: The number of the text's first line in the session.
  init(
    _ source: String, name: String = "main", firstLine: Int = 1,
    form: SourceText.Form = .statements, tree: SourceFileSyntax? = nil
  ) {
    self.init(
      source, name: name, lines: LineTable(text: source, firstLine: firstLine), form: form,
      tree: tree)
  }

  /// - Parameters:
  ///   - lines: What tells places in the text.
  ///   - known: What the text was parsed to before.
  init(
    _ source: String, name: String, lines: LineTable, form: SourceText.Form,
    tree known: SourceFileSyntax? = nil
  ) {
    text = SourceText(name: name, lines: lines, form: form)
    // What was parsed before was shallow enough for that.
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
      // What isn't compiled must be Swift all the same.
      errors = Self.errors(of: parsed, lines: lines) { compiled.isInactive($0) }
      if errors.isEmpty { errors = compiled.diagnostics(lines) }
      parsed = Self.parse(compiled.text)
    }
    if parsed.hasError { errors += Self.errors(of: parsed, lines: lines) { _ in true } }
    diagnostics = errors
    tree = diagnostics.isEmpty ? parsed : nil
    remains = diagnostics.isEmpty ? nil : Remains(of: parsed)
  }

  /// The tree of a text, which `NestingDepth` has found shallow enough: the parser's own limit isn't
  /// the same in every build, and its words aren't ours.
  static func parse(_ text: String) -> SourceFileSyntax {
    var text = text
    return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: .max) }
  }

  /// The same file, for which other rules hold.
  func reparsed(as form: SourceText.Form) -> ParsedSource {
    ParsedSource(tree?.description ?? "", name: text.name, lines: text.lines, form: form)
  }

  /// How many lines are told to be wrong: what comes after that mostly follows from it.
  private static let limit = 6

  /// What the parser says where the braces of a `guard` have no `else` before them. It takes them for
  /// something else then, and all that it says of the rest follows from that.
  private static let lacksElse = "expected 'else' in 'guard' statement"

  /// The first of each line: the parser takes what it can't make sense of one piece after another.
  private static func errors(
    of tree: SourceFileSyntax, lines: LineTable, where isMeant: (Syntax) -> Bool
  ) -> [Diagnostic] {
    var seen: Set<Int> = []
    var found = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error && isMeant($0.node)
    }
    if let index = found.firstIndex(where: { $0.message == lacksElse }) {
      found.removeSubrange((index + 1)...)
    }
    return found.filter {
      seen.count < limit
        && seen.insert(lines.position(utf8Offset: $0.position.utf8Offset).line).inserted
    }.map { diagnostic in
      Diagnostic(
        message: diagnostic.message == lacksElse
          ? "expected 'else' after 'guard' condition" : diagnostic.message,
        position: lines.position(utf8Offset: diagnostic.position.utf8Offset),
        notes: diagnostic.notes.map { note in
          Diagnostic.Note(
            message: note.message,
            position: lines.position(utf8Offset: note.position.utf8Offset))
        })
    }
  }
}

/// Whether the text is a whole submission, rather than the beginning of one that goes on.
package func isComplete(_ text: String) -> Bool {
  if NestingDepth(text).isTooDeep { return true }
  let tree = ParsedSource.parse(text)
  guard tree.hasError else { return true }
  let end = tree.endOfFileToken.positionAfterSkippingLeadingTrivia
  for token in tree.tokens(viewMode: .all) where token.presence == .missing {
    switch token.tokenKind {
    case .rightBrace, .rightParen, .rightSquare, .multilineStringQuote, .rightAngle:
      if end <= token.position { return false }
    default: continue
    }
  }
  return true
}
