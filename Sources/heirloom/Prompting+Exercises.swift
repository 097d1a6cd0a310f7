import Foundation
import Lessons
import LineEditing
import Sessions

extension Prompting {
  /// Opens the code of the lesson's exercise; from elsewhere in the lesson, goes there first.
  ///
  /// - Parameter argument: `new` for the code that the lesson begins with, whatever was tried.
  mutating func exercise(_ argument: String = "") async {
    guard let lesson = player?.lesson else {
      return say("No lesson is open: `:start 1` opens the first.")
    }
    guard lesson.exercise != nil else { return say("This lesson has no exercise.") }
    recap = nil
    await catchUp()
    guard let state = player?.exercise else { return await goToExercise() }
    guard argument.isEmpty || argument == "new" else {
      return say("`:exercise` goes on with what you wrote, `:exercise new` begins anew.")
    }
    let draft = argument.isEmpty ? progress[lesson].exercise?.draft : nil
    let text = draft ?? state.exercise.start.code
    guard let editor = TextEditor(environment: ProcessInfo.processInfo.environment) else {
      guard input.refill(text) else {
        return say("No editor is chosen, and nothing can be edited here: set `EDITOR`.")
      }
      isAttempting = true
      return say("Change it and press Enter. With `EDITOR` set, `:exercise` opens that.")
    }
    switch open(text, in: editor) {
    case .unchanged where text == state.exercise.start.code:
      say("Nothing was changed, so nothing was run.")
    case .unchanged: await attempt(text)
    case .changed(let changed): await attempt(changed)
    case .failed(let reason):
      say("The editor can't be used: \(reason).")
      guard input.refill(text) else { return }
      isAttempting = true
      say("Here is the code; change it and press Enter.")
    }
  }

  private mutating func goToExercise() async {
    if let turn = player?.returnToExercise() { return show(turn.views) }
    guard player?.aimAtExercise() == true else { return }
    let isAhead = player?.isBehind == true
    await catchUp()
    if isAhead { say("The blocks before it have run. This is the lesson's exercise:") }
    while let player, player.exercise == nil, !player.isAtEnd {
      if player.question?.state == .open { return say("A question comes first.") }
      await perform { $0.next() }
    }
  }

  /// Runs what somebody made of the exercise, and says what came of it.
  mutating func attempt(_ code: String) async {
    guard let player, let exercise = player.exercise?.exercise else { return }
    // What the last attempt declared would help this one.
    if let lastAttempt, session.sources.last == lastAttempt { _ = await session.undo() }
    lastAttempt = nil
    keep(code, isSolved: false)
    let (record, verdict) = await session.attempt(code, at: exercise, name: Self.exerciseName)
    if let record {
      latest = record.result
      endInterruptedLine(record.result)
      if !record.result.isRejected { lastAttempt = record.result.source }
    }
    keep(code, isSolved: verdict == .solved)
    if let turn = self.player?.attempted(record, verdict) { show(turn.views) }
    save()
  }

  /// What diagnostics call code that was written for an exercise.
  private static var exerciseName: String { "<exercise>" }

  /// Remembers what was tried, so that it isn't lost whatever it does.
  private mutating func keep(_ code: String, isSolved: Bool) {
    guard let lesson = player?.lesson else { return }
    let wasSolved = progress[lesson].exercise?.isSolved == true
    progress[lesson].exercise = ExerciseProgress(draft: code, isSolved: wasSolved || isSolved)
    store(progress)
  }
}
