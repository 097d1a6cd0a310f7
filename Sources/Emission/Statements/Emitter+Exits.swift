import CheckedTree
import Machine

/// The work to do when control leaves a region. All cases except the first also run for an error,
/// which continues after them.
enum Exit {
  /// Code after the region handles its errors.
  case handling
  case deferred(Block, handler: Label)
  /// Ends the child task whose handle is in the slot.
  case asyncLet(slot: Int, handler: Label)
}

/// The region of code for an exit, from its start.
struct Region {
  let exit: Exit
  let mark: Lifetimes.Mark
}

/// The target of a jump out of blocks.
struct Target {
  let label: Label
  /// The number of regions around it.
  let exitCount: Int
  /// The slots in use at the target.
  let mark: Lifetimes.Mark
}

extension Emitter {
  /// `--`
  func emit(_ block: Block) {
    let outside = exits.count
    let mark = lifetimes.mark
    for statement in block.statements { emit(statement) }
    at(block.end) {
      endRegions(downTo: outside)
      endStatement(since: mark, isScope: true)
    }
  }

  func deferring(_ block: Block) {
    let handler = code.makeLabel()
    code.append(.beginHandling(handler.number))
    exits.append(Region(exit: .deferred(block, handler: handler), mark: lifetimes.mark))
  }

  func endLater(asyncLetIn slot: Int) {
    let handler = code.makeLabel()
    code.append(.beginHandling(handler.number))
    exits.append(Region(exit: .asyncLet(slot: slot, handler: handler), mark: lifetimes.mark))
  }

  /// Ends regions at the end of their code, and emits the handlers of their errors.
  func endRegions(downTo count: Int) {
    while exits.count > count {
      let region = exits.removeLast()
      let exit = region.exit
      endStatement(since: region.mark, isScope: true)
      leave(exit)
      switch exit {
      case .handling: break
      case .deferred(_, let handler), .asyncLet(_, let handler):
        let end = code.makeLabel()
        code.append(.jump(end.number))
        code.place(handler)
        clearAfterError(since: region.mark)
        perform(exit, afterError: true)
        throwAgain()
        code.place(end)
      }
    }
  }

  /// Leaves regions early, before a return. The frame releases the values outside of them.
  func leaveAllRegions() {
    _ = leaveRegions(downTo: 0)
  }

  /// Leaves regions and blocks early and jumps to the target.
  func leave(to target: Target) {
    let end = leaveRegions(downTo: target.exitCount)
    clear(since: target.mark, upTo: end)
    code.append(.jump(target.label.number))
  }

  /// Returns the point up to which values are still held.
  private func leaveRegions(downTo count: Int) -> Lifetimes.Mark? {
    let all = exits
    var end: Lifetimes.Mark?
    while let region = exits.last, exits.count > count {
      exits.removeLast()
      clear(since: region.mark, upTo: end)
      end = region.mark
      leave(region.exit)
    }
    exits = all
    return end
  }

  /// `error --`, keeping the position of the first throw.
  func throwAgain() {
    at(nil) { code.append(.throw) }
  }

  private func leave(_ exit: Exit) {
    code.append(.endHandling)
    perform(exit)
  }

  /// - Parameter afterError: Whether an error, which is on the stack, leaves the region.
  private func perform(_ exit: Exit, afterError: Bool = false) {
    switch exit {
    case .handling: break
    case .deferred(let block, _): emit(block)
    case .asyncLet(let slot, _):
      if afterError { code.append(.duplicate) }
      code.append(.loadReference(slot: slot))
      code.append(.perform(.endAsyncLet, argumentCount: afterError ? 2 : 1))
      code.append(.pop)
    }
  }
}
