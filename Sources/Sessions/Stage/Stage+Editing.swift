package import Lessons

extension Stage {
  /// The block that a class changes: the block of the `Try:` on view, or else the last block with
  /// something to see. Nil before any block has run.
  package var editableBlock: CodeBlock? {
    let proposed = proposals.lazy.compactMap { $0 }.first
    let seen = self.seen
    return proposed.flatMap { records[$0]?.block }
      ?? (seen.last(where: \.isEventful) ?? seen.last)?.block
  }

  /// The records of the blocks that have run before the frame on view, in their order.
  package var seen: [BlockRecord] {
    let last = frames[...index].reversed().lazy.compactMap { self.lastBlock(of: $0) }.first
    return records.values.filter { record in
      last.map { record.block.id <= $0 } ?? false
    }.sorted { $0.block.id < $1.block.id }
  }

  /// The blocks that the proposals on view name; nil for a proposal that names none.
  private var proposals: [CodeBlock.ID?] {
    let parts = if case .text(let parts) = frame { parts } else { lead }
    return parts.flatMap { part -> [CodeBlock.ID?] in
      guard case .element(let step, let element) = part,
        case .prose(let passages) = lesson.steps[step].elements[element]
      else { return [] }
      return passages.compactMap { passage -> CodeBlock.ID?? in
        guard case .proposal(_, let edits) = passage else { return nil }
        return .some(edits)
      }
    }
  }

  /// The last block that a frame shows after it has run.
  private func lastBlock(of frame: Frame) -> CodeBlock.ID? {
    switch frame {
    case .beat(let beat): beat.block
    case .outcome(_, let block, _): block
    case .answer(let question): question.block
    case .question(let question): prediction(question)?.kind == .look ? question.block : nil
    case .text(let parts):
      parts.reversed().lazy.compactMap { part -> CodeBlock.ID? in
        guard case .element(let step, let element) = part,
          case .code(let block) = self.lesson.steps[step].elements[element]
        else { return nil }
        return block.id
      }.first
    case .title, .exercise, .end: nil
    }
  }
}
