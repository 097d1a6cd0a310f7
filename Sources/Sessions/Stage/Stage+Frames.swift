import Lessons

/// Frames are made as they are reached, because what a block comes to decides what there is to show.
extension Stage {
  /// A lesson takes no more keys than this, if it can be helped.
  private static let mostKeys = 25

  /// The number of frames for each run, after one frame for each question, for the answer to a look,
  /// and for the text between.
  static func beatsPerRun(of lesson: Lesson) -> Int {
    let looks = lesson.predictions.count { $0.kind == .look }
    let exercises = lesson.exercise == nil ? 0 : 1
    let runs = lesson.predictions.count - looks + exercises
    let fixed = 2 + runs + 2 * looks + max(looks, lesson.steps.count)
    return max(1, (mostKeys - fixed) / max(1, runs))
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
      case .prediction(let prediction): return ask(prediction)
      case .exercise(let exercise):
        let frame = Frame.exercise(step: next.step, element: next.element)
        guard self.frame == frame, let solved = exercise.solved else {
          if hasText { return showText() }
          parts = []
          if exercise.solved == nil { next.element += 1 }
          return show([frame])
        }
        return .needs(solved)
      case .code(let block):
        // Show the text before the block runs, because the class needs it.
        return .needs(block)
      }
    }
    return show([.end], lead: takeText())
  }

  /// Goes on after the block of the next element has run.
  mutating func makeFrames(after record: BlockRecord, beats: [Int]) -> Move {
    let place = next
    next.element += 1
    let answers = pending
    pending = nil
    // A run without a question and without beats is shown with the text around it.
    guard record.isEventful, answers != nil || !beats.isEmpty else {
      parts.append(.element(step: place.step, element: place.element))
      return makeFrames()
    }
    latest = record.block.id
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
    parts.contains { if case .heading = $0 { false } else { true } }
  }

  private mutating func showText() -> Move { show([.text(takeText())]) }

  /// The text before the next frame. Empty if the text is only a heading.
  private mutating func takeText() -> [Part] {
    defer { parts = [] }
    return hasText ? parts : []
  }

  private mutating func ask(_ prediction: Prediction) -> Move {
    let rest = lesson.steps[next.step].elements.dropFirst(next.element)
    let following = rest.lazy.compactMap { if case .code(let block) = $0 { block.id } else { nil } }
    let isLook = prediction.kind == .look
    let question = Question(
      step: next.step, element: next.element, block: isLook ? latest : following.first)
    next.element += 1
    let lead = takeText()
    if !isLook { pending = question }
    return show(
      isLook ? [.question(question), .answer(question)] : [.question(question)], lead: lead)
  }
}
