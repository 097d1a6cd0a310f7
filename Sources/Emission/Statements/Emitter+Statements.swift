import CheckedTree
import Machine

/// Statements except loops.
extension Emitter {
  /// `--`
  func emit(_ statement: Statement) {
    let depth = code.depth
    let mark = lifetimes.mark
    switch statement {
    case .expression(let expression):
      emitForEffect(expression)
      at(expression.position) { noteChangedCopies() }
    case .declare(let variable, let value):
      at(variable.position) {
        if let value {
          emit(value)
          noteCopy(variable, value)
        }
        if value == nil { declareUninitialized(variable) } else { declare(variable) }
      }
    case .destructure(let pattern, let value):
      emit(value)
      at(value.position) { match(pattern) }
    case .asyncLet(let variable, let child): emitAsyncLet(variable, child)
    case .block(let block): emit(block)
    case .conditional(let conditions, let then, let otherwise):
      emitConditional(conditions, then, otherwise)
    case .loop, .repeatLoop, .forIn: emitLoop(statement)
    case .choice(let id, let subject, let cases): emitChoice(id, subject, cases)
    case .breaking, .continuing, .fallingThrough, .returning, .throwing, .yield:
      emitLeaving(statement)
    case .catching(let block, let catches): emitCatching(block, catches)
    case .deferring(let block): deferring(block)
    case .ending(let endings):
      for ending in endings.endings { at(ending.position) { vacate(ending.path) } }
    }
    code.settle(depth)
    endStatement(since: mark, isScope: statement.isScope)
  }

  private func emitAsyncLet(_ variable: Variable, _ child: Body) {
    at(variable.position) {
      makeClosure(child)
      code.append(.push(.string(variable.name)))
      code.append(.perform(.beginAsyncLet, argumentCount: 2))
      let slot = claimSlot(for: variable)
      code.append(.store(slot: slot))
      endLater(asyncLetIn: slot)
    }
  }

  // MARK: Leaving

  private func emitLeaving(_ statement: Statement) {
    switch statement {
    case .breaking(let id):
      guard let target = loops[id] else { return }
      leave(to: target.end)
    case .continuing(let id):
      guard let target = loops[id], let next = target.next else { return }
      leave(to: next)
    case .fallingThrough:
      guard let target = nextCases.last else { return }
      leave(to: target)
    case .yield(let value):
      guard let target = yields.last else { return emitForEffect(value) }
      emit(value)
      leave(to: target)
    case .returning(let value): emitReturn(value)
    case .throwing(let error):
      emit(error)
      at(error.position) { code.append(.throw) }
    default: preconditionFailure("emit dispatches each kind of statement")
    }
  }

  private func emitReturn(_ value: Expression?) {
    at(value?.position ?? code.position) {
      if let value { emit(value) } else { pushImplicitResult() }
      leaveAllRegions()
      code.append(.return)
    }
  }

  // MARK: Choosing

  private func emitConditional(_ conditions: [Condition], _ then: Block, _ otherwise: Block?) {
    let fails = code.makeLabel()
    let mark = lifetimes.mark
    jump(to: fails, unless: conditions)
    let bound = lifetimes.mark
    emit(then)
    guard let otherwise else {
      code.place(fails)
      return
    }
    self.otherwise(fails) {
      // Values that the conditions bound before one of them failed aren't in scope here.
      clear(since: mark, upTo: bound)
      emit(otherwise)
    }
  }

  func jump(to label: Label, unless conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): jump(to: label, unless: expression)
      case .matches(let pattern, let value):
        emit(value)
        at(value.position) { match(pattern, otherwise: label) }
      }
    }
  }

  private func emitChoice(
    _ id: Statement.LoopID, _ subject: Expression, _ cases: [Statement.Case]
  ) {
    let mark = lifetimes.mark
    emit(subject)
    let slot = storeTemporary(canHoldObjects: subject.canHoldObjects)
    let end = code.makeLabel()
    let bodies = cases.map { _ in code.makeLabel() }
    loops[id] = LoopTargets(end: makeTarget(end), next: nil)
    for (index, chosen) in cases.enumerated() {
      let next = code.makeLabel()
      at(chosen.position) {
        jump(to: next, unlessAny: chosen.alternatives, matches: slot, body: bodies[index])
      }
      code.place(bodies[index])
      if chosen.endsSubject, subject.canHoldObjects { endSubject(of: chosen, since: mark) }
      // The last case has no next case.
      nextCases.append(makeTarget(index + 1 < bodies.count ? bodies[index + 1] : end))
      emit(chosen.body)
      nextCases.removeLast()
      code.append(.jump(end.number))
      code.place(next)
    }
    at(subject.position) { code.append(.trap(.custom("no case of the `switch` matches"))) }
    code.place(end)
  }

  /// Ends the subject's life before the body. Variables of the pattern keep their values.
  private func endSubject(of chosen: Statement.Case, since mark: Lifetimes.Mark) {
    if chosen.alternatives.contains(where: { !$0.pattern.variables.isEmpty }) {
      clearTemporaries(since: mark)
    } else {
      clear(since: mark, upTo: lifetimes.mark)
    }
  }

  /// Jumps to the body, which must be placed next, if one of the alternatives matches.
  private func jump(
    to next: Label, unlessAny alternatives: [(pattern: Pattern, where: Expression?)],
    matches slot: Int, body: Label
  ) {
    for (index, alternative) in alternatives.enumerated() {
      let isLast = index == alternatives.count - 1
      let fails = isLast ? next : code.makeLabel()
      code.append(.loadReference(slot: slot))
      match(alternative.pattern, otherwise: fails)
      if let condition = alternative.where { jump(to: fails, unless: condition) }
      guard !isLast else { return }
      code.append(.jump(body.number))
      code.place(fails)
    }
  }

  private func emitCatching(_ block: Block, _ catches: [Statement.Catch]) {
    let failed = code.makeLabel()
    let end = code.makeLabel()
    let mark = lifetimes.mark
    handling(errorsAt: failed) { emit(block) }
    code.append(.jump(end.number))
    code.place(failed)
    clearAfterError(since: mark)
    let slot = storeTemporary()
    for item in catches {
      let next = code.makeLabel()
      let body = code.makeLabel()
      jump(to: next, unlessAny: item.alternatives, matches: slot, body: body)
      code.place(body)
      emit(item.body)
      code.append(.jump(end.number))
      code.place(next)
    }
    code.append(.take(slot: slot))
    throwAgain()
    code.place(end)
  }
}
