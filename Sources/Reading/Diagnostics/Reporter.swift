package import Machine

/// Collects the diagnostics of a submission.
package final class Reporter {
  package private(set) var diagnostics: [Diagnostic] = []
  private var ofDeclarations: [Diagnostic] = []
  private var ofFlow: Set<FlowKey> = []
  /// How many things are being tried out whose diagnostics may come to nothing.
  private var trials = 0
  private let budget: CheckingBudget
  /// How messages spell a type that isn't known.
  private let unknownType: String

  package init(budget: CheckingBudget, unknownType: String) {
    self.budget = budget
    self.unknownType = unknownType
  }

  package func report(
    _ message: String, at position: Position, advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add([Diagnostic(message: message, position: position, notes: notes, advice: advice)])
  }

  /// For what only the flow of control tells: a value missing at the end, a variable read before it
  /// has one. As with the compiler, it is only said when nothing else is wrong.
  package func reportFlow(_ message: String, at position: Position, advice: String? = nil) {
    report(message, at: position, advice: advice)
    ofFlow.insert(FlowKey(message: message, line: position.line, column: position.column))
  }

  /// Whether only the flow of control tells it: then all has a type.
  package func isOfFlow(_ diagnostic: Diagnostic) -> Bool {
    ofFlow.contains(FlowKey(of: diagnostic))
  }

  /// For what is Swift, but not run here.
  package func reportUnsupported(_ what: String, at position: Position, advice: String? = nil) {
    reportRefusal(
      "\(what) can't be run here", at: position, isUnsupported: true, advice: advice)
  }

  /// For a declaration that says of itself that it can't be used.
  package func reportRefusal(
    _ message: String, at position: Position, isUnsupported: Bool, advice: String? = nil
  ) {
    var diagnostic = Diagnostic(message: message, position: position, advice: advice)
    diagnostic.isUnsupported = isUnsupported
    add([diagnostic])
  }

  /// Runs the body and gives its diagnostics apart.
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

  package func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !self.diagnostics.contains(diagnostic) {
      self.diagnostics.append(diagnostic)
    }
    if trials == 0 { noteErrors() }
  }

  private func noteErrors() { budget.note(errors: diagnostics.count + ofDeclarations.count) }

  /// Runs what reads a declaration, whose diagnostics stay also when it is asked for by chance while
  /// something else is tried out.
  package func apart<Result>(_ body: () -> Result) -> Result {
    let (result, found) = collecting(body)
    for diagnostic in found where !ofDeclarations.contains(diagnostic) {
      ofDeclarations.append(diagnostic)
    }
    if !found.isEmpty { noteErrors() }
    return result
  }

  /// - Parameter withFlow: Whether to give diagnostics that come from the flow of control alone.
  package func takeDiagnostics(withFlow: Bool = true) -> [Diagnostic] {
    add(ofDeclarations)
    defer {
      diagnostics = []
      ofDeclarations = []
      ofFlow = []
    }
    diagnostics = causes(of: diagnostics)
    let others = diagnostics.filter { !ofFlow.contains(FlowKey(of: $0)) }
    return others.isEmpty && withFlow ? diagnostics : others
  }

  /// The diagnostics without those about something of an unknown type, whose declaration has one already.
  private func causes(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let causes = diagnostics.filter { !$0.message.contains(unknownType) }
    return causes.isEmpty ? diagnostics : causes
  }

  /// A diagnostic by its words and place.
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
