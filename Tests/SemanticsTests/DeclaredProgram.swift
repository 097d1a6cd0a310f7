import Machine
import Reading
import SwiftSyntax

@testable import Semantics

/// A program whose declarations are checked, and no body.
struct DeclaredProgram {
  let model = PreludeLoader.makeModel()
  let context: Context
  /// The messages about the declarations, in order of position.
  private(set) var messages: [String] = []

  init(_ text: String) {
    let source = ParsedSource(text, form: .library)
    let layer = Layer(number: 1, module: nil)
    let (files, _) = model.open(
      [source], in: layer, on: model.core.scope, isolation: Lazy(known: .unspecified))
    context =
      files.last?.context
      ?? Context(
        kind: .layer, parent: model.core.scope, file: source.text, layer: layer,
        isolation: Lazy(known: .unspecified))
    model.declare(files)
    model.checkDeclarations(of: layer)
    model.checkConformances(of: layer)
    messages =
      (source.diagnostics + model.reporter.takeDiagnostics())
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
      .map { "\($0.position.line): \($0.message)" }
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
