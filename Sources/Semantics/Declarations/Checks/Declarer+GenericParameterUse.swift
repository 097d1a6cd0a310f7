import Reading
import SwiftSyntax

extension Declarer {
  /// Reports the generic parameters of a function that no call could determine, because they aren't in
  /// the types of its parameters or its result.
  func checkUse(ofGenericParametersOf function: FunctionDeclaration) {
    let clause =
      function.syntax?.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? function.syntax?.as(InitializerDeclSyntax.self)?.genericParameterClause
    guard let clause, let file = function.context?.file, !file.isPrelude else { return }
    let interface = function.interface.value
    var used: Set<GenericParameter> = []
    for type in interface.parameters.map(\.type) + [interface.result] { note(type, in: &used) }
    if let thrown = interface.thrown { note(thrown, in: &used) }
    for case .same(let left, let right) in function.signature.value.requirements {
      note(left, in: &used)
      note(right, in: &used)
    }
    for (syntax, parameter) in zip(clause.parameters, function.genericParameters)
    where !used.contains(parameter) {
      model.report(
        DeclarationMessage.unusedGenericParameter(name: parameter.name),
        at: file.position(of: syntax.name))
    }
  }

  /// Notes the generic parameters that a value of the type determines. `T.Element` doesn't determine
  /// `T`.
  private func note(_ type: Type, in used: inout Set<GenericParameter>) {
    switch type.kind {
    case .parameter(let parameter): used.insert(parameter)
    case .member: return
    default: type.forEachPart { note($0, in: &used) }
    }
  }
}
