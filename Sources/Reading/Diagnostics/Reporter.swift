package import Machine

/// Collects the diagnostics of a submission.
package final class Reporter {
  package private(set) var diagnostics: [Diagnostic] = []
  private var ofDeclarations: [Diagnostic] = []
  private var ofFlow: Set<FlowKey> = []
  /// The number of attempts in progress, whose diagnostics may be dropped.
  private var trials = 0
  private let budget: CheckingBudget
  /// The maximum number of diagnostics of one declaration. Checking stops after fewer errors, but only
  /// between declarations.
  private static let most = 200

  /// How often advice was looked for since the diagnostics were last taken.
  private var adviceCount = 0
  /// The maximum number of times. Only the first errors are shown, and each search compares many names.
  private static let mostAdvice = 1_000

  package init(budget: CheckingBudget) {
    self.budget = budget
  }

  package func report(
    _ message: some DiagnosticMessage, at position: Position, notes: [Diagnostic.Note] = []
  ) {
    add([Diagnostic(message, at: position, notes: notes)])
  }

  /// Reports a result of flow analysis: a missing return value, a variable that is read before its
  /// initialization. Like the compiler, it is shown only if there are no other errors.
  package func reportFlow(_ message: some DiagnosticMessage, at position: Position) {
    let diagnostic = Diagnostic(message, at: position)
    add([diagnostic])
    ofFlow.insert(FlowKey(of: diagnostic))
  }

  /// Reports Swift code that Heirloom doesn't support, or a use of a declaration that is marked as
  /// unavailable.
  package func reportRefusal(
    _ message: some DiagnosticMessage, at position: Position, isUnsupported: Bool
  ) {
    var diagnostic = Diagnostic(message, at: position)
    diagnostic.isUnsupported = isUnsupported
    add([diagnostic])
  }

  /// Whether the diagnostic is a result of flow analysis. All types are then valid.
  package func isOfFlow(_ diagnostic: Diagnostic) -> Bool {
    ofFlow.contains(FlowKey(of: diagnostic))
  }

  /// Runs the body and returns its diagnostics separately.
  package func collecting<Result>(_ body: () -> Result) -> (
    result: Result, diagnostics: [Diagnostic]
  ) {
    let outer = diagnostics
    diagnostics = []
    trials += 1
    let result = body()
    trials -= 1
    let inner = diagnostics
    diagnostics = outer
    return (result, inner)
  }

  /// Whether further diagnostics are dropped.
  package var isFull: Bool { diagnostics.count >= Self.most }

  package func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isFull && !self.diagnostics.contains(diagnostic) {
      self.diagnostics.append(diagnostic)
    }
    if trials == 0 { noteErrors() }
  }

  private func noteErrors() {
    let errors = diagnostics.count + ofDeclarations.count
    let unsupported =
      diagnostics.count(where: \.isUnsupported)
      + ofDeclarations.count(where: \.isUnsupported)
    budget.note(errors: errors, unsupported: unsupported)
  }

  /// Resolves a declaration. Its diagnostics are kept, even if an attempt that is later dropped
  /// resolved it first.
  package func apart<Result>(_ body: () -> Result) -> Result {
    let (result, found) = collecting(body)
    for diagnostic in found where !ofDeclarations.contains(diagnostic) {
      ofDeclarations.append(diagnostic)
    }
    if !found.isEmpty { noteErrors() }
    return result
  }

  /// Whether advice about one more error is worth the time.
  package func mayAdvise() -> Bool {
    adviceCount += 1
    return adviceCount <= Self.mostAdvice
  }

  /// - Parameter withFlow: Whether to include results of flow analysis.
  package func takeDiagnostics(withFlow: Bool = true) -> [Diagnostic] {
    add(ofDeclarations)
    defer {
      adviceCount = 0
      diagnostics = []
      ofDeclarations = []
      ofFlow = []
    }
    diagnostics = causes(of: diagnostics)
    let others = diagnostics.filter { !ofFlow.contains(FlowKey(of: $0)) }
    return others.isEmpty && withFlow ? diagnostics : others
  }

  /// The diagnostics without those about an unknown type, whose declaration already has one.
  private func causes(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let causes = diagnostics.filter { !$0.isAboutUnknownType }
    return causes.isEmpty ? diagnostics : causes
  }

  /// The message and position of a diagnostic.
  private struct FlowKey: Hashable {
    let message: String
    let line: Int
    let column: Int

    init(message: String, line: Int, column: Int) {
      self.message = message
      self.line = line
      self.column = column
    }

    init(of diagnostic: Diagnostic) {
      self.init(
        message: diagnostic.message, line: diagnostic.position.line,
        column: diagnostic.position.column)
    }
  }
}
