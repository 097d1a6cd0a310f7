import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Checks values for `sending` parameters, and functions that lose their isolation.
extension ExpressionBuilder {
  /// A value for a `sending` parameter, which no other code may hold.
  func sending(_ value: Expression, at position: Position) -> Expression {
    guard value.role == nil, !context.file.isPrelude else { return value }
    // `checkClosures` reports closures that leave a global actor.
    if case .closure = value.kind, case .global = context.isolation.value { return value }
    var sent = value
    sent.role = .sends(position)
    return sent
  }

  /// A value for a function that leaves the current actor.
  func lending(_ value: Expression, at position: Position) -> Expression {
    guard value.role == nil else { return value }
    if case .closure = value.kind { return value }
    var lent = value
    lent.role = .lends(position)
    return lent
  }

  /// Checks a capture list's value for a closure that may run concurrently.
  func checkSendable(
    _ value: Expression, of capture: ClosureTerm.Capture, _ type: Type, by closure: Body,
    _ inner: Context
  ) {
    let rules = inner.captureRules
    guard rules.isSendable, !inner.isPreconcurrency, !type.isError, !context.file.isPrelude,
      !model.canShare(type, in: context)
    else { return }
    // Region analysis checks the captures of a closure that is sent.
    if rules.isSending { return }
    checker.report(
      CaptureMessage.nonSendableInSendableClosure(name: capture.name, type: type),
      at: capture.position)
  }

  /// Checks a function's conversion to another function type.
  func checkFunction(_ term: Term, givenAs wanted: Type, isArgument: Bool) {
    guard !context.file.isPrelude, !wanted.hasVariables,
      let own = type(of: term).asFunction,
      let other = unwrappedCompletely(wanted).asFunction
    else { return }
    if case .closure = term.peeled.kind { return }
    if losesActor(own, as: other) {
      reportLostActor(own, as: wanted, at: term.position)
    } else if other.isSendable, !own.isSendable, !isSent {
      checkSendability(of: term, as: wanted, isArgument: isArgument)
    }
  }

  /// Checks a function of a global actor that becomes an element of a collection or a tuple.
  func checkElement(_ term: Term, givenAs wanted: Type) {
    guard let own = type(of: term).asFunction, !context.file.isPrelude, !wanted.hasVariables,
      let other = unwrappedCompletely(wanted).asFunction, losesActor(own, as: other)
    else { return }
    if case .closure = term.peeled.kind { return }
    reportLostActor(own, as: wanted, at: term.position)
  }

  private func losesActor(_ own: FunctionType, as other: FunctionType) -> Bool {
    guard case .global(let actor) = own.isolation, case .unspecified = other.isolation,
      !other.isAsync, !isSent
    else { return false }
    if !other.isSendable, case .global(let here) = context.isolation.value { return here !== actor }
    return true
  }

  private func reportLostActor(_ own: FunctionType, as wanted: Type, at position: Position) {
    guard case .global(let actor) = own.isolation else { return }
    checker.report(
      IsolationMessage.conversionLosesActor(
        type: Type.function(own), wanted: wanted, actor: actor.name), at: position)
  }

  /// Reports the conversion of a function that isn't `@Sendable` to `@Sendable`, if its declaration
  /// determines that.
  private func checkSendability(of term: Term, as wanted: Type, isArgument: Bool) {
    switch solution.references[term.peeled.id]?.target {
    case .storage(let storage)? where storage.isParameter:
      checker.report(
        isArgument
          ? IsolationMessage.nonSendableParameterPassed(name: storage.name)
          : .nonSendableParameterUsed(name: storage.name), at: term.position)
    case .storage(let storage)? where storage.saysFunctionType:
      checker.report(IsolationMessage.nonSendableStoredFunction(wanted: wanted), at: term.position)
    case .function(let function)? where function.isLocal:
      checker.report(IsolationMessage.nonSendableLocalFunction(wanted: wanted), at: term.position)
    default: break
    }
  }
}

extension StorageDeclaration {
  var isParameter: Bool {
    guard case .variable(let variable) = implementation.value else { return false }
    return variable.owner?.parameters.contains { $0 === variable } ?? false
  }

  /// Whether the declaration determines the stored function's type: an annotation or a closure. A
  /// type inferred from a function's name may be more general.
  fileprivate var saysFunctionType: Bool {
    guard let binding = syntax?.as(PatternBindingSyntax.self) else { return false }
    return binding.typeAnnotation != nil
      || binding.initializer?.value.is(ClosureExprSyntax.self) == true
  }
}
