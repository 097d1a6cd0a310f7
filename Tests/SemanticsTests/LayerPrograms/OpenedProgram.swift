import Machine
import Reading
package import Semantics
package import SwiftSyntax

/// A library's text in a model of its own, for tests of one layer of the front end.
package struct OpenedProgram {
  package let model = PreludeLoader.makeModel()
  package let layer = Layer(number: 1, module: nil)
  /// The context of the text's top level.
  package let context: Context
  package let items: CodeBlockItemListSyntax
  private let source: ParsedSource

  /// Opens the text. `declare()` makes its declarations, so that a layer can be put in place before.
  package init(_ text: String) {
    source = ParsedSource(text, form: .library)
    let (files, _) = model.open(
      [source], in: layer, on: model.core.scope, isolation: Lazy(known: .unspecified))
    items = files.last?.items ?? []
    context = files.last?.context ?? model.core.scope
  }

  package func declare() { model.declare([(items: items, context: context)]) }

  /// The messages so far, with their lines, in order of position.
  package func takeMessages() -> [String] {
    (source.diagnostics + model.reporter.takeDiagnostics())
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
      .map { "\($0.position.line): \($0.message)" }
  }
}
