/// The problems of a lesson's text. They are facts; `LessonProblem+Diagnostics` has their wording.
package enum LessonProblem: Equatable, Sendable {
  /// A part of a step.
  package enum Element: Equatable, Sendable {
    case exercise, question, notes, code, output
  }

  // The file.
  case empty
  case tooLarge(limit: Int)
  case nulByte(offset: Int)
  case notUTF8(byte: UInt8, offset: Int)

  /// A comment names a language by something that isn't a tag.
  case noLanguage(String)
  /// The file is in the folder of a language, and there is no file that it could be the translation of.
  case translatesNothing(name: String)
  /// A translation has more or fewer steps than what it translates.
  case translatedSteps(Int, original: Int)

  // Headings and steps.
  case noTitle
  case secondTitle(firstLine: Int)
  case noSteps
  case emptyHeading
  case underlinedHeading
  case duplicateStep(id: String, firstLine: Int)
  /// A block of Swift, its output or a prediction precedes the first step.
  case outsideStep(Element)

  // Fences.
  case unterminatedFence
  case unknownFenceWord(String, after: String?, allowed: [String], suggestion: String?)
  case conflictingFenceWords
  /// The text after `module=` isn't a name.
  case moduleName(String)
  /// The text after `test` isn't a name in quotes.
  case testWithoutName
  /// A test is always part of the session itself, and always run.
  case conflictingTestWord(String)
  /// `swift` or `output` in a quote or a list, where nothing runs it.
  case nestedCode(word: String)
  case outputWithoutCode
  case secondOutput(codeLine: Int)
  case invalidPattern(String, reason: String)
  /// Allowed in a session, but not in the one file that the compiler receives.
  case typeDeclaredTwice(String, firstLine: Int)

  // Predictions.
  /// A quote has a task list, but doesn't begin with `**Predict**`.
  case choicesWithoutLabel
  case emptyQuestion
  case tooFewChoices(Int)
  case rightChoices(Int)
  case choiceWithoutFeedback(answer: String)
  case emptyAnswer
  case sameAnswer(String, firstLine: Int)
  case hintInsideChoice
  case predictionWithoutCode
  /// A `**Look**` without an earlier block of Swift in its step.
  case lookWithoutRun
  case secondLook(firstLine: Int)
  /// A `<!-- meets … -->` without a question after it.
  case meetsWithoutQuestion
  /// Such a comment contains nothing, or a word that isn't the number of a misunderstanding.
  case meetsNoNumber(String)
  /// A `<!-- proof … -->` without a `**Look**` after it.
  case proofWithoutLook
  case proofWithoutWords
  /// An `<!-- edit … -->` whose text isn't in any block above it.
  case editsNothing(String)
  case formerlyNothing
  case formerlyFarFromHeading
  /// A heading of the lesson has this anchor now.
  case formerNameInUse(String)
  /// An `<!-- edit … -->` without a paragraph with `Try:` after it.
  case editWithoutTry

  // Other elements of a step.
  case exercise(ExerciseProblem)
  case recap(RecapProblem)
  /// A label of a quote where its kind isn't allowed.
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
