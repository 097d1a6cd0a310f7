import Lowering
import Machine
package import Recording

extension LearnerSession {
  /// The code that a program would run as, as text; nothing of it runs. Or what is wrong with it.
  package func code(
    of text: String, name: String, with others: [Source] = []
  ) async -> (listing: String?, findings: [Finding]) {
    let source = makeSource(text, name: name)
    let compiled = await compiler.compile(source, isScript: true, with: others, asTest: nil)
    let findings = compiled.diagnostics.map { Finding($0, in: others + [source]) }
    return (compiled.function?.listing, findings)
  }
}
