import CheckedTree
import Machine
import Reading

/// Optional chaining, forced unwrapping and casts.
extension ExpressionBuilder {
  /// `base?`, `base!`, and the whole chain that ends if `base?` finds nil.
  func buildOptional(_ term: Term, access: Access) -> Expression {
    switch term.kind {
    case .chained(let base):
      let value = access.writes ? buildPlace(base, access: .modify) : build(base)
      let type = type(of: term)
      if case .load(let path) = value.kind {
        return make(.load(.chained(path)), type, at: term.position)
      }
      return make(.chainLink(value), type, at: term.position)
    case .forced(let base):
      let outer = isForced
      isForced = true
      let value = access.writes ? buildPlace(base, access: .modify) : build(base)
      isForced = outer
      if base.isDelegation { return value }
      let type = type(of: term)
      if case .load(let path) = value.kind {
        return make(.load(.forced(path)), type, at: term.position)
      }
      return make(.forceUnwrap(value), type, at: term.position)
    case .optionalScope(let inner):
      if access.writes { return buildPlace(inner, access: access) }
      let value = binding { self.build(inner) }
      return make(
        .optionalChain(value, wraps: wrapped(type(of: inner)) == nil), type(of: term),
        at: value.position)
    default: preconditionFailure("build dispatches each kind of term")
    }
  }

  func buildCast(_ term: Term, _ value: Term, _ cast: Term.Cast) -> Expression {
    let written = solution.writtenTypes[term.id] ?? type(of: term)
    checker.noteCast(to: written)
    switch cast {
    case .coerce:
      guard written == .anyObject, type(of: value).isUnconstrained else {
        return build(value, as: written)
      }
      return make(
        .castOrTrap(build(value), typeExpression(written, at: term.position)), written,
        at: term.position)
    case .conditional:
      return make(
        .castIfPossible(buildErased(value), typeExpression(written, at: term.position)),
        type(of: term), at: term.position)
    case .forced:
      return make(
        .castOrTrap(buildErased(value), typeExpression(written, at: term.position)), type(of: term),
        at: term.position)
    case .check:
      return make(
        .isType(buildErased(value), typeExpression(written, at: term.position)), core.bool,
        at: term.position)
    }
  }
  /// The operand of a cast, which must know its type.
  private func buildErased(_ term: Term) -> Expression {
    erased(build(term), from: type(of: term))
  }
}
