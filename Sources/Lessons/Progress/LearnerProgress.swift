/// How far a learner has come, as it is kept on disk.
///
/// Lessons and steps are named by their slugs, so that renumbering or rewording lessons keeps
/// what still applies.
package struct LearnerProgress: Equatable, Sendable {
  /// The slug of the lesson to go on with.
  package var lastLesson: String?
  /// By the lesson's slug.
  package var lessons: [String: LessonProgress]
  /// The answers to recaps by their ids, in the order in which they were given.
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

/// How far a learner has come in one lesson.
package struct LessonProgress: Equatable, Sendable, Codable {
  /// Where to go on.
  package var position: LessonPosition?
  /// The id of the furthest step that was ever reached.
  package var furthestStep: String?
  package var isCompleted: Bool
  /// In the order in which they were given; a question may have been answered more than once.
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

/// A place in a lesson: the next element to show.
package struct LessonPosition: Equatable, Sendable, Codable {
  /// The step's id.
  package var step: String
  /// The element's index in the step; the number of elements when the step is done.
  package var element: Int

  package init(step: String, element: Int) {
    self.step = step
    self.element = element
  }
}

/// An answer a learner gave to a prediction.
package struct LoggedAnswer: Equatable, Sendable, Codable {
  /// The step's id.
  package var step: String
  /// The question's place in the step, counted from 0; older files don't say.
  package var question: Int?
  package var choice: String
  package var isRight: Bool
  /// When, in the form of ISO 8601, as whoever knows the time wrote it.
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

/// How far somebody came with the exercise of a lesson.
package struct ExerciseProgress: Equatable, Sendable, Codable {
  /// What was tried last, to go on with.
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
  /// When, in the form of ISO 8601.
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

  /// Notes that an element is about to be shown, in the lesson that is now the last one used.
  package mutating func reach(step: Int, element: Int, in lesson: Lesson) {
    guard lesson.steps.indices.contains(step) else { return }
    let id = lesson.steps[step].id
    lastLesson = lesson.slug
    self[lesson].position = LessonPosition(step: id, element: element)
    let furthest = self[lesson].furthestStep.flatMap { lesson.stepIndex(id: $0) } ?? -1
    if step > furthest { self[lesson].furthestStep = id }
  }

  /// Notes that the lesson was gone through to its end; the next time it begins anew.
  package mutating func complete(_ lesson: Lesson) {
    lastLesson = lesson.slug
    self[lesson].isCompleted = true
    self[lesson].position = nil
    self[lesson].furthestStep = lesson.steps.last?.id ?? self[lesson].furthestStep
  }

  package mutating func log(_ answer: LoggedAnswer, in lesson: Lesson) {
    self[lesson].answers.append(answer)
  }

  /// Forgets where the learner is in a lesson, and keeps that it was completed and the answers.
  package mutating func restart(_ lesson: Lesson) {
    self[lesson].position = nil
  }

  /// Where to go on in a lesson, fitted to what the lesson is now.
  ///
  /// When the step has gone, it is the furthest step that is still there; without any, the
  /// beginning. An element that has gone is the last that is there.
  package func place(in lesson: Lesson) -> (step: Int, element: Int) {
    let kept = self[lesson]
    if let position = kept.position, let step = lesson.stepIndex(id: position.step) {
      return (step, min(max(0, position.element), lesson.steps[step].elements.count))
    }
    guard kept.position != nil, let furthest = kept.furthestStep else { return (0, 0) }
    return (lesson.stepIndex(id: furthest) ?? 0, 0)
  }
}
