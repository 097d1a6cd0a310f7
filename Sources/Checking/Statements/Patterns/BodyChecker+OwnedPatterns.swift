import CheckedTree
import Machine
import Reading
import Semantics

// A `switch` looks at a value that can't be copied, and its patterns borrow the parts. Where it consumes
// the value, the patterns take the parts, and each part that a pattern doesn't name ends with the case.

extension BodyChecker {
  /// Marks the value that a `switch` or `if case` looks at.
  func borrowSubject(_ subject: Expression) {
    guard let ownership = subject.ownership, case .consumed = ownership.use else { return }
    ownership.use = .borrowed
  }

  /// Whether the patterns take the parts of the subject.
  func movesSubject(_ subject: CheckedValue) -> Bool {
    guard model.isNoncopyable(subject.type) else { return false }
    return subject.expression.ownership?.isMove ?? true
  }

  /// Marks the variables of a pattern whose subject is only borrowed.
  func borrowParts(_ pattern: Pattern, of subject: CheckedValue) {
    guard model.isNoncopyable(subject.type), !movesSubject(subject) else { return }
    for variable in pattern.variables where variable.isNoncopyable {
      variable.isBorrowed = true
      if pattern.isOfSeveral(variable) {
        reportUnsupported(
          UnsupportedMessage.borrowedPart(name: variable.name), at: variable.position)
      }
    }
  }

  /// The pattern with names for the parts that it ignores beside others, so that they end with the case.
  func owning(_ pattern: Pattern, in context: Context) -> Pattern {
    guard case .enumerationCase(let index, let parts) = pattern, !pattern.variables.isEmpty else {
      return pattern
    }
    let owned = parts.map { part -> Pattern in
      guard case .anything = part else { return owning(part, in: context) }
      let variable = Variable(
        name: "_", isConstant: true, owner: context.body,
        position: Position(line: 1, column: 1))
      return .bind(variable)
    }
    return .enumerationCase(index: index, owned)
  }
}

extension Pattern {
  /// Whether it binds the variable to one of several values of a case.
  fileprivate func isOfSeveral(_ variable: Variable) -> Bool {
    switch self {
    case .enumerationCase(_, let parts):
      parts.contains { $0.variables.contains { $0 === variable } }
        && (parts.count > 1 || parts.contains { $0.isOfSeveral(variable) })
    case .tuple(let parts): parts.contains { $0.isOfSeveral(variable) }
    case .some(let inner), .isType(_, let inner): inner.isOfSeveral(variable)
    case .anything, .bind, .none, .satisfies: false
    }
  }
}
