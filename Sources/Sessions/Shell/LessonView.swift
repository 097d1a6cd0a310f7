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
  /// The feedback for a choice.
  case feedback(Prediction, choice: Int)
  /// The answer that is right, for readers who are not asked.
  case answer(Prediction)
  /// The event of a block's run that shows the right answer.
  case proof(Prediction, BlockRecord)
  /// The feedback for all other choices.
  case otherFeedback(Prediction, except: Int?)
  case hint([Passage], index: Int, count: Int)
  /// The task of an exercise, its code, and the required output.
  case exercise(Exercise)
  /// The sentence of the solution, and optionally its code.
  case solution(Exercise, showsCode: Bool)
  case verdict(ExerciseVerdict)
  /// What happened in a block, its code included.
  case record(BlockRecord)
  /// Which block there is to change, below a proposal to try something.
  case editable(BlockRecord)
  /// A question of another day, with its code.
  case recap(RecapQuestion, index: Int, count: Int)
  /// The output of a recap's code, and the rule to remember.
  case recapRule(Recap)
  case recapEnd(right: Int, count: Int)
  case lessonEnd
  case notice(Notice)

  /// A message about moving through the lesson.
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
    /// The last hint was asked for once more.
    case lastHint
    case nothingToRepeat
    /// A block that uses what was edited runs once more.
    case runsAgain(lines: ClosedRange<Int>)
    case questionSkipped
    case stepSkipped
  }
}
