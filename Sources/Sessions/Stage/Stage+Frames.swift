import Lessons

/// Frames are made as they are reached, because what a block comes to decides what there is to show.
extension Stage {
  /// A lesson takes no more keys than this, if it can be helped.
  private static let mostKeys = 25

  /// What is left for runs when every question, and the text between two, has a frame.
  static func beatsPerRun(of lesson: Lesson) -> Int {
    let questions = lesson.predictions.count
    let fixed = 2 + questions + lesson.steps.count
    return max(1, (mostKeys - fixed) / max(1, questions))
  }

  /// Takes elements until there is a frame to show or a block to run.
  mutating func makeFrames() -> Move {
    while next.step < lesson.steps.count {
      let step = lesson.steps[next.step]
      guard step.elements.indices.contains(next.element) else {
        next = Player.Place(step: next.step + 1, element: 0)
        if next.step < lesson.steps.count { parts.append(.heading(step: next.step)) }
        continue
      }
      switch step.elements[next.element] {
      case .prose:
        parts.append(.element(step: next.step, element: next.element))
        next.element += 1
      case .prediction:
        if hasText { return showText() }
        return ask()
      case .code(let block):
        // What is on view before the run is what the class has to know for it.
        return .needs(block)
      }
    }
    return hasText ? showText() : show([.end])
  }

  /// Goes on after the block of the next element has run.
  mutating func makeFrames(after record: BlockRecord, beats: [Int]) -> Move {
    let place = next
    next.element += 1
    latest = record.block.id
    let answers = pending
    pending = nil
    guard record.isEventful else {
      parts.append(.element(step: place.step, element: place.element))
      return makeFrames()
    }
    var new: [Frame] = hasText ? [.text(parts)] : []
    parts = []
    if beats.isEmpty {
      new.append(.outcome(step: place.step, block: record.block.id, answers: answers))
    }
    for (number, end) in beats.enumerated() {
      new.append(
        .beat(
          Beat(
            step: place.step, block: record.block.id, number: number + 1, count: beats.count,
            notes: (number == 0 ? 0 : beats[number - 1])..<end,
            about: answers)))
    }
    return show(new)
  }

  /// A heading alone stands above its question anyway.
  private var hasText: Bool {
    parts.contains { if case .element = $0 { true } else { false } }
  }

  private mutating func showText() -> Move {
    defer { parts = [] }
    return show([.text(parts)])
  }

  private mutating func ask() -> Move {
    let rest = lesson.steps[next.step].elements.dropFirst(next.element)
    var block: CodeBlock.ID?
    for case .code(let found) in rest {
      block = found.id
      break
    }
    let question = Question(step: next.step, element: next.element, block: block)
    next.element += 1
    parts = []
    pending = question
    return show([.question(question)])
  }
}
