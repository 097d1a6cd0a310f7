package import Machine
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// From a session's submissions, one after another, to functions that can be run.
///
/// Each submission sees what earlier ones declared; one that has errors leaves nothing behind.
package final class Lowerer {
  private let prelude: PreludeDeclarations
  private var scope: LexicalScope
  private let imports = Imports()
  /// Earlier checkers; closures of declarations they made refer to them.
  private var checkers: [Checker] = []

  package init() {
    prelude = PreludeDeclarations()
    scope = LexicalScope(parent: nil)
  }

  /// `CancellationError()` as the prelude declares it: what a cancelled sleep throws.
  package var cancellationError: Value? {
    guard case .type(let type)? = prelude.core.scope.local("CancellationError") else { return nil }
    return type.descriptor.map { .structure(Structure(descriptor: $0, fields: [])) }
  }

  package struct Result {
    /// The submission's top level; nil when there were errors.
    package var function: Function?
    package var diagnostics: [Diagnostic]
    /// The type of the value the function returns, when the submission ends in an expression.
    package var valueType: String?
  }

  /// - Parameters:
  ///   - firstLine: The number of the text's first line in the session.
  ///   - isScript: Whether the text is a file of its own, for which Swift's rules for top-level
  ///     code hold, rather than part of a lesson, whose statements stand inside a function.
  package func lower(_ text: String, firstLine: Int = 1, isScript: Bool = false) -> Result {
    let lines = LineTable(text: text, firstLine: firstLine)
    if let deep = BracketDepth(text).tooDeep {
      return Result(
        function: nil,
        diagnostics: [
          Diagnostic(
            message: "brackets nest deeper than \(BracketDepth.limit)",
            position: lines.position(utf8Offset: deep),
            advice: "Give the inner parts names.")
        ], valueType: nil)
    }
    let parsed = Parser.parse(source: text)
    let syntaxErrors = diagnostics(of: parsed, lines: lines)
    guard syntaxErrors.isEmpty else {
      return Result(function: nil, diagnostics: syntaxErrors, valueType: nil)
    }
    var foldingErrors: [Diagnostic] = []
    let folded = OperatorTable.standardOperators.foldAll(parsed) { error in
      foldingErrors.append(
        Diagnostic(
          message: error.message,
          position: lines.position(
            utf8Offset: error.asDiagnostic.node.positionAfterSkippingLeadingTrivia.utf8Offset)))
    }
    guard foldingErrors.isEmpty, let tree = folded.as(SourceFileSyntax.self) else {
      return Result(function: nil, diagnostics: foldingErrors, valueType: nil)
    }
    return lower(tree, lines: lines, isScript: isScript)
  }

  private func lower(_ tree: SourceFileSyntax, lines: LineTable, isScript: Bool) -> Result {
    let body = Body(
      kind: .function,
      function: Function(
        name: "main", position: nil, isAsync: true, isMainActor: true), parent: nil)
    let importsBefore = imports.names
    let submissionScope = LexicalScope(parent: scope)
    let checker = Checker(
      core: prelude.core, scope: submissionScope, imports: imports, body: body, lines: lines)
    checker.topScope = submissionScope
    checker.isScript = isScript
    checker.context.resultType = .void
    var statements = checker.checkItems(tree.statements)
    let valueType = returnLastValue(&statements, checker)
    body.statements = statements
    finish(checker)
    let diagnostics = checker.diagnostics.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    guard diagnostics.isEmpty else {
      for step in checker.undo.reversed() { step() }
      imports.names = importsBefore
      checkers.append(checker)
      return Result(function: nil, diagnostics: diagnostics, valueType: nil)
    }
    scope = submissionScope
    checkers.append(checker)
    Emission.emitAll(checker.finishedBodies + prelude.takeFinishedBodies() + [body])
    return Result(function: body.function, diagnostics: [], valueType: valueType)
  }

  /// A submission that ends in an expression gives its value.
  private func returnLastValue(_ statements: inout [Statement], _ checker: Checker) -> String? {
    guard case .expression(let last)? = statements.last else { return nil }
    let type = checker.solver.resolve(last.type)
    switch type {
    case .tuple([]), .never, .invalid: return nil
    case let type where type == .nominal(checker.core.optional, [.void]): return nil
    default: break
    }
    statements[statements.count - 1] = .returning(last)
    checker.context.body.returnsVoid = false
    return type.description
  }

  /// Checks every body that is needed, the prelude's included, until nothing more is.
  private func finish(_ checker: Checker) {
    repeat {
      checker.finishWaiting()
      for earlier in checkers { earlier.finishWaiting() }
      prelude.checker.finishWaiting()
    } while !checker.waiting.isEmpty || !prelude.checker.waiting.isEmpty
    for property in checker.declaredProperties { _ = checker.type(of: property) }
  }

  private func diagnostics(of tree: SourceFileSyntax, lines: LineTable) -> [Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }.map { diagnostic in
      Diagnostic(
        message: diagnostic.message,
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
  if BracketDepth(text).tooDeep != nil { return true }
  let tree = Parser.parse(source: text)
  guard tree.hasError else { return true }
  for token in tree.tokens(viewMode: .all) where token.presence == .missing {
    switch token.tokenKind {
    case .rightBrace, .rightParen, .rightSquare, .multilineStringQuote, .rightAngle:
      if tree.endOfFileToken.positionAfterSkippingLeadingTrivia.utf8Offset
        <= token.position.utf8Offset
      {
        return false
      }
    default: continue
    }
  }
  return true
}
