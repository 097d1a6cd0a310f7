/// What can be wrong with a lesson's text: facts only, worded in `LessonProblem+Diagnostics`.
package enum LessonProblem: Equatable, Sendable {
  // The file.
  case empty
  case tooLarge(limit: Int)
  case nulByte(offset: Int)
  case notUTF8(byte: UInt8, offset: Int)

  // Headings and steps.
  case noTitle
  case secondTitle(firstLine: Int)
  case noSteps
  case emptyHeading
  case underlinedHeading
  case duplicateStep(id: String, firstLine: Int)
  /// A block of Swift, its output or a prediction stands before the first step.
  case outsideStep(what: String)

  // Fences.
  case unterminatedFence
  case unknownFenceWord(String, after: String?, allowed: [String], suggestion: String?)
  case conflictingFenceWords
  /// What follows `module=` is no name.
  case moduleName(String)
  /// What follows `test` is no name in quotes.
  case testWithoutName
  /// A test is always part of the session itself, and always run.
  case conflictingTestWord(String)
  /// `swift` or `output` within a quote or a list, where nothing runs it.
  case nestedCode(word: String)
  case outputWithoutCode
  case secondOutput(codeLine: Int)
  case invalidPattern(String, reason: String)
  /// Allowed in a session, and not in the one file that the compiler gets.
  case typeDeclaredTwice(String, firstLine: Int)

  // Predictions.
  /// A quote has a task list, and does not begin with `**Predict**`.
  case choicesWithoutLabel
  case emptyQuestion
  case tooFewChoices(Int)
  case rightChoices(Int)
  case choiceWithoutFeedback(answer: String)
  case emptyAnswer
  case sameAnswer(String, firstLine: Int)
  case hintInsideChoice
  case predictionWithoutCode
  /// A `**Look**` without a block of Swift before it in its step.
  case lookWithoutRun
  case secondLook(firstLine: Int)
  /// A `<!-- meets … -->` that no question follows.
  case meetsWithoutQuestion
  /// Nothing, or something else than a number of a misunderstanding, in such a comment.
  case meetsNoNumber(String)
  /// An `<!-- edit … -->` whose text is in no block above it.
  case editsNothing(String)
  case formerlyNothing
  case formerlyFarFromHeading
  /// A heading of the lesson has this anchor now.
  case formerNameInUse(String)
  /// An `<!-- edit … -->` that no paragraph with `Try:` follows.
  case editWithoutTry

  // What else a step may have.
  case exercise(ExerciseProblem)
  case recap(RecapProblem)
  /// A label of a quote, where nothing of the kind may stand.
  case misplacedLabel(String)
  case notesWithoutTime
  case secondNotes(firstLine: Int)

  // Links.
  case missingFile(String)
  case missingAnchor(String, file: String?, suggestion: String?)

  // A folder of lessons.
  case sameNumber(Int, otherPath: String)
  case sameSlug(String, otherPath: String)
}
