import Reading
import Semantics
import Solving

// `x = x` has no effect, and usually one side should be a different `x`: a parameter or the
// property.

extension ExpressionBuilder {
  /// Reports the assignment of a variable or stored property to itself.
  func checkSelfAssignment(_ term: Term, _ target: Term, _ value: Term) {
    let value = value.peeled
    guard let storage = storedVariable(of: target), isSamePlace(target, value) else { return }
    checker.report(
      storage.owner == nil ? MutationMessage.variableToItself : .propertyToItself,
      at: term.position)
  }

  /// The variable or stored property that the term names.
  private func storedVariable(of term: Term) -> StorageDeclaration? {
    guard case .storage(let storage) = solution.references[term.id]?.target, !storage.isSubscript,
      !storage.isLazy, storage.wrapper == nil
    else { return nil }
    if storage.observers != nil { return storage }
    switch storage.implementation.value {
    case .stored, .static, .variable: return storage
    case .computed, .taskLocal, .requirement: return nil
    }
  }

  private func isSamePlace(_ left: Term, _ right: Term) -> Bool {
    guard isSameDeclaration(left, right) else { return false }
    switch (base(of: left), base(of: right)) {
    case (nil, nil): return true
    // An implicit base is `self`.
    case (let base?, nil), (nil, let base?): return base.isSelf
    case (let left?, let right?):
      return left.isSelf && right.isSelf
        || base(of: left) == nil && storedVariable(of: left) != nil
          && isSameDeclaration(left, right)
    }
  }

  private func isSameDeclaration(_ left: Term, _ right: Term) -> Bool {
    guard let mine = solution.references[left.id]?.target.declaration else { return false }
    return mine === solution.references[right.id]?.target.declaration
  }

  private func base(of term: Term) -> Term? {
    if case .member(let base, _, _) = term.kind { base.peeled } else { nil }
  }
}

extension Term {
  fileprivate var isSelf: Bool {
    if case .name(let name) = kind { name.text == "self" } else { false }
  }
}
