/// A learner's progress, as stored on disk.
///
/// Slugs identify lessons and steps, so progress stays valid when lessons are renumbered or
/// reworded.
package struct LearnerProgress: Equatable, Sendable {
  /// The slug of the lesson to continue with.
  package var lastLesson: String?
  /// The progress by the lesson's slug.
  package var lessons: [String: LessonProgress]
  /// The answers to recaps by their ids, in order.
  package var recaps: [String: [LoggedRecap]]

  package init(
    lastLesson: String? = nil, lessons: [String: LessonProgress] = [:],
    recaps: [String: [LoggedRecap]] = [:]
  ) {
    self.lastLesson = lastLesson
    self.lessons = lessons
    self.recaps = recaps
  }
}

/// A learner's progress in one lesson.
package struct LessonProgress: Equatable, Sendable, Codable {
  /// The position to continue at.
  package var position: LessonPosition?
  /// The id of the furthest step that was reached.
  package var furthestStep: String?
  package var isCompleted: Bool
  /// The answers in order. A question may have several.
  package var answers: [LoggedAnswer]
  /// Nil before the first attempt.
  package var exercise: ExerciseProgress?

  package init(
    position: LessonPosition? = nil, furthestStep: String? = nil, isCompleted: Bool = false,
    answers: [LoggedAnswer] = [], exercise: ExerciseProgress? = nil
  ) {
    self.position = position
    self.furthestStep = furthestStep
    self.isCompleted = isCompleted
    self.answers = answers
    self.exercise = exercise
  }
}

/// A position in a lesson: the next element to show.
package struct LessonPosition: Equatable, Sendable, Codable {
  /// The step's id.
  package var step: String
  /// The element's index in the step; the number of elements if the step is finished.
  package var element: Int

  package init(step: String, element: Int) {
    self.step = step
    self.element = element
  }
}

/// A learner's answer to a prediction.
package struct LoggedAnswer: Equatable, Sendable, Codable {
  /// The step's id.
  package var step: String
  /// The index of the question in the step; nil in older files.
  package var question: Int?
  package var choice: String
  package var isRight: Bool
  /// The time in ISO 8601, as the caller wrote it.
  package var date: String

  package init(
    step: String, question: Int? = nil, choice: String, isRight: Bool, date: String
  ) {
    self.step = step
    self.question = question
    self.choice = choice
    self.isRight = isRight
    self.date = date
  }
}

/// A learner's progress with the exercise of a lesson.
package struct ExerciseProgress: Equatable, Sendable, Codable {
  /// The last attempt, to continue with.
  package var draft: String
  package var isSolved: Bool

  package init(draft: String, isSolved: Bool) {
    self.draft = draft
    self.isSolved = isSolved
  }
}

/// An answer to a recap.
package struct LoggedRecap: Equatable, Sendable, Codable {
  package var isRight: Bool
  /// The time in ISO 8601.
  package var date: String

  package init(isRight: Bool, date: String) {
    self.isRight = isRight
    self.date = date
  }
}

extension LearnerProgress {
  package subscript(lesson: Lesson) -> LessonProgress {
    get { self[slug: lesson.slug] }
    set { self[slug: lesson.slug] = newValue }
  }

  package subscript(slug slug: String) -> LessonProgress {
    get { lessons[slug] ?? LessonProgress() }
    set { lessons[slug] = newValue }
  }

  /// Records that an element is about to be shown. The lesson becomes the last one used.
  package mutating func reach(step: Int, element: Int, in lesson: Lesson) {
    guard lesson.steps.indices.contains(step) else { return }
    let id = lesson.steps[step].id
    lastLesson = lesson.slug
    self[lesson].position = LessonPosition(step: id, element: element)
    let furthest = self[lesson].furthestStep.flatMap { lesson.stepIndex(id: $0) } ?? -1
    if step > furthest { self[lesson].furthestStep = id }
  }

  /// Records that the lesson was finished. The next time it begins again.
  package mutating func complete(_ lesson: Lesson) {
    lastLesson = lesson.slug
    self[lesson].isCompleted = true
    self[lesson].position = nil
    self[lesson].furthestStep = lesson.steps.last?.id ?? self[lesson].furthestStep
  }

  package mutating func log(_ answer: LoggedAnswer, in lesson: Lesson) {
    self[lesson].answers.append(answer)
  }

  /// Resets the position in a lesson, but keeps its answers and that it was completed.
  package mutating func restart(_ lesson: Lesson) {
    self[lesson].position = nil
  }

  /// Returns the position to continue at in the lesson's present form.
  ///
  /// If the step was removed, it is the furthest step that still exists; without any, the
  /// beginning. A removed element becomes the last element that exists.
  package func place(in lesson: Lesson) -> (step: Int, element: Int) {
    let kept = self[lesson]
    if let position = kept.position, let step = lesson.stepIndex(id: position.step) {
      return (step, min(max(0, position.element), lesson.steps[step].elements.count))
    }
    guard kept.position != nil, let furthest = kept.furthestStep else { return (0, 0) }
    return (lesson.stepIndex(id: furthest) ?? 0, 0)
  }
}
