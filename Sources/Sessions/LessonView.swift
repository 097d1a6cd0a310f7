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
  /// What those are told who chose otherwise.
  case otherFeedback(Prediction, except: Int?)
  case hint([Passage], index: Int, count: Int)
  /// What is to be changed, and what it has to do then.
  case exercise(Exercise)
  /// What solves it, in a sentence, and perhaps its code.
  case solution(Exercise, showsCode: Bool)
  case verdict(ExerciseVerdict)
  /// What happened in a block, its code included.
  case record(BlockRecord)
  /// Which block there is to change, below a proposal to try something.
  case editable(BlockRecord)
  /// A question of another day, with its code.
  case recap(RecapQuestion, index: Int, count: Int)
  /// What the code of a recap prints, and what is to be remembered.
  case recapRule(Recap)
  case recapEnd(right: Int, count: Int)
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
    /// The right answer was given; what is wrong with the others can be seen.
    case othersAreExplained
    /// An exercise was shown.
    case exerciseBegins
    /// Enter was pressed at an exercise that is not solved.
    case exerciseFirst
    case exerciseSkipped
    /// No question so far was to be answered from a trace.
    case noLook
    /// An earlier page is on view, so many before the last.
    case lookingBack(pages: Int)
    case atBeginning
    case noQuestion
    case noHints
    case nothingToRepeat
    /// A block that uses what was edited runs once more.
    case runsAgain(lines: ClosedRange<Int>)
    case questionSkipped
    case stepSkipped
  }
}
