/// The clock that an effect's task waits for, if the clock supports it.
///
/// Only this file reads the clocks' notes. The tutor has no such notes.
struct EffectWait: Sendable {
  #if INTERPRETED
    var text: String? { nil }

    func noting<Result>(_ makeTask: () -> Result) -> Result { makeTask() }
  #else
    private let notes = SleepNotes()

    /// `until 3.0 seconds on a TestClock`; `nil` if it doesn't sleep, or its clock makes no notes.
    var text: String? { notes.texts.first }

    /// Creates a task whose sleeps are noted by clocks.
    ///
    /// The task inherits the notes. Binding them in the task itself would need one more turn of the
    /// main queue before it begins.
    func noting<Result>(_ makeTask: () -> Result) -> Result {
      SleepNotes.$current.withValue(notes, operation: makeTask)
    }
  #endif
}
