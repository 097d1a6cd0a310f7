import Foundation
import Lessons
import LineEditing
import Sessions

extension Prompting {
  /// Opens the code of the lesson's exercise; from elsewhere in the lesson, goes there first.
  ///
  /// - Parameter argument: `new` for the code that the lesson begins with, whatever was tried.
  mutating func exercise(_ argument: String = "") async {
    guard let lesson = player?.lesson else { return say(.noLessonOpen) }
    guard lesson.exercise != nil else { return say(.noExercise) }
    recap = nil
    await catchUp()
    guard let state = player?.exercise else { return await goToExercise() }
    guard argument.isEmpty || argument == "new" else { return say(.exerciseArgument) }
    let draft = argument.isEmpty ? progress[lesson].exercise?.draft : nil
    let text = draft ?? state.exercise.start.code
    switch open(text) {
    case .unchanged? where text == state.exercise.start.code: say(.nothingChanged)
    case .unchanged?: await attempt(text)
    case .changed(let changed)?: await attempt(changed)
    case .failed(let reason)?:
      say(.editorFailed(reason))
      refill(text, as: .attempt, saying: .editHereAfterFailure)
    case nil: refill(text, as: .attempt, saying: .editHere)
    }
  }

  private mutating func goToExercise() async {
    if let turn = player?.returnToExercise() { return await show(turn.views) }
    guard player?.aimAtExercise() == true else { return }
    let isAhead = player?.isBehind == true
    await catchUp()
    if isAhead { say(.blocksHaveRun) }
    while let player, player.exercise == nil, !player.isAtEnd {
      if player.question?.state == .open { return say(.questionFirst) }
      await perform { $0.next() }
    }
  }

  /// Runs what somebody made of the exercise, and says what came of it.
  mutating func attempt(_ code: String) async {
    guard let player, let exercise = player.exercise?.exercise else { return }
    // Remove the declarations of the last attempt, so that this attempt can't use them.
    if let lastAttempt, session.sources.last == lastAttempt { _ = await session.undo() }
    lastAttempt = nil
    keep(code, isSolved: false)
    console.progress?.begin(.running)
    let (record, verdict) = await session.attempt(code, at: exercise, name: Self.exerciseName)
    console.progress?.end()
    if let record {
      latest = record.result
      endInterruptedLine(record.result)
      if !record.result.isRejected { lastAttempt = record.result.source }
    }
    keep(code, isSolved: verdict == .solved)
    if let turn = self.player?.attempted(record, verdict) { await show(turn.views) }
    save()
  }

  /// The file name in diagnostics for the code of an exercise.
  private static var exerciseName: String { "<exercise>" }

  /// Remembers what was tried, so that it isn't lost whatever it does.
  private mutating func keep(_ code: String, isSolved: Bool) {
    guard let lesson = player?.lesson else { return }
    let wasSolved = progress[lesson].exercise?.isSolved == true
    progress[lesson].exercise = ExerciseProgress(draft: code, isSolved: wasSolved || isSolved)
    store(progress)
  }
}
