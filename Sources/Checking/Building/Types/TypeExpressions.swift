import CheckedTree
import Machine
import Semantics

/// Expressions that compute types at run time.
extension ExpressionBuilder {
  /// The type at run time: a constant, or made from the types that the code receives.
  func typeExpression(_ type: Type, at position: Position) -> Expression {
    var leaves: [Type] = []
    let template = checker.runtimeType(type) { leaf in
      let leaf = self.reduced(leaf)
      switch leaf.kind {
      case .parameter, .member: break
      case .opaque(let result, _): if self.opened[result] == nil { return nil }
      default: return self.checker.runtimeType(leaf) { _ in nil }
      }
      let index = leaves.firstIndex(of: leaf) ?? leaves.count
      if index == leaves.count { leaves.append(leaf) }
      return .parameter(index)
    }
    if leaves.isEmpty { return constant(.type(template), at: position) }
    let types = leaves.map { leafExpression($0, at: position) }
    if template == .parameter(0) { return types[0] }
    return make(.makeType(template, types: types), .metatype(type), at: position)
  }

  func typeExpressions(_ types: [Type], at position: Position) -> [Expression] {
    types.map { typeExpression($0, at: position) }
  }

  private func leafExpression(_ type: Type, at position: Position) -> Expression {
    switch type.kind {
    case .parameter(let parameter): return parameterExpression(parameter, at: position)
    case .member(let base, let associated):
      checker.runtime.noteUse(of: associated)
      return make(
        .associatedType(
          typeExpression(base, at: position), associated.owner.descriptor, index: associated.index),
        .metatype(type), at: position)
    case .opaque(let result, _):
      switch opened[result] {
      case .value(let variable):
        return make(.typeOf(use(variable, at: position)), .metatype(type), at: position)
      case .metatype(let variable): return use(variable, at: position)
      case nil: return constant(.type(.any), at: position)
      }
    default: return constant(.type(.any), at: position)
    }
  }

  private func parameterExpression(
    _ parameter: GenericParameter, at position: Position
  ) -> Expression {
    if let variable = context.frame?.typeVariable(for: parameter) {
      return use(variable, at: position)
    }
    // A class's methods read their type arguments from `self`.
    guard let owner = context.owner?.type as? NominalDeclaration, owner.isReference,
      let index = owner.genericParameters.firstIndex(of: parameter),
      let descriptor = owner.descriptor, let frame = context.frame?.outermostWithSelf,
      let object = frame.selfVariable
    else { return constant(.type(.any), at: position) }
    if frame === context.frame {
      return make(
        .typeArgument(of: use(object, at: position), descriptor, index: index),
        .metatype(parameter.type), at: position)
    }
    // A closure that uses the type doesn't keep the object alive.
    let variable = Variable(
      name: parameter.name, isConstant: true, owner: frame.body, position: position)
    variable.canHoldObjects = false
    let value = make(
      .typeArgument(
        of: Expression(kind: .load(.variable(object)), position: position), descriptor, index: index
      ),
      .metatype(parameter.type), at: position)
    frame.body.ownTypes.append((variable, value))
    frame.typeVariables[parameter] = variable
    return use(variable, at: position)
  }

  // MARK: Substitution

  func substitute(_ type: Type, _ substitution: Substitution) -> Type {
    type.substituting(substitution) { base, associated in
      self.checker.model.typeWitness(associated, of: base, in: self.context.signature)
        ?? Type(.member(base, associated))
    }
  }

  /// Replaces a generic parameter or its member according to the signature's `==` requirements.
  func reduced(_ type: Type) -> Type {
    switch type.kind {
    case .parameter, .member: context.signature.reduce(type)
    default: type
    }
  }

  /// The optional's wrapped type; nil for other types.
  func wrapped(_ type: Type) -> Type? {
    if case .nominal(let declaration, let arguments) = type.kind, declaration === core.optional {
      arguments.first
    } else {
      nil
    }
  }

  func unwrappedCompletely(_ type: Type) -> Type {
    var type = type
    while let inner = wrapped(type) { type = inner }
    return type
  }

  /// Whether values of the type are objects.
  func isClassType(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let declaration, _): return declaration.isReference
    case .existential(let existential):
      return existential.isClassBound || existential.superclass != nil
        || existential.protocols.contains { one in one.closure.contains { $0.isClassBound } }
    case .parameter, .member: return context.signature.isClassBound(type)
    case .opaque(let result, _):
      return result.constraint.isClassBound || result.constraint.superclass != nil
        || result.constraint.protocols.contains { one in one.closure.contains { $0.isClassBound } }
    case .tuple, .function, .metatype, .variable, .error: return false
    }
  }
}

extension Type {
  /// Whether the static type is the dynamic type of all its values.
  var saysTypeOfValues: Bool {
    switch kind {
    // A task-local's type is a class without subclasses.
    case .nominal(let declaration, _):
      !declaration.isReference || declaration.known == .taskLocal
    case .tuple, .function: true
    // A variable of type `A.Type` may contain a subclass, but its own type is `A.Type`.
    case .metatype(let instance): instance.nominal != nil
    case .parameter, .member, .existential, .opaque, .variable, .error: false
    }
  }
}
