import Machine
import SwiftSyntax

extension Checker {
  /// The expression as a value of the type, or nil when Swift doesn't convert it.
  func convert(_ expression: Expression, to target: Type) -> Expression? {
    let from = solver.resolve(expression.type)
    let to = solver.resolve(target)
    var result = expression
    result.type = to
    if from == to { return result }
    switch (from, to) {
    case (.invalid, _), (_, .invalid): return expression
    case (.never, _): return result
    case (_, .variable(let id)):
      if from.contains(variable: id) { return nil }
      solver.bind(id, to: from)
      result.type = from
      return result
    case (.variable(let id), _):
      if to.contains(variable: id) { return nil }
      solver.bind(id, to: to)
      return result
    default: break
    }

    if let inner = wrapped(to) {
      if let own = wrapped(from) {
        if isSame(own, inner) || isSubtype(own, inner) { return result }
        guard wrapped(inner) != nil, let converted = convert(expression, to: inner) else {
          return nil
        }
        return Expression(kind: .wrap(converted), type: to, position: expression.position)
      }
      guard let converted = convert(expression, to: inner) else { return nil }
      return Expression(
        kind: .wrap(converted), type: solver.resolve(to), position: expression.position)
    }
    if case .tuple(let own) = from, case .tuple(let wanted) = to, own.count == wanted.count,
      own.map(\.label) != wanted.map(\.label), isSubtype(from, to)
    {
      return relabelled(expression, own, solver.resolve(to))
    }
    if isSubtype(from, to) {
      // A function keeps its own effects, so that `rethrows` can look at them.
      if case .function = from, case .function = to { return expression }
      result.type = solver.resolve(to)
      return result
    }
    if case .tuple(let fromElements) = from, case .tuple(let toElements) = to,
      case .tuple(let values, _) = expression.kind, fromElements.count == toElements.count
    {
      var converted: [Expression] = []
      for (value, element) in zip(values, toElements) {
        guard let value = convert(value, to: element.type) else { return nil }
        converted.append(value)
      }
      result.kind = .tuple(converted, labels: toElements.map(\.label))
      return result
    }
    return nil
  }

  /// The tuple with the labels of another type, which its description shows.
  private func relabelled(
    _ expression: Expression, _ elements: [TupleElement], _ type: Type
  ) -> Expression {
    guard case .tuple(let wanted) = type else { return expression }
    let labels = wanted.map(\.label)
    if case .tuple(let values, _) = expression.kind {
      return Expression(
        kind: .tuple(values, labels: labels), type: type, position: expression.position)
    }
    let whole = Variable(
      name: "tuple", type: expression.type, isConstant: true, owner: context.body,
      position: expression.position)
    let values = elements.indices.map { index in
      Expression(
        kind: .load(.tupleElement(.variable(whole), index)), type: elements[index].type,
        position: expression.position)
    }
    let result = Expression(
      kind: .tuple(values, labels: labels), type: type, position: expression.position)
    let block = Block(statements: [.declare(whole, expression), .yield(result)], end: nil)
    return Expression(kind: .statement(.block(block)), type: type, position: expression.position)
  }

  private func isSame(_ left: Type, _ right: Type) -> Bool {
    let saved = solver
    if solver.unify(left, right) { return true }
    solver.rollBack(to: saved)
    return false
  }

  /// Whether a value of the one is a value of the other as it is. May bind variables.
  func isSubtype(_ from: Type, _ to: Type) -> Bool {
    if isSame(from, to) { return true }
    switch (solver.resolve(from), solver.resolve(to)) {
    case (.never, _), (.invalid, _), (_, .invalid): return true
    case (_, .existential(let protocols)):
      return protocols.allSatisfy { conforms(from, to: $0) }
    case (.nominal(let declaration, _), .anyObject): return declaration.kind == .class
    case (.existential(let protocols), .anyObject):
      return !protocols.isEmpty && protocols.allSatisfy(\.isClassBound)
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a.kind == .class, b.kind == .class, a.inherits(from: b) { return true }
      // Collections and optionals are covariant; their elements need no change here.
      guard a === b, [core.array, core.set, core.optional, core.dictionary].contains(a) else {
        return false
      }
      return zip(x, y).allSatisfy { isSubtype($0, $1) }
    case (.function(let a), .function(let b)):
      guard a.parameters.count == b.parameters.count,
        !a.isAsync || b.isAsync, !a.isThrowing || b.isThrowing
      else { return false }
      for (mine, theirs) in zip(a.parameters, b.parameters) {
        if mine.isInout != theirs.isInout || !isSubtype(theirs.type, mine.type) { return false }
      }
      return isSubtype(a.result, b.result)
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { ($0.label == $1.label) && isSubtype($0.type, $1.type) }
    case (.metatype(let a), .metatype(let b)): return isSubtype(a, b)
    default: return false
    }
  }

