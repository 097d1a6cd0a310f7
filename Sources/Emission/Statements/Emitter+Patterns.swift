import CheckedTree
import Machine

/// Patterns: tests with jumps, and variables that receive parts.
extension Emitter {
  /// `value --`, for a pattern that can't fail.
  func match(_ pattern: Pattern) {
    let fails = code.makeLabel()
    match(pattern, otherwise: fails)
    let end = code.makeLabel()
    code.append(.jump(end.number))
    code.place(fails)
    code.append(.trap(.custom("a pattern doesn't match")))
    code.place(end)
  }

  /// `value --`; binds the pattern's variables, or jumps to the label.
  func match(_ pattern: Pattern, otherwise fails: Label) {
    switch pattern {
    case .anything: code.append(.pop)
    case .bind(let variable): declare(variable)
    case .none:
      code.append(.isSome)
      code.append(.jumpIfTrue(fails.number))
    case .some(let wrapped):
      code.append(.jumpIfNone(fails.number))
      match(wrapped, otherwise: fails)
    case .satisfies(let subject, let condition):
      declare(subject)
      jump(to: fails, unless: condition)
    case .isType(let type, .anything):
      test(type)
      code.append(.jumpIfFalse(fails.number))
    case .isType(let type, let inner):
      castIfPossible(type)
      code.append(.jumpIfNone(fails.number))
      match(inner, otherwise: fails)
    case .tuple(let elements):
      matchParts(of: storeTemporary(), elements, otherwise: fails) { .tupleElement($0) }
    case .enumerationCase(let index, let payload):
      matchCase(index, payload, otherwise: fails)
    }
  }

  private func matchCase(_ index: Int, _ payload: [Pattern], otherwise fails: Label) {
    guard payload.contains(where: { !$0.matchesAnything }) else {
      code.append(.isCase(index))
      code.append(.jumpIfFalse(fails.number))
      return
    }
    let slot = storeTemporary()
    code.append(.loadReference(slot: slot))
    code.append(.isCase(index))
    code.append(.jumpIfFalse(fails.number))
    matchParts(of: slot, payload, otherwise: fails) { .payload($0) }
  }

  private func matchParts(
    of slot: Int, _ parts: [Pattern], otherwise fails: Label, extracting: (Int) -> Instruction
  ) {
    let last = body.movesValues ? parts.lastIndex { !$0.matchesAnything } : nil
    for (index, part) in parts.enumerated() where !part.matchesAnything {
      code.append(index == last ? .take(slot: slot) : .loadReference(slot: slot))
      code.append(extracting(index))
      match(part, otherwise: fails)
    }
  }
}

extension Pattern {
  fileprivate var matchesAnything: Bool {
    if case .anything = self { true } else { false }
  }
}
