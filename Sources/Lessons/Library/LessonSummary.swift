/// What a list of lessons tells of one.
package struct LessonSummary: Equatable, Sendable {
  package var title: String
  package var minutes: Int
  package var stepCount: Int
  package var hasExercise: Bool

  package init(title: String, minutes: Int, stepCount: Int, hasExercise: Bool) {
    self.title = title
    self.minutes = minutes
    self.stepCount = stepCount
    self.hasExercise = hasExercise
  }

  package init(_ lesson: Lesson) {
    self.init(
      title: lesson.title, minutes: lesson.minutes, stepCount: lesson.steps.count,
      hasExercise: lesson.exercise != nil)
  }
}
