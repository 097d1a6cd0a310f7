package import Lessons

/// Walks through a lesson from its beginning to its end, without asking anybody.
package struct LessonRunner: Sendable {
  /// A part of the lesson that the runner reached.
  package enum Moment: Equatable, Sendable {
    case title
    case heading(step: Int)
    case prose([Passage])
    /// A question with the answer that is right.
    case prediction(Prediction)
    case ran(BlockRecord)
    /// The exercise, and the result of its solution; nil if the solution isn't run.
    case exercise(Exercise, BlockRecord?)
  }

  private let session: LearnerSession

  package init(session: LearnerSession) {
    self.session = session
  }

  /// Runs the lesson; what comes before `only` runs too, because the step needs it, but unseen.
  ///
  /// It ends early when it is interrupted, and only then.
  ///
  /// - Parameters:
  ///   - only: the index of the one step to show; nil for the whole lesson.
  ///   - isSolving: whether an exercise is solved.
  ///   - visit: called with each moment that is to be seen, in order.
  /// - Returns: the worst of what the blocks came to.
  package func run(
    _ lesson: Lesson, only: Int? = nil, isSolving: Bool = true,
    visit: (Moment) async -> Void = { _ in }
  ) async -> ExitStatus {
    var status = ExitStatus.fine
    await visit(.title)
    for (index, step) in lesson.steps.enumerated().prefix(through: only) {
      let isShown = only == nil || only == index
      if isShown { await visit(.heading(step: index)) }
      for element in step.elements {
        switch element {
        case .prose(let passages): if isShown { await visit(.prose(passages)) }
        case .prediction(let prediction): if isShown { await visit(.prediction(prediction)) }
        case .code(let block):
          let record = await session.run(block, of: lesson)
          if isShown || !record.findings.isEmpty { await visit(.ran(record)) }
          status = max(status, record.status)
          if record.status == .interrupted { return status }
        case .exercise(let exercise):
          let record = isSolving ? await session.solve(exercise, of: lesson) : nil
          if isShown || record?.findings.isEmpty == false {
            await visit(.exercise(exercise, record))
          }
          if let record { status = max(status, record.status) }
          if record?.status == .interrupted { return status }
        }
      }
    }
    return status
  }
}

extension EnumeratedSequence where Base == [Lesson.Step] {
  fileprivate func prefix(through index: Int?) -> [(offset: Int, element: Lesson.Step)] {
    filter { index == nil || $0.offset <= index ?? 0 }
  }
}
