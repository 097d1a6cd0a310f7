import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// The functions that compute default arguments. `BodyChecker+DefaultValues` checks the values, and
/// `ExpressionBuilder+Arguments` passes them.
extension BodyChecker {
  /// The function that computes a parameter's default value. It takes the types of all generic
  /// parameters that are visible to the declaration, including a class's.
  func defaultArgument(of function: FunctionDeclaration, index: Int) -> FunctionDeclaration {
    if let known = function.defaultArguments[index] { return known }
    let name = "default argument \(index) of \(function.name)"
    let routine = Routine(
      name: name,
      function: Function(
        name: name, position: function.position, isAsync: false))
    let interface = Lazy<FunctionDeclaration.Interface>(
      circular: FunctionDeclaration.Interface(parameters: [], result: .error)
    ) { [unowned self] in
      let interface = function.interface.value
      let result =
        inferredDefault(of: function, index: index) ?? interface.parameters[index].type
      return FunctionDeclaration.Interface(
        parameters: [], result: result, isolation: interface.isolation)
    }
    let made = FunctionDeclaration(
      name: name, kind: .function, position: function.position, owner: nil,
      signature: function.signature, interface: interface, routine: Lazy(known: routine))
    made.genericParameters =
      (function.owner?.type.genericParameters ?? []) + function.genericParameters
    made.synthesis = .defaultArgument(function, index: index)
    made.layer = function.layer
    made.context = function.context
    routine.parameterCount = made.genericParameters.count
    function.defaultArguments[index] = made
    return made
  }

  /// The type of the default value for an omitted argument whose parameter has a generic
  /// parameter's type. Nil if the default value fits every such type, like `nil` or `[]`.
  func inferredDefault(of function: FunctionDeclaration, index: Int) -> Type? {
    guard let around = function.context, !around.file.isPrelude else { return nil }
    if let known = function.inferredDefaults[index] { return known }
    let parameters = function.interface.value.parameters
    guard parameters.indices.contains(index), !parameters[index].isAutoclosure,
      case .expression(let syntax)? = parameters[index].defaultValue,
      case .parameter(let generic) = parameters[index].type.kind,
      function.genericParameters.contains(generic)
        || function.kind == .initializer
          && function.owner?.type.genericParameters.contains(generic) ?? false
    else { return nil }
    function.inferredDefaults[index] = .some(nil)
    let inferred = inferDefault(syntax, for: generic, index, of: function, in: around)
    function.inferredDefaults[index] = .some(inferred)
    return inferred
  }

  private func inferDefault(
    _ syntax: ExprSyntax, for generic: GenericParameter, _ index: Int,
    of function: FunctionDeclaration, in around: Context
  ) -> Type? {
    let interface = function.interface.value
    // A default value can't determine a generic parameter that other parameters mention.
    for (other, parameter) in interface.parameters.enumerated() where other != index {
      if parameter.type.contains(where: { $0 == generic.type }) { return nil }
    }
    let signature = function.signature.value
    let conditions = signature.requirements.filter { requirement in
      requirement.types.contains { $0.contains { $0 == generic.type } }
    }
    let mentionsOthers = conditions.contains { requirement in
      requirement.types.contains { type in
        type.contains { part in
          if case .parameter(let other) = part.kind { other != generic } else { false }
        }
      }
    }
    if mentionsOthers { return nil }
    let body = Body(
      kind: .function,
      function: Function(name: function.name, position: function.position, isAsync: false),
      parent: nil)
    let context = Context(
      kind: .block, parent: around, file: around.file, layer: around.layer,
      isolation: Lazy(known: interface.isolation))
    enter(
      Frame(
        kind: .initialValue, body: body, parent: nil, result: nil, isAsync: false,
        errors: .declared(nil)), context)
    let wanted = model.term(syntax, in: context)
    if solver.trySolving(wanted, for: .type(generic.type, .defaultArgument), in: context).solution
      != nil
    {
      return nil
    }
    let alone = model.term(syntax, in: context)
    guard let type = solver.trySolving(alone, for: .none, in: context).solution?.types[alone.id],
      !type.isError, !type.hasVariables
    else { return nil }
    let substitution = Substitution(generic, type)
    return conditions.allSatisfy { model.isMet($0, substitution, in: signature) } ? type : nil
  }
}

extension GenericRequirement {
  fileprivate var types: [Type] {
    switch self {
    case .conforms(let type, _), .classBound(let type): [type]
    case .same(let left, let right): [left, right]
    case .inherits(let type, let superclass): [type, superclass]
    }
  }
}
