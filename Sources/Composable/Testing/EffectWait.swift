/// What the task of an effect waits for, as far as clocks can say.
///
/// This file is the only one that knows what clocks note; the tutor has no such notes.
struct EffectWait: Sendable {
  #if INTERPRETED
    var text: String? { nil }

    func noting<Result>(_ makeTask: () -> Result) -> Result { makeTask() }
  #else
    private let notes = SleepNotes()

    /// `until 3.0 seconds on a TestClock`; `nil` if it doesn't sleep, or its clock doesn't say.
    var text: String? { notes.texts.first }

    /// Makes a task whose sleeps clocks will note.
    ///
    /// It inherits the notes. To bind them in the task itself would take it round the main queue once
    /// more before it begins.
    func noting<Result>(_ makeTask: () -> Result) -> Result {
      SleepNotes.$current.withValue(notes, operation: makeTask)
    }
  #endif
}
