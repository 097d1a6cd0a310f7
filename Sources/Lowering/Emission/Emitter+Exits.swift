import Machine

/// What must happen when control leaves a region. All but the first also handle errors: they run
/// on the way of an error and let it go on.
enum Exit {
  /// Errors of the region are handled by code that follows it.
  case handling
  case deferred(Block, handler: Label)
  /// Ends the child whose handle is in the slot.
  case asyncLet(slot: Int, handler: Label)
}

extension Emitter {
  /// `--`
  func emit(_ block: Block) {
    let outside = exits.count
    for statement in block.statements { emit(statement) }
    at(block.end) { endRegions(downTo: outside) }
  }

  func deferring(_ block: Block) {
    let handler = code.makeLabel()
    code.append(.beginHandling(handler.number))
    exits.append(.deferred(block, handler: handler))
  }

  func endLater(asyncLetIn slot: Int) {
    let handler = code.makeLabel()
    code.append(.beginHandling(handler.number))
    exits.append(.asyncLet(slot: slot, handler: handler))
  }

  /// Ends regions where control falls off their end, and writes the code that handles their errors.
  private func endRegions(downTo count: Int) {
    while exits.count > count {
      let exit = exits.removeLast()
      leave(exit)
      switch exit {
      case .handling: break
      case .deferred(_, let handler), .asyncLet(_, let handler):
        let end = code.makeLabel()
        code.append(.jump(end.number))
        code.place(handler)
        perform(exit)
        throwAgain()
        code.place(end)
      }
    }
  }

  /// Leaves regions early, on the way of a jump or a return that follows.
  func leaveRegions(downTo count: Int) {
    let all = exits
    while let exit = exits.last, exits.count > count {
      exits.removeLast()
      leave(exit)
    }
    exits = all
  }

  /// `error --`, keeping the position of the first throw.
  func throwAgain() {
    at(nil) { code.append(.throw) }
  }

  private func leave(_ exit: Exit) {
    code.append(.endHandling)
    perform(exit)
  }

  private func perform(_ exit: Exit) {
    switch exit {
    case .handling: break
    case .deferred(let block, _): emit(block)
    case .asyncLet(let slot, _):
      code.append(.loadReference(slot: slot))
      code.append(.perform(.endAsyncLet, argumentCount: 1))
      code.append(.pop)
    }
  }
}
