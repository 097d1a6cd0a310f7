import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `as`, `as?`, `as!` and `is`. Only the run decides whether a cast succeeds: one that never can isn't
/// reported.
extension ExpressionBuilder {
  func buildCast(
    _ term: Term, _ value: Term, _ syntax: TypeSyntax, _ cast: Term.Cast
  ) -> Expression {
    let written = solution.writtenTypes[term.id] ?? type(of: term)
    checker.noteCast(to: written)
    switch cast {
    case .coerce:
      if let nominal = written.nominal, nominal.known == .nsError {
        return result(
          of: "_bridged", in: nominal.module, for: build(value, as: core.anyError), as: written)
      }
      if let nominal = written.nominal,
        nominal.known == .nsNumber || nominal.known == .nsDecimalNumber,
        let own = type(of: value).nominal, own !== nominal, !own.isReference
      {
        return result(of: "_nsNumber", in: nominal.module, for: build(value), as: written)
      }
      guard written == .anyObject else { return build(value, as: written) }
      let type = type(of: value)
      let built = type.isUnconstrained ? build(value) : erased(build(value), from: type)
      // An optional, `Any` or a value of a generic type may contain an object.
      guard type.nominal == nil || wrapped(type) != nil else { return built }
      return make(.intrinsic("object.inside", [built]), written, at: term.position)
    case .conditional, .forced, .check:
      let target = castTarget(written, written: syntax, at: term.position)
      let type = type(of: term)
      let source = self.type(of: value)
      let extra = checker.optionalsOpened(by: source, as: written, in: context)
      func open(_ kind: (Expression) -> Expression.Kind) -> Expression {
        var (opened, own) = (build(value), source)
        for _ in 0..<extra {
          own = wrapped(own) ?? own
          opened = make(kind(opened), own, at: term.position)
        }
        return erased(opened, from: own, to: written.recordsClass ? written : .any)
      }
      switch cast {
      case .conditional:
        let result = make(
          .castIfPossible(open { .chainLink($0) }, target), type, at: term.position)
        if extra == 0 { return result }
        return make(.optionalChain(result, wraps: false), type, at: term.position)
      case .forced:
        return make(.castOrTrap(open { .forceUnwrap($0) }, target), type, at: term.position)
      default:
        let result = make(
          .isType(open { .chainLink($0) }, target), core.bool, at: term.position)
        if extra == 0 { return result }
        return make(
          .coalesce(
            make(
              .optionalChain(result, wraps: true), .nominal(core.optional, [core.bool]),
              at: term.position),
            constant(.bool(false), at: term.position), staysOptional: false),
          core.bool, at: term.position)
      }
    }
  }
}

extension BodyChecker {
  /// How many optionals a cast opens before it looks at the value: the difference in depth, unless the
  /// optional itself can be what the cast asks for. A nil in one of them fails the cast.
  func optionalsOpened(by source: Type, as target: Type, in context: Context) -> Int {
    var (source, target) = (source, target)
    while let outer = model.wrapped(target), let inner = model.wrapped(source) {
      (source, target) = (inner, outer)
    }
    guard model.wrapped(source) != nil else { return 0 }
    switch target.kind {
    case .parameter, .member, .opaque, .variable, .error: return 0
    case .existential(let existential):
      let signature = context.signature
      if existential.protocols.allSatisfy({ model.conforms(source, to: $0, in: signature) }) {
        return 0
      }
    default:
      if core.isHashableBox(target) { return 0 }
    }
    var depth = 0
    while let inner = model.wrapped(source) {
      depth += 1
      source = inner
    }
    return depth
  }
}
