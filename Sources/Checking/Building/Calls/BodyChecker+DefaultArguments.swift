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

  /// The type of the parameter for an omitted argument, if the default value determines the generic
  /// parameters that the type mentions (SE-0347). Nil if the default value fits every such type, like `nil` or
  /// `[]`.
  func inferredDefault(of function: FunctionDeclaration, index: Int) -> Type? {
    guard let around = function.context, !around.file.isPrelude else { return nil }
    if let known = function.inferredDefaults[index] { return known }
    let parameters = function.interface.value.parameters
    guard parameters.indices.contains(index), !parameters[index].isAutoclosure,
      case .expression(let syntax)? = parameters[index].defaultValue
    else { return nil }
    let made = function.kind == .initializer ? function.owner?.type.genericParameters ?? [] : []
    let open = (made + function.genericParameters).filter {
      parameters[index].type.mentions([$0])
    }
    if open.isEmpty { return nil }
    function.inferredDefaults[index] = .some(nil)
    let inferred = inferDefault(syntax, for: open, index, of: function, in: around)
    function.inferredDefaults[index] = .some(inferred)
    return inferred
  }

  private func inferDefault(
    _ syntax: ExprSyntax, for open: [GenericParameter], _ index: Int,
    of function: FunctionDeclaration, in around: Context
  ) -> Type? {
    let interface = function.interface.value
    // A default value can't determine a generic parameter that other parameters mention.
    for (other, parameter) in interface.parameters.enumerated() where other != index {
      if parameter.type.mentions(open) { return nil }
    }
    let mentionsOthers = function.signature.value.requirements.contains { requirement in
      requirement.mentions(open)
        && requirement.types.contains { type in
          type.contains { part in
            if case .parameter(let other) = part.kind { !open.contains(other) } else { false }
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
    let type = interface.parameters[index].type
    let wanted = model.term(syntax, in: context)
    if solver.trySolving(wanted, for: .type(type, .defaultArgument), in: context).solution != nil {
      return nil
    }
    // The value is passed to a function with this parameter alone, which returns it.
    let taking = returning(interface.parameters[index], open, of: function)
    context.names[taking.name] = [.function(taking)]
    let call = model.makeTerm(
      .call(
        model.makeName(taking.name, at: function.position),
        Term.Arguments(
          list: [.init(label: nil, value: model.term(syntax, in: context))],
          end: function.position)),
      at: function.position)
    guard let inferred = solver.trySolving(call, for: .none, in: context).solution?.types[call.id],
      !inferred.isError, !inferred.hasVariables
    else { return nil }
    return inferred
  }

  /// A function that takes the parameter and returns it.
  private func returning(
    _ parameter: FunctionDeclaration.Parameter, _ open: [GenericParameter],
    of function: FunctionDeclaration
  ) -> FunctionDeclaration {
    var taken = parameter
    taken.label = nil
    taken.defaultValue = nil
    let name = "default value of \(parameter.name)"
    let made = FunctionDeclaration(
      name: name, kind: .function, position: function.position, owner: nil,
      signature: function.signature,
      interface: Lazy(known: .init(parameters: [taken], result: parameter.type)),
      routine: Lazy(
        known: Routine(
          name: name,
          function: Function(name: name, position: function.position, isAsync: false))))
    made.genericParameters = open
    made.layer = function.layer
    made.context = function.context
    return made
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

extension Type {
  fileprivate func mentions(_ parameters: [GenericParameter]) -> Bool {
    contains { part in
      if case .parameter(let parameter) = part.kind {
        parameters.contains(parameter)
      } else {
        false
      }
    }
  }
}
