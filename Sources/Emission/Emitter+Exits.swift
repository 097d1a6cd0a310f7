import CheckedTree
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

/// Code that an exit belongs to, from where it begins.
struct Region {
  let exit: Exit
  let mark: Lifetimes.Mark
}

/// Where a jump out of blocks goes.
struct Target {
  let label: Label
  /// How many regions are around it.
  let exitCount: Int
  /// What was held where it stands.
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

  /// Ends regions where control falls off their end, and writes the code that handles their errors.
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
        perform(exit)
        throwAgain()
        code.place(end)
      }
    }
  }

  /// Leaves regions early, on the way of a return that follows: what is held outside of them goes
  /// with the frame.
  func leaveAllRegions() {
    _ = leaveRegions(downTo: 0)
  }

  /// Leaves regions and blocks early and goes to the target.
  func leave(to target: Target) {
    let end = leaveRegions(downTo: target.exitCount)
    clear(since: target.mark, upTo: end)
    code.append(.jump(target.label.number))
  }

  /// Gives the point up to which something is still held.
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
