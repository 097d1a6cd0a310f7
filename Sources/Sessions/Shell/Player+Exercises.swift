import Lessons

extension Player {
  /// The exercise on view.
  package var exercise: ExerciseState? {
    pages.indices.contains(cursor) ? pages[cursor].exercise : nil
  }

  /// The next views after an attempt.
  package mutating func attempted(_ record: BlockRecord?, _ verdict: ExerciseVerdict) -> Turn {
    let views = (record.map { [LessonView.record($0)] } ?? []) + [.verdict(verdict)]
    guard let exercise else { return Turn(views) }
    if verdict == .solved {
      if exercise.isOpen, cursor == pages.count - 1 { place.element += 1 }
      pages[cursor].exercise?.isSolved = true
    }
    return Turn(views)
  }

  /// Returns to the lesson's exercise, if the learner has reached it before.
  ///
  /// - Returns: The views to show. Nil if the learner hasn't reached the exercise, or there is none.
  package mutating func returnToExercise() -> Turn? {
    guard let index = pages.lastIndex(where: { $0.exercise != nil }) else { return nil }
    guard index != cursor else { return Turn([]) }
    cursor = index
    return Turn(pages[index].views)
  }

  /// Makes the step of the exercise the place to go on at: see `catchUp()`. False without one.
  package mutating func aimAtExercise() -> Bool {
    let step = lesson.steps.firstIndex { step in
      step.elements.contains { if case .exercise = $0 { true } else { false } }
    }
    guard let step else { return false }
    cursor = pages.count - 1
    let aim = Place(step: step, element: 0)
    if destination < aim { target = aim }
    return true
  }

  /// Goes on without a solution.
  mutating func passExercise() {
    guard let exercise, exercise.isOpen else { return }
    pages[cursor].exercise?.isPassed = true
    if cursor == pages.count - 1 { place.element += 1 }
  }

  /// The hints, and as the last of them the solution.
  mutating func exerciseHint() -> Turn {
    guard let state = exercise else { return Turn([.notice(.noQuestion)]) }
    let hints = state.exercise.hints
    let count = hints.count + (state.exercise.solution == nil ? 0 : 1)
    guard count > 0 else { return Turn([.notice(.noHints)]) }
    let index = min(state.hints, count - 1)
    pages[cursor].exercise?.hints = index + 1
    guard hints.indices.contains(index) else {
      return Turn([.solution(state.exercise, showsCode: true)])
    }
    return Turn([.hint(hints[index], index: index, count: count)])
  }
}

extension Player {
  /// The activity of the learner on the current page, and the index of its step.
  package enum Whereabouts: Equatable, Sendable {
    case reading(step: Int)
    case asked(step: Int)
    /// Something was proposed to try.
    case trying(step: Int)
    case exercise(step: Int)
  }

  /// Whether an earlier page is on view.
  package var isLookingBack: Bool { cursor < pages.count - 1 }

  package var whereabouts: Whereabouts {
    guard target == nil, pages.indices.contains(cursor) else { return .reading(step: step) }
    let page = pages[cursor]
    if let question = page.question, question.isAsking { return .asked(step: page.step) }
    if let exercise = page.exercise, !exercise.isPassed { return .exercise(step: page.step) }
    return page.isTry ? .trying(step: page.step) : .reading(step: page.step)
  }
}

extension Player.Page {
  /// Whether something is proposed to try, and the block that it changes.
  var proposal: (isTry: Bool, edits: CodeBlock.ID?) {
    for case .prose(let passages) in views {
      for case .proposal(_, let block) in passages { return (true, block) }
    }
    return (false, nil)
  }

  var isTry: Bool { proposal.isTry }
}
