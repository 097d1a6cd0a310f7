import Lowering
import Machine
package import Recording

extension LearnerSession {
  /// The code that a program would run as, as text; nothing of it runs. Or what is wrong with it.
  package func code(
    of text: String, name: String, with others: [Source] = []
  ) async -> (listing: String?, findings: [Finding]) {
    let source = makeSource(text, name: name)
    let compiled = await compiling(compiler.interruption.begin()) {
      source.parsed(isScript: true, with: others)
    } _: {
      $0.compile($1, asTest: nil)
    }
    guard let compiled else { return (nil, [Finding(RunProblem.interruptedBeforeRun, name: name)]) }
    let findings = compiled.diagnostics.map { Finding($0, in: others + [source]) }
    return (compiled.function?.listing, findings)
  }

  /// A text with what macros write for it, as the session's imports let it use them.
  package func expand(_ text: String, name: String) async -> ExpandedSource {
    await expanded(makeSource(text, name: name))
  }

  /// The expansions for a declaration of the session, or for its newest text with macros; nil if there are
  /// none.
  package func expansion(of name: String?) async -> String? {
    for source in keptSources.reversed() {
      let expanded = await expanded(source)
      if !expanded.isEmpty, let listing = expanded.listing(of: name) { return listing }
    }
    return nil
  }

  private func expanded(_ source: Source) async -> ExpandedSource {
    await compiling(compiler.interruption.begin()) {
      source.parsed
    } _: {
      $0.expand(source, $1)
    }
      ?? ExpandedSource(text: source.text, firstLine: source.firstLine, uses: [])
  }
}
