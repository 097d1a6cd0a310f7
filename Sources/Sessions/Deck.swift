package import Lessons

/// A lesson as a pile of screens for a class: forward and back through what was recorded.
///
/// A block runs when its first screen is reached; from then on its moments are screens like the
/// others, however often one comes by.
package struct Deck: Sendable {
  /// One screen; the numbers are the indices of steps, elements and moments.
  package enum Frame: Equatable, Sendable {
    case title
    case prose(step: Int, element: Int)
    case question(step: Int, element: Int)
    case answer(step: Int, element: Int)
    case code(step: Int, element: Int)
    /// What the class is to change; its solution follows.
    case exercise(step: Int, element: Int)
    /// A moment of the block's trace, counted from 1; or 0, for one whose trace has none.
    case moment(Int, of: Int, step: Int, element: Int)
    case end
  }

  /// What a key comes to.
  package enum Move: Equatable, Sendable {
    case shown(Frame)
    /// The block has to run before there is anything to show.
    case needs(CodeBlock)
    case stays
  }

  package let lesson: Lesson
  package private(set) var frames: [Frame] = [.title]
  package private(set) var index = 0
  package private(set) var records: [CodeBlock.ID: BlockRecord] = [:]
  private var next = Player.Place(step: 0, element: 0)

  package init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  package var frame: Frame { frames[index] }

  package mutating func forward() -> Move {
    if index < frames.count - 1 {
      index += 1
      return .shown(frame)
    }
    while next.step < lesson.steps.count,
      !lesson.steps[next.step].elements.indices.contains(next.element)
    {
      next = Player.Place(step: next.step + 1, element: 0)
    }
    guard next.step < lesson.steps.count else {
      guard frame != .end else { return .stays }
      return show([.end])
    }
    let (step, element) = (next.step, next.element)
    switch lesson.steps[step].elements[element] {
    case .prose: return show([.prose(step: step, element: element)])
    case .prediction:
      return show([
        .question(step: step, element: element), .answer(step: step, element: element),
      ])
    case .exercise(let exercise):
      guard let solved = exercise.solved, frame == .exercise(step: step, element: element) else {
        frames.append(.exercise(step: step, element: element))
        index = frames.count - 1
        return .shown(frame)
      }
      return .needs(solved)
    case .code(let block):
      // The code stands on a screen of its own before it runs.
      guard frame == .code(step: step, element: element) else {
        frames.append(.code(step: step, element: element))
        index = frames.count - 1
        return .shown(frame)
      }
      return .needs(block)
    }
  }

  package mutating func back() -> Move {
    guard index > 0 else { return .stays }
    index -= 1
    return .shown(frame)
  }

  /// Takes the record of the block that was needed.
  ///
  /// - Parameter moments: how many screens a renderer makes of its trace.
  package mutating func finished(_ record: BlockRecord, moments: Int) -> Move {
    let (step, element) = (next.step, next.element)
    records[record.block.id] = record
    guard record.isEventful else {
      next.element += 1
      return forward()
    }
    let numbers = moments > 0 ? Array(1...moments) : [0]
    return show(numbers.map { .moment($0, of: moments, step: step, element: element) })
  }

  private mutating func show(_ new: [Frame]) -> Move {
    frames += new
    index = frames.count - new.count
    next.element += 1
    return .shown(frame)
  }
}
