import CheckedTree
import Machine

/// An optional chain being emitted.
struct Chain {
  /// The target if a link finds nil, with the stack height before the chain.
  let end: Label
  let depth: Int
  /// Exits of links with further operands on the stack, which must be popped first.
  var detours: [(label: Label, depth: Int)] = []
}

extension Emitter {
  func emitFlow(_ kind: Expression.Kind) {
    switch kind {
    case .conditional(let condition, let yes, let no):
      emitConditional(condition, then: yes, else: no)
    case .coalesce(let value, let replacement, let staysOptional):
      emitCoalesce(value, replacement, staysOptional: staysOptional)
    case .statement(let statement): emitBranches(statement)
    case .optionalChain(let value, let wraps): emitChain(value, wraps: wraps)
    case .chainLink(let value):
      emit(value)
      leaveChainIfNone()
    case .tryOptional(let value, let flattens): emitTryOptional(value, flattens: flattens)
    case .tryForce(let value): emitTryForce(value)
    case .sequence(let first, let second):
      emitForEffect(first)
      emit(second)
    case .bind(let variable, let value, let result):
      emit(value)
      declare(variable, untilEndOfStatement: true)
      emit(result)
      endBinding(of: variable)
    case .convertElements(let base, let element, let converted, let kind):
      convertElements(base, element, converted, kind)
    default: preconditionFailure("emitKind dispatches each kind of expression")
    }
  }

  // MARK: Conditions

  /// Jumps to the label unless the condition holds.
  func jump(to label: Label, unless condition: Expression) {
    at(condition.position) {
      switch condition.kind {
      case .constant(.bool(true)): break
      case .not(let inner): jump(to: label, when: inner)
      case .and(let left, let right):
        jump(to: label, unless: left)
        jump(to: label, unless: right)
      case .or(let left, let right):
        let holds = code.makeLabel()
        jump(to: holds, when: left)
        jump(to: label, unless: right)
        code.place(holds)
      default: emit(condition, then: .jumpIfFalse(label.number))
      }
    }
  }

  func jump(to label: Label, when condition: Expression) {
    at(condition.position) {
      switch condition.kind {
      case .constant(.bool(false)): break
      case .not(let inner): jump(to: label, unless: inner)
      case .and(let left, let right):
        let fails = code.makeLabel()
        jump(to: fails, unless: left)
        jump(to: label, when: right)
        code.place(fails)
      case .or(let left, let right):
        jump(to: label, when: left)
        jump(to: label, when: right)
      default: emit(condition, then: .jumpIfTrue(label.number))
      }
    }
  }

  func emitLogic(_ kind: Expression.Kind) {
    switch kind {
    case .not(let value):
      emit(value, then: .intrinsic(.negation, argumentCount: 1))
    case .and(let left, let right):
      let fails = code.makeLabel()
      jump(to: fails, unless: left)
      emit(right)
      otherwise(fails) { code.append(.push(.bool(false))) }
    case .or(let left, let right):
      let holds = code.makeLabel()
      jump(to: holds, when: left)
      emit(right)
      otherwise(holds) { code.append(.push(.bool(true))) }
    default: preconditionFailure("emitKind dispatches each kind of expression")
    }
  }

  /// Ends one branch, begins the other at the label, and joins both after it.
  func otherwise(_ label: Label, _ emitBranch: () -> Void) {
    let end = code.makeLabel()
    code.append(.jump(end.number))
    code.place(label)
    emitBranch()
    code.place(end)
  }

  private func emitConditional(
    _ condition: Expression, then yes: Expression, else no: Expression
  ) {
    let fails = code.makeLabel()
    jump(to: fails, unless: condition)
    emit(yes)
    otherwise(fails) { emit(no) }
  }

  private func emitCoalesce(
    _ value: Expression, _ replacement: Expression, staysOptional: Bool
  ) {
    let isNone = code.makeLabel()
    emit(value, then: .jumpIfNone(isNone.number))
    if staysOptional { code.append(.wrap) }
    otherwise(isNone) { emit(replacement) }
  }

  /// An `if` or `switch` expression whose branches yield a value.
  private func emitBranches(_ statement: Statement) {
    let end = code.makeLabel()
    yields.append(makeTarget(end))
    emit(statement)
    code.append(.push(.void))
    code.place(end)
    yields.removeLast()
  }

  // MARK: Optional chains

  private func emitChain(_ value: Expression, wraps: Bool) {
    chains.append(Chain(end: code.makeLabel(), depth: code.depth))
    emit(value)
    if wraps { code.append(.wrap) }
    let chain = chains.removeLast()
    let done = code.makeLabel()
    code.append(.jump(done.number))
    for detour in chain.detours {
      code.place(detour.label)
      for _ in chain.depth..<detour.depth { code.append(.pop) }
      code.append(.jump(chain.end.number))
    }
    code.place(chain.end)
    code.append(.push(.none))
    code.place(done)
  }

  /// Leaves the chain on nil, after calling setters with the values that their getters returned.
  func leaveChainIfNone(finishing writebacks: [Writeback]) {
    guard !writebacks.isEmpty else { return leaveChainIfNone() }
    let goesOn = code.makeLabel()
    code.append(.duplicate)
    code.append(.isSome)
    code.append(.jumpIfTrue(goesOn.number))
    finish(writebacks)
    code.place(goesOn)
    leaveChainIfNone()
  }

  /// `some(value) -- value`; ends the chain on nil.
  func leaveChainIfNone() {
    guard let chain = chains.last else {
      // A link outside any chain traps on nil.
      code.append(.unwrap)
      return
    }
    let depth = code.depth - 1
    guard depth > chain.depth else {
      code.append(.jumpIfNone(chain.end.number))
      return
    }
    let detour = code.makeLabel()
    chains[chains.count - 1].detours.append((detour, depth))
    code.append(.jumpIfNone(detour.number))
  }

  // MARK: try? and try!

  private func emitTryOptional(_ value: Expression, flattens: Bool) {
    let failed = code.makeLabel()
    handling(errorsAt: failed) { emit(value) }
    if !flattens { code.append(.wrap) }
    otherwise(failed) { code.append(.dropError) }
  }

  private func emitTryForce(_ value: Expression) {
    let failed = code.makeLabel()
    handling(errorsAt: failed) { emit(value) }
    otherwise(failed) {
      code.append(.perform(.debugDescribe, argumentCount: 1))
      code.append(.intrinsic(.forcedTry, argumentCount: 1))
    }
  }

  /// Emits code with an error handler at the label. The code may also leave early.
  func handling(errorsAt label: Label, _ emit: () -> Void) {
    code.append(.beginHandling(label.number))
    exits.append(Region(exit: .handling, mark: lifetimes.mark))
    emit()
    exits.removeLast()
    code.append(.endHandling)
  }
}
