import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Results with opaque types, whose underlying types the returned values determine.
extension BodyChecker {
  func ownOpaqueResult(of function: FunctionDeclaration) -> OpaqueResult? {
    guard function.kind == .function || function.kind == .getter,
      case .opaque(let opaque, _) = function.interface.value.result.kind,
      opaque === function.opaqueResult || opaque === function.storage?.opaqueResult
    else { return nil }
    return opaque
  }

  func ownOpaquePart(of function: FunctionDeclaration) -> OpaqueResult? {
    guard function.kind == .function || function.kind == .getter,
      let opaque = function.opaqueResult ?? function.storage?.opaqueResult
    else { return nil }
    let result = function.interface.value.result
    if case .opaque = result.kind { return nil }
    return result.contains(opaque) ? opaque : nil
  }

  /// A value returned as `some P`. The first one determines the underlying type.
  func checkOpaque(_ term: Term, isImplicit: Bool, in context: Context) -> Statement {
    guard let frame = context.frame, let opaque = frame.opaqueResult else { return .returning(nil) }
    let value = checkOpaqueValue(term, as: opaque, in: context)
    if value.isError { return .returning(value.expression) }
    if value.type == core.never, opaque.underlying != nil || !isImplicit {
      return .expression(value.expression)
    }
    guard let underlying = opaque.underlying else {
      for wanted in opaque.constraint.protocols
      where model.conformance(of: value.type, to: wanted, in: context.signature) == nil {
        report(
          ResultMessage.requirement(
            function: named(frame), type: value.type, protocol: wanted.name),
          at: frame.function?.position ?? term.position)
      }
      if model.isNoncopyable(value.type) {
        report(
          ResultMessage.requirement(
            function: named(frame), type: value.type, protocol: "Copyable"),
          at: frame.function?.position ?? term.position)
      }
      checkArguments(
        of: opaque, value.type, term, at: frame.function?.position ?? term.position, in: context)
      settle(opaque, as: value.type, of: frame.function)
      return .returning(value.expression)
    }
    if underlying == value.type { return .returning(value.expression) }
    let (solution, _) = collecting {
      solver.solve(term, for: .type(underlying, .returning), in: context)
    }
    if let solution { return .returning(build(term, as: underlying, solution, in: context)) }
    report(
      ResultMessage.underlyingTypesDiffer(result: opaque.name),
      at: frame.function?.position ?? term.position)
    return .returning(value.expression)
  }
  /// A value of a type like `[some P]`. Each one determines the part's underlying type.
  func checkPartlyOpaque(
    _ term: Term, _ opaque: OpaqueResult, in result: Type, isImplicit: Bool, in context: Context
  ) -> Statement {
    let contextual = Contextual.partlyOpaque(opaque, result)
    guard let part = solver.trySolving(term, for: contextual, in: context).solution?.opaquePart
    else {
      reportPart(term, opaque, in: result, in: context)
      return .returning(makeInvalid(at: term.position).expression)
    }
    if opaque.underlying == nil { settle(opaque, as: part, of: context.frame?.function) }
    let underlying = opaque.underlying ?? part
    if underlying != part, !underlying.isError {
      report(
        ResultMessage.underlyingTypesDiffer(result: opaque.name),
        at: context.frame?.function?.position ?? term.position)
    }
    let whole = result.replacing(opaque, with: part)
    if isImplicit { return checkImplicitlyReturned(term, whole, in: context) }
    let value = checkValue(term, for: .type(whole, .returning), in: context)
    return value.type == core.never ? .expression(value.expression) : .returning(value.expression)
  }

  /// Reports why a value doesn't determine the opaque part of its type.
  private func reportPart(
    _ term: Term, _ opaque: OpaqueResult, in result: Type, in context: Context
  ) {
    let (value, diagnostics) = collecting { checkValue(term, in: context) }
    if !term.peeled.isNilOrEmpty, value.isError { return reporter.add(diagnostics) }
    guard !value.isError, let part = result.counterpart(of: opaque, in: value.type) else {
      return report(ResultMessage.opaqueTypeNotInferred(result: result), at: term.position)
    }
    for wanted in opaque.constraint.protocols
    where model.conformance(of: part, to: wanted, in: context.signature) == nil {
      report(
        ResultMessage.requirement(
          function: named(context.frame), type: part, protocol: wanted.name), at: term.position)
    }
  }

  private func named(_ frame: Frame?) -> NamedDeclaration {
    guard let function = frame?.function else { return NamedDeclaration(.function) }
    let name = function.kind == .function ? function.fullName : function.storage?.name
    return NamedDeclaration(function.kindForMessages, name ?? function.name)
  }
}

extension Term {
  fileprivate var isNilOrEmpty: Bool {
    switch kind {
    case .nothing: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }
}
