import Machine
import SwiftSyntax

extension Checker {
  func build(
    _ candidate: Candidate, _ passed: [Argument], result: Type, isSuper: Bool, at node: Syntax
  ) -> Expression {
    let declaration = candidate.declaration
    let receiver = candidate.receiver
    switch declaration.implementation {
    case .intrinsic(let name):
      let values = passed.compactMap { argument -> Expression? in
        if case .value(let value) = argument { value } else { nil }
      }
      if ["precondition", "assert"].contains(name), values.count == 2 {
        // The message is made only when it is needed.
        return make(
          .conditional(
            values[0], then: make(.constant(.void), .void, at: node),
            else: make(.intrinsic(name, [values[1]]), .void, at: node)), .void, at: node)
      }
      if declaration.isMutating, let receiver {
        requireMutable(receiver, nil, use: .mutatingMember(declaration.name), at: node)
        return make(.mutatingIntrinsic(name, path(of: receiver), values), result, at: node)
      }
      if case .reference(let target)? = passed.first {
        return make(.mutatingIntrinsic(name, target, values), result, at: node)
      }
      return make(.intrinsic(name, (receiver.map { [$0] } ?? []) + values), result, at: node)
    case .operation(let operation):
      var all = zip(declaration.parameters, passed).compactMap { parameter, argument -> Argument? in
        if parameter.name == "_" { return nil }
        guard case .value(let value) = argument, case .metatype = resolved(value) else {
          return argument
        }
        return nil
      }
      if let receiver {
        if declaration.isMutating {
          requireMutable(receiver, nil, use: .mutatingMember(declaration.name), at: node)
          all.insert(.reference(path(of: receiver)), at: 0)
        } else {
          all.insert(.value(receiver), at: 0)
        }
      }
      return make(.operation(operation, all), result, at: node)
    case .requirement:
      guard let receiver else { return invalid(at: node) }
      return make(
        .dynamicCall(selector: declaration.selector, [.value(receiver)] + passed), result, at: node)
    case .code: break
    }
    need(declaration)
    noteUse(of: declaration)
    var call: Expression.Kind
    if declaration.isInitializer, let made = candidate.made {
      if case .nominal(let type, _) = made, type.kind == .class {
        call = .makeObject(type, initializer: declaration, passed)
      } else {
        call = .call(declaration, passed)
      }
    } else if let receiver {
      var all = passed
      if declaration.isMutating {
        requireMutable(receiver, nil, use: .mutatingMember(declaration.name), at: node)
        all.insert(.reference(path(of: receiver)), at: 0)
      } else {
        all.insert(.value(receiver), at: 0)
      }
      let isDynamic = declaration.isDynamic && !isSuper && !declaration.isInitializer
      call = isDynamic ? .dynamicCall(selector: declaration.selector, all) : .call(declaration, all)
    } else {
      call = .call(declaration, passed)
    }
    if declaration.isAsync, declaration.isMainActor != context.isMainActor, !isPrelude {
      call = .isolated(toMainActor: declaration.isMainActor, make(call, result, at: node))
    } else if !declaration.isAsync, declaration.isMainActor, !context.isMainActor {
      call = .isolated(toMainActor: true, make(call, result, at: node))
    }
    return make(call, result, at: node)
  }
}

extension FunctionType {
  /// Whether an argument given to a rethrowing function throws: a closure by what it does.
  func actuallyThrows(_ value: Expression) -> Bool {
    if case .closure(let body) = value.kind { body.throwsOut } else { isThrowing }
  }
}
