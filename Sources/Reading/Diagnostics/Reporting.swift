package import Machine

/// Something that says what is wrong with a program.
package protocol Reporting {
  var reporter: Reporter { get }
}

extension Reporting {
  package func report(
    _ message: String, at position: Position, advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    reporter.report(message, at: position, advice: advice, notes: notes)
  }

  /// For what only the flow of control tells.
  package func reportFlow(_ message: String, at position: Position, advice: String? = nil) {
    reporter.reportFlow(message, at: position, advice: advice)
  }

  /// For what is Swift, but isn't run here.
  package func reportUnsupported(_ what: String, at position: Position, advice: String? = nil) {
    reporter.reportUnsupported(what, at: position, advice: advice)
  }

  /// For a declaration that says of itself that it can't be used.
  package func reportRefusal(
    _ message: String, at position: Position, isUnsupported: Bool, advice: String? = nil
  ) {
    reporter.reportRefusal(
      message, at: position, isUnsupported: isUnsupported, advice: advice)
  }

  /// Runs the body and gives its diagnostics apart.
  package func collecting<Result>(
    _ body: () -> Result
  ) -> (result: Result, diagnostics: [Diagnostic]) {
    reporter.collecting(body)
  }
}