  /// Converts, or reports that it can't be done.
  func coerce(
    _ expression: Expression, to target: Type, at node: some SyntaxProtocol, purpose: Purpose
  ) -> Expression {
    if let converted = convert(expression, to: target) { return converted }
    let from = solver.resolve(expression.type)
    let to = solver.resolve(target)
    if to == core.boolType, case .constant(.int(let literal)) = expression.kind {
      report(
        "integer literal value '\(literal)' cannot be used as a boolean; did you mean "
          + "'\(literal == 0 ? "false" : "true")'?", at: node)
    } else if let inner = wrapped(from), isSubtype(inner, to) {
      report(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'", at: node,
        advice: "Use `??` for a default, `if let` to look, or `!` to insist.")
    } else if case .function(let given) = from, case .function(let wanted) = to, given.isAsync,
      !wanted.isAsync
    {
      report(
        "cannot pass function of type '\(from)' to parameter expecting synchronous function type",
        at: node, advice: "It contains `await`; what is called here runs it without a task.")
    } else if case .function(let given) = from, case .function(let wanted) = to, given.isThrowing,
      !wanted.isThrowing
    {
      report(
        "invalid conversion from throwing function of type '\(from)' to non-throwing function "
          + "type '\(to)'", at: node)
    } else {
      report(purpose.message(from: from, to: to), at: node)
    }
    return invalid(at: node)
  }

  enum Purpose {
    case specified, argument, `return`, assignment, condition, element, closureResult

    func message(from: Type, to: Type) -> String {
      switch self {
      case .specified: "cannot convert value of type '\(from)' to specified type '\(to)'"
      case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
      case .return: "cannot convert return expression of type '\(from)' to return type '\(to)'"
      case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
      case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
      case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
      case .closureResult:
        "cannot convert value of type '\(from)' to closure result type '\(to)'"
      }
    }
  }

  func conforms(_ type: Type, to protocolDeclaration: TypeDeclaration) -> Bool {
    if protocolDeclaration === core.sendable { return true }
    switch solver.resolve(type) {
    case .nominal(let declaration, let arguments):
      if declaration.conforms(to: protocolDeclaration) { return true }
      let conditional = [core.equatable, core.hashable]
      if declaration.kind == .enumeration, !declaration.isPrelude,
        declaration.cases.allSatisfy(\.parameters.isEmpty),
        conditional.contains(protocolDeclaration)
      {
        return true
      }
      if [core.array, core.optional, core.set, core.dictionary].contains(declaration),
        conditional.contains(protocolDeclaration)
      {
        return arguments.allSatisfy { conforms($0, to: protocolDeclaration) }
      }
      if [core.array, core.set, core.dictionary].contains(declaration) {
        return protocolDeclaration.name == "CustomStringConvertible"
      }
      return false
    case .existential(let protocols):
      // A protocol doesn't conform to itself, but `any Error` does to `Error`.
      return protocols.contains {
        $0 === protocolDeclaration || $0.conforms(to: protocolDeclaration)
      }
    case .parameter(let parameter):
      return parameter.protocols.contains {
        $0 === protocolDeclaration || $0.conforms(to: protocolDeclaration)
      }
    case .tuple(let elements):
      // Tuples compare, but conform to nothing.
      return protocolDeclaration === core.equatable
        && elements.allSatisfy { conforms($0.type, to: protocolDeclaration) }
    case .never, .invalid, .variable: return true
    case .metatype: return protocolDeclaration === core.equatable
    case .anyObject, .function: return false
    }
  }
}

extension TypeDeclaration {
  func inherits(from other: TypeDeclaration) -> Bool {
    self === other || (superclass?.inherits(from: other) ?? false)
  }

  func conforms(to other: TypeDeclaration) -> Bool {
    self === other || conformances.contains { $0.conforms(to: other) }
      || (superclass?.conforms(to: other) ?? false)
  }

  /// For a protocol: whether only classes conform to it.
  var isClassBound: Bool { name == "AnyActor" || conformances.contains(where: \.isClassBound) }
}
