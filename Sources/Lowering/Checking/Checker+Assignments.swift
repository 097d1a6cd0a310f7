import Machine
import SwiftSyntax

extension Checker {
  func assignment(_ syntax: InfixOperatorExprSyntax) -> Expression {
    let left = syntax.leftOperand
    if left.is(DiscardAssignmentExprSyntax.self) {
      let value = infer(syntax.rightOperand, hint: nil)
      return make(
        .sequence(value, make(.constant(.void), .void, at: syntax)), .void, at: syntax)
    }
    if let tuple = left.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return destructuringAssignment(tuple, syntax)
    }
    let target = infer(left, hint: nil)
    if resolved(target) == .invalid {
      _ = infer(syntax.rightOperand, hint: nil)
      return invalid(at: syntax)
    }
    requireMutable(target, left, use: .assign)
    let value = check(syntax.rightOperand, as: target.type, purpose: .assignment)
    let result = make(.assign(path(of: target), value), .void, at: syntax)
    return closeChain(result, left)
  }

  /// An assignment through `?` does nothing when it meets nil.
  private func closeChain(_ expression: Expression, _ left: ExprSyntax) -> Expression {
    guard hasLink(left) else { return expression }
    return Expression(
      kind: .optionalChain(expression, wraps: true), type: optional(.void),
      position: expression.position)
  }

  private func destructuringAssignment(
    _ tuple: TupleExprSyntax, _ syntax: InfixOperatorExprSyntax
  ) -> Expression {
    var before: [Statement] = []
    let targets = tuple.elements.map { element -> Expression? in
      if element.expression.is(DiscardAssignmentExprSyntax.self) { return nil }
      var target = infer(element.expression, hint: nil)
      requireMutable(target, element.expression, use: .assign)
      if case .load(let path) = target.kind { target.kind = .load(settled(path, &before)) }
      return target
    }
    let type = Type.tuple(
      targets.map { TupleElement(label: nil, type: $0?.type ?? solver.makeVariable()) })
    let value = infer(syntax.rightOperand, hint: type)
    guard case .tuple(let elements) = resolved(value), elements.count == targets.count else {
      if resolved(value) != .invalid {
        report(
          Purpose.assignment.message(from: resolved(value), to: solver.resolve(type)), at: syntax)
      }
      return invalid(at: syntax)
    }
    let whole = Variable(
      name: "tuple", type: value.type, isConstant: true, owner: context.body,
      position: position(of: syntax))
    var statements = before + [.declare(whole, value)]
    for (index, target) in targets.enumerated() {
      guard let target else { continue }
      let element = make(
        .load(.tupleElement(.variable(whole), index)), elements[index].type, at: syntax)
      let converted = coerce(element, to: target.type, at: syntax, purpose: .assignment)
      statements.append(.expression(make(.assign(path(of: target), converted), .void, at: syntax)))
    }
    return make(
      .sequence(
        make(
          .statement(
            .block(
              Block(statements: statements + [.yield(make(.constant(.void), .void, at: syntax))]))),
          .void, at: syntax),
        make(.constant(.void), .void, at: syntax)), .void, at: syntax)
  }

  /// The path with its indices and objects in variables of their own: Swift evaluates those of all
  /// targets before the assigned value.
  private func settled(_ path: AccessPath, _ statements: inout [Statement]) -> AccessPath {
    func settle(_ expression: Expression) -> Expression {
      switch expression.kind {
      case .constant, .load(.variable): return expression
      default: break
      }
      let variable = Variable(
        name: "index", type: expression.type, isConstant: true, owner: context.body,
        position: expression.position)
      statements.append(.declare(variable, expression))
      return Expression(
        kind: .load(.variable(variable)), type: expression.type, position: expression.position)
    }
    switch path {
    case .variable, .staticStorage: return path
    case .value(let expression): return .value(settle(expression))
    case .field(let base, let index, let name):
      return .field(settled(base, &statements), index: index, name: name)
    case .objectField(let object, let index, let name):
      return .objectField(settle(object), index: index, name: name)
    case .tupleElement(let base, let index): return .tupleElement(settled(base, &statements), index)
    case .computed(let accessors, let base, let arguments):
      let base = base.map { settled($0, &statements) }
      return .computed(accessors, base: base, arguments: arguments.map(settle))
    case .forced(let base): return .forced(settled(base, &statements))
    case .chained(let base): return .chained(settled(base, &statements))
    case .weak(let base): return .weak(settled(base, &statements))
    case .unowned(let base): return .unowned(settled(base, &statements))
    }
  }

  func compoundAssignment(_ name: String, _ syntax: InfixOperatorExprSyntax) -> Expression {
    let left = syntax.leftOperand
    let target = infer(left, hint: nil)
    let type = resolved(target)
    if type == .invalid {
      _ = infer(syntax.rightOperand, hint: nil)
      return invalid(at: syntax)
    }
    requireMutable(target, left, use: .compound)
    if let inPlace = inPlaceOperator(name + "=", type) {
      let value = check(
        syntax.rightOperand, as: inPlace.parameter, purpose: .argument)
      let result = make(
        .mutatingIntrinsic(inPlace.intrinsic, path(of: target), [value]), .void,
        at: syntax.operator)
      return closeChain(result, left)
    }
    let current = Variable(
      name: "current", type: type, isConstant: true, owner: context.body,
      position: position(of: syntax))
    let load = make(.load(.variable(current)), type, at: left)
    let right = syntax.rightOperand
    let rightArgument: CallArguments.Argument =
      isFlexible(right)
      ? .init(label: nil, value: .syntax(right), node: Syntax(right))
      : .init(label: nil, value: .checked(infer(right, hint: type)), node: Syntax(right))
    let value = binaryOperator(
      name, .init(label: nil, value: .checked(load), node: Syntax(left)), rightArgument, hint: type,
      node: Syntax(syntax.operator))
    let converted = coerce(value, to: type, at: syntax, purpose: .assignment)
    let result = make(
      .modify(path(of: target), current: current, converted), .void, at: syntax.operator)
    return closeChain(result, left)
  }

  /// `+=` of strings and arrays, which change in place.
  private func inPlaceOperator(
    _ name: String, _ type: Type
  ) -> (intrinsic: String, parameter: Type)? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    let substitution = Dictionary(
      zip(declaration.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    for case .function(let function) in declaration.members[name] ?? [] {
      if case .intrinsic(let intrinsic) = function.implementation, function.parameters.count == 2 {
        return (intrinsic, function.parameters[1].type.substituting(substitution))
      }
    }
    return nil
  }

  // MARK: What can be changed

  enum Use {
    case assign
    case compound
    case passInout
    case mutatingMember(String)
  }

  func requireMutable(
    _ target: Expression, _ syntax: ExprSyntax?, use: Use, at node: Syntax? = nil
  ) {
    if resolved(target) == .invalid { return }
    guard let obstacle = obstacle(to: target, syntax) else { return }
    let place = node ?? syntax.map { Syntax($0) }
    let message =
      switch use {
      case .assign: "cannot assign \(assigned(target, obstacle)): \(obstacle.reason)"
      case .compound: "left side of mutating operator isn't mutable: \(obstacle.reason)"
      case .passInout: "cannot pass immutable value as inout argument: \(obstacle.reason)"
      case .mutatingMember: "cannot use mutating member on immutable value: \(obstacle.reason)"
      }
    report(message, position: place.map { position(of: $0) } ?? target.position)
  }

  /// What is assigned in Swift's words: what stands left, not what keeps it from changing.
  private func assigned(_ target: Expression, _ obstacle: Obstacle) -> String {
    guard case .load(let path) = target.kind else { return "to \(obstacle.subject)" }
    switch path {
    case .field, .objectField, .weak, .unowned: return "to property"
    case .computed(_, _, let arguments):
      return arguments.isEmpty || obstacle.subject == "subscript"
        ? "to \(obstacle.subject == "subscript" ? "subscript" : "property")" : "through subscript"
    case .variable, .value, .staticStorage, .tupleElement, .forced, .chained:
      return "to \(obstacle.subject)"
    }
  }

  struct Obstacle {
    let subject: String
    let reason: String
  }

  private func obstacle(to target: Expression, _ syntax: ExprSyntax?) -> Obstacle? {
    switch target.kind {
    case .load(let path): return obstacle(to: path, syntax)
    case .operation(.readTaskLocal, _):
      return Obstacle(subject: "property", reason: "'\(name(of: syntax))' is a get-only property")
    case .operation(.readWrapper, _):
      return Obstacle(subject: "property", reason: "'\(name(of: syntax))' is a get-only property")
    case .constant(.native):
      return Obstacle(subject: "property", reason: "'\(name(of: syntax))' is a get-only property")
    case .call, .dynamicCall, .callClosure, .intrinsic, .operation:
      return Obstacle(subject: "value", reason: "call returns immutable value")
    default: return Obstacle(subject: "value", reason: "it is immutable")
    }
  }

  private func name(of syntax: ExprSyntax?) -> String {
    if let member = syntax?.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainName
    }
    return syntax?.trimmedDescription ?? "value"
  }

  private func obstacle(to path: AccessPath, _ syntax: ExprSyntax?) -> Obstacle? {
    switch path {
    case .variable(let variable):
      if !variable.isConstant { return noteMutation(of: variable) }
      if variable.name == "self" {
        if case .nominal(let declaration, _) = variable.type, declaration.kind == .class {
          return Obstacle(subject: "value", reason: "'self' is immutable")
        }
        return Obstacle(subject: "value", reason: "'self' is immutable")
      }
      // A constant declared without a value gets one later, once.
      if !variable.isInitializedAtDeclaration,
        variable.owner === context.body || (variable.owner == nil && context.parent == nil)
      {
        return nil
      }
      return Obstacle(subject: "value", reason: "'\(variable.name)' is a 'let' constant")
    case .value: return Obstacle(subject: "value", reason: "call returns immutable value")
    case .staticStorage(let storage):
      return imports.constantStatics.contains(ObjectIdentifier(storage))
        ? Obstacle(subject: "property", reason: "'\(name(of: syntax))' is a 'let' constant") : nil
    case .field(let base, let index, let name):
      if isConstantField(base, index, syntax) {
        if isOwnField(base), context.isInitializer { return nil }
        return Obstacle(subject: "property", reason: "'\(name)' is a 'let' constant")
      }
      if case .nominal(let declaration, _)? = type(of: base), hasHiddenSetter(name, declaration) {
        return Obstacle(subject: "property", reason: "'\(name)' setter is inaccessible")
      }
      return obstacle(to: base, syntax)
    case .objectField(let object, let index, let name):
      guard case .nominal(let declaration, _) = resolved(object) else { return nil }
      if hasHiddenSetter(name, declaration) {
        return Obstacle(subject: "property", reason: "'\(name)' setter is inaccessible")
      }
      let property = declaration.allStoredProperties.first { $0.index == index }
      guard property?.isConstant == true else { return nil }
      if context.isInitializer, case .load(.variable(let variable)) = object.kind,
        variable.name == "self"
      {
        return nil
      }
      return Obstacle(subject: "property", reason: "'\(name)' is a 'let' constant")
    case .tupleElement(let base, _), .forced(let base), .chained(let base), .weak(let base),
      .unowned(let base):
      return obstacle(to: base, syntax)
    case .computed(let accessors, let base, _):
      guard accessors.setter != nil else {
        let what = syntax?.is(SubscriptCallExprSyntax.self) == true ? "subscript" : "property"
        return Obstacle(
          subject: what,
          reason: what == "subscript"
            ? "subscript is get-only" : "'\(name(of: syntax))' is a get-only property")
      }
      guard accessors.setterMutates, let base else { return nil }
      return obstacle(to: base, syntax)
    }
  }

  /// Whether the property is `private(set)` and this is outside its type.
  private func hasHiddenSetter(_ name: String, _ declaration: TypeDeclaration) -> Bool {
    let isHidden = (declaration.members[name] ?? []).contains {
      if case .property(let property) = $0 { property.hasPrivateSetter } else { false }
    }
    return isHidden && !isInside(declaration)
  }

  private func isOwnField(_ base: AccessPath) -> Bool {
    if case .variable(let variable) = base { variable.name == "self" } else { false }
  }

  private func isConstantField(_ base: AccessPath, _ index: Int, _ syntax: ExprSyntax?) -> Bool {
    guard case .nominal(let declaration, _)? = type(of: base) else { return false }
    return declaration.allStoredProperties.first { $0.index == index }?.isConstant ?? false
  }

  /// The type of what is stored at a path, as far as constants need it.
  private func type(of path: AccessPath) -> Type? {
    switch path {
    case .variable(let variable): return solver.resolve(variable.type)
    case .value(let expression): return resolved(expression)
    case .field(let base, let index, _):
      guard case .nominal(let declaration, _)? = type(of: base) else { return nil }
      return declaration.allStoredProperties.first { $0.index == index }?.type
    case .objectField(let object, let index, _):
      guard case .nominal(let declaration, _) = resolved(object) else { return nil }
      return declaration.allStoredProperties.first { $0.index == index }?.type
    case .forced(let base), .chained(let base): return type(of: base).flatMap { wrapped($0) }
    case .tupleElement(let base, let index):
      guard case .tuple(let elements)? = type(of: base) else { return nil }
      return elements.indices.contains(index) ? elements[index].type : nil
    case .staticStorage, .computed, .weak, .unowned: return nil
    }
  }

  /// A closure that may run at the same time as others can't change somebody else's variable.
  private func noteMutation(of variable: Variable) -> Obstacle? {
    if variable.owner === context.body || isScript && variable.owner == nil { return nil }
    var current: FunctionContext? = context
    while let level = current, level.body !== variable.owner {
      if level.isSendable, !level.isMainActor {
        report(
          "mutation of captured var '\(variable.name)' in concurrently-executing code",
          position: context.body.function.position ?? variable.position)
        return nil
      }
      current = level.parent
    }
    return nil
  }
}
