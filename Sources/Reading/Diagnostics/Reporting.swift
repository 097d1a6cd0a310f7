package import Machine

/// A type that reports diagnostics.
package protocol Reporting {
  var reporter: Reporter { get }
}

extension Reporting {
  package func report(
    _ message: some DiagnosticMessage, at position: Position, notes: [Diagnostic.Note] = []
  ) {
    reporter.report(message, at: position, notes: notes)
  }

  /// Reports a result of flow analysis.
  package func reportFlow(_ message: some DiagnosticMessage, at position: Position) {
    reporter.reportFlow(message, at: position)
  }

  /// Reports Swift code that Heirloom doesn't support.
  package func reportUnsupported(_ message: some DiagnosticMessage, at position: Position) {
    reporter.reportRefusal(message, at: position, isUnsupported: true)
  }

  /// Reports a use of a declaration that is marked as unavailable.
  package func reportRefusal(
    _ message: some DiagnosticMessage, at position: Position, isUnsupported: Bool
  ) {
    reporter.reportRefusal(message, at: position, isUnsupported: isUnsupported)
  }

  /// Runs the body and returns its diagnostics separately.
  package func collecting<Result>(
    _ body: () -> Result
  ) -> (result: Result, diagnostics: [Diagnostic]) {
    reporter.collecting(body)
  }
}
