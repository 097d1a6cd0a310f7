package import Machine

/// A type that reports diagnostics.
package protocol Reporting {
  var reporter: Reporter { get }
}

extension Reporting {
  package func report(
    _ message: String, at position: Position, advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    reporter.report(message, at: position, advice: advice, notes: notes)
  }

  /// Reports a result of flow analysis.
  package func reportFlow(_ message: String, at position: Position, advice: String? = nil) {
    reporter.reportFlow(message, at: position, advice: advice)
  }

  /// Reports Swift code that Heirloom doesn't support.
  package func reportUnsupported(_ what: String, at position: Position, advice: String? = nil) {
    reporter.reportUnsupported(what, at: position, advice: advice)
  }

  /// Reports a use of a declaration that is marked as unavailable.
  package func reportRefusal(
    _ message: String, at position: Position, isUnsupported: Bool, advice: String? = nil
  ) {
    reporter.reportRefusal(
      message, at: position, isUnsupported: isUnsupported, advice: advice)
  }

  /// Runs the body and returns its diagnostics separately.
  package func collecting<Result>(
    _ body: () -> Result
  ) -> (result: Result, diagnostics: [Diagnostic]) {
    reporter.collecting(body)
  }
}
