import LayerPrograms
import Semantics

@testable import Checking

/// A library whose declarations and bodies are checked. Nothing becomes code.
struct CheckedProgram {
  /// The messages, with their lines, in order of position.
  let messages: [String]

  init(_ text: String) {
    let program = OpenedProgram(text)
    let model = program.model
    let checker = BodyChecker(model) { _ in }
    program.declare()
    checker.checkLibrary(program.items, in: program.context)
    model.checkDeclarations(of: program.layer)
    Self.checkWanted(of: model, checker)
    model.checkConformances(of: program.layer)
    Self.checkWanted(of: model, checker)
    messages = program.takeMessages()
  }

  private static func checkWanted(of model: SemanticModel, _ checker: BodyChecker) {
    while let function = model.wanted.popLast() { _ = checker.checkBody(of: function) }
  }
}
