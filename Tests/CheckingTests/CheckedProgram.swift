import CheckedTree
import Machine
import Reading
import SwiftSyntax

@testable import Checking
@testable import Semantics

/// A library whose declarations and bodies are checked. Nothing becomes code.
struct CheckedProgram {
  /// The messages, with their lines, in order of position.
  let messages: [String]

  init(_ text: String) {
    let model = PreludeLoader.makeModel()
    let checker = BodyChecker(model) { _ in }
    let source = ParsedSource(text, form: .library)
    let layer = Layer(number: 1, module: nil)
    let (files, _) = model.open(
      [source], in: layer, on: model.core.scope, isolation: Lazy(known: .unspecified))
    model.declare(files)
    for file in files { checker.checkLibrary(file.items, in: file.context) }
    model.checkDeclarations(of: layer)
    while let function = model.wanted.popLast() { _ = checker.checkBody(of: function) }
    model.checkConformances(of: layer)
    while let function = model.wanted.popLast() { _ = checker.checkBody(of: function) }
    messages =
      (source.diagnostics + model.reporter.takeDiagnostics())
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
      .map { "\($0.position.line): \($0.message)" }
  }
}
