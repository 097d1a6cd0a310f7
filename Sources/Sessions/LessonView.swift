package import Lessons

/// One thing to show a learner; how it looks is somebody else's matter.
package enum LessonView: Equatable, Sendable {
  case title
  case introduction
  case heading(step: Int)
  case prose([Passage])
  /// Swift that is about to run.
  case code(CodeBlock, firstLine: Int)
  case question(Prediction)
  /// What somebody who chose this is told.
  case feedback(Prediction, choice: Int)
  /// The answer that is right, for readers who are not asked.
  case answer(Prediction)
  case hint([Passage], index: Int, count: Int)
  /// What happened in a block, its code included.
  case record(BlockRecord)
  case lessonEnd
  case notice(Notice)

  /// What a learner is told about the lesson's course.
  package enum Notice: Equatable, Sendable {
    /// Enter was pressed at a question that is not answered.
    case answerFirst(choices: Int)
    /// An answer fits several choices.
    case ambiguousAnswer([Int])
    /// A wrong answer was given; another one may follow.
    case answerAgain
    /// An earlier page is on view, so many before the last.
    case lookingBack(pages: Int)
    case atBeginning
    case noQuestion
    case noHints
    case nothingToRepeat
    case questionSkipped
    case stepSkipped
  }
}
