import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Checks that `try` and `await` cover calls that throw or wait, and that the context allows them.
extension ExpressionBuilder {
  /// Notes that an error of the type is thrown here.
  ///
  /// - Parameter start: Where the expression that throws begins, which is where `try` is missing.
  func noteThrow(
    _ type: Type, at position: Position, from start: Position, by use: ThrowingUse = .call,
    isConditional: Bool = true
  ) {
    if context.signature.reduce(type) == core.never { return }
    guard coverage.hasTry else {
      if canThrow {
        checker.report(EffectMessage.useWithoutTry(use), at: start)
      } else {
        checker.report(EffectMessage.unhandledUseWithoutTry(use), at: start)
      }
      return
    }
    if coverage.stopsErrors { return }
    context.errorScope?.add(
      ErrorScope.Site(
        type: type, position: coverage.tryPosition ?? position, valuePosition: start,
        isConditional: isConditional))
  }

  /// Whether the context may throw or catches the error.
  private var canThrow: Bool {
    switch context.errorScope?.kind {
    case .declared(nil), .deferred: false
    case .declared, .anything, .inferred, .gathering, nil: true
    }
  }

  /// `await`, which synchronous code can't have although nothing in it waits.
  func buildAwait(_ term: Term, _ operand: Term) -> Expression {
    let refused = refusedWaits
    let value = covering(operand) { $0.hasAwait = true }
    if let frame = context.frame, !frame.isAsync, refusedWaits == refused, frame.deferDepth == 0,
      !coverage.isInAutoclosure
    {
      checker.report(misplacedAwait(in: frame), at: term.position)
    }
    return value
  }

  private func misplacedAwait(in frame: Frame) -> EffectMessage {
    if frame.defaultArgumentOwner != nil { return .awaitInDefaultArgument }
    guard case .initialValue = frame.kind else { return .awaitInSynchronousFunction }
    return context.isStaticMember ? .awaitInGlobalVariable : .awaitInPropertyInitializer
  }

  /// Notes a suspension point.
  ///
  /// - Parameter crossing: The error if the code waits for another actor and nothing else in the
  ///   expression waits.
  func noteAwait(at position: Position, crossing: IsolationMessage? = nil) {
    if coverage.isInAutoclosure {
      checker.report(EffectMessage.asyncCallInAutoclosure, at: position)
      return
    }
    guard context.frame?.isAsync ?? true else {
      refusedWaits += 1
      checker.report(EffectMessage.asyncCallInSynchronousFunction, at: position)
      return
    }
    if coverage.hasAwait { return }
    if openWaits == nil {
      checker.report(EffectMessage.callWithoutAwait, at: position)
    } else {
      openWaits?.append(OpenWait(position: position, crossing: crossing))
    }
  }

  /// The error type that a call of the function throws; of `rethrows`, any error if an argument
  /// throws.
  func thrown(
    by interface: FunctionDeclaration.Interface, _ substitution: Substitution,
    _ bindings: [Solution.ParameterBinding], _ arguments: [Term]
  ) -> Type? {
    guard let declared = interface.thrown else { return nil }
    let type = substitute(declared, substitution)
    guard interface.isRethrowing else { return type }
    // Only arguments for throwing parameters make the call throw, not every function argument.
    for (parameter, binding) in zip(interface.parameters, bindings)
    where unwrappedCompletely(parameter.type).asFunction?.thrown != nil {
      let indices: [Int] =
        switch binding {
        case .argument(let index): [index]
        case .variadic(let indices): indices
        case .defaulted: []
        }
      for index in indices where arguments.indices.contains(index) {
        if thrown(byCalling: arguments[index]) != nil { return core.anyError }
      }
    }
    return nil
  }

  /// The error type of a `rethrows` function whose asynchronous sequence throws. The sequence is an
  /// argument or the base.
  func thrown(
    byConformersOf function: FunctionDeclaration, _ substitution: Substitution
  ) -> Type? {
    guard function.interface.value.isRethrowing else { return nil }
    var subjects: [(Type, ProtocolDeclaration)] = function.signature.value.rethrowing
    if let owner = function.owner?.type as? ProtocolDeclaration, owner.isRethrowing {
      subjects.append((owner.declaredType, owner))
    }
    for (subject, declaring) in subjects {
      guard let failure = declaring.associatedTypes.first(where: { $0.name == "Failure" }) else {
        continue
      }
      if substitute(Type(.member(subject, failure)), substitution) != core.never {
        return core.anyError
      }
    }
    return nil
  }

  /// The error type of a function argument.
  private func thrown(byCalling term: Term) -> Type? {
    switch term.kind {
    case .parenthesized(let inner), .noted(let inner, _, _): return thrown(byCalling: inner)
    case .keyPath, .nothing: return nil
    case .closure:
      // A closure whose contextual type throws may not throw itself.
      return solution.closures[term.id]?.type.thrown.flatMap { throwsItself(term) ? $0 : nil }
    default: return unwrappedCompletely(type(of: term)).asFunction?.thrown
    }
  }

  private func throwsItself(_ term: Term) -> Bool {
    if case .closure(let closure) = term.kind {
      closure.throwsOut || closure.writtenThrows != nil
    } else {
      true
    }
  }
}

extension Context {
  /// The scope that receives errors thrown here.
  var errorScope: ErrorScope? { errors ?? parent?.errorScope }
}
