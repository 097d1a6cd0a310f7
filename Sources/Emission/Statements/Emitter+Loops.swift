import CheckedTree
import Machine

/// The targets of `break` and `continue`.
struct LoopTargets {
  let end: Target
  /// Nil for a `switch`.
  let next: Target?
}

extension Emitter {
  func emitLoop(_ statement: Statement) {
    switch statement {
    case .loop(let id, let conditions, let block):
      let targets = makeTargets(id)
      code.place(targets.next)
      let mark = lifetimes.mark
      jump(to: targets.end, unless: conditions)
      emit(block)
      clear(since: mark)
      // A jump allows an interruption of a loop with an empty body.
      at(conditions.first?.position) { code.append(.jump(targets.next.number)) }
      code.place(targets.end)
    case .repeatLoop(let id, let block, let condition):
      let start = code.makeLabel()
      let targets = makeTargets(id)
      code.place(start)
      emit(block)
      code.place(targets.next)
      jump(to: start, when: condition)
      code.place(targets.end)
    case .forIn(let id, let pattern, let sequence, let condition, let block):
      let targets = (end: code.makeLabel(), next: code.makeLabel())
      emitStart(of: sequence, next: targets.next, end: targets.end)
      setTargets(id, targets)
      let mark = lifetimes.mark
      match(pattern, otherwise: targets.next)
      if let condition { jump(to: targets.next, unless: condition) }
      emit(block)
      clear(since: mark)
      code.append(.jump(targets.next.number))
      code.place(targets.end)
    default: preconditionFailure("emit dispatches each kind of statement")
    }
  }

  private func makeTargets(_ id: Statement.LoopID) -> (end: Label, next: Label) {
    let targets = (end: code.makeLabel(), next: code.makeLabel())
    setTargets(id, targets)
    return targets
  }

  private func setTargets(_ id: Statement.LoopID, _ targets: (end: Label, next: Label)) {
    loops[id] = LoopTargets(end: makeTarget(targets.end), next: makeTarget(targets.next))
  }

  /// `-- element`, at each jump to `next`; jumps to `end` after the last element.
  private func emitStart(of sequence: Statement.ForSequence, next: Label, end: Label) {
    switch sequence {
    case .elements(let array):
      emit(array)
      let elements = storeTemporary()
      code.append(.push(.int(0)))
      let index = storeInNewSlot()
      code.place(next)
      at(array.position) {
        code.append(.nextElement(array: elements, index: index, otherwise: end.number))
      }
    case .range(let lower, let upper, let includesUpper):
      emit(lower)
      let counter = storeInNewSlot()
      emit(upper)
      let last = storeInNewSlot()
      at(lower.position) {
        for slot in [counter, last] { code.append(.loadReference(slot: slot)) }
        code.append(.intrinsic(.rangeCheck, argumentCount: 2))
        code.append(.pop)
        code.place(next)
        code.append(
          .nextInteger(
            counter: counter, upper: last, includesUpper: includesUpper, otherwise: end.number))
      }
    case .iterator(let variable, let iterator, let step):
      emit(iterator)
      declare(variable, untilEndOfStatement: true)
      code.place(next)
      emit(step)
      code.append(.jumpIfNone(end.number))
    case .asynchronous(let operation, let base):
      load(base)
      let source = storeTemporary()
      code.place(next)
      code.append(.loadReference(slot: source))
      code.append(.perform(operation, argumentCount: 1))
      code.append(.jumpIfNone(end.number))
    }
  }
}
