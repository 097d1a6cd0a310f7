import CheckedTree
import Machine
import Reading
import Solving

extension ExpressionBuilder {
  /// Evaluates the base of a static member that doesn't use it: `next()` in `next().name`.
  func evaluateUnusedBase(_ site: Site) {
    guard site.reference.base == .metatype, site.value == nil, let base = site.base else { return }
    if case .superReference = base.peeled.kind { return }
    if case .type? = solution.references[base.peeled.id]?.target { return }
    let value = build(base)
    if !value.onlyReadsVariables { _ = bind(value, named: "type", type(of: base)) }
  }
}

extension Expression {
  /// Whether evaluating it has no effect.
  var onlyReadsVariables: Bool {
    switch kind {
    case .constant, .makeType: true
    case .load(.variable): true
    case .typeOf(let value): value.onlyReadsVariables
    default: false
    }
  }
}
