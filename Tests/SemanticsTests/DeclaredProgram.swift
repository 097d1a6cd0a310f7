import LayerPrograms
import Reading
import SwiftSyntax

@testable import Semantics

/// A program whose declarations are checked, and no body.
struct DeclaredProgram {
  let model: SemanticModel
  let context: Context
  /// The messages about the declarations, in order of position.
  let messages: [String]

  init(_ text: String) {
    let program = OpenedProgram(text)
    (model, context) = (program.model, program.context)
    program.declare()
    model.checkDeclarations(of: program.layer)
    model.checkConformances(of: program.layer)
    messages = program.takeMessages()
  }

  /// The type that is written like this at the end of the program.
  func type(_ written: String) -> Type {
    let tree = ParsedSource("typealias Written = \(written)", form: .library).tree
    guard case .decl(let item)? = tree?.statements.first?.item,
      let alias = item.as(TypeAliasDeclSyntax.self)
    else { return .error }
    return model.resolve(alias.initializer.value, in: context)
  }

  func nominal(_ name: String) -> NominalDeclaration? { type(name).nominal }

  func proto(_ name: String) -> ProtocolDeclaration? {
    type("any \(name)").existential?.protocols.first
  }
}
