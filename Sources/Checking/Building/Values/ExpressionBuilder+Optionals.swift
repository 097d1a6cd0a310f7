import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Optional chaining and forced unwrapping.
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
      let whole = type(of: term)
      // For a double optional that the context wants, the value is converted inside of the chain.
      let inside =
        type(of: inner) == whole ? nil : wrapped(whole).flatMap { wrapped($0) == nil ? nil : $0 }
      let value = binding { inside.map { self.build(inner, as: $0) } ?? self.build(inner) }
      return make(
        .optionalChain(value, wraps: inside != nil || wrapped(type(of: inner)) == nil), whole,
        at: value.position)
    default: preconditionFailure("build dispatches each kind of term")
    }
  }
}
